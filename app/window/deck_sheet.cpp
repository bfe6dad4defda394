#include "app/window/deck_sheet.h"

#include "app/phrasebook.h"
#include "app/window/note_words.h"
#include "app/window/words.h"
#include "engine/kit/source_parser.h"
#include "engine/rules/registry.h"

#include <algorithm>

namespace fielddesk {

namespace {

// Long enough that a word is typed before it is read.
constexpr int until_checked = 250;

std::vector<CardLineRow> lines_of(const Rules& rules, CardId card) {
    const Phrasebook phrasebook(rules);
    std::vector<CardLineRow> rows;
    for (const DeskCardLine& line : rules.card_lines(card))
        rows.push_back({QString::number(rows.size()), words(phrasebook.say(line.text)), line.depth,
                        QStringLiteral("ahead"), words(rules.kit().phases[line.part].title)});
    return rows;
}

} // namespace

DeckSheet::DeckSheet(QObject* parent) : QObject(parent), m_cards(this), m_form(this), m_lines(this) {
    m_checking.setSingleShot(true);
    m_checking.setInterval(until_checked);
    connect(&m_checking, &QTimer::timeout, this, &DeckSheet::check);
}

void DeckSheet::set_notebook(Notebook* notebook) {
    if (m_notebook == notebook) return;
    if (m_notebook) m_notebook->disconnect(this);
    m_notebook = notebook;
    if (m_notebook) connect(m_notebook, &Notebook::changed, this, &DeckSheet::read);
    read();
}

bool DeckSheet::is_shown() const {
    return m_notebook && m_notebook->is_open() && m_vocabulary;
}

void DeckSheet::set_number(int number) {
    if (m_number == number) return;
    keep_draft();
    m_number = number;
    show();
    check();
}

// Another kit has another vocabulary, and nothing that was written for the one before fits it.
void DeckSheet::read() {
    if (!m_notebook || !m_notebook->is_open()) return;
    const auto ground = ground_of(m_notebook->kit_id().toStdString());
    if (!ground) return;
    m_vocabulary = std::make_unique<CardVocabulary>(ground->kit.cards_schema.text,
                                                    Json::parse(m_notebook->kit().text).at("kit"));
    if (m_kit_id != m_notebook->kit_id()) {
        m_kit_id = m_notebook->kit_id();
        read_drafts();
        const auto& cards = m_notebook->kit().cards;
        m_number = cards.size() == 0 ? 0 : cards[CardId{0}].number;
    }
    show();
    check();
}

void DeckSheet::show() {
    if (!is_shown()) return;
    std::vector<DeckCardRow> cards;
    for (const Card& each : m_notebook->kit().cards)
        cards.push_back({QString::number(each.number), each.number, words(each.title),
                         provenance_word(each.provenance), m_drafts.contains(each.number)});
    std::sort(cards.begin(), cards.end(),
              [](const DeckCardRow& a, const DeckCardRow& b) { return a.number < b.number; });
    m_cards.update(std::move(cards));
    m_form.update(CardForm(*m_vocabulary).rows(card()));
    Q_EMIT changed();
}

NoteAddress DeckSheet::address() const {
    return {note_lists::cards, std::to_string(m_number)};
}

// What is written, else the note, else what the rulebook prints; of a practice card nothing, for the box has
// another one.
Json DeckSheet::card() const {
    if (const auto draft = m_drafts.find(m_number); draft != m_drafts.end()) return draft->second;
    const auto note = m_notebook->notes().find(address());
    if (note != m_notebook->notes().end()) return Json::parse(note->second);
    Json card = CardForm(*m_vocabulary).empty_card();
    card["number"] = m_number;
    card["title"] = "";
    const auto own = m_notebook->kit().card_numbered(m_number);
    if (!own || m_notebook->kit().cards[*own].provenance == Provenance::Practice) return card;
    card.update(Json::parse(m_notebook->kit().cards[*own].instructions));
    card["title"] = m_notebook->kit().cards[*own].title;
    return card;
}

QString DeckSheet::written(const char* member) const {
    return !is_shown() ? QString() : words(card().value(member, std::string()));
}

QString DeckSheet::provenance() const {
    for (const DeckCardRow& row : m_cards.rows())
        if (row.number == m_number) return row.provenance;
    return {};
}

void DeckSheet::draft(Json card) {
    m_drafts[m_number] = std::move(card);
    m_checking.start();
    show();
}

// The library has checked none of it: what cannot be shown as a card is left out.
void DeckSheet::read_drafts() {
    m_drafts.clear();
    const auto library = own_notes();
    const auto drafts = library ? (*library)->drafts(m_kit_id.toStdString()) : Result<Notes>(Notes());
    if (!drafts) return;
    for (const auto& [address, entry] : *drafts) {
        const int number = words(address.key).toInt();
        const auto card = parse_source({"the draft", entry});
        if (card && m_notebook->kit().card_numbered(number) && can_be_shown(*card)) m_drafts[number] = *card;
    }
}

// An older program may have begun it with words that are none any more.
bool DeckSheet::can_be_shown(const Json& card) const {
    try {
        (void)CardForm(*m_vocabulary).rows(card);
        for (const char* member : {"title", "wording"})
            (void)card.value(member, std::string());
        return true;
    } catch (const Json::exception&) {
        return false;
    }
}

void DeckSheet::keep_draft() {
    const auto written = m_drafts.find(m_number);
    const auto library = own_notes();
    if (written == m_drafts.end() || !library) return;
    const auto kept = (*library)->set_draft(m_kit_id.toStdString(), address(), written->second.dump());
    if (!kept) m_notebook->tell(words(say_without_game(kept.error())), {});
}

void DeckSheet::end_draft() {
    m_drafts.erase(m_number);
    if (const auto library = own_notes())
        if (const auto ended = (*library)->set_draft(m_kit_id.toStdString(), address(), std::nullopt); !ended)
            m_notebook->tell(words(say_without_game(ended.error())), {});
}

void DeckSheet::write(const std::string& member, const QString& text) {
    if (!is_shown()) return;
    Json written = card();
    if (text.trimmed().isEmpty() && member == "wording")
        written.erase(member);
    else
        written[member] = text.toStdString();
    if (written != card()) draft(std::move(written));
}

template <typename Change>
void DeckSheet::change(Change&& change) {
    if (!is_shown()) return;
    Json written = card();
    change(CardForm(*m_vocabulary), written);
    if (written != card()) draft(std::move(written));
}

void DeckSheet::add(const QString& pointer, int choice) {
    change([&](const CardForm& form, Json& card) { form.add(card, pointer, choice); });
}
void DeckSheet::remove(const QString& pointer) {
    change([&](const CardForm& form, Json& card) { form.remove(card, pointer); });
}
void DeckSheet::move(const QString& pointer, int steps) {
    change([&](const CardForm& form, Json& card) { form.move(card, pointer, steps); });
}
void DeckSheet::choose(const QString& pointer, int choice) {
    change([&](const CardForm& form, Json& card) { form.choose(card, pointer, choice); });
}
void DeckSheet::setNumber(const QString& pointer, int number) {
    change([&](const CardForm& form, Json& card) { form.set_number(card, pointer, number); });
}
void DeckSheet::setFlag(const QString& pointer, bool isOn) {
    change([&](const CardForm& form, Json& card) { form.set_flag(card, pointer, isOn); });
}
void DeckSheet::setText(const QString& pointer, const QString& text) {
    change([&](const CardForm& form, Json& card) { form.set_text(card, pointer, text); });
}

// The rules are made of the kit with this one card laid over it, and asked how they read it.
void DeckSheet::check() {
    m_checking.stop();
    if (!is_shown()) return;
    keep_draft();
    m_problem.clear();
    const std::string id = m_kit_id.toStdString();
    Notes notes = m_notebook->notes();
    if (is_changed()) {
        const auto note = read_note(note_lists::cards, card().dump(), *ground_of(id));
        if (!note) m_problem = words(note.error().front().path + ": " + note.error().front().message);
        if (note) notes[address()] = note->begin()->second;
    }
    std::vector<CardLineRow> lines;
    auto kit = m_problem.isEmpty() ? read_shipped_kit(id, notes) : std::nullopt;
    if (kit && *kit) {
        const auto own = (*kit)->card_numbered(m_number);
        const auto rules = make_rules(**std::move(kit));
        if (!rules) m_problem = words(first_line(rules.error()));
        if (rules && own) lines = lines_of(**rules, *own);
    } else if (kit) {
        m_problem = words(first_line(kit->error()));
    }
    m_lines.update(std::move(lines));
    Q_EMIT changed();
}

bool DeckSheet::keep() {
    if (!is_shown() || !is_changed()) return is_shown();
    check();
    if (!m_problem.isEmpty()) return false;
    const Json written = card();
    m_drafts.erase(m_number); // its row goes with the note that is kept, or below where nothing changed
    const bool is_kept =
        m_notebook->keep({{address(), written.dump()}}, {}, tr("Card %1 is kept.").arg(m_number));
    if (is_kept)
        end_draft();
    else
        draft(written);
    return is_kept;
}

void DeckSheet::drop() {
    end_draft();
    show();
    check();
}

void DeckSheet::takeOut() {
    if (!is_shown()) return;
    end_draft();
    m_notebook->keep({}, {address()}, tr("Card %1 is taken out; the kit's own counts again.").arg(m_number));
    show();
    check();
}

} // namespace fielddesk
