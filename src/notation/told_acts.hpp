// SPDX-License-Identifier: MIT
//
// The acts of the deal so far, as they are seen while a line is read, and whether any was looked
// at.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "record/act_kinds.hpp"

namespace ecarte::notation {

class ToldActs {
 public:
  void are(std::vector<record::Act>& acts) { acts_ = &acts; }

  /// What is asked from now on is noted (Asked).
  void watch() {
    asked_ = {};
    before_ = acts_->size();
  }
  /// What was looked at of the acts before the line.
  struct Asked {
    bool last = false;         ///< of the last its kind and who did it
    bool more = false;         ///< anything else
    record::ActKinds none_of;  ///< the last is of none of these kinds
  };
  [[nodiscard]] Asked asked() const { return asked_; }
  /// The same as was asked elsewhere.
  void asks_all(const Asked& asked) const {
    constexpr record::ActKinds kNone;
    const bool others = asked_.none_of != kNone && asked.none_of != kNone &&
                        asked_.none_of != asked.none_of;  // which are seldom both asked
    asked_.none_of = asked.none_of != kNone ? asked.none_of : asked_.none_of;
    asked_.last = asked_.last || asked.last;
    asked_.more = asked_.more || asked.more || others;
  }

  [[nodiscard]] std::size_t size() const { return acts_->size(); }
  void push_back(const record::Act& act) { acts_->push_back(act); }
  void resize(std::size_t size) { acts_->resize(size); }
  /// For what follows them, whatever it is then asked.
  [[nodiscard]] const std::vector<record::Act>& followed() const { return *acts_; }
  /// The kind and the actor of the last act, for whoever looks at nothing else of it; nullptr if
  /// there is none.
  [[nodiscard]] const record::Act* last() const {
    asked_.last = asked_.last || acts_->size() == before_;
    return acts_->empty() ? nullptr : &acts_->back();
  }
  /// Is there a last act, and of that kind? For whoever looks at nothing else of it if it is not.
  [[nodiscard]] bool last_is(record::ActKind kind) const {
    if (!acts_->empty() && acts_->back().kind == kind) {
      return last() != nullptr;
    }
    if (acts_->size() == before_) {
      asked_.none_of.add(kind);
    }
    return false;
  }
  /// Those of the line that is read, from the act of that number on.
  [[nodiscard]] std::span<const record::Act> since(std::size_t first) const {
    asked_.more = asked_.more || first < before_;
    return std::span(*acts_).subspan(first);
  }
  /// All of them, for whoever looks at any or tells one anew.
  [[nodiscard]] std::vector<record::Act>& all() const {
    asked_.more = true;
    return *acts_;
  }

 private:
  std::vector<record::Act>* acts_ = nullptr;
  std::size_t before_ = 0;
  mutable Asked asked_;
};

}  // namespace ecarte::notation
