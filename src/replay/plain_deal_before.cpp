// SPDX-License-Identifier: MIT
//
// A plain deal before its cards: what is settled above it, the headings, the cuts and the packs.
#include "replay/cutting.hpp"
#include "replay/plain_deal.hpp"

namespace ecarte::replay {

bool PlainDeal::set() {
  headed_.settings = true;  // it is kept when the deal has turned out to be plain
  return true;
}

bool PlainDeal::agree(const Act& a) {
  sitting_.agreed |= std::uint32_t{1} << a.object;
  return set();
}

/// Another game, the next one; if its first deal goes on by what is agreed, or is cut for anew.
bool PlainDeal::head_game(const Act& a) {
  if (headed_.game || headed_.number || (sitting_.deals > 0 && a.amount() != sitting_.game + 1)) {
    return false;
  }
  headed_.game = true;
  if (a.amount() != sitting_.game) {
    sitting_.orders.another_game(sitting_.game, a.amount());
  }
  sitting_.game = a.amount();
  sitting_.last_deal = 0;
  beat(Beat::NextGame);
  constexpr auto kPassOn = std::uint32_t{1} << static_cast<unsigned>(record::Agreement::Alternate) |
                           std::uint32_t{1}
                               << static_cast<unsigned>(record::Agreement::CutEachRubber);
  if (sitting_.deals > 0 && (sitting_.agreed & kPassOn) == 0) {
    sitting_.next_dealer = {};
  }
  return true;
}

bool PlainDeal::head_deal(const Act& a) {
  const bool first = a.amount() == 0 && headed_.game && sitting_.last_deal == 0;
  if (headed_.number || (a.amount() != sitting_.last_deal + 1 && !first)) {
    return false;
  }
  headed_.number = a.amount();
  out_.place.heading = at_.now;
  return true;
}

/// One card each, or its rank, and one is higher than the other.
bool PlainDeal::cut_for_deal(const Act& a) {
  const CardSet shown = a.cards.empty() ? rank_told(at_.now) : a.cards;
  if (!record::is_player(a.actor) || a.flags != record::kForDeal || a.count != 1 || shown.empty() ||
      a.cards.size() > 1 || a.number != record::kUnstated || a.detail != record::kUnstated ||
      !cuts_.shown[a.seat()].empty() || (sitting_.deals > 0 && !out_.seen.has(ActKind::HeadGame))) {
    return false;
  }
  at_.now = static_cast<ActIndex>(at_.now + (a.cards.empty() ? 1 : 0));  // what tells its rank
  cuts_.shown[a.seat()] = shown;
  sitting_.next_dealer = {};
  const CardSet others = cuts_.shown[game::other(a.seat())];
  if (others.empty()) {
    return true;
  }
  const game::Rank own = shown.first().rank;
  const game::Rank his = others.first().rank;
  const bool highest = before_.customs.cut == CutDeals::Highest;
  sitting_.first_dealer = (own > his) == highest ? a.seat() : game::other(a.seat());
  return own != his;
}

/// Of the one card of act `at` only the rank is told, behind it: the cards that it may be. Else
/// none.
CardSet PlainDeal::rank_told(ActIndex at) const {
  const std::size_t next = at + std::size_t{1};
  if (next >= record_.acts.size() || record_.acts[next].kind != ActKind::Partly ||
      (next + 1 < record_.acts.size() && record_.acts[next + 1].kind == ActKind::Partly)) {
    return {};
  }
  const CardSet may = record_.acts[next].cards;
  return !may.empty() && may == CardSet::of(may.first().rank) ? may : CardSet{};
}

/// To the dealer: two cards or more lifted, and two or more left.
bool PlainDeal::cut(const Act& a) {
  if ((a.flags & record::kForDeal) != 0) {
    return cut_for_deal(a);
  }
  const auto lawful = [](std::uint8_t cards) { return cards == record::kUnstated || cards >= 2; };
  const bool left = a.detail != record::kUnstated
                        ? lawful(a.detail)
                        : a.number == record::kUnstated || a.number + 2 <= game::kCards;
  if (!record::is_player(a.actor) || record::is_player(cuts_.by) || a.flags != 0 ||
      !a.cards.empty() || (a.count != 0 && a.count != record::kUnstated) || !lawful(a.number) ||
      !left) {
    return false;
  }
  cuts_.by = a.actor;
  beat(Beat::Cut);
  return true;
}

/// Whoever has the deal by the first cut of a sitting may, and nothing more is to be said of it.
bool PlainDeal::choose(const Act& a) {
  const bool both_cut = !cuts_.shown[Seat::First].empty() && !cuts_.shown[Seat::Second].empty();
  if (!sitting_.begins || !both_cut ||
      record::actor_of(*sitting_.first_dealer.dealer()) != a.actor) {
    return false;
  }
  const auto pack = static_cast<record::PackRef>(a.detail);
  if (a.object_as<record::Chosen>() != record::Chosen::Pack) {
    return a.object_as<record::Chosen>() == record::Chosen::Seat;
  }
  return Cutting::is_named(pack) && choose_pack(a.seat(), Cutting::pack_named(pack));
}

/// Of two, each with a name.
bool PlainDeal::packs(const Act& a) {
  headed_.packs = sitting_.packs.told = true;
  sitting_.packs.chosen = {{a.number, a.detail}};
  sitting_.packs.held.is(Seat::First, a.number);
  return set();
}

bool PlainDeal::choose_pack(Seat seat, SomePack pack) {
  headed_.packs = sitting_.packs.told = true;
  sitting_.packs.held.is(seat, pack);
  for (const Seat each : game::kSeats) {
    sitting_.packs.chosen[each] = sitting_.packs.held.supposed_of(each).least();
  }
  return true;
}

/// His own, by its name or without.
bool PlainDeal::is_own_pack(const Act& a) const {
  const auto ref = a.object_as<record::PackRef>();
  const SomePack his = sitting_.packs.held.of(a.seat());
  return ref == record::PackRef::DealersOwn ||
         (Cutting::is_named(ref) && his.known() && his == Cutting::pack_named(ref));
}

/// Before the pack is cut anybody may.
bool PlainDeal::shuffle(const Act& a) {
  if (record::is_player(cuts_.by) || (a.flags & (record::kBelowTable | record::kFacesShown)) != 0) {
    return false;
  }
  deed(Remedy::Allow, a.actor);
  return true;
}

}  // namespace ecarte::replay
