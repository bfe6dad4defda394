#pragma once

#include "app/window/desk_rows.h"
#include "app/window/explanation.h"
#include "app/window/fight_view.h"
#include "app/window/hand_rows.h"
#include "app/window/network.h"
#include "app/window/option_rows.h"

#include <map>
#include <memory>

namespace fielddesk {

// One game on the table, and the seat that looks at it: the table, or a side at its own desk. It owns the
// session and shows what that seat may read of it, and nothing else; every order goes through it as that
// seat's, and after each only what changed is changed on the screen.
class Table : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool isOpen READ is_open NOTIFY gameChanged)
    Q_PROPERTY(bool isLookOnly READ is_look_only NOTIFY gameChanged)
    Q_PROPERTY(QString title READ title NOTIFY gameChanged)
    Q_PROPERTY(QString kitId READ kit_id NOTIFY gameChanged)
    Q_PROPERTY(QString path READ path NOTIFY gameChanged)
    Q_PROPERTY(bool isSealed READ is_sealed NOTIFY gameChanged)
    Q_PROPERTY(fielddesk::SeatView openDesk READ open_desk NOTIFY seatChanged)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)
    Q_PROPERTY(int turn READ turn NOTIFY changed)
    Q_PROPERTY(int turns READ turns NOTIFY changed)
    Q_PROPERTY(QString headline READ headline NOTIFY changed)
    Q_PROPERTY(QString happened READ happened NOTIFY changed)
    Q_PROPERTY(QString cameOfIt READ came_of_it NOTIFY changed)
    Q_PROPERTY(fielddesk::CardFace card READ card NOTIFY changed)
    Q_PROPERTY(fielddesk::DiceQuestion question READ question NOTIFY changed)
    Q_PROPERTY(fielddesk::DiceShown dice READ dice NOTIFY changed)
    Q_PROPERTY(fielddesk::UndoView undoView READ undo_view NOTIFY changed)
    Q_PROPERTY(fielddesk::AskedBack askedBack READ asked_back NOTIFY changed)
    Q_PROPERTY(fielddesk::Ending ending READ ending NOTIFY changed)
    Q_PROPERTY(bool asksCard READ asks_card NOTIFY changed)
    Q_PROPERTY(bool hasPractice READ has_practice NOTIFY gameChanged)
    Q_PROPERTY(fielddesk::Rows* stages READ stages CONSTANT)
    Q_PROPERTY(fielddesk::Rows* lanes READ lanes CONSTANT)
    Q_PROPERTY(fielddesk::Rows* boxes READ boxes CONSTANT)
    Q_PROPERTY(fielddesk::Rows* sheets READ sheets CONSTANT)
    Q_PROPERTY(fielddesk::Rows* cardLines READ card_lines CONSTANT)
    Q_PROPERTY(fielddesk::Rows* piles READ piles CONSTANT)
    Q_PROPERTY(fielddesk::Rows* actions READ actions CONSTANT)
    Q_PROPERTY(QList<QString> offerNames READ offer_names NOTIFY changed)
    Q_PROPERTY(QList<QString> offerDetails READ offer_details NOTIFY changed)
    Q_PROPERTY(QList<QString> offerGroups READ offer_groups NOTIFY changed)
    Q_PROPERTY(fielddesk::Rows* options READ options CONSTANT)
    Q_PROPERTY(fielddesk::Rows* record READ record CONSTANT)
    Q_PROPERTY(fielddesk::Explanation* explanation READ explanation CONSTANT)
    Q_PROPERTY(fielddesk::Network* network READ network CONSTANT)
    Q_PROPERTY(fielddesk::FightView* fight READ fight CONSTANT)
    Q_PROPERTY(fielddesk::Rows* formations READ formations CONSTANT)
    Q_PROPERTY(fielddesk::Rows* hand READ hand CONSTANT)

