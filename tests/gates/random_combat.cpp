#include "tests/gates/random_combat.h"

namespace fielddesk::gates::test {

int points_of(const CombatTable& table, const std::vector<std::string>& units) {
    int sum = 0;
    for (const std::string& unit : units)
        sum += table.points(unit);
    return sum;
}

int strengthen_at_random(CombatTable& table, const std::vector<std::string>& units, int most) {
    for (const std::string& unit : units)
        table.strength(unit, *rc::gen::inRange(1, most + 1));
    return points_of(table, units);
}

void lead_at_random(CombatTable& table) {
    for (const std::string side : {"us", "cs"})
        table.play({side + ": lead " + *rc::gen::elementOf(table.candidates(side, "lead")), side + ": done"});
}

void lose_at_random(CombatTable& table) {
    while (table.asked() == "take-losses" || table.asked() == "no-path")
        for (const std::string side : {"us", "cs"})
            if (table.offers(side, "lose"))
                table.play({side + ": lose " + *rc::gen::elementOf(table.candidates(side, "lose"))});
}

std::vector<std::string> some_of(const std::vector<std::string>& all) {
    std::vector<std::string> some;
    for (const std::string& each : all)
        if (*rc::gen::arbitrary<bool>()) some.push_back(each);
    return some;
}

std::vector<int> any_faces(int dice) {
    return *rc::gen::container<std::vector<int>>(static_cast<std::size_t>(dice), rc::gen::inRange(1, 7));
}

} // namespace fielddesk::gates::test
