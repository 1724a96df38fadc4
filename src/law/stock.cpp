// SPDX-License-Identifier: MIT
#include "law/stock.hpp"

#include <algorithm>
#include <cstdlib>

#include "codes/fact_rows.hpp"
#include "codes/remedy_rows.hpp"
#include "law/window.hpp"

namespace ecarte::law {

using replay::FactKind;

Stock::Stock(const TellSource& all, DealResult& out)
    : told(all),
      code(all.code()),
      deal(all.given.deal),
      timeline(all.rulings.timeline),
      result(out) {}

bool Stock::current(const Fact& fact) const {
  return fact.place.dealing == last_dealing(deal) ||
         codes::row_of(fact.kind).step == codes::JudgingStep::After;
}

WindowBeats Stock::absolute(WindowBeats beats, const Fact& fact) const {
  return resolve(beats, subject_deals(deal, fact));
}

WindowBeats Stock::said(WindowBeats beats, const Fact& fact) const {
  return dealer_of(deal, fact) ? absolute(beats, fact) : beats;
}

Standing Stock::standing(const Case& c, std::uint16_t number, const Fact& fact) const {
  Standing out;
  out.case_index = number;
  out.fact = fact;
  out.who = party(deal, c.may.who, fact);
  std::ranges::copy(c.may.in_order, out.options.begin());
  out.window.closes = said(c.may.until, fact);
  return out;
}

Standing Stock::duty(std::uint16_t number, const Fact& fact, Remedy owed, Actor who) const {
  Standing out;
  out.case_index = number;
  out.fact = fact;
  out.who = who;
  out.kind = Standing::Kind::Duty;
  out.options[0] = owed;
  out.window.closes = said(codes::row_of(owed).too_late, fact);
  return out;
}

void Stock::add_open(const Standing& one) const {
  // A hand is made up once, whatever it is owed for.
  const bool of_number =
      one.is_duty() && codes::row_of(one.options[0]).matter == codes::Matter::Number;
  const bool said = std::ranges::any_of(result.stands.open, [&](const Standing& other) {
    const bool same_matter =
        other.fact.kind == one.fact.kind && other.fact.subject == one.fact.subject;
    return other.who == one.who && other.options == one.options &&
           other.window.closes == one.window.closes && other.is_mending() == one.is_mending() &&
           (same_matter || (of_number && other.is_duty()));
  });
  if (!said) {
    result.stands.open.push_back(one);
  }
}

bool is_told_open(const Finding& finding) {
  const RemedyState& remedy = finding.remedy;
  return (remedy.force == Force::Elective || remedy.force == Force::Mandatory) &&
         remedy.status == Status::Open && finding.under.case_index != kNoCase &&
         remedy.options[0] != Remedy::None && finding.so != IsSo::NotYet;
}

namespace {

/// Points won that a remedy gives, as they are due; 0 where it gives none, or it is not known.
std::uint8_t points_of(const DealResult& result, const Finding& finding) {
  const Remedy remedy = finding.remedy.options[0];
  const auto scored = std::ranges::find_if(result.scores, [&](const Scored& one) {
    return record::actor_of(one.seat) == finding.remedy.elector &&
           one.purpose == codes::awarded(remedy);
  });
  return scored != result.scores.end() && codes::is_award(remedy) ? scored->due : std::uint8_t{0};
}

}  // namespace

Standing Stock::told_open(const Finding& finding) const {
  Standing out;
  out.case_index = finding.under.case_index;
  out.fact = finding.fact;
  out.who = finding.remedy.elector;
  out.kind =
      finding.remedy.force == Force::Mandatory ? Standing::Kind::Duty : Standing::Kind::Right;
  std::ranges::copy(finding.remedy.options, out.options.begin());
  std::ranges::replace(out.options, Remedy::LetStand, Remedy::None);
  out.window.closes = absolute(finding.remedy.window.closes, finding.fact);
  out.window.from = finding.place.at;
  if (finding.amounts.marked >= 0 && finding.amounts.due >= 0) {
    out.amount = static_cast<std::uint8_t>(std::abs(finding.amounts.marked - finding.amounts.due));
  } else {
    out.amount = points_of(result, finding);
  }
  return out;
}

Status Stock::fate_of(const Ruling& ruling) const {
  const int number = static_cast<int>(&ruling - told.rulings.list.data());
  for (const KingFate& king : told.ledger.entries.kings) {
    if (king.ruling == number) {
      return king.status;
    }
  }
  return ruling.status;
}

namespace {

/// Is it what the right allows, by whose right it is, and does no ruling answer it?
bool uses(const TimedDeed& timed, const Standing& right) {
  return timed.ruling < 0 && timed.deed.by == right.who &&
         timed.deed.dealing == right.fact.place.dealing &&
         std::ranges::find(right.options, timed.deed.what) != right.options.end();
}

}  // namespace

bool Stock::word_in(const Window& window, const Standing& right) const {
  return std::ranges::any_of(told.rulings.deeds, [&](const TimedDeed& timed) {
    return uses(timed, right) && timed.at >= window.from && timed.at < window.closed.latest;
  });
}

bool Stock::word_after(const Window& window, const Standing& right) const {
  return std::ranges::any_of(told.rulings.deeds, [&](const TimedDeed& timed) {
    return uses(timed, right) && window.closed.latest != kNoTime &&
           timed.at >= window.closed.latest;
  });
}

bool Stock::game_is_won() const {
  using replay::Testimony;
  const auto at_game = [&](replay::PointsTold points) {
    return points.or_else(0) >= code.game && points.or_else(0) <= 2 * code.game;
  };
  const bool annulled = told.rulings.annulled.dealing_at != kNoTime;
  const bool stands_at_game = std::ranges::any_of(game::kSeats, [&](game::Seat seat) {
    return must_have(told.ledger.due, seat, code.game) &&
           must_have(told.ledger.recorded, seat, code.game);
  });
  return deal.stands.resigned() || told.ledger.game.was_over ||
         told.ledger.game.won.at != kNoTime || stands_at_game ||
         std::ranges::any_of(deal.testimony, [&](const Testimony& said) {
           const bool fell = annulled && said.at < told.rulings.annulled.dealing_at;
           return said.kind == Testimony::Kind::Counters && said.at >= deal.place.heading &&
                  !fell && !said.upon_king && (at_game(said.amount) || at_game(said.amount_second));
         });
}

Standing Stock::unmarked(const Right& right, std::uint8_t dealing, int amount) const {
  Fact fact = replay::fact_of(FactKind::ScoreAccrued, record::actor_of(right.seat),
                              static_cast<replay::ActIndex>(right.accrued), right.purpose);
  fact.place.dealing = dealing;
  Standing out = standing(code.cases[right.case_index], right.case_index, fact);
  out.amount = static_cast<std::uint8_t>(amount);
  return out;
}

}  // namespace ecarte::law
