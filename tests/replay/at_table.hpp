// SPDX-License-Identifier: MIT
//
// A table at which the rooms of replay are tried one by one: A has dealt and turned the eight of
// diamonds, what is told after that lies ready, act by act, and nothing of it is done but what a
// test gives a room to do.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "notation/parse.hpp"
#include "replay/exchanging.hpp"
#include "replay/headings.hpp"
#include "replay/opening.hpp"

namespace ecarte::replay {

inline constexpr Seat kDealer = Seat::First;      // A
inline constexpr Seat kNonDealer = Seat::Second;  // Y

struct AtTable {
  record::Record record;
  Sitting sitting{};
  DealFacts facts{};
  Table table;
  Cutting cutting{table};
  Giving giving{table};
  Exchanging exchanging{table, giving};
  Headings headings{table, cutting, giving};
  Opening opening{table, cutting, giving, exchanging};

  explicit AtTable(std::initializer_list<std::string_view> lines)
      : record(read(lines)), table(record, sitting, facts) {
    facts.beats.assign(record.acts.size(), 0);
    facts.dealings.emplace_back().dealer = kDealer;
    for (const record::Act& act : record.acts) {
      facts.seen.add(act.kind);
    }
    Dealing& dealing = table.dealing;
    dealing.dealer = kDealer;
    dealing.phase = Phase::Turned;
    dealing.trump = Suit::Diamonds;
    dealing.done.begun_at = dealing.done.turn_at = 0;
    giving.begin();
    exchanging.begin();
  }

  /// The next act of its kind, which is under way from now on.
  const record::Act& next(record::ActKind kind) {
    for (std::size_t at = begun_ ? table.notes.now + std::size_t{1} : 0; at < record.acts.size();
         ++at) {
      if (record.acts[at].kind == kind) {
        begun_ = true;
        table.notes.now = static_cast<ActIndex>(at);
        return record.acts[at];
      }
    }
    ADD_FAILURE() << "no such act is told any more";
    return record.acts.front();
  }
  /// All acts are read.
  void end() { table.notes.now = static_cast<ActIndex>(record.acts.size()); }

  [[nodiscard]] Dealing& dealing() { return table.dealing; }
  [[nodiscard]] const Fact* fact(FactKind kind) const {
    const auto found = std::ranges::find(facts.facts, kind, &Fact::kind);
    return found == facts.facts.end() ? nullptr : &*found;
  }
  [[nodiscard]] bool has_deed(Remedy what) const {
    return std::ranges::find(facts.deeds, what, &Deed::what) != facts.deeds.end();
  }
  [[nodiscard]] bool has_beat(Beat beat) const {
    return std::ranges::any_of(facts.beats, [=](BeatSet set) { return (set & bit(beat)) != 0; });
  }

 private:
  static record::Record read(std::initializer_list<std::string_view> lines) {
    std::string text = "players: A, Y\ndeal 1: A gives 3-2; turns 8♦\n";
    for (const std::string_view line : lines) {
      text.append(line).append("\n");
    }
    notation::Reader reader{notation::source_of(text)};
    record::Record record;
    EXPECT_TRUE(reader.next(record));
    EXPECT_TRUE(record.readable()) << text;
    return record;
  }

  bool begun_ = false;
};

}  // namespace ecarte::replay
