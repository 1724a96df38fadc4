// SPDX-License-Identifier: MIT
#include "law/ungiven.hpp"

#include <algorithm>

#include "codes/fact_rows.hpp"
#include "codes/remedy_rows.hpp"
#include "law/claims.hpp"
#include "law/deeds.hpp"
#include "law/settle.hpp"
#include "law/window.hpp"

namespace ecarte::law {
namespace {

/// May the deal before have given it, by a fault of which the record does not tell whether it was
/// committed?
bool supposed_before(const TellSource& told, const TimedDeed& timed) {
  return std::ranges::any_of(told.before.supposed, [&](const Ruling& ruling) {
    return (told.case_of(ruling).may.remedies & bit(timed.deed.what)) != 0 &&
           told.before.end + timed.at <= ruling.window.closed.latest;
  });
}

/// Is it the claim of a right of which the code speaks? Then that is its answer, or the doubt.
bool is_of_right(const TellSource& told, const TimedDeed& timed) {
  const auto it = [&](const Fact& fact) {
    return codes::row_of(fact.kind).claimed && fact.occurred == timed.at &&
           fact.subject == timed.deed.by;
  };
  return std::ranges::any_of(told.rulings.list,
                             [&](const Ruling& ruling) { return it(ruling.fact); }) ||
         std::ranges::any_of(told.rulings.missing,
                             [&](const Missing& open) { return it(open.fact); });
}

/// Is it what somebody decided for the players? Whether he might, the law says of his deciding.
bool is_decision(const TellSource& told, const TimedDeed& timed) {
  return record::is_bystander(timed.deed.by) &&
         std::ranges::any_of(told.rulings.list, [&](const Ruling& ruling) {
           return ruling.fact.kind == replay::FactKind::Arbitrated &&
                  ruling.fact.occurred == timed.at && ruling.fact.subject == timed.deed.by;
         });
}

}  // namespace

bool is_doubtful(const TellSource& told, const TimedDeed& timed) {
  const Remedy what = timed.deed.what;
  // Cards dealt again are dealt again, whether a law annuls the deal or a player may have it so.
  const auto alike = codes::annuls(what) && timed.deed.carried_out
                         ? bit(Remedy::FreshDeal) | bit(Remedy::Void)
                         : bit(what);
  const auto by_another_law = [&](const Ruling& ruling) {
    return ruling.doubt.or_case != kNoCase && ruling.fact.place.dealing == timed.deed.dealing &&
           ruling.fact.occurred < timed.at &&
           (told.code().cases[ruling.doubt.or_case].may.remedies & bit(what)) != 0;
  };
  if (std::ranges::any_of(told.rulings.list, by_another_law)) {
    return true;
  }
  const InDoubt& doubt = told.rulings.in_doubt;
  return (doubt.remedies & alike) != 0 ||
         ((doubt.annulled & alike) != 0 && timed.at < doubt.annulled_at);
}

bool chose_otherwise(const TellSource& told, const Ruling& ruling, const Deed& deed) {
  return ruling.elector == deed.by && ruling.elected != deed.what && is_used(told, ruling, deed.at);
}

bool is_worth_a_word(const TellSource& told, const Deed& deed) {
  const codes::Stray stray = codes::row_of(deed.what).stray;
  const auto against_choice = [&](const Ruling& ruling) {
    return chose_otherwise(told, ruling, deed) &&
           (told.case_of(ruling).may.remedies & bit(deed.what)) != 0 &&
           !(ruling.fact.cards & deed.cards).empty();
  };
  return stray == codes::Stray::Yes ||
         (stray == codes::Stray::IfClaimed &&
          (!deed.carried_out || std::ranges::any_of(told.rulings.list, against_choice)));
}

bool is_ungiven(const TellSource& told, const TimedDeed& timed) {
  return is_worth_a_word(told, timed.deed) && timed.at < told.rulings.timeline.deal_end() &&
         timed.ruling < 0 &&
         std::ranges::find(told.before.spent, timed.at) == told.before.spent.end() &&
         !supposed_before(told, timed) && !is_of_right(told, timed) && !is_decision(told, timed) &&
         !agreed_upon(told.given.deal, told.rulings.deeds, timed);
}

bool is_stray(const TellSource& told, const TimedDeed& timed) {
  return is_ungiven(told, timed) && !is_doubtful(told, timed);
}

bool ordered_too_late(const TellSource& told, const Ruling& ruling, const TimedDeed& timed) {
  if (ruling.status != Status::Ignored || ruling.owed != timed.deed.what ||
      (codes::annuls(ruling.owed) && !stands(ruling))) {
    return false;
  }
  const WindowBeats late = stands(ruling)
                               ? stands_from(told.given.deal, told.case_of(ruling), ruling.fact)
                               : codes::row_of(ruling.owed).too_late;
  return gone_on(told.given, told.rulings, late, ruling) < timed.at;
}

bool repeated(const TellSource& told, const TimedDeed& timed) {
  if (timed.deed.carried_out) {
    return false;
  }
  bool claimed = false;
  for (const TimedDeed& earlier : told.rulings.deeds) {
    if (&earlier == &timed) {
      break;
    }
    const Deed& deed = earlier.deed;
    const bool led_again =  // the card led taken up for the suit named
        deed.what == Remedy::Unplay && timed.deed.what == Remedy::PlayNamedSuit;
    if (deed.dealing != timed.deed.dealing || deed.playing != timed.deed.playing ||
        !(codes::serves_as(deed.what, timed.deed.what) || led_again)) {
      continue;
    }
    const bool over =
        earlier.ruling >= 0 &&
        ordered_too_late(told, told.rulings.list[static_cast<std::size_t>(earlier.ruling)], timed);
    claimed = !deed.carried_out && !over &&
              (claimed || (earlier.ruling >= 0 && deed.by == timed.deed.by &&
                           deed.what == timed.deed.what && deed.cards == timed.deed.cards));
  }
  return claimed;
}

bool yielded_to(const TellSource& told, const TimedDeed& claim) {
  return std::ranges::any_of(told.given.deal.testimony, [&](const replay::Testimony& down) {
    return yields_to(told.rulings.timeline, claim, down);
  });
}

int carried_out_by(const TellSource& told, std::size_t claim) {
  const Deed& deed = told.rulings.deeds[claim].deed;
  for (std::size_t i = claim + 1; i < told.rulings.deeds.size(); ++i) {
    const TimedDeed& later = told.rulings.deeds[i];
    if (codes::serves_as(later.deed.what, deed.what) && later.deed.carried_out &&
        later.ruling < 0 && later.at < told.rulings.timeline.deal_end() &&
        later.deed.dealing == deed.dealing) {
      // What both agreed upon, or had decided for them, is done for that.
      return agreed_upon(told.given.deal, told.rulings.deeds, later) ? -1 : static_cast<int>(i);
    }
  }
  return -1;
}

bool spoken_for(const TellSource& told, std::size_t number) {
  for (std::size_t i = 0; i < number; ++i) {
    const TimedDeed& claim = told.rulings.deeds[i];
    if (!claim.deed.carried_out && is_stray(told, claim) &&
        carried_out_by(told, i) == static_cast<int>(number)) {
      return true;
    }
  }
  return false;
}

}  // namespace ecarte::law
