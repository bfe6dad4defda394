#include "app/devices/monitor.h"

#include "app/devices/device_words.h"

#include <ostream>

namespace fielddesk {

namespace {

// One object to a line. A byte that is no text is replaced.
std::string line_of(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace

Monitor::Monitor(DeviceLink& link, bool is_json, std::ostream& output)
    : m_link(link), m_is_json(is_json), m_output(output) {
    connect(&link, &DeviceLink::heard, this, &Monitor::say_heard);
    connect(&link, &DeviceLink::stateChanged, this, &Monitor::say_state);
}

void Monitor::say_heard(const hardware::Heard& heard) {
    for (const hardware::Reading& reading : heard.readings)
        m_output << (m_is_json ? line_of(json_of(reading)) : say(reading)) << std::endl;
    for (const hardware::Complaint& complaint : heard.complaints)
        m_output << (m_is_json ? line_of(json_of(complaint)) : say(complaint)) << std::endl;
}

void Monitor::say_state() {
    const std::string sentence = fielddesk::say_state(m_link);
    m_output << (m_is_json ? line_of({{"state", word_of(m_link.state())}, {"sentence", sentence}}) : sentence)
             << std::endl;
}

} // namespace fielddesk
