// SPDX-License-Identifier: MIT
#include "sitting/people.hpp"

#include <algorithm>

namespace ecarte::sitting {

using record::Actor;

namespace {

PersonNumber number_of(std::string_view name, std::vector<std::string>& people) {
  const auto found = std::ranges::find(people, name);
  if (found != people.end()) {
    return static_cast<PersonNumber>(found - people.begin());
  }
  people.emplace_back(name);
  return static_cast<PersonNumber>(people.size() - 1);
}

}  // namespace

void People::meet(const record::Record& record, Account& account) {
  if (!record.names || names_ == record.names) {
    return;
  }
  names_ = record.names;
  for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
    seats_[seat] = number_of(names_->players[seat], account.people);
  }
  bystanders_.clear();
  for (const std::string& name : names_->bystanders) {
    bystanders_.push_back(number_of(name, account.people));
  }
  if (account.players[0] == kNoPerson) {
    account.players = seats_;
  }
  if (names_->coin != record::Coin::Unsaid) {
    account.terms.coin = names_->coin;
  }
}

PersonNumber People::person_of(Actor actor) const {
  if (record::is_player(actor)) {
    return seats_[actor];
  }
  const std::size_t number = static_cast<std::size_t>(actor) - record::kFirstBystander;
  return record::is_bystander(actor) && number < bystanders_.size() ? bystanders_[number]
                                                                    : kNoPerson;
}

Actor People::actor_of(PersonNumber person) const {
  for (const game::Seat seat : game::kSeats) {
    if (at(seat) == person) {
      return record::actor_of(seat);
    }
  }
  const auto found = std::ranges::find(bystanders_, person);
  return found == bystanders_.end()
             ? record::kNobody
             : static_cast<Actor>(record::kFirstBystander + (found - bystanders_.begin()));
}

}  // namespace ecarte::sitting
