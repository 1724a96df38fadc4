// SPDX-License-Identifier: MIT
//
// What the referee said of a record with parts left out, held against the whole story.
#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "campaign/attempt.hpp"
#include "campaign/erasures.hpp"
#include "campaign/told.hpp"
#include "law/result.hpp"

namespace ecarte::campaign {

/// What is kept of the ruling on one deal.
struct Ruled {
  struct Found {
    std::string law;
    std::string id;
    std::string or_id;  ///< of another law that may be the one broken
    int offender = 0;
    bool note = false;
    bool may_come_off = false;  ///< a mark that can still be taken down, and is said to be so
  };
  law::Verdict verdict = law::Verdict::Regular;
  std::vector<Found> found;
  struct Open {
    std::string id;
    int player = 0;
    friend bool operator==(const Open&, const Open&) = default;
  };
  std::vector<Open> missing;  ///< what is left in doubt
  law::Score due;
  std::string problem;  ///< why it cannot be read, or cannot be true
};

std::vector<Ruled> rule_on(std::string_view text);

/// A game with a fault in it, told in full, and what was ruled on it.
struct Whole {
  std::vector<Ruled> rulings;
  Attempt game;
};

/// What became of the findings above a note that the whole story brought.
struct Fates {
  long kept = 0;
  long in_doubt = 0;
  long gone = 0;
};

/// What is amiss in the rulings on `telling`, each sort of it once: an accusation, an impossibility
/// or a score that the whole story does not bear out, or a finding lost of a law that is not among
/// those that `may_lose` one. `whole`: null for a lawful game.
std::set<std::string> amiss(const Telling& telling, const std::vector<Ruled>& rulings,
                            const Whole* whole, std::string_view may_lose, Fates& fates);

/// `telling` with as much else left out as may be while the same thing is amiss in it.
Telling shortened(Telling telling, const Whole* whole, const std::string& what);

/// The records judged, and what was amiss in them, by erasure.
class Tally {
 public:
  /// `every`: each record that is amiss is printed as it is met.
  explicit Tally(bool every) : every_(every) {}

  /// Judges `telling`, from which `erasure` has left something out. `whole`: the story with its
  /// fault of kind `fault`; null for a lawful game.
  void count(const Erasure& erasure, std::string_view fault, const Telling& telling,
             std::shared_ptr<const Whole> whole);

  /// The tables, and a short record of each sort of complaint. Returns how many records are amiss.
  [[nodiscard]] long print() const;
  [[nodiscard]] long records() const { return records_; }

 private:
  struct Sort {
    long times = 0;
    Telling shortest;
    std::size_t size = 0;
    std::string fault;
    std::shared_ptr<const Whole> whole;
  };
  struct Figures {
    long records = 0;
    long amiss = 0;
    long undecidable = 0;
    Fates fates;
  };

  static void print(const std::string& erasure, std::string_view what, const Sort& sort);

  bool every_;
  long records_ = 0;
  std::map<std::string, Figures, std::less<>> lawful_;
  std::map<std::string, Figures, std::less<>> with_fault_;
  std::map<std::pair<std::string, std::string>, Sort> sorts_;  ///< erasure, complaint
};

}  // namespace ecarte::campaign
