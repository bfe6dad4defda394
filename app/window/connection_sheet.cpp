#include "app/window/connection_sheet.h"

#include "app/window/correction_rows.h"
#include "app/window/note_words.h"
#include "app/window/place_graph.h"
#include "app/window/words.h"
#include "engine/position/box_notes.h"

namespace fielddesk {

namespace {

// A, B … Z, A1, B1 …
QString letter_of(int island) {
    const QChar letter(u'A' + island % 26);
    return island < 26 ? QString(letter) : letter + QString::number(island / 26);
}

std::string key_of(const Kit& kit, PlaceId one, PlaceId other) {
    std::string from(kit.places[one].id.text());
    std::string to(kit.places[other].id.text());
    if (to < from) std::swap(from, to);
    return from + "/" + to;
}

} // namespace

void ConnectionSheet::set_notebook(Notebook* notebook) {
    if (m_notebook == notebook) return;
    if (m_notebook) m_notebook->disconnect(this);
    m_notebook = notebook;
    if (m_notebook) connect(m_notebook, &Notebook::changed, this, &ConnectionSheet::show);
    show();
}

void ConnectionSheet::show() {
    std::vector<ConnectionRow> connections;
    std::vector<GraphPlaceRow> places;
    QStringList unreached;
    m_islands = 0;
    if (m_notebook && m_notebook->is_open()) {
        const Kit& kit = m_notebook->kit();
        const PlaceGraph graph = graph_of(kit);
        m_islands = graph.islands;
        const QStringList kinds = kind_names();
        for (const Connection& each : kit.connections) {
            const auto& from = graph.spots[each.from.value];
            const auto& to = graph.spots[each.to.value];
            int kind = -1;
            for (std::size_t index = 0; each.kind && index < kit.connection_kinds.size(); ++index)
                if (kit.connection_kinds[index].id == *each.kind) kind = static_cast<int>(index);
            connections.push_back({words(key_of(kit, each.from, each.to)), words(kit.places[each.from].title),
                                   words(kit.places[each.to].title), kind < 0 ? kinds.last() : kinds[kind],
                                   provenance_word(each.provenance), from.x, from.y, to.x, to.y, kind});
        }
        std::size_t index = 0;
        for (const Place& place : kit.places) {
            const auto& spot = graph.spots[index++];
            GraphPlaceRow row{
                words(place.id.text()), words(place.title), {}, spot.x, spot.y, letter_of(spot.island), {},
                spot.island == 0};
            row.said = tr("%1, island %2").arg(row.title, row.letters);
            places.push_back(std::move(row));
            if (spot.island != 0) unreached.append(words(place.title));
        }
    }
    m_unreached = unreached.join(QStringLiteral(", "));
    m_connections.update(std::move(connections));
    m_places.update(std::move(places));
    Q_EMIT changed();
}

QStringList ConnectionSheet::place_names() const {
    return m_notebook && m_notebook->is_open() ? fielddesk::place_names(m_notebook->kit()) : QStringList();
}

QStringList ConnectionSheet::kind_names() const {
    QStringList names;
    if (!m_notebook || !m_notebook->is_open()) return names;
    for (const ConnectionKind& kind : m_notebook->kit().connection_kinds)
        names.append(words(kind.title));
    names.append(tr("not connected"));
    return names;
}

bool ConnectionSheet::connectPlaces(int from, int to, int kind) {
    if (!m_notebook || !m_notebook->is_open()) return false;
    const Kit& kit = m_notebook->kit();
    const int places = static_cast<int>(kit.places.size());
    const int kinds = static_cast<int>(kit.connection_kinds.size());
    if (from == to || from < 0 || to < 0 || from >= places || to >= places || kind < 0 || kind > kinds)
        return false;
    facts::ConnectionNoted noted{PlaceId{static_cast<std::uint16_t>(from)},
                                 PlaceId{static_cast<std::uint16_t>(to)}, std::nullopt};
    if (kind < kinds) noted.kind = kit.connection_kinds[static_cast<std::size_t>(kind)].id;
    BoxKnowledge box;
    box.connections.push_back(noted);
    return m_notebook->keep(
        notes_of(kit, box), {},
        tr("%1 and %2: %3")
            .arg(words(kit.places[noted.from].title), words(kit.places[noted.to].title), kind_names()[kind]));
}

void ConnectionSheet::takeOut(int row) {
    if (row < 0 || row >= m_connections.count()) return;
    const ConnectionRow& taken = m_connections.rows()[static_cast<std::size_t>(row)];
    m_notebook->keep({}, {{note_lists::connections, taken.key.toStdString()}},
                     tr("%1 and %2: the kit's own counts again.").arg(taken.from, taken.to));
}

} // namespace fielddesk
