// SPDX-License-Identifier: MIT
//
// How many cards a player took: asked for, claimed, told and withheld.
#include "replay/exchange_words.hpp"

namespace ecarte::replay {

void ExchangeWords::ask_number(const Act& a) {
  if (t_.ahead.left_unanswered(now())) {
    const record::Actor asked = record::actor_of(game::other(a.seat()));
    note(FactKind::NumberWithheld, asked, now(), role_of(asked), WithheldHow::Silent, asked_when());
  }
}

void ExchangeWords::claim_number(const Act& a) {
  const Seat other = game::other(a.seat());
  const bool to_take = t_.dealing.phase == Phase::Asked ||
                       (t_.dealing.phase == Phase::Exchanging && !so_far_.of[other].taken.any());
  if (to_take && nondealer() == other) {
    return;  // that is how many he asks for
  }
  const bool withheld = noted().any(FactKind::NumberWithheld, [&](const Fact& fact) {
    return fact.subject == record::actor_of(other);
  });
  if (!withheld && t_.ahead.left_unanswered(now())) {
    return ask_number(a);  // it is by this that he asks
  }
  deed(Remedy::Tell, a.actor, false);
}

void ExchangeWords::answer_number(const Act& a) {
  if (a.number == record::kUnstated) {
    note(FactKind::NumberWithheld, a.actor, now(), role_of(a.actor), WithheldHow::Silent,
         asked_when());
    return;
  }
  deed(Remedy::Tell, a.actor, true).number = a.number;
  const Exchange& exchange = so_far_.of[a.seat()];
  const NumberTold by_now = exchange.taken.any() ? exchange.number_taken() : exchange.discarded;
  const NumberTold taken =
      by_now.known() || t_.dealing.phase == Phase::Exchanging ? by_now : end_.last_taken(a.seat());
  if (taken.known() && !taken.is(a.number)) {
    note(FactKind::NumberWithheld, a.actor, now(), role_of(a.actor), WithheldHow::Misstated,
         asked_when())
        .number = static_cast<std::uint8_t>(taken.or_else(0));
  } else if (!taken.known() && t_.ahead.denied(now())) {
    // How many he took is not told: it is word against word.
    note(FactKind::NumberWithheld, a.actor, now(), role_of(a.actor), WithheldHow::Misstated,
         asked_when())
        .proof = Proof::Allowed;
  }
}

}  // namespace ecarte::replay
