#include "app/library.h"
#include "app/referee.h"
#include "engine/rules/registry.h"
#include "tests/support/random_player.h"

#include <benchmark/benchmark.h>

namespace fielddesk::testing {

namespace {

std::unique_ptr<Rules> virginia() {
    return *make_rules(**read_shipped_kit("1862-war-in-virginia"));
}

Position begun(const Rules& rules, std::uint64_t seed) {
    Referee referee(rules);
    const std::vector<std::uint8_t> defaults(rules.kit().options.size());
    (void)referee.take({1, "", *referee.beginning(defaults, {seed, false}), true});
    return referee.whole();
}

// Random legal play in memory: what may be done, one of it decided, its facts folded.
void random_play(benchmark::State& state) {
    const auto rules = virginia();
    RandomPlayer player(1862);
    std::vector<Position> starts;
    for (std::uint64_t seed = 0; seed < 64; ++seed)
        starts.push_back(begun(*rules, seed));
    Position position = starts.front();
    for (auto _ : state) {
        if (position.outcome) position = starts[player.below(starts.size())];
        const auto offers = rules->offers(position, Seat::table());
        auto facts = decide(*rules, position, player.order_from(offers, Seat::table()));
        for (const Fact& fact : *facts)
            fold(position, fact);
        if (position.question && position.question->kind == Question::Kind::Shuffle)
            position = starts[player.below(starts.size())];
    }
    state.counters["orders"] =
        benchmark::Counter(static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
}
BENCHMARK(random_play);

} // namespace

} // namespace fielddesk::testing

BENCHMARK_MAIN();
