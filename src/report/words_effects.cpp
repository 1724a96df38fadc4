// SPDX-License-Identifier: MIT
//
// What follows by itself, in words: what may be marked of a hand, whether a mark comes off, who
// deals again and who deals next.
#include <algorithm>

#include "law/remedy_rows.hpp"
#include "report/phrases.hpp"
#include "report/words.hpp"

namespace ecarte::report {
namespace {

using law::Remedy;
using law::ScoreKind;
using replay::Testimony;

/// The most an offender may make of a result; -1: as much as anybody.
int most(const law::Code& code, ScoreKind kind) {
  const auto row = std::ranges::find_if(code.tariff, [kind](const law::Tariff& tariff) {
    return tariff.kind == kind && tariff.offender >= 0;
  });
  return row == code.tariff.end() ? -1 : row->offender;
}

std::string points(int number) {
  return number <= 0 ? "nothing" : number_word(number);
}

/// The dealing of a fact; nullptr if it is of none.
const replay::DealingSpan* dealing_of(const Phrases& p) {
  const std::uint8_t number = p.fact().dealing;
  const auto& dealings = p.deal().facts.dealings;
  return number == 0 || number > dealings.size() ? nullptr : &dealings[number - 1U];
}

/// "A may mark nothing for the point of this hand, and one for the vole"
std::string limited(const Phrases& p) {
  const law::Code& code = p.deal().code;
  const replay::DealingSpan* const dealing = dealing_of(p);
  const bool known = dealing != nullptr && dealing->bold.has_value();
  const bool bold =
      known && record::is_player(*dealing->bold) && *dealing->bold != p.fact().subject;
  const int plain = most(code, ScoreKind::Point);
  const int against_bold = most(code, ScoreKind::BoldPoint);
  const int vole = most(code, ScoreKind::Vole);
  const int point = bold && against_bold >= 0 ? against_bold : plain;
  if (point < 0) {
    return "what " + p.subject() + " may mark for the tricks of this hand is limited";
  }
  std::string text = p.subject() + " may mark " + points(point) + " for the point of this hand";
  if (!known && against_bold >= 0 && against_bold != plain) {
    text += " (" + points(against_bold) + " if " + p.adversary() + " stood or refused first)";
  }
  return vole < 0 ? text : text + ", and " + points(vole) + " for the vole";
}

/// A king's mark that comes off: it must be taken down only where it was put up.
std::string taken_down(const Phrases& p) {
  const auto of = [&p](Testimony::Kind kind, const Testimony& said) {
    const bool his =
        kind == Testimony::Kind::Counters || record::actor_of(said.seat) == p.fact().subject;
    const bool king = kind != Testimony::Kind::Mark || said.purpose == record::For::King ||
                      said.purpose == record::For::Unsaid;
    return said.kind == kind && his && king && said.dealing == p.fact().dealing &&
           said.at >= p.fact().occurred;
  };
  const auto any = [&](Testimony::Kind kind) {
    return std::ranges::any_of(p.deal().facts.testimony,
                               [&](const Testimony& said) { return of(kind, said); });
  };
  if (any(Testimony::Kind::TakeDown)) {
    return {};
  }
  if (any(Testimony::Kind::Mark)) {
    return std::string{duty_words(Remedy::TakeDown)};
  }
  return any(Testimony::Kind::Counters)
             ? "if the king was marked, " + std::string{duty_words(Remedy::TakeDown)}
             : p.subject() + " may not mark the king";
}

bool of_a_king(replay::FactKind kind) {
  return kind == replay::FactKind::FalseKing ||
         kind == replay::FactKind::KingAnnouncedThenDiscarded;
}

}  // namespace

std::string effect_of(const Phrases& p, Remedy effect) {
  if (effect == Remedy::Ceiling) {
    return limited(p);
  }
  return effect == Remedy::TakeDown && of_a_king(p.fact().kind) ? taken_down(p)
                                                                : std::string{effect_words(effect)};
}

record::Actor game_winner(const Deal& deal) {
  for (const record::Actor player : {record::Actor{0}, record::Actor{1}}) {
    if (deal.result.due.of(player) == deal.code.game) {
      return player;
    }
  }
  return record::kNobody;
}

std::string deals_anew(const Phrases& p, Remedy remedy) {
  const replay::DealingSpan* const dealing = dealing_of(p);
  if (dealing == nullptr || !law::annuls(remedy)) {
    return {};
  }
  const bool as_due = !dealing->rightful || dealing->rightful == dealing->dealer;
  if (as_due && dealing->dealer) {
    return ", and " + p.name(record::actor_of(*dealing->dealer)) + " deals again";
  }
  return remedy == Remedy::Void && dealing->rightful
             ? ", and " + p.name(record::actor_of(*dealing->rightful)) + " deals"
             : std::string{};
}

std::string before_all(const Phrases& p, Remedy remedy) {
  return law::annuls(remedy) ? ", before anything else is done" + deals_anew(p, remedy)
                             : std::string{};
}

std::string next_dealer_words(const Deal& deal) {
  const auto annuls = [](const law::Standing& one) {
    return one.owed && law::annuls(one.options[0]);
  };
  if (!deal.result.last || deal.result.stops || deal.facts.dealings.empty() ||
      game_winner(deal) != record::kNobody || std::ranges::any_of(deal.result.open, annuls)) {
    return {};
  }
  const replay::DealingSpan& dealing = deal.facts.dealings.back();
  const bool as_due = !dealing.rightful || dealing.rightful == dealing.dealer;
  return as_due && dealing.dealer && dealing.reached_turn_up
             ? ", and " +
                   record::name_of(deal.record, record::actor_of(game::other(*dealing.dealer))) +
                   " deals next"
             : std::string{};
}

}  // namespace ecarte::report
