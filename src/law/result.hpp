// SPDX-License-Identifier: MIT
//
// What law says of one deal: every output format is a thin writer over these types.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "law/score.hpp"
#include "law/timeline.hpp"
#include "law/words.hpp"

namespace ecarte::law {

enum class Force : std::uint8_t { None, Automatic, Elective, Mandatory };
/// The life of a ruling, or of the remedy in it.
enum class Status : std::uint8_t {
  None,
  Open,
  Elected,
  Waived,
  Lapsed,
  Imposed,
  Ignored,
  Latent,
  Moot
};
/// Irregular: a fault is sure, whatever else is open (DealResult::undecided_in_part). Undecidable:
/// none is sure, and it is open whether there is one, or what follows.
enum class Verdict : std::uint8_t { Regular, Irregular, Undecidable, Impossible, Unreadable };

/// Who elects or owes a remedy; nobody, a player, or both.
using replay::Actor;

/// The remedy of a finding, and its fate.
struct RemedyState {
  Remedy kind = Remedy::None;
  Force force = Force::None;
  Actor elector = record::kNobody;  ///< who may elect it, or must do it; kBoth for either
  std::array<Remedy, 5> options{};  ///< None ends the list; let-stand last where it is open to him
  Status status = Status::None;
  Window window;                          ///< when it was open, and what closes it
  Remedies effects = 0;                   ///< what follows by the law itself
  std::optional<std::uint8_t> ceiling{};  ///< the cap applied to this hand's result
  bool to_do = false;  ///< chosen in the deal after, and not done in all that is told of that
  friend bool operator==(const RemedyState&, const RemedyState&) = default;
};

/// A case of another law that may be the one broken, and by which the same follows.
struct OrBroken {
  std::string_view law;  ///< its number; empty: it is sure which law it is
  std::string_view id;
  std::uint16_t case_index = kNoCase;
  friend bool operator==(const OrBroken&, const OrBroken&) = default;
};

/// The laws that a finding is told by, and what of the code answered.
struct UnderLaw {
  std::string_view law;                    ///< the code's number; empty where no law speaks
  std::array<std::string_view, 3> also{};  ///< other laws that name the same thing
  std::uint16_t case_index = kNoCase;  ///< the case that answered; kNoCase for law's own findings
  std::uint16_t near_case = kNoCase;   ///< of a mark not due: the case that says why
  OrBroken or_broken;
  int found_position = 0;    ///< where among the boundaries of its table it was found (FactTable)
  std::string_view reading;  ///< the doubtful reading, where it matters
  bool reading_decides = false;  ///< by the other reading the score, or who has won, would differ
  std::string_view note;
  friend bool operator==(const UnderLaw&, const UnderLaw&) = default;
};

/// Where in a deal a finding lies.
struct PlaceInDeal {
  std::uint8_t dealing = 1;
  std::uint8_t playing = 0;
  std::uint8_t trick = 0;  ///< 0: no trick
  game::CardSet cards;
  replay::ActIndex at = 0;                    ///< the act in this deal's record it is reported at
  replay::ActIndex witness = replay::kNever;  ///< where the proof lies, if elsewhere in the deal
  friend bool operator==(const PlaceInDeal&, const PlaceInDeal&) = default;
};

/// Is it so, what a finding is about? Not yet, while the time to put it right free of penalty is
/// still running; refuted, if it was found at the table and the record shows otherwise.
enum class IsSo : std::uint8_t { Yes, NotYet, Refuted };

/// Of a bad remedy: what was done or claimed, by whom, and whose it was.
struct BadRemedy {
  Remedy taken = Remedy::None;
  Actor by = record::kNobody;
  Actor entitled = record::kNobody;
  friend bool operator==(const BadRemedy&, const BadRemedy&) = default;
};

/// What was marked or paid against what was due; -1: of that it does not speak.
struct Amounts {
  std::int8_t marked = -1;    ///< points
  std::int8_t due = -1;       ///< points the laws give
  std::int64_t sum = -1;      ///< of money, in the smallest coin: what was paid or taken,
  std::int64_t sum_due = -1;  ///  and what was due, or what is at stake
  friend bool operator==(const Amounts&, const Amounts&) = default;
};

/// No waiver of the record speaks of it.
inline constexpr std::int16_t kNoWaiver = -1;

/// What a record waives of a finding.
struct Waived {
  std::int16_t by = kNoWaiver;  ///< the record's waiver that asks for it not to be reported
  /// The finding is itself about that waiver, which waives nothing; `meant` is then the id it was
  /// perhaps to name.
  bool is_of_waiver = false;
  std::string_view meant;
  /// Or it is about how the record is written: neither a fact nor a law is behind it.
  bool is_of_writing = false;
  [[nodiscard]] bool rests_on_a_fact() const { return !is_of_waiver && !is_of_writing; }
  friend bool operator==(const Waived&, const Waived&) = default;
};

/// One fault, right or doubt, with its remedy and the fate of it.
struct Finding {
  UnderLaw under;
  std::string_view id;
  Class cls = Class::Irregularity;
  Severity severity = Severity::Note;
  Actor offender = record::kNobody;
  PlaceInDeal place;
  IsSo so = IsSo::Yes;
  replay::Fact fact;  ///< what happened
  RemedyState remedy;
  BadRemedy bad;
  Amounts amounts;
  Waived waived;

