#include "hardware/simulator/simulator.h"

#include "engine/core/joined.h"
#include "hardware/drivers.h"
#include "hardware/hex.h"
#include "hardware/simulator/chip.h"
#include "hardware/simulator/tower.h"

namespace fielddesk::hardware {

namespace {

// A 125 kHz reader; it says a tag twice where a reader of its kind repeats it.
class StxSimulator : public Simulator {
public:
    explicit StxSimulator(std::string_view kind) : m_kind(kind) {}

    Result<std::string> show(const Tag& tag, Moment) override {
        if (tag.digits.size() != 10) return refuse_with("tag.impossible", tag.digits);
        const std::string frame = frame_of(tag.digits);
        return m_kind == "id12" ? frame : frame + frame;
    }

private:
    std::string frame_of(const std::string& digits) const {
        if (m_kind == "parallax") return '\n' + digits + '\r';
        char sum = 0;
        for (const char byte : bytes_of_digits(digits))
            sum = static_cast<char>(sum ^ byte);
        if (m_kind == "stx-raw") return '\x02' + digits + sum + '\x03';
        return '\x02' + digits + hex_of({&sum, 1}) + (m_kind == "id12" ? "\r\n\x03" : "\x03");
    }

    std::string m_kind;
};

class Mfrc522Simulator : public Simulator {
public:
    Result<std::string> show(const Tag& tag, Moment) override {
        std::string line = "Card UID:";
        for (std::size_t at = 0; at + 1 < tag.digits.size(); at += 2)
            line += ' ' + tag.digits.substr(at, 2);
        return line + "\r\n";
    }
};

// Says the player's own line.
class PatternSimulator : public Simulator {
public:
    explicit PatternSimulator(LinePattern pattern) : m_pattern(std::move(pattern)) {}

    Result<std::string> roll(const std::vector<Die>& dice, Moment) override {
        std::vector<std::string> faces;
        for (const Die& die : dice) {
            if (!die.face) return refuse("simulator.cannot");
            faces.push_back(std::to_string(*die.face));
        }
        return line_with("{dice}", joined(faces, ","));
    }
    Result<std::string> show(const Tag& tag, Moment) override { return line_with("{tag}", tag.digits); }

private:
    Result<std::string> line_with(std::string_view word, const std::string& what) const {
        std::string line = m_pattern.line;
        const auto at = line.find(word);
        if (at == std::string::npos) return refuse("simulator.cannot");
        line.replace(at, word.size(), what);
        for (auto any = line.find("{any}"); any != std::string::npos; any = line.find("{any}"))
            line.erase(any, 5);
        const std::string before = m_pattern.counts_after.empty() ? "" : m_pattern.counts_after + "\r\n";
        return before + line + "\r\n";
    }

    LinePattern m_pattern;
};

} // namespace

Result<std::unique_ptr<Simulator>> make_simulator(std::string_view kind, const LinePattern& pattern) {
    if (auto driver = make_driver(kind, pattern); !driver) return tl::unexpected<Refusal>(driver.error());
    if (kind == "tablelink") return std::make_unique<TowerSimulator>();
    if (kind == "pn532") return std::make_unique<ChipSimulator>();
    if (kind == "mfrc522") return std::make_unique<Mfrc522Simulator>();
    if (kind == "pattern") return std::make_unique<PatternSimulator>(pattern);
    return std::make_unique<StxSimulator>(kind);
}

} // namespace fielddesk::hardware
