// SPDX-License-Identifier: MIT
//
// A table at which écarté is played as the laws want it, by players who do at random whatever they
// are free to do, and which writes down what happens. A `Hand` looks over it and may put in a word,
// a card or a fault at every moment. It knows the duties of play and the scoring from a few lines
// of its own and includes nothing of src/.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "support/plain_cards.hpp"

namespace ecarte::campaign {

using support::PlainCard;
using support::PlainHand;
using Seat = std::size_t;

/// Chance, the same on every machine.
class Chance {
 public:
  explicit Chance(std::uint64_t seed) : random_(seed) {}
  int below(int limit) {
    return static_cast<int>((random_() >> 32U) * static_cast<std::uint64_t>(limit) >> 32U);
  }
  bool one_in(int times) { return below(times) == 0; }
  template <class List>
  const auto& any(const List& list) {
    return list[static_cast<std::size_t>(below(static_cast<int>(list.size())))];
  }

 private:
  std::mt19937_64 random_;
};

/// Between which acts the table stands. Each comes once a dealing, but those of the exchange (once
/// each proposal) and of the tricks (once each trick), and the first two, which come before the
/// deal's heading, where there is a cut for deal.
enum class Moment {
  CutForDeal,  ///< a sitting begins, or a game for which they cut; nobody has cut for the deal
  Opened,      ///< the dealer is known, and may choose his pack and seat
  Gathered,    ///< the deal before is closed; nobody has cut
  Cut,         ///< the pack is cut, and no card given
  Given,       ///< the packets are given, no card is turned
  Turned,      ///< the trump is turned, nobody has spoken
  Proposed,    ///< a proposal waits for its answer
  Accepted,    ///< the proposal is accepted, nothing discarded
  Exchanged,   ///< both have their cards again
  Refused,     ///< a proposal is refused
  Ready,       ///< all words are said, and no card is led
  BeforeLead,  ///< as Ready, or between two tricks
  Led,         ///< a card is led and not played to
  Replied,     ///< it is played to; the cards lie
  HandOver,    ///< the last card is played, nothing marked
  Marked,      ///< the hand is marked
};

class Table;

/// What looks over the table. It may say, change and stop as it likes.
class Overseer {
 public:
  Overseer() = default;
  Overseer(const Overseer&) = delete;
  Overseer& operator=(const Overseer&) = delete;
  virtual ~Overseer() = default;
  virtual void at(Table& /*table*/, Moment /*moment*/) {}
  /// The card to lead or to play, if the overseer wants a certain one.
  virtual std::optional<PlainCard> lead(Table& /*table*/) { return {}; }
  virtual std::optional<PlainCard> reply(Table& /*table*/) { return {}; }
};

/// How marks are written in a deal.
enum class Marks { Each, Counters, None };
/// When the holder of the king of trumps says so.
enum class Speaks { Never, Early, Ready, AfterLead, WithFirstCard };

/// Where the code they play by differs from the club's for those who keep within the laws, or in
/// what an offence costs.
struct TableRules {
  bool one_exchange = false;  ///< another one is lawful only by agreement, and none is made
  bool ceilings = true;       ///< an offender's result has one
  bool bars_king = true;      ///< a dealer who gave a wrong number may not mark the king he turned
};

/// How a hand came to its end.
enum class Ending { Played, ThrownDown, Granted, Stopped };

class Table {
 public:
  explicit Table(std::uint64_t seed, bool permissive);

  Chance chance;
  /// Whether the players do what is lawful but need not be done, and what of it ends or clouds a
  /// hand: throwing down, forgetting to mark, leaving things unwritten.
  bool permissive = true;
  bool whole = false;  ///< the hands are played to the end and everything is written and marked
  TableRules rules;

