// SPDX-License-Identifier: MIT
//
// Faults that leave the cards alone: shuffling, cutting, handling discards, new cards, and what
// bystanders say and see.
#include <array>
#include <string>

#include "campaign/fault.hpp"

namespace ecarte::campaign {
namespace {

enum class By { Dealer, NonDealer, Any, Z };

/// Words put in at a moment, and what they break.
struct Words {
  const char* name;
  std::string_view law;
  std::string_view id;
  By by;
  Moment moment;
  const char* text;
  const char* then = "";  ///< and these, by the same
  std::string_view status = {};
  std::string_view besides = {};
};

Seat who(const Words& words, const Fault& fault, const Table& table) {
  return words.by == By::Dealer      ? table.dealer
         : words.by == By::NonDealer ? table.nondealer()
                                     : fault.seat;
}

/// "%D", "%N", "%O": the dealer, the non-dealer, the other of the speaker, "%B" whom Z backs or
/// not.
std::string filled(std::string text, Table& table, Seat speaker) {
  const auto put = [&text](std::string_view mark, const std::string& name) {
    if (const std::size_t at = text.find(mark); at != std::string::npos) {
      text.replace(at, mark.size(), name);
    }
  };
  put("%D", table.name(table.dealer));
  put("%N", table.name(table.nondealer()));
  put("%O", table.name(1 - speaker));
  put("%B", table.name(table.backed));
  put("%F", table.name(1 - table.backed));
  return text;
}

void put_in(const Words& words, Fault& fault, Table& table, Moment moment) {
  const bool in_trick = moment == Moment::Led || moment == Moment::BeforeLead;
  if (fault.in_next || fault.done || moment != words.moment ||
      (in_trick && table.trick != fault.trick)) {
    return;
  }
  const std::string_view law = words.law;
  if ((law == "52" && (!table.bystander || table.french)) || (law == "54" && !table.french) ||
      (words.id == "bettor-looked-over-opponent" && !table.french) ||
      (words.id == "shuffle-during-play" && !table.packs) ||
      (words.id == "discard-looked-at" &&
       (table.exchanges == 0 || table.discards[0].empty() || table.discards[1].empty())) ||
      (law == "44" && table.packs)) {
    return;
  }
  fault.done = true;
  const Seat seat = who(words, fault, table);
  if (moment == Moment::Gathered) {
    table.packs_untouched = true;
  }
  for (const std::string text : {words.text, words.then}) {
    if (text.empty()) {
      continue;
    }
    if (words.by == By::Z) {
      table.say_of("Z " + filled(text, table, seat));
    } else {
      table.say(seat, filled(text, table, seat));
    }
  }
  fault.expect({law, words.id, words.by == By::Z ? kZ : as_seat(seat), words.status});
  fault.beside(words.besides);
}

constexpr std::array kWords{
    Words{"shuffle-denied", "1", "shuffle-denied", By::Dealer, Moment::Gathered,
          "denies %N the shuffle"},
    Words{"last-shuffle-denied", "1", "dealer-denied-last-shuffle", By::NonDealer, Moment::Gathered,
          "shuffles", "denies %D the last shuffle"},
    Words{"shuffle-below-table", "2", "shuffle-below-table", By::Any, Moment::Gathered,
          "shuffles below the table"},
    Words{"shuffle-faces-shown", "2", "shuffle-faces-exposed", By::Any, Moment::Gathered,
          "shuffles, showing the faces"},
    Words{"shuffle-during-play", "2", "shuffle-during-play", By::Any, Moment::Led,
          "shuffles the idle pack"},
    Words{"cut-too-small", "3", "cut-too-small", By::NonDealer, Moment::Gathered, "cuts 1"},
    Words{"cut-too-small-cut-again", "3", "cut-too-small", By::NonDealer, Moment::Gathered,
          "cuts 1", "cuts again 11", "elected"},
    Words{"cut-leaves-too-few", "3", "cut-leaves-too-few", By::NonDealer, Moment::Gathered,
          "cuts 31"},
    Words{"cut-showing-a-card", "7", "cut-to-dealer-exposed", By::NonDealer, Moment::Gathered,
          "cuts, showing J♥", "", "ignored", "mandatory-remedy-ignored"},
    Words{"cut-showing-cut-again", "7", "cut-to-dealer-exposed", By::NonDealer, Moment::Gathered,
          "cuts, showing J♥", "cuts again 9", "imposed"},
    Words{"own-discard-looked-at", "28", "discard-looked-at", By::Any, Moment::Led,
          "looks at his discard"},
    Words{"others-discard-looked-at", "28", "discard-looked-at", By::Any, Moment::BeforeLead,
          "looks at %O's discard"},
    Words{"new-cards-late", "44", "new-cards-called-late", By::NonDealer, Moment::Gathered,
          "cuts 12", "calls for two new packs, and pays"},
    Words{"one-new-pack", "44", "single-pack-called", By::Any, Moment::Gathered,
          "calls for one new pack, and pays"},
    Words{"new-cards-unpaid", "44", "new-cards-cost-refused", By::Any, Moment::Gathered,
          "calls for two new packs, and does not pay"},
    Words{"bystander-remarks", "52", "bystander-remark", By::Z, Moment::Led, "remarks"},
    Words{"bystander-remarks-before-play", "52", "bystander-remark", By::Z, Moment::Turned,
          "remarks"},
    Words{"bystander-on-the-score", "52", "bystander-score-comment", By::Z, Moment::BeforeLead,
          "points out the score"},
    Words{"bystander-advises", "52", "bystander-advice", By::Z, Moment::Led,
          "advises %B by pointing"},
    Words{"french-advice-spoken", "54", "french-advice-spoken", By::Z, Moment::Led,
          "advises %B by word"},
    Words{"french-advice-to-other-side", "54", "french-advice-to-other-side", By::Z, Moment::Led,
          "advises %F by pointing"},
    Words{"french-plays-out-unresigned", "54", "play-out-without-resignation", By::Z,
          Moment::BeforeLead, "plays out %B's game"},
    Words{"bettor-looks-at-opponent", "55", "bettor-looked-over-opponent", By::Z, Moment::Turned,
          "looks over %F's hand"},
};

}  // namespace

void add_table(Kinds& kinds) {
  for (const Words& words : kWords) {
    kinds.push_back(
        {words.name, [words](Fault& f, Table& t, Moment m) { put_in(words, f, t, m); }});
  }
}

}  // namespace ecarte::campaign
