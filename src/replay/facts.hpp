// SPDX-License-Identifier: MIT
//
// What replay establishes about one deal, and the only header of replay that law reads: the closed
// vocabularies of facts (fact_kinds.hpp, with the domains of their attributes in domains.hpp),
// beats and deeds. Nothing here judges; a fact (fact.hpp) says what happened.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <vector>

#include "game/card.hpp"
#include "game/seat.hpp"
#include "game/values.hpp"
#include "record/act.hpp"
#include "replay/fact.hpp"
#include "replay/points_told.hpp"

namespace ecarte::replay {

using record::Remedy;

// ── Beats ────────────────────────────────────────────────────────────────────────────────────────

/// What an act is to the windows of the laws, one bit of a word for each. In the order in which a
/// deal is played, which is the order `laws lint` uses. "N" the non-dealer, "D" the dealer.
enum class Beat : std::uint8_t {
  Cut,
  Packet,
  TurnUp,
  NLooks,
  DTakesUp,
  Proposal,
  Answer,
  Discard,
  Given,
  NTakesUp,
  DTakes,
  NFirstCard,
  DFirstCard,
  NSecondCard,
  DSecondCard,
  NCard,
  DCard,
  Lead,
  Reply,
  HandOver,
  HandClosed,
  GameEnd,
  NextGame,
  Settled,
};
inline constexpr int kBeats = static_cast<int>(Beat::Settled) + 1;

/// A set of beats, as bits.
using BeatSet = std::uint32_t;
constexpr BeatSet bit(Beat beat) {
  return BeatSet{1} << static_cast<unsigned>(beat);
}

// ── Deeds and testimony ──────────────────────────────────────────────────────────────────────────

/// Which points a deed is about, that are to be marked or taken down.
struct PointsMeant {
  Actor whose = record::kNobody;  ///< and of the choice at the cut: whose
  record::For purpose{};
  /// Of a mark that is claimed: how many deals ago it was earned; nothing if that is not told.
  std::optional<std::uint32_t> deals_ago{};

  /// Are they told to have been earned so many deals ago?
  [[nodiscard]] constexpr bool of_deal(std::uint32_t ago) const { return deals_ago == ago; }
  friend bool operator==(const PointsMeant&, const PointsMeant&) = default;
};

/// Something the players did or claimed by way of remedy, as written.
struct Deed {
  Remedy what = Remedy::None;
  Actor by = record::kNobody;
  ActIndex at = 0;
  std::uint8_t dealing = 1;
  std::uint8_t playing = 0;
  bool carried_out = false;     ///< done, rather than claimed or required
  bool permitted = false;       ///< allowed to the other, rather than claimed for himself
  Remedy named = Remedy::None;  ///< of a choice claimed by naming what is chosen between: this
  std::uint8_t number = 0;      ///< of cards or points
  PointsMeant points;
  bool pack_wrong = false;  ///< of a cut claimed anew: that is why
  game::CardSet cards;  ///< of an exposed card taken or refused: which; empty: whichever there is
  friend bool operator==(const Deed&, const Deed&) = default;
};

/// A mark made, a mark taken down, or what the counters showed.
struct Testimony {
  enum class Kind : std::uint8_t { Mark, TakeDown, Counters, Announce };
  Kind kind = Kind::Mark;
  game::Seat seat{};           ///< whose score
  Actor by = record::kNobody;  ///< who did it
  record::For purpose = record::For::Unsaid;
  PointsTold amount;            ///< points; of the first seat for Counters
  PointsTold amount_second{0};  ///< of the second seat for Counters
  /// For Counters of which it is not known whose they are: one way, or the other way round.
  std::array<std::uint8_t, 2> either_way{{record::kUnstated, record::kUnstated}};
  /// For Counters: he is told to win who stood one king short, and of the hand nothing but the king
  /// is told. It need not be over.
  bool upon_king = false;
  /// Of a mark: how many deals ago it was earned; nothing if that is not told.
  std::optional<std::uint32_t> deals_ago{};
  ActIndex at = 0;
  std::uint8_t dealing = 1;

