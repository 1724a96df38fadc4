// SPDX-License-Identifier: MIT
#include "support/lawful_game.hpp"

#include <algorithm>
#include <functional>
#include <numeric>
#include <utility>

namespace ecarte::support {
namespace {

constexpr std::array<std::array<std::string_view, 2>, 4> kNames{
    {{"A", "Y"}, {"B", "X"}, {"Anne", "Paul"}, {"Dealtry", "Élise"}}};

/// Appends every part of a sentence.
template <class... Parts>
void say(std::string& out, const Parts&... parts) {
  (out.append(parts), ...);
}

void say_cards(std::string& out, const PlainHand& cards) {
  for (const PlainCard card : cards) {
    say(out, " ", text_of(card));
  }
}

}  // namespace

LawfulGames::LawfulGames(std::uint64_t seed, Sprinkle sprinkle)
    : random_(seed), sprinkle_(sprinkle) {}

// The library's distributions differ from one standard library to the next.
int LawfulGames::below(int limit) {
  return static_cast<int>((random_() >> 32U) * static_cast<std::uint64_t>(limit) >> 32U);
}

Outcome LawfulGames::deal(std::string& out) {
  if (games_left_ == 0) {
    begin_sitting(out);
  } else if (game_over()) {
    begin_game(out);
  } else {
    dealer_ = nondealer();
  }
  begin_deal(out);
  deal_hands(out);
  if (!game_over()) {
    bargain(out);
    announce(out, nondealer());
    if (!told_between_) {
      announce(out, dealer_);
    }
  }
  if (!game_over()) {
    play(out);
  }
  say(out, "score: ", name(0), " ", std::to_string(score_[0]), ", ", name(1), " ",
      std::to_string(score_[1]), "\n");
  if (game_over()) {
    --games_left_;
  }
  return {game_, deal_, score_, players_, game_over()};
}

void LawfulGames::begin_sitting(std::string& out) {
  players_ = kNames[static_cast<std::size_t>(below(static_cast<int>(kNames.size())))];
  three_first_ = {one_in(2), one_in(2)};
  games_left_ = 2 + below(5);
  game_ = 1;
  deal_ = 0;
  score_ = {};
  say(out, begun_ ? "\n" : "", "players: ", name(0), ", ", name(1), "\n");
  begun_ = true;
  if (sprinkle_.bystanders && one_in(2)) {
    say(out, "bystanders: Z\n");
  }
  say(out, "agreed: alternate\n");

  // The highest card deals, the ace ranking between ten and knave; a tie would be cut again.
  const PlainCard first = below(32);
  PlainCard second = below(32);
  while (height_of(second) == height_of(first)) {
    second = below(32);
  }
  dealer_ = height_of(first) > height_of(second) ? 0 : 1;
  say(out, "cut for deal: ", name(0), " ", text_of(first), ", ", name(1), " ", text_of(second),
      "\n");
}

void LawfulGames::begin_game(std::string& out) {
  ++game_;
  deal_ = 0;
  score_ = {};
  dealer_ = nondealer();
  say(out, "\ngame ", std::to_string(game_), "\n");
}

void LawfulGames::begin_deal(std::string& out) {
  ++deal_;
  bold_ = {};
  announces_ = {};
  tricks_ = {};
  told_between_ = false;
  patience_ = one_in(8) ? below(5) : 0;
  say(out, "deal ", std::to_string(deal_), ": ");
  if (sprinkle_.shuffles && one_in(3)) {
    say(out, name(nondealer()), " shuffles; ", name(dealer_), " shuffles; ");
  }
  if (sprinkle_.cuts && one_in(2)) {
    say(out, name(nondealer()), " cuts ", std::to_string(2 + below(29)), "; ");
  }
}

void LawfulGames::deal_hands(std::string& out) {
  stock_.resize(32);
  std::iota(stock_.begin(), stock_.end(), 0);
  for (int left = 32; left > 1; --left) {
    std::swap(stock_[static_cast<std::size_t>(left - 1)],
              stock_[static_cast<std::size_t>(below(left))]);
  }
  // In what packets they came makes no difference to a shuffled pack. It is served from its end.
  for (PlainHand& hand : hands_) {
    hand.assign(stock_.end() - 5, stock_.end());
    std::ranges::sort(hand, std::greater{});
    stock_.resize(stock_.size() - 5);
  }
  const PlainCard turned = stock_.back();
  stock_.pop_back();
  trump_ = suit_of(turned);

  say(out, name(dealer_), three_first_[dealer_] ? " gives 3-2; " : " gives 2-3; ");
  if (sprinkle_.exposed_own && one_in(8)) {
    say(out, "exposes ", name(dealer_), "'s ", text_of(hands_[dealer_][2]), "; ");
  }
  say(out, "turns ", text_of(turned));
  if (is_king(turned)) {
    say(out, "; marks the king");
    score(dealer_, 1);
  }
  say(out, "\n");
}

int LawfulGames::strength(Seat seat) const {
  int strength = 0;
  for (const PlainCard card : hands_[seat]) {
    strength += suit_of(card) == trump_ ? 4 : 0;
    strength += std::max(0, height_of(card) - 3);
  }
  return strength;
}

void LawfulGames::say_hand(std::string& out, Seat seat) {
  say(out, "  ", name(seat));
  if (sprinkle_.looks && one_in(3)) {
    say(out, " looks at his hand;");
  }
  say(out, " holds");
  say_cards(out, hands_[seat]);
}

// Proposals until the non-dealer plays or the dealer refuses. Only the first of them is bold.
void LawfulGames::bargain(std::string& out) {
  for (bool first = true;; first = false) {
    const bool proposes =
        !stock_.empty() && (patience_ > 0 || strength(nondealer()) < 10 + below(6));
    if (first) {
      say_hand(out, nondealer());
      say(out, proposes ? "; proposes\n" : "; plays\n");
      say_hand(out, dealer_);
    } else if (proposes) {
      say(out, "  ", name(nondealer()), " proposes\n  ", name(dealer_));
    }
    if (!proposes) {
      bold_[nondealer()] = first;
      say(out, first ? "\n" : "");
      break;
    }
    const bool accepts = patience_ > 0 || strength(dealer_) < 12 + below(8);
    say(out, first ? ";" : "", accepts ? " accepts\n" : " refuses\n");
    if (!accepts) {
      bold_[dealer_] = first;
      break;
    }
    if (!exchange(out)) {
      break;
    }
    --patience_;
  }
  // The king of trumps need not be announced: who keeps silent marks nothing for it.
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    announces_[seat] = std::ranges::count(hands_[seat], king_of(trump_)) != 0 && !one_in(4);
  }
  told_between_ = sprinkle_.between && announces_[dealer_];
}

