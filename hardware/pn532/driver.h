#pragma once

#include "hardware/driver.h"
#include "hardware/pn532/frame.h"
#include "hardware/tag_filter.h"

namespace fielddesk::hardware::pn532 {

// Wakes a PN532, sets it up, and asks it for cards again and again. A card is gone after it was missed twice.
class Pn532Driver : public Driver {
public:
    Heard begin(Moment now) override;
    Heard feed(std::string_view bytes, Moment now) override;
    Heard tick(Moment now) override;
    Health health() const override { return m_health; }

private:
    // The commands in the order in which they are sent; the last one again and again.
    enum class Step : std::uint8_t { Firmware, Configure, Retries, Poll };

    void send(Heard& heard, Moment now);
    void start_over(Heard& heard, Moment now);
    void take(const Frame& frame, Heard& heard, Moment now);
    void take_reply(std::string_view data, Heard& heard, Moment now);
    void take_cards(std::string_view data, Heard& heard, Moment now);
    void resend(Heard& heard, Moment now);

    FrameReader m_frames;
    TagFilter m_filter{false};
    Health m_health = Health::Waiting;
    Step m_step = Step::Firmware;
    bool m_is_acknowledged = false;
    bool m_is_resting = false; // between two polls
    int m_sent = 0;
    Moment m_since{}; // when the command was sent or acknowledged, or the rest began
    std::optional<Tag> m_present;
    int m_misses = 0;
};

} // namespace fielddesk::hardware::pn532
