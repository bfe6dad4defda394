#pragma once

#include "app/window/row_model.h"

#include <QStringList>

// The rows of the lists that a table shows. `key` says which thing a row is about.
namespace fielddesk {

struct StageRow {
    QString key;
    QString title;
    QString progress; // "done", "skipped", "now", "ahead"
    QString help;

    static std::vector<Role<StageRow>> roles() {
        return {role<&StageRow::title>("title"), role<&StageRow::progress>("progress"),
                role<&StageRow::help>("help")};
    }
    friend bool operator==(const StageRow&, const StageRow&) = default;
};

// A place of a lane, and who stands there: the armies, and what lies with them or alone. A value of -1 is one
// that nobody printed.
struct PlaceRow {
    QString key;
    QString name;
    QString kind;
    QString provenance;
    bool has_union = false;
    bool has_confederate = false;
    int union_value = -1;
    QString union_extra;
    QString confederate_extra;
    QString union_piece; // what to ask "why?" about

    static std::vector<Role<PlaceRow>> roles() {
        return {role<&PlaceRow::name>("placeName"),
                role<&PlaceRow::kind>("kind"),
                role<&PlaceRow::provenance>("placeProvenance"),
                role<&PlaceRow::has_union>("hasUnion"),
                role<&PlaceRow::has_confederate>("hasConfederate"),
                role<&PlaceRow::union_value>("unionValue"),
                role<&PlaceRow::union_extra>("unionExtra"),
                role<&PlaceRow::confederate_extra>("confederateExtra"),
                role<&PlaceRow::union_piece>("unionPiece")};
    }
    friend bool operator==(const PlaceRow&, const PlaceRow&) = default;
};

struct LaneRow {
    QString key;
    QString title;
    Rows* places = nullptr; // of PlaceRow, the same list for as long as the lane is there
    QStringList remarks;

    static std::vector<Role<LaneRow>> roles() {
        return {role<&LaneRow::title>("title"), role<&LaneRow::places>("places"),
                role<&LaneRow::remarks>("remarks")};
    }
    friend bool operator==(const LaneRow&, const LaneRow&) = default;
};

struct BoxRow {
    QString key;
    QString title;
    QStringList counters; // their names
    QStringList sides;    // "us" or "cs", one for each counter
    QList<int> values;    // one for each, -1 where this seat knows none
    int count = 0;

    static std::vector<Role<BoxRow>> roles() {
        return {role<&BoxRow::title>("title"), role<&BoxRow::counters>("counters"),
                role<&BoxRow::sides>("sides"), role<&BoxRow::values>("values"),
                role<&BoxRow::count>("counterCount")};
    }
    friend bool operator==(const BoxRow&, const BoxRow&) = default;
};

struct SheetRow {
    QString key;
    QString title;
    QStringList lines;
    QStringList values;   // one for each line, empty where it has none
    QStringList sections; // likewise

    static std::vector<Role<SheetRow>> roles() {
        return {role<&SheetRow::title>("title"), role<&SheetRow::lines>("lines"),
                role<&SheetRow::values>("values"), role<&SheetRow::sections>("sections")};
    }
    friend bool operator==(const SheetRow&, const SheetRow&) = default;
};

struct CardLineRow {
    QString key;
    QString text;
    int depth = 0;
    QString progress;
    QString part;

    static std::vector<Role<CardLineRow>> roles() {
        return {role<&CardLineRow::text>("text"), role<&CardLineRow::depth>("depth"),
                role<&CardLineRow::progress>("progress"), role<&CardLineRow::part>("part")};
    }
    friend bool operator==(const CardLineRow&, const CardLineRow&) = default;
};

struct PileRow {
    QString key;
    QString title;
    int count = 0;
    QStringList cards{}; // of a hand, where this seat may see them

    static std::vector<Role<PileRow>> roles() {
        return {role<&PileRow::key>("pile"), role<&PileRow::title>("title"),
                role<&PileRow::count>("cardCount"), role<&PileRow::cards>("cards")};
    }
    friend bool operator==(const PileRow&, const PileRow&) = default;
};

struct ActionRow {
    QString key;
    QString title;  // what its button says
    QString name;   // what is ordered, where many stand behind one button
    QString detail; // the chance
    QString value;  // the faces that succeed
    bool is_main = false;
    bool is_held = false;       // its button is
    bool is_held_offer = false; // it shows what cannot be unseen, behind whatever button
    bool is_barred = false;
    QString barred_reason;
    bool has_ruling = false;
    bool asks_card = false;
    bool takes_words = false;
    QString group;              // the name that many of one kind stand behind
    bool is_group_head = false; // the first of them
    int index = 0;              // of the desk's action

    static std::vector<Role<ActionRow>> roles() {
        return {role<&ActionRow::title>("title"),
                role<&ActionRow::detail>("detail"),
                role<&ActionRow::value>("value"),
                role<&ActionRow::is_main>("isMain"),
                role<&ActionRow::is_held>("isHeld"),
                role<&ActionRow::is_barred>("isBarred"),
                role<&ActionRow::barred_reason>("barredReason"),
                role<&ActionRow::has_ruling>("hasRuling"),
                role<&ActionRow::asks_card>("asksCard"),
                role<&ActionRow::takes_words>("takesWords"),
                role<&ActionRow::group>("group"),
                role<&ActionRow::is_group_head>("isGroupHead"),
                role<&ActionRow::index>("actionIndex")};
    }
    friend bool operator==(const ActionRow&, const ActionRow&) = default;
};

struct RecordRow {
    QString key;
    int number = 0;
    QString at;
    QString headline;
    QString sentences; // a line for each
    bool is_live = true;
    bool has_ruling = false;

    static std::vector<Role<RecordRow>> roles() {
        return {role<&RecordRow::number>("number"),     role<&RecordRow::at>("at"),
                role<&RecordRow::headline>("headline"), role<&RecordRow::sentences>("sentences"),
                role<&RecordRow::is_live>("isLive"),    role<&RecordRow::has_ruling>("hasRuling")};
    }
    friend bool operator==(const RecordRow&, const RecordRow&) = default;
};

} // namespace fielddesk
