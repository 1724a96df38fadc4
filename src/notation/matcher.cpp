// SPDX-License-Identifier: MIT
#include "notation/matcher.hpp"

#include <array>

#include "grammar/phrases.hpp"
#include "notation/input.hpp"
#include "notation/line.hpp"
#include "notation/sentences.hpp"
#include "notation/slot_words.hpp"
#include "record/words.hpp"

namespace ecarte::notation {

namespace g = grammar;

template <class Rule>
const char* Matcher::parsed(const char* at) const {
  Input in(at, end_, "");
  return p::parse<Rule>(in) ? in.current() : nullptr;
}

bool Matcher::ended(const char* at) {
  known_ = at;
  const char* after = skip(at);
  if (utterance) {
    after = skip_talk(at, end_, here_);
    stop_ = after;
    return after == end_;
  }
  stop_ = at;
  if (may_end_at(at, end_, here_)) {
    return true;
  }
  stop_ = skip_fillers(at, end_);
  if (stop_ != at && may_end_at(stop_, end_, here_)) {
    return true;
  }
  const char* filled = stop_;
  if (!here_.tails) {
    if (here_.missed_tail != nullptr) {
      *here_.missed_tail = true;
    }
    return false;
  }
  stop_ = skip_tail(filled, end_, here_);
  return stop_ != filled && may_end_at(stop_, end_, here_);
}

bool Matcher::go(std::size_t token, const char* at) {
  if (token == tokens_.size()) {
    return ended(at);
  }
  const Token& t = tokens_[token];
  switch (t.kind) {
    case Token::Kind::Open:
      return go(token + 1, at) || go(token + t.close + 1, at);
    case Token::Kind::Close:
      return go(token + 1, at);
    case Token::Kind::Comma: {
      const char* after = skip(at);
      if (after != end_ && (*after == ',' || *after == ':')) {
        return go(token + 1, after + 1);
      }
      return go(token + 1, at);
    }
    case Token::Kind::The:
      return article(token + 1, at);
    case Token::Kind::His:
      return possessive(token + 1, at);
    case Token::Kind::Slot:
      return slot(t, token + 1, skip(at));
    case Token::Kind::Rest: {
      const char* begin = skip(at);
      if (!utterance && goes_on_with_act(begin, end_, here_)) {
        return false;  // "smiles but refuses"
      }
      const char* clause = utterance ? end_ : end_of_clause(begin, end_, here_);
      // "for# one": with a blank before it, a remark
      return clause != begin && *begin != '#' && catch_and_go("rest", begin, clause, {}, token + 1);
    }
    case Token::Kind::Word:
      return word(t, token + 1, skip(at));
  }
  return false;
}

bool Matcher::catch_and_go(string_view name, const char* begin, const char* end, string value,
                           std::size_t next) {
  caught_.push_back({name, begin, end, std::move(value)});
  if (go(next, end)) {
    return true;
  }
  caught_.pop_back();
  return false;
}

Matcher::Written Matcher::written_at(const char* at) const {
  static constexpr std::pair<string_view, string_view> kClitics[] = {
      {"ve", "have"}, {"m", "am"},   {"s", "is"}, {"ll", "will"},
      {"d", "had"},   {"re", "are"}, {"t", "not"}};
  if (const string_view word = word_at(at); !word.empty()) {
    const char* const not_at = parsed<p::seq<g::apostrophe, p::one<'t'>, g::word_end>>(
        at + word.size());  // "hadn't" is "had not"
    const string_view verb = not_at == nullptr ? word : word == "n" ? "not" : without_not(word);
    return {verb, word == "n" && not_at != nullptr ? not_at : at + verb.size()};
  }
  if (const char* stop = parsed<g::order>(at)) {
    return {string_view(at, static_cast<std::size_t>(stop - at)), stop};
  }
  if (const char* stop = parsed<g::digits>(at)) {
    return {string_view(at, static_cast<std::size_t>(stop - at)), stop};
  }
  if (const char* after = parsed<g::apostrophe>(at)) {
    const string_view clitic = word_at(after);
    const auto* const found =
        std::ranges::find(kClitics, clitic, &std::pair<string_view, string_view>::first);
    if (found != std::end(kClitics)) {
      return {found->second, after + clitic.size()};
    }
    return {"'", after};  // "j'accepte"
  }
  const std::size_t size = static_cast<unsigned char>(*at) >= 0xe0U && end_ - at > 2 ? 3 : 1;
  return {string_view(at, size), at + size};  // a mark: "?", ":", "-", "“"
}

bool Matcher::word(const Token& token, std::size_t next, const char* at) {
  if (at == end_) {
    return false;
  }
  const Written& known = written_once(at);
  if ((token.bits & known.bit) == 0) {
    return false;
  }
  const string_view written = known.word;  // others may be known in its place from here on
  const char* const after = known.end;
  for (const string_view word : token.words) {
    if (word == "rest" && !token.literal) {
      if (!utterance && goes_on_with_act(at, end_, here_)) {
        continue;
      }
      const char* clause = utterance ? end_ : end_of_clause(at, end_, here_);
      return catch_and_go("rest", at, clause, {}, next);
    }
    if (same_word(written, word) || (word == "cards" && same_word(written, "card")) ||
        (word == "his" && one_of(written, {"her", "their"}) && !is_of_other(written))) {
      const char* before = from_;
      from_ = token.caught ? at : from_;
      if (token.caught ? catch_and_go("word", at, after, {}, next) : go(next, after)) {
        return true;
      }
      from_ = before;
    }
  }
  return false;
}

bool Matcher::article(std::size_t next, const char* at) {
  const char* begin = skip(at);
  const string_view written = word_at(begin);
  const string_view left(begin, static_cast<std::size_t>(end_ - begin));
  const bool nobodys = one_of(written, {"A", "An"}) && left.substr(written.size(), 1) == " " &&
                       !here_.names.has_a_seat_free() &&
                       !here_.names.person_at(left);  // nobody is called so, and it is no card
  const bool small = !written.empty() && (written[0] >= 'a' || written == "The" || nobodys ||
                                          begins_with_article(left));
  if (small && one_of(written, {"the", "a", "an", "this", "that", "some"}) &&
      go(next, begin + written.size())) {
    return true;
  }
  return go(next, at);
}

bool Matcher::person(string_view name, std::size_t next, const char* at) {
  auto who = person_once(at);
  if (!who && next > 1 && !tokens_[next - 2].words.empty() &&
      tokens_[next - 2].words[0] == "what") {  // "what she threw out"
    const string_view word = word_at(at);
    if (one_of(word, {"he", "she"})) {
      const record::Actor told = told_by_name(word, here_.names);
      who = told == record::kNobody ? std::nullopt : std::optional(Person{told, at + word.size()});
    }
  }
  if (!who) {
    return name != "onlooker" && new_player(name, next, at);
  }
  if (name == "onlooker" && !record::is_bystander(who->actor)) {
    return false;
  }
  const string value = here_.names.names().of(who->actor);
  return !value.empty() && catch_and_go(name, at, who->end, value, next);
}

/// Whoever is named for the first time, before a card is given, where no setting says who plays.
bool Matcher::new_player(string_view name, std::size_t next, const char* at) {
  const bool first_told = (here_.moment.of(record::kNobody) & kBefore) != 0;
  if (!first_told || !here_.names.has_a_seat_free()) {
    return false;
  }
  const char* const stop = parsed<g::new_player>(at);
  return stop != nullptr &&
         may_be_new_name({at, static_cast<std::size_t>(stop - at)}, here_.names) &&
         catch_and_go(name, at, stop, string(at, stop), next);
}

/// As few words as will do, and no more than six.
bool Matcher::thing(string_view name, std::size_t next, const char* at) {
  const string_view first = word_at(at);
  if (here_.names.has_a_seat_free() && !first.empty() && may_be_new_name(first, here_.names) &&
      game_word_in(at, at + first.size(), false).empty()) {
    return false;  // somebody who plays, named for the first time
  }
  const char* stop = at;
  for (int words = 0; words < 12 && stop != end_; ++words) {
    const char* from = skip(stop);
    const char* to = parsed<g::card>(from);
    to = to == nullptr ? from + word_at(from).size() : to;
    if (const char* own = to == from ? nullptr : parsed<g::possessive>(to)) {
      to = own;
    }
    if (to == from) {
      return false;
    }
    stop = to;
    if (catch_and_go(name, at, stop, {}, next)) {
      return true;
    }
  }
  return false;
}

/// A slot that one word fills.
bool Matcher::word_slot(const Token& token, std::size_t next, const char* at) {
  const string_view written = word_at(at);
  if (written.empty()) {
    return false;
  }
  const char* after = at + written.size();
  const auto as = [&](string value) {
    return catch_and_go(token.slot(), at, after, std::move(value), next);
  };
  switch (token.catches) {
    case Catches::Any:
      return as({});
    case Catches::Verb:
      return find_verb_row(written) >= 0 && as({});
    case Catches::Doing: {
      const int row = verb_of_gerund(written);
      return row >= 0 && as(string(verb_rows()[static_cast<std::size_t>(row)].verb));
    }
    case Catches::It:
      return one_of(written, {"it", "this", "that", "them"}) && as({});
    case Catches::Nth: {
      const auto* const found = std::ranges::find_if(
          kNthWords, [&](string_view ordinal) { return same_word(written, ordinal); });
      return found != kNthWords.end() &&
             as(std::to_string(std::max<std::ptrdiff_t>(1, found - kNthWords.begin())));
    }
    case Catches::Rank: {
      const auto rank = record::meaning(record::kRankWords, written);
      return rank && as(string(1, game::letter(*rank)) + "?");
    }
    case Catches::Suit: {
      string small(written);
      std::ranges::transform(small, small.begin(), lower);
      const auto suit = record::meaning(record::kSuitWords, small);
      return suit && as(string(game::name(*suit).substr(0, game::name(*suit).size() - 1)));
    }
    case Catches::Nothing:
    case Catches::Player:
    case Catches::Owner:
    case Catches::Cards:
    case Catches::Card:
    case Catches::Quote:
    case Catches::Pack:
    case Catches::Thing:
    case Catches::Number:
    case Catches::Many:
    case Catches::Odd:
    case Catches::Points:
    case Catches::Sum:
    case Catches::Reply:
    case Catches::Place:
    case Catches::Order:
    case Catches::Others:
    case Catches::Scores:
    case Catches::Half:
    case Catches::Held:
    case Catches::Packets:
    case Catches::Times:
      return false;  // not of one word
  }
  return false;
}

bool Matcher::slot(const Token& token, std::size_t next, const char* at) {
  if (at == end_) {
    return false;
  }
  const auto if_parsed = [&](const char* stop) {
    return stop != nullptr && catch_and_go(token.slot(), at, stop, {}, next);
  };
  switch (token.catches) {
    case Catches::Player:
      return person(token.slot(), next, at);
    case Catches::Owner:
      return owner(token.slot(), next, at);
    case Catches::Cards:
      return if_parsed(parsed_once<g::plain_cards>(at, once_.cards));
    case Catches::Card:
      return *at != '?' && if_parsed(parsed_once<g::a_card>(at, once_.card));
    case Catches::Quote:
      return if_parsed(parsed<g::quoted>(at));
    case Catches::Sum:
      return if_parsed(parsed<g::money>(at));
    case Catches::Pack:
      return if_parsed(parsed<g::pack>(at));
    case Catches::Thing:
      return thing(token.slot(), next, at);
    case Catches::Reply:
      return reply(token.slot(), next, at);
    case Catches::Place:
      return place(token.slot(), next, at);
    case Catches::Order:
      return order(token.slot(), next, at);
    case Catches::Others:
      return others(token.slot(), next, at);
    case Catches::Scores:
      return scores(token.slot(), next, at);
    case Catches::Half:
      return half(token.slot(), next, at);
    case Catches::Held:
      return held(token.slot(), next, at);
    case Catches::Packets:
      return packets(token.slot(), next, at);
    case Catches::Times:
      return times(token.slot(), next, at);
    case Catches::Number:
    case Catches::Many:
    case Catches::Odd:
    case Catches::Points: {
      const auto [number, after] = number_at(at, next, token.catches == Catches::Points);
      return number >= (token.catches == Catches::Many ? 5 : 0) &&
             (token.catches != Catches::Odd || number != 32) &&
             catch_and_go(token.slot(), at, after, std::to_string(number), next);
    }
    case Catches::Nothing:
    case Catches::Any:
    case Catches::Verb:
    case Catches::Doing:
    case Catches::It:
    case Catches::Nth:
    case Catches::Rank:
    case Catches::Suit:
      return word_slot(token, next, at);
  }
  return false;
}

}  // namespace ecarte::notation
