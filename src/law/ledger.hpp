// SPDX-License-Identifier: MIT
//
// The ledger of a deal: the score before it, what the laws give, what the players marked, and the
// score after, due and recorded. A value, reckoned from facts and rulings by a pure function.
//
// What the record leaves open, it may fill in several ways: whose the hand was, who held the king,
// how the game stood. Each way is a world (world.hpp), and in a world everything is certain. A
// score of the ledger is the set of those that some world gives; a fault of marking is one only
// where it is one in every world; and where no world is left, the record cannot be true.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "game/seat.hpp"
#include "law/result.hpp"
#include "law/ruling.hpp"
#include "law/score_set.hpp"
#include "law/timeline.hpp"
#include "law/words.hpp"
#include "replay/facts.hpp"

namespace ecarte::law {

using game::Seat;

/// What a right to points rests on.
enum class Title : std::uint8_t {
  King,        ///< the ruling of a king turned or held
  Announced,   ///< a king announced that nothing proves, or of which nothing is told
  Hand,        ///< the result of the hand, as it was played or told
  Counted,     ///< that result, with the tricks a ruling counts
  Awarded,     ///< a ruling that gives the hand
  ThirdTrick,  ///< three tricks, where the point is enough for the game
  Untold,      ///< a result that is not written, and that marks tell of
  Agreed       ///< what the players agreed, or had decided for them
};

/// What gives a right to points.
struct RightBasis {
  Title title{};
  int by = -1;       ///< the ruling, or for Agreed the deed; -1: none
  int ruling = -1;   ///< of the turned king
  bool told = true;  ///< the record proves that he had it; else in some worlds alone
  friend bool operator==(const RightBasis&, const RightBasis&) = default;
};

/// What became of a right to points, besides what was marked for it.
struct RightFate {
  bool forfeited = false;
  bool pending = false;  ///< a king not marked yet, whose time is not over
  bool fallen = false;   ///< the game was won before it
  /// Was it, or some of it, marked in the deal after, and in time? Either, where its counters leave
  /// room for that.
  replay::Some<replay::NoYes> marked_late = replay::NoYes::No;

