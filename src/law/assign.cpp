// SPDX-License-Identifier: MIT
//
// Each mark to its right, in one world; and why what is over is not due.
#include "law/assign.hpp"

#include <algorithm>

#include "law/left_instead.hpp"
#include "law/lookup.hpp"
#include "law/mark_of_deal.hpp"
#include "law/world.hpp"

namespace ecarte::law {

using record::For;
using replay::FactKind;
using replay::NotDueWhy;
using replay::ScoreFor;

void mark_not_due(const Page& page, WorldScore& account, const Excess& over) {
  NotDue entry;
  entry.fact = replay::fact_of(FactKind::MarkNotDue, record::actor_of(over.seat),
                               static_cast<replay::ActIndex>(over.at), over.why, over.purpose);
  entry.fact.place.dealing = page.grounds.dealing;
  entry.fact.number = static_cast<std::uint8_t>(over.marked);
  entry.table_case = case_of_plain(page.code(), entry.fact);
  if (over.or_else) {
    OtherReason other = *over.or_else;
    other.table_case = case_of_plain(
        page.code(),
        replay::fact_of(FactKind::MarkNotDue, record::actor_of(over.seat),
                        static_cast<replay::ActIndex>(over.at), other.why, other.purpose));
    if (other.table_case != kNoCase && other.table_case != entry.table_case) {
      entry.or_else = other;
    }
  }
  entry.near_case = over.near_case;
  entry.law = over.law;
  entry.marked = over.marked;
  entry.due = over.due;
  entry.over = over.marked - over.due;
  entry.excuse.due_then = over.due_then;
  entry.said = over.said;
  account.entries.not_due.push_back(entry);
}

namespace {

/// The law that gives what was marked for the same result of another loser, if one does and
/// somebody may have been bold; or a proposal was refused, though it was not the first.
std::uint16_t nearest_tariff(const Page& page, const Right& right, int marked) {
  const Code& code = page.code();
  const bool none_bold = std::ranges::all_of(game::kSeats, [&](Seat seat) {
    return page.grounds.bold.had_to_win[game::index_of(seat)].must_be(replay::NoYes::No);
  });
  if (none_bold && !page.deal().seen.has(record::ActKind::Refuse)) {
    return right.law;
  }
  const auto row = std::ranges::find_if(code.tariff, [&](const Tariff& each) {
    return each.what == right.purpose && !is_ceiling(each) && each.marks == marked &&
           each.marks != right.amount;
  });
  return row == code.tariff.end() ? right.law : row->law;
}

/// Was the game over at act `at`, by law and by the marks made till then?
bool was_over(const Page& page, const WorldScore& account, Time at) {
  const bool marked = std::ranges::any_of(game::kSeats, [&](Seat seat) {
    const std::size_t who = game::index_of(seat);
    return account.points.marked_to(page.world, who) >= page.code().game;
  });
  return marked && account.won.at != kNoTime && at > account.won.at;
}

/// A title the player might have had, and had not: of this deal, or of the one before.
std::optional<NoTitle> title_missed(const Page& page, const WorldScore& account, Seat seat,
                                    For said, const Right* touched, Time at) {
  const auto fitting = [&](const NoTitle& none, bool of_this) {
    const bool here = of_this || touched == nullptr;
    // A king he never announced is not the one he marks, if he had another to mark before.
    const bool rather_before = of_this && none.why == NotDueWhy::Unannounced &&
                               touched == nullptr && lost_before(page, seat, none.purpose);
    const bool spoken_for = std::ranges::any_of(account.entries.not_due, [&](const NotDue& entry) {
      return entry.fact.subject == record::actor_of(seat) && entry.near_case == none.case_index;
    });
    const bool again = spoken_for && touched != nullptr && touched->purpose != none.purpose;
    return here && !again && !rather_before && none.seat == seat && fits(said, none.purpose);
  };
  // A king he never announced is not the one he marks, if he had turned another.
  const NoTitle* unannounced = nullptr;
  for (const NoTitle& none : account.no_titles) {
    const bool fits_it = fitting(none, true);
    if (fits_it && none.why != NotDueWhy::Unannounced) {
      return none;
    }
    unannounced = fits_it && unannounced == nullptr ? &none : unannounced;
  }
  if (unannounced != nullptr) {
    return *unannounced;
  }
  for (const NoTitle& none : page.carried.lost) {
    // Once the first hand of a game is over nobody marks for the game before.
    // What a hand untold may have left he marks only when nothing of this deal can be his.
    if ((!none.told && !was_over(page, account, at)) ||
        (page.deal().place.game_begins && may_be_over(page, at))) {
      continue;
    }
    if (fitting(none, false)) {
      return none;
    }
    if (const auto other = as_left_instead(none); other && fitting(*other, false)) {
      return other;
    }
  }
  for (const NoTitle& none : page.carried.denied) {
    if (fitting(none, false) && !page.deal().place.game_begins && no_trump_yet(page, at)) {
      return none;
    }
  }
  return std::nullopt;
}

/// Did he mark the king of a dealing that fell, and is that what the counters show too many?
bool struck_king(const Page& page, Seat seat, int left) {
  std::uint16_t law = 0;
  return left == tariff(page.code(), kTheKing, &law) &&
         std::ranges::any_of(page.deal().testimony, [&](const Testimony& mark) {
           return mark.kind == Testimony::Kind::Mark && mark.seat == seat &&
                  mark.purpose == For::King && mark.dealing != 0 &&
                  mark.dealing < page.grounds.dealing;
         });
}

/// Is he told to have announced nothing, and may he have held the king for all that? Who marks one
/// says that he had it, and it is for his silence that it is not his to mark.
bool kept_silent(const Page& page, Seat seat) {
  if (page.deal().dealings.empty()) {
    return false;
  }
  const replay::DealingSpan& dealing = page.deal().dealings.back();
  return dealing.silent[seat] && !dealing.kingless[seat] &&
         std::ranges::none_of(page.deal().facts, [&](const Fact& fact) {
           const codes::KingIs king = codes::row_of(fact.kind).king;
           const bool elsewhere =
               king == codes::KingIs::Turned || king == codes::KingIs::NotHeld ||
               (king == codes::KingIs::Held && fact.subject != record::actor_of(seat));
           return elsewhere && fact.place.dealing == page.grounds.dealing &&
                  fact.proof == replay::Proof::Proved;
         });
}

/// Were the hands played again after act `at`, and not before it?
bool played_again_since(const Page& page, Time at) {
  const auto& playings = page.deal().playings;
  return playings.size() > 1 && at < playings.back().begin;
}

/// Does he mark for a deal before any that is told?
bool is_of_deal_untold(const Page& page, Seat seat, Time at) {
  return std::ranges::any_of(page.deal().testimony, [&](const Testimony& said) {
    return said.kind == Testimony::Kind::Mark && said.seat == seat && said.at == at &&
           said.deals_ago.value_or(0) > page.deal().place.ordinal;
  });
}

/// Of what only the counters show it is not told for what it was marked: not for the king, it may
/// be, but for the tricks, or when the game was over. And a mark made when it was over may be late,
/// for a deal of which nothing is told.
std::optional<OtherReason> other_reason(const Page& page, const WorldScore& account,
                                        const Excess& over, bool counted, const Right* touched) {
  const bool game_over = account.won.at != kNoTime && over.at > account.won.at;
  if (counted && over.purpose == ScoreFor::King) {
    return game_over ? std::optional<OtherReason>({NotDueWhy::AfterGame, ScoreFor::Point})
           : touched != nullptr && touched->purpose != ScoreFor::King
               ? std::optional<OtherReason>({NotDueWhy::Amount, touched->purpose})
           : may_be_over(page, over.at)
               ? std::optional<OtherReason>({NotDueWhy::NoTitle, ScoreFor::Point})
               : std::nullopt;
  }
  const bool untold_before = page.deal().place.broken_before && !page.deal().place.game_begins &&
                             !page.grounds.start.scores.known();
  if (over.why == NotDueWhy::AfterGame && touched == nullptr &&
      (untold_before || is_of_deal_untold(page, over.seat, over.at))) {
    return OtherReason{NotDueWhy::Late, over.purpose};
  }
  return std::nullopt;
}

/// The hand gave him less than it would by itself, because of a fault of his or since the game was
/// won with a third trick: is what he marked just what it would have given him?
bool as_played_out(const Page& page, Seat seat, For said, int marked, const Right* touched) {
  const HandGives& hand = page.world.hand;
  const bool less = page.grounds.ceiling_by[game::index_of(seat)] >= 0 ||
                    (touched != nullptr && touched->basis.title == Title::ThirdTrick);
  std::uint16_t law = 0;
  return said == For::Unsaid && less && hand.winner == record::actor_of(seat) &&
         marked == tariff(page.code(), hand.earned, &law);
}

}  // namespace

void excess(const Page& page, WorldScore& account, Seat seat, For said, int left, int spent,
            Time at, const Right* touched) {
  const Time annulled = page.matter.annulled.dealing_at;
  const bool for_before =  // of a dealing that was given up nothing came, and he had lost a mark
      at > annulled && !may_be_over(page, at) &&
      std::ranges::any_of(page.carried.lost, [&](const NoTitle& none) {
        return none.told && none.seat == seat && fits(said, none.purpose);
      });
  if (page.matter.annulled.surely() ||
      (annulled != kNoTime && annulled >= page.grounds.begin && !for_before)) {
    return;  // the deal should have been annulled: what was marked in it falls with it
  }
  const TimeSpan& told_from = page.grounds.start.told_from;
  if (at >= told_from.earliest && at < told_from.latest) {
    account.points.base[game::index_of(seat)] += left;  // it may be for the deal before, untold
    return;
  }
  Excess over;
  over.seat = seat;
  over.marked = left + spent;
  over.due = spent;
  over.at = at;
  over.said = said;
  over.purpose = touched != nullptr                ? touched->purpose
                 : said == For::King               ? ScoreFor::King
                 : said == For::Vole               ? ScoreFor::Vole
                 : said == For::Point              ? ScoreFor::Point
                 : struck_king(page, seat, left)   ? ScoreFor::King
                 : is_of_tricks(page, account, at) ? ScoreFor::Point
                                                   : ScoreFor::King;
  const bool counted =  // when what the counters show was marked, they do not tell
      std::ranges::any_of(page.deal().testimony, [&](const Testimony& shown) {
        return shown.kind == Testimony::Kind::Counters && shown.at == at;
      });
  const bool given_up = page.grounds.hand.given_up && at > page.deal().stands.resigned_at;
  const bool after_game =
      touched == nullptr && !counted && (given_up || was_over(page, account, at));
  const auto say = [&] {
    over.or_else = other_reason(page, account, over, counted && said == For::Unsaid, touched);
    mark_not_due(page, account, over);
  };
  const std::optional<NoTitle> none = title_missed(page, account, seat, said, touched, at);
  // When the game is over it matters no more that he held a king and kept silent about it.
  const bool of_tricks = after_game || as_played_out(page, seat, said, over.marked, touched);
  if (none && !(of_tricks && none->why == NotDueWhy::Unannounced)) {
    over.purpose = none->purpose;
    over.why = none->why;
    over.near_case = none->case_index;
    return say();
  }
  const int cap = page.grounds.ceiling_by[game::index_of(seat)];
  const bool fell = touched != nullptr && touched->fate.fallen;
  if (fell || after_game) {
    over.why = NotDueWhy::AfterGame;
    // The mark that won came later, or may have: the counters show those of both at once.
    over.due_then = fell && (counted || !was_over(page, account, at));
  } else if (touched == nullptr && cap >= 0 && played_again_since(page, at)) {
    over.why = NotDueWhy::Capped;
    over.near_case = page.matter.rulings[static_cast<std::size_t>(cap)].case_index;
  } else if (touched == nullptr) {
    const bool others = std::ranges::any_of(account.entries.rights, [&](const Right& right) {
      // Of a king it is the other's by the turn-up: what he announced may be false.
      const bool his = right.purpose != ScoreFor::King || right.basis.ruling >= 0;
      return right.seat != seat && right.purpose == over.purpose && his;
    });
    over.why = over.purpose == ScoreFor::King && kept_silent(page, seat) ? NotDueWhy::Unannounced
               : others                                                  ? NotDueWhy::Others
                                                                         : NotDueWhy::NoTitle;
  } else if (touched->purpose != ScoreFor::King && cap >= 0 &&
             touched->uncapped > touched->amount) {
    over.why = NotDueWhy::Capped;
    over.near_case = page.matter.rulings[static_cast<std::size_t>(cap)].case_index;
  } else {
    // Who says that he marks the vole does not take the point for two; and what a law gives for a
    // hand given up is marked by that law.
    const bool awarded = touched->basis.title == Title::Awarded && touched->basis.by >= 0;
    const std::uint16_t law =
        awarded ? page.code()
                      .cases[page.matter.rulings[static_cast<std::size_t>(touched->basis.by)]
                                 .case_index]
                      .law
        : said == For::Vole ? touched->law
                            : nearest_tariff(page, *touched, over.marked);
    over.why = NotDueWhy::Amount;
    over.law = law == touched->law ? kNoCase : law;
  }
  say();
}

bool fits(For purpose, ScoreFor right) {
  switch (purpose) {
    case For::Unsaid:
      return true;
    case For::King:
      return right == ScoreFor::King;
    case For::Point:
    case For::Vole:
      return right != ScoreFor::King;
  }
  return false;
}

int mark_of_earlier(const Page& page, WorldScore& account, const replay::Testimony& said,
                    int points) {
  std::uint16_t law = 0;
  const int marked = points >= 0 ? points : tariff(page.code(), kThePoint, &law);
  const auto earlier = std::ranges::find_if(page.carried.lost_earlier, [&](const LostEarlier& one) {
    return one.deals_ago == said.deals_ago && one.right.seat == said.seat &&
           fits(said.purpose, one.right.purpose);
  });
  if (earlier != page.carried.lost_earlier.end()) {
    const NoTitle& none = earlier->right;
    mark_not_due(page, account,
                 {said.seat, none.purpose, none.why, none.case_index, kNoCase, marked, 0, said.at,
                  false, std::nullopt, said.purpose});
    return marked;
  }
  excess(page, account, said.seat, said.purpose, marked, 0, said.at, nullptr);
  return marked;
}

}  // namespace ecarte::law
