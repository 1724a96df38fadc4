// SPDX-License-Identifier: MIT
//
// One sentence while it is being read: what the grammar's rules have matched so far, and how it
// becomes acts once the sentence is whole. Knows no grammar.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "notation/foreign_cards.hpp"
#include "notation/moment.hpp"
#include "notation/names.hpp"
#include "notation/told_acts.hpp"
#include "record/record.hpp"

namespace ecarte::notation {

class KnownMeanings;

/// Thrown by whatever finds a line unreadable, caught where the line began.
struct LineError {
  std::string_view id;
  const char* begin;
  const char* end;
  std::string message;
};

/// The id of the problem of a clause that cannot be read while what it hangs on is.
inline constexpr std::string_view kClauseApart = "clause-apart";

/// One card of a list, as written.
struct ListedCard {
  enum class Kind : std::uint8_t { Known, Partly, Unknown, Foreign };
  Kind kind = Kind::Unknown;
  std::uint8_t pips = 0;  ///< of a foreign card, 0 a joker
  std::uint8_t suit = record::kUnstated;
  std::uint8_t length = 0;
  record::Offset at = 0;
  game::CardSet cards;  ///< the card, or what it may be
};

/// Text written anew in the words of the grammar, and which pieces of it were copied from where.
/// Whatever was not copied stands for the whole sentence.
struct Rewritten {
  struct Piece {
    std::size_t at = 0;
    std::size_t size = 0;
    const char* from = nullptr;  ///< in the record's text
  };
  std::string text;
  std::vector<Piece> pieces;
  const char* begin = nullptr;  ///< the sentence, in the record's text
  const char* verb = nullptr;   ///< its verb
  const char* words = nullptr;  ///< what follows that
  const char* end = nullptr;
  const Rewritten* within = nullptr;  ///< it was itself written anew
  bool in_place = false;              ///< the line as it stands, with its short words in full

  [[nodiscard]] bool holds(const char* at) const {
    return at >= text.data() && at <= text.data() + text.size();
  }
  /// The place in the record's text; `otherwise` if it was not copied from there.
  [[nodiscard]] const char* origin(const char* at, const char* otherwise) const;
  /// True if all of it was copied in one piece.
  [[nodiscard]] bool copied(const char* from, const char* to) const;
  /// True if it is the table's own word, and nobody's who wrote the record.
  [[nodiscard]] bool has_put(const char* at) const { return holds(at) && !copied(at, at + 1); }
};

/// Reads a card the grammar has matched: "K♥", "KH", "HK", "10♥", "J?", "?♥", "?", "6♣".
/// A letter before a suit's sign must be a court card in `tongue`, or an English one.
ListedCard decode_card(const char* begin, const char* end, Tongue tongue = Tongue::English);

/// The words of a phrase with single spaces between them.
void assign_words(std::string& into, std::string_view words);

/// Reads "K♥", four bytes.
ListedCard plain_card(const char* at);

/// Do they call for two new packs?
bool calls_new_packs(std::span<const record::Act> acts);

/// What a sentence has said so far. `kNoNumber` and `record::kUnstated` mark what it has not.
struct Draft {
  static constexpr std::int64_t kNoNumber = -1;

  explicit Draft(NameTable& table) : names(&table) {}

  NameTable* names;
  record::Record* record = nullptr;   ///< which is read
  KnownMeanings* meanings = nullptr;  ///< nullptr: all is read anew
  ToldActs* acts = nullptr;
  std::vector<record::Expectation>* expectations = nullptr;
  std::vector<record::Waiver>* waivers = nullptr;
  std::vector<record::Span>* passed_over = nullptr;
  const char* text = nullptr;  ///< of the record; offsets count from here
  const char* text_end = nullptr;
  /// What stands behind the line in the same file, as far as anybody looks ahead.
  std::function<std::string_view()> ahead;
  const Rewritten* rewritten = nullptr;  ///< what is being read, if it is not the text itself

  /// What was refused in the line so far; the rest of it is read all the same.
  std::vector<LineError> refused;
  record::ActKinds settings;  ///< of the line, as record::Problem has them

  /// How deep clauses are being tried in another order, and how often it was tried in the line.
  struct Orders {
    int deep = 0;
    int tried = 0;
  };
  Orders orders;

  Moment moment;    ///< of the deal being read
  record::Act act;  ///< kind, actor, place and flags
  std::int64_t number = kNoNumber;
  const char* number_at = nullptr;  ///< where it is written
  const char* number_end = nullptr;
  std::int64_t pence = 0;                 ///< of a sum told in words, so far
  std::int64_t lifted = kNoNumber;        ///< cards lifted in a cut
  std::int64_t left = kNoNumber;          ///< cards left in a cut
  std::uint8_t order = 0;                 ///< 32 or 23
  NameTable::Found named;                 ///< whose name the grammar matched last
  record::Actor who = record::kUnstated;  ///< the player (or bystander) a phrase speaks of
  std::uint8_t suit = record::kUnstated;  ///< the suit named
  std::uint8_t card_rank = 0;             ///< of a card written in words, before its suit
  std::uint8_t card_suit = 0;
  std::array<std::string_view, 2> card_words{};  ///< of a card in another tongue, as written
  bool quoted = false;
  const char* words_at = nullptr;  ///< words to be kept as they were said
  const char* words_end = nullptr;
  bool subject_is_pack = false;
  bool subject_is_pool = false;
  bool subject_is_stock = false;
  bool subject_is_somebody = false;
  bool among_others = false;
  bool number_unknown = false;  ///< "?", where a number stands
  bool whose_unknown = false;   ///< "?'s", of a card
  bool where_said = false;      ///< where a card lies faced
  bool copies = false;          ///< "two J♣"
  record::PackRef pack = record::PackRef::DealersOwn;
  std::string_view word;  ///< the last bare word that may turn out to be a colour
  std::string noun;       ///< words with single spaces between them, no article
  const char* noun_at = nullptr;
  std::vector<ListedCard> listed;
  std::vector<record::Act> packets;

