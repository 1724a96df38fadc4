// SPDX-License-Identifier: MIT
//
// The kings of a hand that is over, or at which the record stops: who held the one of trumps, whose
// word on it was false, and who gave up his cards to such a word.
#include "replay/kings.hpp"

#include <algorithm>

#include "replay/untold_play.hpp"

namespace ecarte::replay {

void Kings::note_kings() {
  KingTable table;
  table.dealer = dealer();
  const bool turned = t_.dealing.done.turn_at != kNever && !giving_.turned_untold();
  table.since = turned ? t_.dealing.done.turn_at : t_.dealing.done.begun_at;
  if (!t_.dealing.trump || giving_.choice_open()) {
    return t_.dealing.king.look_back_untold(
        t_.notes, table.dealer, table.since,
        {t_.dealing.hands[Seat::First].first_played, t_.dealing.hands[Seat::Second].first_played});
  }
  table.trump = *t_.dealing.trump;
  table.turned = giving_.turned();
  noted().each(FactKind::FalseTurnUp,
               [&table](const Fact& fact) { table.turned_late |= fact.cards; });
  table.hand_open = !t_.playing.ending.over();
  for (const Seat seat : game::kSeats) {
    const HandOfDealing& hand = t_.dealing.hands[seat];
    table.discarded[seat] = hand.discarded;
    // Until he plays himself, his hand can still change.
    table.hand_final[seat] = !t_.playing.begun           ? now()
                             : playing_number() > 1      ? out().playings.back().begin
                             : hand.first_card != kNever ? hand.first_card
                                                         : now();
    table.first[seat] = hand.first_played;
    const bool in_time = std::ranges::any_of(
        t_.dealing.king.announced(),
        [&](const Announcement& told) { return told.by == seat && told.at < hand.first_card; });
    if (hand.first_played.open() && in_time) {
      table.first[seat].kind = FirstCard::None;  // whichever he then played, he had played none
    }
    const bool played = hand.first_played.at != kNever;
    if (!played && t_.playing.ending.over() && !told_to_the_end(t_.playing.ending)) {
      table.first[seat].kind = Some<FirstCard>{};  // he played, and what is not told
    }
  }
  t_.dealing.king.look_back(t_.notes, t_.cards, table);
  note_kingless(table);
}

/// The hands are final, or the king of trumps lies faced: in whose is there no room for it, which
/// he did not turn either?
void Kings::note_kingless(const KingTable& table) {
  const Card king{game::Rank::King, table.trump};
  const bool turned = table.turned.empty() || std::ranges::any_of(table.turned, [&](CardSet card) {
                        return card.has(king);
                      });
  const bool settled = t_.playing.begun || t_.dealing.shown.faced.has(king);
  for (const Seat seat : game::kSeats) {
    out().dealings.back().kingless[seat] =
        settled && table.dealer && !(turned && *table.dealer == seat) &&
        !t_.cards.may_have_had(seat, table.hand_final[seat], king);
  }
}

/// He threw down his cards when the other had announced a king, which gave him the game, and
/// afterwards took it back: did he give up his hand, or only yield to what he was told?
void Kings::doubt_throwing_down() {
  const ActIndex thrown = t_.playing.ending.thrown().at;
  if (thrown == kNever || t_.playing.ending.thrown().claims()) {
    return;
  }
  const int one_short = t_.sitting.customs.game - t_.sitting.customs.king;
  const bool misled =
      std::ranges::any_of(t_.dealing.king.announced(), [&](const Announcement& told) {
        return told.by != t_.playing.ending.thrown().by && told.at < thrown &&
               told.withdrawn != kNever && told.withdrawn > thrown &&
               behind().game_in_reach(thrown, told.by, one_short);
      });
  if (Fact* const fact = noted().at(FactKind::ThrownDown, thrown); misled && fact != nullptr) {
    set(*fact, 3, OtherHand::FalseKing);
  }
}

}  // namespace ecarte::replay
