#include "app/demo.h"

#include "app/console.h"
#include "app/embedded.h"
#include "app/library.h"

#include <algorithm>
#include <filesystem>
#include <ostream>
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
    for (const DeskLane& lane : desk.lanes)
        for (const DeskPlace& place : lane.places)
            for (const DeskCounter& counter : place.counters)
                if (counter.piece == piece) return counter;
    return std::nullopt;
}

std::optional<Ruling> last_ruling(const Session& session) {
    std::optional<Ruling> found;
    for (const RecordEntry& entry : session.record(Seat::table()))
        for (const Fact& fact : entry.facts)
            if (const auto* made = std::get_if<facts::RulingMade>(&fact.what)) found = made->ruling;
    return found;
}

// What an example asks for, in words: `needed`, `drm`, `result`, `outcome`, `value PIECE`, `pile PILE`.
std::string looked_up(const Session& session, const std::string& question) {
    const Desk desk = session.desk(Seat::table());
    const Phrasebook book(session);
    const auto ruling = desk.ruling ? desk.ruling : last_ruling(session);
    if (question == "needed") return ruling ? book.needed(*ruling) : "no ruling";
    if (question == "drm") return ruling ? std::to_string(total(ruling->drm)) : "no ruling";
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
    return "not known";
}

void play_example(const std::string& kit_id, const Json& example, std::vector<DemoLine>& lines) {
    const std::string id = example.value("id", "");
    PassingGame game(kit_id);
    if (!game.session()) return lines.push_back({id, "", "", "no game could be begun"});
    Console console(*game.session(), Seat::table(), ReplyForm::JsonLines);
    for (const Json& step : example.at("steps")) {
        if (step.is_string()) {
            const auto reply = console.reply_to(step.get<std::string>());
            const Json json = reply ? Json::parse(*reply, nullptr, false) : Json{{"ok", true}};
            if (!json.value("ok", false))
                lines.push_back({id, step.get<std::string>(), "", json["refusal"].value("sentence", "")});
            continue;
        }
        lines.push_back({id, step.value("what", ""), step.value("printed", ""),
                         looked_up(*game.session(), step.value("ask", ""))});
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
        const bool agrees = line.printed == line.computed;
        output << (agrees ? "  = " : "  ! ") << line.example << ": " << line.what
               << "\n      printed: " << line.printed << ", worked out: " << line.computed << "\n";
    }
    const bool all = std::all_of(lines.begin(), lines.end(),
                                 [](const DemoLine& line) { return line.printed == line.computed; });
    output << (all ? "Every printed number came out." : "Not every printed number came out.") << std::endl;
    return all ? 0 : 1;
}

} // namespace fielddesk
