// SPDX-License-Identifier: MIT
#include "replay/anywhere.hpp"

#include <array>

#include "replay/ahead.hpp"

namespace ecarte::replay {

using record::Act;
using record::ActKind;

namespace {

/// What a player has marked in one deal, as far as it is written.
struct Marked {
  Customs customs{};
  int points = 0;
  bool king = false;
  bool tricks = false;

  void add(const Act& a) {
    const auto purpose = a.object_as<record::For>();
    const bool unsaid = purpose == record::For::Unsaid;
    const bool told = a.number != record::kUnstated;
    points += told ? a.number : customs.tricks;
    king = king || purpose == record::For::King || (unsaid && told && a.number != customs.tricks);
    tricks = tricks || is_of_tricks(a) || (unsaid && (!told || a.number >= customs.tricks));
  }
  /// With what he may have marked besides, and left to the counters.
  [[nodiscard]] int most() const {
    return points + (king ? 0 : customs.king) + (tricks ? 0 : customs.tricks);
  }
};

/// Is it done only when the cards are dealt? A score told after it is not how the game stood.
constexpr record::ActKinds kWithCards{
    ActKind::Give,      ActKind::Turn,     ActKind::Propose, ActKind::Accept, ActKind::Refuse,
    ActKind::Stand,     ActKind::Discard,  ActKind::Take,    ActKind::Play,   ActKind::Made,
    ActKind::ThrowDown, ActKind::Announce, ActKind::Mark};

/// Does it tell points of each of the two?
bool tells_both(const Act& a) {
  return a.kind == ActKind::Score && a.number != record::kUnstated && a.detail != record::kUnstated;
}

/// A card of which it does not follow that the non-dealer led it: whoever leads to a later trick
/// has won one, and who follows leads nothing.
bool is_no_first_lead(const Act& play, bool trick_won) {
  return play.number > 1 || (play.flags & record::kReplies) != 0 || trick_won;
}

/// Whose part in a deal it is to do this. Nothing if either may.
std::optional<Role> part_of(const Act& a) {
  const bool of_cards = !a.cards.empty() || (a.count != 0 && a.count != record::kUnstated);
  const auto withdrawn = a.object_as<record::Withdrawn>();
  if ((a.kind == ActKind::Refuse && !of_cards) ||  // what was proposed; a card either may
      (a.kind == ActKind::Withdraw && withdrawn == record::Withdrawn::Answer)) {
    return Role::Dealer;
  }
  if ((a.kind == ActKind::Omit && a.object_as<record::Omitted>() == record::Omitted::Propose) ||
      (a.kind == ActKind::Withdraw && withdrawn == record::Withdrawn::Proposal)) {
    return Role::NonDealer;
  }
  return std::nullopt;
}

}  // namespace

record::ActKinds Anywhere::kinds() const {
  record::ActKinds kinds;
  for (const Act& a : all()) {
    kinds.add(a.kind);
  }
  return kinds;
}

bool Anywhere::heads_first_deal() const {
  return all().any([](const Act& a) { return a.kind == ActKind::HeadDeal && a.amount() == 1; });
}

bool Anywhere::heads_deal_up_to(std::uint32_t last) const {
  return all().any([last](const Act& a) {
    return a.kind == ActKind::HeadDeal && a.amount() != 0 && a.amount() <= last;
  });
}

bool Anywhere::pack_wrong() const {
  return all().any([](const Act& a) { return a.says_pack_wrong(); });
}

bool Anywhere::disputed() const {
  return all().any(
      [](const Act& a) { return kDisputes.has(a.kind) && !finds(a, record::Noun::PackWrong); });
}

bool Anywhere::questioned() const {
  return all().any([](const Act& a) {
    return a.kind == ActKind::Find || a.kind == ActKind::Claim ||
           (a.kind == ActKind::Require &&
            a.object_as<record::Required>() != record::Required::Number);
  });
}

bool Anywhere::orders_unknown_tricks() const {
  Actor first = record::kNobody;
  const Act* led = nullptr;
  for (const Act& a : all()) {
    if (a.kind != ActKind::Play || !record::is_player(a.actor)) {
      led = nullptr;
      continue;
    }
    const bool replies = (a.flags & record::kReplies) != 0;
    first = first == record::kNobody ? a.actor : first;
    const bool both = replies && led != nullptr && led->cards.empty() && a.cards.empty() &&
                      led->number == a.number && led->actor != a.actor;
    if (both && led->actor != first) {
      return true;
    }
    led = replies ? nullptr : &a;
  }
  return false;
}

bool Anywhere::cut_for_deal() const {
  return all().any([](const Act& a) { return a.kind == ActKind::CutWon || a.cuts_for_deal(); });
}

// As far as the first that only one of the two may do, or that leaves it open.
WhoDeals Anywhere::dealer_shown(WhoDeals rightful) const {
  constexpr record::ActKinds kDealers{ActKind::Give, ActKind::Turn, ActKind::Accept};
  constexpr record::ActKinds kTell{ActKind::Give,    ActKind::Turn,  ActKind::Accept,
                                   ActKind::Propose, ActKind::Stand, ActKind::Play};
  const Act* const tells =
      all().first([&](const Act& a) { return record::is_player(a.actor) && kTell.has(a.kind); });
  if (tells == nullptr) {
    return {};
  }
  if (kDealers.has(tells->kind)) {
    return tells->seat();
  }
  if (tells->kind != ActKind::Play) {
    return game::other(tells->seat());
  }
  if (rightful.known()) {
    return rightful;
  }
  const ActIndex at = index(tells);
  const Ahead ahead(acts_);
  if (is_no_first_lead(*tells, before(at).any({ActKind::TakeTrick}))) {
    return {};
  }
  if ((tells->flags & record::kOutOfTurn) != 0 || ahead.found_out_of_turn(at)) {
    return tells->seat();
  }
  if (ahead.lead_disputed(at)) {
    return {};  // whether the lead was his is the question
  }
  return game::other(tells->seat());
}

WhoDeals Anywhere::dealer_by_part() const {
  constexpr record::ActKinds kExchanges{ActKind::Ask, ActKind::Discard, ActKind::Take};
  WhoDeals who;
  const Act* first = nullptr;
  bool both = false;
  for (const Act& a : all()) {
    if (!record::is_player(a.actor)) {
      continue;
    }
    if (const std::optional<Role> part = part_of(a)) {
      who.narrow(a.seat(), *part);
    }
    if (kExchanges.has(a.kind)) {
      both = both || (first != nullptr && first->actor != a.actor);
      first = first == nullptr ? &a : first;
    }
  }
  if (both) {
    who.narrow(first->seat(), Role::NonDealer);
  }
  return who;
}

bool Anywhere::scored_before_cards() const {
  return all().until(kWithCards).any(tells_both);
}

bool Anywhere::won_by_result(int game) const {
  // "A wins the game" says that he has the points of one.
  const auto is_game = [game](int points) { return points != record::kUnstated && points >= game; };
  bool won = false;
  bool dealt = false;
  for (const Act& a : all()) {
    dealt = dealt || kWithCards.has(a.kind);
    if (a.kind != ActKind::Score) {
      continue;
    }
    if (tells_both(a) && (!record::is_player(a.actor) || !dealt)) {
      return false;
    }
    const bool by_either = (a.flags & record::kEitherWay) != 0 && is_game(a.object);
    won = won || (dealt && (is_game(a.number) || is_game(a.detail) || by_either));
  }
  return won;
}

// As far as the first score.
bool Anywhere::score_belies_start(const Sitting& sitting) const {
  std::array<Marked, 2> marked{Marked{sitting.customs}, Marked{sitting.customs}};
  const Act* const score = all().first({ActKind::Score});
  if (score == nullptr || !before(index(score)).any(kWithCards)) {
    return false;
  }
  for (const Act& a : before(index(score))) {
    if (a.kind == ActKind::Mark && record::is_player(a.actor)) {
      marked[a.actor].add(a);
    }
  }
  const std::array shown{sitting.points_shown(score->number), sitting.points_shown(score->detail)};
  const auto belies = [&](std::size_t who) {
    return shown[who] != record::kUnstated && shown[who] > marked[who].most();
  };
  return belies(0) || belies(1);
}

}  // namespace ecarte::replay
