// SPDX-License-Identifier: MIT
//
// Ruling on hand records from another program. This header stands alone: of ecarte's own it
// includes nothing, and it is all that a program sees. Records are what ecarte-record(5) describes,
// in UTF-8.
//
//   for (const ecarte::Deal& deal : ecarte::rule(text))
//     for (const ecarte::Finding& finding : deal.findings)
//       std::cout << finding.line << ": law " << finding.law << ": " << finding.sentences << '\n';
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#if defined(__GNUC__)
#define ECARTE_PUBLIC __attribute__((visibility("default")))
#else
#define ECARTE_PUBLIC
#endif

namespace ecarte {

enum class Verdict : std::uint8_t { Regular, Irregular, Undecidable, Impossible, Unreadable };
enum class Severity : std::uint8_t { Note, Warning, Error };

/// A fault, a right exercised or lapsed, or a score that is not due.
struct Finding {
  std::string law;  ///< the code's number; empty where no law speaks
  std::string id;   ///< "revoke", as the code calls it
  Severity severity = Severity::Note;
  std::string offender;      ///< his name, "both", or nothing
  std::string sentences;     ///< what was done, and what may be done about it, to be read aloud
  std::uint32_t line = 0;    ///< from 1,
  std::uint32_t column = 0;  ///  from 1, in code points
};

/// What the record does not say, and a ruling turns on.
struct Doubt {
  std::string law;
  std::string id;
  std::string turns_on;  ///< "a heart among A's unwritten cards"
  std::uint32_t line = 0;
  std::uint32_t column = 0;
};

/// A sentence that cannot be read, or cannot be true.
struct Problem {
  std::string id;
  std::string message;
  std::uint32_t line = 0;
  std::uint32_t column = 0;
};

/// Points of a player that cannot be told from the record.
inline constexpr int kNotKnown = -1;

/// One deal, and all that is said of it. `players`, `due` and `marked` are in one order.
struct Deal {
  std::uint32_t game = 0;  ///< from 1
  std::uint32_t deal = 0;  ///< from 1, within the game
  std::uint32_t line = 0;
  Verdict verdict = Verdict::Regular;
  std::array<std::string, 2> players;
  std::array<int, 2> due{kNotKnown, kNotKnown};     ///< the score after it, as the laws give it
  std::array<int, 2> marked{kNotKnown, kNotKnown};  ///< and as it was marked
  std::vector<Finding> findings;                    ///< by place
  std::vector<Doubt> doubts;
  std::vector<Problem> problems;
  std::vector<std::string>
      open;  ///< of the last deal: what may or must be done now, a sentence each
};

struct Options {
  /// A built-in code of laws, whatever the record names. Empty: the one the record names, else the
  /// first of built_in_codes().
  std::string code;
  /// Carries the score that was due on to the next deal, not the one the players marked.
  bool strict = false;
};

/// Gives more text: writes at most `size` bytes to `into` and returns how many; 0 at the end.
using Source = std::function<std::size_t(char* into, std::size_t size)>;

/// Rules on every deal that `text` gives, in order, and hands each to `sink` when its last time
/// limit has passed, at most one deal after it was read; memory does not grow with the text. Throws
/// std::invalid_argument if no built-in code is called `options.code`, and whatever `sink` throws.
ECARTE_PUBLIC void rule(const Source& text, const Options& options,
                        const std::function<void(const Deal&)>& sink);

/// The same of a text at hand.
ECARTE_PUBLIC std::vector<Deal> rule(std::string_view text, const Options& options = {});

/// The same as one JSON document, which `docs/result.schema.json` describes. `file` is what the
/// text is called in it.
ECARTE_PUBLIC std::string rule_json(std::string_view text, const Options& options = {},
                                    std::string_view file = "<text>");

/// Tells each deal back, line by line, as it was read; a JSON document (`docs/told.schema.json`).
ECARTE_PUBLIC std::string tell_json(std::string_view text, const Options& options = {},
                                    std::string_view file = "<text>");

/// Brings the text into form, having proved that it then says the same; a JSON document
/// (`docs/form.schema.json`), which says what stands in the way where it cannot be done.
ECARTE_PUBLIC std::string form_json(std::string_view text, std::string_view file = "<text>");

/// A dispute settled by questions: given the answers so far, one a line, the next question or the
/// rulings, as a JSON document (`docs/rule.schema.json`). An answer is the `id` the question gives
/// it, or its number from 1; blank lines and what stands behind `#` are left out. Throws
/// std::invalid_argument if a line does not answer what is asked, or no code has the name.
ECARTE_PUBLIC std::string interview_json(std::string_view answers, std::string_view code = {});

/// The names of the built-in codes of laws, the default one first.
ECARTE_PUBLIC std::vector<std::string> built_in_codes();

/// The library's version, "0.1.0".
ECARTE_PUBLIC std::string_view version();

}  // namespace ecarte
