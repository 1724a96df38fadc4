// SPDX-License-Identifier: MIT
//
// The machine behind replay(): one object for one deal, fed its acts in order. Private to replay.
#pragma once

#include <cstddef>
#include <optional>

#include "record/record.hpp"
#include "replay/bystanders.hpp"
#include "replay/cutting.hpp"
#include "replay/exchanging.hpp"
#include "replay/giving.hpp"
#include "replay/room.hpp"

namespace ecarte::replay {

class Replayer : private Room {
 public:
  /// `seen` may be nullptr: then nobody looks on.
  Replayer(const record::Record& record, Table& table, DealSeen* seen)
      : Room(table),
        cutting_(table),
        giving_(table),
        exchanging_(table, giving_),
        bystanders_(table.notes, table.sitting, record.names ? record.names->bystanders.size() : 0,
                    record.text),
        frame_{record.deal_follows},
        seen_(seen) {}

  void run();

 private:
  // The order of acts (replayer.cpp), and what is said of the deal (statements.cpp)
  void act(const Act& a);
  void heading(const Act& a);
  void exchange_act(const Act& a);
  void deals_untold();
  void setting(const Act& a);
  void statement(const Act& a);
  void stock_left(const Act& a);
  void hold(const Act& a);
  void hold_not(const Act& a);
  void odd_card(const Act& a);
  void hand_counted(Seat seat, int number, ActIndex at);
  [[nodiscard]] bool told_of_start(Seat seat, int number, CardSet cards) const;
  [[nodiscard]] bool told_of_more_at_start(Seat seat, int number, CardSet cards) const;
  void score_act(const Act& a);
  void testify(const Act& a);
  void admit(const Act& a);
  void claim_game(const Act& a);
  void turned_by_the_mark(const Testimony& mark);
  [[nodiscard]] bool is_left_before(Seat seat) const;
  [[nodiscard]] bool stops_with_mark_left() const;
  [[nodiscard]] std::optional<std::uint32_t> claimed_of_deal(const record::Act& mark) const;
  [[nodiscard]] std::optional<std::uint32_t> deals_ago(const record::Act& claim) const;
  [[nodiscard]] bool game_is_others(Actor claimer) const;
  [[nodiscard]] bool claimed_in_throwing_down(const Act& a) const;
  void announce(const Act& a);
  void withdraw(const Act& a);
  void look(const Act& a);
  void permit(const Act& a);
  void look_at_thrown_out(const Act& a);
  void finish();
  [[nodiscard]] bool begins_untold() const;
  [[nodiscard]] bool won_by_its_result() const;
  [[nodiscard]] bool began_with_a_score_untold() const;
  void finish_dealing();
  void note_found(ActIndex first);
  [[nodiscard]] std::optional<Seat> dealer_of_void() const;
  void settle_sitting();

  // The flow of a dealing (dealing.cpp)
  void before_dealing(const Act& a);
  void deny(const Act& a);
  void find_dealer();
  void implied_dealing();
  void open_dealing();
  void begin_dealing(Seat dealer, std::uint8_t pack, bool sound);
  void give(const Act& a);
  [[nodiscard]] bool is_shown_of(const Act& a) const;
  [[nodiscard]] bool gives_both(const Act& a) const;
  void turn(const Act& a);
  void expose(const Act& a);
  void show_king(const Act& a, Seat whose);

  // Cards led and played, the end of the hand (play.cpp)
  void during_play(const Act& a);
  void close_hand();
  [[nodiscard]] bool gathered_to_deal_again() const;
  void begin_playing();
  void open_playing();
  void play(const Act& a);
  void played_untold_to(int number);
  void played_by_nobody_known(const Act& a);
  bool puts_back(Seat seat, CardSet card);
  bool replaces_untold(const Act& a, CardSet card);
  void lay_back_what_had_to_stay(const Act& a);
  [[nodiscard]] bool leads_as_required(const Played& led, Seat seat, CardSet card) const;
  [[nodiscard]] record::Claiming claimed_with(const Act& a) const;
  [[nodiscard]] std::optional<ActKind> answer_to_claim() const;
  void leave_unanswered(int number);
  void lead_on(const Act& a, CardSet card, int open);
  void omitted(const Act& a);
  [[nodiscard]] bool out_of_turn(const Act& a) const;
  std::optional<Played> lay(const Act& a, Seat seat, CardSet card);
  [[nodiscard]] Some<NoYes> leads_too_soon(Seat seat) const;
  void take_up_if_too_soon();
  void has_played(Seat seat);
  void counts_as_first(Seat seat, ActIndex at);
  void played_untold(Seat seat);
  [[nodiscard]] int cards_to_play(Seat seat) const;
  void note_played_wrong(Seat seat);
  void lead(const Act& a, CardSet card);
  void skip_tricks(int up_to);
  void reply(const Act& a, CardSet card, int index);
  void end_if_exhausted();
  [[nodiscard]] bool plays_on(Seat seat) const {
    return ahead_.next_to_play(now_) == record::actor_of(seat);
  }
  void hand_over(HandEnd end, ActIndex at);
  void take_up(int index, ActIndex at);
  void trick_told(const Act& a);
  void take_back(const Act& a);
  [[nodiscard]] int played_last(Seat seat, CardSet card) const;
  void throw_down(const Act& a);
  void hands_again();
  [[nodiscard]] bool cards_untold() const;
  void made(const Act& a);

