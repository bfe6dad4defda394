// From the last byte of a frame on a pty to the reading: the real port, a thousand times.

#include "app/devices/device_choice.h"
#include "app/devices/simulated_port.h"
#include "hardware/simulator/simulator.h"
#include "tests/bench/stopwatch.h"

#include <QCoreApplication>
#include <cstdio>

using namespace fielddesk;

namespace {

constexpr int cards = 1000;

// Another tag each time, for the same one would be no new reading.
hardware::Tag tag(int number) {
    char digits[11];
    std::snprintf(digits, sizeof digits, "%010X", static_cast<unsigned>(number + 1));
    return {digits};
}

} // namespace

int main(int count, char** words) {
    const QCoreApplication program(count, words);
    SimulatedPort port;
    if (!port.is_plugged()) return 1;
    const auto path = QString::fromStdString(port.path().string());
    const auto reader = *hardware::make_simulator("id12");
    const auto made = *make_link({"id12", 0, {}}, path);
    DeviceLink& link = *made;
    int heard = 0;
    QObject::connect(&link, &DeviceLink::heard, [&](const hardware::Heard& readings) {
        heard += static_cast<int>(readings.readings.size());
    });
    link.start();
    while (!port.is_open())
        QCoreApplication::processEvents();
    std::vector<double> times;
    for (int number = 0; number < cards; ++number) {
        const std::string frame = *reader->show(tag(number), {});
        port.write(std::string_view(frame).substr(0, frame.size() - 1));
        for (int idle = 0; idle < 20; ++idle)
            QCoreApplication::processEvents();
        times.push_back(testing::microseconds([&] {
            port.write(std::string_view(frame).substr(frame.size() - 1));
            while (heard == number)
                QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        }));
    }
    std::printf("last byte to reading:  median %.0f us, worst of %d %.0f us (bar: median 2000 us)\n",
                testing::median(times), cards, *std::max_element(times.begin(), times.end()));
}
