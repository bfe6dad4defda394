#pragma once

#include "app/session.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fielddesk {

// One number of a ruling, ready to be shown: "McClellan", +1, "McClellan Leader marker".
struct RulingLine {
    std::string text;
    int value = 0;
    std::string section;
    bool is_drm = false; // added to the die, not to the number to reach
};

// A number that no die decides: what it adds up, and what comes of it.
struct Sum {
    std::string title;
    std::vector<RulingLine> lines;
    std::string result;
};

// Turns what the engine says in codes into sentences. It reads kits and facts, and changes nothing.
class Phrasebook {
public:
    // Of a boxed game; and of one game of it, whose sentences name what it was told of its box.
    explicit Phrasebook(const Rules& rules) : m_rules(&rules) {}
    explicit Phrasebook(const Session& session) : m_rules(&session.rules()), m_session(&session) {}

    // A card, and the value of a face, as everyone at this game knows them.
    Card card(CardId card) const;
    std::optional<int> value(PieceId piece, std::uint8_t face) const;

    std::string say(const Text& text) const;
    std::string say(const Refusal& refusal) const; // what happened, what was kept, what to do
    std::string name(const Argument& argument) const;
    std::string section(Code section) const; // the heading of a rule section; empty where there is none

    std::string say(Source source) const; // where dice came from

    // One fact as a sentence; empty for those that the record does not show.
    std::string say(const Happening& happening) const;
    // An entry of the record: one line for it, and what came of it.
    std::string headline(const RecordEntry& entry) const;
    std::vector<std::string> sentences(const RecordEntry& entry) const;

    std::string title(const Ruling& ruling) const;         // "Confederate attack: Valley"
    std::string needed(const Ruling& ruling) const;        // "5 or 6", "4 or less", "no face"
    std::string chance(const Ruling& ruling) const;        // "2 in 6"
    std::string result(const Ruling& ruling) const;        // a whole sentence; empty before the roll
    std::string chance_remark(const Ruling& ruling) const; // "chance 2 in 6"
    std::string odds(const Ruling& ruling) const;          // what is needed, and the chance
    std::vector<RulingLine> lines(const Ruling& ruling) const;

    // How the turn, a pile or a counter of the desk comes to its number; nothing where `what` is no id of
    // one.
    std::optional<Sum> sum_of(const Desk& desk, std::string_view what) const;

private:
    std::string reminder(const Arguments& arguments) const;
    std::string looked_up(const Ruling& ruling) const;
    std::vector<RulingLine> lines(const std::vector<Modifier>& modifiers) const;

    const Rules* m_rules;
    const Session* m_session = nullptr;
};

// A refusal where there is no game yet: a file that cannot be opened.
std::string say_without_game(const Refusal& refusal);

} // namespace fielddesk
