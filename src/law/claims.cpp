// SPDX-License-Identifier: MIT
#include "law/claims.hpp"

#include <algorithm>

#include "codes/fact_rows.hpp"
#include "codes/remedy_rows.hpp"
#include "law/claimed_after.hpp"
#include "law/lookup.hpp"
#include "law/settle.hpp"
#include "law/window.hpp"

namespace ecarte::law {

using replay::FactKind;
using replay::ScoreFor;

void grant(const TellSource& told, const Deed& deed, std::uint16_t case_index, Time until,
           DealResult& result) {
  const Case& c = told.code().cases[case_index];
  const Status past = until > deed.at ? Status::Lapsed : Status::None;
  Finding& out = add_stray(deed, false, result);
  out.under.law = told.code().law_of(c).number;
  out.id = "remedy-claimed";
  out.cls = Class::Info;
  out.offender = record::kNobody;
  out.bad.entitled = deed.by;
  out.under.case_index = case_index;
  out.fact = replay::fact_of(c.on, deed.by, deed.at);
  out.fact.place.dealing = deed.dealing;
  out.remedy = {.kind = deed.what,
                .force = Force::Elective,
                .elector = deed.by,
                .options = {deed.what},
                .status = until == kNoTime ? Status::Open : past,
                .window = {deed.at, TimeSpan::at(until), c.may.until}};
}

void acknowledge(const TellSource& told, const Deed& deed, std::uint16_t case_index,
                 DealResult& result) {
  grant(told, deed, case_index, deed.at, result);
  result.findings.back().remedy = {};
}

void acknowledge_as_had(const TellSource& told, const Deed& deed, std::uint16_t case_index,
                        DealResult& result) {
  acknowledge(told, deed, case_index, result);
  result.findings.back().remedy.status = Status::Elected;
}

bool taken_down_before(const TellSource& told, const Deed& deed, const Ruling& ruling) {
  const auto down = [&](const replay::Testimony& said) {
    return said.kind == replay::Testimony::Kind::TakeDown &&
           record::actor_of(said.seat) == ruling.fact.subject &&
           said.dealing == ruling.fact.place.dealing && said.at > ruling.fact.occurred &&
           said.at < deed.at;
  };
  return deed.what == Remedy::TakeDown && std::ranges::any_of(told.given.deal.testimony, down);
}

void refuse_as_late(const TellSource& told, const Deed& deed, std::uint16_t case_index,
                    DealResult& result) {
  const Case& c = told.code().cases[case_index];
  Finding& out = add_stray(deed, false, result);
  out.under.law = told.code().law_of(c).number;
  out.id = "remedy-claimed-late";
  out.bad.entitled = deed.by;
  out.under.case_index = case_index;
  out.remedy.window.closes = c.may.until;
}

bool is_used(const TellSource& told, const Ruling& ruling, Time at) {
  return ruling.deed >= 0 && told.rulings.deeds[static_cast<std::size_t>(ruling.deed)].at < at;
}

Finding& order(const TellSource& told, const Deed& deed, std::uint16_t case_index, Remedy what,
               DealResult& result) {
  grant(told, deed, case_index, deed.at, result);
  Finding& out = result.findings.back();
  out.remedy = {};
  out.remedy.kind = what;
  out.remedy.force = Force::Mandatory;
  return out;
}

namespace {

/// Does he claim in throwing down his cards? The law says by itself what that comes to.
bool thrown_down(const TellSource& told, const Deed& deed) {
  return codes::is_award(deed.what) &&
         std::ranges::any_of(told.rulings.list, [&](const Ruling& ruling) {
           const Fact& fact = ruling.fact;
           return fact.kind == FactKind::ThrownDown && fact.subject == deed.by &&
                  fact.place.dealing == deed.dealing && fact.place.playing == deed.playing &&
                  replay::must_be(fact, 0, replay::NoYes::Yes);
         });
}

template <class Range, class Predicate>
auto first_of(const Range& range, const Predicate& holds) {
  const auto found = std::ranges::find_if(range, holds);
  return found != range.end() ? &*found : nullptr;
}

/// May a mark made for that have been made for the right?
bool may_be_mark_of(const Right& right, record::For purpose) {
  return purpose == record::For::Unsaid ||
         (purpose == record::For::King) == (right.purpose == ScoreFor::King);
}

/// Had he marked all of it before he claimed?
bool marked_before(const TellSource& told, const Deed& deed, const Right& right) {
  int marked = 0;
  for (const replay::Testimony& said : told.given.deal.testimony) {
    const bool his = said.kind == replay::Testimony::Kind::Mark && said.seat == right.seat;
    if (his && may_be_mark_of(right, said.purpose) && said.at < deed.at &&
        said.dealing == deed.dealing) {
      marked += said.amount.or_else(right.amount);
    }
  }
  return right.marked >= right.amount && marked >= right.amount;
}

/// He has it; and if he has marked it since, in time, he has had it.
void grant_mark(const TellSource& told, const Deed& deed, std::uint16_t case_index, Time until,
                DealResult& result) {
  grant(told, deed, case_index, until, result);
  const bool marked = std::ranges::any_of(told.given.deal.testimony, [&](const auto& said) {
    return said.kind == replay::Testimony::Kind::Mark && record::actor_of(said.seat) == deed.by &&
           said.at > deed.at && (until == kNoTime || said.at < until);
  });
  if (marked) {
    result.findings.back().remedy.status = Status::Elected;
  }
}

/// Does he claim it while the hand is played: cards were played before, and it ends only after,
/// not by his claim? What the tricks then give is no answer to him.
bool in_mid_hand(const TellSource& told, const Deed& deed) {
  const Time begin = dealing_begin(told.given.deal, deed.dealing);
  const bool begun =
      told.rulings.timeline.first_from(codes::beats::kCards, begin, deed.at) != kNoTime;
  return begun && std::ranges::any_of(told.given.deal.facts, [&](const Fact& fact) {
           return fact.kind == FactKind::HandOver && fact.place.dealing == deed.dealing &&
                  fact.occurred > deed.at && !replay::may_be(fact, 2, replay::HandEnd::Granted);
         });
}

/// Is what comes before the play told only after act `deed`? No trick of the hand was played then.
bool is_before_the_hand(const TellSource& told, const Deed& deed) {
  const Timeline& timeline = told.rulings.timeline;
  return timeline.first(codes::beats::kNotYetPlayed | replay::bit(replay::Beat::TurnUp), deed.at,
                        dealing_end(told.given.deal, timeline, deed.dealing)) != kNoTime;
}

/// What this deal gave him: of several, rather what he has not marked yet.
const Right* won_here(const TellSource& told, const Deed& deed) {
  const bool too_early = codes::is_award(deed.what) && in_mid_hand(told, deed);
  const bool too_early_for_tricks = too_early || is_before_the_hand(told, deed);
  const auto his = [&](const Right& each) {
    const bool enough = deed.what != Remedy::AwardVole || each.purpose == ScoreFor::Vole;
    return record::actor_of(each.seat) == deed.by && !each.fate.fallen &&
           !(each.purpose == ScoreFor::King ? too_early : too_early_for_tricks) &&
           may_claim(deed, each.purpose) && enough && each.case_index != kNoCase;
  };
  const Right* const open = first_of(told.ledger.entries.rights, [&](const Right& each) {
    return his(each) && !marked_before(told, deed, each);
  });
  return open != nullptr ? open : first_of(told.ledger.entries.rights, his);
}

/// He has marked it, and claims it once more: the law that gave it gives no more.
void refuse_as_marked(const TellSource& told, const Deed& deed, const Right& right,
                      DealResult& result) {
  Finding& out = add_stray(deed, false, result);
  out.under.law = told.code().laws[right.law].number;
  out.bad.entitled = deed.by;
}

/// What the deal before left unmarked, or what was marked of it only in this one. Where no mark of
/// it is written, by claiming it he says that he has made none.
const Right* won_before(const TellSource& told, const Deed& deed) {
  const bool unwritten = told.before.unwritten && claims_of_deal_before(told.given.deal, deed);
  return first_of(told.before.rights(), [&](const Right& each) {
    return record::actor_of(each.seat) == deed.by && !each.fate.fallen &&
           may_claim(deed, each.purpose) && each.case_index != kNoCase &&
           (unwritten || each.marked < each.amount || each.fate.surely_marked_late() ||
            each.fate.forfeited);
  });
}

/// What a deal of this game left unmarked until it was too late.
const NoTitle* lost_before(const TellSource& told, const Deed& deed) {
  return first_of(told.before.lost, [&](const NoTitle& each) {
    return record::actor_of(each.seat) == deed.by && may_claim(deed, each.purpose) &&
           each.case_index != kNoCase;
  });
}

/// A king of this dealing that he might have announced, and whose time was over before the claim.
const Ruling* lapsed_king(const TellSource& told, const Deed& deed) {
  return first_of(told.rulings.list, [&](const Ruling& ruling) {
    return codes::row_of(ruling.fact.kind).king == KingIs::Held && ruling.fact.subject == deed.by &&
           ruling.fact.place.dealing == deed.dealing && ruling.status == Status::Lapsed &&
           !ruling.doubt.which && ruling.window.closed.latest <= deed.at &&
           may_claim(deed, ScoreFor::King);
  });
}

/// Was a mark made in time for what the deal before left unmarked? It falls with no dealing.
bool is_for_deal_before(const TellSource& told, const replay::Testimony& mark) {
  return std::ranges::any_of(told.before.rights(), [&](const Right& right) {
    return right.fate.surely_marked_late() && right.seat == mark.seat &&
           may_be_mark_of(right, mark.purpose);
  });
}

/// Is it a mark of his own that he may claim again?
bool is_of_own(const Deed& deed, const replay::Testimony& said) {
  return record::actor_of(said.seat) == deed.by &&
         (said.purpose == record::For::Unsaid ||
          may_claim(deed, said.purpose == record::For::King ? ScoreFor::King : ScoreFor::Point));
}

}  // namespace

const Ruling* mark_fell_by(const TellSource& told, const Deed& deed, bool own) {
  return first_of(told.rulings.list, [&](const Ruling& ruling) {
    const bool chosen = is_used(told, ruling, deed.at);
    const bool owed = ruling.deed < 0 && ruling.owed_at < deed.at;
    return erases(ruling) && (chosen || owed) && ruling.fact.place.dealing <= deed.dealing &&
           std::ranges::any_of(told.given.deal.testimony, [&](const replay::Testimony& said) {
             return said.kind == replay::Testimony::Kind::Mark && said.at < deed.at &&
                    said.dealing == ruling.fact.place.dealing && !is_for_deal_before(told, said) &&
                    (!own || is_of_own(deed, said));
           });
  });
}

void grant_as_ordered(const TellSource& told, const Deed& deed, const Ruling& ruling,
                      DealResult& result) {
  const Remedy owed = ruling.owed != Remedy::None ? ruling.owed : deed.what;
  order(told, deed, ruling.case_index, owed, result).fact = ruling.fact;
}

bool answer_by_score(const TellSource& told, const Deed& deed, DealResult& result) {
  if (deed.carried_out || !record::is_player(deed.by) ||
      (deed.what != Remedy::Mark && !codes::is_award(deed.what))) {
    return false;
  }
  // "Marks the king of the last deal" is told of the mark.
  if (thrown_down(told, deed) || (deed.points.deals_ago && marked_at_once(told, deed))) {
    return true;
  }
  if (deed.points.deals_ago.value_or(0) > 1) {
    const std::uint16_t scores = case_of_scores(told.code(), deed);
    if (scores != kNoCase) {
      refuse_as_late(told, deed, scores, result);
    }
    return scores != kNoCase;
  }
  const bool of_this = deed.points.of_deal(0);
  const bool of_last = deed.points.of_deal(1);
  const Right* const before = of_this ? nullptr : won_before(told, deed);
  if (before != nullptr && told.before.end + deed.at < before->until) {
    grant_mark(told, deed, before->case_index, kNoTime, result);
  } else if (const Right* here = of_last ? nullptr : won_here(told, deed);
             here != nullptr && deed.what == Remedy::Mark && marked_before(told, deed, *here)) {
    refuse_as_marked(told, deed, *here, result);
  } else if (here != nullptr && (deed.at < here->until || codes::is_award(deed.what))) {
    grant_mark(told, deed, here->case_index, here->until, result);
  } else if (here != nullptr) {
    refuse_as_late(told, deed, here->case_index, result);
  } else if (before != nullptr) {
    refuse_as_late(told, deed, before->case_index, result);
  } else if (marked_at_once(told, deed)) {
    return true;
  } else if (const NoTitle* lost = lost_before(told, deed)) {
    refuse_as_late(told, deed, lost->case_index, result);
  } else if (const Ruling* king = lapsed_king(told, deed)) {
    refuse_as_late(told, deed, king->case_index, result);
  } else if (const std::uint16_t scores = case_of_scores(told.code(), deed);
             scores != kNoCase && ((deed.what == Remedy::Mark && may_have_won(told, deed)) ||
                                   may_have_hand(told, deed))) {
    leave_claim_open(told, deed, scores, result);
  } else if (const Ruling* fell = mark_fell_by(told, deed, true)) {
    add_stray(deed, false, result).under.law = told.code().law_of(told.case_of(*fell)).number;
  } else {
    return false;
  }
  return true;
}

}  // namespace ecarte::law
