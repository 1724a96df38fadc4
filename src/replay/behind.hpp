// SPDX-License-Identifier: MIT
//
// What the record has told before: the one place that looks back over its acts, as `Ahead` is the
// one that looks on. `now` is the act asked from, which is none of those looked at; `from` is.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "replay/acts_told.hpp"
#include "replay/number_told.hpp"

namespace ecarte::replay {

/// What was done upon a word that was altered.
struct AfterWord {
  bool exchanged = false;
  bool answered = false;
  bool played = false;  ///< by the other; by himself too, if the word was no proposal
  bool own = false;     ///< he himself plays
  NumberTold taken;     ///< by him
};

/// What else is known of a playing that is looked back upon.
struct PlayTold {
  std::span<const BeatSet> beats;          ///< of each act
  std::span<const Testimony> testimony{};  ///< of the deal
  bool cards = false;                      ///< any card of it is told
  bool given_up = false;                   ///< it ended in the hands thrown down
  bool sitting_begins = false;             ///< nothing was played before
};

class Behind : private ActsTold {
 public:
  using ActsTold::ActsTold;

  // ── The pack, the cut and the deal ──

  /// Has a game its heading?
  [[nodiscard]] bool game_headed(ActIndex now) const;
  /// Has `actor` chosen a pack?
  [[nodiscard]] bool chose_pack(ActIndex now, Actor actor) const;
  /// The act before this by which anything was done, talk apart; kNever if there is none.
  [[nodiscard]] ActIndex done_before(ActIndex now) const;
  /// In the talk just before: where `dealer` has claimed the shuffle, and has not been let since;
  /// kNever if he has not.
  [[nodiscard]] ActIndex shuffle_claimed(ActIndex now, Actor dealer) const;
  /// Was a fresh deal claimed, agreed on or decided, and has nobody gone on with the hand since?
  /// What is then shuffled is shuffled for it.
  [[nodiscard]] bool fresh_deal_awaited(ActIndex now) const;
  /// The last act by which `actor` claimed or required anything, or anybody if he is no player;
  /// kNever if there is none.
  [[nodiscard]] ActIndex last_claim(ActIndex from, ActIndex now, Actor actor) const;
  /// Since what he claimed in act `claim`: has he gone on with the hand, or did something else come
  /// to light?
  [[nodiscard]] bool went_past(ActIndex claim, ActIndex now, Actor actor) const;
  /// Since then: was a card played, or taken back?
  [[nodiscard]] bool card_moved(ActIndex claim, ActIndex now) const;
  /// Were the cards gathered?
  [[nodiscard]] bool gathered(ActIndex from, ActIndex now) const;
  /// Is nothing told but that `actor` showed cards?
  [[nodiscard]] bool only_exposed(ActIndex from, ActIndex now, Actor actor) const;
  /// The act that gave the packets; nullptr if none is written.
  [[nodiscard]] const record::Act* giving(ActIndex from, ActIndex now) const;
  /// Was a dealing found to be out of turn?
  [[nodiscard]] bool turn_disputed(ActIndex from, ActIndex now) const;
  /// Has `seat` claimed the deal?
  [[nodiscard]] bool deal_claimed(ActIndex from, ActIndex now,
                                  std::optional<game::Seat> seat) const;
  /// Was some fault found that is not named?
  [[nodiscard]] bool fault_found(ActIndex from, ActIndex now) const;
  /// Was anything found?
  [[nodiscard]] bool any_found(ActIndex from, ActIndex now) const;
  /// Calls `visit` with each act by which something was found, and its index.
  template <class Visit>
  void for_each_found(ActIndex from, ActIndex now, const Visit& visit) const {
    for (const Act& a : between(from, now)) {
      if (a.kind == ActKind::Find) {
        visit(a, index(&a));
      }
    }
  }
  /// And with each by which a player claims the deal as his.
  template <class Visit>
  void for_each_deal_claimed(ActIndex from, ActIndex now, const Visit& visit) const {
    for (const Act& a : between(from, now)) {
      if (claims_deal(a)) {
        visit(a, index(&a));
      }
    }
  }

  // ── The exchange ──

