// SPDX-License-Identifier: MIT
//
// The third campaign. Games are written, judged, and judged again with parts of them left out, as
// tellers leave them out: telling less may leave more in doubt, and never accuses more.
#include <algorithm>
#include <array>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "campaign/attempt.hpp"
#include "campaign/campaigns.hpp"
#include "campaign/complaints.hpp"
#include "campaign/erasures.hpp"
#include "campaign/permissive.hpp"
#include "campaign/table.hpp"

namespace ecarte::campaign {
namespace {

/// A few deals of one sitting, with what was so of them.
Telling lawful_telling(Chance& chance) {
  Telling telling;
  Permissive permissive;
  Table table(static_cast<std::uint64_t>(chance.below(1 << 30)) << 20U |
                  static_cast<std::uint64_t>(chance.below(1 << 20)),
              true);
  int left = chance.one_in(8) ? 10 : 1 + chance.below(4);
  bool late = false;
  do {
    std::string text;
    table.deal(permissive, text);
    ToldDeal deal = take_apart(text, telling.players);
    deal.number = telling.deals.size();
    deal.truth.before = table.before;
    deal.truth.due = capped_at_five(table.due);
    deal.truth.lapsed = table.never_marked;
    deal.truth.unmarked = table.late_mark || table.never_marked != std::array{0, 0};
    deal.truth.late_mark = std::exchange(late, table.late_mark);
    const Seat winner = table.winner();
    const int made = table.tricks[winner];
    if (table.ending == Ending::Played && made >= 3 && !table.told_short) {
      deal.truth.made =
          table.name(winner) + (made + table.tricks[1 - winner] < 5 ? " made the point"
                                : made == 5                         ? " made the vole"
                                            : " made " + std::to_string(made));
    }
    telling.deals.push_back(std::move(deal));
  } while (--left > 0 && !(table.over && table.games_left == 0));
  return telling;
}

Telling telling_of(const Attempt& game) {
  Telling telling;
  telling.lawful = false;
  std::size_t begin = 0;
  for (const std::size_t end : game.ends) {
    ToldDeal deal =
        take_apart(std::string_view(game.text).substr(begin, end - begin), telling.players);
    deal.number = telling.deals.size();
    deal.truth.unmarked = true;  // so that no mark goes without the counters
    const Owed* const owed = game.owed_by(deal.number);
    if (owed != nullptr) {
      deal.truth.due = owed->due;
      deal.truth.lapsed = owed->lapsed;
    }
    telling.deals.push_back(std::move(deal));
    begin = end;
  }
  return telling;
}

bool has_acts(const ToldDeal& deal) {
  return std::ranges::any_of(deal.pieces, [](const Piece& one) { return !is_heading(one.said); });
}

bool begins_game(const ToldDeal& deal) {
  return std::ranges::any_of(deal.pieces, [](const Piece& one) {
    return one.said == Said::Game || one.said == Said::CutFor || one.said == Said::Players;
  });
}

/// A card lies faced, and nothing after it shows that the deal came to its turn-up: without that it
/// would be before it.
bool ends_with_a_card_faced(const ToldDeal& deal) {
  const auto faced = std::ranges::find_if(deal.pieces, [](const Piece& one) {
    return one.text.find("lies faced") != std::string::npos;
  });
  return faced != deal.pieces.end() &&
         std::none_of(deal.pieces.begin(), deal.pieces.end(),
                      [](const Piece& one) { return one.said == Said::Turns; }) &&
         std::none_of(faced, deal.pieces.end(), [](const Piece& one) {
           return one.said == Said::Proposes || one.said == Said::Stands ||
                  one.said == Said::Leads || one.said == Said::Announces ||
                  one.said == Said::Marks || one.said == Said::Made || one.said == Said::Score;
         });
}

/// One erasure, or two to four of them for `several`. False if nothing could be left out, or
/// nothing is left.
bool leave_out(const Erasure& erasure, Telling& telling, Chance& chance) {
  int tries = erasure.erase != nullptr ? 1 : 2 + chance.below(3);
  int done = 0;
  for (const int wanted = std::min(tries, 2); tries > 0 || done < wanted; --tries) {
    const Erasure& one = erasure.erase != nullptr ? erasure : chance.any(all_erasures());
    if (one.erase != nullptr && !telling.broken_off && one.erase(telling, chance)) {
      ++done;
    } else if (tries <= 0) {
      return false;
    }
  }
  // Headings with nothing behind them are no deal.
  while (!telling.deals.empty() && !has_acts(telling.deals.back())) {
    telling.deals.pop_back();
  }
  for (std::size_t i = 0; i < telling.deals.size(); ++i) {
    const bool goes_on = i + 1 < telling.deals.size() && !begins_game(telling.deals[i + 1]);
    if (!goes_on && ends_with_a_card_faced(telling.deals[i])) {
      return false;
    }
  }
  return !telling.deals.empty();
}

/// A telling must print as it was written, or its parts are not what they are taken for.
bool prints_as_written(const Telling& telling, std::string_view written) {
  const std::string text = text_of(telling);
  if (text == without_blank_lines(written)) {
    return true;
  }
  std::printf("taken apart and put together wrongly:\n%.*s----\n%s----\n",
              static_cast<int>(written.size()), written.data(), text.c_str());
  return false;
}

/// Whether `name` begins with one of the names in `wanted`, which commas part; or nothing is
/// wanted.
bool is_wanted(std::string_view name, std::string_view wanted) {
  bool any = wanted.empty();
  while (!any && !wanted.empty()) {
    const std::size_t end = std::min(wanted.find(','), wanted.size());
    any = name.starts_with(wanted.substr(0, end));
    wanted.remove_prefix(std::min(end + 1, wanted.size()));
  }
  return any;
}

class Run {
 public:
  Run(int games, std::uint64_t seed, std::string_view wanted, bool every)
      : games_(games), chance_(seed), tally_(every) {
    for (const Erasure& erasure : all_erasures()) {
      if (is_wanted(erasure.name, wanted)) {
        erasures_.push_back(erasure);
      }
    }
  }

