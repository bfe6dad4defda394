#include "app/window/desk_rows.h"

#include "app/window/note_form_rows.h"
#include "app/window/note_words.h"
#include "app/window/progress.h"
#include "app/window/standing.h"
#include "app/window/words.h"

#include <algorithm>
#include <set>

namespace fielddesk {

namespace {

QString key_of(Code code) {
    return words(code.text());
}
template <typename Tag>
QString key_of(Id<Tag> id) {
    return QString::number(id.value);
}

// An order as a text that no other order of the desk has.
QString key_of(const DeskAction& action) {
    QString key = words(action.order.verb.text());
    for (const Argument& argument : action.order.arguments)
        std::visit(
            [&](const auto& value) {
                using Value = std::decay_t<decltype(value)>;
                if constexpr (std::is_same_v<Value, int>)
                    key += QStringLiteral(" %1").arg(value);
                else
                    key += QStringLiteral(" ") + key_of(value);
            },
            argument);
    return action.barred ? key + QStringLiteral(" barred") : key;
}

bool holds_cards(const Slot& slot) {
    return !slot.candidates.empty() && std::holds_alternative<CardId>(slot.candidates.front());
}

} // namespace

DiceShown dice_of(const Facts& facts, const Phrasebook& phrasebook) {
    DiceShown shown;
    for (const Fact& fact : facts)
        if (const auto* dice = std::get_if<facts::DiceRolled>(&fact.what)) {
            shown.faces = QList<int>(dice->roll.faces.begin(), dice->roll.faces.end());
            shown.source = words(phrasebook.say(dice->roll.source));
        }
    return shown;
}

QString DeskRows::side_letters(SideId side) const {
    return words(m_kit.sides[side].letters);
}

QString DeskRows::headline() const {
    return words(m_phrasebook.say(m_desk.headline));
}

std::vector<StageRow> DeskRows::stages() const {
    std::vector<StageRow> rows;
    for (const DeskStage& stage : m_desk.stages) {
        const PhaseDefinition& phase = m_kit.phases[stage.phase];
        rows.push_back(
            {key_of(stage.phase), words(phase.title), progress_word(stage.progress), words(phase.help)});
    }
    return rows;
}

std::vector<PlaceRow> DeskRows::places(const DeskLane& lane) const {
    std::vector<PlaceRow> rows;
    for (const DeskPlace& place : lane.places) {
        const Place& definition = m_kit.places[place.place];
        PlaceRow row;
        row.key = key_of(place.place);
        row.name = words(definition.title);
        row.kind = words(definition.kind.text());
        row.provenance = provenance_word(definition.provenance);
        QStringList union_extra;
        QStringList confederate_extra;
        // An army is told by its side and value; a leader by name, with an army or without one.
        for (const DeskCounter& counter : place.counters) {
            const bool is_union = side_letters(counter.side) == QStringLiteral("US");
            const PieceDefinition& piece = m_kit.pieces[counter.piece];
            if (!is_army(counter)) {
                const QString name = words(piece.title).section(QLatin1Char(' '), -1);
                (is_union ? union_extra : confederate_extra).append(name);
                continue;
            }
            (is_union ? row.has_union : row.has_confederate) = true;
            if (!is_union) continue;
            row.union_value = counter.value.value_or(-1);
            row.union_piece = key_of(piece.id);
        }
        row.union_extra = union_extra.join(QStringLiteral(", "));
        row.confederate_extra = confederate_extra.join(QStringLiteral(", "));
        rows.push_back(std::move(row));
    }
    return rows;
}

QStringList DeskRows::remarks(const DeskLane& lane) const {
    QStringList remarks;
    for (const Text& remark : lane.remarks)
        remarks.append(words(m_phrasebook.say(remark)));
    return remarks;
}

// The counter's name, and what it bears.
QString DeskRows::name_of(const DeskCounter& counter) const {
    QStringList parts{words(m_kit.pieces[counter.piece].title)};
    for (const MarkId mark : counter.marks)
        parts.append(words(m_kit.marks[mark].title).toLower());
    return parts.join(QStringLiteral(", "));
}

std::vector<BoxRow> DeskRows::boxes() const {
    std::vector<BoxRow> rows;
    for (const DeskBox& box : m_desk.boxes) {
        BoxRow row{key_of(box.place), words(m_kit.places[box.place].title), {}, {}, {}, 0};
        for (const DeskCounter& counter : box.counters) {
            row.counters.append(name_of(counter));
            row.sides.append(side_letters(counter.side).toLower());
            row.values.append(counter.value.value_or(-1));
            ++row.count;
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<SheetRow> DeskRows::sheets() const {
    std::vector<SheetRow> rows;
    for (const DeskSheet& sheet : m_desk.sheets) {
        SheetRow row{
            words(std::string(sheet.title.code.text())), words(m_phrasebook.say(sheet.title)), {}, {}, {}};
        for (const DeskLine& line : sheet.lines) {
            row.lines.append(words(m_phrasebook.say(line.text)));
            row.sections.append(words(m_phrasebook.section(line.section)));
            row.values.append(line.value ? QString::number(*line.value) : QString());
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<CardLineRow> DeskRows::card_lines() const {
    std::vector<CardLineRow> rows;
    if (!m_desk.card) return rows;
    for (const DeskCardLine& line : m_desk.card->lines)
        rows.push_back({key_of(m_desk.card->card) + QStringLiteral("/%1").arg(rows.size()),
                        words(m_phrasebook.say(line.text)), line.depth, progress_word(line.progress),
                        words(m_kit.phases[line.part].title)});
    return rows;
}

std::vector<PileRow> DeskRows::piles() const {
    std::vector<PileRow> rows;
    for (const DeskPile& pile : m_desk.piles) {
        PileRow row{key_of(m_kit.piles[pile.pile].id), words(m_kit.piles[pile.pile].title), pile.count};
        // The open hand is shown card by card.
        const bool is_shown_apart = !m_desk.hand.empty() && m_kit.piles[pile.pile].owner;
        for (const CardId id : is_shown_apart ? std::vector<CardId>() : pile.cards) {
            const Card card = m_phrasebook.card(id);
            row.cards.append(QStringLiteral("%1 %2").arg(card.number).arg(words(card.title)));
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<ActionRow> DeskRows::actions(bool is_look_only) const {
    std::vector<ActionRow> rows;
    if (is_look_only) return rows;
    const std::vector<Offer> offers = m_session.offers(m_seat);
    bool has_main = false;
    std::set<QString> groups;
    for (std::size_t index = 0; index < m_desk.actions.size(); ++index) {
        const DeskAction& action = m_desk.actions[index];
        ActionRow row;
        row.key = key_of(action);
        row.name = words(m_phrasebook.say(action.title));
        row.title = row.name;
        row.is_held_offer = action.is_held;
        row.is_held = action.is_held && action.group.empty();
        row.is_barred = action.barred.has_value();
        if (action.barred) row.barred_reason = words(m_phrasebook.say(*action.barred));
        if (!action.group.empty()) {
            row.group = words(m_phrasebook.say(Text{Code("group." + std::string(action.group.text())), {}}));
            row.is_group_head = groups.insert(row.group).second;
            row.title = row.group;
        }
        row.is_main = !row.is_barred && !has_main;
        has_main = has_main || row.is_main;
        row.has_ruling = action.ruling.has_value();
        if (action.ruling) {
            row.value = words(m_phrasebook.needed(*action.ruling));
            row.detail = words(m_phrasebook.chance_remark(*action.ruling));
        }
        row.asks_card = std::any_of(offers.begin(), offers.end(), [&](const Offer& offer) {
            return offer.verb == action.order.verb && action.order.arguments.empty() &&
                   !offer.slots.empty() && holds_cards(offer.slots.front());
        });
        row.takes_words = action.takes_words;
        row.index = static_cast<int>(index);
        rows.push_back(std::move(row));
    }
    return rows;
}

CardFace DeskRows::card() const {
    CardFace face;
    if (!m_desk.card) return face;
    const Card card = m_phrasebook.card(m_desk.card->card);
    face.is_there = true;
    face.number = card.number;
    face.title = words(card.title);
    face.date = words(card.date);
    face.history = words(card.history);
    face.wording = words(card.wording);
    face.is_practice = card.provenance == Provenance::Practice;
    return face;
}

DiceQuestion DeskRows::question() const {
    DiceQuestion question;
    if (!m_desk.question || m_desk.question->kind != Question::Kind::Dice) return question;
    question.is_asked = true;
    question.dice = m_desk.question->dice;
    question.purpose = headline();
    if (m_desk.ruling) {
        question.has_ruling = true;
        question.ruling = words(m_phrasebook.odds(*m_desk.ruling));
    }
    return question;
}

Ending DeskRows::ending() const {
    Ending ending;
    if (!m_desk.outcome) return ending;
    ending.is_over = true;
    ending.reason = headline();
    if (m_desk.outcome->winner) {
        ending.winner = words(m_kit.sides[*m_desk.outcome->winner].title);
        ending.letters = side_letters(*m_desk.outcome->winner);
    }
    return ending;
}

RecordRow DeskRows::record(const RecordEntry& entry) const {
    RecordRow row;
    row.key = QString::number(entry.number);
    row.number = static_cast<int>(entry.number);
    row.at = words(entry.at);
    row.headline = words(m_phrasebook.headline(entry));
    row.sentences = words(m_phrasebook.sentences(entry)).join(QLatin1Char('\n'));
    row.is_live = entry.is_live;
    row.has_ruling = std::any_of(entry.facts.begin(), entry.facts.end(), [](const Fact& fact) {
        return std::holds_alternative<facts::RulingMade>(fact.what) || is_of_box(fact.what);
    });
    return row;
}

} // namespace fielddesk
