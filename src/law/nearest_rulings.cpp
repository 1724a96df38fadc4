// SPDX-License-Identifier: MIT
#include "law/nearest_rulings.hpp"

#include <algorithm>
#include <span>
#include <tuple>

#include "codes/fact_rows.hpp"
#include "codes/remedy_rows.hpp"
#include "law/lookup.hpp"
#include "law/rows.hpp"
#include "law/window.hpp"

namespace ecarte::law {

using replay::kSometime;

namespace {

/// Everything that a case gives or orders.
Remedies given_by(const Case& c) {
  return (c.may.given ? c.may.remedies : Remedies{0}) |
         (c.must.remedy != Remedy::None ? bit(c.must.remedy) : Remedies{0});
}

/// By its own name: a void deal is a fresh one.
bool gives_named(const Case& c, Remedy what) {
  const Remedies given = given_by(c);
  return (given & bit(what)) != 0 ||
         (what == Remedy::FreshDeal && (given & bit(Remedy::Void)) != 0);
}

/// How near a case that gives no such remedy comes to the matter: a fault, then a case not provided
/// for, then a word in passing. 0: not at all.
int nearness(const Case& c) {
  return c.cls == Class::Irregularity ? 3
         : c.cls == Class::Unprovided ? 2
         : c.cls == Class::Info       ? 1
                                      : 0;
}

/// Do the remedies of a case have to do with the same things as `what`?
bool about_the_same(const Case& c, Remedy what) {
  const codes::Matter matter = codes::row_of(what).matter;
  return std::ranges::any_of(codes::kRemedyRows, [&](const codes::RemedyRow& row) {
    return row.matter == matter && (given_by(c) & bit(row.remedy)) != 0;
  });
}

/// Is the fact of a ruling one of those for which the code gives the remedy, were it otherwise in
/// some point (2), or one about such matters (1)? What merely was lawful is neither.
int kinship(const TellSource& told, const Ruling& ruling, Remedy what) {
  if (codes::row_of(ruling.fact.kind).ordinary ||
      (says_lawful(told.case_of(ruling)) && record::is_player(ruling.fact.subject))) {
    return 0;
  }
  int kin = 0;
  for (const std::uint16_t number :
       told.code().tables[static_cast<std::size_t>(ruling.fact.kind)].cases) {
    const Case& c = told.code().cases[number];
    kin = std::max(kin, gives_named(c, what) ? 2 : about_the_same(c, what) ? 1 : 0);
  }
  return kin;
}

bool comes_near(const TellSource& told, const Ruling& ruling, Remedy what) {
  const bool by_player = record::is_player(ruling.fact.subject);
  return (by_player && nearness(told.case_of(ruling)) > 0) || kinship(told, ruling, what) > 0;
}

bool nearer(const TellSource& told, const Deed& deed, const Ruling& a, const Ruling& b) {
  const auto rank = [&](const Ruling& ruling) {
    return std::tuple{!(ruling.fact.cards & deed.cards).empty(), kinship(told, ruling, deed.what),
                      nearness(told.case_of(ruling)), ruling.fact.occurred};
  };
  return rank(a) >= rank(b);
}

/// Was what a ruling of the deal before gave over when this one began? Nobody has it here.
bool over_with_its_deal(const TellSource& told, const Ruling& ruling) {
  return told.case_of(ruling).may.given && ruling.owed == Remedy::None &&
         (ruling.deed >= 0 || ruling.window.closed.latest <= told.before.end);
}

void look_for_grounds(const TellSource& told, std::span<const Ruling> rulings, bool of_this_deal,
                      const TimedDeed& timed, NearestRulings& grounds) {
  const Deed& deed = timed.deed;
  const Time dealt = told.rulings.timeline.first_from(replay::bit(replay::Beat::Packet),
                                                      dealing_begin(told.given.deal, deed.dealing));
  const bool player = record::is_player(deed.by);
  const bool anybodys = !player || (deed.carried_out && codes::row_of(deed.what).for_both);
  for (const Ruling& ruling : rulings) {
    if (of_this_deal && ruling.fact.place.dealing != deed.dealing) {
      continue;
    }
    const Case& c = told.case_of(ruling);
    // What the law orders whether anybody asks or not, either player may ask for.
    const bool ordered = !deed.carried_out && c.must.remedy != Remedy::None &&
                         gives(c, ruling.fact, deed) &&
                         (!c.may.given || (c.may.remedies & bit(deed.what)) == 0);
    const bool his =
        ruling.elector == deed.by || ruling.elector == record::kBoth || anybodys || ordered;
    const bool others_leave =
        deed.what == Remedy::Complete && !(player && ruling.elector == deed.by);
    const bool to_come =
        of_this_deal && ruling.fact.occurred < kSometime && ruling.fact.occurred > deed.at;
    const bool spent = of_this_deal ? ordered && obeyed_before(told, ruling, timed)
                                    : !his && over_with_its_deal(told, ruling);
    if (!spent && (gives(c, ruling.fact, deed) || ruling.owed == deed.what)) {
      const bool early = of_this_deal && timed.at < ruling.window.from;
      const Ruling*& place = to_come                ? grounds.not_yet
                             : !his || others_leave ? grounds.to_other
                             : early                ? grounds.not_yet
                                                    : grounds.too_late;
      place = place == nullptr ? &ruling : place;
    } else if (of_this_deal && !to_come && comes_near(told, ruling, deed.what) &&
               (ruling.fact.occurred >= dealt || deed.at < dealt) &&
               (grounds.nearest == nullptr || nearer(told, deed, ruling, *grounds.nearest))) {
      grounds.nearest = &ruling;
    }
  }
}

}  // namespace

bool gives(const Case& c, const Fact& fact, const Deed& deed) {
  const bool of_another =  // card: what is given of the one is not given of the other
      codes::row_of(deed.what).matter == codes::Matter::Shown && !deed.cards.empty() &&
      !fact.cards.empty() && (deed.cards & fact.cards).empty();
  if (of_another) {
    return false;
  }
  const auto meant = [&](Remedy given) {
    return (given_by(c) & bit(given)) != 0 &&
           codes::may_mean(deed.what, given, deed.cards, fact.cards);
  };
  return gives_named(c, deed.what) || meant(c.must.remedy) ||
         std::ranges::any_of(c.may.in_order, meant);
}

bool gives_to(const TellSource& told, const Case& c, const Fact& fact, Actor by) {
  const Actor entitled = c.may.given ? party(told.given.deal, c.may.who, fact) : record::kBoth;
  return entitled == record::kBoth || entitled == by || !record::is_player(by);
}

namespace {

/// Was the exchange that had to be accepted made, and another proposed since?
bool exchanged_before(const TellSource& told, const Ruling& ruling, const TimedDeed& timed) {
  using replay::Beat;
  const Timeline& timeline = told.rulings.timeline;
  const Time made = ruling.owed == Remedy::Accept && ruling.status == Status::Imposed
                        ? timeline.first_from(replay::bit(Beat::Discard) | replay::bit(Beat::Given),
                                              ruling.owed_at)
                        : kNoTime;
  return made < timed.at &&
         timeline.first_from(replay::bit(Beat::Proposal), made, timed.at) != kNoTime;
}

}  // namespace

bool obeyed_before(const TellSource& told, const Ruling& ruling, const TimedDeed& timed) {
  if (ruling.deed < 0) {
    return exchanged_before(told, ruling, timed);
  }
  // Who let his choice go has not yet done what then was owed.
  const TimedDeed& deed = told.rulings.deeds[static_cast<std::size_t>(ruling.deed)];
  return deed.at < timed.at && deed.deed.what != Remedy::LetStand;
}

NearestRulings grounds_of(const TellSource& told, const TimedDeed& timed) {
  NearestRulings grounds;
  look_for_grounds(told, told.rulings.list, true, timed, grounds);
  if (!grounds.give_it()) {
    look_for_grounds(told, told.before.rulings(), false, timed, grounds);
  }
  if (!grounds.give_it() && grounds.not_yet == nullptr && grounds.nearest == nullptr) {
    NearestRulings refuted;
    look_for_grounds(told, told.rulings.refuted, true, timed, refuted);
    grounds.nearest = refuted.too_late != nullptr   ? refuted.too_late
                      : refuted.to_other != nullptr ? refuted.to_other
                                                    : refuted.nearest;
  }
  return grounds;
}

bool is_akin(const TellSource& told, const Ruling& ruling, Remedy what) {
  return kinship(told, ruling, what) > 0;
}

bool upon_open_word(const Code& code, const DealFacts& deal, std::span<const Ruling> rulings,
                    const Deed& deed) {
  return std::ranges::any_of(rulings, [&](const Ruling& ruling) {
    const Fact& fact = ruling.fact;
    const auto cases = std::span(code.tables[static_cast<std::size_t>(fact.kind)].cases);
    return codes::was_announced(fact.kind) && fact.place.dealing == deed.dealing &&
           fact.proof == replay::Proof::Proved && fact.occurred < deed.at &&
           std::ranges::any_of(cases, [&](std::uint16_t number) {
             const Case& c = code.cases[number];
             return gives(c, Fact{}, deed) && party(deal, c.may.who, fact) == deed.by;
           });
  });
}

namespace {

/// Does the case accept the fact, or would it, had what was done been done in time?
bool accepts_but_for_time(const Case& c, const Fact& fact) {
  const auto& attributes = replay::kFacts[static_cast<std::size_t>(fact.kind)].attributes;
  Fact in_time = fact;
  for (std::size_t i = 0; i < c.accepts.size(); ++i) {
    if (attributes[i].words == replay::kWords<replay::Cured>) {
      in_time.values[i] = replay::bits_of(replay::Cured::InTime);
    }
  }
  return accepts(c, fact) || accepts(c, in_time);
}

}  // namespace

Sibling sibling_giving(const TellSource& told, const Deed& deed) {
  Sibling best;
  bool best_his = false;
  for (const Ruling& ruling : told.rulings.list) {
    const Fact& fact = ruling.fact;
    if (fact.place.dealing != deed.dealing ||
        (fact.occurred > deed.at && fact.occurred < kSometime)) {
      continue;
    }
    for (const std::uint16_t number :
         told.code().tables[static_cast<std::size_t>(fact.kind)].cases) {
      const Case& c = told.code().cases[number];
      if (number == ruling.case_index || !gives(c, fact, deed) || !accepts_but_for_time(c, fact)) {
        continue;
      }
      const bool his = gives_to(told, c, fact, deed.by);
      if (best.ruling == nullptr || (his && !best_his)) {
        best = {&ruling, number};
        best_his = his;
      }
    }
  }
  return best;
}

}  // namespace ecarte::law
