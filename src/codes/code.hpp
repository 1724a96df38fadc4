// SPDX-License-Identifier: MIT
//
// A code of laws as tables: what `rules/` says, once loaded. The built-in codes are compiled in as
// constants of these types; a code read from a file fills the same types (load.hpp). The words are
// those of rules/SCHEMA.md.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "replay/customs.hpp"
#include "replay/facts.hpp"

namespace ecarte::codes {

using replay::FactKind;
using replay::Remedy;

/// What kind of thing a finding is; never collapsed into one another.
enum class Class : std::uint8_t {
  Irregularity,
  Forfeiture,
  Election,
  BadRemedy,
  ScoreError,
  Unprovided,
  Info
};

/// How grave a finding is.
enum class Severity : std::uint8_t { Note, Warning, Error };

/// Who, by his part in the case: the fact's subject, his adversary, …
enum class Who : std::uint8_t {
  Subject,
  Adversary,
  Dealer,
  NonDealer,
  Scorer,
  Offender,
  Prejudiced,
  Both,
  Nobody
};

/// An act that opens or closes a window: an absolute beat (the first `replay::kBeats` values, in
/// the order of `replay::Beat`), one relative to the fact's subject, or one of the deal after.
enum class WindowBeat : std::uint8_t {
  OwnFirstCard = replay::kBeats,
  OwnSecondCard,
  OwnCard,
  AdvCard,
  NextCut,
  NextPacket,
  NextTurnUp
};
inline constexpr int kWindowBeats = static_cast<int>(WindowBeat::NextTurnUp) + 1;
static_assert(kWindowBeats <= 32);

/// A set of WindowBeats (and, by value, of Beats), as bits.
using WindowBeats = std::uint32_t;
constexpr WindowBeats bit(WindowBeat beat) {
  return WindowBeats{1} << static_cast<unsigned>(beat);
}

/// A set of remedies, as bits.
using Remedies = std::uint64_t;
constexpr Remedies bit(Remedy remedy) {
  return Remedies{1} << static_cast<unsigned>(remedy);
}

/// What the lapse of an option means, if not that things stand as they are.
enum class Lapse : std::uint8_t { Stands, Forfeited, Owed };

/// An option: `may: {who, do, from, until, else}`.
struct Option {
  bool given = false;  ///< false: the case gives no option
  Who who = Who::Subject;
  Remedies remedies = 0;             ///< `do`, as a set
  std::array<Remedy, 4> in_order{};  ///< `do`, as written; None ends it
  WindowBeats from = 0;   ///< 0: from the occurrence (or the finding, if the case has `found`)
  WindowBeats until = 0;  ///< 0: as long as the deal can be spoken of
  Lapse lapse = Lapse::Stands;
  Remedy owed = Remedy::None;  ///< with Lapse::Owed
};

/// A duty: `must:`.
struct Duty {
  Remedy remedy = Remedy::None;  ///< None: the case lays no duty
  Who who = Who::Nobody;         ///< who must do it, if the code says (`by`)
};

inline constexpr std::uint16_t kNoCase = 0xffff;

/// One row of a law: a box over one fact's attributes, and what follows when the fact lies in it.
struct Case {
  std::string_view name;  ///< unique in the code
  std::string_view id;    ///< the finding's id; `name` unless the code says otherwise
  std::uint16_t law = 0;  ///< index into Code::laws
  FactKind on{};
  /// Accepted values of each attribute as bits; 0xff accepts any.
  std::array<std::uint8_t, replay::kMaxAttributes> accepts{0xff, 0xff, 0xff, 0xff};
  bool must_be_found = false;  ///< the case has `found`
  WindowBeats found_after = 0;
  WindowBeats found_before = 0;
  Class cls = Class::Irregularity;
  std::optional<Severity> severity;  ///< if it is not that of its class
  Who offender = Who::Subject;
  Option may;
  Duty must;
  /// `effects`; with them what `denies: king` says (TakeDown of a king announced by one who has it
  /// not, whose mark comes off; Bar of any other), and `award` (AwardPoint, AwardVole).
  Remedies effects = 0;
  Who award_to = Who::Adversary;           ///< whose the hand is, if it is awarded
  bool gives_king = false;                 ///< the subject has a title to the king, as `may` says
  std::uint16_t or_after = kNoCase;        ///< also opens when that case is waived or lapses
  std::uint16_t follows = kNoCase;         ///< what that case orders of the same hand comes first
  std::span<const std::uint16_t> over;     ///< cases this one displaces where both fit
  std::string_view stray;                  ///< id when a mark or remedy is taken outside it
  std::string_view undone;                 ///< id when an owed remedy is not performed
  std::span<const std::string_view> also;  ///< other laws that name the same thing, by number
  std::string_view gist;     ///< the law restated for this case, with what `also` adds to it;
                             ///  empty: the law's own says it
  std::string_view reading;  ///< a doubtful reading, and what the other would give
  std::string_view note;
  std::string_view when_reading;  ///< in force only while that reading of the code
  std::string_view when_value;    ///  has that value; empty: always
  bool in_force = true;
};

/// A doubtful reading that a club may take the other way by one line of its house rules.
struct Reading {
  std::string_view name;
  std::span<const std::string_view> values;
  std::uint8_t chosen = 0;  ///< into `values`
};

/// What a code makes of a deed that comes at one moment with another act.
struct AtOnce {
  Remedies deeds = 0;    ///< 0: it says nothing of any
  WindowBeats with = 0;  ///< what the other act is
  bool before = true;    ///< the deed counts as done before it; false: after it
};

/// One article of a code.
struct Law {
  std::string_view number;  ///< digits for the code's own; any word for one house rules add
  std::string_view id;
  std::string_view chapter;
  std::string_view page;
  std::string_view gist;  ///< the law restated in our own words
  std::string_view reading;
  std::string_view unobservable;         ///< why no record can show it; empty if one can
  std::span<const FactKind> engaged_by;  ///< facts that engage it, besides those of its cases
  std::uint16_t first_case = 0;
  std::uint16_t cases = 0;
  AtOnce at_once;
};

/// What a player has earned: the king, or a result of the hand, and of whom.
struct Earned {
  replay::ScoreFor what{};
  bool bold = false;  ///< won from a player who stood or refused first
  friend constexpr bool operator==(const Earned&, const Earned&) = default;
};
inline constexpr Earned kTheKing{replay::ScoreFor::King};
inline constexpr Earned kThePoint{replay::ScoreFor::Point};
inline constexpr Earned kTheVole{replay::ScoreFor::Vole};

/// Both values of NoYes.
inline constexpr replay::ValueBits kNoOrYes = 3;

/// A row of the score: a box over what may be earned, and by whom, and what it is worth.
struct Tariff {
  replay::ScoreFor what{};
  /// Accepted values of NoYes, as bits: was the loser bold, has the winner offended?
  replay::ValueBits loser_bold = kNoOrYes;
  replay::ValueBits offender = kNoOrYes;
  std::int8_t marks = 0;
  std::uint16_t law = 0;  ///< index into Code::laws
};

/// Where among the boundaries its cases name a finding lies: one place of the index of FactTable.
struct FoundBoundary {
  WindowBeats beats = 0;  ///< the first of these to come is the boundary
};

/// For one fact, the case that answers each combination of attributes and found-position. The index
/// is mixed radix: the first attribute varies slowest, the found-position fastest. Positions count
/// from 0 (before the first boundary) to `boundaries.size()` (after the last, or never found).
struct FactTable {
  std::span<const FoundBoundary> boundaries;
  std::span<const std::uint8_t> answers;  ///< numbers into `cases`; kNoAnswer where no case applies
  std::span<const std::uint16_t> cases;   ///< the fact's cases, as indexes into Code::cases
};
inline constexpr std::uint8_t kNoAnswer = 0xff;

/// Whether an offender's ceiling holds in hands played again: the one doubtful reading that is no
/// matter of cases, since it reaches from one playing to the next.
enum class AfterReplay : std::uint8_t { Follow, Fall };

struct Code {
  std::string_view name;  ///< "turf-portland-1877"
  std::string_view title;
  std::string_view edition;
  std::string_view source;
  std::string_view digest;        ///< of the files it was made from, hexadecimal
  std::string_view extends;       ///< the code whose house rules this is; empty if none
  std::uint8_t game = 5;          ///< points that win the game
  std::int8_t treble_up_to = -1;  ///< by agreement a game is a treble if the loser has no more,
  std::int8_t double_up_to = -1;  ///  and a double if he has no more than this; -1: it never is
  replay::CutDeals cut_deals = replay::CutDeals::Highest;   ///< who deals first,
  replay::DealsNext deals_next = replay::DealsNext::Other;  ///  and after a deal that stood
  replay::HandTricks hand{};  ///< how many tricks make the point, and the vole
  AfterReplay ceilings_after_replay = AfterReplay::Follow;
  std::string_view ceilings_reading;  ///< what the other reading of that would give
  std::span<const Reading> readings;
  std::span<const Law> laws;
  std::span<const Case> cases;  ///< those of a reading not chosen too, which are not in force
  std::span<const Tariff> tariff;
  std::array<FactTable, replay::kFactKinds> tables;

