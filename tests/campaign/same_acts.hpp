// SPDX-License-Identifier: MIT
//
// Acts that have one name where all is told, and a wider one where less is.
#pragma once

#include <array>
#include <string_view>

namespace ecarte::campaign {

/// The same act, by the name that it has where less is told of it.
struct SameAct {
  std::string_view in_full;
  std::string_view with_less;
  bool in_doubt = false;  ///< only as long as it is left in doubt which of the two it is
};
inline constexpr std::array kSameActs{
    // That the king was marked upon a bystander's word is told by the mark.
    SameAct{"bystander-affected-score", "bystander-score-comment"},
    // And of one of which it is not known whether it was made upon his word, the name is the
    // heavier, as long as it is left in doubt.
    SameAct{"bystander-score-comment", "bystander-affected-score", true},
    // For what a remedy came too late is told by the cards and the exchange.
    SameAct{"remedy-claimed-late", "remedy-not-available"},
    SameAct{"dealer-completed-late", "remedy-not-available"},
    // Who ought to deal is told by the cut.
    SameAct{"wrong-player-deals-after-cut", "deal-out-of-turn"},
    // Or by the deals before.
    SameAct{"deal-out-of-turn", "wrong-player-deals-after-cut"},
    // By Enquire Within the deal is made anew if it is found, which ends with the record.
    SameAct{"incorrect-deal", "wrong-number-dealt"},
    SameAct{"incorrect-packets", "wrong-packet-sizes"},
    SameAct{"incorrect-plan", "plan-changed"},
    SameAct{"score-mark-excess", "king-marked-without-title"},
    SameAct{"incorrect-packets", "self-dealt-first", true},
    SameAct{"incorrect-plan", "self-dealt-first", true},
    // What is wrong with the pack is told behind the finding.
    SameAct{"pack-redundant", "pack-incorrect"},
    SameAct{"pack-imperfect", "pack-incorrect"},
    // Which fault of the packets was found is told by the packets, of this deal and of those
    // before.
    SameAct{"self-dealt-first", "wrong-packet-sizes"},
    SameAct{"packet-order-changed-without-notice", "packet-order-changed-in-game"},
    SameAct{"packet-order-changed-in-game", "packet-order-changed-without-notice"},
    SameAct{"wrong-packet-sizes", "self-dealt-first"},
    // Whether the card that lay faced was given is told by those that were taken.
    SameAct{"faced-card-given", "faced-card-in-stock"},
    // That a short hand was played with, for want of what he asked, is told by the play.
    SameAct{"nondealer-asked-short", "nondealer-asked-fewer"},
    // What was turned, and who held the king and said so, is told by the cards.
    SameAct{"turned-king-marked-by-nondealer", "king-marked-without-title"},
    SameAct{"turned-king-marked-by-nondealer", "point-vole-misscored"},
    SameAct{"king-marked-unannounced", "king-marked-without-title"},
    SameAct{"king-overmarked", "king-marked-without-title"},
    // That the game was over is told by the score before it.
    SameAct{"marked-after-game", "point-vole-misscored"},
    SameAct{"marked-after-game", "score-marked-late"},
    // Which card he ought to have played is told by his hand.
    SameAct{"failure-to-trump", "revoke"},
    SameAct{"revoke", "failure-to-trump"},
    SameAct{"underplay", "revoke"},
    // What the points were marked for is told by the mark, not by the counters.
    SameAct{"king-marked-without-title", "score-mark-excess"},
    SameAct{"point-vole-misscored", "king-marked-unannounced"},
    SameAct{"king-marked-without-title", "point-vole-misscored"},
    SameAct{"king-marked-unannounced", "score-mark-excess"},
    SameAct{"king-announced-late", "score-mark-excess"},
    SameAct{"score-mark-excess", "king-announced-late"},
    SameAct{"king-announced-then-discarded", "score-mark-excess"},
    // That he put out again the king he had marked is told by the exchange.
    SameAct{"king-announced-then-discarded", "king-marked-without-title", true},
    SameAct{"king-overmarked", "score-mark-excess"},
    SameAct{"point-vole-misscored", "king-overmarked"},
    SameAct{"king-overmarked", "point-vole-misscored"},
    SameAct{"turned-king-marked-late", "score-mark-excess"},
    SameAct{"turned-king-marked-late", "point-vole-misscored"},
    SameAct{"turned-king-marked-by-nondealer", "score-mark-excess"},
    SameAct{"turned-king-mark-barred", "score-mark-excess"},
    SameAct{"point-vole-misscored", "score-mark-excess"},
    SameAct{"score-marked-late", "score-mark-excess"},
    // For what the mark came too late is told by the deal before.
    SameAct{"turned-king-marked-by-nondealer", "turned-king-marked-late"},
    SameAct{"turned-king-marked-by-nondealer", "score-marked-late"},
    SameAct{"turned-king-marked-late", "king-marked-without-title"},
    SameAct{"turned-king-marked-late", "turned-king-marked-by-nondealer"},
    SameAct{"turned-king-marked-late", "king-overmarked"},
    SameAct{"turned-king-marked-late", "score-marked-late"},
    SameAct{"turned-king-marked-late", "king-marked-unannounced"},
    SameAct{"score-marked-late", "king-marked-without-title"},
    SameAct{"score-marked-late", "king-marked-unannounced"},
    SameAct{"score-marked-late", "turned-king-marked-by-nondealer"},
    SameAct{"score-marked-late", "king-overmarked"},
    SameAct{"score-marked-late", "point-vole-misscored"},
    SameAct{"king-marked-without-title", "score-marked-late"},
    SameAct{"king-overmarked", "score-marked-late"},
    // Who made a hand too short is told by the exchange.
    SameAct{"wrong-number-dealt", "dealer-played-short"},
    // Which king it was that he marked is told by the cards.
    SameAct{"false-turnup-king-marked", "king-marked-without-title"},
    SameAct{"king-marked-without-title", "king-overmarked"},
    SameAct{"king-marked-without-title", "king-marked-unannounced"},
    SameAct{"king-marked-without-title", "turned-king-marked-by-nondealer"},
    // What is wrong with a pack is told by what it lacks.
    SameAct{"pack-imperfect", "pack-redundant"},
    SameAct{"pack-incorrect", "pack-redundant"},
    SameAct{"pack-imperfect", "pack-incorrect"},
    // Which side he backs is told by his bet.
    SameAct{"french-advice-to-other-side", "french-advice-spoken"},
    // Whether the points were too many, another's or too late is told by the tricks, and by what
    // was marked in the deal before.
    SameAct{"score-mark-excess", "point-vole-misscored"},
    SameAct{"score-mark-excess", "score-marked-late"},
    SameAct{"point-vole-misscored", "score-marked-late"},
};

}  // namespace ecarte::campaign
