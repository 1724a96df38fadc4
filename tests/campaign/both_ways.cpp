// SPDX-License-Identifier: MIT
#include "campaign/both_ways.hpp"

#include <algorithm>
#include <cstdio>
#include <string>

#include "codes/code.hpp"
#include "law/judging.hpp"
#include "law/plain_score.hpp"
#include "law/world.hpp"
#include "notation/parse.hpp"
#include "referee/course.hpp"
#include "replay/replay.hpp"
#include "report/finding_parts.hpp"

namespace ecarte::campaign {

namespace {

struct Ways {
  bool asked = false;
  long deals = 0;
  long plain = 0;
  long scores = 0;
  long plain_scores = 0;
  long ruled = 0;
  long in_brief = 0;
  long parted = 0;
};
Ways ways;

/// Which members differ, by name.
std::string parted_in(const replay::DealFacts& a, const replay::DealFacts& b) {
  std::string names;
  const auto compare = [&names](const char* name, bool same) {
    names += same ? "" : std::string(" ") + name;
  };
  compare("facts", a.facts == b.facts);
  compare("supposed", a.untold.supposed == b.untold.supposed);
  compare("deeds", a.deeds == b.deeds);
  compare("testimony", a.testimony == b.testimony);
  compare("beats", a.beats == b.beats);
  compare("gaps", a.untold.gaps == b.untold.gaps);
  compare("dealings", a.dealings == b.dealings);
  compare("playings", a.playings == b.playings);
  compare("to_act", a.stands.to_act == b.stands.to_act);
  compare("room", a.untold.room == b.untold.room);
  compare("impossible", a.impossible == b.impossible);
  compare("next_dealer", a.stands.next_dealer == b.stands.next_dealer);
  compare("begins", a.place.sitting_begins == b.place.sitting_begins &&
                        a.place.game_begins == b.place.game_begins &&
                        a.place.begins_untold == b.place.begins_untold &&
                        a.place.broken_before == b.place.broken_before);
  return names.empty() ? " something else" : names;
}

void part(const record::Record& record, const codes::Code& code, const std::string& where) {
  if (++ways.parted <= 5) {
    std::printf("the ways part under %.*s, in%s:\n%s----\n", static_cast<int>(code.name.size()),
                code.name.data(), where.c_str(), record.text.c_str());
  }
}

/// Takes one deal both ways; `sitting` is what it leaves. What it establishes, by the long one.
replay::DealFacts compare(const record::Record& record, const codes::Code& code,
                          replay::Sitting& sitting) {
  static replay::DealFacts by_short;
  replay::DealFacts by_long;
  replay::Sitting shortly = sitting;
  const replay::Sitting before = sitting;
  const bool plain = replay::replay_plainly(record, replay::kinds_of(record), shortly, by_short);
  replay::replay_in_full(record, sitting, by_long);
  ++ways.deals;
  ways.plain += plain ? 1 : 0;
  if (plain && by_short != by_long) {
    part(record, code, parted_in(by_short, by_long));
  } else if (shortly != (plain ? sitting : before)) {
    part(record, code, plain ? " what goes on to the next deal" : " what was left behind");
  }
  return by_long;
}

/// The scores of a sitting, deal by deal, reckoned both ways.
class Scores {
 public:
  explicit Scores(const codes::Code& code) : code_(code) { carried_.forget(code); }

  void deal(const record::Record& record, const replay::DealFacts& facts,
            const replay::DealFacts* next) {
    if (facts.place.sitting_begins || !facts.impossible.empty()) {
      carried_.forget(code_);
    }
    if (!facts.impossible.empty()) {
      return;
    }
    const law::Given given{code_, facts,
                           next != nullptr && !next->place.sitting_begins ? next : nullptr};
    law::judge_facts(given, rulings_);
    const law::LedgerSource matter = law::matter_of(given, rulings_);
    const bool plain = law::reckon_plainly(matter, carried_, room_, by_short_);
    law::reckon_in_full(matter, carried_, room_, by_long_);
    ++ways.scores;
    ways.plain_scores += plain ? 1 : 0;
    if (plain && by_short_ != by_long_) {
      part(record, code_, parted_in(by_short_, by_long_));
    }
    for (const bool strict : {true, false}) {
      law::CarriedScore shortly = carried_;
      law::CarriedScore at_length = carried_;
      law::carry(code_, by_long_, strict, shortly);
      law::carry_in_full(code_, by_long_, strict, at_length);
      if (shortly != at_length) {
        part(record, code_, " the score carried on");
      }
      if (!strict) {
        carried_ = at_length;
      }
    }
  }

 private:
  static std::string parted_in(const law::Ledger& a, const law::Ledger& b) {
    std::string names;
    const auto compare = [&names](const char* name, bool same) {
      names += same ? "" : std::string(" ") + name;
    };
    compare("before", a.before == b.before);
    compare("due", a.due == b.due);
    compare("recorded", a.recorded == b.recorded);
    compare("possible", a.possible == b.possible);
    compare("rights", a.entries.rights == b.entries.rights);
    compare("not_due", a.entries.not_due == b.entries.not_due);
    compare("lost", a.entries.lost == b.entries.lost);
    compare("late", a.entries.late == b.entries.late);
    compare("kings", a.entries.kings == b.entries.kings);
    compare("won", a.game.won == b.game.won);
    compare("one_way", a.one_way == b.one_way);
    compare("missing", a.missing == b.missing);
    compare("hangs_on", a.hangs_on == b.hangs_on && a.hand.open == b.hand.open);
    compare("contradiction", a.contradiction == b.contradiction);
    return names.empty() ? " something else of the ledger" : " the ledger's" + names;
  }

