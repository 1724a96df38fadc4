// SPDX-License-Identifier: MIT
//
// The look-up of a fact in a code's table: the one case that answers it or, where the record leaves
// attributes open, every case that may.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "law/result.hpp"
#include "law/words.hpp"
#include "replay/facts.hpp"

namespace ecarte::law {

/// Cases that may answer a fact.
struct Candidates {
  /// As many as a table may hold (kMostCasesOnFact).
  std::array<std::uint16_t, 64> cases{};
  std::size_t size = 0;
  /// The first attribute on which it turns which of them answers; else kWhenFound, where that turns
  /// on when the fact was found; kWhetherSo if on nothing.
  int splitting = kWhetherSo;

  [[nodiscard]] std::span<const std::uint16_t> all() const { return {cases.data(), size}; }
};

/// Every case that answers one of the values that the attributes of `fact` may have, found at one
/// of the positions from `first` to `last` (see FactTable). None if the code does not speak of it.
Candidates candidates(const Code& code, const replay::Fact& fact, int first, int last);
inline Candidates candidates(const Code& code, const replay::Fact& fact, int position) {
  return candidates(code, fact, position, position);
}

/// True of a fact of which all is known and which nobody found out.
bool is_plain(const replay::Fact& fact);
/// The code's case that answers a plain fact; kNoCase if there is none.
std::uint16_t case_of_plain(const Code& code, const replay::Fact& fact);

/// For what splits `found`: each answer with the values of the attribute that lead to it, as many
/// as there is room for; where it turns on when the fact was found, with the positions
/// (`found`). Returns how many.
std::size_t alternatives(const Code& code, const replay::Fact& fact, int first, int last,
                         const Candidates& found, std::span<Alternative> into);

/// The code's case for a score of that kind that may still be marked; kNoCase if it has none.
std::uint16_t case_of_score(const Code& code, replay::ScoreFor purpose);

/// True if it makes no difference which of the two answers.
bool same_outcome(const Case& a, const Case& b);

/// True if nothing follows from the case: it gives nothing, orders nothing and blames nobody.
bool gives_nothing(const Case& c);

/// True if the fact lies in the case's box, whenever it was found and whatever of it is open.
bool accepts(const Case& c, const replay::Fact& fact);

/// The fact as far as the case accepts it: of several ways in which it may have come about, those.
/// An attribute of which the case accepts nothing, and a fact that is not the case's, stay as they
/// are.
replay::Fact as_accepted(const Code& code, std::uint16_t case_index, const replay::Fact& fact);

/// The case of the one law that gives such a remedy; kNoCase if several laws do, or none.
std::uint16_t only_giver(const Code& code, Remedy what);

}  // namespace ecarte::law
