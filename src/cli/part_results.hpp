// SPDX-License-Identifier: MIT
//
// From a check to a part of its results (part.hpp), and from parts to the whole.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/part.hpp"
#include "cli/shard.hpp"
#include "cli/side_by_side.hpp"

namespace ecarte::cli {

/// What is to be kept: the sittings of one shard, but for those that were kept before.
struct PartWork {
  Shard shard;
  PartHead head;
  /// A file's path from the repository; called by the thread that reads.
  std::function<std::string(std::string_view)> from_root;
  PartReader* kept = nullptr;  ///< before; nullptr: nothing was
};

/// Judges as `judge_side_by_side` does, and writes what comes of each sitting to `to`, behind the
/// head. Throws InputError if what was kept before is of another archive.
void keep_part(const SideBySide& work, const PartWork& part, PartWriter& to,
               const std::function<void()>& flush);

/// A file that is written as the sittings are judged, so that a run that was ended half-way can be
/// taken up again. Throws InputError if it cannot be, or if it is of another run.
class Journal {
 public:
  Journal(const std::string& path, const PartHead& head);
  ~Journal();
  Journal(const Journal&) = delete;
  Journal& operator=(const Journal&) = delete;

  [[nodiscard]] PartReader* kept() { return kept_.get(); }
  [[nodiscard]] PartWriter& writer() { return *writer_; }
  void flush();

 private:
  std::string path_;
  int descriptor_ = -1;
  std::unique_ptr<PartReader> kept_;
  std::unique_ptr<Output> to_;
  std::unique_ptr<PartWriter> writer_;
};

/// Several parts that go together: of one archive, judged in the same way.
class Parts {
 public:
  /// Throws InputError if a file is no part or not finished, and if two do not go together.
  explicit Parts(const std::vector<std::string>& files);

  [[nodiscard]] const PartHead& head() const { return head_; }
  [[nodiscard]] const Inventory& inventory() const { return *inventory_; }
  /// The numbers of the shards that no file has.
  [[nodiscard]] std::vector<std::uint32_t> missing() const;

  /// What one run over everything would have handed on. `terms`: by ReadFile::settings.
  void give(const std::function<const Terms&(std::uint32_t)>& terms,
            std::span<const codes::Code* const> codes, DealTaker& taker);
  /// What is here, as one part.
  void write(PartWriter& to, const std::function<void()>& flush);

 private:
  /// In the order of what there was to be read: where a text begins, each sitting that is here, and
  /// where a file ends.
  template <class Begin, class Use, class End>
  void each_sitting(const Begin& begin_text, const Use& use, const End& end_file);

  std::vector<std::unique_ptr<PartReader>> files_;
  std::vector<PartReader*> owners_;  ///< of each shard, from 1
  PartHead head_;
  std::unique_ptr<Inventory> inventory_;
};

}  // namespace ecarte::cli