  [[nodiscard]] bool surely_marked_late() const { return marked_late.must_be(replay::NoYes::Yes); }
  [[nodiscard]] bool perhaps_marked_late() const {
    return marked_late == replay::Some<replay::NoYes>{};
  }
  friend bool operator==(const RightFate&, const RightFate&) = default;
};

/// A claim to points.
struct Right {
  Seat seat{};
  replay::ScoreFor purpose{};
  Earned earned{};  ///< what it is measured by
  RightBasis basis;
  int amount = 0;    ///< points it gives,
  int uncapped = 0;  ///<  and what it would give but for a ceiling
  Time accrued = 0;
  Time until = kNoTime;                ///< the mark must come before
  std::uint16_t case_index = kNoCase;  ///< the case that gives the window and the ids
  std::uint16_t law = 0;               ///< of the tariff
  int marked = 0;
  RightFate fate;
  friend bool operator==(const Right&, const Right&) = default;
};

inline bool is_king(const Right& right) {
  return right.purpose == replay::ScoreFor::King;
}

/// What a player may have left unmarked instead of a right, where it is not told which of the two
/// he marked.
struct LeftInstead {
  replay::ScoreFor purpose{};
  std::uint16_t case_index = kNoCase;  ///< kNoCase: nothing
  friend bool operator==(const LeftInstead&, const LeftInstead&) = default;
};

/// Why a mark a player might make has no title.
struct NoTitle {
  Seat seat{};
  replay::ScoreFor purpose{};
  replay::NotDueWhy why{};
  std::uint16_t case_index = kNoCase;
  int points = 0;        ///< of one that lapsed
  bool told = true;      ///< the record proves that he had it
  bool in_part = false;  ///< and some of it was marked
  bool left = false;     ///< that he did not mark it is told in so many words
  LeftInstead instead{};
  friend bool operator==(const NoTitle&, const NoTitle&) = default;
};

/// Is he told to have had it, and marked nothing of it?
inline bool left_wholly(const NoTitle& none) {
  return none.told && !none.in_part;
}

/// Another reason why a mark is not due, where it is not told for what it was made.
struct OtherReason {
  replay::NotDueWhy why{};
  replay::ScoreFor purpose{};
  std::uint16_t table_case = kNoCase;
  friend bool operator==(const OtherReason&, const OtherReason&) = default;
};

/// Why a mark that is not due is no fault.
struct Excuse {
  bool beyond_game = false;  ///< what is due and what was marked are the game: it changes nothing
  bool due_then = false;     ///< it was, until a mark made later gave the other the game before it
  friend bool operator==(const Excuse&, const Excuse&) = default;
};

/// Who took a mark down that was not his, and when.
struct TakenByOther {
  Actor by = record::kNobody;
  replay::ActIndex at = 0;
  friend bool operator==(const TakenByOther&, const TakenByOther&) = default;
};

/// Points marked that the laws do not give.
struct NotDue {
  Fact fact;
  std::uint16_t table_case = kNoCase;  ///< the code's case for such a mark
  std::optional<OtherReason> or_else;  ///< it may be another that answers
  record::For said{};                  ///< for what he said that he marked it
  std::uint16_t near_case = kNoCase;   ///< the case that comes nearest to giving it
  std::uint16_t law = kNoCase;         ///< or the law, where no case does
  int marked = 0;
  int due = 0;
  int over = 0;
  int taken_down = 0;
  Excuse excuse;
  TakenByOther by_other;
  friend bool operator==(const NotDue&, const NotDue&) = default;
};

/// A mark of the deal after that belongs to this one, or one of this taken down there by the other.
struct LateMark {
  replay::ActIndex act = 0;  ///< of the deal after
  Seat seat{};
  int points = 0;    ///< less than none: taken down
  bool sure = true;  ///< in every world
  friend bool operator==(const LateMark&, const LateMark&) = default;
};

/// What became of the right to mark a king.
struct KingFate {
  int ruling = -1;
  Status status = Status::None;
  Remedy elected = Remedy::None;
  friend bool operator==(const KingFate&, const KingFate&) = default;
};

/// The end of the game.
struct GameWon {
  Time at = kNoTime;  ///< kNoTime: it is not won, or not known to be
  Actor by = record::kNobody;
  bool by_king = false;
  friend bool operator==(const GameWon&, const GameWon&) = default;
};

/// The game as it stood before the deal, and stands after it.
struct GameStands {
  bool was_over = false;               ///< it was won before this deal,
  Actor won_before = record::kNobody;  ///<  by whom, if that is known
  GameWon won;
  /// What the counters may have shown after it, where they told of one player only; else none.
  ScoreSet half_shown;
  friend bool operator==(const GameStands&, const GameStands&) = default;
};

/// The hand whose result counts.
struct HandCounted {
  int playing = 0;                          ///< by number; 0: none
  bool open = false;                        ///< what it gave is not written
  std::array<int, 2> ceiling_by{{-1, -1}};  ///< the ruling that caps each player; -1: none
  /// Was what it is taken to have given his who won it, uncapped, and his only? Perhaps not, where
  /// no mark is written, and a fault that nobody alleges and nothing refutes may be his.
  replay::Some<replay::NoYes> stands = replay::NoYes::Yes;
  friend bool operator==(const HandCounted&, const HandCounted&) = default;
};

/// What the marks of a deal come to beside the rights there were.
struct Entries {
  std::vector<Right> rights;  ///< in the order in which they accrued
  std::vector<NotDue> not_due;
  std::vector<NoTitle> lost;    ///< rights that lapsed
  std::vector<NoTitle> denied;  ///< kings that a law denied
  std::vector<LateMark> late;   ///< marks of the deal after that belong to this one
  std::vector<KingFate> kings;