/// The cards a player would change: what is neither trump nor high, one at least.
PlainHand LawfulGames::unwanted(Seat seat) {
  PlainHand cards;
  for (const PlainCard card : hands_[seat]) {
    if (suit_of(card) != trump_ && height_of(card) < 4 + below(4)) {
      cards.push_back(card);
    }
  }
  if (cards.empty()) {
    cards.push_back(hands_[seat].back());
  }
  if (patience_ > 0 && cards.size() > 2) {
    cards.resize(2);
  }
  return cards;
}

/// The non-dealer changes one card or more, then the dealer as many as he likes of what is left.
/// False if the stock could not serve the dealer, who then plays the hand he has.
bool LawfulGames::exchange(std::string& out) {
  const int in_stock = static_cast<int>(stock_.size());
  const int wished = static_cast<int>(unwanted(nondealer()).size());
  serve(out, nondealer(), std::min(wished, in_stock));
  const int left = static_cast<int>(stock_.size());
  const int wish = one_in(8) ? 0 : static_cast<int>(unwanted(dealer_).size());
  if (wish > left) {
    if (sprinkle_.short_stock && left > 0) {
      say(out, "  ", name(dealer_), " asks ", std::to_string(wish), "\n");
    } else {
      say(out, "  ", name(dealer_), " takes none\n");
    }
    return false;
  }
  if (wish > 0) {
    serve(out, dealer_, wish);
  } else {
    say(out, "  ", name(dealer_), " takes none\n");
  }
  return true;
}

