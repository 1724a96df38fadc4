// SPDX-License-Identifier: MIT
#include "law/timeline.hpp"

#include <algorithm>

namespace ecarte::law {

using replay::Beat;

namespace {

/// The first of `words` from `at` on that has any of `beats`; their number if none has. Most have
/// none, so four are looked at together.
template <class Words>
std::size_t next_with(const Words& words, WindowBeats beats, std::size_t at, std::size_t end) {
  while (at + 4 <= end &&
         ((words[at] | words[at + 1] | words[at + 2] | words[at + 3]) & beats) == 0) {
    at += 4;
  }
  while (at < end && (words[at] & beats) == 0) {
    ++at;
  }
  return at;
}

constexpr WindowBeats absolute(Beat beat) {
  return replay::bit(beat);
}

constexpr WindowBeats kOfNext = absolute(Beat::Cut) | absolute(Beat::Packet) |
                                absolute(Beat::TurnUp) | absolute(Beat::NextGame) |
                                absolute(Beat::Settled);

constexpr WindowBeats kNextDealt =
    bit(WindowBeat::NextCut) | bit(WindowBeat::NextPacket) | bit(WindowBeat::NextTurnUp);

/// By their numbers deals lie between the two: the next of this one was dealt, though nothing of it
/// is told.
bool deals_between(const replay::DealFacts& deal, const replay::DealFacts& next) {
  return !next.place.game_begins && next.place.game == deal.place.game &&
         next.place.deal > deal.place.deal + 1;
}

/// What the beats of the deal after are to the windows of this one.
WindowBeats as_next(replay::BeatSet beats) {
  WindowBeats word = beats & (absolute(Beat::NextGame) | absolute(Beat::Settled));
  word |= (beats & absolute(Beat::NextGame)) != 0 ? absolute(Beat::GameEnd) : 0U;
  word |= (beats & absolute(Beat::Cut)) != 0 ? bit(WindowBeat::NextCut) : 0U;
  word |= (beats & absolute(Beat::Packet)) != 0 ? bit(WindowBeat::NextPacket) : 0U;
  word |= (beats & absolute(Beat::TurnUp)) != 0 ? bit(WindowBeat::NextTurnUp) : 0U;
  return word;
}

}  // namespace

void Timeline::lay_out(const replay::DealFacts& deal, const replay::DealFacts* next) {
  deal_end_ = static_cast<Time>(deal.beats.size());
  has_next_ = next != nullptr && !next->place.sitting_begins;
  words_.assign(deal.beats.begin(), deal.beats.end());
  // What is cut when the hand is over is cut for the deal after.
  constexpr WindowBeats kMeansMore = absolute(Beat::NextGame) | absolute(Beat::Cut) |
                                     absolute(Beat::HandOver) | absolute(Beat::Packet);
  bool over = false;
  const std::size_t acts = deal.beats.size();
  for (std::size_t i = next_with(deal.beats, kMeansMore, 0, acts); i < acts;
       i = next_with(deal.beats, kMeansMore, i + 1, acts)) {
    const WindowBeats word = deal.beats[i];
    const bool cut_for_next = over && (word & absolute(Beat::Cut)) != 0;
    words_[i] = word | ((word & absolute(Beat::NextGame)) != 0 ? absolute(Beat::GameEnd) : 0U) |
                (cut_for_next ? bit(WindowBeat::NextCut) : 0U);
    over = (over || (word & absolute(Beat::HandOver)) != 0) && (word & absolute(Beat::Packet)) == 0;
  }
  lay_out_gaps(deal, has_next_ ? next : nullptr);
  if (!has_next_) {
    return;
  }
  words_.resize(words_.size() + next->beats.size());
  const std::size_t more = next->beats.size();
  for (std::size_t i = next_with(next->beats, kOfNext, 0, more); i < more;
       i = next_with(next->beats, kOfNext, i + 1, more)) {
    words_[deal_end_ + i] = as_next(next->beats[i]);
  }
  if (!next->beats.empty()) {
    words_[deal_end_] |= absolute(Beat::HandClosed);  // the cards were gathered, if not before
    words_[deal_end_] |= deals_between(deal, *next) ? kNextDealt : 0U;
  }
  if (next->stands.deal_follows) {
    close_next(*next);
  }
}

/// The deal after is itself followed by one: whatever was to come in it has come by then, and where
/// its turn-up is not told, that may have been as soon as cards were given.
void Timeline::close_next(const replay::DealFacts& next) {
  words_.push_back(as_next(absolute(Beat::Cut) | absolute(Beat::Packet) | absolute(Beat::TurnUp)));
  if (first_from(bit(WindowBeat::NextTurnUp), deal_end_, end() - 1) == kNoTime) {
    const auto last =
        std::find_if(next.beats.rbegin(), next.beats.rend(),
                     [](replay::BeatSet word) { return (word & absolute(Beat::Packet)) != 0; });
    untold_.push_back(
        {deal_end_ + static_cast<Time>(next.beats.rend() - last), bit(WindowBeat::NextTurnUp), 0});
  }
}

/// What may have followed the last act of a record that ends there is no gap: the deal stands where
/// it breaks off.
void Timeline::lay_out_gaps(const replay::DealFacts& deal, const replay::DealFacts* next) {
  untold_.clear();
  for (const replay::Gap& gap : deal.untold.gaps) {
    if (next != nullptr || (gap.before < deal_end_ && !gap.if_deal_follows)) {
      untold_.push_back({gap.before, gap.beats, gap.deeds});
    }
  }
  for (std::size_t i = 0; next != nullptr && i < next->untold.gaps.size(); ++i) {
    const replay::Gap& gap = next->untold.gaps[i];
    if (gap.before < next->beats.size() && !gap.if_deal_follows) {
      untold_.push_back({deal_end_ + gap.before, as_next(gap.beats), gap.deeds});
    }
  }
}

TimeSpan Timeline::when(WindowBeats beats, Time from, Time before) const {
  TimeSpan span;
  span.latest = first_from(beats, from, before);
  span.earliest = span.latest;
  const Time last = std::min({before, end(), span.latest});
  for (const Untold& gap : untold_) {
    if (gap.before >= from && gap.before <= last && (gap.beats & beats) != 0) {
      span.earliest = std::min(span.earliest, gap.before);
    }
  }
  return span;
}

bool Timeline::untold(Remedy deed, Time from, Time before) const {
  return std::ranges::any_of(untold_, [&](const Untold& gap) {
    return gap.before > from && gap.before <= before && (gap.deeds & bit(deed)) != 0;
  });
}

Time Timeline::first(WindowBeats beats, Time after, Time before) const {
  return first_from(beats, after + 1, before);
}

Time Timeline::first_from(WindowBeats beats, Time from, Time before) const {
  const Time last = before < end() ? before : end();
  const std::size_t at = next_with(words_, beats, from, last);
  return at < last ? static_cast<Time>(at) : kNoTime;
}

void Timeline::unplay(Time at) {
  const WindowBeats word = words_[at];
  const bool nondealers = (word & absolute(Beat::NCard)) != 0;
  const WindowBeats card = absolute(nondealers ? Beat::NCard : Beat::DCard);
  const WindowBeats first = absolute(nondealers ? Beat::NFirstCard : Beat::DFirstCard);
  const WindowBeats second = absolute(nondealers ? Beat::NSecondCard : Beat::DSecondCard);
  words_[at] &= ~(card | first | second | absolute(Beat::Lead) | absolute(Beat::Reply));
  if ((word & (first | second)) == 0) {
    return;
  }
  const Time next = this->first(card, at, deal_end_);
  if (next == kNoTime) {
    return;
  }
  const Time after = this->first(card, next, deal_end_);
  words_[next] = (words_[next] & ~second) | (word & (first | second));
  if ((word & first) != 0 && after != kNoTime) {
    words_[after] |= second;
  }
}

WindowBeats resolve(WindowBeats beats, bool subject_deals) {
  const auto replace = [&](WindowBeat relative, Beat if_dealer, Beat if_nondealer) {
    if ((beats & bit(relative)) != 0) {
      beats = (beats & ~bit(relative)) | absolute(subject_deals ? if_dealer : if_nondealer);
    }
  };
  replace(WindowBeat::OwnFirstCard, Beat::DFirstCard, Beat::NFirstCard);
  replace(WindowBeat::OwnSecondCard, Beat::DSecondCard, Beat::NSecondCard);
  replace(WindowBeat::OwnCard, Beat::DCard, Beat::NCard);
  replace(WindowBeat::AdvCard, Beat::NCard, Beat::DCard);
  return beats;
}

}  // namespace ecarte::law
