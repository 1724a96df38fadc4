// SPDX-License-Identifier: MIT
//
// Looking back on a play: how far it is told, and what shows that it came to its end.
#include <algorithm>

#include "replay/behind.hpp"
#include "replay/hindsight.hpp"

namespace ecarte::replay {

using record::Act;
using record::ActKind;

namespace {

/// What an act is that comes before the play.
constexpr BeatSet kBefore = bit(Beat::Cut) | bit(Beat::Packet) | bit(Beat::TurnUp) |
                            bit(Beat::Proposal) | bit(Beat::Answer) | bit(Beat::Discard) |
                            bit(Beat::Given) | bit(Beat::NTakesUp) | bit(Beat::DTakes);

/// Is it something that is done only when a hand is over? Who throws down with a claim that is not
/// granted plays on.
bool presupposes_the_end(const Act& a, const PlayTold& play) {
  return a.kind == ActKind::Score || a.kind == ActKind::Made ||
         (a.kind == ActKind::ThrowDown && play.given_up) || marks_points(a);
}

/// Does a player find a card played that should not have been? Then some were played.
bool finds_misplay(const Act& a) {
  return a.kind == ActKind::Find && record::is_player(a.actor) &&
         misplay_named(a.object_as<record::Noun>()).has_value();
}

/// Are the hands required to be played again? Of those of which no card is told, and of which a
/// misplay is found, it is not told either how far they were played.
bool requires_hands_again(const Act& a) {
  return (a.kind == ActKind::Require &&
          a.object_as<record::Required>() == record::Required::HandsAgain) ||
         (a.kind == ActKind::Claim && a.object_as<Remedy>() == Remedy::ReplayHands);
}

bool claims_fresh_deal(const Act& a) {
  return a.kind == ActKind::Claim && a.object_as<Remedy>() == Remedy::FreshDeal;
}

/// Are cards added to a hand, or taken out of it? Once the hand is over nobody does that.
bool mends_a_hand(const Act& a) {
  constexpr record::ActKinds kMends{ActKind::Complete, ActKind::Draw, ActKind::ThrowOut,
                                    ActKind::PutBack};
  return kMends.has(a.kind);
}

/// Is a card shown in giving, or refused that was? Then the cards are not all given yet.
bool belongs_to_giving(const Act& a) {
  return a.kind == ActKind::Expose || (a.kind == ActKind::Refuse && !a.cards.empty());
}

/// Is nothing done by it, but that something comes to light, is let stand, or stood?
bool only_finds(const Act& a) {
  return a.kind == ActKind::Find || a.kind == ActKind::Aside || a.kind == ActKind::LetStand ||
         a.kind == ActKind::Score;
}

/// It may be for a king; two points are of the tricks.
bool marks_barely(const Act& a) {
  return a.kind == ActKind::Mark && a.object_as<record::For>() == record::For::Unsaid &&
         (a.number <= 1 || a.number == record::kUnstated);
}

/// Is the score told by it, but not as one that only the hand can have made? Who wins by the king
/// alone, or what the other resigned, or only claims to have won, need not have played it.
bool tells_no_end(const Act& a, ActIndex at, std::span<const Testimony> testimony) {
  return a.kind == ActKind::Score && std::ranges::none_of(testimony, [at](const Testimony& said) {
           return said.at == at && !said.upon_king;
         });
}

}  // namespace

bool Behind::played(ActIndex now) const {
  return before(now).any({ActKind::Play, ActKind::Made});
}

ActIndex Behind::play_told_until(ActIndex from, ActIndex now, ActIndex cards_until,
                                 const PlayTold& play) const {
  // A deal that begins with its end tells nothing at all.
  const ActIndex begins = presupposes_the_end(acts_[from], play) ? 0 : 1;
  ActIndex until = std::max<ActIndex>(from + begins, cards_until);
  bool stated = false;        // a result: what comes after it proves nothing of what came before
  bool ended = false;         // or anything else that is done only then
  const Act* done = nullptr;  // the last by which more was done than that something was found
  for (const Act& a : between(from, now)) {
    stated = stated || a.kind == ActKind::Made;
    // A king may have won the game, and a hand be mended thereafter: it was not over.
    ended = ended || (a.kind != ActKind::Score && presupposes_the_end(a, play));
    const ActIndex at = index(&a);
    const bool before_play =
        !play.cards && ((play.beats[at] & kBefore) != 0 || a.kind == ActKind::Stand ||
                        a.kind == ActKind::Take || (!ended && !stated && belongs_to_giving(a)));
    // Where no card is told, it is not told either whether cards were drawn or thrown out before
    // the first, unless that was as soon as they were given and the fault found; a hand that is
    // completed is completed for the play.
    const bool at_once = done == nullptr || index(done) < until;
    const bool mended =
        !ended && (a.kind == ActKind::Complete || ((at_once || play.cards) && mends_a_hand(a)));
    // What is told to have come before the king's word and mark is told in full.
    if (before_play || mended || (is_of_king(a) && !stated)) {
      until = std::max<ActIndex>(until, at + 1);
    }
    done = only_finds(a) ? done : &a;
  }
  return until;
}

ActIndex Behind::end_presupposed(ActIndex from, ActIndex now, const PlayTold& play) const {
  ActIndex presupposed = 0;
  bool given_up = false;  // a fresh deal is claimed: he that marks after it did not play on for it
  for (const Act& a : between(from, now)) {
    given_up = given_up || claims_fresh_deal(a);
    const bool ends = (presupposes_the_end(a, play) && !(marks_barely(a) && given_up)) ||
                      (!play.cards && play.sitting_begins && requires_hands_again(a) &&
                       before(index(&a)).any(finds_misplay));
    if (ends && !tells_no_end(a, index(&a), play.testimony)) {
      presupposed = index(&a);
    }
  }
  return presupposed;
}

}  // namespace ecarte::replay
