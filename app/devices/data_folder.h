#pragma once

#include <QStandardPaths>
#include <QString>

namespace fielddesk {

// Where the program keeps what a player makes, whichever of its faces made it.
inline QString data_folder() {
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/fielddesk");
}

} // namespace fielddesk
