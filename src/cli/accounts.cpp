// SPDX-License-Identifier: MIT
//
// Two accounts of one deal: reads both, rules on whatever they may be put together to, and says
// what the ruling turns on.
#include "cli/accounts.hpp"

#include <algorithm>
#include <array>
#include <map>

#include <fmt/core.h>

#include "accounts/decide.hpp"
#include "accounts/players.hpp"
#include "cli/code_choice.hpp"
#include "cli/input.hpp"
#include "cli/place.hpp"
#include "cli/terms.hpp"
#include "record/mark.hpp"
#include "referee/referee.hpp"
#include "replay/replay.hpp"
#include "report/accounts.hpp"

namespace ecarte::cli {
namespace {

using record::Record;

constexpr std::size_t kLargestStatement = std::size_t{4} * 1024 * 1024;

/// The deals of a text, each with what replay makes of it.
struct Told {
  std::vector<Record> records;
  std::size_t wanted = 0;  ///< the deal in dispute
};

std::vector<Record> records_of(std::string_view text, std::uint32_t first_line) {
  notation::Reader reader{notation::source_of(text), first_line};
  std::vector<Record> records;
  for (Record record; reader.next(record);) {
    record::stop_at_mark(record);
    records.push_back(record);
  }
  return records;
}

/// The deal that is meant: the one named, or the only one.
std::size_t wanted_in(const std::vector<Record>& records, const Wanted& wanted) {
  replay::Sitting sitting;
  replay::DealFacts facts;
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < records.size(); ++i) {
    records[i].readable() ? replay::replay(records[i], sitting, facts)
                          : replay::skip(records[i], sitting, facts);
    if (wanted.has(facts)) {
      found.push_back(i);
    }
  }
  if (found.empty()) {
    throw InputError(fmt::format("{}: there is no such deal", wanted.path));
  }
  if (found.size() > 1) {
    throw InputError(
        fmt::format("{}: say which deal is in dispute, such as {}#1.2", wanted.path, wanted.path));
  }
  const Record& record = records[found.front()];
  if (!record.readable()) {
    const record::Problem& problem = record.problems.front();
    throw InputError(fmt::format("{}:{}: {}", wanted.path,
                                 record::place_of(record, problem.span.begin).line,
                                 problem.message));
  }
  if (record.acts.size() > accounts::kMostPassages) {
    throw InputError(fmt::format("{}: the deal is too long to be compared", wanted.path));
  }
  return found.front();
}

Told told_by(const Wanted& wanted, const std::string& text, std::uint32_t first_line = 1) {
  Told told;
  told.records = records_of(text, first_line);
  told.wanted = wanted_in(told.records, wanted);
  return told;
}

/// The second account, with the seats of the first.
Told seated_as(const Told& first, Told second, const Wanted& wanted, const std::string& text,
               accounts::WhoIsWho& who) {
  who = accounts::who_is_who(first.records[first.wanted], second.records[second.wanted]);
  if (!who.turned) {
    return second;
  }
  const std::string turned = accounts::turned(second.records[second.wanted], text);
  const auto added =
      static_cast<std::uint32_t>(std::ranges::count(turned, '\n') - std::ranges::count(text, '\n'));
  return told_by(wanted, turned, 1 - added);  // a line put before the first is no line of the file
}

/// Rules on what the two accounts may be put together to. What came before the deal, and after, is
/// taken as the first account has it.
class Ruler {
 public:
  Ruler(const codes::Code& code, const Told& first, const Told& second,
        const accounts::Alignment& alignment)
      : code_(code), first_(first), second_(second), alignment_(alignment) {}

  const report::RuledAs& rule(accounts::Believed choice) {
    const auto known = known_.find(choice);
    if (known != known_.end()) {
      return known->second;
    }
    const Record record = accounts::joined(first_.records[first_.wanted],
                                           second_.records[second_.wanted], alignment_, choice);
    return known_.emplace(choice, ruled(record)).first->second;
  }

