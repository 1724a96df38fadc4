// SPDX-License-Identifier: MIT
//
// The parts sentences are made of: who a seat or a role is by name, cards and numbers in words.
// Internal to the words of the report.
#pragma once

#include <span>
#include <string_view>

#include "report/clause.hpp"
#include "report/deal.hpp"

namespace ecarte::report {

/// His name in the record; empty for nobody.
Clause name_in(const Deal& deal, record::Actor actor);
/// As it is or, where it is of a woman, turned (record::Pronouns).
Clause turned(const Deal& deal, Clause clause);
/// "six"; digits above twelve.
Clause number_word(int number);
/// "one card", "three cards".
Clause cards_word(int number);
/// "K♥ and 9♠"; empty for no card.
Clause list_of(game::CardSet cards);
/// "a", "a or b", "a, b or c", as one string of their kind.
template <class Parts>
typename Parts::value_type joined(const Parts& parts, std::string_view last) {
  typename Parts::value_type text;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0 && i + 1 == parts.size()) {
      text.append(" ").append(last).append(" ");
    } else if (i > 0) {
      text.append(", ");
    }
    text.append(parts[i]);
  }
  return text;
}
/// One after the other, with `between` between them.
template <class Parts>
typename Parts::value_type listed(const Parts& parts, std::string_view between) {
  typename Parts::value_type text;
  for (const auto& part : parts) {
    text.append(text.empty() ? "" : between).append(part);
  }
  return text;
}

/// One fact of one deal, and everybody in it by name.
class Phrases {
 public:
  Phrases(const Deal& deal, const replay::Fact& fact) : deal_(deal), fact_(fact) {}

  [[nodiscard]] const Deal& deal() const { return deal_; }
  [[nodiscard]] const replay::Fact& fact() const { return fact_; }

  [[nodiscard]] Clause name(record::Actor actor) const;  ///< "a player" for nobody
  [[nodiscard]] Clause subject() const { return name(fact_.subject); }
  [[nodiscard]] Clause adversary() const;
  [[nodiscard]] Clause dealer() const;  ///< "the dealer" if not known
  [[nodiscard]] Clause nondealer() const;
  [[nodiscard]] Clause role(replay::Role role) const;

  /// The fact's cards, or `otherwise` if none are known.
  [[nodiscard]] Clause cards_or(std::string_view otherwise) const;
  /// The card of a fact that has one, or `otherwise` where it may be one of several.
  [[nodiscard]] Clause card_or(std::string_view otherwise) const;

  /// True if attribute number `i` is known to be `value`.
  template <class T>
  [[nodiscard]] bool is(int i, T value) const {
    return replay::value<T>(fact_, i) == value;
  }

 private:
  const Deal& deal_;
  const replay::Fact& fact_;
};

/// The same thing done by the same player, whatever is known of it.
bool same_deed(const replay::Fact& a, const replay::Fact& b);

/// Is it the subject who deals, or is told to be the one to deal?
bool is_to_deal(const Phrases& p);

/// A clause that speaks of the parts of a deal, with those who have them: "Y has not looked at his
/// hand".
Clause by_name(const Phrases& p, Clause clause);

/// Which answer to what is missing gives what is open; -1: none that is told.
int answers_with(const law::Missing& missing, const law::Standing& one);

/// What may or must be done, until when, and what becomes of it if not: without what it rests on.
Clause right_words(const Deal& deal, const law::Standing& one);

/// What is said of a kind of fact.
struct FactSentence {
  replay::FactKind kind{};
  Clause (*say)(const Phrases&) = nullptr;
};
// One table a family of facts; each fact stands in one of them, and only there.
std::span<const FactSentence> before_the_deal();
std::span<const FactSentence> in_dealing();
std::span<const FactSentence> in_proposing();
std::span<const FactSentence> in_exchanging();
std::span<const FactSentence> in_playing();
std::span<const FactSentence> of_king_and_score();
std::span<const FactSentence> of_bystanders();
std::span<const FactSentence> of_sitting();

