// SPDX-License-Identifier: MIT
//
// A writer of records who tells a game as people do: of each thing done he draws a way of saying it
// from the notation's own table of words, among those that are read so at that moment of the deal.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "campaign/table.hpp"
#include "notation/moment.hpp"
#include "notation/table_words.hpp"
#include "record/telling.hpp"

namespace ecarte::campaign {

class Wording {
 public:
  explicit Wording(Chance& chance);

  /// A sentence told otherwise: which, and how.
  struct Change {
    std::size_t deal = 0;
    std::size_t line = 0;
    std::size_t told = 0;
    std::string words;  ///< from the verb on
  };

  /// Draws other words for a sitting.
  std::vector<Change> draw(const std::vector<record::Record>& deals);

  /// How often each way of saying was drawn.
  [[nodiscard]] const std::map<std::string_view, long>& drawn() const { return drawn_; }

 private:
  /// A way of saying whose meaning is one sentence with at most one slot.
  struct Way {
    const notation::Saying* saying = nullptr;
    std::string_view before;  ///< of the meaning, in front of the slot
    std::string_view slot;    ///< empty if it has none
    std::string_view after;
    bool aloud = false;
  };

  void learn(const notation::Saying& saying, bool aloud);
  /// Another way of saying `predicate`; nothing if none is drawn.
  std::optional<std::string> other_words(std::string_view predicate, notation::When now);
  std::optional<std::string> other_verb(std::string_view predicate);
  std::optional<std::string> said(const Way& way, std::string_view caught);
  /// One text that the pattern matches; nothing if it has something this writer cannot draw.
  std::optional<std::string> drawn_from(std::string_view& pattern, std::string_view slot,
                                        std::string_view caught);
  std::optional<std::string> word_from(std::string_view token, std::string_view slot,
                                       std::string_view caught);

  Chance& chance_;
  int sex_ = 0;  ///< of who acts, by his name: -1 a man, more than 0 a woman
  std::multimap<std::string, Way> ways_;  ///< by the first word of what they mean
  std::map<std::string_view, long> drawn_;
};

/// The sitting with some of its sentences told otherwise.
std::string told_with(const std::vector<record::Record>& deals,
                      std::span<const Wording::Change> changes);

}  // namespace ecarte::campaign
