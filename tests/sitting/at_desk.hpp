// SPDX-License-Identifier: MIT
//
// A desk at which the rooms of a sitting are tried one by one: a deal of turf-portland-1877 is
// told, its people have sat down and its terms hold, and nothing else of it is done but what a test
// gives a room to do. Replay and law have not seen it: what they make of it a test says.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "codes/code.hpp"
#include "notation/parse.hpp"
#include "sitting/book_room.hpp"

namespace ecarte::sitting::test {

// Who sits and stands there, by their numbers in the account.
inline constexpr PersonNumber kA = 0;
inline constexpr PersonNumber kY = 1;
inline constexpr PersonNumber kZ = 2;
inline constexpr PersonNumber kW = 3;

struct AtDesk {
  record::Record record;
  replay::DealFacts facts{};
  law::DealResult result{};
  std::function<void()> tell_whole{};
  BookDesk desk{AccountPage{std::make_unique<Account>(), true}};

  AtDesk(std::initializer_list<std::string_view> lines) { tell(lines); }

  /// The next deal.
  void tell(std::initializer_list<std::string_view> lines,
            std::string_view head = "players: A, Y\nbystanders: Z, W\n") {
    record = read(head, lines);
    facts = {};
    facts.dealings.emplace_back();
    facts.beats.assign(record.acts.size(), 0);
    result.clear();
    desk.people.meet(record, desk.page.account());
    for (std::size_t i = 0; i < record.acts.size(); ++i) {
      facts.seen.add(record.acts[i].kind);
      desk.page.account().terms.take(record.acts[i]);
      if (record.acts[i].kind == record::ActKind::HeadDeal) {
        facts.place.heading = static_cast<replay::ActIndex>(i);
      }
    }
    begun_ = false;
  }

  [[nodiscard]] BookedDeal deal(bool first_of_game = false) {
    return {record, facts,      *codes::built_in_code("turf-portland-1877"),
            result, tell_whole, first_of_game};
  }
  /// The next act of its kind, which is under way from now on.
  const record::Act& next(record::ActKind kind) {
    for (std::size_t i = begun_ ? now_ + std::size_t{1} : 0; i < record.acts.size(); ++i) {
      if (record.acts[i].kind == kind) {
        begun_ = true;
        now_ = static_cast<replay::ActIndex>(i);
        return record.acts[i];
      }
    }
    ADD_FAILURE() << "no such act is told any more";
    return record.acts.front();
  }
  [[nodiscard]] replay::ActIndex now() const { return now_; }

  [[nodiscard]] Account& account() { return desk.page.account(); }
  /// The last fact of its kind; nullptr if there is none.
  [[nodiscard]] const replay::Fact* fact(replay::FactKind kind) const {
    const replay::Fact* last = nullptr;
    for (const replay::Fact& fact : facts.facts) {
      last = fact.kind == kind ? &fact : last;
    }
    return last;
  }
  /// What was found against somebody, in order.
  [[nodiscard]] std::string found() const {
    std::string ids;
    for (const law::Finding& finding : result.findings) {
      ids.append(ids.empty() ? "" : "; ").append(finding.id);
    }
    return ids;
  }

 private:
  static record::Record read(std::string_view head, std::initializer_list<std::string_view> lines) {
    std::string text{head};
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
  replay::ActIndex now_ = 0;
};

}  // namespace ecarte::sitting::test
