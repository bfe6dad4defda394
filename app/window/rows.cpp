#include "app/window/rows.h"

namespace fielddesk {

QString Rows::text(int row, const QString& role) const {
    return data(index(row), roleNames().key(role.toUtf8(), -1)).toString();
}

} // namespace fielddesk
