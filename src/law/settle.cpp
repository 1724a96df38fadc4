// SPDX-License-Identifier: MIT
//
// The life of a ruling, from what the players did afterwards.
#include <algorithm>

#include "law/engine.hpp"

namespace ecarte::law {

using replay::Beat;
using replay::kNever;
using replay::Upheld;

namespace {

/// The acts after which it is too late to do what is owed: the play has gone on without it.
WindowBeats too_late_for(Remedy remedy) {
  const WindowBeats cards = replay::bit(Beat::NCard) | replay::bit(Beat::DCard);
  const WindowBeats over = replay::bit(Beat::HandOver) | replay::bit(Beat::HandClosed);
  switch (remedy) {
    case Remedy::Recut:
      return replay::bit(Beat::Packet);
    case Remedy::Rectify:
      return replay::bit(Beat::TurnUp);
    case Remedy::ThrowAside:
      return replay::bit(Beat::NTakesUp) | cards | over;
    case Remedy::FreshDeal:
    case Remedy::Void:
      return replay::bit(Beat::TurnUp) | replay::bit(Beat::Proposal) | replay::bit(Beat::Answer) |
             replay::bit(Beat::Discard) | cards | over;
    case Remedy::TakeDown:
      return replay::bit(Beat::HandClosed) | bit(WindowBeat::NextTurnUp) |
             replay::bit(Beat::NextGame);
    case Remedy::ReplayHands:
      return bit(WindowBeat::NextPacket) | replay::bit(Beat::NextGame);
    default:
      return cards | over;
  }
}

}  // namespace

void Judge::Engine::settle(Ruling& ruling) {
  const Case& c = case_of(ruling);
  if (c.may.given && elect(ruling)) {
    follow_through(ruling);
    return;
  }
  if (c.may.given) {
    if (ruling.until == kNoTime) {
      ruling.status = Status::Open;
    } else {
      ruling.status = Status::Lapsed;
      if (c.may.lapse == Lapse::Owed) {
        ruling.owed = c.may.owed;
        ruling.owed_at = ruling.until;
      }
    }
  }
  if (c.must.remedy != Remedy::None) {
    ruling.owed = c.must.remedy;
    ruling.owed_at = ruling.from;
    ruling.elector = party(c.must.who, ruling.fact);
  }
  if (ruling.owed != Remedy::None) {
    ruling.status = performed(ruling);
    return;
  }
  if (c.may.given) {
    return;
  }
  const bool could_be_found = replay::entry(ruling.fact.kind).can_be_found;
  if (could_be_found && ruling.fact.found == kNever && c.cls == Class::Irregularity) {
    ruling.status = Status::Latent;
  } else if (c.effects != 0) {
    ruling.status = Status::Imposed;
  }
}

/// Looks for the first act by which the entitled player used the option, or let it go.
bool Judge::Engine::elect(Ruling& ruling) {
  const Case& c = case_of(ruling);
  const auto by_consent = [](const Deed& deed) {
    return deed.carried_out && (deed.what == Remedy::FreshDeal || deed.what == Remedy::Void ||
                                deed.what == Remedy::ReplayHands || deed.what == Remedy::Rectify);
  };
  bool claimed_by_other = false;
  for (std::size_t i = 0; i < deeds_.size(); ++i) {
    TimedDeed& timed = deeds_[i];
    const Deed& deed = timed.deed;
    const bool here = timed.at >= timeline_.deal_end() || deed.dealing == ruling.fact.dealing;
    const bool offered = (c.may.remedies & bit(deed.what)) != 0;
    if (!here || timed.at < ruling.from || (!offered && deed.what != Remedy::LetStand)) {
      continue;
    }
    const bool his = deed.by == ruling.elector ||
                     (ruling.elector == record::kBoth && record::is_player(deed.by));
    if (!his && !deed.carried_out && offered && record::is_player(deed.by)) {
      claimed_by_other = true;
    }
    if (!his && !(offered && by_consent(deed) && !claimed_by_other)) {
      continue;
    }
    if (timed.at > ruling.until) {
      continue;  // an act that is itself the election does not close its own window
    }
    timed.ruling = static_cast<int>(&ruling - rulings_.data());
    ruling.deed = static_cast<int>(i);
    if (deed.what == Remedy::LetStand) {
      ruling.status = Status::Waived;
      if (c.may.lapse == Lapse::Owed) {
        ruling.owed = c.may.owed;
        ruling.owed_at = timed.at;
        ruling.status = performed(ruling);
      }
    } else {
      ruling.status = Status::Elected;
      ruling.elected = deed.what;
      maybe_closed(ruling);
    }
    spend(timed);
    return true;
  }
  return false;
}

/// An act of the deal after that was spent on this one is not judged again there.
void Judge::Engine::spend(const TimedDeed& timed) {
  if (timed.at >= timeline_.deal_end()) {
    spent_next_.push_back(timed.at - timeline_.deal_end());
  }
}

/// The election is only as good as our knowledge of when the window closed: a look at the hand that
/// is not written may have come before it.
void Judge::Engine::maybe_closed(const Ruling& ruling) {
  const bool on_looks = (ruling.closes & replay::bit(Beat::NLooks)) != 0;
  if (!on_looks || ruling.deed < 0 || ruling.fact.dealing > deal_->dealings.size()) {
    return;
  }
  const replay::DealingSpan& dealing = deal_->dealings[ruling.fact.dealing - 1U];
  if (!dealing.dealer) {
    return;
  }
  const replay::Moment& looked = dealing.looked[game::other(*dealing.dealer)];
  const Time at = deeds_[static_cast<std::size_t>(ruling.deed)].at;
  const bool after_earliest = looked.earliest == kNever || at > looked.earliest;
  if (!looked.exact() || looked.latest == kNever) {
    if (after_earliest && (looked.latest == kNever || at < looked.latest)) {
      missing(ruling.fact, ruling.case_index, -3);
    }
  }
}

/// A claim must be carried out, or the play goes on against it.
void Judge::Engine::follow_through(Ruling& ruling) {
  if (ruling.status != Status::Elected) {
    return;
  }
  const TimedDeed& election = deeds_[static_cast<std::size_t>(ruling.deed)];
  const Time at = election.at;
  if (ruling.elected == Remedy::PlayNamedSuit && ruling.fact.upheld == Upheld::No) {
    ruling.status = Status::Ignored;
    ruling.owed = ruling.elected;
    return;
  }
  for (TimedDeed& timed : deeds_) {
    const bool same = timed.deed.what == ruling.elected ||
                      (ruling.elected == Remedy::FreshDeal && timed.deed.what == Remedy::Void);
    const bool here = timed.at >= timeline_.deal_end() || timed.deed.dealing == ruling.fact.dealing;
    if (timed.at >= at && timed.deed.carried_out && same && here) {
      timed.ruling = static_cast<int>(&ruling - rulings_.data());
      spend(timed);
      return;
    }
  }
  const bool needs_doing = ruling.elected == Remedy::FreshDeal || ruling.elected == Remedy::Void ||
                           ruling.elected == Remedy::ReplayHands ||
                           ruling.elected == Remedy::Draw || ruling.elected == Remedy::ThrowOut;
  if (!election.deed.carried_out && needs_doing &&
      timeline_.first(too_late_for(ruling.elected), at) != kNoTime) {
    ruling.status = Status::Ignored;
    ruling.owed = ruling.elected;
    ruling.owed_at = at;
  }
}

/// Before a card is dealt, a fresh deal comes to cutting again.
bool Judge::Engine::cut_again(Ruling& ruling) {
  const Time packet =
      timeline_.first_from(replay::bit(Beat::Packet), dealing_begin(ruling.fact.dealing));
  for (std::size_t i = 0; i < deeds_.size(); ++i) {
    TimedDeed& timed = deeds_[i];
    if (timed.deed.what == Remedy::Recut && timed.at > ruling.from && timed.at < packet) {
      timed.ruling = static_cast<int>(&ruling - rulings_.data());
      ruling.deed = static_cast<int>(i);
      ruling.owed = Remedy::Recut;
      return true;
    }
  }
  return false;
}

/// Was what is owed done, left undone, or is there still time?
Status Judge::Engine::performed(Ruling& ruling) {
  switch (ruling.owed) {
    case Remedy::CardStands:
    case Remedy::FirstWordStands:
      return ruling.fact.upheld == Upheld::No ? Status::Ignored : Status::Imposed;
    case Remedy::DealerStands:
      return timeline_.first(replay::bit(Beat::DTakes), ruling.owed_at,
                             dealing_end(ruling.fact.dealing)) == kNoTime
                 ? Status::Imposed
                 : Status::Ignored;
    case Remedy::TakeCard:
      if (ruling.fact.upheld == Upheld::No && case_of(ruling).must.remedy == Remedy::TakeCard) {
        return Status::Ignored;  // he has taken others instead
      }
      break;
    case Remedy::ThrowOut:
      // What the other has drawn already, by right or not, or lets him keep, need not be thrown
      // out.
      if (std::ranges::any_of(deeds_, [&](const TimedDeed& timed) {
            const bool drawn = timed.deed.what == Remedy::Draw && timed.deed.carried_out;
            const bool let_go = timed.deed.what == Remedy::LetStand &&
                                record::is_player(timed.deed.by) && timed.deed.by != ruling.elector;
            return (drawn || let_go) && timed.deed.dealing == ruling.fact.dealing &&
                   timed.at >= ruling.from;
          })) {
        return Status::Moot;
      }
      break;
    case Remedy::Accept:
      if (timeline_.first(replay::bit(Beat::Discard) | replay::bit(Beat::Given), ruling.owed_at,
                          dealing_end(ruling.fact.dealing)) != kNoTime) {
        return Status::Imposed;
      }
      break;
    default:
      break;
  }
  const bool annuls = ruling.owed == Remedy::FreshDeal || ruling.owed == Remedy::Void;
  if (annuls && cut_again(ruling)) {
    return Status::Imposed;
  }
  const Time limit = closing_time(too_late_for(ruling.owed), ruling.owed_at, ruling.fact.dealing);
  for (std::size_t i = 0; i < deeds_.size(); ++i) {
    TimedDeed& timed = deeds_[i];
    const bool same =
        timed.deed.what == ruling.owed ||
        (annuls && (timed.deed.what == Remedy::FreshDeal || timed.deed.what == Remedy::Void));
    const bool here = timed.at >= timeline_.deal_end() || timed.deed.dealing == ruling.fact.dealing;
    if (same && here && timed.at >= ruling.from) {
      timed.ruling = static_cast<int>(&ruling - rulings_.data());
      if (timed.deed.carried_out) {
        if (timed.at < limit || annuls) {
          ruling.deed = static_cast<int>(i);
          spend(timed);
          return Status::Imposed;
        }
      }
    }
  }
  const bool went_on = limit != kNoTime || (annuls && timeline_.has_next());
  return went_on ? Status::Ignored : Status::Open;
}

}  // namespace ecarte::law
