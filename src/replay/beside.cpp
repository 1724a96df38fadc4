// SPDX-License-Identifier: MIT
#include "replay/beside.hpp"

namespace ecarte::replay {

using record::Act;
using record::ActKind;

bool Beside::continues_another(ActIndex at) const {
  constexpr record::ActKinds kContinue{ActKind::Packet, ActKind::Partly, ActKind::Odd,
                                       ActKind::Timing};
  return kContinue.has(acts_[at].kind);
}

const Act* Beside::continued(ActIndex at) const {
  const RunOfActs whole = before(at).without_tail({ActKind::Odd, ActKind::Partly});
  return whole.empty() ? nullptr : &*(whole.end() - 1);
}

game::CardSet Beside::single_card(ActIndex at) const {
  if (const game::CardSet cards = acts_[at].cards; !cards.empty()) {
    return game::CardSet{cards.first()};
  }
  if (foreign_card(at)) {
    return {};
  }
  const Act* const next = act_at(std::size_t{at} + 1);
  return next != nullptr && next->kind == ActKind::Partly ? next->cards : game::CardSet::all();
}

bool Beside::foreign_card(ActIndex at) const {
  const Act* const next = act_at(std::size_t{at} + 1);
  return next != nullptr && next->kind == ActKind::Odd && (next->flags & record::kSecondCopy) == 0;
}

std::optional<game::Suit> Beside::foreign_suit(ActIndex at) const {
  return foreign_card(at)
             ? std::optional(static_cast<game::Suit>(acts_[at + 1U].detail % game::kSuits))
             : std::nullopt;
}

std::size_t Beside::partly(ActIndex at, std::span<game::CardSet> room) const {
  std::size_t n = 0;
  for (const Act& a : after(at)) {
    if (n == room.size() || (a.kind != ActKind::Partly && a.kind != ActKind::Odd)) {
      break;
    }
    if (a.kind == ActKind::Partly) {
      room[n++] = a.cards;
    }
  }
  return n;
}

bool Beside::gives_both(ActIndex at) const {
  game::PerSeat<bool> to{};
  for_each_packet(at, [&](game::Seat seat, int) { to[seat] = true; });
  return to[game::Seat::First] && to[game::Seat::Second];
}

record::Claiming Beside::claimed_with(ActIndex at) const {
  using record::Claiming;
  using record::Remedy;
  const Act& thrown = acts_[at];
  if (const auto said = thrown.object_as<Claiming>(); said != Claiming::Nothing) {
    return said;
  }
  const auto claims = [](const Act& a, Remedy what) {
    return a.kind == ActKind::Claim && a.object_as<Remedy>() == what;
  };
  const Act* const claim = either_beside(at, [&](const Act& a) {
    return a.actor == thrown.actor &&
           (a.kind == ActKind::ClaimGame || claims(a, Remedy::AwardVole) ||
            claims(a, Remedy::AwardPoint));
  });
  return claim == nullptr                    ? Claiming::Nothing
         : claims(*claim, Remedy::AwardVole) ? Claiming::Vole
                                             : Claiming::Point;
}

bool Beside::throws_down_with(ActIndex at) const {
  return either_beside(at, [&](const Act& a) {
           return a.kind == ActKind::ThrowDown && a.actor == acts_[at].actor;
         }) != nullptr;
}

const Act* Beside::tricks_of_other(ActIndex at) const {
  return either_beside(at, [&](const Act& a) {
    return a.kind == ActKind::Made && record::is_player(a.actor) && a.actor != acts_[at].actor &&
           a.object_as<record::MadeWhat>() == record::MadeWhat::Tricks;
  });
}

const Act* Beside::discard_after(ActIndex at) const {
  const Act* const next = act_at(std::size_t{at} + 1);
  const bool his =
      next != nullptr && next->kind == ActKind::Discard && next->actor == acts_[at].actor;
  return his ? next : nullptr;
}

bool Beside::upon_score(ActIndex at) const {
  const Act* const earlier = act_before(at);
  return earlier != nullptr && (earlier->kind == ActKind::Mark || earlier->kind == ActKind::Score);
}

bool Beside::upon_announcing(ActIndex at) const {
  const Act* const earlier = act_before(at);
  return earlier != nullptr && earlier->kind == ActKind::Announce &&
         earlier->actor == acts_[at].actor;
}

bool Beside::upon_turn_up_of_no_king(ActIndex at) const {
  const Act* const earlier = act_before(at);
  return earlier != nullptr && earlier->kind == ActKind::Turn &&
         (earlier->cards & game::CardSet::of(game::Rank::King)).empty();
}

}  // namespace ecarte::replay
