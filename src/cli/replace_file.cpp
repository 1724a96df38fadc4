// SPDX-License-Identifier: MIT
#include "cli/replace_file.hpp"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/input.hpp"

namespace ecarte::cli {
namespace {

/// A file beside the one to be replaced; removed again unless it takes its place.
class Replacement {
 public:
  explicit Replacement(const std::string& target)
      : target_(target), name_(target + ".XXXXXX"), descriptor_(::mkstemp(name_.data())) {
    if (descriptor_ < 0) {
      fail();
    }
  }
  ~Replacement() {
    ::close(descriptor_);
    if (!placed_) {
      ::unlink(name_.c_str());
    }
  }
  Replacement(const Replacement&) = delete;
  Replacement& operator=(const Replacement&) = delete;

  void write(std::string_view text) {
    while (!text.empty()) {
      const ssize_t written = ::write(descriptor_, text.data(), text.size());
      if (written >= 0) {
        text.remove_prefix(static_cast<std::size_t>(written));
      } else if (errno != EINTR) {
        fail();
      }
    }
  }

  void take_its_place() {
    struct stat old {};
    if (::stat(target_.c_str(), &old) == 0 && ::fchmod(descriptor_, old.st_mode & 07777U) != 0) {
      fail();
    }
    if (::fsync(descriptor_) != 0 || ::rename(name_.c_str(), target_.c_str()) != 0) {
      fail();
    }
    placed_ = true;
  }

 private:
  [[noreturn]] static void fail() {
    throw InputError(std::string{"left as it was: "} + std::strerror(errno));
  }

  std::string target_;
  std::string name_;
  int descriptor_;
  bool placed_ = false;
};

}  // namespace

void replace_file(const std::string& path, std::string_view text) {
  std::error_code error;
  const auto target = std::filesystem::canonical(path, error);
  if (error) {
    throw InputError("left as it was: " + error.message());
  }
  Replacement replacement{target.native()};
  replacement.write(text);
  replacement.take_its_place();
}

}  // namespace ecarte::cli
