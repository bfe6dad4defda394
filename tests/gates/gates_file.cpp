#include "tests/gates/gates_file.h"

#include "app/console_orders.h"
#include "app/library.h"

#include <iterator>
#include <sstream>
#include <stdexcept>

namespace fielddesk::gates::test {

namespace {

void give(Session& session, const std::string& line) {
    std::istringstream stream(line);
    std::vector<std::string> words{std::istream_iterator<std::string>(stream), {}};
    Seat seat = Seat::table();
    if (words.front().ends_with(':')) {
        seat = seat_named(session.kit(), words.front().substr(0, words.front().size() - 1)).value();
        words.erase(words.begin());
    }
    const OrderReader reader(session.kit(), seat);
    const Order order = words.front() == "correct" ? reader.read_correction(words).value()
                                                   : reader.read(words, session.offers(seat));
    if (const auto done = session.submit(order); !done)
        throw std::runtime_error(line + ": " + std::string(done.error().code.text()));
}

} // namespace

std::unique_ptr<Session> begin_in_file(const std::filesystem::path& path,
                                       const std::vector<std::string>& lines,
                                       const std::vector<std::pair<std::string, std::string>>& choices) {
    auto created = Session::create(path, **read_shipped_kit("gates-of-richmond"), {choices, {1862, false}});
    if (!created) throw std::runtime_error(std::string(created.error().code.text()));
    Session& session = **created;
    while (session.position(Seat::table()).question)
        give(session, "note 6");
    give(session, "us: done");
    give(session, "cs: done");
    for (const std::string& line : lines)
        give(session, line);
    return *std::move(created);
}

std::vector<std::string> lines_to_combat() {
    std::vector<std::string> lines{"us: check-supply", "cs: all-supplied", "us: all-cut-off",
                                   "us: draw-cards",
                                   "correct connection turkey-hill grapevine-bridge north-bank"};
    for (const std::string piece : {"cs-lee", "cs-jackson", "cs-winder", "cs-whiting", "cs-ewell"})
        lines.push_back("cs: correct piece " + piece + " turkey-hill");
    for (const std::string piece : {"us-sykes", "us-mccall", "us-dummy-3"})
        lines.push_back("us: correct piece " + piece + " grapevine-bridge");
    for (const std::string piece : {"cs-lee", "cs-jackson", "cs-whiting", "cs-ewell", "us-sykes"})
        lines.push_back("correct rating " + piece + " 1 leadership 1");
    for (const std::string line : {"cs: take turkey-hill", "cs: assault grapevine-bridge",
                                   "us: lead us-mccall", "us: done", "cs: lead cs-winder", "cs: done"})
        lines.push_back(line);
    return lines;
}

std::vector<std::string> lines_to_roads() {
    std::vector<std::string> lines;
    for (const std::string road :
         {"white-house tucker-town", "tucker-town dispatch-station", "dispatch-station trestle-bridge",
          "trestle-bridge savage-station", "savage-station fair-oaks-station",
          "fair-oaks-station seven-pines", "seven-pines portugue", "old-cold-harbor barker",
          "barker tucker-town", "fairfield old-cold-harbor"})
        lines.push_back("correct connection " + road + " road");
    return lines;
}

} // namespace fielddesk::gates::test
