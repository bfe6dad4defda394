#include "app/window/table.h"

#include "app/library.h"
#include "app/window/words.h"

#include <algorithm>

namespace fielddesk {

namespace {

constexpr Seat seat = Seat::table();

std::filesystem::path file_path(const QString& path) {
    return path.toStdString();
}

} // namespace

Table::Table(QObject* parent)
    : QObject(parent), m_stages(this), m_lanes(this), m_boxes(this), m_card_lines(this), m_piles(this),
      m_actions(this), m_options(this), m_record(this), m_explanation(this) {}

Table::~Table() = default;

QString Table::title() const {
    return m_session ? words(m_session->kit().title) : QString();
}

bool Table::has_practice() const {
    return m_session && fielddesk::has_practice(m_session->kit());
}

bool Table::open(const QString& path) {
    return open(path, Journal::Mode::Play);
}
bool Table::look(const QString& path) {
    return open(path, Journal::Mode::Look);
}

bool Table::open(const QString& path, Journal::Mode mode) {
    close();
    m_path = path;
    auto opened = Session::open(file_path(path), mode);
    if (!opened) {
        Q_EMIT gameChanged();
        set_problem(words(say_without_game(opened.error())));
        return false;
    }
    m_session = *std::move(opened);
    m_phrasebook = std::make_unique<Phrasebook>(m_session->rules());
    m_is_look_only = mode == Journal::Mode::Look;
    const Position position = m_session->position(seat);
    m_options.update(option_rows(m_session->kit(), &position.options));
    show_record();
    show_desk();
    Q_EMIT gameChanged();
    return true;
}

void Table::close() {
    set_problem({});
    if (!m_session) return;
    m_phrasebook.reset();
    m_session.reset();
    m_path.clear();
    m_desk = {};
    m_dice = {};
    m_lanes.update({});
    m_actions.update({});
    m_record.update({});
    Q_EMIT gameChanged();
}

void Table::take(int action) {
    if (!m_session || action < 0 || action >= static_cast<int>(m_desk.actions.size())) return;
    submit(m_desk.actions[static_cast<std::size_t>(action)].order);
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
        names.append(action.title);
    return names;
}

QList<QString> Table::offer_details() const {
    QStringList details;
    for (const ActionRow& action : open_actions())
        details.append(action.value.isEmpty() ? action.detail
                                              : action.value + QStringLiteral(", ") + action.detail);
    return details;
}

void Table::takeOffer(int offer) {
    const auto open = open_actions();
    if (offer >= 0 && offer < static_cast<int>(open.size()))
        take(open[static_cast<std::size_t>(offer)].index);
}

bool Table::isHeldOffer(int offer) const {
    const auto open = open_actions();
    return offer >= 0 && offer < static_cast<int>(open.size()) &&
           open[static_cast<std::size_t>(offer)].is_held;
}

std::optional<Offer> Table::card_offer() const {
    if (!m_session || m_is_look_only) return std::nullopt;
    for (Offer& offer : m_session->offers(seat))
        if (!offer.slots.empty() && !offer.slots.front().candidates.empty() &&
            std::holds_alternative<CardId>(offer.slots.front().candidates.front()))
            return std::move(offer);
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
    submit(Order{seat, offer->verb, {*card}, Source::Typed});
}

void Table::say_no_card(int number) {
    set_problem(
        tr("There is no card %1 in this deck. Nothing was recorded; look at the number again.").arg(number));
}

QString Table::happened() const {
    return m_record.rows().size() < 2 ? QString() : m_record.rows().front().headline;
}

QString Table::came_of_it() const {
    if (m_record.rows().size() < 2) return {};
    return QString(m_record.rows().front().sentences).replace(QLatin1Char('\n'), QLatin1Char(' '));
}

void Table::roll() {
    if (m_session && !m_is_look_only) after(m_session->roll(seat));
}

void Table::typeDice(const QList<int>& faces) {
    Order order{seat, verbs::dice, {}, Source::Typed};
    for (const int face : faces)
        order.arguments.emplace_back(face);
    submit(order);
}

void Table::undo(bool isConfirmed) {
    if (m_session && !m_is_look_only) after(m_session->undo(seat, isConfirmed));
}

void Table::redo() {
    if (m_session && !m_is_look_only) after(m_session->redo(seat));
}

void Table::submit(const Order& order) {
    if (m_session && !m_is_look_only) after(m_session->submit(order));
}

void Table::after(const Outcome& outcome) {
    if (!outcome) return set_problem(words(m_phrasebook->say(outcome.error())));
    set_problem({});
    add_to_record(*outcome);
    show_desk();
}

void Table::add_to_record(const RecordEntry& entry) {
    for (const Fact& fact : entry.facts) {
        if (const auto* undone = std::get_if<facts::OrderUndone>(&fact.what)) set_live(undone->entry, false);
        if (const auto* redone = std::get_if<facts::OrderRedone>(&fact.what)) set_live(redone->entry, true);
    }
    m_dice = dice_of(entry.facts, *m_phrasebook);
    m_record.insert_first(DeskRows(*m_session, *m_phrasebook, m_desk).record(entry));
}

void Table::set_live(std::int64_t entry, bool is_live) {
    const auto& rows = m_record.rows();
    for (std::size_t at = 0; at < rows.size(); ++at) {
        if (rows[at].number != entry) continue;
        RecordRow row = rows[at];
        row.is_live = is_live;
        m_record.replace(at, std::move(row));
        return;
    }
}

void Table::show_record() {
    const DeskRows rows(*m_session, *m_phrasebook, m_desk);
    std::vector<RecordRow> record;
    for (const RecordEntry& entry : m_session->record(seat))
        record.push_back(rows.record(entry));
    std::reverse(record.begin(), record.end());
    m_record.update(std::move(record));
}

void Table::show_desk() {
    m_desk = m_session->desk(seat);
    const DeskRows rows(*m_session, *m_phrasebook, m_desk);
    m_headline = rows.headline();
    m_card = rows.card();
    m_question = rows.question();
    m_ending = rows.ending();
    if (m_is_look_only) m_question.is_asked = false;
    m_stages.update(rows.stages());
    show_lanes(rows);
    m_boxes.update(rows.boxes());
    m_card_lines.update(rows.card_lines());
    m_piles.update(rows.piles());
    m_actions.update(rows.actions(m_is_look_only));
    show_undo();
    Q_EMIT changed();
}

void Table::show_lanes(const DeskRows& rows) {
    std::vector<LaneRow> lanes;
    for (const DeskLane& lane : m_desk.lanes) {
        const QString key = words(lane.id.text());
        auto& places = m_places[key];
        if (!places) places = std::make_unique<RowModel<PlaceRow>>(this);
        places->update(rows.places(lane));
        lanes.push_back({key, words(m_session->rules().title(lane.id)), places.get(), rows.remarks(lane)});
    }
    m_lanes.update(std::move(lanes));
}

void Table::show_undo() {
    m_undo = {};
    if (m_is_look_only) return;
    const UndoState state = m_session->undo_state();
    m_undo.can_undo = state.undoable.has_value();
    m_undo.can_redo = state.redoable.has_value();
    m_undo.needs_confirmation = state.needs_confirmation;
    if (!state.undoable) return;
    for (const RecordRow& row : m_record.rows())
        if (row.number == *state.undoable) m_undo.what = row.headline;
}

void Table::set_problem(const QString& problem) {
    if (m_problem == problem) return;
    m_problem = problem;
    Q_EMIT problemChanged();
}

void Table::forgetProblem() {
    set_problem({});
}

void Table::explainAction(int action) {
    if (action < 0 || action >= static_cast<int>(m_desk.actions.size())) return;
    const DeskAction& asked = m_desk.actions[static_cast<std::size_t>(action)];
    if (asked.ruling) m_explanation.explain(*asked.ruling, *m_phrasebook);
}

void Table::explainDice() {
    if (m_desk.ruling) m_explanation.explain(*m_desk.ruling, *m_phrasebook);
}

void Table::explainRecord(int number) {
    if (!m_session) return;
    for (const RecordEntry& entry : m_session->record(seat))
        if (entry.number == number) return m_explanation.explain(entry, *m_phrasebook);
}

void Table::explainNumber(const QString& what) {
    if (!m_session) return;
    if (const auto sum = m_phrasebook->sum_of(m_desk, what.toStdString())) m_explanation.explain(*sum);
}

} // namespace fielddesk
