// SPDX-License-Identifier: MIT
//
// Faults of dealing that end in a fresh deal, or might have.
#include <array>
#include <string>

#include "campaign/fault.hpp"

namespace ecarte::campaign {
namespace {

/// What comes of a card of the non-dealer's that the dealer shows.
enum class Exposed {
  Claimed,           ///< the non-dealer has the cards dealt afresh
  ClaimedAfterTurn,  ///< … after the turn-up, his hand still unseen
  NotDone,           ///< … and does not get it
  NotClaimed,
  LetStand,
  Late,      ///< he claims when he has looked at his hand
  Seen,      ///< he had looked at his hand before
  ByDealer,  ///< the dealer claims, and deals afresh
};

std::string_view status_of(Exposed how) {
  switch (how) {
    case Exposed::Claimed:
    case Exposed::ClaimedAfterTurn:
      return "elected";
    case Exposed::NotDone:
      return "ignored";
    case Exposed::LetStand:
      return "waived";
    case Exposed::Late:
      return "lapsed";
    case Exposed::Seen:
      return "none";
    default:
      return "";
  }
}

void claims_for_exposed(Fault& fault, Table& table, Exposed how) {
  const Seat n = table.nondealer();
  if (how == Exposed::ByDealer) {
    table.say(table.dealer, "claims a fresh deal");
    table.say(n, "has not looked");
    fault.expect({"13", "remedy-by-wrong-party", as_seat(table.dealer)});
    return dealt_afresh(table);
  }
  table.say(n, how == Exposed::LetStand ? "lets it stand" : "claims a fresh deal");
  table.say(n, "has not looked");
  if (how == Exposed::NotDone) {
    fault.nothing_counts = true;
    fault.beside("mandatory-remedy-ignored");
  } else if (how != Exposed::LetStand) {
    dealt_afresh(table);
  }
}

void exposes(Fault& fault, Table& table, Moment moment, Exposed how) {
  const Seat n = table.nondealer();
  const bool later = how == Exposed::ClaimedAfterTurn;
  if (later && at_first(fault, table, moment, Moment::Turned)) {
    claims_for_exposed(fault, table, how);
  }
  if (!at_first(fault, table, moment, Moment::Given)) {
    return;
  }
  fault.done = true;
  if (how == Exposed::Seen) {
    table.say(n, "looks at his hand");
  }
  table.say(table.dealer, "exposes " + table.name(n) + "'s " +
                              support::text_of(table.chance.any(table.hands[n])));
  const bool none = how == Exposed::Seen;
  fault.expect({"13", "dealer-exposed-nondealer-card", as_seat(table.dealer), status_of(how),
                none ? kNobody : as_seat(n)});
  if (how == Exposed::Late) {
    table.say(n, "looks at his hand");
    table.say(n, "claims a fresh deal");
    fault.expect({"13", "remedy-claimed-late", as_seat(n)});
  } else if (how == Exposed::NotClaimed || later) {
    table.say(n, "has not looked");
  } else if (how != Exposed::Seen) {
    claims_for_exposed(fault, table, how);
  }
}

/// A card of the dealer's own gives nobody a claim, and one that the non-dealer shows neither.
void exposes_without_claim(Fault& fault, Table& table, Moment moment, bool own, bool dealt_again) {
  const Seat n = table.nondealer();
  if (!at_first(fault, table, moment, Moment::Given)) {
    return;
  }
  fault.done = true;
  const Seat by = own ? table.dealer : n;
  table.say(by, "exposes " + table.name(by) + "'s " +
                    support::text_of(table.chance.any(table.hands[by])));
  table.say(n, "claims a fresh deal");
  table.say(n, "has not looked");
  fault.expect({"13", "remedy-not-available", as_seat(n)});
  if (dealt_again) {
    dealt_afresh(table);
  }
}

/// 12 speaks of the time before the turn-up only; now it waits for its turn (35).
void faced_too_late(Fault& fault, Table& table, Moment moment) {
  if (!at_first(fault, table, moment, Moment::Turned)) {
    return;
  }
  fault.done = true;
  table.say_of(support::text_of(table.stock.front()) + " lies faced in the stock");
  const Seat claims = fault.coin ? table.nondealer() : table.dealer;
  table.say(claims, "claims a fresh deal");
  fault.expect({"", "remedy-not-available", as_seat(claims)});
  dealt_afresh(table);
}

void faced_in_pack(Fault& fault, Table& table, Moment moment, bool dealt_again) {
  if (fault.in_next || table.dealings != 1 || moment != Moment::Given) {
    return;
  }
  fault.done = true;
  table.say_of(support::text_of(table.stock.front()) + " lies faced in the pack");
  fault.expect({"12", "faced-card-in-pack", kNobody, dealt_again ? "imposed" : "ignored"});
  if (dealt_again) {
    dealt_afresh(table);
  } else {
    fault.beside("mandatory-remedy-ignored");
  }
}

}  // namespace

void add_deal(Kinds& kinds) {
  static constexpr std::array<std::pair<std::string_view, Exposed>, 8> kExposed{
      {{"dealt-afresh", Exposed::Claimed},
       {"dealt-afresh-after-turn-up", Exposed::ClaimedAfterTurn},
       {"claimed-and-not-done", Exposed::NotDone},
       {"not-claimed", Exposed::NotClaimed},
       {"let-stand", Exposed::LetStand},
       {"claimed-late", Exposed::Late},
       {"seen-before", Exposed::Seen},
       {"claimed-by-the-dealer", Exposed::ByDealer}}};
  for (const auto& [end, what] : kExposed) {
    const Exposed how = what;
    kinds.push_back({"nondealers-card-exposed-" + std::string(end),
                     [how](Fault& f, Table& t, Moment m) { exposes(f, t, m, how); }});
  }
  for (const bool again : {true, false}) {
    const std::string end = again ? "dealt-afresh" : "claimed";
    kinds.push_back({"dealers-card-exposed-" + end, [again](Fault& f, Table& t, Moment m) {
                       exposes_without_claim(f, t, m, true, again);
                     }});
    kinds.push_back({"exposed-by-nondealer-" + end, [again](Fault& f, Table& t, Moment m) {
                       exposes_without_claim(f, t, m, false, again);
                     }});
  }
  kinds.push_back({"faced-after-turn-up-dealt-afresh", faced_too_late});
  kinds.push_back({"faced-in-pack-dealt-afresh",
                   [](Fault& f, Table& t, Moment m) { faced_in_pack(f, t, m, true); }});
  kinds.push_back({"faced-in-pack-played-on",
                   [](Fault& f, Table& t, Moment m) { faced_in_pack(f, t, m, false); }});
}

}  // namespace ecarte::campaign
