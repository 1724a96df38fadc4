// SPDX-License-Identifier: MIT
//
// Lines that the whole grammar has read, and what they said. The same words, with other cards and
// of others who play, say the same again wherever all is so on which their reading turned: while a
// line is read that is noted (Moment, ToldActs, NameTable), and a line is remembered only if it is
// some bits of the moment, and of the act before what it was and who did it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

#include "notation/known_lines.hpp"
#include "notation/moment.hpp"
#include "notation/names.hpp"
#include "notation/told_acts.hpp"
#include "record/record.hpp"

namespace ecarte::notation {

/// Where a line begins, in the record's text, and what stands behind the name of him who plays, if
/// it begins with one.
struct LineAt {
  record::Actor actor = record::kNobody;
  record::Offset start = 0;
  record::Offset phrase = 0;
};

class Remembered {
 public:
  /// Adds what the line said if such a line is remembered. It stands behind
  /// `record`'s acts and in `ahead`, which stands behind `record`'s text.
  /// What it then turned on; nullptr if none is remembered.
  const TurnsOn* recall(record::Record& record, std::string_view ahead, const LineWords& words,
                        Moment& moment, LineAt at, NameTable& names) const;
  /// All that a line said, while it is still to be seen.
  struct Read {
    std::size_t acts = 0;         ///< how many there were before it
    std::size_t passed_over = 0;  ///< and how many words of which nothing was read
    Moment::Asked moment;         ///< its reading turned on this of where it stood,
    bool last = false;            ///  and on the act before,
    record::ActKinds none_of;     ///  and on its being of none of these kinds,
    NameTable::Asked names;       ///  and on this of the names
  };
  /// Keeps what the line said, if that can be said again.
  void learn(const record::Record& record, const Read& read, LineWords& words,
             const WhereItStands& stood, LineAt at, const NameTable& names);
  /// From now on it is `all` that it remembers, with others who learn meanwhile.
  void share(std::shared_ptr<KnownLines> all) {
    lines_ = std::move(all);
    shared_ = true;
  }

 private:
  /// Is this how the line reads that has the same words?
  [[nodiscard]] static bool reads(const KnownLines::Kept& line, const record::Record& record,
                                  std::string_view ahead, const LineWords& words, Moment& moment,
                                  record::Actor actor, const NameTable& names);
  static bool says_again(const record::Act& act, bool named);
  [[nodiscard]] static std::optional<Said> said_of(const record::Act& act, const LineWords& words,
                                                   LineAt at, bool named);
  static void say(const KnownLines::Kept& line, const LineWords& words, LineAt at,
                  record::Record& record);

  std::shared_ptr<KnownLines> lines_ = std::make_shared<KnownLines>();
  bool shared_ = false;
};

}  // namespace ecarte::notation
