// SPDX-License-Identifier: MIT
//
// The answers to who claims that a word stands, uses a right of which nothing else is said, or what
// may only not be denied.
#include <algorithm>
#include <span>

#include "codes/remedy_rows.hpp"
#include "law/claims.hpp"
#include "law/lookup.hpp"
#include "law/window.hpp"

namespace ecarte::law {

using replay::FactKind;

namespace {

/// The last answer when he claims one; nullptr if there is none.
const Ruling* last_answer(const TellSource& told, const Deed& deed) {
  const Ruling* last = nullptr;
  for (const Ruling& ruling : told.rulings.list) {
    if (ruling.fact.kind == FactKind::Answered && ruling.fact.place.dealing == deed.dealing &&
        ruling.fact.occurred <= deed.at) {
      last = &ruling;
    }
  }
  return last;
}

/// The answer that stands when he claims it, if it is the one he claims.
const Ruling* answer_standing(const TellSource& told, const Deed& deed) {
  using replay::AnswerGiven;
  const Ruling* const last = last_answer(told, deed);
  const auto is = [&](AnswerGiven given) {
    return replay::must_be(last->fact, 0, given) && told.case_of(*last).cls == Class::Info;
  };
  // The first time the stock serves both, whatever they wish: a condition cannot fail.
  const auto accepts = [&] {
    return is(AnswerGiven::Accept) ||
           (is(AnswerGiven::Conditional) && replay::must_be(last->fact, 1, replay::Nth::First));
  };
  const bool his =
      last != nullptr && ((deed.what == Remedy::Accept && accepts()) ||
                          (deed.what == Remedy::AcceptanceFails && is(AnswerGiven::Refuse)));
  return his ? last : nullptr;
}

/// The acceptance that he claims, if it was given on a condition of which it does not show yet
/// whether it is met: nothing has been given since, and nobody said what he wished for.
const Ruling* acceptance_in_doubt(const TellSource& told, const Deed& deed) {
  const Ruling* const last = last_answer(told, deed);
  if (last == nullptr || deed.what != Remedy::Accept ||
      !replay::must_be(last->fact, 0, replay::AnswerGiven::Conditional) ||
      told.case_of(*last).cls != Class::Info) {
    return nullptr;
  }
  const Time given = told.rulings.timeline.first_from(replay::bit(replay::Beat::Given),
                                                      last->fact.occurred, deed.at);
  const bool shown = std::ranges::any_of(told.rulings.list, [&](const Ruling& ruling) {
    return (told.case_of(ruling).effects & bit(Remedy::AcceptanceFails)) != 0 &&
           ruling.fact.place.dealing == deed.dealing && ruling.fact.occurred >= last->fact.occurred;
  });
  return given != kNoTime || shown ? nullptr : last;
}

/// The case by which a proposal is final, if one is made and nobody has touched it; kNoCase if
/// none.
std::uint16_t proposal_standing(const TellSource& told, const Deed& deed) {
  const Time begin = dealing_begin(told.given.deal, deed.dealing);
  const bool made = told.rulings.timeline.first_from(replay::bit(replay::Beat::Proposal), begin,
                                                     deed.at) != kNoTime;
  const std::span<const Case> cases = told.code().cases;
  const auto final = std::ranges::find_if(cases, [](const Case& c) {
    return c.in_force && c.on == FactKind::WordAltered &&
           c.must.remedy == Remedy::FirstWordStands &&
           (c.accepts[0] & replay::bits_of(replay::AlteredWord::Proposal)) != 0;
  });
  return made && deed.what == Remedy::FirstWordStands && final != cases.end()
             ? static_cast<std::uint16_t>(final - cases.begin())
             : kNoCase;
}

}  // namespace

bool marked_at_once(const TellSource& told, const Deed& deed) {
  return deed.what == Remedy::Mark &&
         std::ranges::any_of(told.ledger.entries.not_due, [&](const NotDue& entry) {
           return entry.fact.subject == deed.by && entry.fact.occurred == deed.at + 1U &&
                  entry.table_case != kNoCase;
         });
}

bool answer_by_first_word(const TellSource& told, const Deed& deed, DealResult& result) {
  const auto claims = [&deed](const Fact& fact) {
    if (deed.what == Remedy::FirstWordStands) {
      return true;
    }
    const bool answer =
        fact.kind == FactKind::WordAltered && replay::must_be(fact, 0, replay::AlteredWord::Answer);
    const bool refused = fact.number != 0;  // of an answer altered: which it was at first
    return answer && deed.what == (refused ? Remedy::AcceptanceFails : Remedy::Accept);
  };
  if (deed.carried_out || !record::is_player(deed.by)) {
    return false;
  }
  if (const Ruling* answer = answer_standing(told, deed)) {
    acknowledge(told, deed, answer->case_index, result);
    return true;
  }
  for (const Ruling& ruling : told.rulings.list) {
    if (ruling.owed == Remedy::FirstWordStands && !ruling.doubt.which && claims(ruling.fact) &&
        ruling.fact.place.dealing == deed.dealing && ruling.fact.occurred <= deed.at) {
      if (ruling.fact.subject == deed.by) {
        acknowledge(told, deed, ruling.case_index, result);  // nobody holds himself to his word
      } else {
        grant(told, deed, ruling.case_index, deed.at, result);
        result.findings.back().remedy.kind = ruling.owed;  // by whichever name he asked for it
        result.findings.back().remedy.force = Force::Mandatory;
      }
      return true;
    }
  }
  if (const Ruling* answer = acceptance_in_doubt(told, deed)) {
    leave_claim_open(told, deed, answer->case_index, result);
    return true;
  }
  const std::uint16_t standing = proposal_standing(told, deed);
  if (standing != kNoCase) {
    acknowledge(told, deed, standing, result);
  }
  return standing != kNoCase;
}

namespace {

/// Has he marked what is no score of the hand, after he claimed it and before act `until`?
bool marked_king_since(const TellSource& told, const Deed& deed, Time until) {
  using record::For;
  return std::ranges::any_of(told.given.deal.testimony, [&](const replay::Testimony& said) {
    return said.kind == replay::Testimony::Kind::Mark && record::actor_of(said.seat) == deed.by &&
           said.at > deed.at && said.at < until && said.purpose != For::Point &&
           said.purpose != For::Vole;
  });
}

}  // namespace

bool answer_by_ruling(const TellSource& told, const TimedDeed& timed, DealResult& result) {
  const Deed& deed = timed.deed;
  if (timed.ruling < 0 || deed.carried_out || !record::is_player(deed.by) ||
      timed.at >= told.rulings.timeline.deal_end() || deed.what == Remedy::LetStand) {
    return false;
  }
  const Ruling& ruling = told.rulings.list[static_cast<std::size_t>(timed.ruling)];
  const Case& c = told.case_of(ruling);
  // What can still be put right is told as that, and nothing of who asked for it.
  const bool shown = c.cls != Class::Election && c.cls != Class::Info && !ruling.is_pending();
  if (shown || ruling.elector != deed.by) {
    return shown;  // the finding itself says what became of it
  }
  grant(told, deed, ruling.case_index, ruling.window.closed.latest, result);
  if (deed.what == Remedy::Mark && marked_king_since(told, deed, ruling.window.closed.latest)) {
    result.findings.back().remedy.status = Status::Elected;
  }
  return true;
}

bool answer_by_right(const TellSource& told, const Deed& deed, DealResult& result) {
  if (deed.what != Remedy::Allow || deed.carried_out || !record::is_player(deed.by)) {
    return false;
  }
  const std::span<const Case> cases = told.code().cases;
  const auto given = std::ranges::find_if(cases, [](const Case& c) {
    return c.in_force && (c.may.remedies & bit(Remedy::Allow)) != 0;
  });
  if (given == cases.end()) {
    return false;
  }
  const auto number = static_cast<std::uint16_t>(given - cases.begin());
  const Time begin = dealing_begin(told.given.deal, deed.dealing);
  const Time until = told.rulings.timeline.first_from(given->may.until, begin);
  if (until < deed.at) {
    refuse_as_late(told, deed, number, result);
  } else {
    grant(told, deed, number, until, result);
  }
  return true;
}

namespace {

/// The fact that it would be, were what he claims of the cut for the deal done.
Fact if_done(const Deed& deed) {
  using replay::Chooser;
  return deed.what == Remedy::Recut
             ? replay::fact_of(FactKind::CutAnew, deed.by, deed.at, replay::CutAnewWhy::Pack)
             : replay::fact_of(FactKind::ChoiceMade, deed.by, deed.at,
                               deed.points.whose == deed.by ? Chooser::Winner : Chooser::Loser,
                               replay::ChoiceWhen::AtCut, replay::NoYes::No);
}

}  // namespace

bool answer_by_cut(const TellSource& told, const Deed& deed, DealResult& result) {
  const bool of_cut = (deed.what == Remedy::Recut && deed.pack_wrong) ||
                      (deed.what == Remedy::Choice && record::is_player(deed.points.whose));
  const Candidates found =
      of_cut && !deed.carried_out ? candidates(told.code(), if_done(deed), 0) : Candidates{};
  if (found.size != 1) {
    return false;
  }
  const Case& c = told.code().cases[found.cases[0]];
  if (c.cls == Class::Info) {
    acknowledge(told, deed, found.cases[0], result);
    return true;
  }
  Finding& out = add_stray(deed, false, result);
  out.under.law = told.code().law_of(c).number;
  out.under.case_index = found.cases[0];
  return true;
}

bool may_have_hand(const TellSource& told, const Deed& deed) {
  return codes::is_award(deed.what) && told.ledger.due.size() > 1 &&
         std::ranges::any_of(told.given.deal.facts, [&](const Fact& fact) {
           return fact.kind == FactKind::HandOver && fact.place.dealing == deed.dealing &&
                  fact.occurred <= deed.at && !record::is_player(fact.subject) &&
                  replay::may_be(fact, 0,
                                 deed.what == Remedy::AwardVole ? replay::Result::Vole
                                                                : replay::Result::Point);
         });
}

void leave_claim_open(const TellSource& told, const Deed& deed, std::uint16_t case_index,
                      DealResult& result) {
  const Case& c = told.code().cases[case_index];
  Missing open;
  open.law = told.code().law_of(c).number;
  open.id = "claim-open";
  open.player = deed.by;
  open.at = deed.at;
  open.fact = replay::fact_of(c.on, deed.by, deed.at);
  open.fact.place.dealing = deed.dealing;
  open.attribute = kWhetherGiven;
  open.claimed = deed.what;
  result.missing.push_back(open);
}

}  // namespace ecarte::law
