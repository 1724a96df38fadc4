// SPDX-License-Identifier: MIT
//
// The facts written down so far, as those look them over who ask whether something was noted, or
// add to it what has come to light since: those of the dealing under way, if nothing else is said.
#pragma once

#include <algorithm>
#include <cstdint>

#include "replay/facts.hpp"

namespace ecarte::replay {

class Noted {
 public:
  explicit Noted(DealFacts& out) : out_(out) {}

  /// Of the dealing under way; 1 before any.
  [[nodiscard]] std::uint8_t dealing() const {
    return static_cast<std::uint8_t>(out_.dealings.empty() ? 1 : out_.dealings.size());
  }

  /// Calls `visit` with each fact of this kind.
  template <class Visit>
  void each(FactKind kind, const Visit& visit) {
    for (Fact& fact : out_.facts) {
      if (is_here(fact, kind)) {
        visit(fact);
      }
    }
  }
  /// The first of this kind that is so; nullptr if none is.
  template <class Is>
  [[nodiscard]] Fact* first(FactKind kind, const Is& is) {
    const auto found = std::ranges::find_if(
        out_.facts, [&](const Fact& fact) { return is_here(fact, kind) && is(fact); });
    return found == out_.facts.end() ? nullptr : &*found;
  }
  /// And the last.
  template <class Is>
  [[nodiscard]] Fact* last(FactKind kind, const Is& is) {
    const auto found = std::find_if(out_.facts.rbegin(), out_.facts.rend(), [&](const Fact& fact) {
      return is_here(fact, kind) && is(fact);
    });
    return found == out_.facts.rend() ? nullptr : &*found;
  }
  /// Is one of this kind so?
  template <class Is>
  [[nodiscard]] bool any(FactKind kind, const Is& is) const {
    return std::ranges::any_of(out_.facts,
                               [&](const Fact& fact) { return is_here(fact, kind) && is(fact); });
  }

  /// Is one of this kind noted?
  [[nodiscard]] bool has(FactKind kind) const;
  /// Is one noted of one of these cards? One that names no card may be of any.
  [[nodiscard]] bool has_of(FactKind kind, game::CardSet cards) const;
  /// The first of this kind whose subject this is; nullptr if there is none.
  [[nodiscard]] Fact* first_of(FactKind kind, Actor subject);
  /// And the last.
  [[nodiscard]] Fact* last_of(FactKind kind, Actor subject);
  /// The one of this kind that act `at` completed, of whatever dealing; nullptr if there is none.
  [[nodiscard]] Fact* at(FactKind kind, ActIndex at);
  /// Was the pack in use found wrong?
  [[nodiscard]] bool pack_found_wrong() const;
  /// Of all dealings: is nothing noted against a pack that was so before act `at`?
  [[nodiscard]] bool packs_sound_before(ActIndex at) const;

 private:
  [[nodiscard]] bool is_here(const Fact& fact, FactKind kind) const {
    return fact.kind == kind && fact.place.dealing == dealing();
  }

  DealFacts& out_;
};

}  // namespace ecarte::replay
