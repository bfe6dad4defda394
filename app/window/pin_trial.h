#pragma once

#include "engine/core/result.h"

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>
#include <functional>

namespace fielddesk {

// What came of the last PIN that was tried: what is wrong, and how long the next one has to wait.
class PinTrial : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Who asks for PINs has one.")
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(int waits READ waits NOTIFY changed)

public:
    // Tries a PIN. Refused with `pin.wrong`, or with `pin.wait` where it was not even heard, it says for how
    // many seconds the next one waits.
    using Attempt = std::function<Result<void>(const std::string& pin)>;

    explicit PinTrial(QObject* parent);

    const QString& problem() const { return m_problem; }
    int waits() const { return m_waits; } // in seconds

    bool passes(const QString& pin, const Attempt& attempt);
    void tell(const QString& problem);
    void forget() { tell({}); }

Q_SIGNALS:
    void changed();

private:
    void wait(int seconds);

    QString m_problem;
    int m_waits = 0;
    QTimer m_second;
};

} // namespace fielddesk
