#pragma once

#include "app/window/own_notes.h"
#include "app/window/row_model.h"
#include "app/window/shelf.h"

#include <QFile>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace fielddesk {

// A folder of games with box notes of its own, as --data names one.
class WithOwnNotes : public ::testing::Test {
protected:
    WithOwnNotes() { set_games_folder(m_folder.path()); }
    ~WithOwnNotes() override { set_games_folder({}); }

    static Notes notes(const std::string& kit) { return (*own_notes())->notes(kit).value(); }
    // Something lies there that is no file of notes.
    void spoil_notes() {
        QFile file(m_folder.filePath("box_notes.sqlite"));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write("Dear Mary, this is a letter and no file of notes. Dear Mary, this is a letter.");
    }
    static QVariant value(const Rows& rows, int row, const QByteArray& role) {
        return rows.data(rows.index(row), rows.roleNames().key(role));
    }

    QTemporaryDir m_folder;
};

} // namespace fielddesk
