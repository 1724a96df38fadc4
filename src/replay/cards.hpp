// SPDX-License-Identifier: MIT
//
// What is known of the cards of one dealing: for each card the set of places where it may be, after
// each act that moved or told one; and for each hand the set of sizes it may have then. One rule
// narrows these sets forwards and backwards until nothing changes: a card is in one place, a hand
// has so many, and what leaves a place was there. So a heart played at the fourth trick is known to
// have been held at the first, and a fifth card played tells that five were. It judges nothing:
// that the sets contradict one another is an answer, not an error.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>

#include "game/card.hpp"
#include "game/row.hpp"
#include "game/seat.hpp"
#include "replay/facts.hpp"
#include "replay/hand_size.hpp"

namespace ecarte::replay {

using game::CardSet;
using game::PerSeat;
using game::Seat;

/// Where a card may be. `Faced`: shown in the giving or turned in error, and whose it will be is
/// open. `Out`: discarded, played, turned up, thrown aside.
enum class Pile : std::uint8_t { First, Second, Stock, Faced, Out };
inline constexpr int kPiles = 5;

constexpr Pile hand_of(Seat seat) {
  return static_cast<Pile>(seat);
}

/// Two acts that cannot both be true.
struct Clash {
  bool twice = false;  ///< a card in two places; else one that the hand cannot hold
  ActIndex at = 0;
  ActIndex earlier = kNever;  ///< kNever if no one act is to blame
  CardSet cards;              ///< those of which it cannot be true, if it is of some only
  Actor who = record::kNobody;
};

class Cards {
 public:
  /// Acts kept apart; what comes after them is known as it stands, without a look back.
  static constexpr int kMost = 160;

  Cards() { begin(); }

  /// A dealing begins: five cards each, of which nothing is known.
  void begin();
  /// The pack itself is in question: nothing is a contradiction any more.
  void doubt_pack() { sound_ = false; }
  void trust_pack() { sound_ = true; }
  [[nodiscard]] bool in_doubt() const { return !sound_; }

  // ── What is told. Each answers with the act it contradicts, if it does; then the later act is
  //    believed. `partly` are cards known in part, which `number` counts besides `known`.

  /// As many cards as one of these numbers go from one pile to another.
  std::optional<Clash> move(ActIndex at, Pile from, Pile to, Counts number, CardSet known,
                            std::span<const CardSet> partly = {}) {
    if (!partly.empty() || !plainly_moves(from, number, known)) {
      return narrow_by_move(at, from, to, number, known, partly);
    }
    move_plainly(at, from, to, known);
    return std::nullopt;
  }
  /// The hand has one of these sizes. False if it cannot have: then nothing is changed.
  bool tell_count(ActIndex at, Seat seat, Counts sizes);
  /// These are in the hand. `whole`: and no others.
  std::optional<Clash> tell(ActIndex at, Seat seat, CardSet known,
                            std::span<const CardSet> partly = {}, bool whole = false);
  /// None of these is in the hand; of one that is played out, none was when the playing began.
  std::optional<Clash> tell_none(ActIndex at, Seat seat, CardSet none, bool of_start = false);
  /// These were in the hand when the playing began, though it has been played from since. `whole`:
  /// and no others.
  std::optional<Clash> tell_of_start(ActIndex at, Seat seat, CardSet known,
                                     std::span<const CardSet> partly, bool whole);
  /// Would it contradict anything that these are in the hand?
  [[nodiscard]] std::optional<Clash> clash(ActIndex at, Seat seat, CardSet known) const;
  /// The hand has `difference` more than was thought, since it last took cards or was dealt.
  void recount(Seat seat, int difference);
  /// The hands were mended: the hand has `number` now, by way of the stock.
  void mend(ActIndex at, Seat seat, int number);
  /// An exchange of which no card is told: any of the hand may have gone, and others come.
  void exchange_untold(ActIndex at, Seat seat);
  /// The playing begins with the hands as they are.
  void start_playing() { start_ = {{last_, last_}}; }
  /// The hand has changed before its own first card, though the other may have led already.
  void start_playing(Seat seat) { start_[seat] = last_; }
  /// The same hands are played again.
  void again(ActIndex at);

  // ── What is known now ──

  /// How many cards the hand may have.
  [[nodiscard]] Counts count(Seat seat) const { return log_[last_].count[game::index_of(seat)]; }
  /// The cards that must, and those that may, be there.
  [[nodiscard]] CardSet sure(Pile pile) const { return sure(last_, pile); }
  [[nodiscard]] CardSet may(Pile pile) const { return may_[last_][index_of(pile)]; }

  // ── What is known of another moment, best once `settle` has looked back ──

