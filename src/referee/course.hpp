// SPDX-License-Identifier: MIT
//
// One way a sitting went: its records in turn become facts and rulings. A copy goes on by itself,
// so that what the record leaves open can be ruled on in every way it may have gone.
#pragma once

#include <algorithm>
#include <functional>
#include <optional>

#include "law/judge.hpp"
#include "referee/referee.hpp"
#include "referee/units.hpp"
#include "replay/replay.hpp"

namespace ecarte::referee {

/// A deal ruled on, with the deal after it if there is one. Valid only during the call.
struct Delivered {
  Unit& unit;
  const Unit* after = nullptr;
  const codes::Code& code;
  const law::Judge& judge;
};

/// The code a record is written for: the one it names, else the default one; nullptr if nobody
/// knows the one it names.
const codes::Code* own_code(const Options& options, const record::Record& record);
/// True if `code`, by which it is judged, is that one.
bool is_own_code(const Options& options, const record::Record& record, const codes::Code& code);

/// What facts turn on of the code's score.
replay::Customs customs_of(const codes::Code& code);

class Course {
 public:
  using Sink = std::function<void(const Delivered&)>;

  explicit Course(const Options& options) : options_(options) {}

  /// Records of something else are to come; what room there is serves them.
  void begin_anew();

  /// Takes the next record. What was in `record` is not there any more. `kinds`: those of its acts.
  /// Deals before it may be handed over, and some may wait until `settle`.
  void take(record::Record& record, record::ActKinds kinds, const Sink& sink);
  /// Hands over all deals but the one taken last.
  void settle(const Sink& sink);
  /// The next record is the one that `leader` took last, by a code of the same customs: what replay
  /// made of it is not made again. nullptr: it is. Holds for that record alone.
  void follow(const Course* leader) { leader_ = leader; }
  /// Hands over the last deal.
  void end(const Sink& sink);
  /// That was not told to its end, and another follows: nothing of it goes on, as of one that
  /// cannot be read.
  void break_off();

  /// The deal ruled on last, if that was in brief (DealResult::in_brief), is told whole.
  void tell_whole();

  /// What replay makes of a record that would come next.
  [[nodiscard]] replay::DealFacts facts_of(const record::Record& record) const;
  /// The code that record would be judged by.
  [[nodiscard]] const codes::Code& code_for(const record::Record& record) const;
  /// Goes on for both, in so far as they came to other scores.
  void join(const Course& other);

 private:
  void establish(Unit& unit, record::ActKinds kinds);
  bool replay_plainly(Unit& unit, record::ActKinds kinds);
  void establish_anew(Unit& last);
  void take_over(Unit& unit, const Course& leader);
  /// For the onlooker, if there is one.
  replay::DealSeen* seen_of(Unit& unit) const { return options_.seen ? &unit.seen : nullptr; }
  void establish_before(Unit& unit, replay::ActIndex at) const;
  void establish_in_part(Unit& unit);
  void finish(std::size_t ago, const Sink& sink);
  bool rule_in_brief(Unit& unit, const Unit* after);
  [[nodiscard]] bool is_brief() const;
  [[nodiscard]] bool is_recalled_rightly(Unit unit, const Unit* after) const;
  bool rule_in_part(Unit& unit, const law::RuledLast* last);
  const codes::Code& choose_code(Unit& unit) const;

  const Options& options_;
  const Course* leader_ = nullptr;
  /// Who judges, and how he was made.
  struct Judging {
    std::optional<law::Judge> judge;
    const codes::Code* code = nullptr;
    bool strictly = false;
    /// How well it is known of late what deals come to: one more for each of which it was, some
    /// less for each of which it was not.
    int known = 0;
    void was_known(bool so) {
      known = so ? std::min(known + 1, kMost) : std::max(known - kLoss, 0);
    }
    /// Is it worth while to leave their facts to whoever asks? To have them told after all costs
    /// four times what is saved by leaving them.
    [[nodiscard]] bool knows_most() const { return known > kMost / 2; }
    static constexpr int kLoss = 4;
    static constexpr int kMost = 64;
  };

  Units units_;
  /// So many deals before the one taken last wait to be ruled on: the one after each is known.
  std::size_t waiting_ = 0;
  bool is_last_ = false;  ///< that was the last deal, if it was ruled on in brief
  bool pending_ = false;  ///< the one taken last is not yet ruled on
  replay::Sitting sitting_;
  const codes::Code* played_by_ = nullptr;  ///< whose customs `sitting_` has
  Judging judging_;
};

}  // namespace ecarte::referee
