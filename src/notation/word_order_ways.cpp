// SPDX-License-Identifier: MIT
//
// A clause in other words of the same sense: a verb with the word that belongs to it, a noun for
// what is done, what is strewn in.
#include <algorithm>
#include <array>

#include "notation/lexicon.hpp"
#include "notation/same_word.hpp"
#include "notation/sentences.hpp"
#include "notation/word_order.hpp"

namespace ecarte::notation {

using std::string_view;

bool is_form_of(string_view word, string_view verb) {
  std::string stem(verb.substr(0, verb.size() - 1));
  const bool sibilant = stem.size() > 3 && stem.ends_with('e') &&
                        (stem.ends_with("she") || stem.ends_with("che") || stem.ends_with("xe"));
  if (stem.ends_with("ie")) {
    stem.replace(stem.size() - 2, 2, "y");
  } else if (sibilant) {
    stem.pop_back();
  }
  if (!word.starts_with(string_view(stem).substr(0, stem.size() - 1))) {
    return false;
  }
  const std::string dropped = stem.ends_with('e') ? stem.substr(0, stem.size() - 1) : stem;
  const std::string past =
      stem.ends_with('y') ? stem.substr(0, stem.size() - 1) + "ied" : dropped + "ed";
  return word == verb || word == stem || word == past || word == dropped + "ing" ||
         word == stem + "ed" || word == stem + stem.back() + "ed" ||
         word == stem + stem.back() + "ing";
}

bool tells_phrasal(string_view word) {
  return (word.ends_with('s') || word.ends_with("ed")) &&
         std::ranges::any_of(phrasal_verbs(), [&](const PhrasalVerb& phrase) {
           return is_form_of(word, phrase.said.substr(0, phrase.said.find(' ')));
         });
}

/// "Chalked up two", "let 7♠ go", "two were chalked up": with the verb that the grammar has.
void WordOrder::with_other_verb(Ways& ways) const {
  constexpr std::size_t kMostBetween = 7;
  const When now = here_.moment.of(carried_);
  for (std::size_t at = 0; at < parts_.size(); ++at) {
    if (parts_[at].kind != Part::Kind::Word) {
      continue;
    }
    const bool gerund = parts_[at].text.ends_with("ing");
    const int row = parts_[at].row < 0 ? verb_of_gerund(parts_[at].text) : parts_[at].row;
    const string_view verb =
        row < 0 ? string_view{} : verb_rows()[static_cast<std::size_t>(row)].verb;
    const bool done =
        at > 0 && is_word(at - 1, {"is", "was", "were", "are", "been", "being", "then", "duly"}) &&
        !gerund;
    for (const PhrasalVerb& phrase : phrasal_verbs()) {
      const std::size_t size = std::min(phrase.said.find(' '), phrase.said.size());
      const string_view first = phrase.said.substr(0, size);
      if ((first != verb && !is_form_of(parts_[at].text, first)) ||
          (phrase.when & kAlways & now) == 0) {
        continue;
      }
      const string_view behind = phrase.said.substr(std::min(size + 1, phrase.said.size()));
      const std::span<const Part> all(parts_);
      for (std::size_t gap = 0; gap <= kMostBetween && at + 1 + gap <= parts_.size(); ++gap) {
        const std::size_t then = at + 1 + gap;
        if (gap > 0 && (parts_[then - 1].kind == Part::Kind::Mark || parts_[then - 1].finite ||
                        is_word(then - 1, {"and", "but"}))) {
          break;
        }
        const std::size_t taken = words_at(all.subspan(std::min(then, all.size())), behind);
        if (behind.empty() ? gap > 0 : taken == 0) {
          continue;
        }
        Pieces way = begun();
        way.copy(text(0, at)).say(at > 0 ? " " : "");
        way.say(std::string(gerund ? phrase.doing : done ? phrase.done : phrase.means));
        way.say(gap > 0 ? " " : "").copy(text(at + 1, then));
        const std::size_t rest = then + taken;
        way.say(rest < parts_.size() && parts_[rest].kind == Part::Kind::Mark ? "" : " ");
        way.copy(text(rest, parts_.size()));
        ways.push_back(ended(std::move(way)));
        break;
      }
    }
  }
}

/// ", my dear,", "then", "by Gad": without what says nothing.
void WordOrder::without_strewn(Ways& ways) const {
  std::vector<bool> out(parts_.size(), false);
  const std::span<const Part> all(parts_);
  bool any = false;
  for (std::size_t at = 0; at < parts_.size(); ++at) {
    std::size_t taken = 0;
    for (const string_view words : strewn_words()) {
      taken = std::max(taken, words_at(all.subspan(at), words));
    }
    // Between commas whatever says nothing, and does nothing.
    std::size_t close = at + 1;
    while (is_mark(at, ',') && close < parts_.size() && !is_mark(close, ',') && close - at <= 5 &&
           !parts_[close].finite && parts_[close].kind == Part::Kind::Word) {
      ++close;
    }
    if (is_mark(at, ',') && is_mark(close, ',') && close > at + 1 && says_nothing(at + 1, close) &&
        (at == 0 || is_subject(at - 1))) {
      taken = close - at + 1;
    }
    if (taken == 0) {
      continue;
    }
    std::fill_n(out.begin() + static_cast<std::ptrdiff_t>(at), taken, true);
    any = true;
    // The commas around it go with it: one of them, if what it stood in goes on.
    const std::size_t end = at + taken;
    if (at > 0 && is_mark(at - 1, ',') && (end == parts_.size() || is_mark(end, ','))) {
      out[at - 1] = true;
    } else if (at == 0 && is_mark(end, ',')) {
      out[end] = true;
    }
    at = end - 1;
  }
  if (!any) {
    return;
  }
  Pieces way = begun();
  Heard left;
  for (std::size_t at = 0; at < parts_.size();) {
    std::size_t end = at;
    while (end < parts_.size() && out[end] == out[at]) {
      ++end;
    }
    if (out[at]) {
      left.passed_over.emplace_back(parts_[at].text.data(),
                                    parts_[end - 1].text.data() + parts_[end - 1].text.size());
    } else {
      const bool glued =
          way.heard.means.empty() || way.heard.means.ends_with(' ') || is_mark(at, ',');
      way.say(glued ? "" : " ").copy(text(at, end));
    }
    at = end;
  }
  Heard heard = ended(std::move(way));
  heard.passed_over = std::move(left.passed_over);
  ways.push_back(std::move(heard));
}

/// "With A dealing, 8♥ was turned": two sentences.
void WordOrder::gerund_first(Ways& ways) const {
  if (!is_word(0, {"with"}) || parts_.size() < 5 || parts_[1].kind != Part::Kind::Person) {
    return;
  }
  const int row = verb_of_gerund(parts_[2].text);
  if (row < 0) {
    return;
  }
  for (std::size_t at = 3; at + 1 < parts_.size(); ++at) {
    if (!is_mark(at, ',')) {
      continue;
    }
    Pieces way = begun();
    way.say(name(1) + " ").say(verb_rows()[static_cast<std::size_t>(row)].verb);
    way.say(at > 3 && parts_[3].kind != Part::Kind::Mark ? " " : "").copy(text(3, at)).say("; ");
    way.copy(text(at + 1, parts_.size()));
    ways.push_back(ended(std::move(way)));
  }
}

/// "A proposal came from Y", "the deal was made by A in three and two", "Y gave the pack a
/// shuffle", "Zoe's ruling was that …": the verb for the noun.
void WordOrder::by_noun(Ways& ways) const {
  const When now = here_.moment.of(carried_);
  const auto is_noun = [&](std::size_t at, const NounOfDeed& deed) {
    return at < parts_.size() && parts_[at].kind == Part::Kind::Word &&
           same_word(parts_[at].text, deed.noun) && (deed.when & kAlways & now) != 0;
  };
  const auto once_more = [&](std::size_t from, std::size_t to, const NounOfDeed& deed) {
    bool again = false;
    for (std::size_t at = from; at < to; ++at) {
      again = again || is_word(at, {"second", "third", "further", "another", "new", "fresh"});
    }
    return again && one_of(deed.verb, {"proposes", "gives"}) ? std::string(deed.verb) + " again"
                                                             : std::string(deed.verb);
  };
  for (const NounOfDeed& deed : nouns_of_deeds()) {
    for (std::size_t at = 0; at < parts_.size() && at < 10; ++at) {
      if (!is_noun(at, deed)) {
        continue;
      }
      const std::string verb = once_more(0, at, deed);
      std::size_t then = at + 1;
      if (is_word(then, {"for"}) && is_word(then + 1, {"cards"})) {
        then += 2;
      }
      const bool bare_noun = at <= 3 && parts_[0].kind == Part::Kind::Word && !parts_[0].finite;
      // "the deal was made by A …", "a proposal came from A", "a second proposal from A was …"
      std::size_t by = then;
      while (by < parts_.size() && by < then + 5 &&
             (is_word(by, {"is",    "was",  "now",      "then",   "also", "next",    "came",
                           "comes", "made", "given",    "done",   "held", "offered", "put",
                           "duly",  "soon", "followed", "handed", "down", "there",   "be"}))) {
        ++by;
      }
      if (bare_noun && is_word(by, {"by", "from", "of"}) && by + 1 < parts_.size() &&
          parts_[by + 1].kind == Part::Kind::Person) {
        Pieces way = begun();
        way.say(name(by + 1) + " " + verb);
        const std::size_t rest = by + 2;
        if (is_word(rest, {"was", "is"})) {
          way.say(". it ").copy(text(rest, parts_.size()));
        } else {
          way.say(rest < parts_.size() && parts_[rest].kind == Part::Kind::Mark ? "" : " ");
          way.copy(text(rest, parts_.size()));
        }
        ways.push_back(ended(std::move(way)));
      }
      // "from Y came a request for cards"
      if (is_word(0, {"from", "by"}) && parts_.size() > 3 && parts_[1].kind == Part::Kind::Person &&
          is_word(2, {"came", "comes", "followed", "was"}) && at > 2 && at < 6) {
        Pieces way = begun();
        way.say(name(1) + " " + verb + " ").copy(text(then, parts_.size()));
        ways.push_back(ended(std::move(way)));
      }
      // "Zoe's ruling was that …", "Y's lead was K♠"
      if (at > 0 && at <= 3 && parts_[0].kind == Part::Kind::Owner &&
          is_word(then, {"is", "was"})) {
        Pieces way = begun();
        way.say(name(0) + " " + verb + " ").copy(text(then + 1, parts_.size()));
        ways.push_back(ended(std::move(way)));
      }
      // "Y made a second proposal", "A gave the pack a shuffle"
      if (is_subject(0) && at > 1) {
        const std::size_t does = verb_behind(0);
        const string_view light =
            does == 0 ? string_view{}
                      : verb_rows()[static_cast<std::size_t>(parts_[does].row)].verb;
        if (one_of(light, {"makes", "gives", "offers", "puts", "has", "lays", "enters"}) &&
            does < at) {
          std::size_t object_end = at;
          while (object_end > does + 1 &&
                 is_word(object_end - 1,
                         {"a", "an", "the", "his", "her", "good", "second", "third", "further",
                          "another", "new", "fresh", "thorough", "quick", "formal", "in"})) {
            --object_end;
          }
          Pieces way = begun();
          way.copy(text(0, 1)).say(" " + once_more(object_end, at, deed));
          way.say(object_end > does + 1 ? " " : "").copy(text(does + 1, object_end));
          way.say(then < parts_.size() && parts_[then].kind == Part::Kind::Mark ? "" : " ");
          way.copy(text(then, parts_.size()));
          ways.push_back(ended(std::move(way)));
        }
      }
    }
  }
}

/// "…, and two drawn in their place": what the same player did; "8♦ turned up by A".
void WordOrder::participle_alone(Ways& ways) const {
  for (std::size_t at = 1; at < parts_.size() && at < 7; ++at) {
    if (parts_[at].kind != Part::Kind::Word || !parts_[at].finite ||
        parts_[at].text.ends_with('s')) {
      continue;
    }
    if (!may_be_thing(0, at)) {
      return;
    }
    const std::size_t rest = past_particles(at + 1);
    const bool by = is_word(rest, {"by"}) && rest + 1 < parts_.size() &&
                    parts_[rest + 1].kind == Part::Kind::Person;
    if (!by && !record::is_player(carried_)) {
      return;
    }
    Pieces way = begun();
    way.say((by ? name(rest + 1) : here_.names.names().of(carried_)) + " ");
    way.copy(text(at, rest)).say(" ");
    way.copy(text(0, at));
    const std::size_t last = by ? rest + 2 : rest;
    way.say(last < parts_.size() && parts_[last].kind == Part::Kind::Mark ? "" : " ");
    way.copy(text(last, parts_.size()));
    ways.push_back(ended(std::move(way)));
    return;
  }
}

/// "…, Reed of three": what is got rid of, by the other.
void WordOrder::verb_left_out(Ways& ways) const {
  if (is_subject(0) && is_word(1, {"of"}) && parts_.size() > 2) {
    Pieces way = begun();
    way.copy(text(0, 1)).say(" discards ").copy(text(2, parts_.size()));
    ways.push_back(ended(std::move(way)));
  }
}

/// "Y wanted three: he laid aside …": two sentences.
void WordOrder::colon_joins(Ways& ways) const {
  for (std::size_t at = 2; at + 2 < parts_.size(); ++at) {
    if (is_mark(at, ':') && is_subject(at + 1) && verb_behind(at + 1) > 0) {
      Pieces way = begun();
      way.copy(text(0, at)).say("; ").copy(text(at + 1, parts_.size()));
      ways.push_back(ended(std::move(way)));
      return;
    }
  }
}

/// "The next one, the queen of spades, was shown by A": the card alone.
void WordOrder::named_twice(Ways& ways) const {
  for (std::size_t at = 1; at + 2 < parts_.size() && at < 6; ++at) {
    if (is_mark(at, ',') && parts_[at + 1].kind == Part::Kind::Card && is_mark(at + 2, ',') &&
        is_word(at - 1, {"one", "card", "trump"})) {
      Pieces way = begun();
      way.copy(text(at + 1, at + 2)).say(" ").copy(text(at + 3, parts_.size()));
      ways.push_back(ended(std::move(way)));
      return;
    }
  }
}

/// "Y, cutting for the deal, showed J♥": first the one, then the other.
void WordOrder::inserted(Ways& ways) const {
  if (!is_subject(0) || !is_mark(1, ',') || parts_.size() < 6) {
    return;
  }
  const int row = verb_of_gerund(parts_[2].text);
  std::size_t comma = 3;
  while (comma < parts_.size() && !is_mark(comma, ',')) {
    ++comma;
  }
  if (row < 0 || comma + 1 >= parts_.size()) {
    return;
  }
  Pieces way = begun();
  way.copy(text(0, 1)).say(" ").say(verb_rows()[static_cast<std::size_t>(row)].verb);
  way.say(" ").copy(text(3, comma)).say(", ").copy(text(comma + 1, parts_.size()));
  ways.push_back(ended(std::move(way)));
}

/// "Followed with the 8": the rank in a word.
void WordOrder::figure_in_words(Ways& ways) const {
  static constexpr auto kRanks = std::to_array<std::pair<string_view, string_view>>(
      {{"7", "seven"}, {"8", "eight"}, {"9", "nine"}, {"10", "ten"}});
  Pieces way = begun();
  std::size_t from = 0;
  for (std::size_t at = 1; at < parts_.size(); ++at) {
    const auto* const rank =
        std::ranges::find(kRanks, parts_[at].text, &std::pair<string_view, string_view>::first);
    if (at > 1 && is_word(at - 1, {"pair", "brace"}) && is_word(at, {"of"}) &&
        is_word(at - 2, {"a"})) {
      way.copy(text(from, at - 2)).say(at > 2 ? " two " : "two ");  // "a pair of cards"
      from = at + 1;
      continue;
    }
    const bool of_card =
        is_word(at - 1, {"the", "his", "her"}) || parts_[at - 1].kind == Part::Kind::Owner;
    if (rank == kRanks.end() || !of_card || is_word(at + 1, {"of", "cards", "points"})) {
      continue;
    }
    way.copy(text(from, at)).say(" ").say(rank->second).say(is_mark(at + 1, ',') ? "" : " ");
    from = at + 1;
  }
  if (from > 0) {
    way.copy(text(from, parts_.size()));
    ways.push_back(ended(std::move(way)));
  }
}

std::vector<Heard> WordOrder::ways() const {
  constexpr std::size_t kMostParts = 64;
  Ways all;
  if (parts_.size() < 2 || parts_.size() > kMostParts) {
    return all;
  }
  with_other_verb(all);
  cleft(all);
  gerund_first(all);
  inserted(all);
  participle_alone(all);
  verb_left_out(all);
  colon_joins(all);
  named_twice(all);
  by_noun(all);
  figure_in_words(all);
  phrase_first(all);
  without_strewn(all);
  return all;
}

}  // namespace ecarte::notation
