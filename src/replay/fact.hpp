// SPDX-License-Identifier: MIT
//
// A fact: something true of a deal, who did it, when it occurred and when it was found out, whether
// the cards prove it or only allow it, and what is known of its attributes. Law reads it by way of
// facts.hpp.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "game/bits.hpp"
#include "game/card.hpp"
#include "record/act.hpp"
#include "replay/fact_kinds.hpp"

namespace ecarte::replay {

using record::Actor;

/// Whether the cards (or the words written) prove a fact, merely leave room for it, or refute what
/// somebody at the table said of it: `Fact::against` is then he who found it.
enum class Proof : std::uint8_t { Proved, Allowed, Refuted };

/// Whether, after a word or a card was altered, the players went by the first one all the same.
enum class Upheld : std::uint8_t { Unknown, Yes, No };

/// An act of the deal by its number, from 0.
using ActIndex = std::uint16_t;
inline constexpr ActIndex kNever = 0xffff;     ///< not found out; did not happen
inline constexpr ActIndex kSometime = 0xfffe;  ///< happened, but it is not written when

/// Where in its deal a fact came about.
struct FactPlace {
  std::uint8_t dealing = 1;
  std::uint8_t playing = 0;  ///< 0 before the first card
  std::uint8_t trick = 0;    ///< 0 outside a trick
  friend bool operator==(const FactPlace&, const FactPlace&) = default;
};

/// Something true of the deal.
struct Fact {
  FactKind kind{};
  Actor subject = record::kNobody;  ///< whose hand, deed or word it is
  AttributeSets values{};           ///< by the fact's attributes: the values each may have
  ActIndex occurred = kSometime;    ///< the act that completed it
  ActIndex found = kNever;          ///< the act that brought it to light
  ActIndex witness = kNever;        ///< the act that proves it, if another
  FactPlace place;
  Proof proof = Proof::Proved;
  Upheld upheld = Upheld::Unknown;  ///< did conduct follow the first word or card?
  std::uint8_t number = 0;          ///< of cards or points, where it matters
  Actor against = record::kNobody;  ///< the player to whose prejudice it is, where that is known
  game::CardSet cards;              ///< played, turned …; or those that would prove it
  friend bool operator==(const Fact&, const Fact&) = default;
};

/// Fact::number of a lead out of turn that came before the leader's proposal was answered.
inline constexpr std::uint8_t kLedTooSoon = 1;
/// Fact::number of an order that is changed by nothing but the notice: he has given in no other
/// yet.
inline constexpr std::uint8_t kOtherThanNoticed = 1;

/// Are they one fact? More may be known of the one than of the other: of its attributes, its proof,
/// or when it was found.
constexpr bool same_fact(const Fact& a, const Fact& b) {
  return a.kind == b.kind && a.subject == b.subject && a.occurred == b.occurred &&
         a.place == b.place;
}

/// The value of an attribute by its number, kUnknown if it may have several; 0 of one the fact does
/// not have.
constexpr std::uint8_t value_number(const Fact& fact, int attribute) {
  const ValueBits bits = fact.values[static_cast<std::size_t>(attribute)];
  return bits == 0             ? std::uint8_t{0}
         : game::one_bit(bits) ? static_cast<std::uint8_t>(std::countr_zero(bits))
                               : kUnknown;
}

/// The same of all its attributes.
constexpr std::array<std::uint8_t, kMaxAttributes> value_numbers(const Fact& fact) {
  std::array<std::uint8_t, kMaxAttributes> numbers{};
  for (int i = 0; i < kMaxAttributes; ++i) {
    numbers[static_cast<std::size_t>(i)] = value_number(fact, i);
  }
  return numbers;
}

/// The value of an attribute, or `unknown<T>` if it may have several.
template <class T>
constexpr T value(const Fact& fact, int attribute) {
  return static_cast<T>(value_number(fact, attribute));
}

/// Gives an attribute a value by its number; kUnknown leaves it open.
constexpr void set_number(Fact& fact, int attribute, std::uint8_t number) {
  const auto i = static_cast<std::size_t>(attribute);
  const ValueBits all = kAllValues[static_cast<std::size_t>(fact.kind)][i];
  fact.values[i] =
      number == kUnknown ? all : static_cast<ValueBits>(all & (1U << unsigned{number}));
}

/// All that is known of it.
template <class T>
constexpr Some<T> known(const Fact& fact, int attribute) {
  return Some<T>::of_bits(fact.values[static_cast<std::size_t>(attribute)]);
}

template <class T>
constexpr bool may_be(const Fact& fact, int attribute, T value) {
  return known<T>(fact, attribute).may_be(value);
}

template <class T>
constexpr bool must_be(const Fact& fact, int attribute, T value) {
  return known<T>(fact, attribute).must_be(value);
}

/// Says anew what an attribute may be.
template <class T>
constexpr void set(Fact& fact, int attribute, Some<T> some) {
  fact.values[static_cast<std::size_t>(attribute)] = some.bits();
}
template <class T>
constexpr void set(Fact& fact, int attribute, T value) {
  set(fact, attribute, Some<T>{value});
}

/// Takes from what an attribute may be all that is not in `some`. False if nothing is left; then it
/// stays as it was.
template <class T>
constexpr bool narrow(Fact& fact, int attribute, Some<T> some) {
  const Some<T> left = known<T>(fact, attribute) & some;
  if (!left.empty()) {
    set(fact, attribute, left);
  }
  return !left.empty();
}

template <class T>
constexpr ValueBits bits_of(T value) {
  return Some<T>{value}.bits();
}
template <class T>
constexpr ValueBits bits_of(Some<T> some) {
  return some.bits();
}

/// A fact with its attributes, each a value, `unknown<T>` or a `Some<T>`; of those left out nothing
/// is known.
template <class... Values>
constexpr Fact fact_of(FactKind kind, Actor subject, ActIndex at, Values... values) {
  static_assert(sizeof...(Values) <= kMaxAttributes);
  Fact fact;
  fact.kind = kind;
  fact.subject = subject;
  fact.occurred = at;
  fact.values = kAllValues[static_cast<std::size_t>(kind)];
  [[maybe_unused]] std::size_t i = 0;
  ((fact.values[i++] = bits_of(values)), ...);
  return fact;
}

}  // namespace ecarte::replay
