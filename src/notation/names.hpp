// SPDX-License-Identifier: MIT
//
// The names of a sitting while its records are read. Names once handed out never change: whoever
// learns a new one makes a new `Names`, and a line that turns out unreadable gives it back.
#pragma once

#include <algorithm>
#include <array>
#include <cstring>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "grammar/bytes.hpp"
#include "notation/foreign_cards.hpp"
#include "record/record.hpp"

namespace ecarte::notation {

/// May the byte be of a word, or of a name, whatever marks stand in it? C2 and E2 begin signs,
/// quotation marks and blanks.
inline constexpr auto kOfNames = [] {
  std::array<bool, 256> of_names{};
  for (unsigned byte = 0; byte < of_names.size(); ++byte) {
    of_names[byte] = byte < 0x80U ? grammar::is(static_cast<char>(byte), grammar::ByteIs::InWord)
                                  : byte != 0xc2U && byte != 0xe2U;
  }
  return of_names;
}();

/// How many bytes of such a word `text` begins with; 0 if none does.
constexpr std::size_t name_word_size(std::string_view text) {
  std::size_t size = 0;
  while (size < text.size() && kOfNames[static_cast<unsigned char>(text[size])]) {
    ++size;
  }
  return size;
}

/// How many bytes the character takes that `text` begins with.
constexpr std::size_t character_size(std::string_view text) {
  std::size_t size = 1;
  while (size < text.size() && (static_cast<unsigned char>(text[size]) & 0xc0U) == 0x80U) {
    ++size;
  }
  return size;
}

/// Names have single blanks, and no stop at their end, however they were written.
std::string tidy(std::string_view name);

/// What a title, or else the first name, says of its bearer: -1 a man, 1 a woman, 2 a woman by her
/// title, 0 nothing.
std::int8_t sex_told_by(std::string_view name);
/// "Mr Pym", "Lady Ashcombe".
bool bears_title(std::string_view name);

class NameTable {
 public:
  NameTable() : nameless_(std::make_shared<const record::Names>()), names_(nameless_) {}

  /// Another file begins, of which nothing is known.
  void begin_file();

  [[nodiscard]] const std::shared_ptr<const record::Names>& shared() const { return names_; }
  [[nodiscard]] const record::Names& names() const { return *names_; }

  /// Whoever bears the name: a player or a bystander.
  [[nodiscard]] std::optional<record::Actor> find(std::string_view name) const;
  [[nodiscard]] std::optional<record::Actor> find_player(std::string_view name) const;
  /// Whoever's name `text` begins with, and how many bytes of it the name takes: the longest name
  /// that fits; or of a name of several words the last, if nobody else bears it.
  struct Found {
    record::Actor actor = record::kNobody;
    std::size_t size = 0;
  };
  [[nodiscard]] std::optional<Found> person_at(std::string_view text) const;
  /// The same of a player's initial, "B. leads", "B leads", if nobody else's name begins so.
  [[nodiscard]] std::optional<Found> by_initial(std::string_view text) const;
  /// The same of a first name that is written small, or all in capitals: "ann".
  [[nodiscard]] std::optional<Found> in_other_letters(std::string_view text) const;
  /// The same of a part of a name: a title with one of the names behind it, "Sir Joseph", or the
  /// first name alone, if nobody else is called so.
  [[nodiscard]] std::optional<Found> by_part(std::string_view text) const;
  /// Whose title `text` begins with, behind its article: "the Colonel", and how many bytes that
  /// takes; kNobody if several have it. Nothing if nobody has.
  [[nodiscard]] std::optional<Found> titled_at(std::string_view text) const;
  /// The names of the two who play, and whether each of them, with a blank behind it or `'s`, is
  /// known by its bytes alone: no other name goes on from it, and nobody is called as a verb of
  /// plain lines is.
  struct Seated {
    std::array<std::string_view, 2> names;
    bool plain = false;
    std::array<bool, 2> not_his{};  ///< "his" is the other's, in what each does (is_of_other)
    /// The first eight bytes of each with its blank, as they stand in a text, and which they are.
    std::array<std::uint64_t, 2> heads{};
    std::array<std::uint64_t, 2> masks{};

