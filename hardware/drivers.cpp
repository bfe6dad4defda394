#include "hardware/drivers.h"

#include "hardware/mfrc522.h"
#include "hardware/pn532/driver.h"
#include "hardware/stx.h"
#include "hardware/tablelink/driver.h"

#include <algorithm>
#include <array>

namespace fielddesk::hardware {

namespace {

constexpr std::array kinds{DriverKind{"tablelink", 115200, true}, DriverKind{"rdm6300", 9600, false},
                           DriverKind{"id12", 9600, false},       DriverKind{"stx-raw", 9600, false},
                           DriverKind{"parallax", 2400, false},   DriverKind{"mfrc522", 9600, false},
                           DriverKind{"pattern", 9600, false},    DriverKind{"pn532", 115200, true}};

} // namespace

std::span<const DriverKind> driver_kinds() {
    return kinds;
}

const DriverKind* driver_kind(std::string_view id) {
    const auto found = std::find_if(kinds.begin(), kinds.end(),
                                    [id](const DriverKind& kind) { return kind.id.text() == id; });
    return found == kinds.end() ? nullptr : &*found;
}

Result<std::unique_ptr<Driver>> make_driver(std::string_view id, const LinePattern& pattern) {
    if (id == "tablelink") return std::make_unique<tablelink::TableLinkDriver>();
    if (id == "rdm6300") return std::make_unique<StxDriver>(StxProfile::Rdm6300);
    if (id == "id12") return std::make_unique<StxDriver>(StxProfile::Id12);
    if (id == "stx-raw") return std::make_unique<StxDriver>(StxProfile::RawChecksum);
    if (id == "parallax") return std::make_unique<StxDriver>(StxProfile::Parallax);
    if (id == "mfrc522") return std::make_unique<Mfrc522Driver>();
    if (id == "pattern") return PatternDriver::make(pattern);
    if (id == "pn532") return std::make_unique<pn532::Pn532Driver>();
    return refuse_with("driver.unknown", std::string(id));
}

} // namespace fielddesk::hardware
