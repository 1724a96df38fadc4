// SPDX-License-Identifier: MIT
//
// Records broken off after each of their acts. What the referee says as of then is held against
// what he says of the whole: he accuses nobody of what turns out to be no fault, and what is used
// later was open before.
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "campaign/attempt.hpp"
#include "campaign/campaigns.hpp"
#include "campaign/permissive.hpp"
#include "campaign/table.hpp"
#include "law/judge.hpp"
#include "replay/replay.hpp"

namespace ecarte::campaign {
namespace {

using law::Finding;
using law::Ruling;
using law::Standing;
using law::Status;

/// A deal as it was read, with the state of the sitting in which it began.
struct Begun {
  record::Record record;
  replay::Sitting sitting;
};

std::vector<Begun> read(std::string_view text) {
  notation::Reader reader{notation::source_of(text)};
  std::vector<Begun> deals;
  record::Record record;
  replay::Sitting sitting;
  replay::DealFacts facts;
  while (reader.next(record)) {
    deals.push_back({record, sitting});
    if (!record.readable()) {
      deals.clear();
      return deals;
    }
    replay::replay(record, sitting, facts);
  }
  return deals;
}

/// Judges the deals up to number `last`, of which only so many acts count; what follows it is not
/// told.
class Judged {
 public:
  Judged(const std::vector<Begun>& deals, std::size_t last, std::size_t acts, const law::Code& code)
      : judge_(code, false) {
    replay::DealFacts before;
    bool pending = false;
    for (std::size_t i = 0; i <= last; ++i) {
      record::Record cut = deals[i].record;
      cut.acts.resize(i == last ? acts : cut.acts.size());
      replay::Sitting sitting = deals[i].sitting;
      replay::replay(cut, sitting, facts_);
      if (!facts_.impossible.empty()) {
        possible_ = false;
        return;
      }
      if (pending) {
        judge_.rule_on(before, &facts_, result_);
      }
      pending = true;
      before = facts_;
    }
    judge_.rule_on(facts_, nullptr, result_);
  }

  [[nodiscard]] bool possible() const {
    return possible_ && result_.verdict != law::Verdict::Impossible;
  }
  [[nodiscard]] const law::DealResult& result() const { return result_; }
  [[nodiscard]] const law::Rulings& rulings() const { return judge_.rulings(); }
  [[nodiscard]] const replay::DealFacts& facts() const { return facts_; }

 private:
  law::Judge judge_;
  replay::DealFacts facts_;
  law::DealResult result_;
  bool possible_ = true;
};

bool accuses(const Finding& finding) {
  // A mark that can still be taken down is said to be so.
  return finding.severity != law::Severity::Note && finding.offender != record::kNobody &&
         !(finding.cls == law::Class::ScoreError && finding.remedy.status == Status::Open) &&
         (finding.cls == law::Class::Irregularity || finding.cls == law::Class::BadRemedy ||
          finding.cls == law::Class::ScoreError) &&
         finding.remedy.status != Status::Moot && !finding.pending && !finding.refuted;
}

/// What is said of one break.
struct Tally {
  std::map<std::string, long> complaints;
  std::map<std::string, std::string> first;  ///< where each was met first
  long prefixes = 0;

