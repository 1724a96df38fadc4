// SPDX-License-Identifier: MIT
#include "tests/e2e/program.hpp"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>
#include <utmp.h>

namespace ecarte::e2e {
namespace {

/// Where a program's standard error goes.
enum class Errors : std::uint8_t { ToFile, ToOutput, ToTerminal };

/// In the child. Never returns.
[[noreturn]] void exec(const std::vector<std::string>& words) {
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
  exec(words);
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

Session::Session(const std::vector<std::string>& arguments) {
  winsize size{};
  size.ws_col = 80;
  size.ws_row = 40;
  if (::openpty(&master_, &slave_, nullptr, nullptr, &size) != 0) {
    throw std::runtime_error("no terminal");
  }
  echoed_ = echoes();
  std::vector<std::string> words{ECARTE_PROGRAM};
  words.insert(words.end(), arguments.begin(), arguments.end());
  child_ = ::fork();
  if (child_ == 0) {
    ::close(master_);
    ::login_tty(slave_);
    exec(words);
  }
}

Session::Session(Session&& other) noexcept
    : master_(std::exchange(other.master_, -1)),
      slave_(std::exchange(other.slave_, -1)),
      child_(std::exchange(other.child_, -1)),
      echoed_(other.echoed_),
      text_(std::move(other.text_)),
      told_(other.told_) {}

Session::~Session() {
  if (child_ > 0) {
    ::kill(child_, SIGKILL);
    ::waitpid(child_, nullptr, 0);
  }
  if (master_ >= 0) {
    ::close(master_);
    ::close(slave_);
  }
}

void Session::press(std::string_view keys) const {
  if (::write(master_, keys.data(), keys.size()) != static_cast<ssize_t>(keys.size())) {
    throw std::runtime_error("the key was not taken");
  }
}

bool Session::read(int milliseconds) {
  pollfd waiting{master_, POLLIN, 0};
  std::array<char, 4096> some{};
  if (::poll(&waiting, 1, milliseconds) != 1) {
    return false;
  }
  const ssize_t read = ::read(master_, some.data(), some.size());
  text_.append(some.data(), static_cast<std::size_t>(std::max<ssize_t>(read, 0)));
  return read > 0;
}

// A busy machine, and a program under the sanitizers; in milliseconds.
constexpr int kLong = 60'000;

std::string Session::until(std::string_view words) {
  constexpr int kMoment = 100;
  while (text_.find(words, told_) == std::string::npos) {
    if (!read(kLong)) {
      throw std::runtime_error("nothing came of '" + std::string{words} + "' in " +
                               text_.substr(told_));
    }
  }
  while (read(kMoment)) {
  }
  const std::size_t before = std::exchange(told_, text_.size());
  return text_.substr(before);
}

int Session::end() {
  int status = 0;
  while (::waitpid(child_, &status, WNOHANG) == 0) {
    read(10);
  }
  child_ = -1;
  // What it wrote last may still be on its way: behind it goes a word of our own.
  constexpr std::string_view kLast = "\x04";
  if (::write(slave_, kLast.data(), kLast.size()) != static_cast<ssize_t>(kLast.size())) {
    throw std::runtime_error("the terminal is gone");
  }
  while (!text_.ends_with(kLast)) {
    if (!read(kLong)) {
      throw std::runtime_error("the terminal is silent");
    }
  }
  text_.resize(text_.size() - kLast.size());
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

void Session::resize(unsigned short columns, unsigned short rows) const {
  winsize size{};
  size.ws_col = columns;
  size.ws_row = rows;
  ::ioctl(master_, TIOCSWINSZ, &size);
}

bool Session::echoes() const {
  termios state{};
  ::tcgetattr(slave_, &state);
  return (state.c_lflag & ECHO) != 0;
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
