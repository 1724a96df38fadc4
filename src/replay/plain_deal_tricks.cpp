// SPDX-License-Identifier: MIT
//
// The tricks of a plain deal.
#include <algorithm>
#include <array>
#include <bit>

#include "game/legal_play.hpp"
#include "record/act_in_number.hpp"
#include "replay/plain_deal.hpp"

namespace ecarte::replay {

namespace {

/// The cards that win a trick, by trump and by the card led, as the place of its bit.
constexpr auto kWinners = [] {
  std::array<std::array<CardSet, game::kCards>, game::kSuits> winners{};
  for (std::size_t trump = 0; trump < winners.size(); ++trump) {
    for (const game::Card led : CardSet::all()) {
      winners[trump][static_cast<std::size_t>(game::index_of(led))] =
          game::winners_over(led, static_cast<Suit>(trump));
    }
  }
  return winners;
}();

/// What a card of the non-dealer's or the dealer's is to windows, by the cards he played before.
constexpr auto kCard = [] {
  std::array<std::array<BeatSet, kTricksOfAHand>, 2> beats{};
  for (std::size_t cards = 0; cards < kTricksOfAHand; ++cards) {
    beats[0][cards] = bit(Beat::NCard);
    beats[1][cards] = bit(Beat::DCard);
  }
  beats[0][0] |= bit(Beat::NFirstCard);
  beats[0][1] |= bit(Beat::NSecondCard);
  beats[1][0] |= bit(Beat::DFirstCard);
  beats[1][1] |= bit(Beat::DSecondCard);
  return beats;
}();

/// Who plays a card to which trick, and that nothing is said of its suit: by player and trick, with
/// the number of the trick and without.
constexpr auto kPlayed = [] {
  std::array<std::array<std::array<std::uint64_t, 2>, kTricksOfAHand>, 2> played{};
  for (std::size_t player = 0; player < played.size(); ++player) {
    for (std::size_t trick = 0; trick < kTricksOfAHand; ++trick) {
      record::Act a;
      a.actor = static_cast<record::Actor>(player);
      a.detail = record::kUnstated;
      played[player][trick][1] = record::told_of(a);
      a.number = static_cast<std::uint8_t>(trick + 1);
      played[player][trick][0] = record::told_of(a);
    }
  }
  return played;
}();

/// The bits of these, and the flags that may not be.
constexpr std::uint64_t looked_at(unsigned amiss) {
  record::Act a;
  a.actor = a.number = a.detail = 0xff;
  a.flags = static_cast<std::uint8_t>(amiss);
  return record::told_of(a);
}

/// What may not be said of a card that leads, or that is played to one.
constexpr std::uint64_t kOfLead = looked_at(record::kOutOfTurn | unsigned{record::kReplies});
constexpr std::uint64_t kOfReply = looked_at(record::kOutOfTurn | unsigned{record::kLeads});

/// Is the act the one card of a player who holds it, and of that trick?
bool is_card_of(const record::Act& a, std::size_t player, CardSet hand, int trick,
                std::uint64_t asked) {
  const auto& played = kPlayed[player][static_cast<std::size_t>(trick - 1)];
  const std::uint64_t told = record::told_of(a);
  return game::one_bit(a.cards.bits()) && hand.has_all(a.cards) &&
         (((told ^ played[0]) & asked) == 0 || ((told ^ played[1]) & asked) == 0);
}

/// The cards of a hand that may be played to a card led, of which those win the trick.
CardSet legal_replies(CardSet hand, CardSet led, CardSet winning) {
  const CardSet suit = CardSet::of(led.first().suit);
  for (const CardSet duty : {suit & winning, suit, winning}) {
    if (const CardSet kept = hand & duty; !kept.empty()) {
      return kept;
    }
  }
  return hand;
}

/// One past the last of the pairs of cards from act `from` on; no more than so many of them.
ActIndex last_pair(const std::vector<record::Act>& acts, ActIndex from, int most) {
  const std::size_t end = std::min(acts.size(), from + 2 * static_cast<std::size_t>(most));
  std::size_t at = from;
  while (at + 1 < end && acts[at].kind == record::ActKind::Play &&
         acts[at + 1].kind == record::ActKind::Play) {
    at += 2;
  }
  return static_cast<ActIndex>(at);
}

}  // namespace

/// The non-dealer leads, and both hands are told and as they are to be played.
bool PlainDeal::begin_playing() {
  if (!close_exchange() || dealing_.phase != Phase::Turned || words_.first.untold() ||
      !players_[Seat::First].told || !players_[Seat::Second].told) {
    return false;
  }
  dealing_.phase = Phase::Playing;
  playing_.leader = nondealer();
  playing_.begin = at_.now;
  if (is_whole()) {
    out_.playings.emplace_back();
  }
  return true;
}

/// The tricks told in one run of cards, most of them whole.
bool PlainDeal::play_on() {
  if (dealing_.phase != Phase::Playing && !begin_playing()) {
    return false;
  }
  const auto end = static_cast<ActIndex>(record_.acts.size());
  const auto goes_on = [&] { return at_.now < end && record_.acts[at_.now].kind == ActKind::Play; };
  while (goes_on()) {
    if (playing_.led.empty() && at_.now + 1 < end &&
        record_.acts[at_.now + 1].kind == ActKind::Play) {
      if (!play_tricks()) {
        return false;
      }
    } else if (!play(record_.acts[at_.now++])) {
      return false;
    }
  }
  --at_.now;
  return true;
}

/// Leads, each with the reply to it, as many as there are.
bool PlainDeal::play_tricks() {
  if (dealing_.phase == Phase::Over) {
    return false;
  }
  const ActIndex end = last_pair(record_.acts, at_.now, kTricksOfAHand - playing_.trick);
  if (playing_.trick == 0) {
    first_cards(record_.acts[at_.now].cards, record_.acts[at_.now + 1U].cards);
  }
  // What a write to the beats cannot be taken to change is kept apart while it goes on.
  const auto& winners = kWinners[static_cast<std::size_t>(dealing_.trump)];
  const std::size_t dealer = game::index_of(dealing_.dealer);
  const Act* act = record_.acts.data() + at_.now;
  const Act* const last = record_.acts.data() + end;
  BeatSet* beats = is_whole() ? &out_.beats[at_.now] : nullptr;
  std::array<CardSet, 2> hands{players_[Seat::First].hand, players_[Seat::Second].hand};
  std::size_t leads = game::index_of(playing_.leader);
  std::array<int, 2> won{};
  std::array<int, 2> needed{};
  for (const Seat seat : game::kSeats) {
    needed[game::index_of(seat)] = before_.customs.hand.point - players_[seat].tricks;
  }
  for (int trick = playing_.trick; act < last; act += 2, ++trick) {
    const Act& lead = act[0];
    const Act& reply = act[1];
    const std::size_t follows = 1 - leads;
    if (!is_card_of(lead, leads, hands[leads], trick + 1, kOfLead)) {
      return false;
    }
    const CardSet winning = winners[static_cast<std::size_t>(std::countr_zero(lead.cards.bits()))];
    if (!is_card_of(reply, follows, hands[follows], trick + 1, kOfReply) ||
        !legal_replies(hands[follows], lead.cards, winning).has_all(reply.cards)) {
      return false;
    }
    hands[leads] -= lead.cards;
    hands[follows] -= reply.cards;
    if (beats != nullptr) {
      const auto card = static_cast<std::size_t>(trick);
      *beats++ |= bit(Beat::Lead) | kCard[leads == dealer ? 1 : 0][card];
      *beats++ |= bit(Beat::Reply) | kCard[leads == dealer ? 0 : 1][card];
    }
    leads = winning.has_all(reply.cards) ? follows : leads;
    if (++won[leads] == needed[leads]) {
      players_[static_cast<Seat>(leads)].point_at =
          static_cast<ActIndex>(act - record_.acts.data() + 1);
    }
  }
  playing_.trick += (end - at_.now) / 2;
  at_.now = at_.told_until = end;
  at_.of_hand = static_cast<ActIndex>(end - 1);
  playing_.leader = static_cast<Seat>(leads);
  for (const Seat seat : game::kSeats) {
    Player& his = players_[seat];
    his.hand = hands[game::index_of(seat)];
    his.cards = playing_.trick;
    his.tricks += won[game::index_of(seat)];
  }
  over_with(static_cast<ActIndex>(end - 1));
  return true;
}

/// Of the first trick of the hand.
void PlainDeal::first_cards(CardSet lead, CardSet reply) {
  first_card(playing_.leader, lead, true, at_.now);
  first_card(game::other(playing_.leader), reply, false, static_cast<ActIndex>(at_.now + 1));
}

void PlainDeal::first_card(Seat seat, CardSet card, bool leads, ActIndex at) {
  Player& his = players_[seat];
  his.first.hand = his.hand;
  his.first.card = card;
  his.first.leads = leads;
  if (his.looked.latest == kNever) {
    his.looked = {dealing_.given_at, at};
    beat(bit(seat == dealing_.dealer ? Beat::DTakesUp : Beat::NLooks), at);
  }
}

/// A card that is not told with the other of its trick.
bool PlainDeal::play(const Act& a) {
  const auto at = static_cast<ActIndex>(&a - record_.acts.data());
  if (dealing_.phase == Phase::Over) {
    return false;
  }
  const bool leads = playing_.led.empty();
  const Seat seat = a.seat();
  Player& his = players_[seat];
  const int trick = playing_.trick + (leads ? 1 : 0);
  if ((seat == playing_.leader) != leads ||
      !is_card_of(a, game::index_of(seat), his.hand, trick, leads ? kOfLead : kOfReply) ||
      (!leads &&
       !game::legal_replies(his.hand, playing_.led.first(), dealing_.trump).has_all(a.cards))) {
    return false;
  }
  if (his.cards == 0) {
    first_card(seat, a.cards, leads, at);
  }
  beat(bit(leads ? Beat::Lead : Beat::Reply) |
           kCard[seat == dealing_.dealer ? 1 : 0][static_cast<std::size_t>(his.cards)],
       at);
  at_.of_hand = at;
  ++his.cards;
  his.hand -= a.cards;
  at_.told_until = static_cast<ActIndex>(at + 1);
  playing_.trick = trick;
  if (!leads) {
    playing_.leader =
        game::beats(a.cards.first(), playing_.led.first(), dealing_.trump) ? seat : playing_.leader;
    if (++players_[playing_.leader].tricks == before_.customs.hand.point) {
      players_[playing_.leader].point_at = at;
    }
    over_with(at);
  }
  playing_.led = leads ? a.cards : CardSet{};
  return true;
}

/// The hand is over if five tricks are, by act `at`.
void PlainDeal::over_with(ActIndex at) {
  if (playing_.trick == kTricksOfAHand) {
    dealing_.phase = Phase::Over;
    playing_.over_at = at;
    score_.outline.is_played();
    beat(bit(Beat::HandOver), at);
  }
}

/// The last trick is told to have been won by him to whom its cards give it.
bool PlainDeal::trick_told(const Act& a) {
  if (a.number == 0) {
    return true;  // he gathers one
  }
  return record::is_player(a.actor) && playing_.led.empty() && int{a.number} == playing_.trick &&
         a.seat() == playing_.leader &&
         (dealing_.phase == Phase::Playing || dealing_.phase == Phase::Over);
}

bool PlainDeal::gather() {
  if (dealing_.phase != Phase::Over) {
    return false;
  }
  beat(Beat::HandClosed);
  score_.outline.is_gathered();
  return true;
}

}  // namespace ecarte::replay
