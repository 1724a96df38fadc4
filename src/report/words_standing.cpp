// SPDX-License-Identifier: MIT
//
// How things stand where a record stops, in words: what may be done, until which act, and what act
// ended what could be done before.
#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "codes/fact_rows.hpp"
#include "codes/remedy_rows.hpp"
#include "law/window.hpp"
#include "report/law_words.hpp"
#include "report/phrases.hpp"
#include "report/why.hpp"
#include "report/words.hpp"

namespace ecarte::report {

using law::Status;
using replay::Remedy;

Clause line_clause(const Deal& deal, law::Time at) {
  return at < deal.record.acts.size()
             ? Clause{", line "} +
                   std::to_string(record::place_of(deal.record, deal.record.acts[at].at).line)
             : Clause{};
}

namespace {

Clause may_of(const Deal& deal, const law::Standing& one) {
  const Clause name = name_in(deal, one.fact.subject);

  if (one.is_mending()) {
    return one.fact.kind == replay::FactKind::Misplay
               ? "take the card up and play another without penalty"
               : "put it right without penalty";
  }
  if (one.fact.kind == replay::FactKind::ScoreAccrued && !codes::is_award(one.options[0])) {
    constexpr std::array<std::string_view, 3> kFor{"the king", "the point", "the vole"};
    const std::uint8_t purpose = replay::value_number(one.fact, 0);
    const Clause points = one.amount == 0 ? "" : number_word(one.amount) + " for ";
    return "mark " + points + Clause{purpose < kFor.size() ? kFor[purpose] : "what he has won"};
  }
  const bool king = codes::row_of(one.fact.kind).king != codes::KingIs::Unsaid;
  Clauses options;
  for (const Remedy option : one.options) {
    if (option == Remedy::Choice) {
      const bool cut = replay::must_be(one.fact, 0, replay::ChoiceOf::Cut);
      options.emplace_back(cut ? "choose pack and seat" : "choose his of the new packs");
    } else if (option == Remedy::Mark && king) {
      options.emplace_back("mark the king");
    } else if (codes::is_award(option) && one.amount != 0) {
      options.push_back("mark " + number_word(one.amount) +
                        (option == Remedy::AwardVole ? " for the vole" : " for the point"));
    } else if (option == Remedy::TakeDown && one.of_deal_before && one.amount != 0) {
      options.push_back("take down " + number_word(one.amount) + " that " +
                        (one.who == one.fact.subject ? "he" : name) + " marked and was not due");
    } else if (option != Remedy::None) {
      options.emplace_back(option_words(option));
    }
  }
  return joined(options, "or");
}

/// By when a duty must be done. Many acts may end one: they are named by what they have in common.
Clause before_what(const Phrases& p, const law::Standing& one) {
  constexpr codes::WindowBeats kCards =
      replay::bit(replay::Beat::NCard) | replay::bit(replay::Beat::DCard);
  const bool lies_there = one.options[0] == Remedy::CardStands && !is_of_card_back(p.fact());
  if (one.options[0] == Remedy::DealerStands || one.options[0] == Remedy::FirstWordStands ||
      lies_there) {
    return {};  // as long as the hand lasts
  }
  if (codes::annuls(one.options[0])) {
    return one.ground == law::Ground::Sure ? before_all(p, one.options[0]) : Clause{};
  }
  if (one.options[0] == Remedy::ReplayHands) {
    return one.of_deal_before ? " before a trump is turned" : " before the next deal";
  }
  if ((one.window.closes & kCards) == kCards) {
    const replay::NextAct next = p.deal().facts.stands.to_act.what;
    const bool given_next = next == replay::NextAct::Exchange || next == replay::NextAct::Take;
    return one.options[0] == Remedy::PutBack && given_next ? " before the next card is given"
                                                           : " before the next card is played";
  }
  // "To be made again until" would be heard as how long.
  constexpr std::string_view kUntil = " until ";
  const Clause until = until_words(p, one.window.closes);
  return until.starts_with(kUntil) ? " before " + until.substr(kUntil.size()) : until;
}

/// A duty of which the time is over: "the cards would have had to be dealt again".
Clause would_have(std::string_view duty) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 2> kTurned{{
      {" is void and must be made again", " would have been void"},
      {" must be ", " would have had to be "},
  }};
  for (const auto& [now, then] : kTurned) {
    if (const std::size_t at = duty.find(now); at != std::string_view::npos) {
      return Clause{duty.substr(0, at)} + then + duty.substr(at + now.size());
    }
  }
  return Clause{duty};
}

Clause law_clause(const Deal& deal, const law::Standing& one) {
  const codes::Case& c = deal.code.cases[one.case_index];
  Clauses numbers;
  const auto add = [&](std::string_view number) {
    if (!number.empty()) {
      numbers.emplace_back(number);
    }
  };
  const bool comes_off = one.options[0] == Remedy::TakeDown && !c.also.empty() && !one.is_duty();
  add(comes_off ? c.also.front() : deal.code.law_of(c).number);
  if (one.is_duty() && codes::annuls(one.options[0])) {
    std::ranges::for_each(c.also, add);  // who dealt amiss, and what becomes of the deal
  }
  return numbers.empty()
             ? Clause{}
             : (numbers.size() > 1 ? " (laws " : " (law ") + joined(numbers, "and") + ")";
}

/// The case that answers the same fact when that one is waived or lapses; nothing if there is none,
/// or it is not known whether it does.
const codes::Case* opened_by_lapse(const codes::Code& code, std::uint16_t number,
                                   const replay::Fact& fact) {
  for (const std::uint16_t other : code.tables[static_cast<std::size_t>(fact.kind)].cases) {
    const codes::Case& c = code.cases[other];
    bool fits = c.or_after == number && c.in_force;
    for (std::size_t i = 0; fits && i < c.accepts.size(); ++i) {
      fits = (fact.values[i] & ~c.accepts[i]) == 0;
    }
    if (fits) {
      return &c;
    }
  }
  return nullptr;
}

}  // namespace

