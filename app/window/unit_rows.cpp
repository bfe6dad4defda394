#include "app/window/unit_rows.h"

#include "app/window/words.h"

#include <QCoreApplication>

namespace fielddesk {

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("UnitRow", text);
}

QString strength_said(const UnitRow& row) {
    if (row.strength < 0)
        return row.full < 0 ? tr("strength not known") : tr("printed strength %1").arg(row.full);
    return row.full < 0 ? tr("strength %1").arg(row.strength)
                        : tr("strength %1 of %2").arg(row.strength).arg(row.full);
}

} // namespace

UnitRow unit_row(const DeskUnit& unit, const Kit& kit, const Phrasebook& phrasebook) {
    const PieceDefinition& piece = kit.pieces[unit.piece];
    UnitRow row;
    row.key = words(piece.id.text());
    row.title = words(piece.title);
    row.side = words(kit.sides[piece.side].letters).toLower();
    row.is_lost = unit.is_lost;
    row.place = unit.is_lost ? tr("lost")
                : unit.place ? words(kit.places[*unit.place].title)
                             : tr("place not known");
    row.has_strength = unit.has_strength;
    row.strength = unit.strength.value_or(-1);
    row.full = unit.full.value_or(-1);
    row.rating = unit.rating.value_or(-1);
    for (const MarkId mark : unit.marks)
        row.marks.append(words(kit.marks[mark].title).toLower());
    for (const Text& remark : unit.remarks)
        row.remarks.append(words(phrasebook.say(remark)));
    QStringList said{row.title};
    said += row.remarks;
    if (row.has_strength && !row.is_lost) said.append(strength_said(row));
    if (row.rating >= 0) said.append(tr("leadership %1").arg(row.rating));
    said.append(row.place);
    said += row.marks;
    row.said = said.join(QStringLiteral(", "));
    return row;
}

} // namespace fielddesk
