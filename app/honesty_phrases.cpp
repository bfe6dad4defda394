#include "app/honesty_phrases.h"

#include "app/phrases.h"

#include <cmath>
#include <cstdio>

namespace fielddesk {

namespace {

std::string source_title(Source source) {
    switch (source) {
    case Source::App:
        return phrase("honesty.app");
    case Source::Typed:
        return phrase("honesty.typed");
    case Source::Device:
        return phrase("honesty.device");
    }
    return {};
}

std::string in_hundred(double share) {
    return std::to_string(std::lround(100 * share));
}

std::string three_places(double share) {
    char text[16];
    std::snprintf(text, sizeof text, "%.3f", share);
    return text;
}

} // namespace

std::string title(const DiceTally& tally) {
    return filled("honesty.kind",
                  {source_title(tally.source), std::to_string(tally.dice()), std::to_string(tally.sides)});
}

std::vector<std::string> sentences(const DiceTally& tally) {
    constexpr double seldom = 0.05;
    constexpr double mostly = 0.8;
    const double even = evenness(tally);
    const double noticed = chance_to_notice(tally);
    std::vector<std::string> all{filled("honesty.evenness", {in_hundred(even), three_places(even)})};
    if (even <= seldom) all.push_back(phrase("honesty.odd"));
    all.push_back(filled(noticed < mostly ? "honesty.little" : "honesty.much", {in_hundred(noticed)}));
    return all;
}

} // namespace fielddesk
