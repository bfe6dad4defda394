#include "app/window/card_tags.h"
#include "app/window/settings.h"
#include "tests/gates/gates_file.h"
#include "tests/qml/pages/shot.h"
#include "tests/skirmish/skirmish_file.h"

#include <QDir>
#include <QFile>
#include <iostream>

// Draws every page in every size and both lights: `fielddesk_shots DIR [TEXT-SCALE]`.
namespace fielddesk::test {

namespace {

void to_table(WindowHarness& harness, int turn, bool until_dice = false) {
    remember_devices({});
    harness.open(seeded_game(harness.folder(), 7));
    play_to(harness.table(), turn, until_dice);
}

void lay_from_table(WindowHarness& harness, const char* command, int turn = 9) {
    to_table(harness, turn);
    harness.want(command);
}

void open_part(WindowHarness& harness, const char* part) {
    QMetaObject::invokeMethod(harness.part(part), "open");
    harness.wait(50);
}

void fill_shelf(WindowHarness& harness) {
    for (const std::uint64_t seed : {1U, 2U}) {
        Table table;
        table.open(seeded_game(harness.folder(), seed));
        play_to(table, seed == 1U ? 6 : 99);
    }
    QFile damaged(harness.folder() + "/found-in-the-attic.fielddesk");
    if (damaged.open(QIODevice::WriteOnly)) damaged.write("not a game at all");
    damaged.close();
    QMetaObject::invokeMethod(harness.window().property("shelf").value<QObject*>(), "refresh");
    harness.wait(300);
}

// A game of two sides, and the desk of one of them where it is named.
void to_skirmish(WindowHarness& harness, const QString& seat, const skirmish::Beginning& beginning = {}) {
    remember_devices({});
    const QString path = harness.folder() + "/skirmish.fielddesk";
    skirmish::begin_in_file(path.toStdString(), beginning).reset();
    harness.open(path);
    if (seat.isEmpty()) return;
    harness.want("seat/" + seat);
    QMetaObject::invokeMethod(harness.later("handOver"), "open", Q_ARG(QString, QString()));
    harness.ask(harness.page(), "opened");
}

// A game of Gates of Richmond after these orders, and the desk of a side where one is named.
void to_gates(WindowHarness& harness, const QString& seat, const std::vector<std::string>& lines) {
    remember_devices({});
    const QString path = harness.folder() + "/gates.fielddesk";
    gates::test::begin_in_file(path.toStdString(), lines).reset();
    harness.open(path);
    if (!harness.wait_for_page("TablePage") || seat.isEmpty()) return;
    harness.want("seat/" + seat);
    if (!harness.wait_for_page("HandOverPage")) return;
    QMetaObject::invokeMethod(harness.later("handOver"), "open", Q_ARG(QString, QString()));
    harness.ask(harness.page(), "opened");
}

QQuickItem* named(QQuickItem* item, const QString& name) {
    if (item->objectName() == name) return item;
    for (QQuickItem* child : item->childItems())
        if (QQuickItem* found = named(child, name)) return found;
    return nullptr;
}

// The way of a unit is lit, and its line is in view.
void light_a_way(WindowHarness& harness) {
    if (!harness.wait_for_page("TablePage")) return;
    harness.wait(200);
    auto* line = named(harness.page(), "trace5");
    if (!line) return;
    line->forceActiveFocus();
    QMetaObject::invokeMethod(line, "clicked");
}

// Red asks to take back what it did.
void to_skirmish_undo(WindowHarness& harness) {
    harness.table().undo(true);
}

void to_sealed(WindowHarness& harness) {
    skirmish::Beginning beginning;
    beginning.pins = {{"blue", "1861"}, {"red", "1865"}};
    to_skirmish(harness, {}, beginning);
}

void give_pins(WindowHarness& harness) {
    for (const char* pin : {"1861", "1865"})
        QMetaObject::invokeMethod(harness.later("sealed"), "give", Q_ARG(QString, pin));
    harness.wait(50);
}

QList<SerialPort> adapters() {
    return {{"/dev/ttyUSB0", "USB Serial", 0x1A86, 0x7523, {}},
            {"/dev/ttyACM0", "Arduino Uno", 0x2341, 0x0043, "95036303"}};
}

std::vector<Shot> shots() {
    return {
        {"shelf-empty", [](WindowHarness& harness) { harness.wait(100); }},
        {"shelf", fill_shelf},
        {"new-game",
         [](WindowHarness& harness) {
             QMetaObject::invokeMethod(harness.page(), "newGameChosen",
                                       Q_ARG(QString, "1862-war-in-virginia"));
         }},
        {"new-game-two",
         [](WindowHarness& harness) {
             QMetaObject::invokeMethod(harness.page(), "newGameChosen", Q_ARG(QString, "skirmish"));
         }},
        {"two-table", [](WindowHarness& harness) { to_skirmish(harness, {}); }},
        {"two-desk", [](WindowHarness& harness) { to_skirmish(harness, "blue"); }},
        {"gates-table", [](WindowHarness& harness) { to_gates(harness, {}, {}); }},
        {"gates-desk", [](WindowHarness& harness) { to_gates(harness, "us", {}); }},
        {"gates-supply",
         [](WindowHarness& harness) {
             to_gates(harness, "us", gates::test::lines_to_roads());
             light_a_way(harness);
         }},
        {"gates-combat",
         [](WindowHarness& harness) { to_gates(harness, "cs", gates::test::lines_to_combat()); }},
        {"hand-over",
         [](WindowHarness& harness) {
             to_skirmish(harness, "red");
             harness.table().take(0);
             to_skirmish_undo(harness);
             harness.want("seat/blue");
         }},
        {"hand-over-pin",
         [](WindowHarness& harness) {
             to_sealed(harness);
             give_pins(harness);
             harness.want("seat/red");
             QMetaObject::invokeMethod(harness.later("handOver"), "open", Q_ARG(QString, "0000"));
         }},
        {"sealed", to_sealed},
        {"pin",
         [](WindowHarness& harness) {
             to_skirmish(harness, "blue");
             harness.want("pin");
         }},
        {"phrase",
         [](WindowHarness& harness) {
             skirmish::Beginning beginning;
             beginning.asks_phrases = true;
             to_skirmish(harness, "red", beginning);
             open_part(harness, "words");
         }},
        {"devices",
         [](WindowHarness& harness) {
             lay_from_table(harness, "devices");
             auto* devices = qobject_cast<Devices*>(harness.later("devices"));
             devices->use_ports(adapters);
             devices->refreshPorts();
         }},
        {"devices-in-use",
         [](WindowHarness& harness) {
             lay_from_table(harness, "devices");
             auto* devices = qobject_cast<Devices*>(harness.later("devices"));
             devices->add("tablelink", "/dev/not-there", 0, {}, {});
             devices->add("mfrc522", "/dev/null", 0, {}, {});
         }},
        {"card-tags",
         [](WindowHarness& harness) {
             lay_from_table(harness, "tags");
             auto* tags = qobject_cast<CardTags*>(harness.later("tags"));
             tags->learn(12);
             tags->typed("0008844356");
             tags->learnAll();
         }},
        {"honesty", [](WindowHarness& harness) { lay_from_table(harness, "honesty", 20); }},
        {"table-begin", [](WindowHarness& harness) { to_table(harness, 0); }},
        {"table",
         [](WindowHarness& harness) {
             to_table(harness, 9);
             for (int order = 0; order < 90 && harness.table().actions()->text(0, "value").isEmpty(); ++order)
                 harness.table().question().is_asked ? harness.table().roll() : harness.table().take(0);
         }},
        {"table-dice", [](WindowHarness& harness) { to_table(harness, 5, true); }},
        {"table-deck",
         [](WindowHarness& harness) {
             harness.open(seeded_game(harness.folder(), 3, {{"deck", "table"}}));
         }},
        {"table-over", [](WindowHarness& harness) { to_table(harness, 99); }},
        {"record",
         [](WindowHarness& harness) {
             to_table(harness, 6);
             open_part(harness, "drawer");
         }},
        {"ruling",
         [](WindowHarness& harness) {
             to_table(harness, 5, true);
             harness.table().explainDice();
             open_part(harness, "ruling");
         }},
        {"undo",
         [](WindowHarness& harness) {
             to_table(harness, 5);
             open_part(harness, "undoConfirm");
         }},
        {"problem",
         [](WindowHarness& harness) {
             to_table(harness, 5);
             harness.table().say_no_card(77);
         }},
        {"menu",
         [](WindowHarness& harness) {
             to_table(harness, 5);
             open_part(harness, "menu");
         }},
        {"finder",
         [](WindowHarness& harness) {
             to_table(harness, 5);
             open_part(harness, "finder");
         }},
        {"corrections", [](WindowHarness& harness) { lay_from_table(harness, "corrections"); }},
        {"end", [](WindowHarness& harness) { lay_from_table(harness, "story", 99); }},
        {"settings", [](WindowHarness& harness) { harness.ask(harness.page(), "settingsWanted"); }},
        {"help", [](WindowHarness& harness) { lay_from_table(harness, "help"); }},
        {"error",
         [](WindowHarness& harness) {
             fill_shelf(harness);
             harness.open(harness.folder() + "/found-in-the-attic.fielddesk");
         }},
    };
}

bool draw(const Shot& shot, const QString& folder, double scale) {
    WindowHarness harness;
    Settings settings;
    settings.set_text_scale(scale);
    shot.arrange(harness);
    bool is_drawn = true;
    for (const bool is_lantern : {false, true}) {
        auto* shown = harness.window().property("settings").value<Settings*>();
        shown->set_lantern(is_lantern);
        shown->set_text_scale(scale);
        for (const QSize size : {QSize(360, 640), QSize(1024, 768), QSize(1280, 800), QSize(1600, 1000)}) {
            harness.window().resize(size);
            harness.wait(120);
            const QString name = QStringLiteral("%1/%2-%3x%4-%5.png")
                                     .arg(folder, shot.name)
                                     .arg(size.width())
                                     .arg(size.height())
                                     .arg(is_lantern ? "lantern" : "day");
            is_drawn = harness.window().grabWindow().save(name) && is_drawn;
        }
    }
    return is_drawn;
}

} // namespace

int draw_all(const QString& folder, double scale, const QString& only) {
    QDir().mkpath(folder);
    std::vector<Shot> all = shots();
    for (Shot& shot : notes_shots())
        all.push_back(std::move(shot));
    for (const Shot& shot : all) {
        if (!only.isEmpty() && shot.name != only) continue;
        if (!draw(shot, folder, scale)) {
            std::cerr << "The picture of " << shot.name.toStdString() << " could not be written.\n";
            return 1;
        }
    }
    return 0;
}

} // namespace fielddesk::test

int main(int count, char** words) {
    if (count < 2) {
        std::cerr << "usage: fielddesk_shots DIR [TEXT-SCALE [PAGE]]\n";
        return 2;
    }
    fielddesk::test::start_qt();
    return fielddesk::test::draw_all(words[1], count > 2 ? QString(words[2]).toDouble() : 1.0,
                                     count > 3 ? words[3] : "");
}
