#include "app/commands.h"

#include "app/console.h"
#include "app/demo.h"
#include "app/notes_command.h"
#include "app/notes_library.h"
#include "app/verify.h"

#include <charconv>
#include <istream>
#include <ostream>
#include <sodium.h>

namespace fielddesk {

namespace {

constexpr int done = 0;
constexpr int not_possible = 2;

constexpr const char* usage = R"(Field Desk, the game master beside a boxed wargame.

  fielddesk [FILE] [--data DIR]
                               opens the window, and the game in FILE; DIR keeps its games
  fielddesk console FILE [--new KIT] [--option KEY=VALUE]... [--phrases] [--seed N]
                    [--as SEAT] [--pin SIDE]... [--look] [--json] [--data DIR]
                    [--device DRIVER[@BAUD]:PORT]... [--line PATTERN] [--after LINE]
                               plays by text: an order a line; `help` lists the others; each --pin
                               reads a line of the input first, the PIN of that side
  fielddesk demo KIT           replays the rulebook's examples beside the printed numbers
  fielddesk notes KIT list | missing | export FILE | import FILE [--mine|--theirs] |
                      set WHAT... | unset LIST KEY | undo | redo   [--data DIR]
                               what is printed in your box, kept for every later game
  fielddesk verify FILE [--pin SIDE]...
                               checks that a game file is as it was written, and its chance fair
  fielddesk devices list | monitor DRIVER PORT | simulate DRIVER SCRIPT
                               dice towers and card readers, and ones that are not there
  fielddesk --help | --version

Kits: 1862-war-in-virginia, gates-of-richmond
)";

struct ConsoleArguments {
    std::string file;
    std::optional<std::string> new_kit;
    NewGame game;
    std::string seat = "table";
    bool is_look_only = false;
    std::vector<std::string> pins; // the sides that are asked for theirs
    ReplyForm form = ReplyForm::Sentences;
    std::filesystem::path data_folder;
    std::vector<std::string> devices;
    hardware::LinePattern pattern;
};

// The value that follows this word, where the word is this option.
bool take_value(const std::vector<std::string>& words, std::size_t& index, const char* option,
                std::string& value) {
    if (words[index] != option || index + 1 >= words.size()) return false;
    value = words[++index];
    return true;
}

Result<ConsoleArguments> read_arguments(const std::vector<std::string>& words) {
    ConsoleArguments arguments;
    std::string value;
    for (std::size_t index = 1; index < words.size(); ++index) {
        if (take_value(words, index, "--new", value)) {
            arguments.new_kit = value;
        } else if (take_value(words, index, "--option", value)) {
            const auto equals = value.find('=');
            if (equals == std::string::npos) return refuse_with("console.usage", "--option " + value);
            arguments.game.choices.emplace_back(value.substr(0, equals), value.substr(equals + 1));
        } else if (take_value(words, index, "--seed", value)) {
            std::uint64_t seed = 0;
            const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), seed);
            if (error != std::errc() || end != value.data() + value.size())
                return refuse_with("console.usage", "--seed " + value);
            arguments.game.chance.seed = seed;
        } else if (take_value(words, index, "--as", value)) {
            arguments.seat = value;
        } else if (take_value(words, index, "--pin", value)) {
            arguments.pins.push_back(value);
        } else if (take_value(words, index, "--data", value)) {
            arguments.data_folder = value;
        } else if (words[index] == "--look") {
            arguments.is_look_only = true;
        } else if (take_value(words, index, "--device", value)) {
            arguments.devices.push_back(value);
        } else if (take_value(words, index, "--line", value)) {
            arguments.pattern.line = value;
        } else if (take_value(words, index, "--after", value)) {
            arguments.pattern.counts_after = value;
        } else if (words[index] == "--phrases") {
            arguments.game.chance.asks_phrases = true;
        } else if (words[index] == "--json") {
            arguments.form = ReplyForm::JsonLines;
        } else if (arguments.file.empty() && !words[index].starts_with("--")) {
            arguments.file = words[index];
        } else {
            return refuse_with("console.usage", words[index]);
        }
    }
    if (arguments.file.empty()) return refuse_with("console.usage", "the name of the game's FILE is missing");
    const ChanceChoice& chance = arguments.game.chance;
    const bool has_choices = chance.seed || chance.asks_phrases || !arguments.game.choices.empty();
    if (arguments.is_look_only && arguments.new_kit)
        return refuse_with("console.usage", "--look is for a game that was begun already");
    if (has_choices && !arguments.new_kit)
        return refuse_with("console.usage", "--seed, --phrases and --option belong to --new KIT");
    return arguments;
}

