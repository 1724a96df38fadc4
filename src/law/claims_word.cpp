// SPDX-License-Identifier: MIT
//
// The answers to who claims that a word stands, uses a right of which nothing else is said, or what
// may only not be denied; that he be told a number, or that a mark be taken down which is due.
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
  if (deed.what != Remedy::FirstWordStands) {
    return kNoCase;
  }
  const Time begin = dealing_begin(told.given.deal, deed.dealing);
  const bool made = told.rulings.timeline.first_from(replay::bit(replay::Beat::Proposal), begin,
                                                     deed.at) != kNoTime;
  const std::span<const Case> cases = told.code().cases;
  const auto final = std::ranges::find_if(cases, [](const Case& c) {
    return c.in_force && c.on == FactKind::WordAltered &&
           c.must.remedy == Remedy::FirstWordStands &&
           (c.accepts[0] & replay::bits_of(replay::AlteredWord::Proposal)) != 0;
  });
  return made && final != cases.end() ? static_cast<std::uint16_t>(final - cases.begin()) : kNoCase;
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

/// The fact that it would be, had he asked the other how many cards he took, and had no answer yet.
Fact if_asked(const TellSource& told, const Deed& deed) {
  using replay::Role;
  const auto other = static_cast<Actor>(1 - deed.by);
  const bool dealt =
      subject_deals(told.given.deal, replay::fact_of(FactKind::NumberWithheld, other, deed.at));
  const bool over =
      told.rulings.timeline.first_from(codes::beats::kOver,
                                       dealing_begin(told.given.deal, deed.dealing)) < deed.at;
  Fact fact = replay::fact_of(FactKind::NumberWithheld, other, deed.at,
                              dealt ? Role::Dealer : Role::NonDealer,
                              over ? replay::WithheldHow::Silent : replay::WithheldHow::NotYet,
                              over ? replay::WithheldWhen::After : replay::WithheldWhen::InHand);
  fact.place.dealing = deed.dealing;
  return fact;
}

}  // namespace

bool answer_by_question(const TellSource& told, const Deed& deed, DealResult& result) {
  const bool asks = deed.what == Remedy::Tell && !deed.carried_out && record::is_player(deed.by);
  const Fact fact = asks ? if_asked(told, deed) : Fact{};
  const Candidates found = asks ? candidates(told.code(), fact, 0) : Candidates{};
  if (found.size != 1) {
    return false;
  }
  const Case& c = told.code().cases[found.cases[0]];
  if (c.must.remedy != Remedy::Tell) {
    Finding& out = add_stray(deed, false, result);
    out.under.law = told.code().law_of(c).number;
    out.under.case_index = found.cases[0];
    return true;
  }
  const auto answered = [&](bool before) {
    return std::ranges::any_of(told.rulings.deeds, [&](const TimedDeed& timed) {
      return timed.deed.what == Remedy::Tell && timed.deed.carried_out &&
             timed.deed.by == fact.subject && (timed.at < deed.at) == before;
    });
  };
  if (answered(false)) {
    return true;  // it is told what he answered
  }
  const bool truly = std::ranges::none_of(told.given.deal.facts, [&](const Fact& each) {
    return each.kind == fact.kind && each.subject == fact.subject && each.occurred < deed.at;
  });
  if (answered(true) && truly) {
    acknowledge(told, deed, found.cases[0], result);
  } else {
    grant(told, deed, found.cases[0], deed.at, result);
    result.findings.back().remedy = {};
    result.findings.back().remedy.kind = Remedy::Tell;
    result.findings.back().remedy.force = Force::Mandatory;
    result.findings.back().fact = fact;
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

bool refuse_by_title(const TellSource& told, const Deed& deed, DealResult& result) {
  const auto& rights = told.ledger.entries.rights;
  const auto marked_by_then = [&](const Right& right) {
    return std::ranges::any_of(told.given.deal.testimony, [&](const replay::Testimony& said) {
      return said.kind == replay::Testimony::Kind::Mark && said.seat == right.seat &&
             said.at < deed.at && said.purpose != record::For::King;
    });
  };
  const auto his = std::find_if(rights.rbegin(), rights.rend(), [&](const Right& right) {
    return record::actor_of(right.seat) != deed.by && right.marked > 0 && right.basis.told &&
           !is_king(right) && marked_by_then(right);
  });
  if (his == rights.rend() || !told.ledger.missing.empty()) {
    return false;
  }
  add_stray(deed, false, result).under.law = told.code().laws[his->law].number;
  return true;
}

}  // namespace ecarte::law
