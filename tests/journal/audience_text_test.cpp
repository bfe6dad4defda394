#include "engine/journal/audience_text.h"

#include <gtest/gtest.h>

namespace fielddesk {
namespace {

TEST(AudienceText, EveryAudienceIsReadAsItIsWritten) {
    EXPECT_EQ(text_of(Audience::everyone()), "everyone");
    EXPECT_EQ(text_of(Audience::vault()), "vault");
    EXPECT_EQ(text_of(Audience::only(SideId{0})), "side:0");
    EXPECT_EQ(text_of(Audience::only(SideId{65535})), "side:65535");
    EXPECT_EQ(audience_of("everyone"), Audience::everyone());
    EXPECT_EQ(audience_of("vault"), Audience::vault());
    EXPECT_EQ(audience_of("side:0"), Audience::only(SideId{0}));
    EXPECT_EQ(audience_of("side:65535"), Audience::only(SideId{65535}));
}

TEST(AudienceText, OtherSpellingsAreNoAudience) {
    for (const auto* text : {"", "Everyone", "everyone ", "side", "side:", "side:x", "side:01", "side:-1",
                             "side:+1", "side: 1", "side:1 ", "side:65536", "side:99999999999"})
        EXPECT_EQ(audience_of(text), std::nullopt) << text;
}

} // namespace
} // namespace fielddesk
