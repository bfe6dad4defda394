#include "app/console_reply.h"

#include "app/phrases.h"
#include "engine/core/joined.h"

namespace fielddesk {

namespace {

constexpr const char* help_lines[] = {
    "An order: a verb and what it is about, as `offers` lists them, for instance: attack valley",
    "offers             what may be done now",
    "show [WHAT]        how the game stands, or of it a front, a box, a pile or the card",
    "dice 4             the face of the real die; roll lets Field Desk throw it",
    "note VALUE...      what the box says, where it is asked for",
    "why [N|WHAT]       the ruling of the open die, of the last one, or of entry N; or how the turn, a pile",
    "                   or a counter comes to its number",
    "record             what has happened",
    "undo [confirm]     takes the last order back; with dice or cards in it only if confirmed",
    "redo               brings it again",
    "phrase WORDS       your own words for the shuffle that is waited with; shuffle makes it",
    "hand-over SEAT [PIN] from now on that seat sits here; replies hold what it may know, and nothing else",
    "correct piece PIECE PLACE | face PIECE NUMBER | mark PIECE MARK on|off | place PLACE MARK on|off |",
    "        card CARD PILE [FROM] | pile FROM TO COUNT | track TRACK NUMBER |",
    "        cell CHART ROW COLUMN VALUE... | rating PIECE FACE RATING VALUE",
    "learn CARD|all     the next card at the reader is this one, or each card of the deck in turn",
    "forget CARD|all    its tag stands for no card any more; tags tells how many have one",
    "quit               ends the console; everything is saved already",
};

// The name of a file may have bytes that are no text; they are replaced by a mark.
std::string on_a_line(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

// A line of a ruling's or a sum's ledger.
std::string ledger_line(const RulingLine& line) {
    const std::string sign = line.is_drm && line.value > 0 ? "+" : "";
    return "   " + line.text + ": " + sign + std::to_string(line.value) + " (" + line.section + ")";
}

Json ledger_json(const RulingLine& line) {
    return {{"text", line.text}, {"value", line.value}, {"section", line.section}, {"drm", line.is_drm}};
}

} // namespace

std::string ReplyWriter::reply(const Json& json, const std::vector<std::string>& lines) const {
    return m_form == ReplyForm::JsonLines ? on_a_line(json) : joined(lines, "\n");
}

std::string ReplyWriter::happened(const RecordEntry& entry, const Desk& desk,
                                  const std::vector<Offer>& offers) const {
    if (m_form == ReplyForm::JsonLines) {
        Json json = json_of(entry);
        json["ok"] = true;
        json["next"] = next(desk, offers);
        return on_a_line(json);
    }
    std::vector<std::string> lines{std::to_string(entry.number) + ". " + m_book.headline(entry)};
    for (const std::string& sentence : m_book.sentences(entry))
        lines.push_back("   " + sentence);
    lines.push_back("-> " + m_book.say(desk.headline));
    return joined(lines, "\n");
}

std::string ReplyWriter::refused(const Refusal& refusal) const {
    const std::string sentence = m_book.say(refusal);
    const std::string section = m_book.section(refusal.section);
    Json json{{"ok", false},
              {"refusal", {{"code", refusal.code.text()}, {"section", section}, {"sentence", sentence}}}};
    return reply(json, {section.empty() ? sentence : sentence + " (" + section + ")"});
}

Json ReplyWriter::next(const Desk& desk, const std::vector<Offer>& offers) const {
    Json json{{"headline", m_book.say(desk.headline)}, {"offers", Json::array()}};
    for (const Offer& offer : offers) {
        Json slots = Json::array();
        for (const Slot& slot : offer.slots) {
            Json candidates = Json::array();
            for (const Argument& candidate : slot.candidates)
                candidates.push_back(m_orders.word(candidate));
            slots.push_back({{"name", slot.name.text()}, {"candidates", candidates}});
        }
        json["offers"].push_back({{"verb", offer.verb.text()}, {"slots", slots}});
        if (offer.takes_words) json["offers"].back()["words"] = true;
    }
    if (desk.ruling) json["ruling"] = json_of(*desk.ruling);
    if (desk.outcome) {
        json["outcome"] = {{"reason", desk.outcome->reason.text()}, {"winner", nullptr}};
        if (desk.outcome->winner) json["outcome"]["winner"] = m_kit.sides[*desk.outcome->winner].id.text();
    }
    return json;
}

std::string ReplyWriter::offers(const Desk& desk, const std::vector<Offer>& offers) const {
    if (m_form == ReplyForm::JsonLines) return on_a_line({{"ok", true}, {"next", next(desk, offers)}});
    return joined(offer_lines(desk, offers), "\n");
}

// Each offer with its candidates, and behind an attack what it needs; then what is barred, and why.
std::vector<std::string> ReplyWriter::offer_lines(const Desk& desk, const std::vector<Offer>& offers) const {
    std::vector<std::string> lines{m_book.say(desk.headline)};
    for (const Offer& offer : offers) {
        std::vector<std::string> words{"  " + std::string(offer.verb.text())};
        for (const Slot& slot : offer.slots) {
            std::vector<std::string> candidates;
            for (const Argument& candidate : slot.candidates)
                candidates.push_back(m_orders.word(candidate));
            words.push_back(joined(candidates, "|"));
        }
        if (offer.takes_words) words.emplace_back("WORDS");
        lines.push_back(joined(words, " "));
    }
    if (desk.ruling)
        lines.push_back("  needed: " + m_book.needed(*desk.ruling) + ", " + m_book.chance(*desk.ruling));
    for (const DeskAction& action : desk.actions) {
        if (action.ruling)
            lines.push_back("    " + m_orders.words(action.order) + ": " + m_book.needed(*action.ruling) +
                            ", " + m_book.chance(*action.ruling));
        if (action.barred)
            lines.push_back("    not " + m_orders.words(action.order) + ": " + m_book.say(*action.barred));
    }
    if (offers.empty()) lines.push_back("  nothing");
    return lines;
}

std::string ReplyWriter::desk(const Desk& desk) const {
    if (m_form == ReplyForm::JsonLines) return on_a_line({{"ok", true}, {"desk", json_of(desk)}});
    return joined(desk_lines(desk), "\n");
}

std::string ReplyWriter::record(const std::vector<RecordEntry>& entries) const {
    Json list = Json::array();
    std::vector<std::string> lines;
    for (const RecordEntry& entry : entries) {
        list.push_back(json_of(entry));
        lines.push_back(std::to_string(entry.number) + ". " + m_book.headline(entry) +
                        (entry.is_live ? "" : " [" + phrase("word.taken-back") + "]"));
        for (const std::string& sentence : m_book.sentences(entry))
            lines.push_back("   " + sentence);
    }
    return reply({{"ok", true}, {"record", list}}, lines);
}

Json ReplyWriter::json_of(const RecordEntry& entry) const {
    Json json{{"entry", entry.number},
              {"at", entry.at},
              {"headline", m_book.headline(entry)},
              {"happened", m_book.sentences(entry)},
              {"counts", entry.is_live}};
    for (const Fact& fact : entry.facts)
        if (const auto* made = std::get_if<facts::RulingMade>(&fact.what))
            json["rulings"].push_back(json_of(made->ruling));
    return json;
}

std::string ReplyWriter::rulings(const std::vector<Ruling>& rulings) const {
    Json list = Json::array();
    std::vector<std::string> lines;
    for (const Ruling& ruling : rulings) {
        list.push_back(json_of(ruling));
        for (const std::string& line : ruling_lines(ruling))
            lines.push_back(line);
    }
    return reply({{"ok", true}, {"rulings", list}}, lines);
}

Json ReplyWriter::json_of(const Ruling& ruling) const {
    Json json{{"title", m_book.title(ruling)},
              {"section", m_book.section(ruling.section)},
              {"needed", m_book.needed(ruling)},
              {"chance", {{"of", ruling.chance.numerator}, {"in", ruling.chance.denominator}}},
              {"target", total(ruling.target)},
              {"drm", total(ruling.drm)},
              {"lines", Json::array()}};
    for (const RulingLine& line : m_book.lines(ruling))
        json["lines"].push_back(ledger_json(line));
    if (ruling.roll) json["dice"] = ruling.roll->faces;
    if (ruling.success) json["success"] = *ruling.success;
    return json;
}

std::vector<std::string> ReplyWriter::ruling_lines(const Ruling& ruling) const {
    std::vector<std::string> lines{m_book.title(ruling) + " (" + m_book.section(ruling.section) + ")"};
    for (const RulingLine& line : m_book.lines(ruling))
        lines.push_back(ledger_line(line));
    lines.push_back("   needed: " + m_book.needed(ruling) + ", " + m_book.chance(ruling));
    if (const std::string result = m_book.result(ruling); !result.empty()) lines.push_back("   " + result);
    return lines;
}

std::string ReplyWriter::sum(const Sum& sum) const {
    Json json{{"ok", true},
              {"sum", {{"title", sum.title}, {"result", sum.result}, {"lines", Json::array()}}}};
    std::vector<std::string> lines{sum.title};
    for (const RulingLine& line : sum.lines) {
        json["sum"]["lines"].push_back(ledger_json(line));
        lines.push_back(ledger_line(line));
    }
    lines.push_back("   " + sum.result);
    return reply(json, lines);
}

std::string ReplyWriter::tags(const CardReader& cards, std::optional<CardId> learned) const {
    const auto count = static_cast<int>(m_kit.cards.size());
    std::vector<std::string> lines;
    if (learned) lines.push_back(m_book.say(Text{"card.learned", {*learned}}));
    lines.push_back(m_book.say(Text{"card.count", {cards.known(), count}}));
    if (cards.known() == count) lines.push_back(phrase("card.learned-all"));
    if (cards.wanted()) lines.push_back(m_book.say(Text{"card.hold", {*cards.wanted()}}));
    const auto number = [&](std::optional<CardId> card) {
        return card ? Json(m_kit.cards[*card].number) : Json();
    };
    return reply({{"ok", true},
                  {"tags",
                   {{"known", cards.known()},
                    {"cards", count},
                    {"learned", number(learned)},
                    {"wanted", number(cards.wanted())}}}},
                 lines);
}

std::string ReplyWriter::help() const {
    const std::vector<std::string> lines(std::begin(help_lines), std::end(help_lines));
    return reply({{"ok", true}, {"help", lines}}, lines);
}

} // namespace fielddesk
