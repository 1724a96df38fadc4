// SPDX-License-Identifier: MIT
//
// Left out: the words of an exchange, or the cards, or one player's part of it.
#include <algorithm>
#include <iterator>
#include <string>

#include "campaign/erasures.hpp"
#include "campaign/erasures_cards.hpp"
#include "campaign/table.hpp"

namespace ecarte::campaign {
namespace {

using Pieces = std::vector<Piece>;
using Place = Pieces::iterator;

/// An exchange as it is told: from the proposal to the last card taken.
struct Exchange {
  Place proposal;
  Place answer;
  Place end;
};

bool is_beside_exchange(Said said) {
  return said == Said::Looks || said == Said::Announces || said == Said::Exposes ||
         said == Said::Speaks;
}

/// What comes after an exchange in which nothing was amiss.
bool ends_exchange(Said said) {
  return said == Said::Proposes || said == Said::Stands || said == Said::Leads ||
         said == Said::Marks || said == Said::Made;
}

/// Did a player put out or take cards twice? Then it is one exchange and another, of which the
/// words are left out already.
bool of_two_exchanges(Place begin, Place end) {
  for (auto one = begin; one != end; ++one) {
    const bool again = one->said == Said::Discards || one->said == Said::Takes;
    if (again && std::any_of(one + 1, end, [&](const Piece& later) {
          return later.said == one->said && later.actor == one->actor;
        })) {
      return true;
    }
  }
  return false;
}

/// The exchange that begins at the proposal `at`, if nothing was said or done in it but what
/// belongs to every exchange.
bool plain_exchange(Pieces& pieces, Place at, Exchange& out) {
  out.proposal = at;
  out.answer =
      std::find_if(at + 1, pieces.end(), [](const Piece& one) { return one.said != Said::Looks; });
  if (out.answer == pieces.end() || out.answer->said != Said::Accepts) {
    return false;
  }
  bool any = false;
  for (out.end = out.answer + 1; out.end != pieces.end(); ++out.end) {
    if (is_exchanging(out.end->said)) {
      any = any || out.end->said != Said::Asks;
    } else if (!is_beside_exchange(out.end->said)) {
      break;
    }
  }
  return any && (out.end == pieces.end() || ends_exchange(out.end->said)) &&
         !of_two_exchanges(out.answer + 1, out.end);
}

/// He is told to play without proposing, or to have been refused: cards exchanged after it would be
/// so without a right.
bool has_no_right(const Pieces& pieces, const Exchange& exchange) {
  const auto given = std::find_if(
      std::make_reverse_iterator(Pieces::const_iterator(exchange.proposal)), pieces.rend(),
      [](Pieces::const_reference one) { return one.said == Said::Gives; });
  return std::any_of(given.base(), Pieces::const_iterator(exchange.proposal),
                     [](const Piece& one) { return one.said == Said::Stands; });
}

/// What is told last before the proposal is that he puts out cards, or finds his hand wrong: those
/// he puts out after it would be more of them, or would mend it, if nothing parted the two.
bool follows_his_discard(const Pieces& pieces, const Exchange& exchange) {
  const auto last =
      std::find_if(std::make_reverse_iterator(Pieces::const_iterator(exchange.proposal)),
                   pieces.rend(), [](Pieces::const_reference one) {
                     return !is_beside_exchange(one.said) && one.said != Said::Holds;
                   });
  return last != pieces.rend() && last->actor == exchange.proposal->actor &&
         (last->said == Said::Discards || last->said == Said::Asks ||
          last->text.starts_with("finds") || last->text.starts_with("claims"));
}

/// Calls `each` with every plain exchange that it is to touch, from the last to the first, so that
/// it may erase.
template <class Each>
bool for_some_exchanges(Telling& telling, Chance& chance, const Each& each) {
  bool any = false;
  for (ToldDeal& deal : telling.deals) {
    for (std::size_t i = deal.pieces.size(); i-- > 0;) {
      Exchange exchange;
      const auto at = deal.pieces.begin() + static_cast<std::ptrdiff_t>(i);
      if (at->said == Said::Proposes && plain_exchange(deal.pieces, at, exchange) &&
          !chance.one_in(4)) {
        any = each(deal, exchange) || any;
      }
    }
  }
  return any;
}

/// How many cards are asked for, put out or taken: by what is said of one player.
int number_in(const Piece& piece) {
  Piece counted = piece;
  count_only(counted);
  const std::size_t digit = counted.text.find_first_of("0123456789");
  return digit == std::string::npos ? 0 : counted.text[digit] - '0';
}

/// Each takes as many as he puts out, and asks for as many.
bool takes_what_he_discards(const Exchange& exchange) {
  return std::all_of(exchange.answer + 1, exchange.end, [&](const Piece& one) {
    return !is_exchanging(one.said) ||
           std::all_of(exchange.answer + 1, exchange.end, [&](const Piece& other) {
             return !is_exchanging(other.said) || other.actor != one.actor ||
                    number_in(other) == number_in(one);
           });
  });
}

/// He who puts out cards in it has announced the king: that he puts it out would not be told.
bool may_put_out_king(const Pieces& pieces, const Exchange& exchange) {
  return std::any_of(exchange.answer, exchange.end, [&](const Piece& out) {
    return out.said == Said::Discards &&
           std::any_of(pieces.begin(), Pieces::const_iterator(exchange.end), [&](const Piece& one) {
             return one.said == Said::Announces && one.actor == out.actor;
           });
  });
}

}  // namespace

bool erase_words_of_exchange(Telling& telling, Chance& chance) {
  const int how = chance.below(3);
  return for_some_exchanges(telling, chance, [&](ToldDeal& deal, const Exchange& exchange) {
    Pieces& pieces = deal.pieces;
    const auto told = [](const Piece& piece) { return piece.said == Said::Discards; };
    if (deal.cards_untold || std::none_of(exchange.answer + 1, exchange.end, told) ||
        follows_his_discard(pieces, exchange) || has_no_right(pieces, exchange)) {
      return false;  // nothing else would tell that there was one
    }
    if (how != 1) {
      pieces.erase(exchange.answer);
    }
    if (how != 2) {
      pieces.erase(exchange.proposal);
    }
    deal.words_untold = true;
    return true;
  });
}

// That there was one is told by its words; what was put out or taken in it, not, or not of one. Of
// the numbers one may be left out that is the others' as well: silence says so.
bool erase_exchange(Telling& telling, Chance& chance) {
  const int how = chance.below(4);
  return for_some_exchanges(telling, chance, [&](ToldDeal& deal, const Exchange& exchange) {
    const std::string& who = exchange.proposal->actor;
    const auto goes = [&](const Piece& piece) {
      return how == 0   ? piece.said == Said::Takes
             : how == 1 ? piece.said == Said::Discards
             : how == 2 ? is_exchanging(piece.said) && piece.actor != who
                        : is_exchanging(piece.said);
    };
    if (deal.words_untold || may_put_out_king(deal.pieces, exchange) ||
        (how < 2 && !takes_what_he_discards(exchange))) {
      return false;
    }
    const auto kept = std::remove_if(exchange.answer + 1, exchange.end, goes);
    const bool any = kept != exchange.end;
    deal.pieces.erase(kept, exchange.end);
    deal.cards_untold = deal.cards_untold || any;
    return any;
  });
}

}  // namespace ecarte::campaign
