#include "app/window/corrections.h"

#include "app/window/words.h"

namespace fielddesk {

namespace {

template <typename Tag>
Id<Tag> id_of(int index) {
    return Id<Tag>{static_cast<std::uint16_t>(index)};
}

} // namespace

void Corrections::set_table(Table* table) {
    if (m_table == table) return;
    if (m_table) m_table->disconnect(this);
    m_table = table;
    if (m_table) connect(m_table, &Table::changed, this, &Corrections::show);
    show();
    Q_EMIT tableChanged();
}

void Corrections::show() {
    if (!m_table || !m_table->is_open()) return;
    const Kit& kit = m_table->session()->kit();
    const Position position = m_table->session()->position(m_table->seat());
    m_pieces.update(piece_form(kit, position));
    m_marks.update(mark_form(kit, position));
    m_tracks.update(track_form(kit, position));
    std::vector<PileRow> piles;
    for (std::size_t index = 0; index < kit.piles.size(); ++index) {
        const PileId id = decltype(kit.piles)::id_at(index);
        piles.push_back({QString::number(index), words(kit.piles[id].title),
                         static_cast<int>(position.piles[id].size())});
    }
    m_piles.update(std::move(piles));
}

QList<QString> Corrections::place_names() const {
    return m_table && m_table->is_open() ? fielddesk::place_names(m_table->session()->kit()) : QStringList();
}

QList<QString> Corrections::pile_names() const {
    QStringList names;
    for (const PileRow& pile : m_piles.rows())
        names.append(pile.title);
    return names;
}

void Corrections::give(Code verb, Arguments arguments) {
    if (m_table) m_table->submit(Order{m_table->seat(), verb, std::move(arguments), Source::Typed});
}

void Corrections::movePiece(int piece, int place) {
    give(verbs::correct_piece, {id_of<PieceTag>(piece), id_of<PlaceTag>(place)});
}

void Corrections::turnPiece(int piece, int face) {
    give(verbs::correct_face, {id_of<PieceTag>(piece), face + 1});
}

void Corrections::setMark(int row, bool isOn) {
    if (!m_table || row < 0 || row >= m_marks.count()) return;
    const MarkFormRow& form = m_marks.rows()[static_cast<std::size_t>(row)];
    const Code mark = m_table->session()->kit().marks[id_of<MarkTag>(form.mark_index)].id;
    const Code state = isOn ? "on" : "off";
    if (form.is_of_place)
        give(verbs::correct_place, {id_of<PlaceTag>(form.bearer_index), mark, state});
    else
        give(verbs::correct_mark, {id_of<PieceTag>(form.bearer_index), mark, state});
}

void Corrections::setTrack(int row, int value) {
    if (row < 0 || row >= m_tracks.count()) return;
    give(verbs::correct_track,
         {id_of<TrackTag>(m_tracks.rows()[static_cast<std::size_t>(row)].index), value});
}

void Corrections::movePile(int from, int to, int count) {
    give(verbs::correct_pile, {id_of<PileTag>(from), id_of<PileTag>(to), count});
}

void Corrections::moveCard(int number, int pile) {
    if (!m_table || !m_table->is_open()) return;
    if (const auto card = m_table->session()->kit().card_numbered(number))
        give(verbs::correct_card, {*card, id_of<PileTag>(pile)});
    else
        m_table->say_no_card(number);
}

} // namespace fielddesk
