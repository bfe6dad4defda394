#pragma once

#include "app/devices/device_choice.h"

namespace fielddesk {

// A device that the player chose, and the port that it was last seen at.
struct KnownDevice {
    DeviceChoice choice;
    SerialPort port;
};

// The devices of this player, kept from one start to the next.
QList<KnownDevice> remembered_devices();
void remember_devices(const QList<KnownDevice>& devices);

} // namespace fielddesk
