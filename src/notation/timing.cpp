// SPDX-License-Identifier: MIT
//
// Two acts at one moment, and an order that is not known or in dispute: "Y announces the king,
// before or after that". What is left of such a sentence is read like any other.
#include "record/timing.hpp"

#include <array>

#include "notation/lexicon.hpp"
#include "notation/matching.hpp"
#include "notation/same_word.hpp"
#include "notation/sentences.hpp"
#include "notation/timing.hpp"
#include "notation/timing_words.hpp"
#include "record/words.hpp"

namespace ecarte::notation {
namespace {

using record::Timed;
using std::string_view;

constexpr string_view kBlanks = " \t";

string_view trimmed(string_view text) {
  const std::size_t first = text.find_first_not_of(" \t,:");
  if (first == string_view::npos) {
    return text.substr(text.size());
  }
  return text.substr(first, text.find_last_not_of(" \t,:") - first + 1);
}

/// Past `words` at the beginning of `text`, whatever the case of its first letter; 0 if it does not
/// begin so.
std::size_t begins_with(string_view text, string_view words) {
  if (text.size() < words.size() || !same_word(text.substr(0, words.size()), words)) {
    return 0;
  }
  const bool whole = text.size() == words.size() || !g::is_word_char(text[words.size()]);
  return whole ? words.size() : 0;
}

template <std::size_t N>
std::size_t begins_with_any(string_view text, const std::array<string_view, N>& list) {
  std::size_t longest = 0;
  for (const string_view words : list) {
    longest = std::max(longest, begins_with(text, words));
  }
  return longest;
}

/// The last place in `text` where `words` stand as words, not the first; npos if nowhere.
std::size_t last_words(string_view text, string_view words) {
  std::size_t last = string_view::npos;
  for (std::size_t at = text.find(words, 1); at != string_view::npos;
       at = text.find(words, at + 1)) {
    const std::size_t behind = at + words.size();
    if (kBlanks.find(text[at - 1]) != string_view::npos &&
        (behind == text.size() || !g::is_word_char(text[behind]))) {
      last = at;
    }
  }
  return last;
}

/// `text` without words at its end that say that it is disputed.
string_view without_trailing(string_view text) {
  const std::size_t comma = text.rfind(',');
  const string_view tail = comma == string_view::npos ? string_view{} : trimmed(text.substr(comma));
  return !tail.empty() && begins_with_any(tail, kTrailing) == tail.size() ? text.substr(0, comma)
                                                                          : text;
}

/// "Y looks at his hand, which is disputed", "…, which A denies": what stands behind the last
/// comma.
bool tells_of_dispute(string_view tail, const NameTable& names) {
  static constexpr auto kOfFact = std::to_array<string_view>(
      {"which is disputed", "this is disputed", "that is disputed", "it is disputed", "disputed",
       "which is denied", "which is in dispute", "it is in dispute"});
  const std::size_t which = begins_with(tail, "which");
  const string_view who = trimmed(tail.substr(which));
  if (const auto named = which == 0 ? std::nullopt : names.person_at(who)) {
    return one_of(trimmed(who.substr(named->size)), {"disputes", "disputed", "denies", "denied"});
  }
  return std::ranges::find(kOfFact, tail) != kOfFact.end();
}

/// "Y accepted or refused": the first of two words of which the one denies the other, or of the
/// same, and not. Else nothing.
string_view first_of_two(string_view told) {
  static constexpr auto kOthers = std::to_array<string_view>(
      {" or refused", " or refuses", " or declined", " or declines", " or accepted", " or accepts",
       " or played", " or plays", " or proposed", " or proposes", " or not", " or no"});
  for (const string_view other : kOthers) {
    if (told.ends_with(other)) {
      return told.substr(0, told.size() - other.size());
    }
  }
  return {};
}

/// "Y says before, A says after".
bool tells_two_accounts(string_view text) {
  const std::size_t before = text.find(" says before");
  const std::size_t after = text.find(" says after");
  if (before == string_view::npos || after == string_view::npos) {
    return false;
  }
  const std::size_t first = std::min(before, after);
  const std::size_t second = std::max(before, after);
  const std::size_t names = text.substr(0, first).find_first_of(",;\"");
  const string_view rest = text.substr(second + (second == after ? 11 : 12));
  return names == string_view::npos && (rest.empty() || rest == " that" || rest == " it");
}

/// Where a sentence says how its act lay to another.
struct Found {
  std::size_t at = string_view::npos;
  TimingWords words{};
};

/// The first of the words that say so; of what is disputed, a bare "before" will do.
Found find_timing(string_view told, bool whether) {
  Found found;
  const auto look_for = [&](const TimingWords& one) {
    const std::size_t place = last_words(told, one.words);
    if (place != string_view::npos && !in_quotes(told, place) &&
        (found.at == string_view::npos || place < found.at)) {
      found = {place, one};
    }
  };
  std::ranges::for_each(kTimings, look_for);
  if (found.at == string_view::npos && whether) {
    look_for({"before", Timed::EitherWay, true});
    look_for({"after", Timed::EitherWay, true});
  }
  return found;
}

/// How many bytes "as" or "with" takes, before the other act.
std::size_t joins_act(string_view text) {
  return std::max({begins_with(text, "as"), begins_with(text, "with"), begins_with(text, "that")});
}

/// What such a line has in it somewhere, at the beginning of a word.
constexpr auto kMarks =
    std::to_array<string_view>({"as ",           "at once",        "at one moment",
                                "at the same",   "at the very",    "at that very",
                                "after",         "before",         "both ",
                                "disput",        "first",          "in the same",
                                "in the act",    "in which order", "or after",
                                "or before",     "same ",          "simultaneous",
                                "together with", "whether ",       "which is not known",
                                "denie"});

constexpr unsigned letter_number(char c) {
  return static_cast<unsigned>(static_cast<unsigned char>(lower(c))) - 'a';
}

/// For each first letter of a mark, its second letters, as bits. Every line is asked, and of nearly
/// every word these two say that it begins none.
constexpr auto kSecondLetters = [] {
  std::array<std::uint32_t, 256> letters{};
  for (const string_view mark : kMarks) {
    for (const int capital : {0, 32}) {
      letters[static_cast<std::size_t>(mark[0] - capital)] |= std::uint32_t{1}
                                                              << letter_number(mark[1]);
    }
  }
  return letters;
}();

bool may_begin_mark(char first, char second) {
  const std::uint32_t seconds = kSecondLetters[static_cast<unsigned char>(first)];
  return seconds != 0 && letter_number(second) < 26U &&
         (seconds >> letter_number(second) & 1U) != 0;
}

bool begins_mark(string_view text) {
  return text.size() >= 2 && may_begin_mark(text[0], text[1]) &&
         std::ranges::any_of(kMarks, [text](string_view mark) {
           return lower(text[1]) == mark[1] && text.size() >= mark.size() &&
                  same_word(text.substr(0, mark.size()), mark);
         });
}

}  // namespace

bool in_quotes(string_view text, std::size_t at) {
  return std::ranges::count(text.substr(0, at), '"') % 2 != 0;
}

bool mentions_timing(string_view line) {
  bool begins = begins_mark(line);
  for (std::size_t at = line.find(' '); at != string_view::npos && !begins;
       at = line.find(' ', at + 1)) {
    begins = begins_mark(line.substr(at + 1));
  }
  return begins;
}

/// A sentence, or a whole line of such, that tells how two acts lay to each other.
bool Sentences::timed() {
  const char* start = here();
  const char* first = start;
  if (Input in(start, end_, ""); *start >= '0' && *start <= '9' && p::parse<g::trick_number>(in)) {
    first = in.current();
  }
  const char* const stop = end_of_sentence(first);
  const string_view clause(start, static_cast<std::size_t>(stop - start));
  return which_first(clause) || denied_behind(clause) || timed_behind(clause) ||
         timed_before(clause) || timed_beside(clause);
}

/// "it is disputed which came first", "both at once": of the two acts told last.
bool Sentences::which_first(string_view clause) {
  const std::size_t disputed = begins_with_any(clause, kDisputed);
  const string_view rest = trimmed(clause.substr(disputed));
  const bool either = tells_two_accounts(clause) ||
                      (disputed != 0 && begins_with_any(rest, kWhichFirst) == rest.size());
  const bool at_once = disputed == 0 && begins_with_any(clause, kBothAtOnce) == clause.size();
  if (!either && !at_once) {
    return false;
  }
  const auto last = record::act_back(d_.acts->all(), 1);
  const auto other = record::act_back(d_.acts->all(), 2);
  if (!last || !other) {
    throw LineError{"no-such-act", clause.data(), clause.data() + clause.size(),
                    "expected the two acts before it, one sentence each"};
  }
  in_.bump(clause.size());
  note_timing(at_once ? Timed::AtOnce : Timed::EitherWay, *last, *other, clause);
  d_.acts->all().back().at = d_.offset(clause.data());
  d_.acts->all().back().length = static_cast<std::uint8_t>(clause.size());
  d_.act.actor = record::kNobody;
  return true;
}

/// "Y announces the king, before or after that"; "it is disputed whether he did, before or after".
bool Sentences::timed_behind(string_view clause) {
  const std::size_t disputed = begins_with_any(clause, kDisputed);
  string_view sentence = trimmed(clause.substr(disputed));
  const std::size_t whether = disputed == 0 ? 0 : begins_with(sentence, "whether");
  sentence = trimmed(sentence.substr(whether));
  if (disputed != 0 && whether == 0) {
    return false;
  }
  const std::size_t comma = sentence.rfind(',');
  const bool denied =
      comma != string_view::npos && tells_of_dispute(trimmed(sentence.substr(comma)), *d_.names);
  const string_view told = denied ? sentence.substr(0, comma) : without_trailing(sentence);
  const Found found = find_timing(told, whether != 0);
  if (found.at == string_view::npos) {
    return (whether != 0 || denied) &&
           (read_disputed(told, clause) ||
            (whether != 0 && read_disputed(first_of_two(told), clause)));
  }
  if (whether != 0 && found.words.how != Timed::EitherWay) {
    return false;
  }
  string_view other = trimmed(told.substr(found.at + found.words.words.size()));
  other = trimmed(without_words_behind(other));
  if (!found.words.names_act && !other.empty()) {
    const std::size_t joins = joins_act(other);
    if (joins == 0) {
      return false;
    }
    other = trimmed(other.substr(joins));
  }
  std::size_t end = told.find_last_not_of(" \t,", found.at - 1) + 1;
  end -= told.substr(0, end).ends_with(", whether") ? string_view(", whether").size() : 0;
  if (disputed == 0 || !order_disputed({told.data(), end}, clause, other)) {
    read_timed({told.data(), end}, clause, found.words.how, other);
  }
  return true;
}

/// "At the same moment Y announces the king"; "before or after that, Y announces the king".
bool Sentences::timed_before(string_view clause) {
  const string_view told = without_trailing(clause);
  for (const TimingWords& one : kTimings) {
    const std::size_t size = begins_with(told, one.words);
    if (size == 0) {
      continue;
    }
    string_view rest = told.substr(size);
    string_view other;
    const std::size_t joins = joins_act(trimmed(rest));
    if (one.names_act || joins != 0) {
      const std::size_t stop = rest.find_first_of(",:");
      if (stop == string_view::npos) {
        return false;
      }
      other = trimmed(rest.substr(0, stop));
      other = trimmed(other.substr(one.names_act ? 0 : joins));
      rest = rest.substr(stop + 1);
    }
    rest = trimmed(rest);
    if (rest.empty()) {
      return false;
    }
    read_timed(rest, clause, one.how, other);
    return true;
  }
  return false;
}

/// "Y announces the king as he leads K♥": two acts, of which the second may have been told.
bool Sentences::timed_beside(string_view clause) {
  const std::size_t at = last_words(clause, "as");
  if (at == string_view::npos || in_quotes(clause, at)) {
    return false;
  }
  const char* who = skip_blanks(clause.data() + at + 2);
  const string_view word = word_from(who);
  const auto named = d_.names->person_at({who, static_cast<std::size_t>(end_ - who)});
  const bool pronoun = word == "he" || word == "she" || word == "they";
  if (!named && !pronoun) {
    return false;
  }
  const char* verb = skip_blanks(who + (named ? named->size : word.size()));
  const string_view meant = verb_meant(word_from(verb));
  if (called_by_verb(meant).empty()) {
    return false;
  }
  const string_view other(who, static_cast<std::size_t>(clause.data() + clause.size() - who));
  const string_view sentence = trimmed(clause.substr(0, at));
  if (meant == "gives" &&
      (sentence.find("show") != string_view::npos || sentence.find("expos") != string_view::npos)) {
    return false;  // a card shown as it is given: one act
  }
  const std::size_t before = d_.acts->size();
  const std::size_t target = read_inner(sentence, clause);
  if (const auto told = act_meant(other, target, Timed::AtOnce); told.act) {
    in_.bump(static_cast<std::size_t>(clause.data() + clause.size() - here()));
    note_timing(Timed::AtOnce, target, *told.act, clause);
    return true;
  }
  d_.act.actor = named ? named->actor : d_.act.actor;
  const std::size_t second = d_.acts->size();
  Sentences inner(verb, clause.data() + clause.size(), d_, depth_ + 1);
  inner.carry_ = true;
  inner.read();
  const auto last = record::act_back(d_.acts->all(), 1);
  if (d_.acts->size() == second || target < before || !last || *last < second) {
    fail_timing(other);
  }
  in_.bump(static_cast<std::size_t>(clause.data() + clause.size() - here()));
  note_timing(Timed::AtOnce, *last, target, clause);
  return true;
}

/// Reads what is left of the sentence; the first act of its last passage.
std::size_t Sentences::read_inner(string_view sentence, string_view clause) {
  const std::size_t before = d_.acts->size();
  if (sentence.empty()) {
    throw LineError{"expected-sentence", clause.data(), clause.data() + clause.size(),
                    "expected who did what before it"};
  }
  Sentences inner(sentence.data(), sentence.data() + sentence.size(), d_, depth_ + 1);
  inner.carry_ = carry_;
  inner.read();
  const auto last = record::act_back(d_.acts->all(), 1);
  const bool mark = last && d_.acts->all()[*last].kind == ActKind::Aside &&
                    (d_.acts->all()[*last].flags & record::kStopsHere) != 0;
  if (d_.acts->size() == before || !last || *last < before || mark) {
    throw LineError{"no-moment", sentence.data(), sentence.data() + sentence.size(),
                    "expected an act, such as announces the king: only of what is done can it be "
                    "said what it came before"};
  }
  return *last;
}

void Sentences::read_timed(string_view sentence, string_view clause, Timed how, string_view other) {
  const std::size_t before = d_.acts->size();
  const std::size_t target = read_inner(sentence, clause);
  // "Y leads Q♥, and announces the king at the same moment": at that of the lead.
  const bool of_sentence = how == Timed::AtOnce && other.empty();
  const Meant meant = act_meant(other, of_sentence ? target : before, how);
  if (!meant.act) {
    fail_timing(meant.known ? string_view{} : other.empty() ? clause : other);
  }
  in_.bump(static_cast<std::size_t>(clause.data() + clause.size() - here()));
  note_timing(how, target, *meant.act, clause);
}

void Sentences::fail_timing(string_view other) {
  if (other.empty()) {
    throw LineError{"no-such-act", in_.current(), end_,
                    "expected an act told before it in this deal, such as before or after that, or "
                    "before or after K♥; behind a trick told whole, which of its cards: at once "
                    "with K♥"};
  }
  throw LineError{"no-such-act", other.data(), other.data() + other.size(),
                  "expected which act told before it, such as that (the sentence before it), the "
                  "turn-up, his card or K♥"};
}

}  // namespace ecarte::notation
