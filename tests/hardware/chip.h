#pragma once

#include "tests/hardware/listener.h"

// What a PN532 says and is asked, byte for byte.
namespace fielddesk::test::chip {

using namespace std::string_literals;

inline const std::string wake = "\x55\x55\0\0\0"s;
inline const std::string ack = "\0\0\xFF\0\xFF\0"s;
inline const std::string ask_firmware = "\0\0\xFF\x02\xFE\xD4\x02\x2A\0"s;
inline const std::string firmware = "\0\0\xFF\x06\xFA\xD5\x03\x32\x01\x06\x07\xE8\0"s;
inline const std::string ask_configuration = "\0\0\xFF\x03\xFD\xD4\x14\x01\x17\0"s;
inline const std::string configured = "\0\0\xFF\x02\xFE\xD5\x15\x16\0"s;
inline const std::string ask_retries = "\0\0\xFF\x06\xFA\xD4\x32\x05\xFF\x01\x02\xF3\0"s;
inline const std::string retries = "\0\0\xFF\x02\xFE\xD5\x33\xF8\0"s;
inline const std::string ask_cards = "\0\0\xFF\x04\xFC\xD4\x4A\x01\0\xE1\0"s;
inline const std::string no_card = "\0\0\xFF\x03\xFD\xD5\x4B\0\xE0\0"s;
inline const std::string mifare = "\0\0\xFF\x0C\xF4\xD5\x4B\x01\x01\0\x04\x08\x04\xDE\xAD\xBE\xEF\x96\0"s;
inline const std::string ntag =
    "\0\0\xFF\x0F\xF1\xD5\x4B\x01\x01\0\x44\0\x07\x04\xA1\xB2\xC3\xD4\xE5\xF6\xCA\0"s;

// A driver whose chip is set up and was asked for cards.
struct Woken : Listener {
    Woken() : Listener("pn532") {
        hear(ack + firmware + ack + configured + ack + retries);
        take_readings();
    }

    // The chip answers the question for cards; then time passes until it is asked again.
    void answer(const std::string& cards) {
        hear(ack + cards);
        wait(hardware::Moment{100});
    }
};

} // namespace fielddesk::test::chip
