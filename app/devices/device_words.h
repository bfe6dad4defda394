#pragma once

#include "app/devices/device_link.h"
#include "engine/kit/json.h"

// What devices say, in words and as JSON.
namespace fielddesk {

std::string say(const hardware::Reading& reading);
std::string say(const hardware::Complaint& complaint);
Json json_of(const hardware::Reading& reading);
Json json_of(const hardware::Complaint& complaint);

// "looking", "waiting", "working", "silent", "gone", "refused".
std::string word_of(LinkState state);
// How it stands, and where it is refused, why and what to do.
std::string say_state(const DeviceLink& link);

// A port for the player to choose by.
std::string say(const SerialPort& port);
Json json_of(const SerialPort& port);

} // namespace fielddesk
