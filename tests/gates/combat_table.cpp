#include "tests/gates/combat_table.h"

#include <algorithm>

namespace fielddesk::gates::test {

CombatTable::CombatTable(const std::map<std::string, std::string>& choices) : GatesTable(choices) {
    set_up();
    for (const std::string piece : {"cs-jackson", "cs-winder", "cs-whiting"})
        place(piece, "turkey-hill");
    for (const std::string piece : {"us-sykes", "us-mccall", "us-dummy-3"})
        place(piece, "grapevine-bridge");
    road("turkey-hill", "grapevine-bridge", "north-bank");
    for (const PieceDefinition& piece : kit().pieces)
        for (const Rating& rating : piece.faces.front().ratings)
            if (!rating.value && rating.rating != Code("strength"))
                play({"correct rating " + std::string(piece.id.text()) + " 1 " +
                      std::string(rating.rating.text()) + " 1"});
    for (const ChartStep& step : kit().charts[*kit().chart("odds")].rows.steps)
        play({"correct cell odds " + std::string(step.id.text()) + " drm 0"});
}

void CombatTable::close_map() {
    play({"us: map-complete"});
}

void CombatTable::attack(const std::string& from, const std::string& to) {
    play({"cs: take " + from, "cs: assault " + to});
    agree();
}

void CombatTable::agree() {
    play({"us: done", "cs: done"});
    EXPECT_EQ(asked(), "open-fight");
}

void CombatTable::fight(const std::string& result, const std::vector<int>& faces) {
    int net = drm();
    for (const int face : faces)
        net += face;
    // The first row and the last are those of all that lies beyond them.
    net = std::clamp(net, -8, 20);
    m_row = net < 0 ? "net-m" + std::to_string(-net) : "net-" + std::to_string(net);
    play({"correct cell crt " + m_row + " result " + result, "no-more-cards"});
    dice(faces);
}

void CombatTable::third_die(const std::string& then, int face) {
    EXPECT_EQ(asked(), "third-die");
    play({"correct cell third-die " + m_row + " die-" + std::to_string(face) + " " + then});
    dice({face});
}

const CombatTable& table_before_combat() {
    static const CombatTable ready = [] {
        CombatTable table;
        table.check_supply();
        return table;
    }();
    return ready;
}

GatesCombat::GatesCombat(const std::map<std::string, std::string>& choices) : table(choices) {
    table.check_supply();
}

} // namespace fielddesk::gates::test
