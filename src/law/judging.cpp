// SPDX-License-Identifier: MIT
//
// The order of work within a deal: facts to cases, cases to rulings.
#include "law/judging.hpp"

#include <algorithm>

#include "codes/fact_rows.hpp"
#include "codes/remedy_rows.hpp"
#include "law/deeds.hpp"
#include "law/judging_doubts.hpp"
#include "law/lookup.hpp"
#include "law/narrowing.hpp"
#include "law/settle.hpp"
#include "law/window.hpp"

namespace ecarte::law {

using replay::FactKind;
using replay::kSometime;
using replay::Proof;

namespace {

void gather_deeds(const Given& given, Rulings& rulings) {
  for (const Deed& deed : given.deal.deeds) {
    rulings.deeds.push_back({deed, deed.at, -1, false});
  }
  if (given.next != nullptr) {
    for (const Deed& deed : given.next->deeds) {
      rulings.deeds.push_back({deed, rulings.timeline.deal_end() + deed.at, -1, false});
    }
  }
}

/// Dealing by dealing, step by step, and as they occurred.
void put_in_order(const Given& given, Rulings& rulings) {
  const std::vector<Fact>& facts = given.deal.facts;
  for (std::size_t i = 0; i < facts.size(); ++i) {
    rulings.order.push_back(static_cast<std::uint16_t>(i));
  }
  if (facts.size() < 2) {
    return;
  }
  std::ranges::sort(rulings.order, {}, [&facts](std::uint16_t i) {
    const Fact& fact = facts[i];
    return std::uint64_t{fact.place.dealing} << 40U |
           std::uint64_t{static_cast<std::uint8_t>(codes::row_of(fact.kind).step)} << 32U |
           std::uint64_t{fact.occurred} << 16U | i;
  });
}

/// What a ruling does at once: a card unplayed, a dealing annulled.
void apply(Judging& j, const Ruling& ruling) {
  const Case& c = j.case_of(ruling);
  if ((c.effects & bit(Remedy::Unplay)) != 0 && ruling.fact.witness < kSometime) {
    j.rulings.timeline.unplay(ruling.fact.witness);
  }
  if (ruling.doubt.owed && codes::annuls(ruling.elected)) {
    doubt_dealing(j, j.rulings.deeds[static_cast<std::size_t>(ruling.deed)].at);
  }
  if (erases(ruling)) {
    j.annul(ruling.deed >= 0
                ? j.rulings.deeds[static_cast<std::size_t>(ruling.deed)].at
                : std::max(ruling.window.from, ruling.owed_at == kNoTime ? 0 : ruling.owed_at));
    if (ruling.status == Status::Ignored) {
      j.rulings.annulled.deal = replay::NoYes::Yes;
    }
  }
}

int open(const Judging& j, std::uint16_t case_index, const Fact& fact) {
  j.rulings.list.push_back(ruling_of(j.given, j.rulings.timeline, case_index, fact));
  return static_cast<int>(j.rulings.list.size()) - 1;
}

/// A right waived or lapsed under one case may live on under another; while it may still be used,
/// tricks that the other would count may yet be counted.
void reopen_after(Judging& j, int index) {
  const Ruling lapsed = j.rulings.list[static_cast<std::size_t>(index)];
  const bool gone = lapsed.status == Status::Waived || lapsed.status == Status::Lapsed;
  if (!gone && lapsed.status != Status::Open) {
    return;
  }
  const FactTable& table = j.given.code.tables[static_cast<std::size_t>(lapsed.fact.kind)];
  for (const std::uint16_t number : table.cases) {
    const Case& c = j.given.code.cases[number];
    if (c.or_after != lapsed.case_index || !accepts(c, lapsed.fact)) {
      continue;
    }
    if (!gone) {
      leave_count_in_doubt(j, c, lapsed.fact);
      return;
    }
    const int next = open(j, number, lapsed.fact);
    settle(j.given, j.rulings, next);
    apply(j, j.rulings.list[static_cast<std::size_t>(next)]);
    if (!j.is_annulled()) {
      reopen_after(j, next);
    }
    return;
  }
}

/// A fault that is proved, and can still be put right.
bool is_mendable(const Judging& j, const Fact& fact) {
  return fact.proof == Proof::Proved && may_still_be_mended(j, fact);
}

/// The case that answers a fact, from its meeting to its fate. `seen`: the fact as it is told.
void rule_on(Judging& j, std::uint16_t number, const Fact& fact, const Fact& seen, bool pending) {
  const Case& c = j.given.code.cases[number];
  const int index = open(j, number, fact);
  j.rulings.list[static_cast<std::size_t>(index)].mending = !is_mendable(j, seen) ? Mending::Over
                                                            : pending             ? Mending::Open
                                                                                  : Mending::Done;
  if (pending) {
    j.rulings.list[static_cast<std::size_t>(index)].fact = seen;  // what is told is what happened
  }
  settle(j.given, j.rulings, index);
  apply(j, j.rulings.list[static_cast<std::size_t>(index)]);
  if (maybe_fallen(j, seen) && (c.cls == Class::Irregularity || c.cls == Class::Unprovided)) {
    j.rulings.list[static_cast<std::size_t>(index)].status = Status::Moot;
    return;
  }
  reopen_after(j, index);
}

/// Is it one, as it is told?
bool is_fault(const Judging& j, const Fact& fact) {
  const Positions at = found_positions(j.given.code, j.given.deal, j.rulings.timeline, fact);
  const Candidates found = candidates(j.given.code, fact, at.first, at.last);
  return std::ranges::any_of(found.all(), [&](std::uint16_t number) {
    return j.given.code.cases[number].cls == Class::Irregularity;
  });
}

/// Of several cases that come to the same, rather the one that bears the name of its law: that says
/// nothing of the fact that is not known.
std::uint16_t most_general(const Code& code, const Candidates& found) {
  for (const std::uint16_t number : found.all()) {
    if (code.cases[number].id == code.law_of(code.cases[number]).id) {
      return number;
    }
  }
  return found.cases[0];
}

/// Where among the boundaries of its table the fact was found: as it is told, or taken to be so.
Positions positions_of(const Judging& j, const Fact& fact) {
  if (assumes(j.given, fact, kWhenFound)) {
    return {j.given.assumed->answer, j.given.assumed->answer};
  }
  return found_positions(j.given.code, j.given.deal, j.rulings.timeline, fact);
}

/// The one case that answers a fact of which nothing is open and whose finding is no matter;
/// kNoCase if there is none, or it is not so.
std::uint16_t only_answer(const Judging& j, const Fact& fact) {
  const bool open = j.given.assumed != nullptr || fact.kind == FactKind::Dealing ||
                    codes::row_of(fact.kind).pending.attribute >= 0;
  return open || !is_plain(fact) ? kNoCase : case_of_plain(j.given.code, fact);
}

/// A fact that only one case can answer, with nothing open. Where nothing follows from it, it is
/// met, and that is all. False if it is not as plain as that.
bool answer_plainly(Judging& j, const Fact& fact) {
  const std::uint16_t number = only_answer(j, fact);
  if (number == kNoCase) {
    return false;
  }
  const Case* const c = &j.given.code.cases[number];
  if (c->may.given || c->must.remedy != Remedy::None || c->effects != 0 ||
      c->cls == Class::Irregularity || c->cls == Class::Unprovided) {
    rule_on(j, number, fact, fact, false);
    return true;
  }
  Ruling& ruling = j.rulings.list.emplace_back();
  ruling.case_index = number;
  ruling.fact = fact;
  ruling.window.from = fact.occurred;
  ruling.found_position = positions(j.given.code.tables[static_cast<std::size_t>(fact.kind)]) - 1;
  return true;
}

/// One of those that may answer, of another law; kNoCase if there is none.
std::uint16_t of_another_law(const Code& code, std::uint16_t number, const Candidates& found) {
  const auto other = std::ranges::find_if(found.all(), [&](std::uint16_t each) {
    return code.cases[each].law != code.cases[number].law;
  });
  return other == found.all().end() ? kNoCase : *other;
}

void judge_fact(Judging& j, const Fact& seen) {
  if (is_being_dealt(j.given, j.rulings.timeline, seen) || answer_plainly(j, seen)) {
    return;
  }
  const Code& code = j.given.code;
  Fact fact = as_judged(j.rulings, seen);
  const bool pending = is_mendable(j, seen) && codes::not_put_right(seen) && is_fault(j, fact);
  if (pending) {
    const codes::Pending& row = codes::row_of(fact.kind).pending;
    fact.values[static_cast<std::size_t>(row.attribute)] = row.meanwhile;
  }
  const Positions at = positions_of(j, fact);
  Candidates found = candidates(code, fact, at.first, at.last);
  if (found.size == 0) {
    return;  // the code does not speak of it
  }
  if (fact.proof == Proof::Refuted) {
    j.rulings.refuted.push_back(ruling_of(j.given, j.rulings.timeline, found.cases[0], fact));
    return;
  }
  if (fact.proof == Proof::Allowed && disputed_in_time(j, fact, found)) {
    return leave_in_doubt(j, fact, at, found);
  }
  if (fact.proof == Proof::Allowed) {
    return judge_allowed(j, fact, found);
  }
  drop_those_to_come(j.given, j.rulings.timeline, fact, found);
  if (found.size > 1 && all_over(j.given, j.rulings, fact, found)) {
    // Of a king the general law is told: which card was played first is not known.
    const bool king = codes::row_of(fact.kind).reads == codes::Reads::King;
    found.cases[0] = king ? found.cases[0] : last_choice(code, found);
    found.size = 1;
  }
  const Case& first = code.cases[found.cases[0]];
  if (!std::ranges::all_of(found.all(), [&](std::uint16_t number) {
        return same_outcome(first, code.cases[number]);
      })) {
    const std::uint16_t annuls = annulled_by_all(j, fact, found);
    if (annuls == kNoCase) {
      return leave_in_doubt(j, fact, at, found);
    }
    const std::size_t number = j.rulings.list.size();
    rule_on(j, annuls, fact, seen, pending);
    j.rulings.list[number].doubt.or_case = of_another_law(code, annuls, found);
    return;
  }
  rule_on(j, most_general(code, found), fact, seen, pending);
}

/// Of the cases that may answer a fault of a dealing that is annulled, the one that gave what was
/// asked for or done in it; kNoCase if several may answer, and nobody asked for anything.
std::uint16_t answer_in_annulled(const Judging& j, const Fact& fact, const Candidates& found) {
  const auto asked = [&](std::uint16_t number) {
    const Option& may = j.given.code.cases[number].may;
    return may.given && std::ranges::any_of(j.rulings.deeds, [&](const TimedDeed& timed) {
             return (may.remedies & bit(timed.deed.what)) != 0 && timed.at < j.annulled.latest &&
                    timed.deed.dealing == fact.place.dealing &&
                    timed.deed.by == party(j.given.deal, may.who, fact);
           });
  };
  const auto answers = found.all();
  const auto any = std::ranges::find_if(answers, asked);
  return found.size == 1 ? found.cases[0] : any != answers.end() ? *any : kNoCase;
}

/// A fault of a dealing that is annulled, and which came before it was: it happened, and nothing
/// follows.
void judge_annulled(const Judging& j, const Fact& fact) {
  const bool before = fact.occurred < kSometime && fact.occurred < j.annulled.latest;
  if (!before || (fact.proof != Proof::Proved && fact.proof != Proof::Allowed)) {
    return;
  }
  const Positions at = found_positions(j.given.code, j.given.deal, j.rulings.timeline, fact);
  const Candidates found = candidates(j.given.code, fact, at.first, at.last);
  if (fact.proof == Proof::Allowed) {
    for (const std::uint16_t number : found.all()) {
      j.rulings.in_doubt.annulled |= j.given.code.cases[number].may.remedies;
    }
    j.rulings.in_doubt.annulled_at = std::max(j.rulings.in_doubt.annulled_at, j.annulled.latest);
    return;
  }
  const std::uint16_t number = answer_in_annulled(j, fact, found);
  if (number != kNoCase && j.given.code.cases[number].cls == Class::Irregularity) {
    settle_annulled(j.given, j.rulings, open(j, number, fact), j.annulled.latest);
  }
}

/// What was ruled of a dealing before it turned out to be annulled falls with it.
void drop_annulled(const Judging& j, std::size_t first_ruling, int dealing) {
  for (std::size_t i = first_ruling; i < j.rulings.list.size(); ++i) {
    Ruling& ruling = j.rulings.list[i];
    const bool outside = codes::row_of(ruling.fact.kind).step == codes::JudgingStep::After;
    if (!erases(ruling) && !outside &&
        (ruling.window.from > j.annulled.latest || ruling.status == Status::Open)) {
      ruling.status = Status::Moot;
    }
  }
  // Whose its king was gives nobody a point any more.
  std::erase_if(j.rulings.missing, [dealing](const Missing& open) {
    return codes::row_of(open.fact.kind).king != codes::KingIs::Unsaid &&
           open.fact.place.dealing == dealing;
  });
}

}  // namespace

void Rulings::clear() {
  list.clear();
  deeds.clear();
  refuted.clear();
  supposed.clear();
  missing.clear();
  spent.clear();
  order.clear();
  annulled = {};
  in_doubt = {};
  deals_untold = false;
}

bool assumes(const Given& given, const Fact& fact, int question) {
  return given.assumed != nullptr && given.assumed->question == question &&
         same_fact(given.assumed->fact, fact);
}

/// Whose turn it was, and whose the packs are, as far as the deals before are told. A dealing made
/// again is his whose turn the first was. Nothing then refutes what was found of it.
Fact as_judged(const Rulings& rulings, Fact fact) {
  const auto after =
      fact.place.dealing == 1 ? replay::DealtAfter::Deal : replay::DealtAfter::Annulled;
  if (!rulings.deals_untold || fact.kind != FactKind::Dealing) {
    return fact;
  }
  if (fact.proof == Proof::Refuted) {
    fact.proof = Proof::Proved;
  } else if (replay::must_be(fact, 2, after)) {
    replay::set(fact, 0, replay::Some<replay::Turn>{});
    replay::set(fact, 1, replay::Some<replay::PackOwner>{});
  } else if (replay::must_be(fact, 1, replay::PackOwner::Other)) {
    replay::set(fact, 1, replay::Some<replay::PackOwner>{});  // they may have been exchanged since
  }
  return fact;
}

void judge_facts(const Given& given, Rulings& rulings) {
  rulings.clear();
  rulings.deals_untold = given.deals_untold;
  rulings.timeline.lay_out(given.deal, given.next);
  gather_deeds(given, rulings);
  put_in_order(given, rulings);
  auto next = rulings.order.begin();
  for (int dealing = 1; dealing <= last_dealing(given.deal); ++dealing) {
    Judging judging{given, rulings};
    const std::size_t first_ruling = rulings.list.size();
    for (; next != rulings.order.end() && given.deal.facts[*next].place.dealing <= dealing;
         ++next) {
      const Fact& fact = given.deal.facts[*next];
      const codes::FactRow& row = codes::row_of(fact.kind);
      if (row.turns_on_score) {
        continue;
      }
      if (judging.is_annulled() && row.step != codes::JudgingStep::After) {
        judge_annulled(judging, fact);
      } else {
        judge_fact(judging, fact);
      }
    }
    const Time again =
        dealing == last_dealing(given.deal) ? decided_to_deal_again(given, rulings) : kNoTime;
    if (again != kNoTime) {
      judging.annul(again);
    }
    if (judging.is_annulled()) {
      drop_annulled(judging, first_ruling, dealing);
    }
    rulings.annulled.dealing_at = judging.annulled.latest;
  }
}

void judge_also(const Given& given, const Fact& fact, Rulings& rulings) {
  Judging judging{given, rulings};
  judge_fact(judging, fact);
}

}  // namespace ecarte::law