  void lawful() {
    for (long i = 0; i < games_ && !erasures_.empty(); ++i) {
      const Erasure& erasure = erasures_[static_cast<std::size_t>(i) % erasures_.size()];
      Telling telling = lawful_telling(chance_);
      while (!leave_out(erasure, telling, chance_)) {
        telling = lawful_telling(chance_);
      }
      tally_.count(erasure, {}, telling, nullptr);
    }
  }

  /// `each` records of every kind of fault whose name begins so.
  bool faults(int each, std::string_view wanted) {
    bool sound = true;
    for (const Kind& kind : all_kinds()) {
      if (is_wanted(kind.name, wanted) && !kind.needs_all_told) {
        sound = faults_of(kind, each) && sound;
      }
    }
    return sound;
  }

  [[nodiscard]] const Tally& tally() const { return tally_; }

 private:
  bool faults_of(const Kind& kind, int each) {
    const long patience = 20000 + 1000L * each;
    int done = 0;
    for (long tries = 0; done < each && tries < patience; ++tries) {
      Attempt game;
      if (!attempt(kind, chance_, game)) {
        continue;
      }
      const Telling whole = telling_of(game);
      if (!prints_as_written(whole, game.text)) {
        return false;
      }
      const auto story = std::make_shared<const Whole>(Whole{rule_on(game.text), game});
      // The same game with a few things left out of it, for a game is dear and an erasure is not.
      for (int times = 4; times > 0 && done < each; --times) {
        Telling telling = whole;
        Erasure erasure = erasures_[next_++ % erasures_.size()];
        if (!kind.header.empty()) {
          erasure.may_lose = "any";  // its laws have other numbers
        }
        if (leave_out(erasure, telling, chance_)) {
          tally_.count(erasure, kind.name, telling, story);
          ++done;
        }
      }
    }
    return true;
  }

  int games_;
  Chance chance_;
  std::vector<Erasure> erasures_;
  std::size_t next_ = 0;
  Tally tally_;
};

}  // namespace

namespace {

// Of the marks, and of what turns on the score.
constexpr std::string_view kOfScore = "19 22 23 24 25 43 46 47 48 49 50 51 52 53";
// And of a deal that was to be made anew, which the counters show to have stood.
constexpr std::string_view kOfCounters = "19 22 23 24 25 43 45 46 47 48 49 50 51 52 53";
// Of the cut, and of what turns on who deals.
constexpr std::string_view kOfCut = "3 4 5 6 14 44";
// And of where a deal begins: what is dealt next without a heading may be the deal made again.
constexpr std::string_view kOfHeadings = "3 4 5 6 14 44 45";
constexpr std::string_view kOfPackets = "8 9 10 14 15 16 17 18 19 20 21 29 30 33 34";
// A hand that is told proves a number, a king, and what might have been played.
constexpr std::string_view kOfHands = "15 16 17 18 20 21 23 24 25 29 30 31 32 33 34 41 42 43";

}  // namespace

std::span<const Erasure> all_erasures() {
  static constexpr std::array kErasures{
      Erasure{"cards", erase_cards},
      Erasure{"holdings", erase_holdings, kOfHands},
      Erasure{"packets", erase_packets, kOfPackets},
      Erasure{"turn-up", erase_turn_up},
      Erasure{"words-of-exchange", erase_words_of_exchange},
      Erasure{"cards-of-exchange", erase_cards_of_exchange},
      Erasure{"exchange", erase_exchange},
      Erasure{"idle-acts", erase_idle_acts},
      Erasure{"end-of-play", erase_end_of_play},
      Erasure{"middle-of-play", erase_middle_of_play},
      Erasure{"play", erase_play},
      Erasure{"tricks", erase_tricks},
      Erasure{"hand", erase_hand},
      Erasure{"scores", erase_scores, kOfCounters},
      Erasure{"half-scores", erase_half_scores, kOfCounters},
      Erasure{"marks", erase_marks, kOfScore},
      Erasure{"deals", erase_deals},
      Erasure{"dealings", erase_dealings},
      Erasure{"headings", erase_headings, kOfHeadings},
      Erasure{"all-but-results", erase_all_but_results},
      Erasure{"broken-off", break_off},
      Erasure{"several", nullptr},
  };
  return kErasures;
}

int erasure(const ErasureRun& what) {
  Run run(what.games, what.seed, what.kind, what.every);
  if (what.fault.empty()) {
    run.lawful();
  }
  const bool sound = run.faults(what.each, what.fault);
  const long complaints = run.tally().print();
  return sound && complaints == 0 && run.tally().records() > 0 ? 0 : 1;
}

int list_erasures() {
  for (const Erasure& erasure : all_erasures()) {
    std::printf("%.*s\n", static_cast<int>(erasure.name.size()), erasure.name.data());
  }
  return 0;
}

}  // namespace ecarte::campaign
