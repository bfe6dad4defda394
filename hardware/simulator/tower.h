#pragma once

#include "hardware/arduino/fielddesk_tower/tablelink_device.h"
#include "hardware/simulator/simulator.h"

namespace fielddesk::hardware {

// The reference device itself, writing into a text.
class TowerSimulator : public Simulator {
public:
    TowerSimulator();

    std::string begin(Moment now) override;
    Result<std::string> roll(const std::vector<Die>& dice, Moment now) override;
    Result<std::string> show(const Tag& tag, Moment now) override;
    Result<std::string> take_away(const Tag& tag, Moment now) override;
    std::string hear(std::string_view bytes, Moment now) override;
    std::string tick(Moment now) override;

private:
    Result<std::string> take(bool fitted);

    std::string m_written;
    tablelink_device::Device m_device;
};

} // namespace fielddesk::hardware
