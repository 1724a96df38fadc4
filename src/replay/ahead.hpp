// SPDX-License-Identifier: MIT
//
// What the record tells later on: the one place that looks ahead. A room that must know now what is
// said only afterwards (does he discard yet? is there an answer?) asks here, by the act under way.
#pragma once

#include <optional>
#include <vector>

#include "replay/acts_told.hpp"

namespace ecarte::replay {

class Ahead : private ActsTold {
 public:
  using ActsTold::ActsTold;

  /// Is there an act of this kind after `now`, by `actor` (kNobody: by anybody)?
  [[nodiscard]] bool later(record::ActKind kind, Actor actor, ActIndex now) const;
  /// Does `seat`, who has taken cards, put out the discard for them only later in this exchange? A
  /// discard for which he takes cards again belongs to the next.
  [[nodiscard]] bool discards_later(ActIndex now, game::Seat seat) const;
  /// Is the exchange now opened over later, and nothing told of what `seat` put out or took in it?
  [[nodiscard]] bool exchange_untold(ActIndex now, game::Seat seat) const;
  /// Does `seat` put out cards, or take any, later in this exchange; or is he told to want none?
  [[nodiscard]] bool exchanges_later(ActIndex now, game::Seat seat) const;
  /// Does `seat`, who has put out cards, take any later in this exchange, or does the record stop
  /// in it?
  [[nodiscard]] bool takes_later(ActIndex now, game::Seat seat) const;
  /// Does `seat` take one of these cards before anything else is proposed or played?
  [[nodiscard]] bool takes_one_of(ActIndex now, game::Seat seat, game::CardSet cards) const;
  /// Is the answer to the proposal told, before anybody but `seat` does a thing?
  [[nodiscard]] bool answer_follows(ActIndex now, game::Seat seat) const;
  /// And does it accept?
  [[nodiscard]] bool acceptance_follows(ActIndex now, game::Seat seat) const;
  /// Or does it refuse?
  [[nodiscard]] bool refusal_follows(ActIndex now, game::Seat seat) const;
  /// Does he take cards first, and is answered then?
  [[nodiscard]] bool takes_unanswered(ActIndex now, game::Seat seat) const;
  /// The non-dealer `seat` leads, and his proposal is not answered: is it before anybody plays to
  /// the card? Either may be where the record stops before it shows that.
  [[nodiscard]] Some<NoYes> led_too_soon(ActIndex now, game::Seat seat) const;
  /// Is the hand told to its end after a question for the number taken, card by card, and no answer
  /// is given in it? While it goes on there is time for one.
  [[nodiscard]] bool left_unanswered(ActIndex now) const;
  /// How many cards `seat` is told to play later with the hand he has, of those that lie.
  [[nodiscard]] int cards_played(ActIndex now, game::Seat seat) const;
  /// Does `seat` play one of these cards later in this dealing, or is he told to hold one?
  [[nodiscard]] bool shows(ActIndex now, game::Seat seat, game::CardSet cards) const;
  /// The same, or one known in part that may be one of these.
  [[nodiscard]] bool may_show(ActIndex now, game::Seat seat, game::CardSet cards) const;
  /// Are five cards told later in this dealing that `seat` plays or holds?
  [[nodiscard]] bool shows_hand(ActIndex now, game::Seat seat) const;
  /// Is a hand of `seat` of `number` cards told later in this dealing?
  [[nodiscard]] bool holds_later(ActIndex now, game::Seat seat, int number) const;
  /// Is a trump turned later in this dealing?
  [[nodiscard]] bool turns_later(ActIndex now) const;
  /// Is one of these cards told to be found faced only later?
  [[nodiscard]] bool finds_faced_later(ActIndex now, game::CardSet cards) const;
  /// Is the pack shuffled or cut next, whatever was found or said before?
  [[nodiscard]] bool pack_mended_next(ActIndex now) const;
  /// Are cards dealt before another is played or another word is said?
  [[nodiscard]] bool gives_next(ActIndex now) const;
  /// Is anything told later of how the hand was played, or of what it gave?
  [[nodiscard]] bool hand_told_later(ActIndex now) const;
  /// Does somebody, before other cards are dealt, do what only he does who has his hand to play?
  [[nodiscard]] bool hand_begins(ActIndex now) const;
  /// Who deals the next cards that are dealt; kNobody if none are.
  [[nodiscard]] Actor next_to_give(ActIndex now) const;
  /// Is the next that `seat` does to mark a king, or a point not said what for?
  [[nodiscard]] bool marks_king_next(ActIndex now, game::Seat seat) const;
  /// Before another card is played, is the lead under way found to be out of turn, which nobody
  /// denies, or taken back, and does the other lead then?
  [[nodiscard]] bool found_out_of_turn(ActIndex now) const;
  /// Before another card is played, does the other claim that the lead under way go back, or find
  /// it out of turn, which is denied? Not if its leader then leads another.
  [[nodiscard]] bool lead_disputed(ActIndex now) const;
  /// Does the other player, before anything else is done than talk, dispute what is said in act
  /// `at`? Then it is word against word.
  [[nodiscard]] bool denied(ActIndex at) const;
  /// What is claimed in act `at`: does he take it back, or let it go, before he claims anything
  /// else or a card is played?
  [[nodiscard]] bool claim_taken_back(ActIndex at) const;
  /// Is the hand of `seat` found later in this dealing to be, or to have been, of so many cards?
  [[nodiscard]] bool finds_number(ActIndex now, game::Seat seat, int number) const;
  /// Does `seat` mark the point later in this dealing by its name; or, if it is worth one, mark
  /// one, or do the counters show one more of his than before?
  [[nodiscard]] bool marks_point(ActIndex now, game::Seat seat, bool worth_one) const;
  /// Does he put as many cards back on the stock, without a word of which?
  [[nodiscard]] bool puts_back_later(ActIndex now, game::Seat seat, int number) const;
  /// `tricks` are told to have been made, by both if `of_both`. Is the play told on from there? If
  /// these are told card by card now, they were what the hand gave.
  [[nodiscard]] bool play_goes_on_from(ActIndex now, int tricks, bool of_both) const;
  /// The next card of this playing; nullptr if none is played.
  [[nodiscard]] const Act* next_card(ActIndex now) const;
  /// Who plays the next card of this playing; kNobody if none is.
  [[nodiscard]] Actor next_to_play(ActIndex now) const;
  /// The number of the trick to which the next card is played, if it is said; else 0.
  [[nodiscard]] int next_trick(ActIndex now) const;
  /// Is nothing of the play left out next: does it go on with a card to trick `trick`, or an
  /// earlier one?
  [[nodiscard]] bool play_told_straight_on(ActIndex now, int trick) const;
  /// The last act before `seat` does anything but speak of a fault, a claim among it.
  [[nodiscard]] ActIndex before_he_acts(ActIndex now, game::Seat seat) const;

