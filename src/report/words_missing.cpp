// SPDX-License-Identifier: MIT
//
// What a record does not say and a ruling turns on, in words.
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "law/window.hpp"
#include "report/phrases.hpp"
#include "report/plain_facts.hpp"
#include "report/why.hpp"
#include "report/words.hpp"

namespace ecarte::report {
namespace {

using replay::FactKind;

/// "a heart", "K♥", "a trump or a heart": what `cards` are between them.
Clause kind_of(game::CardSet cards, std::optional<game::Suit> trump) {
  if (cards.size() == 1) {
    return Clause{game::name(cards.first())};
  }
  Clauses suits;
  for (int i = 0; i < game::kSuits; ++i) {
    const auto suit = static_cast<game::Suit>(i);
    const game::CardSet of_suit = cards & game::CardSet::of(suit);
    if (of_suit.empty()) {
      continue;
    }
    Clause name{game::name(suit)};
    name.pop_back();  // "hearts": one of them
    suits.push_back(suit == trump ? "a trump" : "a " + name);
  }
  return joined(suits, "or");
}

Clause card_needed(const Phrases& p, game::CardSet would_prove) {
  if (p.fact().kind == FactKind::LedOutOfTurn) {
    return "whose turn it was to lead";
  }
  const std::optional<game::Suit> trump = p.deal().facts.stands.trump;
  const bool maybe_trump = !trump && p.fact().kind == FactKind::Misplay &&
                           replay::may_be(p.fact(), 0, replay::MisplayKind::FailureToTrump);
  return kind_of(would_prove, trump) + (maybe_trump ? " or a trump" : "") + " among " +
         p.subject() + "'s unwritten cards";
}

/// Whether the deed itself was done, when nothing of it is sure.
Clause whether_at_all(const Phrases& p) {
  if (p.fact().kind == FactKind::FalseKing) {
    return "whether " + p.subject() + " held the king he announced";
  }
  if (p.fact().kind == FactKind::KingHeld) {
    return "whether " + p.subject() + " held the king of trumps";
  }
  if (law::is_marked_by_either(p.fact())) {
    return "which of the players marked too many: one deal does not give both what they marked";
  }
  if (p.fact().kind == FactKind::MarkNotDue) {
    return "whether anything not told earned " + p.subject() + " what he marked here";
  }
  replay::Fact so = p.fact();
  so.proof = replay::Proof::Proved;
  return "whether it is so that " + sentence_of(p.deal(), so);
}

/// Whether a mark came in time, or what it was for.
Clause when_marked(const Phrases& p) {
  return p.fact().kind == FactKind::MarkNotDue
             ? "whether what " + p.subject() + " marked was for the deal before"
             : "whether " + p.subject() + " marked in time what was due to him";
}

/// The question an attribute of this name asks, for the attributes that records leave open.
Clause question(const Phrases& p, std::string_view attribute) {
  const FactKind kind = p.fact().kind;
  if (attribute == "looked") {
    return "whether " + p.nondealer() + " had looked at his hand";
  }
  if (attribute == "loser-bold") {
    return "whether the loser had played without proposing, or refused the first proposal";
  }
  if (attribute == "void") {
    return "whether " + p.subject() + " held a card of the suit he named";
  }
  if (attribute == "turn") {
    return "whose turn it was to deal";
  }
  if (attribute == "pack" && kind == FactKind::Dealing) {
    return "whose pack was dealt with";
  }
  if (attribute == "mixed") {
    return "whether " + p.subject() + " mixed the cards with his hand";
  }
  if (attribute == "taken-up" && p.is(1, replay::SurplusFrom::Exchange)) {
    return "whether any of the cards given had been taken up";
  }
  if (attribute == "seen" || attribute == "taken-up") {
    return "whether the cards had been looked at before";
  }
  if (attribute == "tricks") {
    return "how many tricks " + p.subject() + " had made";
  }
  if (attribute == "king") {
    return "who held the king of trumps";
  }
  if (attribute == "cause" && kind == FactKind::ExcessTaken) {
    return "whether " + p.subject() + " took them himself, or " + p.adversary() +
           " gave him more than he had asked for";
  }
  if (attribute == "role" && kind == FactKind::TakenBack) {
    return "whose turn it was to lead";
  }
  if (attribute == "of" && kind != FactKind::ChoiceOpen) {
    return "who dealt";
  }
  if (attribute == "kind" && kind == FactKind::Misplay) {
    return "which cards " + p.subject() + " held when he played";
  }
  if (attribute == "due" && kind == FactKind::RightClaimed) {
    return "whether it was his: " + sentence_of(p.deal(), p.fact());
  }
  if (attribute == "card" && is_trump_if_they_go_on(p.fact())) {
    return "whether they go on with " + p.cards_or("the king turned") +
           " for trumps or the cards are dealt again";
  }
  if (attribute == "lies") {
    return "where the card lay: " + sentence_of(p.deal(), p.fact());
  }
  if (kind == FactKind::ExposedInDealing && attribute == "whose") {
    return "whose card it was: " + sentence_of(p.deal(), p.fact());
  }
  if (attribute == "took") {
    return "whether " + p.subject() + " had taken cards in exchange";
  }
  if (attribute == "size") {
    return "whether " + p.subject() + " had too many cards or too few";
  }
  if (attribute == "first") {
    return "which card " + p.subject() + " played first";
  }
  return {};
}

/// For an attribute without words of its own: the sentence, and which of what may be was so.
Clause plain_question(const Phrases& p, int number) {
  const replay::FactKind kind = p.fact().kind;
  const auto i = static_cast<std::size_t>(number);
  const replay::Attribute& attribute = replay::entry(kind).attributes[i];
  const Clause sentence = sentence_of(p.deal(), p.fact());
  if (attribute.name == "when") {
    return "when it was that " + sentence;
  }
  Clauses values;
  for (int value = 0; value < replay::size_of(attribute); ++value) {
    if ((p.fact().values[i] >> static_cast<unsigned>(value) & 1U) != 0) {
      values.emplace_back(plain_value(kind, number, static_cast<std::uint8_t>(value)));
    }
  }
  if (values.size() == 2 && attribute.words == replay::kWords<replay::NoYes>) {
    return "whether " + values[1] + " (" + sentence + ")";
  }
  return "how it was that " + sentence + ": whether " + joined(values, "or");
}

}  // namespace

Clause when_found(const Deal& deal, const law::Missing& missing, int answer) {
  const codes::FactTable& table = deal.code.tables[static_cast<std::size_t>(missing.fact.kind)];
  const unsigned found = missing.alternatives[static_cast<std::size_t>(answer)].found;
  Clauses times;
  for (std::size_t position = 0; position <= table.boundaries.size(); ++position) {
    const auto act = [&](std::size_t i) {
      const auto beats =
          law::resolve(table.boundaries[i].beats, law::subject_deals(deal.facts, missing.fact));
      return past_words_of(Phrases{deal, missing.fact}, beats);
    };
    if ((found >> position & 1U) != 0) {
      times.push_back(position == 0 ? "before " + act(0) : "after " + act(position - 1));
    }
  }
  return joined(times, "or");
}

std::string_view open_answer(const law::Missing& missing, int answer) {
  const bool so = answer == 0;
  switch (missing.attribute) {
    case law::kWhetherInTime:
      return so ? "the claim came in time" : "it came too late";
    case law::kWhetherDone:
      return so ? "it was done" : "it was not done";
    case law::kWhenMarked:
      return missing.fact.kind == replay::FactKind::MarkNotDue
                 ? so ? "it was for the deal before" : "it was for this deal"
             : so ? "it was marked in time"
                  : "it was not";
    default:
      return missing.fact.kind == replay::FactKind::Misplay ? so ? "he did" : "he did not"
             : so                                           ? "something did"
                                                            : "nothing did";
  }
}

bool is_trump_if_they_go_on(const replay::Fact& fact) {
  return fact.kind == FactKind::KingTurned &&
         fact.values[1] ==
             replay::Some{replay::KingCard::Alone, replay::KingCard::NotChosen}.bits();
}

Clause hangs_on_words(std::uint8_t hangs_on) {
  using law::ScoreHangsOn;
  constexpr std::array<std::pair<ScoreHangsOn, std::string_view>, 8> kWords{{
      {ScoreHangsOn::Before, "how it stood before this deal"},
      {ScoreHangsOn::Hand, "what the hand gave"},
      {ScoreHangsOn::FirstWord, "whether the loser stood or refused first"},
      {ScoreHangsOn::King, "whether anybody had the king to mark"},
      {ScoreHangsOn::Marks, "when, or for which deal, points were marked"},
      {ScoreHangsOn::Annulled, "whether the deal counts"},
      {ScoreHangsOn::Order, "which of two acts came first, or whether what is disputed is so"},
      {ScoreHangsOn::Answers, "what the ruling turns on"},
  }};
  Clauses parts;
  for (const auto& [what, words] : kWords) {
    if ((hangs_on & static_cast<unsigned>(what)) != 0) {
      parts.emplace_back(words);
    }
  }
  return parts.empty() ? Clause{} : ": it hangs on " + joined(parts, "and");
}

Clause needs_of(const Deal& deal, const law::Missing& missing) {
  const Phrases p{deal, missing.fact};
  if (!missing.would_prove.empty() && missing.fact.kind != FactKind::SeveralTurned) {
    return card_needed(p, missing.would_prove);
  }
  if (missing.attribute == law::kWhetherSo || !missing.would_prove.empty()) {
    return whether_at_all(p);
  }
  if (missing.attribute == law::kWhichFirst) {
    return "which of the acts that are told in no order came first, or whether what is disputed "
           "was done";
  }
  if (missing.attribute == law::kWhenFound) {
    replay::Fact found = missing.fact;
    if (found.kind == FactKind::FacedCard) {
      // When it lay there is what is asked, and so whether there was a stock yet.
      replay::set(found, 1, replay::unknown<replay::FacedWhen>);
      if (replay::must_be(found, 0, replay::FacedIn::Stock)) {
        replay::set(found, 0, replay::FacedIn::Pack);
      }
    }
    return "when it was found that " + sentence_of(deal, found);
  }
  if (missing.attribute == law::kWhetherCame) {
    return "whether " + p.nondealer() + " had looked at his hand before the claim";
  }
  if (missing.attribute == law::kWhetherInTime) {
    return "whether the time had passed when the remedy was claimed; " +
           sentence_of(deal, missing.fact);
  }
  if (missing.attribute == law::kWhetherDone) {
    return "whether what was owed was done; " + sentence_of(deal, missing.fact);
  }
  if (missing.attribute == law::kWhenMarked) {
    return when_marked(p);
  }
  if (missing.attribute == law::kWhetherGiven && missing.fact.kind == FactKind::Misplay) {
    return "whether " + p.adversary() +
           ", with a card that is not told, failed to play as he was bound to";
  }
  if (missing.attribute == law::kWhetherGiven) {
    return "whether anything that is not told gave " + p.subject() + " " +
           Clause{noun_of(missing.claimed)};
  }
  const auto& attribute =
      replay::entry(missing.fact.kind).attributes[static_cast<std::size_t>(missing.attribute)];
  const Clause asked = question(p, attribute.name);
  return asked.empty() ? plain_question(p, missing.attribute) : asked;
}

Clauses needs_of(const Deal& deal, const law::Finding& finding) {
  Clauses needs;
  for (const law::Missing& missing : deal.result.missing) {
    if (same_deed(missing.fact, finding.fact)) {
      needs.push_back(needs_of(deal, missing));
    }
  }
  return needs;
}

Clause deciding_answer(const Deal& deal, const law::Standing& one) {
  using replay::KingCard;
  if (one.fact.kind == replay::FactKind::KingTurned &&
      replay::may_be(one.fact, 1, KingCard::Chosen) &&
      replay::may_be(one.fact, 1, KingCard::NotChosen)) {
    return "if " + Phrases{deal, one.fact}.cards_or("that king") + " is chosen for trumps";
  }
  for (const law::Missing& missing : deal.result.missing) {
    const int answer = answers_with(missing, one);
    if (answer >= 0 && missing.attribute != law::kWhetherSo) {
      return answer_clause(deal, missing, answer);
    }
  }
  return {};
}

std::string verdict_words(const law::DealResult& result) {
  return std::string{law::word(result.verdict)} +
         (result.undecided_in_part() ? ", and undecided in part" : "");
}

}  // namespace ecarte::report
