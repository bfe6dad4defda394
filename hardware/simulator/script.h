#pragma once

#include "engine/core/result.h"
#include "hardware/reading.h"

namespace fielddesk::hardware {

// What a simulated device is to do, a line each: `roll 4 x 3`, `card 04A1B2C3`, `gone 04A1B2C3`, `wait 500`
// (milliseconds), `noise 100` (bytes), `bytes 0D0A`, `unplug 1000` (for so long; 0 for good) and `reboot`. A
// line that begins with # is a remark.
namespace script {

struct Roll {
    std::vector<Die> dice;
};
struct Card {
    Tag tag;
};
struct Gone {
    Tag tag;
};
struct Wait {
    Moment time{};
};
struct Noise {
    int size = 0;
};
struct Bytes {
    std::string bytes;
};
struct Unplug {
    Moment time{}; // 0: it does not come back
};
struct Reboot {};

} // namespace script

using ScriptStep = std::variant<script::Roll, script::Card, script::Gone, script::Wait, script::Noise,
                                script::Bytes, script::Unplug, script::Reboot>;

// One line; nothing where it is empty or a remark. Refuses with `script.unknown` or `script.wrong`.
Result<std::optional<ScriptStep>> read_step(std::string_view line);

// The bytes of a noise of this size: the same in every run.
std::string noise(int size);

} // namespace fielddesk::hardware
