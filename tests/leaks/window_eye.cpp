#include "tests/leaks/window_eye.h"

#include <QAccessible>
#include <QRegularExpression>
#include <algorithm>

namespace fielddesk::test {

namespace {

// The texts that QML keeps in an object and in all that it holds.
void add_texts(const QObject& object, QStringList& all) {
    for (const char* name :
         {"text", "words", "title", "help", "detail", "value", "heading", "barredReason"}) {
        const QVariant text = object.property(name);
        if (text.isValid() && !text.toString().isEmpty()) all.append(QString(name) + ": " + text.toString());
    }
    for (const QObject* child : object.children())
        add_texts(*child, all);
    if (const auto* item = qobject_cast<const QQuickItem*>(&object))
        for (const QQuickItem* child : item->childItems())
            if (child->parent() != item) add_texts(*child, all);
}

void add_spoken(QAccessibleInterface* item, QStringList& all) {
    if (!item) return;
    for (const auto text :
         {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help})
        all.append(item->text(text));
    const QRect place = item->rect();
    all.append(QStringLiteral("%1 %2 %3x%4")
                   .arg(item->role())
                   .arg(item->state().disabled)
                   .arg(place.width())
                   .arg(place.height()));
    for (int child = 0; child < item->childCount(); ++child)
        add_spoken(item->child(child), all);
}

// The two games were not played in the same second, nor in the same file.
QStringList without_times(QStringList all) {
    static const QRegularExpression time(R"(\d{4}-\d\d-\d\dT[0-9:.]+Z|\d\d:\d\d(:\d\d)?)");
    for (QString& text : all)
        text.replace(time, QStringLiteral("then"));
    return all;
}

} // namespace

Seen see(WindowHarness& harness) {
    harness.wait(60);
    Seen seen;
    seen.told.append(harness.window().title());
    add_texts(*harness.page(), seen.told);
    add_spoken(QAccessible::queryAccessibleInterface(&harness.window()), seen.told);
    seen.told = without_times(std::move(seen.told));
    seen.picture = harness.window().grabWindow();
    return seen;
}

QStringList spoken(WindowHarness& harness) {
    QStringList all;
    add_spoken(QAccessible::queryAccessibleInterface(&harness.window()), all);
    return all;
}

std::string first_difference(const QStringList& one, const QStringList& other) {
    for (qsizetype at = 0; at < std::max(one.size(), other.size()); ++at)
        if (one.value(at) != other.value(at))
            return (one.value(at) + QStringLiteral(" / ") + other.value(at)).toStdString();
    return {};
}

} // namespace fielddesk::test
