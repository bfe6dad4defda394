// Field Desk's own window to its first frame, or with an argument to the first frame with the shelf.

#include "app/program/window.h"
#include "app/window/shelf.h"
#include "tests/bench/window/first_frame.h"

#include <QDir>

int main(int count, char** words) {
    fielddesk::name_program();
    QGuiApplication program(count, words);
    fielddesk::set_games_folder(QDir::tempPath() + QStringLiteral("/fielddesk-measured-games"));
    QQmlApplicationEngine engine;
    fielddesk::load_window(engine);
    return run_to_first_frame(engine, count > 1 ? "shelfPage" : nullptr);
}
