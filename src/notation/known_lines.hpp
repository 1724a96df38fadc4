// SPDX-License-Identifier: MIT
//
// Lines that are known, as they are kept: thousands of them, each fetched from far away when it is
// met again, so that each takes as little room as it can. What several readers know is there once:
// one thread at a time adds a line, and any number look for others meanwhile, without waiting.
#pragma once

#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
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
  static constexpr std::size_t kMostSaid = 6;
  static constexpr std::size_t kMostPassedOver = 2;
  TurnsOn turns_on;
  std::uint64_t marks = 0;  ///< of its words (LineWords::marks); or, if it has somebody's name,
  bool named = false;       ///<  NameTable::who_is_who
  bool of_nobody = false;   ///< who plays stands not at its beginning
  std::size_t size = 0;
  std::size_t count = 0;
  std::size_t passed_count = 0;
  std::array<char, LineWords::kMost> text{};  ///< 0 behind its end
  std::array<Said, kMostSaid> said;
  std::array<record::Span, kMostPassedOver> passed_over;  ///< in the words of the line
};

/// Things that are added one by one and stay where they are, in blocks of `kBlock`. Who has been
/// told of one (by what is written after it was added, and read before it is looked at) may look at
/// it while another is added.
template <class Thing, std::size_t kBlock, std::size_t kMost>
class StayingPut {
 public:
  static_assert(kMost % kBlock == 0);
  StayingPut() = default;
  StayingPut(const StayingPut&) = delete;
  StayingPut& operator=(const StayingPut&) = delete;
  ~StayingPut() {
    for (auto& block : blocks_) {
      delete[] block.load(std::memory_order_relaxed);
    }
  }
  [[nodiscard]] const Thing& operator[](std::size_t at) const {
    return blocks_[at / kBlock].load(std::memory_order_relaxed)[at % kBlock];
  }
  /// Room for the thing of that number, which is to be filled before anybody is told of it.
  Thing& room_for(std::size_t at) {
    std::atomic<Thing*>& block = blocks_[at / kBlock];
    if (block.load(std::memory_order_relaxed) == nullptr) {
      block.store(new Thing[kBlock], std::memory_order_relaxed);
    }
    return block.load(std::memory_order_relaxed)[at % kBlock];
  }

 private:
  std::array<std::atomic<Thing*>, kMost / kBlock> blocks_{};
};

class KnownLines {
 private:
  /// The numbers of a line, in one word.
  struct Sizes {
    std::uint16_t turns_on = 0;
    std::uint8_t size = 0;  ///< of its text in bytes
    std::uint8_t count = 0;
    std::uint8_t passed = 0;
    bool quotes = false;  ///< somebody is quoted in its text
    bool named = false;
    bool of_nobody = false;
    [[nodiscard]] std::size_t words_of_text() const { return (size + kWord - 1) / kWord; }
  };
  static constexpr std::size_t kWord = sizeof(std::uint64_t);
  static constexpr std::size_t kAct = sizeof(record::Act) / kWord;

 public:
  /// A line where it is kept: the marks of its words and its numbers, what it says, its text.
  class Kept {
   public:
    [[nodiscard]] const TurnsOn& turns_on() const { return *turns_on_; }
    /// Does no player's name stand before its words?
    [[nodiscard]] bool of_nobody() const { return sizes_.of_nobody; }
    /// Has it somebody's name? Then it says so only of these who bear names.
    [[nodiscard]] bool named() const { return sizes_.named; }
    [[nodiscard]] std::uint64_t who_is_who() const { return words_[0]; }
    /// Else the marks of its words, of which none may be a name (LineWords::marks).
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
    Kept(const std::uint64_t* words, const KnownLines& all)
        : words_(words),
          sizes_(std::bit_cast<Sizes>(words[1])),
          turns_on_(&all.turns_on_[sizes_.turns_on]) {}
    const std::uint64_t* words_;
    Sizes sizes_;
    const TurnsOn* turns_on_;
  };

