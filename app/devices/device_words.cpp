#include "app/devices/device_words.h"

#include "app/phrases.h"
#include "engine/core/joined.h"

namespace fielddesk {

namespace {

using namespace hardware;

std::string face_of(const Die& die) {
    return die.face ? std::to_string(*die.face) : "x";
}

std::string hex_word(std::uint16_t number) {
    return QString::number(number, 16).rightJustified(4, QLatin1Char('0')).toUpper().toStdString();
}

struct ReadingWords {
    std::string operator()(const DiceThrown& thrown) const {
        return filled("device.dice", {joined(thrown.dice, " ", face_of)});
    }
    std::string operator()(const TagSeen& seen) const { return filled("device.tag", {seen.tag.digits}); }
    std::string operator()(const TagGone& gone) const { return filled("device.tag-gone", {gone.tag.digits}); }
    std::string operator()(const Greeting& greeting) const {
        return filled("device.greeting", {greeting.kind, greeting.name, greeting.firmware});
    }
    std::string operator()(const Rebooted& rebooted) const {
        return filled("device.rebooted", {rebooted.reason});
    }
};

struct ReadingJson {
    Json operator()(const DiceThrown& thrown) const {
        Json dice = Json::array();
        for (const Die& die : thrown.dice)
            dice.push_back({{"sides", die.sides},
                            {"face", die.face ? Json(*die.face) : Json()},
                            {"confidence", die.confidence}});
        return {{"reading", "dice"}, {"dice", dice}};
    }
    Json operator()(const TagSeen& seen) const {
        return {{"reading", "tag"}, {"tag", seen.tag.digits}, {"antenna", seen.antenna}};
    }
    Json operator()(const TagGone& gone) const {
        return {{"reading", "gone"}, {"tag", gone.tag.digits}, {"antenna", gone.antenna}};
    }
    Json operator()(const Greeting& greeting) const {
        return {{"reading", "greeting"},
                {"kind", greeting.kind},
                {"name", greeting.name},
                {"firmware", greeting.firmware}};
    }
    Json operator()(const Rebooted& rebooted) const {
        return {{"reading", "rebooted"}, {"reason", rebooted.reason}};
    }
};

} // namespace

std::string say(const Reading& reading) {
    return std::visit(ReadingWords{}, reading);
}
std::string say(const Complaint& complaint) {
    return filled(complaint.code.text(), {}, complaint.detail);
}

Json json_of(const Reading& reading) {
    return std::visit(ReadingJson{}, reading);
}
Json json_of(const Complaint& complaint) {
    return {{"complaint", std::string(complaint.code.text())},
            {"detail", complaint.detail},
            {"sentence", say(complaint)}};
}

std::string word_of(LinkState state) {
    switch (state) {
    case LinkState::Looking:
        return "looking";
    case LinkState::Waiting:
        return "waiting";
    case LinkState::Working:
        return "working";
    case LinkState::Silent:
        return "silent";
    case LinkState::Gone:
        return "gone";
    case LinkState::Refused:
        return "refused";
    }
    return {};
}

std::string say_state(const DeviceLink& link) {
    if (const auto& refusal = link.refusal()) return filled(refusal->code.text(), {}, refusal->detail);
    const std::vector<std::string> port{link.port().path.toStdString()};
    switch (link.state()) {
    case LinkState::Looking:
        return filled("device.looking", port);
    case LinkState::Waiting:
        return filled(link.is_babbling() ? "device.babbling" : "device.waiting", port);
    case LinkState::Working:
        return filled("device.working", port);
    case LinkState::Silent:
        return filled("device.silent", port);
    case LinkState::Gone:
        return filled("device.gone", port);
    case LinkState::Refused:
        break;
    }
    return {};
}

std::string say(const SerialPort& port) {
    std::string text = port.path.toStdString();
    const QString bridge = bridge_name(port);
    if (!bridge.isEmpty()) text += "  " + bridge.toStdString();
    if (!port.description.isEmpty()) text += "  " + port.description.toStdString();
    if (port.vendor && port.product) text += "  " + hex_word(*port.vendor) + ":" + hex_word(*port.product);
    if (!port.serial.isEmpty()) text += "  " + port.serial.toStdString();
    return text;
}

Json json_of(const SerialPort& port) {
    Json json{{"port", port.path.toStdString()},
              {"bridge", bridge_name(port).toStdString()},
              {"description", port.description.toStdString()},
              {"serial", port.serial.toStdString()}};
    json["vendor"] = port.vendor ? Json(hex_word(*port.vendor)) : Json();
    json["product"] = port.product ? Json(hex_word(*port.product)) : Json();
    return json;
}

} // namespace fielddesk
