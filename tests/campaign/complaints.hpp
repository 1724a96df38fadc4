// SPDX-License-Identifier: MIT
//
// What the referee said of a record with parts left out, held against the whole story.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "campaign/attempt.hpp"
#include "campaign/told.hpp"
#include "law/result.hpp"

namespace ecarte::campaign {

/// What is kept of the ruling on one deal.
struct Ruled {
  struct Found {
    std::string law;
    std::string id;
    int offender = 0;
    bool note = false;
  };
  law::Verdict verdict = law::Verdict::Regular;
  std::vector<Found> found;
  std::vector<std::string> missing;  ///< ids
  law::Score due;
  std::string problem;  ///< why it cannot be read, or cannot be true
};

std::vector<Ruled> rule_on(std::string_view text);

/// A game with a fault in it, told in full, and what was ruled on it.
struct Whole {
  const Telling& telling;
  const std::vector<Ruled>& rulings;
  const Attempt& game;
};

class Tally {
 public:
  /// Judges `telling`, from which `erasure` has left something out. `whole`: the story with its
  /// fault of kind `fault`; null for a lawful game.
  void count(std::string_view erasure, std::string_view fault, const Telling& telling,
             const Whole* whole);

  /// The tables, and the shortest record of each sort of complaint. Returns how many complaints.
  [[nodiscard]] long print() const;
  [[nodiscard]] long records() const { return records_; }

 private:
  struct Sort {
    long times = 0;
    std::string record;  ///< the shortest
    std::string fault;   ///< its kind, if any
  };
  struct Figures {
    long records = 0;
    long amiss = 0;
    long undecidable = 0;
    long kept = 0;      ///< true findings that are still found,
    long in_doubt = 0;  ///  that have become doubtful,
    long gone = 0;      ///  and that have gone
  };

  void complain(std::string_view erasure, std::string_view fault, const std::string& sort,
                const std::string& record);
  void compare(std::string_view erasure, std::string_view fault, const Telling& telling,
               const std::vector<Ruled>& rulings, const Whole* whole, const std::string& text);

  long records_ = 0;
  std::map<std::string, Figures, std::less<>> lawful_;
  std::map<std::string, Figures, std::less<>> with_fault_;
  std::map<std::pair<std::string, std::string>, Sort> sorts_;  ///< erasure, complaint
};

}  // namespace ecarte::campaign
