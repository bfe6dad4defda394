#pragma once

#include "app/card_reader.h"
#include "app/window/devices.h"
#include "app/window/table.h"

namespace fielddesk {

// A card of the deck, and whether a tag stands for it.
struct CardTagRow {
    QString key;
    int number = 0;
    QString title;
    bool has_tag = false;
    bool is_wanted = false;

    static std::vector<Role<CardTagRow>> roles() {
        return {role<&CardTagRow::number>("number"), role<&CardTagRow::title>("title"),
                role<&CardTagRow::has_tag>("hasTag"), role<&CardTagRow::is_wanted>("isWanted")};
    }
    friend bool operator==(const CardTagRow&, const CardTagRow&) = default;
};

// Takes the cards that are held to a reader to the game on the table: as the orders that they stand for, or
// to be learned. Which tag stands for which card is kept for every game of the same box.
class CardTags : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(fielddesk::Table* table READ table WRITE set_table NOTIFY bound)
    Q_PROPERTY(fielddesk::Devices* devices READ devices WRITE set_devices NOTIFY bound)
    Q_PROPERTY(fielddesk::Rows* cards READ cards CONSTANT)
    Q_PROPERTY(int known READ known NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(QString wanted READ wanted NOTIFY changed)
    Q_PROPERTY(QString remark READ remark NOTIFY changed)
    Q_PROPERTY(bool isAsked READ is_asked NOTIFY changed)
    Q_PROPERTY(bool onlyLearns READ only_learns WRITE set_only_learns NOTIFY changed)

public:
    explicit CardTags(QObject* parent = nullptr) : QObject(parent), m_cards(this) {}

    Table* table() const { return m_table; }
    void set_table(Table* table);
    Devices* devices() const { return m_devices; }
    void set_devices(Devices* devices);

    Rows* cards() { return &m_cards; }
    int known() const { return m_reader ? m_reader->known() : 0; }
    int count() const { return static_cast<int>(m_cards.rows().size()); }
    // The card that gets the next tag, by name; empty where none is being learned.
    QString wanted() const;
    // What came of the last card that was held to a reader, where it did not do what it stands for.
    const QString& remark() const { return m_remark; }
    // The tag that was read last is unknown, and the player is asked which card it is.
    bool is_asked() const { return m_reader && m_reader->unknown().has_value(); }

    // While the deck's tags are looked through, a card at the reader is named and nothing is done with it.
    bool only_learns() const { return m_only_learns; }
    void set_only_learns(bool only_learns);

    // The unknown tag that was read last is this card's, or else the next tag is.
    Q_INVOKABLE void learn(int row);
    Q_INVOKABLE void learnAll();
    Q_INVOKABLE void stop();
    Q_INVOKABLE void forget(int row);
    Q_INVOKABLE void forgetAll();
    // Which card the unknown tag is of; and that it is none of the deck.
    Q_INVOKABLE void nameUnknown(int number);
    Q_INVOKABLE void dropUnknown();
    // What a USB reader typed like a keyboard.
    Q_INVOKABLE void typed(const QString& digits);

Q_SIGNALS:
    void bound();
    void changed();

private:
    void on_game();
    void take(const hardware::Reading& reading);
    void take(const hardware::Tag& tag);
    void follow(const Result<CardReader::Meaning>& meaning);
    void say(const Refusal& refusal);
    void show();
    std::optional<CardId> card_at(int row) const;

    Table* m_table = nullptr;
    Devices* m_devices = nullptr;
    std::unique_ptr<CardReader> m_reader;
    bool m_only_learns = false;
    QString m_remark;
    RowModel<CardTagRow> m_cards;
};

} // namespace fielddesk
