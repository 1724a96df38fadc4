// SPDX-License-Identifier: MIT
//
// What each answer to what a record leaves open gives, in words.
#include <algorithm>
#include <span>

#include "codes/fact_rows.hpp"
#include "codes/tariff.hpp"
#include "law/deeds.hpp"
#include "law/window.hpp"
#include "report/accounts.hpp"
#include "report/finding_parts.hpp"
#include "report/law_words.hpp"
#include "report/phrases.hpp"
#include "report/plain_facts.hpp"
#include "report/text.hpp"
#include "report/why.hpp"
#include "report/words.hpp"

namespace ecarte::report {
namespace {

Clauses effects_of(const Phrases& p, const codes::Case& c) {
  Clauses parts;
  for (int i = 0; i < record::kRemedies; ++i) {
    if ((c.effects >> i & 1U) != 0) {
      if (Clause text = effect_of(p, static_cast<replay::Remedy>(i)); !text.empty()) {
        parts.push_back(std::move(text));
      }
    }
  }
  return parts;
}

Clause follows(const codes::Case& c, const Clauses& parts) {
  if (parts.empty()) {
    const bool claimed = codes::row_of(c.on).claimed;
    return claimed && c.cls == codes::Class::Info ? "the claim is good"
           : claimed                              ? "the claim counts for nothing"
           : c.cls == codes::Class::Irregularity  ? "it is a fault without a remedy"
                                                  : "nothing follows";
  }
  return listed(parts, ", and ");
}

/// The time for what a case leaves to a player's choice.
law::Window time_of(const Deal& deal, const replay::Fact& fact, const codes::Case& c) {
  law::Timeline timeline;
  timeline.lay_out(deal.facts, nullptr);
  return law::window_of(deal.facts, timeline, c, fact);
}

/// Has he to whom a case leaves the choice taken it up by a deed, since it came about?
bool takes_up(const Deal& deal, const replay::Fact& fact, const codes::Case& c,
              const replay::Deed& deed) {
  return deed.by == law::party(deal.facts, c.may.who, fact) && deed.dealing == fact.place.dealing &&
         deed.at > fact.occurred &&
         std::ranges::find(c.may.in_order, deed.what) != c.may.in_order.end();
}

/// His claim of what a case leaves to his choice, in its time or, if `late`, when that was over;
/// nullptr if none is told.
const replay::Deed* claim_told(const Deal& deal, const replay::Fact& fact, const codes::Case& c,
                               bool late) {
  const law::Window time = time_of(deal, fact, c);
  const auto claimed = std::ranges::find_if(deal.facts.deeds, [&](const replay::Deed& deed) {
    return !deed.carried_out && (deed.at >= time.closed.latest) == late &&
           (late || deed.at >= time.from) && takes_up(deal, fact, c, deed);
  });
  return c.may.given && claimed != deal.facts.deeds.end() ? &*claimed : nullptr;
}

/// What a case leaves to him, and he is told to have done: ", and did so in time". Empty if he is
/// not.
Clause done_words(const Deal& deal, const replay::Fact& fact, const codes::Case& c) {
  const auto done = std::ranges::find_if(deal.facts.deeds, [&](const replay::Deed& deed) {
    return deed.carried_out && takes_up(deal, fact, c, deed);
  });
  return done == deal.facts.deeds.end()                    ? Clause{}
         : done->at < time_of(deal, fact, c).closed.latest ? ", and did so in time"
                                                           : ", and did so too late";
}

/// Did both agree since he claimed it that all is to stand, or had that decided for them?
bool let_stand_since(const Deal& deal, const replay::Deed& claimed) {
  return std::ranges::any_of(deal.facts.deeds, [&](const replay::Deed& deed) {
    return law::lets_go(deal.facts, {claimed, claimed.at}, {deed, deed.at});
  });
}

/// What a case leaves to a player's choice, and he is told to have claimed of it since: "Y has a
/// fresh deal, as claimed". Empty if he claimed nothing.
Clause claimed_words(const Deal& deal, const replay::Fact& fact, const codes::Case& c,
                     std::uint16_t case_index) {
  const replay::Deed* const claimed = claim_told(deal, fact, c, false);
  if (claimed == nullptr) {
    return {};
  }
  const auto elector = law::party(deal.facts, c.may.who, fact);
  if (let_stand_since(deal, *claimed)) {
    return elector_words(Phrases{deal, fact}, elector, case_index) + " could have " +
           Clause{noun_of(claimed->what)} + ", which was let go";
  }
  return (claimed->what == replay::Remedy::ReplayHands
              ? Clause{duty_words(claimed->what)}
              : elector_words(Phrases{deal, fact}, elector, case_index) + " has " +
                    Clause{noun_of(claimed->what)}) +
         ", as claimed";
}

/// Is there a claim that is good by another answer, and by this one nobody may do anything?
bool claim_fails(const Deal& deal, const law::Missing& missing, const law::Alternative& to) {
  const auto answers = std::span(missing.alternatives).first(missing.answers);
  return to.case_index < deal.code.cases.size() && !deal.code.cases[to.case_index].may.given &&
         deal.code.cases[to.case_index].must.remedy == replay::Remedy::None &&
         std::ranges::any_of(answers, [](const law::Alternative& other) {
           return other.claimed != replay::Remedy::None;
         });
}

/// What a hand gives its winner where that is open only by the first word of the loser: "A marks
/// two".
Clause worth_words(const Deal& deal, const replay::Fact& over, bool bold) {
  const bool vole = replay::must_be(over, 0, replay::Result::Vole);
  const bool offended = std::ranges::any_of(deal.result.findings, [&](const law::Finding& finding) {
    return finding.fact.subject == over.subject && finding.so != law::IsSo::Refuted &&
           finding.under.case_index < deal.code.cases.size() &&
           (deal.code.cases[finding.under.case_index].effects &
            codes::bit(replay::Remedy::Ceiling)) != 0;
  });
  std::uint16_t law = 0;
  const int points = codes::tariff(
      deal.code, {vole ? replay::ScoreFor::Vole : replay::ScoreFor::Point, bold}, offended, &law);
  return name_in(deal, over.subject) +
         (points == 0 ? " marks nothing" : " marks " + number_word(points)) + " for the hand";
}

/// Does the case that answers leave nobody anything to do?
bool is_without_remedy(const Deal& deal, const law::Alternative& to) {
  const auto none = [](const codes::Case& c) {
    return !c.may.given && c.must.remedy == replay::Remedy::None && c.effects == 0;
  };
  return to.case_index >= deal.code.cases.size() || none(deal.code.cases[to.case_index]);
}

/// What an answer to what is missing leads to: what is open by it with its time, where the record
/// stops.
Clause answer_leads_to(const Deal& deal, const law::Missing& missing, int answer) {
  const law::Alternative& to = missing.alternatives[static_cast<std::size_t>(answer)];
  if (missing.attribute < law::kWhetherSo && missing.attribute != law::kWhenFound) {
    return claim_leads_to(deal, missing, answer);
  }
  if (is_of_either(missing)) {
    replay::Fact of = missing.fact;
    of.subject = static_cast<record::Actor>(answer);
    return follows_words(deal, of, to.case_index, to.over);
  }
  const replay::Fact& fact = missing.fact;
  if (fact.kind == replay::FactKind::HandOver && record::is_player(fact.subject) &&
      missing.attribute == 1) {
    return worth_words(deal, fact, to.values == replay::bits_of(replay::NoYes::Yes));
  }
  const bool none = missing.attribute == law::kWhetherSo && answer > 0;
  if (fact.kind == replay::FactKind::MarkNotDue && !none && is_without_remedy(deal, to)) {
    return replay::must_be(fact, 0, replay::NotDueWhy::AfterGame)
               ? "the game was over, and nothing more is marked in it"
               : "it is not due";
  }
  if (to.claimed != replay::Remedy::None) {
    return "the claim is good: " + Clause{duty_words(to.claimed)};
  }
  if (claim_fails(deal, missing, to)) {
    return follows_words(deal, missing.fact, to.case_index, to.over) +
           ", and the claim counts for nothing";
  }
  const auto open = std::ranges::find_if(deal.result.stands.open, [&](const law::Standing& one) {
    return !one.of_deal_before && answers_with(missing, one) == answer;
  });
  if (none || open == deal.result.stands.open.end()) {
    return follows_words(deal, missing.fact, none ? std::uint16_t{codes::kNoCase} : to.case_index,
                         to.over);
  }
  const codes::Case& c = deal.code.cases[open->case_index];
  Clauses parts = open->is_mending() ? Clauses{} : effects_of(Phrases{deal, missing.fact}, c);
  const Clause claimed =
      open->is_mending() ? Clause{} : claimed_words(deal, missing.fact, c, open->case_index);
  parts.push_back(claimed.empty() ? right_words(deal, *open) : claimed);
  return follows(c, parts);
}

}  // namespace

Clause follows_words(const Deal& deal, const replay::Fact& fact, std::uint16_t case_index,
                     bool over) {
  if (case_index >= deal.code.cases.size()) {
    return "nothing follows";
  }
  const codes::Case& c = deal.code.cases[case_index];
  const Phrases p{deal, fact};
  Clauses parts = effects_of(p, c);
  if (c.must.remedy != replay::Remedy::None) {
    parts.emplace_back(duty_words(c.must.remedy));
  }
  if (Clause claimed = over ? Clause{} : claimed_words(deal, fact, c, case_index);
      !claimed.empty()) {
    parts.push_back(std::move(claimed));
  } else if (c.may.given) {
    const Clause done = done_words(deal, fact, c);
    const bool past = over || claim_told(deal, fact, c, true) != nullptr;
    Clauses options;
    for (const replay::Remedy remedy : c.may.in_order) {
      if (remedy != replay::Remedy::None) {
        options.emplace_back(option_words(remedy));
      }
    }
    parts.push_back(elector_words(p, law::party(deal.facts, c.may.who, fact), case_index) +
                    (past || !done.empty() ? " could " : " may ") + joined(options, "or") +
                    (!done.empty() ? done
                     : past        ? ", and the time for it is over"
                                   : ""));
  }
  return follows(c, parts);
}

namespace {

/// A finding that is no fault, but from which something follows, or follows no more: what it says,
/// and that.
Clause consequence_of(const Deal& deal, const law::Finding& finding) {
  const bool duty = finding.remedy.force == law::Force::Mandatory ||
                    finding.remedy.force == law::Force::Automatic;
  if (is_shown(finding, false) || finding.cls != codes::Class::Info ||
      finding.so == law::IsSo::Refuted || (!duty && codes::row_of(finding.fact.kind).ordinary)) {
    return {};
  }
  Clause text = message_of(deal, finding);
  for (const Clause& clause :
       {remedy_of(deal, finding), listed(notes_of(deal, finding), ", and ")}) {
    text += clause.empty() ? "" : ": " + clause;
  }
  return text + " (" + label_of(finding) + ")";
}

/// What is ruled, and what is open, in one of the orders the acts may have come in; what is open in
/// all of them is told elsewhere.
Clauses ruled_in(const Deal& deal, const DealInOrder& order) {
  const Deal then{order.record, order.facts, deal.code, order.result};
  Clauses sentences;
  for (const std::string& sentence : ruled_as(then).sentences) {
    sentences.emplace_back(sentence);
  }
  for (const law::Finding& finding : order.result.findings) {
    if (Clause text = consequence_of(then, finding); !text.empty()) {
      std::erase(sentences, kNothingAgainst);
      sentences.insert(sentences.begin(), std::move(text));
    }
  }
  for (const law::Standing& one : order.result.stands.open) {
    const bool said = std::ranges::any_of(order.result.findings, [&](const law::Finding& finding) {
      return finding.under.case_index == one.case_index &&
             finding.remedy.status == law::Status::Open;
    });
    const bool always =
        std::ranges::any_of(deal.result.stands.open, [&](const law::Standing& other) {
          return other.case_index == one.case_index && other.who == one.who &&
                 other.options == one.options;
        });
    const bool sure =
        one.ground != law::Ground::IfSo;  // what the cards leave room for, they always do
    if (order.result.stands.stops && sure && !always && !said) {
      sentences.push_back(open_words(then, one));
    }
  }
  for (const law::Standing& one : order.result.stands.past) {
    const bool said = std::ranges::any_of(order.result.findings, [&](const law::Finding& finding) {
      return same_fact(one.fact, finding.fact);
    });
    if (order.result.stands.stops && !said) {
      sentences.push_back(past_words(then, one));
    }
  }
  if (Clause turn = to_act_words(then); !turn.empty()) {
    sentences.push_back(std::move(turn));
  }
  return sentences;
}

/// The same without what is said in every order.
Clause told_in(const Deal& deal, std::size_t number) {
  std::vector<Clauses> others;
  for (const DealInOrder& order : deal.orders) {
    others.push_back(ruled_in(deal, order));
  }
  Clause words;
  for (const Clause& sentence : others[number]) {
    const bool always = std::ranges::all_of(others, [&](const Clauses& said) {
      return std::ranges::find(said, sentence) != said.end();
    });
    words += always ? "" : (words.empty() ? "" : "; ") + sentence;
  }
  return words.empty() ? "nothing more is against the laws" : words;
}

}  // namespace

Clauses answers_words(const Deal& deal, const law::Missing& missing) {
  Clauses lines;
  if (missing.attribute == law::kWhichFirst) {
    for (std::size_t i = 0; i < deal.orders.size(); ++i) {
      lines.push_back(answer_clause(deal, missing, static_cast<int>(i)) + ": " + told_in(deal, i));
    }
    return lines;
  }
  const auto answers = std::span{missing.alternatives}.first(missing.answers);
  const bool same = std::ranges::all_of(answers, [&](const law::Alternative& answer) {
    return answer.due == deal.result.after.due && answer.winner == answers.front().winner;
  });  // then it is told at the end, once
  for (int i = 0; i < missing.answers; ++i) {
    const law::Alternative& answer = answers[static_cast<std::size_t>(i)];
    const bool score = !same && answer.due.knows_any();
    lines.push_back(answer_clause(deal, missing, i) + ", " + answer_leads_to(deal, missing, i) +
                    (score ? "; the score is then " + score_words(deal, answer.due) : "") +
                    (!same && record::is_player(answer.winner)
                         ? ", and " + name_in(deal, answer.winner) + " has won the game"
                         : ""));
  }
  return lines;
}

}  // namespace ecarte::report