    /// Whose name stands there, of which `left` bytes may be part of it, and eight may be looked
    /// at; of size 0 if it is neither's.
    [[nodiscard]] Found at(const char* at, std::size_t left) const {
      std::uint64_t head = 0;
      std::memcpy(&head, at, sizeof head);
      for (record::Actor seat = 0; seat < 2; ++seat) {
        if (((head ^ heads[seat]) & masks[seat]) == 0) {
          const std::string_view name = names[seat];
          if (name.size() < sizeof head || (left > name.size() && at[name.size()] == ' ' &&
                                            std::memcmp(at, name.data(), name.size()) == 0)) {
            return {seat, name.size()};
          }
        }
      }
      return {};
    }
    /// The same where the line's end stands behind it.
    [[nodiscard]] Found last_at(const char* at, std::size_t left) const {
      const std::string_view text(at, left);
      for (record::Actor seat = 0; seat < 2; ++seat) {
        const std::string_view name = names[seat];
        const std::string_view behind = text.substr(std::min(name.size(), text.size()));
        if (text.starts_with(name) && (behind.starts_with('\n') || behind.starts_with('\r'))) {
          return {seat, name.size()};
        }
      }
      return {};
    }
    /// The same where what stands there is somebody's: "A's ". Of the name with its `'s`.
    [[nodiscard]] Found owner_at(const char* at, std::size_t left) const {
      constexpr std::string_view kOwns = "'s ";
      const std::string_view text(at, left);
      for (record::Actor seat = 0; seat < 2; ++seat) {
        const std::string_view name = names[seat];
        if (text.starts_with(name) && text.substr(name.size()).starts_with(kOwns)) {
          return {seat, name.size() + kOwns.size() - 1};
        }
      }
      return {};
    }
  };
  [[nodiscard]] const Seated& seated() const { return index().seated; }
  /// A number that is the same only where everybody who bears a name is the same again, and so is
  /// who acts: by it alone a line with names in it says the same. 0 where no `players:` line tells.
  [[nodiscard]] std::uint64_t who_is_who(record::Actor actor) const {
    return named_ ? (index().bearers_of_names ^ actor) | std::uint64_t{1} << 63U : 0;
  }
  /// The same of one who looks on.
  [[nodiscard]] Found onlooker_at(const char* at, std::size_t left) const;
  /// Is this word, in small letters or capitals, one of somebody's name? A word here is what
  /// `name_word_size` takes.
  [[nodiscard]] bool has_word(std::string_view word) const { return words().have(word); }
  /// All these words, until the names change.
  class Words {
   public:
    Words(const std::vector<std::string_view>& words, const std::vector<std::uint64_t>& marks,
          std::uint64_t firsts, std::uint64_t bits)
        : words_(words), marks_(marks), firsts_(firsts), bits_(bits) {}
    [[nodiscard]] bool have(std::string_view word) const {
      return (firsts_ & first_of(word)) != 0 && (mark_of(word) & ~bits_) == 0 && are_one(word);
    }
    /// One of 64 bits for the letter it begins with, whether that is written small or not.
    [[nodiscard]] static std::uint64_t first_of(std::string_view word) {
      return std::uint64_t{1} << ((static_cast<unsigned char>(word.front()) | 0x20U) % 64U);
    }
    /// Two of 64 bits, whether the word is written small or not.
    [[nodiscard]] static std::uint64_t mark_of(std::string_view word) {
      const auto small = [](char c) { return static_cast<unsigned char>(c) | 0x20U; };
      const unsigned first = small(word.front());
      const unsigned last = small(word.back());
      const auto size = static_cast<unsigned>(word.size());
      return std::uint64_t{1} << ((first * 5U + last * 11U + size) % 32U) |
             std::uint64_t{1} << (32U + (first * 3U + last * 7U + size * 5U) % 32U);
    }
    /// Is one of them among words with these marks, as far as marks tell?
    [[nodiscard]] bool may_be_among(std::uint64_t marks) const {
      return std::ranges::any_of(marks_,
                                 [marks](std::uint64_t its) { return (its & ~marks) == 0; });
    }
    /// The bits of all their first letters.
    [[nodiscard]] std::uint64_t firsts() const { return firsts_; }

   private:
    [[nodiscard]] bool are_one(std::string_view word) const;
    const std::vector<std::string_view>& words_;
    const std::vector<std::uint64_t>& marks_;
    std::uint64_t firsts_;  ///< of them
    std::uint64_t bits_;    ///< marks of them
  };
  [[nodiscard]] Words words() const {
    const Index& known = index();
    return {known.words, known.marks, known.first_bits, known.word_bits};
  }
  /// A name as a text is searched for it.
  struct Wanted {
    std::string_view text;
    bool one_word = true;
  };
  /// 0 or 1 for the colour of one of the two packs.
  [[nodiscard]] std::optional<std::uint8_t> find_pack(std::string_view colour) const;
  /// Those of the two packs; empty of one that has none.
  using Colours = std::array<std::string, 2>;
  [[nodiscard]] const Colours& colours() const { return names_->packs; }

