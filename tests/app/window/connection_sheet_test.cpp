#include "app/window/connection_sheet.h"
#include "app/window/place_graph.h"
#include "tests/app/window/own_notes_test.h"

#include <cmath>

namespace fielddesk {

namespace {

// The rulebook prints that a road leads from the ford to the hill; nothing else is known.
class ConnectionsOfTheSkirmish : public WithOwnNotes {
protected:
    ConnectionsOfTheSkirmish() {
        m_notebook.open("skirmish");
        m_sheet.set_notebook(&m_notebook);
    }
    int place(const QString& title) { return static_cast<int>(m_sheet.place_names().indexOf(title)); }
    QString island(const QString& title) { return m_sheet.places()->text(place(title), "letters"); }
    int road() { return 0; }
    int no_way() { return static_cast<int>(m_sheet.kind_names().size()) - 1; }

    Notebook m_notebook;
    ConnectionSheet m_sheet;
};

} // namespace

TEST_F(ConnectionsOfTheSkirmish, PlacesThatNothingReachesAreIslands) {
    EXPECT_EQ(m_sheet.kind_names(), QStringList({"Road", "Track", "not connected"}));
    EXPECT_EQ(m_sheet.islands(), 5);
    EXPECT_EQ(island("Ford"), "A");
    EXPECT_EQ(island("Hill"), "A");
    EXPECT_EQ(m_sheet.unreached(), "Blue camp, Red camp, Mill, Lost");
}

TEST_F(ConnectionsOfTheSkirmish, AWayJoinsTwoIslandsAndComesApartAgain) {
    EXPECT_TRUE(m_sheet.connectPlaces(place("Mill"), place("Hill"), road()));
    EXPECT_EQ(m_sheet.islands(), 4);
    EXPECT_EQ(island("Mill"), "A");
    EXPECT_EQ(notes("skirmish").begin()->first.key, "hill/mill");
    EXPECT_TRUE(m_sheet.connectPlaces(place("Hill"), place("Mill"), no_way()));
    EXPECT_EQ(m_sheet.islands(), 5);
    EXPECT_EQ(m_sheet.connections()->count(), 2) << "that there is none is known too";
    m_notebook.undo();
    EXPECT_EQ(m_sheet.islands(), 4);
    m_sheet.takeOut(1);
    EXPECT_EQ(m_sheet.islands(), 5);
    EXPECT_EQ(notes("skirmish"), Notes());
}

TEST_F(ConnectionsOfTheSkirmish, APlaceIsNotConnectedWithItself) {
    EXPECT_FALSE(m_sheet.connectPlaces(2, 2, road()));
    EXPECT_FALSE(m_sheet.connectPlaces(2, 99, road()));
    EXPECT_FALSE(m_sheet.connectPlaces(2, 3, 7));
    EXPECT_EQ(notes("skirmish"), Notes());
}

// A way that ran through a place would be read as leading there.
TEST(PlaceGraph, NoWayRunsThroughAPlaceThatItDoesNotLeadTo) {
    const GraphWays star{{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 5}, {1, 6}, {6, 7}, {2, 8}, {9, 10}, {10, 11}};
    const PlaceGraph graph = graph_of(12, star);
    for (const auto& [from, to] : star)
        for (std::size_t place = 0; place < graph.spots.size(); ++place) {
            if (place == from || place == to) continue;
            const auto& a = graph.spots[from];
            const auto& b = graph.spots[to];
            const auto& c = graph.spots[place];
            const double length = std::hypot(b.x - a.x, b.y - a.y);
            const double along = ((c.x - a.x) * (b.x - a.x) + (c.y - a.y) * (b.y - a.y)) / length;
            if (along <= 0 || along >= length) continue;
            const double beside = ((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / length;
            EXPECT_GT(std::abs(beside), 0.02) << place << " lies on the way from " << from << " to " << to;
        }
}

TEST_F(ConnectionsOfTheSkirmish, TheSameConnectionsMakeTheSamePicture) {
    const PlaceGraph one = graph_of(m_notebook.kit());
    const PlaceGraph other = graph_of(m_notebook.kit());
    ASSERT_EQ(one.spots.size(), 6U);
    for (std::size_t index = 0; index < one.spots.size(); ++index) {
        EXPECT_EQ(one.spots[index].x, other.spots[index].x);
        EXPECT_GE(one.spots[index].y, 0);
        EXPECT_LE(one.spots[index].y, 1);
    }
}

} // namespace fielddesk
