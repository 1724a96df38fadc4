// SPDX-License-Identifier: MIT
//
// He or she: sentences are written of "him", and turned here where it was a woman.
#pragma once

#include <bitset>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "record/record.hpp"

namespace ecarte::record {

/// Who of a record is a woman: by her title ("Mrs Jones"), or because the record says "she" or "her
/// own" of her: "Aunt Mary finds six in her hand". The record, which must outlive it, is looked
/// over once, when the first sentence is turned.
class Pronouns {
 public:
  explicit Pronouns(const Record& record) : record_(&record) {}

  [[nodiscard]] bool is_woman(Actor who) const;
  /// `text` with "he", "his" and "him" turned into "she" and "her" where the person named last
  /// before is a woman. What stands in quotation marks is left as it was said.
  [[nodiscard]] std::string turned(std::string_view text) const;
  /// Is anybody a woman, so that something may be turned?
  [[nodiscard]] bool turn_any() const { return women().any(); }
  /// The same, at the end of `out`.
  void append_turned(std::string& out, std::string_view text) const;
  [[nodiscard]] std::vector<std::string> turned(std::vector<std::string> texts) const;
  /// The predicate of `who`, in which "his" is his own: "finds six in her hand".
  [[nodiscard]] std::string of_own(Actor who, std::string_view predicate) const;
  /// The predicate of `act`, which says "her" of her own where the record did, and nothing else in
  /// it would: "marks her king". Of one whose title tells it, it may go.
  [[nodiscard]] std::string with_hers(const Act& act, std::string predicate) const;

 private:
  /// Those of the record by number: the players, then the bystanders.
  using People = std::bitset<256>;

  [[nodiscard]] std::size_t number_of_people() const;
  [[nodiscard]] const std::string& name_of(std::size_t person) const;
  [[nodiscard]] People look() const;
  [[nodiscard]] const People& women() const;
  [[nodiscard]] std::optional<std::size_t> named_at(std::string_view text) const;
  void turn(std::string& out, std::string_view text, bool woman) const;

  const Record* record_;
  mutable std::optional<People> women_;  ///< once looked for
};

}  // namespace ecarte::record
