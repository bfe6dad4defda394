#include "app/devices/known_devices.h"

#include <QSettings>

namespace fielddesk {

namespace {

const QString list_name = QStringLiteral("devices");

// A number of a USB device, where it has one.
std::optional<quint16> usb_number(const QVariant& value) {
    bool is_number = false;
    const uint number = value.toUInt(&is_number);
    if (!is_number || number > 0xFFFF) return std::nullopt;
    return static_cast<quint16>(number);
}

QVariant stored(std::optional<quint16> number) {
    return number ? QVariant(static_cast<uint>(*number)) : QVariant();
}

} // namespace

QList<KnownDevice> remembered_devices() {
    QSettings settings;
    QList<KnownDevice> devices;
    const int count = settings.beginReadArray(list_name);
    for (int at = 0; at < count; ++at) {
        settings.setArrayIndex(at);
        const auto text = [&](const char* name) { return settings.value(name).toString(); };
        KnownDevice device;
        device.choice = {text("driver").toStdString(),
                         settings.value("baud").toInt(),
                         {text("line").toStdString(), text("after").toStdString(), 6}};
        device.port = {text("path"), text("description"), usb_number(settings.value("vendor")),
                       usb_number(settings.value("product")), text("serial")};
        if (hardware::driver_kind(device.choice.driver)) devices.append(device);
    }
    settings.endArray();
    return devices;
}

void remember_devices(const QList<KnownDevice>& devices) {
    QSettings settings;
    settings.remove(list_name);
    settings.beginWriteArray(list_name, static_cast<int>(devices.size()));
    for (int at = 0; at < devices.size(); ++at) {
        settings.setArrayIndex(at);
        const KnownDevice& device = devices[at];
        settings.setValue("driver", QString::fromStdString(device.choice.driver));
        settings.setValue("baud", device.choice.baud);
        settings.setValue("line", QString::fromStdString(device.choice.pattern.line));
        settings.setValue("after", QString::fromStdString(device.choice.pattern.counts_after));
        settings.setValue("path", device.port.path);
        settings.setValue("description", device.port.description);
        settings.setValue("vendor", stored(device.port.vendor));
        settings.setValue("product", stored(device.port.product));
        settings.setValue("serial", device.port.serial);
    }
    settings.endArray();
}

} // namespace fielddesk
