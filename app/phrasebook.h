#pragma once

#include "app/session.h"

#include <string>

namespace fielddesk {

// Turns what the engine says in codes into sentences. It reads kits and facts, and changes nothing.
class Phrasebook {
public:
    explicit Phrasebook(const Rules& rules);

    std::string say(const Text& text) const;
    std::string say(const Refusal& refusal) const; // one sentence: what happened and what to do
    std::string name(const Argument& argument) const;
    std::string section(Code section) const; // the heading of a rule section, empty where none

    // One fact as a sentence; empty for those that the record does not show.
    std::string say(const Happening& happening) const;
    // The headline of an entry and its sentences.
    std::string headline(const RecordEntry& entry) const;
    std::vector<std::string> sentences(const RecordEntry& entry) const;

    // A ruling, short ("5 or 6") and in full, a line for each number and its section.
    std::string needed(const Ruling& ruling) const;       // the faces that succeed: "5 or 6", "4 or less", "no face"
    std::string chance(const Ruling& ruling) const;       // "2 in 6"
    std::vector<std::string> lines(const Ruling& ruling) const;

private:
    const Rules* m_rules;
};

// A refusal of the file layer, before there is any kit.
std::string say_without_kit(const Refusal& refusal);

} // namespace fielddesk
