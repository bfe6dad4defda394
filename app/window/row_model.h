#pragma once

#include "app/window/rows.h"

#include <algorithm>
#include <vector>

namespace fielddesk {

// One column of a row, under the name by which QML asks for it.
template <typename Row>
struct Role {
    QByteArray name;
    QVariant (*read)(const Row&);
};

template <auto member>
struct MemberOf;
template <typename Row, typename Value, Value Row::*member>
struct MemberOf<member> {
    using Owner = Row;
};

// The role that reads this member of a row.
template <auto member>
Role<typename MemberOf<member>::Owner> role(const char* name) {
    using Row = typename MemberOf<member>::Owner;
    return {QByteArray(name), [](const Row& row) { return QVariant::fromValue(row.*member); }};
}

// A list of values. A row has a `key` that says which thing it is about, and names its columns with a
// static `roles()`. An update touches only the rows that differ, so that what stands on the screen for a
// thing stays the same item for as long as the thing is there.
template <typename Row>
class RowModel : public Rows {
public:
    explicit RowModel(QObject* parent) : Rows(parent) {}

    const std::vector<Row>& rows() const { return m_rows; }

    int rowCount(const QModelIndex& parent = {}) const override {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }

    QVariant data(const QModelIndex& index, int role_number) const override {
        if (!index.isValid() || role_number < Qt::UserRole) return {};
        const auto column = static_cast<std::size_t>(role_number - Qt::UserRole);
        if (column >= roles().size()) return {};
        return roles()[column].read(m_rows[static_cast<std::size_t>(index.row())]);
    }

    QHash<int, QByteArray> roleNames() const override {
        QHash<int, QByteArray> names;
        for (std::size_t column = 0; column < roles().size(); ++column)
            names.insert(role_number(column), roles()[column].name);
        return names;
    }

    void update(std::vector<Row> fresh) {
        const std::size_t before = m_rows.size();
        for (std::size_t at = 0; at < fresh.size(); ++at) {
            const std::size_t found = find(at, fresh[at]);
            if (found == m_rows.size()) {
                insert(at, std::move(fresh[at]));
                continue;
            }
            remove(at, found - at);
            replace(at, std::move(fresh[at]));
        }
        remove(fresh.size(), m_rows.size() - fresh.size());
        if (before != m_rows.size()) Q_EMIT countChanged();
    }

    void replace(std::size_t at, Row row) {
        if (m_rows[at] == row) return;
        QList<int> changed;
        for (std::size_t column = 0; column < roles().size(); ++column)
            if (roles()[column].read(m_rows[at]) != roles()[column].read(row))
                changed.append(role_number(column));
        m_rows[at] = std::move(row);
        Q_EMIT dataChanged(index(static_cast<int>(at)), index(static_cast<int>(at)), changed);
    }

    void insert_first(Row row) {
        insert(0, std::move(row));
        Q_EMIT countChanged();
    }

    void remove_last() {
        remove(m_rows.size() - 1, 1);
        Q_EMIT countChanged();
    }

private:
    static const std::vector<Role<Row>>& roles() {
        static const std::vector<Role<Row>> all = Row::roles();
        return all;
    }
    static int role_number(std::size_t column) { return Qt::UserRole + static_cast<int>(column); }

    // Where the row of the same thing is, at this place or later; the size where it is new.
    std::size_t find(std::size_t from, const Row& row) const {
        const auto begin = m_rows.begin() + static_cast<std::ptrdiff_t>(from);
        const auto found =
            std::find_if(begin, m_rows.end(), [&](const Row& other) { return other.key == row.key; });
        return static_cast<std::size_t>(found - m_rows.begin());
    }

    void remove(std::size_t at, std::size_t count) {
        if (count == 0) return;
        beginRemoveRows({}, static_cast<int>(at), static_cast<int>(at + count) - 1);
        const auto first = m_rows.begin() + static_cast<std::ptrdiff_t>(at);
        m_rows.erase(first, first + static_cast<std::ptrdiff_t>(count));
        endRemoveRows();
    }

    void insert(std::size_t at, Row row) {
        beginInsertRows({}, static_cast<int>(at), static_cast<int>(at));
        m_rows.insert(m_rows.begin() + static_cast<std::ptrdiff_t>(at), std::move(row));
        endInsertRows();
    }

    std::vector<Row> m_rows;
};

} // namespace fielddesk
