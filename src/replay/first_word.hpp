// SPDX-License-Identifier: MIT
//
// What was first said in a dealing, of proposing and playing, as far as the record lets us know it:
// a set of first words. On it turn the scores of bold players.
#pragma once

#include <cstdint>

#include "game/values.hpp"
#include "replay/domains.hpp"

namespace ecarte::replay {

/// The non-dealer proposed, and was accepted or refused; or he said that he plays; or he is told to
/// have proposed nothing, up to there; or he played, and no word of it is told.
enum class FirstWord : std::uint8_t { Accepted, Refused, Stood, Unproposed, Unsaid };

class FirstWords {
 public:
  using Set = game::Values<FirstWord>;

  /// Of it nothing is told yet.
  constexpr FirstWords() = default;
  constexpr FirstWords(FirstWord word)  // NOLINT(google-explicit-constructor): a set of one
      : may_(word) {}

  [[nodiscard]] constexpr bool may_be(FirstWord word) const { return may_.has(word); }
  [[nodiscard]] constexpr bool must_be(FirstWord word) const { return may_.is(word); }
  /// Is nothing told of it?
  [[nodiscard]] constexpr bool untold() const { return may_ == kAll; }
  /// Did he propose, and neither answer is shut out?
  [[nodiscard]] constexpr bool asked() const { return may_ == kAsked; }
  /// Has any word been said that is told, or a card been played?
  [[nodiscard]] constexpr bool begun() const { return !may_.has(FirstWord::Unproposed); }
  /// Did the non-dealer play without proposing, as is said, or as his card alone shows?
  [[nodiscard]] constexpr bool stood() const {
    return may_.within({FirstWord::Stood, FirstWord::Unsaid});
  }
  /// The same, or it is told that he has not proposed.
  [[nodiscard]] constexpr bool has_not_proposed() const { return (may_ & kAsked).empty(); }

  /// He proposes. What he said before stands; that he had not proposed was so until now.
  constexpr void proposes() {
    if (!begun()) {
      may_ = may_ == Set(FirstWord::Unproposed) ? kAsked : may_ & kAsked;
    }
  }
  /// His first proposal has this answer.
  constexpr void answered(FirstWord answer) {
    if (asked()) {
      may_ = answer;
    }
  }
  /// He says that he plays.
  constexpr void stands() {
    if (!begun()) {
      may_ = FirstWord::Stood;
    }
  }
  /// He goes back on his word to play, which does not bind him: he proposes.
  constexpr void proposes_after_all() { may_ = may_ == Set(FirstWord::Stood) ? kAsked : may_; }
  /// So with a refusal of the first proposal: it is accepted, if they go by that.
  constexpr void accepts_after_all(bool gone_by) {
    may_ = may_ != Set(FirstWord::Refused) ? may_ : gone_by ? Set(FirstWord::Accepted) : kAsked;
  }
  /// It is told that he has not proposed.
  constexpr void not_proposed() {
    if (!begun()) {
      may_ = FirstWord::Unproposed;
    }
  }
  /// From there on whatever was said is not told.
  constexpr void left_out() {
    if (!begun()) {
      may_ = kAll - Set(FirstWord::Unsaid);
    }
  }
  /// He plays a card. Where no word is told, none was said, unless it is left out.
  constexpr void plays() {
    if (untold()) {
      may_ = FirstWord::Unsaid;
    } else if (may_ != Set(FirstWord::Unproposed)) {
      may_ = may_ - Set(FirstWord::Unproposed);
    }
  }

  /// Was one of that part bold: as the non-dealer, not to propose; as the dealer, to refuse?
  [[nodiscard]] constexpr Some<NoYes> bold(Some<Role> part) const {
    Some<NoYes> is = Some<NoYes>::of_bits(0);
    for (const FirstWord word : may_) {
      const bool of_dealer = word == FirstWord::Refused;
      const bool of_nondealer = !of_dealer && word != FirstWord::Accepted;
      is = part.may_be(Role::Dealer) ? is | (of_dealer ? NoYes::Yes : NoYes::No) : is;
      is = part.may_be(Role::NonDealer) ? is | (of_nondealer ? NoYes::Yes : NoYes::No) : is;
    }
    return is;
  }
  friend constexpr bool operator==(FirstWords, FirstWords) = default;

 private:
  static constexpr Set kAll = Set::all(5);
  static constexpr Set kAsked{FirstWord::Accepted, FirstWord::Refused};

  Set may_ = kAll;
};

}  // namespace ecarte::replay
