// SPDX-License-Identifier: MIT
//
// Lines that are known, as they are kept: thousands of them, each fetched from far away when it is
// met again, so that each takes as little room as it can.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "notation/line_words.hpp"
#include "notation/moment.hpp"
#include "notation/names.hpp"
#include "record/record.hpp"

namespace ecarte::notation {

/// What is so where a line stands, of all that the reading of one that is remembered may turn on.
struct WhereItStands {
  When when = 0;           ///< of who acts
  std::uint16_t last = 0;  ///< the act before, and whether he did it; 0: none
  static std::uint16_t last_of(record::Actor actor, const std::vector<record::Act>& acts);
  friend bool operator==(const WhereItStands&, const WhereItStands&) = default;
};

/// On what the reading of a line turns besides its words. Few lines differ in it. What nearly all
/// of them are asked for is fetched together.
struct alignas(64) TurnsOn {
  std::uint64_t letters = 0;              ///< nobody's name begins with these,
  When when = 0;                          ///< these bits of where it stands,
  WhereItStands stood;                    ///<  and the act before, as they were;
  record::ActKinds none_of;               ///< what the act before may not be
  std::optional<NameTable::Sexes> sexes;  ///< of who acts, and of the other
  std::uint8_t moments = kAlways;         ///< it is at one of these moments
  bool last = false;                      ///< whether it turns on the act before,
  bool goes_on = false;                   ///<  on where it goes on (`later`),
  bool of_packs = false;                  ///<  on the packs
  std::uint8_t owns = 0;                  ///< "his" is in it, 1, or "her", 2:
  bool of_other = false;                  ///<  which is the other's by their names, and not his
  bool untold = false;                    ///< nobody is known to tell it who plays
  NameTable::Colours packs;               ///< and these are their colours
  std::array<Moment::Later, 3> later{};   ///< where it goes on, these as they were
  friend bool operator==(const TurnsOn&, const TurnsOn&) = default;
};

/// One act of a line: `act.at` counts from who acts or, in the words of the line, from behind him,
/// and so does its length; its actor is 0 if it is the same, 1 if it is the other of the two; its
/// cards are those at `places`.
struct Said {
  record::Act act;
  std::uint16_t places = 0;
  bool from_start = false;
  bool numbered = false;  ///< its number is that of the line (LineWords::number)
};

struct KnownLine {
  static constexpr std::size_t kMostSaid = 4;
  static constexpr std::size_t kMostPassedOver = 2;
  TurnsOn turns_on;
  std::uint64_t marks = 0;  ///< of its words (LineWords::marks)
  std::size_t size = 0;
  std::size_t count = 0;
  std::size_t passed_count = 0;
  std::array<char, LineWords::kMost> text{};  ///< 0 behind its end
  std::array<Said, kMostSaid> said;
  std::array<record::Span, kMostPassedOver> passed_over;  ///< in the words of the line
};

class KnownLines {
 private:
  /// The numbers of a line, in one word.
  struct Sizes {
    std::uint16_t turns_on = 0;
    std::uint8_t size = 0;  ///< of its text in bytes
    std::uint8_t count = 0;
    std::uint8_t passed = 0;
    std::uint8_t cells = 0;
    bool quotes = false;  ///< somebody is quoted in its text
    std::uint8_t unused = 0;
    [[nodiscard]] std::size_t words_of_text() const { return (size + kWord - 1) / kWord; }
  };
  static constexpr std::size_t kWord = sizeof(std::uint64_t);
  static constexpr std::size_t kAct = sizeof(record::Act) / kWord;

 public:
  /// A line where it is kept: the marks of its words and its numbers, what it says, its text.
  class Kept {
   public:
    [[nodiscard]] const TurnsOn& turns_on() const { return *turns_on_; }
    /// Those of its words, of which none may be a name (LineWords::marks).
    [[nodiscard]] std::uint64_t marks() const { return words_[0]; }
    [[nodiscard]] bool has(const LineWords& words) const {
      return sizes_.size == words.text().size() && words.are(text());
    }
    [[nodiscard]] std::size_t count() const { return sizes_.count; }
    [[nodiscard]] Said said(std::size_t n) const;
    [[nodiscard]] bool quotes() const { return sizes_.quotes; }
    [[nodiscard]] std::size_t passed_count() const { return sizes_.passed; }
    [[nodiscard]] record::Span passed_over(std::size_t n) const;

