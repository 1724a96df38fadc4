// SPDX-License-Identifier: MIT
//
// Proposing, discarding and giving in words.
#include <algorithm>
#include <array>

#include "report/phrases.hpp"

namespace ecarte::report {
namespace {

using replay::FactKind;
using replay::NoYes;
using replay::Role;

Clause proposed(const Phrases& p) {
  if (p.is(1, replay::ProposedAfter::Refusal)) {
    return p.subject() + " proposed again after a refusal";
  }
  if (p.is(1, replay::ProposedAfter::Play)) {
    return p.subject() + " proposed when the hands had been played from";
  }
  if (p.is(1, replay::ProposedAfter::Exchange)) {
    return p.subject() + " proposed again after an exchange" +
           (p.is(2, NoYes::No) ? " without an agreement on it" : "");
  }
  return p.subject() + (p.is(0, replay::Nth::Later) ? " proposed again" : " proposed");
}

Clause word_altered(const Phrases& p) {
  if (p.is(0, replay::AlteredWord::Proposal) && p.fact().number != 0) {
    return p.subject() + " altered his word, having said that he plays, to a proposal";
  }
  Clause text = p.subject() + " altered his ";
  text += p.is(0, replay::AlteredWord::Proposal) ? "proposal"
          : p.is(0, replay::AlteredWord::Number) ? "number"
          : p.is(0, replay::AlteredWord::Answer) ? "answer"
                                                 : "word";
  return text + " after it was spoken";
}

Clause answered(const Phrases& p) {
  const bool conditional = p.is(0, replay::AnswerGiven::Conditional);
  Clause text = p.subject();
  if (p.is(0, replay::AnswerGiven::Refuse)) {
    text += " refused";
  } else {
    text += conditional || p.is(0, replay::AnswerGiven::Accept) ? " accepted" : " answered";
  }
  text += p.is(1, replay::Nth::First) ? " the first proposal" : " the proposal";
  text += conditional ? ", if there were cards enough" : "";
  return text + (p.is(2, NoYes::Yes) ? " though he had lost the power to refuse it" : "");
}

Clause number_withheld(const Phrases& p) {
  Clause text = p.subject();
  text += p.is(1, replay::WithheldHow::Misstated) ? " misstated how many cards he took"
          : p.is(1, replay::WithheldHow::NotYet)  ? " was asked how many cards he took"
                                                  : " did not say how many cards he took";
  return text + (p.is(2, replay::WithheldWhen::After) ? ", the hand being over" : "");
}

Clause exchanged_without_right(const Phrases& p) {
  Clause text = p.subject() + " exchanged cards";
  if (p.is(1, replay::NoRightWhy::NotAsked)) {
    return text + " though nobody had proposed";
  }
  if (p.is(1, replay::NoRightWhy::Refused)) {
    return text + " though the proposal was refused";
  }
  return text + (p.is(1, replay::NoRightWhy::NotAnswered) ? " though the proposal was not answered"
                                                          : " without a right to");
}

Clause discard_put(const Phrases& p) {
  Clauses how;
  if (p.is(0, replay::DiscardFace::Up)) {
    how.emplace_back("face upwards");
  }
  if (p.is(1, replay::DiscardPlace::Mixed)) {
    how.emplace_back("on " + p.adversary() + "'s");
  }
  const Clause late = p.is(2, replay::DiscardOrder::AfterTaking) ? " after he had taken cards" : "";
  return how.empty() ? p.subject() + " discarded" + late
                     : p.subject() + " put his discard " + joined(how, "and") + late;
}

/// Were the cards given him, as he asked for them, and are they still to be taken?
bool only_given(const Phrases& p) {
  const auto& beats = p.deal().facts.beats;
  const replay::ActIndex at = p.fact().occurred;
  constexpr replay::BeatSet kTaken =
      replay::bit(replay::Beat::NTakesUp) | replay::bit(replay::Beat::NCard);
  return at < beats.size() && (beats[at] & replay::bit(replay::Beat::Given)) != 0 &&
         std::none_of(beats.begin() + at, beats.end(),
                      [](replay::BeatSet word) { return (word & kTaken) != 0; });
}

Clause excess_taken(const Phrases& p) {
  const bool given = p.is(1, replay::ExcessCause::Given);
  if (!given && p.is(2, NoYes::No) && only_given(p)) {
    return p.subject() + " was given more cards than he discarded, as he had asked for them";
  }
  Clause text = p.subject() + (given ? " was given more cards than he asked for"
                                     : " took more cards than he discarded");
  if (!given && p.is(2, NoYes::Yes)) {
    return text + " and mixed them with his hand";
  }
  return text + (p.is(2, NoYes::No) && !given ? " and kept them apart" : "");
}

Clause short_given(const Phrases& p) {
  Clause text;
  if (p.is(0, replay::ShortCause::Given)) {
    text = p.subject() + " was given fewer cards than he asked for";
  } else if (p.is(0, replay::ShortCause::Stock)) {
    text = "the stock did not hold the cards " + p.subject() + " was to have";
  } else {
    text = p.subject() + (p.is(1, Role::NonDealer) ? " asked for fewer cards than he discarded"
                                                   : " took fewer cards than he discarded");
  }
  if (p.is(2, replay::Completion::InTime)) {
    return text + "; the number was made up";
  }
  return text + (p.is(2, replay::Completion::Late) ? "; the number was made up too late" : "");
}

Clause stock_short(const Phrases& p) {
  Clause text = "the stock held fewer cards than the players wished";
  if (p.is(0, replay::AcceptedHow::Plain)) {
    return text + ", and " + p.dealer() + " had accepted without condition";
  }
  if (p.is(0, replay::AcceptedHow::Conditional)) {
    return text + ", and " + p.dealer() + " had accepted on condition that it did not";
  }
  if (p.is(0, replay::AcceptedHow::ConditionalAfterwards)) {
    return text + ", and " + p.dealer() + " named the condition only afterwards";
  }
  return text;
}

Clause surplus_looked(const Phrases& p) {
  return p.subject() + " looked at the " +
         (p.is(0, replay::SurplusHow::ThrownOut) ? "superfluous cards thrown out" : "cards drawn") +
         (p.is(0, replay::SurplusHow::Drawn) && p.is(2, NoYes::No) ? ", which had not been taken up"
                                                                   : "");
}

Clause card_taken_up(const Phrases& p) {
  return p.subject() + " took " + p.cards_or("a card") +
         (p.is(0, replay::TakenUpFrom::TurnUp) ? ", the card turned up, into his hand"
                                               : " out of what he had discarded");
}

Clause completed(const Phrases& p) {
  Clause text = p.subject() + " completed his hand";
  text += p.is(1, replay::Leave::None) ? " without leave" : "";
  return text + (p.is(2, replay::Timely::Late) ? " when the time for it had passed" : "");
}

constexpr auto kInProposing = std::to_array<FactSentence>({
    {FactKind::Proposed, proposed},
    {FactKind::WordAltered, word_altered},
    {FactKind::AskedNone,
     [](const Phrases& p) {
       return p.subject() + " asked for no card though his proposal was accepted";
     }},
    {FactKind::Answered, answered},
    {FactKind::NumberWithheld, number_withheld},
    {FactKind::ExchangedWithoutRight, exchanged_without_right},
});

}  // namespace

std::span<const FactSentence> in_proposing() {
  return kInProposing;
}

namespace {

constexpr auto kInExchanging = std::to_array<FactSentence>({
    {FactKind::DiscardPut, discard_put},
    {FactKind::DiscardHandled,
     [](const Phrases& p) {
       return p.subject() + (p.is(1, replay::Handled::Touched) ? " touched " : " looked at ") +
              (p.is(0, replay::Whose::Other) ? p.adversary() + "'s discard"
               : p.is(0, replay::Whose::Own) ? "his own discard"
                                             : "a discard");
     }},
    {FactKind::ExcessTaken, excess_taken},
    {FactKind::ShortGiven, short_given},
    {FactKind::StockShort, stock_short},
    {FactKind::ServedFirst,
     [](const Phrases& p) {
       return p.dealer() + " took cards before " + p.nondealer() + " had " +
              (p.is(0, replay::Served::Unserved) ? "all he asked for, and left too few"
                                                 : "his, and left enough");
     }},
    {FactKind::SurplusLooked, surplus_looked},
    {FactKind::CardTakenUp, card_taken_up},
    {FactKind::Completed, completed},
});

}  // namespace

std::span<const FactSentence> in_exchanging() {
  return kInExchanging;
}

}  // namespace ecarte::report