/// What an effect of a case comes to in this deal: "A can mark nothing for the point of this hand,
/// and one for the vole".
Clause effect_of(const Phrases& p, replay::Remedy effect);

/// Is the hand of which it speaks to be played again? Then what it gave counts for nothing.
bool is_replayed(const Phrases& p);
/// Are the hands to be played again by one of the answers to what the record leaves open?
bool is_maybe_replayed(const Deal& deal);

/// Must the cards be dealt again, or the hands be played again? Then the deal is not over.
bool begins_anew(const Deal& deal);
/// Is it a duty by which it is?
bool is_to_begin_anew(const law::Standing& one);

/// Who has won the game, if nobody chooses otherwise; nobody if it is not won, or not known to be.
record::Actor game_winner(const Deal& deal);

/// ", and A deals again": who deals where a dealing is annulled by `remedy`. Empty of any other
/// remedy, and if that is not known.
Clause deals_anew(const Phrases& p, replay::Remedy remedy);

/// By when what annuls a dealing must be done, and by whom: ", before anything else is done; A
/// deals again".
Clause before_all(const Phrases& p, replay::Remedy remedy);

/// " until Y proposes"; empty if nothing closes it.
Clause until_words(const Phrases& p, codes::WindowBeats closes);
/// Who may choose, by name: "either player".
Clause elector_words(const Phrases& p, record::Actor elector, std::uint16_t case_index);
/// What must be done, and by whom where it is one player's to do.
Clause duty_of(const Phrases& p, record::Actor who, replay::Remedy remedy);
/// Does the fact tell of a card taken back, be it one led for a suit of which he has none?
bool is_of_card_back(const replay::Fact& fact);
/// "until the trump is turned, Y may claim a fresh deal": the time first, for "to be played again
/// until" would be heard as how long.
/// Names how many cards are too many, where a fact of such tells: "the superfluous cards" become
/// "the superfluous card", "the two superfluous cards".
Clause counted(Clause text, const replay::Fact& fact);
/// That what another case orders of the same hand, and is not done yet, comes first; else nothing.
Clause first_clause(const Deal& deal, std::uint16_t case_index, const replay::Fact& fact);
Clause may_words(const Phrases& p, const Clause& who, std::uint16_t case_index,
                 codes::WindowBeats closes, const Clause& what);
/// Is it a right to announce a king of which no card is played yet, of which the time turns on
/// whether it is his first card?
bool is_of_unplayed_king(const Deal& deal, const law::Standing& one);
/// How the right to announce such a king is told.
struct KingTold {
  bool either = false;    ///< of both players, since it is not known who holds it
  bool in_short = false;  ///< that there is one, without the time for it
};
/// What a right rests on, as a clause before it: "if Y holds the king, ". Empty where it is sure.
Clause ground_words(const Phrases& p, const law::Standing& one);
/// "whoever holds K♦ may announce it until he himself plays his first card, or, if it is that card,
/// A until A plays his second card and Y until the lead is played to (laws 23 and 24)". Of one
/// player without what it rests on, which is that he holds it.
Clause king_words(const Deal& deal, const law::Standing& one, KingTold told);
/// What follows if `elector` does not use the option of a case: "; if not, the deal stands". Where
/// that opens another, that one. Empty for a case the code does not have.
Clause if_not_words(const Phrases& p, record::Actor elector, std::uint16_t case_index);
/// "the trump was turned", "Y proposed or played his first card"
Clause past_words_of(const Phrases& p, codes::WindowBeats beats);
/// What `closed` was, with its line: "A answered the proposal, line 8". Empty if that is not known.
Clause closing_act(const Phrases& p, codes::WindowBeats closed, law::Time at);

/// What a finding says of a remedy taken wrongly, or of one that was due and not taken.
Clause of_bad_remedy(const Deal& deal, const law::Finding& finding);
/// What a finding says of a mark.
Clause of_mark(const Deal& deal, const law::Finding& finding);

}  // namespace ecarte::report
