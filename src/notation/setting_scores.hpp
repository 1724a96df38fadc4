// SPDX-License-Identifier: MIT
//
// What a score adds to the setting being read. Part of setting_actions.hpp.
#pragma once

#include <string>

#include "notation/setting_words.hpp"

namespace ecarte::notation {

template <>
struct set_action<g::score_number> {
  template <class In>
  static bool apply(const In& in, Setting& s) {
    const bool unknown = *in.begin() == '?';
    if (!unknown && s.d.number > 99) {
      throw error_at(in, "number-too-large", "expected a score up to 99");
    }
    const std::uint8_t points = unknown ? record::kUnstated : static_cast<std::uint8_t>(s.d.number);
    if (s.d.who == record::kUnstated) {
      s.of_nobody.push_back(points);
    } else {
      s.scores[s.d.who & 1U] = points;
      s.scored[s.d.who & 1U] = true;
    }
    return true;
  }
};

template <>
struct set_action<g::whose_unknown> {
  static void apply0(Setting& s) { s.d.who = record::kUnstated; }
};

template <>
struct set_action<g::both_scores> {
  template <class In>
  static void apply(const In& in, Setting& s) {
    if (s.d.number > 99) {
      throw error_at(in, "number-too-large", "expected a score up to 99");
    }
    s.scores = {static_cast<std::uint8_t>(s.d.number), static_cast<std::uint8_t>(s.d.number)};
  }
};

template <>
struct set_action<g::first_half> {
  static void apply0(Setting& s) { s.half = s.d.number; }
};

/// "3 to A".
template <>
struct set_action<g::points_to> {
  static bool apply0(Setting& s) {
    if (s.half > 99) {
      return false;
    }
    s.scores[s.d.who & 1U] = static_cast<std::uint8_t>(s.half);
    s.scored[s.d.who & 1U] = true;
    return true;
  }
};

/// "2-2"; of "3-2" it is not told whose each is.
template <>
struct set_action<g::two_halves> {
  template <class In>
  static void apply(const In& in, Setting& s) {
    if (s.half != s.d.number) {
      const auto& [one, other] = s.d.names->names().players;
      const std::string first = std::to_string(s.half);
      const std::string second = std::to_string(s.d.number);
      throw error_at(in, "expected-score",
                     "expected whose each is, such as score: " + one + " " + first + ", " + other +
                         " " + second + ", or score: " + one + " " + second + ", " + other + " " +
                         first);
    }
    set_action<g::both_scores>::apply(in, s);
  }
};

/// "3-2 to A": whoever is named after it has the more.
template <>
struct set_action<g::halves_of> {
  static bool apply0(Setting& s) {
    if (s.half <= s.d.number || s.half > 99) {
      return false;
    }
    s.scores[s.d.who & 1U] = static_cast<std::uint8_t>(s.half);
    s.scores[1U - (s.d.who & 1U)] = static_cast<std::uint8_t>(s.d.number);
    return true;
  }
};

}  // namespace ecarte::notation