  /// Did both agree on something in words of their own, which may have been on this?
  [[nodiscard]] bool agreed_in_words(ActIndex from, ActIndex now) const;
  /// Of the cards that `seat` put out of his hand, were the last a surplus?
  [[nodiscard]] bool threw_out_last(ActIndex now, game::Seat seat) const;
  /// Has anybody proposed?
  [[nodiscard]] bool proposed(ActIndex from, ActIndex now) const;
  /// The cards that `whose` took, or was given, since a proposal.
  [[nodiscard]] NumberTold given_since_proposal(ActIndex now, Actor whose) const;
  /// What was done since the word altered in act `at`, up to the next proposal or the play.
  [[nodiscard]] AfterWord after_word(ActIndex at, ActIndex now, Actor whose,
                                     bool of_proposal) const;
  /// The act by which cards were last taken; kNever if none were.
  [[nodiscard]] ActIndex last_taking(ActIndex now) const;
  /// Is the last thing told, but for cards shown, refused or thrown aside, that cards were given?
  [[nodiscard]] bool being_given(ActIndex now) const;
  /// Since act `at`: is nothing told but cards that are put out, given and taken, and what was
  /// found or said?
  [[nodiscard]] bool only_exchanged_since(ActIndex at, ActIndex now) const;
  /// Since act `at`, and with act `now`: has `seat` said a word, played, or looked at his hand?
  [[nodiscard]] bool spoke_or_looked_since(ActIndex at, ActIndex now, game::Seat seat) const;
  /// The last question of a player for the number taken; kNever if there is none.
  [[nodiscard]] ActIndex number_asked(ActIndex now) const;
  /// The first word or card of `seat`; `now` if there is none.
  [[nodiscard]] ActIndex first_word(ActIndex from, ActIndex now, game::Seat seat) const;
  /// Has anybody but `seat` objected, claimed or gone to somebody who decides?
  [[nodiscard]] bool opposed(ActIndex from, ActIndex now, game::Seat seat) const;
  /// The first act by which either goes on with the hand, or deals; kNever if there is none.
  [[nodiscard]] ActIndex went_on(ActIndex from, ActIndex now) const;

  /// Is it told that `seat` held so many cards?
  [[nodiscard]] bool held(ActIndex from, ActIndex now, game::Seat seat, int number) const;

  // ── The king and the score ──

  /// Did `actor` mark points?
  [[nodiscard]] bool marked_points(ActIndex now, Actor actor) const;
  /// Did anybody mark points since the last card that is told? Then the hand was over, though its
  /// end is not told.
  [[nodiscard]] bool marked_since_play(ActIndex from, ActIndex now) const;
  /// Did anybody mark a king?
  [[nodiscard]] bool king_marked(ActIndex from, ActIndex now) const;
  /// From whose score `down`, an act of the record, takes a mark down: that of whom it names; else
  /// his own who does it, unless he has marked nothing in this deal, and has found the other's mark
  /// wrong or disputes it.
  [[nodiscard]] game::Seat takes_down_from(const Act& down) const;
  /// Or announce one?
  [[nodiscard]] bool king_spoken_of(ActIndex from, ActIndex now) const;
  /// Did `player` turn, announce or mark the king?
  [[nodiscard]] bool king_told(ActIndex now, Actor player) const;
  /// Did `seat` stand at `points` when the counters were last told, and is no more told of the hand
  /// since than his king?
  [[nodiscard]] bool only_king_since(ActIndex now, game::Seat seat, int points) const;
  /// By what is told, would a king have given `seat` the game: did he claim it, or stand at
  /// `one_short`?
  [[nodiscard]] bool game_in_reach(ActIndex now, game::Seat seat, int one_short) const;
  /// The first act that tells what the counters show of both; nullptr if none does.
  [[nodiscard]] const record::Act* first_whole_score(ActIndex now) const;
  /// Is anything told by which `player` can have had points: a score, a king turned, a king of his,
  /// or that he owned to have marked wrongly?
  [[nodiscard]] bool points_explained(ActIndex now, Actor player) const;
  /// Has the other than `claimer` claimed the game, or won it as it is told?
  [[nodiscard]] bool game_is_others(ActIndex now, Actor claimer) const;
  /// Is a player told to have won the game?
  [[nodiscard]] bool game_won(ActIndex from, ActIndex now) const;
  /// The act, but for talk the one before, in which `actor` claims a mark; kNever if it is another.
  [[nodiscard]] ActIndex mark_claimed(ActIndex now, Actor actor) const;
  /// Was the game spoken of just before, talk apart: something claimed, disputed, found or ruled?
  [[nodiscard]] bool game_spoken_of(ActIndex now) const;

  // ── The play ──

  /// Is anything of a play told, or of what it gave?
  [[nodiscard]] bool played(ActIndex now) const;
  /// The act from which on nothing of the play that began with `from` is told; its cards are told
  /// as far as `cards_until`.
  [[nodiscard]] ActIndex play_told_until(ActIndex from, ActIndex now, ActIndex cards_until,
                                         const PlayTold& play) const;
  /// The last act that is only done when a hand is over; 0 if there is none.
  [[nodiscard]] ActIndex end_presupposed(ActIndex from, ActIndex now, const PlayTold& play) const;
};

}  // namespace ecarte::replay
