#include "app/phrasebook.h"
#include "app/phrases.h"
#include "engine/core/joined.h"

namespace fielddesk {

std::string Phrasebook::title(const Ruling& ruling) const {
    return say(Text{ruling.code, ruling.subjects});
}

// The faces that succeed lie together, at one end of the die.
std::string Phrasebook::needed(const Ruling& ruling) const {
    if (ruling.comparison == Comparison::LookedUp) return phrase("needed.chart");
    const int sides = static_cast<int>(ruling.chance.denominator);
    const int count = static_cast<int>(ruling.chance.numerator);
    if (count == 0) return phrase("needed.none");
    if (count == sides) return phrase("needed.any");
    const bool is_low = ruling.comparison == Comparison::AtMost;
    const int lowest = is_low ? 1 : sides - count + 1;
    if (count == 1) return filled("needed.exactly", {std::to_string(lowest)});
    if (count == 2) return filled("needed.two", {std::to_string(lowest), std::to_string(lowest + 1)});
    if (is_low) return filled("needed.at-most", {std::to_string(count)});
    return filled("needed.at-least", {std::to_string(lowest)});
}

std::string Phrasebook::chance(const Ruling& ruling) const {
    return filled("chance",
                  {std::to_string(ruling.chance.numerator), std::to_string(ruling.chance.denominator)});
}

std::string Phrasebook::result(const Ruling& ruling) const {
    if (!ruling.roll || ruling.roll->faces.empty()) return {};
    if (ruling.comparison == Comparison::LookedUp) return looked_up(ruling);
    if (!ruling.success) return {};
    return filled("ruling.sentence",
                  {title(ruling), needed(ruling), chance(ruling), std::to_string(ruling.roll->faces.front()),
                   phrase(*ruling.success ? "ruling.succeeds" : "ruling.fails")});
}

// The dice, what is added to them, and the net roll that the chart is read with.
std::string Phrasebook::looked_up(const Ruling& ruling) const {
    const int modifiers = total(ruling.drm);
    int net = modifiers;
    for (const int face : ruling.roll->faces)
        net += face;
    const std::string dice = joined(ruling.roll->faces, " + ", [](int face) { return std::to_string(face); });
    return filled("ruling.sum", {title(ruling), dice, std::to_string(modifiers), std::to_string(net)});
}

std::string Phrasebook::chance_remark(const Ruling& ruling) const {
    return filled("ruling.chance", {chance(ruling)});
}

std::string Phrasebook::odds(const Ruling& ruling) const {
    if (ruling.comparison == Comparison::LookedUp) return phrase("needed.chart");
    return filled("ruling.odds", {needed(ruling), chance(ruling)});
}

std::vector<RulingLine> Phrasebook::lines(const std::vector<Modifier>& modifiers) const {
    std::vector<RulingLine> lines;
    for (const Modifier& modifier : modifiers)
        lines.push_back({phrase(modifier.code.text()), modifier.value, section(modifier.section), false});
    return lines;
}

std::vector<RulingLine> Phrasebook::lines(const Ruling& ruling) const {
    std::vector<RulingLine> all = lines(ruling.target);
    for (RulingLine& line : lines(ruling.drm)) {
        line.text = filled("ruling.drm-line", {line.text});
        line.is_drm = true;
        all.push_back(std::move(line));
    }
    return all;
}

std::optional<Sum> Phrasebook::sum_of(const Desk& desk, std::string_view what) const {
    const Kit& kit = m_rules->kit();
    if (what == "turn")
        return Sum{phrase("sum.turn"), lines(desk.turns_lines),
                   filled("sum.turns", {std::to_string(desk.turn), std::to_string(desk.turns)})};
    for (const DeskPile& pile : desk.piles)
        if (kit.piles[pile.pile].id.text() == what)
            return Sum{kit.piles[pile.pile].title, lines(pile.count_lines),
                       filled("sum.cards", {std::to_string(pile.count)})};
    for (const DeskLane& lane : desk.lanes)
        for (const DeskPlace& place : lane.places)
            for (const DeskCounter& counter : place.counters)
                if (counter.value && kit.pieces[counter.piece].id.text() == what)
                    return Sum{kit.pieces[counter.piece].title, lines(counter.value_lines),
                               filled("sum.value", {std::to_string(*counter.value)})};
    return std::nullopt;
}

} // namespace fielddesk
