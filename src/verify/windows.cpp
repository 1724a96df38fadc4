// SPDX-License-Identifier: MIT
#include <algorithm>

#include "check.hpp"

namespace verify {

namespace {

std::string act_words(Moment at) {
  return at >= kSometime ? "no act" : "act " + std::to_string(at);
}

/// The fact, or its finding.
Moment noticed(const Row& row, const Case& c, const Fact& fact) {
  if (c.must_be_found && fact.found < kSometime) {
    return fact.occurred < kSometime ? std::max(fact.occurred, fact.found) : fact.found;
  }
  return fact.occurred < kSometime ? fact.occurred : row.begin_of(fact.dealing);
}

/// Acts that are done again and again in a dealing: such a one opens a window when it is next done.
const Words& done_again() {
  static const Words kDoneAgain{"proposal", "answer", "discard", "given", "n-takes-up",
                                "d-takes",  "n-card", "d-card",  "lead",  "reply"};
  return kDoneAgain;
}

/// The beat that opens the window of a case that names one.
Moment opening_beat(const Deal& deal, const Row& row, const Case& c, const Fact& fact) {
  const Words beats = absolute(c.may->from, subject_deals(deal, fact));
  return meet(beats, done_again()) && fact.occurred < kSometime
             ? row.when(beats, fact.occurred, row.end_of(fact.dealing)).earliest
             : row.when(beats, row.begin_of(fact.dealing)).earliest;
}

/// When a window closed that never opened; kNever if there is none such.
Span never_opened(const Deal& deal, const Row& row, const Case& c, const Fact& fact) {
  if (!c.may || c.may->from.empty()) {
    return {};
  }
  const Span closed = row.closing(absolute(c.may->until, subject_deals(deal, fact)),
                                  noticed(row, c, fact), fact.dealing);
  return closed.latest < opening_beat(deal, row, c, fact) ? closed : Span{};
}

/// The opening of a window: the fact, or its finding, or the beat the case names.
Moment opening(const Deal& deal, const Row& row, const Case& c, const Fact& fact) {
  const Moment from = noticed(row, c, fact);
  if (!c.may || c.may->from.empty()) {
    return from;
  }
  if (const Span closed = never_opened(deal, row, c, fact); closed.latest != kNever) {
    return closed.latest;
  }
  const Moment beat = opening_beat(deal, row, c, fact);
  return beat == kNever ? kNever : std::max(from, beat);
}

void compare(const std::string& what, Moment said, Moment is, Failures& failures) {
  if (said != is) {
    failures.push_back("window: " + what + " by " + act_words(said) + ", by its case it is " +
                       act_words(is));
  }
}

}  // namespace

Span time_over(const Deal& deal, const Row& row, const Case& c, const Fact& fact) {
  if (!c.may) {
    return {};
  }
  if (const Span closed = never_opened(deal, row, c, fact); closed.latest != kNever) {
    return closed;
  }
  return row.closing(absolute(c.may->until, subject_deals(deal, fact)), opening(deal, row, c, fact),
                     fact.dealing);
}

void check_window(const Deal& deal, const Row& row, const Case& c, const Ruling& ruling,
                  Failures& failures) {
  const Fact& fact = ruling.as;
  const Moment from = opening(deal, row, c, fact);
  compare("opened", ruling.from, from, failures);
  if (!c.may) {
    if (ruling.until != kNever || ruling.maybe_until != kNever) {
      failures.emplace_back("window: its case gives no right that could lapse");
    }
    return;
  }
  const Span closing = time_over(deal, row, c, fact);
  compare("closed", ruling.until, closing.latest, failures);
  compare("closed, at the earliest,", ruling.maybe_until, closing.earliest, failures);
  const std::string elector = party(deal, c.may->who, fact);
  const bool lapsed_to_duty = !c.must.empty() && ruling.elector == party(deal, c.must_by, fact);
  if (ruling.elector != elector && !lapsed_to_duty) {
    failures.push_back("elector: it is for " + elector + " by its case, not " + ruling.elector);
  }
}

/// Of a dealing that is annulled, was something asked for that the ruling gives? Then it is told by
/// the case that gives it, and by no other law.
bool asked_for(const Deal& deal, const Ruling& ruling) {
  return ruling.status == "moot" && std::ranges::any_of(deal.deeds, [&](const Deed& deed) {
           return deed.by == ruling.elector && ruling.may.contains(deed.remedy) &&
                  deed.dealing == ruling.as.dealing;
         });
}

bool settled_alike(const Deal& deal, const Row& row, const Ruling& ruling,
                   const std::vector<const Case*>& cases) {
  if (asked_for(deal, ruling)) {
    return true;
  }
  const auto by = [&](const Case& c) {
    Ruling as = ruling;
    as.from = opening(deal, row, c, ruling.as);
    const Span closing = time_over(deal, row, c, ruling.as);
    as.until = closing.latest;
    as.maybe_until = closing.earliest;
    return settle(deal, row, c, as);
  };
  const Case& first = *cases.front();
  const Settled settled = by(first);
  // The dealing is void by each of them: by his choice, who chose that, or without one.
  const bool all_void = std::ranges::all_of(cases, [&](const Case* c) {
    const Settled so = by(*c);
    return (!c->must.empty() && annulling(c->must)) ||
           (so.status == "elected" && annulling(so.elected));
  });
  if (all_void) {
    return true;
  }
  const auto past = [](const Settled& so) {
    return so.owed.empty() && so.elected.empty() && (so.status == "none" || so.status == "lapsed");
  };
  const bool done = settled.status == "imposed" && !settled.owed.empty();
  return settled.status != "open" && std::ranges::all_of(cases, [&](const Case* c) {
           const Settled other = by(*c);
           const bool same = other.status == settled.status && other.deed == settled.deed &&
                             other.elected == settled.elected && other.owed == settled.owed &&
                             (done || c->must == first.must);
           return c->cls == first.cls && c->effects == first.effects &&
                  c->award_to == first.award_to && c->gives_king == first.gives_king &&
                  c->offender == first.offender && (same || (past(settled) && past(other)));
         });
}

namespace {

/// Where it may be by another law, that is said, and nowhere else.
void check_other_law(const Code& code, const Ruling& ruling, bool may_be,
                     const std::vector<const Case*>& answers, Failures& failures) {
  const Case* const other = ruling.or_name.empty() ? nullptr : code.find(ruling.or_name);
  if (may_be != (other != nullptr)) {
    failures.emplace_back(may_be ? "or: it may be by another law"
                                 : "or: it can be by no other law");
  } else if (other != nullptr &&
             (other->law == ruling.law || std::ranges::find(answers, other) == answers.end())) {
    failures.push_back("or: " + ruling.or_name + " is no other that may answer");
  }
}

}  // namespace

void check_which(const Deal& deal, const Code& code, const Row& row, const Ruling& ruling,
                 const Fact& fact, const std::vector<const Case*>& answers,
                 const std::string& listed, Failures& failures) {
  const bool alike = nothing_turns_on_which(deal, code, row, fact, answers);
  if (ruling.in_doubt == (alike || settled_alike(deal, row, ruling, answers))) {
    failures.push_back(ruling.in_doubt ? "case: there is no doubt which answers"
                                       : "case: any of these may answer: " + listed);
  }
  const bool another =
      !ruling.in_doubt && !alike && !asked_for(deal, ruling) &&
      std::ranges::any_of(answers, [&](const Case* c) { return c->law != ruling.law; });
  check_other_law(code, ruling, another, answers, failures);
}

Moment decided_to_deal_again(const Deal& deal, const Code& code, const Row& row, int dealing) {
  if (dealing != deal.last_dealing() || row.has_next() || code.on("arbitrated").empty()) {
    return kNever;
  }
  const auto decided = std::ranges::find_if(deal.deeds, [&](const Deed& deed) {
    return binds(deal, deed) && deed.dealing == dealing && conduct(deed.remedy).annuls &&
           row.first({"n-card", "d-card", "hand-over", "hand-closed"}, deed.act + 1) == kNever;
  });
  return decided == deal.deeds.end() ? kNever : decided->act;
}

}  // namespace verify
