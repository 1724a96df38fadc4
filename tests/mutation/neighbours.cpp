// SPDX-License-Identifier: MIT
#include "tests/mutation/neighbours.hpp"

#include <algorithm>
#include <array>

namespace ecarte::mutation {

using codes::Class;
using codes::Who;
using codes::WindowBeat;
using replay::Remedy;

namespace {

/// The beats in the order in which a deal reaches them, for moving a window by one.
constexpr std::array kOrder{
    static_cast<int>(replay::Beat::Cut),         static_cast<int>(replay::Beat::Packet),
    static_cast<int>(replay::Beat::TurnUp),      static_cast<int>(replay::Beat::NLooks),
    static_cast<int>(replay::Beat::DTakesUp),    static_cast<int>(replay::Beat::Proposal),
    static_cast<int>(replay::Beat::Answer),      static_cast<int>(replay::Beat::Discard),
    static_cast<int>(replay::Beat::Given),       static_cast<int>(replay::Beat::NTakesUp),
    static_cast<int>(replay::Beat::DTakes),      static_cast<int>(replay::Beat::NFirstCard),
    static_cast<int>(replay::Beat::DFirstCard),  static_cast<int>(replay::Beat::NSecondCard),
    static_cast<int>(replay::Beat::DSecondCard), static_cast<int>(replay::Beat::NCard),
    static_cast<int>(replay::Beat::DCard),       static_cast<int>(replay::Beat::Lead),
    static_cast<int>(replay::Beat::Reply),       static_cast<int>(replay::Beat::HandOver),
    static_cast<int>(replay::Beat::HandClosed),  static_cast<int>(WindowBeat::NextCut),
    static_cast<int>(WindowBeat::NextPacket),    static_cast<int>(WindowBeat::NextTurnUp),
    static_cast<int>(replay::Beat::GameEnd),     static_cast<int>(replay::Beat::NextGame),
    static_cast<int>(replay::Beat::Settled)};

}  // namespace

std::optional<int> neighbour(int beat, int step) {
  switch (static_cast<WindowBeat>(beat)) {
    case WindowBeat::OwnFirstCard:
      return step < 0 ? static_cast<int>(replay::Beat::DTakes)
                      : static_cast<int>(WindowBeat::OwnSecondCard);
    case WindowBeat::OwnSecondCard:
      return step < 0 ? static_cast<int>(WindowBeat::OwnFirstCard)
                      : static_cast<int>(replay::Beat::HandOver);
    case WindowBeat::OwnCard:
    case WindowBeat::AdvCard:
      return step < 0 ? static_cast<int>(replay::Beat::DTakes)
                      : static_cast<int>(replay::Beat::HandOver);
    default:
      break;
  }
  const auto place = std::ranges::find(kOrder, beat);
  const auto index = place - kOrder.begin() + step;
  if (place == kOrder.end() || index < 0 || index >= static_cast<std::ptrdiff_t>(kOrder.size())) {
    return std::nullopt;
  }
  return kOrder[static_cast<std::size_t>(index)];
}

std::vector<Who> others(Who who) {
  switch (who) {
    case Who::Subject:
    case Who::Offender:
    case Who::Scorer:
    case Who::Prejudiced:
      return {Who::Adversary};
    case Who::Adversary:
    case Who::Nobody:
      return {Who::Subject};
    case Who::Dealer:
      return {Who::NonDealer};
    case Who::NonDealer:
      return {Who::Dealer};
    case Who::Both:
      return {Who::Dealer, Who::NonDealer};
  }
  return {};
}

std::vector<Class> others(Class cls) {
  switch (cls) {
    case Class::Irregularity:
      return {Class::Info, Class::Unprovided};
    case Class::Info:
    case Class::Unprovided:
    case Class::Forfeiture:
    case Class::BadRemedy:
      return {Class::Irregularity};
    case Class::Election:
    case Class::ScoreError:
      return {Class::Irregularity, Class::Info};
  }
  return {};
}

Remedy other(Remedy remedy) {
  const int next = static_cast<int>(remedy) + 1;
  return next >= static_cast<int>(Remedy::LetStand) ? Remedy::Recut : static_cast<Remedy>(next);
}

}  // namespace ecarte::mutation
