#pragma once

#include "app/devices/known_devices.h"
#include "app/window/row_model.h"

// The rows of the lists that the devices' pages show. `key` says which thing a row is about.
namespace fielddesk {

// A device that was chosen.
struct DeviceRow {
    QString key;
    QString title;
    QString port;
    QString state; // "looking", "waiting", "working", "silent", "gone", "refused"
    QString sentence;
    bool is_watched = false;

    static std::vector<Role<DeviceRow>> roles() {
        return {role<&DeviceRow::title>("title"), role<&DeviceRow::port>("port"),
                role<&DeviceRow::state>("linkState"), role<&DeviceRow::sentence>("sentence"),
                role<&DeviceRow::is_watched>("isWatched")};
    }
    friend bool operator==(const DeviceRow&, const DeviceRow&) = default;
};

// A port of this machine. `use` says what it is used for already.
struct PortRow {
    QString key;
    QString title;
    QString use;

    static std::vector<Role<PortRow>> roles() {
        return {role<&PortRow::key>("path"), role<&PortRow::title>("title"), role<&PortRow::use>("use")};
    }
    friend bool operator==(const PortRow&, const PortRow&) = default;
};

// A kind of device that can be chosen.
struct KindRow {
    QString key;
    QString title;
    QString help;
    bool says_lines = false; // and the player tells what such a line looks like

    static std::vector<Role<KindRow>> roles() {
        return {role<&KindRow::key>("driver"), role<&KindRow::title>("title"), role<&KindRow::help>("help"),
                role<&KindRow::says_lines>("saysLines")};
    }
    friend bool operator==(const KindRow&, const KindRow&) = default;
};

// A line of the live monitor.
struct MonitorRow {
    QString key;
    QString text;
    QString what; // "bytes", "reading", "complaint", "state"

    static std::vector<Role<MonitorRow>> roles() {
        return {role<&MonitorRow::text>("text"), role<&MonitorRow::what>("what")};
    }
    friend bool operator==(const MonitorRow&, const MonitorRow&) = default;
};

QString title_of(const hardware::DriverKind& kind);
std::vector<KindRow> kind_rows();

// Bytes as a reader sees them: their hex digits, and beside them what of them is text.
QString shown_bytes(const QByteArray& bytes);

} // namespace fielddesk
