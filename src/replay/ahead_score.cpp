// SPDX-License-Identifier: MIT
//
// Looking ahead for the score: what is marked, taken down and shown by the counters.
#include "replay/ahead.hpp"

namespace ecarte::replay {

using record::Act;
using record::ActKind;
using record::For;

// The next that he does.
bool Ahead::marks_king_next(ActIndex now, game::Seat seat) const {
  const Act* const next =
      after(now).first([seat](const Act& a) { return a.actor == record::actor_of(seat); });
  return next != nullptr && next->kind == ActKind::Mark && !is_of_tricks(*next);
}

// Until cards are given; the first score that is told ends it too.
bool Ahead::marks_point(ActIndex now, game::Seat seat, bool worth_one) const {
  const auto marks = [&](const Act& a) {
    return a.kind == ActKind::Mark && a.actor == record::actor_of(seat) &&
           (a.object_as<For>() == For::Point ||
            (worth_one && a.object_as<For>() == For::Unsaid && a.number == 1));
  };
  const Act* const told = after(now).until({ActKind::Give}).first([&](const Act& a) {
    return tells_score(a) || marks(a);
  });
  if (told == nullptr || told->kind == ActKind::Mark) {
    return told != nullptr;
  }
  const Act* const earlier = before(std::size_t{now} + 1).last(tells_score);
  const int stood = earlier == nullptr ? record::kUnstated : shown(*earlier, seat);
  return worth_one && stood != record::kUnstated && shown(*told, seat) == stood + 1;
}

// To the end of the deal, the first mark.
bool Ahead::marks_tricks_next(ActIndex now) const {
  const Act* const mark = after(now).first({ActKind::Mark});
  if (mark == nullptr || is_of_tricks(*mark)) {
    return mark != nullptr;
  }
  // A bare number after which no card is told may be for tricks that are not told.
  return mark->object_as<For>() == For::Unsaid && !from(index(mark)).any({ActKind::Play});
}

// The first act after talk, and the first mark of points after that.
std::optional<game::Seat> Ahead::spared_next(ActIndex now) const {
  const RunOfActs next =
      after(now).past({ActKind::Speak, ActKind::Find, ActKind::Aside, ActKind::Urge});
  const auto takes_back = [](const Act& a) {
    return a.kind == ActKind::TakeBack && record::is_player(a.actor);
  };
  const Act* const mark = next.begins_with(takes_back) ? next.first(marks_points) : nullptr;
  return mark != nullptr && mark->actor == next.begin()->actor
             ? std::optional(game::other(next.begin()->seat()))
             : std::nullopt;
}

// Until the hand goes on.
const Act* Ahead::alters_score_next(ActIndex now, bool of_king) const {
  constexpr record::ActKinds kWentOn{ActKind::Play, ActKind::Stand,   ActKind::Give, ActKind::Made,
                                     ActKind::Turn, ActKind::Propose, ActKind::Score};
  return after(now)
      .until([&](const Act& a) {
        return kWentOn.has(a.kind) || (a.kind == ActKind::Announce && !of_king);
      })
      .first({ActKind::Mark, ActKind::TakeDown});
}

// To the end of the deal, the first score of his that is told; and what was told and marked before.
int Ahead::taken_down_upon(ActIndex now) const {
  const Act& ruled = acts_[now];
  if (ruled.object_as<record::Remedy>() != record::Remedy::Mark ||
      !record::is_player(ruled.detail) || ruled.number == record::kUnstated) {
    return 0;
  }
  const auto whose = static_cast<game::Seat>(ruled.detail);
  const auto tells = [whose](const Act& a) { return shown(a, whose) != record::kUnstated; };
  int marked = 0;
  for (const Act& a : before(now)) {
    const bool marks = a.kind == ActKind::Mark && a.actor == ruled.detail;
    if (marks && a.number == record::kUnstated) {
      return 0;
    }
    marked += marks ? a.number : 0;
  }
  const Act* const earlier = before(now).last(tells);
  const Act* const later = after(now).first(tells);
  if (earlier == nullptr || later == nullptr || marked <= ruled.number) {
    return 0;
  }
  const int stood = shown(*earlier, whose);
  const int stands = shown(*later, whose);
  const int less = stood + marked - stands;
  return less > 0 && stands == stood + ruled.number ? less : 0;
}

}  // namespace ecarte::replay
