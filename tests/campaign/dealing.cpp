// SPDX-License-Identifier: MIT
//
// The table from the shuffle to the last exchange.
#include <algorithm>
#include <functional>
#include <numeric>
#include <utility>

#include "campaign/table.hpp"

namespace ecarte::campaign {

using support::height_of;
using support::suit_of;

void Table::shuffle_and_cut() {
  if (!permissive || packs_untouched) {
    return;
  }
  if (chance.one_in(3)) {
    say(nondealer(), "shuffles");
  }
  if (chance.one_in(3)) {
    say(dealer, "shuffles");
  }
  if (packs && chance.one_in(8)) {
    say(nondealer(), "shuffles the idle pack");
  }
  // His order is a dealer's own, and he may change it at his first deal of a game, if he says so.
  if (has_dealt[dealer] && !has_dealt_in_game[dealer] && dealings == 1 && chance.one_in(3)) {
    three_first[dealer] = !three_first[dealer];
    say(dealer, three_first[dealer] ? "gives notice of 3-2" : "gives notice of 2-3");
  }
  if (chance.one_in(2)) {
    say(nondealer(), "cuts " + std::to_string(2 + chance.below(29)));
  }
}

void Table::shuffle_and_give() {
  stock.resize(32);
  std::iota(stock.begin(), stock.end(), 0);
  for (int left = 32; left > 1; --left) {
    std::swap(stock[static_cast<std::size_t>(left - 1)],
              stock[static_cast<std::size_t>(chance.below(left))]);
  }
  // In what packets they come makes no difference to a shuffled pack.
  for (PlainHand& hand : hands) {
    hand = from_stock(5);
  }
}

PlainHand Table::from_stock(int number) {
  PlainHand cards(stock.end() - number, stock.end());
  stock.resize(stock.size() - cards.size());
  std::ranges::sort(cards, std::greater{});
  return cards;
}

void Table::packets() {
  const std::string n = name(nondealer());
  const std::string d = name(dealer);
  const bool three = three_first[dealer];
  has_dealt[dealer] = true;
  has_dealt_in_game[dealer] = true;
  const std::string order = three ? "3-2" : "2-3";
  if (std::exchange(sound_pack, false)) {
    say(dealer, "gives " + order + " from a sound pack");
  } else if (dealings > 1) {
    say(dealer, "gives again " + order);
  } else if (permissive && chance.one_in(4)) {
    say(dealer, three ? "gives " + n + " 3, " + d + " 3, " + n + " 2, " + d + " 2"
                      : "gives " + n + " 2, " + d + " 2, " + n + " 3, " + d + " 3");
  } else {
    const bool named = permissive && packs && chance.one_in(3);
    say(dealer, "gives " + order + (named ? " from the " + pack_name(dealer) + " pack" : ""));
  }
}

void Table::turn_up() {
  turned = from_stock(1).front();
  trump = suit_of(turned);
  if (!turns_none) {
    say(dealer, "turns " + support::text_of(turned));
  }
}

void Table::mark_turned_king() {
  if (!support::is_king(turned) || turns_none || (king_is_barred && rules.bars_king)) {
    return;
  }
  due[dealer] += 1;
  const bool wins = due[dealer] >= 5;
  king_unmarked = permissive && !whole && marks == Marks::Each && !wins && chance.one_in(3);
  if (!king_unmarked) {
    const auto words = chance.one_in(4) ? "marks 1 for the king" : "marks the king";
    mark(dealer, 1, words);
  } else {
    score_shown = true;
  }
  stopped = wins;
  if (wins) {
    ending = Ending::Stopped;
  }
}

int Table::strength(Seat seat) const {
  int strength = 0;
  for (const PlainCard card : hands[seat]) {
    strength += suit_of(card) == trump ? 4 : 0;
    strength += std::max(0, height_of(card) - 3);
  }
  return strength;
}

void Table::say_holds(Seat seat) {
  lines_.push_back({kHolds + static_cast<int>(seat),
                    told_short ? std::string() : "holds " + text_of(hands[seat])});
}

// Proposals until the non-dealer plays or the dealer refuses. Only the first word can be bold.
void Table::bargain(Overseer& overseer) {
  const Seat n = nondealer();
  if (permissive && chance.one_in(4)) {
    say(n, chance.one_in(2) ? "looks at his hand" : "takes up his hand");
  }
  say_holds(n);
  say_holds(dealer);
  for (bool first = true; !stopped; first = false) {
    const bool may_propose = !no_more_proposals && !(rules.one_exchange && exchanges > 0);
    const bool proposes =
        may_propose && !stock.empty() && (patience_ > 0 || strength(n) < 10 + chance.below(6));
    if (!proposes) {
      if (first) {
        bold = n;
      }
      if (first || chance.one_in(2)) {
        say(n, "plays");
      }
      return;
    }
    say(n, proposals > 0 && chance.one_in(3) ? "proposes again" : "proposes");
    ++proposals;
    overseer.at(*this, Moment::Proposed);
    if (stopped || proposal_dropped) {
      return;
    }
    if (permissive && first && chance.one_in(6)) {
      say(dealer, "takes up his hand");
    }
    const bool accepts = patience_ > 0 || strength(dealer) < 12 + chance.below(8);
    if (!accepts) {
      say(dealer, "refuses");
      if (first) {
        bold = dealer;
      }
      overseer.at(*this, Moment::Refused);
      return;
    }
    const int so_far = exchanges;
    exchange(overseer);
    if (exchanges == so_far) {
      return;
    }
    --patience_;
  }
}

/// The cards a player would change: what is neither trump nor high, one at least.
PlainHand Table::unwanted(Seat seat) {
  PlainHand cards;
  for (const PlainCard card : hands[seat]) {
    if (suit_of(card) != trump && height_of(card) < 4 + chance.below(4)) {
      cards.push_back(card);
    }
  }
  if (cards.empty()) {
    cards.push_back(pick(seat, 1).front());
  }
  return cards;
}

PlainHand Table::pick(Seat seat, int number) {
  PlainHand hand = hands[seat];
  std::ranges::stable_sort(hand, {}, [this](PlainCard card) {
    return (suit_of(card) == trump ? 8 : 0) + height_of(card);
  });
  hand.resize(static_cast<std::size_t>(number));
  return hand;
}

// The non-dealer changes one card or more, then the dealer as many as he likes of what is left.
void Table::exchange(Overseer& overseer) {
  const Seat n = nondealer();
  const int in_stock = static_cast<int>(stock.size());
  int asked = std::min(static_cast<int>(unwanted(n).size()), in_stock);
  int wish = chance.one_in(8) ? 0 : static_cast<int>(unwanted(dealer).size());
  const bool enough = asked + wish <= in_stock;
  if (!enough && chance.one_in(2)) {
    // On condition, and it fails: the hand is played with the cards they have.
    say(dealer, "accepts if there are cards enough");
    say(n, "asks " + std::to_string(asked));
    say(dealer, "asks " + std::to_string(wish));
    return;
  }
  accepted_if_enough = permissive && chance.one_in(8);
  say(dealer, accepted_if_enough ? "accepts if there are cards enough" : "accepts");
  dealer_silent = false;
  overseer.at(*this, Moment::Accepted);
  if (dealer_silent && !stopped) {
    say(dealer, "takes none");
  }
  if (stopped || proposal_dropped) {
    return;
  }
  // A hand may have lost a card meanwhile.
  asked = std::min(asked, static_cast<int>(hands[n].size()));
  wish = std::min(wish, static_cast<int>(hands[dealer].size()));
  if (asks != 0) {
    serve(n, asks.value_or(asked));
  }
  asks = {};
  if (!enough || wish > static_cast<int>(stock.size())) {
    // All the non-dealer asked for, and the dealer stands. (Plain, or the condition is not tested:
    // he says nothing of more cards.)
    took[dealer] = 0;
    if (permissive && !stock.empty()) {
      say(dealer, "takes none");
    }
    return;
  }
  completed_ = false;
  if (wish > 0) {
    serve(dealer, wish);
  } else if (permissive) {
    say(dealer, "takes none");  // said, or he might have taken some
  }
  took[dealer] = completed_ ? 0 : wish;  // how many he took might be answered in two ways
  ++exchanges;
  overseer.at(*this, Moment::Exchanged);
}

void Table::serve(Seat seat, int number) {
  PlainHand out = pick(seat, number);
  if (throws[seat] && std::ranges::count(out, *throws[seat]) == 0) {
    out.back() = *throws[seat];
  }
  throws[seat] = {};
  const PlainHand taken = from_stock(number);
  const int how = permissive && !whole && !told_short ? chance.below(30) : 2;
  const bool too_many = how == 0 && stock.size() > 5;
  const bool too_few = how == 1 && seat == dealer && number > 1;
  if (permissive && !too_many && (seat == dealer || !asks) && chance.one_in(3)) {
    say(seat, "asks " + std::to_string(number));
  }
  if (told_short) {
    say(seat, "discards " + std::to_string(number));
    say(seat, "takes " + std::to_string(number));
  } else {
    say(seat, "discards " + text_of(out));
    // A dealer takes the card of his own that he shows; what the other shows himself is his.
    if (permissive && !too_few && chance.one_in(20)) {
      say(seat, "exposes " + name(seat) + "'s " + support::text_of(taken.front()));
    }
    if (too_many) {
      // One too many, which does not reach the hand and goes back to the top of the stock.
      PlainHand packet = taken;
      packet.push_back(stock.back());
      if (seat != dealer) {
        say(seat, "asks " + std::to_string(number + 1));
      }
      say(seat, "takes " + text_of(packet) + ", left apart");
      say(seat, "puts back " + support::text_of(stock.back()));
    } else if (too_few) {
      // One too few, which a dealer may make up before he plays.
      say(seat, "takes " + text_of(PlainHand(taken.begin() + 1, taken.end())));
      completed_ = true;
      say(seat, "completes with " + support::text_of(taken.front()));
    } else {
      say(seat, "takes " + text_of(taken));
    }
  }
  for (const PlainCard card : out) {
    std::erase(hands[seat], card);
    discards[seat].push_back(card);
  }
  std::ranges::copy(taken, std::back_inserter(hands[seat]));
  std::ranges::sort(hands[seat], std::greater{});
}

}  // namespace ecarte::campaign
