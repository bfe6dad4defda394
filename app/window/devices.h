#pragma once

#include "app/devices/handshake.h"
#include "app/window/device_rows.h"

namespace fielddesk {

// The dice towers and card readers of this player: which there are, how it stands with each, and what they
// say. They are remembered from one start to the next. What a reading means for a game is not decided here.
class Devices : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(fielddesk::Rows* devices READ devices CONSTANT)
    Q_PROPERTY(fielddesk::Rows* ports READ ports CONSTANT)
    Q_PROPERTY(fielddesk::Rows* kinds READ kinds CONSTANT)
    Q_PROPERTY(fielddesk::Rows* monitor READ monitor CONSTANT)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)
    Q_PROPERTY(bool isSearching READ is_searching NOTIFY searchingChanged)
    Q_PROPERTY(QString searchWords READ search_words NOTIFY searchingChanged)
    Q_PROPERTY(bool isRehearsing READ is_rehearsing WRITE set_rehearsing NOTIFY rehearsingChanged)
    Q_PROPERTY(QString lastWords READ last_words NOTIFY readingCame)
    Q_PROPERTY(QList<int> lastDice READ last_dice NOTIFY readingCame)

public:
    explicit Devices(QObject* parent = nullptr);
    ~Devices() override;

    Rows* devices() { return &m_devices; }
    Rows* ports() { return &m_ports; }
    Rows* kinds() { return &m_kinds; }
    Rows* monitor() { return &m_monitor; }
    const QString& problem() const { return m_problem; }
    bool is_searching() const { return !m_handshakes.empty(); }
    const QString& search_words() const { return m_search_words; }
    // While it is rehearsed, what devices say is only shown, and no game hears of it.
    bool is_rehearsing() const { return m_is_rehearsing; }
    void set_rehearsing(bool is_rehearsing);
    const QString& last_words() const { return m_last_words; }
    const QList<int>& last_dice() const { return m_last_dice; } // 0 for a die that lies cocked

    // Where the ports come from; for tests. Before anything else is asked.
    void use_ports(PortList ports);

    // Opens the devices that are remembered. Once.
    Q_INVOKABLE void start();
    Q_INVOKABLE void refreshPorts();
    // Speaks to every port that is not in use, and takes into use what answers.
    Q_INVOKABLE void search();
    // A speed of 0 is the driver's own. Where it cannot be, `problem` says why.
    Q_INVOKABLE bool add(const QString& driver, const QString& path, int baud, const QString& line,
                         const QString& after);
    Q_INVOKABLE void forget(int device);
    // The live monitor shows this one.
    Q_INVOKABLE void watch(int device);
    // What a pattern makes of a sample line.
    Q_INVOKABLE QString tryLine(const QString& line, const QString& sample) const;

    // Whether a device works that said that it is a tower, has thrown dice, or says lines with dice.
    bool has_working_tower() const;

Q_SIGNALS:
    void problemChanged();
    void searchingChanged();
    void rehearsingChanged();
    void readingCame();
    void statesChanged();
    // For a game: only while it is not rehearsed.
    void heard(const fielddesk::hardware::Reading& reading);
    void lost(const QString& device);

private:
    struct Entry {
        KnownDevice known;
        std::unique_ptr<DeviceLink> link;
        int number = 0;
        bool is_tower = false;
        LinkState was = LinkState::Looking;
    };

    void open(KnownDevice known);
    void take(Entry& entry, const hardware::Heard& heard);
    void on_state(Entry& entry);
    void on_handshake_over(Handshake* handshake);
    void show_devices();
    void show_in_monitor(const Entry& entry, const QString& text, const QString& what);
    void keep();
    void set_problem(const QString& problem);
    QList<SerialPort> ports_now() const;
    bool is_used(const QString& path) const;

    PortList m_port_list;
    std::vector<std::unique_ptr<Entry>> m_entries;
    std::vector<std::unique_ptr<Handshake>> m_handshakes;
    int m_found = 0;
    const Entry* m_watched = nullptr;
    QString m_problem;
    QString m_search_words;
    QString m_last_words;
    QList<int> m_last_dice;
    bool m_is_rehearsing = false;
    bool m_is_started = false;
    int m_lines = 0;
    int m_opened = 0;
    RowModel<DeviceRow> m_devices;
    RowModel<PortRow> m_ports;
    RowModel<KindRow> m_kinds;
    RowModel<MonitorRow> m_monitor;
};

} // namespace fielddesk
