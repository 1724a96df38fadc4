// SPDX-License-Identifier: MIT
//
// Looking ahead for answers: to a proposal, and to a question for the number taken.
#include <algorithm>

#include "replay/ahead.hpp"
#include "replay/customs.hpp"

namespace ecarte::replay {

using record::Act;
using record::ActKind;

namespace {

/// Does he ask for what he can only have as long as he has not answered the proposal: that it
/// stands, or that the card led over it go back?
bool holds_to_proposal(const Act& a, game::Seat seat) {
  using record::Remedy;
  if (a.kind != ActKind::Claim || a.actor != record::actor_of(seat)) {
    return false;
  }
  const auto what = a.object_as<Remedy>();
  return what == Remedy::Accept || what == Remedy::FirstWordStands || what == Remedy::Unplay;
}

}  // namespace

Some<NoYes> Ahead::led_too_soon(ActIndex now, game::Seat seat) const {
  constexpr record::ActKinds kTooSoon{ActKind::Accept, ActKind::Refuse, ActKind::Discard,
                                      ActKind::TakeBack};
  constexpr record::ActKinds kPlayedOn{ActKind::TakeTrick, ActKind::Made,  ActKind::ThrowDown,
                                       ActKind::Mark,      ActKind::Score, ActKind::Give};
  for (std::size_t i = after(now); i < acts_.size(); ++i) {
    const Act& a = acts_[i];
    if (a.kind == ActKind::Play) {
      return a.actor == record::actor_of(seat) && a.number <= 1 ? NoYes::Yes : NoYes::No;
    }
    if (holds_to_proposal(a, game::other(seat))) {
      return NoYes::Yes;
    }
    if (kTooSoon.has(a.kind) || kPlayedOn.has(a.kind)) {
      return kTooSoon.has(a.kind) ? NoYes::Yes : NoYes::No;
    }
  }
  return unknown<NoYes>;
}

bool Ahead::takes_unanswered(ActIndex now, game::Seat seat) const {
  constexpr record::ActKinds kWentOn{ActKind::Accept, ActKind::Refuse, ActKind::Propose,
                                     ActKind::Play, ActKind::Give};
  for (std::size_t i = now; i < acts_.size(); ++i) {
    if (acts_[i].kind == ActKind::Take) {
      return acts_[i].actor == record::actor_of(seat) &&
             answer_follows(static_cast<ActIndex>(i), seat);
    }
    if (kWentOn.has(acts_[i].kind)) {
      return false;
    }
  }
  return false;
}

const record::Act* Ahead::answer_to(ActIndex now, game::Seat seat) const {
  constexpr record::ActKinds kWentOn{ActKind::Take,  ActKind::Propose, ActKind::Play,
                                     ActKind::Stand, ActKind::Give,    ActKind::Made};
  constexpr record::ActKinds kWentOnIfHis{ActKind::Discard, ActKind::Ask};
  for (std::size_t i = after(now); i < acts_.size(); ++i) {
    const Act& a = acts_[i];
    const bool own = a.actor == record::actor_of(seat);
    if (a.kind == ActKind::Accept || a.kind == ActKind::Refuse) {
      return own || (a.kind == ActKind::Refuse && !a.cards.empty()) ? nullptr : &a;
    }
    if (kWentOn.has(a.kind) || (!own && kWentOnIfHis.has(a.kind))) {
      return nullptr;
    }
  }
  return nullptr;
}

bool Ahead::answer_follows(ActIndex now, game::Seat seat) const {
  return answer_to(now, seat) != nullptr;
}

bool Ahead::acceptance_follows(ActIndex now, game::Seat seat) const {
  const Act* const answer = answer_to(now, seat);
  return answer != nullptr && answer->kind == ActKind::Accept;
}

bool Ahead::refusal_follows(ActIndex now, game::Seat seat) const {
  const Act* const answer = answer_to(now, seat);
  return answer != nullptr && answer->kind == ActKind::Refuse;
}

bool Ahead::denied(ActIndex at) const {
  constexpr record::ActKinds kTalk{ActKind::Speak, ActKind::Aside,   ActKind::Urge,  ActKind::Claim,
                                   ActKind::Find,  ActKind::Require, ActKind::Timing};
  const Actor finder = acts_[at].actor;
  std::size_t i = after(at);
  while (i < acts_.size() && kTalk.has(acts_[i].kind)) {
    ++i;
  }
  return i < acts_.size() && acts_[i].kind == ActKind::Dispute &&
         record::is_player(acts_[i].actor) && acts_[i].actor != finder;
}

bool Ahead::left_unanswered(ActIndex now) const {
  if (later(ActKind::AnswerNumber, record::kNobody, now) ||
      later(ActKind::Deny, record::kNobody, now)) {
    return false;
  }
  int trick = 0;
  for (std::size_t i = 0; i < after(now) && i < acts_.size(); ++i) {
    if (acts_[i].kind == ActKind::Play && acts_[i].number != 0) {
      trick = acts_[i].number;
    }
  }
  constexpr record::ActKinds kEnds{ActKind::ThrowDown, ActKind::HandsAgain, ActKind::Gather};
  bool goes_on = false;
  for (std::size_t i = after(now); i < acts_.size(); ++i) {
    if (kEnds.has(acts_[i].kind)) {
      return goes_on;
    }
    if (acts_[i].kind == ActKind::Play) {
      if (acts_[i].number > trick + 1) {
        return false;  // of the trick between nothing is told
      }
      goes_on = true;
      trick = std::max<int>(trick, acts_[i].number);
    }
  }
  return goes_on && trick == kTricksOfAHand;
}

}  // namespace ecarte::replay
