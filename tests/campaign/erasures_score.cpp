// SPDX-License-Identifier: MIT
//
// Left out: scores, marks, whole deals, headings, all but the results; and all that comes after
// some act.
#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <string>
#include <utility>

#include "campaign/erasures.hpp"
#include "campaign/erasures_cards.hpp"
#include "campaign/table.hpp"

namespace ecarte::campaign {
namespace {

using Pieces = std::vector<Piece>;

bool has(const Pieces& pieces, Said said) {
  return std::ranges::any_of(pieces, [&](const Piece& one) { return one.said == said; });
}

/// The first card turned: marks before it are of the deal before.
std::size_t turn_up_of(const Pieces& pieces) {
  return static_cast<std::size_t>(std::ranges::find(pieces, Said::Turns, &Piece::said) -
                                  pieces.begin());
}

bool is_late(const Pieces& pieces, std::size_t at) {
  return at <= turn_up_of(pieces);
}

/// Erases what is to go from `first` on. True if anything was.
template <class Goes>
bool erase_from(Pieces& pieces, std::size_t first, const Goes& goes) {
  const auto kept =
      std::remove_if(pieces.begin() + static_cast<std::ptrdiff_t>(first), pieces.end(), goes);
  const bool any = kept != pieces.end();
  pieces.erase(kept, pieces.end());
  return any;
}

bool has_own_mark(const ToldDeal& deal) {
  for (std::size_t i = 0; i < deal.pieces.size(); ++i) {
    if (deal.pieces[i].said == Said::Marks && !is_late(deal.pieces, i)) {
      return true;
    }
  }
  return false;
}

/// Whether what is left of the deal would be taken as marked as due, and was.
bool marked_as_due(const ToldDeal& deal) {
  return !deal.truth.unmarked && !deal.truth.late_mark;
}

/// Do the counters tell what nothing else does: that marks were made which are left out, or were
/// not? Which marks are of this deal is told by its turn-up alone.
bool needs_counters(const ToldDeal& deal) {
  if (!has(deal.pieces, Said::Turns) && has(deal.pieces, Said::Marks)) {
    return deal.marks_left_out || !marked_as_due(deal);
  }
  return has_own_mark(deal) ? deal.marks_left_out : !marked_as_due(deal);
}

/// Is one of the counters told as not known? Then they do not show what is left out of the marks.
bool shows_half(const ToldDeal& deal) {
  return std::ranges::any_of(deal.pieces, [](const Piece& piece) {
    return piece.said == Said::Score && piece.text.find('?') != std::string::npos;
  });
}

/// Where the acts of the deal begin, behind its headings.
std::size_t first_act(const ToldDeal& deal) {
  const auto last = std::find_if(deal.pieces.rbegin(), deal.pieces.rend(),
                                 [](const Piece& one) { return is_heading(one.said); });
  return static_cast<std::size_t>(deal.pieces.rend() - last);
}

/// Do the counters of the last deal show that a hand stood for which the cards were gathered? Where
/// a fresh deal was due they would be gathered for that.
bool shows_that_it_stood(const Telling& telling, const ToldDeal& deal) {
  return &deal == &telling.deals.back() && std::ranges::any_of(deal.pieces, [](const Piece& piece) {
    return piece.text.starts_with("the cards are gathered");
  });
}

}  // namespace

bool erase_scores(Telling& telling, Chance& chance) {
  std::size_t erased = 0;
  for (ToldDeal& deal : telling.deals) {
    if (needs_counters(deal) || shows_that_it_stood(telling, deal)) {
      continue;  // it would say that all was marked, or no more than is told
    }
    erased += std::erase_if(deal.pieces, [&](const Piece& piece) {
      return piece.said == Said::Score && !chance.one_in(4);
    });
  }
  return erased > 0;
}

/// Of one of the two the counters are not known.
bool erase_half_scores(Telling& telling, Chance& chance) {
  bool any = false;
  for (ToldDeal& deal : telling.deals) {
    if (needs_counters(deal)) {
      continue;
    }
    for (Piece& piece : deal.pieces) {
      const std::size_t comma = piece.text.find(',');
      if (piece.said != Said::Score || comma == std::string::npos || chance.one_in(4)) {
        continue;
      }
      const std::size_t end = chance.one_in(2) ? comma : piece.text.size();
      const std::size_t blank = piece.text.rfind(' ', end);
      piece.text.replace(blank + 1, end - blank - 1, "?");
      any = true;
    }
  }
  return any;
}

bool erase_marks(Telling& telling, Chance& chance) {
  bool any = false;
  for (ToldDeal& deal : telling.deals) {
    const bool counted = has(deal.pieces, Said::Score) && !shows_half(deal);
    if (has(deal.pieces, Said::Corrects) || (!counted && !marked_as_due(deal))) {
      continue;
    }
    // With the counters told, any of them may go; else all or none.
    const bool keep_some = counted && chance.one_in(2);
    const bool skipped = chance.one_in(4);
    // What the counters show is of this deal first: a mark of the one before is told where one of
    // this is left out of them, or they show the game, and no more.
    const bool first_of_this =
        deal.truth.unmarked || (deal.truth.due && std::ranges::max(*deal.truth.due) >= 5);
    const std::size_t turned = first_of_this ? turn_up_of(deal.pieces) : 0;
    // One thing marked twice goes with both marks: the second by itself would be told as the first.
    std::map<std::pair<std::string, std::string>, bool> goes;
    const bool erased = !skipped && erase_from(deal.pieces, turned, [&](const Piece& piece) {
      if (piece.said != Said::Marks) {
        return false;
      }
      const auto [mark, first] = goes.try_emplace({piece.actor, piece.text}, true);
      mark->second = first ? !(keep_some && chance.one_in(2)) : mark->second;
      return mark->second;
    });
    deal.marks_left_out = deal.marks_left_out || erased;
    any = any || erased;
  }
  return any;
}

// With whatever stands before their headings, but for the sitting's and the game's own.
bool erase_deals(Telling& telling, Chance& chance) {
  if (telling.deals.size() < 2) {
    return false;
  }
  const std::size_t keep =
      static_cast<std::size_t>(chance.below(static_cast<int>(telling.deals.size())));
  std::vector<ToldDeal> kept;
  Pieces headings;
  for (std::size_t i = 0; i < telling.deals.size(); ++i) {
    ToldDeal& deal = telling.deals[i];
    // A cut for the deal tells that another game begins, if no heading does.
    const bool only_cut = has(deal.pieces, Said::CutFor) && !has(deal.pieces, Said::Players) &&
                          !has(deal.pieces, Said::Game);
    if (i != keep && !only_cut && chance.one_in(2)) {
      // Which pack each had at the outset says nothing of the deals after one that is left out.
      std::ranges::copy_if(deal.pieces, std::back_inserter(headings), [&](const Piece& one) {
        const bool packs = one.text.starts_with("packs:") && !telling.lawful;
        return (one.said == Said::Setting && !packs) || one.said == Said::Players ||
               one.said == Said::Game;
      });
      // From the names of one sitting to those of the next it is of the one before.
      const auto names = [](const Piece& one) { return one.said == Said::Players; };
      const auto last = std::find_if(headings.rbegin(), headings.rend(), names);
      if (last != headings.rend()) {
        headings.erase(std::ranges::find_if(headings, names), last.base() - 1);
      }
      continue;
    }
    if (has(deal.pieces, Said::Players)) {
      // Another sitting begins. Nothing of the one before, of which no deal is left, is told above
      // the names of those who play now: it would be said of theirs, and so would be its game.
      headings.clear();
    }
    deal.pieces.insert(deal.pieces.begin(), headings.begin(), headings.end());
    headings.clear();
    kept.push_back(std::move(deal));
  }
  const bool any = kept.size() < telling.deals.size();
  telling.deals = std::move(kept);
  for (ToldDeal& deal : telling.deals) {
    if (any && !telling.lawful) {  // they may have been exchanged in what is left out
      std::erase_if(deal.pieces, [](const Piece& one) { return one.text.starts_with("packs:"); });
    }
  }
  return any;
}

// All under a deal's heading. What was chosen stands above it.
bool erase_dealings(Telling& telling, Chance& chance) {
  bool any = false;
  for (ToldDeal& deal : telling.deals) {
    if (!has(deal.pieces, Said::Deal) || chance.one_in(2)) {
      continue;
    }
    const bool gone =
        std::erase_if(deal.pieces, [](const Piece& one) { return !is_heading(one.said); }) > 0;
    deal.end_untold = deal.all_untold = deal.end_untold || gone;
    any = any || gone;
  }
  return any;
}

bool erase_headings(Telling& telling, Chance& chance) {
  bool any = false;
  for (std::size_t i = 0; i < telling.deals.size(); ++i) {
    ToldDeal& deal = telling.deals[i];
    if (deal.number != i) {
      continue;  // a deal before it is left out: without its number it would begin the game
    }
    const bool game = has(deal.pieces, Said::Game);
    // After a pack that was found wrong to cut without a word of another game is to cut again.
    const bool pack =
        i > 0 && std::ranges::any_of(telling.deals[i - 1].pieces, [](const Piece& one) {
          return one.text.find("the pack wrong") != std::string::npos;
        });
    const bool cut = has(deal.pieces, Said::CutFor);
    const bool players = has(deal.pieces, Said::Players);
    const bool acts = has(deal.pieces, Said::Before);
    const bool given = has(deal.pieces, Said::Gives);
    const int which = chance.below(3);
    any = std::erase_if(deal.pieces,
                        [&](const Piece& one) {
                          switch (one.said) {
                            case Said::CutFor:
                              return which == 0 && (players || game) && !acts;
                            case Said::Deal:
                              return which == 1 && (players || game || cut) && given;
                            case Said::Game:
                              return which == 2 && cut && !pack;
                            default:
                              return false;
                          }
                        }) > 0 ||
          any;
  }
  return any;
}

namespace {

/// Of an annulled dealing nothing is told, not even its marks. Cards given in an exchange begin no
/// other.
void forget_annulled(ToldDeal& deal) {
  const auto give = std::find_if(deal.pieces.rbegin(), deal.pieces.rend(), [](const Piece& one) {
    return one.said == Said::Gives && !gives_to_one(one);
  });
  const auto first = deal.pieces.begin() + static_cast<std::ptrdiff_t>(first_act(deal));
  if (give != deal.pieces.rend() && give.base() - 1 > first) {
    deal.pieces.erase(first, give.base() - 1);
  }
}

/// How many marks are told before its card was turned: they are of the deal before.
std::ptrdiff_t late_marks(const ToldDeal& deal) {
  const std::size_t turned = turn_up_of(deal.pieces);
  return turned == deal.pieces.size()
             ? 0
             : std::ranges::count(deal.pieces.begin(),
                                  deal.pieces.begin() + static_cast<std::ptrdiff_t>(turned),
                                  Said::Marks, &Piece::said);
}

/// What the tricks came to, before the marks of it, and behind the first `late`. Not of a deal of
/// which all was left out, the king announced and the marks too: who tells what came of a hand, and
/// no more, says that nobody announced one, and that all was marked as it was due.
void tell_made(ToldDeal& deal, std::ptrdiff_t late) {
  if (deal.all_untold) {
    return;
  }
  deal.end_untold = deal.truth.made.empty() && !has(deal.pieces, Said::Made);
  if (deal.truth.made.empty() || has(deal.pieces, Said::Made)) {
    return;
  }
  auto at = deal.pieces.end();
  std::ptrdiff_t own = std::ranges::count(deal.pieces, Said::Marks, &Piece::said) - late;
  while (at != deal.pieces.begin() &&
         (((at - 1)->said == Said::Marks && own > 0) || (at - 1)->said == Said::Score ||
          (at - 1)->said == Said::Settled)) {
    --at;
    own -= at->said == Said::Marks ? 1 : 0;
  }
  deal.pieces.insert(at, {Said::Made, {}, deal.truth.made, true});
}

/// Leaves the headings and the results, and of the rest what `given` and `turned` say.
/// Of several cards turned none: what came between them is left out.
bool keep_results(ToldDeal& deal, bool given, bool turned) {
  turned = turned && std::ranges::count(deal.pieces, Said::Turns, &Piece::said) == 1;
  return std::erase_if(deal.pieces, [&](const Piece& one) {
           switch (one.said) {
             case Said::Gives:
               return !given || gives_to_one(one);
             case Said::Turns:
               return !turned;
             case Said::Announces:  // what came of the hand is told: else he said nothing
             case Said::Marks:
             case Said::Corrects:
             case Said::Made:
             case Said::Score:
             case Said::Settled:
               return false;
             default:
               return !is_heading(one.said) && one.text != "withdraws the king";
           }
         }) > 0;
}

}  // namespace

// What the tricks came to, the marks and the counters; of the rest perhaps who gave, and what was
// turned.
bool erase_all_but_results(Telling& telling, Chance& chance) {
  bool any = false;
  for (ToldDeal& deal : telling.deals) {
    if (chance.one_in(4)) {
      continue;
    }
    // Without a heading it is the giving that makes a deal of it.
    // A mark alone is refused, as it might be of the deal before.
    const bool result = !deal.truth.made.empty() || has(deal.pieces, Said::Made);
    // At the head of a deal it is not said which king is marked.
    const bool of_king = std::ranges::any_of(deal.pieces, [](const Piece& one) {
      return one.said == Said::Marks && one.text == "marks 1 for the king";
    });
    const bool given = chance.one_in(2) || !has(deal.pieces, Said::Deal) || !result || of_king;
    // That a king was barred by how the cards were given goes with that.
    const bool barred = !telling.lawful && std::ranges::any_of(deal.pieces, [](const Piece& one) {
      return one.said == Said::Turns && one.text.starts_with("turns K");
    });
    const bool turned = chance.one_in(2) && !barred;
    forget_annulled(deal);
    const std::ptrdiff_t late = late_marks(deal);
    any = keep_results(deal, given, turned) || any;
    for (Piece& one : deal.pieces) {
      one.begins_line = true;
      if (one.said == Said::Gives) {
        const std::size_t from = telling.lawful ? std::string::npos : one.text.find(" from ");
        one.text = "gives" + (from == std::string::npos ? std::string() : one.text.substr(from));
      }
    }
    tell_made(deal, late);
  }
  return any;
}

bool break_off(Telling& telling, Chance& chance) {
  const std::size_t last =
      static_cast<std::size_t>(chance.below(static_cast<int>(telling.deals.size())));
  const Pieces& pieces = telling.deals[last].pieces;
  const std::size_t first = first_act(telling.deals[last]);
  if (first >= pieces.size()) {
    return false;
  }
  const int acts = static_cast<int>(pieces.size() - first);
  std::size_t left = first + 1 + static_cast<std::size_t>(chance.below(acts));
  // Of two packs it is said in a sentence of its own which was found wrong: without it the finding
  // speaks of the one in use.
  left += left < pieces.size() && pieces[left].text.starts_with("the idle pack ") ? 1 : 0;
  const auto end = pieces.begin() + static_cast<std::ptrdiff_t>(left);
  // Marks that are left out are told by the counters alone.
  const bool shown_later =
      telling.deals[last].marks_left_out &&
      std::any_of(end, pieces.end(), [](const Piece& one) { return one.said == Said::Score; });
  // Of a hand that was looked over nothing else shows that it was not dealt yet.
  const bool only_looked = std::all_of(
      pieces.begin() + static_cast<std::ptrdiff_t>(first), end,
      [](const Piece& one) { return one.text.find("looks over") != std::string::npos; });
  if (shown_later || only_looked) {
    return false;
  }
  telling.deals.resize(last + 1);
  telling.deals.back().pieces.resize(left);
  telling.broken_off = true;
  return true;
}

}  // namespace ecarte::campaign
