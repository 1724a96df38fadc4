// SPDX-License-Identifier: MIT
//
// A line as a score-sheet has it: columns that say who, what and how many, and leave the verb out,
// as the table of cells has them (words_cells.cpp), or in its first letters. Asked only where a
// sentence cannot be read as it stands; what may be two things at this moment is refused.
#include "notation/matching.hpp"
#include "notation/same_word.hpp"
#include "notation/sentences.hpp"

namespace ecarte::notation {
namespace {

using std::string_view;

/// A verb that is written by its first letters, and when.
struct Lettered {
  string_view verb;
  When when = kAlways;
  std::size_t least = 1;  ///< letters
};

constexpr auto kLettered = std::to_array<Lettered>({
    {"deals", kBefore | kDealing},
    {"cuts", kBefore},
    {"shuffles", kBefore},
    {"proposes", kDealing | kTurned | kExchanging | kByOther},
    {"plays", kDealing | kTurned | kExchanging | kPlaying},
    {"accepts", kAsked},
    {"refuses", kAsked},
    {"declines", kAsked, 3},
    {"discards", kExchanging},
    {"throws", kExchanging, 2},
    {"takes", kExchanging},
    {"leads", kTurned | kExchanging | kPlaying},
    {"wins", kExchanging | kPlaying | kOver},
    {"marks", kTurned | kAsked | kExchanging | kPlaying | kOver},
    {"scores", kTurned | kAsked | kExchanging | kPlaying | kOver},
});

/// Does the word stand for the verb: its first letters, or those of them that are no vowels? What
/// ends it, as in "dlt", "refs", and in "dlr" for who deals, is of it too.
bool letters_of(string_view word, const Lettered& of) {
  constexpr string_view kVowels = "aeiou";
  if (word.size() < of.least || word.size() >= of.verb.size() || lower(word[0]) != of.verb[0]) {
    return false;
  }
  const auto begins = [&](string_view letters) {
    return same_word(letters, of.verb.substr(0, letters.size()));
  };
  const string_view endings = of.verb == "deals" ? "trs" : "ds";
  const bool ending = word.size() > 2 && endings.find(lower(word.back())) != string_view::npos;
  const string_view stem = word.substr(0, word.size() - (ending ? 1 : 0));
  if (begins(word) || (stem.size() > 2 && begins(stem))) {
    return true;
  }
  std::size_t at = 0;
  for (const char& letter : stem) {
    at = at == string_view::npos ? at : of.verb.find(lower(letter), at);
    at = at == string_view::npos ? at : at + 1;
    if (kVowels.find(lower(letter)) != string_view::npos && &letter != stem.data()) {
      return false;
    }
  }
  return at != string_view::npos;
}

/// Does the text, behind whoever is named in it, begin with what is answered to a proposal?
bool is_answer(string_view text, const NameTable& names) {
  const auto trim = [&text] {
    text.remove_prefix(std::min(text.find_first_not_of(" \t.:;,/"), text.size()));
  };
  trim();
  if (const auto who = names.person_at(text)) {
    text.remove_prefix(who->size);
    trim();
  }
  const string_view word = text.substr(0, g::word_size(text));
  constexpr Lettered kAccepts{"accepts"};
  constexpr Lettered kRefuses{"refuses"};
  return !word.empty() && (letters_of(word, kAccepts) || letters_of(word, kRefuses) ||
                           one_of(verb_meant(word), {"accepts", "refuses", "declines"}) ||
                           one_of(word, {"yes", "no", "ok", "gives", "declined"}));
}

/// Does a column of a sheet begin here, behind a comma or a blank?
bool may_begin_cell(string_view text, bool comma, const NameTable& names) {
  const auto named = names.person_at(text);
  if (named) {
    text.remove_prefix(named->size);
    text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
  }
  const string_view word = text.substr(0, g::word_size(text));
  const bool marks = text.starts_with('+') && g::digits_size(text.substr(1)) > 0;
  const bool counts = g::digits_size(text) > 0 ||
                      one_of(word, {"point", "vole", "king", "K", "up", "trick", "all"});
  const bool changes = named && one_of(word, {"x"});  // "Ned x 2"
  return marks || (comma && (counts || changes)) ||
         (comma && !named && is_finite(word) && word.ends_with('s'));
}

}  // namespace

/// Past the blanks, and the colon, behind whoever heads a column: "Rob: +1".
const char* Sentences::behind_column(const char* at) const {
  at = skip_blanks(at);
  return at != end_ && *at == ':' ? skip_blanks(at + 1) : at;
}

/// "Rob: p", "Rob: +1", "Rob: 3 tr": a column, and nothing that is said.
bool Sentences::column_first(const char* start) {
  const auto named = d_.names->person_at(rest());
  if (!named || start + named->size == end_ || start[named->size] != ':') {
    return false;
  }
  const char* const what = behind_column(start + named->size);
  const string_view left(what, static_cast<std::size_t>(end_ - what));
  const std::size_t digits = g::digits_size(left);
  const char* const noun = skip_blanks(what + digits);
  const bool counted =
      digits > 0 && (noun == end_ || string_view(".,;").find(*noun) != string_view::npos ||
                     one_of(word_from(noun), {"tr", "trs", "tricks", "trick", "pt", "point",
                                              "points", "card", "cards"}));
  const bool marks = left.starts_with('+') && g::digits_size(left.substr(1)) > 0;
  const string_view word = word_from(what);
  if (marks || counted) {
    return cell(start, named->actor);
  }
  return (word.size() == 1 || in_short(word)) && verb_in_letters(start);
}

/// A column: "Rob +1", "3/2", "up Q♥".
bool Sentences::cell(const char* start, record::Actor last) {
  const auto named = d_.names->person_at(rest());
  if (named && !record::is_player(named->actor)) {
    return false;
  }
  d_.begin(start);
  d_.act.actor = named ? named->actor : last;
  if (d_.act.actor == record::kNobody) {
    d_.act.actor = d_.moment.last_actor();
  }
  Here now = here_now();
  now.moment.asks_more();
  const char* const what = named ? behind_column(start + named->size) : skip_blanks(start);
  const auto said = hear_cell(what, end_, now, named.has_value());
  if (!said) {
    return false;
  }
  go_to(named ? what : start);
  heard(start, *said);
  const Act* const told = d_.acts->last();
  if (!named && told != nullptr && record::is_player(told->actor)) {
    d_.act.actor = told->actor;
  }
  return true;
}

/// "Rob dl 3-2", "Sol p": the verb that can be meant at this moment, in full.
bool Sentences::verb_in_letters(const char* start) {
  const auto named = d_.names->person_at(rest());
  if (!named || !record::is_player(named->actor)) {
    return false;
  }
  const char* const at = behind_column(start + named->size);
  const string_view all = word_from(at);
  const std::size_t letters = std::min(all.find_first_of("0123456789"), all.size());
  const string_view word = all.substr(0, letters);  // "w3" wins 3
  const char* const behind = at + word.size();
  constexpr std::size_t kMostLetters = 5;
  if (word.empty() || word.size() > kMostLetters || at == start + named->size || is_finite(word)) {
    return false;
  }
  d_.begin(start);
  d_.act.actor = named->actor;
  const Here now = here_now();
  now.moment.asks_more();
  const When when = now.moment.of(named->actor);
  std::vector<string_view> meant;
  for (const Lettered& one : kLettered) {
    if (fits(one.when, when) && letters_of(word, one)) {
      meant.push_back(one.verb);
    }
  }
  const char* const what = skip_blanks(behind);
  const string_view left(what, static_cast<std::size_t>(end_ - what));
  if (meant.size() == 2 && meant[0] == "proposes") {  // "p": what is told next says which
    const bool answered = is_answer(left, *d_.names);
    const bool card = g::card_size(left) > 0;
    meant = answered ? std::vector{meant[0]} : card ? std::vector{meant[1]} : meant;
  }
  if (meant.empty()) {
    return false;
  }
  if (meant.size() > 1) {
    std::string either;
    for (const string_view verb : meant) {
      either += (either.empty() ? "" : " or ") + std::string(verb);
    }
    throw LineError{"two-senses", word.data(), word.data() + word.size(),
                    "expected " + either + ", since " + std::string(word) + " may be either"};
  }
  Heard full;
  full.end = std::find(behind, std::max(end_of_clause(behind, end_, now), behind), ',');
  full.means = now.names.names().of(named->actor) + " " + std::string(meant[0]);
  const char* const slash = std::find(behind, full.end, '/');
  if (meant[0] == "deals" && slash != full.end) {  // "3/2"
    full.copy(behind, slash);
    full.means += '-';
    full.copy(slash + 1, full.end);
  } else {
    full.means += letters < all.size() ? " " : "";
    full.copy(behind, full.end);
  }
  go_to(at);
  heard(start, full);
  d_.act.actor = named->actor;
  return true;
}

/// Reads what begins here up to a column that a comma or a blank parts from it, and what follows in
/// the clause.
bool Sentences::before_cell(const char* start, const Untried& before, bool carried) {
  const char* const stop = start + g::clause_size(rest());
  for (const char* at = start; at < stop; ++at) {
    const bool comma = *at == ',';
    const char* const next = skip_blanks(at + 1);
    if (at == start || (!comma && !blank(*at)) || next >= stop ||
        !may_begin_cell({next, static_cast<std::size_t>(stop - next)}, comma, *d_.names)) {
      continue;
    }
    const char* last = at;
    while (blank(last[-1])) {
      --last;
    }
    before.restore(d_, start);
    Sentences first(start, last, d_);
    first.carry_ = carried;
    first.repeated_ = repeated_;
    try {
      first.item_or_cell();
    } catch (const LineError&) {
      continue;
    }
    if (first.skip_blanks(first.here()) == last && d_.acts->size() > before.acts &&
        d_.refused.size() == before.refused) {
      const Act* const told = d_.acts->last();
      if (d_.act.actor == record::kNobody && record::is_player(told->actor)) {
        d_.act.actor = told->actor;
      }
      Sentences others(next, stop, d_);
      others.carry_ = true;
      others.repeated_ = first.repeated_;
      try {
        while (!others.at_end()) {
          others.item_and_stop();
        }
      } catch (const LineError&) {
        continue;
      }
      if (d_.refused.size() != before.refused) {
        continue;
      }
      go_to(stop);
      repeated_ = others.repeated_;
      went_before_ = nullptr;
      return true;
    }
  }
  return false;
}

/// A sentence, or what stands for one in a score-sheet.
void Sentences::item_or_cell() {
  if (depth_ > 0) {
    item();
    return;
  }
  const char* const start = here();
  const bool carried = carry_;
  const g::Expected* const went = went_before_;
  const Repeated said = repeated_;
  const Untried before = Untried::with_cards(d_);
  const record::Actor last = before.actor;
  std::optional<LineError> unread;
  record::Actor actor = record::kNobody;
  if (rest().find(':') != string_view::npos) {
    try {
      if (column_first(start)) {
        return;
      }
    } catch (const LineError&) {
      actor = record::kNobody;  // it may be said after all
    }
    before.restore(d_, start);
    go_to(start);
    carry_ = carried;
  }
  try {
    if (item_or_several()) {
      return;
    }
  } catch (const LineError& error) {
    Input in(start, end_, "");
    const bool trick =
        went == &g::kExpected<g::reply> || (!carried && p::parse<p::at<g::trick_number>>(in));
    if (error.id == "too-many-acts" || trick) {
      throw;
    }
    unread = error;
    actor = d_.act.actor;
  }
  const auto again = [&] {
    before.restore(d_, start);
    go_to(start);
    carry_ = carried;
    went_before_ = went;
    repeated_ = said;
  };
  const auto reads = [&](auto&& way) {
    again();
    try {
      return way() && ends_whole();
    } catch (const LineError& error) {
      if (error.id == "two-senses") {
        unread = error;
      }
      return false;
    }
  };
  const Rewritten* const line = d_.rewritten;
  const auto tried = [&](auto&& way) {
    const bool read = reads(way);
    d_.rewritten = read ? d_.rewritten : line;
    return read;
  };
  if (tried([&] { return cell(start, last); }) || tried([&] { return verb_in_letters(start); }) ||
      ((!unread || unread->id != "two-senses") &&
       tried([&] { return before_cell(start, before, carried); }))) {
    return;
  }
  again();
  if (!unread) {
    item();
    return;
  }
  d_.act.actor = actor;
  throw *unread;
}

}  // namespace ecarte::notation
