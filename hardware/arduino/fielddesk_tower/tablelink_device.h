#pragma once

#include <stdint.h>

// The device's side of TableLink 1, for a microcontroller: C++11, no heap, no String, no delay. It is also
// compiled on the host, where the simulator and the tests of the driver use it.
namespace tablelink_device {

constexpr uint8_t slots = 8; // messages that wait for their ACK
constexpr uint8_t longest_body = 110;
constexpr uint8_t longest_line = 120;
constexpr uint8_t most_sendings = 5;
constexpr uint32_t resent_after = 300; // milliseconds
constexpr uint32_t heartbeat_every = 2000;

struct Die {
    uint8_t sides;
    uint8_t face;       // 0: cocked
    uint8_t confidence; // per cent
};

struct Identity {
    const char* kind;     // "tower", "reader"
    const char* serial;   // "TWR-0001"
    const char* firmware; // "0.3"
    uint8_t dice;
};

// Writes bytes to the serial port. It is called with one whole line at a time.
typedef void (*Write)(void* context, const char* bytes, uint8_t count);

class Device {
public:
    Device(const Identity& identity, Write write, void* context);

    // Says that the device began, and why: "POR", "WDT".
    void begin(const char* reason, uint32_t now);
    // A byte of the host.
    void hear(char byte, uint32_t now);
    // To be called in every loop: heartbeats, and what was not acknowledged.
    void tick(uint32_t now);

    // Each waits in a slot until it is acknowledged or was sent five times. Where all slots wait, the oldest
    // makes room. False where it does not fit into a line.
    bool say_roll(const Die* dice, uint8_t count, uint32_t now);
    bool say_card(uint8_t antenna, const uint8_t* uid, uint8_t size, uint32_t now);
    bool say_gone(uint8_t antenna, const uint8_t* uid, uint8_t size, uint32_t now);
    bool say_error(const char* code, uint32_t now);

    uint8_t waiting() const;

private:
    struct Slot {
        uint16_t sequence; // 0: free
        uint8_t sendings;
        uint32_t sent;
        char body[longest_body + 1];
    };

    // Builds the body of a message in place, and remembers whether it fitted.
    class Body;

    bool say_tag(const char* verb, uint8_t antenna, const uint8_t* uid, uint8_t size, uint32_t now);
    bool keep(const Body& body, uint16_t sequence, uint32_t now);
    void obey(uint32_t now);
    void send(const char* body);
    void send(Slot& slot, uint32_t now);
    Slot* slot_of(uint16_t sequence); // 0: a free one
    Slot* waiting_slot(uint16_t sequence);
    uint16_t next_sequence();

    Identity m_identity;
    Write m_write;
    void* m_context;
    Slot m_slots[slots];
    char m_line[longest_line + 1];
    uint8_t m_length;
    bool m_is_too_long;
    uint16_t m_sequence;
    uint32_t m_last_heartbeat;
};

// CRC-16/CCITT-FALSE.
uint16_t crc16(const char* bytes, uint8_t count);

} // namespace tablelink_device