Clause if_not_words(const Phrases& p, record::Actor elector, std::uint16_t case_index) {
  const codes::Code& code = p.deal().code;
  if (case_index >= code.cases.size()) {
    return {};
  }
  const codes::Case& c = code.cases[case_index];
  const codes::Case* const next =
      c.on == p.fact().kind ? opened_by_lapse(code, case_index, p.fact()) : nullptr;
  if (next == nullptr || (!next->may.given && next->must.remedy == Remedy::None)) {
    // Where no law speaks of the fault none says what becomes of it either.
    const bool unsaid = c.cls == codes::Class::Unprovided && c.may.lapse == codes::Lapse::Stands;
    return unsaid ? Clause{} : else_words(c, elector == record::kBoth);
  }
  Clauses options;
  for (const Remedy option : next->may.in_order) {
    if (option != Remedy::None) {
      options.emplace_back(option_words(option));
    }
  }
  const Clause what = next->may.given
                          ? elector_words(p, law::party(p.deal().facts, next->may.who, p.fact()),
                                          static_cast<std::uint16_t>(next - code.cases.data())) +
                                " may " + joined(options, "or")
                          : Clause{duty_words(next->must.remedy)};
  // "may do this or that; if not, that must be done" sounds as if it could not be chosen.
  const bool among_them =
      !next->may.given && std::ranges::count(c.may.in_order, next->must.remedy) != 0;
  const std::string_view number = code.law_of(*next).number;
  return (among_them ? "; if neither is chosen, " : "; if not, ") + what +
         (number.empty() || next->law == c.law ? "" : " (law " + Clause{number} + ")");
}

int answers_with(const law::Missing& missing, const law::Standing& one) {
  if (law::is_of_time(missing) && same_deed(missing.fact, one.fact) && one.is_duty()) {
    return missing.answers == 0 ? -1 : 0;
  }
  const bool of_case = missing.attribute >= law::kWhetherSo || missing.attribute == law::kWhenFound;
  if (!of_case || !same_deed(missing.fact, one.fact)) {
    return -1;
  }
  if (one.is_mending() && missing.attribute == law::kWhetherSo) {
    return 0;
  }
  for (int i = 0; i < missing.answers; ++i) {
    const bool none = missing.attribute == law::kWhetherSo && i > 0;
    if (!none && missing.alternatives[static_cast<std::size_t>(i)].case_index == one.case_index) {
      return i;
    }
  }
  return -1;
}

Clause right_words(const Deal& deal, const law::Standing& one) {
  const Phrases p{deal, one.fact};
  if (one.is_duty()) {
    return counted(duty_of(p, one.who, one.options[0]), one.fact) + before_what(p, one) +
           first_clause(deal, one.case_index, one.fact);
  }
  const Clause words =
      may_words(p, elector_words(p, one.who, one.case_index), one.case_index, one.window.closes,
                may_of(deal, one)) +
      (one.is_mending() ? "; if not, it is a fault" : if_not_words(p, one.who, one.case_index));
  return counted(words, one.fact) + first_clause(deal, one.case_index, one.fact);
}

namespace {

/// The claim, where the clause before has not named it.
Clause claim_words(const law::Missing& missing) {
  return missing.attribute == law::kWhetherInTime ? "it" : "the claim";
}

/// What a claim made in time leads to.
Clause good_claim(const Deal& deal, const law::Missing& missing) {
  const auto had = std::ranges::find_if(deal.result.findings, [&](const law::Finding& finding) {
    return finding.remedy.status == law::Status::Elected && same_deed(finding.fact, missing.fact);
  });
  return claim_words(missing) + " is good" +
         (had == deal.result.findings.end() ? "" : ": " + Clause{duty_words(had->remedy.kind)});
}

/// And one made too late: what may be done all the same.
Clause late_claim(const Deal& deal, const law::Missing& missing, std::uint16_t case_index) {
  Clause late = claim_words(missing) + " counts for nothing";
  if (case_index >= deal.code.cases.size() || !deal.code.cases[case_index].may.given) {
    return late;
  }
  const codes::Option& may = deal.code.cases[case_index].may;
  law::Standing then;
  then.case_index = case_index;
  then.fact = missing.fact;
  then.who = law::party(deal.facts, may.who, missing.fact);
  std::ranges::copy(may.in_order, then.options.begin());
  then.window.closes = law::resolve(may.until, law::subject_deals(deal.facts, missing.fact));
  return late + ", but " + right_words(deal, then);
}

}  // namespace

