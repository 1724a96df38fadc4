// SPDX-License-Identifier: MIT
//
// What law found, in plain words that can be read aloud at the table. Players are called by their
// names; sentences state what was done and accuse nobody. They begin in lower case, have no full
// stop, and are not escaped: that is for whoever prints them.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "report/clause.hpp"
#include "report/deal.hpp"

namespace ecarte::report {

class Phrases;

/// What was done: "A played 9♠ to K♥ while holding 8♥".
Clause message_of(const Deal& deal, const law::Finding& finding);

/// What follows by itself: a limit to what may be marked, a mark to be taken down.
Clauses effects_of(const Deal& deal, const law::Finding& finding);
/// What else bears on it: its effects, the doubtful reading, the code's own note.
Clauses notes_of(const Deal& deal, const law::Finding& finding);
/// The same without its effects, behind those in `notes`.
void add_other_notes(Clauses& notes, const Deal& deal, const law::Finding& finding);

/// To whom, what, until when, and what became of it; empty if there is no remedy to speak of:
/// "Y may require the hands to be played again until the trump of the next deal is turned".
Clause remedy_of(const Deal& deal, const law::Finding& finding);

/// ", line 8": where act number `at` is written; empty of an act of the deal after.
Clause line_clause(const Deal& deal, law::Time at);

/// What may or must be done where the record stops, until which act, and what becomes of it if
/// nobody does: "if Y holds K♦, Y may announce the king until Y plays his first card; if not, the
/// right is lost (law 23)".
Clause open_words(const Deal& deal, const law::Standing& one);
/// Whose turn it is where a hand is broken off: "it is for Y to lead". Not where that turns on what
/// the record leaves open, nor where all begins anew.
Clause to_act_words(const Deal& deal);

/// What can no longer be done, and the act that ended it: "A could mark the king; the time for it
/// ended when …, line 12 (law 22)".
Clause past_words(const Deal& deal, const law::Standing& one);

/// "A 1, Y 5"
Clause score_words(const Deal& deal, const law::Score& score);
/// The same, at the end of `text`.
void append_score_words(Clause& text, const Deal& deal, const law::Score& score);

/// ", and A has won the game"; else, of the last deal, once its hand is over: ", and A deals next".
/// Empty if that is not known.
Clause how_game_stands(const Deal& deal);
/// Is it a right that somebody surely has in this deal, and may leave?
inline bool is_sure_choice(const law::Standing& one) {
  return one.ground == law::Ground::Sure && !one.is_duty() && !one.of_deal_before;
}
/// Does the score that is due count points which somebody may mark yet?
bool counts_unmarked(const Deal& deal);

/// The score under each choice that is open: "should Y require the hands to be played again, the
/// score is A 0, Y 1, and …; should Y let it stand, the score is A 1, Y 1". Empty if it does not
/// turn on the choice.
Clause choices_of(const Deal& deal, const law::Finding& finding);

/// One choice of a finding that is open, in words ("require the hands to be played again"), and
/// what the score is under it.
struct ChoiceTold {
  Clause words;
  const law::Choice& choice;
};
std::vector<ChoiceTold> choices_told(const Deal& deal, const law::Finding& finding);

/// What the hand is worth under each choice of a finding, where it was reckoned, and for whom it
/// was taken to be seen. Empty if nothing was.
Clause what_if_of(const Deal& deal, const law::Finding& finding);

/// The fact that is not written and on which a ruling turns: "a heart among A's unwritten cards".
Clause needs_of(const Deal& deal, const law::Missing& missing);
/// Of a fact that is so, and answered by one case or another: the answer that leads to this one,
/// "if the dealer gave them to him". Empty of any other.
Clause deciding_answer(const Deal& deal, const law::Standing& one);

/// What the record does not say, and the ruling on the deed of a finding turns on.
Clauses needs_of(const Deal& deal, const law::Finding& finding);

/// "irregular, and undecided in part".
std::string verdict_words(const law::DealResult& result);

/// What happened, whatever law says of it.
Clause sentence_of(const Deal& deal, const replay::Fact& fact);

/// The acts that close a window, as result files name them: "next trump turned". Empty if none do.
Clause closing_words(codes::WindowBeats closes);

/// The same as the end of a sentence that begins with "until" or "from when", in the words of parts
/// and not of names: "the non-dealer proposes or the non-dealer plays his first card".
Clause beat_clause(codes::WindowBeats beats);
/// The same when it has come: "the non-dealer proposed".
Clause past_beat_clause(codes::WindowBeats beats);

/// What a remedy is called, without saying who has it: "a fresh deal".
std::string_view noun_of(replay::Remedy remedy);
/// "had the cards dealt again"
std::string_view done_words(replay::Remedy remedy);
/// ": it hangs on how the score stood before": what leaves a score open; empty for nothing.
Clause hangs_on_words(std::uint8_t hangs_on);

/// What somebody may do by way of a remedy: "claim a fresh deal".
std::string_view option_words(replay::Remedy remedy);
/// The same where the score tells how many: "mark one for the vole".
Clause option_of(const Deal& deal, record::Actor who, replay::Remedy option);
/// What stands between "may" and the option: a blank, or of a right whose time begins only after
/// the last act told ", once the trump is turned, ".
Clause opening_words(const Phrases& p, std::uint16_t case_index);

/// What must be done by way of a remedy, or follows by itself: "the cards must be dealt again".
std::string_view duty_words(replay::Remedy remedy);
std::string_view effect_words(replay::Remedy remedy);

/// The place where the proof of a finding lies, in two words: "held here".
std::string_view witness_words(const law::Finding& finding);

}  // namespace ecarte::report
