// SPDX-License-Identifier: MIT
#include "report/phrases.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "law/window.hpp"

namespace ecarte::report {

Clause name_in(const Deal& deal, record::Actor actor) {
  return Clause{record::name_of(deal.record, actor)};
}

Clause turned(const Deal& deal, Clause clause) {
  return deal.pronouns.turn_any() ? Clause{deal.pronouns.turned(clause)} : std::move(clause);
}

Clause number_word(int number) {
  static constexpr std::array<std::string_view, 13> kNumbers{
      "no",    "one",   "two",  "three", "four",   "five",  "six",
      "seven", "eight", "nine", "ten",   "eleven", "twelve"};
  if (number >= 0 && number < static_cast<int>(kNumbers.size())) {
    return Clause{kNumbers[static_cast<std::size_t>(number)]};
  }
  return Clause{std::to_string(number)};
}

Clause cards_word(int number) {
  return number_word(number) + (number == 1 ? " card" : " cards");
}

Clause list_of(game::CardSet cards) {
  Clauses names;
  for (const game::Card card : cards) {
    names.emplace_back(game::name(card));
  }
  return joined(names, "and");
}

Clause Phrases::name(record::Actor actor) const {
  Clause found = name_in(deal_, actor);
  return found.empty() ? "a player" : found;
}

Clause Phrases::adversary() const {
  if (!record::is_player(fact_.subject)) {
    return "the other player";
  }
  return name(static_cast<record::Actor>(1 - fact_.subject));
}

Clause Phrases::role(replay::Role role) const {
  const auto& dealings = deal_.facts.dealings;
  const std::size_t number = fact_.place.dealing;
  if (number == 0 || number > dealings.size() || !dealings[number - 1].dealer) {
    return role == replay::Role::Dealer ? "the dealer" : "the non-dealer";
  }
  const game::Seat dealer = *dealings[number - 1].dealer;
  return name(record::actor_of(role == replay::Role::Dealer ? dealer : game::other(dealer)));
}

Clause Phrases::dealer() const {
  return role(replay::Role::Dealer);
}
Clause Phrases::nondealer() const {
  return role(replay::Role::NonDealer);
}

bool same_deed(const replay::Fact& a, const replay::Fact& b) {
  return a.kind == b.kind && a.occurred == b.occurred && a.subject == b.subject;
}

namespace {

/// Does he put the packets together that the other has cut? That is the dealer's to do.
bool joins_others_cut(const Phrases& p) {
  const auto& acts = p.deal().record.acts;
  const std::size_t at = p.fact().occurred;
  if (p.fact().kind != replay::FactKind::CutToDealer || at >= acts.size() ||
      (acts[at].flags & record::kJoining) == 0) {
    return false;
  }
  return std::none_of(acts.begin(), acts.begin() + static_cast<std::ptrdiff_t>(at),
                      [&](const record::Act& act) {
                        return act.kind == record::ActKind::Cut && act.actor == p.fact().subject &&
                               (act.flags & record::kForDeal) == 0;
                      });
}

}  // namespace

bool is_to_deal(const Phrases& p) {
  if (const auto dealer = law::dealer_of(p.deal().facts, p.fact())) {
    return record::actor_of(*dealer) == p.fact().subject;
  }
  const auto told =
      std::ranges::find(p.deal().record.acts, record::ActKind::DealerIs, &record::Act::kind);
  return told != p.deal().record.acts.end() ? told->actor == p.fact().subject : joins_others_cut(p);
}

Clause by_name(const Phrases& p, Clause clause) {
  const std::array<std::pair<std::string_view, Clause>, 3> people{
      {{"the non-dealer", p.nondealer()},
       {"the dealer", p.dealer()},
       {"the adversary", p.adversary()}}};
  for (const auto& [part, name] : people) {
    for (std::size_t at = clause.find(part); at != Clause::npos && name != part;
         at = clause.find(part, at + name.size())) {
      clause.replace(at, part.size(), name);
    }
  }
  return clause;
}

Clause Phrases::cards_or(std::string_view otherwise) const {
  return fact_.cards.empty() ? Clause{otherwise} : list_of(fact_.cards);
}

Clause Phrases::card_or(std::string_view otherwise) const {
  return fact_.cards.size() == 1 ? list_of(fact_.cards) : Clause{otherwise};
}

}  // namespace ecarte::report
