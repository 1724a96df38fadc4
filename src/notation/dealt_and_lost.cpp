// SPDX-License-Identifier: MIT
//
// What patterns catch that is told in many ways: packets one by one, whatever their verbs; and the
// card that lost a trick, by its rank alone.
#include "grammar/phrases.hpp"
#include "notation/draft.hpp"
#include "notation/input.hpp"
#include "notation/matcher.hpp"
#include "record/words.hpp"

namespace ecarte::notation {

namespace g = grammar;

namespace {

constexpr int kMostInPacket = 6;

/// A word or a figure.
string_view word_or_figure(const char* at, const char* end) {
  const char* stop = at;
  while (stop != end && (g::is_word_char(*stop))) {
    ++stop;
  }
  return {at, static_cast<std::size_t>(stop - at)};
}

}  // namespace

/// "me three, took three, gave me two and took two for herself", "three to Ben, three to himself":
/// packets one by one, of which the grammar has its own way of telling (`Y 3, A 3`).
bool Matcher::packets(string_view name, std::size_t next, const char* at) {
  if (!record::is_player(here_.actor)) {
    return false;
  }
  string told;
  int count = 0;
  bool otherwise = false;  // as the grammar has them not
  bool takes = false;
  record::Actor whose = record::kNobody;
  record::Actor first = record::kNobody;
  int cards = -1;
  const char* stop = nullptr;
  const auto dealt = [&](const char* behind) {
    told +=
        (told.empty() ? "" : ", ") + here_.names.names().of(whose) + " " + std::to_string(cards);
    ++count;
    first = first == record::kNobody ? whose : first;
    whose = record::kNobody;
    cards = -1;
    stop = behind;
  };
  for (const char* c = at; c != end_;) {
    if (blank(*c) || *c == ',') {
      ++c;
      continue;
    }
    const string_view word = word_or_figure(c, end_);
    const char* const behind = c + word.size();
    const bool self = one_of(word, {"himself", "herself"});
    const auto who = self ? std::nullopt : person_at(c, end_, here_);
    if (word.empty()) {
      break;
    }
    if (cards < 0 && one_of(word, {"but", "only", "just"})) {
      otherwise = true;
      c = behind;  // "and himself but one"
      continue;
    }
    if (self || who) {
      const record::Actor one = self ? here_.actor : who->actor;
      const char* const after = self ? behind : who->end;
      if (cards > 0) {
        if (whose != record::kNobody && whose != one) {
          return false;
        }
        whose = one;
        dealt(after);
      } else if (stop != nullptr && takes && self) {
        stop = after;  // "took two for himself"
      } else {
        whose = one;
      }
      c = after;
      continue;
    }
    if (const int number = counted(word, kMostInPacket); number > 0 && cards < 0) {
      cards = number;
      Input in(behind, end_, "");
      p::parse<p::seq<g::blanks, g::says<"more">>>(in);
      p::parse<p::seq<g::blanks, g::says<"cards", "card">>>(in);
      p::parse<p::seq<g::blanks, g::says<"more", "again">>>(in);
      c = in.current();
      if (whose != record::kNobody) {
        dealt(c);
      }
      continue;
    }
    if (one_of(word, {"each", "apiece"}) && cards > 0) {  // "then two each"
      const auto other = static_cast<record::Actor>(1 - here_.actor);
      const int each = cards;
      const record::Actor one = first == record::kNobody ? other : first;
      whose = one;
      dealt(behind);
      cards = each;
      whose = static_cast<record::Actor>(1 - one);
      dealt(behind);
      otherwise = true;
      c = behind;
      continue;
    }
    if (one_of(word, {"took", "takes", "kept", "keeps"})) {
      takes = otherwise = true;
      whose = here_.actor;
    } else if (one_of(word, {"gave", "gives", "dealt", "deals"})) {
      takes = false;
      otherwise = true;
      whose = record::kNobody;
    } else if (one_of(word, {"to", "for"})) {
      otherwise = true;
    } else if (one_of(word, {"again", "another"})) {
      otherwise = true;
      stop = stop != nullptr && cards < 0 && whose == record::kNobody ? behind : stop;
    } else if (!one_of(word,
                       {"and", "then", "finally", "next", "first", "afterwards", "followed"})) {
      break;
    }
    c = behind;
  }
  constexpr int kFewest = 2;
  return stop != nullptr && otherwise && count >= kFewest &&
         catch_and_go(name, at, stop, std::move(told), next);
}

/// The card caught as the one that answers, where it was led and lost to <card>: of its suit, if
/// only its rank is told, unless that is trumps.
bool Matcher::substitute_lost(Heard& heard) const {
  const Caught* const lost = find("reply");
  const Caught* const card = find("card");
  if (lost == nullptr || card == nullptr) {
    return false;
  }
  if (lost->value.empty()) {
    heard.copy(lost->begin, lost->end);
    return true;
  }
  const string_view told(card->begin, static_cast<std::size_t>(card->end - card->begin));
  const auto named = record::meaning(record::kSuitWords, told.substr(told.rfind(' ') + 1));
  const ListedCard listed = decode_card(card->begin, card->end);
  const bool known = named || (listed.kind == ListedCard::Kind::Known && g::card_size(told) > 0);
  const auto rank = record::meaning(record::kRankWords,
                                    string_view(lost->value).substr(string_view("the ").size()));
  if (!known || !rank) {
    return false;
  }
  const game::Suit suit = named ? *named : listed.cards.first().suit;
  const std::uint8_t trump = here_.moment.trump();
  heard.means += game::letter(*rank);
  heard.means += trump == record::kUnstated || game::Suit{trump} == suit ? string_view("?")
                                                                         : game::symbol(suit);
  return true;
}

}  // namespace ecarte::notation
