// SPDX-License-Identifier: MIT
//
// What was done or claimed beside the law: for each remedy that no ruling gave, the law that comes
// nearest says why not.
#include <algorithm>

#include "law/engine.hpp"

namespace ecarte::law {

using replay::kSometime;

/// Remedies that only a law can give. Announcing, marking and telling are judged elsewhere; to cut
/// or shuffle again harms nobody.
bool Judge::Engine::is_remedy(Remedy what) const {
  switch (what) {
    case Remedy::FreshDeal:
    case Remedy::Void:
    case Remedy::Rectify:
    case Remedy::ChooseTrump:
    case Remedy::Complete:
    case Remedy::ThrowOut:
    case Remedy::Draw:
    case Remedy::PutBack:
    case Remedy::ReplayHands:
    case Remedy::PlayNamedSuit:
    case Remedy::CallUpon:
    case Remedy::AwardPoint:
    case Remedy::AwardVole:
    case Remedy::CountTricks:
    case Remedy::Other:
      return true;
    default:
      return false;
  }
}

void Judge::Engine::bad_remedies() {
  for (std::size_t i = 0; i < deeds_.size(); ++i) {
    const TimedDeed& timed = deeds_[i];
    const bool used =
        std::ranges::any_of(used_, [&](const Spent& spent) { return spent.act == timed.at; });
    if (timed.at < timeline_.deal_end() && timed.ruling < 0 && !used && !timed.done &&
        is_remedy(timed.deed.what) && (doubtful_ & bit(timed.deed.what)) == 0 &&
        !agreed_upon(timed)) {
      bad_remedy(i);
    }
  }
}

/// A ruling the players agreed upon, or asked for, binds: what follows it needs no other law.
bool Judge::Engine::agreed_upon(const TimedDeed& timed) const {
  for (const TimedDeed& other : deeds_) {
    const bool rules = !other.deed.carried_out &&
                       (other.deed.by == record::kBoth || record::is_bystander(other.deed.by));
    if (rules && other.at <= timed.at && other.deed.dealing == timed.deed.dealing &&
        (other.deed.what == timed.deed.what ||
         (other.deed.what == Remedy::FreshDeal && timed.deed.what == Remedy::Void))) {
      return true;
    }
  }
  return false;
}

void Judge::Engine::bad_remedy(std::size_t number) {
  TimedDeed& timed = deeds_[number];
  const Deed& deed = timed.deed;
  bool carried_out = deed.carried_out;
  // A claim, and the act that carried it out, are one matter.
  for (std::size_t i = number + 1; i < deeds_.size() && !carried_out; ++i) {
    TimedDeed& later = deeds_[i];
    const bool same = later.deed.what == deed.what ||
                      (deed.what == Remedy::FreshDeal && later.deed.what == Remedy::Void);
    if (same && later.deed.carried_out && later.ruling < 0 && later.at < timeline_.deal_end() &&
        later.deed.dealing == deed.dealing) {
      carried_out = true;
      later.done = true;
    }
  }
  const Ruling* gives_other = nullptr;
  const Ruling* gave_late = nullptr;
  const Ruling* gives_later = nullptr;
  const Ruling* nearest = nullptr;
  const auto look = [&](const std::vector<Ruling>& rulings, bool before) {
    for (const Ruling& ruling : rulings) {
      const Case& c = case_of(ruling);
      if (!before && ruling.fact.dealing != deed.dealing) {
        continue;
      }
      const bool gives = (c.may.given && (c.may.remedies & bit(deed.what)) != 0) ||
                         c.must.remedy == deed.what || ruling.owed == deed.what;
      const bool his = ruling.elector == deed.by || ruling.elector == record::kBoth ||
                       !record::is_player(deed.by) || deed.carried_out;
      if (gives && !(record::is_player(deed.by) && ruling.elector == deed.by) &&
          (!his || deed.what == Remedy::Complete)) {
        gives_other = gives_other == nullptr ? &ruling : gives_other;
      } else if (gives && !before && timed.at < ruling.from) {
        gives_later = gives_later == nullptr ? &ruling : gives_later;
      } else if (gives) {
        gave_late = gave_late == nullptr ? &ruling : gave_late;
      } else if (!before && (c.cls == Class::Irregularity || c.cls == Class::Info ||
                             c.cls == Class::Unprovided)) {
        nearest = &ruling;
      }
    }
  };
  look(rulings_, false);
  if (gives_other == nullptr && gave_late == nullptr) {
    look(previous_, true);
  }
  const Ruling* cause = gives_other != nullptr   ? gives_other
                        : gave_late != nullptr   ? gave_late
                        : gives_later != nullptr ? gives_later
                                                 : nearest;
  Finding& out = result_->findings.emplace_back();
  out.cls = Class::BadRemedy;
  out.severity = carried_out ? Severity::Error : Severity::Note;
  out.dealing = deed.dealing;
  out.playing = deed.playing;
  out.offender = deed.by;
  out.at = deed.at;
  out.taken = deed.what;
  out.taken_by = deed.by;
  out.id = "remedy-not-available";
  if (cause != nullptr) {
    const Case& c = case_of(*cause);
    out.law = code_.law_of(c).number;
    out.case_index = cause->case_index;
    out.fact = cause->fact;
    out.entitled = cause->elector;
    out.reading = c.reading;
    if (cause == gives_other) {
      out.id = c.stray.empty() ? "remedy-by-wrong-party" : c.stray;
    } else if (cause == gave_late) {
      out.id = c.stray.empty() ? "remedy-claimed-late" : c.stray;
      out.remedy.closes = cause->closes;
    }
  }
}

}  // namespace ecarte::law
