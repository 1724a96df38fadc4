// SPDX-License-Identifier: MIT
//
// A deal that was ruled on in brief, as the deal after it sees it: its rulings and rights are made
// only if something there turns on them. Private to law.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "law/ledger.hpp"
#include "law/ruling.hpp"

namespace ecarte::law {

struct ScoreRoom;

class RuledInBrief {
 public:
  RuledInBrief();
  ~RuledInBrief();
  RuledInBrief(const RuledInBrief&) = delete;
  RuledInBrief& operator=(const RuledInBrief&) = delete;

  /// That deal, and the one after it; and what was carried over to it, which must not change before
  /// anything is asked. `to_mark`: more was due than is marked, the game being won without it.
  /// `tell` makes its facts whole, if they are not.
  void is(const Given& given, const CarriedScore& carried, bool to_mark,
          const std::function<void()>& tell);

  [[nodiscard]] bool leaves_points_to_mark() const { return to_mark_; }

  [[nodiscard]] const std::vector<Ruling>& rulings();
  [[nodiscard]] const std::vector<Right>& rights();

 private:
  void rule();

  const DealFacts* deal_ = nullptr;
  const DealFacts* next_ = nullptr;
  const Code* code_ = nullptr;
  const CarriedScore* carried_ = nullptr;
  const std::function<void()>* tell_ = nullptr;
  bool to_mark_ = false;
  bool told_ = false;
  std::unique_ptr<ScoreRoom> room_;
  Rulings rulings_;
  Ledger ledger_;
};

}  // namespace ecarte::law
