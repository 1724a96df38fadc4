// SPDX-License-Identifier: MIT
//
// Records that break off after an act: read, and judged as of then.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "law/judge.hpp"
#include "record/record.hpp"
#include "replay/replay.hpp"

namespace ecarte::campaign {

/// A deal as it was read, with the state of the sitting in which it began.
struct Begun {
  record::Record record;
  replay::Sitting sitting;
};

/// The deals of a text; none if one of them cannot be read.
std::vector<Begun> read(std::string_view text);

/// Judges the deals up to number `last`, of which only so many acts count; what follows it is not
/// told.
class Judged {
 public:
  Judged(const std::vector<Begun>& deals, std::size_t last, std::size_t acts,
         const codes::Code& code);

  [[nodiscard]] bool possible() const {
    return possible_ && result_.verdict != law::Verdict::Impossible;
  }
  [[nodiscard]] const law::DealResult& result() const { return result_; }
  /// Of the deal before in the same sitting; nullptr: there is none.
  [[nodiscard]] const law::DealResult* before() const { return has_before_ ? &before_ : nullptr; }
  [[nodiscard]] const law::Rulings& rulings() const { return judge_.rulings(); }
  [[nodiscard]] const replay::DealFacts& facts() const { return facts_; }

 private:
  law::Judge judge_;
  replay::DealFacts facts_;
  law::DealResult result_;
  law::DealResult before_;
  bool has_before_ = false;
  bool possible_ = true;
};

/// What a file holds.
std::string contents(const std::string& file);

}  // namespace ecarte::campaign
