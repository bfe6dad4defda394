#pragma once

#include "engine/core/ids.h"

#include <compare>
#include <cstdint>
#include <optional>

namespace fielddesk {

// Who looks or acts: one side, or the table, which sees only what everyone may see.
class Seat {
public:
    static constexpr Seat table() { return Seat{}; }
    static constexpr Seat of(SideId side) {
        Seat seat;
        seat.m_side = side;
        return seat;
    }

    constexpr bool is_table() const { return !m_side.has_value(); }
    constexpr std::optional<SideId> side() const { return m_side; }

    friend constexpr bool operator==(Seat, Seat) = default;

private:
    std::optional<SideId> m_side;
};

// Who may read a fact: everyone, one seat, or nobody before it is opened (the vault).
class Audience {
public:
    enum class Kind : std::uint8_t { Everyone, Side, Vault };

    static constexpr Audience everyone() { return Audience{}; }
    static constexpr Audience vault() {
        Audience audience;
        audience.m_kind = Kind::Vault;
        return audience;
    }
    static constexpr Audience only(SideId side) {
        Audience audience;
        audience.m_kind = Kind::Side;
        audience.m_side = side;
        return audience;
    }

    constexpr Kind kind() const { return m_kind; }
    // The side that alone may read; only meaningful for Kind::Side.
    constexpr SideId side() const { return m_side; }
    constexpr bool includes(Seat seat) const {
        return m_kind == Kind::Everyone || (m_kind == Kind::Side && seat == Seat::of(m_side));
    }

    friend constexpr bool operator==(Audience, Audience) = default;

private:
    Kind m_kind = Kind::Everyone;
    SideId m_side{};
};

} // namespace fielddesk
