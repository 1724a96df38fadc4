// SPDX-License-Identifier: MIT
#include "law/playing_counted.hpp"

#include <algorithm>

#include "law/deeds.hpp"
#include "law/world.hpp"

namespace ecarte::law {

namespace {

/// Is it that the hands be played again, as the law gave it or both agreed, for a playing that
/// begins at `begin`?
bool gives_playing(const LedgerSource& matter, const TimedDeed& timed, int dealing, Time begin) {
  return timed.deed.what == Remedy::ReplayHands && timed.deed.dealing == dealing &&
         timed.at <= begin && (timed.ruling >= 0 || agreed_upon(matter.deal, matter.deeds, timed));
}

}  // namespace

void CountedPlaying::is(const DealFacts& deal, int number) {
  playing = number;
  span = number == 0 ? nullptr : &deal.playings[static_cast<std::size_t>(number) - 1];
}

int playing_that_counts(const LedgerSource& matter, int dealing) {
  int first = 0;
  int last = 0;
  for (std::size_t i = 0; i < matter.deal.playings.size(); ++i) {
    if (matter.deal.playings[i].dealing == dealing) {
      first = first == 0 ? static_cast<int>(i) + 1 : first;
      last = static_cast<int>(i) + 1;
    }
  }
  int counts = first;
  for (int playing = first + 1; playing <= last; ++playing) {
    const Time begin = matter.deal.playings[static_cast<std::size_t>(playing) - 1].begin;
    const bool given = std::ranges::any_of(matter.deeds, [&](const TimedDeed& timed) {
      return gives_playing(matter, timed, dealing, begin) && timed.deed.playing >= playing - 1;
    });
    if (given && counts == playing - 1) {
      counts = playing;
    }
  }
  return counts;
}

std::optional<Time> to_be_played_again(const LedgerSource& matter, int dealing, int playing) {
  for (const Ruling& ruling : matter.rulings) {
    if (ruling.status != Status::Elected || ruling.doubt.in_time ||
        ruling.elected != Remedy::ReplayHands || ruling.fact.place.dealing != dealing ||
        static_cast<int>(matter.deal.playings.size()) != playing) {
      continue;
    }
    const TimedDeed& deed = matter.deeds[static_cast<std::size_t>(ruling.deed)];
    if (deed.at >= matter.timeline.deal_end() || deed.deed.playing == playing) {
      return deed.at;
    }
  }
  const auto decided = std::ranges::find_if(matter.deeds, [&](const TimedDeed& timed) {
    return timed.deed.what == Remedy::ReplayHands && timed.deed.dealing == dealing &&
           timed.deed.playing == playing && timed.at < matter.timeline.deal_end() &&
           binds(matter.deal, timed);
  });
  return decided == matter.deeds.end() ? std::nullopt : std::optional(decided->at);
}

namespace {

/// Were the hands played again, as the law gave it, after an offence and before that playing?
bool replayed_since(const LedgerSource& matter, const Fact& fact, int playing) {
  const Time begin = matter.deal.playings[static_cast<std::size_t>(playing) - 1].begin;
  return std::ranges::any_of(matter.deeds, [&](const TimedDeed& timed) {
    return gives_playing(matter, timed, fact.place.dealing, begin) && timed.at > fact.occurred;
  });
}

}  // namespace

bool may_give_replay(const LedgerSource& matter) {
  const auto gives = [&](std::uint16_t number) {
    return (matter.code.cases[number].may.remedies & bit(Remedy::ReplayHands)) != 0;
  };
  if ((matter.in_doubt.remedies & bit(Remedy::ReplayHands)) != 0) {
    return true;
  }
  for (std::size_t kind = 0; kind < replay::kFactKinds; ++kind) {
    if (matter.deal.untold.room[kind] &&
        std::ranges::any_of(matter.code.tables[kind].cases, gives)) {
      return true;
    }
  }
  return false;
}

bool counts_for_ceiling(const LedgerSource& matter, const Ruling& ruling, int playing) {
  if (matter.code.ceilings_after_replay == codes::AfterReplay::Follow || playing == 0) {
    return true;
  }
  return ruling.fact.place.playing == 0 ? !replayed_since(matter, ruling.fact, playing)
                                        : ruling.fact.place.playing == playing;
}

}  // namespace ecarte::law
