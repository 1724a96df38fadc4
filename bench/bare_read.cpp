// SPDX-License-Identifier: MIT
//
// ecarte-bare-read: opens, reads and closes every file of a folder, and nothing else; what `ecarte
// check` on it is measured beside (measure.py).
#include <array>
#include <cstdio>
#include <filesystem>

#include <fcntl.h>
#include <unistd.h>

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fputs("usage: ecarte-bare-read FOLDER\n", stderr);
    return 2;
  }
  static std::array<char, std::size_t{64} << 10U> buffer;
  std::error_code error;
  unsigned long long bytes = 0;
  for (const auto& entry : std::filesystem::directory_iterator(argv[1], error)) {
    const int descriptor = ::open(entry.path().c_str(), O_RDONLY | O_CLOEXEC);
    for (ssize_t got = 1; descriptor >= 0 && got > 0;) {
      got = ::read(descriptor, buffer.data(), buffer.size());
      bytes += got > 0 ? static_cast<unsigned long long>(got) : 0;
    }
    if (descriptor >= 0) {
      ::close(descriptor);
    }
  }
  std::printf("%llu bytes\n", bytes);
  return error ? 2 : 0;
}
