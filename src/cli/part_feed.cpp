// SPDX-License-Identifier: MIT
//
// The sittings of one shard, put into lanes; and what was read on the way.
#include "cli/part_feed.hpp"

#include <fmt/core.h>

#include "cli/input.hpp"

namespace ecarte::cli {

void PartFeeder::run() {
  work_.read([this](const std::string& file, const notation::Source& source,
                    std::uint32_t line) { text(file, source, line); },
             [this](const std::string& file, const std::string& why) {
               of(file).troubles.push_back(why);
             });
  if (part_.kept != nullptr && has_kept_) {
    refuse(fmt::format("it goes on with {}, which is not there any more", kept_.file));
  }
  to_.hand_on();
}

/// What is said of the file in the inventory.
ReadFile& PartFeeder::of(const std::string& file) {
  if (inventory_.files.empty() || inventory_.files.back().name != file) {
    inventory_.files.push_back({file, part_.from_root(file), 0, {}, {}});
  }
  return inventory_.files.back();
}

std::uint32_t PartFeeder::settings_of(const Terms& terms) {
  if (terms.said_in == nullptr) {
    return 0;
  }
  for (std::size_t i = 0; i < inventory_.settings.size(); ++i) {
    if (inventory_.settings[i].path == terms.said_in->path) {
      return static_cast<std::uint32_t>(i + 1);
    }
  }
  inventory_.settings.push_back(*terms.said_in);
  return static_cast<std::uint32_t>(inventory_.settings.size());
}

void PartFeeder::text(const std::string& file, const notation::Source& source, std::uint32_t line) {
  if (!to_.is_wanted()) {
    return;
  }
  ReadFile& read = of(file);
  terms_ = &work_.terms(file);
  read.settings = settings_of(*terms_);
  read.texts.push_back({line, 0, 0});
  XXH3_64bits_reset(text_digest_.get());
  begin_sitting(line);
  const bool at_once = work_.may_pause(file);
  if (at_once) {
    to_.hand_on();
  }
  notation::Sittings sittings{line, *this};
  buffer_.resize(kPartBlock);
  for (std::size_t got = 0; to_.is_wanted() && (got = source(buffer_.data(), kPartBlock)) != 0;) {
    XXH3_64bits_update(text_digest_.get(), buffer_.data(), got);
    sittings.take({buffer_.data(), got});
    if (at_once) {
      to_.hand_on();
    }
  }
  sittings.end();
  end_sitting(false);
  inventory_.files.back().texts.back().digest = XXH3_64bits_digest(text_digest_.get());
}

void PartFeeder::begin_sitting(std::uint32_t line) {
  const ReadFile& read = inventory_.files.back();
  const auto text = static_cast<std::uint32_t>(read.texts.size() - 1);
  const std::uint32_t sitting = read.texts.back().sittings;
  key_ = {read.name, text, sitting, 0};
  mine_ = shard_of(read.from_root, text, sitting, part_.shard.of) == part_.shard.number;
  if (!mine_) {
    return;
  }
  XXH3_64bits_reset(digest_.get());
  kept_before_ = next_kept();
  if (kept_before_) {
    if (!key_.same_place(kept_)) {
      refuse(fmt::format("it goes on with sitting {} of {}, where sitting {} of {} comes now",
                         kept_.sitting + 1, kept_.file, sitting + 1, read.name));
    }
    return;
  }
  text_ = std::make_shared<Text>();
  text_->file = read.name;
  text_->terms = terms_;
  text_->number = text;
  text_->sitting = sitting;
  if (to_.is_full()) {
    to_.end_lane();
  }
  to_.begin(text_, line, sitting != 0);
}

/// Puts into `kept_` the sitting that was kept next, if one was.
bool PartFeeder::next_kept() {
  if (part_.kept != nullptr && !has_kept_) {
    has_kept_ = part_.kept->next(frame_, kept_);
  }
  return has_kept_;
}

void PartFeeder::refuse(const std::string& why) const {
  throw InputError(fmt::format("{}: the journal is of another archive: {}; name another file",
                               part_.kept->path(), why));
}

void PartFeeder::bytes(std::string_view bytes) {
  if (!mine_ || bytes.empty()) {
    return;
  }
  XXH3_64bits_update(digest_.get(), bytes.data(), bytes.size());
  if (!kept_before_) {
    to_.add(bytes);
  }
}

void PartFeeder::next_sitting(std::uint32_t line) {
  end_sitting(true);
  begin_sitting(line);
}

/// `goes_on`: the text does.
void PartFeeder::end_sitting(bool goes_on) {
  ++inventory_.files.back().texts.back().sittings;
  if (!mine_) {
    return;
  }
  const std::uint64_t digest = XXH3_64bits_digest(digest_.get());
  if (kept_before_) {
    if (kept_.digest != digest) {
      refuse(fmt::format("sitting {} of {} was changed since", key_.sitting + 1, key_.file));
    }
    has_kept_ = false;
    return;
  }
  text_->digest = digest;  // seen by others once something is put behind it
  if (goes_on) {
    to_.cut(text_);
  }
}

}  // namespace ecarte::cli
