// SPDX-License-Identifier: MIT
//
// The pen of every room of replay: the acts, the one under way, and the facts written down so far.
// It decides nothing; it numbers dealings and playings, so that a fact knows where it belongs.
#pragma once

#include <array>
#include <cstddef>
#include <initializer_list>
#include <string_view>
#include <vector>

#include "record/act.hpp"
#include "replay/ahead.hpp"
#include "replay/anywhere.hpp"
#include "replay/behind.hpp"
#include "replay/beside.hpp"
#include "replay/facts.hpp"
#include "replay/noted.hpp"

namespace ecarte::replay {

class Notes {
 public:
  Notes(const std::vector<record::Act>& acts, DealFacts& out)
      : ahead(acts),
        behind(acts),
        beside(acts),
        anywhere(acts),
        noted(out),
        acts_(acts),
        out_(out) {}

  /// The act under way. One past the last when all have been read.
  ActIndex now = 0;

  /// What is told besides the act under way.
  const Ahead ahead;
  const Behind behind;
  const Beside beside;
  const Anywhere anywhere;
  /// What is written down so far.
  Noted noted;

  [[nodiscard]] const record::Act& act() const { return acts_[now]; }
  [[nodiscard]] const record::Act& act_at(ActIndex at) const { return acts_[at]; }
  /// One past the last act.
  [[nodiscard]] ActIndex end() const { return static_cast<ActIndex>(acts_.size()); }
  [[nodiscard]] DealFacts& out() const { return out_; }

  /// Writes a fact down, with the values of its first attributes in their order, in the dealing and
  /// the playing under way. The reference holds until the next fact.
  template <class... Values>
  Fact& note(FactKind kind, Actor subject, ActIndex at, Values... values) {
    static_assert(sizeof...(Values) <= kMaxAttributes);
    return write(kind, subject, at, {bits_of(values)...});
  }

  /// As `note`, of what may be so and nobody has shown.
  template <class... Values>
  Fact& suppose(FactKind kind, Actor subject, ActIndex at, Values... values) {
    static_assert(sizeof...(Values) <= kMaxAttributes);
    return write_supposed(kind, subject, at, {bits_of(values)...});
  }

  /// What was noted last may be so, and no more.
  void only_suppose();

  /// Writes down what a player did (or claimed, or required) by way of remedy, in the act under
  /// way.
  Deed& deed(Remedy what, Actor by, bool carried_out);

  void beat(Beat what, ActIndex at) { out_.beats[at] |= bit(what); }
  void beat(Beat what) { beat(what, now); }

  /// Between the act before `before` and that one, acts may have been done that are not told: these
  /// beats, with these deeds. What is left out at one place adds up.
  void leave_out(const Gap& gap);

  void impossible(std::string_view id, ActIndex at, ActIndex earlier = kNever,
                  game::CardSet cards = {}, Actor who = record::kNobody);

  /// Of the dealing under way; 1 before any.
  [[nodiscard]] std::uint8_t dealing() const { return noted.dealing(); }
  /// Of the playing under way; 0 before any.
  [[nodiscard]] std::uint8_t playing() const {
    return static_cast<std::uint8_t>(out_.playings.size());
  }

 private:
  // Of what is noted little is noted in a deal: how is no part of the code around it.
  using Attributes = std::initializer_list<ValueBits>;
  Fact& write(FactKind kind, Actor subject, ActIndex at, Attributes first);
  Fact& write_supposed(FactKind kind, Actor subject, ActIndex at, Attributes first);

  const std::vector<record::Act>& acts_;
  DealFacts& out_;
};

}  // namespace ecarte::replay
