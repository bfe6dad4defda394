#include "tests/qml/pages/window_harness.h"

#include "app/library.h"
#include "app/program/window.h"
#include "app/window/shelf.h"

#include <QGuiApplication>
#include <QSettings>
#include <QStyleHints>
#include <QTest>
#include <iostream>
#include <utility>

namespace fielddesk::test {

namespace {

QStringList& warnings() {
    static QStringList all;
    return all;
}

// Whatever a page complains about bears the address of a file of the window.
void hear(QtMsgType, const QMessageLogContext&, const QString& message) {
    if (message.contains(QStringLiteral("qrc:"))) warnings().append(message);
    std::cerr << message.toStdString() << '\n';
}

} // namespace

QStringList take_warnings() {
    return std::exchange(warnings(), {});
}

void start_qt() {
    static int count = 1;
    static char name[] = "fielddesk";
    static char* words[] = {name, nullptr};
    static QTemporaryDir settings;
    // No test opens a window on the screen of whoever runs it.
    if (!qEnvironmentVariableIsSet("FIELDDESK_TEST_ON_SCREEN")) qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_QUICK_BACKEND", "software");
    qputenv("XDG_DATA_HOME", settings.path().toUtf8());
    qInstallMessageHandler(hear);
    name_program();
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, settings.path());
    // It is ended by stop_qt(): Qt's own statics would be gone before a static of ours is.
    static auto* program = new QGuiApplication(count, words);
    // A cursor that blinks would make two pictures of the same page differ.
    program->styleHints()->setCursorFlashTime(0);
}

void stop_qt() {
    delete QCoreApplication::instance();
}

void play_to(Table& table, int turn, bool until_dice) {
    for (int order = 0; order < 2000 && !table.ending().is_over; ++order) {
        if (table.turn() >= turn && (!until_dice || table.question().is_asked)) return;
        if (table.question().is_asked)
            table.roll();
        else
            table.take(0);
    }
}

QString seeded_game(const QString& folder, std::uint64_t seed,
                    const std::vector<std::pair<std::string, std::string>>& choices) {
    const QString path = folder + QStringLiteral("/seed-%1.fielddesk").arg(seed);
    auto kit = read_shipped_kit("1862-war-in-virginia");
    NewGame game;
    game.choices = choices;
    game.chance.seed = seed;
    const auto session = Session::create(path.toStdString(), **std::move(kit), game);
    return session ? path : QString();
}

WindowHarness::WindowHarness(const QString& game) {
    set_games_folder(m_folder.path());
    load_window(m_engine, game);
    if (!m_engine.rootObjects().isEmpty())
        m_window = qobject_cast<QQuickWindow*>(m_engine.rootObjects().constFirst());
    if (!m_window) qFatal("The window could not be loaded.");
    m_window->requestActivate();
    (void)QTest::qWaitForWindowActive(m_window);
    if (!QTest::qWaitFor([this] { return page() != nullptr; })) qFatal("No page was shown.");
}

Table& WindowHarness::table() {
    return *m_window->property("table").value<Table*>();
}

QQuickItem* WindowHarness::page() const {
    const auto* pages = m_window->property("pages").value<QObject*>();
    return pages->property("currentItem").value<QQuickItem*>();
}

QString WindowHarness::page_name() const {
    return QString::fromLatin1(page()->metaObject()->className()).section(QLatin1Char('_'), 0, 0);
}

void WindowHarness::open(const QString& game) {
    QMetaObject::invokeMethod(page(), "gameChosen", Q_ARG(QString, game));
    wait(50);
}

void WindowHarness::ask(QObject* object, const char* signal) {
    QMetaObject::invokeMethod(object, signal);
    wait(50);
}

void WindowHarness::want(const QString& command) {
    QMetaObject::invokeMethod(page(), "wanted", Q_ARG(QString, command));
    wait(50);
}

void WindowHarness::press(int key, Qt::KeyboardModifiers modifiers) {
    QTest::keyClick(m_window, static_cast<Qt::Key>(key), modifiers);
}

void WindowHarness::hold(int key, int milliseconds) {
    QTest::keyPress(m_window, static_cast<Qt::Key>(key));
    wait(milliseconds);
    QTest::keyRelease(m_window, static_cast<Qt::Key>(key));
}

void WindowHarness::wait(int milliseconds) {
    QTest::qWait(milliseconds);
}

bool WindowHarness::wait_for_page(const QString& name) {
    return QTest::qWaitFor([&] { return page_name() == name; }, 5000);
}

QObject* WindowHarness::later_pages() const {
    return m_window->property("laterPages").value<QObject*>()->property("item").value<QObject*>();
}

QObject* WindowHarness::later(const char* name) const {
    const auto* pages = later_pages();
    return pages ? pages->property(name).value<QObject*>() : nullptr;
}

QObject* WindowHarness::file_dialog() const {
    const auto* pages = later_pages();
    return pages ? pages->findChild<QObject*>("fileDialog") : nullptr;
}

bool WindowHarness::wait_until_heard() {
    return QTest::qWaitFor(
        [&] {
            const QQuickItem* item = m_window->activeFocusItem();
            return item && item->property("isDeaf").isValid() && !item->property("isDeaf").toBool();
        },
        5000);
}

QStringList WindowHarness::texts(QQuickItem* item) const {
    QStringList all;
    if (!item->isVisible()) return all;
    const QVariant text = item->property("words").typeId() == QMetaType::QString ? item->property("words")
                                                                                 : item->property("text");
    if (text.typeId() == QMetaType::QString && !text.toString().isEmpty()) all.append(text.toString());
    for (QQuickItem* child : item->childItems())
        all.append(texts(child));
    return all;
}

QObject* WindowHarness::part(const char* name) const {
    if (auto* own = page()->property(name).value<QObject*>()) return own;
    return page()->property("sheets").value<QObject*>()->property(name).value<QObject*>();
}

} // namespace fielddesk::test
