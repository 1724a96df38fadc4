// SPDX-License-Identifier: MIT
//
// Cards taken in an exchange that are told once more, by their number or by their names.
#include <algorithm>

#include "notation/draft.hpp"
#include "record/act_kinds.hpp"

namespace ecarte::notation {

using record::ActKind;
using record::kUnstated;

/// False where it is plain that nothing he took in this exchange is told yet: he has just thrown
/// out what he takes for, or changed nothing since the proposal. So the acts need not be looked at,
/// and the line may be remembered.
bool Draft::may_have_taken() {
  const record::Act* const last = acts->last();
  if (last == nullptr || (last->kind == ActKind::Discard && last->actor == act.actor)) {
    return false;
  }
  moment.follow(acts->followed());
  moment.asks(kUnchanged, act.actor);
  return (moment.of(act.actor, kUnchanged) & kUnchanged) == 0;
}

/// True if the player is already told to have taken these cards in this exchange.
bool Draft::told_before() const {
  if (act.cards.empty() || act.count != act.cards.size()) {
    return false;
  }
  const auto begins_anew = [this](const record::Act& earlier) {
    return earlier.kind == ActKind::Propose || earlier.kind == ActKind::Give ||
           earlier.kind == ActKind::PutBack ||
           (earlier.kind == ActKind::Discard && earlier.actor == act.actor);
  };
  const std::vector<record::Act>& all = acts->all();
  for (std::size_t i = all.size(); i-- > 0;) {
    const record::Act& earlier = all[i];
    if (begins_anew(earlier)) {
      return false;
    }
    if (earlier.kind == ActKind::Take && earlier.actor == act.actor &&
        earlier.cards.has_all(act.cards)) {
      return true;
    }
  }
  return false;
}

/// The taking of this exchange that is told already by its number, if what is told now is that
/// again: "changes three", and then "takes K♦ 9♦ 8♣" or "takes three", since he that changes cards
/// has taken them; or "discards 3; takes 3", and then what came. Nothing if it is another.
record::Act* Draft::taken_by_number() const {
  constexpr record::ActKinds kBetween{
      ActKind::Discard,  ActKind::Take,   ActKind::Ask,   ActKind::AskNumber, ActKind::AnswerNumber,
      ActKind::Look,     ActKind::TakeUp, ActKind::Speak, ActKind::Aside,     ActKind::Hold,
      ActKind::Announce, ActKind::Mark,   ActKind::Partly};
  std::vector<record::Act>& all = acts->all();
  std::size_t at = all.size();
  const auto his = [this](const record::Act& told, ActKind kind) {
    return told.kind == kind && told.actor == act.actor;
  };
  while (at > 0 && kBetween.has(all[at - 1].kind) && !his(all[at - 1], ActKind::Take)) {
    if (his(all[--at], ActKind::Discard)) {
      return nullptr;
    }
  }
  if (at < 2 || !his(all[at - 1], ActKind::Take) || !all[at - 1].cards.empty()) {
    return nullptr;
  }
  record::Act& taken = all[at - 1];
  const auto out = std::find_if(all.rend() - static_cast<std::ptrdiff_t>(at - 1), all.rend(),
                                [](const auto& told) { return told.kind != ActKind::Partly; });
  if (out == all.rend() || !his(*out, ActKind::Discard) || taken.count == kUnstated) {
    return nullptr;
  }
  const bool in_one_word = out->at == taken.at;
  const bool with_cards = !listed.empty();
  const bool as_many = act.count == taken.count;
  const bool some_of_them =
      with_cards && (act.count == kUnstated || (in_one_word && act.count < taken.count));
  if (in_one_word && at == all.size() && !as_many && !some_of_them) {
    throw LineError{"two-senses", text + act.at, end_,
                    "expected how many he threw out and took, since who changes so many takes as "
                    "many, such as discards 3; takes 2"};
  }
  const bool all_out = in_one_word || out->count == taken.count;
  return (as_many && (with_cards || in_one_word) && all_out) || (some_of_them && all_out) ? &taken
                                                                                          : nullptr;
}

}  // namespace ecarte::notation
