// SPDX-License-Identifier: MIT
#include "startup.hpp"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <stdexcept>

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ecarte::bench {
namespace {

/// Milliseconds from before the start of `command` to its end; its output is thrown away.
double time_of(const std::vector<std::string>& command) {
  std::vector<char*> words;
  words.reserve(command.size() + 1);
  for (const std::string& word : command) {
    words.push_back(const_cast<char*>(word.c_str()));
  }
  words.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);

  const auto begin = std::chrono::steady_clock::now();
  pid_t child = 0;
  const int failed = posix_spawnp(&child, words[0], &actions, nullptr, words.data(), environ);
  int status = 0;
  const bool ended = failed == 0 && waitpid(child, &status, 0) == child;
  const std::chrono::duration<double, std::milli> taken = std::chrono::steady_clock::now() - begin;

  posix_spawn_file_actions_destroy(&actions);
  if (!ended || !WIFEXITED(status) || WEXITSTATUS(status) != 0) {
    throw std::runtime_error("cannot run " + command.front() + ", or it does not exit with 0");
  }
  return taken.count();
}

Times summary(std::vector<double> times) {
  std::ranges::sort(times);
  return {times.front(), times[times.size() / 2]};
}

}  // namespace

StartUp compare_start_up(const std::vector<std::string>& command, int runs) {
  std::vector<double> nothing;
  std::vector<double> one_deal;
  for (int run = 0; run < runs; ++run) {
    nothing.push_back(time_of({"true"}));
    one_deal.push_back(time_of(command));
  }
  return {summary(nothing), summary(one_deal)};
}

}  // namespace ecarte::bench