  // ── The sitting
  std::array<std::string_view, 2> players{};
  bool packs = false;                 ///< each has a pack of his own
  bool bystander = false;             ///< Z looks on
  bool french = false;                ///< and covers a stake
  Seat backed = 0;                    ///< of him
  bool packs_may_change = false;      ///< by agreement
  std::array<Seat, 2> pack_of{0, 1};  ///< which pack each has: 0 the green one, 1 the buff one
  bool multiples = false;             ///< are agreed upon
  bool cut_each_game = false;
  std::array<bool, 2> three_first{};
  std::array<bool, 2> has_dealt{};  ///< in this sitting
  std::array<bool, 2> has_dealt_in_game{};
  int game = 0;
  int deal_number = 0;
  int games_left = 0;
  Seat dealer = 0;
  std::array<int, 2> counters{};       ///< what is marked
  std::array<int, 2> due{};            ///< what should be
  bool over = true;                    ///< the game is
  std::array<int, 2> games_won{};      ///< in this sitting
  std::optional<Seat> won_last;        ///< who won the game before
  std::array<int, 2> games_counted{};  ///< in this sitting, as often as each counts
  int last_counted = 0;                ///< the game before did so often
  int rubber_of = 0;                   ///< games, if a kind of fault had one agreed on
  bool spoilt = false;                 ///< a kind of fault can make nothing of the deals before it

  // ── The dealing
  std::array<PlainHand, 2> hands;
  PlainHand stock;  ///< served from its end
  PlainCard turned = 0;
  int trump = 0;
  std::array<PlainHand, 2> discards;
  std::array<int, 2> took{};  ///< cards in the last exchange
  int proposals = 0;
  int exchanges = 0;
  std::optional<Seat> bold;  ///< who by his first word must make the point
  bool told_short = false;   ///< nobody wrote the cards down
  bool forgotten = false;    ///< nor the last card of all
  std::array<Speaks, 2> speaks{};
  std::array<bool, 2> announced{};
  std::array<bool, 2> capped{};  ///< has offended, so that what he makes of the hand has a ceiling
  int king_was_held_by = -1;     ///< in the hands as first played
  bool king_unmarked = false;    ///< the dealer turned a king and has not marked it yet

  // ── The play
  Seat leader = 0;
  int trick = 0;  ///< from 1; 0 before the first card
  PlainCard led = 0;
  PlainCard replied = 0;
  std::array<int, 2> tricks{};
  std::array<int, 2> cards_played{};
  Ending ending = Ending::Played;
  std::optional<int> result;    ///< fixed by throwing down or a claim: points …
  Seat result_of = 0;           ///  … to whom
  bool stopped = false;         ///< nothing more is done in this dealing
  bool again = false;           ///< the cards are given again
  bool accident = false;        ///< something befell the cards that a law calls a fault of nobody
  int dealings = 0;             ///< of this deal, so far
  std::array<int, 2> before{};  ///< the counters before it
  Marks marks = Marks::Each;
  bool late_mark = false;             ///< something due is left to be marked in the deal after
  std::array<int, 2> never_marked{};  ///< points due that nobody marks, so that they lapse
  bool marked_already = false;        ///< the result is, or nobody will
  bool game_taken_as_won = false;     ///< by the players, who begin another
  bool deals_on = false;              ///< the next deal belongs to the game that is won
  bool cut_now = false;               ///< for the deal, just before this one
  bool cut_is_written = false;        ///< for deal, by the overseer, who says who deals
  bool sound_pack = false;            ///< the next dealing is with another pack than the wrong one
  bool packs_untouched = false;       ///< nobody shuffles or cuts but the overseer
  std::optional<Seat> uncovered;      ///< whose cards count as tricks, if they cannot be played to
  PlainCard six_for_seven = -1;       ///< the seven in whose place the pack has a six
  bool turns_none = false;            ///< the overseer turns up the trump, or nobody does
  bool king_is_barred = false;        ///< the turned king may not be marked
  bool proposal_dropped = false;      ///< the words come to nothing, and the hand is played
  bool dealer_silent = false;         ///< in an exchange written by a kind of fault: he took none
  std::optional<int> asks;            ///< the number the non-dealer has said
  bool accepted_if_enough = false;    ///< the proposal last accepted
  bool no_more_proposals = false;     ///< the non-dealer plays, whatever he holds
  bool score_shown = false;           ///< the counters are written after the deal

  /// Plays the next deal, with the sitting and the game it belongs to, and appends it to `out`.
  void deal(Overseer& overseer, std::string& out);

