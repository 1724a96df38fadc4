// SPDX-License-Identifier: MIT
//
// The deal that is being taken into the account: what is written of it, what replay and law made of
// that, and the pen by which a room adds a fact of the sitting and has it ruled on.
#pragma once

#include <functional>

#include "law/judge.hpp"
#include "record/record.hpp"

namespace ecarte::sitting {

class BookedDeal {
 public:
  using Act = record::Act;
  using ActIndex = replay::ActIndex;

  /// All of it must live as long. `tell_whole` is called before anything is added to a result that
  /// is in brief; it may be empty if none is.
  BookedDeal(const record::Record& record, replay::DealFacts& facts, const codes::Code& code,
             law::DealResult& result, const std::function<void()>& tell_whole, bool first_of_game)
      : record_(record),
        facts_(facts),
        code_(code),
        result_(result),
        tell_whole_(tell_whole),
        first_of_game_(first_of_game) {}

  [[nodiscard]] const record::Record& record() const { return record_; }
  [[nodiscard]] const std::vector<Act>& acts() const { return record_.acts; }
  [[nodiscard]] const replay::DealFacts& facts() const { return facts_; }
  [[nodiscard]] const codes::Code& code() const { return code_; }
  [[nodiscard]] law::DealResult& result() { return result_; }
  [[nodiscard]] const law::DealResult& result() const { return result_; }
  [[nodiscard]] bool first_of_game() const { return first_of_game_; }
  [[nodiscard]] ActIndex heading() const { return facts_.place.heading; }
  /// Is an act of one of these kinds told of it?
  [[nodiscard]] bool tells(replay::ActKinds kinds) const { return facts_.seen.any_of(kinds); }

  /// Is nothing told of its cards, nor how the hand went? What came of the game may be.
  [[nodiscard]] bool is_result_alone() const {
    using K = record::ActKind;
    return !tells({K::HeadDeal, K::Give, K::Turn, K::Propose, K::Stand, K::Hold, K::Play,
                   K::TakeTrick, K::Made, K::ThrowDown, K::Mark});
  }

  /// Notes a fact of the sitting and has it ruled on. Returns what the code says of it, if it says
  /// anything; that is good until the next is added.
  template <class... Values>
  law::Finding* say(replay::FactKind kind, record::Actor subject, ActIndex at, Values... values) {
    return say(replay::fact_of(kind, subject, at, values...));
  }
  law::Finding* say(replay::Fact fact);

 private:
  const record::Record& record_;
  replay::DealFacts& facts_;
  const codes::Code& code_;
  law::DealResult& result_;
  const std::function<void()>& tell_whole_;
  bool first_of_game_;
};

}  // namespace ecarte::sitting
