// SPDX-License-Identifier: MIT
//
// What a moment knows of what was claimed, proposed, asked and answered.
#include "notation/moment.hpp"
#include "record/act_kinds.hpp"

namespace ecarte::notation {

using record::Act;
using record::ActKind;

/// Who would complete his hand, and what he showed or marked.
void Moment::claimed(const Act& a) {
  constexpr record::ActKinds kGoesOn{ActKind::Complete, ActKind::Give, ActKind::Propose,
                                     ActKind::Discard,  ActKind::Take, ActKind::Play};
  const bool completion = a.object_as<record::Remedy>() == record::Remedy::Complete;
  if (kGoesOn.has(a.kind)) {
    completing_ = {};
  } else if (a.kind == ActKind::Claim && completion && record::is_player(a.actor)) {
    completing_[a.actor] = true;
  } else if (a.kind == ActKind::Permit && completion && a.detail < 2) {
    completing_[a.detail] = true;
  }
  if (a.cuts_for_deal() && record::is_player(a.actor)) {
    cut_[a.actor] = a.cards;
    cut_for_deal_ |= 1U << a.actor;
  } else if (a.cuts_for_deal() && a.actor == record::kBoth) {
    cut_for_deal_ |= kBothCut;
  } else if (a.kind == ActKind::Give) {
    cut_ = {};
    cut_for_deal_ = 0;
  }
  if (a.kind == ActKind::Mark && record::is_player(a.actor)) {
    marked_[a.actor] = true;
  }
  constexpr record::ActKinds kToldOf{ActKind::Give, ActKind::Made, ActKind::TakeTrick,
                                     ActKind::ThrowDown, ActKind::Gather};
  if (kToldOf.has(a.kind)) {  // dealt afresh, or played, and no card told
    announced_ = {};
  } else if (record::is_player(a.actor)) {
    announced_[a.actor] =
        a.kind == ActKind::Announce ||
        (announced_[a.actor] && a.kind != ActKind::Play && a.kind != ActKind::Withdraw);
  }
}

/// What was proposed, asked and answered, and whether a card is played.
void Moment::answered(const Act& a) {
  if (a.kind == ActKind::Propose) {
    unasked_ = a.number == record::kUnstated;
  } else if (a.kind == ActKind::Ask || a.kind == ActKind::Discard || a.kind == ActKind::Take) {
    unasked_ = false;
  }
  if (a.kind == ActKind::AskNumber) {
    questioned_ = {a.actor != 0, a.actor != 1};
  } else if (a.kind == ActKind::Give ||
             (a.kind == ActKind::AnswerNumber && a.number != record::kUnstated)) {
    questioned_ = {};
  }
  const bool unproposed =
      a.kind == ActKind::Discard && stage_.now == kTurned && a.actor != stage_.dealer;
  if (a.kind == ActKind::Propose || unproposed) {
    unanswered_ = true;  // who throws out cards proposes by it
  } else if (a.kind == ActKind::Accept || a.kind == ActKind::Refuse || a.kind == ActKind::Give ||
             a.kind == ActKind::Take || a.kind == ActKind::Alter) {
    unanswered_ = false;
  }
  if (a.kind == ActKind::Propose || a.kind == ActKind::Ask) {
    numbered_ = a.number != record::kUnstated;
  } else if (a.kind == ActKind::Play) {
    numbered_ = false;
  }
  const bool trick = a.kind == ActKind::Play || (a.kind == ActKind::TakeTrick && a.number != 0);
  played_ = (played_ || trick) && a.kind != ActKind::Give;
}

}  // namespace ecarte::notation
