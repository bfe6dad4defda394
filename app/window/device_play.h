#pragma once

#include "app/window/devices.h"
#include "app/window/table.h"

namespace fielddesk {

// Takes the throws of a dice tower to the game on the table: the right dice answer what is asked, a doubtful
// throw is asked about, and what cannot be used is said. Where the tower is lost while dice are asked for,
// nothing takes its place until the player says what.
class DevicePlay : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(fielddesk::Table* table READ table WRITE set_table NOTIFY bound)
    Q_PROPERTY(fielddesk::Devices* devices READ devices WRITE set_devices NOTIFY bound)
    Q_PROPERTY(bool isArmed READ is_armed NOTIFY changed)
    Q_PROPERTY(bool isStopped READ is_stopped NOTIFY changed)
    Q_PROPERTY(QString remark READ remark NOTIFY changed)
    Q_PROPERTY(bool isDoubted READ is_doubted NOTIFY changed)
    Q_PROPERTY(QList<int> doubtedFaces READ doubted_faces NOTIFY changed)
    Q_PROPERTY(QList<int> doubtedDice READ doubted_dice NOTIFY changed)

public:
    using QObject::QObject;

    Table* table() const { return m_table; }
    void set_table(Table* table);
    Devices* devices() const { return m_devices; }
    void set_devices(Devices* devices);

    // Dice are asked for, and a tower that has thrown before, or said that it is one, is there.
    bool is_armed() const;
    // The tower was lost while dice were asked for.
    bool is_stopped() const { return m_is_stopped; }
    const QString& remark() const { return m_remark; }
    bool is_doubted() const { return m_doubt.has_value(); }
    // What was read, 0 for a die without a face; and which of them are in doubt, counted from 0.
    QList<int> doubted_faces() const;
    QList<int> doubted_dice() const;

    // The player looked at the dice: these are their faces.
    Q_INVOKABLE void settle(const QList<int>& faces);
    // The throw does not count; the dice are thrown again.
    Q_INVOKABLE void dropDoubt();

Q_SIGNALS:
    void bound();
    void changed();

private:
    void take(const hardware::Reading& reading);
    void take(const hardware::DiceThrown& thrown);
    void on_lost(const QString& device);
    void on_states_changed();
    void on_table_changed();
    void say(const QString& remark);
    std::optional<Question> question() const;
    bool asks_dice() const;

    Table* m_table = nullptr;
    Devices* m_devices = nullptr;
    std::optional<hardware::DiceThrown> m_doubt;
    QString m_remark;
    bool m_is_stopped = false;
};

} // namespace fielddesk
