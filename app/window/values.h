#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

// The values that QML reads of a table, each of one thing on the screen.
namespace fielddesk {

// The card in play.
class CardFace {
    Q_GADGET
    QML_VALUE_TYPE(cardFace)
    Q_PROPERTY(bool isThere MEMBER is_there)
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString date MEMBER date)
    Q_PROPERTY(QString history MEMBER history)
    Q_PROPERTY(QString wording MEMBER wording)
    Q_PROPERTY(bool isPractice MEMBER is_practice)

public:
    bool is_there = false;
    int number = 0;
    QString title;
    QString date;
    QString history;
    QString wording; // what its owner copied of it
    bool is_practice = false;

    friend bool operator==(const CardFace&, const CardFace&) = default;
};

// The dice that are asked for.
class DiceQuestion {
    Q_GADGET
    QML_VALUE_TYPE(diceQuestion)
    Q_PROPERTY(bool isAsked MEMBER is_asked)
    Q_PROPERTY(int dice MEMBER dice)
    Q_PROPERTY(QString purpose MEMBER purpose)
    Q_PROPERTY(QString ruling MEMBER ruling)
    Q_PROPERTY(bool hasRuling MEMBER has_ruling)

public:
    bool is_asked = false;
    int dice = 0;
    QString purpose;
    QString ruling;
    bool has_ruling = false;

    friend bool operator==(const DiceQuestion&, const DiceQuestion&) = default;
};

// The dice that were thrown last.
class DiceShown {
    Q_GADGET
    QML_VALUE_TYPE(diceShown)
    Q_PROPERTY(QList<int> faces MEMBER faces)
    Q_PROPERTY(QString source MEMBER source)

public:
    QList<int> faces;
    QString source;

    friend bool operator==(const DiceShown&, const DiceShown&) = default;
};

// What taking back and bringing again would do.
class UndoView {
    Q_GADGET
    QML_VALUE_TYPE(undoView)
    Q_PROPERTY(bool canUndo MEMBER can_undo)
    Q_PROPERTY(bool canRedo MEMBER can_redo)
    Q_PROPERTY(bool needsConfirmation MEMBER needs_confirmation)
    Q_PROPERTY(bool mayNeedConsent MEMBER may_need_consent)
    Q_PROPERTY(QString what MEMBER what)

public:
    bool can_undo = false;
    bool can_redo = false;
    bool needs_confirmation = false;
    bool may_need_consent = false; // another side plays, which may have to agree
    QString what;                  // the order that would be taken back

    friend bool operator==(const UndoView&, const UndoView&) = default;
};

// A side at the desk: whose desk is open, or who is to take it.
class SeatView {
    Q_GADGET
    QML_VALUE_TYPE(seatView)
    Q_PROPERTY(bool isThere MEMBER is_there)
    Q_PROPERTY(QString key MEMBER key)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString letters MEMBER letters)
    Q_PROPERTY(QString side MEMBER side)

public:
    bool is_there = false;
    QString key;
    QString title;
    QString letters;
    QString side; // "us" or "cs"

    friend bool operator==(const SeatView&, const SeatView&) = default;
};

// An order that somebody asks to take back, and that the others have not agreed to yet.
class AskedBack {
    Q_GADGET
    QML_VALUE_TYPE(askedBack)
    Q_PROPERTY(bool isAsked MEMBER is_asked)
    Q_PROPERTY(QString what MEMBER what)
    Q_PROPERTY(QString waitsFor MEMBER waits_for)

public:
    bool is_asked = false;
    QString what;
    QString waits_for; // the sides that have not answered

    friend bool operator==(const AskedBack&, const AskedBack&) = default;
};

// How the game ended.
class Ending {
    Q_GADGET
    QML_VALUE_TYPE(ending)
    Q_PROPERTY(bool isOver MEMBER is_over)
    Q_PROPERTY(QString reason MEMBER reason)
    Q_PROPERTY(QString winner MEMBER winner)
    Q_PROPERTY(QString letters MEMBER letters)

public:
    bool is_over = false;
    QString reason;
    QString winner; // the side's name, empty where nobody won
    QString letters;

    friend bool operator==(const Ending&, const Ending&) = default;
};

} // namespace fielddesk
