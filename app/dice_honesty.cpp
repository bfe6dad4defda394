#include "app/dice_honesty.h"

#include <algorithm>
#include <boost/math/distributions/chi_squared.hpp>
#include <boost/math/distributions/non_central_chi_squared.hpp>
#include <boost/math/special_functions/factorials.hpp>
#include <cmath>
#include <numeric>

namespace fielddesk {

namespace {

constexpr int most_counted_out = 30;

int sum_of_squares(const std::vector<int>& counts) {
    return std::inner_product(counts.begin(), counts.end(), counts.begin(), 0);
}

// Of all ways in which so many dice can fall, the share whose counts have this sum of squares or a larger
// one. The sum of squares grows with chi-square, and is a whole number.
double counted_out(int dice, int sides, int least_sum) {
    const auto n = static_cast<std::size_t>(dice);
    const std::size_t sums = n * n + 1;
    // The ways to share out the first faces, each counted as 1 over the product of the counts' factorials.
    std::vector<std::vector<double>> ways(n + 1, std::vector<double>(sums, 0.0));
    ways[0][0] = 1;
    for (int face = 0; face < sides; ++face) {
        std::vector<std::vector<double>> next(n + 1, std::vector<double>(sums, 0.0));
        for (std::size_t used = 0; used <= n; ++used)
            for (std::size_t sum = 0; sum < sums; ++sum) {
                if (ways[used][sum] == 0) continue;
                for (std::size_t count = 0; used + count <= n; ++count)
                    next[used + count][sum + count * count] +=
                        ways[used][sum] / boost::math::factorial<double>(static_cast<unsigned>(count));
            }
        ways = std::move(next);
    }
    const auto first =
        ways[n].begin() + std::min(static_cast<std::ptrdiff_t>(sums), std::ptrdiff_t{least_sum});
    const double share = std::accumulate(first, ways[n].end(), 0.0);
    return std::min(1.0, share * boost::math::factorial<double>(static_cast<unsigned>(dice)) /
                             std::pow(static_cast<double>(sides), dice));
}

} // namespace

int DiceTally::dice() const {
    return std::accumulate(counts.begin(), counts.end(), 0);
}

void add_dice(std::vector<DiceTally>& tallies, const std::vector<RecordEntry>& record) {
    for (const RecordEntry& entry : record)
        for (const Fact& fact : entry.facts) {
            const auto* rolled = std::get_if<facts::DiceRolled>(&fact.what);
            if (!rolled) continue;
            const Roll& roll = rolled->roll;
            auto tally = std::find_if(tallies.begin(), tallies.end(), [&](const DiceTally& each) {
                return each.source == roll.source && each.sides == roll.sides;
            });
            if (tally == tallies.end())
                tally = tallies.insert(tally, {roll.source, roll.sides,
                                               std::vector<int>(static_cast<std::size_t>(roll.sides), 0)});
            for (const int face : roll.faces)
                if (face >= 1 && face <= roll.sides) ++tally->counts[static_cast<std::size_t>(face - 1)];
        }
}

double evenness(const DiceTally& tally) {
    const int dice = tally.dice();
    if (dice == 0 || tally.sides < 2) return 1;
    const int squares = sum_of_squares(tally.counts);
    if (dice <= most_counted_out) return counted_out(dice, tally.sides, squares);
    const double statistic = static_cast<double>(tally.sides) * squares / dice - dice;
    const boost::math::chi_squared distribution(tally.sides - 1);
    return boost::math::cdf(boost::math::complement(distribution, std::max(0.0, statistic)));
}

double chance_to_notice(const DiceTally& tally) {
    const int dice = tally.dice();
    if (dice == 0 || tally.sides < 3) return 0;
    constexpr double called_bad = 0.05;
    const double fair = 1.0 / tally.sides;
    const double other = (1 - 2 * fair) / (tally.sides - 1);
    const double away = dice * (fair * fair + (tally.sides - 1) * (other - fair) * (other - fair)) / fair;
    const boost::math::chi_squared honest(tally.sides - 1);
    const double limit = boost::math::quantile(boost::math::complement(honest, called_bad));
    const boost::math::non_central_chi_squared bad(tally.sides - 1, away);
    return boost::math::cdf(boost::math::complement(bad, limit));
}

} // namespace fielddesk
