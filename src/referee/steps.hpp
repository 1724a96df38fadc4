// SPDX-License-Identifier: MIT
//
// `judge` (referee.hpp), a record at a time, for whoever judges under several codes at once.
#pragma once

#include <functional>
#include <memory>

#include "record/mark.hpp"
#include "referee/referee.hpp"

namespace ecarte::referee {

class Course;

class Steps {
 public:
  virtual ~Steps() = default;

  /// As new, for other records.
  virtual void begin_anew() = 0;

  /// Takes the next record, of which `stopped` is what became of it at a mark and `kinds` the kinds
  /// of its acts. What was in `record` is not there any more. Deals before it may be handed over,
  /// and some may wait until `settle`.
  virtual void take(record::Record& record, record::ActKinds kinds, record::Stopped stopped) = 0;
  /// Hands over all deals but the one taken last.
  virtual void settle() = 0;
  /// The sitting is over, and the deal taken last is its last, or with `goes_on` the last before a
  /// mark, behind which others of it stand. Hands it over.
  virtual void end(bool goes_on) = 0;
  /// Behind such a mark: of the deal that was broken off nothing goes on to those that come.
  virtual void go_on_behind_mark() = 0;

  /// The one way the sitting went; nullptr where the record leaves several open.
  [[nodiscard]] virtual Course* only_course() = 0;
};

/// `options` and `sink` must outlive it.
std::unique_ptr<Steps> steps(const Options& options,
                             const std::function<void(const Judged&)>& sink);

}  // namespace ecarte::referee
