import QtQuick

// Walks over what is shown, so that a test can ask something of each item of a kind.
QtObject {
    id: tree

    function collect(item, isWanted) {
        let found = []
        for (let index = 0; index < item.children.length; ++index) {
            const child = item.children[index]
            if (child.visible && isWanted(child))
                found.push(child)
            found = found.concat(tree.collect(child, isWanted))
        }
        return found
    }
}
