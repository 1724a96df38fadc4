// SPDX-License-Identifier: MIT
#include "law/deal_gave.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "codes/fact_rows.hpp"
#include "codes/remedy_rows.hpp"
#include "codes/tariff.hpp"
#include "law/lookup.hpp"
#include "law/ruling.hpp"
#include "law/window.hpp"

namespace ecarte::law {

using codes::Earned;
using game::Seat;
using replay::NoYes;
using replay::Result;
using replay::ScoreFor;

namespace {

/// Every case that may answer the fact, whenever it was found.
Candidates all_cases(const Code& code, const Fact& fact) {
  const FactTable& table = code.tables[static_cast<std::size_t>(fact.kind)];
  return candidates(code, fact, 0, static_cast<int>(table.boundaries.size()));
}

/// The result of the hand, as far as it is told, and whose it was.
struct HandWon {
  Actor winner = record::kNobody;
  std::array<bool, 3> may{true, true, true};  ///< by Result
  replay::Some<NoYes> loser_bold;

  [[nodiscard]] bool may_be(Result result) const { return may[static_cast<std::size_t>(result)]; }
};

/// To whom the law gives the hand, whatever was played, and what of it; nobody if it gives it not.
void award(const DealFacts& deal, const Code& code, const Fact& fact, HandWon& hand) {
  const Candidates found = all_cases(code, fact);
  const auto awards = [&](std::uint16_t number) { return codes::awards(code.cases[number]); };
  if (found.size == 0 || !std::ranges::all_of(found.all(), awards)) {
    return;
  }
  hand.winner = party(deal, code.cases[found.cases[0]].award_to, fact);
  hand.may = {};
  for (const std::uint16_t number : found.all()) {
    hand.may[static_cast<std::size_t>(codes::awarded(code.cases[number]))] = true;
  }
}

/// Of a hand that stopped: who has made his point has made no less.
void by_tricks(const DealFacts& deal, HandWon& hand) {
  if (deal.playings.empty() || deal.dealings.empty() ||
      deal.playings.back().dealing != last_dealing(deal)) {
    return;
  }
  const replay::PlayingSpan& span = deal.playings.back();
  for (const Seat seat : game::kSeats) {
    if (span.point_at[seat] != replay::kNever) {
      hand.winner = record::actor_of(seat);
      hand.may = {};
      hand.may[static_cast<std::size_t>(Result::Point)] = true;
      hand.may[static_cast<std::size_t>(Result::Vole)] = span.tricks[game::other(seat)] == 0;
      hand.loser_bold = deal.dealings.back().bold[game::other(seat)];
    }
  }
}

HandWon hand_won(const DealFacts& deal, const Code& code) {
  HandWon hand;
  const std::uint8_t last = last_dealing(deal);
  for (const Fact& fact : deal.facts) {
    if (fact.kind == replay::FactKind::HandOver && fact.place.dealing == last) {
      hand.winner = fact.subject;
      hand.loser_bold = replay::value<NoYes>(fact, 1);
      for (const Result result : {Result::Point, Result::Vole, Result::None}) {
        hand.may[static_cast<std::size_t>(result)] = replay::may_be(fact, 0, result);
      }
    }
  }
  if (!record::is_player(hand.winner)) {
    by_tricks(deal, hand);
  } else if (!hand.may_be(Result::Point) && !hand.may_be(Result::Vole)) {
    hand.may = {true, true, true};  // given up: it turns on the law
  }
  for (const Fact& fact : deal.facts) {
    if (fact.proof == replay::Proof::Proved && fact.place.dealing == last) {
      award(deal, code, fact, hand);
    }
  }
  return hand;
}

/// Is it a fault that nobody has alleged and nothing shows?
bool is_merely_allowed(const Fact& fact) {
  return fact.proof == replay::Proof::Allowed && codes::row_of(fact.kind).if_alleged;
}

/// Does it give an offender less for the hand?
bool caps(const Code& code, const Fact& fact) {
  const Candidates found = all_cases(code, fact);
  return std::ranges::any_of(found.all(), [&](std::uint16_t number) {
    return (code.cases[number].effects & bit(Remedy::Ceiling)) != 0;
  });
}

/// May he be an offender, to whom the hand gives less? A fault that is merely allowed is no more to
/// be reckoned with here than where it may have been done.
bool may_be_capped(const DealFacts& deal, const Code& code, Seat seat) {
  return std::ranges::any_of(deal.facts, [&](const Fact& fact) {
    return fact.subject == record::actor_of(seat) && !is_merely_allowed(fact) && caps(code, fact);
  });
}

PointsBetween hand_gave(const DealFacts& deal, const Code& code, Seat seat) {
  const HandWon hand = hand_won(deal, code);
  const bool known = record::is_player(hand.winner);
  if (known && hand.winner != record::actor_of(seat)) {
    return {};
  }
  const bool capped = may_be_capped(deal, code, seat);
  std::uint16_t law = 0;
  PointsBetween gave{known && !hand.may_be(Result::None) ? int{code.game} : 0, 0};
  const auto add = [&](const Earned& earned) {
    const int points = codes::tariff(code, earned, &law);
    gave.most = std::max(gave.most, points);
    gave.least = std::min(gave.least, capped ? codes::tariff(code, earned, true, &law) : points);
  };
  for (const auto& [result, what] :
       {std::pair{Result::Point, ScoreFor::Point}, std::pair{Result::Vole, ScoreFor::Vole}}) {
    for (const bool bold : {false, true}) {
      if (hand.may_be(result) && hand.loser_bold.may_be(bold ? NoYes::Yes : NoYes::No)) {
        add({what, bold});
      }
    }
  }
  return {std::min(gave.least, gave.most), gave.most};
}

/// What a king gives him that he is proved to have turned, or to have held and announced; and what
/// one may that he may have had.
PointsBetween king_gave(const DealFacts& deal, const Code& code, Seat seat) {
  const bool announced = std::ranges::any_of(deal.testimony, [&](const Testimony& said) {
    return said.kind == Testimony::Kind::Announce && said.seat == seat;
  });
  bool had = false;
  bool may_have_had = false;
  for (const Fact& fact : deal.facts) {
    if (fact.subject == record::actor_of(seat)) {
      const codes::KingIs king = codes::row_of(fact.kind).king;
      had = had || (fact.proof == replay::Proof::Proved &&
                    (king == codes::KingIs::Turned || (king == codes::KingIs::Held && announced)));
      may_have_had = may_have_had || codes::may_be_his_king(fact);
    }
  }
  std::uint16_t law = 0;
  const int points = codes::tariff(code, kTheKing, &law);
  return {had ? points : 0, may_have_had ? points : 0};
}

}  // namespace

bool may_be_capped_untold(const DealFacts& deal, const Code& code, Seat seat) {
  const std::uint8_t last = last_dealing(deal);
  return std::ranges::any_of(deal.facts, [&](const Fact& fact) {
    return is_merely_allowed(fact) && fact.subject == record::actor_of(seat) &&
           fact.place.dealing == last && caps(code, fact);
  });
}

DealGave deal_gave(const DealFacts& deal, const Code& code, Seat seat) {
  return {king_gave(deal, code, seat), hand_gave(deal, code, seat)};
}

}  // namespace ecarte::law
