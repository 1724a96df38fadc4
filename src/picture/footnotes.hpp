// SPDX-License-Identifier: MIT
//
// The findings and doubts of a deal as a drawing points at them. Private to the layer.
#pragma once

#include <cstddef>
#include <vector>

#include "picture/picture.hpp"

namespace ecarte::picture {

/// What law says of a deal, and at which of its acts.
class Footnotes {
 public:
  explicit Footnotes(const report::Deal& deal);

  /// Those of act number `at` that lie on `card`; each is handed out once.
  Marks on_card(std::size_t at, game::Card card);
  /// Those of act number `at` and the acts that carry it on that are left.
  Marks at(std::size_t at);
  /// Those that nothing was drawn for.
  Marks left();
  /// All of them, those with a number first.
  [[nodiscard]] std::vector<Footnote> all() && { return std::move(footnotes_); }

 private:
  struct Placed {
    int number;
    std::size_t at;
    game::CardSet cards;
    bool drawn = false;
  };
  void add(Footnote footnote, std::size_t at, game::CardSet cards);
  [[nodiscard]] std::size_t act_told(std::size_t at) const;

  const report::Deal& deal_;
  std::vector<Footnote> footnotes_;
  std::vector<Placed> placed_;
};

}  // namespace ecarte::picture
