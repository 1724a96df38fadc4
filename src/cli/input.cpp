// SPDX-License-Identifier: MIT
#include "cli/input.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <memory>
#include <utility>

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include "texts/fenced.hpp"
#include "unpack/unpack.hpp"

namespace ecarte::cli {
namespace {

constexpr std::size_t kBlock = std::size_t{64} * 1024;
constexpr std::size_t kLargestMarkdown = std::size_t{64} << 20U;

/// An open file, closed when it goes. Of a pipe nobody writes to, and of a device, nothing is read:
/// neither need ever end.
class File {
 public:
  explicit File(const std::string& path)
      : descriptor_(path == "-" ? 0 : ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)) {
    if (descriptor_ < 0) {
      trouble_ = std::strerror(errno);
    } else if (descriptor_ > 0) {
      look();
    }
  }
  ~File() {
    if (descriptor_ > 0) {
      ::close(descriptor_);
    }
  }
  File(const File&) = delete;
  File& operator=(const File&) = delete;

  /// The text; where it is packed, unpacked. 0 at the end, and after a fault, which `trouble` then
  /// names.
  std::size_t read(char* into, std::size_t size) {
    if (unpacked_ == nullptr) {
      const std::size_t got =
          std::exchange(begun_, true) ? read_bytes(into, size) : begin(into, size);
      if (unpacked_ == nullptr) {
        return got;
      }
    }
    const std::size_t got = unpacked_->read(into, size);
    trouble_ = trouble_.empty() ? unpacked_->trouble() : trouble_;
    return got;
  }

  [[nodiscard]] const std::string& trouble() const { return trouble_; }
  /// How many bytes it has, as far as that is known before.
  [[nodiscard]] std::size_t size() const { return size_; }
  /// Once something was read: whether it was packed.
  [[nodiscard]] bool is_packed() const { return unpacked_ != nullptr; }

 private:
  /// Reads the first bytes, and looks whether they are of something packed.
  std::size_t begin(char* into, std::size_t size) {
    std::size_t had = 0;
    for (std::size_t got = 1; got != 0 && had < std::min(size, unpack::kFirstBytes); had += got) {
      got = read_bytes(into + had, size - had);
    }
    const unpack::Packing packing = unpack::packing_of({into, had});
    if (packing != unpack::Packing::None) {
      unpacked_ = std::make_unique<unpack::Unpacked>(
          packing, std::string{into, had},
          [this](char* to, std::size_t most) { return read_bytes(to, most); });
    }
    return had;
  }

  std::size_t read_bytes(char* into, std::size_t size) {
    const std::size_t most = std::min(size, kBlock);
    while (trouble_.empty() && !at_end_) {
      const ssize_t got = ::read(descriptor_, into, most);
      if (got == 0 && pipe_ && !met_) {
        trouble_ = "a pipe that nobody writes to";
      }
      if (got >= 0) {
        met_ = true;
        read_ += static_cast<std::size_t>(got);
        // A file that lies there has no more then, and need not be asked once more.
        at_end_ = size_ != 0 && read_ >= size_ && static_cast<std::size_t>(got) < most;
        return static_cast<std::size_t>(got);
      }
      if (errno == EAGAIN) {
        pollfd ready{descriptor_, POLLIN, 0};
        ::poll(&ready, 1, -1);  // somebody has it open to write to
        met_ = true;
      } else if (errno != EINTR) {
        trouble_ = std::strerror(errno);
      }
    }
    return 0;
  }

  void look() {
    struct stat about {};
    if (::fstat(descriptor_, &about) != 0) {
      trouble_ = std::strerror(errno);
      return;
    }
    pipe_ = S_ISFIFO(about.st_mode);
    if (S_ISREG(about.st_mode)) {
      size_ = static_cast<std::size_t>(about.st_size);
    } else if (S_ISDIR(about.st_mode)) {
      trouble_ = std::strerror(EISDIR);
    } else if (!pipe_ && ::isatty(descriptor_) == 0) {
      trouble_ = "a device; expected a file, a folder, a pipe, or - for standard input";
    }
  }

