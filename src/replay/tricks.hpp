// SPDX-License-Identifier: MIT
//
// The tricks of one playing: what was laid, in which order, to which trick, what was taken up
// again, and so who won what. Whose card it is and whether he can have held it is for others; here
// a card is the set of cards it may be. What is not known is a set: who won a trick, who leads
// next, how many tricks each has made.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "game/card.hpp"
#include "game/row.hpp"
#include "game/seat.hpp"
#include "game/values.hpp"
#include "replay/customs.hpp"
#include "replay/facts.hpp"
#include "replay/who_deals.hpp"

namespace ecarte::replay {

using game::CardSet;
using game::PerSeat;
using game::Seat;
using game::Suit;

/// How a card was led; of a reply it says nothing.
struct LedHow {
  Some<Turn> turn = Turn::In;        ///< by who won the trick before, as far as that was known then
  Some<NoYes> too_soon = NoYes::No;  ///< the lead is his, and his proposal was not answered yet
  bool turn_disputed = false;  ///< whose lead it was is not known, and the other does not grant it
  bool led_on = false;         ///< before the lead before it had its answer
  bool in_order = true;        ///< told in its order: not a card of which nothing is known

  /// Is it a lead out of turn, or one that came, or may have come, too soon?
  [[nodiscard]] constexpr bool off() const {
    return turn.must_be(Turn::Out) || too_soon.may_be(NoYes::Yes);
  }
};

/// Whether a card was taken up again.
struct TakenBack {
  ActIndex at = kNever;
  bool put_down = false;   ///< and laid down again where it was
  bool with_lead = false;  ///< a reply: its lead went back, and the trick was played anew
  bool or_reply = false;   ///< by name: an earlier reply of his may have been it
  CardSet was;             ///<  and then, what it may be if it was not
};

/// One card played.
struct Played {
  ActIndex at = 0;
  Seat seat{};
  CardSet card;  ///< what it may be: one card if it is known
  std::uint8_t trick = 0;
  bool lead = false;
  bool none_of_his = false;  ///< he had played as many as were his: the rest he drew too late
  LedHow how{};
  TakenBack back{};
  ActIndex next_lead = kNever;  ///< the first lead after it: `Tricks::find_next_leads()`
};

/// One trick: numbers into the cards; -1 for a card not played or not written.
struct Trick {
  std::uint8_t number = 0;
  int lead = -1;
  int reply = -1;
  bool closed = false;          ///< answered, or known not to be
  bool uncovered = false;       ///< the other had no card to play to it
  ActIndex closed_at = kNever;  ///< the act that closed it, where one did
  Whoever by_cards = kEither;   ///< who may have won it, as the two cards decide it
  Whoever if_counted{};         ///< the same of a card drawn too late, if that counts as played
  Whoever told = kEither;       ///< and as it was told
  Whoever winner = kEither;     ///< the same, by all that is known
};

/// Who may have won a trick, as the two cards decide it.
Whoever winner_of(const Played& led, const Played& reply, std::optional<Suit> trump);

class Tricks {
 public:
  static constexpr int kMostCards = 48;
  static constexpr int kMostTricks = 16;

  Tricks() = default;
  /// Who leads to the first trick, and how many make what the hand gives.
  explicit Tricks(Whoever leader, HandTricks hand = {}) : hand_(hand), next_{leader} {}
  /// Takes up all that is laid: another playing begins.
  void begin(Whoever leader);

  // ── What is laid ──

