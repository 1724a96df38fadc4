// SPDX-License-Identifier: MIT
//
// The room of what comes before the cards: shuffling, cutting for the deal and to the dealer, the
// choice of packs and seats, and new cards. It knows who should deal.
#pragma once

#include "replay/card_room.hpp"

namespace ecarte::replay {

class Cutting : private CardRoom {
 public:
  explicit Cutting(Table& table) : CardRoom(table) {}

  void shuffle(const Act& a);
  void cut(const Act& a);
  void cut_for_deal(const Act& a);
  void choose(const Act& a);
  /// Before a card is dealt somebody claims the choice of packs or seats.
  void claim_choice(const Act& a);
  /// When cards are dealt somebody claims that choice, or that the deal be cut for again: whose the
  /// choice is by the cut, and what is wrong that the cut outlives.
  void claim_after_cut(Deed& claimed) const;
  /// The record stops before a card is given: whose choice of packs or seats is still to be made.
  void leave_choice_open();
  void call_cards(const Act& a);
  void pack_said(const Act& a);

  /// The deal at hand is headed with this number; 0 if it is not told.
  void headed(std::uint32_t number) { number_ = number; }
  /// A rubber is headed: what was cut above it, with nothing dealt since, was for the one before.
  void begin_rubber();
  /// Is the pack cut for the dealing that comes?
  [[nodiscard]] bool done() const { return done_; }
  /// It is given now.
  void given() { done_ = false; }
  /// Did a cut for deal begin another game, without a heading?
  [[nodiscard]] bool begins_game() const { return begins_game_; }
  /// Who shuffled last, and in which act, where the dealer would have; kNobody if none did.
  struct PassedOver {
    Actor by = record::kNobody;
    ActIndex at = kNever;
  };
  /// Straight upon a cut by which the dealer, who had shuffled, was passed over: the other shuffled
  /// after him and cut.
  [[nodiscard]] PassedOver passed_over() const;
  /// The dealer was not let be the last to shuffle; noted once, however often it is said.
  void note_last_shuffle_denied(const PassedOver& over);
  [[nodiscard]] bool called_cards() const { return called_at_ != kNever; }
  /// Must somebody cut for the deal again before it is anybody's?
  [[nodiscard]] bool to_cut_anew() const {
    const auto small = [this](Seat seat) { return cuts_[seat].fault == CutAnewWhy::TooSmall; };
    return small(Seat::First) || small(Seat::Second) ||
           (!t_.sitting.dealer.first.known() &&
            (result_.tied || cuts_[Seat::First].fault || cuts_[Seat::Second].fault));
  }
  /// Do the cards of a cut for the deal say who has it?
  [[nodiscard]] bool decided() const {
    return t_.sitting.dealer.first.known() && !cuts_[Seat::First].shown.empty() &&
           !cuts_[Seat::Second].shown.empty();
  }
  /// Who should deal, as far as a cut or the deal before tells.
  [[nodiscard]] WhoDeals rightful() const;
  /// Did a cut just tell who deals, or the deal before?
  [[nodiscard]] DealtAfter dealt_after() const;
  /// The pack that `seat` gives from, as the act says.
  [[nodiscard]] PackDealt pack_meant(const Act& a, Seat seat) const;
  /// One called by its name, whoever deals.
  static bool is_named(record::PackRef ref) {
    return ref == record::PackRef::PackA || ref == record::PackRef::PackB;
  }
  static std::uint8_t pack_named(record::PackRef ref) {
    return ref == record::PackRef::PackB ? 1 : 0;
  }

 private:
  /// One player's cut for the deal.
  struct Cut {
    CardSet shown;
    std::optional<CutAnewWhy> fault;  ///< what is wrong with it
    bool foreign = false;             ///< it showed a card that is not of the pack
    bool made = false;
    bool anew = false;
    bool called_for = false;  ///< his new cut, for a fault of the one before
  };

  /// What the cuts for the deal came to.
  struct Result {
    WhoDeals before_idle;  ///< by a cut after which they cut again without cause
    bool tied = false;
    Some<NoYes> was_tied{NoYes::No};
  };

  void cut_upon_claim(const Act& cut);
  /// Is the sitting's first cut for the deal over, with the choices that go with it?
  [[nodiscard]] bool first_cut_over() const { return t_.sitting.deals > 0 || later_rubber_; }
  void compare_cuts();
  [[nodiscard]] Actor about_to_deal() const;
  [[nodiscard]] bool may_deal(Seat seat) const;
  [[nodiscard]] bool chooses_of_new(const Act& a) const;
  [[nodiscard]] bool deals_at_once(Actor chooses) const;
  [[nodiscard]] std::optional<Seat> chooser_of_new() const;
  /// Were two packs called for in this deal, and paid for, and in time for the next?
  [[nodiscard]] bool called_for_two() const;
  [[nodiscard]] bool change_agreed(const Act& a) const;
  [[nodiscard]] SomePack pack_of(record::PackRef ref, Seat seat) const;
  [[nodiscard]] Some<WhichPack> which_pack(record::PackRef ref) const;

  PerSeat<Cut> cuts_;
  Result result_;
  ActIndex game_cut_at_ = kNever;  ///< the first cut for deal
  std::uint32_t number_ = 0;       ///< of the deal in its game
  bool begins_game_ = false;
  bool later_rubber_ = false;  ///< one was cut for before it, and nothing of it is told
  bool done_ = false;
  bool in_unit_ = false;         ///< the pack was cut to a dealer of this deal
  ActIndex called_at_ = kNever;  ///< new cards are called for in this act
  bool called_late_ = false;     ///< when the pack was cut
};

/// Who deals after this deal, by the custom and what is told of it; nothing if that is not known.
[[nodiscard]] std::optional<Seat> next_dealer(const DealFacts& deal, DealsNext custom);
/// The same by who dealt last and what came of the hand; `outcomes`: none of one that is not over.
[[nodiscard]] std::optional<Seat> next_dealer(std::optional<Seat> dealer, Outcomes outcomes,
                                              DealsNext custom);

}  // namespace ecarte::replay
