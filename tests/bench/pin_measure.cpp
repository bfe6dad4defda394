#include "engine/journal/seals.h"
#include "tests/bench/stopwatch.h"

#include <cstdio>
#include <string>
#include <vector>

// How long it takes to try a right PIN, and a wrong one: only the result may tell them apart.
int main() {
    using namespace fielddesk;
    constexpr int tries = 100;
    const Hash header{};
    const auto lock = lock_up(Key::random(), "1862", header, SideId{0});
    if (!lock) return 1;
    std::vector<double> right;
    std::vector<double> wrong;
    for (int number = 0; number < tries; ++number) {
        right.push_back(testing::microseconds([&] { (void)unlocked(*lock, "1862", header, SideId{0}); }));
        wrong.push_back(testing::microseconds(
            [&] { (void)unlocked(*lock, std::to_string(2000 + number), header, SideId{0}); }));
    }
    const double of_right = testing::median(right);
    const double of_wrong = testing::median(wrong);
    std::printf(
        "a right PIN takes %.1f ms, a wrong one %.1f ms: ratio %.3f (bar: 1, as far as can be measured)\n",
        of_right / 1000, of_wrong / 1000, of_wrong / of_right);
    return 0;
}
