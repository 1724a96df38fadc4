// SPDX-License-Identifier: MIT
//
// Rubbers, pools, bets and payments in words.
#include <array>

#include "report/phrases.hpp"

namespace ecarte::report {
namespace {

using replay::FactKind;
using replay::NoYes;

Clause pool_seats(const Phrases& p) {
  switch (replay::value<replay::PoolSeats>(p.fact(), 0)) {
    case replay::PoolSeats::WrongOut:
      return p.subject() + " sits out the first game without having cut the lowest card";
    case replay::PoolSeats::Tie:
      return "the lowest card was cut twice: it is not decided who is out";
    case replay::PoolSeats::LoserStayed:
      return p.subject() + " lost the game and kept his seat, though another was waiting for it";
    case replay::PoolSeats::WinnerLeft:
      return p.subject() + " took the seat of the winner, not that of the loser";
    case replay::PoolSeats::Kept:
      break;
  }
  return p.subject() + " took the loser's seat";
}

Clause pool_stake(const Phrases& p) {
  if (p.is(1, replay::PoolStakeFor::Pool)) {
    return Clause{"the pool was said to stand "} +
           (p.is(0, replay::Sum::Wrong) ? "otherwise than it does" : "as it does");
  }
  if (p.is(1, replay::PoolStakeFor::Nothing)) {
    return p.subject() + " put a sum in the pool that he did not owe it";
  }
  const std::string_view when = p.is(1, replay::PoolStakeFor::Start)   ? " when the pool was formed"
                                : p.is(1, replay::PoolStakeFor::Entry) ? " on coming in"
                                                                       : " for the game he lost";
  return p.subject() + " put " + (p.is(0, replay::Sum::Wrong) ? "a wrong sum" : "his stake") +
         " in the pool" + when;
}

Clause pool_taken(const Phrases& p) {
  if (p.is(0, NoYes::No)) {
    return p.subject() + " took the pool without having won two games running";
  }
  return p.subject() + " took the pool" +
         (p.is(1, replay::Sum::Wrong) ? ", but not the sum that was in it" : "");
}

Clause share_taken(const Phrases& p) {
  const Clause who = p.subject();
  const bool player = p.is(0, replay::TableSide::Player);
  const bool deficient = p.is(2, NoYes::Yes);
  if (p.is(1, replay::ShareIs::Right)) {
    return who + " took up " + (player ? "what was his" : "his share");
  }
  if (player && deficient && p.is(1, replay::ShareIs::Short)) {
    return who + " was left to bear a part of the shortfall, who is paid in full";
  }
  return who + " took up " + (p.is(1, replay::ShareIs::Over) ? "more" : "less") +
         (player ? " than was his" : " than his share");
}

Clause rentrant(const Phrases& p) {
  switch (replay::value<replay::SeatTaken>(p.fact(), 0)) {
    case replay::SeatTaken::Broken:
      return p.subject() + " came in before his turn in the order agreed on";
    case replay::SeatTaken::Veteran:
      return p.subject() + " came in again while one who had not played was waiting";
    case replay::SeatTaken::LoserStayed:
      return p.subject() + " lost the game and kept his seat, though another was waiting for it";
    case replay::SeatTaken::WinnerLeft:
      return p.subject() + " took the seat of the winner, not that of the loser";
    case replay::SeatTaken::Kept:
      break;
  }
  return p.subject() + " came in at his turn";
}

constexpr auto kOfSitting = std::to_array<FactSentence>({
    {FactKind::SeriesCut,
     [](const Phrases& p) {
       return Clause{"a fresh cut for deal was made"} +
              (p.is(0, NoYes::No) ? " though the deal was to pass on without one" : "");
     }},
    {FactKind::RubberAgreed,
     [](const Phrases& p) {
       return Clause{"a rubber of "} + std::to_string(p.fact().number) + " games was agreed on";
     }},
    {FactKind::PlayedAfterRubber,
     [](const Phrases&) -> Clause {
       return "another game of the rubber was begun after it had been decided";
     }},
    {FactKind::PoolOrder, pool_seats},
    {FactKind::PoolStake, pool_stake},
    {FactKind::PoolTaken, pool_taken},
    {FactKind::BetsClaimed,
     [](const Phrases& p) {
       return p.subject() + (p.is(0, NoYes::No) ? " covered a bet that a player had claimed"
                                                : " covered the bets he had claimed");
     }},
    {FactKind::BetUncovered,
     [](const Phrases& p) -> Clause {
       return p.is(0, NoYes::No) ? "more was laid on one side than covered on the other, and the "
                                   "surplus was not drawn back"
                                 : p.subject() + " drew back what was not covered";
     }},
    {FactKind::ShareTaken, share_taken},
    {FactKind::RentrantOrder, rentrant},
    {FactKind::LiabilityPaid,
     [](const Phrases& p) {
       return p.subject() + " paid " + (p.is(0, replay::Sum::Wrong) ? "another sum than" : "what") +
              " he could be called upon for";
     }},
});

}  // namespace

std::span<const FactSentence> of_sitting() {
  return kOfSitting;
}

}  // namespace ecarte::report
