// SPDX-License-Identifier: MIT
//
// What must be told before, if a way of saying a thing is to have its meaning.
#include <algorithm>
#include <array>

#include "notation/draft.hpp"
#include "notation/lexicon.hpp"
#include "notation/matcher.hpp"
#include "notation/same_word.hpp"
#include "record/act_kinds.hpp"
#include "record/words.hpp"

namespace ecarte::notation {

using record::Act;
using record::ActKind;

namespace {

/// The last act of the actor that is one of these; nullptr if there is none since cards were given.
const Act* last_of(record::Actor actor, record::ActKinds kinds, const std::vector<Act>& acts) {
  constexpr record::ActKinds kEnds{ActKind::Give, ActKind::HandsAgain};
  for (auto act = acts.rbegin(); act != acts.rend() && !kEnds.has(act->kind); ++act) {
    if (act->actor == actor && (kinds.has(act->kind) || act->kind == ActKind::TakeBack)) {
      return kinds.has(act->kind) ? &*act : nullptr;
    }
  }
  return nullptr;
}

/// Does the letter stand for a rank that is higher than the card's?
bool is_above(char rank, game::Card card) {
  int of = static_cast<int>(card.rank) + 1;
  while (of < game::kRanks && game::letter(game::Rank(of)) != rank) {
    ++of;
  }
  return of < game::kRanks;
}

bool takes_claim_back(const Act& act) {
  return act.kind == ActKind::Withdraw &&
         act.object_as<record::Withdrawn>() == record::Withdrawn::Claim;
}

/// Has the other thrown down his hand or claimed something, and has he had no answer?
bool awaits_an_answer(record::Actor actor, const std::vector<Act>& acts) {
  constexpr record::ActKinds kAnswers{ActKind::Grant, ActKind::Dispute, ActKind::Give,
                                      ActKind::Gather, ActKind::HandsAgain};
  for (auto act = acts.rbegin(); act != acts.rend(); ++act) {
    if (kAnswers.has(act->kind)) {
      return false;
    }
    if (act->actor != actor && takes_claim_back(*act)) {
      return false;
    }
    const bool claims = act->kind == ActKind::Claim || act->kind == ActKind::ThrowDown;
    if (claims && act->actor != actor) {
      return true;
    }
  }
  return false;
}

/// Is what he did last, talk apart, that he claimed something?
bool has_just_claimed(record::Actor actor, const std::vector<Act>& acts) {
  constexpr record::ActKinds kTalk{ActKind::Aside, ActKind::Speak, ActKind::Urge, ActKind::Omit};
  constexpr record::ActKinds kClaims{ActKind::Claim, ActKind::Require, ActKind::ClaimGame};
  const auto last = std::find_if(acts.rbegin(), acts.rend(), [&](const Act& act) {
    return act.actor == actor && !kTalk.has(act.kind);
  });
  return last != acts.rend() && kClaims.has(last->kind);
}

/// Who has won the hand just told: by its tricks, or because the other threw his down. kNobody if
/// that is not told, or something else since.
record::Actor winner_told(const std::vector<Act>& acts) {
  constexpr record::ActKinds kOfTricks{ActKind::ThrowDown, ActKind::TakeTrick, ActKind::Made};
  constexpr std::uint8_t kMost = 3;
  record::Actor thrown = record::kNobody;
  std::array<int, 2> taken{};
  for (auto act = acts.rbegin(); act != acts.rend() && kOfTricks.has(act->kind); ++act) {
    if (!record::is_player(act->actor)) {
      continue;
    }
    const auto other = static_cast<record::Actor>(1 - act->actor);
    if (act->kind == ActKind::ThrowDown) {
      thrown = other;
    } else if (act->kind == ActKind::TakeTrick && ++taken[act->actor] == kMost) {
      return act->actor;
    } else if (act->kind == ActKind::Made) {
      const bool tricks = act->object_as<record::MadeWhat>() == record::MadeWhat::Tricks;
      return !tricks || act->number >= kMost ? act->actor : other;
    }
  }
  return thrown;
}

/// Does the line go on with somebody's mark: "+1", "Y 1", "Y marks the point", "point to Y"?
bool mark_follows(string_view left, const NameTable& names) {
  const auto trim = [&left] {
    left.remove_prefix(std::min(left.find_first_not_of(" \t.;,"), left.size()));
  };
  trim();
  if (const auto who = names.person_at(left)) {
    left.remove_prefix(who->size);
    trim();
  }
  left.remove_prefix(left.starts_with("the ") ? 4 : 0);
  const string_view word = left.substr(0, grammar::word_size(left));
  return left.starts_with('+') || left.starts_with("puts up ") || left.starts_with("put up ") ||
         grammar::digits_size(left) > 0 || verb_meant(word) == "marks" ||
         one_of(word, {"pt", "pts", "point", "points", "vole", "made", "mks", "m", "K"});
}

}  // namespace

bool Matcher::is_condition(string_view name) {
  static constexpr auto kConditions = std::to_array<string_view>(
      {"restored",  "cut",      "wanting", "failed",    "followed", "standing",
       "facing",    "asserted", "laid",    "shown",     "awaited",  "bare",
       "five",      "done",     "behind",  "ahead",     "waiting",  "played",
       "more",      "won",      "due",     "beaten",    "marked",   "pending",
       "dealt",     "undealt",  "leading", "answering", "replying", "higher",
       "announced", "self",     "rivals",  "spoken",    "served",   "halftold"});
  return std::ranges::find(kConditions, name) != kConditions.end();
}

/// What is told before and decides what is meant: false if it is not so.
bool Matcher::told_before(string_view name) const {
  if (name == "restored") {
    return !card_caught().empty() && here_.moment.taken_up().has_all(card_caught());
  }
  if (name == "cut") {
    return !card_caught().empty() && here_.moment.cut(here_.actor).has_all(card_caught());
  }
  if (name == "facing") {
    if (!record::is_player(here_.actor)) {
      return record::is_player(here_.moment.lead_stands());
    }
    here_.moment.asks(kToReply, here_.actor);
    return (here_.moment.of(here_.actor, kToReply) & kToReply) != 0;
  }
  // Only what looks at them turns on them.
  const auto acts = [this]() -> const std::vector<Act>& { return here_.acts.all(); };
  if (name == "asserted") {
    here_.moment.asks_more();
    return awaits_an_answer(here_.actor, acts());
  }
  if (name == "pending") {
    here_.moment.asks_more();
    return has_just_claimed(here_.actor, acts());
  }
  if (name == "laid" || name == "shown") {
    here_.moment.asks_more();
    const Act* const last =
        last_of(here_.actor, {name == "laid" ? ActKind::Play : ActKind::Expose}, acts());
    const bool any = find("cards") == nullptr && last != nullptr;
    return any || (last != nullptr && !card_caught().empty() && last->cards == card_caught());
  }
  if (name == "announced") {
    here_.moment.asks_more();
    return last_of(here_.actor, {ActKind::Announce}, acts()) != nullptr;
  }
  if (name == "self" || name == "rivals") {
    const Caught* const word = find("word");
    const record::Actor told =
        word == nullptr
            ? record::kNobody
            : told_by_name({word->begin, static_cast<std::size_t>(word->end - word->begin)},
                           here_.names);
    here_.moment.asks_more();
    return record::is_player(told) && (told == here_.actor) == (name == "self");
  }
  if (name == "spoken") {
    return is_spoken_of();
  }
  if (name == "halftold") {  // "Dot 2 tr. Cal 2": his tricks, or his marks
    here_.moment.asks_more();
    const Caught* const number = find("n");
    const Act* const last = acts().empty() ? nullptr : &acts().back();
    return number != nullptr && std::stoi(number->value) > 1 && last != nullptr &&
           last->kind == ActKind::Made && last->actor != here_.actor &&
           last->object_as<record::MadeWhat>() == record::MadeWhat::Tricks;
  }
  if (name == "served") {
    here_.moment.asks_more();
    const Act* const last = acts().empty() ? nullptr : &acts().back();
    return last != nullptr && last->kind == ActKind::Packet && last->detail == here_.actor;
  }
  if (name == "bare") {
    return known_ == stop_;
  }
  if (name == "awaited") {
    here_.moment.asks_more();
    const auto last = std::find_if(acts().rbegin(), acts().rend(),
                                   [](const Act& act) { return act.kind == ActKind::Propose; });
    return last != acts().rend() && record::is_player(here_.actor) && last->actor == here_.actor;
  }
  if (name == "wanting") {
    const Caught* player = find("player");
    const Caught* number = find("n");
    const auto seat = static_cast<record::Actor>(
        player != nullptr && player->value == here_.names.names().players[1] ? 1 : 0);
    const auto has = here_.moment.short_hand(player == nullptr ? here_.actor : seat);
    return has && *has + (number == nullptr ? 1 : std::stoi(number->value)) == 5;
  }
  if (name == "standing") {
    const Caught* player = find("player");
    return std::ranges::any_of(acts(), [&](const Act& act) {
      const bool bet = act.kind == ActKind::Bet || act.kind == ActKind::Cover;
      return bet && act.actor != here_.actor && player != nullptr && act.detail < 2 &&
             player->value == here_.names.names().of(act.detail);
    });
  }
  if (name == "more") {
    const Caught* one = find("n");
    const Caught* other = find("n2");
    return one != nullptr && other != nullptr && std::stoi(one->value) > std::stoi(other->value);
  }
  if (name == "won") {
    return tricks_are_as_caught();
  }
  if (name == "due" || name == "beaten") {
    here_.moment.asks_more();
    const record::Actor winner = winner_told(acts());
    return record::is_player(winner) && (winner == here_.actor) == (name == "due");
  }
  if (name == "marked") {
    return mark_follows({stop_, static_cast<std::size_t>(end_ - stop_)}, here_.names);
  }
  if (name == "five") {
    const Caught* one = find("n");
    const Caught* other = find("n2");
    return one != nullptr && other != nullptr &&
           std::stoi(one->value) + std::stoi(other->value) == 5;
  }
  if (name == "dealt" || name == "undealt") {
    const record::Actor dealer = here_.moment.dealer();
    const Caught* player = find("player");
    const bool his = player == nullptr ? owner_caught() == dealer
                                       : record::is_player(dealer) &&
                                             player->value == here_.names.names().of(dealer);
    return record::is_player(dealer) && his == (name == "dealt");
  }
  if (name == "waiting") {
    const Caught* player = find("player");
    const record::Actor leader = here_.moment.lead_stands();
    return player != nullptr && record::is_player(leader) &&
           player->value != here_.names.names().of(leader);
  }
  if (name == "higher") {
    const Caught* const rank = find("rank");
    const auto led = std::find_if(acts().rbegin(), acts().rend(),
                                  [](const Act& act) { return act.kind == ActKind::Play; });
    const bool waits = record::is_player(here_.moment.lead_stands()) && led != acts().rend() &&
                       led->cards.size() == 1;
    return waits && rank != nullptr && is_above(rank->value[0], led->cards.first());
  }
  if (name == "leading" || name == "answering") {
    const record::Actor leads = to_lead();
    const record::Actor whose = first_seat();
    return record::is_player(leads) && record::is_player(whose) &&
           (whose == leads) == (name == "leading");
  }
  if (name == "replying") {
    const record::Actor leader = here_.moment.lead_stands();
    const record::Actor whose = seat_caught("owner", "player");
    return record::is_player(leader) && record::is_player(whose) && whose != leader;
  }
  if (name == "played") {
    here_.moment.asks_more();
    const Caught* player = find("player");
    const auto last = std::find_if(acts().rbegin(), acts().rend(),
                                   [](const Act& act) { return act.kind == ActKind::Play; });
    return player != nullptr && last != acts().rend() &&
           player->value == here_.names.names().of(last->actor) &&
           (card_caught().empty() || last->cards == card_caught());
  }
  if (name == "behind" || name == "ahead") {
    const Caught* trick = find("nth");
    const int told = trick == nullptr ? 0 : std::stoi(trick->value) - (name == "ahead" ? 1 : 0);
    return here_.moment.cards_played(0) == told && here_.moment.cards_played(1) == told;
  }
  if (name == "done") {
    return here_.moment.cards_played(0) == 5 && here_.moment.cards_played(1) == 5;
  }
  const Caught* named = find("suit");
  const auto suit =
      named == nullptr ? std::nullopt : record::meaning(record::kSuitWords, named->value);
  const bool failed = suit && here_.moment.failed_to_follow(here_.actor, *suit);
  return name == "failed" ? failed
                          : !failed && here_.moment.cards_played(here_.actor).value_or(0) > 0;
}

/// True if all five tricks are told card by card, and <n> of them are <player>'s, <n2> the other's.
bool Matcher::tricks_are_as_caught() const {
  const Caught* const player = find("player");
  const Caught* const one = find("n");
  const Caught* const other = find("n2");
  const Act* lead = nullptr;
  std::array<int, 2> taken{};
  for (const Act& act : here_.acts.all()) {
    if (act.kind == ActKind::Give || act.kind == ActKind::HandsAgain) {
      taken = {};
      lead = nullptr;
    }
    if (act.kind == ActKind::TakeBack) {
      return false;
    }
    if (act.kind != ActKind::Play) {
      continue;
    }
    if (act.cards.size() != 1 || !record::is_player(act.actor)) {
      return false;
    }
    if (lead == nullptr) {
      lead = &act;
      continue;
    }
    const game::Card led = lead->cards.first();
    const game::Card answer = act.cards.first();
    const bool trumps = static_cast<std::uint8_t>(answer.suit) == here_.moment.trump();
    const bool takes = answer.suit == led.suit ? answer.rank > led.rank : trumps;
    ++taken[takes ? act.actor : lead->actor];
    lead = nullptr;
  }
  if (player == nullptr || one == nullptr || other == nullptr || taken[0] + taken[1] != 5) {
    return false;
  }
  const auto seat = static_cast<std::size_t>(player->value == here_.names.names().of(0) ? 0 : 1);
  return taken[seat] == std::stoi(one->value) && taken[1 - seat] == std::stoi(other->value);
}

/// The number of cards the actor asked for last.
bool Matcher::substitute_asked(Heard& heard) const {
  here_.moment.asks_more();
  const auto& acts = here_.acts.all();
  const auto asked = std::find_if(acts.rbegin(), acts.rend(), [](const record::Act& act) {
    return act.kind == record::ActKind::Ask;
  });
  const bool his = asked != acts.rend() && asked->actor == here_.actor &&
                   asked->number != record::kUnstated && asked->number > 0;
  heard.means += his ? std::to_string(asked->number) : string{};
  return his;
}

/// The point or the vole, if the actor was told to have made it in the act before.
bool Matcher::substitute_made(Heard& heard) const {
  using record::MadeWhat;
  if (!here_.acts.last_is(record::ActKind::Made)) {
    return false;
  }
  here_.moment.asks_more();
  const record::Act& made = here_.acts.all().back();
  if (made.actor != here_.actor || made.object_as<MadeWhat>() == MadeWhat::Tricks) {
    return false;
  }
  heard.means += made.object_as<MadeWhat>() == MadeWhat::Vole ? "vole" : "point";
  return true;
}

/// "puts J♥ back on the table", of the card he took up: what he has played since he takes back
/// first.
bool Matcher::substitute_laying(Heard& heard) const {
  here_.moment.asks_more();
  const Act* const last =
      last_of(here_.actor, {ActKind::Play, ActKind::TakeBack}, here_.acts.all());
  if (last == nullptr) {
    return false;
  }
  if (last->kind == record::ActKind::Play) {
    if (last->cards.size() != 1) {
      return false;
    }
    heard.means += "takes back " + std::string(game::name(last->cards.first())) + "; ";
  }
  const bool leads =
      last->kind == ActKind::TakeBack && !record::is_player(here_.moment.lead_stands());
  heard.means += leads ? "leads" : "plays";
  return true;
}

}  // namespace ecarte::notation