  [[nodiscard]] const Law& law_of(const Case& c) const { return laws[c.law]; }
};

/// The number of found-positions of a fact's table.
constexpr int positions(const FactTable& table) {
  return static_cast<int>(table.boundaries.size()) + 1;
}

/// The index into `table.answers` for known `values` and a found-position.
constexpr std::size_t index_of(const FactTable& table, FactKind kind,
                               const std::array<std::uint8_t, replay::kMaxAttributes>& values,
                               int position) {
  std::size_t index = 0;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const replay::ValueBits all = replay::kAllValues[static_cast<std::size_t>(kind)][i];
    if (all == 0) {
      break;
    }
    index = index * static_cast<std::size_t>(std::bit_width(all)) + values[i];
  }
  return index * static_cast<std::size_t>(positions(table)) + static_cast<std::size_t>(position);
}

/// How grave a finding of that class is, whatever became of its remedy.
Severity severity_of(Class cls);
/// The same of a case, which may say another.
inline Severity severity_of(const Case& c) {
  return c.severity.value_or(severity_of(c.cls));
}

std::string_view word(Class cls);
std::string_view word(Severity severity);
std::string_view word(Who who);
/// "king", "point", "bold-point", "vole" or "bold-vole".
std::string_view word(const Earned& earned);
/// The same of a row that is only for a bold loser.
std::string_view word(const Tariff& row);
/// For any beat a window may name, absolute or not: "n-looks", "own-first-card", "next-turn-up".
std::string_view window_beat_word(int beat);

/// The codes compiled into the program, the default one first.
std::span<const Code* const> built_in_codes();
/// The built-in code of that name, or nothing.
const Code* built_in_code(std::string_view name);

}  // namespace ecarte::codes
