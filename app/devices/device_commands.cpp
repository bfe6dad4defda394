#include "app/devices/device_commands.h"

#include "app/devices/device_choice.h"
#include "app/devices/device_words.h"
#include "app/devices/monitor.h"
#include "app/devices/simulation.h"
#include "app/phrases.h"

#include <QCoreApplication>
#include <fstream>
#include <iostream>

namespace fielddesk {

namespace {

// The words of a device command, its options taken out of them.
struct DeviceArguments {
    std::vector<std::string> words;
    bool is_json = false;
    hardware::LinePattern pattern;
};

constexpr int not_possible = 2;

int refuse_to(std::ostream& errors, const Refusal& refusal) {
    errors << filled(refusal.code.text(), {}, refusal.detail) << std::endl;
    return not_possible;
}

Refusal usage(std::string detail) {
    return {"device.usage", {}, {}, std::move(detail)};
}

Result<DeviceArguments> read_arguments(const std::vector<std::string>& words) {
    DeviceArguments arguments;
    for (std::size_t at = 1; at < words.size(); ++at) {
        const bool has_next = at + 1 < words.size();
        if (words[at] == "--json") {
            arguments.is_json = true;
        } else if (words[at] == "--line" && has_next) {
            arguments.pattern.line = words[++at];
        } else if (words[at] == "--after" && has_next) {
            arguments.pattern.counts_after = words[++at];
        } else if (words[at].starts_with("--")) {
            return tl::unexpected<Refusal>(usage(words[at]));
        } else {
            arguments.words.push_back(words[at]);
        }
    }
    return arguments;
}

int list(const DeviceArguments& arguments, std::ostream& output) {
    const auto ports = ports_of_system();
    for (const SerialPort& port : ports)
        output << (arguments.is_json ? json_of(port).dump() : say(port)) << std::endl;
    if (ports.isEmpty() && !arguments.is_json) output << phrase("device.no-port") << std::endl;
    return 0;
}

int monitor(const DeviceArguments& arguments, std::ostream& output, std::ostream& errors) {
    const auto choice = read_choice(arguments.words[1], arguments.pattern);
    if (!choice) return refuse_to(errors, choice.error());
    int count = 1;
    char name[] = "fielddesk";
    char* names[] = {name, nullptr};
    QCoreApplication program(count, names);
    const auto link = make_link(*choice, QString::fromStdString(arguments.words[2]));
    if (!link) return refuse_to(errors, link.error());
    const Monitor monitor(**link, arguments.is_json, output);
    (*link)->start();
    if ((*link)->state() == LinkState::Looking) output << say_state(**link) << std::endl;
    return QCoreApplication::exec();
}

int simulate(const DeviceArguments& arguments, std::istream& input, std::ostream& output,
             std::ostream& errors) {
    auto simulator = hardware::make_simulator(arguments.words[1], arguments.pattern);
    if (!simulator) return refuse_to(errors, simulator.error());
    if (arguments.words[2] == "-") return run_simulation(*std::move(simulator), input, true, output, errors);
    std::ifstream script(arguments.words[2]);
    if (!script) return refuse_to(errors, {"file.missing", {}, {}, arguments.words[2]});
    return run_simulation(*std::move(simulator), script, false, output, errors);
}

} // namespace

int run_device_command(const std::vector<std::string>& words, std::istream& input, std::ostream& output,
                       std::ostream& errors) {
    const auto arguments = read_arguments(words);
    if (!arguments) return refuse_to(errors, arguments.error());
    const std::string command = arguments->words.empty() ? "" : arguments->words.front();
    if (command == "list" && arguments->words.size() == 1) return list(*arguments, output);
    if (command == "monitor" && arguments->words.size() == 3) return monitor(*arguments, output, errors);
    if (command == "simulate" && arguments->words.size() == 3)
        return simulate(*arguments, input, output, errors);
    return refuse_to(errors, usage(command));
}

} // namespace fielddesk
