#pragma once

#include <algorithm>
#include <chrono>
#include <vector>

namespace fielddesk::testing {

// Microseconds that an action takes.
template <typename Action>
double microseconds(Action action) {
    const auto begin = std::chrono::steady_clock::now();
    action();
    return std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - begin).count();
}

inline double median(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

} // namespace fielddesk::testing
