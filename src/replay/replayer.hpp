// SPDX-License-Identifier: MIT
//
// The machine behind replay(): one object for one deal, fed its acts in order. Private to replay.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

#include "record/record.hpp"
#include "replay/ahead.hpp"
#include "replay/bystanders.hpp"
#include "replay/notes.hpp"
#include "replay/replay.hpp"
#include "replay/table.hpp"
#include "replay/told.hpp"

namespace ecarte::replay {

class Replayer {
 public:
  Replayer(const record::Record& record, Sitting& sitting, DealFacts& out)
      : acts_(record.acts),
        sitting_(sitting),
        out_(out),
        notes_(record.acts, out),
        bystanders_(notes_, sitting, record.names ? record.names->bystanders.size() : 0) {}

  void run();

 private:
  using Act = record::Act;
  using ActKind = record::ActKind;
  using Card = game::Card;

  // The order of acts, what is known of the cards (replayer.cpp)
  void act(const Act& a);
  void heading(const Act& a);
  void deals_untold();
  void setting(const Act& a);
  void statement(const Act& a);
  void hold(const Act& a);
  void odd_card(const Act& a);
  [[nodiscard]] bool foreign_card(ActIndex at) const;
  void hand_counted(Seat seat, int number, ActIndex at);
  void score_act(const Act& a);
  void announce(const Act& a);
  void withdraw(const Act& a);
  Deed& deed(Remedy what, Actor by, bool carried_out) { return notes_.deed(what, by, carried_out); }
  void impossible(std::string_view id, ActIndex at, ActIndex earlier = kNever, CardSet cards = {},
                  Actor who = record::kNobody) {
    notes_.impossible(id, at, earlier, cards, who);
  }
  [[nodiscard]] CardSet single_card(ActIndex at) const;
  static int number_of(const Act& a, int otherwise);
  [[nodiscard]] std::span<const CardSet> partly(ActIndex at);
  [[nodiscard]] std::span<const CardSet> partly_besides(CardSet known, int number);
  void check(const std::optional<Clash>& clash);
  void show_in_hand(Seat seat, CardSet cards);
  void leave_stock(CardSet cards, Pile to);
  void take_in(Seat seat, CardSet known, int number, ActIndex at);
  void part_with(Seat seat, CardSet known, int number);
  [[nodiscard]] bool later(ActKind kind, Actor actor, ActIndex from) const {
    return ahead_.later(kind, actor, from);
  }
  void mark_looked(Seat seat, bool exactly);
  void look(const Act& a);
  void finish();
  void finish_dealing();
  void settle_sitting();

  // Before the cards, packets, turn-up (dealing.cpp)
  void before_dealing(const Act& a);
  void shuffle(const Act& a);
  void deny(const Act& a);
  void cut(const Act& a);
  void cut_for_deal(const Act& a);
  void compare_cuts();
  [[nodiscard]] bool change_agreed(const Act& a) const;
  void choose(const Act& a);
  void call_cards(const Act& a);
  [[nodiscard]] std::uint8_t pack_of(record::PackRef ref, Seat seat) const;
  [[nodiscard]] std::uint8_t pack_meant(const Act& a, Seat seat) const;
  void pack_said(const Act& a);
  [[nodiscard]] std::optional<Seat> rightful() const;
  void find_dealer();
  void implied_dealing();
  void open_dealing();
  void begin_dealing(Seat dealer, std::uint8_t pack, bool sound);
  void give(const Act& a);
  [[nodiscard]] bool gives_both(const Act& a) const;
  void packets(const Act& a);
  void packets_complete(bool turning = false);
  bool packet_found(Seat seat, int number);
  void note_order();
  void note_wrong_number(Seat seat, ActIndex at);
  [[nodiscard]] bool hand_gathered() const;
  [[nodiscard]] bool exchange_may_be_untold() const;
  void turn(const Act& a);
  void turn_up(const Act& a);
  void turn_untold(bool by_now = true);
  void trump_turned();
  void remember_giving();
  void note_king_turned();
  void expose(const Act& a);
  void lie_faced(const Act& a);

  // Proposals, discards, cards given (exchange.cpp)
  void during_exchange(const Act& a);
  void propose(const Act& a);
  void ask(const Act& a);
  void answer(const Act& a, AnswerGiven given);
  void open_exchange();
  void refuse_card(const Act& a);
  void alter(const Act& a);
  void stand(const Act& a);
  void exchange_by(const Act& a);
  [[nodiscard]] std::optional<NoRightWhy> no_right(const Act& a) const;
  [[nodiscard]] bool begins_another(const Act& a) const;
  [[nodiscard]] bool exchange_done() const;
  [[nodiscard]] bool accepts_another(AnswerGiven given) const;
  void imply_proposal();
  void imply_acceptance();
  void discard(const Act& a);
  void give_in_exchange(const Act& a);
  void take(const Act& a);
  CardSet take_exposed(const Act& a, int number);
  void left_exposed(Seat seat);
  void note_served_first();
  void complete(const Act& a);
  void before_his_first_card(Seat seat);
  void close_exchange();
  void note_excess(Seat seat);
  void note_short(Seat seat);
  void take_unwritten(Seat seat);
  void take_untold(Seat seat);
  void exchange_unwritten(Seat seat);
  [[nodiscard]] int wishes() const;
  [[nodiscard]] int stock_for_wishes() const;
  void note_stock();
  [[nodiscard]] WithheldWhen asked_when() const {
    return closed_at_ != kNever ? WithheldWhen::After : WithheldWhen::InHand;
  }
  void answer_number(const Act& a);

