// SPDX-License-Identifier: MIT
//
// Looks words up in the table and matches its patterns. Knows what the patterns say, not what the
// grammar makes of it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "game/card.hpp"
#include "notation/lexicon.hpp"
#include "notation/moment.hpp"
#include "notation/names.hpp"
#include "notation/patterns.hpp"
#include "notation/table_words.hpp"
#include "notation/told_acts.hpp"

namespace ecarte::notation {

struct Rewritten;

/// What is true where a sentence stands: who speaks, and what "it" may be.
struct Here {
  const NameTable& names;
  const Moment& moment;
  const ToldActs& acts;                     ///< of the deal so far
  record::Actor actor;                      ///< kNobody before the subject is known
  const Rewritten* rewritten = nullptr;     ///< the text, if it was written anew
  const char* clause = nullptr;             ///< where the verb stands
  record::Actor told_of = record::kNobody;  ///< where nobody acts, whose "his" is
  record::Actor backed = record::kNobody;   ///< the player on whom he has bet, if he has
  bool anew = false;                        ///< it is itself what a sentence of the table means
  bool tails = false;                       ///< a reason or a manner may follow what is known
  bool* missed_tail = nullptr;              ///< becomes true where one might have to follow
  bool deals = false;                       ///< what is told is the deal: a turn-up may follow it
  bool numbers = false;                     ///< "Y 2" goes on with what is told
  int trick = 0;                            ///< the number of the trick that is told; 0: none said
};

/// The card last spoken of; empty if none has been.
std::string last_card(const Here& here);
/// The pack last spoken of: "the red pack".
std::string last_pack(const Here& here);

/// A piece of a sentence written anew that was copied from the sentence as it stands.
struct Copied {
  std::size_t at = 0;  ///< in the new text
  std::size_t size = 0;
  const char* from = nullptr;
};

/// A sentence of the table found in the text: what it means, in the words of the grammar.
struct Heard {
  const Saying* saying = nullptr;
  const char* end = nullptr;  ///< where the words heard end
  std::string means;          ///< without '@' or '!'; whole sentences, with who acts
  std::vector<Copied> copies;
  std::vector<std::pair<const char*, const char*>> passed_over;  ///< words it says nothing of
  bool refusal = false;                                          ///< `means` says what was expected
  bool amends = false;        ///< says more of an act told before; the words are kept
  game::CardSet card;         ///< of which it says more
  bool aside = false;         ///< of no bearing: the words are kept
  bool noted = false;         ///< kept, and the report says that nothing was read from them
  bool unless_plain = false;  ///< refused unless nothing of the game is in the words: then noted
  bool remark = false;        ///< said, in no fixed sense
  bool in_order = false;      ///< the clause itself, in another order: read as a line of its own

  /// Goes on in words that stand in the text.
  void copy(const char* from, const char* to) {
    copies.push_back({means.size(), static_cast<std::size_t>(to - from), from});
    means.append(from, to);
  }
};

/// The first of the sayings of a verb that `at`, behind the verb, begins with. `text` is what
/// stands there.
std::optional<Heard> hear_saying(const PatternList& among, const char* at, const char* end,
                                 const Here& here, TextBegins& text);
/// The same of sentences whose subject is no player.
std::optional<Heard> hear_whole(const char* at, const char* end, const Here& here,
                                TextBegins& text);
/// The same of a column of a score-sheet, behind whoever is named or alone.
std::optional<Heard> hear_cell(const char* at, const char* end, const Here& here, bool named);
/// What words said aloud mean; nothing if they have no fixed sense.
std::optional<Heard> hear_utterance(const char* at, const char* end, const Here& here);

/// Where the clause that stands at `at` ends: before a semicolon, or a stop that ends a sentence.
/// or a comma or "and" with somebody's next act.
const char* end_of_clause(const char* at, const char* end, const Here& here);

/// "and refused", "but Y led K♥": does what stands at `at` join somebody's next act to what was
/// told?
bool goes_on_with_act(const char* at, const char* end, const Here& here);

/// Past words that say how or when a thing was done, and change nothing: "at once", "by mistake".
const char* skip_fillers(const char* at, const char* end);
/// Past a reason or a manner that changes nothing: "since he had a heart".
const char* skip_tail(const char* at, const char* end, const Here& here);
/// Past what is said before and after the matter: "wait, sir".
const char* skip_talk(const char* at, const char* end, const Here& here);
/// Past words a sentence may begin with that change nothing: "Meanwhile, ".
const char* skip_openers(const char* at, const char* end);

/// False only of a word that no sentence begins with where it changes nothing.
bool may_open(std::string_view word);

/// True if a sentence may end at `at`: nothing follows, or a stop, or a comma or "and" with what
/// can go on a sentence: somebody who acts, or a verb.
bool may_end_at(const char* at, const char* end, const Here& here);

/// True of a verb with which a sentence goes on in a gerund: "deals, turning up the knave".
bool goes_on_so(std::string_view verb);

/// "which wins her the game": does what is told behind "which" come to the player?
bool is_what_follows(const char* at, const char* end);

/// The only player that may be "he", or "she", by the names; kNobody if either may, or neither.
record::Actor told_by_name(std::string_view word, const NameTable& names);

/// Who is to lead to the trick, or to the next if the number is 0, by the cards told: who took the
/// trick before, or has not dealt. kNobody where that is not told, or a card that was led waits for
/// its answer.
record::Actor who_is_to_lead(const Here& here, int number);

/// Whoever is spoken of at `at`: by name, as "the dealer", "his adversary", "himself".
struct Person {
  record::Actor actor = record::kNobody;
  const char* end = nullptr;
};
std::optional<Person> person_at(const char* at, const char* end, const Here& here);

}  // namespace ecarte::notation
