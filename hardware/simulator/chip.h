#pragma once

#include "hardware/pn532/frame.h"
#include "hardware/simulator/simulator.h"

namespace fielddesk::hardware {

// A PN532 that answers what it is asked; a card that was shown lies there until it is taken away.
class ChipSimulator : public Simulator {
public:
    std::string begin(Moment) override;
    Result<std::string> show(const Tag& tag, Moment) override;
    Result<std::string> take_away(const Tag& tag, Moment) override;
    std::string hear(std::string_view bytes, Moment) override;

private:
    std::string answer(std::string_view command) const;

    pn532::FrameReader m_frames;
    std::optional<Tag> m_card;
};

} // namespace fielddesk::hardware
