// SPDX-License-Identifier: MIT
#include "replay/notes.hpp"

#include <algorithm>

namespace ecarte::replay {

namespace {

Fact fact_with(FactKind kind, Actor subject, ActIndex at, std::initializer_list<ValueBits> first) {
  Fact fact = fact_of(kind, subject, at);
  std::ranges::copy(first, fact.values.begin());
  return fact;
}

}  // namespace

Fact& Notes::write(FactKind kind, Actor subject, ActIndex at, Attributes first) {
  Fact& fact = out_.facts.emplace_back(fact_with(kind, subject, at, first));
  fact.place.dealing = dealing();
  fact.place.playing = playing();
  return fact;
}

Fact& Notes::write_supposed(FactKind kind, Actor subject, ActIndex at, Attributes first) {
  Fact& fact = out_.untold.supposed.emplace_back(fact_with(kind, subject, at, first));
  fact.place.dealing = dealing();
  fact.proof = Proof::Allowed;
  return fact;
}

void Notes::only_suppose() {
  out_.untold.supposed.push_back(out_.facts.back());
  out_.untold.supposed.back().proof = Proof::Allowed;
  out_.facts.pop_back();
}

Deed& Notes::deed(Remedy what, Actor by, bool carried_out) {
  Deed& done = out_.deeds.emplace_back();
  done.what = what;
  done.by = by;
  done.at = now;
  done.dealing = dealing();
  done.playing = playing();
  done.carried_out = carried_out;
  return done;
}

void Notes::impossible(std::string_view id, ActIndex at, ActIndex earlier, game::CardSet cards,
                       Actor who) {
  out_.impossible.push_back({id, at, earlier, cards, who});
}

void Notes::leave_out(const Gap& gap) {
  std::vector<Gap>& gaps = out_.untold.gaps;
  const auto at = std::ranges::lower_bound(gaps, gap.before, {}, &Gap::before);
  if (at == gaps.end() || at->before != gap.before) {
    gaps.insert(at, gap);
    return;
  }
  at->beats |= gap.beats;
  at->deeds |= gap.deeds;
  at->if_deal_follows = at->if_deal_follows && gap.if_deal_follows;
}

}  // namespace ecarte::replay
