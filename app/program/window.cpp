#include "app/program/window.h"

#include "app/program/end_signals.h"
#include "app/window/shelf.h"
#include "app/window/shelf_rows.h"

#include <QCommandLineParser>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QtPlugin>
#include <future>

Q_IMPORT_PLUGIN(FieldDesk_BackendPlugin)
Q_IMPORT_PLUGIN(FieldDesk_UiPlugin)

namespace fielddesk {

void name_program() {
    QGuiApplication::setOrganizationName(QStringLiteral("fielddesk"));
    QGuiApplication::setApplicationName(QStringLiteral("fielddesk"));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Field Desk"));
    QGuiApplication::setApplicationVersion(QStringLiteral(FIELDDESK_VERSION));
    QQuickStyle::setStyle(QStringLiteral("Basic"));
}

void load_window(QQmlApplicationEngine& engine, const QString& game) {
    // The kits are read while Qt reads the pages; the shelf waits for them where it is the first.
    const auto kits = std::async(std::launch::async, [] { kit_rows(); });
    engine.addImportPath(QStringLiteral(":/qt/qml"));
    if (!game.isEmpty()) engine.setInitialProperties({{QStringLiteral("firstGame"), game}});
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/FieldDesk/Ui/Main.qml")));
}

int run_window(int count, char** words) {
    name_program();
    EndSignals signals;
    QGuiApplication program(count, words);
    signals.listen();
    QCommandLineParser parser;
    const QCommandLineOption data(QStringLiteral("data"), QStringLiteral("Keeps the games in this folder."),
                                  QStringLiteral("DIR"));
    parser.addOption(data);
    parser.addPositionalArgument(QStringLiteral("FILE"), QStringLiteral("A game to go on with."),
                                 QStringLiteral("[FILE]"));
    parser.process(program);
    if (parser.isSet(data)) set_games_folder(QDir(parser.value(data)).absolutePath());

    const QStringList files = parser.positionalArguments();
    QQmlApplicationEngine engine;
    load_window(engine, files.isEmpty() ? QString() : QFileInfo(files.first()).absoluteFilePath());
    return engine.rootObjects().isEmpty() ? 1 : QGuiApplication::exec();
}

} // namespace fielddesk
