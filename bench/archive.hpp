// SPDX-License-Identifier: MIT
//
// The archive that is measured: different deals without end, from a seed, in files of many sittings
// each, told as people tell them. A file hangs on the seed and its own number alone, so that the
// first files of a greater archive are those of a smaller.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "campaign/fault.hpp"

namespace ecarte::bench {

/// How the suits of a file are written.
enum class Suits { ByTurns, Signs, Letters };
/// In whose words: as ecarte tells them, or a quarter of the files, or all, as people do.
enum class Words { AQuarter, Canonical, Freer };

struct Makeup {
  std::uint64_t seed = 1;
  std::uint64_t per_file = 1000;  ///< deals
  Suits suits = Suits::ByTurns;
  Words words = Words::AQuarter;
  std::uint64_t one_irregular_in = 0;  ///< deals; 0: none is irregular
  bool json = false;                   ///< the same deals, an object a line, instead of records
};

/// Half of the files say what else is lawful now and then (support::Sprinkle); half have signs for
/// the suits; a quarter are in freer words; all crossed.
class Archive {
 public:
  explicit Archive(const Makeup& makeup);

  /// The next file, with so many deals (and it may be few more where a sitting with a fault is the
  /// last). What it says is good until the next call.
  std::string_view file(std::uint64_t deals);

  [[nodiscard]] std::uint64_t deals() const { return deals_; }
  [[nodiscard]] std::uint64_t irregular() const { return irregular_; }

 private:
  void sitting(std::string_view text);
  void sitting_with_fault(campaign::Chance& chance);
  [[nodiscard]] bool one_is_due() const;

  Makeup makeup_;
  campaign::Kinds kinds_;
  std::uint64_t number_ = 0;  ///< of files
  std::uint64_t deals_ = 0;
  std::uint64_t irregular_ = 0;
  // Of the file being written.
  std::string text_;
  bool freer_ = false;
  campaign::Chance words_chance_{0};
};

/// Every suit as a letter: "9S" for "9♠".
void write_suits_as_letters(std::string& text);

}  // namespace ecarte::bench
