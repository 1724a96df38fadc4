// SPDX-License-Identifier: MIT
#include "unpack/unpack.hpp"

#include <algorithm>
#include <limits>
#include <new>
#include <utility>

#include <zlib.h>
#include <zstd.h>

namespace ecarte::unpack {

namespace {

constexpr std::size_t kBlock = std::size_t{64} << 10U;
constexpr std::string_view kGzipSign = "\x1f\x8b";
constexpr std::string_view kZstdSign = "\x28\xb5\x2f\xfd";

/// How far one step of unpacking came.
struct Step {
  std::size_t taken = 0;      ///< packed bytes
  std::size_t given = 0;      ///< bytes of text
  bool complete = false;      ///< what is packed may end here
  const char* why = nullptr;  ///< it cannot be unpacked
};

}  // namespace

/// One way of packing.
struct Unpacked::Method {
  Method() = default;
  virtual ~Method() = default;
  Method(const Method&) = delete;
  Method& operator=(const Method&) = delete;

  virtual Step step(std::string_view packed, char* into, std::size_t size) = 0;

  bool complete = false;  ///< after the last step
};

namespace {

/// One member after another, as gzip has it; noughts may follow, as on tapes.
class Gzip final : public Unpacked::Method {
 public:
  Gzip() {
    constexpr int kGzipAlone = 16;
    if (::inflateInit2(&stream_, MAX_WBITS + kGzipAlone) != Z_OK) {
      throw std::bad_alloc();
    }
  }
  ~Gzip() override { ::inflateEnd(&stream_); }
  Gzip(const Gzip&) = delete;
  Gzip& operator=(const Gzip&) = delete;

  Step step(std::string_view packed, char* into, std::size_t size) override {
    if (ended_) {
      return between(packed);
    }
    constexpr std::size_t kMost = std::numeric_limits<uInt>::max();
    stream_.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
    stream_.avail_in = static_cast<uInt>(std::min(packed.size(), kMost));
    stream_.next_out = reinterpret_cast<Bytef*>(into);
    stream_.avail_out = static_cast<uInt>(std::min(size, kMost));
    const int what = ::inflate(&stream_, Z_NO_FLUSH);
    Step step;
    step.taken = std::min(packed.size(), kMost) - stream_.avail_in;
    step.given = std::min(size, kMost) - stream_.avail_out;
    ended_ = step.complete = what == Z_STREAM_END;
    if (what == Z_NEED_DICT || (what < 0 && what != Z_BUF_ERROR)) {
      step.why = stream_.msg != nullptr ? stream_.msg : "not as gzip packs";
    }
    return step;
  }

 private:
  Step between(std::string_view packed) {
    Step step;
    step.complete = true;
    step.taken = std::min(packed.find_first_not_of('\0'), packed.size());
    if (step.taken == packed.size()) {
      return step;
    }
    if (packed[step.taken] != kGzipSign[0]) {
      step.why = "something else follows what is packed";
      return step;
    }
    ::inflateReset(&stream_);
    ended_ = step.complete = false;
    return step;
  }

  z_stream stream_{};
  bool ended_ = false;
};

class Zstd final : public Unpacked::Method {
 public:
  Zstd() : stream_(::ZSTD_createDStream()) {
    if (stream_ == nullptr) {
      throw std::bad_alloc();
    }
  }
  ~Zstd() override { ::ZSTD_freeDStream(stream_); }
  Zstd(const Zstd&) = delete;
  Zstd& operator=(const Zstd&) = delete;

  Step step(std::string_view packed, char* into, std::size_t size) override {
    ZSTD_inBuffer in{packed.data(), packed.size(), 0};
    ZSTD_outBuffer out{into, size, 0};
    const std::size_t what = ::ZSTD_decompressStream(stream_, &out, &in);
    Step step{in.pos, out.pos, what == 0, nullptr};
    if (::ZSTD_isError(what) != 0U) {
      step.why = ::ZSTD_getErrorName(what);
    }
    return step;
  }

 private:
  ZSTD_DStream* stream_;
};

std::unique_ptr<Unpacked::Method> method_of(Packing packing) {
  switch (packing) {
    case Packing::Gzip:
      return std::make_unique<Gzip>();
    case Packing::Zstd:
      return std::make_unique<Zstd>();
    case Packing::None:
      break;
  }
  return nullptr;
}

}  // namespace

Packing packing_of(std::string_view first) {
  return first.starts_with(kGzipSign)   ? Packing::Gzip
         : first.starts_with(kZstdSign) ? Packing::Zstd
                                        : Packing::None;
}

std::string_view plain_name(std::string_view name) {
  for (const std::string_view ending : {".gz", ".zst"}) {
    if (name.size() > ending.size() && name.ends_with(ending)) {
      return name.substr(0, name.size() - ending.size());
    }
  }
  return name;
}

Unpacked::Unpacked(Packing packing, std::string first, PackedSource source)
    : method_(method_of(packing)), source_(std::move(source)), packed_(std::move(first)) {}

Unpacked::~Unpacked() = default;

bool Unpacked::fill() {
  before_ += packed_.size();
  at_ = 0;
  packed_.resize(kBlock);
  packed_.resize(source_(packed_.data(), kBlock));
  return !packed_.empty();
}

std::size_t Unpacked::read(char* into, std::size_t size) {
  const auto place = [this] {
    return " at byte " + std::to_string(before_ + at_) + ", after " + std::to_string(given_) +
           " bytes of text";
  };
  for (bool more = true; trouble_.empty() && size != 0;) {
    // What is unpacked already may be more than there was room for.
    const Step step = method_->step(std::string_view{packed_}.substr(at_), into, size);
    at_ += step.taken;
    given_ += step.given;
    if (step.given != 0 || step.taken != 0) {
      method_->complete = step.complete;
    }
    if (step.why != nullptr) {
      trouble_ = "the packed data are damaged" + place() + ": " + step.why;
    }
    if (step.given != 0) {
      return step.given;
    }
    if (trouble_.empty() && step.taken == 0 && at_ == packed_.size()) {
      if (!more || !(more = fill())) {
        trouble_ = method_->complete ? "" : "the packed data break off" + place();
        return 0;
      }
    }
  }
  return 0;
}

}  // namespace ecarte::unpack
