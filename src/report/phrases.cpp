// SPDX-License-Identifier: MIT
#include "report/phrases.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "law/window.hpp"

namespace ecarte::report {

std::string number_word(int number) {
  static constexpr std::array<std::string_view, 13> kNumbers{
      "no",    "one",   "two",  "three", "four",   "five",  "six",
      "seven", "eight", "nine", "ten",   "eleven", "twelve"};
  if (number >= 0 && number < static_cast<int>(kNumbers.size())) {
    return std::string{kNumbers[static_cast<std::size_t>(number)]};
  }
  return std::to_string(number);
}

std::string cards_word(int number) {
  return number_word(number) + (number == 1 ? " card" : " cards");
}

std::string listed(const std::vector<std::string>& parts, std::string_view between) {
  std::string text;
  for (const std::string& part : parts) {
    text += text.empty() ? "" : between;
    text += part;
  }
  return text;
}

std::string joined(const std::vector<std::string>& parts, std::string_view last) {
  std::string text;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0 && i + 1 == parts.size()) {
      text.append(" ").append(last).append(" ");
    } else if (i > 0) {
      text.append(", ");
    }
    text.append(parts[i]);
  }
  return text;
}

std::string list_of(game::CardSet cards) {
  std::vector<std::string> names;
  for (const game::Card card : cards) {
    names.push_back(game::name(card));
  }
  return joined(names, "and");
}

std::string Phrases::name(record::Actor actor) const {
  std::string found = record::name_of(deal_.record, actor);
  return found.empty() ? "a player" : found;
}

std::string Phrases::adversary() const {
  if (!record::is_player(fact_.subject)) {
    return "the other player";
  }
  return name(static_cast<record::Actor>(1 - fact_.subject));
}

std::string Phrases::role(replay::Role role) const {
  const auto& dealings = deal_.facts.dealings;
  const std::size_t number = fact_.place.dealing;
  if (number == 0 || number > dealings.size() || !dealings[number - 1].dealer) {
    return role == replay::Role::Dealer ? "the dealer" : "the non-dealer";
  }
  const game::Seat dealer = *dealings[number - 1].dealer;
  return name(record::actor_of(role == replay::Role::Dealer ? dealer : game::other(dealer)));
}

std::string Phrases::dealer() const {
  return role(replay::Role::Dealer);
}
std::string Phrases::nondealer() const {
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

std::string by_name(const Phrases& p, std::string clause) {
  const std::array<std::pair<std::string_view, std::string>, 3> people{
      {{"the non-dealer", p.nondealer()},
       {"the dealer", p.dealer()},
       {"the adversary", p.adversary()}}};
  for (const auto& [part, name] : people) {
    for (std::size_t at = clause.find(part); at != std::string::npos && name != part;
         at = clause.find(part, at + name.size())) {
      clause.replace(at, part.size(), name);
    }
  }
  return clause;
}

std::string Phrases::cards_or(std::string_view otherwise) const {
  return fact_.cards.empty() ? std::string{otherwise} : list_of(fact_.cards);
}

std::string Phrases::card_or(std::string_view otherwise) const {
  return fact_.cards.size() == 1 ? list_of(fact_.cards) : std::string{otherwise};
}

}  // namespace ecarte::report
