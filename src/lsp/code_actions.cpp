// SPDX-License-Identifier: MIT
//
// Quick fixes: a form that a refusal offers, in place of the sentence that was refused. None is
// shown that brings in a card, a number or a player nobody wrote, or that is not read itself.
#include <algorithm>
#include <array>

#include <fmt/core.h>

#include "lsp/features.hpp"
#include "notation/line.hpp"
#include "notation/offers.hpp"
#include "notation/parse.hpp"
#include "record/words.hpp"

namespace ecarte::lsp {
namespace {

constexpr std::string_view kQuickFix = "quickfix";
constexpr std::string_view kSaid = "\"…\"";  ///< in an offer: what was said

std::string_view first_word(std::string_view words) {
  return words.substr(0, words.find_first_of(" ,:;."));
}

/// What a text of records was read as, as far as a fix must leave it alone.
struct Reading {
  std::size_t unread = 0;  ///< lines and sentences that cannot be read, and what was only kept
  std::vector<std::string> names;  ///< of everybody, deal by deal
  std::array<std::string, 2> players;
};

/// Reads `text`; `until` is a line of the deal whose players are wanted.
Reading reading_of(std::string_view text, std::uint32_t until) {
  Reading reading;
  notation::Reader reader{notation::source_of(text)};
  record::Record record;
  while (reader.next(record)) {
    reading.unread += record.problems.size();
    reading.unread +=
        static_cast<std::size_t>(std::ranges::count_if(record.acts, [](const record::Act& act) {
          return act.kind == record::ActKind::Aside && (act.flags & record::kUnread) != 0;
        }));
    const record::Names& names = *record.names;
    reading.names.insert(reading.names.end(), names.players.begin(), names.players.end());
    reading.names.insert(reading.names.end(), names.bystanders.begin(), names.bystanders.end());
    if (record.first_line <= until) {
      reading.players = names.players;
    }
  }
  return reading;
}

/// One sentence that was refused.
class Refused {
 public:
  Refused(const Document& document, const Diagnostic& found, const Block& block)
      : document_(document), found_(found), block_(block), begin_(document.begin_of(block)) {
    const std::string_view before = block.text.substr(0, found.at.begin - begin_);
    reading_ =
        reading_of(block.text, 1 + static_cast<std::uint32_t>(std::ranges::count(before, '\n')));
  }

  struct Fix {
    Stretch at;
    std::string text;
  };
  [[nodiscard]] std::vector<Fix> fixes() const {
    std::vector<Fix> fixes;
    for (const std::string& offer : notation::offers_in(found_.message)) {
      for (Fix& fix : made_of(offer)) {
        const bool known =
            std::ranges::any_of(fixes, [&fix](const Fix& other) { return other.text == fix.text; });
        if (!known && brings_in_nothing(fix) && is_read(fix)) {
          fixes.push_back(std::move(fix));
        }
      }
    }
    return fixes;
  }

 private:
  [[nodiscard]] std::string_view text_at(Stretch at) const {
    return document_.text().substr(at.begin, at.end - at.begin);
  }
  [[nodiscard]] std::string_view sentence() const { return text_at(*found_.refused); }
  [[nodiscard]] std::string_view token() const { return text_at(found_.at); }

  /// Who acts, as the sentence says it, with the blank behind it; empty if it begins with its verb.
  [[nodiscard]] std::optional<std::string_view> subject() const {
    const std::string_view words = sentence();
    const std::string_view first = first_word(words);
    if (notation::is_verb(first)) {
      return std::string_view{};
    }
    std::size_t size = 0;
    for (const std::string_view name : {"he", "she", "He", "She"}) {
      size = first == name ? name.size() : size;
    }
    for (const std::string& name : reading_.names) {
      const char after = name.size() < words.size() ? words[name.size()] : ' ';
      if (!name.empty() && words.starts_with(name) && (after == ' ' || after == ':')) {
        size = std::max(size, name.size());
      }
    }
    return size == 0 ? std::nullopt : std::optional{words.substr(0, size)};
  }

