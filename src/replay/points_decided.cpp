// SPDX-License-Identifier: MIT
#include "replay/points_decided.hpp"

namespace ecarte::replay {

int points_taken_down(const std::vector<record::Act>& acts, std::size_t now) {
  const record::Act& ruled = acts[now];
  const record::Actor whose = ruled.detail;
  if (ruled.object_as<record::Remedy>() != record::Remedy::Mark || !record::is_player(whose) ||
      ruled.number == record::kUnstated) {
    return 0;
  }
  const auto shown = [whose](const record::Act& a) -> int {
    const bool whole = a.kind == record::ActKind::Score && (a.flags & record::kEitherWay) == 0;
    return !whole ? int{record::kUnstated} : whose == 0 ? a.number : a.detail;
  };
  int before = record::kUnstated;
  int marked = 0;
  for (std::size_t i = 0; i < now; ++i) {
    const int points = shown(acts[i]);
    before = points != record::kUnstated ? points : before;
    const bool marks = acts[i].kind == record::ActKind::Mark && acts[i].actor == whose;
    if (marks && acts[i].number == record::kUnstated) {
      return 0;
    }
    marked += marks ? acts[i].number : 0;
  }
  for (std::size_t i = now + 1; i < acts.size(); ++i) {
    if (const int after = shown(acts[i]); after != record::kUnstated) {
      const int less = before + marked - after;
      return before != record::kUnstated && marked > ruled.number && less > 0 &&
                     after == before + ruled.number
                 ? less
                 : 0;
    }
  }
  return 0;
}

}  // namespace ecarte::replay