namespace {

/// Was what is in question carried out, and not only claimed?
bool was_carried_out(const Deal& deal, const law::Missing& missing) {
  return std::ranges::any_of(deal.facts.deeds, [&](const replay::Deed& deed) {
    const bool it = missing.attribute == law::kWhetherGiven
                        ? deed.what == missing.claimed && deed.at == missing.at
                        : std::ranges::any_of(deal.result.findings, [&](const law::Finding& one) {
                            return same_deed(one.fact, missing.fact) &&
                                   one.remedy.status == Status::Elected &&
                                   one.remedy.kind == deed.what;
                          });
    return it && deed.carried_out;
  });
}

/// Points of which it is open when, or for which deal, they were marked.
Clause mark_leads_to(const law::Missing& missing, int answer) {
  if (missing.fact.kind == replay::FactKind::MarkNotDue) {
    return answer == 0 ? "the time for it was over, and it is not due"
                       : "something not told earned it, and it is due";
  }
  return answer == 0 ? "it is due" : "the right to it is lost";
}

/// A claim of which it is open whether anything gave what was claimed.
Clause given_leads_to(const Deal& deal, const law::Missing& missing, int answer) {
  const bool done = was_carried_out(deal, missing);
  if (answer != 0) {
    return done ? "it was done without right" : "the claim counts for nothing";
  }
  return done ? "it was rightly done"
              : "the claim is good: " +
                    (missing.claimed == Remedy::Mark || codes::is_award(missing.claimed)
                         ? name_in(deal, missing.player) + " may " +
                               Clause{option_words(missing.claimed)}
                         : Clause{duty_words(missing.claimed)});
}

}  // namespace

Clause claim_leads_to(const Deal& deal, const law::Missing& missing, int answer) {
  if (missing.attribute == law::kWhenMarked) {
    return mark_leads_to(missing, answer);
  }
  if (missing.attribute == law::kWhetherGiven) {
    return given_leads_to(deal, missing, answer);
  }
  if (missing.attribute == law::kWhetherDone) {
    return answer == 0 ? "nothing more is asked"
                       : Clause{duty_words(missing.claimed)} + ", and that was left undone";
  }
  if (was_carried_out(deal, missing)) {
    return answer == 0 ? "it was rightly done"
                       : "it was done when the time for it had passed, and so without right";
  }
  return answer == 0
             ? good_claim(deal, missing)
             : late_claim(deal, missing,
                          missing.alternatives[static_cast<std::size_t>(answer)].case_index);
}

namespace {

/// Of what the deal before left open the next deal is this one.
Clause seen_from_here(Clause words) {
  for (const std::string_view next : {" of the next deal", " for the next deal"}) {
    for (std::size_t at = words.find(next); at != Clause::npos; at = words.find(next)) {
      words.erase(at, next.size());
    }
  }
  return words;
}

}  // namespace

Clause open_words(const Deal& deal, const law::Standing& one) {
  const Phrases p{deal, one.fact};
  if (is_of_unplayed_king(deal, one)) {
    return (one.ground == law::Ground::Sure ? Clause{} : ground_words(p, one)) +
           king_words(deal, one, {});
  }
  const Clause right = right_words(deal, one);
  return (one.of_deal_before ? "of the deal before, " : "") + ground_words(p, one) +
         (one.of_deal_before ? seen_from_here(right) : right) + law_clause(deal, one);
}

namespace {

Clause past_uncounted(const Deal& deal, const law::Standing& one) {
  const Phrases p{deal, one.fact};
  const Clause act = closing_act(p, one.closed_by, one.window.closed.latest);
  const auto what = one.is_duty() ? would_have(duty_words(one.options[0])) : may_of(deal, one);
  if (one.ground == law::Ground::IfFound) {
    const Clause had = act.empty() ? "earlier" : "before " + act;
    return "had it come to light " + had + ", " +
           (one.is_duty() ? what : elector_words(p, one.who, one.case_index) + " could " + what) +
           law_clause(deal, one);
  }
  if (one.ground == law::Ground::IfSo) {  // he used it all the same
    return elector_words(p, one.who, one.case_index) + " was too late to " + what +
           (act.empty() ? Clause{} : ": the time for it ended when " + act) + law_clause(deal, one);
  }
  return elector_words(p, one.who, one.case_index) +
         (one.status == Status::Waived
              ? " could " + what + ", and let it stand" +
                    line_clause(deal, one.window.closed.latest)
              : " could " + what + "; the time for it " +
                    (act.empty() ? "passed unused" : "ended when " + act)) +
         law_clause(deal, one);
}

}  // namespace

Clause past_words(const Deal& deal, const law::Standing& one) {
  return counted(past_uncounted(deal, one), one.fact);
}

}  // namespace ecarte::report
