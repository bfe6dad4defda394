#pragma once

#include "tests/qml/pages/window_harness.h"

#include <QImage>
#include <string>
#include <vector>

namespace fielddesk::test {

// Everything that the window says of a game: its title, every text of a page whether it is seen or not, what
// a screen reader is told, and the picture.
struct Seen {
    QStringList told;
    QImage picture;
};

Seen see(WindowHarness& harness);
// What a screen reader is told, and nothing else.
QStringList spoken(WindowHarness& harness);

// The first text that differs; empty where none does.
std::string first_difference(const QStringList& one, const QStringList& other);

} // namespace fielddesk::test