  /// Is a deal irregular in which it is found, though it be a note: a fault that was put right?
  [[nodiscard]] bool makes_irregular() const;
  friend bool operator==(const Finding&, const Finding&) = default;
};

/// One answer to what the record leaves open: the values that lead to it, the case, and the score
/// then.
struct Alternative {
  replay::ValueBits values = 0;        ///< of the open attribute; 0 where it is no attribute
  std::uint16_t case_index = kNoCase;  ///< kNoCase: nothing is to be said
  Score due = std::nullopt;
  Actor winner = record::kNobody;  ///< of the game, if it is won by it
  std::uint16_t found = 0;  ///< of kWhenFound: where among the boundaries (FactTable), a bit each
  bool over = false;        ///< the time for what the case gives has passed
  Remedy claimed = Remedy::None;  ///< what is claimed, and is good by it, and is still to be done
  friend bool operator==(const Alternative&, const Alternative&) = default;
};

/// What is open, where it is no attribute of the fact.
enum OpenQuestion : int {
  kWhetherSo = -1,      ///< whether it is so at all
  kWhenFound = -2,      ///< when it was found
  kWhetherCame = -3,    ///< whether a beat had come
  kWhetherInTime = -4,  ///< whether the time for the remedy had passed
  kWhetherDone = -5,    ///< whether what is owed was done
  kWhenMarked = -6,     ///< in time or too late, or for which deal points were marked
  kWhetherGiven = -7,   ///< whether something that is not told gave what was claimed
  kWhichFirst = -8,     ///< in which order acts were done that are told in none
};

/// A fact the record leaves open and on which a ruling turns.
struct Missing {
  std::string_view law;
  std::string_view id;
  Actor player = record::kNobody;
  std::uint8_t trick = 0;
  replay::ActIndex at = 0;
  replay::Fact fact;           ///< the doubtful fact;
  int attribute = kWhetherSo;  ///  which attribute of it is open, or another Question
  game::CardSet would_prove;   ///< cards that would decide it, if cards would
  Remedy claimed =
      Remedy::None;  ///< of a claim of which it is open whether it was good, or of what
                     ///  is owed, and perhaps was done: what
  std::array<Alternative, 4> alternatives{};  ///< what the ruling would be: so many of them
  std::uint8_t answers = 0;
  std::int16_t waiver = kNoWaiver;  ///< as of a Finding
  friend bool operator==(const Missing&, const Missing&) = default;
};

/// Points marked beyond what is due, of which it is open which of the players marked them.
constexpr bool is_marked_by_either(const replay::Fact& fact) {
  return fact.kind == replay::FactKind::MarkNotDue && !record::is_player(fact.subject);
}

/// Is it open whether something was claimed in time? Its answers are that it was, and that it was
/// not; the case of the second is what is open then.
constexpr bool is_of_time(const Missing& missing) {
  return missing.attribute == kWhetherCame || missing.attribute == kWhetherInTime;
}

/// One score of a deal: what the laws give for it, and what was marked for it.
struct Scored {
  game::Seat seat{};
  replay::ScoreFor purpose{};
  std::uint8_t due = 0;
  std::uint8_t marked = 0;
  std::string_view law;  ///< that gives it, or says why not; empty where none speaks
  friend bool operator==(const Scored&, const Scored&) = default;
};

/// A case that answered a fact of the deal, whether or not anything is said of it: from these
/// follows what each law answers to the record.
struct Met {
  std::uint16_t case_index = kNoCase;
  Status status = Status::None;
  friend bool operator==(const Met&, const Met&) = default;
};

/// What a right rests on where the record stops: on what is so; on a fault that is so, and gives it
/// only once it is found; on what may be so, and nobody has shown; on what is yet to be done:
/// `fact` then tells it as though it had been, at the act that it comes of.
enum class Ground : std::uint8_t { Sure, IfFound, IfSo, IfDone };

/// A right or a duty at the point where the record stops, or one that a deal has left behind.
struct Standing {
  /// What may be done; what must be; what may be put right without penalty.
  enum class Kind : std::uint8_t { Right, Duty, Mending };
  std::uint16_t case_index = kNoCase;
  replay::Fact fact;
  Ground ground = Ground::Sure;
  Actor who = record::kNobody;  ///< whose it is
  Kind kind = Kind::Right;
  bool of_deal_before = false;      ///< `fact` and the acts are those of the deal before
  std::uint8_t amount = 0;          ///< what may be marked, of points won and not marked
  std::array<Remedy, 5> options{};  ///< None ends the list; let-stand is not among them
  bool reading_decides = false;     ///< as of a Finding: of the reading of its case
  Status status = Status::Open;     ///< Open; or what became of it: Lapsed, Waived
  Window window;                    ///< with no act that ends it, it lasts as long as the deal
  WindowBeats closed_by = 0;        ///< which of those that may end it the act was that did

