#include "app/window/awake.h"

#include <QSignalSpy>
#include <gmock/gmock.h>

namespace fielddesk {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// A service that answers when the test wants it to.
struct Service {
    std::vector<std::function<void(std::optional<ScreenSaver::Cookie>)>> asked;
    std::vector<ScreenSaver::Cookie> released;
};

class TestScreenSaver : public ScreenSaver {
public:
    explicit TestScreenSaver(Service& service) : m_service(service) {}
    void inhibit(std::function<void(std::optional<Cookie>)> answer) override {
        m_service.asked.push_back(std::move(answer));
    }
    void release(Cookie cookie) override { m_service.released.push_back(cookie); }

private:
    Service& m_service;
};

} // namespace

TEST(Awake, KeepsTheScreenLitWhileItIsOn) {
    Service service;
    Awake awake(std::make_unique<TestScreenSaver>(service));
    const QSignalSpy changed(&awake, &Awake::changed);
    awake.set_on(true);
    awake.set_on(true);
    ASSERT_EQ(service.asked.size(), 1U);
    service.asked[0](7);
    EXPECT_THAT(service.released, IsEmpty());
    awake.set_on(false);
    EXPECT_THAT(service.released, ElementsAre(7));
    EXPECT_EQ(changed.count(), 2);
}

TEST(Awake, SwitchedOffBeforeTheAnswerItReleasesWhatIsGranted) {
    Service service;
    Awake awake(std::make_unique<TestScreenSaver>(service));
    awake.set_on(true);
    awake.set_on(false);
    service.asked[0](7);
    EXPECT_THAT(service.released, ElementsAre(7));
}

TEST(Awake, SwitchedOffAndOnBeforeTheAnswerItAsksOnceAndReleasesOnce) {
    Service service;
    {
        Awake awake(std::make_unique<TestScreenSaver>(service));
        awake.set_on(true);
        awake.set_on(false);
        awake.set_on(true);
        ASSERT_EQ(service.asked.size(), 1U);
        service.asked[0](7);
        EXPECT_THAT(service.released, IsEmpty());
    }
    EXPECT_THAT(service.released, ElementsAre(7));
}

TEST(Awake, AsksAnewAfterItWasNotGranted) {
    Service service;
    Awake awake(std::make_unique<TestScreenSaver>(service));
    awake.set_on(true);
    service.asked[0](std::nullopt);
    awake.set_on(false);
    EXPECT_THAT(service.released, IsEmpty());
    awake.set_on(true);
    EXPECT_EQ(service.asked.size(), 2U);
}

} // namespace fielddesk
