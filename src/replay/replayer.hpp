// SPDX-License-Identifier: MIT
//
// The machine behind replay(): one object for one deal, fed its acts in order. It has the rooms,
// takes each act to the one it belongs to, and ends the deal. Private to replay.
#pragma once

#include "record/record.hpp"
#include "replay/around_table.hpp"
#include "replay/dealings.hpp"
#include "replay/remedy_acts.hpp"
#include "replay/scores_told.hpp"
#include "replay/statements.hpp"

namespace ecarte::replay {

class Replayer {
 public:
  Replayer(const record::Record& record, Table& table);

  void run();

 private:
  void begin();
  void act(const record::Act& a);
  void play(const record::Act& a);
  void exchange(const record::Act& a);
  void withdraw(const record::Act& a);

  Table& t_;
  Cutting cutting_;
  Giving giving_;
  Exchanging exchanging_;
  Headings headings_;
  Opening opening_;
  AroundTable around_;
  PlayingOut playing_;
  ScoresTold scores_;
  Dealings dealings_;
  Statements statements_;
  RemedyActs remedies_;
};

}  // namespace ecarte::replay
