// SPDX-License-Identifier: MIT
#include "cli/table_part.hpp"

#include <array>
#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "cli/input.hpp"

namespace ecarte::cli {
namespace {

[[noreturn]] void give_up_on(const std::string& path) {
  throw InputError(path + ": " + std::strerror(errno));
}

std::string read_all(const std::string& path, int descriptor) {
  std::string text;
  std::array<char, 1U << 16U> block{};
  while (true) {
    const ssize_t got = read(descriptor, block.data(), block.size());
    if (got == 0) {
      return text;
    }
    if (got < 0 && errno != EINTR) {
      give_up_on(path);
    }
    text.append(block.data(), got < 0 ? 0 : static_cast<std::size_t>(got));
  }
}

}  // namespace

TablePart::TablePart(const std::string& path, std::string_view head)
    : path_(path), descriptor_(open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666)) {
  if (descriptor_ < 0) {
    give_up_on(path);
  }
  try {
    if (flock(descriptor_, LOCK_EX | LOCK_NB) != 0) {
      throw InputError(path + ": another process is writing it");
    }
    text_ = read_all(path, descriptor_);
    const bool begun = text_.size() >= head.size();
    if (text_.substr(0, head.size()) != head.substr(0, text_.size())) {
      throw InputError(path +
                       ": begun by another program, or with other settings; it is left alone");
    }
    text_.resize(begun ? text_.rfind('\n') + 1 : 0);
    if (ftruncate(descriptor_, static_cast<off_t>(text_.size())) != 0 ||
        lseek(descriptor_, 0, SEEK_END) < 0) {
      give_up_on(path);
    }
    head_ = head.size();
    if (!begun) {
      append(head);
      text_ = head;
    }
  } catch (...) {
    close(descriptor_);
    throw;
  }
}

TablePart::~TablePart() {
  close(descriptor_);
}

std::string_view TablePart::lines() const {
  return std::string_view{text_}.substr(head_);
}

void TablePart::append(std::string_view lines) {
  while (!lines.empty()) {
    const ssize_t put = write(descriptor_, lines.data(), lines.size());
    if (put < 0 && errno != EINTR) {
      give_up_on(path_);
    }
    lines.remove_prefix(put < 0 ? 0 : static_cast<std::size_t>(put));
  }
}

}  // namespace ecarte::cli
