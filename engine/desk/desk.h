#pragma once

#include "engine/core/order.h"
#include "engine/core/result.h"
#include "engine/position/fact.h"

#include <optional>
#include <string>
#include <vector>

namespace fielddesk {

// Whether something is behind us, due now, or still to come.
enum class Progress : std::uint8_t { Done, Skipped, Now, Ahead };

// A counter as it lies on the table. `value` is the one that counts now, with everything that adds to it;
// `value_lines` says how it comes about.
struct DeskCounter {
    PieceId piece;
    SideId side;
    Code kind;
    std::optional<int> value;
    std::vector<Modifier> value_lines;
    std::vector<MarkId> marks{}; // those that a player wants to see

    friend bool operator==(const DeskCounter&, const DeskCounter&) = default;
};

struct DeskPlace {
    PlaceId place;
    std::vector<DeskCounter> counters;

    friend bool operator==(const DeskPlace&, const DeskPlace&) = default;
};

// Places in a row, from one end to the other: a front, a march route.
struct DeskLane {
    Code id;
    std::vector<DeskPlace> places;
    std::vector<Text> remarks; // what is special on it now

    friend bool operator==(const DeskLane&, const DeskLane&) = default;
};

// Counters that lie together beside the map.
struct DeskBox {
    PlaceId place;
    std::vector<DeskCounter> counters;

    friend bool operator==(const DeskBox&, const DeskBox&) = default;
};

// One instruction of the card in play, as the rules read it.
struct DeskCardLine {
    PhaseId part; // the phase in which it is done
    Text text;
    int depth = 0; // how many conditions it is inside of
    Progress progress = Progress::Ahead;

    friend bool operator==(const DeskCardLine&, const DeskCardLine&) = default;
};

struct DeskCard {
    CardId card;
    std::vector<DeskCardLine> lines;

    friend bool operator==(const DeskCard&, const DeskCard&) = default;
};

struct DeskPile {
    PileId pile;
    int count = 0;
    std::vector<Modifier> count_lines; // how the count comes about
    std::vector<CardId> cards;         // those of a hand that this seat may see

    friend bool operator==(const DeskPile&, const DeskPile&) = default;
};

// One thing that is so now, and the number that goes with it.
struct DeskLine {
    Text text;
    std::optional<int> value;
    Code section{}; // of the rulebook, that says so

    friend bool operator==(const DeskLine&, const DeskLine&) = default;
};

// What belongs together and is read from top to bottom: a combat, what is in force, who is in supply.
struct DeskSheet {
    Text title;
    std::vector<DeskLine> lines;

    friend bool operator==(const DeskSheet&, const DeskSheet&) = default;
};

// A place of a network, and what is known of it.
struct DeskPoint {
    PlaceId place;
    std::vector<SideId> holders; // who is known to stand there
    std::vector<MarkId> marks{}; // those that a player wants to see
    bool is_source = false;      // where ways of the network begin

    friend bool operator==(const DeskPoint&, const DeskPoint&) = default;
};

// What is known to be between two of its places.
struct DeskWay {
    PlaceId from;
    PlaceId to;
    Code kind;
    bool is_used = false; // the way of one of its traces runs over it

    friend bool operator==(const DeskWay&, const DeskWay&) = default;
};

enum class Finding : std::uint8_t { Good, Bad, NotKnown };

// What is found of one piece, and the places of the way that shows it; none where no way does.
struct DeskTrace {
    PieceId piece;
    DeskLine line;
    Finding finding = Finding::NotKnown;
    std::vector<PlaceId> way{};

    friend bool operator==(const DeskTrace&, const DeskTrace&) = default;
};

// Places, what is between them, and how pieces are reached along it: supply, a march.
struct DeskNetwork {
    Text title;
    std::vector<DeskPoint> points;
    std::vector<DeskWay> ways;
    std::vector<DeskTrace> traces;

