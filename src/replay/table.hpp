// SPDX-License-Identifier: MIT
//
// The state of the table within one deal, private to replay: where each card is as far as the
// record proves it, how many cards each holds, what has been said, and the tricks.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "game/card.hpp"
#include "game/seat.hpp"
#include "replay/cards.hpp"
#include "replay/ending.hpp"
#include "replay/facts.hpp"
#include "replay/king.hpp"
#include "replay/packets.hpp"
#include "replay/tricks.hpp"

namespace ecarte::replay {

/// What one player discarded and took in the exchange under way. -1: not written.
struct Exchange {
  int discarded = -1;
  int asked = -1;
  int given = -1;
  int taken = -1;
  bool mixed = true;
  bool seen = true;
  bool takes_written = false;
  bool taken_up = false;  ///< he has seen the cards given him
  bool implied_discard = false;
  int altered_to = -1;   ///< the number he would have had instead
  int stock_after = -1;  ///< cards left when he had taken his
  int put_back = 0;
  int completed = 0;
  ActIndex completed_at = kNever;
  ActIndex discard_at = kNever;
  ActIndex ask_at = kNever;
  ActIndex take_at = kNever;
};

/// One playing-out of the hands.
struct Playing {
  Tricks tricks;
  PerSeat<bool> second_beat{};
  bool begun = false;
  Ending ending;
};

/// What was first said in a dealing, on which the scores of bold players turn.
enum class FirstWord : std::uint8_t { Unknown, Proposed, Accepted, Refused, Stood };

enum class Phase : std::uint8_t { Idle, Dealing, Turned, Asked, Exchanging, Playing, Over };

/// One attempt at the deal.
struct Dealing {
  Seat dealer{};
  bool dealer_known = false;
  std::uint8_t pack = 0;
  Phase phase = Phase::Idle;
  PerSeat<bool> taken_up{};  ///< his hand, to look at it
  PerSeat<Exchange> exchange;
  Packets packets;
  bool packets_judged = false;
  bool pack_known = false;  ///< that he gave the cards is told, and from which pack
  std::optional<record::Order> order;
  bool rectified = false;
  bool rectification_required = false;
  std::array<CardSet, 4> turned{};  ///< in order, as masks
  int n_turned = 0;
  bool turn_untold = false;  ///< a trump was turned, though that is not told
  int chosen = -1;           ///< which of them the non-dealer chose for trump
  std::optional<Suit> trump;
  PerSeat<CardSet> discarded;    ///< by each, as far as it is told
  CardSet faced;                 ///< in the stock
  CardSet offered;               ///< exposed in giving or turned in error, not yet taken or refused
  PerSeat<CardSet> exposed_for;  ///< of these, those exposed in giving, by whose they are
  int stock = 32 - 2 * kFullHand;
  int proposals = 0;
  int refusals = 0;
  int exchanges = 0;
  bool deemed_accepted = false;  ///< a refusal that was void: he had lost the power to refuse
  bool answer_altered = false;   ///< of the exchange under way
  bool refusal_barred = false;   ///< a false turn-up has taken the next refusal away
  bool discarding_begun = false;
  PerSeat<bool> took{};  ///< cards in an exchange
  FirstWord first = FirstWord::Unknown;
  ActIndex accepted_at = kNever;
  ActIndex answered_at = kNever;
  bool refused_last = false;
  bool stood = false;  ///< the non-dealer has said that he plays, and nothing since
  bool proposal_withdrawn = false;
  int stock_at_acceptance = 0;
  int thrown_aside = 0;  ///< since the deal, from the stock
  bool stock_short = false;
  PerSeat<int> last_taken{{-1, -1}};  ///< in the last exchange that is over; -1 before any
  PerSeat<bool> without_right{};
  PerSeat<bool> exposed_unknown{};  ///< a card not known was shown in the giving, and it was his
  PerSeat<bool> exchange_untold{};  ///< of the exchange that is over last nothing of his is told
  PerSeat<WrongCause> wrong_cause{{WrongCause::Dealt, WrongCause::Dealt}};
  /// Each one's first card that was not taken up again in time, and so counts as played.
  PerSeat<FirstPlayed> first_played;
  bool accepted_if_enough = false;
  bool condition_afterwards = false;
  ActIndex turn_at = kNever;
  ActIndex begun_at = kNever;
  ActIndex dealt_at = kNever;  ///< the last packets
  PerSeat<ActIndex> first_packet{{kNever, kNever}};
  PerSeat<ActIndex> first_card{{kNever, kNever}};
  PerSeat<ActIndex> last_take{{kNever, kNever}};
  PerSeat<bool> leave{};  ///< to complete his hand
  King king;
};

}  // namespace ecarte::replay
