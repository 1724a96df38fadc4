// SPDX-License-Identifier: MIT
#include "tests/mutation/evidence.hpp"

#include <algorithm>
#include <fstream>
#include <functional>
#include <iterator>
#include <utility>

#include "cli/expectations.hpp"
#include "law/judge.hpp"
#include "notation/parse.hpp"
#include "record/mark.hpp"
#include "referee/course.hpp"
#include "referee/deal_before.hpp"
#include "referee/referee.hpp"
#include "replay/replay.hpp"
#include "sitting/book.hpp"

namespace ecarte::mutation {

namespace {

namespace fs = std::filesystem;

std::string bytes_of(const fs::path& file) {
  std::ifstream in{file, std::ios::binary};
  return {std::istreambuf_iterator<char>{in}, {}};
}

Fixture read_fixture(const fs::path& file, const fs::path& root, const codes::Code& code) {
  Fixture fixture;
  fixture.name = file.lexically_relative(root).string();
  const std::string text = bytes_of(file);
  notation::Reader reader{notation::source_of(text)};
  replay::Sitting sitting;
  fixture.customs = sitting.customs = referee::customs_of(code);
  replay::Sitting before = sitting;  // the deal before the one at hand
  bool at_mark = false;              // of the deal before
  for (Exhibit exhibit; reader.next(exhibit.record); exhibit = {}) {
    const replay::ActKinds kinds = replay::kinds_of(exhibit.record);
    record::Record up_to_mark = exhibit.record;
    const record::Stopped stopped = record::stop_at_mark(up_to_mark);
    fixture.refereed =
        fixture.refereed || stopped.cut || (at_mark && !kinds.has(record::ActKind::Players));
    const bool behind = std::exchange(at_mark, stopped.at_mark);
    const auto told =
        fixture.deals.empty() || behind
            ? std::nullopt
            : referee::told_of_deal_before(exhibit.record, kinds, fixture.deals.back().facts);
    if (told && referee::give_back(fixture.deals.back().record, exhibit.record, *told)) {
      sitting = before;
      replay::replay(fixture.deals.back().record, sitting, fixture.deals.back().facts);
    }
    before = sitting;
    if (exhibit.record.readable()) {
      replay::replay(exhibit.record, sitting, exhibit.facts);
    } else {
      replay::skip(exhibit.record, sitting, exhibit.facts);
    }
    exhibit.judged = exhibit.record.readable() && exhibit.facts.impossible.empty();
    fixture.deals.push_back(std::move(exhibit));
  }
  return fixture;
}

/// The name of the code whose `expect:` lines a fixture holds.
std::string_view code_of(const Fixture& fixture) {
  if (fixture.deals.empty()) {
    return {};
  }
  const std::string& name = fixture.deals.front().record.names->code;
  return name.empty() ? codes::built_in_codes().front()->name : std::string_view{name};
}

void add_word(std::string& text, std::string_view word) {
  text.append(" ").append(word.empty() ? "-" : word);
}

void add_score(std::string& text, std::string_view name, const law::Score& score) {
  add_word(text, name);
  const auto points = [&](std::size_t seat) {
    const std::optional<std::uint8_t> known = score.of(seat);
    return known ? std::to_string(*known) : std::string{"?"};
  };
  text += score.knows_any() ? ' ' + points(0) + '-' + points(1) : " ?";
}

void add_finding(std::string& text, const law::Finding& finding, const record::Names& names) {
  text += "; ";
  text += finding.under.law.empty() ? "-" : finding.under.law;
  add_word(text, finding.id);
  add_word(text, law::word(finding.cls));
  add_word(text, law::word(finding.severity));
  add_word(text, names.of(finding.offender));
  add_word(text, law::word(finding.remedy.force));
  add_word(text, replay::word(finding.remedy.kind));
  add_word(text, law::word(finding.remedy.status));
  add_word(text, "by");
  add_word(text, names.of(finding.remedy.elector));
  for (const replay::Remedy option : finding.remedy.options) {
    text += option == replay::Remedy::None ? "" : " or " + std::string{replay::word(option)};
  }
  for (int beat = 0; beat < codes::kWindowBeats; ++beat) {
    if ((finding.remedy.window.closes >> beat & 1U) != 0) {
      add_word(text, "until " + std::string{codes::window_beat_word(beat)});
    }
  }
  for (int i = 0; i < record::kRemedies; ++i) {
    if ((finding.remedy.effects >> i & 1U) != 0) {
      add_word(text, "effect " + std::string{replay::word(static_cast<replay::Remedy>(i))});
    }
  }
  text += finding.remedy.ceiling ? " ceiling " + std::to_string(*finding.remedy.ceiling) : "";
}

std::string rulings_of(const record::Names& names, const law::DealResult& result) {
  std::string text{law::word(result.verdict)};
  add_score(text, "due", result.after.due);
  for (const law::Finding& finding : result.findings) {
    add_finding(text, finding, names);
  }
  for (const law::Missing& missing : result.missing) {
    text += "; missing";
    add_word(text, missing.law);
    add_word(text, missing.id);
  }
  return text;
}

std::string wording_of(const law::DealResult& result) {
  std::string text;
  for (const law::Finding& finding : result.findings) {
    for (const std::string_view also : finding.under.also) {
      add_word(text, also);
    }
    add_word(text, finding.under.note);
    add_word(text, finding.under.reading);
  }
  return text;
}

/// Of each finding who is charged with what, and how badly; and the score.
std::string follows_of(const record::Names& names, const law::DealResult& result) {
  std::string text{law::word(result.verdict)};
  add_score(text, "due", result.after.due);
  for (const law::Finding& finding : result.findings) {
    text += ';';
    for (const std::string_view word :
         {finding.under.law, finding.id, law::word(finding.cls), law::word(finding.severity)}) {
      add_word(text, word);
    }
    add_word(text, names.of(finding.offender));
    text += finding.remedy.ceiling ? " ceiling " + std::to_string(*finding.remedy.ceiling) : "";
  }
  text += result.missing.empty() ? "" : "; missing";
  return text;
}

using Sink = std::function<void(const referee::Judged&)>;

void referee_all(const Fixture& fixture, const codes::Code& code, const Sink& sink) {
  referee::Options options;
  options.code = &code;
  auto deal = fixture.deals.begin();
  const auto next = [&](record::Record& into) {
    if (deal == fixture.deals.end()) {
      return false;
    }
    into = deal->record;
    ++deal;
    return true;
  };
  referee::judge(next, options, sink);
}

bool wants_referee(const Fixture& fixture, const codes::Code& code) {
  bool wanted = false;
  referee_all(fixture, code, [&](const referee::Judged& deal) {
    wanted = wanted || deal.understood != 0 || !deal.order.ways.empty() ||
             !deal.order.notes.empty() ||
             std::ranges::any_of(deal.result.findings, [](const law::Finding& finding) {
               return finding.waived.is_of_writing;
             });
  });
  return wanted;
}

/// Adds what is ruled on one more deal.
void add_deal(const Fixture& fixture, const report::Deal& deal, std::size_t number,
              Outcome& outcome) {
  const record::Names& names = *deal.record.names;
  outcome.rulings +=
      fixture.name + ' ' + std::to_string(number) + ": " + rulings_of(names, deal.result) + '\n';
  outcome.wording += wording_of(deal.result) + '\n';
  outcome.follows += follows_of(names, deal.result) + '\n';
  outcome.expected = outcome.expected && cli::compare(deal).failures.empty();
}

}  // namespace

std::vector<Fixture> fixtures_of(const fs::path& root, const codes::Code& code) {
  std::vector<Fixture> fixtures;
  std::vector<fs::path> folders{root / "laws", root / "situations", root / "sittings"};
  if (codes::built_in_code(code.name) == nullptr) {
    folders.insert(folders.end(), {root / "house", root / "codes"});
  }
  for (const fs::path& folder : folders) {
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
      if (entry.path().extension() == ".ecarte") {
        Fixture fixture = read_fixture(entry.path(), root, code);
        const std::string_view own = code_of(fixture);
        fixture.own = own == code.name;
        if (fixture.own || (!own.empty() && own == code.extends)) {
          fixture.refereed = fixture.refereed || wants_referee(fixture, code);
          fixtures.push_back(std::move(fixture));
        }
      }
    }
  }
  std::ranges::sort(fixtures, {}, &Fixture::name);
  return fixtures;
}

