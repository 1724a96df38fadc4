// SPDX-License-Identifier: MIT
#include "replay/noted.hpp"

namespace ecarte::replay {

bool Noted::has(FactKind kind) const {
  return any(kind, [](const Fact&) { return true; });
}

bool Noted::has_of(FactKind kind, game::CardSet cards) const {
  return any(kind, [cards](const Fact& fact) {
    return fact.cards.empty() || !(fact.cards & cards).empty();
  });
}

Fact* Noted::first_of(FactKind kind, Actor subject) {
  return first(kind, [subject](const Fact& fact) { return fact.subject == subject; });
}

Fact* Noted::last_of(FactKind kind, Actor subject) {
  return last(kind, [subject](const Fact& fact) { return fact.subject == subject; });
}

Fact* Noted::at(FactKind kind, ActIndex at) {
  const auto found = std::ranges::find_if(
      out_.facts, [&](const Fact& fact) { return fact.kind == kind && fact.occurred == at; });
  return found == out_.facts.end() ? nullptr : &*found;
}

bool Noted::pack_found_wrong() const {
  return any(FactKind::PackFault, [](const Fact& fact) {
    return fact.found < kSometime && value<WhichPack>(fact, 0) == WhichPack::InUse;
  });
}

bool Noted::packs_sound_before(ActIndex at) const {
  return std::ranges::none_of(out_.facts, [at](const Fact& fact) {
    return fact.kind == FactKind::PackFault && fact.occurred < at;
  });
}

}  // namespace ecarte::replay
