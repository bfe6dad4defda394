#include "engine/position/ruling.h"

namespace fielddesk {

int total(const std::vector<Modifier>& modifiers) {
    int sum = 0;
    for (const Modifier& modifier : modifiers)
        sum += modifier.value;
    return sum;
}

bool succeeds(const Ruling& ruling, int face) {
    const int net = face + total(ruling.drm);
    const int needed = total(ruling.target);
    return ruling.comparison == Comparison::AtMost ? net <= needed : net > needed;
}

Fraction chance_of(const Ruling& ruling, int sides) {
    int favourable = 0;
    for (int face = 1; face <= sides; ++face)
        favourable += succeeds(ruling, face) ? 1 : 0;
    return {favourable, sides};
}

} // namespace fielddesk
