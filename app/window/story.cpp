#include "app/window/story.h"

#include "app/window/words.h"

#include <algorithm>

namespace fielddesk {

namespace {

bool turns_a_card(const RecordEntry& entry) {
    return std::any_of(entry.facts.begin(), entry.facts.end(),
                       [](const Fact& fact) { return std::holds_alternative<facts::CardShown>(fact.what); });
}

bool is_about_undo(const RecordEntry& entry) {
    return std::any_of(entry.facts.begin(), entry.facts.end(), [](const Fact& fact) {
        return std::holds_alternative<facts::OrderUndone>(fact.what) ||
               std::holds_alternative<facts::OrderRedone>(fact.what);
    });
}

} // namespace

void Story::set_table(Table* table) {
    if (m_table == table) return;
    m_table = table;
    tell();
}

void Story::tell() {
    if (m_table && m_table->is_open()) {
        tell_lines(*m_table->session(), *m_table->phrasebook(), m_table->seat());
        tell_fronts(*m_table->session());
    }
    Q_EMIT tableChanged();
}

// What was taken back is no part of the story.
void Story::tell_lines(const Session& session, const Phrasebook& phrasebook, Seat seat) {
    std::vector<StoryRow> rows;
    for (const RecordEntry& entry : session.record(seat)) {
        if (!entry.is_live || is_about_undo(entry)) continue;
        const QString key = QString::number(entry.number);
        rows.push_back({key, words(phrasebook.headline(entry)), turns_a_card(entry)});
        for (const std::string& sentence : phrasebook.sentences(entry))
            rows.push_back({key + QStringLiteral("/%1").arg(rows.size()), words(sentence), false});
    }
    m_lines.update(std::move(rows));
}

void Story::tell_fronts(const Session& session) {
    const std::vector<TurnStanding> turns = standings_over_the_turns(session);
    m_fronts.clear();
    m_lengths.clear();
    m_distances.clear();
    for (const DeskLane& lane : session.desk(Seat::table()).lanes) {
        const qsizetype front = m_fronts.size();
        m_fronts.append(words(session.rules().title(lane.id)));
        m_lengths.append(static_cast<int>(lane.places.size()) - 1);
        for (const TurnStanding& turn : turns)
            m_distances.append(turn.standing.union_at[front]);
    }
}

} // namespace fielddesk
