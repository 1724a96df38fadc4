// SPDX-License-Identifier: MIT
//
// Games of which the beginning is not told: what the score of the first deal told gives away.
#include "replay/headings.hpp"

namespace ecarte::replay {

/// The first deal told, with neither a number nor a heading nor the whole score before its cards.
bool Headings::begins_untold() const {
  return frame_.number == 0 && !frame_.game_headed && t_.sitting.deals == 0 &&
         !anywhere().scored_before_cards();
}

/// Deals came before that were not told, since no deal alone gives a game.
bool Headings::won_by_its_result() const {
  return anywhere().won_by_result(t_.sitting.customs.game);
}

/// Nothing says that a game begins with the deal, not even a cut for it; or the counters show more
/// after it than a game that began with it leaves room for.
bool Headings::began_with_a_score_untold() const {
  return out().place.begins_untold &&
         (!anywhere().cut_for_deal() || anywhere().score_belies_start(t_.sitting));
}

}  // namespace ecarte::replay
