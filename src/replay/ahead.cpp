// SPDX-License-Identifier: MIT
#include "replay/ahead.hpp"

#include <algorithm>
#include <array>

#include "replay/customs.hpp"

namespace ecarte::replay {

using record::Act;
using record::ActKind;

namespace {

/// An answer taken back: whether cards were changed upon it, the play alone tells.
bool alters_answer(const record::Act& a) {
  using record::AlteredTo;
  return a.kind == record::ActKind::Alter && (a.object_as<AlteredTo>() == AlteredTo::Acceptance ||
                                              a.object_as<AlteredTo>() == AlteredTo::Refusal);
}

/// Gives the hand up: what was under way stays undone.
bool gives_up(const Act& a) {
  return (a.kind == ActKind::Give && (a.flags & record::kAgain) != 0) ||
         a.kind == ActKind::ThrowDown || a.kind == ActKind::Resign;
}

/// Ends the exchange under way, whatever it was.
bool ends_exchange(const Act& a) {
  return gives_up(a) || a.kind == ActKind::Propose || a.kind == ActKind::Play ||
         a.kind == ActKind::HandsAgain || a.kind == ActKind::Stand || a.kind == ActKind::Made;
}

/// Does it tell what `seat` put out or took in the exchange under way?
bool is_exchange_of(const Act& a, game::Seat seat) {
  return a.actor == record::actor_of(seat) &&
         (a.kind == ActKind::Discard || a.kind == ActKind::Take ||
          (a.kind == ActKind::Ask && a.number == 0));
}

}  // namespace

bool Ahead::later(ActKind kind, Actor actor, ActIndex now) const {
  return std::any_of(
      acts_.begin() + static_cast<std::ptrdiff_t>(std::min(after(now), acts_.size())), acts_.end(),
      [&](const Act& a) {
        return a.kind == kind && (actor == record::kNobody || a.actor == actor);
      });
}

bool Ahead::discards_later(ActIndex now, game::Seat seat) const {
  bool discards = false;
  for (std::size_t i = after(now); i < acts_.size() && !ends_exchange(acts_[i]); ++i) {
    if (acts_[i].actor != record::actor_of(seat)) {
      continue;
    }
    if (acts_[i].kind == ActKind::Take && discards) {
      return false;  // both belong to the exchange after this
    }
    const bool for_these = acts_[i].kind == ActKind::ThrowOut && acts_[i].count != 0 &&
                           acts_[i].count == acts_[now].count;
    discards = discards || for_these || acts_[i].kind == ActKind::Discard;
  }
  return discards;
}

bool Ahead::exchanges_later(ActIndex now, game::Seat seat) const {
  for (std::size_t i = after(now); i < acts_.size() && !ends_exchange(acts_[i]); ++i) {
    if (is_exchange_of(acts_[i], seat)) {
      return true;
    }
  }
  return false;
}

bool Ahead::exchange_untold(ActIndex now, game::Seat seat) const {
  for (std::size_t i = after(now); i < acts_.size(); ++i) {
    const Act& a = acts_[i];
    if (is_exchange_of(a, seat) || alters_answer(a)) {
      return false;
    }
    if (ends_exchange(a) || a.kind == ActKind::Accept) {
      return !gives_up(a);
    }
  }
  return false;
}

bool Ahead::shows(ActIndex now, game::Seat seat, game::CardSet cards) const {
  for (std::size_t i = after(now); i < acts_.size(); ++i) {
    const Act& a = acts_[i];
    if (a.kind == ActKind::Give && a.detail > 0) {
      return false;
    }
    const bool shown = a.kind == ActKind::Play || a.kind == ActKind::Hold;
    if (shown && a.actor == record::actor_of(seat) && !(a.cards & cards).empty()) {
      return true;
    }
  }
  return false;
}

bool Ahead::shows_hand(ActIndex now, game::Seat seat) const {
  game::CardSet shown;
  for (std::size_t i = after(now); i < acts_.size() && acts_[i].kind != ActKind::Give; ++i) {
    const bool card = acts_[i].kind == ActKind::Play || acts_[i].kind == ActKind::Hold;
    shown |= card && acts_[i].actor == record::actor_of(seat) ? acts_[i].cards : game::CardSet{};
  }
  return shown.size() >= kTricksOfAHand;
}

bool Ahead::takes_later(ActIndex now, game::Seat seat) const {
  for (std::size_t i = after(now); i < acts_.size(); ++i) {
    if (acts_[i].kind == ActKind::Take && acts_[i].actor == record::actor_of(seat)) {
      return true;
    }
    // An acceptance opens the next, though no proposal be told.
    if (ends_exchange(acts_[i]) || acts_[i].kind == ActKind::Accept) {
      return false;
    }
  }
  return true;
}

bool Ahead::takes_one_of(ActIndex now, game::Seat seat, game::CardSet cards) const {
  for (std::size_t i = after(now); i < acts_.size() && !ends_exchange(acts_[i]); ++i) {
    if (acts_[i].kind == ActKind::Take && acts_[i].actor == record::actor_of(seat)) {
      return !(acts_[i].cards & cards).empty();
    }
  }
  return false;
}

bool Ahead::finds_faced_later(ActIndex now, game::CardSet cards) const {
  for (std::size_t i = after(now); i < acts_.size(); ++i) {
    const Act& a = acts_[i];
    if (a.kind == ActKind::Give && (a.flags & record::kAgain) != 0) {
      return false;
    }
    if (a.kind == ActKind::Find && a.object_as<record::Noun>() == record::Noun::FacedCard &&
        !(a.cards & cards).empty()) {
      return true;
    }
  }
  return false;
}

bool Ahead::puts_back_later(ActIndex now, game::Seat seat, int number) const {
  for (std::size_t i = after(now); i < acts_.size(); ++i) {
    const Act& a = acts_[i];
    if (a.kind == ActKind::Give && (a.flags & record::kAgain) != 0) {
      return false;
    }
    if (a.kind == ActKind::PutBack && a.actor == record::actor_of(seat)) {
      const int back = a.count == record::kUnstated ? 1 : int{a.count};
      return a.cards.empty() && back == number;
    }
  }
  return false;
}

bool Ahead::turns_later(ActIndex now) const {
  for (std::size_t i = after(now); i < acts_.size(); ++i) {
    if (acts_[i].kind == ActKind::Turn) {
      return true;
    }
    if (acts_[i].kind == ActKind::Give && (acts_[i].flags & record::kAgain) != 0) {
      return false;
    }
  }
  return false;
}

bool Ahead::pack_mended_next(ActIndex now) const {
  constexpr record::ActKinds kSaid{ActKind::Find, ActKind::LieFaced, ActKind::Speak,
                                   ActKind::Urge, ActKind::Omit,     ActKind::Aside};
  std::size_t i = after(now);
  while (i < acts_.size() && kSaid.has(acts_[i].kind)) {
    ++i;
  }
  return i < acts_.size() && (acts_[i].kind == ActKind::Shuffle || acts_[i].kind == ActKind::Cut);
}

bool Ahead::gives_next(ActIndex now) const {
  constexpr record::ActKinds kBefore{ActKind::Shuffle, ActKind::Cut};
  std::size_t i = after(now);
  while (i < acts_.size() && kBefore.has(acts_[i].kind)) {
    ++i;
  }
  return i < acts_.size() && acts_[i].kind == ActKind::Give;
}

bool Ahead::hand_told_later(ActIndex now) const {
  for (std::size_t i = after(now); i < acts_.size() && acts_[i].kind != ActKind::Give; ++i) {
    const Act& a = acts_[i];
    const bool mark = a.kind == ActKind::Mark && a.object_as<record::For>() != record::For::King;
    if (mark || a.kind == ActKind::Play || a.kind == ActKind::Made ||
        a.kind == ActKind::TakeTrick || a.kind == ActKind::Score || a.kind == ActKind::Propose ||
        a.kind == ActKind::Accept || a.kind == ActKind::Refuse || a.kind == ActKind::Stand) {
      return true;
    }
  }
  return false;
}

bool Ahead::hand_begins(ActIndex now) const {
  constexpr record::ActKinds kBegins{ActKind::Propose, ActKind::Accept,  ActKind::Refuse,
                                     ActKind::Stand,   ActKind::Discard, ActKind::Play};
  constexpr record::ActKinds kAnother{ActKind::Shuffle, ActKind::Cut, ActKind::Give, ActKind::Turn};
  for (std::size_t i = after(now); i < acts_.size() && !kAnother.has(acts_[i].kind); ++i) {
    if (kBegins.has(acts_[i].kind)) {
      return true;
    }
  }
  return false;
}

Actor Ahead::next_to_give(ActIndex now) const {
  for (std::size_t i = after(now); i < acts_.size(); ++i) {
    if (acts_[i].kind == ActKind::Give) {
      return acts_[i].actor;
    }
  }
  return record::kNobody;
}

bool Ahead::marks_king_next(ActIndex now, game::Seat seat) const {
  for (std::size_t i = after(now); i < acts_.size(); ++i) {
    if (acts_[i].actor == record::actor_of(seat)) {
      const auto purpose = acts_[i].object_as<record::For>();
      return acts_[i].kind == ActKind::Mark &&
             (purpose == record::For::King || purpose == record::For::Unsaid);
    }
  }
  return false;
}

bool Ahead::found_out_of_turn(ActIndex now) const {
  const Actor leader = acts_[static_cast<std::size_t>(now)].actor;
  bool taken_back = false;
  std::size_t i = after(now);
  for (; i < acts_.size() && acts_[i].kind != ActKind::Play; ++i) {
    if (acts_[i].kind == ActKind::Find &&
        acts_[i].object_as<record::Noun>() == record::Noun::LeadOutOfTurn &&
        !denied(static_cast<ActIndex>(i))) {
      return true;
    }
    taken_back = taken_back || (acts_[i].kind == ActKind::TakeBack && acts_[i].actor == leader);
  }
  // He takes the card up again, and the other leads.
  return taken_back && i < acts_.size() && acts_[i].actor != leader &&
         (acts_[i].flags & record::kReplies) == 0;
}

bool Ahead::lead_disputed(ActIndex now) const {
  const Actor leader = acts_[static_cast<std::size_t>(now)].actor;
  bool disputed = false;
  std::size_t i = after(now);
  for (; i < acts_.size() && acts_[i].kind != ActKind::Play; ++i) {
    const bool claimed = acts_[i].kind == ActKind::Claim &&
                         acts_[i].object_as<record::Remedy>() == record::Remedy::Unplay;
    const bool found = acts_[i].kind == ActKind::Find &&
                       acts_[i].object_as<record::Noun>() == record::Noun::LeadOutOfTurn;
    disputed = disputed || ((claimed || found) && acts_[i].actor != leader);
  }
  return disputed && (i == acts_.size() || acts_[i].actor != leader);  // else he had the lead
}

bool Ahead::finds_number(ActIndex now, game::Seat seat, int number) const {
  for (std::size_t i = after(now); i < acts_.size() && acts_[i].kind != ActKind::Give; ++i) {
    const Act& a = acts_[i];
    const bool counted = a.kind == ActKind::Find && a.number == number &&
                         a.object_as<record::Noun>() == record::Noun::NumberInHand;
    if (counted && (a.detail < 2 ? a.detail : a.actor) == record::actor_of(seat)) {
      return true;
    }
  }
  return false;
}

bool Ahead::marks_point(ActIndex now, game::Seat seat, bool worth_one) const {
  int before = record::kUnstated;
  for (std::size_t i = 0; i < acts_.size(); ++i) {
    const Act& a = acts_[i];
    if (i > now && a.kind == ActKind::Give) {
      return false;
    }
    if (a.kind == ActKind::Score && (a.flags & record::kEitherWay) == 0) {
      const int shown = seat == game::Seat::First ? a.number : a.detail;
      if (i > now) {
        return worth_one && before != record::kUnstated && shown == before + 1;
      }
      before = shown;
    }
    const auto purpose = a.object_as<record::For>();
    const bool his = i > now && a.kind == ActKind::Mark && a.actor == record::actor_of(seat);
    if (his && (purpose == record::For::Point ||
                (worth_one && purpose == record::For::Unsaid && a.number == 1))) {
      return true;
    }
  }
  return false;
}

bool Ahead::play_goes_on_from(ActIndex now, int tricks, bool of_both) const {
  bool on = false;
  for (std::size_t i = after(now); i < acts_.size(); ++i) {
    const Act& later = acts_[i];
    if (later.kind == ActKind::HandsAgain || later.kind == ActKind::Give) {
      break;
    }
    if (later.kind == ActKind::Play && later.number <= tricks &&
        (later.number != 0 || (!of_both && !on))) {
      return false;
    }
    on = on || later.kind == ActKind::Play ||
         (later.kind == ActKind::TakeTrick && later.number > tricks);
  }
  return on;
}

Actor Ahead::next_to_play(ActIndex now) const {
  for (std::size_t i = after(now); i < acts_.size(); ++i) {
    if (acts_[i].kind == ActKind::HandsAgain || acts_[i].kind == ActKind::Give) {
      return record::kNobody;
    }
    if (acts_[i].kind == ActKind::Play) {
      return acts_[i].actor;
    }
  }
  return record::kNobody;
}

int Ahead::next_trick(ActIndex now) const {
  for (std::size_t i = after(now); i < acts_.size(); ++i) {
    if (acts_[i].kind == ActKind::HandsAgain || acts_[i].kind == ActKind::Give) {
      return 0;
    }
    if (acts_[i].kind == ActKind::Play) {
      return acts_[i].number;
    }
  }
  return 0;
}

ActIndex Ahead::before_he_acts(ActIndex now, game::Seat seat) const {
  constexpr std::array kSays{ActKind::Find,   ActKind::Claim, ActKind::Require, ActKind::LetStand,
                             ActKind::Permit, ActKind::Urge,  ActKind::Speak,   ActKind::Choose};
  std::size_t i = after(now);
  while (i < acts_.size() && (acts_[i].actor != record::actor_of(seat) ||
                              std::ranges::find(kSays, acts_[i].kind) != kSays.end())) {
    ++i;
  }
  return static_cast<ActIndex>(i - 1);
}

bool Ahead::threw_out_last(ActIndex now, game::Seat seat) const {
  for (std::size_t i = now; i-- > 0;) {
    const Act& a = acts_[i];
    const bool parts = a.kind == ActKind::ThrowOut || a.kind == ActKind::Discard;
    if (a.kind == ActKind::Give || (parts && a.actor == record::actor_of(seat))) {
      return a.kind == ActKind::ThrowOut;
    }
  }
  return false;
}

bool Ahead::holds_later(ActIndex now, game::Seat seat, int number) const {
  for (std::size_t i = after(now); i < acts_.size() && acts_[i].kind != ActKind::Give; ++i) {
    if (acts_[i].kind == ActKind::Hold && acts_[i].actor == record::actor_of(seat) &&
        acts_[i].count == number) {
      return true;
    }
  }
  return false;
}

bool Ahead::fault_found(ActIndex from, ActIndex until) const {
  return std::any_of(acts_.begin() + from, acts_.begin() + until, [](const Act& a) {
    return a.kind == ActKind::Find && a.object_as<record::Noun>() == record::Noun::Fault;
  });
}

bool Ahead::turn_disputed(ActIndex from, ActIndex until) const {
  return std::any_of(acts_.begin() + from, acts_.begin() + until, [](const Act& a) {
    return a.kind == ActKind::Find && a.object_as<record::Noun>() == record::Noun::DealOutOfTurn;
  });
}

}  // namespace ecarte::replay
