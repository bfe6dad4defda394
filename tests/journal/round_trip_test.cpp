#include "tests/journal/game_fixture.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace fielddesk {
namespace {

rc::Gen<Audience> any_audience() {
    return rc::gen::oneOf(rc::gen::just(Audience::everyone()), rc::gen::just(Audience::vault()),
                          rc::gen::map(rc::gen::arbitrary<std::uint16_t>(),
                                       [](std::uint16_t side) { return Audience::only(SideId{side}); }));
}

rc::Gen<StoredFact> any_fact() {
    return rc::gen::map(rc::gen::pair(any_audience(), rc::gen::arbitrary<std::string>()),
                        [](const auto& parts) {
                            return StoredFact{parts.first, parts.second};
                        });
}

rc::Gen<NewEntry> any_entry() {
    return rc::gen::map(rc::gen::pair(rc::gen::arbitrary<std::string>(),
                                      rc::gen::container<std::vector<StoredFact>>(any_fact())),
                        [](const auto& parts) {
                            return NewEntry{parts.first, parts.second};
                        });
}

RC_GTEST_PROP(RoundTrip, WhatIsAppendedIsReadAfterReopening, ()) {
    const GameHeader header{*rc::gen::arbitrary<std::string>(), *rc::gen::arbitrary<std::string>(),
                            *rc::gen::arbitrary<std::string>(), *rc::gen::arbitrary<std::string>()};
    const auto taken = *rc::gen::container<std::vector<NewEntry>>(any_entry());
    const auto reopened_after = *rc::gen::inRange<std::size_t>(0, taken.size() + 1);

    TemporaryFolder folder;
    const auto path = folder / "game.fielddesk";
    std::vector<Entry> appended;
    auto journal = Journal::create(path, header);
    for (std::size_t index = 0; index < taken.size(); ++index) {
        if (index == reopened_after) {
            journal = tl::unexpected(Refusal{});
            journal = Journal::open(path, Journal::Mode::Play);
        }
        RC_ASSERT(journal.has_value());
        auto entry = journal->append(taken[index]);
        RC_ASSERT(entry.has_value());
        RC_ASSERT(entry->order == taken[index].order && entry->facts == taken[index].facts);
        appended.push_back(std::move(*entry));
    }
    journal = tl::unexpected(Refusal{});

    const auto looked_at = Journal::open(path, Journal::Mode::Look);
    RC_ASSERT(looked_at.has_value());
    RC_ASSERT(looked_at->header() == header);
    RC_ASSERT(looked_at->entries().value() == appended);
    RC_ASSERT(looked_at->verify().has_value());
}

} // namespace
} // namespace fielddesk
