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
#include "cli/code_differences.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/inputs.hpp"
#include "cli/side_by_side.hpp"
#include "cli/terms.hpp"
#include "json/value.hpp"
#include "referee/under.hpp"
#include "report/text.hpp"

namespace ecarte::cli {
namespace {

using Json = json::Value;

/// The forms that differences have no room in.
void refuse_other_forms(const CheckCommand& command) {
  if (!command.form.empty() && command.form != "json" && command.form != "jsonl" &&
      command.form != "csv") {
    throw InputError(
        fmt::format("check: of several codes nothing is written as {}; expected "
                    "--format text, short, json, jsonl or csv",
                    command.form));
  }
}

class CodesRun final : public DealTaker {
 public:
  CodesRun(const CheckCommand& command, Streams& streams)
      : command_(command),
        streams_(streams),
        plain_(without_expect(command)),
        inputs_(command.paths, command.stdin_name),
        all_terms_(
            plain_, [](std::string_view file) { return std::string{file}; }, inputs_) {
    for (const std::string& name : command.codes) {
      const codes::Code* const code =
          chosen_.emplace_back(std::make_unique<ChosenCode>(name))->code();
      if (std::ranges::find(codes_, code->name, &codes::Code::name) != codes_.end()) {
        throw InputError(fmt::format("check: --code {} was given twice", name));
      }
      codes_.push_back(code);
    }
    all_.pairs.resize(codes_.size() * codes_.size());
  }

  ExitStatus run() {
    begin();
    if (command_.threads > 1) {
      judge_side_by_side(side_by_side(), *this);
    } else {
      inputs_.read([this](const std::string& file, const notation::Source& source,
                          std::uint32_t first_line) { read(file, source, first_line); },
                   [this](const std::string& file, const std::string& why) { trouble(file, why); });
    }
    if (all_.deals == 0 && all_.status == ExitStatus::Clean) {
      streams_.complain("ecarte: nothing to check: there is no deal in what was given\n");
      all_.status = ExitStatus::Unusable;
    }
    end();
    return all_.status;
  }

 private:
  static CheckCommand without_expect(CheckCommand command) {
    command.settings.expect = false;
    return command;
  }

  SideBySide side_by_side() {
    SideBySide work = work_on(inputs_, all_terms_, command_.threads);
    work.codes = codes_;
    work.compare = [this](const std::string& file, UnderAll deal, Compared& to) {
      compare(file, deal, to);
    };
    return work;
  }

  void read(const std::string& file, const notation::Source& source, std::uint32_t first_line) {
    referee::Options options;
    const Terms& terms = all_terms_.of(file);
    options.default_code = terms.default_code.code();
    options.strict = terms.strict;
    options.in_brief = true;
    notation::Reader reader{source, first_line};
    referee::judge_under(
        codes_, [&](record::Record& into) { return wants_more() && reader.next(into); }, options,
        [&](UnderAll deal) {
          Compared one;
          compare(file, deal, one);
          compared(one);
        });
  }

  void text(const std::string& /*file*/, const Terms& /*terms*/) override {}
  void silent(const SilentDeals& /*deals*/) override {}
  void judged(const referee::Judged& /*judged*/, const WrittenApart& /*written*/) override {}
  void trouble(const std::string& file, const std::string& why) override {
    streams_.complain_of(file, why);
    all_.status = worse(all_.status, ExitStatus::Unusable);
  }
  [[nodiscard]] bool wants_more() const override { return !streams_.out.failed(); }

  /// What came of deals goes where it is to.
  void compared(Compared& deals) override {
    all_.deals += deals.deals;
    all_.status = worse(all_.status, deals.status);
    for (std::size_t i = 0; i < deals.pairs.size(); ++i) {
      all_.pairs[i] += deals.pairs[i];
    }
    if (!deals.troubles.empty()) {
      streams_.complain(deals.troubles);
    }
    for (const std::string& said : deals.said) {
      if (command_.form == "json") {
        out() += all_.differ == 0 ? "\n" : ",\n";
      }
      ++all_.differ;
      out() += said;
    }
    if (!deals.said.empty()) {
      streams_.out.flush_soon();
    }
  }

  [[nodiscard]] std::string& out() { return streams_.out.buffer(); }

  /// Asked by several threads, where there are several.
  void compare(const std::string& file, UnderAll deal, Compared& to) const {
    ++to.deals;
    problems(file, *deal.front(), to);
    bool differ = false;
    for (std::size_t i = 0; i < deal.size(); ++i) {
      for (std::size_t j = i + 1; j < deal.size(); ++j) {
        if (!referee::same_outcome(deal[i]->result, deal[j]->result)) {
          differ = true;
          to.pairs.resize(codes_.size() * codes_.size());
          ++to.pairs[i * codes_.size() + j];
        }
      }
    }
    if (!differ) {
      return;
    }
    for (const referee::Judged* const one : deal) {
      one->tell_whole();
    }
    if (command_.settings.fail_on != FailOn::Never) {
      to.status = worse(to.status, ExitStatus::Findings);
    }
    to.said.push_back(difference_said(command_, file, deal));
  }

  /// What cannot be read is so under every code.
  static void problems(const std::string& file, const referee::Judged& judged, Compared& to) {
    for (const record::Problem& problem : judged.record.problems) {
      report::write_problem(to.troubles, file, judged.record, problem, {});
      to.status = worse(to.status, ExitStatus::Unusable);
    }
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
                     all_.deals, all_.deals == 1 ? "" : "s", codes_.size(), all_.differ);
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
        use(*codes_[i], *codes_[j], all_.pairs[i * codes_.size() + j]);
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
    return Json{{"type", "summary"},   {"tool", tool_name()},   {"codes", std::move(codes)},
                {"deals", all_.deals}, {"differ", all_.differ}, {"pairs", std::move(pairs)}};
  }

  const CheckCommand& command_;
  Streams& streams_;
  const CheckCommand plain_;  ///< without what is asked of one code alone
  const Inputs inputs_;
  AllTerms all_terms_;
  std::vector<std::unique_ptr<ChosenCode>> chosen_;
  std::vector<const codes::Code*> codes_;
  Compared all_;  ///< what came of all deals so far
};

}  // namespace

ExitStatus check_codes(const CheckCommand& command, Streams& streams) {
  refuse_other_forms(command);
  return CodesRun{command, streams}.run();
}

}  // namespace ecarte::cli
