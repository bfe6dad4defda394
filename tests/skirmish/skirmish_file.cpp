#include "tests/skirmish/skirmish_file.h"

#include "app/library.h"
#include "tests/skirmish/board.h"

#include <stdexcept>

namespace fielddesk::skirmish {

namespace {

void submit(Session& session, const Order& order) {
    const auto done = session.submit(order);
    if (!done) throw std::runtime_error(std::string(done.error().code.text()));
}

} // namespace

std::unique_ptr<Session> begin_in_file(const std::filesystem::path& path, const Beginning& beginning) {
    auto kit = read_shipped_kit("skirmish");
    NewGame game;
    game.pins = beginning.pins;
    game.chance = {beginning.seed, beginning.asks_phrases};
    auto created = Session::create(path, **std::move(kit), game);
    if (!created) throw std::runtime_error(std::string(created.error().code.text()));
    Session& session = **created;
    for (const std::string side : {"blue", "red"}) {
        const Seat seat = seat_of(session, side);
        for (std::size_t block = 0; block < beginning.blue.size(); ++block) {
            const auto piece = session.kit().piece(side + "-" + std::to_string(block + 1)).value();
            submit(session, {seat, verbs::muster, {piece, side == "blue" ? beginning.blue[block] : 1}});
        }
        if (beginning.is_ready) submit(session, {seat, verbs::ready, {}});
    }
    return *std::move(created);
}

Seat seat_of(const Session& session, const std::string& name) {
    return name == "table" ? Seat::table() : Seat::of(session.kit().side(name).value());
}

} // namespace fielddesk::skirmish
