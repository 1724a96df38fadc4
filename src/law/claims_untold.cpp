// SPDX-License-Identifier: MIT
//
// What a claim is open for: whether anything that is not told gave him what he claims.
#include <algorithm>

#include "codes/fact_rows.hpp"
#include "codes/remedy_rows.hpp"
#include "law/claimed_after.hpp"
#include "law/claims.hpp"
#include "law/lookup.hpp"
#include "law/window.hpp"

namespace ecarte::law {

using replay::FactKind;
using replay::ScoreFor;

std::uint16_t case_of_scores(const Code& code, const Deed& deed) {
  for (const ScoreFor purpose : {ScoreFor::King, ScoreFor::Point, ScoreFor::Vole}) {
    const std::uint16_t number = case_of_score(code, purpose);
    if (number != kNoCase && may_claim(deed, purpose)) {
      return number;
    }
  }
  return kNoCase;
}

namespace {

/// Is the time over for what a deal before that is not told may have left: has the trump been
/// turned, where that ends it?
bool is_too_late_for_earlier(const TellSource& told, const Deed& deed) {
  const std::uint16_t scores = case_of_scores(told.code(), deed);
  return scores != kNoCase &&
         (told.code().cases[scores].may.until & bit(WindowBeat::NextTurnUp)) != 0 &&
         told.rulings.timeline.when(replay::bit(replay::Beat::TurnUp), 0, deed.at).latest !=
             kNoTime;
}

}  // namespace

bool may_have_won(const TellSource& told, const Deed& deed) {
  const auto possible = [&](const Fact& fact) {
    if (fact.occurred < replay::kSometime && fact.occurred > deed.at) {
      return false;  // what came after he spoke
    }
    const bool his =
        (fact.subject == deed.by || !record::is_player(fact.subject)) &&
        fact.place.dealing >= deed.dealing;  // a dealing that was made again gives nothing
    return his && codes::may_be_his_king(fact) && may_claim(deed, ScoreFor::King) &&
           fact.proof != replay::Proof::Refuted;
  };
  const replay::DealFacts& deal = told.given.deal;
  if (told.ledger.game.was_over) {
    return false;  // nothing is won any more
  }
  // Nothing is made of a hand before its trump is turned, it is proposed, given or led to.
  const Timeline& timeline = told.rulings.timeline;
  const bool played =
      told.ledger.hand.open &&
      timeline.when(replay::bit(replay::Beat::TurnUp), dealing_begin(told.given.deal, deed.dealing))
              .earliest <= deed.at &&
      timeline.first(codes::beats::kNotYetPlayed, deed.at,
                     dealing_end(told.given.deal, timeline, deed.dealing)) == kNoTime;
  if (deal.place.broken_before && !is_too_late_for_earlier(told, deed)) {
    return true;
  }
  const Annulled& annulled = told.rulings.annulled;
  return !annulled.surely() && annulled.dealing_at >= deed.at &&
         (played || std::ranges::any_of(deal.facts, possible) ||
          std::ranges::any_of(deal.untold.supposed, possible));
}

bool may_have_hand(const TellSource& told, const Deed& deed) {
  return codes::is_award(deed.what) && told.ledger.due.size() > 1 &&
         std::ranges::any_of(told.given.deal.facts, [&](const Fact& fact) {
           return fact.kind == FactKind::HandOver && fact.place.dealing == deed.dealing &&
                  fact.occurred <= deed.at && !record::is_player(fact.subject) &&
                  replay::may_be(fact, 0,
                                 deed.what == Remedy::AwardVole ? replay::Result::Vole
                                                                : replay::Result::Point);
         });
}

void leave_claim_open(const TellSource& told, const Deed& deed, std::uint16_t case_index,
                      DealResult& result) {
  const Case& c = told.code().cases[case_index];
  Missing open;
  open.law = told.code().law_of(c).number;
  open.id = "claim-open";
  open.player = deed.by;
  open.at = deed.at;
  open.fact = replay::fact_of(c.on, deed.by, deed.at);
  open.fact.place.dealing = deed.dealing;
  open.attribute = kWhetherGiven;
  open.claimed = deed.what;
  result.missing.push_back(open);
}

}  // namespace ecarte::law
