// SPDX-License-Identifier: MIT
//
// Kings that may have been turned, or be held, where a record stops: whose they can be by what was
// said of them, and whether there is a trump yet.
#include <algorithm>
#include <optional>

#include "codes/fact_rows.hpp"
#include "law/stock.hpp"

namespace ecarte::law {

bool is_anothers_king(const Stock& stock, const Fact& fact) {
  using replay::Testimony;
  const bool king = codes::row_of(fact.kind).reads == codes::Reads::King;
  const auto false_king = [&](Seat seat) {
    return std::ranges::any_of(stock.deal.facts, [&](const Fact& other) {
      return codes::belies_announcer(other) && other.place.dealing == fact.place.dealing &&
             other.subject == record::actor_of(seat);
    });
  };
  return king && std::ranges::any_of(stock.deal.testimony, [&](const Testimony& said) {
           return said.kind == Testimony::Kind::Announce && said.dealing == fact.place.dealing &&
                  record::actor_of(said.seat) != fact.subject && !false_king(said.seat);
         });
}

std::optional<Fact> less_who_denied(const Stock& stock, const Fact& fact) {
  using replay::Testimony;
  std::optional<Fact> left = fact;
  for (const Testimony& said : stock.deal.testimony) {
    if (codes::row_of(fact.kind).king != KingIs::Turned || said.dealing != fact.place.dealing ||
        !left) {
      continue;
    }
    const Actor by = record::actor_of(said.seat);
    const bool marks = said.kind == Testimony::Kind::Mark && said.purpose == record::For::King;
    if (!marks && said.kind != Testimony::Kind::Announce) {
      continue;
    }
    if (left->subject == by) {
      left.reset();
    } else if (!marks && !record::is_player(left->subject)) {
      left->subject = record::actor_of(game::other(said.seat));
    }
  }
  return left;
}

bool is_marked_by_name(const Stock& stock, const Standing& one) {
  using replay::Testimony;
  const auto marked = [&](Seat seat) {
    bool up = false;
    for (const Testimony& said : stock.deal.testimony) {
      if (said.seat == seat && said.purpose == record::For::King && said.at >= one.window.from &&
          said.dealing == one.fact.place.dealing) {
        up = said.kind == Testimony::Kind::Mark && !said.amount.is(0);
      }
    }
    return up;
  };
  return codes::row_of(one.fact.kind).king == KingIs::Turned &&
         std::ranges::all_of(game::kSeats, [&](Seat seat) {
           return (record::is_player(one.who) && one.who != record::actor_of(seat)) || marked(seat);
         });
}

bool trump_to_be_chosen(const Stock& stock) {
  return std::ranges::any_of(stock.told.rulings.list, [&](const Ruling& ruling) {
    const codes::Option& may = stock.told.case_of(ruling).may;
    return ruling.status == Status::Open && !ruling.doubt.which && stock.current(ruling.fact) &&
           may.given && (may.remedies & codes::bit(Remedy::ChooseTrump)) != 0;
  });
}

}  // namespace ecarte::law
