// SPDX-License-Identifier: MIT
//
// What can be said next: the deal is read as far as the cursor, and whoever speaks there is offered
// what the table of words has for him at that moment.
#include <algorithm>
#include <set>

#include <fmt/core.h>

#include "codes/code.hpp"
#include "lsp/features.hpp"
#include "notation/line.hpp"
#include "notation/parse.hpp"
#include "notation/sayable.hpp"
#include "record/words.hpp"

namespace ecarte::lsp {
namespace {

using notation::Sayable;

/// In the numbers of the protocol.
enum class Kind : int {
  Function = 3,
  Variable = 6,
  Property = 10,
  Value = 12,
  Keyword = 14,
  Snippet = 15
};

/// The deal as far as the line before the cursor, and what of the line is finished.
struct Before {
  std::vector<record::Act> acts;
  record::Names names;
};

/// Reads `text`; what is wanted is what was told of the deal it ends in.
Before before(std::string_view text) {
  Before told;
  notation::Reader reader{notation::source_of(text)};
  record::Record record;
  while (reader.next(record)) {
    told.acts = record.acts;
    told.names = *record.names;
  }
  return told;
}

/// Where the clause begins that the cursor stands in: behind the last stop, semicolon or heading of
/// the line that is not within quotes.
std::size_t clause_begin(std::string_view line) {
  std::size_t begin = 0;
  bool quoted = false;
  for (std::size_t at = 0; at < line.size(); ++at) {
    quoted = quoted != (line[at] == '"');
    const bool stop = line[at] == ';' || (line[at] == '.' && line.substr(at + 1).starts_with(' '));
    const bool head = line[at] == ':' && std::ranges::count(line.substr(0, at), ':') == 0 &&
                      (line.substr(begin, at).find("deal ") != std::string_view::npos ||
                       line.substr(begin, at).find("game ") != std::string_view::npos);
    begin = !quoted && (stop || head) ? at + 1 : begin;
  }
  return std::min(line.find_first_not_of(" \t", begin), line.size());
}

/// Puts the items together.
class Items {
 public:
  Items(const Document& document, const Client& client, std::size_t cursor)
      : document_(document), client_(client), cursor_(cursor) {}

  /// `words` are to stand from `begin` on.
  void add(std::size_t begin, std::string_view words, Kind kind, std::string_view detail = {}) {
    const bool filled_in = words.find('<') != std::string_view::npos;
    const bool snippet = client_.snippets && filled_in;
    const std::string label = shown(words);
    Json item{{"label", label},
              {"kind", static_cast<int>(filled_in ? Kind::Snippet : kind)},
              {"sortText", fmt::format("{:04}", number_++)},
              {"filterText", label},
              {"insertTextFormat", snippet ? 2 : 1},
              {"textEdit", Json{{"range", document_.lines().range({begin, cursor_})},
                                {"newText", snippet ? stops(words) : label}}}};
    if (!detail.empty()) {
      item["detail"] = detail;
    }
    list_.push_back(std::move(item));
  }
  void add(std::size_t begin, const std::vector<Sayable>& all) {
    for (const Sayable& one : all) {
      const Kind kind = one.kind == Sayable::Kind::Verb ? Kind::Keyword : Kind::Function;
      add(begin, one.said, kind, one.means);
    }
  }
  Json take() { return {{"isIncomplete", false}, {"items", std::move(list_)}}; }

 private:
  /// "discards <n> cards" as it is shown: "discards … cards".
  static std::string shown(std::string_view words) {
    std::string text;
    bool inside = false;
    for (const char c : words) {
      inside = inside || c == '<';
      text += inside ? "" : std::string(1, c);
      text += c == '>' ? "…" : "";
      inside = inside && c != '>';
    }
    return text;
  }
  /// The same with a stop for each thing to fill in: "discards ${1:n} cards".
  static std::string stops(std::string_view words) {
    std::string text;
    int stop = 0;
    for (const char c : words) {
      text += c == '<'   ? fmt::format("${{{}:", ++stop)
              : c == '>' ? std::string("}")
              : c == '$' ? std::string("\\$")
                         : std::string(1, c);
    }
    return text;
  }

