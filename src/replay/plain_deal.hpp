// SPDX-License-Identifier: MIT
//
// The short way of replay: one pass over a deal that is told in full and goes in the ordinary way.
// It knows who holds what as bits, and gives up without a trace at the first thing it does not
// know: another kind of act, a card that is not held, a duty of play left undone, anything untold
// or out of its order. What it establishes is what the Replayer would; a test holds it to that, so
// that there are no two opinions on what is a fact. Private to replay.
#pragma once

#include <cstdint>
#include <optional>

#include "record/record.hpp"
#include "replay/cards.hpp"
#include "replay/replay.hpp"
#include "replay/table.hpp"

namespace ecarte::replay {

class PlainDeal {
 public:
  /// `out` must be cleared.
  PlainDeal(const record::Record& record, const Sitting& sitting, DealFacts& out)
      : record_(record), acts_(record.acts), before_(sitting), out_(out) {}

  /// True if the deal is plain: then `out` says what it establishes. Else `out` is anything.
  /// `seen`: the kinds of its acts.
  bool establish(record::ActKinds seen);
  /// What a plain deal leaves to the next.
  void carry_on(Sitting& sitting) const;

 private:
  using Act = record::Act;
  using ActKind = record::ActKind;

  /// One player, as far as the deal has come.
  struct Player {
    CardSet hand;
    CardSet at_first;    ///< the same just before his first card
    CardSet shown;       ///< in dealing
    CardSet discarded;   ///< in all exchanges
    CardSet first_card;  ///< none: he has not played
    bool told = false;   ///< his hand is
    bool led_first = false;
    bool announced = false;
    int cards = 0;   ///< that he has played,
    int tricks = 0;  ///<  and tricks he has made
    int asked = -1;  ///< in the exchange under way; -1: nothing is told
    int put_out = -1;
    int taken = -1;
    ActIndex point_at = kNever;
  };

  bool begin();
  bool act(const Act& a);
  // Before the cards
  [[nodiscard]] bool is_idle() const { return phase_ == Phase::Idle; }
  bool set();
  bool agree(const Act& a);
  bool head_game(const Act& a);
  bool head_deal(const Act& a);
  bool cut_for_deal(const Act& a);
  bool cut(const Act& a);
  bool shuffle(const Act& a);
  bool give(const Act& a);
  bool expose(const Act& a);
  bool turn(const Act& a);
  [[nodiscard]] std::optional<Seat> rightful() const {
    return first_dealer_ ? first_dealer_ : next_dealer_;
  }
  // Words and cards changed (plain_deal_hand.cpp)
  bool hold(const Act& a);
  bool look(const Act& a);
  bool propose(const Act& a);
  bool answer(const Act& a, bool accepts);
  bool stand(const Act& a);
  bool ask(const Act& a);
  bool discard(const Act& a);
  bool take(const Act& a);
  [[nodiscard]] bool exchange_done() const;
  bool close_exchange();
  // The tricks (plain_deal_tricks.cpp)
  bool begin_playing();
  bool play_on();
  bool play_tricks();
  bool play(const Act& a);
  void first_cards(CardSet lead, CardSet reply);
  void first_card(Seat seat, CardSet card, bool leads, ActIndex at);
  void over_with(ActIndex at);
  bool gather();
  bool trick_told(const Act& a);
  // The king and the score
  bool announce(const Act& a);
  bool mark(const Act& a);
  bool score(const Act& a);
  // The end (plain_deal_end.cpp)
  bool finish();
  [[nodiscard]] bool result_begins_later() const;
  bool end_of_shown();
  void finish_playing();
  void note_hand_over();
  bool note_kings();
  [[nodiscard]] ToAct to_act() const;
  [[nodiscard]] Some<NoYes> bold(Seat loser) const;

  static constexpr bool is_one(CardSet cards) { return game::one_bit(cards.bits()); }
  /// So many cards are meant by it, and each is named.
  static constexpr bool names_all(const Act& a) {
    return a.count != 0 && a.cards.size() == int{a.count};
  }
  void looks(Seat seat, ActIndex earliest);
  void tells_how_far() { told_until_ = static_cast<ActIndex>(now_ + 1); }
  void beat(Beat what) { beats_[now_] |= bit(what); }
  Deed& deed(Remedy what, Actor by);
  template <class... Values>
  Fact& note(FactKind kind, Actor subject, ActIndex at, Values... values) {
    return out_.facts.emplace_back(fact_of(kind, subject, at, values...));
  }
  [[nodiscard]] Seat nondealer() const { return game::other(dealer_); }
  [[nodiscard]] game::Card king() const { return {game::Rank::King, trump_}; }

  const record::Record& record_;
  const std::vector<Act>& acts_;
  const Sitting& before_;
  DealFacts& out_;
  BeatSet* beats_ = nullptr;  ///< those of `out_`
  ActIndex now_ = 0;

  // Of the sitting, as it is by now.
  std::uint32_t deals_ = 0;
  std::uint32_t game_ = 1;
  std::uint32_t last_deal_ = 0;
  std::uint32_t agreed_ = 0;
  std::optional<Seat> next_dealer_;
  std::optional<Seat> first_dealer_;
  bool begins_sitting_ = false;

  // Before the cards.
  std::optional<std::uint32_t> number_;  ///< of the deal, as it is headed; 0: with none
  bool game_headed_ = false;
  bool settings_ = false;  ///< some are told
  PerSeat<CardSet> cuts_;
  Actor cut_by_ = record::kNobody;  ///< who cut the pack to the dealer

  // Of the dealing.
  Phase phase_ = Phase::Idle;
  Seat dealer_{};
  std::optional<record::Order> order_;
  Suit trump_{};
  CardSet turned_;
  CardSet known_;  ///< every card that is told to be somewhere
  ActIndex given_at_ = 0;
  ActIndex turn_at_ = 0;
  PerSeat<Player> players_;
  int stock_ = game::kCards - 2 * kFullHand;
  int stock_then_ = 0;  ///< when the exchange under way was accepted
  int proposals_ = 0;
  int exchanges_ = 0;
  FirstWord first_ = FirstWord::Unknown;
  bool refused_ = false;
  bool stood_ = false;
  bool marked_tricks_ = false;

  // Of the playing.
  Seat leader_{};
  CardSet led_;  ///< the card that waits for a reply
  int trick_ = 0;
  ActIndex over_at_ = kNever;
  ActIndex told_until_ = 0;  ///< one past the last act that tells how far the hand has come
};

}  // namespace ecarte::replay
