// SPDX-License-Identifier: MIT
//
// Who is meant in a way of saying a thing: by what it caught, and by what is told before. Where a
// trick is told with its cards first, who is to lead tells which of them was led.
#include <algorithm>
#include <string>

#include "grammar/phrases.hpp"
#include "notation/draft.hpp"
#include "notation/input.hpp"
#include "notation/matcher.hpp"
#include "record/words.hpp"

namespace ecarte::notation {

namespace g = grammar;
using record::Act;
using record::ActKind;

namespace {

bool is_known(const Act& act) {
  return act.count == 1 && act.cards.size() == 1 && record::is_player(act.actor);
}

/// Who has taken a trick; kNobody if its cards do not tell.
record::Actor taken_by(const Act& lead, const Act& answer, std::uint8_t trump) {
  if (!is_known(lead) || !is_known(answer) || lead.actor == answer.actor) {
    return record::kNobody;
  }
  const game::Card led = lead.cards.first();
  const game::Card played = answer.cards.first();
  if (played.suit == led.suit) {
    return played.rank > led.rank ? answer.actor : lead.actor;
  }
  if (trump == record::kUnstated) {
    return record::kNobody;
  }
  return static_cast<std::uint8_t>(played.suit) == trump ? answer.actor : lead.actor;
}

}  // namespace

/// Is "his" or "her", as whoever wrote the record has it, the other's of who acts?
bool Matcher::is_of_other(string_view written) const {
  return one_of(written, {"his", "her", "hers"}) &&
         (here_.rewritten == nullptr || !here_.rewritten->has_put(written.data())) &&
         here_.names.is_of_other(!one_of(written, {"his"}), here_.actor);
}

bool Matcher::possessive(std::size_t next, const char* at) {
  const char* begin = skip(at);
  const string_view written = word_at(begin);
  const bool my = utterance && one_of(written, {"my"});  // elsewhere it is whoever tells it
  if (!my && !one_of(written, {"his", "her", "their", "own"})) {
    return false;
  }
  if (!my && is_of_other(written)) {
    here_.moment.asks_more();
    return false;
  }
  const char* after = begin + written.size();
  const char* own = skip(after);
  if (same_word(word_at(own), "own") && go(next, own + 3)) {
    return true;
  }
  return go(next, after);
}

bool Matcher::owner(string_view name, std::size_t next, const char* at) {
  const string_view written = word_at(at);
  const bool my = one_of(written, {"my"}) && (utterance || here_.actor == record::kNobody);
  const bool his = my || one_of(written, {"his", "her", "their", "hers", "theirs"});
  const bool others = his && one_of(word_at(skip(at + written.size())), {"adversary", "opponent"});
  if (his && !others) {
    const char* after = at + written.size();
    const char* own = skip(after);
    after = same_word(word_at(own), "own") ? own + 3 : after;
    const bool acts = here_.actor != record::kNobody;
    const record::Actor named =
        !acts && one_of(written, {"his", "her", "hers"})
            ? told_by_name(same_word(written, "his") ? "he" : "she", here_.names)
            : record::kNobody;
    const record::Actor whose = record::is_player(named) ? named : here_.told_of;
    if (acts && !my && is_of_other(written)) {  // "he took her ace"
      here_.moment.asks_more();
      return catch_and_go(name, at, after, owner_named(static_cast<record::Actor>(1 - here_.actor)),
                          next);
    }
    return (acts || record::is_player(whose)) &&
           catch_and_go(name, at, after, acts ? "his" : owner_named(whose), next);
  }
  if (utterance && one_of(written, {"your"}) && record::is_player(here_.actor)) {
    return catch_and_go(name, at, at + written.size(),
                        owner_named(static_cast<record::Actor>(1 - here_.actor)), next);
  }
  const auto who = person_once(at);
  if (!who) {
    return false;
  }
  Input in(who->end, end_, "");
  return p::parse<g::possessive>(in) &&
         catch_and_go(name, at, in.current(), owner_named(who->actor), next);
}

bool Matcher::substitute_person(string_view name, Heard& heard) const {
  const record::Names& names = here_.names.names();
  record::Actor who = record::kNobody;
  if (name == "me") {
    who = here_.actor;
  } else if (name == "other") {
    who = record::is_player(here_.actor) ? static_cast<record::Actor>(1 - here_.actor) : who;
  } else if (name == "dealer") {
    who = here_.moment.who_is_to_deal();
  } else if (name == "nondealer") {
    const record::Actor dealer = here_.moment.who_is_to_deal();
    who = record::is_player(dealer) ? static_cast<record::Actor>(1 - dealer) : who;
  } else if (name == "both") {
    who = record::kBoth;
  } else if (name == "rival") {
    who = rival_caught();
  } else if (name == "exchanger") {
    who = exchanger();
  } else if (name == "taker") {
    who = last_taker();
  } else if (name == "opener") {
    who = to_lead();
  } else if (name == "follower") {
    const record::Actor led = here_.moment.lead_stands();
    const record::Actor before = record::is_player(led) ? led : to_lead();
    who = record::is_player(before) ? static_cast<record::Actor>(1 - before) : who;
  }
  if (who == record::kNobody && name == "me") {
    heard.means += "somebody";
    return true;
  }
  heard.means += names.of(who);
  return who != record::kNobody;
}

/// Whose the hand is that was caught, if it is a player's.
record::Actor Matcher::owner_caught() const {
  const Caught* owner = find("owner");
  if (owner == nullptr || owner->value == "his") {
    return owner == nullptr ? record::kNobody : here_.actor;
  }
  for (record::Actor seat = 0; seat < 2; ++seat) {
    if (owner->value == owner_named(seat)) {
      return seat;
    }
  }
  return record::kNobody;
}

record::Actor Matcher::to_lead() const {
  const Caught* const place = find("nth");
  return who_is_to_lead(here_, place == nullptr ? here_.trick : std::stoi(place->value));
}

record::Actor who_is_to_lead(const Here& here, int number) {
  const record::Actor dealer = here.moment.dealer();
  const auto first =
      record::is_player(dealer) ? static_cast<record::Actor>(1 - dealer) : record::kNobody;
  const std::uint8_t trump = here.moment.trump();
  record::Actor next = first;
  const Act* lead = nullptr;
  const Act* answered = nullptr;  // the card led, if the one that answers it was the last
  int told = 0;                   // tricks
  bool cards = false;             // of the last of them
  for (const Act& act : here.acts.all()) {
    if (act.kind == ActKind::Give || act.kind == ActKind::HandsAgain) {
      next = first;
      lead = nullptr;
      told = 0;
    } else if (act.kind == ActKind::TakeTrick) {
      const bool of_cards = act.number == 0 && lead == nullptr && cards;
      next = of_cards && record::is_player(next) ? next : act.actor;
      told = act.number > 0 ? act.number : told + (of_cards ? 0 : 1);
      lead = nullptr;
      cards = false;
    } else if (act.kind == ActKind::TakeBack && answered != nullptr && cards &&
               act.actor != answered->actor && record::is_player(act.actor)) {
      lead = answered;  // the card led waits again
      next = record::kNobody;
      answered = nullptr;
      cards = false;
      --told;
    } else if (act.kind == ActKind::TakeBack || record::leaves_out(act)) {
      next = record::kNobody;
      lead = nullptr;
    } else if (act.kind == ActKind::Play) {
      const bool leads = (act.flags & record::kLeads) != 0;
      const bool answers =
          (act.flags & record::kReplies) != 0 || (lead != nullptr && lead->actor != act.actor);
      told = std::max<int>(told, act.number == 0 ? 0 : act.number - 1);
      next = lead == nullptr || leads ? record::kNobody : taken_by(*lead, act, trump);
      answered = answers && !leads ? lead : nullptr;
      lead = answers && !leads ? nullptr : &act;
      cards = lead == nullptr;
      told += cards ? 1 : 0;
    }
  }
  return lead == nullptr && (number == 0 || number == told + 1) ? next : record::kNobody;
}

/// The player whose card is caught as `owner`, or who is as `player`.
record::Actor Matcher::seat_caught(string_view owner, string_view player) const {
  const Caught* const whose = find(owner);
  const Caught* const who = whose == nullptr ? find(player) : nullptr;
  for (record::Actor seat = 0; seat < 2; ++seat) {
    const bool his = whose != nullptr && whose->value == owner_named(seat);
    if (his || (who != nullptr && who->value == here_.names.names().of(seat))) {
      return seat;
    }
  }
  return record::kNobody;
}

/// The player caught first; the actor, if none is caught, or only one behind him.
record::Actor Matcher::first_seat() const {
  const bool caught = find("owner") != nullptr || find("player") != nullptr;
  return caught ? seat_caught("owner", "player") : here_.actor;
}

/// His adversary, if nobody else is caught behind him.
record::Actor Matcher::rival_caught() const {
  const record::Actor one = first_seat();
  const record::Actor other = seat_caught("owner2", "player2");
  const bool two = find("owner2") != nullptr || find("player2") != nullptr;
  if (!record::is_player(one) || (two && (!record::is_player(other) || other == one))) {
    return record::kNobody;
  }
  return static_cast<record::Actor>(1 - one);
}

}  // namespace ecarte::notation
