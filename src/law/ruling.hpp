// SPDX-License-Identifier: MIT
//
// What comes of facts and a code: rulings, and the deeds of the players as matched to them.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "law/result.hpp"
#include "law/timeline.hpp"
#include "law/words.hpp"
#include "replay/facts.hpp"

namespace ecarte::law {

using replay::DealFacts;
using replay::Deed;
using replay::Fact;
using replay::Testimony;

/// An answer that is taken to be so to what the record leaves open of a fact, to see what it gives.
struct Assumed {
  Fact fact;
  int question = kWhetherSo;  ///< kWhenFound, kWhetherDone, or one of time (is_of_time)
  int answer = 0;  ///< by number, the first of them that it is so; of kWhenFound the position
};

/// What is ruled on: a deal, with the one after it, in which its last windows close, and a code.
struct Given {
  const Code& code;
  const DealFacts& deal;
  const DealFacts* next = nullptr;  ///< nothing if there is none
  /// By the deals told of it the game before was not won, and nobody is told to have dealt since:
  /// deals are untold, and whose turn it was hangs on them.
  bool deals_untold = false;
  const Assumed* assumed = nullptr;  ///< nothing: what is open stays open
};

/// Is an answer to that question about the fact taken to be so?
bool assumes(const Given& given, const Fact& fact, int question);

/// What is not known of a ruling.
struct RulingDoubts {
  bool which = false;               ///< which remedy the law gives
  bool in_time = false;             ///< whether the choice was made in time;
  bool owed = false;                ///<  nor, so, whether what was left undone was owed
  std::uint16_t or_case = kNoCase;  ///< of another law: it may answer, and the same follows
  friend bool operator==(const RulingDoubts&, const RulingDoubts&) = default;
};

/// Where a record stops while the time is running to put a fault right free of penalty: was it put
/// right already, or still can be?
enum class Mending : std::uint8_t { Over, Done, Open };

/// A case met by a fact, with its life.
struct Ruling {
  std::uint16_t case_index = kNoCase;
  Fact fact;
  Window window;  ///< in which the choice may be made
  Actor elector = record::kNobody;
  Status status = Status::None;
  int deed = -1;  ///< the election, as a number into the deeds
  Remedy elected = Remedy::None;
  Remedy owed = Remedy::None;  ///< a duty, from the start or by lapse
  Time owed_at = kNoTime;
  RulingDoubts doubt;
  Mending mending = Mending::Over;
  int found_position = 0;  ///< where among the boundaries of its table it was found (FactTable)

  /// Is it no fault yet, because it can still be put right free of penalty?
  [[nodiscard]] bool is_pending() const { return mending == Mending::Open; }
  friend bool operator==(const Ruling&, const Ruling&) = default;
};

/// Something done or claimed by way of remedy, in this deal or the one after.
struct TimedDeed {
  Deed deed;
  Time at = 0;
  int ruling = -1;    ///< matched to it; -1: to none
  bool done = false;  ///< the claim before it speaks for it
  friend bool operator==(const TimedDeed&, const TimedDeed&) = default;
};

/// What law makes of the deal as a whole.
struct Annulled {
  /// It is, whatever was played on; either: that is in doubt.
  replay::Some<replay::NoYes> deal = replay::NoYes::No;
  Time dealing_at = kNoTime;  ///< when the last dealing was; kNoTime: it was not

  [[nodiscard]] bool surely() const { return deal.must_be(replay::NoYes::Yes); }
  [[nodiscard]] bool maybe() const { return deal.may_be(replay::NoYes::Yes); }
  friend bool operator==(const Annulled&, const Annulled&) = default;
};

/// What the rulings leave in doubt of the score.
struct InDoubt {
  Remedies remedies = 0;          ///< that the law may have given
  Remedies annulled = 0;          ///< and may have in a dealing that was annulled,
  Time annulled_at = 0;           ///<  for what was claimed until then
  std::array<bool, 2> capped{};   ///< by a fault that is not proved
  std::array<bool, 2> kings{};    ///< whether he announced it in time turns on what is not told
  std::array<bool, 2> counted{};  ///< to whom tricks may be counted that nothing covers
  friend bool operator==(const InDoubt&, const InDoubt&) = default;
};

/// Everything that facts and a code come to, before the score is reckoned. Reused from deal to
/// deal.
struct Rulings {
  std::vector<Ruling> list;      ///< in the order in which the facts were judged
  std::vector<TimedDeed> deeds;  ///< of this deal, then of the one after, as matched to them
  Timeline timeline;             ///< without the cards that count as never played
  std::vector<Ruling> refuted;   ///< what was found at the table and is not so: no rulings at all
  std::vector<Ruling> supposed;  ///< what the law gives if a fault was committed that the record
                                 ///  leaves room for: no rulings either
  std::vector<Missing> missing;  ///< what the record leaves open, and a ruling turns on
  std::vector<Time> spent;       ///< acts of the deal after, by their number there, that were spent
                                 ///  on this one
  std::vector<std::uint16_t> order;  ///< the facts by number, as they are judged
  Annulled annulled;
  InDoubt in_doubt;
  bool deals_untold = false;  ///< before this one: whose turn it was is not known

  void clear();
  friend bool operator==(const Rulings&, const Rulings&) = default;
};

/// A fact as it is judged: where deals before are not told, less of it is known than replay, which
/// sees one deal, can say.
Fact as_judged(const Rulings& rulings, Fact fact);

}  // namespace ecarte::law
