// SPDX-License-Identifier: MIT
//
// Left out: cards, holdings, packets, the turn-up, and acts that say nothing.
#include "campaign/erasures_cards.hpp"

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

/// Does no card follow by which it shows that he played?
bool ends_unplayed(const Pieces& pieces, std::size_t at) {
  return std::none_of(pieces.begin() + static_cast<std::ptrdiff_t>(at), pieces.end(),
                      [](const Piece& one) { return one.said == Said::Leads; });
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
      return !exchanges_unasked(pieces, at) && !ends_unplayed(pieces, at);
    case Said::Asks:
      return asks_what_he_discards(pieces, at);
    default:
      return false;
  }
}

}  // namespace

bool is_exchanging(Said said) {
  return said == Said::Asks || said == Said::Discards || said == Said::Takes;
}

/// "discards T♦ 7♦ face up" to "discards 2 face up".
bool gives_to_one(const Piece& piece) {
  return piece.said == Said::Gives &&
         std::isdigit(static_cast<unsigned char>(piece.text.back())) != 0 &&
         piece.text.find(", ") == std::string::npos && piece.text.find('-') == std::string::npos;
}

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
      if (piece.said != Said::Gives || gives_to_one(piece) || !gives_five_each(piece.text)) {
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
