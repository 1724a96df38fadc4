// SPDX-License-Identifier: MIT
//
// Which findings of a check are looked at: --select and --ignore.
#pragma once

#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "codes/code.hpp"
#include "law/result.hpp"

namespace ecarte::cli {

class Selection {
 public:
  /// Laws, kinds and classes, and where they were named: "--select", or a place in a file.
  struct Words {
    const std::vector<std::string>& list;
    std::string said;
  };

  /// Throws InputError for a word that is no law, kind or class of `codes`.
  Selection(const Words& select, const Words& ignore, std::span<const codes::Code* const> codes);

  /// True if some findings are not looked at.
  [[nodiscard]] bool selects() const { return !select_.empty() || !ignore_.empty(); }
  /// Takes out what is not looked at, doubts included.
  void apply(law::DealResult& result) const;

 private:
  [[nodiscard]] bool takes(std::string_view law, std::string_view id, std::string_view name,
                           std::string_view cls) const;

  std::set<std::string> select_;
  std::set<std::string> ignore_;
};

}  // namespace ecarte::cli