Outcome judge(const Fixture& fixture, const codes::Code& code) {
  Outcome outcome;
  if (fixture.refereed || fixture.customs != referee::customs_of(code)) {
    std::size_t number = 0;
    referee_all(fixture, code, [&](const referee::Judged& deal) {
      add_deal(fixture, {deal.record, deal.facts, deal.code, deal.result}, ++number, outcome);
    });
    return outcome;
  }
  law::Judge judge{code, false};
  sitting::Book book{false};
  law::DealResult result;
  for (std::size_t i = 0; i < fixture.deals.size(); ++i) {
    const Exhibit& exhibit = fixture.deals[i];
    const replay::DealFacts* const next =
        i + 1 < fixture.deals.size() ? &fixture.deals[i + 1].facts : nullptr;
    if (exhibit.judged) {
      judge.rule_on(exhibit.facts, next, result);
      replay::DealFacts facts = exhibit.facts;
      if (result.contradictions.empty()) {
        book.take(exhibit.record, facts, code, result, {});
      }
    } else {
      result.clear();
      result.verdict =
          exhibit.record.readable() ? law::Verdict::Impossible : law::Verdict::Unreadable;
      judge.skip(exhibit.facts);
      book.skip(exhibit.record, exhibit.facts);
    }
    add_deal(fixture, {exhibit.record, exhibit.facts, code, result}, i + 1, outcome);
  }
  return outcome;
}

}  // namespace ecarte::mutation
