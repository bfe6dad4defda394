#include "app/notes_import.h"

#include "engine/core/joined.h"
#include "engine/kit/json.h"
#include "engine/position/box_notes.h"

#include <charconv>
#include <fstream>
#include <sstream>

namespace fielddesk {

namespace {

constexpr std::size_t largest_file = 1024 * 1024;

std::optional<int> number(const std::string& word) {
    int value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
    return value;
}

// A word that should be a number stays a word; the schema then says what was expected.
Json as_json(const std::string& word) {
    const auto value = number(word);
    return value ? Json(*value) : Json(word);
}

std::string words_from(const std::vector<std::string>& words, std::size_t first) {
    return joined(std::vector(words.begin() + static_cast<std::ptrdiff_t>(first), words.end()), " ");
}

Result<NoteEntry> cell_of_words(const Kit& kit, const std::vector<std::string>& words) {
    const auto chart = kit.chart(words[1]);
    if (!chart) return refuse_with("notes.no-such-thing", words[1]);
    const auto& rows = kit.charts[*chart].rows;
    const auto& columns = kit.charts[*chart].columns;
    if (!rows.step_named(words[2])) return refuse_with("notes.no-such-thing", words[2]);
    if (!columns.step_named(words[3])) return refuse_with("notes.no-such-thing", words[3]);
    auto value = read_cell(kit.charts[*chart], words_from(words, 4));
    if (!value) return tl::unexpected<Refusal>(value.error());
    BoxKnowledge box;
    box.cells.push_back({*chart, Code(words[2]), Code(words[3]), *std::move(value)});
    const Notes notes = notes_of(kit, box);
    return NoteEntry{note_lists::cells, notes.begin()->second};
}

} // namespace

Result<Notes> notes_in_file(const std::string& kit, const std::filesystem::path& path) {
    std::error_code trouble;
    if (!std::filesystem::is_regular_file(path, trouble)) return refuse_with("notes.no-file", path.string());
    if (std::filesystem::file_size(path, trouble) > largest_file)
        return refuse_with("notes.broken", path.filename().string() + ": more than 1 MiB");
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    if (!file) return refuse_with("notes.no-file", path.string());
    const auto ground = ground_of(kit);
    if (!ground) return refuse_with("kit.unknown", kit);
    auto notes = read_notes({path.filename().string(), text.str()}, *ground);
    if (!notes) return refuse_with("notes.broken", first_line(notes.error()));
    return *std::move(notes);
}

Result<void> export_notes(const std::string& kit, const Notes& notes, const std::filesystem::path& path) {
    const std::filesystem::path begun = path.string() + ".begun";
    std::ofstream file(begun, std::ios::binary | std::ios::trunc);
    file << write_notes(kit, notes);
    file.close();
    std::error_code trouble;
    if (file) std::filesystem::rename(begun, path, trouble);
    if (file && !trouble) return {};
    std::error_code ignored;
    std::filesystem::remove(begun, ignored);
    return refuse_with("notes.not-written", path.string());
}

Result<NoteEntry> note_of_words(const Kit& kit, const std::vector<std::string>& words) {
    const std::string& what = words.front();
    const std::size_t count = words.size();
    if (what == "cell" && count >= 5) return cell_of_words(kit, words);
    if (what == "rating" && count == 5)
        return NoteEntry{note_lists::ratings, Json{{"piece", words[1]},
                                                   {"face", as_json(words[2])},
                                                   {"rating", words[3]},
                                                   {"value", as_json(words[4])}}
                                                  .dump()};
    if (what == "place" && count >= 3)
        return NoteEntry{note_lists::places,
                         Json{{"place", words[1]}, {"title", words_from(words, 2)}}.dump()};
    if (what == "connection" && count == 4) {
        Json entry{{"from", words[1]}, {"to", words[2]}};
        if (words[3] != "none") entry["kind"] = words[3];
        return NoteEntry{note_lists::connections, entry.dump()};
    }
    if (what == "arrival" && count == 4)
        return NoteEntry{note_lists::arrivals,
                         Json{{"piece", words[1]}, {"turn", as_json(words[2])}, {"place", words[3]}}.dump()};
    if (what == "card") return NoteEntry{note_lists::cards, words_from(words, 1)};
    return refuse_with("notes.usage", joined(words, " "));
}

} // namespace fielddesk
