// SPDX-License-Identifier: MIT
//
// What is drawn of one act or one moment of a deal. Private to the layer.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "picture/picture.hpp"
#include "record/sentence.hpp"

namespace ecarte::picture {

/// Of an unreadable deal those that were understood.
std::size_t acts_to_draw(const report::Deal& deal);

/// A picture with its head and its score, and no scene yet.
Picture frame_of(std::string_view file, const report::Deal& deal);

/// An act that deals, plays or speaks: no heading, and no setting but the score.
bool is_drawn(record::ActKind kind);

class Drawing {
 public:
  Drawing(const report::Deal& deal, const replay::DealSeen& seen, ForSeat seat)
      : deal_(deal), seen_(seen), seat_(seat) {}

  /// Is anything drawn of the act?
  [[nodiscard]] bool is_told(std::size_t at) const;
  /// "Paul proposes."
  [[nodiscard]] std::string sentence(std::size_t at) const;
  /// "Paul discards", of an act the cards of which are drawn.
  [[nodiscard]] std::string words_without_cards(std::size_t at) const;
  /// The cards that lie open, or change their place, by an act that is no play.
  [[nodiscard]] std::vector<DrawnCard> cards_shown(std::size_t at) const;
  [[nodiscard]] DrawnCard card_played(std::size_t at) const;
  /// Who played the card of act `at`.
  [[nodiscard]] game::Seat player_of(std::size_t at) const;
  /// Both hands just before act `at`.
  [[nodiscard]] game::PerSeat<std::vector<DrawnCard>> hands_at(std::size_t at) const;
  /// What hands stand before act `at`, if any do; `shown`: before which acts others do already.
  [[nodiscard]] std::optional<std::string_view> hands_before(
      std::size_t at, const std::vector<std::size_t>& shown) const;
  /// Are all the cards of a statement in a hand that is drawn?
  [[nodiscard]] bool is_in_hands(std::size_t at, const std::vector<std::size_t>& shown) const;

 private:
  [[nodiscard]] bool is_hidden(game::Seat seat) const { return seat_ && *seat_ != seat; }
  [[nodiscard]] std::optional<std::size_t> dealing_of(std::size_t at) const;

  const report::Deal& deal_;
  const replay::DealSeen& seen_;
  ForSeat seat_;
};

}  // namespace ecarte::picture
