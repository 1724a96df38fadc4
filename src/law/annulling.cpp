// SPDX-License-Identifier: MIT
//
// Which rulings annul a dealing, and until when one does of which nobody took any heed.
#include <algorithm>

#include "codes/remedy_rows.hpp"
#include "codes/vocabulary.hpp"
#include "law/settle.hpp"
#include "law/window.hpp"

namespace ecarte::law {

WindowBeats stands_from(const DealFacts& deal, const Case& c, const Fact& fact) {
  WindowBeats from = resolve(c.found_before, subject_deals(deal, fact));
  if (from == 0) {
    return from;
  }
  // Whoever has gone on to what comes after has passed it, though it is not told. To complete the
  // dealing that is to be annulled is not yet to go on from it.
  const int first = codes::first_rank(from);
  from &= ~replay::bit(replay::Beat::TurnUp);
  for (int beat = 0; beat < kWindowBeats; ++beat) {
    const WindowBeats later = codes::row_of(Remedy::FreshDeal).too_late & (WindowBeats{1} << beat);
    from |= later != 0 && codes::rank_of(beat) > first ? later : WindowBeats{0};
  }
  return from;
}

Time gone_on(const Given& given, const Rulings& rulings, WindowBeats beats, const Ruling& ruling) {
  constexpr WindowBeats kGathered = replay::bit(replay::Beat::HandClosed);
  const auto closing = [&](WindowBeats of) {
    return closing_time(given.deal, rulings.timeline,
                        resolve(of, subject_deals(given.deal, ruling.fact)), ruling.owed_at,
                        ruling.fact.place.dealing);
  };
  const Time first = closing(beats);
  if (!codes::annuls(ruling.owed) || first == kNoTime || first != closing(beats & kGathered) ||
      rulings.timeline.first(~kGathered, ruling.owed_at, first) != kNoTime) {
    return first;
  }
  // Cards gathered upon it are gathered to be dealt again, unless the hand is counted after all.
  const bool scored = std::ranges::any_of(given.deal.testimony, [&](const Testimony& said) {
    const bool mark = said.kind == Testimony::Kind::Mark && said.at < first;
    return (mark || said.kind == Testimony::Kind::Counters) && said.at > ruling.owed_at;
  });
  return scored ? first : closing(beats & ~kGathered);
}

bool stands(const Ruling& ruling) {
  return ruling.status == Status::Ignored && ruling.doubt.owed && codes::annuls(ruling.owed);
}

bool erases(const Ruling& ruling) {
  switch (ruling.status) {
    case Status::Elected:
      return codes::annuls(ruling.elected) && !ruling.doubt.owed;
    case Status::Imposed:
      return codes::annuls(ruling.owed);
    case Status::Ignored:
      return !stands(ruling) && (codes::annuls(ruling.owed) || codes::annuls(ruling.elected));
    case Status::Open:
      return codes::annuls(ruling.owed);  // owed, and the record stops there
    case Status::None:
    case Status::Waived:
    case Status::Lapsed:
    case Status::Latent:
    case Status::Moot:
      break;
  }
  return false;
}

}  // namespace ecarte::law
