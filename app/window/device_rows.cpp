#include "app/window/device_rows.h"

#include "app/phrases.h"
#include "app/window/words.h"

#include <array>

namespace fielddesk {

namespace {

struct KindWords {
    std::string_view driver;
    const char* title;
    const char* help;
};

constexpr std::array kind_words{KindWords{"tablelink", "driver.tablelink", "driver.tablelink-help"},
                                KindWords{"rdm6300", "driver.rdm", "driver.rdm-help"},
                                KindWords{"id12", "driver.id", "driver.id-help"},
                                KindWords{"stx-raw", "driver.stx", "driver.stx-help"},
                                KindWords{"parallax", "driver.parallax", "driver.parallax-help"},
                                KindWords{"mfrc522", "driver.mfrc", "driver.mfrc-help"},
                                KindWords{"pattern", "driver.pattern", "driver.pattern-help"},
                                KindWords{"pn532", "driver.nfc", "driver.nfc-help"}};

const KindWords* words_of(const hardware::DriverKind& kind) {
    for (const KindWords& each : kind_words)
        if (each.driver == kind.id.text()) return &each;
    return nullptr;
}

} // namespace

QString title_of(const hardware::DriverKind& kind) {
    const KindWords* known = words_of(kind);
    return words(known ? phrase(known->title) : std::string(kind.id.text()));
}

std::vector<KindRow> kind_rows() {
    std::vector<KindRow> rows;
    for (const hardware::DriverKind& kind : hardware::driver_kinds()) {
        const KindWords* known = words_of(kind);
        rows.push_back({words(kind.id.text()), title_of(kind), known ? words(phrase(known->help)) : QString(),
                        kind.id == Code("pattern")});
    }
    return rows;
}

QString shown_bytes(const QByteArray& bytes) {
    constexpr qsizetype most = 32;
    QString text;
    for (const char byte : bytes.first(std::min(most, bytes.size())))
        text += byte >= ' ' && byte <= '~' ? QLatin1Char(byte) : QLatin1Char('.');
    const QString hex = QString::fromLatin1(bytes.first(std::min(most, bytes.size())).toHex(' ')).toUpper();
    return hex + QStringLiteral("   ") + text + (bytes.size() > most ? QStringLiteral(" …") : QString());
}

} // namespace fielddesk
