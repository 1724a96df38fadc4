// SPDX-License-Identifier: MIT
//
// Parts added up: in the order of what there was to be read, whichever file has it.
#include <algorithm>

#include <fmt/core.h>

#include "cli/input.hpp"
#include "cli/part_fields.hpp"
#include "cli/part_results.hpp"

namespace ecarte::cli {
namespace {

using referee::ByteReader;

std::string bytes_of_inventory(const Inventory& inventory) {
  std::string bytes;
  referee::ByteWriter{bytes}.put(inventory);
  return bytes;
}

/// In what two inventories differ, in words.
std::string difference(const Inventory& one, const Inventory& two) {
  for (std::size_t i = 0; i < std::min(one.files.size(), two.files.size()); ++i) {
    const auto [first, second] = std::tie(one.files[i], two.files[i]);
    if (first.name != second.name) {
      return fmt::format("where the one read {}, the other read {}", first.name, second.name);
    }
    std::string bytes;
    std::string others;
    referee::ByteWriter{bytes}.put(first);
    referee::ByteWriter{others}.put(second);
    if (bytes != others) {
      return fmt::format("{} was changed in between", first.name);
    }
  }
  return "the one read more files than the other, or by other settings";
}

codes::Code const* code_named(std::span<const codes::Code* const> codes, std::string_view name) {
  const auto found = std::ranges::find(codes, name, [](const auto* code) { return code->name; });
  return found == codes.end() ? nullptr : *found;
}

/// Reads one result of a sitting; false if it is none.
bool read_result(ByteReader& bytes, std::span<const codes::Code* const> codes,
                 const std::shared_ptr<const std::string>& frame, LaneResult& into) {
  bytes.get(into.kind);
  bytes.get(into.silent);
  bool deal = false;
  bytes.get(deal);
  if (deal) {
    into.deal = referee::judged_copy(
        bytes, [codes](std::string_view name) { return code_named(codes, name); }, frame);
  }
  bytes.get(into.written);
  return bytes.good() && deal == (into.deal != nullptr) &&
         (into.kind == LaneResult::Kind::Judged) == deal && into.kind <= LaneResult::Kind::Stops;
}

}  // namespace

Parts::Parts(const std::vector<std::string>& files) {
  for (const std::string& file : files) {
    PartReader& part = *files_.emplace_back(std::make_unique<PartReader>(file));
    std::unique_ptr<Inventory> inventory = part.inventory();
    if (inventory == nullptr) {
      throw InputError(
          file +
          ": the run that wrote it was not finished; with --journal it can be taken up "
          "again");
    }
    if (inventory_ == nullptr) {
      head_ = part.head();
      head_.has.clear();
      owners_.resize(head_.shards + std::size_t{1});
      inventory_ = std::move(inventory);
    } else {
      require_alike(head_, part.head(), files.front(), file);
      if (bytes_of_inventory(*inventory_) != bytes_of_inventory(*inventory)) {
        throw InputError(fmt::format("{} and {} are of different archives: {}", files.front(), file,
                                     difference(*inventory_, *inventory)));
      }
    }
    for (const std::uint32_t shard : part.head().has) {
      if (shard == 0 || shard >= owners_.size()) {
        throw InputError(file + ": there is no such shard");
      }
      if (owners_[shard] != nullptr) {
        throw InputError(fmt::format("shard {}/{} is in {} and in {}", shard, head_.shards,
                                     owners_[shard]->path(), file));
      }
      owners_[shard] = &part;
      head_.has.push_back(shard);
    }
  }
  std::ranges::sort(head_.has);
}

std::vector<std::uint32_t> Parts::missing() const {
  std::vector<std::uint32_t> missing;
  for (std::uint32_t shard = 1; shard < owners_.size(); ++shard) {
    if (owners_[shard] == nullptr) {
      missing.push_back(shard);
    }
  }
  return missing;
}

template <class Begin, class Use, class End>
void Parts::each_sitting(const Begin& begin_text, const Use& use, const End& end_file) {
  SittingKey key;
  for (const ReadFile& file : inventory_->files) {
    for (std::uint32_t text = 0; text < file.texts.size(); ++text) {
      begin_text(file);
      for (std::uint32_t sitting = 0; sitting < file.texts[text].sittings; ++sitting) {
        PartReader* const part = owners_[shard_of(file.from_root, text, sitting, head_.shards)];
        if (part == nullptr) {
          continue;
        }
        auto frame = std::make_shared<std::string>();
        if (!part->next(*frame, key) || !key.same_place({file.name, text, sitting, 0})) {
          throw InputError(fmt::format("{}: it is damaged: sitting {} of {} is not in it",
                                       part->path(), sitting + 1, file.name));
        }
        use(std::move(frame), *part);
      }
    }
    end_file(file);
  }
}

void Parts::give(const std::function<const Terms&(std::uint32_t)>& terms,
                 std::span<const codes::Code* const> codes, DealTaker& taker) {
  ResultGiver giver{taker};
  TextPtr text;
  each_sitting(
      [&](const ReadFile& file) {
        auto begun = std::make_shared<Text>();
        begun->file = file.name;
        begun->terms = &terms(file.settings);
        text = std::move(begun);
      },
      [&](const std::shared_ptr<const std::string>& frame, const PartReader& part) {
        ByteReader bytes{PartReader::results_in(*frame)};
        while (!bytes.rest().empty()) {
          LaneResult result;
          result.text = text;
          if (!read_result(bytes, codes, frame, result)) {
            throw InputError(part.path() + ": it is damaged");
          }
          giver.give(result);
        }
      },
      [&](const ReadFile& file) {
        for (const std::string& why : file.troubles) {
          taker.trouble(file.name, why);
        }
      });
}

void Parts::write(PartWriter& to, const std::function<void()>& flush) {
  to.head(head_);
  each_sitting([](const ReadFile& /*file*/) {},
               [&](const std::shared_ptr<const std::string>& frame, const PartReader& /*part*/) {
                 to.frame(*frame);
                 flush();
               },
               [](const ReadFile& /*file*/) {});
  to.end(*inventory_);
  flush();
}

}  // namespace ecarte::cli
