#pragma once

#include "engine/desk/desk.h"

#include <QString>

namespace fielddesk {

// "done", "skipped", "now" or "ahead", as the pages tell them apart.
inline QString progress_word(Progress progress) {
    switch (progress) {
    case Progress::Done:
        return QStringLiteral("done");
    case Progress::Skipped:
        return QStringLiteral("skipped");
    case Progress::Now:
        return QStringLiteral("now");
    case Progress::Ahead:
        break;
    }
    return QStringLiteral("ahead");
}

} // namespace fielddesk
