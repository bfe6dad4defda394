#pragma once

#include <QObject>
#include <QSettings>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace fielddesk {

// What the player prefers, kept from one start to the next.
class Settings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool lantern READ lantern WRITE set_lantern NOTIFY changed)
    Q_PROPERTY(double textScale READ text_scale WRITE set_text_scale NOTIFY changed)
    Q_PROPERTY(bool staysAwake READ stays_awake WRITE set_stays_awake NOTIFY changed)
    Q_PROPERTY(int deskSeconds READ desk_seconds WRITE set_desk_seconds NOTIFY changed)

public:
    explicit Settings(QObject* parent = nullptr) : QObject(parent) {}

    bool lantern() const;
    void set_lantern(bool lantern);
    double text_scale() const; // from 1 to 2
    void set_text_scale(double scale);
    bool stays_awake() const;
    void set_stays_awake(bool stays_awake);
    // How long a desk stays open that nobody touches: from 15 seconds to 10 minutes.
    int desk_seconds() const;
    void set_desk_seconds(int seconds);

Q_SIGNALS:
    void changed();

private:
    void keep(const QString& name, const QVariant& value);

    QSettings m_settings;
};

// Games that lie outside the folder of games and were played here, the latest first.
QStringList games_elsewhere();
void remember_game_elsewhere(const QString& path);

} // namespace fielddesk
