#include "engine/kit/chart.h"

#include "engine/core/joined.h"

#include <algorithm>
#include <charconv>

namespace fielddesk {

namespace {

std::vector<std::string> parts_of(std::string_view text) {
    constexpr std::string_view gaps = " \t,/;";
    std::vector<std::string> parts;
    for (auto start = text.find_first_not_of(gaps); start != std::string_view::npos;) {
        const auto end = std::min(text.find_first_of(gaps, start), text.size());
        parts.emplace_back(text.substr(start, end - start));
        start = text.find_first_not_of(gaps, end);
    }
    return parts;
}

std::string in_small_letters(std::string text) {
    for (char& letter : text)
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    return text;
}

// The word that was meant: the one that is it, else the only one that begins with it.
std::optional<int> word_meant(const ChartField& field, const std::string& typed) {
    const std::string wanted = in_small_letters(typed);
    std::optional<int> begun;
    int index = 0;
    for (const ChartWord& word : field.words) {
        if (word.id.text() == wanted) return index;
        if (word.id.text().starts_with(wanted)) begun = begun ? -1 : index;
        ++index;
    }
    return begun && *begun >= 0 ? begun : std::nullopt;
}

std::optional<int> number_meant(const ChartField& field, const std::string& typed) {
    int number = 0;
    const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), number);
    if (error != std::errc() || end != typed.data() + typed.size()) return std::nullopt;
    if (number < field.minimum || number > field.maximum) return std::nullopt;
    return number;
}

} // namespace

std::optional<std::uint8_t> ChartAxis::step_of(int number) const {
    for (std::size_t index = 0; index < steps.size(); ++index)
        if (steps[index].from <= number && number <= steps[index].to) return static_cast<std::uint8_t>(index);
    return std::nullopt;
}

std::optional<std::uint8_t> ChartAxis::step_named(std::string_view id) const {
    for (std::size_t index = 0; index < steps.size(); ++index)
        if (steps[index].id.text() == id) return static_cast<std::uint8_t>(index);
    return std::nullopt;
}

bool Chart::allows(const CellValue& value) const {
    return std::equal(fields.begin(), fields.end(), value.begin(), value.end(),
                      [](const ChartField& field, int number) {
                          return number >= field.minimum && number <= field.maximum;
                      });
}

std::string cell_text(const Chart& chart, const CellValue& value) {
    std::vector<std::string> parts;
    for (std::size_t index = 0; index < chart.fields.size(); ++index) {
        const ChartField& field = chart.fields[index];
        parts.push_back(field.words.empty()
                            ? std::to_string(value[index])
                            : std::string(field.words[static_cast<std::size_t>(value[index])].id.text()));
    }
    return joined(parts, " ");
}

Result<CellValue> read_cell(const Chart& chart, std::string_view text) {
    const auto parts = parts_of(text);
    if (parts.size() != chart.fields.size())
        return refuse("cell.fields", chart.section,
                      {static_cast<int>(chart.fields.size()), static_cast<int>(parts.size())});
    CellValue value;
    for (std::size_t index = 0; index < parts.size(); ++index) {
        const ChartField& field = chart.fields[index];
        const auto meant =
            field.words.empty() ? number_meant(field, parts[index]) : word_meant(field, parts[index]);
        if (!meant)
            return tl::unexpected<Refusal>(
                Refusal{"cell.field", chart.section, {field.id}, field.title + ": " + parts[index]});
        value.push_back(*meant);
    }
    return value;
}

} // namespace fielddesk