  /// Is there room for two bystanders more?
  [[nodiscard]] bool has_room() const;
  /// Adds a bystander; nothing if there are too many.
  std::optional<record::Actor> add_bystander(std::string_view name);
  /// Adds the colour of a pack; nothing if both have one.
  std::optional<std::uint8_t> add_pack(std::string_view colour);
  /// Gives a seat that nobody named so far to a player met in the deal, where no `players:` line
  /// names any. Nothing if both have players.
  std::optional<record::Actor> take_player(std::string_view name);
  /// Whether `take_player` would find a seat.
  [[nodiscard]] bool has_a_seat_free() const { return !named_ && !(met_[0] && met_[1]); }
  /// A player was met under the name he has without a `players:` line.
  void meet(record::Actor actor) { met_[actor & 1U] = true; }
  void set_players(std::string_view first, std::string_view second);
  /// A sitting begins of which it is not known who plays: its names are those met in its first
  /// deal.
  void forget_players();
  void set_packs(std::string_view first, std::string_view second);
  void set_code(std::string_view code);
  /// The tongue of the cards, until another is named.
  void set_tongue(Tongue tongue) { tongue_ = tongue; }
  [[nodiscard]] Tongue tongue() const { return tongue_; }

  /// True once a `packs:` line has said whose pack is whose.
  [[nodiscard]] bool packs_are_owned() const { return asked_for(packs_owned_); }
  /// The number of the pack a player first played with, once packs are owned.
  [[nodiscard]] std::uint8_t pack_of(record::Actor player) const {
    return static_cast<std::uint8_t>(asked_for(first_players_pack_) ^ (player & 1U));
  }
  void own_packs(std::uint8_t first_players_pack);
  /// New packs were called for in a deal that is read: the next may be dealt with them, whatever
  /// their colours, until a `packs:` line names those.
  void call_packs() { new_packs_ = true; }
  [[nodiscard]] bool called_packs() const { return asked_for(new_packs_); }

  /// A player leaves his seat; whoever comes in next without a word has it.
  void vacate(record::Actor seat);
  /// The seat of the last player who left it; kNobody if it is taken.
  [[nodiscard]] record::Actor vacated() const { return asked_for(state_.vacated); }
  /// A bystander and a player change places, and with them their numbers: at once, or when the next
  /// deal begins.
  void change_places(record::Actor bystander, record::Actor seat);
  void change_next_deal(record::Actor bystander, record::Actor seat);

  /// Is "her", or "his", in what `actor` does the other player's, because his own it cannot be by
  /// their names? Of whoever has no title "his" is his own, as the notation has it.
  [[nodiscard]] bool is_of_other(bool her, record::Actor actor) const;
  /// Of the player and of the other, by their names: -1 a man, 1 a woman, 0 of whom they tell
  /// nothing.
  struct Sexes {
    std::int8_t own = 0;
    std::int8_t others = 0;
    friend bool operator==(const Sexes&, const Sexes&) = default;
  };
  [[nodiscard]] Sexes sexes_of(record::Actor player) const;
  /// The same, where a line that is read turns on it.
  [[nodiscard]] Sexes asked_sexes_of(record::Actor player) const {
    asked_.sexes = true;
    return sexes_of(player);
  }
  /// The player who tells of the sitting, once it is known who that is; else kNobody.
  [[nodiscard]] record::Actor teller() const { return asked_for(teller_); }
  /// The same, of a line that has a word for him or for whoever he speaks to.
  [[nodiscard]] bool knows_teller() const { return teller_ != record::kNobody; }
  /// Whether he is known, and whether anybody else is by the acts of the deal, is asked.
  void asks_teller() const { asked_.untold = true; }
  void set_teller(record::Actor player) { teller_ = player; }
  /// The reader was asked something: if it was who tells it, it is taken to be who is named first.
  void was_asked(std::string_view message);

  /// The coin in which this sitting counts; false if it counts in another.
  bool use_coin(record::Coin coin);

  /// What is asked or changed from now on is noted, but for who bears a name.
  void watch() const { asked_ = {}; }
  struct Asked {
    /// Letters before a blank that might have been a name, and nobody's is so (Words::first_of).
    std::uint64_t letters = 0;
    bool sexes = false;   ///< which of the two is "he", by their names (`sexes_of`),
    bool untold = false;  ///< whether it is not known that one of them tells it,
    bool packs = false;   ///< which pack has its colour, and is in use then (`use_packs`),
    bool more = false;    ///< and anything else
  };
  [[nodiscard]] Asked asked() const { return asked_; }
  /// The same as was asked elsewhere.
  void asks_all(const Asked& asked) const {
    asked_.letters |= asked.letters;
    asked_.sexes = asked_.sexes || asked.sexes;
    asked_.untold = asked_.untold || asked.untold;
    asked_.packs = asked_.packs || asked.packs;
    asked_.more = asked_.more || asked.more;
  }

