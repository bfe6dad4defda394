#include "app/devices/simulation.h"

#include "app/phrases.h"

#include <future>
#include <istream>
#include <ostream>

namespace fielddesk {

using hardware::Moment;
using namespace std::chrono_literals;

namespace {

constexpr Moment program_awaited = 1h;
constexpr int step_milliseconds = 5;

Result<void> written(SimulatedPort& port, Result<std::string> bytes) {
    if (!bytes) return tl::unexpected<Refusal>(bytes.error());
    port.write(*bytes);
    return {};
}

// The next line of the script. The device lives on while somebody is still typing it.
std::optional<std::string> next_line(Simulation& simulation, std::istream& script) {
    auto reading = std::async(std::launch::async, [&script]() -> std::optional<std::string> {
        std::string line;
        if (!std::getline(script, line)) return std::nullopt;
        return line;
    });
    while (reading.wait_for(0s) != std::future_status::ready)
        simulation.live(Moment(step_milliseconds));
    return reading.get();
}

} // namespace

// Does one step.
struct Simulation::Player {
    Simulation& simulation;

    Result<void> operator()(const hardware::script::Roll& step) const {
        return written(port(), device().roll(step.dice, simulation.now()));
    }
    Result<void> operator()(const hardware::script::Card& step) const {
        return written(port(), device().show(step.tag, simulation.now()));
    }
    Result<void> operator()(const hardware::script::Gone& step) const {
        return written(port(), device().take_away(step.tag, simulation.now()));
    }
    Result<void> operator()(const hardware::script::Wait& step) const {
        simulation.live(step.time);
        return {};
    }
    Result<void> operator()(const hardware::script::Noise& step) const {
        return written(port(), hardware::noise(step.size));
    }
    Result<void> operator()(const hardware::script::Bytes& step) const { return written(port(), step.bytes); }
    Result<void> operator()(const hardware::script::Unplug& step) const {
        port().unplug();
        if (step.time == 0ms) return {};
        simulation.live(step.time);
        port().plug();
        simulation.wait_for_program(program_awaited);
        simulation.begin();
        return {};
    }
    Result<void> operator()(const hardware::script::Reboot&) const {
        simulation.begin();
        return {};
    }

    SimulatedPort& port() const { return simulation.m_port; }
    hardware::Simulator& device() const { return *simulation.m_simulator; }
};

Simulation::Simulation(std::unique_ptr<hardware::Simulator> simulator) : m_simulator(std::move(simulator)) {}

Moment Simulation::now() const {
    return std::chrono::duration_cast<Moment>(std::chrono::steady_clock::now().time_since_epoch());
}

void Simulation::begin() {
    m_port.write(m_simulator->begin(now()));
}

Result<void> Simulation::play(const hardware::ScriptStep& step) {
    return std::visit(Player{*this}, step);
}

bool Simulation::wait_for_program(Moment time) {
    for (const Moment until = now() + time; !m_port.is_open(); (void)m_port.read(step_milliseconds))
        if (now() >= until) return false;
    return true;
}

void Simulation::live(Moment time) {
    for (const Moment until = now() + time; now() < until;) {
        const std::string bytes = m_port.read(step_milliseconds);
        m_port.write(m_simulator->hear(bytes, now()));
        m_port.write(m_simulator->tick(now()));
    }
}

int run_simulation(std::unique_ptr<hardware::Simulator> simulator, std::istream& script, bool is_typed,
                   std::ostream& output, std::ostream& errors) {
    constexpr Moment answering = 200ms;
    const auto refused = [&](const Refusal& refusal) {
        errors << filled(refusal.code.text(), {}, refusal.detail) << std::endl;
        return 2;
    };
    Simulation simulation(std::move(simulator));
    if (!simulation.port().is_plugged()) return refused({"simulator.no-port", {}, {}, {}});
    output << simulation.port().path().string() << std::endl;
    if (!simulation.wait_for_program(program_awaited)) return refused({"simulator.nobody", {}, {}, {}});
    (void)simulation.play(hardware::script::Reboot{});
    simulation.live(answering);
    int code = 0;
    while (const auto line = next_line(simulation, script)) {
        const auto step = hardware::read_step(*line);
        if (step && !*step) continue;
        const auto played =
            step ? simulation.play(**step) : Result<void>(tl::unexpected<Refusal>(step.error()));
        // Who types goes on after a slip; a script that cannot be played ends.
        if (!played && !is_typed) return refused(played.error());
        if (!played) code = refused(played.error());
        if (played) output << *line << std::endl;
        simulation.live(answering);
    }
    return code;
}

} // namespace fielddesk
