#include "app/window/connection_sheet.h"
#include "app/window/place_graph.h"
#include "tests/app/window/own_notes_test.h"

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
