// SPDX-License-Identifier: MIT
//
// A clause in another order of words: the thing before who did it, the verb before both, what goes
// with the verb set first, words strewn in. Asked only of a clause that cannot be read as it
// stands.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "notation/clause_parts.hpp"
#include "notation/sayings.hpp"

namespace ecarte::notation {

/// A verb with the word that belongs to it, "chalks up", and the verb of the grammar that means the
/// same, as somebody does it, as it is done, and in the gerund.
struct PhrasalVerb {
  std::string_view said;   ///< the verb as a row has it, and the words behind it or its object
  std::string_view means;  ///< "marks"
  std::string_view done;   ///< "marked"
  std::string_view doing;  ///< "marking"
  When when = kAlways;
};
std::span<const PhrasalVerb> phrasal_verbs();
/// Is the word a form of the verb, which ends as "chalks": "chalk", "chalked", "chalking"?
bool is_form_of(std::string_view word, std::string_view verb);
/// Is it one that somebody does or did, of any of them: "chalks", "chalked"?
bool tells_phrasal(std::string_view word);

/// A noun for what somebody does, "proposal", and the verb.
struct NounOfDeed {
  std::string_view noun;
  std::string_view verb;
  When when = kAlways;
};
std::span<const NounOfDeed> nouns_of_deeds();

/// Words that may stand anywhere in a sentence and say nothing: "by Gad".
std::span<const std::string_view> strewn_words();

class WordOrder {
 public:
  /// Of the clause from `start` to `stop`; `carried` is who acts if nobody is named in it.
  WordOrder(const char* start, const char* stop, const Here& here, record::Actor carried);

  /// The clause with the thing before who did it set behind the verb.
  [[nodiscard]] std::vector<Heard> thing_first() const;
  /// Every other order that it may be told in.
  [[nodiscard]] std::vector<Heard> ways() const;

 private:
  struct Part {
    enum class Kind : std::uint8_t { Word, Person, Owner, Card, Mark };
    Kind kind = Kind::Word;
    std::string_view text;
    record::Actor actor = record::kNobody;
    int row = -1;         ///< of a verb
    bool finite = false;  ///< "leads", "led"
  };
  using Ways = std::vector<Heard>;

  void take_apart(const char* at);
  [[nodiscard]] bool is_word(std::size_t at, std::initializer_list<std::string_view> words) const;
  [[nodiscard]] bool is_subject(std::size_t at) const;
  [[nodiscard]] bool is_mark(std::size_t at, char mark) const;
  [[nodiscard]] std::size_t verb_behind(std::size_t subject) const;
  [[nodiscard]] std::size_t past_particles(std::size_t at) const;
  [[nodiscard]] std::size_t first_subject() const;
  [[nodiscard]] bool may_be_thing(std::size_t from, std::size_t to) const;
  [[nodiscard]] bool says_nothing(std::size_t from, std::size_t to) const;
  [[nodiscard]] std::string_view text(std::size_t from, std::size_t to) const;
  [[nodiscard]] std::string name(std::size_t at) const;
  [[nodiscard]] Pieces begun() const;
  [[nodiscard]] Heard ended(Pieces pieces) const;
  [[nodiscard]] static std::size_t words_at(std::span<const Part> parts, std::string_view words);

  void with_other_verb(Ways& ways) const;
  void cleft(Ways& ways) const;
  void phrase_first(Ways& ways) const;
  void without_strewn(Ways& ways) const;
  void gerund_first(Ways& ways) const;
  void by_noun(Ways& ways) const;
  void participle_alone(Ways& ways) const;
  void verb_left_out(Ways& ways) const;
  void colon_joins(Ways& ways) const;
  void named_twice(Ways& ways) const;
  void inserted(Ways& ways) const;
  void figure_in_words(Ways& ways) const;

  const char* start_;
  const char* stop_;
  const Here& here_;
  record::Actor carried_;
  const char* body_;  ///< behind the number of a trick
  std::vector<Part> parts_;
};

}  // namespace ecarte::notation
