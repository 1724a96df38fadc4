// SPDX-License-Identifier: MIT
//
// What is open once the play goes on: of a hand that is not of five cards, and of which the time to
// choose was over before it was played from, the law speaks again when it is.
#include <algorithm>

#include "law/lookup.hpp"
#include "law/stock.hpp"
#include "law/window.hpp"

namespace ecarte::law {

using replay::Beat;
using replay::FactKind;

namespace {

/// Has he played a card of this dealing, or put out or taken any?
bool has_gone_on(const Stock& stock, const Fact& fact) {
  const WindowBeats his =
      subject_deals(stock.deal, fact)
          ? replay::bit(Beat::DFirstCard) | replay::bit(Beat::DTakes)
          : replay::bit(Beat::NFirstCard) | replay::bit(Beat::Discard) | replay::bit(Beat::Given);
  return stock.timeline.first(his, dealing_begin(stock.deal, fact.place.dealing)) != kNoTime;
}

/// Was what he had too many thrown out or drawn, in time or not? He goes on with the rest.
bool has_less_now(const Stock& stock, const Fact& fact) {
  return std::ranges::any_of(stock.told.rulings.deeds, [&](const TimedDeed& timed) {
    const bool his = timed.deed.what == Remedy::ThrowOut && timed.deed.by == fact.subject;
    const bool others = timed.deed.what == Remedy::Draw && timed.deed.by != fact.subject;
    return (his || others) && timed.deed.carried_out && timed.at >= fact.found &&
           timed.deed.dealing == fact.place.dealing;
  });
}

/// Is it known and found, and does no ruling on it give anything?
bool gives_nothing_yet(const Stock& stock, const Fact& fact) {
  const auto gives = [&](const Ruling& ruling) {
    const Case& c = stock.told.case_of(ruling);
    return same_fact(ruling.fact, fact) &&
           (c.may.given || c.must.remedy != Remedy::None || ruling.doubt.which);
  };
  return fact.kind == FactKind::WrongNumber && fact.proof == replay::Proof::Proved &&
         fact.found != replay::kNever && record::is_player(fact.subject) && stock.current(fact) &&
         std::ranges::none_of(stock.told.rulings.list, gives);
}

/// That he has begun to play with the cards as they were dealt to him.
Fact played_with(const Fact& dealt) {
  Fact played = replay::fact_of(FactKind::PlayedWrongNumber, dealt.subject, dealt.occurred);
  played.values[0] = dealt.values[0];
  played.values[1] = dealt.values[1];
  played.values[2] = replay::bits_of(replay::NoYes::No);
  played.values[3] = replay::bits_of(replay::WrongCause::Dealt);
  played.place.dealing = dealt.place.dealing;
  played.number = dealt.number;
  played.found = dealt.found;
  return played;
}

}  // namespace

void stock_ahead(const Stock& stock) {
  for (const Fact& dealt : stock.deal.facts) {
    if (!stock.result.stands.stops || !gives_nothing_yet(stock, dealt) ||
        has_gone_on(stock, dealt) || has_less_now(stock, dealt)) {
      continue;
    }
    const Fact played = played_with(dealt);
    const Positions at = found_positions(stock.code, stock.deal, stock.timeline, played);
    const Candidates possible = candidates(stock.code, played, at.first, at.last);
    for (const std::uint16_t number : possible.all()) {
      const Case& c = stock.code.cases[number];
      if (!c.may.given && c.must.remedy == Remedy::None) {
        continue;
      }
      Standing out = c.may.given ? stock.standing(c, number, played)
                                 : stock.duty(number, played, c.must.remedy,
                                              party(stock.deal, c.must.who, played));
      out.ground = Ground::IfDone;
      stock.add_open(out);
    }
  }
}

}  // namespace ecarte::law
