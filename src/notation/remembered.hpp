// SPDX-License-Identifier: MIT
//
// Lines that the whole grammar has read, and what they said. The same words, with other cards and
// of others who play, say the same again wherever all is so on which their reading turned: while a
// line is read that is noted (Moment, ToldActs, NameTable), and a line is remembered only if it is
// some bits of the moment, and of the act before what it was and who did it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string_view>
#include <vector>

#include "notation/moment.hpp"
#include "notation/names.hpp"
#include "notation/told_acts.hpp"
#include "record/record.hpp"

namespace ecarte::notation {

/// The words of a line behind who acts, with a sign in the place of each card.
class LineWords {
 public:
  static constexpr std::size_t kMost = 80;  ///< bytes
  static constexpr std::size_t kMostCards = 12;

  /// False if the line is longer than is remembered, has one of `words`, or a card twice: then
  /// everything may turn on whom, or on where. Behind it stand eight bytes more, the first of which
  /// is of no word and no card.
  bool take(std::string_view line, NameTable::Words words);

  [[nodiscard]] std::string_view text() const { return {text_.data(), size_}; }
  /// Are the words those of `text`, which has as many bytes and is 0 behind its end?
  [[nodiscard]] bool are(const std::array<char, kMost>& text) const {
    std::uint64_t differ = 0;
    for (std::size_t at = 0; at < size_; at += kEight) {
      differ |= eight_at(&text_[at]) ^ eight_at(&text[at]);
    }
    return differ == 0;
  }
  [[nodiscard]] std::uint64_t hash() const { return hash_of(text()); }
  /// That of words which are 0 behind their end, up to a multiple of eight bytes.
  static std::uint64_t hash_of(std::string_view text);
  /// With which letters the words of names begin (NameTable::Words).
  [[nodiscard]] std::uint64_t firsts() const { return firsts_; }
  [[nodiscard]] bool has_cards() const { return count_ != 0; }
  /// The cards at these places of the line, a bit for each.
  [[nodiscard]] game::CardSet cards(std::uint16_t places) const;
  /// The places of these cards; nothing if one of them is not in the line.
  [[nodiscard]] std::optional<std::uint16_t> places(game::CardSet cards) const;

  /// Where byte `at` of the line stands in its words, whose cards take one byte each however they
  /// are written; nothing of a byte within a card.
  [[nodiscard]] std::optional<record::Offset> in_words(record::Offset at) const;
  /// And back.
  [[nodiscard]] record::Offset in_line(record::Offset at) const {
    record::Offset more = 0;
    for (std::size_t n = 0; n < shortened_ && cut_[n].at < at; ++n) {
      more += cut_[n].by;
    }
    return at + more;
  }

 private:
  void add(char c) { text_[size_++] = c; }
  void add_sign(std::size_t of_bytes) {
    cut_[shortened_++] = {static_cast<std::uint8_t>(size_),
                          static_cast<std::uint8_t>(of_bytes - 1)};
    add(kCard);
  }
  const char* add(const char* from, const char* to) {
    std::memcpy(&text_[size_], from, static_cast<std::size_t>(to - from));
    size_ += static_cast<std::size_t>(to - from);
    return to;
  }
  /// A word: eight bytes at a time, so that what stands behind it may be copied with it.
  void add_word(const char* from, std::size_t size) {
    for (std::size_t done = 0; done < size; done += kEight) {
      std::memcpy(&text_[size_ + done], from + done, kEight);
    }
    size_ += size;
  }
  bool take_card(const char* at, std::uint32_t card, std::size_t size, NameTable::Words names);

  /// What stands in the place of a card: no such byte is in a text that can be read.
  static constexpr char kCard = 1;
  static constexpr std::size_t kEight = 8;
  static_assert(kMost % kEight == 0);
  static std::uint64_t eight_at(const char* at) {
    std::uint64_t eight = 0;
    std::memcpy(&eight, at, sizeof eight);
    return eight;
  }
  std::array<char, kMost + kEight> text_{};  ///< 0 behind its end
  std::size_t size_ = 0;
  std::array<game::CardSet, kMostCards> cards_{};
  /// A sign that stands in the words for so many bytes more.
  struct Cut {
    std::uint8_t at = 0;
    std::uint8_t by = 0;
  };
  std::array<Cut, kMostCards> cut_{};
  std::size_t shortened_ = 0;  ///< how many there are
  std::size_t count_ = 0;
  game::CardSet met_;
  std::uint64_t firsts_ = 0;
};

/// What is so where a line stands, of all that the reading of one that is remembered may turn on.
struct WhereItStands {
  When when = 0;           ///< of who acts
  std::uint16_t last = 0;  ///< the act before, and whether he did it; 0: none
  static std::uint16_t last_of(record::Actor actor, const std::vector<record::Act>& acts);
};

/// Where a line of one who plays begins, in the record's text, and what stands behind his name.
struct LineAt {
  record::Actor actor = record::kNobody;
  record::Offset start = 0;
  record::Offset phrase = 0;
};

class Remembered {
 public:
  /// Adds what the line said, and returns true, if such a line is remembered. It stands behind
  /// `record`'s text and acts.
  bool recall(record::Record& record, const LineWords& words, Moment& moment, LineAt at,
              const NameTable& names) const;
  /// All that a line said, while it is still to be seen.
  struct Read {
    std::size_t acts = 0;         ///< how many there were before it
    std::size_t passed_over = 0;  ///< and how many words of which nothing was read
    When when = 0;                ///< its reading turned on these bits of where it stood,
    bool last = false;            ///  and on the act before,
    record::ActKinds none_of;     ///  and on its being of none of these kinds,
    std::uint64_t letters = 0;    ///  and on nobody's name beginning with these letters
  };
  /// Keeps what the line said, if that can be said again.
  void learn(const record::Record& record, const Read& read, const LineWords& words,
             const WhereItStands& stood, LineAt at);
  /// Gives `all` the lines learnt since it was last given some, and keeps those that others gave.
  void share(Remembered& all);

