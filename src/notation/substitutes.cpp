// SPDX-License-Identifier: MIT
//
// Cards, suits and tricks that a meaning names by what was told before: of the suit led, his own,
// those that are left; and proposals told together.
#include <algorithm>
#include <string>

#include "grammar/tokens.hpp"
#include "notation/claimed_right.hpp"
#include "notation/draft.hpp"
#include "notation/matcher.hpp"
#include "record/words.hpp"

namespace ecarte::notation {

/// The card of the rank caught: of the suit caught, or of the suit led to the trick if the other
/// led it.
bool Matcher::substitute_ranked(bool led, Heard& heard) const {
  const Caught* rank = find("rank");
  const Caught* suit = find("suit");
  const auto which =
      led || suit == nullptr ? std::nullopt : record::meaning(record::kSuitWords, suit->value);
  const std::uint8_t of = led ? here_.moment.led() : which ? byte(*which) : record::kUnstated;
  if (rank == nullptr || of == record::kUnstated) {
    return false;
  }
  heard.means += rank->value.substr(0, 1) + string(game::symbol(game::Suit{of}));
  return true;
}

/// "The eight", of a card that he has played: the last of that rank, or his last if none is caught.
bool Matcher::substitute_own_card(Heard& heard) const {
  const Caught* const rank = find("rank");
  const std::vector<record::Act>& acts = here_.acts.all();
  for (auto act = acts.rbegin(); act != acts.rend() && act->kind != record::ActKind::Give; ++act) {
    if (act->kind != record::ActKind::Play || act->actor != here_.actor || act->cards.size() != 1) {
      continue;
    }
    const string card(game::name(act->cards.first()));
    if (rank == nullptr || card.starts_with(rank->value.substr(0, 1))) {
      heard.means += card;
      return true;
    }
  }
  return false;
}

/// "The other three", of tricks: those that are left, if so many are; "the rest": all that are;
/// "the next two": those that follow on the ones told.
bool Matcher::substitute_tricks_left(bool next, Heard& heard) const {
  constexpr int kTricks = 5;
  const Caught* const number = find("n");
  const record::Act* const told = here_.acts.last();
  if (told != nullptr && told->kind == record::ActKind::Made && told->actor != here_.actor &&
      told->object_as<record::MadeWhat>() == record::MadeWhat::Tricks && told->number <= kTricks) {
    const int left = kTricks - told->number;  // "won three tricks, the other the rest"
    heard.means += "made " + std::to_string(left);
    return number == nullptr || std::stoi(number->value) == left;
  }
  const int wanted = number == nullptr ? 0 : std::stoi(number->value);
  const int first =
      number == nullptr || next ? here_.moment.cards_played(0).value_or(5) + 1 : 6 - wanted;
  const int last = next ? first + wanted - 1 : 5;
  if (first < 1 || last > 5 || here_.moment.cards_played(0) != first - 1 ||
      here_.moment.cards_played(1) != first - 1) {
    return false;
  }
  for (int trick = first; trick <= last; ++trick) {
    heard.means += (trick == first ? "takes trick " : "; takes trick ") + std::to_string(trick);
  }
  return true;
}

/// The card of the rank caught, of the suit of the card caught.
bool Matcher::substitute_alike(Heard& heard) const {
  const Caught* const rank = find("rank");
  const Caught* const card = find("card");
  if (rank == nullptr || card == nullptr) {
    return false;
  }
  const string_view told(card->begin, static_cast<std::size_t>(card->end - card->begin));
  const auto named = record::meaning(record::kSuitWords, told.substr(told.rfind(' ') + 1));
  const ListedCard listed = decode_card(card->begin, card->end);
  const bool known =
      named || (listed.kind == ListedCard::Kind::Known && grammar::card_size(told) > 0);
  const game::Suit suit = named ? *named : known ? listed.cards.first().suit : game::Suit::Spades;
  heard.means += rank->value.substr(0, 1) + string(game::symbol(suit));
  return known;
}

namespace {

/// Does it open an exchange, or change cards in it?
bool is_of_exchange(const record::Act& act) {
  return act.kind == record::ActKind::Discard || act.kind == record::ActKind::Take ||
         act.kind == record::ActKind::Accept;
}

}  // namespace

/// As many cards as the actor has thrown out last, of which he has taken none yet.
bool Matcher::substitute_discarded(Heard& heard) const {
  here_.moment.asks_more();
  const std::vector<record::Act>& acts = here_.acts.all();
  const auto last = std::find_if(acts.rbegin(), acts.rend(), is_of_exchange);
  const bool his = last != acts.rend() && last->kind == record::ActKind::Discard &&
                   last->actor == here_.actor && last->count > 0 &&
                   last->count != record::kUnstated;
  heard.means += his ? std::to_string(last->count) : string{};
  return his;
}

/// As many cards as the other of the actor, or he himself, has asked for or thrown out and has not
/// taken yet.
bool Matcher::substitute_wanted(bool of_other, Heard& heard) const {
  here_.moment.asks_more();
  if (!record::is_player(here_.actor)) {
    return false;
  }
  const auto who = static_cast<record::Actor>(of_other ? 1 - here_.actor : here_.actor);
  const std::vector<record::Act>& acts = here_.acts.all();
  const auto last = std::find_if(acts.rbegin(), acts.rend(), [&](const record::Act& act) {
    return act.kind == record::ActKind::Accept || act.kind == record::ActKind::Turn ||
           (act.actor == who && (act.kind == record::ActKind::Ask || is_of_exchange(act)));
  });
  if (last == acts.rend() || last->actor != who) {
    return false;
  }
  const int number = last->kind == record::ActKind::Ask       ? last->number
                     : last->kind == record::ActKind::Discard ? last->count
                                                              : 0;
  heard.means += std::to_string(number);
  return number > 0 && number != record::kUnstated;
}

/// "He has six. He says so": how many cards he was just told to hold, if not five.
bool Matcher::substitute_counted(Heard& heard) const {
  here_.moment.asks_more();
  constexpr int kHand = 5;
  const record::Act* const told = here_.acts.last();
  const bool his = told != nullptr && told->kind == record::ActKind::Hold &&
                   told->actor == here_.actor && told->count != record::kUnstated;
  heard.means += his ? std::to_string(told->count) : string{};
  return his && told->count >= kHand - 1 && told->count != kHand;
}

/// Of several cards turned up, the one of the suit caught.
bool Matcher::substitute_turned_of_suit(Heard& heard) const {
  here_.moment.asks_more();
  const Caught* const suit = find("suit");
  const auto which =
      suit == nullptr ? std::nullopt : record::meaning(record::kSuitWords, suit->value);
  const std::vector<record::Act>& acts = here_.acts.all();
  int found = 0;
  for (auto act = acts.rbegin(); which && act != acts.rend() && act->kind != record::ActKind::Give;
       ++act) {
    const bool turned = act->kind == record::ActKind::Turn && act->cards.size() == 1;
    if (turned && act->cards.first().suit == *which) {
      heard.means += ++found == 1 ? string(game::name(act->cards.first())) : string{};
    }
  }
  return found == 1;
}

/// Whose turn it is in the exchange, where nobody is named: who has thrown out, and else who has
/// not changed yet. kNobody if both have.
record::Actor Matcher::exchanger() const {
  here_.moment.asks_more();
  const record::Actor dealer = here_.moment.dealer();
  const std::vector<record::Act>& acts = here_.acts.all();
  const auto last = std::find_if(acts.rbegin(), acts.rend(), is_of_exchange);
  if (last == acts.rend() || !record::is_player(dealer)) {
    return record::kNobody;
  }
  const auto nondealer = static_cast<record::Actor>(1 - dealer);
  return last->kind == record::ActKind::Accept    ? nondealer
         : last->kind == record::ActKind::Discard ? last->actor
         : last->actor == nondealer               ? dealer
                                                  : record::kNobody;
}

/// Who took cards last in the exchange; kNobody if nobody has.
record::Actor Matcher::last_taker() const {
  here_.moment.asks_more();
  const std::vector<record::Act>& acts = here_.acts.all();
  const auto last = std::find_if(acts.rbegin(), acts.rend(), is_of_exchange);
  return last != acts.rend() && last->kind == record::ActKind::Take ? last->actor : record::kNobody;
}

/// The suit that the other required last of him, who has none of it.
bool Matcher::substitute_required(Heard& heard) const {
  here_.moment.asks_more();
  const std::vector<record::Act>& acts = here_.acts.all();
  const auto last = std::find_if(acts.rbegin(), acts.rend(), [&](const record::Act& act) {
    return act.kind == record::ActKind::Give ||
           (act.kind == record::ActKind::Require &&
            act.object_as<record::Required>() == record::Required::Suit);
  });
  if (last == acts.rend() || last->kind == record::ActKind::Give || last->actor == here_.actor ||
      !record::is_player(here_.actor)) {
    return false;
  }
  heard.means += last->detail == record::kTrumps
                     ? string_view("trumps")
                     : game::name(static_cast<game::Suit>(last->detail));
  return true;
}

/// "Proposed twice, accepted both times": so many proposals of who tells it of himself, of whom is
/// named first, or else of the non-dealer; and what the other answered to each, if it is told.
bool Matcher::substitute_times(bool accepted, Heard& heard) const {
  const Caught* const times = find("times") != nullptr ? find("times") : find("n");
  const Caught* const named = find("player");
  const record::Actor dealer = here_.moment.who_is_to_deal();
  const bool acts = record::is_player(here_.actor);
  const record::Actor who = acts                        ? here_.actor
                            : named != nullptr          ? seat_caught({}, "player")
                            : record::is_player(dealer) ? static_cast<record::Actor>(1 - dealer)
                                                        : record::kNobody;
  const record::Names& names = here_.names.names();
  if (times == nullptr || !record::is_player(who)) {
    return false;
  }
  const string other = names.of(static_cast<record::Actor>(1 - who));
  const Caught* const answers = find(acts ? "player" : "player2");
  if (answers != nullptr && answers->value != other) {
    return false;
  }
  for (int proposal = 0; proposal < std::stoi(times->value); ++proposal) {
    heard.means += (proposal == 0 ? "" : ". ") + names.of(who) +
                   (proposal == 0 ? " proposes" : " proposes again") +
                   (accepted ? ". " + other + " accepts" : "");
  }
  return true;
}

/// Is the card caught, or one of the rank caught, the one last spoken of?
bool Matcher::is_spoken_of() const {
  const std::size_t at = here_.moment.last_card();
  const std::vector<record::Act>& acts = here_.acts.all();
  if (at >= acts.size() || acts[at].cards.size() != 1) {
    return false;
  }
  const string card(game::name(acts[at].cards.first()));
  if (const Caught* const rank = find("rank"); rank != nullptr) {
    return card.starts_with(rank->value.substr(0, 1));
  }
  const Caught* const caught = find("card");
  if (caught == nullptr) {
    return false;
  }
  const string_view told(caught->begin, static_cast<std::size_t>(caught->end - caught->begin));
  if (grammar::card_size(told) == told.size()) {
    const ListedCard listed = decode_card(caught->begin, caught->end);
    return listed.kind == ListedCard::Kind::Known && listed.cards == acts[at].cards;
  }
  const string_view before = told.substr(0, told.rfind(" of "));  // "the ace of hearts"
  const auto named = card_in_words(told.substr(before.rfind(' ') + 1));
  return named && acts[at].cards == game::CardSet(*named);
}

}  // namespace ecarte::notation
