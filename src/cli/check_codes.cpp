// SPDX-License-Identifier: MIT
//
// `ecarte check --code A --code B`: the deals on which codes differ.
#include <algorithm>
#include <iterator>
#include <memory>
#include <vector>

#include <fmt/core.h>

#include "cli/check_run.hpp"
#include "cli/code_choice.hpp"
#include "cli/commands.hpp"
#include "cli/expectations.hpp"
#include "cli/input.hpp"
#include "cli/inputs.hpp"
#include "cli/terms.hpp"
#include "json/value.hpp"
#include "referee/under.hpp"
#include "report/escape.hpp"
#include "report/finding_parts.hpp"
#include "report/text.hpp"

namespace ecarte::cli {
namespace {

using Json = json::Value;

/// What is asked of one code, and makes no sense of several.
void refuse_under_codes(const CheckCommand& command) {
  const auto refuse = [](bool asked, std::string_view option) {
    if (asked) {
      throw InputError(
          fmt::format("check: {} goes with one code; of several it is told on which "
                      "deals they differ",
                      option));
    }
  };
  refuse(command.settings.expect.value_or(false), "--expect");
  refuse(!command.settings.baseline.empty(), "--baseline");
  refuse(!command.settings.select.empty(), "--select");
  refuse(!command.settings.ignore.empty(), "--ignore");
  refuse(command.settings.notes.value_or(false), "--notes");
  refuse(command.settings.fail_on && *command.settings.fail_on != FailOn::Never, "--fail-on");
  refuse(command.update_baseline, "--update-baseline");
  refuse(command.update_expect, "--update-expect");
  refuse(command.statistics, "--statistics");
  refuse(command.max_findings != 0, "--max-findings");
  refuse(command.threads > 1, "--jobs");
  refuse(command.coverage, "--coverage");
  refuse(command.analyse, "--analyse");
  refuse(command.advice, "--advice");
  refuse(command.why, "--why");
  refuse(command.what_if, "--what-if");
  refuse(!command.at.empty(), "--at");
  refuse(command.certify, "--certify");
  refuse(command.shard.has_value(), "--shard");
  refuse(!command.journal.empty(), "--journal");
  refuse(!command.files.empty(), "--output");
  if (!command.form.empty() && command.form != "json" && command.form != "jsonl" &&
      command.form != "csv") {
    throw InputError(
        fmt::format("check: of several codes nothing is written as {}; expected "
                    "--format text, short, json, jsonl or csv",
                    command.form));
  }
}

using UnderAll = std::span<const referee::Judged* const>;

report::Deal deal_of(const referee::Judged& judged) {
  report::Deal deal{judged.record, judged.facts, judged.code, judged.result};
  deal.understood = judged.understood;
  return deal;
}

std::uint32_t line_of_deal(const referee::Judged& judged) {
  const auto& acts = judged.record.acts;
  const std::size_t heading = judged.facts.heading;
  return heading < acts.size() ? record::place_of(judged.record, acts[heading].at).line
                               : judged.record.first_line;
}

Json due_json(const law::Score& due) {
  Json list = Json::array();
  for (const std::size_t seat : {std::size_t{0}, std::size_t{1}}) {
    const auto points = due.of(seat);
    list.push_back(points ? Json(unsigned{*points}) : Json(nullptr));
  }
  return list;
}

class CodesRun {
 public:
  CodesRun(const CheckCommand& command, Streams& streams) : command_(command), streams_(streams) {
    for (const std::string& name : command.codes) {
      const codes::Code* const code =
          chosen_.emplace_back(std::make_unique<ChosenCode>(name))->code();
      if (std::ranges::find(codes_, code->name, &codes::Code::name) != codes_.end()) {
        throw InputError(fmt::format("check: --code {} was given twice", name));
      }
      codes_.push_back(code);
    }
    pairs_.resize(codes_.size() * codes_.size());
  }

  ExitStatus run() {
    const Inputs inputs{command_.paths, command_.stdin_name};
    CheckCommand plain = command_;
    plain.settings.expect = false;
    AllTerms all_terms{plain, [](std::string_view file) { return std::string{file}; }, inputs};
    begin();
    inputs.read(
        [&](const std::string& file, const notation::Source& source, std::uint32_t first_line) {
          referee::Options options;
          const Terms& terms = all_terms.of(file);
          options.default_code = terms.default_code.code();
          options.strict = terms.strict;
          options.in_brief = true;
          notation::Reader reader{source, first_line};
          referee::judge_under(
              codes_, [&](record::Record& into) { return wants_more() && reader.next(into); },
              options, [&](UnderAll deal) { judged(file, deal); });
        },
        [this](const std::string& file, const std::string& why) {
          streams_.complain_of(file, why);
          status_ = worse(status_, ExitStatus::Unusable);
        });
    if (deals_ == 0 && status_ == ExitStatus::Clean) {
      streams_.complain("ecarte: nothing to check: there is no deal in what was given\n");
      status_ = ExitStatus::Unusable;
    }
    end();
    return status_;
  }

 private:
  [[nodiscard]] bool wants_more() const { return !streams_.out.failed(); }
  [[nodiscard]] std::string& out() { return streams_.out.buffer(); }

