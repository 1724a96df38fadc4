// SPDX-License-Identifier: MIT
//
// The answer to who claims the choice: by whatever is for somebody to choose where he claims it.
#include <algorithm>

#include "codes/fact_rows.hpp"
#include "codes/remedy_rows.hpp"
#include "law/claims.hpp"
#include "law/lookup.hpp"

namespace ecarte::law {

namespace {

/// He had it, and has used it.
void grant_as_had(const TellSource& told, const Deed& deed, const Ruling& ruling,
                  DealResult& result) {
  grant(told, deed, ruling.case_index, ruling.window.closed.latest, result);
  Finding& out = result.findings.back();
  std::ranges::copy(told.case_of(ruling).may.in_order, out.remedy.options.begin());
  out.remedy.kind = ruling.elected;
  out.remedy.status = Status::Elected;
}

/// The rulings of this deal by which somebody may choose, as they stand at a claim of the choice.
struct Choosing {
  const Ruling* his = nullptr;
  const Ruling* others = nullptr;
  const Ruling* past = nullptr;  ///< it was his
};

/// Must this dealing be made again, whatever anybody would choose?
bool dealt_again_by_law(const TellSource& told, const TimedDeed& timed) {
  return std::ranges::any_of(told.rulings.list, [&](const Ruling& ruling) {
    return !told.case_of(ruling).may.given && codes::annuls(ruling.owed) && !ruling.doubt.which &&
           ruling.status == Status::Open && ruling.fact.place.dealing == timed.deed.dealing &&
           ruling.window.from <= timed.at;
  });
}

Choosing choosing_at(const TellSource& told, const TimedDeed& timed) {
  Choosing found;
  const bool forced = dealt_again_by_law(told, timed);
  for (const Ruling& ruling : told.rulings.list) {
    const Case& c = told.case_of(ruling);
    if (!c.may.given || ruling.doubt.which || codes::row_of(ruling.fact.kind).ordinary ||
        ruling.fact.place.dealing != timed.deed.dealing || ruling.window.from > timed.at ||
        (forced && ruling.status == Status::Moot)) {
      continue;
    }
    const bool chosen = is_used(told, ruling, timed.at);
    const bool his = ruling.elector == timed.deed.by || ruling.elector == record::kBoth;
    const bool open = !chosen && timed.at <= ruling.window.closed.latest;
    const Ruling*& place = open && his ? found.his : open ? found.others : found.past;
    if (open || his) {
      // Of those that are past, the nearest before the claim.
      place = place == nullptr || !open ? &ruling : place;
    }
  }
  return found;
}

/// A case that would give a choice, if what the record leaves open is so.
std::uint16_t choice_in_doubt(const TellSource& told, const Deed& deed) {
  for (const Missing& missing : told.rulings.missing) {
    for (std::size_t i = 0; i < missing.answers; ++i) {
      const std::uint16_t number = missing.alternatives[i].case_index;
      if (number != kNoCase && told.code().cases[number].may.given &&
          !codes::row_of(missing.fact.kind).ordinary &&
          missing.fact.place.dealing == deed.dealing) {
        return number;
      }
    }
  }
  return kNoCase;
}

}  // namespace

bool answer_as_had(const TellSource& told, const TimedDeed& timed, DealResult& result) {
  const Deed& deed = timed.deed;
  const auto had = [&](const Ruling& ruling) {
    const bool his = ruling.elector == deed.by || ruling.elector == record::kBoth;
    const bool here = ruling.fact.place.dealing == deed.dealing &&
                      (ruling.fact.place.playing == 0 || ruling.fact.place.playing == deed.playing);
    // A cut can be had again: of one that is past its time he has not had another.
    const bool same = codes::row_of(deed.what).matter != codes::Matter::Cut ||
                      timed.at <= ruling.window.closed.latest;
    return his && here && same && !ruling.doubt.which && ruling.status == Status::Elected &&
           ruling.elected == deed.what && is_used(told, ruling, timed.at) &&
           told.rulings.deeds[static_cast<std::size_t>(ruling.deed)].deed.carried_out;
  };
  const auto ruling = std::ranges::find_if(told.rulings.list, had);
  if (deed.carried_out || ruling == told.rulings.list.end()) {
    return false;
  }
  grant_as_had(told, deed, *ruling, result);
  return true;
}

bool answer_by_choice(const TellSource& told, const TimedDeed& timed, DealResult& result) {
  const Deed& deed = timed.deed;
  if (deed.what != Remedy::Choice || !record::is_player(deed.by)) {
    return false;
  }
  const Choosing at = choosing_at(told, timed);
  if (deed.named != Remedy::None &&
      (at.his == nullptr || (told.case_of(*at.his).may.remedies & bit(deed.named)) == 0)) {
    return false;  // nothing to choose between: each is a claim by its own name
  }
  const Ruling* const near = at.his != nullptr      ? at.his
                             : at.others != nullptr ? at.others
                                                    : at.past;
  if (near == nullptr) {
    const std::uint16_t doubtful = choice_in_doubt(told, deed);
    if (doubtful != kNoCase) {
      leave_claim_open(told, deed, doubtful, result);
    } else if (!answer_by_cut(told, deed, result)) {
      add_stray(deed, false, result);
    }
    return true;
  }
  if (near == at.past && is_used(told, *near, timed.at)) {
    grant_as_had(told, deed, *near, result);
    return true;
  }
  if (near == at.past) {
    refuse_as_late(told, deed, near->case_index, result);
    return true;
  }
  if (near == at.his) {
    grant(told, deed, near->case_index, near->window.closed.latest, result);
    RemedyState& remedy = result.findings.back().remedy;
    std::ranges::copy(told.case_of(*near).may.in_order, remedy.options.begin());
    remedy.kind = remedy.options[0];
    return true;
  }
  Finding& out = add_stray(deed, false, result);
  out.under.law = told.code().law_of(told.case_of(*near)).number;
  out.id = "remedy-by-wrong-party";
  out.under.case_index = near->case_index;
  out.bad.entitled = near->elector;
  return true;
}

}  // namespace ecarte::law
