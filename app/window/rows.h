#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace fielddesk {

// A list for QML. What its rows are made of is said by RowModel.
class Rows : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Lists are made by the desk.")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    using QAbstractListModel::QAbstractListModel;

    int count() const { return rowCount(); }

    // What a row says in one of its columns, as text.
    Q_INVOKABLE QString text(int row, const QString& role) const;

Q_SIGNALS:
    void countChanged();
};

} // namespace fielddesk
