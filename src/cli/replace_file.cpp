// SPDX-License-Identifier: MIT
#include "cli/replace_file.hpp"

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <optional>

#include <fcntl.h>
#include <unistd.h>

#include "cli/input.hpp"
#include "cli/output.hpp"

namespace ecarte::cli {
namespace {

[[noreturn]] void refuse(const std::string& why) {
  throw InputError("left as it was: " + why);
}

[[noreturn]] void fail() {
  refuse(std::strerror(errno));
}

/// While it lives, no signal that can be held off ends the program.
class Uninterrupted {
 public:
  Uninterrupted() {
    sigset_t all;
    ::sigfillset(&all);
    ::pthread_sigmask(SIG_BLOCK, &all, &before_);
  }
  ~Uninterrupted() { ::pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
  Uninterrupted(const Uninterrupted&) = delete;
  Uninterrupted& operator=(const Uninterrupted&) = delete;

 private:
  sigset_t before_{};
};

/// A new file in the folder of the one to be replaced. It has no name where the system knows such
/// files, else one of its own, and then no signal ends the program until that is gone.
class Replacement {
 public:
  explicit Replacement(const std::string& target)
      : target_(target),
        folder_(std::filesystem::path(target).parent_path()),
        name_(target + ".XXXXXX"),
        descriptor_(::open(folder_.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0600)) {
    if (descriptor_ < 0 && (errno == EOPNOTSUPP || errno == EISDIR || errno == ENOENT)) {
      uninterrupted_.emplace();
      descriptor_ = ::mkostemp(name_.data(), O_CLOEXEC);
      named_ = descriptor_ >= 0;
    }
    if (descriptor_ < 0) {
      fail();
    }
  }
  ~Replacement() {
    ::close(descriptor_);
    if (named_) {
      ::unlink(name_.c_str());
    }
  }
  Replacement(const Replacement&) = delete;
  Replacement& operator=(const Replacement&) = delete;

  void write(std::string_view text) const {
    while (!text.empty()) {
      const ssize_t written = ::write(descriptor_, text.data(), text.size());
      if (written >= 0) {
        text.remove_prefix(static_cast<std::size_t>(written));
      } else if (errno != EINTR) {
        fail();
      }
    }
  }

  void look_like(const struct stat& old) const {
    struct stat now {};
    if (::fstat(descriptor_, &now) != 0) {
      fail();
    }
    const bool same_owner = now.st_uid == old.st_uid && now.st_gid == old.st_gid;
    if (!same_owner && ::fchown(descriptor_, old.st_uid, old.st_gid) != 0) {
      refuse("its owner or group could not be kept");
    }
    be_whole(old.st_mode & 0777U);
  }

  void be_whole(mode_t permissions) const {
    if (::fchmod(descriptor_, permissions) != 0 || ::fsync(descriptor_) != 0) {
      fail();
    }
  }

  [[nodiscard]] int descriptor() const { return descriptor_; }

  void take_its_place() {
    if (!named_) {
      uninterrupted_.emplace();
      give_name();
    }
    if (::rename(name_.c_str(), target_.c_str()) != 0) {
      fail();
    }
    named_ = false;
    const int folder = ::open(folder_.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder >= 0) {
      ::fsync(folder);
      ::close(folder);
    }
  }

 private:
  void give_name() {
    const std::string self = "/proc/self/fd/" + std::to_string(descriptor_);
    const std::string base = target_ + "." + std::to_string(::getpid());
    for (int tries = 0; tries < 100 && !named_; ++tries) {
      name_ = base + "." + std::to_string(tries);
      named_ = ::linkat(AT_FDCWD, self.c_str(), AT_FDCWD, name_.c_str(), AT_SYMLINK_FOLLOW) == 0;
      if (!named_ && errno != EEXIST) {
        break;
      }
    }
    if (!named_) {
      fail();
    }
  }

