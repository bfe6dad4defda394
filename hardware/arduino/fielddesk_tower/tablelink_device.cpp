#include "tablelink_device.h"

#include <string.h>

namespace tablelink_device {

namespace {

const char digits[] = "0123456789ABCDEF";

int value_of(char digit) {
    for (int value = 0; value < 16; ++value)
        if (digits[value] == digit) return value;
    return -1;
}

// The number that begins here; 0 where there is none or it is too large for a sequence.
uint16_t sequence_at(const char* text) {
    uint32_t number = 0;
    for (; *text >= '0' && *text <= '9'; ++text) {
        number = number * 10 + static_cast<uint32_t>(*text - '0');
        if (number > 65535) return 0;
    }
    return static_cast<uint16_t>(number);
}

} // namespace

uint16_t crc16(const char* bytes, uint8_t count) {
    uint16_t crc = 0xFFFF;
    for (uint8_t at = 0; at < count; ++at) {
        crc = static_cast<uint16_t>(crc ^ (static_cast<uint16_t>(static_cast<uint8_t>(bytes[at])) << 8));
        for (uint8_t bit = 0; bit < 8; ++bit)
            crc = static_cast<uint16_t>((crc & 0x8000) ? (crc << 1) ^ 0x1021 : crc << 1);
    }
    return crc;
}

class Device::Body {
public:
    explicit Body(const char* verb) : m_length(0), m_fits(true) { add(verb); }

    Body& add(const char* text) {
        while (*text)
            add_letter(*text++);
        return *this;
    }
    Body& add_number(uint32_t number) {
        char reversed[10];
        uint8_t count = 0;
        do {
            reversed[count++] = digits[number % 10];
            number /= 10;
        } while (number > 0);
        while (count > 0)
            add_letter(reversed[--count]);
        return *this;
    }
    Body& add_byte(uint8_t byte) {
        add_letter(digits[byte >> 4]);
        add_letter(digits[byte & 15]);
        return *this;
    }

    bool fits() const { return m_fits; }
    const char* text() const { return m_text; }

private:
    void add_letter(char letter) {
        if (m_length == longest_body) {
            m_fits = false;
            return;
        }
        m_text[m_length++] = letter;
        m_text[m_length] = 0;
    }

