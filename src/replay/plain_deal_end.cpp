// SPDX-License-Identifier: MIT
//
// The end of a plain deal: what came of its hand, whose the king was, and what goes on to the next.
#include <algorithm>
#include <cassert>

#include "replay/cutting.hpp"
#include "replay/hand_closing.hpp"
#include "replay/plain_deal.hpp"
#include "replay/standing_terms.hpp"
#include "replay/untold_play.hpp"

namespace ecarte::replay {

namespace {

/// Is it told when it was?
bool is_told(const BoundedMoment& moment) {
  return moment.exact() && moment.latest != kNever;
}

}  // namespace

bool PlainDeal::finish() {
  out_.stands.to_act = to_act();
  if (!close_exchange() || dealing_.phase == Phase::Idle || dealing_.phase == Phase::Dealing ||
      (!playing_.led.empty() && !record_.deal_follows) ||
      (playing_.trick == 0 && playing_.marked)) {
    return false;
  }
  if (!players_[dealing_.dealer].shown.empty() && !end_of_shown()) {
    return false;
  }
  const bool over = dealing_.phase == Phase::Over;
  const std::uint32_t number =
      headed_.number.value_or(0) != 0 ? *headed_.number : sitting_.last_deal + 1;
  if (sitting_.deals == 0 && headed_.number.value_or(0) == 0 && !headed_.game) {
    return false;  // it begins untold
  }
  out_.place.sitting_begins = sitting_.begins || sitting_.deals == 0;
  out_.place.game = sitting_.game;
  out_.place.deal = number;
  out_.place.ordinal = sitting_.deals;
  out_.place.game_begins = number == 1;
  out_.place.begins_untold = out_.place.broken_before = false;
  if (number == 1 && score_.begins_untold) {
    return false;
  }
  if (over) {
    playing_.outcomes =
        outcome_of(players_[Seat::First].tricks, kTricksOfAHand, before_.customs.hand);
    note_hand_over();
  }
  if (!note_kings()) {
    return false;
  }
  finish_outline();
  out_.stands.trump = dealing_.trump;
  out_.stands.next_dealer = next_dealer();
  if (is_whole()) {
    finish_spans();
  }
  return true;
}

/// What is told of the dealing and of the playing as a whole.
void PlainDeal::finish_spans() {
  const bool over = dealing_.phase == Phase::Over;
  DealingSpan& dealt = out_.dealings.emplace_back();
  dealt.begin = dealing_.given_at;
  dealt.end = at_.now;
  dealt.dealer = dealing_.dealer;
  dealt.rightful = dealing_.rightful;
  dealt.reached_turn_up = true;
  dealt.bold = {{bold(Seat::First), bold(Seat::Second)}};
  for (const Seat seat : game::kSeats) {
    const bool turned = seat == dealing_.dealer && king_turned();
    dealt.looked[seat] = players_[seat].looked;
    dealt.kingless[seat] = playing_.trick > 0 && !turned && !held_king(seat);
  }
  if (playing_.begin != kNever) {
    PlayingSpan& played = out_.playings.back();
    played.begin = playing_.begin;
    played.end = at_.now;
    played.over = over;
    for (const Seat seat : game::kSeats) {
      played.tricks[seat] = static_cast<std::uint8_t>(players_[seat].tricks);
      played.point_at[seat] = players_[seat].point_at;
    }
    if (over) {
      played.over_at = playing_.over_at;
      played.outcomes = playing_.outcomes;
    }
  }
  if (!over) {
    Notes notes(record_.acts, out_);
    notes.now = at_.now;
    leave_out_rest(notes, dealing_.given_at, at_.told_until, playing_.trick > 0, HandClosing{});
  }
}

/// As `replay::next_dealer`, of the one dealing there was.
std::optional<Seat> PlainDeal::next_dealer() const {
  const Outcomes outcomes = dealing_.phase == Phase::Over ? playing_.outcomes : Outcomes{};
  return replay::next_dealer(dealing_.dealer, outcomes, before_.customs.next);
}

void PlainDeal::finish_outline() {
  const bool in_order = dealing_.phase == Phase::Over ? score_.after == kNever
                                                      : !score_.led && is_outlined_broken_off();
  if (!in_order) {
    return score_.outline.has_more();
  }
  score_.outline.is_of(out_.place.game_begins, playing_.trick > 0);
  const PerSeat<Some<NoYes>> bold{{this->bold(Seat::First), this->bold(Seat::Second)}};
  score_.outline.bold_known(bold[Seat::First] != unknown<NoYes> &&
                            bold[Seat::Second] != unknown<NoYes>);
  for (const Seat seat : game::kSeats) {
    if (players_[seat].point_at != kNever) {
      score_.outline.makes_point(seat, bold[game::other(seat)]);
    }
  }
  if (score_.exposed != 0) {
    const BoundedMoment& looked = players_[nondealer()].looked;
    score_.outline.exposed(score_.exposed, is_told(looked) ? NoYes::No : unknown<NoYes>);
  }
  if (words_.proposals > 1) {
    score_.outline.proposed(words_.proposals - 1, has_agreed(record::Agreement::SecondDiscard));
  }
}

/// No card is told behind what is told of the score, and nothing of the hand behind what may be of
/// it.
bool PlainDeal::is_outlined_broken_off() const {
  return at_.of_hand < std::min(score_.after, score_.of_hand);
}

/// Of cards shown in dealing: where it is told when the non-dealer looked at his hand, he had not
/// done so before. False if the hand in which they are is not told.
bool PlainDeal::end_of_shown() {
  const BoundedMoment& looked = players_[nondealer()].looked;
  for (Fact& fact : out_.facts) {
    if (fact.kind == FactKind::ExposedInDealing && is_told(looked)) {
      replay::set(fact, 2, NoYes::No);
    }
  }
  return players_[dealing_.dealer].told;
}

ToAct PlainDeal::to_act() const {
  if (out_.stands.deal_follows || dealing_.phase == Phase::Over) {
    return {};
  }
  if (dealing_.phase == Phase::Playing) {
    return {NextAct::Lead, record::actor_of(playing_.leader)};
  }
  if (dealing_.phase == Phase::Asked) {
    return {NextAct::Answer, record::actor_of(dealing_.dealer)};
  }
  const bool plays =
      dealing_.stock <= 0 || (dealing_.phase == Phase::Turned && (words_.stood || words_.refused));
  return {plays ? NextAct::Lead : NextAct::Propose, record::actor_of(nondealer())};
}

/// Had he to win the point or lose two?
Some<NoYes> PlainDeal::bold(Seat loser) const {
  return words_.first.bold(loser == dealing_.dealer ? Role::Dealer : Role::NonDealer);
}

void PlainDeal::note_hand_over() {
  const HandResult result = result_of(playing_.outcomes, HandClosing{});
  const bool won = record::is_player(result.winner);
  const auto winner = static_cast<Seat>(result.winner);
  playing_.gave = result;
  score_.outline.gave(result.winner, result.result);
  if (Fact* const over = note(FactKind::HandOver, result.winner, playing_.over_at, result.result,
                              won ? bold(game::other(winner)) : Some<NoYes>{}, HandEnd::Played)) {
    over->place.playing = 1;
    over->number = static_cast<std::uint8_t>(won ? players_[winner].tricks : 0);
  }
}

bool PlainDeal::held_king(Seat seat) const {
  const Player& his = players_[seat];
  return (his.cards > 0 ? his.first.hand : his.hand).has(king());
}

/// Who held the king of trumps when he played, or the record stops; or that it was turned. False if
/// not every card is told on which that turns, or one spoke of it and put it out.
bool PlainDeal::note_kings() {
  const bool turned = king_turned();
  const bool told = players_[Seat::First].told && players_[Seat::Second].told;
  if (!turned && !told) {
    return false;
  }
  for (const Seat seat : game::kSeats) {
    const Player& his = players_[seat];
    if (his.announced && his.discarded.has(king())) {
      return false;
    }
    if (turned || !held_king(seat)) {
      continue;
    }
    const FirstCard first = his.cards == 0                ? FirstCard::None
                            : !his.first.card.has(king()) ? FirstCard::Other
                            : his.first.leads             ? FirstCard::KingLed
                                                          : FirstCard::KingFollowed;
    score_.outline.held(seat, role_of(seat), first);
    if (Fact* const held = note(FactKind::KingHeld, record::actor_of(seat), dealing_.turn_at,
                                role_of(seat), first)) {
      held->cards = king();
    }
  }
  if (turned) {
    score_.outline.turned(dealing_.dealer);
    if (Fact* const fact = note(FactKind::KingTurned, record::actor_of(dealing_.dealer),
                                dealing_.turn_at, NumberDealt::Right, KingCard::Alone)) {
      fact->cards = dealing_.turned;
    }
  }
  return true;
}

void PlainDeal::carry_on(Sitting& sitting) const {
  if (sitting_.begins) {
    sitting.begin_anew();
  }
  for (ActIndex i = 0; i < dealing_.given_at && (headed_.settings || headed_.game); ++i) {
    const Act& a = record_.acts[i];
    keep_setting(a, sitting);
    if (a.kind == ActKind::Cover) {
      keep_cover(a, sitting.betting);
    } else if (a.kind == ActKind::HeadGame && sitting_.deals > 0) {
      begin_bets(sitting);
    }
  }
  sitting.deals = sitting_.deals + 1;
  sitting.game = sitting_.game;
  sitting.last_deal = out_.place.deal;
  sitting.marks = marks_left();
  sitting.dealer.next = WhoDeals::told(out_.stands.next_dealer);
  sitting.dealer.first = {};
  if (sitting_.begins || headed_.packs) {
    sitting.packs = sitting_.packs;
  }
  sitting.orders = sitting_.orders;
  sitting.orders.game_over = false;
  sitting.orders.of[dealing_.dealer].deals(dealing_.order);
}

/// As `left_unmarked` and `no_king_left`, of the one hand there was.
MarksOfLastDeal PlainDeal::marks_left() const {
  MarksOfLastDeal left;
  const HandResult& gave = playing_.gave;
  if (record::is_player(gave.winner) && !gave.result.must_be(Result::None)) {
    const auto winner = static_cast<Seat>(gave.winner);
    left.left_unmarked[winner] =
        score_.marked && !score_.shown_after && !players_[winner].marked.points;
  }
  for (const Seat seat : game::kSeats) {
    const Player& his = players_[seat];
    left.no_king_left[seat] =
        his.marked.king || !(his.announced || (king_turned() && seat == dealing_.dealer));
  }
  return left;
}

bool replay_plainly(const record::Record& record, record::ActKinds kinds, Sitting& sitting,
                    DealFacts& out, Outline* outline) {
  out.clear();
  PlainDeal deal(record, sitting, out, false);
  if (!deal.establish(kinds)) {
    return false;
  }
  if (outline != nullptr) {
    *outline = deal.outline();
  }
  assert((deal.marks_left() == MarksOfLastDeal{left_unmarked(out), no_king_left(out)}));
  deal.carry_on(sitting);
  return true;
}

bool replay_in_brief(const record::Record& record, record::ActKinds kinds, Sitting& sitting,
                     DealFacts& out, Outline& outline) {
  out.clear();
  PlainDeal deal(record, sitting, out, true);
  if (!deal.establish(kinds)) {
    return false;
  }
  outline = deal.outline();
  if (!outline.is_told()) {
    tell_whole(record, sitting, out);
  }
  deal.carry_on(sitting);
  return true;
}

void tell_whole(const record::Record& record, const Sitting& before, DealFacts& out) {
  if (!out.untold.in_brief) {
    return;
  }
  const record::ActKinds kinds = out.seen;
  out.clear();
  [[maybe_unused]] const bool plain = PlainDeal(record, before, out, false).establish(kinds);
  assert(plain);
}

}  // namespace ecarte::replay
