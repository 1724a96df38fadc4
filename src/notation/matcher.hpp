// SPDX-License-Identifier: MIT
//
// Matches one pattern of the table of words with a text, and puts what it caught into its meaning.
// Private to the table: matcher.cpp matches, meanings.cpp writes the meaning.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "grammar/bytes.hpp"
#include "notation/few.hpp"
#include "notation/patterns.hpp"
#include "notation/same_word.hpp"
#include "notation/sayings.hpp"

namespace ecarte::notation {

using std::string;
using std::string_view;

struct Caught {
  string_view name;
  const char* begin = nullptr;
  const char* end = nullptr;
  string value;  ///< written in its place; empty: the words themselves
};

/// A number from 1 to `most`, which is no more than nine, in a word or a figure; -1 if it is none.
int counted(string_view word, int most);

class Matcher {
 public:
  Matcher(const char* end, const Here& here) : end_(end), here_(here) {}

  bool match(const Pattern& pattern, const char* at) {
    pattern_ = &pattern;
    tokens_ = pattern.tokens();
    caught_.cut_to(0);
    from_ = nullptr;
    return go(0, at);
  }
  [[nodiscard]] TextBegins text(const char* at) const {
    const char* from = skip(at);
    return TextBegins({from, static_cast<std::size_t>(end_ - from)});
  }
  /// How many bytes of it stand from `at` on.
  [[nodiscard]] std::size_t left(const char* at) const {
    return static_cast<std::size_t>(end_ - at);
  }
  [[nodiscard]] std::optional<Heard> heard(const char* begin) const;
  bool utterance = false;
  bool with_actor = false;  ///< the pattern begins behind who acts

