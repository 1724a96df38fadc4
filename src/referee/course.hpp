// SPDX-License-Identifier: MIT
//
// One way a sitting went: its records in turn become facts and rulings. A copy goes on by itself,
// so that what the record leaves open can be ruled on in every way it may have gone.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <optional>

#include "law/judge.hpp"
#include "referee/referee.hpp"
#include "replay/replay.hpp"

namespace ecarte::referee {

/// One deal on its way through.
struct Unit {
  record::Record record;
  /// As it was read, where acts of it are ruled on with the deal before, or some of the deal after
  /// with it; else nothing.
  std::shared_ptr<const record::Record> written;
  [[nodiscard]] const record::Record& as_read() const { return written ? *written : record; }
  replay::DealFacts facts;
  replay::DealSeen seen;  ///< empty where nobody looks on
  law::DealResult result;
  bool judged = false;         ///< it can be: it was read, and it can be true
  bool plain = false;          ///< it was replayed the short way
  std::size_t understood = 0;  ///< acts to be ruled on although it was not read whole
  replay::DealFacts passed;    ///< then: what is known of it to other deals

  /// What of it goes on to the deals after it. (The windows of the deal before close in `facts`,
  /// all that was understood of it.)
  [[nodiscard]] const replay::DealFacts& known() const { return understood != 0 ? passed : facts; }
};

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
  void establish_anew(Unit& last);
  void take_over(Unit& unit, const Course& leader);
  /// For the onlooker, if there is one.
  replay::DealSeen* seen_of(Unit& unit) const { return options_.seen ? &unit.seen : nullptr; }
  void establish_before(Unit& unit, replay::ActIndex at) const;
  void establish_in_part(Unit& unit);
  void finish(Unit& unit, const Unit* after, const Sink& sink);
  bool rule_in_brief(Unit& unit, const Unit* after);
  bool rule_in_part(Unit& unit, const replay::DealFacts* last);
  const codes::Code& choose_code(Unit& unit) const;

  const Options& options_;
  const Course* leader_ = nullptr;
  [[nodiscard]] std::size_t number_of(const Unit& unit) const {
    return static_cast<std::size_t>(&unit - units_.data());
  }
  [[nodiscard]] std::size_t before(std::size_t unit, std::size_t by = 1) const {
    return unit < by ? unit + units_.size() - by : unit - by;
  }
  [[nodiscard]] std::size_t after(std::size_t unit) const {
    return unit + 1 == units_.size() ? 0 : unit + 1;
  }

  /// Who judges, and how he was made.
  struct Judging {
    std::optional<law::Judge> judge;
    const codes::Code* code = nullptr;
    bool strictly = false;
  };

  /// So many deals at most wait to be ruled on besides the one taken last: as many as are read at
  /// once (TextJudge), so that the code of replay and that of law need not take turns.
  static constexpr std::size_t kMostWaiting = 32;
  /// The deals not yet ruled on; the one ruled on last, which may be asked for once more; and room
  /// for the next.
  std::array<Unit, kMostWaiting + 3> units_;
  std::size_t current_ = 0;  ///< the unit that takes the next record
  std::size_t ruled_ = 0;    ///< the one that was ruled on last
  std::size_t waiting_ = 0;  ///< so many deals wait that may be ruled on: the one after is known
  bool is_last_ = false;     ///< that was the last deal, if it was ruled on in brief
  bool pending_ = false;     ///< the one before the next holds a deal not yet ruled on
  replay::Sitting sitting_;
  replay::Sitting before_;                  ///< the same before the record taken last
  const codes::Code* played_by_ = nullptr;  ///< whose customs `sitting_` has
  Judging judging_;
};

}  // namespace ecarte::referee