  [[nodiscard]] std::vector<Fix> made_of(std::string offer) const {
    if (const std::size_t said = offer.find(kSaid); said != std::string::npos) {
      const auto who = subject();
      std::string_view words = sentence().substr(who ? who->size() : 0);
      words.remove_prefix(std::min(words.find_first_not_of(" :"), words.size()));
      if (words.empty() || record::quote_in(words) != std::string_view::npos) {
        return {};
      }
      offer.replace(said, kSaid.size(), fmt::format("\"{}\"", words));
    }
    if (offer.ends_with(':')) {
      return {{found_.at, offer.substr(0, offer.size() - 1)}};  // the colon stays
    }
    const std::string_view first = first_word(offer);
    if (found_.message == fmt::format("expected a verb, such as {}", offer)) {
      return {{found_.at, offer}};  // a slip of the pen
    }
    const bool named = std::ranges::find(reading_.names, first) != reading_.names.end();
    if (named && offer == fmt::format("{} {}", first, token())) {
      std::vector<Fix> either;
      for (const std::string& player : reading_.players) {
        either.push_back({found_.at, fmt::format("{} {}", player, token())});
      }
      return either;
    }
    if (found_.code != "two-senses") {
      return {};  // what follows are examples of what such a sentence may be, and no answer to it
    }
    if (notation::is_verb(first)) {
      const auto who = subject();
      return who ? std::vector<Fix>{{*found_.refused,
                                     fmt::format("{}{}{}", *who, who->empty() ? "" : " ", offer)}}
                 : std::vector<Fix>{};
    }
    return named || first == "the" ? std::vector<Fix>{{*found_.refused, offer}}
                                   : std::vector<Fix>{};
  }

  /// Does every card and every number of it stand in the sentence already?
  [[nodiscard]] bool brings_in_nothing(const Fix& fix) const {
    const std::string old{sentence()};
    std::string_view words = fix.text;
    while (!words.empty()) {
      const std::size_t end = std::min(words.find_first_of(" ,;:."), words.size());
      const std::string_view word = words.substr(0, end);
      const bool of_cards = word.find_first_of("0123456789?") != std::string_view::npos ||
                            std::ranges::any_of(word, [](char c) { return (c & 0x80) != 0; }) ||
                            record::meaning(record::kNumberWords, word);
      if (of_cards && word.find('"') == std::string_view::npos &&
          old.find(word) == std::string::npos) {
        return false;
      }
      words.remove_prefix(std::min(end + 1, words.size()));
    }
    return true;
  }

  /// With it there is less that cannot be read, and everybody is who he was.
  [[nodiscard]] bool is_read(const Fix& fix) const {
    std::string text{block_.text};
    text.replace(fix.at.begin - begin_, fix.at.end - fix.at.begin, fix.text);
    const Reading now = reading_of(text, 0);
    return now.unread < reading_.unread && now.names == reading_.names;
  }

  const Document& document_;
  const Diagnostic& found_;
  const Block& block_;
  std::size_t begin_;
  Reading reading_;
};

bool wants_quick_fixes(const Json& context) {
  const Json& only = context.at("only");
  return !only.is_list() || std::ranges::any_of(only.items(), [](const Json& kind) {
    return kind.text() != nullptr && (kind.text()->empty() || *kind.text() == kQuickFix);
  });
}

/// The diagnostics of the request that tell of `found`.
Json told_of(const Json& context, const Diagnostic& found) {
  Json list = Json::array();
  for (const Json& one : context.at("diagnostics").items()) {
    const std::string* const code = one.at("code").text();
    if (code != nullptr && *code == found.code && one.at("message").text() != nullptr &&
        *one.at("message").text() == found.message) {
      list.push_back(one);
    }
  }
  return list;
}

}  // namespace

Json code_actions(const Document& document, const Analysis& analysis, const Json& params) {
  const Stretch wanted = document.lines().stretch(object_in(params, "range"));
  const Json& context = params.at("context");
  Json actions = Json::array();
  if (!wants_quick_fixes(context)) {
    return actions;
  }
  for (const Diagnostic& found : analysis.found) {
    const std::optional<Block> block = document.block_at(found.at.begin);
    const bool met = found.refused && block && found.refused->begin <= wanted.end &&
                     found.refused->end >= wanted.begin;
    if (!met) {
      continue;
    }
    const Refused refused{document, found, *block};
    for (const Refused::Fix& fix : refused.fixes()) {
      const Json edit{{"range", document.lines().range(fix.at)}, {"newText", fix.text}};
      Json changes = Json::object();
      changes[document.uri()] = Json::array({edit});
      actions.push_back({{"title", fmt::format("write \"{}\"", fix.text)},
                         {"kind", kQuickFix},
                         {"diagnostics", told_of(context, found)},
                         {"edit", Json{{"changes", changes}}}});
    }
  }
  return actions;
}

}  // namespace ecarte::lsp
