#include "app/devices/device_table.h"

#include "app/devices/device_choice.h"
#include "app/devices/monitor.h"
#include "app/devices/tag_file.h"

#include <QCoreApplication>
#include <istream>
#include <ostream>
#include <thread>

namespace fielddesk {

namespace {

struct Joined {
    DeviceChoice choice;
    QString path;
};

Result<Joined> read_device(const std::string& device, const hardware::LinePattern& pattern) {
    const auto colon = device.find(':');
    if (colon == std::string::npos) return refuse_with("device.usage", device);
    const auto choice = read_choice(device.substr(0, colon), pattern);
    if (!choice) return tl::unexpected<Refusal>(choice.error());
    const auto driver = hardware::make_driver(choice->driver, choice->pattern);
    if (!driver) return tl::unexpected<Refusal>(driver.error());
    return Joined{*choice, QString::fromStdString(device.substr(colon + 1))};
}

// Takes a reading of a device to the game.
struct Taker {
    Console& console;

    std::optional<std::string> operator()(const hardware::DiceThrown& thrown) const {
        return console.reply_to(thrown);
    }
    std::optional<std::string> operator()(const hardware::TagSeen& seen) const {
        return console.reply_to(seen);
    }
    template <typename Other>
    std::optional<std::string> operator()(const Other&) const {
        return std::nullopt;
    }
};

// Reads lines on a thread of its own and has each obeyed by the thread of the game before it reads the next.
class Reader {
public:
    Reader(Console& console, std::istream& input, std::ostream& output)
        : m_thread([&console, &input, &output] {
              QObject* program = QCoreApplication::instance();
              for (std::string line; !console.is_over() && output && std::getline(input, line);)
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

namespace {

Result<void> play(Console& console, const std::vector<Joined>& devices, std::istream& input,
                  std::ostream& output) {
    int count = 1;
    char name[] = "fielddesk";
    char* names[] = {name, nullptr};
    const QCoreApplication program(count, names);
    const QString tags = tag_file_of(console.kit().id.text());
    auto book = read_tag_file(tags);
    if (!book) return tl::unexpected<Refusal>(book.error());
    CardReader cards(console.kit(), *std::move(book),
                     [tags](const TagBook& changed) { return write_tag_file(tags, changed); });
    console.read_cards_with(cards);
    std::vector<std::unique_ptr<DeviceLink>> links;
    std::vector<std::unique_ptr<Monitor>> monitors;
    for (const Joined& device : devices) {
        auto link = make_link(device.choice, device.path);
        if (!link) return tl::unexpected<Refusal>(link.error());
        monitors.push_back(std::make_unique<Monitor>(**link, console.form() == ReplyForm::JsonLines, output));
        QObject::connect(link->get(), &DeviceLink::heard, [&](const hardware::Heard& heard) {
            for (const hardware::Reading& reading : heard.readings)
                if (const auto reply = std::visit(Taker{console}, reading)) output << *reply << std::endl;
        });
        links.push_back(*std::move(link));
    }
    for (const auto& link : links)
        link->start();
    const Reader reader(console, input, output);
    QCoreApplication::exec();
    return {};
}

} // namespace

Result<PlayWithDevices> join_devices(const std::vector<std::string>& devices,
                                     const hardware::LinePattern& pattern) {
    std::vector<Joined> joined;
    for (const std::string& words : devices) {
        auto device = read_device(words, pattern);
        if (!device) return tl::unexpected<Refusal>(device.error());
        joined.push_back(*std::move(device));
    }
    return [joined](Console& console, std::istream& input, std::ostream& output) {
        return play(console, joined, input, output);
    };
}

} // namespace fielddesk
