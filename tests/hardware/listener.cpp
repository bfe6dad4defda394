#include "tests/hardware/listener.h"

#include <algorithm>
#include <iterator>

namespace fielddesk::hardware {

namespace {

struct Printer {
    std::ostream& stream;

    void operator()(const DiceThrown& thrown) const {
        stream << "dice";
        for (const Die& die : thrown.dice)
            stream << " d" << die.sides << ':' << (die.face ? std::to_string(*die.face) : "x") << ':'
                   << die.confidence;
    }
    void operator()(const TagSeen& seen) const {
        stream << "tag " << seen.tag.digits << " at " << seen.antenna;
    }
    void operator()(const TagGone& gone) const {
        stream << "gone " << gone.tag.digits << " from " << gone.antenna;
    }
    void operator()(const Greeting& greeting) const {
        stream << "hello " << greeting.kind << ' ' << greeting.name << ' ' << greeting.firmware;
    }
    void operator()(const Rebooted& rebooted) const { stream << "rebooted " << rebooted.reason; }
};

} // namespace

void PrintTo(const Reading& reading, std::ostream* stream) {
    std::visit(Printer{*stream}, reading);
}

} // namespace fielddesk::hardware

namespace fielddesk::test {

using namespace hardware;

Listener::Listener(std::string_view kind, const LinePattern& pattern)
    : m_driver(make_driver(kind, pattern).value()) {
    keep(m_driver->begin(m_now));
}

void Listener::hear(std::string_view bytes) {
    keep(m_driver->feed(bytes, m_now));
}

void Listener::wait(Moment time) {
    constexpr Moment step{100};
    for (const Moment end = m_now + time; m_now < end;) {
        m_now += std::min(step, end - m_now);
        keep(m_driver->tick(m_now));
    }
}

std::vector<Reading> Listener::take_readings() {
    return std::exchange(m_heard.readings, {});
}

std::vector<std::string> Listener::take_complaints() {
    std::vector<std::string> codes;
    for (const Complaint& complaint : std::exchange(m_heard.complaints, {}))
        codes.emplace_back(complaint.code.text());
    return codes;
}

std::string Listener::take_sent() {
    return std::exchange(m_heard.to_send, {});
}

void Listener::keep(Heard heard) {
    m_heard.to_send += heard.to_send;
    std::move(heard.readings.begin(), heard.readings.end(), std::back_inserter(m_heard.readings));
    std::move(heard.complaints.begin(), heard.complaints.end(), std::back_inserter(m_heard.complaints));
}

Reading tag(std::string digits, int antenna) {
    return TagSeen{{std::move(digits)}, antenna};
}
Reading gone(std::string digits, int antenna) {
    return TagGone{{std::move(digits)}, antenna};
}
Reading dice(std::initializer_list<int> faces) {
    DiceThrown thrown;
    for (const int face : faces)
        thrown.dice.push_back({6, face, 100});
    return thrown;
}

} // namespace fielddesk::test
