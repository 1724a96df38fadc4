// SPDX-License-Identifier: MIT
//
// One case of a law: a box over one fact's attributes, and what follows.
#include <algorithm>

#include "codes/code_draft.hpp"
#include "codes/fact_rows.hpp"
#include "codes/node_reader.hpp"
#include "codes/remedy_rows.hpp"
#include "codes/vocabulary.hpp"

namespace ecarte::codes {

namespace {

using yaml::Node;

constexpr std::array<std::string_view, 27> kCaseKeys{
    "case",    "law",      "when",     "id",     "as",    "on",      "if",
    "found",   "class",    "offender", "also",   "may",   "must",    "stands",
    "effects", "or-after", "follows",  "over",   "stray", "undone",  "gist",
    "reading", "note",     "gives",    "denies", "award", "severity"};

/// Reads one case into `draft`, key by key.
class CaseReader {
 public:
  CaseReader(Desk& desk, std::string_view file, const Node& node, bool in_change)
      : reader_(desk, file), node_(node), in_change_(in_change) {
    draft_.origin = reader_.origin(node.at);
  }

  DraftCase read() {
    std::vector<std::string_view> keys{kCaseKeys.begin(), kCaseKeys.end()};
    if (!in_change_) {
      std::erase(keys, "law");
    }
    if (reader_.map(node_, "a case", keys)) {
      read_names();
      read_box();
      read_outcome();
      read_words();
    }
    return std::move(draft_);
  }

 private:
  /// Calls `use` with the value of `key`, if it is written.
  template <class Use>
  void with(std::string_view key, Use use) const {
    if (const Node* value = node_.find(key)) {
      use(*value);
    }
  }

  void read_names() {
    const Node* name = node_.find("case");
    if (name == nullptr) {
      reader_.complain(node_.at, "this case has no name: expected the key 'case'");
    }
    with("as", [&](const Node& value) { borrow(value); });
    Case& c = draft_.c;
    c.name = name == nullptr ? std::string_view{} : reader_.name(*name, "the name of a case");
    c.id = c.name;
    with("id", [&](const Node& value) { c.id = reader_.name(value, "an id"); });
    with("law", [&](const Node& value) { draft_.of = reader_.mention(value, "a law's number"); });
    with("when", [&](const Node& value) { read_when(value); });
  }

  /// `when: {READING: VALUE}`
  void read_when(const Node& value) {
    if (!value.is_map() || value.entries.size() != 1) {
      reader_.complain(value.at,
                       "expected one reading and its value, such as {stock-short: hand-held}");
      return;
    }
    const yaml::Entry& entry = value.entries.front();
    draft_.when_reading = {reader_.desk().strings.keep(entry.key), reader_.origin(entry.at)};
    draft_.when_value = reader_.mention(entry.value, "the value of a reading");
  }

  /// `as: CODE/CASE`: the box and the outcome of another code's case, to be changed below.
  void borrow(const Node& value) {
    const std::string_view path = reader_.text(value, "a case as CODE/CASE");
    const std::size_t slash = std::min(path.find('/'), path.size());
    const std::string_view code_name = path.substr(0, slash);
    const Code* code = reader_.desk().find(code_name);
    if (code == nullptr) {
      reader_.complain(value.at, "no code '" + std::string{code_name} + "' is known");
      return;
    }
    const std::string_view name = path.substr(std::min(slash + 1, path.size()));
    const auto found = std::ranges::find(code->cases, name, &Case::name);
    if (found == code->cases.end()) {
      std::vector<std::string_view> names;
      std::ranges::transform(code->cases, std::back_inserter(names), &Case::name);
      reader_.complain(value.at,
                       unknown_word("case", name, names) + " (in " + std::string{code_name} + ')');
      return;
    }
    const Origin origin = draft_.origin;
    draft_ = draft_of(reader_.desk(), *code, *found, false);
    draft_.origin = origin;
    borrowed_ = true;
  }

  void read_box() {
    const Node* on = node_.find("on");
    if (on != nullptr && borrowed_) {
      reader_.complain(on->at, "a case taken over with 'as' keeps its fact: drop 'on'");
    } else if (on != nullptr) {
      const auto words = fact_words();
      if (const auto fact = reader_.choice(*on, "fact", words)) {
        draft_.c.on = static_cast<FactKind>(*fact);
        has_fact_ = true;
      }
    } else if (!borrowed_ && node_.find("as") == nullptr) {
      reader_.complain(node_.at, "this case is on no fact: expected the key 'on'");
    }
    has_fact_ = has_fact_ || borrowed_;
    with("if", [&](const Node& value) { read_if(value); });
    with("found", [&](const Node& value) { read_found(value); });
  }

