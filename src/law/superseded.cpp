// SPDX-License-Identifier: MIT
#include "law/superseded.hpp"

#include <algorithm>

namespace ecarte::law {

using record::For;
using replay::Testimony;

namespace {

/// The number of the playing that counts, in a world in which the hands are rightly played again or
/// not; 0 where none has been played since.
int counted_playing(const Page& page) {
  return page.world.hand.play == PlayAs::Again ? page.grounds.again.counts.playing
                                               : page.grounds.counts.playing;
}

/// From when on the playing that is told could be marked for: it was over, or somebody had made the
/// point in it, with which the game may be won; kNoTime if neither is told.
Time could_be_marked(const Page& page) {
  const CountedPlaying& counts = page.grounds.counts;
  if (counts.over != nullptr) {
    return counts.over->occurred;
  }
  if (counts.span == nullptr) {
    return kNoTime;
  }
  const auto& made = counts.span->point_at;
  const replay::ActIndex first = std::min(made[Seat::First], made[Seat::Second]);
  return first == replay::kNever ? kNoTime : Time{first};
}

/// Are the hands rightly to be played again, and have not been?
bool again_to_come(const Page& page) {
  const bool maybe = page.world.hand.play == PlayAs::Again && counted_playing(page) == 0;
  return (page.grounds.again.due || maybe) && could_be_marked(page) != kNoTime;
}

/// Until when marks for the tricks of such hands stood: till somebody asked for the hands again,
/// or, if nobody is told to have done so, till they were played. 0: there are no such hands.
Time stood_until(const Page& page) {
  if (page.grounds.again.due) {
    return page.grounds.again.at;
  }
  const int playing = counted_playing(page);
  if (!again_to_come(page) && playing < 2) {
    return 0;
  }
  const Time begin = again_to_come(page)
                         ? kNoTime
                         : Time{page.deal().playings[static_cast<std::size_t>(playing) - 1].begin};
  Time until = begin;
  for (const TimedDeed& timed : page.matter.deeds) {
    const bool asks = timed.deed.what == Remedy::ReplayHands && timed.at <= begin &&
                      timed.deed.dealing == page.grounds.dealing &&
                      (playing < 2 || timed.deed.playing >= playing - 1);
    until = asks ? std::min(until, timed.at) : until;
  }
  return until;
}

}  // namespace

bool stood_till_again(const Page& page, const Testimony& said) {
  if (again_to_come(page)) {
    return said.at > could_be_marked(page);
  }
  const int playing = counted_playing(page);
  if (playing < 2) {
    return false;
  }
  const auto& playings = page.deal().playings;
  const replay::PlayingSpan& before = playings[static_cast<std::size_t>(playing) - 2];
  const replay::PlayingSpan& counts = playings[static_cast<std::size_t>(playing) - 1];
  return before.dealing == counts.dealing && before.over && said.at > before.over_at &&
         said.at < counts.begin;
}

bool of_superseded(const Page& page, const Testimony& said) {
  if (said.kind != Testimony::Kind::Mark || said.purpose == For::King ||
      !stood_till_again(page, said)) {
    return false;
  }
  return again_to_come(page) ||
         std::ranges::none_of(page.deal().testimony, [&](const Testimony& other) {
           return other.kind == Testimony::Kind::TakeDown && other.seat == said.seat &&
                  other.at > said.at;
         });
}

int superseded_before(const Page& page, Seat seat, Time at) {
  if (at >= stood_until(page)) {
    return 0;
  }
  int points = 0;
  std::uint16_t law = 0;
  for (const Testimony& said : page.deal().testimony) {
    if (said.seat == seat && said.at < at && of_superseded(page, said)) {
      points += said.amount.known()
                    ? said.amount.or_else(0)
                    : tariff(page.code(), said.purpose == For::Vole ? kTheVole : kThePoint, &law);
    }
  }
  return points;
}

bool asked_in_doubt(const LedgerSource& matter, std::uint8_t dealing) {
  return (matter.in_doubt.remedies & bit(Remedy::ReplayHands)) != 0 &&
         std::ranges::any_of(matter.deeds, [&](const TimedDeed& timed) {
           return timed.deed.what == Remedy::ReplayHands && timed.deed.dealing == dealing &&
                  timed.ruling < 0 && timed.at < matter.timeline.deal_end();
         });
}

}  // namespace ecarte::law
