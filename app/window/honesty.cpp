#include "app/window/honesty.h"

#include "app/honesty_phrases.h"
#include "app/window/shelf.h"
#include "app/window/words.h"

#include <QFileInfo>

namespace fielddesk {

Honesty::Honesty(QObject* parent) : QObject(parent), m_rows(this) {
    m_reading.setInterval(0);
    connect(&m_reading, &QTimer::timeout, this, &Honesty::read_next);
}

void Honesty::set_table(Table* table) {
    if (m_table == table) return;
    m_table = table;
    count();
}

void Honesty::set_of_all(bool is_of_all) {
    if (m_is_of_all == is_of_all) return;
    m_is_of_all = is_of_all;
    count();
}

void Honesty::count() {
    m_reading.stop();
    m_tallies.clear();
    m_waiting.clear();
    const bool is_open = m_table && m_table->session();
    if (is_open) add_dice(m_tallies, m_table->session()->record(Seat::table()));
    if (m_is_of_all) {
        const QString own = is_open ? QFileInfo(m_table->path()).canonicalFilePath() : QString();
        for (const QString& path : games_on_shelf())
            if (QFileInfo(path).canonicalFilePath() != own) m_waiting.append(path);
        m_reading.start();
    }
    show();
}

// A game that cannot be read has no dice to count; the shelf says what is wrong with it.
void Honesty::read_next() {
    if (m_waiting.isEmpty()) {
        m_reading.stop();
    } else if (const auto game = Session::open(m_waiting.takeFirst().toStdString(), Journal::Mode::Look)) {
        add_dice(m_tallies, (*game)->record(Seat::table()));
    }
    show();
}

void Honesty::show() {
    std::vector<TallyRow> rows;
    for (const DiceTally& tally : m_tallies)
        rows.push_back({QStringLiteral("%1/%2").arg(static_cast<int>(tally.source)).arg(tally.sides),
                        words(title(tally)), QList<int>(tally.counts.begin(), tally.counts.end()),
                        words(sentences(tally)).join(QLatin1Char('\n'))});
    m_rows.update(std::move(rows));
    Q_EMIT changed();
}

} // namespace fielddesk
