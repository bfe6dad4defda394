#include "app/window/card_tags.h"

#include "app/devices/tag_file.h"
#include "app/window/words.h"
#include "hardware/wedge.h"

namespace fielddesk {

void CardTags::set_table(Table* table) {
    if (m_table == table) return;
    if (m_table) m_table->disconnect(this);
    m_table = table;
    if (m_table) {
        connect(m_table, &Table::gameChanged, this, &CardTags::on_game);
        connect(m_table, &Table::changed, this, [this] {
            m_remark.clear();
            Q_EMIT changed();
        });
        on_game();
    }
    Q_EMIT bound();
}

void CardTags::set_devices(Devices* devices) {
    if (m_devices == devices) return;
    if (m_devices) m_devices->disconnect(this);
    m_devices = devices;
    if (m_devices)
        connect(m_devices, &Devices::heard, this, qOverload<const hardware::Reading&>(&CardTags::take));
    Q_EMIT bound();
}

// The tags of the game's box are read anew with each game.
void CardTags::on_game() {
    m_reader.reset();
    m_remark.clear();
    if (m_table->session()) {
        const Kit& kit = m_table->session()->kit();
        const QString file = tag_file_of(kit.id.text());
        auto book = read_tag_file(file);
        const bool is_sound = book.has_value();
        if (!is_sound) m_remark = words(say_without_game(book.error()));
        // A list that cannot be read is not written over.
        m_reader = std::make_unique<CardReader>(
            kit, is_sound ? *std::move(book) : TagBook(),
            [file, is_sound, why = is_sound ? std::string() : book.error().detail](const TagBook& changed) {
                return is_sound ? write_tag_file(file, changed)
                                : Result<void>(refuse_with("tags.damaged", why));
            });
    }
    show();
}

void CardTags::show() {
    std::vector<CardTagRow> rows;
    if (m_reader) {
        const auto& cards = m_table->session()->kit().cards;
        for (std::size_t index = 0; index < cards.size(); ++index) {
            const CardId card{static_cast<decltype(CardId::value)>(index)};
            rows.push_back({QString::number(index), cards[card].number, words(cards[card].title),
                            m_reader->is_known(card), m_reader->wanted() == card});
        }
    }
    m_cards.update(std::move(rows));
    Q_EMIT changed();
}

QString CardTags::wanted() const {
    if (!m_reader || !m_reader->wanted()) return {};
    return words(m_table->phrasebook()->name(*m_reader->wanted()));
}

std::optional<CardId> CardTags::card_at(int row) const {
    if (!m_reader || row < 0 || row >= count()) return std::nullopt;
    return CardId{static_cast<decltype(CardId::value)>(row)};
}

void CardTags::learn(int row) {
    const auto card = card_at(row);
    if (!card) return;
    if (m_reader->unknown()) return follow(m_reader->name_unknown(*card, {}, m_table->seat()));
    m_reader->learn(*card);
    m_remark.clear();
    show();
}

void CardTags::learnAll() {
    if (!m_reader) return;
    m_reader->learn_all();
    m_remark.clear();
    show();
}

void CardTags::stop() {
    if (!m_reader) return;
    m_reader->stop_learning();
    show();
}

void CardTags::forget(int row) {
    const auto card = card_at(row);
    if (!card) return;
    m_remark.clear();
    if (const auto forgotten = m_reader->forget(*card); !forgotten) say(forgotten.error());
    show();
}

void CardTags::forgetAll() {
    if (!m_reader) return;
    m_remark.clear();
    if (const auto forgotten = m_reader->forget_all(); !forgotten) say(forgotten.error());
    show();
}

void CardTags::take(const hardware::Reading& reading) {
    if (const auto* seen = std::get_if<hardware::TagSeen>(&reading)) take(seen->tag);
}

void CardTags::take(const hardware::Tag& tag) {
    if (!m_reader || m_table->is_look_only()) return;
    const auto number = m_reader->book().card_of(tag);
    const auto card = number ? m_table->session()->kit().card_numbered(*number) : std::nullopt;
    if (m_only_learns && card && !m_reader->wanted()) {
        m_remark = words(m_table->phrasebook()->say(Text{"card.is", {*card}}));
        Q_EMIT changed();
        return;
    }
    const Seat seat = m_table->seat();
    follow(m_reader->take(tag, m_table->session()->offers(seat), seat));
}

void CardTags::set_only_learns(bool only_learns) {
    if (m_only_learns == only_learns) return;
    m_only_learns = only_learns;
    Q_EMIT changed();
}

void CardTags::follow(const Result<CardReader::Meaning>& meaning) {
    m_remark.clear();
    if (!meaning)
        say(meaning.error());
    else if (const auto* order = std::get_if<Order>(&*meaning))
        m_table->submit(*order);
    else
        m_remark = words(
            m_table->phrasebook()->say(Text{"card.learned", {std::get<CardReader::Learned>(*meaning).card}}));
    show();
}

void CardTags::nameUnknown(int number) {
    if (!m_reader) return;
    const auto card = m_table->session()->kit().card_numbered(number);
    if (!card) return m_table->say_no_card(number);
    const Seat seat = m_table->seat();
    follow(m_reader->name_unknown(*card, m_table->session()->offers(seat), seat));
}

void CardTags::dropUnknown() {
    if (!m_reader) return;
    m_reader->drop_unknown();
    m_remark.clear();
    Q_EMIT changed();
}

void CardTags::typed(const QString& digits) {
    if (!m_reader) return;
    const auto tag = hardware::read_wedge(digits.toStdString());
    if (tag) return take(*tag);
    say(tag.error());
    Q_EMIT changed();
}

void CardTags::say(const Refusal& refusal) {
    m_remark = words(m_table->phrasebook()->say(refusal));
}

} // namespace fielddesk
