#include "hardware/drivers.h"
#include "hardware/hex.h"

#include <algorithm>
#include <cstdlib>

// Feeds a driver whatever comes, in pieces that the input itself tells: between two pieces time passes, so
// that time-outs are met as well. What must hold is asserted by ending the program.
namespace {

using namespace fielddesk::hardware;

void demand(bool holds) {
    if (!holds) std::abort();
}

struct Sound {
    void operator()(const DiceThrown& thrown) const {
        demand(!thrown.dice.empty() && thrown.dice.size() <= 20);
        for (const Die& die : thrown.dice)
            demand(!die.face || (*die.face >= 1 && *die.face <= die.sides));
    }
    void operator()(const TagSeen& seen) const {
        const std::string& digits = seen.tag.digits;
        demand(digits.size() >= 8 && digits.size() <= 20 && digits.size() % 2 == 0);
        demand(is_hex(digits) && upper(digits) == digits && !is_all_zero(digits));
    }
    void operator()(const TagGone& gone) const { (*this)(TagSeen{gone.tag, gone.antenna}); }
    void operator()(const Greeting&) const {}
    void operator()(const Rebooted&) const {}
};

void check(const Heard& heard) {
    for (const Reading& reading : heard.readings)
        std::visit(Sound{}, reading);
    for (const Complaint& complaint : heard.complaints)
        demand(!complaint.code.empty());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view bytes(reinterpret_cast<const char*>(data), size);
    auto driver = *make_driver(FUZZED_DRIVER, {"{any}:{dice} {any}", "READY", 6});
    Moment now{1000};
    check(driver->begin(now));
    while (!bytes.empty()) {
        // A byte says how long the next piece is, and how much time passes before it.
        const auto told = static_cast<unsigned char>(bytes.front());
        bytes.remove_prefix(1);
        const std::size_t piece = std::min<std::size_t>(bytes.size(), 1 + (told & 0x3F));
        check(driver->feed(bytes.substr(0, piece), now));
        bytes.remove_prefix(piece);
        now += Moment((told >> 6) * 400);
        check(driver->tick(now));
    }
    return 0;
}
