// SPDX-License-Identifier: MIT
//
// One world: everything a record leaves open of the score, filled in one way. Private to law; for
// whoever reckons in a world nothing is unknown. Its parts:
//   ledger.cpp   which worlds there are, and what they have in common
//   before.cpp   the score before the deal
//   grounds.cpp, hand_gives.cpp  what is the same in all of them
//   rights.cpp   what the laws give
//   marks.cpp    what the players marked
//   taken_down.cpp  and took down
//   late_marks.cpp  what the deal after tells of them
//   mark_of_deal.hpp  of which deal a mark can be
//   assign.cpp   each mark to its right, and why what is over is not due
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "codes/tariff.hpp"
#include "law/king_of.hpp"
#include "law/ledger.hpp"

namespace ecarte::law {

/// What is taken to be so of the play besides what is told.
enum class PlayAs : std::uint8_t {
  Told,
  Again,   ///< the hands were rightly played again, which is in doubt
  OffTurn  ///< somebody led who had not won the trick before, and it was let go
};

/// What the hand that counts gave.
struct HandGives {
  Actor winner = record::kNobody;  ///< nobody: no result that gives anything
  Earned earned = kThePoint;
  bool capped = false;  ///< by a fault of the winner that is not proved
  PlayAs play = PlayAs::Told;
  friend bool operator==(const HandGives&, const HandGives&) = default;
};
/// All it may have given: nothing, or the point or the vole to either, of a bold loser or not,
/// capped or not.
struct HandSet {
  std::array<HandGives, 34> of{};
  int size = 0;

  void add(const HandGives& gives);
  [[nodiscard]] std::span<const HandGives> all() const {
    return {of.data(), static_cast<std::size_t>(size)};
  }
};

/// How the deal began.
struct DealStart {
  bool over = false;          ///< the game was won before it
  ScoreSet scores;            ///< with which it may have begun
  TimeSpan told_from;         ///< marks before it are for a deal that is not told
  bool nothing_told = false;  ///< of the deal but its score
};

/// The playing whose result counts.
struct CountedPlaying {
  int playing = 0;                            ///< by number; 0: none
  const replay::PlayingSpan* span = nullptr;  ///< the same; nothing if there is none
  const Fact* over = nullptr;                 ///< its end; nothing if it is not written
  TimeSpan over_at = TimeSpan::at(0);         ///< when that was

  void is(const DealFacts& deal, int number);
};

/// That playing is to be played again.
struct PlayedAgain {
  bool due = false;
  bool later = false;     ///< as was asked only in the deal after;
  Time at = kNoTime;      ///<  when that was
  CountedPlaying counts;  ///< the one after it, which counts if it was; none if there is no such
};

/// What rulings give of the hand, by number; -1: none does.
struct HandAwarded {
  int ruling = -1;             ///< that gives it, whatever was played
  int counted = -1;            ///< by which tricks are counted
  std::array<bool, 3> may{};   ///< by Result: what a ruling in doubt may give,
  Actor to = record::kNobody;  ///<  and whom
};

/// What the hand may have given, by the cards and by what is told.
struct HandOpen {
  HandSet gives;
  HandSet besides;                   ///< and by play of which nothing is told, or out of turn
  bool open = false;                 ///< its result is not written: nothing, and all that may be
  bool given_up = false;             ///< with the game, and nothing came of it
  bool left_before = false;          ///< and is not told of by a mark: it is for the deal before
  std::array<bool, 2> third_open{};  ///< he may have made his third trick, for all that is told
  /// He has made it, and by the other's first word, which is not told, it may have been enough.
  std::array<bool, 2> third_may_do{};
};

/// Who had to win the point or lose two.
struct Bold {
  std::array<replay::Some<replay::NoYes>, 2> had_to_win{};
  std::optional<Missing> open;  ///< that this is not known of the loser
};

/// What the counters show, besides what is told to be marked.
struct CountersShown {
  bool too_high = false;       ///< no world bears them out: more was marked than is told
  bool point_in_part = false;  ///< nor with all that was due, where the point is marked by name
  bool won_later = false;      ///< the result of the game is beyond this deal: others came after it
  bool shown_later = false;    ///< what they show is beyond this deal, for the same reason
  std::array<bool, 2> half_shown{};  ///< his was not told when the other's was

