// SPDX-License-Identifier: MIT
//
// `ecarte check` and `ecarte merge`: what is done in which order.

#include <fmt/core.h>
#include <unistd.h>

#include "cli/certify.hpp"
#include "cli/check_modes.hpp"
#include "cli/check_run.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/place.hpp"
#include "cli/replace_file.hpp"
#include "cli/update_expect.hpp"

namespace ecarte::cli {
namespace {

ExitStatus check_in_part(const CheckCommand& command, Streams& streams) {
  if (command.journal.empty() && streams.out.is_terminal()) {
    throw InputError(
        "check: the results of a shard are for 'ecarte merge'; expected standard output to be a "
        "file, or --journal FILE");
  }
  check_part(command, streams);
  if (command.shard) {
    return ExitStatus::Clean;  // what it comes to is said when all are put together
  }
  Parts parts{{command.journal}};
  return check_parts(parts, command.journal, streams);
}

std::string shards_said(const std::vector<std::uint32_t>& shards, std::uint32_t of) {
  std::string said;
  for (const std::uint32_t shard : shards) {
    said += fmt::format("{}{}/{}", said.empty() ? "" : ", ", shard, of);
  }
  return said;
}

}  // namespace

ExitStatus check(const CheckCommand& command, Streams& streams) {
  refuse_what_has_no_use(command);
  CheckCommand full = command;
  if (!full.at.empty()) {
    if (!full.paths.empty()) {
      throw InputError("check: --at names the file itself; expected no other");
    }
    full.paths.push_back(mark_at(full.at).wanted.path);
  }
  if (full.paths.empty()) {
    if (::isatty(0) != 0) {
      throw InputError("check: expected a file, a folder, or - for standard input");
    }
    full.paths.emplace_back("-");
  }
  switch (mode_of(full)) {
    case CheckMode::Codes:
      return check_codes(full, streams);
    case CheckMode::Part:
      return check_in_part(full, streams);
    case CheckMode::UpdateExpect:
      return update_expect(full, streams);
    case CheckMode::Certify:
      return certify(full, streams);
    case CheckMode::Report:
      break;
  }
  return check_all(full, streams);
}

ExitStatus merge(const MergeCommand& command, Streams& streams) {
  Parts parts{command.files};
  if (!command.output.empty()) {
    write_whole(command.output, [&parts](Output& to) {
      PartWriter writer{to};
      parts.write(writer, [&to] { to.flush_if_full(); });
    });
    return ExitStatus::Clean;
  }
  if (const auto missing = parts.missing(); !missing.empty()) {
    throw InputError(
        fmt::format("merge: {} of {} shards {} missing: {}; with -o FILE what is here "
                    "is put together for later",
                    missing.size(), parts.head().shards, missing.size() == 1 ? "is" : "are",
                    shards_said(missing, parts.head().shards)));
  }
  return check_parts(parts, command.files.front(), streams);
}

}  // namespace ecarte::cli
