// SPDX-License-Identifier: MIT
#include "sitting/rubbers.hpp"

#include <algorithm>

namespace ecarte::sitting {

using record::Agreement;
using replay::NoYes;
using replay::RubberLength;

namespace {

int needed_of(int games) {
  return games / 2 + 1;
}

}  // namespace

void Rubbers::head(std::uint32_t number) {
  headed_ = number;
  are_headed_ = true;
}

void Rubbers::agree(const Act& a, ActIndex at, BookedDeal& deal) {
  if (a.kind != ActKind::Agreed || a.object_as<Agreement>() != Agreement::RubberOf) {
    return;
  }
  const bool sourced = a.number == 3 || a.number == 5 || a.number == 7 || a.number == 11;
  replay::Fact fact = replay::fact_of(FactKind::RubberAgreed, record::kBoth, at,
                                      sourced ? RubberLength::Sourced : RubberLength::Other);
  fact.number = a.number;
  deal.say(fact);
}

void Rubbers::open(BookedDeal& deal) {
  begins_ = false;
  if (terms().rubber_of == 0) {
    return;
  }
  const bool first = none_yet();
  const bool another = headed_ != 0 && headed_ != rubber_.number;
  if (!first && !another && !(rubber_.winner && !are_headed_)) {
    if (rubber_.winner) {
      law::Finding* const said =
          deal.say(FactKind::PlayedAfterRubber, record::kBoth, deal.heading());
      if (said != nullptr && !terms().has_agreed(Agreement::Multiples)) {
        said->under.reading = {};  // it is of how multiples count
      }
    }
    return;
  }
  if (!first && d_.page.keeps()) {
    d_.page.account().rubbers.push_back(rubber_);
  }
  const std::uint32_t next = first ? 1 : rubber_.number + 1;
  rubber_ = RubberLine{};
  rubber_.number = headed_ != 0 ? headed_ : next;
  rubber_.games = terms().rubber_of;
  rubber_.needed = needed_of(rubber_.games);
  rubber_.players = seats();
  begins_ = true;
}

void Rubbers::series_cut(BookedDeal& deal) const {
  if (!deal.tells({ActKind::Cut})) {
    return;
  }
  const std::vector<Act>& acts = deal.acts();
  const auto cut = std::ranges::find_if(acts, &Act::cuts_for_deal);
  const bool each_game = terms().has_agreed(Agreement::CutEachGame);
  const bool each_rubber = terms().has_agreed(Agreement::CutEachRubber);
  const bool said = terms().has_agreed(Agreement::Alternate) || each_game || each_rubber;
  if (cut == acts.end() || !said || terms().funding != Funding::None) {
    return;
  }
  deal.say(FactKind::SeriesCut, record::kBoth, static_cast<ActIndex>(cut - acts.begin()),
           each_game || (each_rubber && begins_) ? NoYes::Yes : NoYes::No);
}

void Rubbers::count(const GameEnd& end) {
  if (terms().rubber_of == 0 || rubber_.winner) {
    return;
  }
  if (rubber_.players != seats()) {
    return;  // agreed on in the middle of a game, or others have the seats: no game of this rubber
  }
  const PersonNumber who = at(end.winner);
  const std::size_t side = rubber_.players[0] == who ? 0 : 1;
  rubber_.won[side] += end.counts;
  if (rubber_.won[side] >= rubber_.needed) {
    rubber_.winner = static_cast<Seat>(side);
    d_.page.enter(rubber_.players[1 - side], who, terms().stake_rubber, PaidFor::Rubber, false);
  }
}

void Rubbers::close() {
  if (d_.page.keeps() && !none_yet() && terms().rubber_of != 0) {
    d_.page.account().rubbers.push_back(rubber_);
  }
}

}  // namespace ecarte::sitting