  const codes::Code& code_;
  law::CarriedScore carried_;
  law::Rulings rulings_;
  law::Ledger by_short_;
  law::Ledger by_long_;
  law::ScoreRoom room_;
};

void compare_under(std::string_view text, const codes::Code& code) {
  notation::Reader reader{notation::source_of(text)};
  record::Record record;
  record::Record before;
  replay::DealFacts facts_before;
  bool any = false;
  replay::Sitting sitting;
  sitting.customs = referee::customs_of(code);
  Scores scores(code);
  while (reader.next(record)) {
    replay::DealFacts facts;
    if (record.readable()) {
      facts = compare(record, code, sitting);
    } else {
      replay::skip(record, sitting, facts);
      facts.impossible.emplace_back();
    }
    if (any) {
      scores.deal(before, facts_before, &facts);
    }
    any = true;
    before = record;
    facts_before = facts;
  }
  if (any) {
    scores.deal(before, facts_before, nullptr);
  }
}

/// What one way made of a deal.
struct Made {
  law::DealResult result;
  law::Rulings rulings;
  law::Ledger ledger;
};

Made made_of(const referee::Judged& judged) {
  return {judged.result, judged.workings.rulings, judged.workings.ledger};
}

/// Is what is told in brief what would be told whole?
std::string parted_in(const law::DealResult& brief, const law::DealResult& whole) {
  const bool notes = std::ranges::all_of(whole.findings, [](const law::Finding& finding) {
    return finding.severity == law::Severity::Note && !report::is_shown(finding, false);
  });
  const bool stands = std::ranges::any_of(
      whole.stands.open, [](const law::Standing& one) { return one.ground == law::Ground::Sure; });
  return brief.verdict != whole.verdict               ? " the verdict in brief"
         : brief.after.due != whole.after.due         ? " the score due in brief"
         : brief.after.marked != whole.after.marked   ? " the score marked in brief"
         : brief.after.settled != whole.after.settled ? " the score settled in brief"
         : brief.stands.last != whole.stands.last     ? " whether it is the last"
         : !notes || !whole.missing.empty() || whole.stands.stops || stands
             ? " what is to be said in brief"
         : brief.number_of_findings() != whole.findings.size() ? " the number of notes in brief"
                                                               : "";
}

/// Rules on a text in brief; every so many of the deals are then told whole: 0: none is.
void compare_in_brief(std::string_view text, referee::Options options, std::size_t every,
                      const std::vector<Made>& whole) {
  options.in_brief = true;
  std::size_t next = 0;
  notation::Reader reader{notation::source_of(text)};
  referee::judge(reader, options, [&](const referee::Judged& judged) {
    const Made& at_length = whole[next++];
    ++ways.ruled;
    ways.in_brief += judged.result.in_brief ? 1 : 0;
    if (judged.result.in_brief) {
      if (const std::string in = parted_in(judged.result, at_length.result); !in.empty()) {
        part(judged.record, judged.code, in);
      }
      if (every == 0 || next % every != 0) {
        return;
      }
      judged.tell_whole();
    }
    if (judged.result != at_length.result) {
      part(judged.record, judged.code, " the result told whole");
    } else if (judged.workings.rulings.list != at_length.rulings.list ||
               judged.workings.rulings.deeds != at_length.rulings.deeds) {
      part(judged.record, judged.code, " the rulings told whole");
    } else if (judged.workings.ledger != at_length.ledger) {
      part(judged.record, judged.code, " the ledger told whole");
    }
  });
}

void compare_rulings(std::string_view text, const codes::Code& code) {
  for (const bool strict : {false, true}) {
    referee::Options options;
    options.code = &code;
    options.strict = strict;
    std::vector<Made> whole;
    notation::Reader reader{notation::source_of(text)};
    referee::judge(reader, options,
                   [&](const referee::Judged& judged) { whole.push_back(made_of(judged)); });
    for (const std::size_t every : {0U, 1U, 3U}) {
      compare_in_brief(text, options, every, whole);
    }
  }
}

}  // namespace

void take_both_ways() {
  ways.asked = true;
}

void compare_ways(std::string_view text) {
  for (const codes::Code* code : codes::built_in_codes()) {
    if (ways.asked) {
      compare_under(text, *code);
      compare_rulings(text, *code);
    }
  }
}

void compare_ways(const record::Record& record, const replay::Sitting& sitting) {
  if (ways.asked) {
    replay::Sitting apart = sitting;
    compare(record, *codes::built_in_codes().front(), apart);
  }
}

int report_ways() {
  if (!ways.asked) {
    return 0;
  }
  std::printf("%ld deals, %ld by the short way; %ld scores, %ld by the short way\n", ways.deals,
              ways.plain, ways.scores, ways.plain_scores);
  std::printf("%ld rulings, %ld in brief\n", ways.ruled, ways.in_brief);
  std::printf("the ways part in %ld\n", ways.parted);
  return ways.parted == 0 && ways.plain > 0 ? 0 : 1;
}

}  // namespace ecarte::campaign
