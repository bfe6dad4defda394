#include "engine/kit/notes.h"

#include "engine/kit/card_note.h"
#include "engine/kit/chart_builder.h"
#include "engine/kit/json_fields.h"
#include "engine/kit/note_merge.h"
#include "engine/kit/reference_check.h"
#include "engine/kit/schema_check.h"
#include "engine/kit/schema_walk.h"
#include "engine/kit/source_parser.h"

#include <algorithm>
#include <array>

namespace fielddesk {

namespace {

using namespace json_fields;

constexpr std::array lists{note_lists::cells,  note_lists::cards,       note_lists::ratings,
                           note_lists::places, note_lists::connections, note_lists::arrivals};

// What the kit and its deck look like as documents, with their schemas.
struct Ground {
    Json kit;
    Json cards;
    Json cards_schema;
    Json schema;
};

tl::expected<Ground, KitErrors> parse_ground(const NotesGround& ground) {
    Ground parsed;
    for (const auto& [source, json] :
         {std::pair(&ground.kit.kit, &parsed.kit), std::pair(&ground.kit.cards, &parsed.cards),
          std::pair(&ground.kit.cards_schema, &parsed.cards_schema),
          std::pair(&ground.schema, &parsed.schema)}) {
        auto read = parse_source(*source);
        if (!read) return tl::unexpected(std::move(read.error()));
        *json = std::move(*read);
    }
    return parsed;
}

// The notes of a file that is being checked: each check tells what it finds wrong.
class NotesCheck {
public:
    NotesCheck(const KitSource& file, const Json& document, const NotesGround& sources, const Ground& ground)
        : m_file(file.name), m_document(document), m_sources(sources), m_ground(ground) {}

    // References are only looked at in a file of the right shape, and what only code can check after them.
    KitErrors errors() {
        const auto points = walk_schema(m_document, m_ground.schema);
        add(check_schema(m_file, m_document, m_sources.schema, m_ground.schema, points));
        if (!m_errors.empty()) return std::move(m_errors);
        check_kit();
        add(check_references(m_file, points, m_ground.kit));
        if (!m_errors.empty()) return std::move(m_errors);
        check_cells();
        check_ratings();
        check_connections();
        check_cards();
        check_addresses();
        return std::move(m_errors);
    }

private:
    void add(KitErrors more) {
        m_errors.insert(m_errors.end(), std::make_move_iterator(more.begin()),
                        std::make_move_iterator(more.end()));
    }
    void tell(const std::string& path, std::string message) {
        m_errors.push_back({m_file, path, std::move(message)});
    }

    void check_kit() {
        if (m_document.at("kit") != m_ground.kit.at("id"))
            tell("/kit",
                 expected_instead_of("the kit's id " + m_ground.kit.at("id").dump(), m_document.at("kit")));
    }

    void check_cells() {
        std::size_t index = 0;
        for (const Json& cell : list_of(m_document, note_lists::cells))
            check_cell(m_file, "/cells/" + std::to_string(index++), cell,
                       *entry_with(list_of(m_ground.kit, "charts"), "id", cell.at("chart")), m_errors);
    }

    // A rating of the game within its limits, on a face that the counter has; "value" is what every face may
    // bear.
    void check_ratings() {
        std::size_t index = 0;
        for (const Json& rating : list_of(m_document, note_lists::ratings)) {
            const std::string path = "/ratings/" + std::to_string(index++);
            const Json& piece = *entry_with(m_ground.kit.at("pieces"), "id", rating.at("piece"));
            const auto faces = piece.at("faces").size();
            if (rating.at("face").get<std::size_t>() > faces)
                tell(path + "/face",
                     expected_instead_of("a face from 1 to " + std::to_string(faces), rating.at("face")));
            int minimum = 0;
            int maximum = 99;
            if (rating.at("rating") != "value") {
                const Json* known = entry_with(list_of(m_ground.kit, "ratings"), "id", rating.at("rating"));
                if (!known) {
                    tell(path + "/rating", expected_instead_of("value, or the id of a rating of this kit",
                                                               rating.at("rating")));
                    continue;
                }
                minimum = known->at("minimum").get<int>();
                maximum = known->at("maximum").get<int>();
            }
            const int value = rating.at("value").get<int>();
            if (value < minimum || value > maximum)
                tell(path + "/value", expected_instead_of("a whole number from " + std::to_string(minimum) +
                                                              " to " + std::to_string(maximum),
                                                          rating.at("value")));
        }
    }

