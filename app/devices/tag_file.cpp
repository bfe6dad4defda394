#include "app/devices/tag_file.h"

#include "app/devices/data_folder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace fielddesk {

QString tag_file_of(std::string_view kit_id) {
    return QStringLiteral("%1/tags/%2.json")
        .arg(data_folder(), QString::fromUtf8(kit_id.data(), static_cast<qsizetype>(kit_id.size())));
}

Result<TagBook> read_tag_file(const QString& path) {
    QFile file(path);
    if (!file.exists()) return TagBook();
    if (!file.open(QIODevice::ReadOnly))
        return refuse_with("tags.damaged", (path + QStringLiteral(": ") + file.errorString()).toStdString());
    constexpr qint64 most = 1 << 20;
    const QByteArray text = file.read(most);
    auto book = TagBook::read({text.constData(), static_cast<std::size_t>(text.size())});
    if (!book) return refuse_with("tags.damaged", path.toStdString() + ": " + book.error().detail);
    return book;
}

Result<void> write_tag_file(const QString& path, const TagBook& book) {
    QDir().mkpath(QFileInfo(path).absolutePath());
    QSaveFile file(path);
    const std::string text = book.text();
    const bool is_kept =
        file.open(QIODevice::WriteOnly) &&
        file.write(text.data(), static_cast<qint64>(text.size())) == static_cast<qint64>(text.size()) &&
        file.commit();
    if (!is_kept)
        return refuse_with("tags.not-saved",
                           (path + QStringLiteral(": ") + file.errorString()).toStdString());
    return {};
}

} // namespace fielddesk
