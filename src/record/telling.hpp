// SPDX-License-Identifier: MIT
//
// A record told back: each thing that was read of a line as a sentence of its own, so that its
// writer sees at once where he was understood in another sense.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "record/record.hpp"

namespace ecarte::record {

/// One thing told back.
struct ToldBack {
  enum class Form : std::uint8_t {
    Setting,   ///< "score: A 2, Y 3", or an `expect:` line
    Heading,   ///< "deal 3"
    Sentence,  ///< "Y proposes"
    Trick,     ///< the first card told of a trick, with its number: "1. Y K♠", "2. … A 8♠"
    Reply      ///< the card played to the one told just before: "A 8♠"
  };
  Form form = Form::Sentence;
  std::size_t act = 0;  ///< the first act it tells of; Record::acts.size() if of none
  Actor actor = kNobody;
  bool deal = false;      ///< the heading of a deal
  bool bare = false;      ///< the predicate is a card without a verb
  std::string subject;    ///< empty of a setting or a heading
  std::string predicate;  ///< from the verb on; all the words of a setting or a heading

  /// The two together, without a stop at the end; "plays" stands before a bare card.
  [[nodiscard]] std::string words() const;
};

/// A line of a record, and all that was read of it, in order.
struct ToldLine {
  std::uint32_t number = 0;    ///< of the file
  Span span;                   ///< the line itself, without its end
  bool unread = false;         ///< it could not be read whole: what was understood of it is told
  std::vector<ToldBack> told;  ///< nothing of a comment or an empty line
};

std::vector<ToldLine> tell(const Record& record);

/// What was told, as a record again: a line for each sentence, a line for each trick. Reading it
/// gives the same acts in the same order. A line that could not be read whole stays as it was
/// written.
std::string as_record(const Record& record, const std::vector<ToldLine>& lines);

}  // namespace ecarte::record
