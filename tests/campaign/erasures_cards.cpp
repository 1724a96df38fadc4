// SPDX-License-Identifier: MIT
//
// Left out: cards, holdings, packets, the turn-up, and what is told of an exchange.
#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>
#include <iterator>
#include <string>

#include "campaign/erasures.hpp"
#include "campaign/table.hpp"

namespace ecarte::campaign {
namespace {

using Pieces = std::vector<Piece>;
using Place = Pieces::iterator;

constexpr std::array<std::string_view, 4> kSuits{"♠", "♥", "♦", "♣"};
constexpr std::string_view kRanks = "789TJQKA";

/// Where the next card stands in `text` from `from` on, or npos.
std::size_t next_card(std::string_view text, std::size_t from) {
  for (std::size_t i = from; i + 1 < text.size(); ++i) {
    const bool alone = i == 0 || text[i - 1] == ' ';
    if (alone && kRanks.find(text[i]) != std::string_view::npos &&
        std::ranges::any_of(
            kSuits, [&](std::string_view suit) { return text.substr(i + 1).starts_with(suit); })) {
      return i;
    }
  }
  return std::string_view::npos;
}

/// "?", and now and then the rank or the suit that is remembered.
std::string vague(std::string_view card, Chance& chance) {
  const int how = chance.below(8);
  return how == 0   ? std::string(card.substr(0, 1)) + "?"
         : how == 1 ? "?" + std::string(card.substr(1))
                    : std::string("?");
}

bool blur(Piece& piece, int one_in, Chance& chance) {
  bool any = false;
  std::size_t at = next_card(piece.text, 0);
  while (at != std::string_view::npos) {
    const std::size_t size = 1 + kSuits.front().size();
    if (chance.one_in(one_in)) {
      const std::string instead = vague(std::string_view(piece.text).substr(at, size), chance);
      piece.text.replace(at, size, instead);
      any = true;
    }
    at = next_card(piece.text, at + 1);
  }
  // Of one card thrown out or taken a teller says that it was one: "discards ?" may mean some.
  const bool exchanged = piece.said == Said::Discards || piece.said == Said::Takes;
  const std::size_t lone = piece.text.find(" ?");
  const bool one =
      lone != std::string::npos && next_card(piece.text, 0) == std::string_view::npos &&
      piece.text.find('?') == piece.text.rfind('?') &&
      (lone + 2 == piece.text.size() || piece.text[lone + 2] == ',' || piece.text[lone + 2] == ' ');
  if (exchanged && one) {
    piece.text.replace(lone + 1, 1, "1");
  }
  return any;
}

bool has_cards(Said said) {
  switch (said) {
    case Said::CutFor:
    case Said::Exposes:
    case Said::Turns:
    case Said::Holds:
    case Said::Discards:
    case Said::Takes:
    case Said::Leads:
    case Said::Replies:
      return true;
    default:
      return false;
  }
}

bool is_card(std::string_view word) {
  return word.find('?') != std::string_view::npos || next_card(word, 0) == 0;
}

/// "discards T♦ 7♦ face up" to "discards 2 face up".
bool count_only(Piece& piece) {
  const std::string_view text = piece.text;
  int number = 0;
  std::size_t begin = 0;
  std::size_t end = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t stop = std::min(text.find_first_of(" ,", at), text.size());
    if (is_card(text.substr(at, stop - at))) {
      begin = number++ == 0 ? at : begin;
      end = stop;
    }
    at = stop + 1;
  }
  if (number > 0) {
    piece.text.replace(begin, end - begin, std::to_string(number));
  }
  return number > 0;
}

/// An exchange as it is told: from the proposal to the last card taken.
struct Exchange {
  Place proposal;
  Place answer;
  Place end;
};

bool is_exchanging(Said said) {
  return said == Said::Asks || said == Said::Discards || said == Said::Takes;
}

bool is_beside_exchange(Said said) {
  return said == Said::Looks || said == Said::Announces || said == Said::Exposes ||
         said == Said::Speaks;
}

/// What comes after an exchange in which nothing was amiss.
bool ends_exchange(Said said) {
  return said == Said::Proposes || said == Said::Stands || said == Said::Leads ||
         said == Said::Marks || said == Said::Made;
}

/// Did a player put out or take cards twice? Then it is one exchange and another, of which the words
/// are left out already.
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

/// What is told last before the proposal is that he puts out cards: those he puts out after it
/// would be more of them, if nothing parted the two.
bool follows_his_discard(const Pieces& pieces, const Exchange& exchange) {
  const auto last = std::find_if(
      std::make_reverse_iterator(Pieces::const_iterator(exchange.proposal)), pieces.rend(),
      [](Pieces::const_reference one) { return !is_beside_exchange(one.said); });
  return last != pieces.rend() && last->actor == exchange.proposal->actor &&
         (last->said == Said::Discards || last->said == Said::Asks);
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

/// The number asked says nothing that the cards put out and taken do not say: he puts out and takes
/// as many, and at once. (A card taken for two put out might be one of two.)
bool asks_what_he_discards(const Pieces& pieces, std::size_t at) {
  const std::string number = pieces[at].text.substr(std::string_view("asks ").size());
  const auto next = [&](std::size_t i, Said said) {
    return i < pieces.size() && pieces[i].said == said && pieces[i].actor == pieces[at].actor;
  };
  if (!next(at + 1, Said::Discards)) {
    return false;
  }
  Piece discards = pieces[at + 1];
  count_only(discards);
  const auto taken = std::find_if(
      pieces.begin() + static_cast<std::ptrdiff_t>(at), pieces.end(),
      [&](const Piece& one) { return one.said == Said::Takes && one.actor == pieces[at].actor; });
  if (taken == pieces.end() || discards.text != "discards " + number) {
    return false;
  }
  Piece takes = *taken;
  count_only(takes);
  return takes.text == "takes " + number;
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

/// He is told not to have looked before, or to look once more: then it is told that he looks after
/// the one, and that he had before the other.
bool looks_after_not_looking(const Pieces& pieces, std::size_t at) {
  const auto later = pieces.begin() + static_cast<std::ptrdiff_t>(at) + 1;
  if (std::any_of(later, pieces.end(), [&](const Piece& one) {
        return one.said == Said::Looks && one.actor == pieces[at].actor;
      })) {
    return true;
  }
  return pieces[at].text != "has not looked" &&
         std::any_of(pieces.begin(), pieces.begin() + static_cast<std::ptrdiff_t>(at),
                     [&](const Piece& one) {
                       return one.actor == pieces[at].actor && one.text == "has not looked";
                     });
}

/// Cards are exchanged later of which nobody has told a proposal: that he plays says that there was
/// none.
bool exchanges_unasked(const Pieces& pieces, std::size_t at) {
  const auto next = std::find_if(
      pieces.begin() + static_cast<std::ptrdiff_t>(at), pieces.end(),
      [](const Piece& one) { return one.said == Said::Proposes || is_exchanging(one.said); });
  return next != pieces.end() && next->said != Said::Proposes;
}

/// Is anything told to be said, marked or played after the turn-up?
bool goes_on_after_turn_up(const Pieces& pieces) {
  const auto turned = std::ranges::find(pieces, Said::Turns, &Piece::said);
  return std::any_of(turned, pieces.end(), [](const Piece& one) {
    return one.said == Said::Proposes || one.said == Said::Stands || one.said == Said::Leads ||
           one.said == Said::Announces || one.said == Said::Marks || one.said == Said::Made ||
           one.said == Said::Score;
  });
}

/// Five to each: silence about the packets says so.
bool gives_five_each(std::string_view packets) {
  if (packets.find(", ") == std::string_view::npos) {
    return true;  // 3-2
  }
  int cards = 0;
  for (std::size_t i = 1; i < packets.size(); ++i) {
    const bool alone = packets[i - 1] == ' ' &&
                       (i + 1 == packets.size() || packets[i + 1] == ',' || packets[i + 1] == ' ');
    cards += alone && packets[i] >= '1' && packets[i] <= '9' ? packets[i] - '0' : 0;
  }
  return cards == 10;
}

bool idle(const Telling& telling, const Pieces& pieces, std::size_t at) {
  const Piece& piece = pieces[at];
  switch (piece.said) {
    case Said::Shuffles:
      return true;
    case Said::Looks:
      return !looks_after_not_looking(pieces, at);
    case Said::Cuts:
      // A denial after it was in time or not by it.
      return telling.lawful && std::ranges::none_of(pieces, [](const Piece& one) {
               return one.text.starts_with("denies");
             });
    case Said::Exposes:
      return telling.lawful;
    case Said::Stands:
      return !exchanges_unasked(pieces, at);
    case Said::Asks:
      return asks_what_he_discards(pieces, at);
    default:
      return false;
  }
}

}  // namespace

bool erase_cards(Telling& telling, Chance& chance) {
  const int one_in = chance.any(std::array{1, 2, 2, 8});
  bool any = false;
  for (ToldDeal& deal : telling.deals) {
    for (Piece& piece : deal.pieces) {
      any = (has_cards(piece.said) && blur(piece, one_in, chance)) || any;
    }
  }
  return any;
}

bool erase_holdings(Telling& telling, Chance& chance) {
  const int keep_one_in = chance.one_in(2) ? 2 : 1000;
  std::size_t erased = 0;
  for (ToldDeal& deal : telling.deals) {
    erased += std::erase_if(deal.pieces, [&](const Piece& piece) {
      return piece.said == Said::Holds && !chance.one_in(keep_one_in);
    });
  }
  return erased > 0;
}

// The order and the sizes go; that it was again, or from what pack, may stay.
bool erase_packets(Telling& telling, Chance& chance) {
  bool any = false;
  for (ToldDeal& deal : telling.deals) {
    for (Piece& piece : deal.pieces) {
      const bool to_one = piece.text.starts_with("gives") &&
                          piece.text.find(", ") == std::string::npos &&
                          piece.text.find('-') == std::string::npos;
      if (piece.said != Said::Gives || to_one || !gives_five_each(piece.text)) {
        continue;
      }
      const bool again = piece.text.find(" again") != std::string::npos;
      const std::size_t from = piece.text.find(" from ");
      const bool keeps_pack = from != std::string::npos && (!telling.lawful || chance.one_in(2));
      const std::string pack = keeps_pack ? piece.text.substr(from) : std::string();
      piece.text = std::string("gives") + (again ? " again" : "") + pack;
      any = true;
    }
  }
  return any;
}

/// Of two cards turned, to leave out one would be to say that the other was the only one; and of a
/// dealing that was begun again, that it never came so far.
bool erase_turn_up(Telling& telling, Chance& chance) {
  std::size_t erased = 0;
  for (ToldDeal& deal : telling.deals) {
    const auto told = [&](Said said) {
      return std::ranges::count(deal.pieces, said, &Piece::said);
    };
    if (!telling.lawful && (told(Said::Turns) > 1 || told(Said::Gives) > 1)) {
      continue;
    }
    if (&deal == &telling.deals.back() && !goes_on_after_turn_up(deal.pieces)) {
      continue;  // nothing would tell that it came so far
    }
    erased += std::erase_if(deal.pieces, [&](const Piece& piece) {
      return piece.said == Said::Turns && !chance.one_in(4);
    });
  }
  return erased > 0;
}

bool erase_words_of_exchange(Telling& telling, Chance& chance) {
  const int how = chance.below(3);
  return for_some_exchanges(telling, chance, [&](ToldDeal& deal, const Exchange& exchange) {
    Pieces& pieces = deal.pieces;
    const auto told = [](const Piece& piece) { return piece.said == Said::Discards; };
    if (deal.cards_untold || std::none_of(exchange.answer + 1, exchange.end, told) ||
        follows_his_discard(pieces, exchange)) {
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

bool erase_cards_of_exchange(Telling& telling, Chance& chance) {
  bool any = false;
  for (ToldDeal& deal : telling.deals) {
    for (Piece& piece : deal.pieces) {
      const bool counts = piece.said == Said::Discards || piece.said == Said::Takes;
      any = (counts && !chance.one_in(4) && count_only(piece)) || any;
    }
  }
  return any;
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
    if (deal.words_untold || (how < 2 && !takes_what_he_discards(exchange))) {
      return false;
    }
    const auto kept = std::remove_if(exchange.answer + 1, exchange.end, goes);
    const bool any = kept != exchange.end;
    deal.pieces.erase(kept, exchange.end);
    deal.cards_untold = deal.cards_untold || any;
    return any;
  });
}

bool erase_idle_acts(Telling& telling, Chance& chance) {
  bool any = false;
  for (ToldDeal& deal : telling.deals) {
    // A question without its answer would say that there was none.
    if (telling.lawful && chance.one_in(2)) {
      std::erase_if(deal.pieces, [](const Piece& one) { return one.said == Said::Number; });
    }
    for (std::size_t i = deal.pieces.size(); i-- > 0;) {
      if (idle(telling, deal.pieces, i) && !chance.one_in(4)) {
        deal.pieces.erase(deal.pieces.begin() + static_cast<std::ptrdiff_t>(i));
        any = true;
      }
    }
  }
  return any;
}

}  // namespace ecarte::campaign
