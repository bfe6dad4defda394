#include "app/program/end_signals.h"

#include <QCoreApplication>
#include <csignal>
#include <sys/signalfd.h>
#include <unistd.h>

namespace fielddesk {

namespace {

// The signals come as bytes to be read, instead of breaking in.
int open_signals() {
    sigset_t signals;
    sigemptyset(&signals);
    for (const int signal : {SIGTERM, SIGINT, SIGHUP})
        sigaddset(&signals, signal);
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
    return signalfd(-1, &signals, SFD_CLOEXEC | SFD_NONBLOCK);
}

} // namespace

EndSignals::EndSignals() : m_signals(open_signals()) {}

void EndSignals::listen() {
    m_notifier = std::make_unique<QSocketNotifier>(m_signals, QSocketNotifier::Read);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, [this] {
        m_notifier->setEnabled(false);
        QCoreApplication::quit();
    });
}

EndSignals::~EndSignals() {
    m_notifier.reset();
    close(m_signals);
}

} // namespace fielddesk
