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

namespace {

/// What is done by one player's hand, or by both, for whoever chose it: that somebody did it does
/// not tell that he chose.
bool done_for_both(Remedy what) {
  return what == Remedy::FreshDeal || what == Remedy::Void || what == Remedy::ReplayHands ||
         what == Remedy::Rectify;
}

/// How near a case that gives no such remedy comes to the matter: a fault, then a case not provided
/// for, then a word in passing. 0: not at all.
int nearness(const Case& c) {
  switch (c.cls) {
    case Class::Irregularity:
      return 3;
    case Class::Unprovided:
      return 2;
    case Class::Info:
      return 1;
    default:
      return 0;
  }
}

}  // namespace

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

/// Is it a ruling that binds: the players' own agreement, or that of one whom both asked?
bool Judge::Engine::binds(const TimedDeed& timed) const {
  if (timed.deed.carried_out) {
    return false;
  }
  if (timed.deed.by == record::kBoth) {
    return true;
  }
  return record::is_bystander(timed.deed.by) &&
         std::ranges::any_of(deal_->facts, [&](const Fact& fact) {
           return fact.kind == replay::FactKind::Arbitrated && fact.occurred == timed.at &&
                  replay::value<replay::AgreedBy>(fact, 0) == replay::AgreedBy::Both;
         });
}

/// A ruling the players agreed upon, or asked for, binds: what follows it needs no other law.
bool Judge::Engine::agreed_upon(const TimedDeed& timed) const {
  for (const TimedDeed& other : deeds_) {
    if (binds(other) && other.at <= timed.at && other.deed.dealing == timed.deed.dealing &&
        (other.deed.what == timed.deed.what ||
         (other.deed.what == Remedy::FreshDeal && timed.deed.what == Remedy::Void))) {
      return true;
    }
  }
  return false;
}

/// A case that gives the remedy for a fact of this dealing, had it come to light in time.
std::optional<Judge::Engine::Sibling> Judge::Engine::sibling_giving(const Deed& deed) const {
  for (std::size_t i = 0; i < rulings_.size(); ++i) {
    const Fact& fact = rulings_[i].fact;
    if (fact.dealing != deed.dealing || fact.occurred > deed.at) {
      continue;
    }
    for (const std::uint16_t number : code_.tables[static_cast<std::size_t>(fact.kind)].cases) {
      const Case& c = code_.cases[number];
      const bool gives =
          (c.may.given && (c.may.remedies & bit(deed.what)) != 0) || c.must.remedy == deed.what;
      if (gives && accepts(c, fact)) {
        return Sibling{i, number};
      }
    }
  }
  return std::nullopt;
}

/// The time for a remedy was over before its fault was found.
void Judge::Engine::out_of_time(const Deed& deed, const Sibling& sibling, bool carried_out) {
  const Fact& fact = rulings_[sibling.ruling].fact;
  const Case& c = code_.cases[sibling.case_index];
  const Actor entitled = c.may.given ? party(c.may.who, fact) : record::kBoth;
  const bool his = entitled == record::kBoth || entitled == deed.by || !record::is_player(deed.by);
  Finding& out = result_->findings.emplace_back();
  out.law = code_.law_of(c).number;
  out.id = his ? "remedy-claimed-late" : "remedy-by-wrong-party";
  out.cls = Class::BadRemedy;
  out.severity = carried_out ? Severity::Error : Severity::Note;
  out.dealing = deed.dealing;
  out.playing = deed.playing;
  out.offender = deed.by;
  out.at = deed.at;
  out.taken = deed.what;
  out.taken_by = deed.by;
  out.entitled = entitled;
  out.case_index = sibling.case_index;
  out.fact = fact;
  out.reading = c.reading;
  out.remedy.closes = c.found_before;
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
                       !record::is_player(deed.by) ||
                       (deed.carried_out && done_for_both(deed.what));
      if (gives && !(record::is_player(deed.by) && ruling.elector == deed.by) &&
          (!his || deed.what == Remedy::Complete)) {
        gives_other = gives_other == nullptr ? &ruling : gives_other;
      } else if (gives && !before && timed.at < ruling.from) {
        gives_later = gives_later == nullptr ? &ruling : gives_later;
      } else if (gives) {
        gave_late = gave_late == nullptr ? &ruling : gave_late;
      } else if (!before && nearness(c) > 0 &&
                 (nearest == nullptr || nearness(c) >= nearness(case_of(*nearest)))) {
        nearest = &ruling;
      }
    }
  };
  look(rulings_, false);
  if (gives_other == nullptr && gave_late == nullptr) {
    look(previous_, true);
  }
  if (gives_other == nullptr && gave_late == nullptr && gives_later == nullptr) {
    if (const std::optional<Sibling> sibling = sibling_giving(deed)) {
      return out_of_time(deed, *sibling, carried_out);
    }
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
    // A fresh deal has the words that hold in every law; only the lesser remedies have their own.
    const bool own_word = !c.stray.empty() && deed.what != Remedy::FreshDeal;
    if (cause == gives_other) {
      out.id = own_word ? c.stray : "remedy-by-wrong-party";
    } else if (cause == gave_late) {
      out.id = own_word ? c.stray : "remedy-claimed-late";
      out.remedy.closes = cause->closes;
    }
  }
}

}  // namespace ecarte::law