  /// Narrows every moment by every act. The two acts that contradict each other, if any do.
  std::optional<Clash> settle();
  [[nodiscard]] Counts count_at_start(Seat seat) const {
    return log_[start_[seat]].count[game::index_of(seat)];
  }
  /// The cards that must, and those besides them that may, have been in the hand just before `at`.
  [[nodiscard]] CardSet held_at(Seat seat, ActIndex at) const {
    return sure(moment(at), hand_of(seat));
  }
  [[nodiscard]] CardSet may_hold_at(Seat seat, ActIndex at) const;
  /// Surely or perhaps.
  [[nodiscard]] bool may_have_had(Seat seat, ActIndex at, game::Card card) const {
    return held_at(seat, at).has(card) || may_hold_at(seat, at).has(card);
  }
  /// How many the hand may have held then.
  [[nodiscard]] Counts count_at(Seat seat, ActIndex at) const {
    return log_[moment(at)].count[game::index_of(seat)];
  }
  /// The cards that may have been there just before `at`.
  [[nodiscard]] CardSet may_at(Pile pile, ActIndex at) const {
    return may_[moment(at)][index_of(pile)];
  }
  /// How many of `these` the hand may have held just before `at`.
  [[nodiscard]] game::Counts number_at(Seat seat, ActIndex at, CardSet these) const {
    return number_then(seat, moment(at), these);
  }
  /// The last act but the play that leaves the hand no more cards than it has; kNever if it is only
  /// inferred.
  [[nodiscard]] ActIndex size_told(Seat seat) const;
  /// The act that first told that the card was in the hand; kNever if it is only inferred.
  [[nodiscard]] ActIndex shown(Seat seat, game::Card card) const;

 private:
  using Sets = std::array<CardSet, kPiles>;
  enum class How : std::uint8_t { Start, Move, Tell, Whole, Count, Swap, Mend, Again };

  /// How many cards: as told, and the same, narrowed.
  struct Number {
    Counts told{};
    Counts may{};
  };
  /// How a moment came from the one before it.
  struct Entry {
    CardSet known;  ///< as told: these moved, or are there;
    CardSet among;  ///  the others are among these
    CardSet moved;  ///< the same, narrowed
    CardSet movable;
    Number number;                  ///< of cards that moved, are told or, in a hand, are left
    std::array<Counts, 2> count{};  ///< how many each hand may have
    ActIndex at = 0;
    How how = How::Start;
    Pile from{};
    Pile to{};
    std::uint8_t before = 0;  ///< the moment it came from
    bool certain = false;     ///< every card has its place: no more can be known
  };

  /// How it may have been at first.
  struct Base {
    Sets may{};
    std::array<Counts, 2> count{};
  };
  /// What is told in part: a card, as one of several; how many, as one of several numbers.
  struct InPart {
    bool cards = false;
    bool numbers = false;
  };

  static constexpr std::size_t index_of(Pile pile) { return static_cast<std::size_t>(pile); }
  static constexpr bool is_hand(Pile pile) { return index_of(pile) < 2; }

  [[nodiscard]] static CardSet unsettled(const Sets& sets);
  [[nodiscard]] CardSet sure(std::size_t moment, Pile pile) const;
  [[nodiscard]] std::size_t moment(ActIndex at) const;
  Entry& append(ActIndex at, How how);
  /// Where every card has its place, do these go from the pile in which they are, and no others?
  [[nodiscard]] bool plainly_moves(Pile from, Counts number, CardSet known) const {
    return log_[last_].certain && may(from).has_all(known) && number.is(known.size());
  }
  void move_plainly(ActIndex at, Pile from, Pile to, CardSet known);
  std::optional<Clash> narrow_by_move(ActIndex at, Pile from, Pile to, Counts number, CardSet known,
                                      std::span<const CardSet> partly);
  void return_to(ActIndex at, std::size_t moment);
  bool add(ActIndex at, How how, Pile from, Pile to, Counts number, CardSet known, CardSet among);
  void believe(CardSet cards, Pile pile);
  void rebuild();
  [[nodiscard]] Sets reached(std::size_t moment) const;
  bool forward(std::size_t moment, bool& changed);
  bool backward(std::size_t moment, bool& changed);
  bool narrow_move(std::size_t moment, bool& changed);
  [[nodiscard]] std::array<Counts, 2> counted(std::size_t moment) const;
  void count_forward(std::size_t moment, bool& changed);
  void count_backward(std::size_t moment, bool& changed);
  [[nodiscard]] bool counts_fit(std::size_t moment) const;
  bool close(std::size_t moment, bool& changed);
  void touch(std::size_t moment);
  bool narrow();
  [[nodiscard]] Clash explain() const;
  void blame(std::optional<Clash>& found) const;
  void bound(const Entry& entry, Seat seat, CardSet these, int& least, int& most) const;
  [[nodiscard]] game::Counts number_then(Seat seat, std::size_t then, CardSet these) const;
  [[nodiscard]] bool overfull(std::size_t moment) const;
  [[nodiscard]] bool overfull() const {
    return in_part_.cards &&
           (overfull(last_) || overfull(start_[Seat::First]) || overfull(start_[Seat::Second]));
  }
  std::optional<Clash> with_suits(ActIndex at, Pile hand, std::optional<Clash> found);

  game::FixedRow<Entry, kMost> log_;
  game::FixedRow<Sets, kMost> may_;
  std::array<bool, kMost> stale_;  ///< not narrowed since what it came from changed
  Base base_;
  std::array<ActIndex, game::kCards> placed_{};  ///< the act that last told where a card is
  std::size_t last_ = 0;
  PerSeat<std::size_t> start_{};
  bool sound_ = true;      ///< the pack is not in question
  bool branches_ = false;  ///< a moment came from another than the one before it
  bool torn_ = false;      ///< something told contradicts the rest: no look back
  bool settled_ = true;    ///< nothing was added since the last look back
  InPart in_part_;
};

}  // namespace ecarte::replay
