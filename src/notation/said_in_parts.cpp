// SPDX-License-Identifier: MIT
//
// What a player does by saying it, "I propose"; what he has found by saying it, "You dealt out of
// turn"; and several such things in one breath.
#include <algorithm>
#include <array>
#include <span>

#include "notation/same_word.hpp"
#include "notation/sentences.hpp"

namespace ecarte::notation {

namespace {

/// Words with which a statement of what is wrong begins.
constexpr auto kSubjects = std::to_array<std::string_view>(
    {"you", "I", "the", "there", "a", "one", "two", "your", "my", "that", "this"});

/// Whom a word means that a player says to the other, and how it is written by his name.
struct SaidOf {
  bool of_other = false;
  bool owns = false;
};

std::optional<SaidOf> one_meant(std::string_view word) {
  const bool owns = one_of(word, {"your", "my", "yours", "mine"});
  const bool of_other = one_of(word, {"you", "your", "yours"});
  return owns || of_other || one_of(word, {"I", "me"}) ? std::optional(SaidOf{of_other, owns})
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
    if (behind.starts_with(said) &&
        (behind.size() == said.size() || !g::is_word_char(behind[said.size()]))) {
      return {told, said.size()};
    }
  }
  return {};
}

/// Is it a statement of what the pack holds?
bool is_of_the_pack(ActKind kind) {
  return kind == ActKind::PackHolds || kind == ActKind::PackLacks || kind == ActKind::StockLeft;
}

/// Do the words tell beyond doubt what he found? "I have three" may be tricks, and "I had the lead"
/// is no card of a suit: of what was played the table has ways of saying it.
bool names_it(const Act& found, std::string_view words) {
  using record::Noun;
  const auto what = found.object_as<Noun>();
  return what != Noun::Revoke && what != Noun::Underplay && what != Noun::FailureToTrump &&
         what != Noun::Fault &&
         (what != Noun::NumberInHand || words.find(" card") != std::string_view::npos);
}

}  // namespace

/// "You dealt out of turn": that he finds it, if that is a finding and nothing else.
bool Sentences::says_what_is_wrong(const char* start, const char* begin, const char* end) {
  constexpr std::string_view kParts = ".,!?;";
  constexpr std::string_view kEnds = ".,!?;: ";
  begin = skip_blanks(begin);
  const bool question = std::find(begin, end, '?') != end;
  while (end != begin && kEnds.find(end[-1]) != kEnds.npos) {
    --end;
  }
  if (question || depth_ > 1 || begin == end || !one_of(word_from(begin), kSubjects) ||
      std::find_first_of(begin, end, kParts.begin(), kParts.end()) != end) {
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
    if (const auto who = one_meant(word)) {
      told.copy(from, at);
      told.means += names.of(who->of_other ? static_cast<record::Actor>(1 - actor) : actor);
      from = behind;
      if (who->owns) {
        told.means += "'s";
      } else {
        const auto [verb, size] = as_of_another({behind, std::size_t(end - behind)});
        told.means += verb;
        from += size;
      }
    }
    at = std::max(behind, from);
  }
  told.copy(from, end);
  told.end = here();
  const Untried before = Untried::with_cards(d_);
  const std::size_t acts = d_.acts->size();
  try {
    heard(start, told);
    const auto since = std::span(d_.acts->all()).subspan(acts);
    const bool found = !since.empty() && since.back().kind == ActKind::Find &&
                       std::ranges::all_of(since, [&](const Act& act) {
                         return act.kind == ActKind::Find
                                    ? act.actor == actor && names_it(act, {begin, end})
                                    : is_of_the_pack(act.kind);
                       });
    if (found) {
      return true;
    }
  } catch (const LineError&) {  // what is said is kept
  }
  before.restore(d_, start);
  return false;
}

/// "King. I propose.": several things said, each in a fixed sense, at least so many of them; what
/// has none goes with them. If fewer have one, or two of them are the same thing, false.
bool Sentences::said_in_parts(const char* start, const char* begin, const char* end, int least) {
  static constexpr std::string_view kEnds = ".;!?";
  const char* part = skip_blanks(begin);
  if (depth_ > 1 || std::find_first_of(part, end, kEnds.begin(), kEnds.end()) == end) {
    return false;
  }
  const auto has_sense = [&](const char* from, const char* to) {
    if (auto said = hear_utterance(from, to, here_now())) {
      const bool asks = said->means.find(" asks ") != std::string::npos ||
                        said->means.find(" answers ") != std::string::npos;
      if (said->aside || said->refusal || asks) {
        return false;
      }
      said->end = here();
      heard(start, *said);
      return true;
    }
    return says_and_does(start, from, to) || says_what_is_wrong(start, from, to);
  };
  const Untried before = Untried::with_cards(d_);
  const record::Actor speaker = d_.act.actor;
  int heard_so_far = 0;
  bool same = false;
  while (part != end) {
    const char* stop = std::find_first_of(part, end, kEnds.begin(), kEnds.end());
    const bool question = stop != end && *stop == '?';
    const std::size_t acts = d_.acts->size();
    d_.act.actor = speaker;
    if (stop != part && !question && has_sense(part, stop)) {
      ++heard_so_far;
      same = same || (acts > before.acts && d_.acts->size() > acts &&
                      d_.acts->all()[acts].kind == d_.acts->all()[acts - 1].kind);
    } else {
      d_.pass_over(part, stop);
    }
    part = stop == end ? end : skip_blanks(stop + 1);
  }
  if (heard_so_far >= least && !(same && least > 1)) {
    return true;
  }
  before.restore(d_, start);
  d_.act.actor = speaker;
  return false;
}

/// "I propose": whoever says it has done it.
bool Sentences::says_and_does(const char* start, const char* begin, const char* end) {
  static constexpr auto kDoneBySaying = std::to_array<std::string_view>(
      {"accepts", "claims", "demands", "requires", "objects", "resigns", "grants", "disputes",
       "withdraws", "permits", "admits", "insists", "declines", "refuses", "chooses"});
  begin = skip_blanks(begin);
  const std::string_view said(begin, static_cast<std::size_t>(end - begin));
  const std::size_t i = g::words_taken(said, "I");
  const std::string_view verb = i == 0 ? std::string_view{} : word_from(skip_blanks(begin + i));
  if (verb.empty() || std::ranges::find(kDoneBySaying, verb_meant(verb)) == kDoneBySaying.end()) {
    return false;
  }
  while (end != begin && std::string_view(".!?, ").find(end[-1]) != std::string_view::npos) {
    --end;
  }
  Heard as;
  as.means = d_.names->names().of(d_.act.actor) + " ";
  as.copy(verb.data(), end);
  as.end = here();
  const Untried before = Untried::with_cards(d_);
  try {
    heard(start, as);
    return true;
  } catch (const LineError&) {
    before.restore(d_, start);
    return false;
  }
}

}  // namespace ecarte::notation