    char m_text[longest_body + 1];
    uint8_t m_length;
    bool m_fits;
};

Device::Device(const Identity& identity, Write write, void* context)
    : m_identity(identity), m_write(write), m_context(context), m_length(0), m_is_too_long(false),
      m_sequence(0), m_last_heartbeat(0) {
    memset(m_slots, 0, sizeof m_slots);
}

void Device::begin(const char* reason, uint32_t now) {
    memset(m_slots, 0, sizeof m_slots);
    m_sequence = 0;
    m_length = 0;
    m_is_too_long = false;
    m_last_heartbeat = now;
    send(Body("BOOT,0,").add(reason).text());
}

void Device::hear(char byte, uint32_t now) {
    if (byte == '\r') return;
    if (byte != '\n') {
        if (m_length == longest_line) {
            m_is_too_long = true;
        } else {
            m_line[m_length++] = byte;
        }
        return;
    }
    m_line[m_length] = 0;
    if (!m_is_too_long) obey(now);
    m_length = 0;
    m_is_too_long = false;
}

// A line that is not "!body*CRC" is noise.
void Device::obey(uint32_t now) {
    if (m_length < 6 || m_line[0] != '!' || m_line[m_length - 5] != '*') return;
    uint16_t crc = 0;
    for (uint8_t at = static_cast<uint8_t>(m_length - 4); at < m_length; ++at) {
        const int value = value_of(m_line[at]);
        if (value < 0) return;
        crc = static_cast<uint16_t>(crc << 4 | value);
    }
    const uint8_t size = static_cast<uint8_t>(m_length - 6);
    const char* body = m_line + 1;
    if (crc != crc16(body, size)) return;
    if (strncmp(body, "WHO,", 4) == 0) {
        send(Body("HELLO,1,")
                 .add(m_identity.kind)
                 .add(",")
                 .add(m_identity.serial)
                 .add(",fw=")
                 .add(m_identity.firmware)
                 .add(",dice=")
                 .add_number(m_identity.dice)
                 .add(",caps=ACK.CONF")
                 .text());
    } else if (strncmp(body, "ACK,", 4) == 0) {
        if (Slot* slot = waiting_slot(sequence_at(body + 4))) slot->sequence = 0;
    } else if (strncmp(body, "NAK,", 4) == 0) {
        Slot* slot = waiting_slot(sequence_at(body + 4));
        if (slot && slot->sendings < most_sendings) send(*slot, now);
    } else if (strncmp(body, "PING,", 5) == 0) {
        m_last_heartbeat = now - heartbeat_every;
    }
}

void Device::tick(uint32_t now) {
    for (uint8_t at = 0; at < slots; ++at) {
        Slot& slot = m_slots[at];
        if (slot.sequence == 0 || now - slot.sent < resent_after) continue;
        if (slot.sendings >= most_sendings) {
            slot.sequence = 0;
        } else {
            send(slot, now);
        }
    }
    if (now - m_last_heartbeat < heartbeat_every) return;
    m_last_heartbeat = now;
    send(Body("HB,").add_number(next_sequence()).add(",").add_number(now).text());
}

bool Device::say_roll(const Die* dice, uint8_t count, uint32_t now) {
    const uint16_t sequence = next_sequence();
    Body body("ROLL,");
    body.add_number(sequence).add(",").add_number(count);
    for (uint8_t at = 0; at < count; ++at) {
        body.add(",d").add_number(dice[at].sides).add(":");
        dice[at].face == 0 ? body.add("x") : body.add_number(dice[at].face);
        body.add(":").add_number(dice[at].confidence);
    }
    return keep(body, sequence, now);
}

bool Device::say_card(uint8_t antenna, const uint8_t* uid, uint8_t size, uint32_t now) {
    return say_tag("CARD,", antenna, uid, size, now);
}
bool Device::say_gone(uint8_t antenna, const uint8_t* uid, uint8_t size, uint32_t now) {
    return say_tag("GONE,", antenna, uid, size, now);
}

bool Device::say_tag(const char* verb, uint8_t antenna, const uint8_t* uid, uint8_t size, uint32_t now) {
    const uint16_t sequence = next_sequence();
    Body body(verb);
    body.add_number(sequence).add(",").add_number(antenna).add(",");
    for (uint8_t at = 0; at < size; ++at)
        body.add_byte(uid[at]);
    return keep(body, sequence, now);
}

bool Device::say_error(const char* code, uint32_t now) {
    const uint16_t sequence = next_sequence();
    return keep(Body("ERR,").add_number(sequence).add(",").add(code), sequence, now);
}

uint8_t Device::waiting() const {
    uint8_t count = 0;
    for (uint8_t at = 0; at < slots; ++at)
        if (m_slots[at].sequence != 0) ++count;
    return count;
}

bool Device::keep(const Body& body, uint16_t sequence, uint32_t now) {
    if (!body.fits()) return false;
    Slot* slot = slot_of(0);
    if (!slot) {
        slot = m_slots;
        for (uint8_t at = 1; at < slots; ++at)
            if (static_cast<uint16_t>(sequence - m_slots[at].sequence) >
                static_cast<uint16_t>(sequence - slot->sequence))
                slot = m_slots + at;
    }
    slot->sequence = sequence;
    slot->sendings = 0;
    strcpy(slot->body, body.text());
    send(*slot, now);
    return true;
}

void Device::send(Slot& slot, uint32_t now) {
    slot.sent = now;
    ++slot.sendings;
    send(slot.body);
}

// One call for a whole line, so that lines never mix.
void Device::send(const char* body) {
    char line[longest_line + 1];
    uint8_t length = 0;
    line[length++] = '$';
    const uint8_t size = static_cast<uint8_t>(strlen(body));
    memcpy(line + length, body, size);
    length = static_cast<uint8_t>(length + size);
    const uint16_t crc = crc16(body, size);
    line[length++] = '*';
    for (int shift = 12; shift >= 0; shift -= 4)
        line[length++] = digits[crc >> shift & 15];
    line[length++] = '\n';
    m_write(m_context, line, length);
}

Device::Slot* Device::slot_of(uint16_t sequence) {
    for (uint8_t at = 0; at < slots; ++at)
        if (m_slots[at].sequence == sequence) return m_slots + at;
    return nullptr;
}

Device::Slot* Device::waiting_slot(uint16_t sequence) {
    return sequence == 0 ? nullptr : slot_of(sequence);
}

// 65535 is followed by 1.
uint16_t Device::next_sequence() {
    m_sequence = m_sequence == 65535 ? 1 : static_cast<uint16_t>(m_sequence + 1);
    return m_sequence;
}

} // namespace tablelink_device
