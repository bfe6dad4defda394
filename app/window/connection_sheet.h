#pragma once

#include "app/window/graph_rows.h"
#include "app/window/notebook.h"

namespace fielddesk {

// How two places are connected, as the kit and the notes say it.
struct ConnectionRow {
    QString key;
    QString from;
    QString to;
    QString kind; // by its title; that there is none is known too
    QString provenance;
    double from_x = 0;
    double from_y = 0;
    double to_x = 0;
    double to_y = 0;
    int kind_index = -1; // of the kit's kinds; -1 where there is no way
    bool is_used = false;

    static std::vector<Role<ConnectionRow>> roles() {
        return {role<&ConnectionRow::from>("from"),
                role<&ConnectionRow::to>("to"),
                role<&ConnectionRow::kind>("kind"),
                role<&ConnectionRow::provenance>("provenance"),
                role<&ConnectionRow::from_x>("fromX"),
                role<&ConnectionRow::from_y>("fromY"),
                role<&ConnectionRow::to_x>("toX"),
                role<&ConnectionRow::to_y>("toY"),
                role<&ConnectionRow::kind_index>("kindIndex"),
                role<&ConnectionRow::is_used>("isUsed")};
    }
    friend bool operator==(const ConnectionRow&, const ConnectionRow&) = default;
};

// The connections of the box: two places and what is between them, and the graph that comes of it.
class ConnectionSheet : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(fielddesk::Notebook* notebook READ notebook WRITE set_notebook NOTIFY changed)
    Q_PROPERTY(QList<QString> placeNames READ place_names NOTIFY changed)
    Q_PROPERTY(QList<QString> kindNames READ kind_names NOTIFY changed)
    Q_PROPERTY(int islands READ islands NOTIFY changed)
    Q_PROPERTY(QString unreached READ unreached NOTIFY changed)
    Q_PROPERTY(fielddesk::Rows* connections READ connections CONSTANT)
    Q_PROPERTY(fielddesk::Rows* places READ places CONSTANT)

public:
    explicit ConnectionSheet(QObject* parent = nullptr)
        : QObject(parent), m_connections(this), m_places(this) {}

    Notebook* notebook() const { return m_notebook; }
    void set_notebook(Notebook* notebook);
    QStringList place_names() const;
    // The kinds of the kit, and after them that there is no way.
    QStringList kind_names() const;
    int islands() const { return m_islands; }
    // The places that the largest island does not reach, by name.
    const QString& unreached() const { return m_unreached; }
    Rows* connections() { return &m_connections; }
    Rows* places() { return &m_places; }

    // False where the two are one place.
    Q_INVOKABLE bool connectPlaces(int from, int to, int kind);
    // Takes the note of this row out again, where it is one.
    Q_INVOKABLE void takeOut(int row);

Q_SIGNALS:
    void changed();

private:
    void show();

    Notebook* m_notebook = nullptr;
    int m_islands = 0;
    QString m_unreached;
    RowModel<ConnectionRow> m_connections;
    RowModel<GraphPlaceRow> m_places;
};

} // namespace fielddesk