  void read_if(const Node& box) {
    if (!has_fact_) {
      return;  // nothing to check the attributes by
    }
    const replay::FactEntry& fact = replay::entry(draft_.c.on);
    const auto names = attribute_words(draft_.c.on);
    draft_.c.accepts.fill(0xff);
    if (!box.is_map()) {
      reader_.complain(box.at, "expected attributes as a map of keys, found " +
                                   std::string{description(box.kind)});
    }
    for (const yaml::Entry& entry : box.entries) {
      const auto found = std::ranges::find(names, entry.key);
      if (found == names.end()) {
        const std::string what = "attribute of " + std::string{fact.name};
        reader_.complain(entry.at, unknown_word(what, entry.key, names));
        continue;
      }
      const auto number = static_cast<std::size_t>(found - names.begin());
      const auto words = value_words(fact.attributes[number]);
      std::uint8_t accepted = 0;
      for (const std::size_t value : reader_.choices(entry.value, "value of " + entry.key, words)) {
        accepted = static_cast<std::uint8_t>(accepted | 1U << value);
      }
      draft_.c.accepts[number] = accepted == 0 ? std::uint8_t{0xff} : accepted;
    }
  }

  void read_found(const Node& value) {
    constexpr std::array<std::string_view, 2> kKeys{"after", "before"};
    Case& c = draft_.c;
    if (!reader_.map(value, "'found'", kKeys)) {
      return;
    }
    if (has_fact_ && !replay::entry(c.on).can_be_found) {
      reader_.complain(value.at, "the fact " + std::string{replay::entry(c.on).name} +
                                     " shows itself at once: 'found' has no meaning for it");
    }
    c.must_be_found = true;
    c.found_after = c.found_before = 0;
    if (const Node* after = value.find("after")) {
      c.found_after = beats(*after, false);
    }
    if (const Node* before = value.find("before")) {
      c.found_before = beats(*before, false);
    } else {
      reader_.complain(value.at, "'found' needs 'before': what is found has been found by then");
    }
  }

  /// A set of beats; those relative to the subject, or of the deal after, only where `relative`.
  WindowBeats beats(const Node& value, bool relative) {
    auto words = window_beat_words();
    if (!relative) {
      words.resize(replay::kBeats);
    }
    WindowBeats set = 0;
    for (const std::size_t beat : reader_.choices(value, "beat", words)) {
      set |= WindowBeats{1} << beat;
    }
    return set;
  }

  void read_outcome() {
    Case& c = draft_.c;
    with("class", [&](const Node& value) {
      const auto cls = reader_.choice(value, "class", kClassWords);
      if (cls && static_cast<Class>(*cls) == Class::Forfeiture) {
        reader_.complain(value.at,
                         "a forfeiture is what a lapse leads to: write 'else: forfeited'");
      }
      c.cls = cls ? static_cast<Class>(*cls) : c.cls;
    });
    with("severity", [&](const Node& value) {
      if (const auto severity = reader_.choice(value, "severity", kSeverityWords)) {
        c.severity = static_cast<Severity>(*severity);
      }
    });
    with("offender", [&](const Node& value) { c.offender = who(value, c.offender); });
    with("also", [&](const Node& value) { draft_.also = reader_.mentions(value, "a law"); });
    with("may", [&](const Node& value) { read_may(value); });
    with("must", [&](const Node& value) { read_must(value); });
    with("stands", [&](const Node& value) { read_stands(value); });
    with("effects", [&](const Node& value) {
      c.effects &= kOfKeys;
      for (const Remedy remedy : remedies(value)) {
        if ((bit(remedy) & kOfKeys) != 0) {
          reader_.complain(value.at, "'effects: " + std::string{replay::word(remedy)} +
                                         "' is written with the key '" +
                                         std::string{key_of_effect(remedy)} + '\'');
        }
        c.effects |= bit(remedy);
      }
    });
    with("gives", [&](const Node& value) { c.gives_king = names_king(value); });
    with("denies", [&](const Node& value) {
      c.effects &= ~kDenials;
      if (names_king(value)) {
        c.effects |= bit(was_announced(c.on) ? Remedy::TakeDown : Remedy::Bar);
      }
    });
    with("award", [&](const Node& value) { read_award(value); });
    with("over", [&](const Node& value) { draft_.over = reader_.mentions(value, "a case"); });
    with("or-after",
         [&](const Node& value) { draft_.or_after = {reader_.mention(value, "a case")}; });
    with("follows",
         [&](const Node& value) { draft_.follows = {reader_.mention(value, "a case")}; });
  }

  /// Effects that have keys of their own.
  static constexpr Remedies kOfKeys = kDenials | kAwards;

  /// Only of the king is anything given or denied by what is no result of the hand.
  bool names_king(const Node& value) {
    constexpr std::array<std::string_view, 1> kWords{"king"};
    return reader_.choice(value, "what is marked", kWords).has_value();
  }

