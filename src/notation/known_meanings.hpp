// SPDX-License-Identifier: MIT
//
// What sentences of the table of words mean, in the words of the grammar: few of these differ in
// more than their cards, and what they say is known when they are met again (Remembered), though
// they stand for words that nobody wrote before.
#pragma once

#include <memory>
#include <optional>
#include <utility>

#include "notation/line_words.hpp"
#include "notation/remembered.hpp"

namespace ecarte::notation {

struct Draft;
struct Rewritten;

class KnownMeanings {
 public:
  /// Adds the act that `text` tells, which `draft` is about to read, if that is known.
  bool recall(Draft& draft, const Rewritten& text);
  /// As Remembered::share.
  void share(std::shared_ptr<KnownLines> all) { remembered_.share(std::move(all)); }

  /// While such a text is read it is noted on what that turns; with what was noted before it stays
  /// noted of the line.
  class Watched {
   public:
    /// `text` is that of which `recall` was asked last.
    Watched(KnownMeanings& known, Draft& draft, const Rewritten& text);
    Watched(const Watched&) = delete;
    Watched& operator=(const Watched&) = delete;
    ~Watched();
    /// It has been read to its end.
    void learn();

   private:
    KnownMeanings& known_;
    Draft& draft_;
    const Rewritten& text_;
    std::optional<LineWords> words_;  ///< nothing of a text that cannot be remembered
    record::Actor actor_ = record::kNobody;
    WhereItStands stands_;
    Remembered::Read before_;  ///< and what was asked before
    bool more_acts_ = false;   ///< of the acts before
    std::size_t expectations_ = 0;
    std::size_t waivers_ = 0;
    std::size_t refused_ = 0;
  };

 private:
  /// Its words, with where they were copied from the record; false if it cannot be remembered.
  bool take(const Draft& draft, const Rewritten& text);

  Remembered remembered_;
  LineWords words_;
  bool taken_ = false;
};

}  // namespace ecarte::notation
