// SPDX-License-Identifier: MIT
//
// What is of no bearing on any ruling, and is kept as it was written.
#include "notation/matching.hpp"
#include "notation/nearest.hpp"
#include "notation/next_word.hpp"
#include "notation/same_word.hpp"
#include "notation/sentences.hpp"
#include "record/words.hpp"

namespace ecarte::notation {

/// The first word of the game in a clause, which may hide an act; empty if there is none.
std::string_view game_word_in(const char* at, const char* end, bool objects) {
  static constexpr auto kActs = std::to_array<std::string_view>(
      {"announces", "marks",   "proposes",  "accepts", "refuses", "declines", "discards", "gives",
       "turns",     "exposes", "shows",     "claims",  "revokes", "cuts",     "shuffles", "leads",
       "plays",     "takes",   "throws",    "trumps",  "draws",   "counts",   "looks",    "finds",
       "withdraws", "alters",  "completes", "gathers", "demands", "requires", "resigns",  "wins",
       "loses",     "holds",   "pays",      "stakes",  "bets",    "covers",   "redeals"});
  static constexpr auto kObjects = std::to_array<std::string_view>(
      {"it",   "them",    "one",     "ones",  "that",  "this",    "those",   "these", "some",
       "any",  "none",    "all",     "both",  "other", "others",  "another", "first", "next",
       "last", "two",     "three",   "four",  "five",  "six",     "seven",   "eight", "nine",
       "ten",  "himself", "herself", "again", "back",  "down",    "up",      "out",   "aside",
       "off",  "more",    "too",     "away",  "twice", "nothing", "together"});
  Input in(at, end, "");
  while (!in.empty()) {
    const char* from = in.current();
    const std::string_view token(from, static_cast<std::size_t>(end_of_token(from, end) - from));
    if (p::parse<p::sor<g::digits, g::card>>(in) || slip_in_card(token) != nullptr) {
      return token;
    }
    if (!p::parse<g::word>(in)) {
      in.bump(1);
      continue;
    }
    const std::string_view word(from, static_cast<std::size_t>(in.current() - from));
    std::string small(word);
    small[0] = small[0] >= 'A' && small[0] <= 'Z' ? static_cast<char>(small[0] + 32) : small[0];
    const std::size_t hyphen = small.find('-');  // "three-two"
    if (hyphen != std::string::npos &&
        one_of(std::string_view(small).substr(0, hyphen), {"two", "three"})) {
      return word;
    }
    const int gerund = verb_of_gerund(small);
    const std::string_view verb =
        gerund >= 0 ? verb_rows()[static_cast<std::size_t>(gerund)].verb : verb_meant(small);
    const std::string_view stem(small.data(), small.size() - (small.ends_with('s') ? 1 : 0));
    const auto words = game_words();
    if (std::ranges::find(words, stem) != words.end() ||
        std::ranges::find(words, small) != words.end() ||
        std::ranges::find(kActs, verb) != kActs.end() ||
        (objects && std::ranges::find(kObjects, small) != kObjects.end())) {
      return word;
    }
  }
  return {};
}

namespace {

/// "throws out one", "gives him three", "takes two of them": so many, and not said of what, which
/// are cards as like as not.
bool counts_the_unnamed(const char* at, const char* end) {
  static constexpr auto kNumbers = std::to_array<std::string_view>(
      {"one", "two", "three", "four", "five", "six", "seven", "eight", "both", "another"});
  static constexpr auto kNoThing = std::to_array<std::string_view>(
      {"out", "up", "down", "back", "away", "aside", "off", "again", "instead", "too", "across",
       "from", "to", "in", "on", "face", "each", "over"});
  const auto is_in = [](const auto& words, std::string_view word) {
    return std::ranges::find(words, word) != words.end();
  };
  std::string_view number;
  bool of = false;
  Input in(at, end, "");
  for (std::string_view word = next_word(in); !word.empty(); word = next_word(in)) {
    const bool behind = !number.empty() && !of;
    if (behind && (word == "more" || word == "less")) {
      continue;
    }
    if ((behind && is_in(kNoThing, word)) ||
        (of &&
         is_in(std::to_array<std::string_view>({"them", "these", "those", "his", "hers"}), word))) {
      return true;
    }
    of = behind && word == "of";
    number = of || is_in(kNumbers, word) ? word : std::string_view{};
  }
  return !number.empty() && !of;
}

/// Does somebody do in the words, behind the first, what is done with cards?
bool does_somebody(const char* at, const char* end, const Here& here) {
  bool subject = false;
  for (const char* c = at; c < end;) {
    Input in(c, end, "");
    if (!p::parse<g::word>(in)) {
      subject = subject && blank(*c);
      ++c;
      continue;
    }
    const std::string_view word(c, static_cast<std::size_t>(in.current() - c));
    if (subject &&
        one_of(verb_meant(word), {"picks", "gets", "lays", "puts", "drops", "returns"})) {
      return true;
    }
    const auto who = c == at ? std::nullopt : person_at(c, end, here);
    subject = c != at && (who || one_of(word, {"he", "she"}));
    c = who ? who->end : in.current();
  }
  return false;
}

}  // namespace

/// "clears out four": what no law asks about is no such thing where it counts cards.
void Sentences::refuse_count_passed(const char* phrase) {
  const char* const stop = end_of_clause(phrase, end_, here_now());
  if (depth_ == 0 && counts_the_unnamed(phrase, stop)) {
    throw LineError{"unknown-verb", phrase, stop,
                    "expected what was done with them, such as discards 3, or takes 3"};
  }
}

/// "that Y did not notice the voice": what is no fault, whatever was found; what somebody did not
/// do, or thought, and what has nothing of the game in it.
bool tells_no_fault(const char* at, const char* end) {
  static constexpr auto kThought =
      std::to_array<std::string_view>({"thought", "thinks", "believed", "believes", "supposed",
                                       "supposes", "knew", "knows", "not", "never"});
  Input in(at, end, "");
  p::parse<g::word>(in);  // "finds"
  const char* what = in.current();
  for (std::string_view word = next_word(in); !word.empty(); word = next_word(in)) {
    if (std::ranges::find(kThought, word) != kThought.end()) {
      return true;
    }
  }
  return game_word_in(what, end, false).empty();
}

/// Words that begin a sentence of which no player is the subject: "there is no rule-book".
bool tells_of_no_player(std::string_view first) {
  static constexpr auto kBeginnings = std::to_array<std::string_view>(
      {"there", "it",  "the",   "everybody", "everyone", "all",  "nothing", "nobody", "his", "her",
       "my",    "our", "their", "a",         "an",       "no",   "i",       "we",     "I",   "We",
       "There", "It",  "The",   "Everybody", "Everyone", "All",  "Nothing", "Nobody", "His", "Her",
       "My",    "Our", "Their", "An",        "No",       "this", "that",    "This",   "That"});
  return std::ranges::find(kBeginnings, first) != kBeginnings.end();
}

void Sentences::keep_of_nobody(const char* start, const char* stop, std::uint8_t flags) {
  Act act;
  act.kind = ActKind::Aside;
  act.actor = record::kNobody;
  act.flags = flags;
  act.at = d_.offset(start);
  d_.keep(act, start, stop);
  in_.bump(static_cast<std::size_t>(stop - here()));
  d_.append(act, stop);
}

/// "?": here they stopped. "?/?", or a "?" behind a comma, is a column of a score-sheet.
bool Sentences::stop_mark(const char* start) {
  const char* before = start;
  while (before != in_.begin() && blank(before[-1])) {
    --before;
  }
  const bool column = (start + 1 != end_ && start[1] == '/') ||
                      (start != in_.begin() && start[-1] == '/') ||
                      (before != in_.begin() && before[-1] == ',');
  if (*start != '?' || column || !match<g::stop_mark>()) {
    return false;
  }
  Act act;
  act.kind = ActKind::Aside;
  act.flags = record::kStopsHere;
  act.at = d_.offset(start);
  d_.keep(act, start, start + 1);
  d_.append(act, here());
  d_.act.actor = record::kNobody;
  return true;
}

/// "A two": how many of something, which is not told.
bool Sentences::number_begins(const char* words) const {
  Input in(words, end_, "");
  return p::parse<p::seq<p::sor<g::digits, g::number_word>, g::word_end>>(in);
}

/// The first bytes of the sign of a suit: "turns ♥♦" is a slip in a card.
constexpr std::string_view kSuitSign = "\xe2\x99";

/// "writes to the Secretary": what no law asks about is kept as it was said, if nothing of the game
/// is in it.
bool Sentences::kept_as_said(const char* start, const char* words, bool subject) {
  // After these something of the game follows, by whatever name.
  static constexpr auto kMain = std::to_array<std::string_view>(
      {"takes",   "gives",  "puts",   "turns",   "holds",    "makes", "plays",  "throws",  "draws",
       "shows",   "looks",  "lays",   "drops",   "calls",    "keeps", "leaves", "gets",    "comes",
       "stands",  "asks",   "has",    "is",      "lets",     "picks", "leads",  "cuts",    "sees",
       "answers", "begins", "points", "touches", "returns",  "helps", "lifts",  "covers_", "lies",
       "does",    "will",   "are",    "owns",    "continues"});
  if (d_.act.actor == record::kNobody && !d_.subject_is_somebody) {
    words = start;  // "the lamp goes out"
    subject = false;
  }
  const char* stop = end_of_clause(words, end_, here_now());
  const std::string_view first = word_from(words);
  if (first.empty() || in_short(first) || depth_ > 0 || !d_.listed.empty() || words == stop) {
    return false;
  }
  const bool figures = first.find_first_of("0123456789") != std::string_view::npos;
  if (subject && (looks_like_a_name(first) || figures || number_begins(words))) {
    return false;
  }
  if (!subject && !tells_of_no_player(first)) {
    return false;
  }
  const std::string_view verb = verb_meant(first);
  const bool known = !verb.empty();
  if (known && (!subject || std::ranges::find(kMain, verb) == kMain.end())) {
    return false;
  }
  if (one_of(first, {"deal", "deals", "dealt", "cut", "cuts", "lead", "leads", "led"})) {
    return false;  // what only players do with cards
  }
  if (std::find(words, stop, ':') != stop || std::find(words, stop, '"') != stop) {
    return false;  // a list, or speech, in which an act may be
  }
  const char* const behind = known     ? skip_blanks(words + first.size())
                             : subject ? words
                                       : past_onlookers_verb(words, stop);
  const char* const rest = std::min(behind, stop);         // the blanks may go on behind the words
  const bool done = !known && (subject || rest != words);  // by a player, or by an onlooker
  if (does_somebody(words, stop, here_now())) {
    return false;  // "the same number he picked up"
  }
  const bool suit = std::search(rest, stop, kSuitSign.begin(), kSuitSign.end()) != stop;
  if (rest == stop || suit || !game_word_in(rest, stop, known).empty() ||
      (done && counts_the_unnamed(rest, stop))) {
    return false;
  }
  if (subject && stop - words <= 2) {
    return false;  // a verb in its first letters
  }
  if (known && stop - rest == 1) {
    return false;  // "turns Y": a letter alone is a name, or a slip in a card
  }
  if (!known && subject && !slip_for(first, verb_words()).empty()) {
    return false;  // a slip of the pen, as like as not
  }
  Act act;
  act.kind = ActKind::Aside;
  act.actor = subject ? d_.act.actor : record::kNobody;
  act.flags = record::kUnread;
  act.at = d_.offset(start);
  // Words of no bearing before the verb are kept with it: "there is no light".
  const std::string name = subject ? d_.names->names().of(d_.act.actor) : std::string{};
  const bool named =
      !name.empty() &&
      std::string_view(start, static_cast<std::size_t>(words - start)).starts_with(name);
  const char* from = named ? skip_blanks(start + name.size()) : words;
  if (from > words || std::string_view{",.;"}.find(*from) != std::string_view::npos) {
    from = words;
  }
  d_.keep(act, from, stop);
  in_.bump(static_cast<std::size_t>(stop - here()));
  d_.append(act, stop);
  went_before_ = nullptr;
  return true;
}

}  // namespace ecarte::notation
