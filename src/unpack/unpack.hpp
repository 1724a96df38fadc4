// SPDX-License-Identifier: MIT
//
// Text that is packed with gzip or zstd, unpacked as it is read, in memory that does not grow with
// it. Knows nothing of files, nor of what the text says; nobody else knows zlib and libzstd.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace ecarte::unpack {

/// Gives more bytes as they are packed: at most `size`, 0 at the end.
using PackedSource = std::function<std::size_t(char* into, std::size_t size)>;

enum class Packing : std::uint8_t { None, Gzip, Zstd };

/// What the first bytes of a file say; no text begins with those of either. Four bytes are enough.
Packing packing_of(std::string_view first);
inline constexpr std::size_t kFirstBytes = 4;

/// A file's name without ".gz" or ".zst" at its end.
std::string_view plain_name(std::string_view name);

class Unpacked {
 public:
  /// Of what is packed so; `first` is what was read of it already.
  Unpacked(Packing packing, std::string first, PackedSource source);
  ~Unpacked();
  Unpacked(const Unpacked&) = delete;
  Unpacked& operator=(const Unpacked&) = delete;

  /// At most `size` bytes more of the text; 0 at the end, and where it cannot be unpacked any
  /// further: `trouble` then says where that is, in bytes of the packed file, and why.
  std::size_t read(char* into, std::size_t size);
  [[nodiscard]] const std::string& trouble() const { return trouble_; }

  struct Method;

 private:
  bool fill();

  std::unique_ptr<Method> method_;
  PackedSource source_;
  std::string packed_;      ///< read, and
  std::size_t at_ = 0;      ///  of these, unpacked
  std::size_t before_ = 0;  ///< bytes of the file before these
  std::size_t given_ = 0;   ///< bytes of text
  std::string trouble_;
};

}  // namespace ecarte::unpack
