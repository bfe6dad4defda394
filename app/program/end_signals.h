#pragma once

#include <QSocketNotifier>
#include <memory>

namespace fielddesk {

// Lets the program end as when its window is closed where the system asks it to, as when the player logs out:
// the game is closed in order. To be made before there is any other thread, and so before Qt is started.
class EndSignals : public QObject {
public:
    EndSignals();
    ~EndSignals() override;

    // From when Qt is started on.
    void listen();

private:
    int m_signals;
    std::unique_ptr<QSocketNotifier> m_notifier;
};

} // namespace fielddesk
