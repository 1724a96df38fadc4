// SPDX-License-Identifier: MIT
//
// `ecarte demo`: three small records to play with.
#include "cli/demo.hpp"

#include <filesystem>

#include <fmt/core.h>

#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/replace_file.hpp"
#include "report/escape.hpp"

namespace ecarte::cli {
ExitStatus demo(const DemoCommand& command, Streams& streams) {
  namespace fs = std::filesystem;
  const fs::path folder = command.folder.empty() ? "ecarte-demo" : command.folder;
  for (const auto& [name, text] : kDemo) {
    if (exists(folder / name)) {
      throw InputError((folder / name).native() + ": is there already, and is left as it is");
    }
  }
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) {
    throw InputError(folder.native() + ": " + error.message());
  }
  for (const auto& [name, text] : kDemo) {
    write_new_file(folder / name, text);
    streams.out.write(fmt::format("wrote {}\n", report::escaped((folder / name).native())));
  }
  const std::string in = report::escaped(folder.native());
  streams.out.write(fmt::format(
      "\nTry\n"
      "  ecarte check {0}                 what the laws say of all three\n"
      "  ecarte show {0}/{1}\n"
      "  ecarte check {0}/{2}\n"
      "and then change a line of one, and ask again. `ecarte help notation` has the sentences.\n",
      in, kDemo[0].first, kDemo[2].first));
  return ExitStatus::Clean;
}

}  // namespace ecarte::cli
