// SPDX-License-Identifier: MIT
//
// A record to facts. Takes what is written as what happened, keeps the state of the table, notes
// what can be observed, and never judges: no law is known here.
//
//   idle ─cut─▶ cut ─packets─▶ dealing ─turn-up─▶ turned ─proposal─▶ asked ─acceptance─▶ exchanging
//                                                    │                 │ refusal             │
//                                                    └────first card───┴──▶ playing ◀────────┘
//   playing ─last card, abandonment or granted claim─▶ over ─gathering─▶ closed
//
// An act out of its phase is a fact or nothing, never an error. What cannot be true (a card in two
// places, a card played from a hand that cannot hold it, tricks out of order) is noted as
// Impossible.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <optional>
#include <vector>

#include "record/record.hpp"
#include "replay/customs.hpp"
#include "replay/facts.hpp"
#include "replay/orders_kept.hpp"
#include "replay/outline.hpp"
#include "replay/packs_held.hpp"
#include "replay/seen.hpp"
#include "replay/who_deals.hpp"

namespace ecarte::replay {

class Anywhere;

/// Whose deal it is, as far as a record tells. Where nothing does, it is either's.
struct DealerOfSitting {
  WhoDeals next;     ///< by the deal before, as the customs are
  WhoDeals first;    ///< by the cut for deal, not yet acted upon
  WhoDeals of_void;  ///< of the deal before, in which its pack was found wrong
  friend bool operator==(const DealerOfSitting&, const DealerOfSitting&) = default;
};

/// The packs that are played with, each with its number: 0 PackA, 1 PackB.
struct PacksOfSitting {
  game::PerSeat<std::uint8_t> chosen{{0, 1}};  ///< of each, as chosen
  PacksHeld held;                              ///< by each now
  bool told = false;                           ///< the record speaks of two
  bool called = false;                         ///< new ones; the next dealer has the choice
  bool faulty = false;       ///< that of the deal before is not known to be replaced,
  bool deal_stands = false;  ///< and that was said when its cards had been gathered
  friend bool operator==(const PacksOfSitting&, const PacksOfSitting&) = default;
};

/// What is agreed upon above the deals.
struct TermsOfSitting {
  Some<SystemIs> system = SystemIs::Undeclared;  ///< any, if what was declared could not be read
  std::uint32_t agreed = 0;                      ///< bits by record::Agreement
  friend bool operator==(const TermsOfSitting&, const TermsOfSitting&) = default;
};

struct Bet {
  Actor bettor;
  std::optional<game::Seat> on;  ///< nullopt if it is not known on whom
  std::uint32_t amount;
  friend bool operator==(const Bet&, const Bet&) = default;
};
/// The bets on the game under way.
struct Betting {
  std::vector<Bet> bets;
  /// Was any made besides? Perhaps, in deals not told; surely, where one was told that could not be
  /// read.
  Some<NoYes> others = NoYes::No;
  std::optional<game::Seat> covers;  ///< a player who covers what is laid on that game
  std::uint64_t covered = 0;         ///<  and how much of it
  friend bool operator==(const Betting&, const Betting&) = default;
};

/// Who has a seat, and who belongs to the pool and has none.
struct SeatsTaken {
  bool pool = false;                  ///< one is played for
  std::bitset<256> idle{};            ///< actors who belong to it and have no seat
  Actor coming_in = record::kNobody;  ///< has a seat from the next deal on,
  std::uint8_t coming_free = 0;       ///  and which
  friend bool operator==(const SeatsTaken&, const SeatsTaken&) = default;
};

/// What the deal before tells of marks that it left.
struct MarksOfLastDeal {
  /// He made its tricks, marks of it are told, and none of his for them.
  game::PerSeat<bool> left_unmarked{};
  /// Nothing is told of a king of his that he did not mark.
  game::PerSeat<bool> no_king_left{};
  friend bool operator==(const MarksOfLastDeal&, const MarksOfLastDeal&) = default;
};

/// What there is of the deals before, if not all.
struct EarlierDeals {
  bool broken = false;       ///< one could not be used
  bool only_headed = false;  ///< of the last nothing is told but its heading
  friend bool operator==(const EarlierDeals&, const EarlierDeals&) = default;
};

/// What a sitting carries from deal to deal, as far as the record lets us know it.
struct Sitting {
  Customs customs{};
  std::uint32_t deals = 0;  ///< judged so far
  std::uint32_t game = 1;
  std::uint32_t last_deal = 0;  ///< number of the deal before; 0 if none
  DealerOfSitting dealer;
  OrdersKept orders;
  PacksOfSitting packs;
  TermsOfSitting terms;
  Betting betting;
  SeatsTaken seats;
  EarlierDeals before;
  MarksOfLastDeal marks;

  /// Nothing of it goes on but the customs.
  void begin_anew() {
    const Customs same = customs;
    *this = Sitting{};
    customs = same;
  }
  /// What the counters show where the record tells so many points, or that they win the game.
  [[nodiscard]] std::uint8_t points_shown(std::uint8_t told) const {
    return told == record::kGameWon ? static_cast<std::uint8_t>(customs.game) : told;
  }
  [[nodiscard]] bool has_agreed(record::Agreement what) const {
    return (terms.agreed >> static_cast<unsigned>(what) & 1U) != 0;
  }
  [[nodiscard]] bool plays_for_pool() const {
    return seats.pool || has_agreed(record::Agreement::PoolAllStake) ||
           has_agreed(record::Agreement::PoolPlayersStake);
  }
  friend bool operator==(const Sitting&, const Sitting&) = default;
};

/// True of an act that is kept as it was said and establishes nothing, whenever it was said: an
/// aside, a wish, what was not done, a player's remark. (An objection answers a claim, and may be
/// to the deal.)
bool establishes_nothing(const record::Act& act);

/// Gives seats and what goes with them to whoever came in, before anything else of the deal.
void change_seats(const Anywhere& told, Sitting& sitting);

/// Establishes the facts of the next deal of a sitting in `out`, which is cleared first.
/// `record` must be readable; an unreadable one goes to `skip`. `seen`, if it is given, is cleared
/// too, and then shows the table from act to act.
void replay(const record::Record& record, Sitting& sitting, DealFacts& out,
            DealSeen* seen = nullptr);

/// The kinds of its acts.
record::ActKinds kinds_of(const record::Record& record);

/// The same if the deal is a plain one, told in full and with nothing out of the ordinary: the
/// short way to the same facts. False if it is none; then `sitting` is as it was, and `out` is
/// anything. `kinds`: those of its acts. Of a plain deal, `outline`, if it is given, is what its
/// score turns on.
bool replay_plainly(const record::Record& record, record::ActKinds kinds, Sitting& sitting,
                    DealFacts& out, Outline* outline = nullptr);
/// The same in brief (Untold::in_brief), where its outline is told; else whole.
bool replay_in_brief(const record::Record& record, record::ActKinds kinds, Sitting& sitting,
                     DealFacts& out, Outline& outline);
/// Tells whole what was told in brief, of the same record; else nothing. `before`: the sitting as
/// it was before that deal.
void tell_whole(const record::Record& record, const Sitting& before, DealFacts& out);
/// As `replay`, by the long way.
void replay_in_full(const record::Record& record, Sitting& sitting, DealFacts& out,
                    DealSeen* seen = nullptr);

/// Passes over a deal that could not be read: what it would have settled is unknown from here on.
/// Sets the numbers of the deal in `out`, and nothing else.
void skip(const record::Record& record, Sitting& sitting, DealFacts& out);

}  // namespace ecarte::replay