 private:
  /// One act: `act.at` counts from who acts or, in the words of the line, from behind him, and so
  /// does its length; its actor is 0 if it is the same, 1 if it is the other of the two.
  struct Said {
    record::Act act;
    std::uint16_t places = 0;  ///< of its cards
    bool from_start = false;
  };
  static constexpr std::size_t kMostSaid = 4;
  static constexpr std::size_t kMostPassedOver = 2;
  /// What nearly every line needs comes first: what is known of thousands of lines is not near at
  /// hand, and is fetched by so many bytes.
  static constexpr std::size_t kFetched = 128;
  struct alignas(kFetched) Line {
    std::uint64_t letters = 0;  ///< with which no name may begin
    When turns_on = 0;
    WhereItStands stood;       ///< as far as it turns on that
    record::ActKinds none_of;  ///< what the act before may not be
    std::uint8_t size = 0;
    std::uint8_t count = 0;
    std::uint8_t passed_count = 0;
    bool turns_on_last = false;
    std::uint8_t owns = 0;  ///< "his" is in it, 1, or "her", 2: of who acts
    Said first;
    std::array<char, LineWords::kMost> text{};  ///< 0 behind its end
    std::array<Said, kMostSaid - 1> others{};
    std::array<record::Span, kMostPassedOver> passed_over{};  ///< in the words of the line

    [[nodiscard]] const Said& said(std::size_t n) const { return n == 0 ? first : others[n - 1]; }
    [[nodiscard]] Said& said(std::size_t n) { return n == 0 ? first : others[n - 1]; }
    /// Is it read alike wherever the other is? They say the same then.
    [[nodiscard]] bool is_as(const Line& other) const {
      return size == other.size && text == other.text && letters == other.letters &&
             turns_on == other.turns_on && stood.when == other.stood.when &&
             turns_on_last == other.turns_on_last && stood.last == other.stood.last &&
             none_of == other.none_of;
    }
  };
  /// Then all are forgotten: three times what a million deals have, a quarter of them in freer
  /// words.
  static constexpr std::size_t kMostLines = 32768;
  /// Where a line is: its number in the low bits, in the others those of its words' hash. Whoever
  /// looks for a line meets another only if the hashes are as good as one.
  using Slot = std::uint64_t;
  static constexpr Slot kNumber = 0xffff;  ///< the bits of the number; all of them: no line
  static constexpr std::size_t kFewestSlots = 64;

  /// Calls `is_it` with the lines whose words may have this hash, until it says so; nullptr if it
  /// does of none.
  template <class IsIt>
  [[nodiscard]] const Line* look(std::uint64_t hash, IsIt is_it) const;
  /// The first slot of such lines.
  [[nodiscard]] std::size_t first_slot(std::uint64_t hash) const {
    return static_cast<std::size_t>(hash >> 16U) & (slots_.size() - 1);
  }
  [[nodiscard]] std::size_t next_slot(std::size_t slot) const {
    return (slot + 1) & (slots_.size() - 1);
  }
  void put(Slot line);
  /// Makes room for one line more.
  void make_room();
  void add(const Line& line, std::uint64_t hash);
  /// Adds a line another has learnt, unless it is known, or there is no room.
  void keep(const Line& line);

  /// The line with these words that would be read alike where they stand now; nullptr if there is
  /// none.
  [[nodiscard]] const Line* find(const record::Record& record, const LineWords& words,
                                 Moment& moment, record::Actor actor, const NameTable& names) const;
  static bool says_again(const record::Act& act);
  [[nodiscard]] static std::optional<Said> said_of(const record::Act& act, const LineWords& words,
                                                   LineAt at);
  void say(const Line& line, const LineWords& words, LineAt at, record::Record& record) const;

  std::vector<Line> lines_;
  std::vector<Slot> slots_;  ///< at least half of them empty, a power of two
  std::size_t given_ = 0;    ///< of these lines, others know so many,
  std::size_t taken_ = 0;    ///  and so many were taken of theirs
};

}  // namespace ecarte::notation
