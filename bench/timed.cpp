// SPDX-License-Identifier: MIT
//
// ecarte-bench-timed: runs commands in turn, so and so many rounds, and says what each cost: a line
// a round, for each command the seconds by the clock, those of processor time, the most memory in
// kB and the exit status. What they write is thrown away. It is small, for the memory of a command
// is never told as less than that of who started it.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <span>
#include <vector>

#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

using Command = std::vector<char*>;

double seconds(const timeval& time) {
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

bool run(Command& command) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  for (const int descriptor : {STDOUT_FILENO, STDERR_FILENO}) {
    posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0);
  }
  const auto begin = std::chrono::steady_clock::now();
  pid_t child = 0;
  const int failed =
      posix_spawnp(&child, command.front(), &actions, nullptr, command.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  int status = 0;
  rusage used{};
  if (failed != 0 || ::wait4(child, &status, 0, &used) != child || !WIFEXITED(status)) {
    std::fprintf(stderr, "ecarte-bench-timed: cannot run %s\n", command.front());
    return false;
  }
  const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begin;
  std::printf("%.6f %.6f %ld %d", taken.count(), seconds(used.ru_utime) + seconds(used.ru_stime),
              used.ru_maxrss, WEXITSTATUS(status));
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) {
    std::fputs("usage: ecarte-bench-timed ROUNDS COMMAND … [-- COMMAND …]…\n", stderr);
    return 2;
  }
  std::vector<Command> commands(1);
  for (char* const word : std::span(argv + 2, static_cast<std::size_t>(argc) - 2)) {
    if (std::strcmp(word, "--") == 0) {
      commands.emplace_back();
    } else {
      commands.back().push_back(word);
    }
  }
  for (Command& command : commands) {
    command.push_back(nullptr);
  }
  const int rounds = std::atoi(argv[1]);
  for (int round = 0; round < rounds; ++round) {
    for (std::size_t i = 0; i < commands.size(); ++i) {
      std::fputs(i == 0 ? "" : "\t", stdout);
      if (!run(commands[i])) {
        return 2;
      }
    }
    std::puts("");
    std::fflush(stdout);
  }
  return 0;
}
