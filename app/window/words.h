#pragma once

#include <QString>
#include <QStringList>
#include <string>
#include <string_view>
#include <vector>

namespace fielddesk {

inline QString words(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

inline QStringList words(const std::vector<std::string>& texts) {
    QStringList list;
    for (const std::string& text : texts)
        list.append(words(text));
    return list;
}

} // namespace fielddesk
