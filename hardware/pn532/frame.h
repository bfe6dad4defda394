#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

// The frames of a PN532 over its high speed UART.
namespace fielddesk::hardware::pn532 {

struct Frame {
    enum class Kind : std::uint8_t {
        Reply,   // from the chip
        Command, // to the chip
        Ack,
        Nack,
        Error,     // the chip did not understand
        BadLength, // what follows are frames that could not be read
        BadChecksum,
        WrongDirection, // neither
    };
    Kind kind = Kind::Reply;
    std::string data; // what follows the frame identifier

    friend bool operator==(const Frame&, const Frame&) = default;
};

// Takes frames out of a stream of bytes. After a bad one it goes on from the byte after its start code.
class FrameReader {
public:
    void add(std::string_view bytes);
    // The next frame that is whole, or nothing as yet. `add` keeps a kilobyte at most.
    std::optional<Frame> next();
    void clear() { m_bytes.clear(); }

private:
    std::optional<Frame> fail(Frame::Kind kind, std::size_t start);

    std::string m_bytes;
};

// What a host sends: the command and its parameters, framed.
std::string command(std::string_view data);
// What a chip answers.
std::string reply(std::string_view data);
std::string ack();
// What wakes the chip.
std::string wake();

} // namespace fielddesk::hardware::pn532
