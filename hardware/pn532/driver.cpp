#include "hardware/pn532/driver.h"

#include "hardware/hex.h"

#include <algorithm>

namespace fielddesk::hardware::pn532 {

namespace {

using namespace std::chrono_literals;
using namespace std::string_literals;

constexpr Moment acknowledged_within = 100ms;
constexpr Moment replied_within = 1s;
constexpr Moment polled_every = 100ms;
constexpr int most_sent = 3;
constexpr int gone_after_misses = 2;

// Where the replies say which command they answer.
char reply_code(char command) {
    return static_cast<char>(command + 1);
}

} // namespace

void Pn532Driver::send(Heard& heard, Moment now) {
    static const std::string commands[] = {"\x02"s, "\x14\x01"s, "\x32\x05\xFF\x01\x02"s, "\x4A\x01\x00"s};
    if (m_step == Step::Firmware) heard.to_send += wake();
    heard.to_send += command(commands[static_cast<std::size_t>(m_step)]);
    m_is_acknowledged = false;
    m_is_resting = false;
    m_since = now;
    ++m_sent;
}

Heard Pn532Driver::begin(Moment now) {
    Heard heard;
    *this = {};
    send(heard, now);
    return heard;
}

void Pn532Driver::start_over(Heard& heard, Moment now) {
    if (m_health == Health::Working) {
        m_health = Health::Silent;
        heard.complain("device.silent");
    }
    m_frames.clear();
    m_step = Step::Firmware;
    m_sent = 0;
    send(heard, now);
}

// What was not acknowledged or answered in time is asked again, at most three times.
void Pn532Driver::resend(Heard& heard, Moment now) {
    if (m_sent >= most_sent) return start_over(heard, now);
    // An ACK from the host ends what the chip is still busy with.
    if (m_is_acknowledged) heard.to_send += ack();
    send(heard, now);
}

Heard Pn532Driver::tick(Moment now) {
    Heard heard;
    const Moment waited = now - m_since;
    if (m_is_resting) {
        if (waited < polled_every) return heard;
        m_sent = 0;
        send(heard, now);
    } else if (waited >= (m_is_acknowledged ? replied_within : acknowledged_within)) {
        // Until it has answered once it is spoken to once a second.
        if (m_health != Health::Working && waited < 1s) return heard;
        resend(heard, now);
    }
    return heard;
}

Heard Pn532Driver::feed(std::string_view bytes, Moment now) {
    Heard heard;
    // In small pieces, so that a long run of noise is searched as it comes and never kept.
    constexpr std::size_t piece = 256;
    for (; !bytes.empty(); bytes.remove_prefix(std::min(piece, bytes.size()))) {
        m_frames.add(bytes.substr(0, piece));
        while (const auto frame = m_frames.next())
            take(*frame, heard, now);
    }
    return heard;
}

void Pn532Driver::take(const Frame& frame, Heard& heard, Moment now) {
    switch (frame.kind) {
    case Frame::Kind::Ack:
        m_is_acknowledged = true;
        m_since = now;
        return;
    case Frame::Kind::Nack:
        return resend(heard, now);
    case Frame::Kind::Error:
        return heard.complain("nfc.not-understood");
    case Frame::Kind::Reply:
        return take_reply(frame.data, heard, now);
    // Noise before the chip has answered is nothing to speak of.
    case Frame::Kind::BadLength:
    case Frame::Kind::BadChecksum:
        if (m_health == Health::Working) heard.complain("nfc.checksum");
        return;
    case Frame::Kind::Command:
    case Frame::Kind::WrongDirection:
        if (m_health == Health::Working) heard.complain("nfc.direction");
        return;
    }
}

void Pn532Driver::take_reply(std::string_view data, Heard& heard, Moment now) {
    constexpr char codes[] = {'\x02', '\x14', '\x32', '\x4A'};
    if (m_is_resting || data.empty() || data.front() != reply_code(codes[static_cast<std::size_t>(m_step)]))
        return heard.complain("nfc.unasked", hex_of(data.substr(0, 8)));
    data.remove_prefix(1);
    m_sent = 0;
    switch (m_step) {
    case Step::Firmware:
        if (data.size() < 3) return heard.complain("nfc.too-short", hex_of(data));
        heard.readings.emplace_back(Greeting{
            "PN5" + hex_of(data.substr(0, 1)), {}, std::to_string(data[1]) + '.' + std::to_string(data[2])});
        m_step = Step::Configure;
        return send(heard, now);
    case Step::Configure:
        m_step = Step::Retries;
        return send(heard, now);
    case Step::Retries:
        m_health = Health::Working;
        m_step = Step::Poll;
        return send(heard, now);
    case Step::Poll:
        take_cards(data, heard, now);
        m_is_resting = true;
        m_since = now;
        return;
    }
}

// How many cards there are, then of the first its number, two bytes of ATQA, one of SAK, and its UID with a
// length before it.
void Pn532Driver::take_cards(std::string_view data, Heard& heard, Moment now) {
    if (data.empty() || data[0] == 0) {
        if (!m_present || ++m_misses < gone_after_misses) return;
        heard.readings.emplace_back(TagGone{*m_present, 0});
        m_filter.forget(*m_present, 0);
        m_present.reset();
        return;
    }
    constexpr std::size_t length_at = 5;
    const std::size_t length = data.size() > length_at ? static_cast<unsigned char>(data[length_at]) : 0;
    if (!is_uid_size(2 * length) || data.size() < length_at + 1 + length)
        return heard.complain("tag.impossible", hex_of(data.substr(0, 20)));
    const Tag tag{hex_of(data.substr(length_at + 1, length))};
    if (is_all_zero(tag.digits)) return heard.complain("tag.zero");
    m_present = tag;
    m_misses = 0;
    if (m_filter.is_new(tag, 0, now)) heard.readings.emplace_back(TagSeen{tag, 0});
}

} // namespace fielddesk::hardware::pn532