  int descriptor_;
  std::size_t size_ = 0;
  std::size_t read_ = 0;  ///< bytes, so far
  bool at_end_ = false;
  bool pipe_ = false;
  bool met_ = false;  ///< whoever writes to the pipe
  std::string trouble_;
  bool begun_ = false;
  std::unique_ptr<unpack::Unpacked> unpacked_;
};

void read_markdown(const std::string& path, const std::string& name, const UseText& use,
                   const Trouble& trouble) {
  std::string text;
  try {
    text = whole_file(path, kLargestMarkdown);
  } catch (const InputError& error) {
    trouble(name, error.what());
    return;
  }
  for (const texts::FencedBlock& block : texts::fenced_blocks(text)) {
    const std::string bare = texts::without_marks(block);
    use(name, notation::source_of(bare), block.first_line);
  }
}

/// Where a line or a deal of a file that is there was named in place of the file: what takes it.
std::string place_named(const std::string& path) {
  const std::size_t mark = path.find_last_of(":#");
  if (mark == std::string::npos || !exists(path.substr(0, mark))) {
    return {};
  }
  const std::string_view digits = std::string_view{path}.substr(mark + 1);
  const bool number =
      !digits.empty() && digits.find_first_not_of("0123456789.") == std::string_view::npos;
  if (!number) {
    return {};
  }
  return path[mark] == ':' ? "; a line is named with 'ecarte check --at " + path + "'"
                           : "; one deal is taken by 'ecarte show " + path + "'";
}

void read_records(const std::string& path, const std::string& name, const UseText& use,
                  const Trouble& trouble) {
  File file{path};
  if (file.trouble().empty()) {
    use(
        name, [&file](char* into, std::size_t size) { return file.read(into, size); }, 1);
  }
  if (!file.trouble().empty()) {
    trouble(name, file.trouble() + place_named(path));
  }
}

}  // namespace

bool is_folder(const std::string& path) {
  std::error_code ignored;
  return std::filesystem::is_directory(path, ignored);
}

bool is_stream(const std::string& path) {
  std::error_code ignored;
  return path == "-" || std::filesystem::is_fifo(path, ignored);
}

bool exists(const std::string& path) {
  std::error_code ignored;
  return std::filesystem::exists(path, ignored);
}

std::string whole_named_file(const std::string& path, std::size_t most) {
  try {
    return whole_file(path, most);
  } catch (const InputError& error) {
    throw InputError(path + ": " + error.what());
  }
}

std::string whole_file(const std::string& path, std::size_t most, Packed packed) {
  File file{path};
  std::string text;
  if (file.size() < most) {
    text.reserve(file.size() + 2 * kBlock);  // growing would take twice the room
  }
  std::size_t got = 0;
  do {
    const std::size_t had = text.size();
    text.resize(had + kBlock);
    got = file.read(text.data() + had, kBlock);
    text.resize(had + got);
    if (text.size() > most) {
      throw InputError("larger than " + std::to_string(most >> 20U) + " MiB");
    }
  } while (got > 0);
  if (!file.trouble().empty()) {
    throw InputError(file.trouble());
  }
  if (packed == Packed::Refused && file.is_packed()) {
    throw InputError("packed; only a file that is not can be written again");
  }
  return text;
}

bool is_record_file(const std::string& path) {
  return texts::has_ending(unpack::plain_name(path), ".ecarte");
}

std::uint64_t bytes_of(const std::vector<std::string>& paths) {
  std::uint64_t bytes = 0;
  for (const std::string& path : paths) {
    const std::vector<std::string> files = is_folder(path)
                                               ? record_files(path, [](const auto&, const auto&) {})
                                               : std::vector<std::string>{path};
    for (const std::string& file : files) {
      std::error_code error;
      bytes += std::filesystem::file_size(file, error);
      if (error || unpack::plain_name(file) != file) {
        return 0;
      }
    }
  }
  return bytes;
}

void read_file(const std::string& path, const std::string& name, const UseText& use,
               const Trouble& trouble) {
  if (texts::is_markdown(unpack::plain_name(name))) {
    read_markdown(path, name, use, trouble);
  } else {
    read_records(path, name, use, trouble);
  }
}

void read_record_file(const std::string& path, const UseText& use, const Trouble& trouble) {
  read_records(path, path, use, trouble);
}

}  // namespace ecarte::cli