  [[nodiscard]] Seat nondealer() const { return 1 - dealer; }
  [[nodiscard]] std::string name(Seat seat) const { return std::string(players[seat]); }
  [[nodiscard]] bool holds(Seat seat, PlainCard card) const;
  [[nodiscard]] PlainCard king() const { return support::king_of(trump); }
  /// What the laws give for a result, whoever reckons it up: the point one, two from a bold loser,
  /// the vole two; and to an offender one less.
  [[nodiscard]] int worth(Seat winner, bool vole) const;
  /// How the hand came out: for whom, whether with the vole, and the points due for it.
  struct Result {
    Seat seat = 0;
    bool vole = false;
    int points = 0;
  };
  [[nodiscard]] Result came_out() const;
  [[nodiscard]] Seat winner() const { return tricks[0] > tricks[1] ? 0 : 1; }

  // ── Writing: one act to a line, or several of the same actor
  void say(Seat seat, std::string text) {
    lines_.push_back({static_cast<int>(seat), std::move(text)});
  }
  void say_of(std::string text) { lines_.push_back({kNobody, std::move(text)}); }
  /// Before the deal's heading.
  void say_before(const std::string& text) { head_ += text + "\n"; }
  [[nodiscard]] std::string pack_name(Seat seat) const {
    return pack_of[seat] == 0 ? "green" : "buff";
  }

  void drop_last_line() { lines_.pop_back(); }

  // ── Doing
  PlainCard lay(Seat seat, PlainCard card);
  void write_lead(Seat seat, PlainCard card);
  void write_reply(Seat seat, PlainCard card);
  /// Says in which suit `seat` leads, in the words of the last line.
  void name_suit(int suit);
  /// Leaves the hands to be inferred from the cards played.
  void leave_out_hands();
  /// The king is announced and marked (or not written as marked, where nothing is).
  void announce(Seat seat, bool mark = true);
  /// `points` more on the counters, written as `words`.
  void mark(Seat seat, int points, std::string words);
  /// As due, in any of the ways in which it may be written.
  void mark_result(Seat seat, int points, bool vole);
  void throw_down(Seat seat);
  /// The hands as they were at the first card, to be played once more.
  void restore_hands();
  void play(Overseer& overseer);
  void finish(Overseer& overseer);
  void exchange(Overseer& overseer);
  void serve(Seat seat, int number);
  std::array<std::optional<PlainCard>, 2> throws;  ///< a card each means to put out
  [[nodiscard]] PlainHand unwanted(Seat seat);
  /// The cards `seat` would put out if he had to put out `number`.
  PlainHand pick(Seat seat, int number);
  PlainHand from_stock(int number);
  void shuffle_and_give();
  void turn_up();

 private:
  struct Line {
    int actor = 0;
    std::string text;
  };
  static constexpr int kNobody = -1;
  static constexpr int kLead = 10;   ///< + seat
  static constexpr int kReply = 20;  ///< + seat
  static constexpr int kHolds = 30;  ///< + seat

  void begin_sitting();
  void choose();
  void begin_game();
  void begin_later_game();
  void begin_deal();
  void cut_for_deal();
  void shuffle_and_cut();
  void packets();
  void mark_turned_king();
  void bargain(Overseer& overseer);
  void say_holds(Seat seat);
  void plan_kings();
  void speak_of_king(Moment moment);
  void one_trick(Overseer& overseer);
  void close();
  [[nodiscard]] int strength(Seat seat) const;
  void begin_dealing();
  void dealing(Overseer& overseer);
  void print(std::string& out);
  void put_the_six(std::string& out, std::size_t begin);

  Overseer* overseer_ = nullptr;  ///< of the deal being played
  std::string head_;
  std::vector<Line> lines_;
  std::array<PlainHand, 2> at_first_card_;
  std::array<std::string, 2> pending_;  ///< marks forgotten in the deal before
  std::array<int, 2> pending_points_{};
  int patience_ = 0;
  bool completed_ = false;
  bool begun_ = false;
};

inline std::string text_of(const PlainHand& cards) {
  std::string text;
  for (const PlainCard card : cards) {
    text += (text.empty() ? "" : " ") + support::text_of(card);
  }
  return text;
}

}  // namespace ecarte::campaign
