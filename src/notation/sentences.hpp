// SPDX-License-Identifier: MIT
//
// The sentences of one line while they are read, and what the files that read them share. Private
// to this room: sentences.cpp goes from one to the next, tricks.cpp reads tricks, several.cpp
// what has nothing between, cells.cpp the columns of a score-sheet, subjects.cpp who acts,
// pronouns.cpp, named_near.cpp and of_the_play.cpp whom "he" means, teller.cpp and letters.cpp whom
// "I" and "you" mean, ellipses.cpp what leaves its verb out,
// verb_phrases.cpp a verb with what follows it, sayings_heard.cpp what has other words in the
// grammar, speech.cpp what is said aloud, kept.cpp what is of no bearing, participles.cpp what is
// told of the thing it was done to, reported.cpp what somebody says or sees of the other, and
// refusals.cpp what is said where nothing fits.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "grammar/messages.hpp"
#include "notation/line.hpp"
#include "notation/sayings.hpp"
#include "notation/spoken_of.hpp"
#include "notation/timing.hpp"
#include "notation/untried.hpp"
#include "notation/verbs.hpp"

namespace ecarte::notation {

namespace g = grammar;

using record::Act;
using record::ActKind;

/// What reading asks of a row of the table of verbs.
struct RowFacts {
  const Verb* verb = nullptr;  ///< of the grammar; nullptr if only sayings know it
  bool speaks = false;         ///< words in quotes may follow
  bool may_speak = false;      ///< they may follow at once: "admits "I had one""
  bool before = false;         ///< some of its sayings come before the grammar
  bool reports = false;        ///< a clause may follow that tells of somebody
};
const RowFacts& row_facts(int row);

/// The first word of the game in a clause, which may hide an act; empty if there is none. `objects`
/// counts what a verb may be done to: "it", "two".
std::string_view game_word_in(const char* at, const char* end, bool objects);
/// Of what is nearly a card: whether it is the suit or the rank that no pack has.
const g::Expected* slip_in_card(std::string_view token);
/// "disc", "tk", "d": is it a verb of the game in short, as card books have it?
bool in_short(std::string_view word);
/// "that Y did not notice the voice": what is no fault, whatever was found.
bool tells_no_fault(const char* at, const char* end);
/// What only those who play do: of nobody else is it taken without a word on who he is.
bool only_of_players(std::string_view verb);
/// Words that begin a sentence of which no player is the subject: "there is no rule-book".
bool tells_of_no_player(std::string_view first);
/// What is usual at a moment, in a line, for whoever writes what cannot be read.
std::string what_can_be_said(When now);

/// What is said of a card of which it is told that something was done with it, and not what.
inline constexpr std::string_view kCardPassed =
    "expected what was done with the card, such as leads K♥, plays K♥, or discards K♥; what is "
    "only said goes in quotes";

/// The sentences of one line.
class Sentences {
 public:
  Sentences(const char* begin, const char* end, Draft& draft, int depth = 0)
      : in_(begin, end, ""), end_(end), d_(draft), depth_(depth) {}

  void read();

