// SPDX-License-Identifier: MIT
#include "replay/headings.hpp"

#include <algorithm>

#include "replay/standing_terms.hpp"

namespace ecarte::replay {

void Headings::heading(const Act& a) {
  if (a.kind == ActKind::HeadGame) {
    if (sitting_.deals > 0 && (a.amount() > sitting_.game + 1 || frame_.game_headed)) {
      deals_untold();  // a whole game
    }
    if (is_another_of_that_number(a)) {
      sitting_.order = {};  // in which order anybody gave in it is not told
    }
    frame_.game_headed = true;
    sitting_.game = a.amount();
    sitting_.last_deal = 0;
    sitting_.bets_untold = false;
    beat(Beat::NextGame);
    frame_.new_game = sitting_.deals > 0;
    if (sitting_.deals > 0) {
      begin_bets(sitting_);
    }
    if (!deal_passes_on() && sitting_.deals > 0) {
      // A fresh cut may have come between the games: who deals is not known unless it is written.
      sitting_.next_dealer.reset();
    }
  } else if (a.kind == ActKind::HeadRubber) {
    cutting_.begin_rubber();
  } else if (a.kind == ActKind::HeadDeal) {
    frame_.number = a.amount();
    cutting_.headed(frame_.number);
    // Right behind the heading of its game a deal without a number is the first of that game.
    const bool first = frame_.number == 0 && frame_.game_headed;
    if (frame_.number != sitting_.last_deal + 1 && !(first && sitting_.last_deal == 0)) {
      // Of a number that is not told no deal left out can be told: no bet told is no bet.
      sitting_.bets_untold = sitting_.bets_untold || frame_.number != 0;
      if (sitting_.deals > 0) {
        deals_untold();
      }
      if (sitting_.void_dealer && frame_.number == sitting_.last_deal) {
        sitting_.first_dealer = sitting_.void_dealer;  // it is made again, and he deals
      }
    }
    out_.heading = now_;
  }
}

/// Is it another game than the last, headed with the same number or one before it? Its deals begin
/// anew. Where they go on, the game is only named again.
bool Headings::is_another_of_that_number(const Act& game) const {
  return sitting_.deals > 0 && game.amount() <= sitting_.game &&
         std::ranges::any_of(acts_, [&](const Act& a) {
           return a.kind == ActKind::HeadDeal && a.amount() != 0 &&
                  a.amount() <= sitting_.last_deal;
         });
}

/// Deals between are not told: who dealt them, from which pack and in which order is not known.
void Headings::deals_untold() {
  sitting_.next_dealer.reset();
  sitting_.first_dealer.reset();
  sitting_.possession_known = false;
  sitting_.order_untold_in = {{sitting_.game, sitting_.game}};
}

/// Does the deal go on from one game to the next without a cut?
bool Headings::deal_passes_on() const {
  const bool new_rubber =
      std::ranges::any_of(acts_, [](const Act& a) { return a.kind == ActKind::HeadRubber; });
  return sitting_.has_agreed(record::Agreement::Alternate) ||
         (sitting_.has_agreed(record::Agreement::CutEachRubber) && !new_rubber);
}

/// How many deals ago was earned what an act claims, if it says of which deal it is?
std::optional<std::uint32_t> Headings::deals_ago(const Act& claim) const {
  const bool said = claim.number != 0 && frame_.number >= claim.number;
  return said ? std::optional(frame_.number - claim.number) : std::nullopt;
}

void Headings::place_in_sitting() {
  if (sitting_.deals == 0 && !out_.sitting_begins) {
    out_.sitting_begins = true;
  }
  const std::uint32_t number = frame_.number != 0 ? frame_.number : sitting_.last_deal + 1;
  out_.game = sitting_.game;
  out_.deal = number;
  out_.ordinal = sitting_.deals;
  out_.game_begins = number == 1;
  out_.begins_untold = begins_untold();
  out_.broken_before = sitting_.broken || number != sitting_.last_deal + 1 ||
                       (number == 1 && (won_by_its_result() || began_with_a_score_untold()));
}

/// Who dealt from a pack that was found wrong before the cards were gathered, and is to deal again.
std::optional<Seat> Headings::dealer_of_void() const {
  if (!t_.pack_faulty || t_.closed_at != kNever || out_.dealings.empty()) {
    return std::nullopt;
  }
  const bool found = std::ranges::any_of(out_.facts, [&](const Fact& fact) {
    return fact.kind == FactKind::PackFault && fact.found < kSometime &&
           fact.dealing == dealing_number() && value<WhichPack>(fact, 0) == WhichPack::InUse;
  });
  return found ? out_.dealings.back().dealer : std::nullopt;
}

void Headings::settle_sitting() {
  sitting_.last_deal = out_.deal;
  ++sitting_.deals;
  sitting_.broken = !out_.impossible.empty();
  sitting_.left_unmarked = left_unmarked(out_);
  sitting_.pack_faulty = t_.pack_faulty;
  sitting_.void_dealer = dealer_of_void();
  sitting_.packs_called =
      cutting_.called_cards() && !ahead_.later(ActKind::Choose, record::kNobody, 0);
  const bool questioned = std::ranges::any_of(acts_, [](const Act& a) {
    const bool number =
        a.kind == ActKind::Require && a.object_as<record::Required>() == record::Required::Number;
    return a.kind == ActKind::Find || a.kind == ActKind::Claim ||
           (a.kind == ActKind::Require && !number);
  });
  if (!out_.dealings.empty() && d_.dealer_known && !questioned &&
      !out_.dealings.back().reached_turn_up) {
    giving_.remember_giving();  // it was played on, though the turn-up is not told
  }
  if (out_.dealings.empty()) {
    deals_untold();
  } else if (!out_.seen.any_of({ActKind::Give, ActKind::Turn, ActKind::GiveNotice})) {
    sitting_.order_untold_in = {{sitting_.game, sitting_.game}};  // who gave, and how, is not told
  }
  sitting_.first_dealer.reset();
  out_.next_dealer = sitting_.next_dealer = next_dealer(out_, sitting_.customs.next);
}

}  // namespace ecarte::replay