    void check_connections() {
        std::size_t index = 0;
        for (const Json& connection : list_of(m_document, note_lists::connections)) {
            const std::string path = "/connections/" + std::to_string(index++);
            if (connection.at("from") == connection.at("to"))
                tell(path + "/to", expected_instead_of("another place", connection.at("to")));
        }
    }

    void check_cards() {
        const Json& cards = list_of(m_document, note_lists::cards);
        if (cards.empty()) return;
        add(check_card_entries(
            m_file, cards,
            {m_ground.kit, m_ground.cards, m_sources.kit.cards_schema, m_ground.cards_schema}));
    }

    void check_addresses() {
        if (!m_errors.empty()) return;
        std::map<NoteAddress, std::string> first;
        for (const char* list : lists) {
            std::size_t index = 0;
            for (const Json& entry : list_of(m_document, list)) {
                const std::string path = "/" + std::string(list) + "/" + std::to_string(index++);
                const auto [known, is_new] = first.emplace(address_of(list, entry), path);
                if (!is_new)
                    tell(path, expected_instead_of(
                                   "a note of its own; " + known->second + " is about the same", entry));
            }
        }
    }

    const std::string& m_file;
    const Json& m_document;
    const NotesGround& m_sources;
    const Ground& m_ground;
    KitErrors m_errors;
};

Notes notes_in(const Json& document) {
    Notes notes;
    for (const char* list : lists)
        for (const Json& entry : list_of(document, list))
            notes.emplace(address_of(list, entry), entry.dump());
    return notes;
}

} // namespace

tl::expected<Notes, KitErrors> read_notes(const KitSource& file, const NotesGround& ground) {
    const auto document = parse_source(file);
    if (!document) return tl::unexpected(document.error());
    const auto parsed = parse_ground(ground);
    if (!parsed) return tl::unexpected(parsed.error());
    KitErrors errors = NotesCheck(file, *document, ground, *parsed).errors();
    if (!errors.empty()) return tl::unexpected(std::move(errors));
    Notes notes = notes_in(*document);
    const auto kit = read_kit_with(ground.kit, notes);
    if (!kit) return tl::unexpected(kit.error());
    return notes;
}

tl::expected<Notes, KitErrors> read_note(const std::string& list, const std::string& entry,
                                         const NotesGround& ground) {
    const auto kit = parse_source(ground.kit.kit);
    if (!kit) return tl::unexpected(kit.error());
    auto json = parse_source({"the note", entry});
    if (!json) return tl::unexpected(std::move(json.error()));
    const Json document{
        {"fielddesk_notes", 1}, {"kit", kit->at("id")}, {list, Json::array({std::move(*json)})}};
    return read_notes({"the note", document.dump()}, ground);
}

std::string write_notes(const std::string& kit_id, const Notes& notes) {
    nlohmann::ordered_json document{{"fielddesk_notes", 1}, {"kit", kit_id}};
    for (const char* list : lists)
        for (const auto& [address, entry] : notes)
            if (address.list == list) document[list].push_back(nlohmann::ordered_json::parse(entry));
    return document.dump(4) + "\n";
}

Hash hash_of(const std::string& kit_id, const Notes& notes) {
    return FieldHasher("field desk box notes").text(write_notes(kit_id, notes)).finish();
}

tl::expected<Kit, KitErrors> read_kit_with(const KitSources& sources, const Notes& notes) {
    if (notes.empty()) return read_kit(sources);
    auto kit = parse_source(sources.kit);
    if (!kit) return tl::unexpected(std::move(kit.error()));
    auto cards = parse_source(sources.cards);
    if (!cards) return tl::unexpected(std::move(cards.error()));
    for (const auto& [address, entry] : notes)
        lay_over(*kit, *cards, address.list, Json::parse(entry));
    return read_kit({{sources.kit.name, kit->dump()},
                     {sources.cards.name, cards->dump()},
                     sources.kit_schema,
                     sources.cards_schema});
}

NotesComparison compare(const Notes& mine, const Notes& theirs) {
    NotesComparison comparison;
    for (const auto& [address, entry] : theirs) {
        const auto own = mine.find(address);
        auto& list = own == mine.end()      ? comparison.fresh
                     : own->second == entry ? comparison.equal
                                            : comparison.different;
        list.push_back(address);
    }
    return comparison;
}

} // namespace fielddesk
