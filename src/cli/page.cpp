// SPDX-License-Identifier: MIT
//
// `ecarte page`: the page on the table, one file of HTML that carries the engine itself. The web
// build makes it (web/page), and it lies beside the program, in share/ecarte; here it is held to
// this program's version and laws, told which laws come first, and written out.
#include <filesystem>

#include <fmt/core.h>

#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/replace_file.hpp"
#include "codes/code.hpp"
#include "ecarte_version.hpp"
#include "report/phrases.hpp"

namespace ecarte::cli {
namespace {

constexpr std::size_t kLargestPage = std::size_t{16} << 20U;
/// What web/page/make.mjs writes into a page: of what engine it is, and which laws it begins with.
constexpr std::string_view kEngine = "<meta name=\"ecarte-page\" content=\"";
constexpr std::string_view kFirstKey = "\"first\":\"";

/// Where a page lies that was built or installed with the program.
std::string page_beside_program() {
  std::error_code error;
  const std::filesystem::path program = std::filesystem::read_symlink("/proc/self/exe", error);
  return (program.parent_path().parent_path() / "share/ecarte/page.html").string();
}

std::string page_from(const std::string& given) {
  const std::string path = given.empty() ? page_beside_program() : given;
  if (given.empty() && !exists(path)) {
    throw InputError(
        "page: this ecarte was built without the page, which wants Emscripten: " + path +
        " is not there; tools/check_web.sh of the source makes one, build/wasm/page.html, for "
        "--from or for cmake -DECARTE_PAGE=FILE");
  }
  try {
    return whole_file(path, kLargestPage);
  } catch (const InputError& error) {
    throw InputError(path + ": " + error.what());
  }
}

/// What stands in `page` between `before` and the next quotation mark: where, and how long.
struct Part {
  std::size_t begin = 0;
  std::size_t length = 0;
};
Part part_after(const std::string& page, std::string_view before) {
  const std::size_t found = page.find(before);
  const std::size_t begin = found + before.size();
  const std::size_t end = found == std::string::npos ? found : page.find('"', begin);
  if (end == std::string::npos) {
    throw InputError("page: what was given is no page that the web build of ecarte made");
  }
  return {begin, end - begin};
}

/// "0.1.0 turf-portland-1877=01c3fd3c1a291006 …": a page with this engine rules as this program.
std::string this_engine() {
  std::string text = ECARTE_VERSION;
  for (const codes::Code* const code : codes::built_in_codes()) {
    text += fmt::format(" {}={}", code->name, code->digest);
  }
  return text;
}

void require_this_engine(const std::string& page) {
  const Part engine = part_after(page, kEngine);
  const std::string found = page.substr(engine.begin, engine.length);
  if (const std::string wanted = this_engine(); found != wanted) {
    throw InputError(fmt::format(
        "page: the page is of another ecarte ({}) than this one ({}); tools/check_web.sh of the "
        "source makes it anew",
        found, wanted));
  }
}

void begin_with(const std::string& code, std::string& page) {
  const Part first = part_after(page, kFirstKey);
  if (codes::built_in_code(code) == nullptr) {
    std::vector<std::string> known;
    for (const codes::Code* const one : codes::built_in_codes()) {
      known.emplace_back(one->name);
    }
    throw InputError(
        fmt::format("page: the page has {}, and not '{}'", report::listed(known, " and "), code));
  }
  page.replace(first.begin, first.length, code);
}

}  // namespace

ExitStatus page(const PageCommand& command, Streams& streams) {
  if (command.output.empty() && streams.out.is_terminal()) {
    throw InputError("page: on a terminal it is of no use; expected -o FILE.html");
  }
  std::string page = page_from(command.from);
  require_this_engine(page);
  if (!command.code.empty()) {
    begin_with(command.code, page);
  }
  if (command.output.empty()) {
    streams.out.write(page);
  } else if (exists(command.output)) {
    replace_file(command.output, page);
  } else {
    write_new_file(command.output, page);
  }
  return ExitStatus::Clean;
}

}  // namespace ecarte::cli