 private:
  void item();
  [[nodiscard]] bool lacks_card(std::size_t first) const;
  bool stop(bool of_sentence = false);
  void item_and_stop();
  void item_or_cell();
  [[nodiscard]] const char* behind_column(const char* at) const;
  bool column_first(const char* start);
  bool cell(const char* start, record::Actor last);
  bool verb_in_letters(const char* start);
  bool before_cell(const char* start, const Untried& before, bool carried);
  bool item_or_several();
  bool several(const char* start, const Untried& before, std::optional<LineError>& unread);
  bool in_other_order(const char* start, bool things_only);
  [[nodiscard]] const char* behind_join(const char* start, const char* at, const char* stop) const;
  [[nodiscard]] bool next_act_at(const char* start, const char* at, const char* stop);
  [[nodiscard]] bool ends_whole();
  void pass_over(const char* start, const LineError& error);
  bool plain_trick();
  void play_of_other(std::size_t led);
  void trick();
  bool thrown_to_trick(const char* start);
  void play_of_trick(std::uint8_t number, std::uint8_t flags);
  void unknown_leader(std::uint8_t number, std::uint8_t flags);
  void cards_of_two(std::uint8_t number);
  void sentence();
  bool subject(const std::optional<NameTable::Found>& named);
  [[nodiscard]] bool may_be_subject(std::string_view word) const;
  bool person_subject();
  bool pronoun(std::string_view word);
  [[nodiscard]] record::Actor meant_by(std::string_view word);
  [[nodiscard]] record::Actor goes_on(std::string_view pronoun);
  [[nodiscard]] bool acts_behind(record::Actor who, std::string_view word) const;
  [[nodiscard]] record::Actor named_behind_verb(std::string_view word) const;
  [[nodiscard]] record::Actor does_the_same(std::string_view word) const;
  [[nodiscard]] record::Actor onlooker_meant(std::string_view word) const;
  [[nodiscard]] bool answers_card_shown(std::string_view pronoun) const;
  [[nodiscard]] std::string_view verb_of(const char* at) const;
  [[nodiscard]] record::Actor teller(std::string_view verb) const;
  [[nodiscard]] std::optional<SpokenOf> letter_of_nobody() const;
  [[nodiscard]] record::Actor writer_of_letter() const;
  void refuse_writer_unknown(const char* start);
  [[nodiscard]] record::Actor teller_told() const;
  [[nodiscard]] record::Actor teller_of_deal() const;
  [[nodiscard]] record::Actor by_lead(std::string_view pronoun, std::string_view verb);
  [[nodiscard]] record::Actor whose_first(std::string_view word);
  [[nodiscard]] record::Actor other_called(std::string_view pronoun) const;
  bool first_person(const char* start);
  [[nodiscard]] const char* end_of_all_he_does(const char* verb);
  /// Keeps what stands from `start` to `stop` as it was said, of nobody, and goes on behind it.
  void keep_of_nobody(const char* start, const char* stop, std::uint8_t flags = 0);
  bool deals_himself(const char* start, const char* verb);
  void told_by(record::Actor who);
  bool not_known_to_teller(const char* start, record::Actor carried, bool of_somebody);
  bool of_the_teller(const char* start);
  std::optional<Heard> by_name(const char* start, bool as_him);
  [[nodiscard]] const char* name_for(std::string_view word, const char* behind, const char* stop,
                                     record::Actor teller, std::string& into) const;
  [[nodiscard]] const char* whom_he_calls(const char* start, const char* stop,
                                          record::Actor other) const;
  /// Of the text behind the line.
  struct Behind {
    std::string_view deal;
    std::string_view later;  ///< of the sitting
  };
  [[nodiscard]] Behind rest_of_sitting() const;
  /// Is nothing more told of the deal behind the line, but what is expected of it?
  [[nodiscard]] bool nothing_follows() const;
  [[nodiscard]] bool alone_in_line(record::Actor who, std::string_view word) const;
  [[nodiscard]] bool alone_in_sentence(const record::Act& act, std::string_view word) const;
  [[nodiscard]] bool alone_since(const record::Act& act, std::string_view word,
                                 bool may_own = true) const;
  bool in_gerund(const char* start);
  [[nodiscard]] std::pair<std::string_view, const char*> drawn_verb(const char* at) const;
  bool has_got(const char* start, const char* behind, std::string_view who);
  bool verb_first(const char* start);
  bool rank_alone(const char* start);
  bool so_did(const char* start);
  bool whom_first(const char* start);
  bool asked_aside(const char* start);
  void in_brackets(const char* open);
  [[nodiscard]] bool tells_no_act(const char* at, const char* end) const;
  void may_be_repeated(const char* start, const char* at, std::size_t acts);
  bool repeats_verb(const char* start);
  [[nodiscard]] std::optional<Person> speaker_at(const char* at);
  bool new_name(const char* at);
  bool spoken_after_name(const char* start, const NameTable::Found& who);
  const char* end_of_speech(const char* begin, const char* stop);
  bool spoken_before_name(const char* start);
  bool cards_after_name(const char* start, const char* begin, const char* stop);
  bool without_filler(const char* start, const char* at);
  /// "K♦ was then led by the pone, out of turn": the parts of it.
  struct Passive {
    std::string_view thing;      ///< what it was done to,
    std::string_view verb;       ///< and what,
    std::string_view particles;  ///< with "up", "back",
    std::string_view between;    ///< other words before "by",
    std::string agent;           ///< by whom: his name, or "he"
    std::string_view of_agent;   ///< what is said of him: "whose cards lay untouched",
    const char* rest = nullptr;  ///< what stands behind him
    std::pair<const char*, const char*> fillers;  ///< words that change nothing
  };
  std::optional<Passive> passive_in(const char* start, const char* stop);
  void told_actively(const Passive& said, const char* end, Heard& into) const;
  bool passive(const char* start);
  bool tried(const char* start, const Heard& said);
  [[nodiscard]] record::Actor agent_last(const char* start);
  [[nodiscard]] std::string doer_untold(std::string_view verb) const;
  bool participle_first(const char* start);
  bool known_of_him(const char* start, record::Actor who);
  /// A clause that hangs on a sentence.
  struct Hanging {
    enum class Kind : std::uint8_t { Which, Though, Because, After } kind{};
    const char* from = nullptr;   ///< where it begins, with the word it hangs by,
    const char* words = nullptr;  ///< and what stands behind that
    const char* end = nullptr;
    std::string_view thing;  ///< "one" of "one of which"
  };
  bool clause_read(const char* start, const char* at, bool must_tell);
  std::optional<Hanging> hanging_clause(const char* at, const char* stop);
  std::optional<Person> subject_of_clause(const char* at, const char* end);
  bool clause_heard(const Hanging& clause, Heard said, bool aside);
  [[nodiscard]] std::vector<std::string> which_things(const Hanging& clause,
                                                      record::Actor asked) const;
  bool thought_of_it(const char* words);
  bool which_read(const Hanging& clause, bool aside);
  bool reason_read(const Hanging& clause, bool aside);
  /// Is this the last that its actor is told to have done of the kind, by the first so many acts?
  [[nodiscard]] bool is_last_told(const Act& act, std::size_t acts);
  /// Who is named just before `at`; kNobody if nobody is.
  [[nodiscard]] record::Actor named_last(const char* at) const;
  [[nodiscard]] const char* second_subject(const char* at, const char* stop) const;
  bool time_first(const char* start);
  bool time_read(bool before_it, const char* words, const char* end);
  bool hanging_read(const Hanging& clause, bool aside);
  void clause_behind_cards(const char* cards);
  void refuse_clause(const Hanging& clause);
  bool contracted(const char* start, const char* at, std::string_view word);
  [[nodiscard]] const char* past_short_verb(const char* at, std::string_view word) const;
  void verb_and_phrase(const char* start);
  void verb_read(const char* start, const char* at, const char* phrase, int row);
  void verb_alone(const char* start, const char* at, const char* phrase, int row);
  void unread_verb(const char* start, const char* at, const RowFacts& facts, const char* stopped);
  [[nodiscard]] const char* past_preposition(const char* at, record::Urged urged) const;
  bool found_in_clause(const char* start, const char* phrase);
  /// "Says that she has six": a clause in which somebody tells of himself or the other.
  struct Reported {
    std::string_view subject;      ///< of the clause, a pronoun or a name,
    const char* clause = nullptr;  ///< with which it begins
    record::Actor who = record::kNobody;
    bool pronoun = false;
    bool that = false;
    bool told = false;  ///< to whom is said: "tells him that"
  };
  std::optional<Reported> reported_at(const char* phrase);
  Heard with_name_of(const Reported& what, record::Actor who, const char* verb_at);
  [[nodiscard]] bool keeps_nothing(std::size_t first) const;
  bool reported_read(const char* start, const char* at, const char* phrase, int row);
  bool done_by_saying(const char* start, const char* phrase);
  /// A reason or a manner behind what is known.
  struct Tail {
    bool may_follow = false;
    bool missed = false;  ///< what is known ends before the sentence does: one might follow
  };
  bool grammar_reads(const Verb& verb, const char* start, Tail& tail,
                     std::optional<LineError>& unread);
  bool sayings_read(const char* start, int row, const char* phrase, bool first, Tail& tail);
  bool unknown_person(const char* start);
  [[nodiscard]] const char* past_either_player(const char* at) const;
  bool card_of_trick(const char* start);
  bool stop_mark(const char* start);
  bool parted(const char* start);
  bool inserted_read(std::string_view word, const char* words, const char* end);
  [[nodiscard]] record::Actor answers(std::string_view word, record::Actor carried) const;
  /// What an act is told to have come before or after, or at once with.
  struct Meant {
    std::optional<std::size_t> act;
    bool known = false;  ///< the words are understood, whether or not there is such an act
  };
  [[nodiscard]] const char* end_of_sentence(const char* first) const;
  bool timed();
  /// "Y finds the order, before that": of what was read from act `first` on, at `start`.
  void refuse_told_late(const char* start, std::size_t first) const;
  bool which_first(std::string_view clause);
  bool timed_behind(std::string_view clause);
  bool timed_before(std::string_view clause);
  bool timed_beside(std::string_view clause);
  std::size_t read_inner(std::string_view sentence, std::string_view clause);
  void read_timed(std::string_view sentence, std::string_view clause, record::Timed how,
                  std::string_view other);
  bool read_disputed(std::string_view sentence, std::string_view clause);
  bool order_disputed(std::string_view sentence, std::string_view clause, std::string_view other);
  [[nodiscard]] std::optional<std::size_t> act_spoken_of(std::string_view sentence) const;
  void note_order(std::size_t one, std::size_t other, std::string_view clause);
  bool denied_behind(std::string_view clause);
  [[noreturn]] void fail_timing(std::string_view other);
  [[nodiscard]] Meant act_meant(std::string_view words, std::size_t target,
                                record::Timed how) const;
  void note_timing(record::Timed how, std::size_t act, std::size_t other, std::string_view clause);
  bool bystander_of(std::string_view name, std::string_view verb, const char* at);
  bool whole(const char* start, record::Actor told_of = record::kNobody);
  [[nodiscard]] bool announces_king(int row) const;
  bool speech(const char* start, int row);
  bool both_ask_onlooker(const char* start);
  bool said_unquoted(const char* start, const char* phrase);
  void say(const char* start, const char* begin, const char* end);
  bool says_and_does(const char* start, const char* begin, const char* end);
  bool says_what_is_wrong(const char* start, const char* begin, const char* end);
  bool said_in_parts(const char* start, const char* begin, const char* end, int least);
  bool names_suit(const char* start, const char* begin, const char* end);
  [[nodiscard]] record::Actor backed_by(record::Actor who) const;
  void remark(const char* start, const char* begin, const char* end);
  void heard(const char* start, const Heard& said);
  void refuse_score_among_others(const char* start, const char* end) const;
  bool aside(const char* start, const Heard& said);
  void refuse_card_passed(const char* from, const char* end) const;
  void refuse_count_passed(const char* phrase);
  [[nodiscard]] bool number_begins(const char* words) const;
  bool kept_as_said(const char* start, const char* words, bool subject);
  void amend(const char* start, const Heard& said);
  void skip_adverbs();
  [[nodiscard]] bool ends_here();
  [[nodiscard]] Here here_now();
  void bare_card(const char* start);
  void refuse_number_unknown(const char* start) const;
  void refuse_nothing_told(const char* start);
  void no_subject(const char* start);
  void no_verb(const char* start);

