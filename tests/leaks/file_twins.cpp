#include "tests/leaks/file_twins.h"

#include "app/library.h"
#include "tests/app/table.h"

#include <algorithm>
#include <set>
#include <stdexcept>

namespace fielddesk::testing {

namespace {

// What a seat read of in all the time: such cards and pieces stay as they are.
struct Named {
    std::set<CardId> cards;
    std::set<PieceId> faces;

    void operator()(const facts::CardShown& fact) { cards.insert(fact.card); }
    void operator()(const facts::CardOpened& fact) { cards.insert(fact.card); }
    void operator()(const facts::PileOrdered& fact) { cards.insert(fact.cards.begin(), fact.cards.end()); }
    void operator()(const facts::PieceFlipped& fact) { faces.insert(fact.piece); }
    void operator()(const facts::OrderGiven& fact) { look_at(fact.arguments); }
    template <typename Other>
    void operator()(const Other&) {}

private:
    void look_at(const Arguments& arguments) {
        for (const Argument& argument : arguments) {
            if (const auto* card = std::get_if<CardId>(&argument)) cards.insert(*card);
            if (const auto* piece = std::get_if<PieceId>(&argument)) faces.insert(*piece);
        }
    }
};

// Changes what nobody of the seat's read: a card for a card, a face for a face.
struct Changer {
    std::vector<CardId> card_instead;
    std::vector<std::vector<std::uint8_t>> face_instead;

    void operator()(facts::CardShown& fact) const { fact.card = instead(fact.card); }
    void operator()(facts::CardOpened& fact) const { fact.card = instead(fact.card); }
    void operator()(facts::PileOrdered& fact) const {
        for (CardId& card : fact.cards)
            card = instead(card);
    }
    void operator()(facts::PieceFlipped& fact) const {
        fact.face = face_instead[fact.piece.value][fact.face];
    }
    void operator()(facts::OrderGiven& fact) const {
        for (Argument& argument : fact.arguments)
            if (auto* card = std::get_if<CardId>(&argument)) *card = instead(*card);
    }
    template <typename Other>
    void operator()(Other&) const {}

private:
    CardId instead(CardId card) const { return card_instead[card.value]; }
};

// Strength that is counted down keeps its last faces, as whether a unit lives is seen; what an unseen supply
// unit is was told of those that draw on it.
void shuffle_faces(const PieceDefinition& piece, std::vector<std::uint8_t>& faces, RandomPlayer& player) {
    constexpr std::size_t most_of_a_block = 4;
    if (faces.size() > most_of_a_block) {
        std::vector<std::uint8_t> counted(faces.begin() + 2, faces.end());
        player.shuffle(counted);
        std::copy(counted.begin(), counted.end(), faces.begin() + 2);
    } else if (!piece.is_unseen) {
        player.shuffle(faces);
    }
}

Changer changer_of(const Kit& kit, const Named& named, RandomPlayer& player) {
    Changer changer;
    std::vector<CardId> free;
    for (std::size_t index = 0; index < kit.cards.size(); ++index) {
        const CardId card = decltype(kit.cards)::id_at(index);
        changer.card_instead.push_back(card);
        if (!named.cards.contains(card)) free.push_back(card);
    }
    std::vector<CardId> changed = free;
    player.shuffle(changed);
    for (std::size_t at = 0; at < free.size(); ++at)
        changer.card_instead[free[at].value] = changed[at];
    for (std::size_t index = 0; index < kit.pieces.size(); ++index) {
        const PieceId piece = decltype(kit.pieces)::id_at(index);
        std::vector<std::uint8_t> faces(kit.pieces[piece].faces.size());
        for (std::size_t face = 0; face < faces.size(); ++face)
            faces[face] = static_cast<std::uint8_t>(face);
        if (!named.faces.contains(piece)) shuffle_faces(kit.pieces[piece], faces, player);
        changer.face_instead.push_back(std::move(faces));
    }
    return changer;
}

template <typename Value>
Value or_throw(Result<Value> result) {
    if (!result)
        throw std::runtime_error(std::string(result.error().code.text()) + " " + result.error().detail);
    return *std::move(result);
}

} // namespace

std::unique_ptr<Session> played_game(const std::filesystem::path& path, const std::string& kit,
                                     std::uint64_t seed, int orders, const Pins& pins) {
    RandomPlayer player(seed);
    NewGame game{{}, {seed, false}, pins};
    auto session = or_throw(Session::create(path, **read_shipped_kit(kit), game));
    player.copy_cards_of(session->kit());
    for (int order = 0; order < orders; ++order) {
        auto seats = all_seats(session->kit());
        std::erase_if(seats, [&](Seat seat) { return session->offers(seat).empty(); });
        if (seats.empty()) break;
        const Seat seat = seats[player.below(seats.size())];
        (void)or_throw(session->submit(player.order_from(session->offers(seat), seat)));
    }
    return session;
}

std::unique_ptr<Session> twin_for(const Session& session, const std::filesystem::path& path, Seat seat,
                                  RandomPlayer& player) {
    const Kit& kit = session.kit();
    const FactCodec codec(kit);
    const auto entries = or_throw(session.journal().entries());
    Named named;
    for (const Entry& entry : entries)
        for (const StoredFact& fact : entry.facts)
            if (fact.audience.includes(seat)) std::visit(named, or_throw(codec.decode(fact.body)));
    const Changer changer = changer_of(kit, named, player);
    {
        auto copy = or_throw(Journal::create(path, session.journal().header()));
        std::map<SideId, std::string> pins;
        for (const SeatState& each : session.seats())
            pins[each.side];
        if (auto sealed = copy.seal_for(pins); !sealed) throw std::runtime_error("it cannot be sealed");
        for (const Entry& entry : entries) {
            NewEntry changed{entry.order, {}};
            for (const StoredFact& fact : entry.facts) {
                Happening what = or_throw(codec.decode(fact.body));
                if (!fact.audience.includes(seat)) std::visit(changer, what);
                changed.facts.push_back({fact.audience, codec.encode(what)});
            }
            (void)or_throw(copy.append(std::move(changed)));
        }
    }
    return or_throw(Session::open(path, Journal::Mode::Play));
}

} // namespace fielddesk::testing
