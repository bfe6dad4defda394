#include "engine/games/virginia/program.h"

#include "engine/kit/json.h"

#include <algorithm>

namespace fielddesk::virginia {

namespace {

// Compiles the instructions of one card. The schema has already refused unknown words and wrong types, so
// what is left to find are ids that do not fit.
class Compiler {
public:
    Compiler(const Kit& kit, const Board& board, const Card& card)
        : m_kit(kit), m_board(board), m_card(card) {}

    tl::expected<Program, KitErrors> compile() {
        const Json json = Json::parse(m_card.instructions);
        m_part = Part::Events;
        effects(json.value("events", Json::array()), m_card.pointer + "/events");
        m_part = Part::Advances;
        advances(json.value("advances", Json::array()), m_card.pointer + "/advances");
        m_program.attacks = json.value("attacks", 0);
        if (m_program.steps.size() > most_steps)
            complain(m_card.pointer, "expected a card of at most " + std::to_string(most_steps) + " steps");
        if (!m_errors.empty()) return tl::unexpected<KitErrors>(std::move(m_errors));
        return std::move(m_program);
    }

private:
    void complain(const std::string& path, const std::string& message) {
        m_errors.push_back({"cards.json", path, message});
    }

    StepNumber next() const { return static_cast<StepNumber>(m_program.steps.size()); }

    StepNumber add(Action action) {
        m_program.steps.push_back({m_part, std::move(action), m_depth});
        return static_cast<StepNumber>(m_program.steps.size() - 1);
    }

    PieceId piece(const Json& json, const std::string& path) {
        const auto found = m_kit.piece(json.is_string() ? json.get<std::string>() : "");
        if (!found) complain(path, "expected the id of a piece");
        return found.value_or(PieceId{});
    }

    PlaceId place(const Json& json, const std::string& path) {
        const auto found = m_kit.place(json.is_string() ? json.get<std::string>() : "");
        if (!found) complain(path, "expected the id of a place");
        return found.value_or(PlaceId{});
    }

    // The front of an army, and whether it is the Union one.
    std::pair<FrontId, bool> army(const Json& json, const std::string& path) {
        const PieceId id = piece(json, path);
        const auto front = m_board.front_of(id);
        if (!front) {
            complain(path, "expected the id of an army");
            return {FrontId::Valley, false};
        }
        return {*front, m_board.front(*front).union_army == id};
    }

    FrontId union_army(const Json& json, const std::string& path) {
        const auto [front, is_union] = army(json, path);
        if (!is_union) complain(path, "expected the id of a Union army");
        return front;
    }

    std::optional<FrontId> front(const Json& scope, const std::string& path) {
        const auto found = scope.find("front");
        if (found == scope.end()) return std::nullopt;
        const auto named = m_board.front_named(Code(found->get<std::string>()));
        if (!named) complain(path + "/front", "expected the id of a front");
        return named;
    }

    void effects(const Json& list, const std::string& path) {
        for (std::size_t index = 0; index < list.size(); ++index)
            effect(list[index], path + "/" + std::to_string(index));
    }

    void effect(const Json& json, const std::string& path) {
        if (json.contains("if")) return branch(json, path);
        const std::string word = json.empty() ? std::string() : json.begin().key();
        const Json& value = json.empty() ? json : json.begin().value();
        const std::string here = path + "/" + word;
        if (word == "reserves") {
            add(steps::Reserves{value.get<int>()});
        } else if (word == "lee") {
            add(steps::LeeEnters{});
        } else if (word == "mcclellan") {
            add(steps::McClellanMoves{union_army(value, here)});
        } else if (word == "merrimac") {
            add(steps::MerrimacMoves{value == "returns"});
        } else if (word == "retreat") {
            retreat(value, here);
        } else if (word == "advance") {
            advance(value, here);
        } else if (word == "set-aside") {
            add(steps::SetAsideReturns{value.get<int>()});
        } else if (word == "battle") {
            battle(value, here);
        } else if (word == "attack-drm") {
            add(steps::AttackDrm{value.at("value").get<int>(), front(value, here)});
        } else if (word == "advance-drm") {
            add(steps::AdvanceDrm{value.at("value").get<int>(), front(value, here)});
        } else if (word == "no-attacks") {
            add(steps::NoAttacks{front(value, here)});
        } else if (word == "flip") {
            const FrontId flipped = union_army(value.at("army"), here + "/army");
            add(steps::Flip{flipped, static_cast<std::uint8_t>(value.at("face") == "full" ? 0 : 1)});
        } else if (word == "reminder") {
            add(steps::Reminder{static_cast<int>(m_program.reminders.size())});
            m_program.reminders.push_back(value.get<std::string>());
        } else {
            complain(path, "expected an instruction that these rules know");
        }
    }

    void retreat(const Json& json, const std::string& path) {
        const auto [front, is_union] = army(json.at("army"), path + "/army");
        for (int times = json.value("places", 1); times > 0; --times)
            add(steps::Retreat{front, is_union});
    }

