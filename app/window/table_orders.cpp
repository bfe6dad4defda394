#include "app/window/table.h"

#include "app/window/words.h"

#include <algorithm>
#include <utility>

// The orders of the table's seat, and its questions why.
namespace fielddesk {

void Table::take(int action) {
    const DeskAction* taken = action_at(action);
    if (taken && !taken->takes_words) submit(taken->order);
}

bool Table::say(int action, const QString& line) {
    const DeskAction* taken = action_at(action);
    if (!taken || !taken->takes_words) return false;
    Order order = taken->order;
    order.words = line.toStdString();
    return submit(order);
}

const DeskAction* Table::action_at(int action) const {
    const bool is_there = m_session && action >= 0 && action < static_cast<int>(m_desk.actions.size());
    return is_there ? &m_desk.actions[static_cast<std::size_t>(action)] : nullptr;
}

std::vector<ActionRow> Table::open_actions() const {
    std::vector<ActionRow> open;
    for (const ActionRow& action : m_actions.rows())
        if (!action.is_barred && !action.asks_card) open.push_back(action);
    return open;
}

QList<QString> Table::offer_names() const {
    QStringList names;
    for (const ActionRow& action : open_actions())
        names.append(action.name);
    return names;
}

QList<QString> Table::offer_details() const {
    QStringList details;
    for (const ActionRow& action : open_actions())
        details.append(action.value.isEmpty() ? action.detail
                                              : action.value + QStringLiteral(", ") + action.detail);
    return details;
}

QList<QString> Table::offer_groups() const {
    QStringList groups;
    for (const ActionRow& action : open_actions())
        groups.append(action.group);
    return groups;
}

void Table::takeOffer(int offer) {
    const auto open = open_actions();
    if (offer >= 0 && offer < static_cast<int>(open.size()))
        take(open[static_cast<std::size_t>(offer)].index);
}

bool Table::isHeldOffer(int offer) const {
    const auto open = open_actions();
    return offer >= 0 && offer < static_cast<int>(open.size()) &&
           open[static_cast<std::size_t>(offer)].is_held_offer;
}

int Table::spokenOffer(int offer) const {
    const auto open = open_actions();
    if (offer < 0 || offer >= static_cast<int>(open.size())) return -1;
    const ActionRow& action = open[static_cast<std::size_t>(offer)];
    return action.takes_words ? action.index : -1;
}

// The card that lies on the table and is to be reported. A card that the desk names is given by its action.
std::optional<Offer> Table::card_offer() const {
    if (!m_session || m_is_look_only) return std::nullopt;
    const auto& actions = m_actions.rows();
    const auto asking = std::find_if(actions.begin(), actions.end(),
                                     [](const ActionRow& action) { return action.asks_card; });
    if (asking == actions.end()) return std::nullopt;
    for (Offer& offer : m_session->offers(m_seat))
        if (offer.verb == action_at(asking->index)->order.verb) return std::move(offer);
    return std::nullopt;
}

bool Table::asks_card() const {
    return card_offer().has_value();
}

void Table::turnCard(int number) {
    const auto offer = card_offer();
    if (!offer) return;
    const auto card = m_session->kit().card_numbered(number);
    if (!card) return say_no_card(number);
    submit(Order{m_seat, offer->verb, {*card}, Source::Typed});
}

void Table::say_no_card(int number) {
    set_problem(
        tr("There is no card %1 in this deck. Nothing was recorded; look at the number again.").arg(number));
}

void Table::roll() {
    if (m_session && !m_is_look_only) after(m_session->roll(m_seat));
}

void Table::typeDice(const QList<int>& faces) {
    Order order{m_seat, verbs::dice, {}, Source::Typed};
    for (const int face : faces)
        order.arguments.emplace_back(face);
    submit(order);
}

void Table::undo(bool isConfirmed) {
    if (m_session && !m_is_look_only) after(m_session->undo(m_seat, isConfirmed));
}

void Table::redo() {
    if (m_session && !m_is_look_only) after(m_session->redo(m_seat));
}

bool Table::submit(const Order& order) {
    return m_session && !m_is_look_only && order.seat == m_seat && after(m_session->submit(order));
}

bool Table::after(const Outcome& outcome) {
    if (!outcome) {
        set_problem(words(m_phrasebook->say(outcome.error())));
        return false;
    }
    set_problem(std::exchange(m_unlearned, {}));
    add_to_record(*outcome);
    show_desk();
    return true;
}

void Table::forgetProblem() {
    set_problem({});
}

void Table::explainAction(int action) {
    const DeskAction* asked = action_at(action);
    if (asked && asked->ruling) m_explanation.explain(*asked->ruling, *m_phrasebook);
}

void Table::explainDice() {
    if (m_desk.ruling) m_explanation.explain(*m_desk.ruling, *m_phrasebook);
}

void Table::explainRecord(int number) {
    if (!m_session) return;
    for (const RecordEntry& entry : m_session->record(m_seat))
        if (entry.number == number) return m_explanation.explain(entry, *m_phrasebook, m_session->kit());
}

void Table::explainNumber(const QString& what) {
    if (!m_session) return;
    if (const auto sum = m_phrasebook->sum_of(m_desk, what.toStdString())) m_explanation.explain(*sum);
}

} // namespace fielddesk