  // Cards led and played, the end of the hand (play.cpp)
  void during_play(const Act& a);
  void close_hand();
  void begin_playing();
  void open_playing();
  void play(const Act& a);
  void played_by_nobody_known(const Act& a);
  bool puts_back(Seat seat, CardSet card);
  [[nodiscard]] bool leads_as_required(const Played& led, Seat seat, CardSet card) const;
  [[nodiscard]] record::Claiming claimed_with(const Act& a) const;
  [[nodiscard]] std::optional<ActKind> answer_to_claim() const;
  void leave_unanswered(int number);
  std::optional<Played> lay(const Act& a, Seat seat, CardSet card);
  void first_card(Seat seat);
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
  void take_back(const Act& a);
  void throw_down(const Act& a);
  void hands_again();
  void made(const Act& a);

  // How the hand ended (result.cpp)
  void finish_playing();
  void uphold_claim();
  [[nodiscard]] int sure_tricks(const ThrowDown& thrown) const;
  [[nodiscard]] int first_playing_of_dealing() const;
  void note_hand_over();
  void note_misawarded();
  [[nodiscard]] NoYes bold(Seat loser) const;
  void note_run_out();
  void note_kings();
  void find_all_for_dealing(ActIndex at);
  [[nodiscard]] NoYes looked(Seat seat, ActIndex at) const;
  void fill_upheld();
  [[nodiscard]] Upheld first_word_upheld(const Fact& altered) const;
  void fill_looked();

  // Remedies, bystanders, money (bystander.cpp)
  void remedy_act(const Act& a);
  void find(const Act& a);
  void number_found(Seat seat, int number);
  void require(const Act& a);
  void put_right(const Act& a);
  void throw_out(const Act& a);
  void draw(const Act& a);
  void put_back(const Act& a);
  void throw_aside(const Act& a);
  [[nodiscard]] bool deal_passes_on() const;
  void bystander_act(const Act& a);
  void urge(const Act& a);
  void note_settled();

  template <class... Values>
  Fact& note(FactKind kind, Actor subject, ActIndex at, Values... values) {
    return notes_.note(kind, subject, at, values...);
  }
  void beat(Beat what, ActIndex at) { notes_.beat(what, at); }
  void beat(Beat what) { notes_.beat(what); }
  [[nodiscard]] std::uint8_t dealing_number() const { return notes_.dealing(); }
  [[nodiscard]] std::uint8_t playing_number() const { return notes_.playing(); }
  [[nodiscard]] DealtAfter dealt_after() const;
  [[nodiscard]] Role role(Seat seat) const {
    return seat == d_.dealer ? Role::Dealer : Role::NonDealer;
  }
  [[nodiscard]] Seat dealer() const { return d_.dealer; }
  [[nodiscard]] Seat nondealer() const { return game::other(d_.dealer); }

  const std::vector<Act>& acts_;
  Sitting& sitting_;
  DealFacts& out_;
  Notes notes_;
  Ahead ahead_{notes_.acts()};
  Told told_{notes_};
  ActIndex& now_ = notes_.now;
  Bystanders bystanders_;
  Cards cards_;
  std::array<CardSet, 16> partly_{};  ///< the cards known in part of the act asked about last
  Dealing d_;
  Playing p_;

  // Of the deal as a whole.
  std::uint32_t deal_number_ = 0;  ///< as written; 0 if not
  bool pack_faulty_ = false;       ///< the record speaks against the pack
  bool new_game_ = false;          ///< another game of the sitting begins with this deal
  bool game_headed_ = false;       ///< a game has its heading in this deal
  PerSeat<bool> marked_;           ///< in this deal
  bool hand_marked_ = false;       ///< the point or the vole, by either
  PerSeat<bool> recut_for_fault_;  ///< his new cut for deal was called for
  bool cut_done_ = false;          ///< for the dealing that comes
  bool cut_in_unit_ = false;
  bool called_cards_ = false;
  ActIndex game_cut_at_ = kNever;  ///< the first cut for deal
  PerSeat<CardSet> cut_shown_;
  PerSeat<std::optional<CutAnewWhy>> cut_fault_;  ///< what is wrong with each one's cut for deal
  PerSeat<bool> cut_foreign_;
  PerSeat<bool> cut_for_deal_;
  bool cut_tied_ = false;
  Some<NoYes> cut_was_tied_{NoYes::No};
  PerSeat<bool> cut_anew_;
  PerSeat<std::optional<record::Order>> noticed_;
  PerSeat<ActIndex> not_looked_{{kNever, kNever}};  ///< up to where a hand was not looked at
  Some<NoYes> drawn_from_taken_up_{NoYes::No};
  ActIndex drawn_at_ = kNever;
  ActIndex settled_ = kNever;
  ActIndex closed_at_ = kNever;  ///< the cards were gathered
  std::array<ActIndex, 8> all_found_ = none_found();

  // Of the playing under way.
  ActIndex required_suit_at_ = kNever;
  std::uint8_t playing_closed_ = 0;  ///< number of the last playing looked back over

  /// Fact::number of an altered answer whose first word was a refusal.
  static constexpr std::uint8_t kFirstWordRefused = 1;

  static constexpr std::array<ActIndex, 8> none_found() {
    std::array<ActIndex, 8> none{};
    none.fill(kNever);
    return none;
  }
};

}  // namespace ecarte::replay
