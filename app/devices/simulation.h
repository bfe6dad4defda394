#pragma once

#include "app/devices/simulated_port.h"
#include "hardware/simulator/script.h"
#include "hardware/simulator/simulator.h"

#include <iosfwd>

namespace fielddesk {

// Plays a script on a simulated port: the device answers whoever has it open, does a step after the other,
// and is there as long as steps come. Nothing is said before a program has opened the port.
class Simulation {
public:
    explicit Simulation(std::unique_ptr<hardware::Simulator> simulator);

    const SimulatedPort& port() const { return m_port; }
    // Refuses with `simulator.` and `tag.` codes what the device cannot do.
    Result<void> play(const hardware::ScriptStep& step);
    // Waits for a program to open the port, at most so long.
    bool wait_for_program(hardware::Moment time);
    // The device lives on, answering and beating.
    void live(hardware::Moment time);

private:
    struct Player;

    hardware::Moment now() const;
    void begin();

    SimulatedPort m_port;
    std::unique_ptr<hardware::Simulator> m_simulator;
};

// Reads steps from the script and plays them, until it ends or one is refused, which ends no script that is
// typed; `output` is told the port's name, and each step that was played. Returns the exit code: 0, or 2 with
// a sentence in `errors` where a step was refused.
int run_simulation(std::unique_ptr<hardware::Simulator> simulator, std::istream& script, bool is_typed,
                   std::ostream& output, std::ostream& errors);

} // namespace fielddesk
