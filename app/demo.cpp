#include "app/demo.h"

#include "app/console.h"
#include "app/embedded.h"
#include "app/library.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <ostream>
#include <sstream>
#include <unistd.h>

namespace fielddesk {

namespace {

// A game in a file that is gone with it.
class PassingGame {
public:
    explicit PassingGame(const std::string& kit_id)
        : m_path(std::filesystem::temp_directory_path() /
                 ("fielddesk-demo-" + std::to_string(getpid()) + ".fielddesk")) {
        std::filesystem::remove(m_path);
        auto kit = read_shipped_kit(kit_id);
        if (!kit || !*kit) return;
        if (auto session = Session::create(m_path, **std::move(kit), {{{"deck", "table"}}}))
            m_session = *std::move(session);
    }
    ~PassingGame() {
        m_session.reset();
        std::error_code ignored;
        std::filesystem::remove(m_path, ignored);
    }
    PassingGame(const PassingGame&) = delete;
    PassingGame& operator=(const PassingGame&) = delete;

    Session* session() { return m_session.get(); }

private:
    std::filesystem::path m_path;
    std::unique_ptr<Session> m_session;
};

std::optional<DeskCounter> counter_of(const Desk& desk, PieceId piece) {
    const auto in = [piece](const std::vector<DeskCounter>& counters) -> std::optional<DeskCounter> {
        for (const DeskCounter& counter : counters)
            if (counter.piece == piece) return counter;
        return std::nullopt;
    };
    for (const DeskLane& lane : desk.lanes)
        for (const DeskPlace& place : lane.places)
            if (const auto found = in(place.counters)) return found;
    for (const DeskBox& box : desk.boxes)
        if (const auto found = in(box.counters)) return found;
    return std::nullopt;
}

std::vector<std::string> words_of(const std::string& line) {
    std::istringstream stream(line);
    return {std::istream_iterator<std::string>(stream), {}};
}

std::optional<Ruling> last_ruling(const Session& session) {
    std::optional<Ruling> found;
    for (const RecordEntry& entry : session.record(Seat::table()))
        for (const Fact& fact : entry.facts)
            if (const auto* made = std::get_if<facts::RulingMade>(&fact.what)) found = made->ruling;
    return found;
}

std::string yes_or_no(bool is_so) {
    return is_so ? "yes" : "no";
}

// Where a piece is, and what it or a place bears, as this seat knows it: `at PIECE`, `bears PIECE MARK`,
// `marked PLACE MARK`.
std::string looked_up_on_map(const Session& session, Seat seat, const std::vector<std::string>& words) {
    const Kit& kit = session.kit();
    const Position& position = session.position(seat);
    const auto word = [&](std::size_t index) { return index < words.size() ? words[index] : std::string(); };
    const auto piece = kit.piece(word(1));
    const auto place = kit.place(word(1));
    const auto mark = kit.mark(word(2));
    if (word(0) == "at" && piece) {
        const auto where = position.pieces[*piece].place;
        return where ? kit.places[*where].title : "not known";
    }
    if (word(0) == "bears" && piece && mark) return yes_or_no(has_mark(position.pieces[*piece].marks, *mark));
    if (word(0) == "marked" && place && mark)
        return yes_or_no(has_mark(position.places[*place].marks, *mark));
    return "not known";
}

std::string net_of(const std::optional<Ruling>& ruling) {
    if (!ruling || !ruling->roll) return "no roll";
    int net = total(ruling->drm);
    for (const int face : ruling->roll->faces)
        net += face;
    return std::to_string(net);
}

// What an example asks for, in words: `needed`, `drm`, `net`, `strengths`, `result`, `outcome`, `asked`,
// `value PIECE`, `pile PILE`, and what lies on the map.
std::string looked_up(const Session& session, Seat seat, const std::string& question) {
    const Desk desk = session.desk(seat);
    const Phrasebook book(session);
    const auto ruling = desk.ruling ? desk.ruling : last_ruling(session);
    if (question == "needed") return ruling ? book.needed(*ruling) : "no ruling";
    if (question == "drm") return ruling ? std::to_string(total(ruling->drm)) : "no ruling";
    if (question == "net") return net_of(last_ruling(session));
    if (question == "strengths" && ruling && ruling->subjects.size() > 2)
        return book.name(ruling->subjects[1]) + "-" + book.name(ruling->subjects[2]);
    if (question == "asked") return desk.question ? std::string(desk.question->purpose.text()) : "nothing";
    if (question == "result")
        return ruling && ruling->success ? (*ruling->success ? "success" : "no result") : "no ruling";
    if (question == "outcome") return desk.outcome ? std::string(desk.outcome->reason.text()) : "goes on";
    const auto space = question.find(' ');
    const std::string word = question.substr(0, space);
    const std::string name = space == std::string::npos ? "" : question.substr(space + 1);
    if (word == "value") {
        const auto piece = session.kit().piece(name);
        const auto counter = piece ? counter_of(desk, *piece) : std::nullopt;
        return counter && counter->value ? std::to_string(*counter->value) : "no value";
    }
    for (const DeskPile& pile : desk.piles)
        if (word == "pile" && session.kit().piles[pile.pile].id.text() == name)
            return std::to_string(pile.count);
    return looked_up_on_map(session, seat, words_of(question));
}

// `us: go fairfield` is an order of that seat; without one it is the table's.
Seat take_seat(const Kit& kit, std::string& line) {
    const auto colon = line.find(": ");
    const auto side = colon == std::string::npos ? std::nullopt : kit.side(line.substr(0, colon));
    if (!side) return Seat::table();
    line.erase(0, colon + 2);
    return Seat::of(*side);
}

void play_example(const std::string& kit_id, const Json& example, std::vector<DemoLine>& lines) {
    const std::string id = example.value("id", "");
    PassingGame game(kit_id);
    if (!game.session()) return lines.push_back({id, "", "", "no game could be begun"});
    const Kit& kit = game.session()->kit();
    for (const Json& step : example.at("steps")) {
        if (step.is_string()) {
            std::string line = step.get<std::string>();
            const Seat seat = take_seat(kit, line);
            const auto reply = Console(*game.session(), seat, ReplyForm::JsonLines).reply_to(line);
            const Json json = reply ? Json::parse(*reply, nullptr, false) : Json{{"ok", true}};
            if (!json.value("ok", false))
                lines.push_back({id, step.get<std::string>(), "", json["refusal"].value("sentence", "")});
            continue;
        }
        const auto side = kit.side(step.value("seat", ""));
        DemoLine line{
            step.value("example", id), step.value("what", ""), step.value("printed", ""),
            looked_up(*game.session(), side ? Seat::of(*side) : Seat::table(), step.value("ask", ""))};
        if (line.computed == step.value("instead", "")) line.remark = step.value("because", "");
        lines.push_back(std::move(line));
    }
}

} // namespace

std::vector<DemoLine> play_examples(const std::string& kit_id) {
    std::vector<DemoLine> lines;
    const Json examples = Json::parse(embedded_file("kits/" + kit_id + "/examples.json"), nullptr, false);
    if (!examples.is_object()) return lines;
    for (const Json& example : examples.at("examples"))
        play_example(kit_id, example, lines);
    return lines;
}

int run_demo(const std::vector<std::string>& arguments, std::ostream& output, std::ostream& errors) {
    const std::string kit_id = arguments.size() > 1 ? arguments[1] : "";
    const auto lines = play_examples(kit_id);
    if (lines.empty()) {
        errors << say_without_game({"kit.unknown", {}, {}, kit_id}) << std::endl;
        return 2;
    }
    for (const DemoLine& line : lines) {
        output << (line.agrees() ? "  = " : "  ! ") << line.example << ": " << line.what
               << "\n      printed: " << line.printed << ", worked out: " << line.computed << "\n";
        if (!line.remark.empty()) output << "      the rulebook differs from itself: " << line.remark << "\n";
    }
    const bool all =
        std::all_of(lines.begin(), lines.end(), [](const DemoLine& line) { return line.agrees(); });
    output << (all ? "Every printed number came out." : "Not every printed number came out.") << std::endl;
    return all ? 0 : 1;
}

} // namespace fielddesk
