// SPDX-License-Identifier: MIT
//
// Faults that leave the cards alone: of shuffling, and of handling discards.
#include <array>
#include <string>

#include "campaign/fault.hpp"

namespace ecarte::campaign {
namespace {

enum class By { Dealer, NonDealer, Any };

/// Words put in at a moment, and what they break.
struct TableWords {
  const char* name;
  std::string_view law;
  std::string_view id;  ///< nothing if they break no law there
  By by;
  Moment moment;
  const char* text;  ///< "%D", "%N", "%O": the dealer, the non-dealer, the other of the speaker
  const char* before = "";
  bool gives_right = false;  ///< to the other, who does not use it
};

constexpr std::array kTableWords{
    TableWords{"shuffle-denied", "1", "shuffle-denied", By::Dealer, Moment::Gathered,
               "denies %N the shuffle", "", true},
    TableWords{"shuffle-denied-after-the-cut", "1", "", By::Dealer, Moment::Cut,
               "denies %N the shuffle", "cuts 11"},
    TableWords{"last-shuffle-denied", "1", "dealer-denied-last-shuffle", By::NonDealer,
               Moment::Gathered, "denies %D the last shuffle", "shuffles", true},
    TableWords{"shuffle-below-table", "2", "shuffle-below-table", By::Any, Moment::Gathered,
               "shuffles below the table"},
    TableWords{"shuffle-faces-shown", "2", "shuffle-faces-exposed", By::Any, Moment::Gathered,
               "shuffles, showing the faces"},
    TableWords{"shuffle-before-the-lead", "2", "", By::Any, Moment::Ready,
               "shuffles the idle pack"},
    TableWords{"shuffle-during-play", "2", "shuffle-during-play", By::Any, Moment::Led,
               "shuffles the idle pack"},
    TableWords{"shuffle-between-tricks", "2", "shuffle-during-play", By::Any, Moment::BeforeLead,
               "shuffles the idle pack"},
    TableWords{"shuffle-after-the-hand", "2", "", By::Any, Moment::Marked,
               "shuffles the idle pack"},
    TableWords{"own-discard-looked-at", "28", "discard-looked-at", By::Any, Moment::Led,
               "looks at his discard"},
    TableWords{"others-discard-looked-at", "28", "discard-looked-at", By::Any, Moment::BeforeLead,
               "looks at %O's discard"},
    TableWords{"discard-touched", "28", "", By::Any, Moment::Led, "touches %O's discard"},
};

std::string filled(std::string text, const Table& table, Seat speaker) {
  const auto put = [&text](std::string_view mark, const std::string& name) {
    if (const std::size_t at = text.find(mark); at != std::string::npos) {
      text.replace(at, mark.size(), name);
    }
  };
  put("%D", table.name(table.dealer));
  put("%N", table.name(table.nondealer()));
  put("%O", table.name(1 - speaker));
  return text;
}

/// What they speak of is there.
bool possible(const TableWords& words, const Fault& fault, const Table& table) {
  const std::string_view text = words.text;
  if (text.find("idle") != std::string_view::npos) {
    // A hand whose point made the game is sometimes not played out: is it over?
    const bool between = words.moment == Moment::BeforeLead
                             ? fault.trick > 1
                             : words.moment != Moment::Marked || table.hands[0].empty();
    return table.packs && between;
  }
  return text.find("discard") == std::string_view::npos ||
         (!table.discards[0].empty() && !table.discards[1].empty());
}

void put_in(const TableWords& words, Fault& fault, Table& table, Moment moment) {
  const bool in_trick = moment == Moment::Led || moment == Moment::BeforeLead;
  if (!at_first(fault, table, moment, words.moment) || fault.done ||
      (in_trick && table.trick != fault.trick) || !possible(words, fault, table)) {
    return;
  }
  fault.done = true;
  const Seat seat = words.by == By::Dealer      ? table.dealer
                    : words.by == By::NonDealer ? table.nondealer()
                                                : fault.seat;
  if (moment == Moment::Gathered) {
    table.packs_untouched = true;
  }
  const Seat first = moment == Moment::Cut ? table.nondealer() : seat;
  if (words.before[0] != '\0') {
    table.say(first, words.before);
  }
  table.say(seat, filled(words.text, table, seat));
  if (!words.id.empty()) {
    fault.expect({words.law, words.id, as_seat(seat), words.gives_right ? "lapsed" : "none",
                  words.gives_right ? as_seat(1 - seat) : kNobody});
  }
}

}  // namespace

void add_table(Kinds& kinds) {
  for (const TableWords& words : kTableWords) {
    kinds.push_back(
        {words.name, [words](Fault& f, Table& t, Moment m) { put_in(words, f, t, m); }});
  }
}

}  // namespace ecarte::campaign
