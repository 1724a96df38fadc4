// SPDX-License-Identifier: MIT
//
// The engine behind Judge. Private to law. Its parts:
//   judge.cpp    the order of work within a deal; facts to cases
//   settle.cpp   the life of a ruling: elections, lapses, duties done or left undone
//   stray.cpp    what was done or claimed beside the law: bad remedies
//   ledger.cpp   the score before and after: recorded, and due
//   rights.cpp   what the laws give
//   marks.cpp    what the players marked
//   findings.cpp rulings to findings
#pragma once

#include <optional>
#include <vector>

#include "law/judge.hpp"
#include "law/ledger.hpp"
#include "law/ruling.hpp"
#include "law/timeline.hpp"

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
  [[nodiscard]] bool binds(const TimedDeed& timed) const;
  [[nodiscard]] bool agreed_upon(const TimedDeed& timed) const;
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

  // ledger.cpp
  void begin_score();
  void take_earlier_marks_down();
  void take_earlier_marks_down_after_king();
  [[nodiscard]] int tariff(ScoreKind kind, std::uint16_t* law) const;
  [[nodiscard]] int ceiling(ScoreKind kind) const;
  void gather_rights();
  [[nodiscard]] bool counts_for_ceiling(const Ruling& ruling) const;
  void king_rights(Ruling& ruling, int index);
  [[nodiscard]] Time announced(Seat seat, Time from, Time before) const;
  [[nodiscard]] Time score_window(Time accrued, std::uint16_t* case_index) const;
  [[nodiscard]] int playing_that_counts() const;
  void hand_right();
  void agreed_rights();
  void agreed_right(const TimedDeed& timed);
  [[nodiscard]] int unmarked_before(const TimedDeed& timed) const;
  bool game_on_third_trick(int playing);
  [[nodiscard]] bool to_be_played_again(int playing) const;
  [[nodiscard]] int capped(Seat seat, ScoreKind kind, std::uint16_t* law, bool most) const;
  void doubt_bold(const Fact& over, std::uint16_t law);
  void count_tricks(const Fact& over, int playing, Actor& winner, replay::Result& result,
                    replay::NoYes& bold);
  [[nodiscard]] replay::NoYes loser_bold(Seat loser) const;
  [[nodiscard]] bool counted_beyond_kings() const;
  void hand_unfinished();
  void ledger();
  /// What a second entering of the marks begins from.
  struct Before {
    std::optional<std::array<int, 2>> base;
    std::optional<std::array<int, 2>> recorded;
    std::size_t off_earlier = 0;
    std::size_t spent_next = 0;
    std::size_t missing = 0;
  };
  void enter_the_marks();
  bool note_unmarked_kings();
  void begin_again(const Before& before);
  void count_due();
  [[nodiscard]] bool is_scored() const;
  [[nodiscard]] int mark_of_this(const Testimony& said) const;
  [[nodiscard]] bool lost_before(Seat seat, replay::ScoreFor purpose) const;
  void mark_in_next(const Testimony& said);
  void counted_in_next(const Testimony& said);
  void keep_earlier(const Testimony& said);
  void taken_down_in_next(const Testimony& said);
  [[nodiscard]] bool of_superseded(const Testimony& said) const;
  void read_testimony();
  [[nodiscard]] Time next_turn_up() const;
  void mark(const Testimony& said, Time at);
  int use_rights(Seat seat, record::For purpose, int points, Time at);
  void excess(Seat seat, record::For purpose, int left, int spent, Time at, const Right* touched);
  [[nodiscard]] std::uint16_t law_of_tariff(ScoreKind kind) const;
  [[nodiscard]] std::uint16_t nearest_tariff(const Right& right, int marked) const;
  void mark_not_due(Seat seat, replay::ScoreFor purpose, replay::NotDueWhy why,
                    std::uint16_t case_index, int marked, int due, Time at, std::uint16_t law);
  void taken_down_by_other(const Testimony& said);
  void take_down(const Testimony& said);
  void counters(const Testimony& said, Time at);
  [[nodiscard]] int room_for(Seat seat) const;
  void take_as_marked(Seat seat);
  void counters_unknown_base(const std::array<int, 2>&);
  [[nodiscard]] bool marks_written(Seat seat, Time before) const;
  [[nodiscard]] replay::ActIndex last_mark(Seat seat, Time before) const;
  void unmarked_rights();
  void finish_score();
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
  std::optional<std::array<int, 2>> recorded_;  ///< the score the players marked
  std::vector<Spent> used_;                     ///< acts of this deal spent on the deal before
  std::vector<Ruling> previous_;                ///< rulings of the deal before
  std::vector<NoTitle> previous_no_titles_;     ///< rights of the deal before that were lost
  bool game_over_ = false;
  bool king_was_in_doubt_ = false;  ///< in the deal before
  bool scores_known_ = false;       ///< of the deal under judgement

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
  std::vector<Right> rights_;
  std::vector<NoTitle> no_titles_;
  std::vector<NoTitle> lost_now_;  ///< rights of this deal that lapsed
  /// What became of a king that could be marked, once all marks are entered.
  enum class KingMark : std::uint8_t { Made, Open, Lapsed };
  std::array<KingMark, 2> kings_{};
  std::vector<NotDue> not_due_;
  std::vector<replay::ActIndex> off_earlier_;  ///< acts that took a mark of an earlier deal down
  std::vector<Spent> spent_next_;
  Time annulled_at_ = kNoTime;
  bool deal_erased_ = false;                 ///< law annuls the deal, whatever was played on
  std::array<int, 2> ceiling_by_{{-1, -1}};  ///< the ruling that caps each player; -1: none
  std::array<bool, 2> maybe_capped_{};
  Remedies doubtful_ = 0;  ///< which the law may have given: it is not known
  bool king_in_doubt_ = false;
  bool hand_in_doubt_ = false;
  bool hand_over_ = false;
  int award_ruling_ = -1;                   ///< point or vole by a law, not by tricks
  int count_ruling_ = -1;                   ///< tricks counted for cards not played to
  std::optional<std::array<int, 2>> base_;  ///< the score before the deal
  std::array<int, 2> due_points_{};
  std::array<int, 2> marks_{};
  bool scored_ = false;
  bool contradicted_ = false;
  bool was_over_ = false;  ///< the game was won before this deal
  bool won_by_king_ = false;
  Time game_won_ = kNoTime;
  Actor game_winner_ = record::kNobody;
  bool due_known_ = true;
};

}  // namespace ecarte::law