  /// The tricks before trick `number` that are not written were played all the same.
  void skip_to(int number);
  /// At act `at` the last of the tricks skipped was led to, by whom is not known.
  void led_by_nobody_known(ActIndex at) {
    if (n_tricks_ > 0) {
      tricks_[static_cast<std::size_t>(n_tricks_) - 1].closed_at = at;
    }
  }
  /// As many as `most` tricks more may have been played by now, and are not told; who leads is not
  /// known then.
  void leave_out(int most);
  /// Trick `number` is played next, so that is told: as many are lacking as lie before it.
  void go_on_with(int number);
  /// How many may have been played that are not told.
  [[nodiscard]] int left_out() const { return next_.left_out; }
  /// A card led to trick `number`. Its number among the cards. There must be room.
  int lead(const Played& card, int number);
  /// A card played to trick number `index` of those written.
  int reply(const Played& card, int index, std::optional<Suit> trump);
  /// No reply is written to it. `none_held` if the other had no card to play: then the trick is the
  /// leader's, though nothing covers it.
  void leave_unanswered(int index, bool none_held);
  /// `seat` is told to have won trick `number`: so it is if the cards allow it. False if they give
  /// it to the other.
  bool told_won(int number, Seat seat);
  /// Of the tricks up to `number`, all of them played, each is told to have made so many. That
  /// counts where the cards allow it, whoever won which.
  void told_made(int number, PerSeat<int> made, ActIndex at);
  /// Cards that `seat` still holds and the other has nothing to play to: tricks of his.
  void leave_uncovered(Seat seat, int number);
  /// The last lead was made before the one before it had its answer: it may go back, and then that
  /// one waits again.
  void led_on() { cards_[static_cast<std::size_t>(n_cards_) - 1].how.led_on = true; }
  /// Card number `index`, known in part, turns out to be `card`; or a reply before it does.
  void tell(int index, CardSet card, bool or_reply) {
    Played& played = cards_[static_cast<std::size_t>(index)];
    played.back.was = or_reply ? played.card : CardSet{};
    played.back.or_reply = or_reply;
    played.card = card;
  }
  /// What may lie there if `seat` leads `card`: he has taken one back of which it is not known
  /// where it lay before, and so where this goes now.
  [[nodiscard]] CardSet led_again(Seat seat, CardSet card) const;
  /// The reply to the trick led to last, whose lead was taken up after it, is in hand again too.
  void goes_with_lead() {
    cards_[static_cast<std::size_t>(tricks().back().reply)].back.with_lead = true;
  }
  /// Card number `index` is taken up again. True if a trick waits for a reply because of it.
  bool take_up(int index, ActIndex at);
  /// A lead that was taken back after it was answered is laid down again: nothing has changed. Its
  /// number, or -1 if `card` is no such lead. One not told may be it, if the play goes on to trick
  /// `next` (0: not said).
  int put_back(Seat seat, CardSet card, int next);
  /// Is a trick not told, before one that is?
  [[nodiscard]] bool any_untold() const;
  /// Or one after that of card number `index`?
  [[nodiscard]] bool any_untold_after(int index) const;
  /// Is any card of those laid not known?
  [[nodiscard]] bool cards_untold() const;

  // ── How the tricks stand ──

