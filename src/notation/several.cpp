// SPDX-License-Identifier: MIT
//
// Acts with nothing between them: "Y proposes A refuses", "Y K♥ A 7♠", "Y throws 3 takes 3". Where
// a clause cannot be read as one, a name with what somebody does behind it begins the next act, and
// so does a verb of the same person, if what stands before is whole.
#include "notation/lexicon.hpp"
#include "notation/matching.hpp"
#include "notation/nearest.hpp"
#include "notation/same_word.hpp"
#include "notation/sentences.hpp"
#include "notation/spoken_of.hpp"

namespace ecarte::notation {
namespace {

using std::string_view;

/// Words that hold on to what follows them: "leads K♠ to Ben", "says that Ben …".
bool joins_what_follows(string_view word) {
  return one_of(
      word,
      {"to",   "of",    "on",    "upon",    "in",      "into",   "from",    "by",    "with",  "for",
       "at",   "over",  "under", "that",    "if",      "as",     "because", "than",  "and",   "or",
       "nor",  "but",   "while", "when",    "who",     "which",  "what",    "how",   "where", "why",
       "whom", "since", "till",  "until",   "before",  "after",  "not",     "never", "the",   "a",
       "an",   "his",   "her",   "without", "against", "though", "like",    "so",    "is",    "was",
       "has",  "had",   "says",  "lets",    "let"});
}

/// What somebody answers to a proposal in a word.
bool answers_alone(string_view word) {
  return one_of(word, {"yes", "ok", "okay", "sure", "fine", "no"});
}

/// Verbs with which the same person may go on: "takes 3", and not "cards", "tricks".
bool may_follow_on(string_view word) {
  return is_finite(word) && word.ends_with('s') &&
         one_of(verb_meant(word), {"takes", "asks", "discards", "throws", "leads", "plays", "turns",
                                   "says", "proposes", "accepts", "refuses", "looks", "marks",
                                   "gives", "gets", "announces", "wins"}) &&
         !one_of(word, {"deals", "hands"});
}

/// Acts that are done, and told in full: what is found or claimed goes on in a sentence of its own.
bool all_done(const std::vector<Act>& acts, std::size_t from) {
  constexpr record::ActKinds kDone{
      ActKind::Shuffle,  ActKind::Cut,     ActKind::Give,      ActKind::Packet,
      ActKind::Turn,     ActKind::Expose,  ActKind::Announce,  ActKind::Mark,
      ActKind::Propose,  ActKind::Ask,     ActKind::Accept,    ActKind::Refuse,
      ActKind::Stand,    ActKind::Discard, ActKind::Take,      ActKind::Find,
      ActKind::Play,     ActKind::Made,    ActKind::TakeTrick, ActKind::AnswerNumber,
      ActKind::TakeBack, ActKind::DealerIs};
  return acts.size() > from &&
         std::all_of(acts.begin() + static_cast<std::ptrdiff_t>(from), acts.end(),
                     [&](const Act& act) { return kDone.has(act.kind); });
}

string_view last_word(const char* begin, const char* end) {
  const char* from = end;
  while (from != begin && !blank(from[-1]) && from[-1] != ',' && from[-1] != ':') {
    --from;
  }
  return {from, static_cast<std::size_t>(end - from)};
}

}  // namespace

/// Past what joins two sentences, if that stands at `at`: ", and", "but"; else `at`.
const char* Sentences::behind_join(const char* start, const char* at, const char* stop) const {
  constexpr int kMostParts = 6;
  if (at == start || parts_ > kMostParts || (*at != ',' && *at != ' ') || at[-1] == ',') {
    return at;
  }
  Input in(at, stop, "");
  const bool joins =
      p::parse<p::sor<p::seq<g::comma, p::opt<g::also>>, p::seq<g::blanks, g::also>>>(in);
  return joins && !in.empty() ? in.current() : at;
}

/// May a sentence end where it was read to?
bool Sentences::ends_whole() {
  const char* const at = skip_blanks(here());
  const bool quote = here() != in_.begin() && (here()[-1] == '"' || here()[-1] == '\x9d');
  return at == end_ || string_view(";.,(/").find(*at) != string_view::npos || quote ||
         p::parse<p::at<p::sor<g::carry, g::sentence_end, g::next_trick>>>(in_);
}

/// Does somebody's next act begin at `at`, behind an act that begins at `start`?
bool Sentences::next_act_at(const char* start, const char* at, const char* stop) {
  const char* before_end = at;
  while (before_end != start && blank(before_end[-1])) {
    --before_end;
  }
  const string_view before = last_word(start, before_end);
  if (before_end == at || before.empty()) {
    return false;
  }
  const string_view left(at, static_cast<std::size_t>(stop - at));
  const auto named = d_.names->person_at(left);
  if (!named) {
    const string_view next = word_from(skip_blanks(at + word_from(at).size()));
    return !joins_what_follows(before) &&
           (may_follow_on(word_from(at)) || (word_from(at) == "they" && find_verb_row(next) >= 0));
  }
  const char* const what = skip_blanks(at + named->size);
  if (what == at + named->size || what >= stop) {
    return false;
  }
  const string_view rest(what, static_cast<std::size_t>(stop - what));
  const string_view word = word_from(what);
  const auto is_card = [&](string_view text) {
    return g::card_size(text) > 0 || one_of(text, {"as", "ah", "ad"});
  };
  if (is_card(rest) || one_of(word, {"as", "ah", "ad"})) {
    return is_card(before);  // "Y K♥ A 7♠"
  }
  if (joins_what_follows(before)) {
    return false;
  }
  if (g::digits_size(rest) > 0) {
    return is_card(before) || g::digits_size(before) > 0 || verb_meant(before) == "accepts" ||
           one_of(before, {"card", "cards", "trick", "tricks"}) || answers_alone(before);
  }
  const bool verb = find_verb_row(word) >= 0
                        ? is_finite(word) || one_of(word, {"prop", "acc", "ref"})
                        : in_short(word) || !slip_for(word, verb_words()).empty();
  return answers_alone(word) || verb;
}

/// Reads the sentence or trick that begins here; if it cannot be read as one, as several. False if
/// no sentence ends where it was read to.
bool Sentences::item_or_several() {
  const char* const start = here();
  const bool carried = carry_;
  const g::Expected* const went = went_before_;
  const Untried before = Untried::with_cards(d_);
  std::optional<LineError> unread;
  Repeated said;
  const auto again = [&] {
    before.restore(d_, start);
    go_to(start);
    carry_ = carried;
    went_before_ = went;
    repeated_ = said;
  };
  const auto of_letter = [&] {
    const bool read = depth_ == 0 && of_the_teller(start) && d_.refused.size() == before.refused;
    if (!read) {
      again();
    }
    return read;
  };
  if (d_.names->knows_teller() && has_word_of_letter({start, g::clause_size(rest())})) {
    said = repeated_;
    if (of_letter()) {
      return true;
    }
  }
  try {
    item();
    if (ends_whole()) {
      return true;
    }
  } catch (const LineError& error) {
    if (error.id == "too-many-acts") {
      throw;
    }
    unread = error;
  }
  const record::Actor actor = d_.act.actor;
  said = said_before_;
  again();
  // What has two senses as it stands has them in any order.
  const bool in_order = unread && (unread->id != "two-senses" || unread->message == kCardPassed);
  if (in_order && in_other_order(start, true)) {
    return true;
  }
  again();
  if (several(start, before, unread)) {
    return true;
  }
  again();
  if (of_letter()) {
    return true;
  }
  if (in_order && in_other_order(start, false)) {
    return true;
  }
  again();
  if (!unread) {
    item();
    return false;
  }
  d_.act.actor = actor;
  throw *unread;
}

/// The clause that begins here, if it tells of acts with nothing between them. What cannot be read
/// behind an act that can is then what is wrong with it.
bool Sentences::several(const char* start, const Untried& before,
                        std::optional<LineError>& unread) {
  const char* const stop = start + g::clause_size(rest());
  const bool carried = carry_;
  const g::Expected* const went = went_before_;
  const Repeated said = repeated_;
  const std::size_t passed = before.passed_over;
  for (const char* at = start; at < stop; ++at) {
    if (*at == '"' || *at == '\xe2') {
      if (g::card_size({at, static_cast<std::size_t>(stop - at)}) == 0 && *at == '"') {
        return false;  // speech
      }
    }
    const char* const joined = behind_join(start, at, stop);
    if (at == start || (joined == at && (!blank(at[-1]) || !next_act_at(start, at, stop)))) {
      continue;
    }
    const char* last = at;
    while (blank(last[-1])) {
      --last;
    }
    before.restore(d_, start);
    d_.passed_over->resize(passed);
    Sentences first(start, last, d_);
    first.hangs_ = mentions_clause({start, static_cast<std::size_t>(last - start)});
    first.carry_ = carried;
    first.went_before_ = went;
    first.repeated_ = said;
    try {
      first.item();
    } catch (const LineError&) {
      continue;
    }
    const bool whole = first.skip_blanks(first.here()) == last &&
                       all_done(d_.acts->all(), before.acts) && d_.refused.size() == before.refused;
    if (!whole) {
      continue;
    }
    const Act* const told = d_.acts->last();
    if (d_.act.actor == record::kNobody && told != nullptr && record::is_player(told->actor)) {
      d_.act.actor = told->actor;  // "8♦ up marks it"
    }
    const std::size_t acts = d_.acts->size();
    Sentences others(joined, stop, d_);
    others.hangs_ = mentions_clause({joined, static_cast<std::size_t>(stop - joined)});
    others.carry_ = true;
    others.repeated_ = first.repeated_;
    others.parts_ = parts_ + 1;
    try {
      while (!others.at_end()) {
        others.item_and_stop();
      }
    } catch (const LineError& error) {
      if (joined == at && (!unread || error.begin > unread->begin)) {
        unread = error;
      }
      continue;
    }
    if (d_.refused.size() == before.refused && (joined == at || all_done(d_.acts->all(), acts))) {
      go_to(stop);
      went_before_ = others.went_before_;
      repeated_ = others.repeated_;
      carry_ = others.carry_;
      return true;
    }
  }
  return false;
}

}  // namespace ecarte::notation
