#include "app/devices/simulated_port.h"
#include "app/library.h"
#include "app/window/device_play.h"
#include "hardware/simulator/simulator.h"
#include "tests/bench/stopwatch.h"

#include <QCoreApplication>
#include <QSettings>
#include <QTemporaryDir>
#include <algorithm>
#include <chrono>
#include <cstdio>

// How long it takes from the last byte of a throw, on a pty, until the driver has read it, and until it is a
// fact on the disk and in the record of the open game.
namespace fielddesk {
namespace {

constexpr int throws = 1000;

QString new_game(const QTemporaryDir& folder) {
    const QString path = folder.filePath(QStringLiteral("game.fielddesk"));
    auto kit = *read_shipped_kit("1862-war-in-virginia");
    return Session::create(path.toStdString(), *std::move(kit), {{}, 7}) ? path : QString();
}

void print(const char* what, std::vector<double>& times) {
    std::printf("last byte to %-12s median %.0f us, worst of %zu %.0f us (bar: median 2000 us)\n", what,
                testing::median(times), times.size(), *std::max_element(times.begin(), times.end()));
}

int measure() {
    const QTemporaryDir folder;
    SimulatedPort port;
    Table table;
    if (!port.is_plugged() || !table.open(new_game(folder))) return 1;
    const auto tower = *hardware::make_simulator("tablelink");
    const auto clock = DeviceLink::steady_clock();
    Devices devices;
    DevicePlay play;
    play.set_table(&table);
    play.set_devices(&devices);
    if (!devices.add(QStringLiteral("tablelink"), QString::fromStdString(port.path().string()), 0, {}, {}))
        return 1;
    const auto live = [&] {
        QCoreApplication::processEvents();
        port.write(tower->hear(port.read(0), clock()));
    };
    while (!devices.has_working_tower())
        live();
    std::vector<double> to_reading;
    std::vector<double> to_fact;
    std::chrono::steady_clock::time_point begun;
    const auto since_begun = [&] {
        return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - begun).count();
    };
    QObject::connect(&devices, &Devices::readingCame, [&] { to_reading.push_back(since_begun()); });
    for (int number = 0; number < throws; ++number) {
        const std::string frame = *tower->roll({{6, number % 6 + 1, 95}}, clock());
        port.write(std::string_view(frame).substr(0, frame.size() - 1));
        for (int idle = 0; idle < 20; ++idle)
            QCoreApplication::processEvents();
        const int facts = table.record()->count();
        begun = std::chrono::steady_clock::now();
        port.write(std::string_view(frame).substr(frame.size() - 1));
        while (table.record()->count() == facts)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        to_fact.push_back(since_begun());
        live();
    }
    print("reading:", to_reading);
    print("fact:", to_fact);
    return 0;
}

} // namespace
} // namespace fielddesk

int main(int count, char** words) {
    const QCoreApplication program(count, words);
    const QTemporaryDir settings;
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, settings.path());
    return fielddesk::measure();
}
