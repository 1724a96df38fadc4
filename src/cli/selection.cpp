// SPDX-License-Identifier: MIT
#include "cli/selection.hpp"

#include <algorithm>
#include <array>

#include <fmt/core.h>

#include "cli/input.hpp"
#include "notation/nearest.hpp"
#include "referee/own_ids.hpp"

namespace ecarte::cli {
namespace {

constexpr std::array kClasses{codes::Class::Irregularity, codes::Class::Forfeiture,
                              codes::Class::Election,     codes::Class::BadRemedy,
                              codes::Class::ScoreError,   codes::Class::Unprovided,
                              codes::Class::Info};

/// Everything one may select by.
std::set<std::string_view> words_of(std::span<const codes::Code* const> codes) {
  std::set<std::string_view> words;
  for (const codes::Class cls : kClasses) {
    words.insert(law::word(cls));
  }
  for (const codes::Code* const code : codes) {
    for (const codes::Law& law : code->laws) {
      words.insert(law.number);
    }
    const std::vector<std::string_view> ids = referee::ids_under(*code);
    words.insert(ids.begin(), ids.end());
  }
  words.erase(std::string_view{});
  return words;
}

/// "43,revoke" and "law 43", as a set of words; refuses what names nothing.
std::set<std::string> chosen(const std::vector<std::string>& lists, std::string_view said,
                             const std::set<std::string_view>& known) {
  std::set<std::string> words;
  for (const std::string& list : lists) {
    for (std::size_t at = 0; at <= list.size();) {
      const std::size_t end = std::min(list.find(',', at), list.size());
      std::string word{record::without_blanks(std::string_view(list).substr(at, end - at))};
      if (word.starts_with("law ")) {
        word.erase(0, 4);
      }
      if (!known.contains(word)) {
        const std::vector<std::string_view> all(known.begin(), known.end());
        const std::string_view near = notation::nearest(word, all);
        throw InputError(
            fmt::format("{}: no law, kind or class '{}'{}", said, word,
                        near.empty() ? "" : fmt::format("; did you mean '{}'?", near)));
      }
      words.insert(std::move(word));
      at = end + 1;
    }
  }
  return words;
}

}  // namespace

Selection::Selection(const Words& select, const Words& ignore,
                     std::span<const codes::Code* const> codes) {
  if (!select.list.empty() || !ignore.list.empty()) {
    const std::set<std::string_view> known = words_of(codes);
    select_ = chosen(select.list, select.said, known);
    ignore_ = chosen(ignore.list, ignore.said, known);
  }
}

bool Selection::takes(std::string_view law, std::string_view id, std::string_view name,
                      std::string_view cls) const {
  const auto among = [&](const std::set<std::string>& words) {
    return std::ranges::any_of(std::array{law, id, name, cls}, [&](std::string_view word) {
      return !word.empty() && words.contains(std::string{word});
    });
  };
  return (select_.empty() || among(select_)) && !among(ignore_);
}

void Selection::apply(law::DealResult& result) const {
  std::erase_if(result.findings, [this](const law::Finding& finding) {
    return !takes(finding.under.law, finding.id, {}, law::word(finding.cls));
  });
  std::erase_if(result.missing, [this](const law::Missing& missing) {
    return !takes(missing.law, missing.id, {}, {});
  });
}

}  // namespace ecarte::cli
