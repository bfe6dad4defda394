#pragma once

#include "app/card_reader.h"
#include "app/console_orders.h"
#include "app/phrasebook.h"
#include "engine/kit/json.h"

namespace fielddesk {

enum class ReplyForm { Sentences, JsonLines };

// What the desk says of one thing: a lane, a box or a pile by its id, or the `card` in play.
std::optional<Desk> part_of(const Kit& kit, Desk desk, std::string_view what);

// Writes the console's replies: sentences, or one JSON object a line.
class ReplyWriter {
public:
    ReplyWriter(const Phrasebook& book, const OrderReader& orders, const Kit& kit, ReplyForm form)
        : m_book(book), m_orders(orders), m_kit(kit), m_form(form) {}

    // What an order brought, and what is asked next.
    std::string happened(const RecordEntry& entry, const Desk& desk, const std::vector<Offer>& offers) const;
    ReplyForm form() const { return m_form; }
    std::string refused(const Refusal& refusal) const;
    std::string offers(const Desk& desk, const std::vector<Offer>& offers) const;
    std::string desk(const Desk& desk) const;
    std::string record(const std::vector<RecordEntry>& entries) const;
    std::string rulings(const std::vector<Ruling>& rulings) const;
    std::string sum(const Sum& sum) const;
    // Which cards have their tag, what was just learned, and which card is waited for.
    std::string tags(const CardReader& cards, std::optional<CardId> learned = std::nullopt) const;
    std::string help() const;

private:
    Json next(const Desk& desk, const std::vector<Offer>& offers) const;
    Json json_of(const Ruling& ruling) const;
    Json json_of(const Desk& desk) const;
    Json json_of(const RecordEntry& entry) const;
    std::vector<std::string> offer_lines(const Desk& desk, const std::vector<Offer>& offers) const;
    std::vector<std::string> desk_lines(const Desk& desk) const;
    std::vector<std::string> ruling_lines(const Ruling& ruling) const;
    std::string reply(const Json& json, const std::vector<std::string>& lines) const;

    const Phrasebook& m_book;
    const OrderReader& m_orders;
    const Kit& m_kit;
    ReplyForm m_form;
};

} // namespace fielddesk
