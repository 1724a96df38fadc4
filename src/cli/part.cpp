// SPDX-License-Identifier: MIT
#include "cli/part.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <limits>

#include <fcntl.h>
#include <fmt/core.h>
#include <sys/stat.h>
#include <unistd.h>
#define XXH_INLINE_ALL
#include <xxhash.h>

#include "cli/input.hpp"
#include "cli/part_fields.hpp"

namespace ecarte::cli {
namespace {

using referee::ByteReader;
using referee::ByteWriter;

constexpr std::size_t kFrameHead = sizeof(std::uint32_t) + sizeof(std::uint64_t);
constexpr std::size_t kLastFrame = kFrameHead + 1 + sizeof(std::uint64_t);

template <class Value>
std::string payload_of(PartReader::Frame frame, const Value& value) {
  std::string payload(1, static_cast<char>(frame));
  ByteWriter{payload}.put(value);
  return payload;
}

template <class Value>
bool read_payload(std::string_view payload, PartReader::Frame frame, Value& value) {
  if (payload.empty() || payload.front() != static_cast<char>(frame)) {
    return false;
  }
  ByteReader reader{payload.substr(1)};
  reader.get(value);
  return reader.good();
}

}  // namespace

void require_alike(const PartHead& one, const PartHead& two, const std::string& file,
                   const std::string& other) {
  const auto refuse = [&](const std::string& what) {
    throw InputError(fmt::format("{} and {} cannot be added up: {}", file, other, what));
  };
  if (one.version != two.version) {
    refuse(fmt::format("ecarte {} wrote the one, ecarte {} the other", one.version, two.version));
  }
  if (one.shards != two.shards) {
    refuse(fmt::format("the one is of {} shards, the other of {}", one.shards, two.shards));
  }
  for (std::size_t i = 0; i < std::max(one.options.size(), two.options.size()); ++i) {
    if (i >= one.options.size() || i >= two.options.size() || one.options[i] != two.options[i]) {
      refuse(fmt::format("they were made with another {}",
                         (i < one.options.size() ? one : two).options[i].name));
    }
  }
  const auto differ = [](const CodeDigest& a, const CodeDigest& b) {
    return a.name != b.name || a.digest != b.digest;
  };
  if (one.codes.size() != two.codes.size()) {
    refuse("they were judged by other codes");
  }
  for (std::size_t i = 0; i < one.codes.size(); ++i) {
    if (differ(one.codes[i], two.codes[i])) {
      refuse(fmt::format(
          "they were judged by other codes: {} with digest {}, and {} with digest {}",
          one.codes[i].name, one.codes[i].digest, two.codes[i].name, two.codes[i].digest));
    }
  }
}

void PartWriter::frame(std::string_view payload) {
  if (payload.size() > std::numeric_limits<std::uint32_t>::max()) {
    throw InputError("of one sitting there is more to say than a part of results can hold");
  }
  std::string head;
  ByteWriter bytes{head};
  bytes.put(static_cast<std::uint32_t>(payload.size()));
  bytes.put(static_cast<std::uint64_t>(XXH3_64bits(payload.data(), payload.size())));
  to_.buffer().append(head).append(payload);
  written_ += head.size() + payload.size();
}

void PartWriter::head(const PartHead& head) {
  to_.buffer() += kPartLine;
  written_ += kPartLine.size();
  frame(payload_of(PartReader::Frame::Head, head));
}

void PartWriter::sitting(const SittingKey& key, std::string_view results) {
  std::string payload = payload_of(PartReader::Frame::Sitting, key);
  payload += results;
  frame(payload);
}

void PartWriter::end(const Inventory& inventory) {
  const std::uint64_t at = written_;
  frame(payload_of(PartReader::Frame::Inventory, inventory));
  frame(payload_of(PartReader::Frame::End, at));
}

PartReader::PartReader(std::string path) : path_(std::move(path)) {
  descriptor_ = ::open(path_.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (descriptor_ < 0) {
    throw InputError(path_ + ": " + std::strerror(errno));
  }
  std::string line(kPartLine.size(), '\0');
  const ssize_t got = ::pread(descriptor_, line.data(), line.size(), 0);
  std::string payload;
  if (got != static_cast<ssize_t>(line.size()) || line != kPartLine ||
      !read_frame(line.size(), payload) || !read_payload(payload, Frame::Head, head_)) {
    ::close(descriptor_);
    throw InputError(path_ +
                     ": expected results as 'ecarte check --shard' or --journal writes them");
  }
  whole_ = line.size() + kFrameHead + payload.size();
}

PartReader::~PartReader() {
  ::close(descriptor_);
}

bool PartReader::is_begun(const std::string& path) {
  constexpr std::size_t kLargestHead = std::size_t{1} << 20U;
  std::string text;
  try {
    text = exists(path) ? whole_file(path, kLargestHead) : std::string{};
  } catch (const InputError&) {
    return false;
  }
  if (text.size() < kPartLine.size() + kFrameHead) {
    return text.substr(0, kPartLine.size()) == kPartLine.substr(0, text.size());
  }
  ByteReader reader{std::string_view{text}.substr(kPartLine.size())};
  std::uint32_t size = 0;
  reader.get(size);
  return text.starts_with(kPartLine) && text.size() < kPartLine.size() + kFrameHead + size;
}

bool PartReader::read_frame(std::uint64_t at, std::string& payload) const {
  std::string head(kFrameHead, '\0');
  const auto read = [this](std::string& into, std::uint64_t from) {
    for (std::size_t had = 0; had < into.size();) {
      const ssize_t got = ::pread(descriptor_, into.data() + had, into.size() - had,
                                  static_cast<off_t>(from + had));
      if (got <= 0) {
        return false;
      }
      had += static_cast<std::size_t>(got);
    }
    return true;
  };
  struct stat about {};
  if (::fstat(descriptor_, &about) != 0 || !read(head, at)) {
    return false;
  }
  std::uint32_t size = 0;
  std::uint64_t digest = 0;
  ByteReader reader{head};
  reader.get(size);
  reader.get(digest);
  if (size > static_cast<std::uint64_t>(about.st_size)) {
    return false;
  }
  payload.resize(size);
  return read(payload, at + kFrameHead) && XXH3_64bits(payload.data(), payload.size()) == digest;
}

std::unique_ptr<Inventory> PartReader::inventory() {
  struct stat about {};
  std::string payload;
  std::uint64_t at = 0;
  auto inventory = std::make_unique<Inventory>();
  const bool whole = ::fstat(descriptor_, &about) == 0 &&
                     static_cast<std::uint64_t>(about.st_size) > kLastFrame &&
                     read_frame(static_cast<std::uint64_t>(about.st_size) - kLastFrame, payload) &&
                     read_payload(payload, Frame::End, at) && read_frame(at, payload) &&
                     read_payload(payload, Frame::Inventory, *inventory);
  return whole ? std::move(inventory) : nullptr;
}

bool PartReader::next(std::string& frame, SittingKey& key) {
  if (whole_ >= end_ || !read_frame(whole_, frame) || !read_payload(frame, Frame::Sitting, key)) {
    return false;
  }
  whole_ += kFrameHead + frame.size();
  return true;
}

std::string_view PartReader::results_in(std::string_view frame) {
  ByteReader reader{frame.substr(1)};
  SittingKey key;
  reader.get(key);
  return reader.rest();
}

}  // namespace ecarte::cli
