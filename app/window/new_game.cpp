#include "app/window/new_game.h"

#include "app/library.h"
#include "app/phrasebook.h"
#include "app/window/own_notes.h"
#include "app/window/shelf.h"
#include "app/window/words.h"

#include <QDateTime>
#include <QFile>
#include <algorithm>

namespace fielddesk {

namespace {

// A name that says the game and the hour, and that no file bears yet.
QString fresh_path(const QString& kit_id) {
    const QString stem = games_folder() + QLatin1Char('/') + kit_id + QLatin1Char('-') +
                         QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd-HHmm"));
    QString path = stem + QStringLiteral(".fielddesk");
    for (int number = 2; QFile::exists(path); ++number)
        path = stem + QStringLiteral("-%1.fielddesk").arg(number);
    return path;
}

} // namespace

void NewGameForm::reset(const QString& id) {
    m_kit_id = id;
    m_problem.clear();
    m_kit.reset();
    m_notes.reset();
    m_notes_problem.clear();
    std::vector<OptionRow> rows;
    std::vector<SeatRow> seats;
    if (auto own = own_kit(id.toStdString())) {
        m_kit = std::move(own->kit);
        m_notes = own->notes;
        m_notes_problem = own->problem;
        rows = option_rows(*m_kit);
        seats = seat_rows(*m_kit);
        if (seats.size() < 2) seats.clear();
    } else {
        m_problem = tr("This kit cannot be read, so no game can begin with it.");
    }
    m_options.update(std::move(rows));
    m_pins.assign(seats.size(), {});
    m_asks_phrases = !seats.empty();
    m_seats.update(std::move(seats));
    Q_EMIT changed();
}

QString NewGameForm::title() const {
    return m_kit ? words(m_kit->title) : QString();
}

bool NewGameForm::is_practice() const {
    return m_kit && has_practice(*m_kit);
}

void NewGameForm::choose(int option, int choice) {
    if (option < 0 || option >= m_options.count()) return;
    OptionRow row = m_options.rows()[static_cast<std::size_t>(option)];
    row.chosen = std::clamp(choice, 0, static_cast<int>(row.choices.size()) - 1);
    row.chosen_title = row.choices.value(row.chosen);
    m_options.replace(static_cast<std::size_t>(option), std::move(row));
}

void NewGameForm::set_asks_phrases(bool asks_phrases) {
    if (m_asks_phrases == asks_phrases) return;
    m_asks_phrases = asks_phrases;
    Q_EMIT changed();
}

void NewGameForm::typePin(int seat, const QString& pin, const QString& again) {
    if (seat < 0 || seat >= m_seats.count()) return;
    m_pins[static_cast<std::size_t>(seat)] = {pin, again};
    SeatRow row = m_seats.rows()[static_cast<std::size_t>(seat)];
    row.has_pin = !pin.isEmpty() && pin == again;
    m_seats.replace(static_cast<std::size_t>(seat), std::move(row));
}

QString NewGameForm::titles_of_unequal() const {
    QStringList titles;
    for (std::size_t seat = 0; seat < m_pins.size(); ++seat)
        if (m_pins[seat].pin != m_pins[seat].again) titles.append(m_seats.rows()[seat].title);
    return titles.join(QStringLiteral(", "));
}

NewGame NewGameForm::choices() const {
    NewGame game;
    game.chance.asks_phrases = m_asks_phrases;
    game.notes = m_notes;
    for (std::size_t seat = 0; seat < m_pins.size(); ++seat)
        if (!m_pins[seat].pin.isEmpty())
            game.pins.emplace_back(m_seats.rows()[seat].key.toStdString(), m_pins[seat].pin.toStdString());
    for (std::size_t index = 0; index < m_options.rows().size(); ++index) {
        const OptionDefinition& option = m_kit->options[decltype(m_kit->options)::id_at(index)];
        const Choice& choice = option.choices[static_cast<std::size_t>(m_options.rows()[index].chosen)];
        game.choices.emplace_back(option.id.text(), choice.id.text());
    }
    return game;
}

QString NewGameForm::begin() {
    if (!m_kit) return {};
    if (const QString unequal = titles_of_unequal(); !unequal.isEmpty()) {
        m_problem = tr("The two PINs of a side are not the same: %1. Type them again.").arg(unequal);
        Q_EMIT changed();
        return {};
    }
    const QString path = fresh_path(m_kit_id);
    const auto session = Session::create(path.toStdString(), *m_kit, choices());
    m_problem = session ? QString() : words(say_without_game(session.error()));
    if (session) m_pins.assign(m_pins.size(), {});
    Q_EMIT changed();
    return session ? path : QString();
}

} // namespace fielddesk
