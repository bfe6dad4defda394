#include "app/window/table.h"

#include "app/library.h"
#include "app/window/own_notes.h"
#include "app/window/words.h"
#include "engine/core/joined.h"
#include "engine/rules/rules.h"

#include <algorithm>

namespace fielddesk {

namespace {

std::filesystem::path file_path(const QString& path) {
    return path.toStdString();
}

} // namespace

Table::Table(QObject* parent)
    : QObject(parent), m_stages(this), m_lanes(this), m_boxes(this), m_sheets(this), m_card_lines(this),
      m_piles(this), m_actions(this), m_options(this), m_record(this), m_explanation(this), m_network(this),
      m_fight(this), m_formations(this), m_hand(this) {}

Table::~Table() = default;

QString Table::title() const {
    return m_session ? words(m_session->kit().title) : QString();
}

QString Table::kit_id() const {
    return m_session ? words(m_session->kit().id.text()) : QString();
}

bool Table::has_practice() const {
    return m_session && fielddesk::has_practice(m_session->kit());
}

bool Table::open(const QString& path) {
    return open(path, Journal::Mode::Play, {});
}
bool Table::look(const QString& path) {
    return open(path, Journal::Mode::Look, {});
}

bool Table::open(const QString& path, Journal::Mode mode, const Pins& pins) {
    close();
    m_path = path;
    m_is_look_only = mode == Journal::Mode::Look;
    auto opened = Session::open(file_path(path), mode, pins);
    if (opened) {
        begin(*std::move(opened));
    } else {
        m_is_sealed = opened.error().code == Code("file.sealed");
        set_problem(words(say_without_game(opened.error())));
    }
    Q_EMIT gameChanged();
    return is_open();
}

void Table::begin(std::unique_ptr<Session> session) {
    m_session = std::move(session);
    m_session->tell_of_box(
        [this](const BoxKnowledge& before, const BoxKnowledge& after) { learn(before, after); });
    m_phrasebook = std::make_unique<Phrasebook>(*m_session);
    const Position position = m_session->position(m_seat);
    m_options.update(option_rows(m_session->kit(), &position.options));
    show_record();
    show_desk();
}

// What the game was told of the box is kept for every later game. Where that cannot be, this game goes on.
void Table::learn(const BoxKnowledge& before, const BoxKnowledge& after) {
    const auto library = own_notes();
    const auto learned = library ? (*library)->learn(m_session->kit(), before, after)
                                 : Result<void>(tl::unexpected<Refusal>(library.error()));
    if (learned) return;
    m_unlearned = tr("This game knows it now and goes on. For later games it could not be kept. %1")
                      .arg(words(say_without_game(learned.error())));
}

void Table::close() {
    set_problem({});
    m_is_sealed = false;
    if (!m_session) return;
    sit(Seat::table());
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

void Table::sit(Seat seat) {
    if (!m_session || seat == m_seat || !m_session->may_read(seat)) return;
    m_seat = seat;
    m_open_desk = seat.side() ? seat_view(m_session->kit(), *seat.side()) : SeatView();
    set_problem({});
    m_explanation.forget();
    m_dice = {};
    show_record();
    show_desk();
    Q_EMIT seatChanged();
}

Result<void> Table::expect_pin(SideId side, const std::string& pin) {
    return m_session ? m_session->expect_pin(side, pin) : refuse("file.missing");
}

Result<void> Table::change_pin(SideId side, const std::string& old, const std::string& pin) {
    return m_session ? m_session->change_pin(side, old, pin) : refuse("file.missing");
}

DeskRows Table::rows() const {
    return {*m_session, *m_phrasebook, m_desk, m_seat};
}

QString Table::happened() const {
    return m_record.rows().size() < 2 ? QString() : m_record.rows().front().headline;
}

QString Table::came_of_it() const {
    if (m_record.rows().size() < 2) return {};
    return QString(m_record.rows().front().sentences).replace(QLatin1Char('\n'), QLatin1Char(' '));
}

void Table::add_to_record(const RecordEntry& entry) {
    for (const Fact& fact : entry.facts) {
        if (const auto* undone = std::get_if<facts::OrderUndone>(&fact.what)) set_live(undone->entry, false);
        if (const auto* redone = std::get_if<facts::OrderRedone>(&fact.what)) set_live(redone->entry, true);
    }
    m_dice = dice_of(entry.facts, *m_phrasebook);
    m_record.insert_first(rows().record(entry));
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
    const DeskRows read = rows();
    std::vector<RecordRow> record;
    for (const RecordEntry& entry : m_session->record(m_seat))
        record.push_back(read.record(entry));
    std::reverse(record.begin(), record.end());
    m_record.update(std::move(record));
}

void Table::show_desk() {
    m_desk = m_session->desk(m_seat);
    const DeskRows rows = this->rows();
    m_headline = rows.headline();
    m_card = rows.card();
    m_question = rows.question();
    m_ending = rows.ending();
    if (m_is_look_only) m_question.is_asked = false;
    m_stages.update(rows.stages());
    show_lanes(rows);
    m_boxes.update(rows.boxes());
    m_sheets.update(rows.sheets());
    m_network.show(m_desk.network, m_session->kit(), *m_phrasebook);
    m_fight.show(m_desk.fight, m_session->kit(), *m_phrasebook);
    m_formations.show(m_desk.commands, m_session->kit(), *m_phrasebook);
    m_card_lines.update(rows.card_lines());
    m_piles.update(rows.piles());
    m_actions.update(rows.actions(m_is_look_only));
    m_hand.update(hand_rows(m_desk, m_actions.rows(), *m_phrasebook));
    show_undo();
    show_asked_back();
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
    m_undo.can_redo = m_session->may_redo(m_seat);
    m_undo.needs_confirmation = state.needs_confirmation;
    m_undo.may_need_consent = !seats_to_agree(m_session->kit(), m_seat.side()).empty();
    if (!state.undoable) return;
    for (const RecordRow& row : m_record.rows())
        if (row.number == *state.undoable) m_undo.what = row.headline;
}

void Table::show_asked_back() {
    m_asked_back = {};
    const auto request = m_session->position(m_seat).undo_request;
    if (!request) return;
    m_asked_back.is_asked = true;
    for (const RecordRow& row : m_record.rows())
        if (row.number == request->entry) m_asked_back.what = row.headline;
    const Kit& kit = m_session->kit();
    std::vector<std::string> silent;
    for (const SideId side : seats_to_agree(kit, request->by))
        if (std::find(request->agreed.begin(), request->agreed.end(), side) == request->agreed.end())
            silent.push_back(kit.sides[side].title);
    m_asked_back.waits_for = words(joined(silent));
}

void Table::set_problem(const QString& problem) {
    if (m_problem == problem) return;
    m_problem = problem;
    Q_EMIT problemChanged();
}

SeatView seat_view(const Kit& kit, SideId side) {
    const auto& definition = kit.sides[side];
    const QString letters = words(definition.letters);
    return {true, words(definition.id.text()), words(definition.title), letters, letters.toLower()};
}

} // namespace fielddesk