  /// `award: {who: adversary, result: vole}`
  void read_award(const Node& value) {
    constexpr std::array<std::string_view, 2> kKeys{"who", "result"};
    constexpr std::array<std::string_view, 2> kResults{"point", "vole"};
    if (!reader_.map(value, "'award'", kKeys)) {
      return;
    }
    const Node* person = value.find("who");
    const Node* result = value.find("result");
    if (person == nullptr || result == nullptr) {
      reader_.complain(value.at, "'award' needs 'who' and 'result'");
      return;
    }
    Case& c = draft_.c;
    c.award_to = who(*person, c.award_to);
    c.effects &= ~kAwards;
    if (const auto chosen = reader_.choice(*result, "result of a hand", kResults)) {
      c.effects |= bit(*chosen == 0 ? Remedy::AwardPoint : Remedy::AwardVole);
    }
  }

  Who who(const Node& value, Who otherwise) {
    const auto found = reader_.choice(value, "party", kWhoWords);
    return found ? static_cast<Who>(*found) : otherwise;
  }

  std::vector<Remedy> remedies(const Node& value) {
    const auto words = remedy_words();
    std::vector<Remedy> all;
    for (const std::size_t number : reader_.choices(value, "remedy", words)) {
      all.push_back(remedy_of(words[number]).value_or(Remedy::None));
    }
    return all;
  }

  void read_may(const Node& value) {
    constexpr std::array<std::string_view, 5> kKeys{"who", "do", "from", "until", "else"};
    Option may;
    may.given = true;
    if (!reader_.map(value, "'may'", kKeys)) {
      return;
    }
    const Node* person = value.find("who");
    const Node* deeds = value.find("do");
    if (person == nullptr || deeds == nullptr) {
      reader_.complain(value.at, "'may' needs 'who' and 'do'");
      return;
    }
    may.who = who(*person, may.who);
    read_do(*deeds, may);
    if (const Node* from = value.find("from")) {
      may.from = beats(*from, true);
    }
    if (const Node* until = value.find("until")) {
      may.until = beats(*until, true);
    }
    if (const Node* lapse = value.find("else")) {
      read_else(*lapse, may);
    }
    draft_.c.may = may;
  }

  void read_do(const Node& value, Option& may) {
    std::size_t count = 0;
    for (const Remedy remedy : remedies(value)) {
      if (count == may.in_order.size()) {
        reader_.complain(value.at, "at most four remedies can be open at once");
        return;
      }
      may.in_order[count++] = remedy;
      may.remedies |= bit(remedy);
    }
  }

  void read_else(const Node& value, Option& may) {
    auto words = remedy_words();
    words.insert(words.end(), {"stands", "forfeited"});
    const auto found = reader_.choice(value, "consequence of a lapse", words);
    if (!found || words[*found] == "stands") {
      return;
    }
    may.lapse = words[*found] == "forfeited" ? Lapse::Forfeited : Lapse::Owed;
    if (may.lapse == Lapse::Owed) {
      may.owed = remedy_of(words[*found]).value_or(Remedy::None);
    }
  }

  /// Of a case with `found` it is the end of that: what cannot be found any more annuls nothing.
  void read_stands(const Node& value) {
    if (draft_.c.must_be_found) {
      reader_.complain(value.at, "'stands' is for a case without 'found', which says the same");
    } else {
      draft_.c.found_before = beats(value, false);
    }
  }

  void read_must(const Node& value) {
    constexpr std::array<std::string_view, 2> kKeys{"do", "by"};
    Duty must;
    const auto words = remedy_words();
    const Node* deed = &value;
    if (value.is_map()) {
      reader_.map(value, "'must'", kKeys);
      deed = value.find("do");
      if (const Node* by = value.find("by")) {
        must.who = who(*by, must.who);
      }
    }
    if (deed == nullptr) {
      reader_.complain(value.at, "'must' needs 'do'");
    } else if (const auto remedy = reader_.choice(*deed, "remedy", words)) {
      must.remedy = remedy_of(words[*remedy]).value_or(Remedy::None);
      draft_.c.must = must;
    }
  }

  void read_words() {
    Case& c = draft_.c;
    with("stray", [&](const Node& value) { c.stray = reader_.name(value, "an id"); });
    with("undone", [&](const Node& value) { c.undone = reader_.name(value, "an id"); });
    with("gist", [&](const Node& value) { c.gist = reader_.text(value, "a gist"); });
    with("reading", [&](const Node& value) { c.reading = reader_.text(value, "a reading"); });
    with("note", [&](const Node& value) { c.note = reader_.text(value, "a note"); });
  }

  NodeReader reader_;
  const Node& node_;
  bool in_change_;
  bool borrowed_ = false;
  bool has_fact_ = false;
  DraftCase draft_;
};

}  // namespace

DraftCase read_case(Desk& desk, std::string_view file, const yaml::Node& node, bool in_change) {
  return CaseReader{desk, file, node, in_change}.read();
}

}  // namespace ecarte::codes
