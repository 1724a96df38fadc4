// SPDX-License-Identifier: MIT
#include "replay/left_open.hpp"

#include <gtest/gtest.h>

#include "tests/replay/at_table.hpp"

namespace ecarte::replay {
namespace {

using record::ActKind;

TEST(LeftOpen, TheyWentByTheAnswerThatWasAltered) {
  AtTable at{"Y proposes", "A accepts", "A refuses", "Y discards 2; takes 2"};
  at.next(ActKind::Accept);
  at.next(ActKind::Refuse);
  at.table.notes.note(FactKind::WordAltered, record::actor_of(kDealer), at.table.notes.now,
                      AlteredWord::Answer, AlteredHow::Other);
  at.end();
  LeftOpen(at.table).fill_upheld();
  EXPECT_EQ(at.fact(FactKind::WordAltered)->upheld, Upheld::Yes);
}

TEST(LeftOpen, WhereTheRecordStopsThatIsNotKnown) {
  AtTable at{"Y proposes", "A accepts", "A refuses"};
  at.next(ActKind::Refuse);
  at.table.notes.note(FactKind::WordAltered, record::actor_of(kDealer), at.table.notes.now,
                      AlteredWord::Answer, AlteredHow::Other);
  at.end();
  LeftOpen(at.table).fill_upheld();
  EXPECT_EQ(at.fact(FactKind::WordAltered)->upheld, Upheld::Unknown);
}

}  // namespace
}  // namespace ecarte::replay