  /// Forgets the sentence before; who acts stays.
  void begin(const char* at);
  /// Appends the acts of a whole sentence that ends at `end`. Throws LineError if a word in it is
  /// not one of its closed list; `expected` then says what would have been.
  void finish(const char* end, std::string_view expected);
  /// What `finish` would throw of a noun that a mark, the king announced, or what is claimed or
  /// required may not have; found before, since other words for it are asked next.
  [[nodiscard]] std::optional<LineError> unknown_noun(const char* end,
                                                      std::string_view expected) const;

  /// The player whose game a bystander plays out, in whose place he is spoken to; else whoever it
  /// is.
  [[nodiscard]] record::Actor played_out_by(record::Actor advised) const;

  /// Is a pack chosen, shuffled or given from in a deal in which two new ones were called for?
  /// These may have colours that no pack had.
  [[nodiscard]] bool takes_of_new_packs();
  /// The pack is one of those; its colour tells no more.
  void is_new_pack();

  /// "his": whoever acts, if it is one person.
  bool means_actor() {
    if (act.actor == record::kBoth || act.actor == record::kNobody) {
      return false;
    }
    who = act.actor;
    return true;
  }

  /// "his", or "her": whoever acts, or the other if by their names it cannot be his own.
  bool means_owner(const char* his) {
    if (!means_actor()) {
      return false;
    }
    const bool her = his[0] == 'h' && his[1] == 'e';
    const bool put = rewritten != nullptr && rewritten->has_put(his);
    if (!put && names->is_of_other(her, act.actor)) {
      moment.asks_more();
      who = static_cast<record::Actor>(1 - act.actor);
    }
    return true;
  }

  [[nodiscard]] record::Offset offset(const char* at) const {
    return static_cast<record::Offset>(origin(at, false) - text);
  }
  /// Where in the record's text a place lies; the sentence's begin or end if it was written anew.
  [[nodiscard]] const char* origin(const char* at, bool at_end) const {
    if (rewritten != nullptr) {
      for (const Rewritten* level = rewritten; level != nullptr; level = level->within) {
        if (level->holds(at)) {
          return level->origin(at, at_end ? level->end : level->begin);
        }
      }
    }
    return at;
  }
  /// Notes that nothing is read of the words from `from` to `to`. Of what was written anew only
  /// those count that were copied; of stops, and of words that join sentences, there is nothing to
  /// read.
  void pass_over(const char* from, const char* to);
  /// The same of the noun, where the act tells of a hand whatever it is called.
  void pass_over_noun();
  /// Keeps the words from `from` to `to` with the act, in quotes or not.
  void keep(record::Act& into, const char* from, const char* to) const;
  /// Appends an act, with its length. Throws if the deal has too many.
  void append(record::Act act_to_add, const char* end);
  /// Lays the listed cards into `into`; `otherwise` is the count if none are listed.
  void lay_cards(record::Act& into, std::uint8_t otherwise) const;
  /// The continuations of the cards that are known in part or do not belong.
  void append_card_notes(record::Actor actor);

 private:
  template <class T, std::size_t N>
  T meaning_of_noun(const std::array<T, N>& words) const;
  [[noreturn]] void unknown_noun() const;
  [[nodiscard]] bool may_have_noun() const;
  /// The seat of whoever acts, kUnstated if he is no player.
  [[nodiscard]] std::uint8_t own_seat() const {
    return record::is_player(act.actor) ? act.actor : record::kUnstated;
  }
  [[nodiscard]] std::uint8_t small_number() const;
  [[nodiscard]] std::uint8_t trick_of_nobody() const;
  [[nodiscard]] std::uint32_t amount() const;
  void finish_before_play();
  void refuse_owner_unknown();
  void refuse_turn_up_lying();
  void finish_claim();
  void finish_remedy();
  void finish_score();
  bool finish_exchange();
  [[nodiscard]] bool may_have_taken();
  [[nodiscard]] bool told_before() const;
  [[nodiscard]] record::Act* taken_by_number() const;
  void finish_play();
  void finish_spoken();
  void finish_money();
  void finish_coming_in();
  void finish_statement();
  void finish_turn(const char* end);
  [[nodiscard]] bool says_more_of_giving() const;
  void finish_give(const char* end);
  void finish_find();
  void finish_looking();
  void finish_ruling();
  void finish_holding();
  void cards_or_count(std::uint8_t otherwise);

  std::string_view expected_;
  const char* end_ = nullptr;
};

inline constexpr std::size_t kMaxActs = 4096;
inline constexpr std::int64_t kMostCards = 52;
inline constexpr std::int64_t kMostPoints = 99;
inline constexpr std::int64_t kMostInStock = 21;

/// Any enumerator, as an act keeps it.
template <class T>
constexpr std::uint8_t byte(T value) {
  return static_cast<std::uint8_t>(value);
}

template <class T, std::size_t N>
T Draft::meaning_of_noun(const std::array<T, N>& words) const {
  for (const T& row : words) {
    if (row.text == noun) {
      return row;
    }
  }
  unknown_noun();
}

}  // namespace ecarte::notation
