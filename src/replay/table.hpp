// SPDX-License-Identifier: MIT
//
// The state of the table that every room of replay reads: whose deal it is, how far it has come,
// what has been said, and what is known of each hand. Private to replay. What only the giving, or
// only the exchange, has to know is kept there.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "game/card.hpp"
#include "game/seat.hpp"
#include "record/record.hpp"
#include "replay/cards.hpp"
#include "replay/facts.hpp"
#include "replay/first_word.hpp"
#include "replay/hand_closing.hpp"
#include "replay/king.hpp"
#include "replay/notes.hpp"
#include "replay/replay.hpp"
#include "replay/told.hpp"
#include "replay/tricks.hpp"
#include "replay/who_deals.hpp"

namespace ecarte::replay {

/// One playing-out of the hands.
struct Playing {
  explicit Playing(HandTricks hand) : tricks(kEither, hand) {}

  Tricks tricks;
  PerSeat<bool> second_beat{};
  PerSeat<bool> back_untold{};  ///< he has taken a card back out of a trick that is not told
  bool begun = false;
  HandClosing ending;

  /// A card that lies on the table, and was led, or may have been, before the proposal was
  /// answered; nullptr if there is none.
  [[nodiscard]] const Played* lying_too_soon() const {
    const int open = tricks.open();
    if (!begun || open < 0 || tricks.trick(open).reply >= 0) {
      return nullptr;
    }
    const Played& led = tricks.card(tricks.trick(open).lead);
    return led.how.too_soon.may_be(NoYes::Yes) ? &led : nullptr;
  }

  /// Nothing is played yet, or any more.
  void begin() {
    tricks.begin(kEither);
    second_beat = back_untold = {};
    begun = false;
    ending = {};
  }
};

/// What lies there when both have been dealt their five.
inline constexpr Counts kStockDealt{32 - 2 * kFullHand};

enum class Phase : std::uint8_t { Idle, Dealing, Turned, Asked, Exchanging, Playing, Over };

/// What the two have said to each other of proposing and playing.
struct ProposingWords {
  FirstWords first;
  int proposals = 0;
  int exchanges = 0;
  bool refused_last = false;
  bool after_refusal = false;  ///< what was proposed last was refused before, and binds nobody
  bool stood = false;          ///< the non-dealer has said that he plays, and nothing since
  bool proposal_withdrawn = false;
  ActIndex answered_at = kNever;

  /// Of the last proposal no answer is told, nor a card of the exchange there may have been.
  [[nodiscard]] bool answer_untold() const {
    return proposals > 0 && answered_at == kNever && exchanges == 0 && !proposal_withdrawn;
  }
};

/// Cards of the stock whose faces were seen.
struct Shown {
  CardSet faced;                 ///< in the stock
  CardSet offered;               ///< exposed in giving or turned in error, not yet taken or refused
  PerSeat<CardSet> exposed_for;  ///< of these, those exposed in giving, by whose they are
  /// What a card may be that was shown in giving, and was his; none if every one is known.
  PerSeat<CardSet> exposed_may;
};

/// The cards by which a hand of too few was completed.
struct MadeUp {
  bool leave = false;     ///< was given for it
  int number = 0;         ///< in this dealing
  int late = 0;           ///< after its first card was played, or when nothing was wanting
  bool disputed = false;  ///< and the other disputes that: he does not suffer them to be played
  CardSet not_his;        ///< those of which he does
  int beforehand = 0;     ///< of those, before anything was played
  int aside = 0;          ///< those of them that go back, and are none of the hand
  int untold = 0;         ///< of the last, those of which it is not told which
};

/// One player's hand in a dealing.
struct HandOfDealing {
  CardSet discarded;             ///< as far as it is told
  bool taken_up = false;         ///< to look at it
  bool discard_handled = false;  ///< what he put out he has looked at, or touched
  Some<NoYes> took = NoYes::No;  ///< cards in an exchange, told or not
  MadeUp made_up;
  Some<WrongCause> wrong_cause{WrongCause::Dealt};
  FirstPlayed first_played;  ///< its first card that counts as played,
  Counts played_with{};      ///<  and of how many it was played, as it is noted if it is not five
  ActIndex first_packet = kNever;
  ActIndex first_card = kNever;
  ActIndex not_looked = kNever;  ///< up to where it was not looked at
};

/// Where what is too much in a hand comes from, if its cards were taken in an exchange, or not.
constexpr Some<SurplusFrom> of_surplus(Some<NoYes> took) {
  return took.must_be(NoYes::Yes)  ? Some(SurplusFrom::Exchange)
         : took.must_be(NoYes::No) ? Some(SurplusFrom::Deal)
                                   : Some<SurplusFrom>{};
}

/// From which pack a dealing is given.
struct PackDealt {
  SomePack which = kEitherPack;
  Some<PackOwner> owner;                ///< whose it was then,
  PackOwner supposed = PackOwner::Own;  ///< if no packs were changed in what is not told
};

/// What has been done in a dealing for good.
struct DoneSoFar {
  ActIndex begun_at = kNever;
  ActIndex turn_at = kNever;
  bool discarding = false;  ///< cards have been put out
  bool marked = false;      ///< the point or the vole, by either
};

/// One attempt at the deal.
struct Dealing {
  WhoDeals dealer;
  PackDealt pack;
  Phase phase = Phase::Idle;
  std::optional<Suit> trump;
  Counts stock = kStockDealt;      ///< how many cards it may have by the numbers told and due
  Counts stock_may = kStockDealt;  ///< and whatever was taken that is not told
  DoneSoFar done;
  ProposingWords words;
  Shown shown;
  PerSeat<HandOfDealing> hands;
  King king;

  /// As many cards as one of these numbers leave the stock, or come back to it.
  void leave_stock(Counts number) {
    stock = less_by(stock, number);
    stock_may = less_by(stock_may, number);
  }
  /// They are not told to: it may have been any number of a hand's.
  void leave_stock_untold(Counts number) {
    stock = less_by(stock, number);
    stock_may = less_by(stock_may, Counts::range(0, kFullHand));
  }
  void back_on_stock(Counts number) {
    stock = more_by(stock, number);
    stock_may = more_by(stock_may, number);
  }
};

/// Fact::number of an altered answer whose first word was a refusal.
inline constexpr std::uint8_t kFirstWordRefused = 1;
/// And of one altered to a proposal: he had said that he plays.
inline constexpr std::uint8_t kFirstWordPlay = 1;

/// Everything that the rooms of one deal share.
struct Table {
  /// `onlooker` may be nullptr: then nobody looks on.
  Table(const record::Record& record, Sitting& of, DealFacts& out, DealSeen* onlooker = nullptr)
      : notes(record.acts, out), sitting(of), playing(of.customs.hand), seen(onlooker) {
    all_found.fill(kNever);
  }

  Notes notes;
  const Ahead& ahead{notes.ahead};
  Told told{notes};
  Sitting& sitting;
  Cards cards;
  Dealing dealing;
  Playing playing;
  bool pack_faulty = false;             ///< the record speaks against the pack
  ActIndex closed_at = kNever;          ///< the cards were gathered
  std::array<ActIndex, 8> all_found{};  ///< acts by which whatever was wrong was known
  std::array<CardSet, 16> partly{};     ///< the cards known in part of the act asked about last
  DealSeen* seen;                       ///< of whoever looks on
};

}  // namespace ecarte::replay
