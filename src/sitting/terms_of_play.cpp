// SPDX-License-Identifier: MIT
#include "sitting/terms_of_play.hpp"

namespace ecarte::sitting {

using record::ActKind;
using record::Agreement;

void TermsOfPlay::take(const record::Act& act) {
  if (act.kind == ActKind::System) {
    system = act.object_as<record::SystemOfPlay>();
  } else if (act.kind == ActKind::Pool && act.amount() != 0) {  // if 0, who owes it what: not known
    stake_pool = act.amount();
    funding = funding == Funding::None ? Funding::AllStake : funding;
  } else if (act.kind == ActKind::Stake && act.actor == record::kBoth) {
    const bool rubber = act.object_as<record::StakesFor>() == record::StakesFor::Rubber;
    (rubber ? stake_rubber : stake_game) = act.amount();
  } else if (act.kind == ActKind::Agreed) {
    const auto what = act.object_as<Agreement>();
    agreed |= std::uint32_t{1} << act.object;
    if (what == Agreement::PoolAllStake) {
      funding = Funding::AllStake;
    } else if (what == Agreement::PoolPlayersStake) {
      funding = Funding::PlayersStake;
    } else if (what == Agreement::RubberOf) {
      rubber_of = act.number;
    }
  }
}

}  // namespace ecarte::sitting
