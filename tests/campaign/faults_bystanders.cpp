// SPDX-License-Identifier: MIT
//
// Bystanders at English écarté (52, 53) and at French écarté (54), and looking over hands (55).
#include <algorithm>
#include <array>
#include <string>

#include "campaign/fault.hpp"

namespace ecarte::campaign {
namespace {

/// Which table it takes.
enum class At { English, French, Chouette, Covered, CoveredInPart, Backed };

struct BystanderWords {
  const char* name;
  std::string_view law;
  std::string_view id;  ///< nothing if it is lawful
  At at;
  const char* text;  ///< of Z; "%B" whom he backs, "%F" the other
  const char* before = "";
};

constexpr std::array kBystanderWords{
    BystanderWords{"remarks", "52", "bystander-remark", At::English, "Z remarks"},
    BystanderWords{"says-an-idle-word", "52", "", At::English, "Z remarks \"coffee?\""},
    BystanderWords{"on-the-score", "52", "bystander-score-comment", At::English,
                   "Z points out the score"},
    BystanderWords{"points-out-an-error", "52", "bystander-score-comment", At::English,
                   "Z points out the error"},
    BystanderWords{"advises-by-pointing", "52", "bystander-advice", At::English,
                   "Z advises %B by pointing"},
    BystanderWords{"advises-by-word", "52", "bystander-advice", At::English,
                   "Z advises %F by word"},
    BystanderWords{"plays-out", "52", "bystander-plays-out", At::English, "Z plays out %B's game"},
    BystanderWords{"plays-out-resigned", "52", "bystander-plays-out", At::English,
                   "Z plays out %B's game", "%B resigns the game"},
    BystanderWords{"french-advice-by-word", "54", "french-advice-spoken", At::French,
                   "Z advises %B by word"},
    BystanderWords{"french-advice-to-the-other", "54", "french-advice-to-other-side", At::French,
                   "Z advises %F by pointing"},
    BystanderWords{"french-advice-to-the-other-by-word", "54", "french-advice-to-other-side",
                   At::French, "Z advises %F by word"},
    BystanderWords{"french-plays-out-unresigned", "54", "play-out-without-resignation", At::French,
                   "Z plays out %B's game"},
    BystanderWords{"french-plays-out-resigned", "54", "", At::French, "Z plays out %B's game",
                   "%B resigns the game"},
    BystanderWords{"french-noncoverer-advises", "54", "french-noncoverer-intervened", At::French,
                   "W advises %B by pointing"},
    BystanderWords{"french-noncoverer-on-the-score", "54", "french-noncoverer-intervened",
                   At::French, "W points out the score"},
    BystanderWords{"french-noncoverer-plays-out", "54", "french-noncoverer-intervened", At::French,
                   "W plays out %B's game", "%B resigns the game"},
    BystanderWords{"chouette-advice", "54", "chouette-advice", At::Chouette,
                   "Z advises %F by pointing"},
    BystanderWords{"bettor-over-the-other", "55", "bettor-looked-over-opponent", At::Backed,
                   "Z looks over %F's hand"},
    BystanderWords{"bettor-over-his-own", "55", "", At::Backed, "Z looks over %B's hand"},
    BystanderWords{"nonbettor-over-a-hand", "55", "", At::Backed, "W looks over %F's hand"},
    BystanderWords{"chouette-other-advised", "54", "", At::Chouette, "Z advises %B by pointing"},
    BystanderWords{"chouette-looked-over", "", "chouette-looked-over", At::Chouette,
                   "W looks over %F's hand"},
    BystanderWords{"chouette-other-looked-over", "", "", At::Chouette, "W looks over %B's hand"},
    BystanderWords{"chouette-by-covering-advice", "54", "chouette-advice", At::Covered,
                   "Z advises %F by pointing"},
    BystanderWords{"chouette-by-covering-other-advised", "54", "", At::Covered,
                   "Z advises %B by pointing"},
    BystanderWords{"chouette-by-covering-looked-over", "", "chouette-looked-over", At::Covered,
                   "W looks over %F's hand"},
    BystanderWords{"chouette-by-covering-other-looked-over", "", "", At::Covered,
                   "W looks over %B's hand"},
    BystanderWords{"covered-in-part-advice", "54", "french-advice-to-other-side", At::CoveredInPart,
                   "Z advises %F by pointing"},
};

std::string filled(std::string text, const Table& table) {
  for (const auto& [mark, seat] :
       {std::pair<std::string_view, Seat>{"%B", table.backed}, {"%F", 1 - table.backed}}) {
    if (const std::size_t at = text.find(mark); at != std::string::npos) {
      text.replace(at, mark.size(), table.name(seat));
    }
  }
  return text;
}

bool suits(Fault& fault, const Table& table, At at) {
  switch (at) {
    case At::English:
      return table.bystander && !table.french;
    case At::Chouette:
    case At::Covered:
    case At::CoveredInPart:
      return table.french && fault.stage == 1;
    case At::Backed:
    case At::French:
      break;
  }
  return table.french;
}

/// At some moment while cards are in hand.
bool some_time(const Fault& fault, const Table& table, Moment moment) {
  switch (fault.trick) {
    case 1:
      return moment == Moment::Turned;
    case 2:
      return moment == Moment::Ready;
    case 3:
      return moment == Moment::BeforeLead && table.trick == 2;
    default:
      // After three tricks the game may be over.
      return fault.coin ? moment == Moment::Led && table.trick == fault.trick - 2
                        : moment == Moment::Replied && table.trick == 2;
  }
}

/// The player against whom all that is laid is laid covers it, or a part of it: by the first he
/// plays La Chouette, without a word of it.
void covers(Fault& fault, Table& table, Moment moment, bool all) {
  if (!fault.in_next && table.french && moment == Moment::Gathered && table.deal_number == 1 &&
      table.dealings == 1) {
    fault.stage = 1;
    table.say(1 - table.backed, std::string("covers ") + (all ? "5" : "3"));
    if (!all) {
      fault.beside("uncovered-not-withdrawn");  // what of the bet nobody covers is Z's to take back
    }
  }
}

void put_in(Fault& fault, Table& table, Moment moment, const BystanderWords& words) {
  if (!fault.in_next && words.at == At::Chouette && moment == Moment::Opened) {
    table.say_before("agreed: chouette");
    fault.stage = 1;
  }
  if (words.at == At::Covered || words.at == At::CoveredInPart) {
    covers(fault, table, moment, words.at == At::Covered);
  }
  if (fault.in_next || fault.done || !suits(fault, table, words.at) ||
      !some_time(fault, table, moment)) {
    return;
  }
  fault.done = true;
  if (words.before[0] != '\0') {
    table.say_of(filled(words.before, table));
  }
  table.say_of(filled(words.text, table));
  if (!words.id.empty()) {
    fault.expect({words.law, words.id, kZ, "none", kNobody});
  }
}

// ── 53

/// What becomes of the king that a bystander points out.
enum class OnKing { NotCalled, Called, CalledLate, CalledByOther, NotMarked };

/// The dealer has forgotten the king he turned, and hears of it from Z.
void points_out_king(Fault& fault, Table& table, Moment moment, OnKing then) {
  const Seat d = table.dealer;
  const Seat n = 1 - d;
  if (at_first(fault, table, moment, Moment::Turned) && support::is_king(table.turned) &&
      table.bystander && !table.french && table.due[d] < 5) {
    fault.stage = 1;
    table.drop_last_line();  // his mark
    --table.counters[d];
    table.score_shown = true;
  }
  const bool end = then == OnKing::CalledLate;
  if (fault.stage == 1 && moment == Moment::HandOver && !fault.done) {
    return give_up(fault, table);
  }
  if (fault.stage == 1 && !fault.in_next && !fault.done && moment == Moment::BeforeLead &&
      table.trick == 1 + fault.trick % 3) {
    fault.done = true;
    table.say_of("Z points out " + table.name(d) + "'s king");
    if (then == OnKing::NotMarked) {
      lapses(fault, table, d, fault.followed ? 1 : 0);
      fault.expect({"52", "bystander-score-comment", kZ});
      return;
    }
    table.mark(d, 1, "marks the king");
    fault.expect({"53", "bystander-affected-score", kZ,
                  then == OnKing::Called ? "elected"
                  : end                  ? "lapsed"
                                         : "",
                  as_seat(n), "call-upon"});
    if (then == OnKing::Called) {
      table.say(n, "calls on Z");
    } else if (then == OnKing::CalledByOther) {
      table.say(d, "calls on Z");
      fault.expect({"53", "remedy-by-wrong-party", as_seat(d)});
    }
  }
  if (end && fault.done && !fault.in_next && moment == Moment::Marked) {
    fault.done = std::max(table.due[0], table.due[1]) >= 5 && !table.multiples;
    table.say_of("settled: single");
    table.say(n, "calls on Z");
    fault.expect({"53", "remedy-claimed-late", as_seat(n)});
  }
}

/// A bystander decides: both have asked him, or only one has.
void decides(Fault& fault, Table& table, Moment moment, bool both) {
  if (fault.in_next || fault.done || !table.bystander || table.french ||
      !some_time(fault, table, moment)) {
    return;
  }
  fault.done = true;
  const Seat seat = fault.seat;
  if (both) {
    table.say_of(table.name(0) + " and " + table.name(1) + " ask Z");
  } else if (fault.coin) {
    table.say(seat, "asks Z");
  }
  table.say_of("Z rules: \"the card stands\"");
  if (!both) {
    fault.expect({"53", "arbitration-without-agreement", kZ});
  }
}

/// Outside the hand, nothing of 52 and 55 holds.
/// Between two hands, which may be of one game.
void outside(Fault& fault, Table& table, Moment moment, const char* text,
             std::string_view in_game = {}) {
  const bool before = fault.coin && moment == Moment::Gathered;
  const bool after = !fault.coin && moment == Moment::Marked;
  if (!fault.in_next && !fault.done && table.dealings == 1 && table.bystander && !table.french &&
      (before || after)) {
    fault.done = true;
    if (after) {
      table.say_of("the cards are gathered");
    }
    table.say_of(filled(text, table));
    const bool game_on = before ? table.deal_number > 1 : std::max(table.due[0], table.due[1]) < 5;
    if (game_on && !in_game.empty()) {
      fault.expect({"52", in_game, kZ, "none", kNobody});
    }
  }
}

}  // namespace

void add_bystanders(Kinds& kinds) {
  for (const BystanderWords& words : kBystanderWords) {
    kinds.push_back({std::string("bystander-") + words.name,
                     [words](Fault& f, Table& t, Moment m) { put_in(f, t, m, words); }});
  }
  const auto king = [&kinds](const char* end, OnKing then, std::optional<bool> followed = {}) {
    kinds.push_back({std::string("king-pointed-out-") + end,
                     [then](Fault& f, Table& t, Moment m) { points_out_king(f, t, m, then); },
                     {},
                     {},
                     followed});
  };
  king("not-called-upon", OnKing::NotCalled);
  king("called-upon", OnKing::Called);
  king("called-upon-late", OnKing::CalledLate, false);
  king("called-upon-by-the-other", OnKing::CalledByOther);
  king("not-marked", OnKing::NotMarked, true);
  for (const bool both : {true, false}) {
    kinds.push_back({both ? "bystander-asked-to-decide" : "bystander-decides-unasked",
                     [both](Fault& f, Table& t, Moment m) { decides(f, t, m, both); }});
  }
  kinds.push_back({"bystander-looks-between-hands", [](Fault& f, Table& t, Moment m) {
                     outside(f, t, m, "Z looks over %F's hand");
                   }});
  kinds.push_back({"bystander-remarks-between-hands", [](Fault& f, Table& t, Moment m) {
                     outside(f, t, m, "Z remarks", "bystander-remark");
                   }});
}

}  // namespace ecarte::campaign
