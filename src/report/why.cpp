// SPDX-License-Identifier: MIT
#include "report/why.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "law/lookup.hpp"
#include "law/window.hpp"
#include "report/accounts.hpp"
#include "report/law_words.hpp"
#include "report/phrases.hpp"
#include "report/plain_facts.hpp"
#include "report/words.hpp"

namespace ecarte::report {
namespace {

Clause act_words(const Deal& deal, replay::ActIndex at) {
  const record::Span span = span_of(deal, at);
  return "\"" + deal.record.text.substr(span.begin, span.end - span.begin) + "\"" +
         line_clause(deal, at);
}

void add_act(const Deal& deal, replay::ActIndex at, std::string_view what, Why& why) {
  if (at < deal.record.acts.size()) {
    why.steps.push_back({Step::Kind::Act, Clause{what} + act_words(deal, at), span_of(deal, at)});
  }
}

/// The fact with all that is known of it, in the words of the vocabulary.
Clause fact_words(const Deal& deal, const replay::Fact& fact) {
  Clause text{plain(fact.kind).clause};
  for (int i = 0; i < replay::kMaxAttributes; ++i) {
    const int size =
        replay::size_of(replay::entry(fact.kind).attributes[static_cast<std::size_t>(i)]);
    const std::uint8_t value = replay::value_number(fact, i);
    if (size != 0 && value < size) {
      text += ", and " + by_name(Phrases{deal, fact}, Clause{plain_value(fact.kind, i, value)});
    }
  }
  if (replay::entry(fact.kind).can_be_found) {
    text += fact.found == replay::kNever ? ", and nobody is known to have found it"
                                         : ", and it is found" + line_clause(deal, fact.found);
  }
  return text;
}

/// Between which acts an option could be used.
Clause window_words(const Deal& deal, const law::Finding& finding) {
  const law::Window& window = finding.remedy.window;
  if (finding.remedy.force != law::Force::Elective) {
    return {};
  }
  Clause text = "; the time for it begins with" +
                (window.from < deal.record.acts.size()
                     ? " " + act_words(deal, static_cast<replay::ActIndex>(window.from))
                     : Clause{" an act to come"});
  text +=
      window.closed.latest < deal.record.acts.size()
          ? " and ends with " + act_words(deal, static_cast<replay::ActIndex>(window.closed.latest))
          : Clause{};
  return text;
}

/// Under whichever law, the same may be done, must be done and follows.
bool gives_the_same(const codes::Case& a, const codes::Case& b) {
  return a.may.given == b.may.given && a.may.remedies == b.may.remedies && a.may.who == b.may.who &&
         a.must.remedy == b.must.remedy && a.effects == b.effects &&
         (a.cls == codes::Class::Irregularity) == (b.cls == codes::Class::Irregularity);
}

void add_otherwise(const Deal& deal, const law::Finding& finding, int attribute, Why& why) {
  const codes::Case& c = deal.code.cases[finding.under.case_index];
  const auto index = static_cast<std::size_t>(attribute);
  const std::uint8_t is = replay::value_number(finding.fact, attribute);
  const int size = replay::size_of(replay::entry(finding.fact.kind).attributes[index]);
  for (std::uint8_t value = 0; is < size && value < size; ++value) {
    replay::Fact other = finding.fact;
    replay::set_number(other, attribute, value);
    const law::Candidates found = law::candidates(deal.code, other, finding.under.found_position);
    if (value == is || found.size != 1 || gives_the_same(c, deal.code.cases[found.cases[0]])) {
      continue;
    }
    const codes::Case& then = deal.code.cases[found.cases[0]];
    const std::string_view number = deal.code.law_of(then).number;
    why.otherwise.push_back({attribute, value, found.cases[0],
                             "were it so that " +
                                 by_name(Phrases{deal, finding.fact},
                                         Clause{plain_value(finding.fact.kind, attribute, value)}) +
                                 ", it would be " + then.id +
                                 (number.empty() ? "" : " (law " + Clause{number} + ")") + ": " +
                                 follows_words(deal, other, found.cases[0])});
  }
}

}  // namespace

Why why_of(const Deal& deal, const law::Finding& finding) {
  Why why;
  add_act(
      deal,
      finding.fact.occurred < deal.record.acts.size() ? finding.fact.occurred : finding.place.at,
      "it was done with ", why);
  if (finding.fact.witness != finding.fact.occurred) {
    add_act(deal, finding.fact.witness, "it is proved by ", why);
  }
  if (finding.fact.found != finding.fact.occurred) {
    add_act(deal, finding.fact.found, "it was found at ", why);
  }
  if (finding.under.case_index >= deal.code.cases.size()) {
    return why;
  }
  const codes::Case& c = deal.code.cases[finding.under.case_index];
  why.steps.push_back({Step::Kind::Fact, fact_words(deal, finding.fact), {}});
  const std::string_view number = deal.code.law_of(c).number;
  why.steps.push_back(
      {Step::Kind::Case,
       Clause{c.name} + (number.empty() ? "" : ", law " + Clause{number}) + ": " + case_words(c),
       {}});
  why.steps.push_back({Step::Kind::Ruling,
                       follows_words(deal, finding.fact, finding.under.case_index) +
                           window_words(deal, finding) + "; " +
                           Clause{law::word(finding.remedy.status)},
                       {}});
  for (int i = 0; i < replay::kMaxAttributes; ++i) {
    add_otherwise(deal, finding, i, why);
  }
  for (const law::Standing& past : deal.result.stands.past) {
    if (past.ground == law::Ground::IfFound && past.fact.kind == finding.fact.kind &&
        past.fact.subject == finding.fact.subject && past.fact.occurred == finding.fact.occurred) {
      why.otherwise.push_back({kWhenFound, 0, past.case_index, past_words(deal, past)});
    }
  }
  return why;
}

namespace {

/// The law by which it would have been otherwise, if that is another: " (law 9)".
Clause other_law(const Deal& deal, const law::Finding& finding, std::uint16_t case_index) {
  const std::string_view number = case_index < deal.code.cases.size()
                                      ? deal.code.law_of(deal.code.cases[case_index]).number
                                      : std::string_view{};
  return number.empty() || number == finding.under.law ? Clause{} : " (law " + Clause{number} + ")";
}

}  // namespace

Clause decided_words(const Deal& deal, const law::Finding& finding) {
  if (finding.cls != codes::Class::Irregularity ||
      finding.under.case_index >= deal.code.cases.size() || finding.fact.place.dealing == 0 ||
      finding.fact.place.dealing > deal.facts.dealings.size()) {
    return {};
  }
  const replay::DealingSpan& dealing = deal.facts.dealings[finding.fact.place.dealing - 1U];
  const auto& attributes = replay::entry(finding.fact.kind).attributes;
  for (int i = 0; i < replay::kMaxAttributes; ++i) {
    if (attributes[static_cast<std::size_t>(i)].name != "looked" || !dealing.dealer ||
        replay::value<replay::NoYes>(finding.fact, i) != replay::NoYes::Yes) {
      continue;
    }
    Why why;
    add_otherwise(deal, finding, i, why);
    if (!why.otherwise.empty()) {
      return "it turns on this, that " + Phrases{deal, finding.fact}.nondealer() +
             " had looked at his hand" +
             line_clause(deal, dealing.looked[game::other(*dealing.dealer)].latest) +
             other_law(deal, finding, why.otherwise.front().case_index);
    }
  }
  return {};
}

Clause lead_due_words(const Deal& deal, const law::Finding& finding) {
  const replay::Fact& fact = finding.fact;
  if (fact.kind != replay::FactKind::LedOutOfTurn || fact.number == replay::kLedTooSoon ||
      finding.cls != codes::Class::Irregularity || fact.place.playing == 0 ||
      fact.place.playing > deal.facts.playings.size()) {
    return {};
  }
  const Clause other = Phrases{deal, fact}.adversary();
  if (fact.place.trick == 1) {
    const replay::DealingSpan& dealing = deal.facts.dealings.back();
    const bool dealt = dealing.dealer && record::actor_of(*dealing.dealer) == fact.subject;
    return dealt ? "it was for " + other + ", who had not dealt, to lead first" : Clause{};
  }
  Clause taken = other + " had taken the trick before";
  const replay::ActIndex begin = deal.facts.playings[fact.place.playing - 1U].begin;
  ClauseList<const record::Act*> played;  // the last first
  for (replay::ActIndex i = fact.occurred; i > begin && played.size() < 2; --i) {
    const record::Act& act = deal.record.acts[i - 1U];
    if (act.kind == record::ActKind::Play) {
      played.push_back(&act);
    } else if (act.kind == record::ActKind::TakeBack || act.kind == record::ActKind::TakeTrick) {
      return taken;  // another card, or told by itself
    }
  }
  if (played.size() < 2 || played[0]->actor == played[1]->actor || played[0]->cards.size() != 1 ||
      played[1]->cards.size() != 1) {
    return taken;
  }
  const bool replied = played[0]->actor != fact.subject;  // he took it with the second card
  const game::Card won = played[replied ? 0 : 1]->cards.first();
  const game::Card lost = played[replied ? 1 : 0]->cards.first();
  const bool ace = won.suit == lost.suit && lost.rank == game::Rank::Ace;
  return taken + ", " + game::name(won) + " to " + game::name(lost) +
         (ace ? ": the ace ranks below the knave" : "");
}

std::string_view word(Step::Kind kind) {
  constexpr std::array<std::string_view, 4> kWords{"act", "fact", "case", "ruling"};
  return kWords[static_cast<std::size_t>(kind)];
}

}  // namespace ecarte::report
