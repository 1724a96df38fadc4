// SPDX-License-Identifier: MIT
//
// Two records of one deal, laid side by side: what both tell, and where they differ. Nothing is
// judged here, and neither is believed more than the other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "record/record.hpp"

namespace ecarte::accounts {

/// One thing told: an act with those that continue it, by their numbers in the record; end
/// excluded.
struct Passage {
  std::size_t begin = 0;
  std::size_t end = 0;
  friend bool operator==(Passage, Passage) = default;
};

/// Where the two differ. What cannot well be true apart is one difference: a proposal and its
/// answer; the course of the play, but for a card in the place of another that is not played else.
struct Discrepancy {
  enum class Kind : std::uint8_t {
    Otherwise,   ///< both tell of it, and not the same
    OnlyFirst,   ///< the second says nothing of it
    OnlySecond,  ///< the first says nothing of it
    Elsewhere    ///< both tell it, at different moments
  };
  Kind kind = Kind::Otherwise;
  std::vector<Passage> first;   ///< in order; none: the first account says nothing of it
  std::vector<Passage> second;  ///< the same of the second
};

/// One step of the two accounts taken together, in order.
struct PassagePair {
  std::optional<Passage> first;
  std::optional<Passage> second;
  std::optional<std::size_t> difference;  ///< its number; nothing: both say the same
};

struct Alignment {
  std::vector<PassagePair> steps;
  std::vector<Discrepancy> differences;  ///< in the order of the steps
};

/// The longest record that is compared, in passages.
inline constexpr std::size_t kMostPassages = 1000;

/// Acts are the same if they are of one kind, by one actor, with the same cards, numbers and words.
/// Headings are passed over: both records are taken to be of the same deal. Neither record may have
/// more than kMostPassages.
Alignment align(const record::Record& first, const record::Record& second);

/// The passages of a record.
std::vector<Passage> passages_of(const record::Record& record);

/// A set of differences in which the second account is believed, a bit each.
using Believed = std::uint64_t;

/// The deal as it was if each difference went as `choice` says. Its text is that of the first, then
/// that of the second.
record::Record joined(const record::Record& first, const record::Record& second,
                      const Alignment& alignment, Believed choice);

}  // namespace ecarte::accounts
