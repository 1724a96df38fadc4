// SPDX-License-Identifier: MIT
#include "replay/acts_told.hpp"

#include <gtest/gtest.h>

#include "acts.hpp"

namespace ecarte::replay {
namespace {

RunOfActs stretch(const Acts& acts) {
  return {acts.data(), acts.data() + acts.size()};
}

const Acts kActs{act(ActKind::Aside, kA), act(ActKind::Turn, kA), act(ActKind::Play, kY),
                 act(ActKind::Play, kA), act(ActKind::Aside, kY)};

TEST(RunOfActs, TheFirstAndTheLastThatIsSo) {
  EXPECT_EQ(&kActs[2], stretch(kActs).first({ActKind::Play}));
  EXPECT_EQ(&kActs[3], stretch(kActs).last({ActKind::Play}));
  EXPECT_EQ(nullptr, stretch(kActs).first({ActKind::Give}));
  EXPECT_EQ(nullptr, stretch(kActs).last({ActKind::Give}));
  EXPECT_TRUE(stretch(kActs).any([](const Act& a) { return a.seat() == kY; }));
  EXPECT_FALSE(stretch(kActs).all({ActKind::Play}));
}

TEST(RunOfActs, WhatEndsItIsNoPartOfIt) {
  EXPECT_EQ(&kActs[2], stretch(kActs).until({ActKind::Play}).end());
  EXPECT_EQ(&kActs[4], stretch(kActs).since({ActKind::Play}).begin());
  EXPECT_EQ(kActs.data(), stretch(kActs).since({ActKind::Give}).begin()) << "all of it";
}

TEST(RunOfActs, WithoutWhatItBeginsOrEndsWith) {
  EXPECT_EQ(&kActs[1], stretch(kActs).past({ActKind::Aside}).begin());
  EXPECT_EQ(&kActs[4], stretch(kActs).tail({ActKind::Aside}).begin());
  EXPECT_EQ(&kActs[4], stretch(kActs).without_tail({ActKind::Aside}).end());
  EXPECT_TRUE(stretch(kActs).begins_with({ActKind::Aside}));
  EXPECT_TRUE(stretch(kActs).ends_with({ActKind::Aside}));
  EXPECT_TRUE(stretch({}).empty());
  EXPECT_FALSE(stretch({}).ends_with({ActKind::Aside}));
}

TEST(RunOfActs, WhatTheCountersShowOfOne) {
  EXPECT_EQ(2, shown(score(1, 2), kY));
  EXPECT_EQ(record::kUnstated, shown(with_flags(score(1, 2), record::kEitherWay), kY));
  EXPECT_EQ(record::kUnstated, shown(act(ActKind::Mark, kA, 1), kA));
}

}  // namespace
}  // namespace ecarte::replay
