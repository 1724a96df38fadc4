// SPDX-License-Identifier: MIT
//
// Cards and tricks that a meaning names by what was told before: of the suit led, his own, those
// that are left.
#include <algorithm>
#include <string>

#include "grammar/tokens.hpp"
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
  const Caught* const number = find("n");
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

/// As many cards as the actor has thrown out last, of which he has taken none yet.
bool Matcher::substitute_discarded(Heard& heard) const {
  here_.moment.asks_more();
  const std::vector<record::Act>& acts = here_.acts.all();
  const auto last = std::find_if(acts.rbegin(), acts.rend(), [](const record::Act& act) {
    return act.kind == record::ActKind::Discard || act.kind == record::ActKind::Take ||
           act.kind == record::ActKind::Accept;
  });
  const bool his = last != acts.rend() && last->kind == record::ActKind::Discard &&
                   last->actor == here_.actor && last->count > 0 &&
                   last->count != record::kUnstated;
  heard.means += his ? std::to_string(last->count) : string{};
  return his;
}

/// Whose turn it is in the exchange, where nobody is named: who has thrown out, and else who has
/// not changed yet. kNobody if both have.
record::Actor Matcher::exchanger() const {
  here_.moment.asks_more();
  const record::Actor dealer = here_.moment.dealer();
  const std::vector<record::Act>& acts = here_.acts.all();
  const auto last = std::find_if(acts.rbegin(), acts.rend(), [](const record::Act& act) {
    return act.kind == record::ActKind::Discard || act.kind == record::ActKind::Take ||
           act.kind == record::ActKind::Accept;
  });
  if (last == acts.rend() || !record::is_player(dealer)) {
    return record::kNobody;
  }
  const auto nondealer = static_cast<record::Actor>(1 - dealer);
  return last->kind == record::ActKind::Accept    ? nondealer
         : last->kind == record::ActKind::Discard ? last->actor
         : last->actor == nondealer               ? dealer
                                                  : record::kNobody;
}

}  // namespace ecarte::notation
