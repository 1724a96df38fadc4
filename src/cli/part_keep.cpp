// SPDX-License-Identifier: MIT
//
// What comes of the sittings of one shard, written down sitting by sitting; and the file that is
// gone on with.
#include <algorithm>
#include <cerrno>
#include <cstring>
#include <iterator>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "cli/input.hpp"
#include "cli/part_feed.hpp"
#include "cli/part_fields.hpp"

namespace ecarte::cli {
namespace {

/// Gathers the results of each sitting. In how many pieces silent deals come turns on when a thread
/// had to wait: here all that follow on each other are one, so that the same bytes come of the same
/// sitting.
class Keeper {
 public:
  explicit Keeper(PartWriter& to) : to_(to) {}

  void take(LaneResult& result) {
    if (result.text != text_) {
      finish();
      text_ = result.text;
    }
    if (result.kind == LaneResult::Kind::Silent) {
      silent_.silent.deals += result.silent.deals;
      silent_.silent.notes += result.silent.notes;
      silent_.silent.bytes += result.silent.bytes;
      std::ranges::move(result.silent.written, std::back_inserter(silent_.silent.written));
    } else {
      keep_silent();
      keep(result);
    }
  }

  /// The sitting at hand is over.
  void finish() {
    if (text_) {
      keep_silent(true);
      to_.sitting({text_->file, text_->number, text_->sitting, text_->digest}, results_);
    }
    results_.clear();
    text_ = nullptr;
  }

 private:
  void keep(const LaneResult& result) {
    referee::ByteWriter bytes{results_};
    bytes.put(result.kind);
    bytes.put(result.silent);
    bytes.put(result.deal != nullptr);
    if (result.deal) {
      put(bytes, *result.deal);
    }
    bytes.put(result.written);
  }

  /// A sitting without a deal is kept as one of none.
  void keep_silent(bool over = false) {
    if (silent_.silent.deals != 0 || (over && results_.empty())) {
      keep(silent_);
    }
    silent_.silent = {};
  }

  PartWriter& to_;
  TextPtr text_;
  LaneResult silent_;  ///< silent deals of it, not kept yet
  std::string results_;
};

}  // namespace

void keep_part(const SideBySide& work, const PartWork& part, PartWriter& to,
               const std::function<void()>& flush) {
  Inventory inventory;
  if (part.kept == nullptr) {
    to.head(part.head);
  }
  Keeper keeper{to};
  {
    TextLanes lanes{std::max<std::size_t>(work.threads, 1), kLaneLimits, lane_judge(work),
                    [&](TextLanes::Feed& feed) {
                      PartFeeder{work, part, feed, inventory}.run();
                    }};
    for (Results results; lanes.take(results);) {
      for (LaneResult& result : results) {
        keeper.take(result);
      }
      flush();
    }
  }
  keeper.finish();
  to.end(inventory);
  flush();
}

Journal::Journal(const std::string& path, const PartHead& head) : path_(path) {
  descriptor_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
  if (descriptor_ < 0) {
    throw InputError(path + ": " + std::strerror(errno));
  }
  const auto refuse = [this](const std::string& why) {
    ::close(descriptor_);
    throw InputError(why);
  };
  if (::flock(descriptor_, LOCK_EX | LOCK_NB) != 0) {
    refuse(path + ": another run is writing this journal");
  }
  std::uint64_t whole = 0;
  if (!PartReader::is_begun(path)) {
    try {
      kept_ = std::make_unique<PartReader>(path);
      require_alike(kept_->head(), head, path, "this run");
      if (kept_->head().has != head.has) {
        throw InputError(path + ": the journal is of another shard");
      }
      PartReader whole_part{path};
      std::string frame;
      for (SittingKey key; whole_part.next(frame, key);) {
      }
      whole = whole_part.whole();
      kept_->end_at(whole);
    } catch (const InputError& error) {
      refuse(error.what());
    }
  }
  // What stands behind was cut off by the end of the run, or is written again at the end of this.
  if (::ftruncate(descriptor_, static_cast<off_t>(whole)) != 0 ||
      ::lseek(descriptor_, 0, SEEK_END) < 0) {
    refuse(path + ": " + std::strerror(errno));
  }
  to_ = std::make_unique<Output>(descriptor_);
  writer_ = std::make_unique<PartWriter>(*to_, whole);
}

Journal::~Journal() {
  ::close(descriptor_);
}

void Journal::flush() {
  to_->flush();
  if (to_->failed()) {
    throw InputError(path_ + ": could not be written");
  }
}

}  // namespace ecarte::cli