  void clear();
  friend bool operator==(const Entries&, const Entries&) = default;
};

/// One way in which the score that is due comes about, act by act: that of the first world.
struct Reckoning {
  std::array<int, 2> before{};   ///< as marked, when the deal began
  std::array<int, 2> earlier{};  ///< what acts of this deal add to it, or take off, of deals before
  std::vector<Right> rights;     ///< in the order in which they accrued
  bool erased = false;           ///< law annuls the deal: none of them counts
  friend bool operator==(const Reckoning&, const Reckoning&) = default;
};

/// A right that lapsed in a deal before the last.
struct LostEarlier {
  NoTitle right;
  std::uint32_t deals_ago = 2;  ///< seen from the deal to come
  friend bool operator==(const LostEarlier&, const LostEarlier&) = default;
};

/// What the score of one deal hands on to the next.
struct CarriedScore {
  ScoreSet possible;            ///< if what was not written was not marked either: for when the
                                ///  counters belie `recorded`
  ScoreSet recorded;            ///< what the players marked
  ScoreSet half_shown;          ///< what the counters may show, where half of them was not told
  std::vector<LateMark> late;   ///< acts of the deal to come that were spent on deals before
  std::vector<NoTitle> lost;    ///< rights that lapsed,
  std::vector<NoTitle> denied;  ///<  and kings that a law denied
  std::vector<LostEarlier> lost_earlier;
  bool game_over = false;
  /// Was what the last hand is taken to have given marked? Perhaps not.
  replay::Some<replay::NoYes> stands = replay::NoYes::Yes;
  ScoreSet ended;        ///< the score due when the game was over: nothing marked after counts
  ScoreSet false_fifth;  ///< the score due, where the counters show a game that is not won

  /// Nothing is known: a deal is missing, or a sitting begins.
  void forget(const Code& code);
  friend bool operator==(const CarriedScore&, const CarriedScore&) = default;
};

/// What a ledger is reckoned from.
struct LedgerSource {
  const Code& code;
  const DealFacts& deal;
  const DealFacts* next = nullptr;  ///< the deal after, if there is one
  const Timeline& timeline;         ///< with the cards struck out that count as never played
  std::span<const Ruling> rulings;
  std::span<const TimedDeed> deeds;
  Annulled annulled{};  ///< of a dealing only where the deal itself is not
  InDoubt in_doubt{};
};

/// The deal and its rulings, as the ledger wants them; refers to both.
LedgerSource matter_of(const Given& given, const Rulings& rulings);

struct Ledger {
  ScoreSet before;            ///< the score with which the deal began, as marked by then
  ScoreSet due;               ///< after it, by law
  ScoreSet recorded;          ///< and as marked,
  ScoreSet possible;          ///<  or if what was not written was not marked either
  bool scored = false;        ///< marks are written, or the counters shown
  std::uint8_t hangs_on = 0;  ///< what is not the same in all worlds: of ScoreHangsOn, as bits
  GameStands game;
  HandCounted hand;
  Entries entries;  ///< of all worlds: what lapsed did so in one at least
  Reckoning one_way;
  std::vector<Missing> missing;  ///< what the record leaves open, and points turn on
  std::optional<replay::Impossible> contradiction;  ///< no world is left

  void clear();
  /// Is more of it to be marked? Not once its player stands at the points of the game and has won
  /// it.
  [[nodiscard]] bool is_short_of(const Right& right, int points) const {
    return right.marked < right.amount && (game.won.by != record::actor_of(right.seat) || !scored ||
                                           !must_have(recorded, right.seat, points));
  }
  friend bool operator==(const Ledger&, const Ledger&) = default;
};

/// Room for what is reckoned on the way (world.hpp): it is lent, and reused from deal to deal.
struct ScoreRoom;

/// Reckons the score of a deal.
void reckon(const LedgerSource& matter, const CarriedScore& carried, ScoreRoom& room,
            Ledger& ledger);

/// What goes on to the next deal; `strict`: the score that was due instead of the one marked.
void carry(const Code& code, const Ledger& ledger, bool strict, CarriedScore& carried);

/// The score of a deal with what was marked for it in the one after: as it stands in the end.
ScoreSet settled(const Ledger& ledger);

/// May a player who claims the game at act `at` have stood at it: by what was marked by then, in
/// whichever dealing, or by what was due to him?
bool may_have_game(const LedgerSource& matter, const Ledger& ledger, Seat seat,
                   replay::ActIndex at);

/// The score as printed: nothing past the game, and of each player nothing unless it is known.
Score shown(const Code& code, ScoreSet scores);

/// Who has won the game by a score; nobody if it is won by none, or not known to be.
Actor winner_by(const Code& code, const Score& due);

}  // namespace ecarte::law
