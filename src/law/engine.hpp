// SPDX-License-Identifier: MIT
//
// The engine behind Judge. Private to law. Its parts:
//   judge.cpp    the order of work within a deal; facts to cases
//   settle.cpp   the life of a ruling: elections, lapses, duties done or left undone
//   stray.cpp    what was done or claimed beside the law: bad remedies
//   score.cpp    the ledger (ledger.hpp) reckoned from the rulings, and carried on
//   findings.cpp rulings to findings
#pragma once

#include <optional>
#include <vector>

#include "law/judge.hpp"
#include "law/ledger.hpp"
#include "law/ruling.hpp"
#include "law/timeline.hpp"
#include "law/world.hpp"

namespace ecarte::law {

class Judge::Engine {
 public:
  Engine(const Code& code, bool strict) : code_(code), strict_(strict) {}

  void rule_on(const DealFacts& deal, const DealFacts* next, DealResult& result);
  void skip();

 private:
  // judge.cpp
  void judge_what_the_score_tells();
  void gather_deeds();
  void judge_dealing(std::uint8_t dealing);
  void judge_fact(const Fact& seen);
  void judge_moot(const Fact& fact);
  void in_doubt(const Fact& fact, int attribute);
  [[nodiscard]] Fact completed(Fact fact) const;
  [[nodiscard]] int found_position(const Fact& fact) const;
  [[nodiscard]] bool candidates(const Fact& fact, int position, std::vector<std::uint16_t>& cases,
                                int& splitting) const;
  [[nodiscard]] bool same_outcome(const Case& a, const Case& b) const;
  void missing(const Fact& fact, std::uint16_t case_index, int attribute);
  [[nodiscard]] Time dealing_begin(std::uint8_t dealing) const;
  [[nodiscard]] Time dealing_end(std::uint8_t dealing) const;
  [[nodiscard]] std::optional<Seat> dealer_of(const Fact& fact) const;
  [[nodiscard]] Actor party(Who who, const Fact& fact) const;
  int open(std::uint16_t case_index, const Fact& fact);
  [[nodiscard]] Time closing_time(WindowBeats beats, Time from, std::uint8_t dealing) const;
  void apply(Ruling& ruling);
  [[nodiscard]] bool erases(const Ruling& ruling) const;
  void reopen_after(int index);

  // settle.cpp
  void settle(Ruling& ruling);
  bool elect(Ruling& ruling);
  void spend(const TimedDeed& timed);
  void maybe_closed(const Ruling& ruling);
  void follow_through(Ruling& ruling);
  bool cut_again(Ruling& ruling);
  Status performed(Ruling& ruling);

  // stray.cpp
  [[nodiscard]] bool is_remedy(const Deed& deed) const;
  void bad_remedies();
  void bad_remedy(std::size_t number);
  bool carried_out(std::size_t number);
  /// The rulings that come nearest to a remedy nobody was given.
  struct Grounds {
    const Ruling* to_other = nullptr;  ///< gives it, to somebody else
    const Ruling* too_late = nullptr;  ///< gave it
    const Ruling* not_yet = nullptr;   ///< will give it
    const Ruling* nearest = nullptr;   ///< gives no such thing
  };
  void look_for_grounds(const std::vector<Ruling>& rulings, const TimedDeed& timed,
                        Grounds& grounds) const;
  [[nodiscard]] bool nearer(const Ruling& a, const Ruling& b) const;
  Finding& add_bad_remedy(const Deed& deed, bool done);
  /// A case on the fact of a ruling, other than the one that answered it.
  struct Sibling {
    std::size_t ruling = 0;
    std::uint16_t case_index = kNoCase;
  };
  [[nodiscard]] std::optional<Sibling> sibling_giving(const Deed& deed) const;
  void out_of_time(const Deed& deed, const Sibling& sibling, bool carried_out);
  [[nodiscard]] static bool accepts(const Case& c, const Fact& fact);

  // score.cpp
  void ledger();
  void list_scores();

  // findings.cpp
  void play_after_the_game();
  void answered_by_replay();
  void write_findings();
  Finding& finding(std::uint16_t case_index, const Fact& fact);
  void fill_remedy(const Ruling& ruling, Finding& out) const;
  [[nodiscard]] Severity severity_of(const Ruling& ruling, Status status) const;
  void write_finding(const Ruling& ruling);
  [[nodiscard]] bool ordinary(const Fact& fact) const;
  void set_ceiling(Seat offender, Finding& out) const;
  void write_ignored(const Ruling& ruling);
  void write_king_finding(const Ruling& ruling);
  void write_score_findings();
  void name_nearest_law(const NotDue& entry, Finding& out) const;
  [[nodiscard]] bool beyond_game(const NotDue& entry) const;
  void write_taken_down_by_other(const NotDue& entry);
  void write_unmarked(const Right& right);
  void write_game_findings();
  void verdict();

  [[nodiscard]] const Case& case_of(const Ruling& ruling) const {
    return code_.cases[ruling.case_index];
  }

  const Code& code_;
  bool strict_;

  // From deal to deal.
  CarriedScore carried_;
  std::vector<Time> used_;        ///< deeds of this deal spent on the deal before
  std::vector<Ruling> previous_;  ///< rulings of the deal before
  bool scores_known_ = false;     ///< of the deal under judgement

  // Of the deal under judgement.
  const DealFacts* deal_ = nullptr;
  const DealFacts* next_ = nullptr;
  DealResult* result_ = nullptr;
  Timeline timeline_;
  std::uint8_t dealing_ = 1;
  std::vector<Ruling> rulings_;
  std::vector<const Fact*> in_phase_;
  std::vector<std::uint16_t> cases_;
  std::vector<TimedDeed> deeds_;
  std::vector<Time> spent_next_;
  Time annulled_at_ = kNoTime;
  bool deal_erased_ = false;  ///< law annuls the deal, whatever was played on
  std::array<bool, 2> maybe_capped_{};
  Remedies doubtful_ = 0;  ///< which the law may have given: it is not known
  Ledger ledger_;
  Account room_;
};

}  // namespace ecarte::law
