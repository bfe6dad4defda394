#include "engine/position/fact_words.h"

namespace fielddesk {

namespace {

template <typename Values>
IdIndex index_of(const Values& values) {
    IdIndex index;
    for (const auto& value : values)
        index.emplace(value.id.text(), static_cast<std::uint16_t>(index.size()));
    return index;
}

} // namespace

FactCodec::Index::Index(const Kit& kit)
    : sides(index_of(kit.sides)), pieces(index_of(kit.pieces)), places(index_of(kit.places)),
      piles(index_of(kit.piles)), cards(index_of(kit.cards)), tracks(index_of(kit.tracks)),
      marks(index_of(kit.marks)), phases(index_of(kit.phases)), charts(index_of(kit.charts)) {}

namespace {

std::string_view id_text(const Kit& kit, SideId id) {
    return kit.sides[id].id.text();
}
std::string_view id_text(const Kit& kit, PieceId id) {
    return kit.pieces[id].id.text();
}
std::string_view id_text(const Kit& kit, PlaceId id) {
    return kit.places[id].id.text();
}
std::string_view id_text(const Kit& kit, PileId id) {
    return kit.piles[id].id.text();
}
std::string_view id_text(const Kit& kit, CardId id) {
    return kit.cards[id].id.text();
}
std::string_view id_text(const Kit& kit, TrackId id) {
    return kit.tracks[id].id.text();
}
std::string_view id_text(const Kit& kit, MarkId id) {
    return kit.marks[id].id.text();
}
std::string_view id_text(const Kit& kit, ChartId id) {
    return kit.charts[id].id.text();
}
std::string_view id_text(const Kit& kit, PhaseId id) {
    return kit.phases[id].id.text();
}

// Writes a record's fields into a JSON object; an absent optional and an empty list are left out.
class Writer {
public:
    Writer(const Kit& kit, Json& object) : m_kit(kit), m_object(object) {}

    template <typename Value>
    void operator()(const char* name, const Value& value) {
        Json json = write(value);
        if (!json.is_null()) m_object[name] = std::move(json);
    }

    Json write(const Argument& argument) const {
        return std::visit([this](const auto& value) { return write_alternative(value); }, argument);
    }

private:
    Json write(bool value) const { return value; }
    Json write(int value) const { return value; }
    Json write(std::uint8_t value) const { return value; }
    Json write(std::int64_t value) const { return value; }
    Json write(std::uint64_t value) const { return value; }
    Json write(const std::string& value) const { return value; }
    Json write(const Hash& value) const { return hex_of(value); }
    Json write(const Code& value) const { return value.empty() ? Json() : Json(std::string(value.text())); }
    template <typename Tag>
    Json write(Id<Tag> id) const {
        return std::string(id_text(m_kit, id));
    }
    Json write(fact_words::Enumeration auto value) const {
        return std::string(fact_words::words_of(value)[static_cast<std::size_t>(value)]);
    }
    template <typename Value>
    Json write(const std::optional<Value>& value) const {
        return value ? write(*value) : Json();
    }
    template <typename Value>
    Json write(const std::vector<Value>& values) const {
        if (values.empty()) return Json();
        Json list = Json::array();
        for (const auto& value : values)
            list.push_back(write(value));
        return list;
    }
    Json write(const fact_words::Record auto& record) const {
        Json object = Json::object();
        Writer inner(m_kit, object);
        fact_fields::fields(inner, record);
        return object;
    }

    Json write_alternative(int number) const { return number; }
    Json write_alternative(const Code& code) const { return std::string(code.text()); }
    template <typename Tag>
    Json write_alternative(Id<Tag> id) const {
        return Json{{std::string(fact_words::kind_of(id)), std::string(id_text(m_kit, id))}};
    }

    const Kit& m_kit;
    Json& m_object;
};

} // namespace

FactCodec::FactCodec(const Kit& kit) : m_kit(&kit), m_index(std::make_unique<Index>(kit)) {}
FactCodec::~FactCodec() = default;
FactCodec::FactCodec(FactCodec&&) noexcept = default;
FactCodec& FactCodec::operator=(FactCodec&&) noexcept = default;

std::string FactCodec::encode(const Happening& happening) const {
    return std::visit(
        [this](const auto& fact) {
            Json object = Json::object();
            object["fact"] = fact.name;
            Writer writer(*m_kit, object);
            fact_fields::fields(writer, fact);
            return object.dump();
        },
        happening);
}

Json FactCodec::encode(const Argument& argument) const {
    Json unused;
    return Writer(*m_kit, unused).write(argument);
}

} // namespace fielddesk