  /// For Counters: what his shows.
  [[nodiscard]] constexpr PointsTold shown(game::Seat whose) const {
    return whose == game::Seat::First ? amount : amount_second;
  }
  friend bool operator==(const Testimony&, const Testimony&) = default;
};

/// How many points a mark is told to be of.
constexpr PointsTold points_marked(const record::Act& mark) {
  return (mark.flags & record::kNotKnown) != 0 ? PointsTold::some() : PointsTold{mark.number};
}

/// An act whose moment is not written, but bounded: it happened after `earliest` and before
/// `latest`. Both are kNever if it is not known to have happened at all.
struct BoundedMoment {
  ActIndex earliest = kNever;
  ActIndex latest = kNever;
  [[nodiscard]] constexpr bool exact() const { return earliest == latest; }
  friend bool operator==(const BoundedMoment&, const BoundedMoment&) = default;
};

/// A stretch of the deal that is not told: before act `before`, and after the act before that one,
/// acts may have been done that the record leaves out. A stretch told in full has none.
struct Gap {
  /// One past the last act for what may have followed it.
  ActIndex before = 0;
  BeatSet beats = 0;         ///< that the acts left out may have been
  std::uint64_t deeds = 0;   ///< a bit for each Remedy that may have been done among them
  std::uint8_t dealing = 1;  ///< in which it lies
  /// Counts only if another deal follows: the record may as well stop in the middle of the hand.
  bool if_deal_follows = false;
  friend bool operator==(const Gap&, const Gap&) = default;
};
static_assert(record::kRemedies <= 64);

/// One attempt at the deal.
struct DealingSpan {
  ActIndex begin = 0;                  ///< its first act: the first packet, or what precedes it
  ActIndex end = 0;                    ///< one past its last
  std::optional<game::Seat> dealer;    ///< nothing if the record does not let us know
  std::optional<game::Seat> rightful;  ///< who should have dealt, if that is known
  game::PerSeat<Some<NoYes>> bold;     ///< must he, by his first word, win the point or lose two?
  bool reached_turn_up = false;
  game::PerSeat<BoundedMoment> looked;  ///< when each first saw his hand
  /// By all that is told of the trump and of his hand he neither turned its king nor held it.
  game::PerSeat<bool> kingless{};
  /// He is told to have said nothing of a king.
  game::PerSeat<bool> silent{};
  friend bool operator==(const DealingSpan&, const DealingSpan&) = default;
};

/// Who made what of a hand.
enum class Outcome : std::uint8_t { FirstVole, FirstPoint, SecondPoint, SecondVole, Nobody };
inline constexpr int kOutcomes = static_cast<int>(Outcome::Nobody) + 1;
using Outcomes = game::Values<Outcome>;

/// One playing-out of the hands.
struct PlayingSpan {
  ActIndex begin = 0;
  ActIndex end = 0;
  std::uint8_t dealing = 1;
  bool over = false;  ///< the hand came to its end, whichever way
  HandEnd how = HandEnd::Played;
  ActIndex over_at = kNever;
  Outcomes outcomes;  ///< of a hand that is over: who may have made what; empty of one that is not
  game::PerSeat<std::uint8_t> tricks{};                ///< made, as far as the winners are known
  game::PerSeat<ActIndex> point_at{{kNever, kNever}};  ///< the act that gave each the point
  std::uint8_t unknown_tricks = 0;                     ///< played, winner not known
  /// Of those he made, the ones that nothing tells to be his but that he led to the next.
  game::PerSeat<std::uint8_t> by_lead{};
  game::PerSeat<std::uint8_t> uncovered{};  ///< cards left that could not be played to
  friend bool operator==(const PlayingSpan&, const PlayingSpan&) = default;
};

/// What is to be done next in the ordinary way of a deal.
enum class NextAct : std::uint8_t {
  None,
  Give,
  Turn,  ///< the right card, beside one that was not next in the pack
  Propose,
  Answer,
  AnswerBarred,    ///< the dealer turned a card as if for trumps, and has not answered since
  AnswerOrFollow,  ///< a card is led, and whether the proposal was answered before is not told
  Exchange,
  Grant,  ///< a claim in throwing down, or dispute it
  Take,   ///< cards, for those he has put out
  Lead,
  Follow,
  Won  ///< nothing: the other resigned the game
};
/// Whose turn it is to act, and to do what.
struct ToAct {
  NextAct what = NextAct::None;
  Actor who = record::kNobody;
  friend bool operator==(const ToAct&, const ToAct&) = default;
};

/// Trouble that makes the record impossible: it cannot be true, whoever is to blame.
struct Impossible {
  std::string_view id;  ///< kebab-case
  ActIndex at = 0;
  ActIndex earlier = kNever;  ///< the act it contradicts
  game::CardSet cards;
  Actor who = record::kNobody;
  friend bool operator==(const Impossible&, const Impossible&) = default;
};

/// Where in its sitting a deal stands.
struct DealPlace {
  std::uint32_t game = 1;
  std::uint32_t deal = 1;
  std::uint32_t ordinal = 0;    ///< in its sitting, from 0
  bool sitting_begins = false;  ///< with this deal
  bool game_begins = false;     ///< with this deal: the score is love-all
  bool begins_untold = false;   ///< that is taken to be so: no number, heading or score says it
  bool broken_before = false;   ///< a deal before it is missing or could not be used: score,
                                ///  dealer and packs are unknown until written
  ActIndex heading = 0;         ///< the `deal` line, or the first act
  friend bool operator==(const DealPlace&, const DealPlace&) = default;
};

/// How a deal stands where its record ends.
struct DealStands {
  std::optional<game::Suit> trump;  ///< of the last dealing
  /// Who deals after it, by the customs and what is told of it; nothing if that is not known.
  std::optional<game::Seat> next_dealer;
  ToAct to_act;  ///< nothing if that is not known
  /// The act by which one gave up the game, if it is the other's for that.
  ActIndex resigned_at = kNever;
  bool deal_follows = false;  ///< the record goes on with another deal