int refuse_to(std::ostream& errors, const Refusal& refusal) {
    errors << say_without_game(refusal) << std::endl;
    return not_possible;
}

Result<std::unique_ptr<Session>> begin_or_open(ConsoleArguments arguments, const Pins& pins,
                                               const Result<std::shared_ptr<NotesLibrary>>& notes) {
    const auto mode = arguments.is_look_only ? Journal::Mode::Look : Journal::Mode::Play;
    if (!arguments.new_kit) return Session::open(arguments.file, mode, pins);
    arguments.game.pins = pins;
    auto kit = (*notes)->kit(*arguments.new_kit);
    if (!kit) return tl::unexpected<Refusal>(kit.error());
    const auto used = (*notes)->used(*arguments.new_kit);
    if (!used) return tl::unexpected<Refusal>(used.error());
    if (used->count > 0) arguments.game.notes = *used;
    // Before there is a file that nobody can sit at.
    if (const auto seat = seat_named(*kit, arguments.seat); !seat)
        return tl::unexpected<Refusal>(seat.error());
    return Session::create(arguments.file, *std::move(kit), arguments.game);
}

int play(const std::vector<std::string>& words, std::istream& input, std::ostream& output,
         std::ostream& errors, const DeviceTable& device_table) {
    const auto arguments = read_arguments(words);
    if (!arguments) return refuse_to(errors, arguments.error());
    PlayWithDevices play_with_devices;
    if (!arguments->devices.empty()) {
        if (!device_table) return refuse_to(errors, {"device.no-ports-here", {}, {}, {}});
        auto joined = device_table(arguments->devices, arguments->pattern);
        if (!joined) return refuse_to(errors, joined.error());
        play_with_devices = *std::move(joined);
    }
    // Who only looks tells nothing, and leaves no file of notes where there is none.
    const auto notes = arguments->is_look_only
                           ? tl::unexpected<Refusal>(Refusal{"seat.looks-only", {}, {}, {}})
                           : NotesLibrary::open(notes_path(arguments->data_folder));
    if (!notes && arguments->new_kit) return refuse_to(errors, notes.error());
    const auto pins = read_pins(arguments->pins, input);
    if (!pins) return refuse_to(errors, pins.error());
    const auto session = begin_or_open(*arguments, *pins, notes);
    if (!session) return refuse_to(errors, session.error());
    // A game can be gone on with where the notes cannot be used: what it is told stays in its own file.
    (*session)->tell_of_box([&](const BoxKnowledge& before, const BoxKnowledge& after) {
        const auto learned = notes ? (*notes)->learn((*session)->kit(), before, after)
                                   : Result<void>(tl::unexpected<Refusal>(notes.error()));
        if (!learned) refuse_to(errors, learned.error());
    });
    const auto seat = seat_named((*session)->kit(), arguments->seat);
    if (!seat) return refuse_to(errors, seat.error());
    if (const auto free = (*session)->expect_seat(*seat); !free) return refuse_to(errors, free.error());
    Console console(**session, *seat, arguments->form);
    if (!play_with_devices) {
        console.run(input, output);
        return done;
    }
    const auto played = play_with_devices(console, input, output);
    return played ? done : refuse_to(errors, played.error());
}

int run_command(const std::vector<std::string>& arguments, std::istream& input, std::ostream& output,
                std::ostream& errors, const DeviceTable& device_table) {
    if (sodium_init() < 0) {
        errors << "The random numbers of this system cannot be used, so Field Desk cannot start."
               << std::endl;
        return not_possible;
    }
    const std::string command = arguments.empty() ? "--help" : arguments.front();
    if (command == "console") return play(arguments, input, output, errors, device_table);
    if (command == "verify") return run_verify(arguments, input, output, errors);
    if (command == "notes") return run_notes(arguments, output, errors);
    if (command == "demo") return run_demo(arguments, output, errors);
    if (command == "--version") {
        output << "Field Desk " << FIELDDESK_VERSION << std::endl;
        return done;
    }
    output << usage;
    return command == "--help" ? done : not_possible;
}

} // namespace

bool is_console_command(const std::string& word) {
    return word == "console" || word == "demo" || word == "verify" || word == "notes" || word == "--help" ||
           word == "--version";
}

int run_console_command(const std::vector<std::string>& arguments, std::istream& input, std::ostream& output,
                        std::ostream& errors, const DeviceTable& device_table) {
    const int code = run_command(arguments, input, output, errors, device_table);
    // A full disk must not look like a success.
    output.flush();
    return output ? code : refuse_to(errors, {"console.output", {}, {}, {}});
}

} // namespace fielddesk
