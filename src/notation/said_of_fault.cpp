// SPDX-License-Identifier: MIT
//
// What a player says aloud to be wrong, "You dealt out of turn", "I have six cards": by saying it
// he has found it.
#include "notation/same_word.hpp"
#include "notation/sentences.hpp"

namespace ecarte::notation {

namespace {

/// Words with which a statement of what is wrong begins.
constexpr auto kSubjects = std::to_array<std::string_view>(
    {"you", "I", "the", "there", "a", "one", "two", "your", "my", "that", "this"});

/// Whom a word means that a player says to the other, and how it is written by his name.
struct Meant {
  bool of_other = false;
  bool owns = false;
};

std::optional<Meant> meant_of(std::string_view word) {
  const bool owns = one_of(word, {"your", "my", "yours", "mine"});
  const bool of_other = one_of(word, {"you", "your", "yours"});
  return owns || of_other || one_of(word, {"I", "me"}) ? std::optional(Meant{of_other, owns})
                                                       : std::nullopt;
}

/// The verb behind "you" or "I" as it is behind a name, and how much of the text that is: "have"
/// and "'ve" are "has".
std::pair<std::string_view, std::size_t> as_of_another(std::string_view behind) {
  static constexpr auto kForms =
      std::to_array<std::pair<std::string_view, std::string_view>>({{" have", " has"},
                                                                     {"'ve", " has"},
                                                                     {"’ve", " has"},
                                                                     {" are", " is"},
                                                                     {" am", " is"},
                                                                     {"'re", " is"},
                                                                     {"’re", " is"},
                                                                     {"'m", " is"},
                                                                     {"’m", " is"}});
  for (const auto& [said, told] : kForms) {
    const bool whole = behind.size() == said.size() || !g::is_word_char(behind[said.size()]);
    if (behind.starts_with(said) && whole) {
      return {told, said.size()};
    }
  }
  return {};
}

}  // namespace

/// "You dealt out of turn": that he finds it, if that is a finding and nothing else.
bool Sentences::says_what_is_wrong(const char* start, const char* begin, const char* end) {
  constexpr std::string_view kEnds = ".,!?;: ";
  begin = skip_blanks(begin);
  const bool question = std::find(begin, end, '?') != end;
  while (end != begin && kEnds.find(end[-1]) != kEnds.npos) {
    --end;
  }
  if (question || depth_ > 1 || begin == end || !one_of(word_from(begin), kSubjects) ||
      std::find_first_of(begin, end, kEnds.begin(), kEnds.begin() + 5) != end) {
    return false;
  }
  const record::Names& names = d_.names->names();
  const record::Actor actor = d_.act.actor;
  Heard told;
  told.means = names.of(actor) + " finds that ";
  const char* from = begin;
  for (const char* at = begin; at < end;) {
    const std::string_view word = word_from(at);
    const char* const behind = at + std::max<std::size_t>(word.size(), 1);
    if (const auto who = meant_of(word)) {
      told.copy(from, at);
      told.means += names.of(who->of_other ? static_cast<record::Actor>(1 - actor) : actor);
      told.means += who->owns ? "'s" : "";
      const auto [verb, size] =
          who->owns ? as_of_another({}) : as_of_another({behind, std::size_t(end - behind)});
      told.means += verb;
      from = behind + size;
    }
    at = std::max(behind, from);
  }
  told.copy(from, end);
  told.end = here();
  const Untried before = Untried::with_cards(d_);
  const std::size_t acts = d_.acts->size();
  try {
    heard(start, told);
    const auto& all = d_.acts->all();
    const bool found = all.size() > acts &&
                       std::all_of(all.begin() + static_cast<std::ptrdiff_t>(acts), all.end(),
                                   [&](const Act& act) {
                                     return act.kind == ActKind::Find && act.actor == actor;
                                   });
    if (found) {
      return true;
    }
  } catch (const LineError&) {  // what is said is kept
  }
  before.restore(d_, start);
  return false;
}

}  // namespace ecarte::notation
