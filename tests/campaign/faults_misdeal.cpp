// SPDX-License-Identifier: MIT
//
// Misdeals by law 8, and the non-dealer's choice by law 9 when one is found before the turn-up.
#include <array>
#include <string>

#include "campaign/fault.hpp"
#include "campaign/wrong_hand.hpp"

namespace ecarte::campaign {
namespace {

/// What is wrong with the packets: a number, or the manner.
enum class Wrong { Number, Sizes, DealerFirst, InGame, NewGame };

/// What comes of it.
enum class OnMisdeal {
  Rectified,    ///< the non-dealer has it put right
  Afresh,       ///< … or the cards dealt afresh
  NotDone,      ///< … but the dealer goes on
  LetStand,     ///< he says that it may stand
  Looked,       ///< he looks at his hand, and claims one act late
  LookedFirst,  ///< he had looked at his hand when it was found
  ByDealer,     ///< the dealer claims what is not his to claim
  AfterTurnUp,  ///< it is found one act late
  Never,        ///< it is not found
};

std::string_view id_of(Wrong wrong) {
  switch (wrong) {
    case Wrong::Number:
      return "wrong-number-dealt";
    case Wrong::Sizes:
      return "wrong-packet-sizes";
    case Wrong::DealerFirst:
      return "self-dealt-first";
    case Wrong::InGame:
      return "packet-order-changed-in-game";
    case Wrong::NewGame:
      return "packet-order-changed-without-notice";
  }
  return {};
}

std::string packets_of(const Table& table, Seat first, const std::array<int, 4>& sizes) {
  std::string text = "gives ";
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    text += (i == 0 ? "" : ", ") + table.name(i % 2 == 0 ? first : 1 - first) + " " +
            std::to_string(sizes[i]);
  }
  return text;
}

/// Whether this dealer, in this deal, can break the order in this way.
bool can(const Table& table, Wrong wrong) {
  const Seat d = table.dealer;
  return wrong == Wrong::InGame    ? table.has_dealt[d] && table.has_dealt_in_game[d]
         : wrong == Wrong::NewGame ? table.has_dealt[d] && !table.has_dealt_in_game[d]
                                   : true;
}

void give_wrongly(Fault& fault, Table& table, Wrong wrong) {
  const bool three = table.three_first[table.dealer];
  table.drop_last_line();
  if (wrong == Wrong::Sizes) {
    static constexpr std::array<std::array<int, 4>, 4> kSizes{
        {{4, 4, 1, 1}, {1, 1, 4, 4}, {3, 2, 2, 3}, {2, 3, 3, 2}}};
    table.say(table.dealer, packets_of(table, table.nondealer(), table.chance.any(kSizes)));
  } else if (wrong == Wrong::DealerFirst) {
    table.say(table.dealer, packets_of(table, table.dealer,
                                       three ? std::array{3, 3, 2, 2} : std::array{2, 2, 3, 3}));
  } else {
    table.say(table.dealer, three ? "gives 2-3" : "gives 3-2");
  }
  fault.done = true;
  if (wrong == Wrong::NewGame) {
    // Should he deal the first of another game next: which order was his may be asked.
    fault.beside("packet-order-changed-without-notice");
  }
}

/// Before the cards come: nobody has heard of a new order, or not before the cut.
void no_notice(Fault& fault, Table& table, Moment moment) {
  if (moment == Moment::Gathered) {
    table.packs_untouched = true;
    table.say(table.nondealer(), "cuts 11");
  } else if (moment == Moment::Cut && fault.coin) {
    table.say(table.dealer,
              table.three_first[table.dealer] ? "gives notice of 2-3" : "gives notice of 3-2");
  }
}

void find(Fault& fault, Table& table, Wrong wrong, const WrongHand& hand) {
  const Seat finder = static_cast<Seat>(table.chance.below(2));
  if (wrong == Wrong::Number) {
    find_number(table, hand, finder);
  } else {
    const bool order = wrong == Wrong::InGame || wrong == Wrong::NewGame;
    table.say(finder, order ? "finds the order" : "finds the packets");
  }
  fault.stage = 1;
}

void put_right(Table& table, Wrong wrong, const WrongHand& hand) {
  table.say(table.nondealer(), "requires rectification");
  table.say(table.dealer, "puts it right");
  if (wrong == Wrong::Number) {
    rectify(table, hand);
  }
}

/// What follows the finding, before the turn-up.
void answer(Fault& fault, Table& table, Wrong wrong, const WrongHand& hand, OnMisdeal then) {
  const Seat n = table.nondealer();
  const Expected at_nine{"9", id_of(wrong), as_seat(table.dealer), "", as_seat(n)};
  const auto expect = [&](std::string_view status, std::string_view remedy) {
    Expected what = at_nine;
    what.status = status;
    what.remedy = remedy;
    fault.expect(what);
  };
  table.say(n, "has not looked");
  switch (then) {
    case OnMisdeal::Rectified:
      put_right(table, wrong, hand);
      table.say(n, "has not looked");
      return expect("elected", "rectify");
    case OnMisdeal::Afresh:
      claim_fresh_deal(table, n);
      table.say(n, "has not looked");
      dealt_afresh(table);
      return expect("elected", "fresh-deal");
    case OnMisdeal::NotDone:
      claim_fresh_deal(table, n);
      table.say(n, "has not looked");
      fault.nothing_counts = true;
      fault.beside("mandatory-remedy-ignored");
      return expect("ignored", "fresh-deal");
    case OnMisdeal::LetStand:
      table.say(n, "lets it stand");
      return expect("waived", "");
    case OnMisdeal::ByDealer:
      claim_fresh_deal(table, table.dealer);
      fault.expect({"9", "remedy-by-wrong-party", as_seat(table.dealer)});
      table.say(n, "looks at his hand");
      return expect("lapsed", "");
    default:
      table.say(n, "looks at his hand");
      claim_fresh_deal(table, n);
      fault.expect({"9", "remedy-claimed-late", as_seat(n)});
      return expect("lapsed", "");
  }
}

void misdeal(Fault& fault, Table& table, Moment moment, Wrong wrong, const WrongHand& hand,
             OnMisdeal then) {
  if (fault.in_next || table.dealings != 1) {
    return;
  }
  const bool order = wrong == Wrong::InGame || wrong == Wrong::NewGame;
  if (order && (moment == Moment::Gathered || moment == Moment::Cut) && can(table, wrong)) {
    if (moment == Moment::Gathered) {
      fault.number = 1;  // before the table takes note that he deals
    }
    if (wrong == Wrong::NewGame) {
      no_notice(fault, table, moment);
    }
  }
  if (moment == Moment::Given && (!order || fault.number == 1)) {
    if (wrong == Wrong::Number) {
      deal_wrongly(table, hand);
      fault.done = true;
    } else {
      give_wrongly(fault, table, wrong);
    }
    if (then == OnMisdeal::LookedFirst) {
      table.say(table.nondealer(), "looks at his hand");
    }
    if (then != OnMisdeal::AfterTurnUp && then != OnMisdeal::Never) {
      find(fault, table, wrong, hand);
    }
    if (then < OnMisdeal::LookedFirst || then == OnMisdeal::ByDealer) {
      answer(fault, table, wrong, hand, then);
    } else {
      fault.expect(
          {"8", id_of(wrong), as_seat(table.dealer), then == OnMisdeal::Never ? "latent" : "none"});
    }
  }
  if (moment == Moment::Turned && fault.done && then == OnMisdeal::AfterTurnUp) {
    find(fault, table, wrong, hand);
  }
}

}  // namespace

