// SPDX-License-Identifier: MIT
#include "tests/e2e/program.hpp"

#include <array>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include <fcntl.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ecarte::e2e {
namespace {

/// Where a program's standard error goes.
enum class Errors : std::uint8_t { ToFile, ToOutput, ToTerminal };

/// In the child: what follows reads and writes these files, or the `terminal`. Never returns.
[[noreturn]] void become(const std::vector<std::string>& words, const Folder& folder, Errors errors,
                         int terminal = -1) {
  const auto open_as = [&](const char* name, int flags, int as) {
    const int descriptor = ::open((folder.path() / name).c_str(), flags, 0600);
    ::dup2(descriptor, as);
  };
  open_as("in", O_RDONLY, 0);
  open_as("out", O_WRONLY | O_CREAT | O_TRUNC, 1);
  if (errors == Errors::ToFile) {
    open_as("err", O_WRONLY | O_CREAT | O_TRUNC, 2);
  } else {
    ::dup2(errors == Errors::ToOutput ? 1 : terminal, 2);
  }
  if (::chdir(ECARTE_ROOT) != 0) {
    ::_exit(127);
  }
  std::vector<char*> arguments;
  for (const std::string& word : words) {
    arguments.push_back(const_cast<char*>(word.c_str()));  // exec does not write to them
  }
  arguments.push_back(nullptr);
  ::execv(arguments.front(), arguments.data());
  ::_exit(127);
}

Outcome run(const std::vector<std::string>& words, std::string_view input, bool together) {
  const Folder folder;
  folder.file("in", input);
  const pid_t child = ::fork();
  if (child == 0) {
    become(words, folder, together ? Errors::ToOutput : Errors::ToFile);
  }
  int status = 0;
  ::waitpid(child, &status, 0);
  return {WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status),
          contents(folder.path() / "out"), together ? "" : contents(folder.path() / "err")};
}

}  // namespace

Outcome ecarte(const std::vector<std::string>& arguments, std::string_view input) {
  std::vector<std::string> words{ECARTE_PROGRAM};
  words.insert(words.end(), arguments.begin(), arguments.end());
  return run(words, input, false);
}

Outcome ecarte_at_terminal(const std::vector<std::string>& arguments) {
  std::vector<std::string> words{ECARTE_PROGRAM};
  words.insert(words.end(), arguments.begin(), arguments.end());
  const Folder folder;
  folder.file("in", "");
  int master = -1;
  int slave = -1;
  if (::openpty(&master, &slave, nullptr, nullptr, nullptr) != 0) {
    throw std::runtime_error("no terminal");
  }
  const pid_t child = ::fork();
  if (child == 0) {
    ::close(master);
    become(words, folder, Errors::ToTerminal, slave);
  }
  ::close(slave);
  Outcome outcome;
  std::array<char, 256> some{};
  for (ssize_t read = 0; (read = ::read(master, some.data(), some.size())) > 0;) {
    outcome.err.append(some.data(), static_cast<std::size_t>(read));
  }
  ::close(master);
  int status = 0;
  ::waitpid(child, &status, 0);
  outcome.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  outcome.out = contents(folder.path() / "out");
  return outcome;
}

Outcome shell(const std::string& line) {
  const std::string folder = std::filesystem::path(ECARTE_PROGRAM).parent_path();
  return run({"/bin/sh", "-c", "PATH=" + folder + ":$PATH\n" + line}, {}, true);
}

Folder::Folder() {
  std::string name = std::filesystem::temp_directory_path() / "ecarte-XXXXXX";
  if (::mkdtemp(name.data()) == nullptr) {
    throw std::runtime_error("no folder for temporary files");
  }
  path_ = name;
}

Folder::~Folder() {
  std::error_code ignored;
  std::filesystem::remove_all(path_, ignored);
}

std::string Folder::file(const std::string& name, std::string_view text) const {
  std::ofstream{path_ / name, std::ios::binary} << text;
  return path_ / name;
}

std::string contents(const std::filesystem::path& file) {
  std::ostringstream text;
  text << std::ifstream{file, std::ios::binary}.rdbuf();
  return text.str();
}

}  // namespace ecarte::e2e
