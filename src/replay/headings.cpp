// SPDX-License-Identifier: MIT
#include "replay/headings.hpp"

#include <algorithm>

#include "replay/standing_terms.hpp"

namespace ecarte::replay {

void Headings::heading(const Act& a) {
  if (a.kind == ActKind::HeadGame) {
    if (t_.sitting.deals > 0 && (a.amount() > t_.sitting.game + 1 || frame_.game_headed)) {
      deals_untold();  // a whole game
    }
    if (is_another_of_that_number(a)) {
      t_.sitting.orders.forget();  // in which order anybody gave before it is not told
    } else if (a.amount() != t_.sitting.game) {
      t_.sitting.orders.another_game(t_.sitting.game, a.amount());
    }
    frame_.game_headed = true;
    t_.sitting.game = a.amount();
    t_.sitting.last_deal = 0;
    beat(Beat::NextGame);
    frame_.new_game = t_.sitting.deals > 0;
    if (t_.sitting.deals > 0) {
      begin_bets(t_.sitting);
    }
    if (!deal_passes_on() && t_.sitting.deals > 0) {
      // A fresh cut may have come between the games: who deals is not known unless it is written.
      t_.sitting.dealer.next = {};
    }
  } else if (a.kind == ActKind::HeadRubber) {
    cutting_.begin_rubber();
    t_.sitting.last_deal = 0;  // a game is over, and another begins
  } else if (a.kind == ActKind::HeadDeal) {
    frame_.number = a.amount();
    cutting_.headed(frame_.number);
    // Right behind the heading of its game a deal without a number is the first of that game.
    const bool first = frame_.number == 0 && frame_.game_headed;
    if (frame_.number != t_.sitting.last_deal + 1 && !(first && t_.sitting.last_deal == 0)) {
      // Of a number that is not told no deal left out can be told: no bet told is no bet. Nor is
      // one where bets are told above the first deal that is: those were all.
      const bool all_told = t_.sitting.deals == 0 && !t_.sitting.betting.bets.empty();
      if (frame_.number != 0 && !all_told) {
        doubt_bets(t_.sitting);
      }
      if (t_.sitting.deals > 0) {
        deals_untold();
      } else {
        t_.sitting.orders.deals_untold();
      }
      if (t_.sitting.dealer.of_void.known() && frame_.number == t_.sitting.last_deal) {
        t_.sitting.dealer.first = t_.sitting.dealer.of_void;  // it is made again, and he deals
      }
    }
    out().place.heading = now();
  }
}

/// Is it another game than the last, headed with the same number or one before it? Its deals begin
/// anew. Where they go on, the game is only named again.
bool Headings::is_another_of_that_number(const Act& game) const {
  return t_.sitting.deals > 0 && game.amount() <= t_.sitting.game &&
         anywhere().heads_deal_up_to(t_.sitting.last_deal);
}

/// Deals between are not told: who dealt them, from which pack and in which order is not known.
void Headings::deals_untold() {
  t_.sitting.dealer.next = {};
  t_.sitting.dealer.first = {};
  t_.sitting.packs.held.forget();
  t_.sitting.orders.deals_untold();
}

/// Does the deal go on from one game to the next without a cut?
bool Headings::deal_passes_on() const {
  const bool new_rubber = anywhere().tells({ActKind::HeadRubber});
  return t_.sitting.has_agreed(record::Agreement::Alternate) ||
         (t_.sitting.has_agreed(record::Agreement::CutEachRubber) && !new_rubber);
}

/// How many deals ago was earned what an act claims, if it says of which deal it is? In the first
/// of a game a higher number is of the game before.
std::optional<std::uint32_t> Headings::deals_ago(const Act& claim) const {
  const std::uint32_t last = t_.sitting.last_deal;
  if ((claim.flags & record::kDealBefore) != 0) {
    return 1;
  }
  if (frame_.number == 1 && t_.sitting.deals > 0 && claim.number > 1 && claim.number <= last) {
    return 1 + last - claim.number;
  }
  const bool said = claim.number != 0 && frame_.number >= claim.number;
  return said ? std::optional(frame_.number - claim.number) : std::nullopt;
}

void Headings::place_in_sitting() {
  if (t_.sitting.deals == 0 && !out().place.sitting_begins) {
    out().place.sitting_begins = true;
  }
  const std::uint32_t number = frame_.number != 0 ? frame_.number : t_.sitting.last_deal + 1;
  out().place.game = t_.sitting.game;
  out().place.deal = number;
  out().place.ordinal = t_.sitting.deals;
  out().place.game_begins = number == 1;
  out().place.begins_untold = begins_untold();
  // A void deal that is made again goes on from where that began: its marks fell with it.
  const bool again = t_.sitting.dealer.of_void.known() && number == t_.sitting.last_deal;
  const bool after_untold = t_.sitting.before.only_headed && number != t_.sitting.last_deal;
  out().place.broken_before = t_.sitting.before.broken || after_untold ||
                              (number != t_.sitting.last_deal + 1 && !again) ||
                              (number == 1 && (won_by_its_result() || began_with_a_score_untold()));
}

/// Who dealt from a pack that was found wrong before the cards were gathered, and is to deal again.
WhoDeals Headings::dealer_of_void() const {
  const bool found = t_.pack_faulty && t_.closed_at == kNever && noted().pack_found_wrong();
  return found && !out().dealings.empty() ? WhoDeals::told(out().dealings.back().dealer)
                                          : WhoDeals();
}

/// Was nothing said against the pack until the hand was over and its cards gathered? Then the deal
/// stands, and whatever is dealt from another pack is the next.
bool Headings::spoken_of_once_closed() const {
  return t_.pack_faulty && t_.closed_at != kNever && noted().packs_sound_before(t_.closed_at);
}

bool Headings::disputed() const {
  return out().seen.any_of(Anywhere::kDisputes) && anywhere().disputed();
}

/// He dealt with the other's pack, and what came of that is left out: it was dealt again, or the
/// trump was turned, by which the pack became his.
void Headings::doubt_packs() {
  const BeatSet of_play = bit(Beat::NCard) | bit(Beat::DCard) | bit(Beat::HandOver);
  const bool turned = out().dealings.back().reached_turn_up && !giving_.turned_untold();
  if (!turned && t_.dealing.pack.owner.may_be(PackOwner::Other) &&
      t_.told.left_out_last(of_play) != kNever) {
    t_.sitting.packs.held.forget();
  }
}

void Headings::settle_sitting() {
  out().alleged.disputed = disputed();
  t_.sitting.last_deal = out().place.deal;
  ++t_.sitting.deals;
  t_.sitting.before.broken = !out().impossible.empty();
  t_.sitting.marks.left_unmarked = left_unmarked(out());
  t_.sitting.marks.no_king_left = no_king_left(out());
  t_.sitting.packs.faulty = t_.pack_faulty;
  t_.sitting.packs.deal_stands = t_.pack_faulty && spoken_of_once_closed();
  t_.sitting.dealer.of_void = dealer_of_void();
  t_.sitting.packs.called =
      cutting_.called_cards() && !t_.ahead.later(ActKind::Choose, record::kNobody, 0);
  if (!out().dealings.empty() && !out().dealings.back().reached_turn_up) {
    if (t_.dealing.dealer.known() && !anywhere().questioned()) {
      giving_.remember_giving();  // it was played on, though the turn-up is not told
    } else {
      giving_.may_have_given();
    }
  }
  if (!out().dealings.empty() && anywhere().questioned()) {
    doubt_packs();
  }
  t_.sitting.before.only_headed =
      out().dealings.empty() && std::ranges::none_of(out().testimony, [&](const Testimony& said) {
        return said.at >= out().place.heading;
      });
  if (out().dealings.empty()) {
    deals_untold();
  } else if (!out().seen.any_of({ActKind::Give, ActKind::Turn, ActKind::GiveNotice})) {
    t_.sitting.orders.deals_untold();  // who gave, and how, is not told
  }
  t_.sitting.orders.game_over = out().stands.resigned();
  t_.sitting.dealer.first = {};
  out().stands.next_dealer = next_dealer(out(), t_.sitting.customs.next);
  t_.sitting.dealer.next = WhoDeals::told(out().stands.next_dealer);
}

}  // namespace ecarte::replay