    friend bool operator==(const DeskNetwork&, const DeskNetwork&) = default;
};

// What this seat knows of one counter in an order of battle.
struct DeskUnit {
    PieceId piece;
    bool has_strength = false; // it is of a kind that has one, known or not
    std::optional<int> strength{};
    std::optional<int> full{}; // the most that it is printed with
    std::optional<int> rating{};
    std::optional<PlaceId> place{};
    bool is_lost = false;        // out of play for good, or until it is built anew
    std::vector<MarkId> marks{}; // those that a player wants to see
    std::vector<Text> remarks{}; // what it does besides: leads, holds back

    friend bool operator==(const DeskUnit&, const DeskUnit&) = default;
};

// Units under one leader, who comes first; or those under none.
struct DeskCommand {
    Code id;
    Text title;
    SideId side;
    std::vector<DeskUnit> units;
    std::vector<DeskLine> lines{}; // counts: markers left, dummies

    friend bool operator==(const DeskCommand&, const DeskCommand&) = default;
};

// One side of a fight, as far as this seat knows it.
struct DeskForce {
    SideId side;
    Text title;
    std::optional<int> strength; // of all of them together
    std::vector<DeskUnit> units;

    friend bool operator==(const DeskForce&, const DeskForce&) = default;
};

struct DeskStep {
    Code letter; // by which the rulebook calls it
    Text text;
    Progress progress = Progress::Ahead;
    Code section{};

    friend bool operator==(const DeskStep&, const DeskStep&) = default;
};

// A fight from its declaration to what comes of it.
struct DeskFight {
    Text title;
    int round = 1;
    std::vector<DeskForce> forces; // who attacks comes first
    std::vector<DeskStep> steps;
    std::vector<Modifier> modifiers;
    std::optional<DeskSheet> chances; // before the roll
    std::optional<int> net;           // what the dice came to, once they are rolled
    std::vector<DeskLine> outcome;

    friend bool operator==(const DeskFight&, const DeskFight&) = default;
};

// A card of this seat's own hand: what it does in our own words, and why it cannot be played now.
struct DeskHandCard {
    CardId card;
    std::vector<Text> words;
    std::optional<Refusal> barred;

    friend bool operator==(const DeskHandCard&, const DeskHandCard&) = default;
};

struct DeskStage {
    PhaseId phase;
    Progress progress = Progress::Ahead;

    friend bool operator==(const DeskStage&, const DeskStage&) = default;
};

// Something the seat may do now, ready to be given as it stands; or what it may not do, and why. The first
// action that is not barred is the main one.
struct DeskAction {
    Order order;
    Text title;
    std::optional<Ruling> ruling; // what it would be decided by
    std::optional<Refusal> barred;
    bool is_held = false;     // it shows what cannot be unseen
    bool takes_words = false; // a line of text is said with it
    Code group{};             // many of one kind stand behind one name; empty: it stands by itself

    friend bool operator==(const DeskAction&, const DeskAction&) = default;
};

// One seat's position, made ready for show. It is made from nothing but that seat's own fold.
struct Desk {
    int turn = 0;
    int turns = 0;                     // as many as there will be, as far as is known
    std::vector<Modifier> turns_lines; // how that number comes about
    std::vector<DeskStage> stages;
    std::vector<DeskLane> lanes;
    std::vector<DeskBox> boxes;
    std::vector<DeskSheet> sheets;
    std::optional<DeskFight> fight;
    std::vector<DeskCommand> commands;
    std::vector<DeskHandCard> hand;
    std::optional<DeskNetwork> network;
    std::optional<DeskCard> card;
    std::vector<DeskPile> piles;
    Text headline; // what is due now
    std::vector<DeskAction> actions;
    std::optional<Question> question;
    std::optional<Ruling> ruling; // what the dice asked for will decide
    std::optional<Outcome> outcome;

    friend bool operator==(const Desk&, const Desk&) = default;
};

} // namespace fielddesk
