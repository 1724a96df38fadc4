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
#include "replay/hand_closing.hpp"
#include "replay/outline.hpp"
#include "replay/replay.hpp"
#include "replay/table.hpp"

namespace ecarte::replay {

class PlainDeal {
 public:
  /// `out` must be cleared. In brief only what `Untold::in_brief` leaves is established.
  PlainDeal(const record::Record& record, const Sitting& sitting, DealFacts& out, bool in_brief)
      : record_(record), before_(sitting), out_(out) {
    out_.untold.in_brief = in_brief;
  }

  /// True if the deal is plain: then `out` says what it establishes. Else `out` is anything.
  /// `seen`: the kinds of its acts.
  bool establish(record::ActKinds seen);
  /// What its score turns on.
  [[nodiscard]] const Outline& outline() const { return score_.outline; }
  /// What a plain deal leaves to the next.
  void carry_on(Sitting& sitting) const;
  [[nodiscard]] MarksOfLastDeal marks_left() const;

 private:
  using Act = record::Act;
  using ActKind = record::ActKind;

  /// Cards of one player in the exchange under way, by number, if it is told.
  struct Changed {
    std::optional<int> asked;
    std::optional<int> put_out;
    std::optional<int> taken;
    CardSet shown;  ///< a card of those given him, before he took them
  };
  /// The first card of a player.
  struct FirstPlayed {
    CardSet hand;  ///< just before it
    CardSet card;  ///< none: he has not played
    bool leads = false;
  };
  /// What a player has marked: something.
  struct MarkedBy {
    bool points = false;  ///< not for a king
    bool king = false;
  };
  /// One player, as far as the deal has come.
  struct Player {
    CardSet hand;
    CardSet shown;      ///< in dealing
    CardSet discarded;  ///< in all exchanges
    FirstPlayed first;
    bool told = false;  ///< his hand is
    bool announced = false;
    int cards = 0;   ///< that he has played,
    int tricks = 0;  ///<  and tricks he has made
    Changed exchange;
    ActIndex point_at = kNever;
    BoundedMoment looked;  ///< when he first saw his hand
    MarkedBy marked;
  };