  /// Has a player resigned the game, and nobody played it out for him?
  [[nodiscard]] constexpr bool resigned() const { return to_act.what == NextAct::Won; }
  friend bool operator==(const DealStands&, const DealStands&) = default;
};

/// What is said against how the deal went; and whom somebody says, or shows by what he asks for, to
/// have played a card he might not play.
struct Alleged {
  std::array<bool, 2> here{};    ///< in this deal or an earlier one
  std::array<bool, 2> before{};  ///< said before a card of this deal was played: in the deal before
  bool disputed = false;         ///< somebody speaks against the score or the hand
  friend bool operator==(const Alleged&, const Alleged&) = default;
};

/// What is not told of a deal.
struct Untold {
  /// Of a plain deal nothing is told yet but `place`, `stands` and `seen` (replay_in_brief,
  /// tell_whole). Of such a deal no score is told before its turn-up.
  bool in_brief = false;
  // What the record does not tell, and leaves room for.
  std::vector<Fact> supposed;    ///< what the cards leave room for where the record stops within
                                 ///  the hand, and nobody has shown: no ruling rests on it
  std::bitset<kFactKinds> room;  ///< kinds of fact that may have come about there
  std::vector<Gap> gaps;         ///< in order; one at most before an act
  std::vector<ActIndex> unanswered;  ///< leads to which no card is told, though another follows
  friend bool operator==(const Untold&, const Untold&) = default;
};

/// Everything established about one deal of a sitting. Reused from deal to deal.
struct DealFacts {
  DealPlace place;
  DealStands stands;
  std::vector<Fact> facts;  ///< by occurrence within a dealing
  Untold untold;
  Alleged alleged;
  std::vector<Deed> deeds;            ///< in the order written
  std::vector<Testimony> testimony;   ///< in the order written
  std::vector<BeatSet> beats;         ///< one word an act
  std::vector<DealingSpan> dealings;  ///< dealing n is dealings[n-1]
  std::vector<PlayingSpan> playings;
  std::vector<Impossible> impossible;
  ActKinds seen;  ///< which kinds of act occurred

  void clear();
  friend bool operator==(const DealFacts&, const DealFacts&) = default;
};

/// Who made the tricks of the deal, of which marks are told, and none of his for them.
game::PerSeat<bool> left_unmarked(const DealFacts& deal);
/// Of whom nothing is told of a king in the deal that he announced or turned, and did not mark.
game::PerSeat<bool> no_king_left(const DealFacts& deal);

/// The words of the codes and of the result files for a remedy.
std::string_view word(Remedy remedy);
/// The kebab-case word for an absolute beat, such as "n-looks".
std::string_view word(Beat beat);

/// True if an act occurred that could set `fact`.
constexpr bool tested(const DealFacts& deal, FactKind fact) {
  return deal.seen.any_of(entry(fact).tested_by);
}

}  // namespace ecarte::replay
