#include "app/console_reply.h"

#include "engine/core/joined.h"

// How the console shows a desk.
namespace fielddesk {

namespace {

const char* progress_word(Progress progress) {
    switch (progress) {
    case Progress::Done:
        return "done";
    case Progress::Skipped:
        return "skipped";
    case Progress::Now:
        return "now";
    case Progress::Ahead:
        return "ahead";
    }
    return "";
}

std::string counter_text(const Kit& kit, const DeskCounter& counter) {
    const PieceDefinition& piece = kit.pieces[counter.piece];
    const std::string value = counter.value ? " " + std::to_string(*counter.value) : "";
    return kit.sides[counter.side].letters + " " + piece.title + value;
}

std::string counters_text(const Kit& kit, const std::vector<DeskCounter>& counters) {
    return joined(counters, ", ", [&kit](const DeskCounter& counter) { return counter_text(kit, counter); });
}

Json counters_json(const Kit& kit, const std::vector<DeskCounter>& counters) {
    Json list = Json::array();
    for (const DeskCounter& counter : counters) {
        Json json{{"piece", kit.pieces[counter.piece].id.text()},
                  {"side", kit.sides[counter.side].id.text()}};
        if (counter.value) json["value"] = *counter.value;
        list.push_back(json);
    }
    return list;
}

// Keeps of these what has this id; returns how many.
template <typename Things, typename IdOf>
std::size_t keep_only(Things& things, std::string_view what, IdOf id_of) {
    std::erase_if(things, [&](const auto& thing) { return id_of(thing).text() != what; });
    return things.size();
}

} // namespace

std::optional<Desk> part_of(const Kit& kit, Desk desk, std::string_view what) {
    const std::size_t kept =
        keep_only(desk.lanes, what, [](const DeskLane& lane) { return lane.id; }) +
        keep_only(desk.boxes, what, [&](const DeskBox& box) { return kit.places[box.place].id; }) +
        keep_only(desk.piles, what, [&](const DeskPile& pile) { return kit.piles[pile.pile].id; });
    const bool is_card = what == "card";
    if (!is_card) desk.card.reset();
    return kept > 0 || is_card ? std::optional(std::move(desk)) : std::nullopt;
}

Json ReplyWriter::json_of(const Desk& desk) const {
    Json json{{"turn", desk.turn}, {"turns", desk.turns}, {"headline", m_book.say(desk.headline)}};
    for (const DeskStage& stage : desk.stages)
        json["phases"].push_back(
            {{"phase", m_kit.phases[stage.phase].id.text()}, {"progress", progress_word(stage.progress)}});
    for (const DeskLane& lane : desk.lanes) {
        Json places = Json::array();
        for (const DeskPlace& place : lane.places)
            places.push_back({{"place", m_kit.places[place.place].id.text()},
                              {"pieces", counters_json(m_kit, place.counters)}});
        Json remarks = Json::array();
        for (const Text& remark : lane.remarks)
            remarks.push_back(m_book.say(remark));
        json["lanes"].push_back({{"lane", lane.id.text()}, {"places", places}, {"remarks", remarks}});
    }
    for (const DeskBox& box : desk.boxes)
        json["boxes"][std::string(m_kit.places[box.place].id.text())] = counters_json(m_kit, box.counters);
    for (const DeskPile& pile : desk.piles) {
        const std::string id(m_kit.piles[pile.pile].id.text());
        json["piles"][id] = pile.count;
        for (const CardId card : pile.cards)
            json["hands"][id].push_back(m_kit.cards[card].number);
    }
    if (desk.card) {
        Json lines = Json::array();
        for (const DeskCardLine& line : desk.card->lines)
            lines.push_back({{"text", m_book.say(line.text)}, {"progress", progress_word(line.progress)}});
        const Card card = m_book.card(desk.card->card);
        json["card"] = {{"number", card.number},
                        {"title", card.title},
                        {"lines", lines},
                        {"practice", card.provenance == Provenance::Practice}};
    }
    return json;
}

std::vector<std::string> ReplyWriter::desk_lines(const Desk& desk) const {
    std::vector<std::string> lines{"Turn " + std::to_string(desk.turn) + " of " + std::to_string(desk.turns) +
                                   ". " + m_book.say(desk.headline)};
    for (const DeskLane& lane : desk.lanes) {
        lines.push_back(m_book.name(lane.id) + ":");
        for (const DeskPlace& place : lane.places) {
            const std::string counters = counters_text(m_kit, place.counters);
            lines.push_back("   " + m_kit.places[place.place].title +
                            (counters.empty() ? "" : " - " + counters));
        }
        for (const Text& remark : lane.remarks)
            lines.push_back("   (" + m_book.say(remark) + ")");
    }
    for (const DeskBox& box : desk.boxes)
        lines.push_back(m_kit.places[box.place].title + ": " + counters_text(m_kit, box.counters));
    for (const DeskPile& pile : desk.piles) {
        lines.push_back(m_kit.piles[pile.pile].title + ": " + std::to_string(pile.count));
        for (const CardId card : pile.cards)
            lines.push_back("   " + m_book.name(card));
    }
    if (!desk.card) return lines;
    const Card card = m_book.card(desk.card->card);
    const bool is_practice = card.provenance == Provenance::Practice;
    lines.push_back("Card " + m_book.name(desk.card->card) + (is_practice ? " [practice deck]" : ""));
    for (const DeskCardLine& line : desk.card->lines) {
        const char* tick = line.progress == Progress::Done      ? "x"
                           : line.progress == Progress::Skipped ? "-"
                           : line.progress == Progress::Now     ? ">"
                                                                : " ";
        lines.push_back("   " + std::string(tick) + " " +
                        std::string(static_cast<std::size_t>(line.depth) * 2, ' ') + m_book.say(line.text));
    }
    return lines;
}

} // namespace fielddesk
