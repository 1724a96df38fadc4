// SPDX-License-Identifier: MIT
//
// The act that is meant by "that", "K♥", "his card", "the turn-up", "A played".
#include <algorithm>
#include <array>

#include "notation/matching.hpp"
#include "notation/same_word.hpp"
#include "notation/sentences.hpp"
#include "notation/timing.hpp"
#include "record/timing.hpp"

namespace ecarte::notation {
namespace {

using std::string_view;

// clang-format off
/// What an act is called whose verb has this meaning.
struct VerbNoun {
  string_view verb;
  string_view noun;
};
constexpr auto kVerbNouns = std::to_array<VerbNoun>({
  {"plays", "card"}, {"leads", "card"}, {"lays", "card"}, {"puts", "card"}, {"turns", "turn-up"},
  {"proposes", "proposal"}, {"accepts", "acceptance"}, {"refuses", "refusal"},
  {"discards", "discard"}, {"looks", "look"}, {"cuts", "cut"}, {"gives", "deal"},
  {"announces", "word"}, {"marks", "mark"}, {"claims", "claim"}, {"finds", "finding"},
  {"takes", "taking"}, {"gathers", "gathering"}, {"shuffles", "shuffle"}, {"answers", "answer"}});
// clang-format on

/// What an act is called that is told with this word, a noun or a verb; empty if it is no act.
string_view noun_meant(string_view word) {
  static constexpr auto kNouns = std::to_array<string_view>(
      {"turn-up",    "turning",  "turn",         "trump",      "card",       "lead",    "playing",
       "leading",    "proposal", "proposing",    "answer",     "acceptance", "refusal", "discard",
       "discarding", "look",     "looking",      "cut",        "cutting",    "shuffle", "dealing",
       "deal",       "word",     "announcement", "announcing", "mark",       "marking", "claim",
       "finding",    "taking",   "gathering"});
  for (const string_view noun : kNouns) {
    if (same_word(word, noun)) {
      return noun;
    }
  }
  return called_by_verb(verb_meant(word));
}

bool is_filler(string_view word) {
  static constexpr auto kFillers = std::to_array<string_view>(
      {"the", "a", "of", "was", "is", "had", "has", "up", "back", "at", "down", "it", "first",
       "own", "him", "to", "made", "without", "turned"});
  return std::ranges::any_of(kFillers, [word](string_view one) { return same_word(word, one); });
}

/// May an act that is called so be the turn-up, or one with a card? The words alone are asked.
bool may_be_turn_up(string_view words) {
  if (words.empty()) {
    return true;
  }
  while (!words.empty()) {
    const std::size_t size = g::word_size(words);
    const string_view noun = noun_meant(words.substr(0, size));
    if (g::card_size(words) > 0 || (words[0] >= '0' && words[0] <= '9') ||
        one_of(noun, {"turn-up", "turning", "turn", "trump"})) {
      return true;
    }
    words.remove_prefix(std::max<std::size_t>(size, 1));
  }
  return false;
}

/// What is said of the other act, word by word.
struct OtherAct {
  record::Actor whose = record::kNobody;
  string_view noun;
  std::size_t number = 0;
  std::optional<game::Card> card;
};

bool is_that(string_view words) {
  return one_of(
      words, {"that", "it", "this", "then", "the last", "the act before", "the other", "that act"});
}

bool is_his(string_view word) {
  return one_of(word, {"his", "her", "he", "she", "they"});
}

/// Behind a trick told whole, with both its cards, his own of them, which is what the time for his
/// word goes by. Nothing of who plays none of them; nor of the leader where it is to be one moment
/// with the trick, which may be that of the reply.
std::optional<std::size_t> own_card_of_trick(std::span<const record::Act> acts, record::Actor actor,
                                             record::Timed how) {
  const auto reply = record::act_back(acts, 1);
  const auto lead = record::act_back(acts, 2);
  if (!reply || !lead || acts[*reply].kind != record::ActKind::Play ||
      acts[*lead].kind != record::ActKind::Play) {
    return std::nullopt;
  }
  const bool leads = acts[*lead].actor == actor && how == record::Timed::EitherWay;
  return acts[*reply].actor == actor ? reply : leads ? lead : std::nullopt;
}

}  // namespace

std::string_view called_by_verb(string_view verb) {
  const auto* const found = std::ranges::find(kVerbNouns, verb, &VerbNoun::verb);
  return found == kVerbNouns.end() ? string_view{} : found->noun;
}

/// The act that is meant by "that", "K♥", "his card", "the turn-up", "A played", "3 back": told
/// before act `target`, whose actor is "he".
Sentences::Meant Sentences::act_meant(string_view words, std::size_t target,
                                      record::Timed how) const {
  const std::span<const Act> acts(d_.acts->all().data(), target);
  if (words.empty() || is_that(words)) {
    const auto that = record::act_before(acts);
    return {that || target == d_.acts->size()
                ? that
                : own_card_of_trick(acts, d_.acts->all()[target].actor, how),
            true};
  }
  OtherAct said;
  for (const char* at = words.data(); at < words.data() + words.size();) {
    const string_view left(at, static_cast<std::size_t>(words.data() + words.size() - at));
    const string_view word = word_from(at);
    if (*at == ' ' || *at == '\t' || *at == ',') {
      ++at;
    } else if (const std::size_t size = g::card_size(left); size > 0) {
      const ListedCard listed = decode_card(at, at + size);
      if (listed.kind == ListedCard::Kind::Known) {
        said.card = listed.cards.first();
      }
      at += size;
    } else if (const auto person = d_.names->person_at(left);
               person && said.whose == record::kNobody) {
      said.whose = person->actor;
      at += person->size;
      at += left.substr(person->size).starts_with("'s") ? 2 : 0;
    } else if (*at >= '0' && *at <= '9') {
      said.number = said.number * 10 + static_cast<std::size_t>(*at++ - '0');
    } else if (word.empty() || (noun_meant(word).empty() && !is_his(word) && !is_filler(word))) {
      return {};
    } else {
      if (is_his(word) && target == d_.acts->size()) {
        return {};  // whose, no act tells
      }
      said.whose = is_his(word) ? d_.acts->all()[target].actor : said.whose;
      said.noun = said.noun.empty() ? noun_meant(word) : said.noun;
      at += word.size();
    }
  }
  if (said.number != 0) {
    return {record::act_back(acts, said.number), true};
  }
  return {said.card ? record::act_of_card(acts, *said.card)
                    : record::act_called(acts, said.noun, said.whose),
          said.card || !said.noun.empty()};
}

/// Where the sentence that begins at `first` ends; the stop of an initial, "M. Duval", ends none.
const char* Sentences::end_of_sentence(const char* first) const {
  const auto stop_from = [this](const char* at) {
    return at + g::clause_size({at, static_cast<std::size_t>(end_ - at)});
  };
  const char* stop = stop_from(first);
  bool word_begins = true;
  for (const char* at = first; at < stop; ++at) {
    const auto named = word_begins && looks_like_a_name({at, 1})
                           ? d_.names->person_at({at, static_cast<std::size_t>(end_ - at)})
                           : std::nullopt;
    if (named && at + named->size > stop) {
      at += named->size;
      stop = stop_from(at);
    }
    word_begins = at != end_ && *at == ' ';
  }
  return stop;
}

void Sentences::note_timing(record::Timed how, std::size_t act, std::size_t other,
                            string_view clause) {
  const std::size_t back = record::passages_from({d_.acts->all().data(), act}, other);
  if (back > record::kUnstated - 1U) {
    fail_timing({});
  }
  const Act& told = d_.acts->all().back();
  if (told.kind == ActKind::Timing && told.object_as<record::Timed>() == how &&
      told.number == back) {
    return;  // "leads Q♥, and announces the king at the same moment"
  }
  Act timing;
  timing.kind = ActKind::Timing;
  timing.actor = d_.acts->all()[act].actor;
  timing.object = static_cast<std::uint8_t>(how);
  timing.number = static_cast<std::uint8_t>(back);
  timing.at = d_.acts->all()[act].at;
  d_.append(timing, clause.data() + clause.size());
}

/// What is told goes in the order in which it happened: an act cannot be told behind one that it is
/// said to have come before. (What is not done, and what only tells, is done at no moment.)
void Sentences::refuse_told_late(const char* start, std::size_t first) const {
  constexpr string_view kToldLate = " before ";
  const string_view clause(start, static_cast<std::size_t>(here() - start));
  const std::size_t at = clause.rfind(kToldLate);
  if (at == string_view::npos || clause.substr(0, at).ends_with(" or") || in_quotes(clause, at)) {
    return;
  }
  string_view other = clause.substr(at + kToldLate.size());
  other = other.substr(0, other.find_last_not_of(" \t,.;") + 1);
  const bool last_told = one_of(other, {"that", "this", "that act", "this act"});
  if (!last_told && !is_that(other) && !may_be_turn_up(other)) {
    return;  // whatever was told before it
  }
  const auto last = record::act_back(d_.acts->all(), 1);
  if (!last || *last < first || d_.acts->all()[*last].kind == record::ActKind::Aside) {
    return;
  }
  const auto meant =
      last_told ? std::nullopt : act_meant(other, *last, record::Timed::EitherWay).act;
  const bool card = !other.empty() && g::card_size(other) == other.size();
  if (last_told || (meant && (card || d_.acts->all()[*meant].kind == record::ActKind::Turn))) {
    throw LineError{"two-senses", clause.data() + at + 1, other.data() + other.size(),
                    "expected it told above what it came before; or, if nobody knows which came "
                    "first, \"before or after\" in place of \"before\""};
  }
}

}  // namespace ecarte::notation
