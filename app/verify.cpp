#include "app/verify.h"

#include "app/console_orders.h"
#include "app/phrasebook.h"
#include "engine/fair/verifier.h"

#include <algorithm>
#include <istream>
#include <ostream>

namespace fielddesk {

namespace {

constexpr int sound = 0;
constexpr int in_doubt = 1;
constexpr int not_possible = 2;

struct VerifyArguments {
    std::string file;
    std::vector<std::string> pins;
};

Result<VerifyArguments> read_arguments(const std::vector<std::string>& words) {
    VerifyArguments arguments;
    for (std::size_t index = 1; index < words.size(); ++index) {
        if (words[index] == "--pin" && index + 1 < words.size()) {
            arguments.pins.push_back(words[++index]);
        } else if (arguments.file.empty() && !words[index].starts_with("--")) {
            arguments.file = words[index];
        } else {
            return refuse_with("console.usage", words[index]);
        }
    }
    if (arguments.file.empty()) return refuse_with("console.usage", "verify FILE");
    return arguments;
}

std::string number(int count, const char* one, const char* many) {
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

void tell_seals(const Session& session, std::ostream& output) {
    if (!session.journal().is_sealed()) {
        output << "It was begun by an earlier Field Desk: nothing in it is sealed." << std::endl;
        return;
    }
    for (const SeatState& seat : session.seats())
        output << session.kit().sides[seat.side].title << ": "
               << (!seat.has_pin      ? "no PIN, unlocked for whoever holds the file."
                   : seat.is_readable ? "locked with a PIN, and opened with it."
                                      : "locked with a PIN.")
               << std::endl;
}

void tell_chance(const fair::Report& report, std::ostream& output) {
    output << number(report.shuffles, "shuffle", "shuffles") << " by the program, "
           << number(report.shuffles_opened, "was", "were") << " opened and came out the same, card for card."
           << std::endl
           << number(report.cards_opened, "card", "cards")
           << " became known and lay where the shuffle had put them." << std::endl
           << number(report.throws, "throw", "throws") << " of the program's dice, "
           << number(report.throws_checked, "was", "were") << " thrown again and fell the same." << std::endl;
}

} // namespace

Result<Pins> read_pins(const std::vector<std::string>& sides, std::istream& input) {
    Pins pins;
    for (const std::string& side : sides) {
        if (std::count(sides.begin(), sides.end(), side) > 1) return refuse_with("pin.twice", side);
        std::string line;
        std::getline(input, line);
        pins.emplace_back(side, without_return(line));
        if (pins.back().second.empty()) return refuse_with("pin.none", side);
    }
    return pins;
}

int run_verify(const std::vector<std::string>& words, std::istream& input, std::ostream& output,
               std::ostream& errors) {
    const auto refused = [&](const Refusal& refusal) {
        errors << say_without_game(refusal) << std::endl;
        return not_possible;
    };
    const auto arguments = read_arguments(words);
    if (!arguments) return refused(arguments.error());
    const auto pins = read_pins(arguments->pins, input);
    if (!pins) return refused(pins.error());
    const auto opened = Session::open(arguments->file, Journal::Mode::Look, *pins);
    if (!opened) return refused(opened.error());
    const Session& session = **opened;
    output << arguments->file << ": all " << session.record(Seat::table()).size()
           << " entries are as they were written, and fit together." << std::endl;
    tell_seals(session, output);
    // Every game that is sealed was begun by a program that promises all of its chance.
    const auto promises =
        session.journal().is_sealed() ? fair::Promises::FromTheBeginning : fair::Promises::FromSomeEntryOn;
    const fair::Report report = fair::verify(session.kit(), session.readable_entries(), promises);
    tell_chance(report, output);
    const Phrasebook book(session);
    for (const fair::Doubt& doubt : report.doubts)
        output << "In doubt, entry " << doubt.entry << ": " << book.say(doubt.what) << "." << std::endl;
    return report.doubts.empty() ? sound : in_doubt;
}

} // namespace fielddesk