void LawfulGames::serve(std::string& out, Seat seat, int number) {
  PlainHand& hand = hands_[seat];
  // Trumps and high cards are kept as long as the number allows.
  std::ranges::stable_sort(hand, {}, [this](PlainCard card) {
    return (suit_of(card) == trump_ ? 8 : 0) + height_of(card);
  });
  const PlainHand discarded(hand.begin(), hand.begin() + number);
  const PlainHand taken(stock_.end() - number, stock_.end());
  stock_.resize(stock_.size() - taken.size());
  say(out, "  ", name(seat));
  if (sprinkle_.numbers && one_in(3)) {
    say(out, " asks ", std::to_string(number), ";");
  }
  say(out, " discards");
  say_cards(out, discarded);
  say(out, "; takes");
  say_cards(out, taken);
  say(out, "\n");
  std::ranges::copy(taken, hand.begin());
  std::ranges::sort(hand, std::greater{});
}

void LawfulGames::announce(std::string& out, Seat seat) {
  if (announces_[seat] && !game_over()) {
    say(out, "  ", name(seat), " announces the king; marks the king\n");
    score(seat, 1);
  }
}

PlainCard LawfulGames::lay_down(Seat seat, PlainCard card) {
  std::erase(hands_[seat], card);
  return card;
}

void LawfulGames::play(std::string& out) {
  Seat leader = nondealer();
  for (int number = 1; number <= 5; ++number) {
    const auto any_of = [this](const PlainHand& hand) {
      return hand[static_cast<std::size_t>(below(static_cast<int>(hand.size())))];
    };
    const PlainCard lead = lay_down(leader, any_of(hands_[leader]));
    if (number == 1 && told_between_ && score_[dealer_] == 4) {
      // The king makes five: the game ends before he need reply.
      say(out, "  1. ", name(leader), " ", text_of(lead), "\n");
      announce(out, dealer_);
      return;
    }
    const Seat other = 1 - leader;
    const PlainCard reply = lay_down(other, any_of(lawful_replies(hands_[other], lead, trump_)));
    write_trick(out, number, leader, lead, reply);
    if (takes(reply, lead, trump_)) {
      leader = other;
    }
    // For one whose point makes five the third trick ends the game.
    if (++tricks_[leader] == 3 && score_[leader] + worth_of_point(leader) >= 5) {
      break;
    }
  }
  mark_result(out);
}

void LawfulGames::write_trick(std::string& out, int number, Seat leader, PlainCard lead,
                              PlainCard reply) {
  say(out, "  ", std::to_string(number), ". ", name(leader), " ", text_of(lead));
  if (number == 1 && told_between_) {
    say(out, "\n");
    announce(out, dealer_);
    say(out, "  ");
  } else {
    say(out, ", ");
  }
  say(out, name(1 - leader), " ", text_of(reply), "\n");
}

// Point 1, vole 2; and 2 for the point won from one who played at once or refused at first.
void LawfulGames::mark_result(std::string& out) {
  const Seat winner = tricks_[0] > tricks_[1] ? 0 : 1;
  const bool vole = tricks_[winner] == 5;
  const int points = std::min(vole ? 2 : worth_of_point(winner), 5 - score_[winner]);
  say(out, "  ", name(winner), " marks ");
  if (vole) {
    say(out, "the vole\n");
  } else if (worth_of_point(winner) == 1) {
    say(out, "the point\n");
  } else {
    say(out, std::to_string(points), "\n");
  }
  score(winner, points);
}

}  // namespace ecarte::support
