// SPDX-License-Identifier: MIT
//
// The acts of a record as those look them over who ask what is told of something besides the act
// under way: `Ahead` what comes after it, `Behind` what came before, `Beside` what is told in the
// same breath, `Anywhere` the whole. No other source of replay goes over acts, but for the one pass
// of the machine itself (tools/check_shape.sh).
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "game/seat.hpp"
#include "record/act.hpp"
#include "record/act_kinds.hpp"
#include "replay/facts.hpp"

namespace ecarte::replay {

/// Acts that follow each other. Whatever is asked of an act is a set of kinds or a function.
class RunOfActs {
 public:
  using Act = record::Act;
  using Kinds = record::ActKinds;

  constexpr RunOfActs(const Act* begin, const Act* end) : begin_(begin), end_(end) {}

  [[nodiscard]] constexpr const Act* begin() const { return begin_; }
  [[nodiscard]] constexpr const Act* end() const { return end_; }
  [[nodiscard]] constexpr bool empty() const { return begin_ == end_; }

  /// The first act that is so; nullptr if none is.
  template <class Is = Kinds>
  [[nodiscard]] const Act* first(const Is& is) const {
    const Act* const found = find(is);
    return found == end_ ? nullptr : found;
  }
  /// And the last.
  template <class Is = Kinds>
  [[nodiscard]] const Act* last(const Is& is) const {
    for (const Act* a = end_; a != begin_; --a) {
      if (holds(is, a[-1])) {
        return a - 1;
      }
    }
    return nullptr;
  }
  template <class Is = Kinds>
  [[nodiscard]] bool any(const Is& is) const {
    return find(is) != end_;
  }
  template <class Is = Kinds>
  [[nodiscard]] bool all(const Is& is) const {
    return std::all_of(begin_, end_, [&](const Act& a) { return holds(is, a); });
  }
  template <class Is = Kinds>
  [[nodiscard]] bool begins_with(const Is& is) const {
    return !empty() && holds(is, *begin_);
  }
  template <class Is = Kinds>
  [[nodiscard]] bool ends_with(const Is& is) const {
    return !empty() && holds(is, end_[-1]);
  }

  /// As far as the first act that ends it, which is no part of it any more.
  template <class Ends = Kinds>
  [[nodiscard]] RunOfActs until(const Ends& ends) const {
    return {begin_, find(ends)};
  }
  /// What comes after the last act that begins it; all if none does.
  template <class Begins = Kinds>
  [[nodiscard]] RunOfActs since(const Begins& begins) const {
    const Act* const found = last(begins);
    return {found == nullptr ? begin_ : found + 1, end_};
  }
  /// Without the acts of these kinds that it begins with.
  template <class Is = Kinds>
  [[nodiscard]] RunOfActs past(const Is& is) const {
    return {std::find_if_not(begin_, end_, [&](const Act& a) { return holds(is, a); }), end_};
  }
  /// The acts at its end that are all of these kinds.
  template <class Is = Kinds>
  [[nodiscard]] RunOfActs tail(const Is& is) const {
    return since([&](const Act& a) { return !holds(is, a); });
  }
  /// Without these.
  template <class Is = Kinds>
  [[nodiscard]] RunOfActs without_tail(const Is& is) const {
    return {begin_, tail(is).begin()};
  }

 private:
  static bool holds(const Kinds& kinds, const Act& a) { return kinds.has(a.kind); }
  template <class Is>
  static bool holds(const Is& is, const Act& a) {
    return is(a);
  }
  template <class Is>
  [[nodiscard]] const Act* find(const Is& is) const {
    return std::find_if(begin_, end_, [&](const Act& a) { return holds(is, a); });
  }

  const Act* begin_;
  const Act* end_;
};

/// The record as they see it who look it over.
class ActsTold {
 public:
  /// `acts` must outlive this.
  explicit ActsTold(const std::vector<record::Act>& acts) : acts_(acts) {}

 protected:
  using Act = record::Act;
  using ActKind = record::ActKind;

  [[nodiscard]] RunOfActs all() const { return between(0, acts_.size()); }
  [[nodiscard]] RunOfActs before(std::size_t now) const { return between(0, now); }
  [[nodiscard]] RunOfActs after(std::size_t now) const { return between(now + 1, acts_.size()); }
  [[nodiscard]] RunOfActs from(std::size_t now) const { return between(now, acts_.size()); }
  /// From act `from` to the one before `until`, as far as there are any.
  [[nodiscard]] RunOfActs between(std::size_t from, std::size_t until) const {
    const std::size_t end = std::min(until, acts_.size());
    return {acts_.data() + std::min(from, end), acts_.data() + end};
  }
  /// Nothing if there is no such act.
  [[nodiscard]] const Act* act_at(std::size_t at) const {
    return at < acts_.size() ? acts_.data() + at : nullptr;
  }
  /// kNever of nullptr.
  [[nodiscard]] ActIndex index(const Act* a) const {
    return a == nullptr ? kNever : static_cast<ActIndex>(a - acts_.data());
  }

  const std::vector<record::Act>& acts_;
};

// ── What an act is, to more than one of them ──

[[nodiscard]] constexpr bool marks_king(const record::Act& a) {
  return a.kind == record::ActKind::Mark && a.object_as<record::For>() == record::For::King;
}
/// The word for the king, or its mark.
[[nodiscard]] constexpr bool is_of_king(const record::Act& a) {
  return a.kind == record::ActKind::Announce || marks_king(a);
}
/// Points for the tricks, or not said what for.
[[nodiscard]] constexpr bool marks_points(const record::Act& a) {
  return a.kind == record::ActKind::Mark && a.object_as<record::For>() != record::For::King;
}
/// Are its points said to be for the tricks?
[[nodiscard]] constexpr bool is_of_tricks(const record::Act& mark) {
  return mark.object_as<record::For>() == record::For::Point ||
         mark.object_as<record::For>() == record::For::Vole;
}
/// Does it show the counters, and whose are whose?
[[nodiscard]] constexpr bool tells_score(const record::Act& a) {
  return a.kind == record::ActKind::Score && (a.flags & record::kEitherWay) == 0;
}
/// What the counters show of one player by it; kUnstated if it does not tell.
[[nodiscard]] constexpr std::uint8_t shown(const record::Act& a, game::Seat seat) {
  return !tells_score(a) ? record::kUnstated : seat == game::Seat::First ? a.number : a.detail;
}
[[nodiscard]] constexpr bool deals_again(const record::Act& a) {
  return a.kind == record::ActKind::Give && (a.flags & record::kAgain) != 0;
}
/// Does a player claim the deal as his?
[[nodiscard]] constexpr bool claims_deal(const record::Act& a) {
  return a.kind == record::ActKind::Claim && record::is_player(a.actor) &&
         a.object_as<record::Remedy>() == record::Remedy::Other &&
         static_cast<record::ClaimedRight>(a.detail) == record::ClaimedRight::Deal;
}
/// Is this found by it?
[[nodiscard]] constexpr bool finds(const record::Act& a, record::Noun what) {
  return a.kind == record::ActKind::Find && a.object_as<record::Noun>() == what;
}
/// Does a player object?
[[nodiscard]] constexpr bool objects(const record::Act& a) {
  return a.kind == record::ActKind::Urge &&
         a.object_as<record::Urged>() == record::Urged::Objection && record::is_player(a.actor);
}

}  // namespace ecarte::replay