    void advance(const Json& json, const std::string& path) {
        const auto [front, is_union] = army(json.at("army"), path + "/army");
        const int places = json.value("places", 1);
        for (int left = places - 1; left >= 0; --left) {
            if (is_union) {
                add(steps::UnionAdvance{front, json.value("roll", false), static_cast<StepNumber>(left)});
            } else {
                add(steps::ConfederateAdvance{front});
            }
        }
    }

    void advances(const Json& list, const std::string& path) {
        for (std::size_t index = 0; index < list.size(); ++index) {
            const Json& json = list[index];
            const std::string here = path + "/" + std::to_string(index);
            union_army(json.at("army"), here + "/army");
            if (json.contains("if")) {
                const StepNumber unless = add(steps::Unless{condition(json.at("if"), here + "/if"), 0});
                ++m_depth;
                advance(json, here);
                --m_depth;
                set_target(unless, next());
            } else {
                advance(json, here);
            }
        }
    }

    void branch(const Json& json, const std::string& path) {
        const StepNumber unless = add(steps::Unless{condition(json.at("if"), path + "/if"), 0});
        ++m_depth;
        effects(json.at("then"), path + "/then");
        if (json.contains("else")) {
            const StepNumber jump = add(steps::Jump{});
            set_target(unless, next());
            effects(json.at("else"), path + "/else");
            set_target(jump, next());
        } else {
            set_target(unless, next());
        }
        --m_depth;
    }

    void battle(const Json& json, const std::string& path) {
        const StepNumber battle = add(steps::Battle{});
        std::vector<StepNumber> ends;
        const Json& results = json.at("results");
        ++m_depth;
        for (std::size_t index = 0; index < results.size(); ++index) {
            const Json& result = results[index];
            for (int face = result.at("from").get<int>(); face <= result.at("to").get<int>(); ++face)
                std::get<steps::Battle>(m_program.steps[battle].action)
                    .goes_to[static_cast<std::size_t>(face - 1)] = next();
            effects(result.at("events"), path + "/results/" + std::to_string(index) + "/events");
            ends.push_back(add(steps::Jump{}));
        }
        --m_depth;
        for (const StepNumber end : ends)
            set_target(end, next());
    }

    void set_target(StepNumber step, StepNumber target) {
        Action& action = m_program.steps[step].action;
        if (auto* unless = std::get_if<steps::Unless>(&action)) unless->goes_to = target;
        if (auto* jump = std::get_if<steps::Jump>(&action)) jump->goes_to = target;
    }

    Condition condition(const Json& json, const std::string& path) {
        using Kind = Condition::Kind;
        const std::string word = json.empty() ? std::string() : json.begin().key();
        const Json& value = json.empty() ? json : json.begin().value();
        const std::string here = path + "/" + word;
        Condition made;
        if (word == "at" || word == "beyond") {
            made.kind = word == "at" ? Kind::At : Kind::Beyond;
            made.piece = piece(value.at("piece"), here + "/piece");
            made.place = place(value.at("place"), here + "/place");
            if (m_errors.empty()) need_on_track(made, here + "/place");
        } else if (word == "adjacent-to-richmond") {
            made.kind = Kind::BesideRichmond;
            made.piece = piece(value, here);
        } else if (word == "lee-in-play" || word == "merrimac-in-play") {
            made.kind = word == "lee-in-play" ? Kind::LeeInPlay : Kind::MerrimacInPlay;
            if (value == false) made = Condition{Kind::Not, {}, {}, 0, {made}};
        } else if (word == "mcclellan-with") {
            made.kind = Kind::McClellanWith;
            made.piece = piece(value, here);
        } else if (word == "reserves-at-least") {
            made.kind = Kind::ReservesAtLeast;
            made.count = value.get<int>();
        } else if (word == "not") {
            made.kind = Kind::Not;
            made.inner = {condition(value, here)};
        } else if (word == "all" || word == "any") {
            made.kind = word == "all" ? Kind::All : Kind::Any;
            for (std::size_t index = 0; index < value.size(); ++index)
                made.inner.push_back(condition(value[index], here + "/" + std::to_string(index)));
        } else {
            complain(path, "expected a condition that these rules know");
        }
        return made;
    }

    // An army never leaves its track, so that a place on another one is a slip of the pen.
    void need_on_track(const Condition& condition, const std::string& path) {
        const auto track = m_board.track_of(condition.place);
        const auto front = m_board.front_of(condition.piece);
        if (condition.kind == Condition::Kind::Beyond && !track)
            complain(path, "expected a place on a track");
        else if (front && track && front != track)
            complain(path, "expected a place on the track of that army");
    }

    const Kit& m_kit;
    const Board& m_board;
    const Card& m_card;
    Program m_program;
    Part m_part = Part::Events;
    int m_depth = 0;
    KitErrors m_errors;
};

} // namespace

tl::expected<Program, KitErrors> compile(const Kit& kit, const Board& board, const Card& card) {
    // Nothing that keeps to the schema throws; what does not is told like any other fault.
    try {
        return Compiler(kit, board, card).compile();
    } catch (const std::exception& error) {
        return tl::unexpected(KitErrors{
            {"cards.json", card.pointer, std::string("expected a card of its schema; ") + error.what()}});
    }
}

} // namespace fielddesk::virginia
