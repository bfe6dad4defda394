#include "hardware/tablelink/driver.h"

#include "hardware/hex.h"

namespace fielddesk::hardware::tablelink {

namespace {

using namespace std::chrono_literals;
using Fields = std::vector<std::string_view>;

constexpr Moment asked_every = 1s;
constexpr Moment pinged_after = 4s; // two heartbeats are missing
constexpr Moment silent_after = 6s;
constexpr int most_dice = 20;
constexpr int most_sides = 100;

std::string field(const Fields& fields, std::size_t index) {
    return index < fields.size() ? std::string(fields[index]) : std::string();
}

// The whole number in this field; nothing where there is none.
std::optional<int> number_in(const Fields& fields, std::size_t index, int lowest, int highest) {
    if (index >= fields.size()) return std::nullopt;
    return number(fields[index], lowest, highest);
}

// The die that "d6:4:98" or "d6:x:20" tells of.
std::optional<Die> die_of(std::string_view text) {
    const auto first = text.find(':');
    const auto second = text.find(':', first + 1);
    if (!text.starts_with('d') || first == std::string_view::npos || second == std::string_view::npos)
        return std::nullopt;
    const auto sides = number(text.substr(1, first - 1), 2, most_sides);
    const auto confidence = number(text.substr(second + 1), 0, 100);
    const std::string_view face = text.substr(first + 1, second - first - 1);
    if (!sides || !confidence) return std::nullopt;
    if (face == "x") return Die{*sides, std::nullopt, *confidence};
    const auto shown = number(face, 1, *sides);
    if (!shown) return std::nullopt;
    return Die{*sides, *shown, *confidence};
}

bool is_tag(std::string_view text) {
    return (text.size() == 10 || is_uid_size(text.size())) && is_hex(text);
}

// Whether the device sends it again until it is acknowledged.
bool is_resent(std::string_view verb) {
    return verb == "ROLL" || verb == "CARD" || verb == "GONE" || verb == "ERR";
}

Code code_of(LineFault fault) {
    switch (fault) {
    case LineFault::NoStart:
        return "tablelink.no-start";
    case LineFault::NoChecksum:
        return "tablelink.no-checksum";
    case LineFault::WrongChecksum:
        return "tablelink.checksum";
    }
    return "tablelink.checksum";
}

} // namespace

TableLinkDriver::TableLinkDriver() : m_lines(longest_line) {}

void TableLinkDriver::ask_who(Heard& heard, Moment now) {
    heard.to_send += host_line("WHO,1");
    m_last_asked = now;
}

Heard TableLinkDriver::begin(Moment now) {
    m_lines = LineBuffer(longest_line);
    m_sequence.reset();
    m_health = Health::Waiting;
    m_last_heard = now;
    Heard heard;
    ask_who(heard, now);
    return heard;
}

Heard TableLinkDriver::feed(std::string_view bytes, Moment now) {
    Heard heard;
    m_lines.feed(
        bytes, [&](std::string_view line) { take_line(line, heard, now); },
        [&](std::string_view line) {
            if (m_health == Health::Working) heard.complain("line.too-long", shown(line));
        });
    return heard;
}

Heard TableLinkDriver::tick(Moment now) {
    Heard heard;
    for (const int lost : m_sequence.lost(now))
        heard.complain("tablelink.gap", std::to_string(lost));
    const Moment quiet = now - m_last_heard;
    if (m_health == Health::Working && quiet >= silent_after) {
        m_health = Health::Silent;
        heard.complain("device.silent");
    }
    if (now - m_last_asked < asked_every) return heard;
    if (m_health != Health::Working) {
        ask_who(heard, now);
    } else if (quiet >= pinged_after) {
        heard.to_send += host_line("PING," + std::to_string(++m_ping));
        m_last_asked = now;
    }
    return heard;
}

void TableLinkDriver::take_line(std::string_view line, Heard& heard, Moment now) {
    const Line read = read_line(line, '$');
    if (!read.fault) {
        m_last_heard = now;
        take_message(read, heard, now);
        return;
    }
    // Boot text and what a wrong baud rate makes of a line is nothing to speak of before the device answers.
    if (m_health == Health::Waiting) return;
    heard.complain(code_of(*read.fault), shown(line));
    const auto sequence = number_in(read.fields, 1, 1, 65535);
    if (*read.fault != LineFault::NoStart && sequence)
        heard.to_send += host_line("NAK," + std::to_string(*sequence) + ",CRC");
}

void TableLinkDriver::take_message(const Line& line, Heard& heard, Moment now) {
    const Fields& fields = line.fields;
    const std::string_view verb = fields.front();
    if (verb == "HELLO") {
        if (field(fields, 1) != "1") return heard.complain("tablelink.version", field(fields, 1));
        m_health = Health::Working;
        heard.readings.emplace_back(Greeting{field(fields, 2), field(fields, 3), field(fields, 4)});
        return;
    }
    if (verb == "BOOT") {
        m_sequence.reset();
        heard.readings.emplace_back(Rebooted{field(fields, 2)});
        return ask_who(heard, now);
    }
    if (!is_resent(verb) && verb != "HB") return heard.complain("tablelink.unknown-verb", std::string(verb));
    const auto sequence = number_in(fields, 1, 1, 65535);
    if (!sequence) return heard.complain("tablelink.no-sequence", std::string(verb));
    m_health = Health::Working;
    if (is_resent(verb)) heard.to_send += host_line("ACK," + std::to_string(*sequence));
    if (m_sequence.take(*sequence, line.crc, now) == Sequence::Verdict::Fresh) take_content(fields, heard);
}

void TableLinkDriver::take_content(const Fields& fields, Heard& heard) {
    const std::string_view verb = fields.front();
    if (verb == "ROLL") return take_roll(fields, heard);
    if (verb == "CARD" || verb == "GONE") return take_tag(fields, heard);
    if (verb == "ERR") heard.complain("device.trouble", field(fields, 2));
}

void TableLinkDriver::take_roll(const Fields& fields, Heard& heard) {
    const auto count = number_in(fields, 2, 1, most_dice);
    if (!count || fields.size() - 3 != static_cast<std::size_t>(*count))
        return heard.complain("dice.other-count", field(fields, 2));
    DiceThrown thrown;
    for (std::size_t at = 3; at < fields.size(); ++at) {
        const auto die = die_of(fields[at]);
        if (!die) return heard.complain("dice.impossible", std::string(fields[at]));
        thrown.dice.push_back(*die);
    }
    heard.readings.emplace_back(std::move(thrown));
}

void TableLinkDriver::take_tag(const Fields& fields, Heard& heard) {
    const int antenna = number_in(fields, 2, 0, 255).value_or(-1);
    const std::string digits = upper(field(fields, 3));
    if (antenna < 0 || !is_tag(digits)) return heard.complain("tag.impossible", shown(digits));
    if (is_all_zero(digits)) return heard.complain("tag.zero");
    if (fields.front() == "CARD") {
        heard.readings.emplace_back(TagSeen{{digits}, antenna});
    } else {
        heard.readings.emplace_back(TagGone{{digits}, antenna});
    }
}

} // namespace fielddesk::hardware::tablelink
