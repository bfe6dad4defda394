#pragma once

#include "app/devices/device_link.h"

#include <iosfwd>

namespace fielddesk {

// Says what a link hears: a sentence or a JSON object to a line.
class Monitor : public QObject {
    Q_OBJECT

public:
    Monitor(DeviceLink& link, bool is_json, std::ostream& output);

private:
    void say_heard(const hardware::Heard& heard);
    void say_state();

    DeviceLink& m_link;
    bool m_is_json;
    std::ostream& m_output;
};

} // namespace fielddesk