 private:
  [[nodiscard]] report::RuledAs ruled(const Record& record) const {
    const referee::Options options{&code_, false, nullptr};
    report::RuledAs ruled;
    std::size_t read = 0;
    std::size_t judged = 0;
    const referee::Records next = [&](Record& into) {
      if (read == first_.records.size()) {
        return false;
      }
      into = read == first_.wanted ? record : first_.records[read];
      ++read;
      return true;
    };
    referee::judge(next, options, [&](const referee::Judged& deal) {
      if (judged++ == first_.wanted) {
        ruled = report::ruled_as({deal.record, deal.facts, deal.code, deal.result});
      }
    });
    return ruled;
  }

  const codes::Code& code_;
  const Told& first_;
  const Told& second_;
  const accounts::Alignment& alignment_;
  std::map<accounts::Believed, report::RuledAs> known_;
};

/// The code to rule by: the one chosen, else that of the first account, else that of the folder,
/// else the first built in.
const codes::Code& code_for(const ChosenCode& chosen, const Record& record,
                            const ChosenCode& of_folder) {
  if (chosen.code() != nullptr) {
    return *chosen.code();
  }
  const codes::Code* const own = codes::built_in_code(record.names->code);
  if (own == nullptr && !record.names->code.empty()) {
    throw InputError("no code of laws is called '" + record.names->code + "'");
  }
  return own != nullptr ? *own : of_folder.code_or_default();
}

/// The differences, and what the ruling turns on among them.
accounts::Alignment compared(const std::array<Wanted, 2>& wanted, const Record& one,
                             const Record& two) {
  accounts::Alignment alignment = accounts::align(one, two);
  if (alignment.differences.size() > accounts::kMostDifferences) {
    throw InputError(fmt::format("{} and {} differ in {} places: they do not tell of one deal",
                                 wanted[0].path, wanted[1].path, alignment.differences.size()));
  }
  return alignment;
}

accounts::Decision decided(Ruler& ruler, std::size_t differences) {
  return accounts::decide(
      differences, [&](accounts::Believed choice) -> std::optional<std::string> {
        const report::RuledAs& ruled = ruler.rule(choice);
        return ruled.possible ? std::optional{ruled.value.dump()} : std::nullopt;
      });
}

}  // namespace

ExitStatus rule_on_accounts(const RuleCommand& command, Streams& streams) {
  const std::array<Wanted, 2> wanted{wanted_by(command.accounts[0]),
                                     wanted_by(command.accounts[1])};
  const std::array<std::string, 2> texts{whole_named_file(wanted[0].path, kLargestStatement),
                                         whole_named_file(wanted[1].path, kLargestStatement)};
  accounts::WhoIsWho who;
  const Told first = told_by(wanted[0], texts[0]);
  const Told second = seated_as(first, told_by(wanted[1], texts[1]), wanted[1], texts[1], who);
  const report::ComparedRecord one{wanted[0].path, first.records[first.wanted]};
  const report::ComparedRecord two{wanted[1].path, second.records[second.wanted]};
  const ChosenCode chosen{command.code};
  const ProjectTerms project = project_terms(wanted[0].path);
  const codes::Code& code = code_for(chosen, one.record, project.default_code);
  const accounts::Alignment alignment = compared(wanted, one.record, two.record);
  Ruler ruler{code, first, second, alignment};
  const accounts::Decision decision = decided(ruler, alignment.differences.size());
  std::vector<report::RuledAs> rulings;
  std::ranges::transform(decision.branches, std::back_inserter(rulings),
                         [&](const accounts::Branch& branch) { return ruler.rule(branch.choice); });
  const accounts::Believed all = accounts::all_of(alignment.differences.size());
  const report::TwoAccounts both{one,      two,     who,           alignment,
                                 decision, rulings, ruler.rule(0), ruler.rule(all)};
  std::string& out = streams.out.buffer();
  command.format == Format::Json ? report::write_accounts_json(out, both, code.name)
                                 : report::write_accounts(out, both, streams.out.width());
  return ExitStatus::Clean;
}

}  // namespace ecarte::cli
