// SPDX-License-Identifier: MIT
#include "treatise/jeux_recomputed.hpp"

#include <array>
#include <utility>
#include <vector>

#include "analysis/jeu_de_regle.hpp"
#include "treatise/counsel_draw.hpp"

namespace ecarte::treatise {

namespace {

using game::Card;
using game::CardSet;
using game::Rank;
using game::Suit;

/// A kind of hand, spades being trumps and some other spade than the king turned.
struct Kind {
  std::size_t hand_class = 0;  ///< index of analysis::HandClass
  std::size_t jeu = 0;
  bool king = false;
  double dealt = 0;
};

std::vector<Kind> count_kinds() {
  std::vector<Kind> kinds;
  double all = 0;
  const Card king{Rank::King, Suit::Spades};
  analysis::each_kind_of_hand([&](CardSet hand, int hands) {
    // The card turned is one of the trumps not held, the king apart.
    const CardSet turnable = CardSet::of(Suit::Spades) - hand - king;
    if (turnable.empty()) {
      return;
    }
    Kind kind;
    kind.hand_class = analysis::class_of(hand, turnable.first()).index();
    const auto classes = analysis::classes_of(hand, Suit::Spades);
    kind.jeu = classes.empty() ? 0 : static_cast<std::size_t>(classes.front()->number);
    kind.king = hand.has(king);
    kind.dealt = static_cast<double>(hands) * turnable.size();
    all += kind.dealt;
    kinds.push_back(kind);
  });
  for (Kind& kind : kinds) {
    kind.dealt /= all;
  }
  return kinds;
}

}  // namespace

JeuxRecomputed recompute_jeux(const analysis::ScorePlans& plans) {
  static const std::vector<Kind> kKinds = count_kinds();
  JeuxRecomputed found;
  for (const Kind& kind : kKinds) {
    PlayedHands& group = (kind.king ? found.with_king : found.without_king).at(kind.jeu);
    group.dealt += kind.dealt;
    group.played +=
        kind.dealt * static_cast<double>(plans.play.at(kind.hand_class)) / analysis::kPartsOfPlan;
  }
  return found;
}

}  // namespace ecarte::treatise