  /// Are those that somebody tells of what this deal came to?
  [[nodiscard]] bool of_this_deal(const Testimony& said) const {
    return !shown_later && !(won_later && record::is_player(said.by));
  }
};

/// What the rulings alone say of the score, the same in every world.
struct Grounds {
  std::uint8_t dealing = 1;  ///< the last
  Time begin = 0;            ///< of that
  DealStart start;
  CountedPlaying counts;
  PlayedAgain again;
  std::array<int, 2> ceiling_by{{-1, -1}};
  HandAwarded award;
  HandOpen hand;
  Bold bold;
  std::array<KingOf, 2> kings{};
  CountersShown counters;
  std::array<bool, 2> left{};  ///< it is told that he did not mark something of his

  /// May either's have been his so?
  [[nodiscard]] std::array<bool, 2> untold_kings(UntoldKing how) const {
    return {kings[0].untold.has(how), kings[1].untold.has(how)};
  }
};

/// What became of a king that could be marked.
enum class KingMark : std::uint8_t { Made, Open, Lapsed };

/// What a player marked of what was his while his counter is not told.
enum class MarkedUnseen : std::uint8_t { All, None, King, Hand };

/// How much he marked in time, untold, of what he is told to have left, of this deal or the one
/// before: nothing, whatever the counters leave room for, or no more than they want.
enum class MarkedLate : std::uint8_t { Nothing, Most, Least };

struct World {
  std::array<int, 2> score{};  ///< as marked, when the deal began
  HandGives hand;
  bool game_only = false;                ///< the hand goes on, unless its third trick gave the game
  Actor king = record::kNobody;          ///< whose it was, if that is not certain
  std::array<KingMark, 2> kings{};       ///< what becomes of it
  std::array<MarkedUnseen, 2> unseen{};  ///< where his counter is not told
  std::array<MarkedLate, 2> late_unseen{};
  bool late = true;  ///< marks that may be for the deal before are

  /// Did its player mark the right, if his counter is not told?
  [[nodiscard]] bool marks_unseen(const Right& right) const {
    switch (unseen[game::index_of(right.seat)]) {
      case MarkedUnseen::All:
        return true;
      case MarkedUnseen::None:
        return false;
      case MarkedUnseen::King:
        return is_king(right);
      case MarkedUnseen::Hand:
        return !is_king(right);
    }
    return true;
  }
};

/// The points of both players.
struct PointsReckoned {
  std::array<int, 2> base{};    ///< the score that is due before the deal
  std::array<int, 2> due{};     ///< and what the laws give in it
  std::array<int, 2> marks{};   ///< what was marked in it
  std::array<int, 2> struck{};  ///< points that make a false game: they are off already

  /// Takes points of earlier deals off the score that is due.
  void take_off(std::size_t who, int points) {
    const int already = std::min(points, struck[who]);
    struck[who] -= already;
    base[who] -= points - already;
  }

  /// The score that is due before the deal, and after it.
  [[nodiscard]] ScoreSet due_before() const { return ScoreSet::of(base[0], base[1]); }
  [[nodiscard]] ScoreSet due_after() const {
    return ScoreSet::of(base[0] + due[0], base[1] + due[1]);
  }
  /// At how many a player stands with what he marked, and both do.
  [[nodiscard]] int marked_to(const World& world, std::size_t who) const {
    return world.score[who] + marks[who];
  }
  [[nodiscard]] ScoreSet marked_to(const World& world) const {
    return ScoreSet::of(marked_to(world, 0), marked_to(world, 1));
  }
};

/// What is not certain of the marks even in one world.
struct MarksInDoubt {
  bool only_counted = false;            ///< nothing is told but that the counters showed more
  std::array<bool, 2> marked_untold{};  ///< he marked: it is not known how many
  /// Is a mark made for it in the deal after without a title here? Perhaps, where it may be of
  /// that.
  replay::Some<replay::NoYes> late = replay::NoYes::No;
  /// Of the points due, those that were lost if they were not marked in a deal untold.
  std::array<game::Counts, 2> lost{{0, 0}};

