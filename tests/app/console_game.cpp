#include "tests/app/console_game.h"

#include "app/commands.h"

#include <sstream>
#include <stdexcept>

namespace fielddesk {

ConsoleGame::ConsoleGame(ReplyForm form, const NewGame& game)
    : m_session(begin(m_folder / "game.fielddesk", game)), m_console(*m_session, Seat::table(), form) {}

std::string ConsoleGame::say(const std::string& line) {
    return m_console.reply_to(line).value_or("");
}

Json ConsoleGame::json(const std::string& line) {
    return one_object(say(line));
}

void ConsoleGame::play(const std::vector<std::string>& lines) {
    for (const std::string& line : lines)
        if (const Json reply = json(line); !reply.at("ok").get<bool>())
            throw std::runtime_error(line + ": " + reply.dump());
}

std::string ConsoleGame::outcome_of(const std::string& line) {
    const Json reply = json(line);
    return reply.at("ok").get<bool>() ? "done" : reply.at("refusal").at("code").get<std::string>();
}

const Session& ConsoleGame::reopened() {
    m_session.reset();
    m_session = reopen(m_folder / "game.fielddesk", Journal::Mode::Look);
    return *m_session;
}

Json one_object(const std::string& reply) {
    Json json = Json::parse(reply, nullptr, false);
    if (!json.is_object() || reply.find('\n') != std::string::npos)
        throw std::runtime_error("not one line with one object: " + reply);
    return json;
}

Said run(const std::vector<std::string>& arguments, const std::string& input) {
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream errors;
    const int code = run_console_command(arguments, in, out, errors);
    return {code, out.str(), errors.str()};
}

std::vector<std::string> lines_of(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

} // namespace fielddesk