  [[nodiscard]] bool is_duty() const { return kind == Kind::Duty; }
  /// Must it be done, whatever else is so?
  [[nodiscard]] bool must_be_done() const { return is_duty() && ground == Ground::Sure; }
  [[nodiscard]] bool is_mending() const { return kind == Kind::Mending; }
  friend bool operator==(const Standing&, const Standing&) = default;
};

/// What the score comes to if an open option is used so, or let go.
struct Choice {
  replay::ActIndex at = 0;             ///< of the finding whose option it is,
  std::uint16_t case_index = kNoCase;  ///  and its case
  Remedy remedy = Remedy::None;        ///< LetStand: the option is let go
  Score due;
  Actor winner = record::kNobody;  ///< of the game, if it is won by it
  friend bool operator==(const Choice&, const Choice&) = default;
};

/// What leaves it open which score is due.
enum class ScoreHangsOn : std::uint8_t {
  Before = 1,      ///< how the game stood when the deal began
  Hand = 2,        ///< what the hand gave
  King = 4,        ///< whether a king was anybody's to mark
  Marks = 8,       ///< when, or for which deal, points were marked
  Annulled = 16,   ///< whether the deal counts
  Order = 32,      ///< in which order acts were done that are told in none
  FirstWord = 64,  ///< of a hand that is known, whether its loser stood or refused first
  Answers = 128    ///< which answer is so to what a ruling turns on
};

/// The score after a deal.
struct ScoreAfter {
  Score due;                  ///< as the laws give it, if nobody uses what is still open
  std::uint8_t hangs_on = 0;  ///< if it is not known: what of ScoreHangsOn, as bits
  Score marked;
  Score settled;  ///< as marked, with what was marked for this deal in the one after
  friend bool operator==(const ScoreAfter&, const ScoreAfter&) = default;
};

/// How things stand where a deal ends.
struct Standings {
  bool last = false;           ///< no deal of the sitting follows
  bool stops = false;          ///< it is the last, and stops within the hand
  std::vector<Standing> open;  ///< of the last deal: what may and must be done now
  std::vector<Standing> past;  ///< what could have been done about what was found, and no longer
  friend bool operator==(const Standings&, const Standings&) = default;
};

/// Everything the code says of one deal. Reused from deal to deal.
struct DealResult {
  Verdict verdict = Verdict::Regular;
  ScoreAfter after;
  std::vector<Finding> findings;  ///< by place, then law
  std::vector<Missing> missing;
  std::vector<Met> met;         ///< in the order in which they were judged
  std::vector<Scored> scores;   ///< what was due, as it accrued, then what was not
  std::vector<Choice> choices;  ///< of the options still open, in the order of the findings
  Standings stands;
  /// Marks and scores that cannot both be true: the record is impossible.
  std::vector<replay::Impossible> contradictions;
  /// Nothing but the score engages the law, and of a regular deal the scores are told and the notes
  /// counted: none is among the findings, and `met`, `scores` and `stands` are empty
  /// (Judge::rule_in_brief).
  bool in_brief = false;
  std::uint16_t notes_in_brief = 0;  ///< then: how many there are

  void clear();
  /// Of a result in brief, how many there would be.
  [[nodiscard]] std::size_t number_of_findings() const {
    return in_brief ? notes_in_brief : findings.size();
  }
  /// A fault is sure, and besides it something that a ruling turns on is not: the verdict is
  /// irregular whatever the answer is.
  [[nodiscard]] bool undecided_in_part() const {
    return verdict == Verdict::Irregular && !missing.empty();
  }
  friend bool operator==(const DealResult&, const DealResult&) = default;
};

std::string_view word(Force force);
std::string_view word(Status status);
std::string_view word(Verdict verdict);

}  // namespace ecarte::law
