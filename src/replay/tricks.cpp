// SPDX-License-Identifier: MIT
#include "replay/tricks.hpp"

#include <algorithm>

#include "replay/hindsight.hpp"

namespace ecarte::replay {

namespace {

/// Of more cards than these nothing is known that could decide a trick.
constexpr int kOneSuit = game::kRanks;

}  // namespace

void Tricks::begin(Whoever leader) {
  n_cards_ = n_tricks_ = 0;
  counted_ = {};
  shared_.tricks = 0;
  uncovered_ = {};
  next_ = {leader};
  last_number_ = played_ = 0;
  taken_up_ = {};
}

void Tricks::skip_to(int number) {
  while (last_number_ + 1 < number && n_tricks_ < kMostTricks) {
    Trick& trick = tricks_[static_cast<std::size_t>(n_tricks_++)];
    trick = Trick{};
    trick.number = static_cast<std::uint8_t>(++last_number_);
    trick.closed = true;
    next_.leads = kEither;
  }
  count();
}

int Tricks::lead(const Played& card, int number) {
  const int index = n_cards_++;
  cards_[static_cast<std::size_t>(index)] = card;
  cards_[static_cast<std::size_t>(index)].trick = static_cast<std::uint8_t>(number);
  cards_[static_cast<std::size_t>(index)].lead = true;
  Trick& trick = tricks_[static_cast<std::size_t>(n_tricks_++)];
  trick = Trick{};
  trick.number = static_cast<std::uint8_t>(number);
  trick.lead = index;
  last_number_ = number;
  if (n_tricks_ > 1 && decide(n_tricks_ - 2)) {
    count();
  }
  return index;
}

int Tricks::reply(const Played& card, int index, std::optional<Suit> trump) {
  const int number = n_cards_++;
  Trick& trick = tricks_[static_cast<std::size_t>(index)];
  Played& reply = cards_[static_cast<std::size_t>(number)];
  reply = card;
  reply.trick = trick.number;
  trick.reply = number;
  trick.closed = true;
  trick.closed_at = card.at;
  decide_by_cards(trick, this->card(trick.lead), reply, trump);
  ++played_;
  if (index == n_tricks_ - 1) {
    decide(index);
    count(trick);
    next_.leads = trick.winner;
  } else {
    settle_turn_after(index);
    count();
  }
  return number;
}

/// The trick after it was led to while this one had no reply, which had been taken back: whose that
/// lead was is known only now.
void Tricks::settle_turn_after(int index) {
  const int lead = index + 1 < n_tricks_ ? trick(index + 1).lead : -1;
  const std::optional<Seat> winner = trick(index).by_cards.single();
  if (lead < 0 || !winner) {
    return;
  }
  Played& led = cards_[static_cast<std::size_t>(lead)];
  const bool was_open = std::ranges::any_of(cards(), [&](const Played& taken) {
    return !taken.lead && taken.trick == trick(index).number && taken.back.at < led.at;
  });
  if (was_open) {
    led.how.turn = *winner == led.seat ? Turn::In : Turn::Out;
  }
}

void Tricks::leave_unanswered(int index, bool none_held) {
  Trick& trick = tricks_[static_cast<std::size_t>(index)];
  trick.closed = true;
  if (none_held) {
    const Seat leader = card(trick.lead).seat;
    ++uncovered_[leader];
    trick.uncovered = true;
    trick.by_cards = leader;
    next_.leads = leader;
  } else {
    next_.leads = kEither;
  }
  count();
}

bool Tricks::told_won(int number, Seat seat) {
  for (int i = n_tricks_; i-- > 0;) {
    Trick& trick = tricks_[static_cast<std::size_t>(i)];
    if (trick.number != number) {
      continue;
    }
    trick.told = seat;
    count();
    if (i == n_tricks_ - 1 && trick.closed) {
      next_.leads = trick.winner;
    }
    return trick.by_cards.has(seat);
  }
  return true;
}

void Tricks::told_made(int number, PerSeat<int> made, ActIndex at) {
  shared_ = {number, made, at};
  count();
}

void Tricks::leave_uncovered(Seat seat, int number) {
  uncovered_[seat] += number;
}

Whoever winner_of(const Played& led, const Played& reply, std::optional<Suit> trump) {
  const bool known = game::one_bit(led.card.bits()) && game::one_bit(reply.card.bits());
  if (!known && (led.card.size() > kOneSuit || reply.card.size() > kOneSuit)) {
    return kEither;
  }
  Whoever winner;
  for (const game::Card lead_card : led.card) {
    for (const game::Card reply_card : reply.card) {
      if (lead_card == reply_card) {
        continue;
      }
      if (lead_card.suit != reply_card.suit && !trump) {
        return kEither;
      }
      const Suit trumps = trump.value_or(lead_card.suit);
      winner |= game::beats(reply_card, lead_card, trumps) ? reply.seat : led.seat;
    }
  }
  return winner.empty() ? kEither : winner;
}

/// Who won a trick, from the cards, from what is told, and from who led to the next. True if that
/// was not known so.
bool Tricks::decide(int index) {
  Trick& trick = tricks_[static_cast<std::size_t>(index)];
  Whoever winner = trick.by_cards;
  if (const std::optional<Seat> told = trick.told.single(); told && winner.has(*told)) {
    winner = *told;
  }
  if (const int next = index + 1 < n_tricks_ ? this->trick(index + 1).lead : -1; next >= 0) {
    const Played& led = card(next);
    const bool in_turn = led.back.at == kNever && led.how.in_order && !led.how.off();
    if (in_turn && winner.has(led.seat)) {
      winner = led.seat;
    }
  }
  const bool changed = winner != trick.winner;
  trick.winner = winner;
  return changed;
}

/// Who won what, all over again.
void Tricks::count() {
  counted_ = {};
  for (int i = 0; i < n_tricks_; ++i) {
    decide(i);
    if (trick(i).closed) {
      count(trick(i));
    }
    if (shared_.tricks != 0 && trick(i).number == shared_.tricks && trick(i).closed) {
      count_shares();
    }
  }
}

/// How many each made so far is told: the tricks whose winner is not are shared so.
void Tricks::count_shares() {
  if (counted_.made[Seat::First] > shared_.made[Seat::First] ||
      counted_.made[Seat::Second] > shared_.made[Seat::Second]) {
    return;  // the cards say otherwise
  }
  counted_.made = shared_.made;
  counted_.unknown = 0;
  counted_.if_counted = {};
  for (const Seat seat : game::kSeats) {
    if (counted_.made[seat] >= hand_.point && counted_.point_at[seat] == kNever) {
      counted_.point_at[seat] = shared_.at;
    }
  }
}

void Tricks::count(const Trick& trick) {
  const std::optional<Seat> winner = trick.winner.single();
  if (!winner) {
    ++counted_.unknown;
    if (const std::optional<Seat> seat = trick.if_counted.single(); seat) {
      ++counted_.if_counted[*seat];
    }
  } else if (!trick.uncovered && ++counted_.made[*winner] == hand_.point) {
    counted_.point_at[*winner] = trick.closed_at;
  }
}

int Tricks::by_lead(Seat seat) const {
  if (shared_.tricks != 0) {
    return 0;
  }
  return static_cast<int>(std::ranges::count_if(tricks(), [&](const Trick& trick) {
    return trick.closed && !trick.uncovered && trick.winner.single() == seat &&
           !trick.by_cards.single() && !trick.told.single();
  }));
}

int Tricks::open() const {
  if (n_tricks_ == 0) {
    return -1;
  }
  const Trick& last = trick(n_tricks_ - 1);
  return last.lead >= 0 && last.reply < 0 && !last.closed ? n_tricks_ - 1 : -1;
}

int Tricks::reopened_for(Seat seat) const {
  const bool open = taken_up_.reopened >= 0 && taken_up_.reopened < n_tricks_ &&
                    trick(taken_up_.reopened).reply < 0;
  return open && taken_up_.by == seat ? taken_up_.reopened : -1;
}

int Tricks::lacking() const {
  const bool lacks = taken_up_.reopened >= 0 && taken_up_.reopened < n_tricks_ &&
                     trick(taken_up_.reopened).reply < 0 && trick(taken_up_.reopened).lead >= 0 &&
                     card(trick(taken_up_.reopened).lead).back.at == kNever;
  return lacks ? taken_up_.reopened : -1;
}

int Tricks::had_to_stay(int index, std::optional<Suit> trump) {
  find_next_leads();
  for (int i = trick(index).lead + 1; i < n_cards_; ++i) {
    const Played& taken = card(i);
    if (taken.lead || taken.trick != trick(index).number || taken.back.at == kNever) {
      continue;
    }
    const CardSet led = card(trick(index).lead).card;
    const bool known = game::one_bit(taken.card.bits()) && game::one_bit(led.bits());
    if (taken.back.at > taken.next_lead || (known && !duty_left(taken.card, led, trump))) {
      return i;
    }
  }
  return -1;
}

void Tricks::lay_back(int index, std::optional<Suit> trump) {
  Trick& trick = tricks_[static_cast<std::size_t>(taken_up_.reopened)];
  Played& reply = cards_[static_cast<std::size_t>(index)];
  reply.back.put_down = true;
  trick.reply = index;
  trick.closed = true;
  trick.closed_at = reply.at;
  decide_by_cards(trick, card(trick.lead), reply, trump);
  ++played_;
  count();
  if (taken_up_.reopened == n_tricks_ - 1) {
    next_.leads = trick.winner;
  }
  fill_reopened();
}

// ── Looking back ─────────────────────────────────────────────────────────────────────────────────

void Tricks::find_next_leads() {
  const auto is_untold = [](const Trick& trick) {
    return trick.lead < 0 && trick.reply < 0 && trick.closed_at != kNever;
  };
  const bool any_untold = std::ranges::any_of(tricks(), is_untold);
  const auto untold_after = [&](ActIndex at) {
    ActIndex first = kNever;
    for (const Trick& trick : tricks()) {
      first = is_untold(trick) && trick.closed_at > at ? std::min(first, trick.closed_at) : first;
    }
    return first;
  };
  // Only a lead out of turn goes back as if it had never been; till it has, it lies on the table.
  const auto gone = [this](const Played& lead, const Played& before) {
    return (lead.how.off() || lead.how.led_on) && lead.back.at != kNever &&
           lead.back.at <= before.back.at && !answered_before(lead, lead.back.at);
  };
  for (int i = 0; i < n_cards_; ++i) {
    Played& played = cards_[static_cast<std::size_t>(i)];
    played.next_lead = any_untold ? untold_after(played.at) : kNever;
    for (const Played& lead : cards().subspan(static_cast<std::size_t>(i) + 1)) {
      if (lead.lead && !gone(lead, played)) {
        played.next_lead = std::min(played.next_lead, lead.at);
        break;  // the others were led later
      }
    }
  }
}

const Played* Tricks::led_to(const Played& reply) const {
  for (int i = n_cards_ - 1; i >= 0; --i) {
    const Played& led = card(i);
    if (led.lead && led.trick == reply.trick && led.at < reply.at) {
      return &led;
    }
  }
  return nullptr;
}

bool Tricks::answered_before(const Played& lead, ActIndex at) const {
  return std::ranges::any_of(cards(), [&](const Played& card) {
    return !card.lead && card.trick == lead.trick && card.at > lead.at && card.at < at;
  });
}

}  // namespace ecarte::replay