  /// What the grammar's rule takes, with what it means; for the files that run the grammar.
  template <class Rule>
  bool match();
  [[nodiscard]] const char* here() const { return in_.current(); }
  void go_to(const char* at) {
    in_.restart();
    in_.bump(static_cast<std::size_t>(at - in_.begin()));
  }
  [[nodiscard]] bool at_end() const { return here() == end_; }
  /// What is not yet read.
  [[nodiscard]] std::string_view rest() const {
    return {here(), static_cast<std::size_t>(end_ - here())};
  }
  [[nodiscard]] std::string_view word_from(const char* at) const;
  /// Past the place where somebody is, "from the sofa", if a verb follows it; else `at`.
  [[nodiscard]] const char* past_whereabouts(const char* at) const;
  /// Past the verb of somebody around the table, if no player is spoken of; else `at`.
  const char* past_onlookers_verb(const char* at, const char* stop);
  /// The row of a verb that stands in the text.
  int verb_row_at(std::string_view word) {
    if (word.data() != verb_at_) {
      verb_at_ = word.data();
      verb_row_ = find_verb_row(word);
    }
    return verb_row_;
  }
  /// What stands from `at` on, for the table of words.
  TextBegins& text_from(const char* at) {
    const std::string_view text(at, static_cast<std::size_t>(end_ - at));
    if (!text_.is_of(text)) {
      text_ = TextBegins(text);
    }
    return text_;
  }
  [[nodiscard]] const char* skip_blanks(const char* at) const;
  [[noreturn]] void fail(const g::Expected& expected) { fail(expected.id, expected.message); }
  [[noreturn]] void fail(std::string_view id, std::string_view message);

  Input in_;
  const char* end_;
  Draft& d_;
  int depth_ = 0;
  int parts_ = 0;                    ///< how many sentences without a stop stand before this one
  int trick_ = 0;                    ///< the number of the trick that is told; 0: none said
  bool timing_ = false;              ///< the line may tell how two acts lay to each other
  const char* passed_to_ = nullptr;  ///< where a clause that was refused went on
  const char* verb_at_ = nullptr;    ///< the word last looked up,
  int verb_row_ = -1;                ///  and its row
  TextBegins text_;                  ///< the text last asked for (text_from)
  /// The verb last read in the line, which somebody else may do without its being said again.
  struct Repeated {
    std::string verb;  ///< with "out" or "away"; empty if there is none
    record::Actor actor = record::kNobody;
    bool of_cards = false;  ///< cards may be what is told again
  };
  Repeated repeated_;                         ///< of the sentence being read,
  Repeated said_before_;                      ///  and of the one before it
  bool hangs_ = false;                        ///< the line may have a clause that hangs on another
  bool carry_ = false;                        ///< a sentence without an actor goes on with the last
  const g::Expected* went_before_ = nullptr;  ///< a comma came before: what the list may have meant
};

}  // namespace ecarte::notation