   private:
    friend KnownLines;
    /// Eight bytes in a number, 0 behind its end.
    [[nodiscard]] const std::uint64_t* text() const {
      return words_ + kHead + sizes_.count * kAct + sizes_.passed;
    }
    Kept(const std::uint64_t* words, const std::vector<TurnsOn>& all)
        : words_(words), sizes_(std::bit_cast<Sizes>(words[1])), turns_on_(&all[sizes_.turns_on]) {}
    const std::uint64_t* words_;
    Sizes sizes_;
    const TurnsOn* turns_on_;
  };

  /// Calls `is_it` with those whose words may have this hash, until it says so, and `then` with
  /// that one; false if it is none.
  template <class IsIt, class Then>
  bool look(std::uint64_t hash, const IsIt& is_it, const Then& then) const {
    if (slots_.empty()) {
      return false;
    }
    for (std::size_t at = first_slot(hash); slots_[at] != kEmpty; at = next_slot(at)) {
      if (((slots_[at] ^ tag_of(hash)) & ~kNumber) != 0) {
        continue;
      }
      const Kept line = kept(slots_[at] & kNumber);
      if (is_it(line)) {
        then(line);
        return true;
      }
    }
    return false;
  }
  /// All are forgotten first if there is no room.
  void add(const KnownLine& line);
  /// Is there room for one more of those?
  [[nodiscard]] bool has_room_for(const TurnsOn& what) const;
  [[nodiscard]] bool has(const KnownLine& line) const;

  /// Lines are gone through in the order in which they were added from 0 to `end`, the next
  /// `behind` each.
  [[nodiscard]] std::size_t end() const { return words_.size() / kCell; }
  [[nodiscard]] std::size_t behind(std::size_t at) const { return at + kept(at).sizes_.cells; }
  [[nodiscard]] KnownLine line(std::size_t at) const;

 private:
  static constexpr std::size_t kCell = 4;  ///< words, to begin at
  static constexpr std::size_t kHead = 2;
  /// What is kept with the places of the cards of an act.
  static constexpr std::uint32_t kFromStart = 1U << 16U;
  static constexpr std::uint32_t kNumbered = 1U << 17U;
  /// Where a line is: the number of its first cell in the low bits, in the others those of its
  /// words' hash. Whoever looks for a line seldom meets another.
  using Slot = std::uint32_t;
  static constexpr Slot kNumber = 0x1ffff;
  static constexpr Slot kEmpty = ~Slot{0};
  static constexpr std::size_t kFewestSlots = 64;
  /// Then all are forgotten: three times what a million deals have, a quarter of them in freer
  /// words.
  static constexpr std::size_t kMostLines = 32768;
  static constexpr std::size_t kMostCells = kNumber;
  static constexpr std::size_t kMostTurnsOn = 1024;

  [[nodiscard]] static Slot tag_of(std::uint64_t hash) {
    return static_cast<Slot>(hash >> 32U) & ~kNumber;
  }
  [[nodiscard]] std::size_t first_slot(std::uint64_t hash) const {
    return static_cast<std::size_t>(hash >> 16U) & (slots_.size() - 1);
  }
  [[nodiscard]] std::size_t next_slot(std::size_t slot) const {
    return (slot + 1) & (slots_.size() - 1);
  }
  [[nodiscard]] Kept kept(std::size_t cell) const { return {&words_[cell * kCell], turns_on_}; }
  [[nodiscard]] std::uint64_t hash_at(std::size_t cell) const;
  void put(std::size_t cell);
  void make_room(const TurnsOn& what);
  std::uint16_t number_of(const TurnsOn& what);

  std::vector<std::uint64_t> words_;  ///< of the lines
  std::vector<Slot> slots_;           ///< a quarter of them empty or more, a power of two
  std::vector<TurnsOn> turns_on_;     ///< each different from the others
  std::size_t lines_ = 0;
};

inline Said KnownLines::Kept::said(std::size_t n) const {
  const std::uint64_t* const at = words_ + kHead + n * kAct;
  const auto act = std::bit_cast<record::Act>(std::array{at[0], at[1]});
  const std::uint32_t bits = act.cards.bits();
  return {act, static_cast<std::uint16_t>(bits), (bits & kFromStart) != 0, (bits & kNumbered) != 0};
}

inline record::Span KnownLines::Kept::passed_over(std::size_t n) const {
  return std::bit_cast<record::Span>(words_[kHead + sizes_.count * kAct + n]);
}

}  // namespace ecarte::notation