  /// Calls `is_it` with those whose words may have this hash, until it says so, and `then` with
  /// that one; false if it is none.
  template <class IsIt, class Then>
  bool look(std::uint64_t hash, const IsIt& is_it, const Then& then) const {
    const Slots* const slots = slots_.load(std::memory_order_acquire);
    if (slots == nullptr) {
      return false;
    }
    for (std::size_t at = slots->first(hash);; at = slots->next(at)) {
      const Slot slot = slots->at[at].load(std::memory_order_acquire);
      if (slot == kEmpty) {
        return false;
      }
      if (((slot ^ tag_of(hash)) & ~kNumber) != 0) {
        continue;
      }
      const Kept line{first_word(slot & kNumber), *this};
      if (is_it(line)) {
        then(line);
        return true;
      }
    }
  }
  /// Adds it, if it is not there yet. False if there is no room for it: then some of what is looked
  /// for from now on will not be there.
  bool add(const KnownLine& line);
  /// Was there no room for a line?
  [[nodiscard]] bool is_full() const { return full_.load(std::memory_order_relaxed); }

 private:
  static constexpr std::size_t kCell = 4;  ///< words, to begin at
  static constexpr std::size_t kHead = 2;
  /// What is kept with the places of the cards of an act.
  static constexpr std::uint32_t kFromStart = 1U << 16U;
  static constexpr std::uint32_t kNumbered = 1U << 17U;
  /// Where a line is: the number of its first cell in the low bits, in the others those of its
  /// words' hash. Whoever looks for a line seldom meets another.
  using Slot = std::uint32_t;
  static constexpr unsigned kNumberBits = 17;
  static constexpr Slot kNumber = (Slot{1} << kNumberBits) - 1;
  static constexpr Slot kEmpty = ~Slot{0};
  static constexpr std::size_t kFewestSlots = 64;
  /// Three times what a million deals have, a quarter of them in freer words.
  static constexpr std::size_t kMostLines = 32768;
  static constexpr std::size_t kCells = std::size_t{1} << kNumberBits;
  static constexpr std::size_t kMostTurnsOn = 1024;
  static constexpr std::size_t kMostWords =  ///< of one
      kHead + KnownLine::kMostSaid * kAct + KnownLine::kMostPassedOver + LineWords::kMost / kWord;

  /// A quarter of them empty or more, a power of two in all.
  struct Slots {
    explicit Slots(std::size_t size);
    [[nodiscard]] std::size_t first(std::uint64_t hash) const {
      return static_cast<std::size_t>(hash >> 16U) & most;
    }
    [[nodiscard]] std::size_t next(std::size_t slot) const { return (slot + 1) & most; }
    void put(std::uint64_t hash, std::size_t cell);

    std::unique_ptr<std::atomic<Slot>[]> at;
    std::size_t most;  ///< the number of the last
  };
  /// Cells that follow one another, of which a line has as many as it needs.
  static constexpr std::size_t kCellsAtOnce = 2048;
  using Words = StayingPut<std::uint64_t, kCellsAtOnce * kCell, kCells * kCell>;
  static constexpr std::size_t kWaysAtOnce = 32;

  [[nodiscard]] static Slot tag_of(std::uint64_t hash) {
    return static_cast<Slot>(hash >> 32U) & ~kNumber;
  }
  [[nodiscard]] const std::uint64_t* first_word(std::size_t cell) const {
    return &words_[cell * kCell];
  }
  [[nodiscard]] bool has(const KnownLine& line, std::uint64_t hash) const;
  void add(const KnownLine& line, std::uint64_t hash, std::size_t turns_on);
  Slots& roomy_slots();
  std::size_t number_of(const TurnsOn& what);
  std::size_t cells_for(std::size_t words);

  Words words_;                                              ///< of the lines
  StayingPut<TurnsOn, kWaysAtOnce, kMostTurnsOn> turns_on_;  ///< each different from the others
  std::atomic<Slots*> slots_ = nullptr;                      ///< of `all_slots_` the last
  std::mutex adding_;                                        ///< of all that follows
  std::vector<std::unique_ptr<Slots>> all_slots_;  ///< in the others somebody may still be looking
  std::vector<std::uint32_t> lines_;               ///< where each begins, as they were added
  std::size_t cells_ = 0;                          ///< how many are taken
  std::size_t ways_ = 0;                           ///< how many different `turns_on_` there are
  std::atomic<bool> full_ = false;
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