  [[nodiscard]] bool may_lose_any() const { return !lost[0].is(0) || !lost[1].is(0); }
};

/// Marks that players took down.
struct TakenDown {
  std::vector<replay::ActIndex> acts_of_earlier;  ///< that took down a mark of an earlier deal
  std::array<bool, 2> due{};                      ///< he took down of himself what was due to him

  void clear() {
    acts_of_earlier.clear();
    due = {};
  }
  [[nodiscard]] bool is_of_earlier(replay::ActIndex act) const {
    return std::ranges::find(acts_of_earlier, act) != acts_of_earlier.end();
  }
};

/// The score of a deal in one world.
struct WorldScore {
  PointsReckoned points;
  bool scored = false;
  bool hand_over = false;
  MarksInDoubt doubt;
  TakenDown down;
  GameWon won;
  Entries entries;
  std::vector<NoTitle> no_titles;
  std::optional<replay::Impossible> contradiction;

  void clear();
};

/// What a code gives, and until when it may be marked, looked up once.
struct TariffTable {
  const Code* of = nullptr;
  std::array<std::array<int, 2>, 3> marks{};           ///< by ScoreFor, and whether of a bold loser
  std::array<std::array<std::uint16_t, 2>, 3> laws{};  ///< that say so
  std::array<std::uint16_t, 3> cases{{kNoCase, kNoCase, kNoCase}};
  std::array<WindowBeats, 3> until{};
  bool bold_vole = false;  ///< whether the loser was bold matters to it
  int notes_on_game = 0;   ///< that is won; -1: more than a note
  /// Of which kinds of fact nothing can follow for the score.
  std::array<bool, replay::kFactKinds> scoreless{};
};

/// Room in which scores are reckoned, reused from deal to deal.
struct ScoreRoom {
  WorldScore world;
  TariffTable table;
  Ledger as_told;               ///< the ledger, before more is taken to be so than is told
  Reckoning earned;             ///< one in which every mark made in the deal is due
  std::vector<NotDue> at_most;  ///< what is not due if less is taken to be so

  /// Room for what is tried out: a deal as it would be told otherwise, and what it would come to.
  struct Tried {
    DealFacts deal;
    Rulings rulings;
    Ledger ledger;
  };
  Tried tried;
};

/// Matter, the grounds all worlds share, and one world: what every step reads.
struct Page {
  const LedgerSource& matter;
  const CarriedScore& carried;
  const Grounds& grounds;
  const World& world;

