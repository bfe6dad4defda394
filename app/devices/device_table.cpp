#include "app/devices/device_table.h"

#include "app/devices/monitor.h"

#include <QCoreApplication>
#include <istream>
#include <ostream>
#include <thread>

namespace fielddesk {

namespace {

Result<std::unique_ptr<DeviceLink>> link_to(const std::string& device) {
    const auto colon = device.find(':');
    if (colon == std::string::npos) return refuse_with("device.usage", device);
    const std::string kind = device.substr(0, colon);
    const auto path = QString::fromStdString(device.substr(colon + 1));
    auto driver = hardware::make_driver(kind);
    if (!driver) return tl::unexpected<Refusal>(driver.error());
    return std::make_unique<DeviceLink>(*hardware::driver_kind(kind), *std::move(driver),
                                        SerialPort{path, {}, {}, {}, {}}, ports_with(path));
}

// Reads lines on a thread of its own and has each obeyed by the thread of the game before it reads the next.
class Reader {
public:
    Reader(Console& console, std::istream& input, std::ostream& output)
        : m_thread([&console, &input, &output] {
              QObject* program = QCoreApplication::instance();
              for (std::string line; !console.is_over() && std::getline(input, line);)
                  QMetaObject::invokeMethod(
                      program,
                      [&] {
                          if (const auto reply = console.reply_to(line)) output << *reply << std::endl;
                      },
                      Qt::BlockingQueuedConnection);
              QMetaObject::invokeMethod(program, &QCoreApplication::quit, Qt::QueuedConnection);
          }) {}
    ~Reader() { m_thread.join(); }
    Reader(const Reader&) = delete;
    Reader& operator=(const Reader&) = delete;

private:
    std::thread m_thread;
};

} // namespace

Result<void> play_with_devices(Console& console, const std::vector<std::string>& devices, std::istream& input,
                               std::ostream& output) {
    int count = 1;
    char name[] = "fielddesk";
    char* names[] = {name, nullptr};
    const QCoreApplication program(count, names);
    std::vector<std::unique_ptr<DeviceLink>> links;
    std::vector<std::unique_ptr<Monitor>> monitors;
    for (const std::string& device : devices) {
        auto link = link_to(device);
        if (!link) return tl::unexpected<Refusal>(link.error());
        monitors.push_back(std::make_unique<Monitor>(**link, console.form() == ReplyForm::JsonLines, output));
        QObject::connect(link->get(), &DeviceLink::heard, [&](const hardware::Heard& heard) {
            for (const hardware::Reading& reading : heard.readings)
                if (const auto* thrown = std::get_if<hardware::DiceThrown>(&reading))
                    output << console.reply_to(*thrown) << std::endl;
        });
        links.push_back(*std::move(link));
    }
    for (const auto& link : links)
        link->start();
    const Reader reader(console, input, output);
    QCoreApplication::exec();
    return {};
}

} // namespace fielddesk
