// SPDX-License-Identifier: MIT
#include "replay/untold_play.hpp"

#include <algorithm>
#include <bit>

#include "record/act_kinds.hpp"

namespace ecarte::replay {

namespace {

using record::Act;
using record::ActKind;

constexpr BeatSet kCards = bit(Beat::NFirstCard) | bit(Beat::DFirstCard) | bit(Beat::NSecondCard) |
                           bit(Beat::DSecondCard) | bit(Beat::NCard) | bit(Beat::DCard) |
                           bit(Beat::Lead) | bit(Beat::Reply);
/// Before the first card both have looked.
constexpr BeatSet kLooks = bit(Beat::NLooks) | bit(Beat::DTakesUp);
/// What an act is that comes before the play.
constexpr BeatSet kBefore = bit(Beat::Cut) | bit(Beat::Packet) | bit(Beat::TurnUp) |
                            bit(Beat::Proposal) | bit(Beat::Answer) | bit(Beat::Discard) |
                            bit(Beat::Given) | bit(Beat::NTakesUp) | bit(Beat::DTakes);

constexpr std::uint64_t deed(Remedy remedy) {
  return std::uint64_t{1} << static_cast<unsigned>(remedy);
}
constexpr std::uint64_t kDeeds = deed(Remedy::Announce) | deed(Remedy::AnnounceAndMark) |
                                 deed(Remedy::Mark) | deed(Remedy::Unplay);

/// Is it something that is done only when a hand is over? Who throws down with a claim that is not
/// granted plays on.
bool presupposes_the_end(const Act& act, const HandClosing& ending) {
  return act.kind == ActKind::Score || act.kind == ActKind::Made ||
         (act.kind == ActKind::ThrowDown && ending.given_up_at() != kNever) ||
         (act.kind == ActKind::Mark && act.object_as<record::For>() != record::For::King);
}

/// Are the hands required to be played again? Of those of which no card is told it is not told
/// either how far they were played.
bool requires_hands_again(const Act& act) {
  return (act.kind == ActKind::Require &&
          act.object_as<record::Required>() == record::Required::HandsAgain) ||
         (act.kind == ActKind::Claim && act.object_as<Remedy>() == Remedy::ReplayHands);
}

/// Is the score told by it, but not as one that only the hand can have made? Who wins by the king
/// alone, or what the other resigned, or only claims to have won, need not have played it.
bool tells_no_end(const Notes& notes, ActIndex at) {
  return notes.acts()[at].kind == ActKind::Score &&
         std::ranges::none_of(notes.out().testimony, [at](const Testimony& said) {
           return said.at == at && !said.upon_king;
         });
}

bool claims_fresh_deal(const Act& act) {
  return act.kind == ActKind::Claim && act.object_as<Remedy>() == Remedy::FreshDeal;
}

bool continues_another(const Act& act) {
  return act.kind == ActKind::Packet || act.kind == ActKind::Partly || act.kind == ActKind::Odd ||
         act.kind == ActKind::Timing;
}

/// The word for the king and its mark: what is told to have come before them is told in full.
bool is_of_king(const Act& act) {
  return act.kind == ActKind::Announce ||
         (act.kind == ActKind::Mark && act.object_as<record::For>() == record::For::King);
}

/// Are cards added to a hand, or taken out of it? Once the hand is over nobody does that.
bool mends_a_hand(const Act& act) {
  constexpr record::ActKinds kMends{ActKind::Complete, ActKind::Draw, ActKind::ThrowOut,
                                    ActKind::PutBack};
  return kMends.has(act.kind);
}

/// Is nothing done by it, but that something comes to light, or is let stand?
bool only_finds(const Act& act) {
  return act.kind == ActKind::Find || act.kind == ActKind::Aside || act.kind == ActKind::LetStand;
}

/// Does anybody mark a king for which nobody is told to have spoken?
bool marks_king(const Notes& notes, ActIndex begin) {
  const std::span<const Act> acts = notes.acts();
  return std::any_of(acts.begin() + begin, acts.begin() + notes.now, [](const Act& act) {
    return act.kind == ActKind::Mark && act.object_as<record::For>() == record::For::King;
  });
}

/// What may have been done beside the cards that are left out. Of a hand of which it is told what
/// came of it, no word for the king is told but by its mark.
std::uint64_t deeds_left_out(const Notes& notes, ActIndex begin, const HandClosing& ending) {
  const bool silent = ending.over() && !marks_king(notes, begin);
  return silent ? kDeeds & ~(deed(Remedy::Announce) | deed(Remedy::AnnounceAndMark)) : kDeeds;
}

/// Was its reply told before the next lead, though it was taken back thereafter?
bool was_answered(const Tricks& tricks, const Trick& trick, const Played& next) {
  return std::ranges::any_of(tricks.cards(), [&](const Played& reply) {
    return reply.trick == trick.number && !reply.lead && reply.at < next.at &&
           reply.back.at != kNever && reply.back.at > next.at;
  });
}

/// The tricks between those that are told.
void leave_out_tricks(Notes& notes, const Tricks& tricks, std::uint64_t deeds) {
  const auto all = tricks.tricks();
  for (std::size_t i = 1; i < all.size(); ++i) {
    const Trick& before = all[i - 1];
    const bool lacking = before.lead < 0 || (before.reply < 0 && !before.uncovered);
    if (lacking && all[i].lead >= 0 && !was_answered(tricks, before, tricks.card(all[i].lead))) {
      notes.leave_out(
          {tricks.card(all[i].lead).at, kCards | kLooks, deeds, notes.dealing(), false});
    }
  }
}

/// The act from which on nothing of the play is told.
ActIndex told_until(const Notes& notes, ActIndex begin, const Tricks& tricks,
                    const HandClosing& ending) {
  // A deal that begins with its end tells nothing at all.
  ActIndex until = presupposes_the_end(notes.acts()[begin], ending) ? begin : begin + 1;
  const auto tell = [&](ActIndex at) { until = std::max<ActIndex>(until, at + 1); };
  for (const Played& card : tricks.cards()) {
    tell(card.at);
    tell(card.back.at == kNever ? ActIndex{0} : card.back.at);
  }
  for (const Trick& trick : tricks.tricks()) {
    if (trick.lead < 0 && trick.closed_at != kNever) {  // if only who won it
      tell(trick.closed_at);
    }
  }
  bool stated = false;  // a result: what comes after it proves nothing of what came before
  bool ended = false;   // or anything else that is done only then
  for (ActIndex i = begin; i < notes.now; ++i) {
    const Act& act = notes.acts()[i];
    stated = stated || act.kind == ActKind::Made;
    // A king may have won the game, and a hand be mended thereafter: it was not over.
    ended = ended || (act.kind != ActKind::Score && presupposes_the_end(act, ending));
    const bool before_play =
        tricks.cards().empty() && ((notes.out().beats[i] & kBefore) != 0 ||
                                   act.kind == ActKind::Stand || act.kind == ActKind::Take);
    // Where no card is told, it is not told either whether cards were drawn or thrown out before
    // the first, unless that was as soon as they were given and the fault found; a hand that is
    // completed is completed for the play.
    const bool at_once =
        std::all_of(notes.acts().begin() + std::min(until, i), notes.acts().begin() + i,
                    [](const Act& a) { return only_finds(a) || a.kind == ActKind::Score; });
    const bool mended = !ended && (act.kind == ActKind::Complete ||
                                   ((at_once || !tricks.cards().empty()) && mends_a_hand(act)));
    if (before_play || mended || (is_of_king(act) && !stated)) {
      tell(i);
    }
  }
  return until;
}

}  // namespace

void leave_out_rest(Notes& notes, ActIndex begin, ActIndex from, bool cards,
                    const HandClosing& ending) {
  const ActIndex until = ending.over() ? ending.at() : notes.now;
  ActIndex presupposed = 0;
  bool given_up = false;  // a fresh deal is claimed: he that marks after it did not play on for it
  for (ActIndex i = from; i <= until && i < notes.now; ++i) {
    const Act& act = notes.acts()[i];
    given_up = given_up || claims_fresh_deal(act);
    const bool bare =  // it may be for a king; two points are of the tricks
        act.kind == ActKind::Mark && act.object_as<record::For>() == record::For::Unsaid &&
        (act.number <= 1 || act.number == record::kUnstated);
    const bool ends = (presupposes_the_end(act, ending) && !(bare && given_up)) ||
                      (!cards && notes.out().place.sitting_begins && requires_hands_again(act));
    presupposed = ends && !tells_no_end(notes, i) ? i : presupposed;
  }
  Gap gap;
  gap.beats =
      kCards | (cards ? BeatSet{0} : kLooks) | (ending.over() ? BeatSet{0} : bit(Beat::HandOver));
  gap.deeds = deeds_left_out(notes, begin, ending);
  gap.dealing = notes.dealing();
  for (ActIndex i = from; i <= until; ++i) {
    if (i < notes.now && continues_another(notes.acts()[i])) {
      continue;
    }
    gap.before = i;
    gap.if_deal_follows = i > presupposed;
    notes.leave_out(gap);
  }
}

bool told_to_the_end(const HandClosing& ending) {
  return ending.over() && ending.how() != HandEnd::Stated;
}

void leave_out_play(Notes& notes, ActIndex begin, const Tricks& tricks, const HandClosing& ending) {
  leave_out_tricks(notes, tricks, deeds_left_out(notes, begin, ending));
  if (!told_to_the_end(ending)) {
    leave_out_rest(notes, begin, told_until(notes, begin, tricks, ending), !tricks.cards().empty(),
                   ending);
  }
}

}  // namespace ecarte::replay
