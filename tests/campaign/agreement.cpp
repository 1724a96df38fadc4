// SPDX-License-Identifier: MIT
#include "campaign/agreement.hpp"

#include <algorithm>

#include "codes/remedy_rows.hpp"
#include "codes/vocabulary.hpp"

namespace ecarte::campaign {
namespace {

using law::Finding;
using law::Standing;
using replay::Remedy;

bool is_open(const Finding& finding) {
  return (finding.remedy.force == law::Force::Elective ||
          finding.remedy.force == law::Force::Mandatory) &&
         finding.remedy.status == law::Status::Open && finding.under.case_index != codes::kNoCase &&
         finding.remedy.options[0] != Remedy::None;
}

bool gives(const Standing& one, Remedy option) {
  const bool award = option == Remedy::AwardPoint || option == Remedy::AwardVole;
  return one.is_mending() || std::ranges::find(one.options, option) != one.options.end() ||
         (award && one.options[0] == Remedy::Mark);
}

/// Is what a finding leaves open listed, to the same player? Who claims may claim what the deal
/// before gave him.
bool is_listed(const Finding& finding, const std::vector<Standing>& open, bool of_deal_before) {
  const bool claim = finding.cls == codes::Class::Info && finding.bad.taken != Remedy::None;
  return std::ranges::any_of(open, [&](const Standing& one) {
    const bool same = one.who == finding.remedy.elector;
    return same && (claim || one.of_deal_before == of_deal_before) &&
           gives(one, finding.remedy.options[0]);
  });
}

/// Can it outlast the deal in which it opened?
bool outlasts(codes::WindowBeats closes) {
  return (closes &
          (codes::bit(codes::WindowBeat::NextCut) | codes::bit(codes::WindowBeat::NextPacket) |
           codes::bit(codes::WindowBeat::NextTurnUp) | replay::bit(replay::Beat::GameEnd))) != 0;
}

/// Is it a mark that its player owns to in this deal, or that the other has taken down, be it
/// without a right? Then it is no more his to leave.
bool is_gone(const Finding& mark, const law::DealResult& result) {
  return mark.fact.kind == replay::FactKind::MarkNotDue &&
         std::ranges::any_of(result.findings, [&](const Finding& finding) {
           const bool others = finding.bad.taken == Remedy::TakeDown &&
                               record::is_player(finding.bad.by) &&
                               finding.bad.by != mark.fact.subject;
           return others || (finding.fact.kind == replay::FactKind::OverscoreAdmitted &&
                             finding.fact.subject == mark.fact.subject);
         });
}

/// Of two that speak of the same fact and case: do they say the same?
bool says_the_same(const Finding& finding, const Standing& one) {
  if (finding.under.case_index != one.case_index || !same_fact(finding.fact, one.fact) ||
      one.is_duty() || one.of_deal_before || one.ground != law::Ground::Sure || !is_open(finding) ||
      finding.remedy.force != law::Force::Elective || finding.so == law::IsSo::NotYet) {
    return true;
  }
  return one.who == finding.remedy.elector &&
         std::ranges::all_of(finding.remedy.options, [&](Remedy option) {
           return option == Remedy::None || option == Remedy::LetStand || gives(one, option);
         });
}

/// A claim of the point or the vole.
bool gives_award(const Standing& one) {
  return one.options[0] == Remedy::AwardPoint || one.options[0] == Remedy::AwardVole;
}

/// Points that may be marked yet are no more than are due.
bool is_due(const Standing& one, const std::vector<law::Scored>& scores) {
  if (one.fact.kind != replay::FactKind::ScoreAccrued || one.of_deal_before || one.amount == 0) {
    return true;
  }
  return std::ranges::any_of(scores, [&](const law::Scored& scored) {
    const bool for_it =
        (one.fact.values[0] >> static_cast<unsigned>(scored.purpose) & 1U) != 0 || gives_award(one);
    return record::actor_of(scored.seat) == one.who && for_it && one.amount <= scored.due;
  });
}

/// Where the deal must be made again, no choice about its hand is open.
bool is_over(const Standing& one, const std::vector<Standing>& open) {
  const bool annulled = std::ranges::any_of(open, [](const Standing& other) {
    return other.is_duty() && other.ground == law::Ground::Sure && !other.of_deal_before &&
           codes::annuls(other.options[0]);
  });
  const bool of_hand = !one.is_duty() && !one.of_deal_before &&
                       one.fact.kind != replay::FactKind::MarkNotDue &&
                       one.options[0] != Remedy::Mark && one.options[0] != Remedy::CallUpon;
  return annulled && of_hand;
}

}  // namespace

std::vector<std::string> disagreements(const law::DealResult& result,
                                       const law::DealResult* before) {
  std::vector<std::string> found;
  for (const Finding& finding : result.findings) {
    if (is_open(finding) && !is_listed(finding, result.stands.open, false)) {
      found.push_back("is open by its finding, and does not stand: " + std::string(finding.id));
    }
    for (const Standing& one : result.stands.open) {
      if (!says_the_same(finding, one)) {
        found.push_back("is open otherwise than by its finding: " + std::string(finding.id));
      }
    }
  }
  for (const Finding& finding : before == nullptr ? std::vector<Finding>{} : before->findings) {
    if (is_open(finding) && outlasts(finding.remedy.window.closes) &&
        !is_listed(finding, result.stands.open, true) && !is_gone(finding, result)) {
      found.push_back("is open by the deal before, and does not stand: " + std::string(finding.id));
    }
  }
  for (const Standing& one : result.stands.open) {
    if (!is_due(one, result.scores)) {
      found.emplace_back("may be marked, and is not due");
    }
    if (is_over(one, result.stands.open)) {
      found.emplace_back("is open of a hand that must be dealt again");
    }
  }
  for (const law::Choice& choice : result.choices) {
    if (choice.remedy == Remedy::LetStand && choice.due != result.after.due) {
      found.emplace_back("let go, it gives another score than is due");
    }
  }
  return found;
}

}  // namespace ecarte::campaign
