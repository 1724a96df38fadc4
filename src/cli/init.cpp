// SPDX-License-Identifier: MIT
//
// `ecarte init`: a job for CI, written where its service looks for it.
#include <filesystem>

#include <fmt/core.h>

#include "cli/ci_jobs.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/replace_file.hpp"
#include "report/escape.hpp"

namespace ecarte::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kSource = "<source>";

/// The job, and where in a repository it belongs.
struct Job {
  std::string_view path;
  std::string_view text;
};

Job job_for(CiService service) {
  switch (service) {
    case CiService::GitHub:
      return {".github/workflows/ecarte.yml", kGitHubJob};
    case CiService::GitLab:
      return {".gitlab-ci.yml", kGitLabJob};
    case CiService::None:
      break;
  }
  throw InputError("init: expected --ci github or --ci gitlab");
}

/// An address that can stand in quotes in YAML, and in a shell.
bool is_address(std::string_view words) {
  return words.find_first_of("\"\\$`\n\r") == std::string_view::npos;
}

}  // namespace

ExitStatus init(const InitCommand& command, Streams& streams) {
  const Job job = job_for(command.ci);
  if (!is_address(command.source)) {
    throw InputError("init: --source: expected an address without quotes and dollar signs");
  }
  std::string text{job.text};
  text.replace(text.find(kSource), kSource.size(), command.source);
  const fs::path path = fs::path(command.folder) / job.path;
  std::error_code error;
  if (path.has_parent_path()) {
    fs::create_directories(path.parent_path(), error);
  }
  if (error) {
    throw InputError(path.parent_path().native() + ": " + error.message());
  }
  if (!exists(path.native())) {
    write_new_file(path.native(), text);
  } else if (command.force) {
    replace_file(path.native(), text);
  } else {
    throw InputError(path.native() + ": is there already; --force replaces it");
  }
  const std::string name = report::escaped(path.native());
  streams.out.write(fmt::format("wrote {}\n", name));
  if (command.source.empty()) {
    streams.out.write(fmt::format(
        "Put the address of a repository or a package of ecarte after ECARTE_SOURCE in it; "
        "--source does so.\n"));
  }
  return ExitStatus::Clean;
}

}  // namespace ecarte::cli
