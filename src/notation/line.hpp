// SPDX-License-Identifier: MIT
//
// One line of a record at a time: headings, settings, tricks and sentences become acts. Each
// sentence that cannot be read becomes a Problem that says how much of the deal it takes with it;
// the others of its line are kept. A heading or a setting that cannot be read adds nothing.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string_view>
#include <utility>

#include "notation/draft.hpp"
#include "notation/known_lines.hpp"
#include "notation/known_meanings.hpp"
#include "notation/names.hpp"
#include "notation/plain.hpp"
#include "record/record.hpp"

namespace ecarte::notation {

inline constexpr std::size_t kLineLimit = 4096;  ///< bytes of a line, without its end

class LineParser {
 public:
  LineParser() : draft_(names_), plain_(names_, draft_.moment) {
    draft_.acts = &acts_;
    draft_.meanings = &meanings_;
  }
  LineParser(const LineParser&) = delete;
  LineParser& operator=(const LineParser&) = delete;

  NameTable& names() { return names_; }

  /// Another file begins. What lines said in those before is still known.
  void begin_file() { names_.begin_file(); }
  /// Another record begins.
  void begin_unit() {
    names_.begin_unit();
    draft_.moment.begin_record();
  }
  /// Reads the plain lines that `text` begins with (PlainLines).
  PlainRead read_plain(record::Record& record, std::string_view text, bool head, bool begun) {
    return plain_.read(record, text, head, begun);
  }

  /// What it learns of lines that are no plain ones, and of what sentences mean, others know too
  /// from now on, and it what they learn.
  void share(std::shared_ptr<KnownLines> lines, std::shared_ptr<KnownLines> meanings) {
    plain_.remembered().share(std::move(lines));
    meanings_.share(std::move(meanings));
  }

  /// Every line is read by the whole grammar.
  void without_plain_lines() {
    remembers_ = false;
    draft_.meanings = nullptr;
  }

  /// Whoever reads a line may ask what stands behind it.
  void look_ahead(std::function<std::string_view()> ahead) { draft_.ahead = std::move(ahead); }

  /// Reads the line of `record.text` from `begin` to `end`, its line end excluded.
  void read(record::Record& record, record::Offset begin, record::Offset end);

  /// A line of the record was no text: what follows it may hang on what it said.
  void passed_no_text(const record::Record& record) {
    draft_.moment.not_understood(record.acts.size());
  }

 private:
  /// How much a record held before the line.
  struct Before {
    std::size_t acts = 0;
    std::size_t expectations = 0;
    std::size_t waivers = 0;
    std::size_t passed_over = 0;  ///< words of which nothing was read
  };

  /// A line that may be remembered while it is read.
  struct Watched {
    LineWords words;
    WhereItStands stands;
    LineAt at;
  };

  void begin_line(record::Record& record, record::Offset end);
  /// Begins to note on what the reading of the line turns, if it may be remembered.
  std::optional<Watched> watch(const record::Record& record, std::string_view line,
                               record::Offset end);
  void learn(const record::Record& record, Watched& watched, Before before);
  /// Takes what is not to stay: all of the line if it was refused as a `whole`, else nothing but
  /// names that nobody bears.
  void give_back(record::Record& record, Before before, bool whole);
  bool read_line(record::Record& record, const char* first, const char* last);
  bool score_in_words(record::Record& record, const char* first, const char* last);
  bool read_in_full(record::Record& record, const Rewritten& full, std::string_view line,
                    Before before, bool whole);
  void begin_unnamed_sitting(std::string_view line);
  void note_refusals(record::Record& record, std::string_view line, bool whole);

  NameTable names_;
  ToldActs acts_;
  Draft draft_;
  PlainLines plain_;
  KnownMeanings meanings_;
  bool remembers_ = true;
};

/// Reads sentences and tricks from `begin` to `end`; those that cannot be read are added to
/// `draft.refused`. LineError if a deal has too many acts.
void read_sentences(const char* begin, const char* end, Draft& draft);

/// Where reading stopped, if the line begins with a heading ("deal 1:"); nullptr if it does not.
const char* read_heading(const char* begin, const char* end, Draft& draft);

/// True if the line was one of settings ("players: A, Y"), which have then been read.
bool read_settings(const char* begin, const char* end, Draft& draft, record::Record& record);

/// Reads a score written in a sentence: "A 3, Y 0", "3 all". LineError if it is none.
void read_score(const char* begin, const char* end, Draft& draft);

/// True of acts that belong to a deal already begun, even if no `deal` line was written.
bool opens_deal(record::ActKind kind);

/// True if the deal was cut for within a deal, which is to be made again, and nothing is dealt
/// since.
bool cut_within_deal(const std::vector<record::Act>& acts);

/// True if the notation has such a verb.
bool is_verb(std::string_view word);

/// The token at `at`, for pointing at it: up to the next blank or mark of punctuation.
const char* end_of_token(const char* at, const char* end);

/// Words that no player may bear as a name, because lines and sentences begin with them.
bool is_reserved(std::string_view word);
/// Whether a name that somebody declares may not be one: such a word, or words that begin with one
/// that stands before names.
bool is_no_name(std::string_view words);

/// Where an unknown word may be a slip of the pen, only one with a capital is taken for a name.
inline bool looks_like_a_name(std::string_view word) {
  return word[0] < 'a' || word[0] > 'z';
}

/// Whether these words, met where somebody who plays is named, may be his name and nothing else:
/// each with a capital, none reserved, and no slip in the name of somebody known.
bool may_be_new_name(std::string_view words, const NameTable& names);

/// False for words that say something else of a pack: "the idle pack".
bool is_colour(std::string_view word);

/// "A or Y", for messages.
std::string players_or(const NameTable& names);

}  // namespace ecarte::notation