  [[nodiscard]] std::span<const Played> cards() const {
    return {cards_.data(), static_cast<std::size_t>(n_cards_)};
  }
  [[nodiscard]] std::span<const Trick> tricks() const {
    return {tricks_.data(), static_cast<std::size_t>(n_tricks_)};
  }
  [[nodiscard]] const Played& card(int index) const {
    return cards_[static_cast<std::size_t>(index)];
  }
  [[nodiscard]] const Trick& trick(int index) const {
    return tricks_[static_cast<std::size_t>(index)];
  }
  [[nodiscard]] bool room() const { return n_cards_ < kMostCards && n_tricks_ < kMostTricks; }
  /// The trick that waits for a reply, or -1.
  [[nodiscard]] int open() const;
  /// The trick out of which `seat` has taken back his reply and not played another, or -1.
  [[nodiscard]] int reopened_for(Seat seat) const;
  void fill_reopened() { taken_up_.reopened = -1; }
  /// The trick out of which a reply is taken back and in whose place none lies, or -1.
  [[nodiscard]] int lacking() const;
  /// Of the replies taken back out of it the first that surely had to stay, or -1.
  [[nodiscard]] int had_to_stay(int index, std::optional<Suit> trump);
  /// Card number `index`, a reply that was taken back, lies in its trick as though it never was.
  void lay_back(int index, std::optional<Suit> trump);
  /// Who is to lead. Whoever leads, and is not known to have no right to it, has won the trick
  /// before.
  [[nodiscard]] Whoever leader() const { return next_.leads; }
  /// The act that played the last card; kNever before any.
  [[nodiscard]] ActIndex last_at() const { return cards().empty() ? kNever : cards().back().at; }
  /// Number of the last trick led to; 0 before any.
  [[nodiscard]] int last_number() const { return last_number_; }
  /// Tricks both cards of which are written.
  [[nodiscard]] int played() const { return played_; }
  /// Tricks known to be his.
  [[nodiscard]] int made(Seat seat) const { return counted_.made[seat]; }
  /// How many of the tricks so far may be his. What nothing covers is not counted.
  [[nodiscard]] game::Counts may_have_made(Seat seat) const {
    return game::Counts::range(counted_.made[seat],
                               counted_.made[seat] + counted_.unknown + next_.left_out);
  }
  /// Tricks played of which the winner is not known.
  [[nodiscard]] int unknown() const { return counted_.unknown; }
  /// Of these, those that a card drawn too late was played to, and that are his if it counts; else
  /// they are nobody's.
  [[nodiscard]] int if_counted(Seat seat) const { return counted_.if_counted[seat]; }
  /// Tricks that count as his because he led to the next, and by the cards might be the other's.
  [[nodiscard]] int by_lead(Seat seat) const;
  [[nodiscard]] int uncovered(Seat seat) const { return uncovered_[seat]; }
  /// How many make the point and the vole.
  [[nodiscard]] HandTricks hand() const { return hand_; }
  /// The act that gave him the point, or kNever.
  [[nodiscard]] ActIndex point_at(Seat seat) const { return counted_.point_at[seat]; }

  // ── What a look back asks ──

  /// Was any card taken up again?
  [[nodiscard]] bool any_taken_up() const { return taken_up_.any; }

  /// Sets for each card the first lead after it. One out of turn that was taken up before it was
  /// played to, and no later than that card, is passed over.
  void find_next_leads();
  /// The lead to which `reply` answers; nullptr if none is written.
  [[nodiscard]] const Played* led_to(const Played& reply) const;
  /// Was the lead answered before act `at`?
  [[nodiscard]] bool answered_before(const Played& lead, ActIndex at) const;
  /// Was it led out of turn? Of a lead that was taken up again, and whose turn it was is not told,
  /// that is told by what was led in its place, if anything tells it.
  [[nodiscard]] Some<NoYes> off_turn(const Played& led) const;
  /// Was a card taken back put down again (Yes), or another in its place (No)?
  [[nodiscard]] Upheld put_down_again(const Played& taken) const;

 private:
  void settle_turn_after(int index);
  void remove(int index);
  bool reopen(int index);
  void count();
  bool decide(int index);
  static void decide_by_cards(Trick& trick, const Played& led, const Played& reply,
                              std::optional<Suit> trump);
  void count(const Trick& trick);
  void count_shares();

  /// Who made how many, as they are counted.
  struct Counted {
    PerSeat<int> made{};
    PerSeat<ActIndex> point_at{{kNever, kNever}};
    PerSeat<int> if_counted{};
    int unknown = 0;
  };
  /// Of so many tricks it is told how many each made.
  struct Shared {
    int tricks = 0;  ///< 0 if of none
    PerSeat<int> made{};
    ActIndex at = 0;
  };
  /// What was taken up of the tricks.
  struct TakenUp {
    bool any = false;
    int reopened = -1;  ///< the trick whose reply was taken back last,
    Seat by{};          ///<  and by whom
  };

  /// The trick to come.
  struct ToCome {
    Whoever leads = kEither;
    int left_out = 0;           ///< as many as this may have been played before it, untold,
    Whoever if_none = kEither;  ///<  and if none was, this is who leads
  };

  HandTricks hand_;
  game::FixedRow<Played, kMostCards> cards_;
  int n_cards_ = 0;
  game::FixedRow<Trick, kMostTricks> tricks_;
  int n_tricks_ = 0;
  Counted counted_;
  Shared shared_;
  TakenUp taken_up_;
  PerSeat<int> uncovered_{};
  ToCome next_;
  int last_number_ = 0;
  int played_ = 0;
};

}  // namespace ecarte::replay
