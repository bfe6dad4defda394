import QtQuick

// A front of eight places with both armies on it.
ListModel {
    Component.onCompleted: {
        const names = ["Richmond", "Gordonsville", "Staunton", "New Market", "Winchester", "Harper's Ferry",
                       "South Mountain", "Washington"]
        for (let index = 0; index < names.length; ++index) {
            append({ placeName: names[index],
                     kind: index % 7 === 0 ? "capital" : index === 5 ? "fortified" : "point",
                     hasUnion: index === 4, hasConfederate: index === 3, unionValue: index === 4 ? 3 : -1,
                     unionExtra: index === 4 ? "+1" : "", confederateExtra: index === 3 ? "Lee" : "",
                     placeProvenance: index < 3 ? "practice" : "printed" })
        }
    }
}
