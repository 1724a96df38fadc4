// SPDX-License-Identifier: MIT
//
// What was written about one deal, and the troubles met in reading it. A record holds only what
// was written: nothing is inferred here.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "record/act.hpp"
#include "record/act_kinds.hpp"
#include "record/money.hpp"

namespace ecarte::record {

/// The names of one sitting.
struct Names {
  std::array<std::string, 2> players{"A", "Y"};  ///< as in Cavendish and Hoyle, unless written
  /// What their names say of them: -1 a man, 1 a woman, 2 a woman by her title, 0 nothing.
  std::array<std::int8_t, 2> sexes{};
  bool players_taken = false;  ///< no `players:` line: the names are those met in the first deal
  std::vector<std::string> bystanders;
  std::array<std::string, 2> packs{"", ""};  ///< colours, PackA and PackB
  std::string code;                          ///< of the `code:` line; empty if none
  Coin coin = Coin::Unsaid;                  ///< in which the sums of the sitting are written

  /// The name of whoever acts; "A and Y" for both, empty for nobody.
  [[nodiscard]] std::string of(Actor actor) const;
};

/// Bytes of a record's text, end excluded.
struct Span {
  Offset begin = 0;
  Offset end = 0;
  friend constexpr bool operator==(Span, Span) = default;
};

/// Trouble with the record itself. `kind` says who must act: in both cases its writer.
struct Problem {
  enum class Kind : std::uint8_t {
    Unreadable,  ///< the line does not say anything the notation knows
    Impossible,  ///< what is said cannot be true
  };
  /// What nobody can rule on for it. A sentence that was not understood takes with it what hangs on
  /// it, and no more.
  enum class Reach : std::uint8_t {
    Deal,      ///< the whole deal
    Onwards,   ///< what stands after the sentence: it may have moved a card, or bound a player
    Sentence,  ///< the sentence alone
  };
  Kind kind = Kind::Unreadable;
  Reach reach = Reach::Deal;
  std::string id;  ///< kebab-case, stable: "unknown-verb", "card-in-two-places" …
  Span span;
  Span sentence;        ///< the whole sentence, unless `reach` is the deal
  std::string message;  ///< what was expected, or why it cannot be
  std::vector<std::string> notes;
  /// The settings that were not read with it, of those on which rulings in later deals hang: bets,
  /// the system of play.
  ActKinds settings;
};

/// What an `expect:` line demands of the checker in the deal it stands in.
struct Expectation {
  Span span;
  enum class Kind : std::uint8_t {
    Finding,
    Regular,
    Irregular,
    Undecidable,
    Impossible,
    Unreadable,
    Due
  } kind = Kind::Finding;
  std::string law;     ///< as written, empty if not
  std::string id;      ///< empty if not written
  std::string status;  ///< of the remedy: "elected", "lapsed" …; empty if not written
  std::optional<Actor> player;
  /// kUnstated of a player: his points cannot be known.
  std::optional<std::array<std::uint8_t, 2>> due;
};

/// What a `waive:` line asks not to be reported of the deal it stands in, and why.
struct Waiver {
  Span span;
  std::string law;  ///< as written, empty if not
  std::string id;   ///< empty if not written
  std::optional<Actor> player;
  std::string reason;  ///< in the writer's own words, never empty
};

/// Everything written from one deal's beginning to the next one's: the settings and headings before
/// it, its own lines, and what was written after it. Reused from deal to deal: `clear` keeps the
/// room.
struct Record {
  std::string text;              ///< the lines themselves, as they stand in the file
  std::uint32_t first_line = 1;  ///< the file's number of the first of them
  std::shared_ptr<const Names> names;
  std::vector<Act> acts;          ///< in the order written
  bool deal_follows = false;      ///< the line after it begins another deal or game, or cuts for it
  std::uint32_t next_number = 0;  ///< and heads it with this number; 0: with none
  std::vector<Expectation> expectations;
  std::vector<Waiver> waivers;
  std::vector<Problem> problems;  ///< unreadable lines; replay reports impossible ones itself
  /// Words in sentences that were read, of which nothing was: "because it was torn". Line by line.
  std::vector<Span> passed_over;
  bool may_quote = true;  ///< false: nobody is quoted in its text

  [[nodiscard]] bool readable() const { return problems.empty(); }
  void clear();
};

/// A place as people count: lines and columns from 1, columns in characters (code points).
struct Place {
  std::uint32_t line = 1;
  std::uint32_t column = 1;
};

/// Where `offset` lies in the file `record` was read from.
Place place_of(const Record& record, Offset offset);

/// The line of text on which `offset` lies, without its end.
std::string_view line_at(const Record& record, Offset offset);

/// A line without the comment at its end. A `#` within quotes, or within a word, begins none.
std::string_view without_comment(std::string_view line);

/// Where the first quotation mark from `from` on that opens a speech stands in `text`; npos if
/// nothing is quoted there.
std::size_t quote_in(std::string_view text, std::size_t from = 0);

/// What may stand between words, and at the end of a line.
inline constexpr std::string_view kBlanks = " \t\r\n";

/// `text` without the blanks at its ends.
std::string_view without_blanks(std::string_view text);

/// The name of whoever acts, as Names::of has it; empty too where the record knows no names.
std::string name_of(const Record& record, Actor actor);

/// Where the words of `act` stand.
constexpr Span span_of(const Act& act) {
  return {act.at, act.at + act.length};
}

}  // namespace ecarte::record