 private:
  bool go(std::size_t token, const char* at);
  bool word(const Token& token, std::size_t next, const char* at);
  bool article(std::size_t next, const char* at);
  bool possessive(std::size_t next, const char* at);
  bool slot(const Token& token, std::size_t next, const char* at);
  bool word_slot(const Token& token, std::size_t next, const char* at);
  [[nodiscard]] std::pair<int, const char*> number_at(const char* at, std::size_t next,
                                                      bool of_points) const;
  bool thing(string_view name, std::size_t next, const char* at);
  bool person(string_view name, std::size_t next, const char* at);
  bool new_player(std::string_view name, std::size_t next, const char* at);
  bool owner(string_view name, std::size_t next, const char* at);
  [[nodiscard]] bool is_of_other(string_view written) const;
  bool reply(string_view name, std::size_t next, const char* at);
  bool place(string_view name, std::size_t next, const char* at);
  bool order(string_view name, std::size_t next, const char* at);
  bool others(string_view name, std::size_t next, const char* at);
  bool scores(string_view name, std::size_t next, const char* at);
  bool half(string_view name, std::size_t next, const char* at);
  bool held(string_view name, std::size_t next, const char* at);
  bool packets(string_view name, std::size_t next, const char* at);
  bool times(string_view name, std::size_t next, const char* at);
  /// A number of points at `at`, in words or figures, with the word behind it; -1 if there is none.
  std::pair<int, const char*> points_at(const char* at) const;
  /// Whose half of a score stands at `at`, how many, and where it ends.
  struct Half {
    record::Actor whose = record::kNobody;
    bool pronoun = false;  ///< "I", "he": who is not named with the other half
    int points = -1;
    const char* end = nullptr;
  };
  Half half_at(const char* at) const;
  [[nodiscard]] std::string owner_named(record::Actor who) const {
    return here_.names.names().of(who) + "'s";
  }
  bool ended(const char* at);
  bool catch_and_go(string_view name, const char* begin, const char* end, string value,
                    std::size_t next);
  template <class Rule>
  const char* parsed(const char* at) const;
  [[nodiscard]] const char* skip(const char* at) const {
    while (at != end_ && (blank(*at) || (utterance && *at == ','))) {
      ++at;
    }
    return at;
  }
  [[nodiscard]] string_view word_at(const char* at) const {
    return {at, grammar::word_size({at, static_cast<std::size_t>(end_ - at)})};
  }
  /// A word, a number or a mark as patterns know it, and where it ends: "'ve" is "have".
  struct Written {
    string_view word;
    const char* end = nullptr;
    std::uint64_t bit = 0;       ///< of the word (bit_of)
    const char* from = nullptr;  ///< where it was looked for
  };
  [[nodiscard]] Written written_at(const char* at) const;
  /// The same where it may have been asked of the pattern before.
  [[nodiscard]] const std::optional<Person>& person_once(const char* at) {
    Known& known = once_.persons[reinterpret_cast<std::uintptr_t>(at) % kPersonsAtOnce];
    if (known.from != at) {
      known = {at, person_at(at, end_, here_)};
    }
    return known.person;
  }
  [[nodiscard]] const Written& written_once(const char* at) {
    Written& written = once_.written[reinterpret_cast<std::uintptr_t>(at) % kWrittenAtOnce];
    if (written.from != at) {
      written = written_at(at);
      written.bit = bit_of(written.word);
      written.from = at;
    }
    return written;
  }
  /// Where what stands somewhere ends; nullptr if it does not stand there.
  struct Parsed {
    const char* from = nullptr;
    const char* stop = nullptr;
  };
  template <class Rule>
  const char* parsed_once(const char* at, Parsed& known) const {
    known = known.from == at ? known : Parsed{at, parsed<Rule>(at)};
    return known.stop;
  }
  const Caught* find(string_view name) const {
    const Caught* const found = std::ranges::find(caught_, name, &Caught::name);
    return found == caught_.end() ? nullptr : found;
  }
  bool substitute(string_view name, Heard& heard, const char* begin) const;
  /// Which words of the text the meaning says nothing of.
  void note_passed_over(Heard& heard) const;
  bool quoted_in_short(Heard& heard) const;
  [[nodiscard]] bool name_a_claim(string_view words) const;
  bool substitute_person(string_view name, Heard& heard) const;
  bool substitute_count(bool over, Heard& heard) const;
  bool substitute_ranked(bool led, Heard& heard) const;
  bool substitute_own_card(Heard& heard) const;
  bool substitute_tricks_left(bool next, Heard& heard) const;
  bool substitute_made(Heard& heard) const;
  bool substitute_same(Heard& heard) const;
  bool substitute_asked(Heard& heard) const;
  bool substitute_discarded(Heard& heard) const;
  bool substitute_wanted(bool of_other, Heard& heard) const;
  bool substitute_counted(Heard& heard) const;
  bool substitute_turned_of_suit(Heard& heard) const;
  [[nodiscard]] record::Actor exchanger() const;
  [[nodiscard]] record::Actor last_taker() const;
  bool substitute_alike(Heard& heard) const;
  bool substitute_denial(Heard& heard) const;
  bool substitute_required(Heard& heard) const;
  bool substitute_times(bool accepted, Heard& heard) const;
  [[nodiscard]] bool is_spoken_of() const;
  bool substitute_lost(Heard& heard) const;
  [[nodiscard]] bool tricks_are_as_caught() const;
  [[nodiscard]] bool told_before(string_view name) const;
  /// Does a meaning hold only if `told_before` says so?
  [[nodiscard]] static bool is_condition(string_view name);
  bool substitute_laying(Heard& heard) const;
  [[nodiscard]] record::Actor owner_caught() const;
  [[nodiscard]] record::Actor seat_caught(string_view owner, string_view player) const;
  [[nodiscard]] record::Actor first_seat() const;
  [[nodiscard]] record::Actor rival_caught() const;
  [[nodiscard]] record::Actor to_lead() const;
  [[nodiscard]] int cards_in(const Caught& caught) const;
  [[nodiscard]] game::CardSet card_caught() const;

  /// Who is named somewhere.
  struct Known {
    const char* from = nullptr;
    std::optional<Person> person{};
  };
  static constexpr std::size_t kWrittenAtOnce = 16;
  static constexpr std::size_t kPersonsAtOnce = 8;
  /// What was found last of what pattern after pattern begins with, and of the words behind it.
  struct Once {
    std::array<Written, kWrittenAtOnce> written;
    std::array<Known, kPersonsAtOnce> persons;
    Parsed card;
    Parsed cards;
  };
  const char* end_;
  const Here& here_;
  Once once_;
  const Pattern* pattern_ = nullptr;
  Tokens tokens_;                                ///< of it
  static constexpr std::size_t kMostCaught = 4;  ///< by nearly every pattern
  Few<Caught, kMostCaught> caught_;
  const char* from_ = nullptr;
  const char* known_ = nullptr;  ///< where what the pattern knows ends,
  const char* stop_ = nullptr;   ///  and where all that was matched does
};

}  // namespace ecarte::notation
