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
  const auto& counts = page.grounds.counts;
  return page.world.hand.play == PlayAs::Again ? counts.maybe_playing : counts.playing;
}

/// Are the hands rightly to be played again, and have not been?
bool again_to_come(const Page& page) {
  const bool maybe = page.world.hand.play == PlayAs::Again && counted_playing(page) == 0;
  return (page.grounds.again.due || maybe) && page.grounds.counts.over != nullptr;
}

}  // namespace

bool stood_till_again(const Page& page, const Testimony& said) {
  if (again_to_come(page)) {
    return said.at > page.grounds.counts.over->occurred;
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
  if (!page.grounds.again.due || at >= page.grounds.again.at) {
    return 0;
  }
  int points = 0;
  std::uint16_t law = 0;
  for (const Testimony& said : page.deal().testimony) {
    if (said.seat == seat && said.at < at && of_superseded(page, said)) {
      points += said.amount != record::kUnstated
                    ? said.amount
                    : tariff(page.code(), said.purpose == For::Vole ? kTheVole : kThePoint, &law);
    }
  }
  return points;
}

}  // namespace ecarte::law
