// SPDX-License-Identifier: MIT
//
// ecarte-bench-judge: reads a file of records and rules on every deal, and does nothing else; what
// of `ecarte check` can be built and counted cheaply (tools/count_instructions.sh --judging).
#include <cstdio>

#include <fcntl.h>
#include <unistd.h>

#include "notation/parse.hpp"
#include "referee/referee.hpp"

int main(int argc, char** argv) {
  const int descriptor = argc == 2 ? ::open(argv[1], O_RDONLY | O_CLOEXEC) : -1;
  if (descriptor < 0) {
    std::fputs("usage: ecarte-bench-judge FILE\n", stderr);
    return 2;
  }
  ecarte::notation::Reader reader([descriptor](char* into, std::size_t size) {
    const ssize_t got = ::read(descriptor, into, size);
    return got > 0 ? static_cast<std::size_t>(got) : std::size_t{0};
  });
  unsigned long long deals = 0;
  unsigned long long regular = 0;
  ecarte::referee::Options options;
  options.in_brief = true;  // as `ecarte check` does
  ecarte::referee::judge(reader, options, [&](const ecarte::referee::Judged& judged) {
    ++deals;
    regular += judged.result.verdict == ecarte::law::Verdict::Regular ? 1 : 0;
  });
  std::printf("%llu deals, %llu regular\n", deals, regular);
  return 0;
}