  std::optional<Uninterrupted> uninterrupted_;  ///< while it has a name
  std::string target_;
  std::string folder_;
  std::string name_;
  int descriptor_;
  bool named_ = false;
};

bool same_file(const struct stat& a, const struct stat& b) {
  return a.st_dev == b.st_dev && a.st_ino == b.st_ino && a.st_size == b.st_size &&
         a.st_mtim.tv_sec == b.st_mtim.tv_sec && a.st_mtim.tv_nsec == b.st_mtim.tv_nsec;
}

}  // namespace

EditedFile::EditedFile(const std::string& path, std::size_t most) {
  std::error_code error;
  target_ = std::filesystem::canonical(path, error).native();
  if (error) {
    throw InputError(error.message());
  }
  if (::stat(target_.c_str(), &as_read_) != 0) {
    throw InputError(std::strerror(errno));
  }
  if (!S_ISREG(as_read_.st_mode)) {
    refuse("it is no plain file");
  }
  text_ = whole_file(target_, most, Packed::Refused);
}

/// By its name, size and time; and by its bytes, since clocks are coarse.
void EditedFile::require_unchanged() const {
  struct stat now {};
  if (::stat(target_.c_str(), &now) != 0) {
    fail();
  }
  if (!same_file(now, as_read_) || whole_file(target_, text_.size() + 1) != text_) {
    refuse("it was changed meanwhile");
  }
}

void EditedFile::replace(std::string_view text, bool force) const {
  if (!force && as_read_.st_nlink > 1) {
    refuse(
        "it has other names (hard links), which would keep the old text; --force replaces this "
        "one all the same");
  }
  const bool writable = (as_read_.st_mode & 0222U) != 0 && ::access(target_.c_str(), W_OK) == 0;
  if (!force && !writable) {
    refuse("it is read-only; --force replaces it all the same");
  }
  Replacement replacement{target_};
  replacement.write(text);
  replacement.look_like(as_read_);
  require_unchanged();
  replacement.take_its_place();
}

void replace_file(const std::string& path, std::string_view text) {
  EditedFile{path, kLargestEdited}.replace(text, false);
}

namespace {

/// The permissions of a file that is made.
mode_t usual_permissions() {
  const mode_t mask = ::umask(0);
  ::umask(mask);
  return 0666U & ~mask;
}

/// Puts `text` into a file that is not there, or a page that is.
void put_whole(const std::string& path, std::string_view text) {
  if (exists(path)) {
    const EditedFile there{path, kLargestEdited};
    if (!there.text().empty() && !there.text().starts_with("<!doctype html>")) {
      refuse("it is no page");
    }
    return there.replace(text, false);
  }
  Replacement file{std::filesystem::absolute(path).native()};
  file.write(text);
  file.be_whole(usual_permissions());
  file.take_its_place();
}

}  // namespace

void put_page(const std::string& path, std::string_view text) {
  struct stat there {};
  const bool is_there = ::stat(path.c_str(), &there) == 0;
  try {
    if (!is_there || S_ISREG(there.st_mode) || S_ISDIR(there.st_mode)) {
      return put_whole(path, text);
    }
  } catch (const InputError& error) {
    throw InputError(path + ": " + error.what());
  }
  const int descriptor = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
  Output to{descriptor};
  to.write(text);
  to.flush();
  if (descriptor < 0 || ::close(descriptor) != 0 || to.failed()) {
    throw InputError(path + ": could not be written");
  }
}

void write_whole(const std::string& path, const std::function<void(Output&)>& write) {
  struct stat there {};
  const bool is_there = ::stat(path.c_str(), &there) == 0;
  if (is_there && !S_ISREG(there.st_mode)) {
    throw InputError(path + ": left as it was: it is no plain file");
  }
  const auto of_path = [&path](const auto& step) {
    try {
      step();
    } catch (const InputError& error) {
      throw InputError(path + ": " + error.what());
    }
  };
  const std::filesystem::path whole = std::filesystem::absolute(path);
  std::optional<Replacement> file;
  of_path([&] { file.emplace((is_there ? std::filesystem::canonical(whole) : whole).native()); });
  Output to{file->descriptor()};
  write(to);
  to.flush();
  if (to.failed()) {
    throw InputError(path + ": could not be written");
  }
  of_path([&] {
    file->be_whole(is_there ? there.st_mode & 0777U : usual_permissions());
    file->take_its_place();
  });
}

void write_new_file(const std::string& path, std::string_view text) {
  const int descriptor = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  if (descriptor < 0) {
    throw InputError(path + ": " + std::strerror(errno));
  }
  Output file{descriptor};
  file.write(text);
  file.flush();
  if (::close(descriptor) != 0 || file.failed()) {
    throw InputError(path + ": could not be written");
  }
}

}  // namespace ecarte::cli
