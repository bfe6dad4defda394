#include "tests/engine/kit/kit_fault.h"

#include <gmock/gmock.h>

namespace fielddesk::test {

TEST_P(KitFault, IsToldWithFilePathAndExpectation) {
    const KitSources sources = shipped_sources();
    Documents shipped{Json::parse(sources.kit.text), Json::parse(sources.cards.text)};
    GetParam().spoil(shipped);
    const auto result = read_kit(sources_of(shipped.kit, shipped.cards));
    ASSERT_FALSE(result);
    EXPECT_THAT(result.error(), testing::ElementsAreArray(GetParam().errors));
}

} // namespace fielddesk::test
