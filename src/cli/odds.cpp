// SPDX-License-Identifier: MIT
//
// `ecarte odds`: out of every hand the adversary may hold, how many give the point and the vole.
#include "analysis/odds.hpp"

#include <algorithm>

#include <fmt/core.h>

#include "cli/cards.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/odds_condition.hpp"
#include "cli/odds_report.hpp"

namespace ecarte::cli {
namespace {

using analysis::Role;
using game::Card;
using game::CardSet;

/// So many are counted in seconds.
constexpr std::size_t kMostHands = 5000;

OddsAsked read_asked(const OddsCommand& command) {
  OddsAsked asked;
  if (command.turn.empty() && command.trump.empty()) {
    throw InputError("odds: expected --turn CARD or --trump SUIT, to know the trumps");
  }
  if (!command.turn.empty()) {
    asked.turn_up = one_card(command.turn);
    asked.trump = asked.turn_up->suit;
  }
  if (!command.trump.empty()) {
    asked.trump = suit_word(command.trump);
    if (asked.turn_up && asked.turn_up->suit != asked.trump) {
      throw InputError(fmt::format("odds: {} is turned, so {} cannot be trumps",
                                   game::name(*asked.turn_up), game::name(asked.trump)));
    }
  }
  asked.model = command.model;
  asked.role = command.dealer ? Role::Dealer : Role::NonDealer;
  asked.condition = command.condition;
  if (asked.role == Role::Dealer && asked.model == analysis::Model::Lead) {
    throw InputError(
        "odds: the model 'lead' is of the player who leads; without --dealer, or with "
        "--model open, blind or certain");
  }
  return asked;
}

void require_hand(const std::vector<CardSet>& words, const OddsAsked& asked) {
  if (words.size() != analysis::kHand) {
    throw InputError(fmt::format("odds: a hand has five cards, and {} {} written", words.size(),
                                 words.size() == 1 ? "is" : "are"));
  }
  for (const CardSet word : words) {
    if (asked.turn_up && word == CardSet{*asked.turn_up}) {
      throw InputError(
          fmt::format("odds: {} is turned, and cannot be in the hand", game::name(*asked.turn_up)));
    }
  }
}

class OddsRun {
 public:
  OddsRun(const OddsCommand& command, Streams& streams)
      : json_(command.format == Format::Json), streams_(streams), asked_(read_asked(command)) {
    words_ = card_words(command.hand);
    require_hand(words_, asked_);
    elsewhere_ = known_cards({command.gone});
    if (asked_.turn_up) {
      elsewhere_ |= *asked_.turn_up;
    }
    condition_ = read_condition(command.condition, asked_.trump, asked_.turn_up, asked_.role);
    for (const std::string& text : command.hand) {
      asked_.pattern += (asked_.pattern.empty() ? "" : " ") + text;
    }
  }

  ExitStatus run() {
    if (std::ranges::all_of(words_, [](CardSet word) { return word.size() == 1; })) {
      one();
    } else {
      table();
    }
    return ExitStatus::Clean;
  }

 private:
  HandOdds answer(const std::vector<Card>& cards, bool each_lead) {
    analysis::OddsQuestion question;
    for (const Card card : cards) {
      question.hand |= card;
    }
    question.elsewhere = elsewhere_;
    question.trump = asked_.trump;
    question.role = asked_.role;
    question.condition = condition_;
    if (const std::string fault = question.fault(); !fault.empty()) {
      throw InputError("odds: " + fault);
    }
    if (condition_ && analysis::hand_types(question).empty()) {
      throw InputError(fmt::format("odds: no hand of the adversary's meets the condition '{}'",
                                   asked_.condition));
    }
    analysis::Effort effort;
    effort.each_lead = each_lead;
    return {cards, analysis::odds(solver_, question, asked_.model, effort)};
  }

  void one() {
    asked_.pattern.clear();
    std::vector<Card> cards;
    for (const CardSet word : words_) {
      cards.push_back(word.first());
    }
    const HandOdds hand = answer(cards, true);
    (json_ ? write_odds_json : write_odds_text)(streams_.out.buffer(), asked_, hand);
  }

  void table() {
    std::vector<HandOdds> hands;
    const std::vector<CardSet> completed = completions(words_, elsewhere_, kMostHands);
    if (completed.size() > kMostHands) {
      throw InputError(fmt::format(
          "odds: more than {} hands answer the pattern: leave fewer cards open", kMostHands));
    }
    for (const CardSet hand : completed) {
      std::vector<Card> cards;
      for (const Card card : hand) {
        cards.push_back(card);
      }
      hands.push_back(answer(cards, asked_.model != analysis::Model::Blind));
    }
    if (hands.empty()) {
      throw InputError("odds: no hand answers the pattern");
    }
    (json_ ? write_odds_table_json : write_odds_table)(streams_.out.buffer(), asked_, hands);
  }

  bool json_;
  Streams& streams_;
  OddsAsked asked_;
  std::vector<CardSet> words_;
  CardSet elsewhere_;
  analysis::HandCondition condition_;
  analysis::Solver solver_;
};

}  // namespace

ExitStatus odds(const OddsCommand& command, Streams& streams) {
  return OddsRun{command, streams}.run();
}

}  // namespace ecarte::cli