  /// A new unit begins: only a `code:` line in it outlives a `players:` line in it, and its packs
  /// have one colour each.
  void begin_unit();
  [[nodiscard]] bool packs_in_unit() const { return packs_in_unit_; }
  /// A pack was meant that has a colour: in this unit it keeps it.
  void use_packs() {
    asked_.packs = true;
    packs_in_unit_ = true;
  }
  /// A new line begins: what is learnt from here on can be taken back.
  void begin_line() {
    learnt_.clear();
    owned_before_ = packs_owned_;
    state_before_ = state_;
  }
  void take_back();
  /// How much was learnt in this line, and the names as they were then, after a vain try to read.
  [[nodiscard]] std::size_t mark() const { return learnt_.size(); }
  void restore(std::size_t mark);

 private:
  [[nodiscard]] std::optional<Found> with_article(std::string_view text) const;
  /// Whoever is called otherwise than by his whole name or his last.
  [[nodiscard]] std::optional<Found> called_otherwise(std::string_view text) const;
  /// What is known of the seats besides names, and goes with a line that cannot be read.
  struct Seats {
    record::Actor vacated = record::kNobody;
    record::Actor entrant = record::kNobody;  ///< who has a seat from the next deal on,
    record::Actor seat = record::kNobody;     ///  and which
  };

  /// Whoever bears a name.
  struct Key {
    record::Actor actor = record::kNobody;
    Wanted name;
    Wanted last;  ///< its last word, if it has several
  };
  struct Index {
    std::vector<Key> keys;
    /// By the first byte of a text: the key whose name it may begin with, if it is the only one and
    /// no last word begins so.
    std::array<std::int16_t, 256> only{};
    Seated seated;
    std::uint64_t bearers_of_names = 0;   ///< a hash of who has which
    std::vector<std::string_view> words;  ///< of all names,
    std::vector<std::uint64_t> marks;     ///  and their marks
    std::vector<std::pair<std::string_view, record::Actor>>
        bearers;                    ///< of titles (TitleWord::bearer)
    std::uint64_t first_bits = 0;   ///< a bit for each of them, by its first letter,
    std::uint64_t word_bits = 0;    ///  and by more of it
    bool of_several_words = false;  ///< somebody is called by several words,
    bool with_articles = false;     ///<  or by an article and a word: "The Vicar"
  };
  /// Names that are in use or were, for those who sit down again.
  struct Known {
    std::shared_ptr<const record::Names> names;
    Index index;
  };
  static constexpr std::size_t kMostKnown = 16;
  static constexpr std::int16_t kNoKey = -1;
  static constexpr std::int16_t kSeveral = -2;

  template <class Value>
  const Value& asked_for(const Value& value) const {
    asked_.more = true;
    return value;
  }
  record::Names& change();
  std::shared_ptr<record::Names> copy_of_names();
  /// Takes known names of which `are_so` is true; false if there are none.
  template <class AreSo>
  bool take_known(const AreSo& are_so);
  [[nodiscard]] Known& known_now() const;
  void fill(Index& index) const;
  [[nodiscard]] bool known_by_their_bytes(const Index& index) const;
  [[nodiscard]] const Index& index() const;

  std::shared_ptr<const record::Names> nameless_;  ///< as a file begins
  std::shared_ptr<const record::Names> names_;
  /// All that were made; one that nobody holds any more is made another.
  std::vector<std::shared_ptr<record::Names>> made_;
  std::vector<std::shared_ptr<const record::Names>> learnt_;  ///< the names before each change
  mutable std::vector<std::unique_ptr<Known>> known_;
  mutable Known* at_hand_ = nullptr;  ///< of these, the one asked for last
  mutable std::size_t replaced_ = 0;  ///< how many had to go for others
  bool named_ = false;                ///< a `players:` line names them
  std::array<bool, 2> met_{};         ///< without one: whose name has been used
  Tongue tongue_ = Tongue::English;
  bool code_in_unit_ = false;
  bool packs_in_unit_ = false;
  bool coin_in_unit_ = false;
  bool packs_owned_ = false;
  bool new_packs_ = false;
  bool owned_before_ = false;
  std::uint8_t first_players_pack_ = 0;
  Seats state_;
  Seats state_before_;
  record::Actor teller_ = record::kNobody;
  mutable Asked asked_;
};

}  // namespace ecarte::notation
