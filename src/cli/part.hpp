// SPDX-License-Identifier: MIT
//
// The results of a part of a check, in a file: what `check --shard` writes, what `--journal` goes
// on with, and what `ecarte merge` adds up. A line, and then frames, each with its length and a
// digest of it, so that what was cut off by the end of a run is known for what it is:
//
//   head │ sitting │ sitting │ … │ inventory │ end
//
// The head says what the results rest on, the inventory what there was to be read, whichever part
// of it is here. A file that has none is of a run that was not finished.
#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/options.hpp"
#include "cli/output.hpp"
#include "cli/settings.hpp"
#include "codes/code.hpp"

namespace ecarte::cli {

inline constexpr std::string_view kPartLine = "ecarte part 1\n";

struct CodeDigest {
  std::string name;
  std::string digest;
};

/// An option, with its value as bytes.
struct SavedOption {
  std::string name;
  std::string value;
  friend bool operator==(const SavedOption&, const SavedOption&) = default;
};

/// What the results of a part rest on; parts in which it differs are not added up.
struct PartHead {
  std::string version;               ///< of the program
  std::vector<CodeDigest> codes;     ///< those deals may be judged by
  std::vector<SavedOption> options;  ///< by name, as bytes
  std::uint32_t shards = 1;
  std::vector<std::uint32_t> has;  ///< the numbers of those that are here, in order
};

/// One text that was read: so many sittings, and a digest of all of it.
struct ReadText {
  std::uint32_t line = 1;
  std::uint32_t sittings = 0;
  std::uint64_t digest = 0;
};

struct ReadFile {
  std::string name;
  std::string from_root;       ///< its path from the repository
  std::uint32_t settings = 0;  ///< of Inventory::settings, from 1; 0: none hold for it
  std::vector<ReadText> texts;
  std::vector<std::string> troubles;
};

/// What there was to be read, in order.
struct Inventory {
  std::vector<SettingsFile> settings;
  std::vector<ReadFile> files;
};

/// One sitting of a text of a file.
struct SittingKey {
  std::string file;
  std::uint32_t text = 0;
  std::uint32_t sitting = 0;
  std::uint64_t digest = 0;

  [[nodiscard]] bool same_place(const SittingKey& other) const {
    return file == other.file && text == other.text && sitting == other.sitting;
  }
};

/// What the results of a command rest on that judges by these codes.
PartHead head_of(const CheckCommand& command, std::span<const codes::Code* const> codes);
/// A command whose results would rest on the same.
/// Throws InputError if they are none.
CheckCommand command_of(const PartHead& head, const std::string& file);

/// Refuses (InputError) parts that do not go together: the head of `other` says something else.
void require_alike(const PartHead& one, const PartHead& two, const std::string& file,
                   const std::string& other);

class PartWriter {
 public:
  explicit PartWriter(Output& to, std::uint64_t already = 0) : to_(to), written_(already) {}

  void head(const PartHead& head);
  /// `results`: as part_results.hpp has them.
  void sitting(const SittingKey& key, std::string_view results);
  /// The same as it stands in another part.
  void frame(std::string_view payload);
  void end(const Inventory& inventory);

 private:
  Output& to_;
  std::uint64_t written_;
};

/// Reads one, frame by frame. Throws InputError for a file that is no part.
class PartReader {
 public:
  enum class Frame : char { Head = 'H', Sitting = 'S', Inventory = 'I', End = 'E' };

  explicit PartReader(std::string path);
  ~PartReader();
  PartReader(const PartReader&) = delete;
  PartReader& operator=(const PartReader&) = delete;

  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] const PartHead& head() const { return head_; }
  /// The inventory; nothing if the run that wrote the file was not finished.
  [[nodiscard]] std::unique_ptr<Inventory> inventory();

  /// The next sitting: its frame, and in it its key. False where there is none any more.
  bool next(std::string& frame, SittingKey& key);
  /// The results in the frame of a sitting.
  static std::string_view results_in(std::string_view frame);
  /// Reads no further than so many bytes: what stands behind is being written.
  void end_at(std::uint64_t end) { end_ = end; }
  /// How many bytes of it are whole, the head and all sittings read so far.
  [[nodiscard]] std::uint64_t whole() const { return whole_; }
  /// Does it end before its head does? So does one that a run had just begun.
  [[nodiscard]] static bool is_begun(const std::string& path);

 private:
  bool read_frame(std::uint64_t at, std::string& payload) const;

  std::string path_;
  int descriptor_ = -1;
  std::uint64_t whole_ = 0;
  std::uint64_t end_ = std::numeric_limits<std::uint64_t>::max();
  PartHead head_;
};

}  // namespace ecarte::cli