void add_misdeal(Kinds& kinds) {
  static constexpr std::array<std::pair<std::string_view, OnMisdeal>, 9> kThen{
      {{"put-right", OnMisdeal::Rectified},
       {"dealt-afresh", OnMisdeal::Afresh},
       {"claimed-and-not-done", OnMisdeal::NotDone},
       {"claimed-by-the-dealer", OnMisdeal::ByDealer},
       {"let-stand", OnMisdeal::LetStand},
       {"claimed-after-a-look", OnMisdeal::Looked},
       {"found-after-a-look", OnMisdeal::LookedFirst},
       {"found-after-the-turn-up", OnMisdeal::AfterTurnUp},
       {"never-found", OnMisdeal::Never}}};
  const auto add = [&kinds](const std::string& what, Wrong wrong, const WrongHand& hand,
                            std::size_t most) {
    for (std::size_t i = 0; i < most; ++i) {
      const OnMisdeal then = kThen[i].second;
      kinds.push_back({what + "-" + std::string(kThen[i].first),
                       [=](Fault& f, Table& t, Moment m) { misdeal(f, t, m, wrong, hand, then); },
                       {},
                       {},
                       {},
                       wrong == Wrong::NewGame ? 14 : 3});
    }
  };
  // What becomes of a number that is not mended before the turn-up is the matter of 15 to 21.
  for (const WrongHand& hand : kWrongHands) {
    add(hand.name() + "-before-turn-up", Wrong::Number, hand, 3);
  }
  add("packet-sizes", Wrong::Sizes, {}, kThen.size());
  add("dealer-first", Wrong::DealerFirst, {}, kThen.size());
  add("order-in-game", Wrong::InGame, {}, kThen.size());
  add("order-without-notice", Wrong::NewGame, {}, kThen.size());
}

}  // namespace ecarte::campaign
