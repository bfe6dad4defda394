#include "app/window/pin_trial.h"

#include "app/phrasebook.h"
#include "app/window/words.h"

#include <chrono>

namespace fielddesk {

namespace {

int seconds_of(const Refusal& refusal) {
    const bool names_pause = refusal.code == Code("pin.wrong") || refusal.code == Code("pin.wait");
    if (!names_pause || refusal.subjects.empty()) return 0;
    const auto* seconds = std::get_if<int>(&refusal.subjects.front());
    return seconds ? *seconds : 0;
}

} // namespace

PinTrial::PinTrial(QObject* parent) : QObject(parent) {
    m_second.setTimerType(Qt::PreciseTimer); // a pause that is said to be over is over
    m_second.setInterval(std::chrono::seconds(1));
    connect(&m_second, &QTimer::timeout, this, [this] { wait(m_waits - 1); });
}

bool PinTrial::passes(const QString& pin, const Attempt& attempt) {
    const auto tried = attempt(pin.toStdString());
    if (tried) {
        forget();
        return true;
    }
    tell(words(say_without_game(tried.error())));
    wait(seconds_of(tried.error()));
    return false;
}

void PinTrial::tell(const QString& problem) {
    m_problem = problem;
    wait(0);
}

void PinTrial::wait(int seconds) {
    m_waits = seconds;
    if (m_waits > 0)
        m_second.start();
    else
        m_second.stop();
    Q_EMIT changed();
}

} // namespace fielddesk