  void judged(const std::string& file, UnderAll deal) {
    ++deals_;
    trouble(file, *deal.front());
    bool differ = false;
    for (std::size_t i = 0; i < deal.size(); ++i) {
      for (std::size_t j = i + 1; j < deal.size(); ++j) {
        if (!referee::same_outcome(deal[i]->result, deal[j]->result)) {
          differ = true;
          ++pairs_[i * codes_.size() + j];
        }
      }
    }
    if (!differ) {
      return;
    }
    ++differ_;
    for (const referee::Judged* const one : deal) {
      one->tell_whole();
    }
    if (command_.settings.fail_on != FailOn::Never) {
      status_ = worse(status_, ExitStatus::Findings);
    }
    if (command_.form == "csv") {
      csv(file, deal);
    } else if (!command_.form.empty()) {
      json(file, deal);
    } else if (!command_.quiet) {
      text(file, deal);
    }
    streams_.out.flush_soon();
  }

  /// What cannot be read is so under every code.
  void trouble(const std::string& file, const referee::Judged& judged) {
    std::string said;
    for (const record::Problem& problem : judged.record.problems) {
      report::write_problem(said, file, judged.record, problem, {});
      status_ = worse(status_, ExitStatus::Unusable);
    }
    if (!said.empty()) {
      streams_.complain(said);
    }
  }

  void text(const std::string& file, UnderAll deal) {
    const referee::Judged& first = *deal.front();
    fmt::format_to(std::back_inserter(out()), "{}:{}: {}: the codes differ\n",
                   report::escaped(file), line_of_deal(first), report::deal_words(deal_of(first)));
    for (const referee::Judged* const one : deal) {
      fmt::format_to(std::back_inserter(out()), "  {}: {}\n", one->code.name,
                     report::escaped(expectation_of(deal_of(*one))));
    }
  }

  void csv(const std::string& file, UnderAll deal) {
    for (const referee::Judged* const one : deal) {
      fmt::format_to(std::back_inserter(out()), "{},{},{},{},{},{},{}\n", report::csv_field(file),
                     line_of_deal(*one), one->facts.game, one->facts.deal, one->code.name,
                     law::word(one->result.verdict),
                     report::csv_field(expectation_of(deal_of(*one))));
    }
  }

  void json(const std::string& file, UnderAll deal) {
    Json codes = Json::array();
    for (const referee::Judged* const one : deal) {
      codes.push_back(Json{{"code", one->code.name},
                           {"verdict", law::word(one->result.verdict)},
                           {"says", expectation_of(deal_of(*one))},
                           {"due", due_json(one->result.due)}});
    }
    const referee::Judged& first = *deal.front();
    const Json line{{"type", "difference"},        {"file", file},
                    {"line", line_of_deal(first)}, {"game", first.facts.game},
                    {"deal", first.facts.deal},    {"codes", std::move(codes)}};
    if (command_.form == "json") {
      out() += differ_ == 1 ? "\n" : ",\n";
    }
    out() += line.dump();
    out() += command_.form == "json" ? "" : "\n";
  }

  void begin() {
    if (command_.form == "csv") {
      out() += "file,line,game,deal,code,verdict,says\n";
    } else if (command_.form == "json") {
      out() += "{\"schema\":\"ecarte.codes/1\",\"differences\":[";
    }
  }

  void end() {
    if (command_.form == "json") {
      out() += "\n],\"summary\":" + summary().dump() + "}\n";
    } else if (command_.form == "jsonl") {
      out() += summary().dump() + "\n";
    } else if (command_.form.empty()) {
      fmt::format_to(std::back_inserter(out()), "{} deal{} under {} codes: they differ on {}\n",
                     deals_, deals_ == 1 ? "" : "s", codes_.size(), differ_);
      each_pair([this](const codes::Code& one, const codes::Code& other, std::uint64_t deals) {
        if (codes_.size() > 2) {
          fmt::format_to(std::back_inserter(out()), "  {} and {}: {}\n", one.name, other.name,
                         deals);
        }
      });
    }
  }

  template <class Use>
  void each_pair(const Use& use) const {
    for (std::size_t i = 0; i < codes_.size(); ++i) {
      for (std::size_t j = i + 1; j < codes_.size(); ++j) {
        use(*codes_[i], *codes_[j], pairs_[i * codes_.size() + j]);
      }
    }
  }

  [[nodiscard]] Json summary() const {
    Json codes = Json::array();
    for (const codes::Code* const code : codes_) {
      codes.push_back(Json{{"name", code->name}, {"digest", code->digest}});
    }
    Json pairs = Json::array();
    each_pair([&pairs](const codes::Code& one, const codes::Code& other, std::uint64_t deals) {
      Json both = Json::array();
      both.push_back(one.name);
      both.push_back(other.name);
      pairs.push_back(Json{{"codes", std::move(both)}, {"deals", deals}});
    });
    return Json{{"type", "summary"}, {"tool", tool_name()}, {"codes", std::move(codes)},
                {"deals", deals_},   {"differ", differ_},   {"pairs", std::move(pairs)}};
  }

  const CheckCommand& command_;
  Streams& streams_;
  std::vector<std::unique_ptr<ChosenCode>> chosen_;
  std::vector<const codes::Code*> codes_;
  std::vector<std::uint64_t> pairs_;  ///< deals on which each differs from each later one
  std::uint64_t deals_ = 0;
  std::uint64_t differ_ = 0;
  ExitStatus status_ = ExitStatus::Clean;
};

}  // namespace

ExitStatus check_codes(const CheckCommand& command, Streams& streams) {
  refuse_under_codes(command);
  return CodesRun{command, streams}.run();
}

}  // namespace ecarte::cli
