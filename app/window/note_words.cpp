#include "app/window/note_words.h"

#include "app/window/words.h"
#include "engine/kit/json_fields.h"

#include <QCoreApplication>

namespace fielddesk {

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("NoteWords", text);
}

// Titles of the kit's things by their ids; the id where there is none.
template <typename Things, typename Find>
QString title_of(const Things& things, Find find, const QString& id) {
    const auto found = find(id.toStdString());
    return found ? words(things[*found].title) : id;
}

QString piece_title(const Kit& kit, const QString& id) {
    return title_of(
        kit.pieces, [&](const std::string& text) { return kit.piece(text); }, id);
}
QString place_title(const Kit& kit, const QString& id) {
    return title_of(
        kit.places, [&](const std::string& text) { return kit.place(text); }, id);
}

QString step_title(const ChartAxis& axis, const QString& id) {
    const auto step = axis.step_named(id.toStdString());
    return step ? words(axis.steps[*step].title) : id;
}

QString rating_title(const Kit& kit, const QString& id) {
    if (id == words(face_value.text())) return tr("value");
    for (const RatingDefinition& rating : kit.ratings)
        if (words(rating.id.text()) == id) return words(rating.title);
    return id;
}

QString kind_title(const Kit& kit, const QString& id) {
    for (const ConnectionKind& kind : kit.connection_kinds)
        if (words(kind.id.text()) == id) return words(kind.title);
    return id;
}

QString member(const Json& entry, const char* name) {
    const auto found = entry.find(name);
    if (found == entry.end()) return {};
    return found->is_string() ? words(found->get_ref<const std::string&>()) : words(found->dump());
}

QString cell_entry_says(const Kit& kit, const Json& entry) {
    const auto id = kit.chart(json_fields::text_of(entry, "chart"));
    if (!id) return member(entry, "cell");
    const Json& cell = entry.at("cell");
    QStringList parts;
    for (const ChartField& field : kit.charts[*id].fields) {
        QString value = member(cell, std::string(field.id.text()).c_str());
        for (const ChartWord& word : field.words)
            if (words(word.id.text()) == value) value = words(word.title);
        parts.append(words(field.title) + QLatin1Char(' ') + value);
    }
    return parts.join(QStringLiteral(", "));
}

QString card_says(const Json& entry) {
    QStringList parts;
    for (const auto& [name, value] : entry.items())
        if (name != "number" && name != "title" && name != "wording")
            parts.append(words(name) + QStringLiteral(" ") + words(value.dump()));
    QStringList lines{member(entry, "title"), member(entry, "wording"), parts.join(QStringLiteral("; "))};
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

} // namespace

QString note_subject(const Kit& kit, const NoteAddress& address) {
    const QStringList parts = words(address.key).split(QLatin1Char('/'));
    if (address.list == note_lists::cells && parts.size() == 3) {
        const auto id = kit.chart(parts[0].toStdString());
        if (!id) return words(address.key);
        const Chart& chart = kit.charts[*id];
        return tr("%1: %2, %3")
            .arg(words(chart.title), step_title(chart.rows, parts[1]), step_title(chart.columns, parts[2]));
    }
    if (address.list == note_lists::cards) return tr("Card %1").arg(parts[0]);
    if (address.list == note_lists::ratings && parts.size() == 3)
        return tr("%1, face %2: %3").arg(piece_title(kit, parts[0]), parts[1], rating_title(kit, parts[2]));
    if (address.list == note_lists::places) return place_title(kit, parts[0]);
    if (address.list == note_lists::connections && parts.size() == 2)
        return tr("%1 and %2").arg(place_title(kit, parts[0]), place_title(kit, parts[1]));
    if (address.list == note_lists::arrivals) return tr("%1 arrives").arg(piece_title(kit, parts[0]));
    return words(address.key);
}

QString note_says(const Kit& kit, const NoteAddress& address, const std::string& entry) {
    const Json json = Json::parse(entry, nullptr, false);
    if (!json.is_object()) return words(entry);
    if (address.list == note_lists::cells) return cell_entry_says(kit, json);
    if (address.list == note_lists::cards) return card_says(json);
    if (address.list == note_lists::ratings) return member(json, "value");
    if (address.list == note_lists::places) {
        const QString kind = member(json, "kind");
        return kind.isEmpty() ? member(json, "title") : tr("%1 (%2)").arg(member(json, "title"), kind);
    }
    if (address.list == note_lists::connections) {
        const QString kind = member(json, "kind");
        return kind.isEmpty() ? tr("not connected") : kind_title(kit, kind);
    }
    if (address.list == note_lists::arrivals)
        return tr("turn %1 at %2").arg(member(json, "turn"), place_title(kit, member(json, "place")));
    return words(entry);
}

QString cell_says(const Chart& chart, const std::optional<CellValue>& value) {
    QStringList parts;
    for (std::size_t index = 0; value && index < chart.fields.size(); ++index) {
        const ChartField& field = chart.fields[index];
        const int number = (*value)[index];
        parts.append(words(field.title) + QLatin1Char(' ') +
                     (field.words.empty() ? QString::number(number)
                                          : words(field.words[static_cast<std::size_t>(number)].title)));
    }
    return parts.join(QStringLiteral(", "));
}

QString provenance_word(Provenance provenance) {
    return words(provenance_words[static_cast<std::size_t>(provenance)]);
}

} // namespace fielddesk
