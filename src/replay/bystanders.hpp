// SPDX-License-Identifier: MIT
//
// People around the table: what they say, look at, decide, bet and pay, and what each of them is to
// the game. Whether they might is for law, and whose seat it is for the account of the sitting.
#pragma once

#include <cstddef>
#include <optional>

#include "replay/notes.hpp"
#include "replay/replay.hpp"

namespace ecarte::replay {

/// Is a hand under way? Gathered: its cards are, and the game may go on.
enum class InHand : std::uint8_t { Between, Dealt, Over, Gathered };

class Bystanders {
 public:
  /// `declared`: how many the record names; `text`: its own, where remarks stand word for word.
  Bystanders(Notes& notes, Sitting& sitting, std::size_t declared, std::string_view text)
      : notes_(notes), sitting_(sitting), declared_(declared), text_(text) {}

  void act(const record::Act& a, InHand hand);
  void resign(game::Seat seat) {
    resigned_[seat] = true;
    resigned_at_ = notes_.now;
    // By the French rules somebody who bet on him may still play it out.
    won_ =
        system().may_be(SystemIs::French) ? record::kNobody : record::actor_of(game::other(seat));
  }
  /// Who has won the game since the other gave it up; kNobody if nobody did, or it is played out.
  [[nodiscard]] Actor won_by_resigning() const { return won_; }
  /// Since which act; kNever if nobody did.
  [[nodiscard]] ActIndex won_at() const { return record::is_player(won_) ? resigned_at_ : kNever; }
  /// Has the other given up the game, and nobody has played it out for him yet?
  [[nodiscard]] bool is_given_the_game(Actor player) const {
    return record::is_player(player) && !played_out_ &&
           resigned_[game::other(static_cast<game::Seat>(player))];
  }
  /// The multiple that was paid or claimed; whether it was right, law can tell from the score.
  void note_multiple(Actor by, record::Multiple multiple, ActIndex at);

  /// What he is to the game.
  [[nodiscard]] Some<SpokenBy> spoken_by(Actor who) const;

 private:
  using Act = record::Act;

  void speak(const Act& a, InHand hand);
  void advise(const Act& a);
  void look_over(const Act& a, InHand hand);
  void decide(const Act& a);
  void bet_or_pay(const Act& a);
  [[nodiscard]] bool pays_for_words(Actor who) const;
  [[nodiscard]] RemarkAbout about(const Act& a) const;
  [[nodiscard]] Some<AdvisedTo> advised_to(const Act& a) const;
  [[nodiscard]] bool plays_chouette() const;
  [[nodiscard]] std::optional<game::Seat> banker() const;
  /// Does he bet, and it is not known on whom?
  [[nodiscard]] bool bets_on_either(Actor who) const;
  /// May a bet have been made besides those told; and was one?
  [[nodiscard]] bool may_bet_besides() const { return sitting_.betting.others.may_be(NoYes::Yes); }
  [[nodiscard]] bool bets_besides() const { return sitting_.betting.others.must_be(NoYes::Yes); }
  [[nodiscard]] Some<BetsOn> bets_on(Actor who, game::Seat seat) const;
  [[nodiscard]] Some<SystemIs> system() const { return sitting_.terms.system; }
  [[nodiscard]] std::optional<game::Seat> prejudiced_next(record::Spoken of, InHand hand) const;
  [[nodiscard]] bool in_the_ordinary_way(const record::Act& mark, InHand hand) const;

  Notes& notes_;
  Sitting& sitting_;
  std::size_t declared_;
  std::string_view text_;
  Actor invited_ = record::kNobody;  ///< both asked him to decide
  bool answered_ = false;            ///< and he has: of anything else he was not asked
  Actor called_ = record::kNobody;   ///< on whom a player called last, for his words
  game::PerSeat<bool> resigned_;
  bool played_out_ = false;
  Actor won_ = record::kNobody;
  ActIndex resigned_at_ = kNever;
};

}  // namespace ecarte::replay
