// SPDX-License-Identifier: MIT
#include "law/deeds.hpp"

#include <algorithm>

#include "codes/fact_rows.hpp"
#include "codes/remedy_rows.hpp"
#include "law/lookup.hpp"
#include "law/window.hpp"

namespace ecarte::law {

bool binds(const DealFacts& deal, const TimedDeed& timed) {
  if (timed.deed.carried_out) {
    return false;
  }
  if (timed.deed.by == record::kBoth) {
    return true;
  }
  return record::is_bystander(timed.deed.by) &&
         std::ranges::any_of(deal.facts, [&](const Fact& fact) {
           return fact.kind == replay::FactKind::Arbitrated && fact.occurred == timed.at &&
                  replay::must_be(fact, 0, replay::AgreedBy::Both);
         });
}

bool lets_go(const DealFacts& deal, const TimedDeed& claim, const TimedDeed& since) {
  return since.deed.what == Remedy::LetStand && since.at > claim.at &&
         since.deed.dealing == claim.deed.dealing && binds(deal, since);
}

bool agreed_upon(const DealFacts& deal, std::span<const TimedDeed> deeds, const TimedDeed& timed) {
  const Deed& deed = timed.deed;
  return std::ranges::any_of(deeds, [&](const TimedDeed& other) {
    // What was agreed in words that nobody understands may be what was then done; it may also be
    // another matter than what somebody claims.
    const bool in_other_words = other.deed.what == Remedy::Other && deed.carried_out;
    const bool same = deed.what == Remedy::Other
                          ? other.at == timed.at
                          : in_other_words || codes::serves_as(deed.what, other.deed.what);
    return binds(deal, other) && other.at <= timed.at && other.deed.dealing == deed.dealing && same;
  });
}

std::optional<Arbitration> decision_of(const Given& given, const Rulings& rulings,
                                       const TimedDeed& timed) {
  if (timed.deed.dealing != last_dealing(given.deal) || timed.ruling >= 0 ||
      !binds(given.deal, timed) ||
      rulings.timeline.first(codes::beats::kCards | codes::beats::kOver, timed.at) != kNoTime) {
    return std::nullopt;
  }
  Arbitration decision;
  decision.fact = replay::fact_of(replay::FactKind::Arbitrated, timed.deed.by,
                                  static_cast<replay::ActIndex>(timed.at), replay::AgreedBy::Both);
  decision.fact.place.dealing = timed.deed.dealing;
  const Candidates found = candidates(given.code, decision.fact, 0);
  decision.case_index = found.cases[0];
  return found.size == 1 ? std::optional(decision) : std::nullopt;
}

Time decided_to_deal_again(const Given& given, const Rulings& rulings) {
  if (given.next != nullptr) {
    return kNoTime;
  }
  const auto decided = std::ranges::find_if(rulings.deeds, [&](const TimedDeed& timed) {
    return codes::annuls(timed.deed.what) && decision_of(given, rulings, timed);
  });
  return decided == rulings.deeds.end() ? kNoTime : decided->at;
}

bool yields_to(const Timeline& timeline, const TimedDeed& claim, const replay::Testimony& down) {
  return down.kind == replay::Testimony::Kind::TakeDown && down.by == record::actor_of(down.seat) &&
         claim.deed.by == 1 - down.by && !claim.deed.carried_out &&
         codes::annuls(claim.deed.what) && claim.at < down.at &&
         timeline.first_from(~WindowBeats{0}, claim.at, down.at) == kNoTime;
}

bool concerns(const Rulings& rulings, const TimedDeed& timed, const Fact& fact) {
  const bool outside = codes::row_of(fact.kind).step == codes::JudgingStep::After;
  return timed.at >= rulings.timeline.deal_end() || timed.deed.dealing == fact.place.dealing ||
         (outside && timed.deed.dealing > fact.place.dealing);
}

}  // namespace ecarte::law