  // How the hand ended (result.cpp)
  void look_back_over_play();
  void finish_playing();
  void uphold_claim();
  [[nodiscard]] int sure_tricks(const ThrowDown& thrown) const;
  [[nodiscard]] int first_playing_of_dealing() const;
  void note_hand_over();
  void note_misawarded();
  [[nodiscard]] const Act* told_beside(const Act& a) const;
  [[nodiscard]] bool goes_on_after(const Act& a) const;
  [[nodiscard]] bool all_answered(const Act& a) const;
  void made_so_far(const Act& a);
  [[nodiscard]] NoYes bold(Seat loser) const;
  void note_run_out();
  void note_kings();
  // Misplays weighed anew (misplays_again.cpp)
  void weigh_misplays_again();
  void prove_misplays_owned_to();
  void prove_misplay(Fact& fact, ActIndex found);
  void note_kingless(const KingTable& table);
  [[nodiscard]] bool game_with_the_king(Seat seat, ActIndex before) const;
  void doubt_throwing_down();
  void leave_room();
  void fill_upheld();
  [[nodiscard]] Upheld first_word_upheld(const Fact& altered) const;
  [[nodiscard]] int given_before(const Fact& altered) const;
  void fill_looked();
  [[nodiscard]] NoYes looked_before_choosing() const;

  // What an onlooker sees (seen.cpp)
  void see_playing();
  void see_dealing();

  // Remedies, bystanders, money (bystander.cpp)
  void remedy_act(const Act& a);
  [[nodiscard]] Act by_whose_hand(const Act& a) const;
  [[nodiscard]] bool claims_either(const Act& a) const;
  void claim(const Act& a);
  void grant_claim(const Act& a);
  // Rights that are no remedies (rights_claimed.cpp)
  void claim_right(const Act& a);
  void claim_deal(const Act& a);
  [[nodiscard]] bool told_won() const;
  [[nodiscard]] bool found_out_of_turn_in_time() const;
  [[nodiscard]] Some<CardLies> lies(const Act& a) const;
  [[nodiscard]] bool claims_shown(const Act& a) const;
  // What comes next (turn_to_act.cpp)
  [[nodiscard]] ToAct whose_turn() const;
  [[nodiscard]] ToAct whose_card() const;
  [[nodiscard]] const Played* lying_too_soon() const;
  void find(const Act& a);
  [[nodiscard]] bool of_deal_before() const;
  void allege(const Act& a, record::Noun noun);
  void number_dealt(Seat seat, int number);
  void number_found(Seat seat, int number);
  void require(const Act& a);
  void part_of_surplus(Remedy what, Actor by, Seat hand, int number);
  void throw_out(const Act& a);
  void draw(const Act& a);
  [[nodiscard]] bool deal_passes_on() const;
  void bystander_act(const Act& a);
  [[nodiscard]] bool hand_follows() const;
  void urge(const Act& a);
  void note_settled();

  Cutting cutting_;
  Giving giving_;
  Exchanging exchanging_;
  Bystanders bystanders_;

  /// What the record says around the acts.
  struct Frame {
    bool deal_follows = false;
    std::uint32_t number = 0;  ///< of the deal, as written; 0 if it is not
    bool new_game = false;     ///< another game of the sitting begins with this deal
    bool game_headed = false;  ///< a game has its heading in this deal
  };
  /// A surplus card drawn from a hand.
  struct Drawn {
    Some<NoYes> from_taken_up{NoYes::No};
    ActIndex at = kNever;
  };

  // Of the deal as a whole.
  Frame frame_;
  DealSeen* seen_;
  Drawn drawn_;
  PerSeat<bool> marked_;           ///< in this deal
  PerSeat<bool> surplus_begun_{};  ///< some of the cards too many have left the hand, and not all
  ActIndex settled_ = kNever;

  // Of the playing under way.
  ActIndex required_suit_at_ = kNever;
  /// The card under way is led before the proposal is answered.
  Some<NoYes> too_soon_ = NoYes::No;
  bool declined_ = false;            ///< to the lead that is open no card was played
  std::uint8_t playing_closed_ = 0;  ///< number of the last playing looked back over
};

}  // namespace ecarte::replay