  bool begin();
  bool act(const Act& a);
  // Before the cards (plain_deal_before.cpp)
  [[nodiscard]] bool is_idle() const { return dealing_.phase == Phase::Idle; }
  bool set();
  bool agree(const Act& a);
  bool head_game(const Act& a);
  bool head_deal(const Act& a);
  bool cut_for_deal(const Act& a);
  [[nodiscard]] CardSet rank_told(ActIndex at) const;
  bool choose(const Act& a);
  bool packs(const Act& a);
  bool choose_pack(Seat seat, SomePack pack);
  [[nodiscard]] bool is_own_pack(const Act& a) const;
  bool cut(const Act& a);
  bool shuffle(const Act& a);
  bool give(const Act& a);
  [[nodiscard]] int told_packet_by_packet(const Act& a) const;
  bool expose(const Act& a);
  bool turn(const Act& a);
  [[nodiscard]] std::optional<Seat> rightful() const {
    return (sitting_.first_dealer.known() ? sitting_.first_dealer : sitting_.next_dealer).dealer();
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
  bool expose_in_giving(const Act& a);
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
  bool end_of_shown();
  void finish_outline();
  [[nodiscard]] bool is_outlined_broken_off() const;
  [[nodiscard]] bool has_agreed(record::Agreement what) const {
    return (sitting_.agreed >> static_cast<unsigned>(what) & 1U) != 0;
  }
  void finish_spans();
  [[nodiscard]] std::optional<Seat> next_dealer() const;
  [[nodiscard]] bool held_king(Seat seat) const;
  [[nodiscard]] bool king_turned() const { return dealing_.turned.has(king()); }
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
  void tells_how_far() { at_.told_until = static_cast<ActIndex>(at_.now + 1); }
  [[nodiscard]] bool is_whole() const { return !out_.untold.in_brief; }
  void beat(BeatSet what, ActIndex at) {
    if (is_whole()) {
      out_.beats[at] |= what;
    }
  }
  void beat(Beat what) {
    beat(bit(what), at_.now);
    if (what < Beat::HandOver) {
      at_.of_hand = at_.now;
    }
  }
  // What is written down is `nullptr` in brief.
  Deed* deed(Remedy what, Actor by) { return is_whole() ? write_deed(what, by) : nullptr; }
  Testimony* testify(Testimony::Kind kind, const Act& a) {
    return is_whole() ? write_testimony(kind, a) : nullptr;
  }
  Deed* write_deed(Remedy what, Actor by);
  Testimony* write_testimony(Testimony::Kind kind, const Act& a);
  void outline_score(bool of_king);
  template <class... Values>
  Fact* note(FactKind kind, Actor subject, ActIndex at, Values... values) {
    if (kind != FactKind::HandOver && kind != FactKind::KingHeld && kind != FactKind::KingTurned &&
        kind != FactKind::ExposedInDealing) {
      score_.outline.has_more();
    }
    return is_whole() ? &out_.facts.emplace_back(fact_of(kind, subject, at, values...)) : nullptr;
  }
  [[nodiscard]] Seat nondealer() const { return game::other(dealing_.dealer); }
  [[nodiscard]] Role role_of(Seat seat) const {
    return seat == dealing_.dealer ? Role::Dealer : Role::NonDealer;
  }
  [[nodiscard]] game::Card king() const { return {game::Rank::King, dealing_.trump}; }

  /// Where in the record it is.
  struct At {
    ActIndex now = 0;         ///< the act under way
    ActIndex told_until = 0;  ///< one past the last act that tells how far the hand has come
    ActIndex of_hand = 0;     ///< the last act that windows of the hand may close with
  };
  /// What a sitting carries, as it is by now: of what is settled before the cards.
  struct SittingByNow {
    std::uint32_t deals = 0;
    std::uint32_t game = 1;
    std::uint32_t last_deal = 0;
    std::uint32_t agreed = 0;
    PacksOfSitting packs;
    OrdersKept orders;
    WhoDeals next_dealer;
    WhoDeals first_dealer;
    bool begins = false;
  };
  /// What stands above the deal.
  struct Headed {
    std::optional<std::uint32_t> number;  ///< of the deal; 0: with none
    bool game = false;
    bool settings = false;  ///< some are told
    bool packs = false;     ///<  and of these, or of choices, of whose the packs are
  };
  struct Cuts {
    PerSeat<CardSet> shown;      ///< for the deal
    Actor by = record::kNobody;  ///< who cut the pack to the dealer
  };
  /// The dealing, and how far it has come.
  struct Dealt {
    Phase phase = Phase::Idle;
    Seat dealer{};
    std::optional<Seat> rightful;  ///< whose the deal was, if that was known
    std::optional<record::Order> order;
    Suit trump{};
    CardSet turned;
    CardSet known;  ///< every card that is told to be somewhere
    ActIndex given_at = 0;
    ActIndex turn_at = 0;
    int stock = game::kCards - 2 * kFullHand;
  };
  /// What was said of proposing and playing.
  struct Words {
    FirstWords first;
    int proposals = 0;
    int exchanges = 0;
    int stock_then = 0;  ///< when the exchange under way was accepted
    bool refused = false;
    bool stood = false;
  };
  struct Play {
    ActIndex begin = kNever;
    Seat leader{};
    CardSet led;  ///< the card that waits for a reply
    int trick = 0;
    ActIndex over_at = kNever;
    Outcomes outcomes;    ///< of a hand that is over,
    HandResult gave;      ///<  and what it gave
    bool marked = false;  ///< what it gave
  };

  /// What is told of the score, and where.
  struct Scored {
    Outline outline;
    bool marked = false;         ///< something is
    unsigned exposed = 0;        ///< cards of his own, by the dealer
    bool led = false;            ///< it is told before the first reply
    bool begins_untold = false;  ///< by counters told so that deals before it may be untold
    bool shown_after = false;    ///< counters when the hand was over
    ActIndex after = kNever;     ///< the cards, of a hand that is not over
    ActIndex of_hand = kNever;   ///< the first that may be of the hand
  };

  const record::Record& record_;
  const Sitting& before_;
  DealFacts& out_;
  At at_;
  SittingByNow sitting_;
  Headed headed_;
  Cuts cuts_;
  Dealt dealing_;
  Words words_;
  PerSeat<Player> players_;
  Play playing_;
  Scored score_;
};

}  // namespace ecarte::replay
