// SPDX-License-Identifier: MIT
//
// ecarte-count-lines: looks for the end of every line of a file, by memchr, and does nothing else;
// what reading cannot be faster than (measure.py).
#include <cstdio>
#include <cstring>
#include <vector>

#include <fcntl.h>
#include <unistd.h>

int main(int argc, char** argv) {
  const int descriptor = argc == 2 ? ::open(argv[1], O_RDONLY | O_CLOEXEC) : -1;
  if (descriptor < 0) {
    std::fputs("usage: ecarte-count-lines FILE\n", stderr);
    return 2;
  }
  std::vector<char> buffer(std::size_t{256} << 10U);
  unsigned long long lines = 0;
  for (ssize_t got = 0; (got = ::read(descriptor, buffer.data(), buffer.size())) > 0;) {
    const char* at = buffer.data();
    const char* const end = at + got;
    while ((at = static_cast<const char*>(
                std::memchr(at, '\n', static_cast<std::size_t>(end - at)))) != nullptr) {
      ++at;
      ++lines;
    }
  }
  std::printf("%llu lines\n", lines);
  return 0;
}
