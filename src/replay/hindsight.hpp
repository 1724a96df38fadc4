// SPDX-License-Identifier: MIT
//
// What only the end of a hand proves. A heart played at trick 4 shows what was held at trick 1:
// each playing is looked back over once, with a few operations on sets of cards for each reply. How
// the hand ended is for playing_end.hpp, and whose the king was for king.hpp.
#pragma once

#include <optional>

#include "replay/held.hpp"
#include "replay/notes.hpp"
#include "replay/tricks.hpp"

namespace ecarte::replay {

/// What a card leaves undone: the cards any of which, held, makes it a misplay.
struct UndoneDuty {
  CardSet suit;    ///< of the suit led
  CardSet higher;  ///< of the suit led, and higher
  CardSet trumps;

  [[nodiscard]] CardSet breached() const { return suit | higher | trumps; }
};

/// What is left undone by playing `reply` to `lead`, each as far as it is known; nothing if the
/// cards do not say.
std::optional<UndoneDuty> duty_left(CardSet reply, CardSet lead, std::optional<Suit> trump);

/// The misplay that is found under this name; nothing if it is the name of none.
std::optional<MisplayKind> misplay_named(record::Noun noun);

/// The first card of a player that was not taken up again in time, and so counts as played.
struct FirstPlayed {
  /// The king of trumps, led or followed with, or another; which of them, if a card may have been
  /// played that is not told.
  Some<FirstCard> kind = FirstCard::None;
  ActIndex at = kNever;

  /// May it have been one that is not told, whatever is told of those after it?
  [[nodiscard]] bool untold() const { return kind == Some<FirstCard>{}; }
  /// Is it not known which it was?
  [[nodiscard]] bool open() const {
    return kind.may_be(FirstCard::Other) && !kind.must_be(FirstCard::Other);
  }
};

/// One look back over a playing that is over, or as far as it went.
class Hindsight {
 public:
  /// Moments of the playing: when the hand was thrown down, when the suit named with a card was
  /// required, and when it was told what the hand gave; kNever if it was not.
  struct Moments {
    ActIndex thrown_down = kNever;
    ActIndex suit_required = kNever;
    ActIndex stated = kNever;
    PerSeat<CardSet> not_his{};  ///< drawn too late, which the other does not suffer to be played
  };

  Hindsight(Notes& notes, const Held& held, Tricks& tricks, std::optional<Suit> trump,
            Moments moments)
      : notes_(notes), held_(held), tricks_(tricks), trump_(trump), moments_(moments) {
    tricks.find_next_leads();
  }

  /// Notes the misplays, the cards taken back, the leads out of turn and the suits named.
  void look_back() const;
  [[nodiscard]] FirstPlayed first_played(Seat seat) const;

 private:
  [[nodiscard]] bool taken_back_in_time(const Played& played) const;
  [[nodiscard]] bool judged_by_another(const Played& played) const;
  void note_misplays() const;
  void note_misplay(const Played& reply, const Played& lead) const;
  void note_misplays_found() const;
  void note_misplay_found(Seat seat, Some<MisplayKind> kind, ActIndex at) const;
  [[nodiscard]] ActIndex found_since() const;
  [[nodiscard]] ActIndex untold_until(ActIndex at) const;
  void refute_misplay(Seat seat, Some<MisplayKind> kind, ActIndex at) const;
  [[nodiscard]] bool must_have(const Played& reply, CardSet these) const;
  [[nodiscard]] CardSet played_before(const Played& reply) const;
  [[nodiscard]] bool may_be_king(const Played& played) const;
  [[nodiscard]] game::Card first_to_show(Seat seat, CardSet cards) const;
  [[nodiscard]] Some<PlayedRole> played_as(const Played& played) const;
  void note_taken_back() const;
  [[nodiscard]] bool put_in_place(const Played& played) const;
  [[nodiscard]] bool had_to_stay(const Played& taken, const Played& other) const;
  [[nodiscard]] BackCause cause_of(const Played& taken) const;
  [[nodiscard]] bool named_by(const Played& played) const;
  [[nodiscard]] bool replaces_named(const Played& played) const;
  [[nodiscard]] std::optional<Suit> suit_named(const Played& played) const;
  void note_leads() const;
  Fact& note_off_turn(const Played& lead) const;
  void refute_leads_found() const;
  [[nodiscard]] NoYes void_of_named(const Played& played) const;
  void note_named_suit(const Played& played) const;
  [[nodiscard]] NoYes obeyed(const Played& played, Suit named) const;

  Notes& notes_;
  const Held& held_;
  const Tricks& tricks_;
  std::optional<Suit> trump_;
  Moments moments_;
};

}  // namespace ecarte::replay
