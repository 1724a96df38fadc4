// SPDX-License-Identifier: MIT
//
// What sentences mean that speak of money, and of who takes a seat or leaves it.
#include <algorithm>

#include "notation/draft.hpp"
#include "record/act_kinds.hpp"

namespace ecarte::notation {

using record::Act;
using record::ActKind;
using record::kUnstated;
using record::SeatEntry;

namespace {

/// Acts that may be written in a deal before a seat changes hands in it: whoever they name is known
/// by a number in `actor` or, being paid, in `detail`.
bool leaves_seats_open(const Act& act) {
  using K = ActKind;
  constexpr record::ActKinds kOpen{
      K::HeadGame, K::HeadRubber, K::HeadDeal, K::System, K::Agreed, K::Bystanders, K::Rentrant,
      K::Pool,     K::PoolStands, K::TakePool, K::Stake,  K::Pay,    K::Retire};
  return kOpen.has(act.kind) ||
         (act.kind == K::ComeIn && act.object_as<SeatEntry>() != SeatEntry::Next);
}

void exchange(record::Actor& actor, record::Actor one, record::Actor other) {
  actor = actor == one ? other : actor == other ? one : actor;
}

/// Gives the acts of a deal the numbers people have once two of them have changed places.
void renumber(std::vector<Act>& acts, record::Actor one, record::Actor other) {
  for (Act& act : acts) {
    exchange(act.actor, one, other);
    const bool names_somebody =
        (act.kind == ActKind::Pay && act.object_as<record::PaidTo>() == record::PaidTo::Person) ||
        (act.kind == ActKind::ComeIn && act.object_as<SeatEntry>() == SeatEntry::Now);
    if (names_somebody) {
      exchange(act.detail, one, other);
    }
  }
}

/// Who is expected to have done something, or is waived to have, is he who bore the name when the
/// line was written.
template <class Named>
void renumber_named(std::vector<Named>& list, record::Actor one, record::Actor other) {
  for (Named& named : list) {
    if (named.player) {
      exchange(*named.player, one, other);
    }
  }
}

}  // namespace

void Draft::finish_coming_in() {
  if (!record::is_bystander(act.actor)) {
    throw LineError{"unknown-player", text + act.at, end_,
                    "expected a bystander, who takes a player's seat, such as C comes in for Y"};
  }
  const record::Actor seat = record::is_player(who) ? who : names->vacated();
  act.detail = 0;
  if (!record::is_player(seat)) {
    return;
  }
  const record::Actor entrant = act.actor;
  if (!std::ranges::all_of(acts->all(), leaves_seats_open)) {
    act.object = byte(SeatEntry::Next);
    act.detail = seat;
    names->change_next_deal(entrant, seat);
    return;
  }
  renumber(acts->all(), entrant, seat);
  renumber_named(*expectations, entrant, seat);
  renumber_named(*waivers, entrant, seat);
  names->change_places(entrant, seat);
  act.object = byte(SeatEntry::Now);
  act.actor = seat;
  act.detail = entrant;
}

void Draft::finish_money() {
  constexpr record::ActKinds kSums{ActKind::Stake, ActKind::WithdrawCover, ActKind::TakePool,
                                   ActKind::TakeShare};
  if (act.kind == ActKind::Pay) {
    act.cards = game::CardSet{amount()};
    act.detail = 0;
    if (act.object != byte(record::PaidTo::Pool) && who != kUnstated) {
      act.object = byte(record::PaidTo::Person);
      act.detail = who;
    }
  } else if (act.kind == ActKind::PoolStands) {
    if (!subject_is_pool) {
      throw LineError{"unknown-word", text + act.at, end_, std::string(expected_)};
    }
    act.cards = game::CardSet{amount()};
  } else if (kSums.has(act.kind)) {
    act.cards = game::CardSet{amount()};
  } else if (act.kind == ActKind::Cover) {
    act.detail = who;
    act.cards = game::CardSet{(act.flags & record::kAllLaid) != 0 ? 0 : amount()};
  } else if (act.kind == ActKind::Retire) {
    if (record::is_player(act.actor)) {
      names->vacate(act.actor);
    }
  } else if (act.kind == ActKind::ComeIn) {
    finish_coming_in();
  }
}

}  // namespace ecarte::notation
