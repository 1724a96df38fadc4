// SPDX-License-Identifier: MIT
//
// What was done or claimed beside the law: for each remedy that no ruling gave, the law that comes
// nearest says why not.
#include <algorithm>

#include "law/engine.hpp"

namespace ecarte::law {

using replay::kSometime;

bool binds(const DealFacts& deal, const TimedDeed& timed) {
  if (timed.deed.carried_out) {
    return false;
  }
  if (timed.deed.by == record::kBoth) {
    return true;
  }
  return record::is_bystander(timed.deed.by) &&
         std::ranges::any_of(deal.facts, [&](const Fact& fact) {
           return fact.kind == replay::FactKind::Arbitrated && fact.occurred == timed.at &&
                  replay::value<replay::AgreedBy>(fact, 0) == replay::AgreedBy::Both;
         });
}

bool agreed_upon(const DealFacts& deal, std::span<const TimedDeed> deeds, const TimedDeed& timed) {
  return std::ranges::any_of(deeds, [&](const TimedDeed& other) {
    return binds(deal, other) && other.at <= timed.at && other.deed.dealing == timed.deed.dealing &&
           (other.deed.what == timed.deed.what ||
            (other.deed.what == Remedy::FreshDeal && timed.deed.what == Remedy::Void));
  });
}

/// Remedies that only a law can give. Announcing, marking and telling are judged elsewhere; to cut
/// or shuffle again harms nobody.
bool Judge::Engine::is_remedy(const Deed& deed) const {
  switch (deed.what) {
    case Remedy::TakeCard:
      return !deed.carried_out;  // a card that simply came with the others needs no law
    case Remedy::FreshDeal:
    case Remedy::Void:
    case Remedy::Rectify:
    case Remedy::ChooseTrump:
    case Remedy::Complete:
    case Remedy::ThrowOut:
    case Remedy::Draw:
    case Remedy::PutBack:
    case Remedy::RefuseCard:
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

/// To deal afresh and to deal again by the right dealer, or from a good pack, look alike.
bool gives(const Case& c, Remedy what) {
  const auto is = [&](Remedy remedy) {
    return (c.may.given && (c.may.remedies & bit(remedy)) != 0) || c.must.remedy == remedy;
  };
  return is(what) || (what == Remedy::FreshDeal && is(Remedy::Void));
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
    const bool used = std::ranges::find(used_, timed.at) != used_.end();
    if (timed.at < timeline_.deal_end() && timed.ruling < 0 && !used && !timed.done &&
        is_remedy(timed.deed) && (doubtful_ & bit(timed.deed.what)) == 0 &&
        !agreed_upon(*deal_, deeds_, timed)) {
      bad_remedy(i);
    }
  }
}

/// A case that gives the remedy for a fact of this dealing, had it come to light in time.
std::optional<Judge::Engine::Sibling> Judge::Engine::sibling_giving(const Deed& deed) const {
  for (std::size_t i = 0; i < rulings_.size(); ++i) {
    const Fact& fact = rulings_[i].fact;
    if (fact.dealing != deed.dealing || (fact.occurred > deed.at && fact.occurred < kSometime)) {
      continue;
    }
    for (const std::uint16_t number : code_.tables[static_cast<std::size_t>(fact.kind)].cases) {
      const Case& c = code_.cases[number];
      if (number != rulings_[i].case_index && gives(c, deed.what) && accepts(c, fact)) {
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
  Finding& out = add_bad_remedy(deed, carried_out);
  out.law = code_.law_of(c).number;
  out.id = his ? "remedy-claimed-late" : "remedy-by-wrong-party";
  out.entitled = entitled;
  out.case_index = sibling.case_index;
  out.fact = fact;
  out.reading = c.reading;
  out.remedy.closes = c.found_before;
}

/// A claim and the act that carried it out are one matter: was it carried out?
bool Judge::Engine::carried_out(std::size_t number) {
  const Deed& deed = deeds_[number].deed;
  if (deed.carried_out) {
    return true;
  }
  for (std::size_t i = number + 1; i < deeds_.size(); ++i) {
    TimedDeed& later = deeds_[i];
    const bool same = later.deed.what == deed.what ||
                      (deed.what == Remedy::FreshDeal && later.deed.what == Remedy::Void);
    if (same && later.deed.carried_out && later.ruling < 0 && later.at < timeline_.deal_end() &&
        later.deed.dealing == deed.dealing) {
      later.done = true;
      return true;
    }
  }
  return false;
}

/// Among `rulings`, what comes nearest to giving the remedy.
void Judge::Engine::look_for_grounds(const std::vector<Ruling>& rulings, const TimedDeed& timed,
                                     Grounds& grounds) const {
  const Deed& deed = timed.deed;
  const bool of_this_deal = &rulings == &rulings_;
  const Time dealt =
      timeline_.first_from(replay::bit(replay::Beat::Packet), dealing_begin(deed.dealing));
  for (const Ruling& ruling : rulings) {
    const Case& c = case_of(ruling);
    if (of_this_deal && ruling.fact.dealing != deed.dealing) {
      continue;
    }
    const bool player = record::is_player(deed.by);
    const bool anybodys = !player || (deed.carried_out && done_for_both(deed.what));
    const bool his = ruling.elector == deed.by || ruling.elector == record::kBoth || anybodys;
    const bool others_leave =
        deed.what == Remedy::Complete && !(player && ruling.elector == deed.by);
    const bool to_come =
        of_this_deal && ruling.fact.occurred < kSometime && ruling.fact.occurred > deed.at;
    if (gives(c, deed.what) || ruling.owed == deed.what) {
      const bool early = of_this_deal && timed.at < ruling.from;
      const Ruling*& place = to_come                ? grounds.not_yet
                             : !his || others_leave ? grounds.to_other
                             : early                ? grounds.not_yet
                                                    : grounds.too_late;
      place = place == nullptr ? &ruling : place;
    } else if (of_this_deal && !to_come && nearness(c) > 0 &&
               (ruling.fact.occurred >= dealt || deed.at < dealt) &&
               (grounds.nearest == nullptr || nearer(ruling, *grounds.nearest))) {
      grounds.nearest = &ruling;
    }
  }
}

/// Of two rulings that give no such thing: a fault is nearer than a word in passing, then what came
/// later.
bool Judge::Engine::nearer(const Ruling& a, const Ruling& b) const {
  const int first = nearness(case_of(a));
  const int second = nearness(case_of(b));
  return first != second ? first > second : a.fact.occurred >= b.fact.occurred;
}

void Judge::Engine::bad_remedy(std::size_t number) {
  const TimedDeed& timed = deeds_[number];
  const Deed& deed = timed.deed;
  const bool done = carried_out(number);
  Grounds grounds;
  look_for_grounds(rulings_, timed, grounds);
  if (grounds.to_other == nullptr && grounds.too_late == nullptr) {
    look_for_grounds(previous_, timed, grounds);
  }
  if (grounds.to_other == nullptr && grounds.too_late == nullptr) {
    if (const std::optional<Sibling> sibling = sibling_giving(deed)) {
      return out_of_time(deed, *sibling, done);
    }
  }
  if (deed.what == Remedy::RefuseCard && grounds.to_other == nullptr &&
      grounds.too_late == nullptr) {
    return;  // to decline what one might have had is no remedy
  }
  Finding& out = add_bad_remedy(deed, done);
  // What he did by his own hand has the code's own word; a claim, the words that hold in every law.
  const bool own_word = deed.carried_out && !done_for_both(deed.what);
  const Ruling* cause = grounds.nearest;
  std::string_view words;
  if (grounds.too_late != nullptr) {
    cause = grounds.too_late;
    words = "remedy-claimed-late";
    out.remedy.closes = cause->closes;
  } else if (grounds.to_other != nullptr) {
    cause = grounds.to_other;
    words = "remedy-by-wrong-party";
  } else if (grounds.not_yet != nullptr) {
    cause = grounds.not_yet;
  }
  if (cause == nullptr) {
    return;
  }
  const Case& c = case_of(*cause);
  out.law = code_.law_of(c).number;
  out.case_index = cause->case_index;
  out.fact = cause->fact;
  out.entitled = cause->elector;
  out.reading = c.reading;
  if (!words.empty()) {
    out.id = own_word && !c.stray.empty() ? c.stray : words;
  }
}

Finding& Judge::Engine::add_bad_remedy(const Deed& deed, bool done) {
  Finding& out = result_->findings.emplace_back();
  out.cls = Class::BadRemedy;
  out.severity = done ? Severity::Error : Severity::Note;
  out.dealing = deed.dealing;
  out.playing = deed.playing;
  out.offender = deed.by;
  out.at = deed.at;
  out.taken = deed.what;
  out.taken_by = deed.by;
  out.id = "remedy-not-available";
  return out;
}

}  // namespace ecarte::law
