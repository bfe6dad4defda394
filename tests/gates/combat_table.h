#pragma once

#include "tests/gates/gates_table.h"

#include <gtest/gtest.h>

namespace fielddesk::gates::test {

// A game with a combat that can be fought to its end: no odds change the roll, and every rating that the kit
// does not have is told as 1. Jackson with Winder and Whiting stands at Turkey Hill, Sykes and McCall with a
// dummy at Grapevine Bridge; each division is 6 strong. Winder and McCall have a printed rating of 2.
class CombatTable : public GatesTable {
public:
    explicit CombatTable(const std::map<std::string, std::string>& choices = {});

    // The same where nothing is connected but what was told; all units are in supply.
    void close_map();

    // The Confederates attack, with all and as it is proposed; the modifiers lie open.
    void attack(const std::string& from = "turkey-hill", const std::string& to = "grapevine-bridge");
    // Both sides leave it at what is proposed to them.
    void agree();
    // The combat that lies open is rolled, and the chart says this: `1 2 safe check third-die`.
    void fight(const std::string& result, const std::vector<int>& faces = {3, 4});
    // The third die, and what its chart says then.
    void third_die(const std::string& then, int face = 3);

private:
    std::string m_row; // of the last net roll
};

// One that is in the Confederates' movement, all in supply. Copies of it cost less than new ones.
const CombatTable& table_before_combat();

// Each test has one of its own, in the Confederates' movement.
class GatesCombat : public ::testing::Test {
protected:
    GatesCombat() : GatesCombat(std::map<std::string, std::string>()) {}
    explicit GatesCombat(const std::map<std::string, std::string>& choices);

    CombatTable table;
};

} // namespace fielddesk::gates::test
