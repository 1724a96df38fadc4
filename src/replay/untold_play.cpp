// SPDX-License-Identifier: MIT
#include "replay/untold_play.hpp"

#include <algorithm>
#include <bit>

#include "replay/told.hpp"

namespace ecarte::replay {

namespace {

constexpr BeatSet kCards = bit(Beat::NFirstCard) | bit(Beat::DFirstCard) | bit(Beat::NSecondCard) |
                           bit(Beat::DSecondCard) | bit(Beat::NCard) | bit(Beat::DCard) |
                           bit(Beat::Lead) | bit(Beat::Reply);
/// Before the first card both have looked.
constexpr BeatSet kLooks = bit(Beat::NLooks) | bit(Beat::DTakesUp);
constexpr std::uint64_t deed(Remedy remedy) {
  return std::uint64_t{1} << static_cast<unsigned>(remedy);
}
constexpr std::uint64_t kDeeds = deed(Remedy::Announce) | deed(Remedy::AnnounceAndMark) |
                                 deed(Remedy::Mark) | deed(Remedy::Unplay);

/// What may have been done beside the cards that are left out. Of a hand of which it is told what
/// came of it, no word for the king is told but by its mark.
std::uint64_t deeds_left_out(const Notes& notes, ActIndex begin, const HandClosing& ending) {
  const bool silent = ending.over() && !notes.behind.king_marked(begin, notes.now);
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

/// What is known of the playing besides its acts.
PlayTold play_told(const Notes& notes, bool cards, const HandClosing& ending) {
  return {notes.out().beats, notes.out().testimony, cards, ending.given_up_at() != kNever,
          notes.out().place.sitting_begins};
}

/// As far as its cards, and who won the tricks of which none is told, are told.
ActIndex cards_until(const Tricks& tricks) {
  ActIndex until = 0;
  const auto tell = [&](ActIndex at) { until = std::max<ActIndex>(until, at + 1); };
  for (const Played& card : tricks.cards()) {
    tell(card.at);
    tell(card.back.at == kNever ? ActIndex{0} : card.back.at);
  }
  for (const Trick& trick : tricks.tricks()) {
    if (trick.lead < 0 && trick.closed_at != kNever) {
      tell(trick.closed_at);
    }
  }
  return until;
}

}  // namespace

void leave_out_rest(Notes& notes, ActIndex begin, ActIndex from, bool cards,
                    const HandClosing& ending) {
  const ActIndex until = ending.over() ? ending.at() : notes.now;
  const ActIndex presupposed = notes.behind.end_presupposed(
      from, std::min<ActIndex>(until + 1, notes.now), play_told(notes, cards, ending));
  Gap gap;
  gap.beats =
      kCards | (cards ? BeatSet{0} : kLooks) | (ending.over() ? BeatSet{0} : bit(Beat::HandOver));
  gap.deeds = deeds_left_out(notes, begin, ending);
  gap.dealing = notes.dealing();
  for (ActIndex i = from; i <= until; ++i) {
    if (i < notes.now && notes.beside.continues_another(i)) {
      continue;
    }
    gap.before = i;
    gap.if_deal_follows = i > presupposed;
    notes.leave_out(gap);
  }
}

void leave_out_here(Notes& notes, bool cards) {
  const BeatSet beats = (cards ? kCards : BeatSet{0}) | kLooks;
  notes.leave_out({notes.now, beats, kDeeds | kMends, notes.dealing(), false});
}

bool told_to_the_end(const HandClosing& ending) {
  return ending.over() && ending.how() != HandEnd::Stated;
}

void leave_out_play(Notes& notes, ActIndex begin, const Tricks& tricks, const HandClosing& ending) {
  leave_out_tricks(notes, tricks, deeds_left_out(notes, begin, ending));
  if (!told_to_the_end(ending)) {
    const bool cards = !tricks.cards().empty();
    const ActIndex until = notes.behind.play_told_until(begin, notes.now, cards_until(tricks),
                                                        play_told(notes, cards, ending));
    leave_out_rest(notes, begin, until, cards, ending);
  }
}

}  // namespace ecarte::replay
