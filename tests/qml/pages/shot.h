#pragma once

#include "tests/qml/pages/window_harness.h"

#include <functional>

namespace fielddesk::test {

// A page that is drawn, and how the window comes to show it.
struct Shot {
    QString name;
    std::function<void(WindowHarness&)> arrange;
};

// The pages of the box notes, and what a game asks of its box.
std::vector<Shot> notes_shots();

} // namespace fielddesk::test
