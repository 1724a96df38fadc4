// SPDX-License-Identifier: MIT
#include "notation/unit_ends.hpp"

#include <algorithm>

#include "record/act_kinds.hpp"

namespace ecarte::notation {

using record::Act;
using record::ActKind;

bool tells_a_game(const std::vector<Act>& acts) {
  const auto head = std::ranges::find(acts, ActKind::HeadGame, &Act::kind);
  const auto tells = [](const Act& act) {
    return act.kind == ActKind::Score || act.kind == ActKind::Resign;
  };
  const auto tells_winner = [](const Act& act) {
    return act.kind == ActKind::Score && (record::is_player(act.actor) || act.won_by_either());
  };
  return std::any_of(head, acts.end(), tells) || std::any_of(acts.begin(), head, tells_winner);
}

bool awaits_another_deal(const std::vector<Act>& acts) {
  using record::Remedy;
  constexpr record::ActKinds kDealt{ActKind::Give, ActKind::Gather, ActKind::Score,
                                    ActKind::HeadDeal};
  bool over = false;  // the hand was played out and told, and nothing found since
  for (auto act = acts.rbegin(); act != acts.rend(); ++act) {
    const Remedy what = act->object_as<Remedy>();
    const bool annulled =
        act->kind == ActKind::Claim &&
        (what == Remedy::Void || what == Remedy::FreshDeal || what == Remedy::Recut);
    if (annulled || act->says_pack_wrong()) {
      return !over;
    }
    if (kDealt.has(act->kind)) {
      return false;
    }
    over = over || act->kind == ActKind::Made || act->kind == ActKind::Mark;
  }
  return false;
}

}  // namespace ecarte::notation
