#pragma once

#include <QString>

class QQmlApplicationEngine;

namespace fielddesk {

// Opens the window and plays until it is closed: `fielddesk [--data DIR] [FILE]`. Returns the exit code.
int run_window(int count, char** words);

// Makes the program known to Qt by its name, which says where its settings and games lie.
void name_program();

// Loads the window into an engine, with the game of this file where there is one.
void load_window(QQmlApplicationEngine& engine, const QString& game = {});

} // namespace fielddesk
