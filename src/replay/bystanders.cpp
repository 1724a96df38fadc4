// SPDX-License-Identifier: MIT
#include "replay/bystanders.hpp"

#include <algorithm>

namespace ecarte::replay {

using game::Seat;
using record::Act;
using record::ActKind;

namespace {

constexpr std::size_t kMostBets = 64;

}  // namespace

void Bystanders::act(const Act& a, InHand hand) {
  switch (a.kind) {
    case ActKind::Speak:
      return speak(a, hand);
    case ActKind::LookOver:
      return look_over(a, hand);
    case ActKind::PlayOut: {
      const bool resigned = a.detail < 2 && resigned_[a.seat_in_detail()];
      Some<PlayedOutBy> by = Some<PlayedOutBy>::of_bits(0);
      by = spoken_by(a.actor).may_be(SpokenBy::Backer) ? by | PlayedOutBy::Backer : by;
      by = spoken_by(a.actor).must_be(SpokenBy::Backer) ? by : by | PlayedOutBy::Bystander;
      notes_.note(FactKind::PlayedOut, a.actor, notes_.now, system(), by,
                  resigned ? NoYes::Yes : NoYes::No);
      return;
    }
    case ActKind::AskToDecide:
    case ActKind::Rule:
      return decide(a);
    default:
      return bet_or_pay(a);
  }
}

void Bystanders::decide(const Act& a) {
  if (a.kind == ActKind::AskToDecide) {
    invited_ = a.actor == record::kBoth ? a.detail : invited_;
    return;
  }
  Deed& ruled = notes_.deed(a.object_as<Remedy>(), a.actor, false);
  ruled.number = a.number;
  ruled.whose = a.detail;
  ruled.purpose = static_cast<record::For>(a.flags);
  if (record::is_bystander(a.actor)) {
    notes_.note(FactKind::Arbitrated, a.actor, notes_.now,
                invited_ == a.actor ? AgreedBy::Both : AgreedBy::No);
  }
}

void Bystanders::bet_or_pay(const Act& a) {
  switch (a.kind) {
    case ActKind::CallUpon:
      notes_.deed(Remedy::CallUpon, a.actor, false);
      return;
    case ActKind::Pay:
      if (record::is_bystander(a.actor) &&
          a.object_as<record::PaidTo>() == record::PaidTo::Unsaid) {
        notes_.deed(Remedy::CallUpon, a.actor, true);  // else it settles a bet, or goes to the pool
      }
      return;
    case ActKind::Cover:
      if (a.detail < 2 && sitting_.bets.size() < kMostBets) {
        sitting_.bets.push_back({a.actor, a.seat_in_detail(), a.amount()});
      }
      return;
    case ActKind::Stake:
    case ActKind::ComeIn:
      if (record::is_bystander(a.actor)) {
        sitting_.idle.set(a.actor);  // without a seat: he is out for the time being
      }
      return;
    default:
      return;
  }
}

void Bystanders::speak(const Act& a, InHand hand) {
  if (!record::is_bystander(a.actor)) {
    return;
  }
  const Some<SpokenBy> by =
      invited_ == a.actor ? Some<SpokenBy>(SpokenBy::Invited) : spoken_by(a.actor);
  switch (a.object_as<record::Spoken>()) {
    case record::Spoken::Remark:
      notes_.note(FactKind::Remarked, a.actor, notes_.now, system(),
                  hand == InHand::Between ? RemarkWhen::Between : RemarkWhen::InGame, by);
      return;
    case record::Spoken::Score:
    case record::Spoken::King:
    case record::Spoken::Error: {
      const std::optional<Seat> prejudiced = prejudiced_next(a.object_as<record::Spoken>());
      Fact& fact = notes_.note(FactKind::AttentionCalled, a.actor, notes_.now, system(), by,
                               prejudiced ? ScoreIs::Changed : ScoreIs::Unchanged);
      fact.against = prejudiced ? record::actor_of(*prejudiced) : record::kNobody;
      return;
    }
    case record::Spoken::AdviceByPointing:
    case record::Spoken::AdviceByWord:
      return advise(a);
  }
}

void Bystanders::advise(const Act& a) {
  const Some<SpokenBy> by = spoken_by(a.actor);
  Some<AdvisedTo> to = AdvisedTo::Own;
  if (by.may_be(SpokenBy::Backer) && a.detail < 2) {
    const bool own = std::ranges::any_of(sitting_.bets, [&](const Sitting::Bet& bet) {
      return bet.bettor == a.actor && bet.on == a.seat_in_detail();
    });
    to = own                    ? Some(AdvisedTo::Own)
         : sitting_.bets_untold ? Some{AdvisedTo::Own, AdvisedTo::Other}
                                : Some(AdvisedTo::Other);
  }
  if (sitting_.has_agreed(record::Agreement::Chouette)) {
    to = AdvisedTo::Banker;
  }
  Some<AdvisedBy> advised = Some<AdvisedBy>::of_bits(0);
  advised = by.may_be(SpokenBy::Backer) ? advised | AdvisedBy::Backer : advised;
  advised = by.may_be(SpokenBy::Idle) ? advised | AdvisedBy::Idle : advised;
  advised = by.may_be(SpokenBy::Bystander) ? advised | AdvisedBy::Bystander : advised;
  notes_.note(FactKind::AdviceGiven, a.actor, notes_.now, system(), advised,
              a.object_as<record::Spoken>() == record::Spoken::AdviceByPointing
                  ? AdviceMode::Pointing
                  : AdviceMode::Words,
              to);
}

void Bystanders::look_over(const Act& a, InHand hand) {
  if (a.detail >= 2 || hand != InHand::Dealt) {
    return;  // no cards are held to be looked at
  }
  bool on_him = false;
  bool against = false;
  for (const Sitting::Bet& bet : sitting_.bets) {
    if (bet.bettor == a.actor) {
      (bet.on == a.seat_in_detail() ? on_him : against) = true;
    }
  }
  const BetsOn told = on_him && against ? BetsOn::Both
                      : on_him          ? BetsOn::OnHim
                      : against         ? BetsOn::AgainstHim
                                        : BetsOn::None;
  const Some<BetsOn> bets = !sitting_.bets_untold  ? Some(told)
                            : told == BetsOn::None ? Some<BetsOn>{}
                                                   : Some{told, BetsOn::Both};
  notes_.note(FactKind::LookedOver, a.actor, notes_.now, bets,
              sitting_.has_agreed(record::Agreement::Chouette) ? NoYes::Yes : NoYes::No);
}

void Bystanders::note_multiple(Actor by, record::Multiple multiple, ActIndex at) {
  if (multiple == record::Multiple::Unsaid) {
    return;
  }
  notes_.note(FactKind::MultipleClaimed, by, at,
              static_cast<MultipleOf>(static_cast<int>(multiple) - 1), unknown<NoYes>,
              sitting_.has_agreed(record::Agreement::Multiples) ? NoYes::Yes : NoYes::No);
}

SystemIs Bystanders::system() const {
  switch (sitting_.system) {
    case record::SystemOfPlay::English:
      return SystemIs::English;
    case record::SystemOfPlay::French:
      return SystemIs::French;
    case record::SystemOfPlay::Undeclared:
      break;
  }
  return SystemIs::Undeclared;
}

Some<SpokenBy> Bystanders::spoken_by(Actor who) const {
  const bool bets = std::ranges::any_of(sitting_.bets,
                                        [&](const Sitting::Bet& bet) { return bet.bettor == who; });
  const bool only_one = declared_ == 1 && sitting_.idle.none();
  if (sitting_.plays_for_pool() && !bets && (only_one || sitting_.idle.test(who))) {
    return SpokenBy::Idle;
  }
  return bets                   ? Some(SpokenBy::Backer)
         : sitting_.bets_untold ? Some{SpokenBy::Backer, SpokenBy::Bystander}
                                : Some(SpokenBy::Bystander);
}

/// Who suffers by it if the players alter the score before another card is led; nobody if they do
/// not.
std::optional<Seat> Bystanders::prejudiced_next(record::Spoken of) const {
  for (std::size_t i = static_cast<std::size_t>(notes_.now) + 1; i < notes_.acts().size(); ++i) {
    const Act& a = notes_.acts()[i];
    switch (a.kind) {
      case ActKind::Mark:
        return game::other(a.seat());
      case ActKind::TakeDown:
        return a.detail < 2 ? a.seat_in_detail() : a.seat();
      case ActKind::Announce:
        if (of == record::Spoken::King) {
          break;  // the king he spoke of
        }
        return std::nullopt;
      case ActKind::Play:
      case ActKind::Stand:
      case ActKind::Give:
      case ActKind::Turn:
      case ActKind::Propose:
      case ActKind::Score:
        return std::nullopt;
      default:
        break;
    }
  }
  return std::nullopt;
}

}  // namespace ecarte::replay