  // ── The pack, the cut and the deal ──

  /// Does a player, talk apart, next do what only he can who has been dealt cards?
  [[nodiscard]] bool hand_begins_next(ActIndex now) const;
  /// Is what is told next, talk apart, that the pack to deal from is shuffled or cut?
  [[nodiscard]] bool pack_made_ready_next(ActIndex now) const;
  /// Is the cut of `seat` for the deal the next thing told?
  [[nodiscard]] bool cuts_next(ActIndex now, game::Seat seat) const;
  /// Who chooses a pack after this; nobody if none does.
  [[nodiscard]] std::optional<game::Seat> chooses_pack(ActIndex now) const;
  /// From act `at` on, does the choice of `whose` come to an end: does he choose, or is the pack
  /// cut to the dealer, or are cards given?
  [[nodiscard]] bool choice_settled(ActIndex at, std::optional<game::Seat> whose) const;
  /// From the act under way on, is a deal found to be out of turn?
  [[nodiscard]] bool turn_disputed(ActIndex now) const;

  // ── The score, and what is said of it ──

  /// Is the next mark one for tricks: by its name, or since it has none and no card is told after?
  [[nodiscard]] bool marks_tricks_next(ActIndex now) const;
  /// Next, talk apart, a player takes back what he played, and is the next to mark points: he has
  /// spared the other. Who that is.
  [[nodiscard]] std::optional<game::Seat> spared_next(ActIndex now) const;
  /// The act by which, before the hand goes on, the score is altered: somebody marks or takes down.
  /// That a king is announced is going on, but not if it is of a king that was spoken.
  [[nodiscard]] const record::Act* alters_score_next(ActIndex now, bool of_king) const;
  /// How much a player has marked too many by what is decided in act `now`, and the counters show
  /// thereafter: that much was taken down, though it is not told.
  [[nodiscard]] int taken_down_upon(ActIndex now) const;

  // ── Hands thrown down ──

  /// Is what was claimed in throwing down granted or disputed, before anything else is claimed or
  /// dealt? An objection of the other disputes it.
  [[nodiscard]] std::optional<record::ActKind> answer_to_claim(ActIndex now) const;
  /// Is nothing told after it but what establishes nothing, and what its actor claims?
  [[nodiscard]] bool only_claims_follow(ActIndex now) const;
  /// Is nothing told after act `at` that anybody but `seat` has done?
  [[nodiscard]] bool nobody_else_acts(ActIndex at, game::Seat seat) const;
  /// Is a question for the number taken answered after this, or the answer denied?
  [[nodiscard]] bool answers_number(ActIndex now) const;

 private:
  [[nodiscard]] const Act* answer_to(ActIndex now, game::Seat seat) const;
};

}  // namespace ecarte::replay
