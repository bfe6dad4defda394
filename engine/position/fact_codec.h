#pragma once

#include "engine/core/result.h"
#include "engine/position/fact.h"

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

namespace fielddesk {

// Writes facts as the JSON of the game file and reads them again. Things of the kit are written by their
// ids, so that a file can be read without the program that wrote it. It belongs to one kit and must not
// outlive it.
class FactCodec {
public:
    explicit FactCodec(const Kit& kit);
    ~FactCodec();
    FactCodec(FactCodec&&) noexcept;
    FactCodec& operator=(FactCodec&&) noexcept;

    // For instance {"fact":"moved","piece":"us-valley","place":"valley-winchester"}.
    std::string encode(const Happening& happening) const;

    // Refuses with `journal.unreadable-fact`, and says in `detail` what was not understood.
    Result<Happening> decode(std::string_view text) const;

    // One argument by itself: {"piece":"us-valley"}.
    nlohmann::json encode(const Argument& argument) const;

private:
    struct Index;
    const Kit* m_kit;
    std::unique_ptr<Index> m_index;
};

} // namespace fielddesk