  [[nodiscard]] const Code& code() const { return matter.code; }
  [[nodiscard]] const DealFacts& deal() const { return matter.deal; }
  /// The playing that counts in this world, or is the last to be over.
  [[nodiscard]] const CountedPlaying& counts() const {
    return world.hand.play == PlayAs::Again && grounds.again.counts.playing != 0
               ? grounds.again.counts
               : grounds.counts;
  }
};

// before.cpp
/// What was carried over, as far as nothing told before the first card says otherwise.
ScoreSet score_before(const LedgerSource& matter, ScoreSet carried);
/// Is the game told to have been won before the first deal that is told, in which cards are given
/// all the same?
bool told_to_be_over(const LedgerSource& matter);
/// Two scores told before the first deal that cannot both be true, or one with which no deal
/// begins.
std::optional<replay::Impossible> start_contradicted(const LedgerSource& matter);
/// Is nothing told of the cards?
bool nothing_told(const LedgerSource& matter);
void begin(const Page& page, WorldScore& account);
void take_earlier_marks_down_after_king(const Page& page, WorldScore& account);
void take_admitted_off(const Page& page, WorldScore& account);
/// The points he owns to that are not told to be taken down after it.
int admitted_and_left(const Page& page, const Fact& admission);
/// Does he own to points too late, by the law, for them to come off?
bool owns_too_late(const Page& page, const Testimony& said);

/// A mark is taken down by another: may it be one for a king that the scorer announced, and that
/// was not his? Not if his word and his cards are told.
bool may_correct_a_king(const DealFacts& deal, const Timeline& timeline, const Testimony& down);

/// Has he announced a king that was not his, or that he put out again?
bool announced_in_vain(const DealFacts& deal, std::uint8_t dealing, Seat seat);

/// The counters show more than he is told to have marked, and more than was his: did he have it
/// before, where it is not told how the deal began?
bool had_it_before(const Page& page, Seat seat, int difference);

// rights.cpp
Grounds grounds_of(const LedgerSource& matter, const CarriedScore& carried);
/// What the hand may have given, from its end if that is written, and from the tricks.
void read_hand(const LedgerSource& matter, const CarriedScore& carried, Grounds& grounds);
void gather_rights(const Page& page, WorldScore& account);
void count_due(const Page& page, WorldScore& account);

// marks.cpp
void enter_marks(const Page& page, WorldScore& account);
/// The last mark of the player before an act, else the last score shown of his, else the heading.
replay::ActIndex last_score_told(const Page& page, Seat seat, Time before);
/// Had he whose points were taken down owned to some too many before?
bool owned_to(const DealFacts& deal, const Testimony& down);
/// Are marks written in this deal, or what the counters showed after it?
/// `won_later`: who is said to have won the game has not won it in this deal.
bool has_marks(const LedgerSource& matter, bool won_later = false);
/// The first act of the first dealing; 0 if there is none.
Time first_dealing(const DealFacts& deal);
/// What his counter showed is not written: of what was his he marked what the world says.
void take_as_marked(const Page& page, WorldScore& account, Seat seat);

// late_marks.cpp
/// When the trump of the deal after was turned: by an act of that deal, by its number there.
TimeSpan next_turn_up(const LedgerSource& matter);
/// Is there a deal after, and none between that is not told? The marks before a turn-up are for the
/// last deal before it, and so are counters shown there.
bool next_tells_of_this(const LedgerSource& matter);
/// Is it said of a player that he won the game, and by no score?
bool is_bare_result(const Testimony& said);
/// May the counters after the deal after show more than `stood` and what that gave him?
bool shows_more_than_next(const LedgerSource& matter, Seat seat, int stood);
/// Is it certain that a mark, or a score shown, of the deal after came before its trump was turned?
bool before_turn_up(const LedgerSource& matter, const Testimony& said);
/// Is it said that he marked nothing? That is no mark: of what else was marked it tells nothing.
bool is_left_unmarked(const Testimony& said);
/// The right of this deal that a mark made in the deal after belongs to; nothing if none.
Right* mark_of_this(const LedgerSource& matter, WorldScore& account, const Testimony& said);
void read_next(const Page& page, WorldScore& account);
/// Is it told that he did not mark it?
bool left_unmarked(const Page& page, const Right& right);
/// Of a right whose time is over, what was not marked is lost. Where no marks are written, all
/// count as made.
void forfeit_unmarked(const Page& page, WorldScore& account);

// assign.cpp
bool fits(record::For purpose, replay::ScoreFor right);
/// Enters points that he says are for an earlier deal, and that are not: the points marked.
int mark_of_earlier(const Page& page, WorldScore& account, const replay::Testimony& said,
                    int points);
/// `shown`: by the counters alone, so that it may have been marked in time.
int use_rights(const Page& page, WorldScore& account, Seat seat, record::For purpose, int points,
               Time at, bool shown = false);

/// The first of `beats` after `from`: those of the dealing itself only while it lasts.
Time closing_time(const LedgerSource& matter, WindowBeats beats, Time from, std::uint8_t dealing);
/// Until when a score that accrued may be marked, and by which case: the code's for what it is
/// for. `case_index` stays as it is where the code has none, and the time for it is never over.
Time score_window(const LedgerSource& matter, replay::ScoreFor purpose, Time accrued,
                  std::uint16_t* case_index);

// ledger.cpp
/// The ledger, if the game stood as one of `before` when the deal began, or, were nothing marked
/// that is not written, as one of `possible`.
void reckon_from(const LedgerSource& matter, const CarriedScore& carried, const Grounds& grounds,
                 ScoreSet before, ScoreSet possible, ScoreRoom& room, Ledger& ledger);

}  // namespace ecarte::law
