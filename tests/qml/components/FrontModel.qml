import QtQuick

// A front of eight places with both armies on it.
ListModel {
    id: front

    // Puts both armies where the test wants them.
    function place(confederateAt: int, unionAt: int, unionExtra: string) {
        for (let index = 0; index < front.count; ++index) {
            const isUnion = index === unionAt
            front.set(index, { hasUnion: isUnion, hasConfederate: index === confederateAt,
                               unionValue: isUnion ? 3 : -1, unionExtra: isUnion ? unionExtra : "",
                               confederateExtra: index === confederateAt ? "Lee" : "" })
        }
    }

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
