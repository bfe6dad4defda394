#pragma once

#include "engine/core/code.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

// What a device says, once its bytes are understood.
namespace fielddesk::hardware {

// Time since some fixed moment, handed in by whoever owns the port: no decoder has a clock of its own.
using Moment = std::chrono::milliseconds;

// What a tag says of itself, in upper-case hex digits: ten of the 125 kHz readers, eight, fourteen or twenty
// of the others, and eight where a keyboard wedge typed the low 32 bits of a 125 kHz tag.
struct Tag {
    std::string digits;

    // The last eight digits, which are what is printed on a 125 kHz card and what a wedge types.
    std::string_view low_32_bits() const;

    friend bool operator==(const Tag&, const Tag&) = default;
};

// One die of a throw. A die without a face lies cocked; `confidence` is in per cent.
struct Die {
    int sides = 6;
    std::optional<int> face;
    int confidence = 100;

    // Whether the player is to be asked: cocked, or read with less than 80 per cent.
    bool is_doubtful() const { return !face || confidence < 80; }

    friend bool operator==(const Die&, const Die&) = default;
};

struct DiceThrown {
    std::vector<Die> dice;

    friend bool operator==(const DiceThrown&, const DiceThrown&) = default;
};

struct TagSeen {
    Tag tag;
    int antenna = 0;

    friend bool operator==(const TagSeen&, const TagSeen&) = default;
};

struct TagGone {
    Tag tag;
    int antenna = 0;

    friend bool operator==(const TagGone&, const TagGone&) = default;
};

// The device said who it is; it works from now on.
struct Greeting {
    std::string kind; // "tower", "reader", "PN532"
    std::string name;
    std::string firmware;

    friend bool operator==(const Greeting&, const Greeting&) = default;
};

// The device began anew, for the reason that it gives.
struct Rebooted {
    std::string reason;

    friend bool operator==(const Rebooted&, const Rebooted&) = default;
};

using Reading = std::variant<DiceThrown, TagSeen, TagGone, Greeting, Rebooted>;

// What could not be used, and why: the code of a sentence, and what stood there.
struct Complaint {
    Code code;
    std::string detail;

    friend bool operator==(const Complaint&, const Complaint&) = default;
};

// What came of some bytes, or of time that passed: readings and complaints in their order of each kind, and
// what is to be sent to the device.
struct Heard {
    std::vector<Reading> readings;
    std::vector<Complaint> complaints;
    std::string to_send;

    void complain(Code code, std::string detail = {}) { complaints.push_back({code, std::move(detail)}); }
};

} // namespace fielddesk::hardware