public:
    explicit Table(QObject* parent = nullptr);
    ~Table() override;

    // Nothing while no game is open.
    const Session* session() const { return m_session.get(); }
    const Phrasebook* phrasebook() const { return m_phrasebook.get(); }

    bool is_open() const { return m_session != nullptr; }
    bool is_look_only() const { return m_is_look_only; }
    QString title() const;
    QString kit_id() const;
    const QString& path() const { return m_path; }
    // The game that was to be opened wants PINs that were not given.
    bool is_sealed() const { return m_is_sealed; }
    Seat seat() const { return m_seat; }
    // The side whose desk is open; none while the table looks.
    const SeatView& open_desk() const { return m_open_desk; }
    const QString& problem() const { return m_problem; }
    int turn() const { return m_desk.turn; }
    int turns() const { return m_desk.turns; }
    const QString& headline() const { return m_headline; }
    // The last entry of the record, and its sentences in one; nothing before the first order.
    QString happened() const;
    QString came_of_it() const;
    const CardFace& card() const { return m_card; }
    const DiceQuestion& question() const { return m_question; }
    const DiceShown& dice() const { return m_dice; }
    const UndoView& undo_view() const { return m_undo; }
    const AskedBack& asked_back() const { return m_asked_back; }
    const Ending& ending() const { return m_ending; }
    bool asks_card() const;
    bool has_practice() const;
    Rows* stages() { return &m_stages; }
    Rows* lanes() { return &m_lanes; }
    Rows* boxes() { return &m_boxes; }
    Rows* sheets() { return &m_sheets; }
    Rows* card_lines() { return &m_card_lines; }
    Rows* piles() { return &m_piles; }
    Rows* actions() { return &m_actions; }
    // What may be done now, by name; what is barred is left out.
    QList<QString> offer_names() const;
    QList<QString> offer_groups() const; // the group of each, empty where it stands by itself
    QList<QString> offer_details() const;
    Rows* options() { return &m_options; }
    Rows* record() { return &m_record; }
    Explanation* explanation() { return &m_explanation; }
    Network* network() { return &m_network; }
    FightView* fight() { return &m_fight; }
    Rows* formations() { return m_formations.rows(); }
    Rows* hand() { return &m_hand; } // of the open desk

    Q_INVOKABLE bool open(const QString& path);
    Q_INVOKABLE bool look(const QString& path);
    Q_INVOKABLE void close();
    bool open(const QString& path, Journal::Mode mode, const Pins& pins);

    // Everything of the seat before is gone when this returns. A seat that cannot be read here, or that
    // nobody plays, is not sat at.
    void sit(Seat seat);
    Q_INVOKABLE void closeDesk() { sit(Seat::table()); }
    Result<void> expect_pin(SideId side, const std::string& pin);
    Result<void> change_pin(SideId side, const std::string& old, const std::string& pin);

    Q_INVOKABLE void take(int action);
    // Takes an action that says something besides. Whether it was taken; else `problem` says why not.
    Q_INVOKABLE bool say(int action, const QString& line);
    Q_INVOKABLE void takeOffer(int offer);
    Q_INVOKABLE bool isHeldOffer(int offer) const;
    // The action that an offer of words is; -1 where it takes none.
    Q_INVOKABLE int spokenOffer(int offer) const;
    Q_INVOKABLE void turnCard(int number);
    Q_INVOKABLE void roll();
    Q_INVOKABLE void typeDice(const QList<int>& faces);
    Q_INVOKABLE void undo(bool isConfirmed);
    Q_INVOKABLE void redo();
    Q_INVOKABLE void forgetProblem();

    Q_INVOKABLE void explainAction(int action);
    Q_INVOKABLE void explainDice();
    Q_INVOKABLE void explainRecord(int number);
    // `what` is the id of a counter or a pile, or "turn".
    Q_INVOKABLE void explainNumber(const QString& what);

    bool submit(const Order& order);
    void say_no_card(int number);

Q_SIGNALS:
    void gameChanged();
    void seatChanged();
    void changed();
    void problemChanged();

private:
    using Outcome = Result<RecordEntry>;

    void begin(std::unique_ptr<Session> session);
    void learn(const BoxKnowledge& before, const BoxKnowledge& after);
    DeskRows rows() const;
    const DeskAction* action_at(int action) const;
    bool after(const Outcome& outcome);
    void show_desk();
    void show_lanes(const DeskRows& rows);
    void show_undo();
    void show_asked_back();
    void show_record();
    void add_to_record(const RecordEntry& entry);
    void set_live(std::int64_t entry, bool is_live);
    void set_problem(const QString& problem);
    std::optional<Offer> card_offer() const;
    std::vector<ActionRow> open_actions() const;

    std::unique_ptr<Session> m_session;
    std::unique_ptr<Phrasebook> m_phrasebook;
    QString m_path;
    QString m_problem;
    QString m_unlearned; // why the order that is being given could not be kept among the box notes
    bool m_is_look_only = false;
    bool m_is_sealed = false;
    Seat m_seat = Seat::table();
    SeatView m_open_desk;
    Desk m_desk;
    QString m_headline;
    CardFace m_card;
    DiceQuestion m_question;
    DiceShown m_dice;
    UndoView m_undo;
    AskedBack m_asked_back;
    Ending m_ending;
    RowModel<StageRow> m_stages;
    RowModel<LaneRow> m_lanes;
    std::map<QString, std::unique_ptr<RowModel<PlaceRow>>> m_places;
    RowModel<BoxRow> m_boxes;
    RowModel<SheetRow> m_sheets;
    RowModel<CardLineRow> m_card_lines;
    RowModel<PileRow> m_piles;
    RowModel<ActionRow> m_actions;
    RowModel<OptionRow> m_options;
    RowModel<RecordRow> m_record;
    Explanation m_explanation;
    Network m_network;
    FightView m_fight;
    Formations m_formations;
    RowModel<HandCardRow> m_hand;
};

// A side as it is shown where it is named.
SeatView seat_view(const Kit& kit, SideId side);

} // namespace fielddesk
