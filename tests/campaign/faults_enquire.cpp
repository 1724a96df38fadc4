// SPDX-License-Identifier: MIT
//
// The fifteen rules of Enquire Within: a deal that is not correct is dealt anew, nothing is barred
// and nothing capped, and points are marked until the next packet is given.
#include <algorithm>

#include "campaign/otherwise.hpp"

namespace ecarte::campaign {
namespace {

constexpr std::string_view kAnew = "mandatory fresh-deal";
constexpr std::string_view kTakeDown = "elective take-down";

/// A deal that is not correct, and is dealt anew.
Otherwise dealt_anew(std::string_view kind, std::string_view id, int offender = kAnybody,
                     std::string_view gives = kAnew) {
  return {kind, {{"6", id, offender, "imposed", kNobody, "", gives}}};
}

/// And where it is not: all that came of it is off.
Otherwise not_dealt_anew(std::string_view kind, std::string_view id, int offender = kAnybody,
                         std::string_view gives = kAnew) {
  Otherwise what{kind, {{"6", id, offender, "ignored", kNobody, "", gives}}};
  what.beside = {"mandatory-remedy-ignored"};
  what.nothing_counts = true;
  return what;
}

/// What is only found makes the cards be dealt anew as long as they are not gathered: then the deal
/// stands.
Otherwise stands_once_closed(Otherwise what) {
  what.till_closed = true;
  return what;
}

/// It is broken, and no rule gives a remedy.
Otherwise broken(std::string_view kind, std::string_view law, std::string_view id,
                 std::string_view status = "none") {
  return {kind, {{law, id, kAnybody, status, kNobody, "", "none"}}};
}

/// A deal that must be dealt anew: its cards are gathered for that, and the record ends.
Otherwise gathered(std::string_view kind, std::string_view id, int offender = kAnybody,
                   std::string_view gives = kAnew) {
  return {kind, {{"6", id, offender, "open", kNobody, "", gives}}};
}

/// Points that are not due, and may be taken down.
Otherwise marked(std::string_view kind, std::string_view law, std::string_view id) {
  return {kind, {{law, id, kAnybody, "", kAnybody, "", kTakeDown}}};
}

/// The word stands, whatever came after it.
Otherwise word_stands(std::string_view kind, std::string_view id) {
  return {kind, {{"10", id, kAnybody, "imposed", kNobody, "", "mandatory first-word-stands"}}};
}

std::vector<Otherwise> in_dealing() {
  return {
      broken("shuffle-below-table", "1", "shuffle-below-table"),
      {"last-shuffle-denied"},
      {"shuffle-during-play"},
      {"cut-too-small",
       {{"2", "cut-too-small", kAnybody, "lapsed", kEither, "recut", "elective recut"}}},
      {"several-shown-for-deal-cut-again",
       {{"3", "several-exposed-in-cutting", kAnybody, "imposed", kNobody, "", kAnew}}},
      {"cut-to-dealer-exposed",
       {{"3", "exposed-in-cutting-to-dealer", kNobody, "none", kNobody, "", "none"}}},
      broken("packet-sizes-never-found", "5", "wrong-packet-sizes", "latent"),
      broken("dealer-first-never-found", "5", "self-dealt-first", "latent"),
      broken("order-in-game-never-found", "5", "plan-changed", "latent"),
      {"order-without-notice-never-found"},
      dealt_anew("packet-sizes-dealt-afresh", "incorrect-packets"),
      dealt_anew("order-in-game-dealt-afresh", "incorrect-plan"),
      dealt_anew("nondealer-surplus-dealt-afresh", "incorrect-deal"),
      dealt_anew("dealer-short-before-turn-up-dealt-afresh", "incorrect-deal"),
      dealt_anew("dealer-short-played-dealt-afresh-at-the-end", "incorrect-deal"),
      dealt_anew("two-turned-dealt-afresh", "several-turned"),
      not_dealt_anew("two-turned-and-looked-played-on", "several-turned"),
      dealt_anew("nondealers-card-exposed-dealt-afresh", "exposed-in-dealing"),
      dealt_anew("exposed-by-nondealer-dealt-afresh", "exposed-in-dealing"),
      dealt_anew("faced-in-pack-dealt-afresh", "faced-card", kNobody),
      dealt_anew("faced-after-turn-up-dealt-afresh", "faced-card", kNobody),
      stands_once_closed(not_dealt_anew("faced-in-stock-left-there", "faced-card", kNobody)),
      dealt_anew("out-of-turn-found-in-time", "deal-out-of-turn", kAnybody, "mandatory void"),
      dealt_anew("out-of-turn-dealt-anew-late", "deal-out-of-turn", kAnybody, "mandatory void"),
      stands_once_closed(not_dealt_anew("out-of-turn-found-after-turn-up", "deal-out-of-turn",
                                        kAnybody, "mandatory void")),
      broken("out-of-turn-never-found", "6", "deal-out-of-turn", "latent"),
      {"wrong-pack-never-found"},
      dealt_anew("pack-redundant-found-in-time", "incorrect-pack", kNobody),
      stands_once_closed(not_dealt_anew("packet-sizes-let-stand", "incorrect-packets")),
      stands_once_closed(not_dealt_anew("order-in-game-let-stand", "incorrect-plan")),
      not_dealt_anew("nondealers-card-exposed-claimed-and-not-done", "exposed-in-dealing"),
      not_dealt_anew("nondealers-card-exposed-not-claimed", "exposed-in-dealing"),
  };
}

std::vector<Otherwise> gathered_anew() {
  return {
      gathered("gathered-after-packet-sizes-dealt-afresh", "incorrect-packets"),
      gathered("gathered-after-order-in-game-dealt-afresh", "incorrect-plan"),
      gathered("gathered-for-a-fresh-deal", "incorrect-deal"),
      gathered("gathered-after-dealer-short-before-turn-up-dealt-afresh", "incorrect-deal"),
      gathered("gathered-after-nondealer-short-played-dealt-afresh", "incorrect-deal"),
      gathered("gathered-after-two-turned-dealt-afresh", "several-turned"),
      gathered("gathered-after-nondealers-card-exposed-dealt-afresh", "exposed-in-dealing"),
      gathered("gathered-after-faced-in-pack-dealt-afresh", "faced-card", kNobody),
      gathered("gathered-after-out-of-turn-found-in-time", "deal-out-of-turn", kAnybody,
               "mandatory void"),
      gathered("gathered-after-pack-redundant-found-in-time", "incorrect-pack", kNobody),
  };
}

std::vector<Otherwise> in_play() {
  return {
      word_stands("proposal-withdrawn", "proposal-retracted"),
      word_stands("number-altered-stands", "ask-number-altered"),
      word_stands("acceptance-altered-stands", "answer-retracted"),
      {"refusal-altered-stands",
       {{"10", "word-to-play-altered", kNobody, "none", kNobody, "", "none"}}},
      {"asks-none"},
      {"count-misstated"},
      broken("discards-face-up", "11", "discard-face-up"),
      broken("discards-after-taking", "11", "cards-taken-before-discarding"),
      {"discards-on-the-others"},
      {"others-discard-looked-at"},
      not_dealt_anew("led-out-of-turn-answered", "led-out-of-turn"),
      {"lead-withdrawn"},
      broken("revoke", "12", "revoke"),
      broken("underplay", "12", "underplay"),
      broken("failure-to-trump", "12", "failure-to-trump"),
      {"exposed-in-giving-taken"},
      {"bystander-remarks"},
      {"bystander-bettor-over-the-other"},
  };
}

std::vector<Otherwise> in_scoring() {
  Otherwise last{"marked-before-next-turn-up",
                 {},
                 {{"15", "score-marked-late", kAnybody, "", kAnybody, "", kTakeDown}}};
  last.due = [](Fault& fault, Table& table) {
    if (fault.in_next) {  // the packets are given: it is too late already
      table.due[fault.seat] -= fault.number;
      // By what is marked the game may seem to be won, and the hand is not played to its end.
      fault.due_known = std::max(table.counters[0], table.counters[1]) < 5;
    } else if (fault.done) {
      lapses(fault, table, fault.seat, fault.number);
    }
  };
  return {
      {"turned-king-marked-late",
       {},
       {{"8", "turned-king-marked-late", kAnybody, "", kAnybody, "", kTakeDown}}},
      marked("turned-king-marked-by-nondealer", "12", "king-marked-without-title"),
      marked("king-one-act-late", "9", "king-announced-late"),
      marked("king-led-first-late", "9", "king-announced-late"),
      marked("king-first-of-dealer-late", "9", "king-announced-late"),
      marked("king-marked-unannounced", "9", "king-marked-unannounced"),
      marked("false-king-mark-stands", "12", "king-marked-without-title"),
      marked("king-of-another-suit", "12", "king-marked-without-title"),
      marked("king-marked-twice", "12", "score-mark-excess"),
      marked("marked-too-many", "12", "score-mark-excess"),
      marked("loser-marks-the-point", "12", "point-vole-misscored"),
      marked("loser-marks-the-vole", "12", "point-vole-misscored"),
      {"marked-after-next-turn-up",
       {},
       {{"15", "score-marked-late", kAnybody, "", kAnybody, "", kTakeDown}}},
      last,
      {"game-claimed-short"},
      {"multiple-without-agreement"},
  };
}

/// 3: the cut to the dealer shows two cards, and it is made again, or not.
void two_shown_to_dealer(Fault& fault, Table& table, Moment moment, bool cut_again) {
  if (at_first(fault, table, moment, Moment::Gathered)) {
    fault.done = true;
    table.packs_untouched = true;
    const Seat n = table.nondealer();
    const PlainCard first = table.chance.below(32);
    const PlainCard second = (first + 1 + table.chance.below(31)) % 32;
    table.say(n, "cuts, showing " + support::text_of(first) + " " + support::text_of(second));
    if (cut_again) {
      table.say(n, "cuts again");
    } else {
      fault.beside("mandatory-remedy-ignored");
      fault.nothing_counts = true;
    }
    fault.expect({"3", "several-exposed-in-cutting-to-dealer", as_seat(n),
                  cut_again ? "imposed" : "ignored", kNobody, "", kAnew});
  }
}

/// 12 to 14: who throws down has not made the point, and the other has: two of a bold one.
void gives_up(Fault& fault, Table& table, Moment moment) {
  const Seat seat = fault.seat;
  if (at_first(fault, table, moment, Moment::BeforeLead) && !fault.done && table.tricks[seat] < 3 &&
      table.trick == 1 + fault.trick % 4 && table.bold == seat) {
    fault.done = true;
    table.say(seat, "throws down");
    table.stopped = true;
    table.ending = Ending::ThrownDown;
    table.result_of = 1 - seat;
    table.result = 2;
    table.marked_already = true;
    table.mark(1 - seat, 2, "marks 2");
    fault.expect({"12", "hand-given-up", kNobody, "", kAnybody, "", "any"});
  }
}

/// Article 118: a second discard must have been agreed on.
void second_discard(Fault& fault, Table& table, Moment moment) {
  if (!fault.in_next && !fault.done && moment == Moment::Proposed && table.exchanges > 0) {
    fault.done = true;
    fault.expect({"10", "second-discard-without-agreement", as_seat(table.nondealer()), "none",
                  kNobody, "", "none"});
  }
}

}  // namespace

void add_enquire(Kinds& kinds) {
  const CodeOfKinds enquire{"enquire-",
                            "code: enquire-within",
                            {.one_exchange = true, .ceilings = false, .bars_king = false}};
  for (const auto& some : {in_dealing(), gathered_anew(), in_play(), in_scoring()}) {
    for (const Otherwise& what : some) {
      add_otherwise(kinds, enquire, what);
    }
  }
  const auto own = [&](const char* name, auto at) {
    Kind kind{name, at};
    kind.header = enquire.header;
    kind.rules = enquire.rules;
    kinds.push_back(std::move(kind));
  };
  own("enquire-two-shown-to-the-dealer-cut-again",
      [](Fault& f, Table& t, Moment m) { two_shown_to_dealer(f, t, m, true); });
  own("enquire-two-shown-to-the-dealer",
      [](Fault& f, Table& t, Moment m) { two_shown_to_dealer(f, t, m, false); });
  own("enquire-bold-one-gives-up", gives_up);
  Kind second{"enquire-second-discard", second_discard, {}, {}, false, 0};
  second.header = enquire.header;
  second.rules = enquire.rules;
  second.rules.one_exchange = false;
  kinds.push_back(std::move(second));
}

}  // namespace ecarte::campaign