  const Document& document_;
  const Client& client_;
  std::size_t cursor_;
  int number_ = 0;
  Json list_ = Json::array();
};

/// Values of the settings that have a closed list of them.
void setting_values(Items& items, std::size_t begin, std::string_view setting) {
  const auto words = [&](const auto& table) {
    for (const auto& word : table) {
      items.add(begin, word.text, Kind::Value);
    }
  };
  if (setting == "code") {
    for (const codes::Code* const code : codes::built_in_codes()) {
      items.add(begin, code->name, Kind::Value, code->title);
    }
  } else if (setting == "expect" || setting == "waive") {
    for (const std::string_view word : {"regular", "irregular", "undecidable"}) {
      if (setting == "expect") {
        items.add(begin, word, Kind::Value);
      }
    }
    const codes::Code& code = *codes::built_in_codes().front();
    std::set<std::string> named;
    for (const codes::Case& one : code.cases) {
      const codes::Law& law = code.law_of(one);
      const std::string name =
          law.number.empty() ? std::string(one.id) : fmt::format("{} {}", law.number, one.id);
      if (named.insert(name).second) {
        items.add(begin, name, Kind::Value, one.gist.empty() ? law.gist : one.gist);
      }
    }
  } else if (setting == "system") {
    words(record::kSystems);
  } else if (setting == "agreed") {
    words(record::kAgreements);
  } else if (setting == "settled") {
    words(record::kMultiples);
  }
}

/// The cursor in its line.
struct Here {
  std::size_t line_begin = 0;
  std::string_view line;   ///< as far as the cursor
  std::size_t clause = 0;  ///< where its clause begins, in the line
};

/// Whoever's name or pronoun the clause begins with, and how much of it that is.
std::pair<record::Actor, std::size_t> speaker(const Before& told, std::string_view clause) {
  std::pair<record::Actor, std::size_t> who{record::kNobody, 0};
  const auto named = [&](std::string_view name, record::Actor actor) {
    if (!name.empty() && clause.starts_with(name) && name.size() > who.second &&
        clause.substr(name.size()).starts_with(' ')) {
      who = {actor, name.size()};
    }
  };
  for (record::Actor seat = 0; seat < 2; ++seat) {
    named(told.names.players[seat], seat);
  }
  for (std::size_t i = 0; i < told.names.bystanders.size(); ++i) {
    named(told.names.bystanders[i], static_cast<record::Actor>(record::kFirstBystander + i));
  }
  const record::Actor last = told.acts.empty() ? record::kNobody : told.acts.back().actor;
  for (const std::string_view pronoun : {"he", "she", "He", "She"}) {
    named(pronoun, last);
  }
  return who;
}

void names(Items& items, std::size_t begin, const Before& told) {
  for (const std::string& name : told.names.players) {
    items.add(begin, name + " ", Kind::Variable, "a player");
  }
  for (const std::string& name : told.names.bystanders) {
    items.add(begin, name + " ", Kind::Variable, "a bystander");
  }
}

void sentence(Items& items, const Here& here, const Before& told) {
  const std::string_view clause = here.line.substr(here.clause);
  const std::size_t begin = here.line_begin + here.clause;
  const auto [who, size] = speaker(told, clause);
  if (size > 0) {
    std::size_t verb = std::min(clause.find_first_not_of(' ', size), clause.size());
    if (const std::size_t quote = clause.find('"'); quote != std::string_view::npos) {
      items.add(begin + quote + 1, notation::sayable_aloud(told.acts, who));
      return;
    }
    items.add(begin + verb, notation::sayable(told.acts, who));
    return;
  }
  names(items, begin, told);
  if (here.clause > 0 && !told.acts.empty() && record::is_player(told.acts.back().actor)) {
    items.add(begin, notation::sayable(told.acts, told.acts.back().actor));  // who acted goes on
  }
  if (std::min(here.line.find_first_not_of(" \t"), here.line.size()) == here.clause) {
    for (const std::string& opener : notation::line_openers()) {
      items.add(begin, opener, Kind::Property);
    }
  }
  items.add(begin, notation::sayable_of_nobody(told.acts));
}

}  // namespace

Json completion(const Document& document, const Client& client, const Json& params) {
  const std::size_t cursor = offset_in(document, params);
  const std::optional<Block> block = document.block_at(cursor);
  Items items{document, client, cursor};
  if (!block) {
    return items.take();
  }
  Here here;
  here.line_begin = document.lines().line(document.lines().line_of(cursor)).begin;
  here.line = document.text().substr(here.line_begin, cursor - here.line_begin);
  if (record::without_comment(here.line).size() != here.line.size()) {
    return items.take();
  }
  const std::size_t indent = std::min(here.line.find_first_not_of(" \t"), here.line.size());
  const std::size_t colon = here.line.find(':');
  if (colon != std::string_view::npos) {
    const std::string_view key = here.line.substr(indent, colon - indent);
    const std::vector<std::string> openers = notation::line_openers();
    if (std::ranges::find(openers, std::string(key) + ": ") != openers.end()) {
      const std::size_t value = here.line.find_last_of(":;,", here.line.size());
      const std::size_t begin =
          std::min(here.line.find_first_not_of(' ', value + 1), here.line.size());
      setting_values(items, here.line_begin + begin, key);
      return items.take();
    }
  }
  here.clause = clause_begin(here.line);
  const std::size_t from = document.begin_of(*block);
  const std::string_view told = document.text().substr(from, here.line_begin + here.clause - from);
  sentence(items, here, before(told));
  return items.take();
}

}  // namespace ecarte::lsp
