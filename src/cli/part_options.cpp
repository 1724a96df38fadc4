// SPDX-License-Identifier: MIT
//
// Of a command, what bears on its results.
#include <utility>

#include "cli/input.hpp"
#include "cli/part_fields.hpp"
#include "ecarte_version.hpp"

namespace ecarte::cli {
namespace {

/// Every option by its name. All members of a command are named: whoever adds one says whether it
/// bears on results.
template <class Use>
void each_option(Like<CheckCommand> auto& command, const Use& use) {
  auto& [paths, settings, config, update_baseline, update_expect, statistics, max_findings, threads,
         stdin_name, format, form, files, colour, quiet, coverage, analyse, advice, why, what_if,
         at, certify, codes, shard, journal] = command;
  // Which files are read is in the inventory, with the settings of each; how many threads judge,
  // and where it is kept, is nothing to the results; the rest goes with no part.
  [[maybe_unused]] const auto left_out = std::tie(paths, config, update_baseline, update_expect,
                                                  threads, at, certify, codes, shard, journal);
  use("--code", settings.code);
  use("--strict", settings.strict);
  use("--expect", settings.expect);
  use("--notes", settings.notes);
  use("--fail-on", settings.fail_on);
  use("--select", settings.select);
  use("--ignore", settings.ignore);
  use("--baseline", settings.baseline);
  use("--statistics", statistics);
  use("--max-findings", max_findings);
  use("--stdin-filename", stdin_name);
  use("--format", format);
  use("--format", form);
  use("--output", files);
  use("--color", colour);
  use("--quiet", quiet);
  use("--coverage", coverage);
  use("--analyse", analyse);
  use("--advice", advice);
  use("--why", why);
  use("--what-if", what_if);
}

}  // namespace

PartHead head_of(const CheckCommand& command, std::span<const codes::Code* const> codes) {
  PartHead head;
  head.version = kVersion;
  for (const codes::Code* const code : codes) {
    head.codes.push_back({std::string{code->name}, std::string{code->digest}});
  }
  each_option(command, [&head](const char* name, const auto& value) {
    std::string bytes;
    referee::ByteWriter{bytes}.put(value);
    head.options.push_back({name, std::move(bytes)});
  });
  const Shard shard = command.shard.value_or(Shard{});
  head.shards = shard.of;
  head.has = {shard.number};
  return head;
}

CheckCommand command_of(const PartHead& head, const std::string& file) {
  CheckCommand command;
  std::size_t next = 0;
  bool good = true;
  each_option(command, [&](const char* name, auto& value) {
    if (next >= head.options.size() || head.options[next].name != name) {
      good = false;
      return;
    }
    referee::ByteReader reader{head.options[next++].value};
    reader.get(value);
    good = good && reader.good();
  });
  if (!good) {
    throw InputError(file + ": another version of ecarte wrote it");
  }
  return command;
}

}  // namespace ecarte::cli
