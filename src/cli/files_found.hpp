// SPDX-License-Identifier: MIT
//
// The record files of a folder, as many as there may be: their names lie one behind the other, and
// a path is put together only while it is asked for.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cli/input.hpp"

namespace ecarte::cli {

class FilesFound {
 public:
  FilesFound() = default;
  /// Those that lie in the folder and in what folders are in it. What cannot be searched is told to
  /// `trouble`.
  FilesFound(const std::string& folder, const Trouble& trouble);

  [[nodiscard]] bool empty() const { return found_.empty(); }

  /// Hands on the path of each, by the bytes of their names. It is good during the call.
  template <class Use>
  void each(const Use& use) const {
    std::string path = before_;
    for (const Found& found : found_) {
      path.resize(before_.size());
      path.append(name_of(found));
      use(path);
    }
  }

 private:
  struct Found {
    std::uint64_t first = 0;  ///< the first bytes of its name
    std::size_t at = 0;       ///< where that lies in `names_`
    std::size_t size = 0;
  };

  [[nodiscard]] std::string_view name_of(const Found& found) const {
    return std::string_view{names_}.substr(found.at, found.size);
  }
  std::string search(const std::string& folder, std::vector<std::string>& folders);
  void add(std::string_view name);
  void sort();

  std::string before_;  ///< the folder, up to a slash
  std::string names_;   ///< behind that
  std::vector<Found> found_;
};

}  // namespace ecarte::cli