  void complain(const std::string& what, const std::string& where) {
    if (++complaints[what] == 1) {
      first[what] = where;
    }
  }
};

/// Was it used by an act of this deal at `at`, as it could have been before?
bool used_later(const law::Rulings& rulings, const Ruling& ruling, const law::Code& code) {
  return ruling.deed >= 0 && code.cases[ruling.case_index].may.given &&
         ruling.elected != law::Remedy::None &&
         rulings.deeds[static_cast<std::size_t>(ruling.deed)].at < rulings.timeline.deal_end();
}

/// The same, as another record tells it: where less is told it may count as of an earlier playing.
bool is_of(const replay::Fact& a, const replay::Fact& b) {
  return a.kind == b.kind && a.subject == b.subject && a.occurred == b.occurred;
}

/// Does the part told bear it out, or leave room for it? A king may have come with the cards taken,
/// and what a bystander said changes the score only with the mark.
bool is_known(const replay::DealFacts& facts, const replay::Fact& fact) {
  const auto same = [&](const replay::Fact& other) {
    return is_of(other, fact) && other.values == fact.values;
  };
  const auto supposed = [&](const replay::Fact& other) { return is_of(other, fact); };
  return std::ranges::any_of(facts.facts, same) || std::ranges::any_of(facts.supposed, supposed);
}

/// Is it said to be open? As long as the fault can be put right, that is what is open.
bool covers(const Standing& open, const Ruling& ruling) {
  if (open.mend && is_of(open.fact, ruling.fact)) {
    return true;
  }
  return (open.who == ruling.elector || open.who == record::kBoth) &&
         std::ranges::find(open.options, ruling.elected) != open.options.end();
}

void compare(const Judged& part, const Judged& whole, std::size_t acts, const law::Code& code,
             const std::string& where, Tally& tally) {
  if (!part.possible()) {
    tally.complain("cannot be true, and the whole can", where);
    return;
  }
  for (const Finding& said : part.result().findings) {
    const bool so = std::ranges::any_of(whole.result().findings, [&](const Finding& later) {
      return (later.id == said.id && later.offender == said.offender &&
              later.dealing == said.dealing && later.trick == said.trick) ||
             is_of(later.fact, said.fact);
    });
    const bool annulled = said.dealing < whole.facts().dealings.size();
    if (accuses(said) && !so && !annulled) {
      tally.complain("accuses of " + std::string(said.id) + ", and the whole does not", where);
    }
  }
  for (const Ruling& ruling : whole.rulings().list) {
    if (!used_later(whole.rulings(), ruling, code) || ruling.status == Status::Moot) {
      continue;
    }
    const law::Time at = whole.rulings().deeds[static_cast<std::size_t>(ruling.deed)].at;
    const bool open_then = ruling.from < acts && acts <= at && ruling.fact.occurred < acts &&
                           part.facts().dealings.size() == ruling.fact.dealing &&
                           is_known(part.facts(), ruling.fact);
    if (open_then && std::ranges::none_of(part.result().open, [&](const Standing& open) {
          return covers(open, ruling);
        })) {
      tally.complain("is not said to be open: " + std::string(code.cases[ruling.case_index].name),
                     where);
    }
  }
}

void cut(std::string_view text, const std::string& name, const law::Code& code, Tally& tally) {
  const std::vector<Begun> deals = read(text);
  for (std::size_t i = 0; i < deals.size(); ++i) {
    const std::size_t size = deals[i].record.acts.size();
    const Judged whole{deals, i, size, code};
    if (!whole.possible()) {
      return;
    }
    for (std::size_t acts = whole.facts().heading + 1U; acts < size; ++acts) {
      const record::Act& last = deals[i].record.acts[acts - 1];
      ++tally.prefixes;
      compare(Judged{deals, i, acts, code}, whole, acts, code,
              name + ":" + std::to_string(record::place_of(deals[i].record, last.at).line) + ":" +
                  std::to_string(record::place_of(deals[i].record, last.at).column),
              tally);
    }
  }
}

std::string contents(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  std::ostringstream out;
  out << in.rdbuf();
  return out.str();
}

/// The code its `code:` line names.
const law::Code& code_of(std::string_view text) {
  const std::size_t at = text.find("code:");
  for (const law::Code* code : law::built_in_codes()) {
    if (at != std::string_view::npos &&
        text.substr(at, text.find('\n', at) - at).find(code->name) != std::string_view::npos) {
      return *code;
    }
  }
  return *law::built_in_codes().front();
}

}  // namespace

int prefixes(int games, int each, std::uint64_t seed, const std::vector<std::string>& files) {
  Tally tally;
  for (const std::string& file : files) {
    const std::string text = contents(file);
    cut(text, file, code_of(text), tally);
  }
  const law::Code& code = *law::built_in_codes().front();
  for (const Kind& kind : all_kinds()) {
    Chance chance(seed);
    for (int done = 0, tries = 0; done < each && tries < 200 * each; ++tries) {
      Attempt game;
      if (attempt(kind, chance, game)) {
        cut(game.text, kind.name, code, tally);
        ++done;
      }
    }
  }
  for (int i = 0; i < games; ++i) {
    Permissive permissive;
    Table table(seed + static_cast<std::uint64_t>(i), true);
    std::string text;
    table.deal(permissive, text);
    cut(text, "game " + std::to_string(i), code, tally);
  }
  for (const auto& [what, number] : tally.complaints) {
    std::printf("%6ld  %s; first at %s\n", number, what.c_str(), tally.first[what].c_str());
  }
  std::printf("%ld records broken off, %zu kinds of complaint\n", tally.prefixes,
              tally.complaints.size());
  return tally.complaints.empty() ? 0 : 1;
}

}  // namespace ecarte::campaign
