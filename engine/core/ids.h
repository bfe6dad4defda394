#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <vector>

namespace fielddesk {

// A small number that names one thing of a kit. Ids of different things are different types, so that a
// place can never be handed over where a piece is meant. The number is the thing's index in its kit.
template <typename Tag>
struct Id {
    std::uint16_t value = 0;

    friend constexpr auto operator<=>(Id, Id) = default;
};

using SideId = Id<struct SideTag>;
using PieceId = Id<struct PieceTag>;
using PlaceId = Id<struct PlaceTag>;
using PileId = Id<struct PileTag>;
using CardId = Id<struct CardTag>;
using TrackId = Id<struct TrackTag>;
using MarkId = Id<struct MarkTag>;
using OptionId = Id<struct OptionTag>;
using PhaseId = Id<struct PhaseTag>;
using ChartId = Id<struct ChartTag>;

// A row of values, one for each id of a kind.
template <typename Key, typename Value>
class IdVector {
public:
    IdVector() = default;
    explicit IdVector(std::size_t count, const Value& value = Value{}) : m_values(count, value) {}

    Value& operator[](Key id) { return m_values[id.value]; }
    const Value& operator[](Key id) const { return m_values[id.value]; }

    std::size_t size() const { return m_values.size(); }
    bool contains(Key id) const { return id.value < m_values.size(); }
    Key push_back(Value value) {
        m_values.push_back(std::move(value));
        return Key{static_cast<std::uint16_t>(m_values.size() - 1)};
    }

    // The id of the value at this index, for walking over ids and values together.
    static Key id_at(std::size_t index) { return Key{static_cast<std::uint16_t>(index)}; }

    auto begin() { return m_values.begin(); }
    auto end() { return m_values.end(); }
    auto begin() const { return m_values.begin(); }
    auto end() const { return m_values.end(); }

    friend bool operator==(const IdVector&, const IdVector&) = default;

private:
    std::vector<Value> m_values;
};

// The ids from the first to the last of a row, counted off as they are needed.
template <typename Key>
class IdRange {
public:
    class Iterator {
    public:
        using iterator_category = std::input_iterator_tag;
        using value_type = Key;
        using difference_type = std::ptrdiff_t;
        using pointer = const Key*;
        using reference = Key;

        explicit Iterator(std::size_t index) : m_index(index) {}

        Key operator*() const { return Key{static_cast<std::uint16_t>(m_index)}; }
        Iterator& operator++() {
            ++m_index;
            return *this;
        }
        friend bool operator==(Iterator, Iterator) = default;

    private:
        std::size_t m_index;
    };

    explicit IdRange(std::size_t count) : m_count(count) {}

    Iterator begin() const { return Iterator(0); }
    Iterator end() const { return Iterator(m_count); }
    operator std::vector<Key>() const { return {begin(), end()}; }

private:
    std::size_t m_count;
};

// All ids of a row of values.
template <typename Key, typename Value>
IdRange<Key> ids_of(const IdVector<Key, Value>& values) {
    return IdRange<Key>(values.size());
}

} // namespace fielddesk
