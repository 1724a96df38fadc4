// SPDX-License-Identifier: MIT
//
// Left out: the play, its end or its middle, or all that was done between the turn-up and the
// marks. What was said in it goes with it, but for the king announced; the marks stay where they
// are, for a mark that is not told where others are was not made.
#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "campaign/erasures.hpp"
#include "campaign/table.hpp"

namespace ecarte::campaign {
namespace {

using Pieces = std::vector<Piece>;
using Place = Pieces::iterator;

bool is_play(const Piece& piece) {
  return piece.said == Said::Leads || piece.said == Said::Replies || piece.said == Said::Ends;
}

/// From the first card led to the last thing played or thrown down, in the last playing of the deal
/// or, `earlier`, in the one before it. Nothing of a dealing that was begun again: nothing shows
/// that there was more of it.
std::pair<Place, Place> play_of(Pieces& pieces, bool earlier) {
  const auto begins = [](const Piece& piece) {
    return piece.said == Said::Gives || piece.said == Said::Again;
  };
  auto end = pieces.end();
  auto begin = std::find_if(pieces.rbegin(), pieces.rend(), begins).base();
  const bool again = begin != pieces.begin() && (begin - 1)->said == Said::Again;
  if (earlier && again) {
    end = begin - 1;
    begin = std::find_if(std::make_reverse_iterator(end), pieces.rend(), begins).base();
  }
  begin = std::find_if(begin, end, [](const Piece& piece) { return piece.said == Said::Leads; });
  const auto last =
      std::find_if(std::make_reverse_iterator(end), std::make_reverse_iterator(begin), is_play);
  return {begin, begin == end ? begin : last.base()};
}

/// Of a hand whose result is told a word for the king that is not told was not said; and without
/// the counters what was left unmarked was marked. A king named before the dots is of a trump that
/// was chosen.
bool stays(const Piece& piece) {
  return piece.text.starts_with("chooses") || piece.said == Said::Announces ||
         piece.text == "withdraws the king" || piece.said == Said::Marks ||
         piece.said == Said::Corrects || piece.said == Said::Made || piece.said == Said::Score;
}

/// Cards are added to a hand, or taken out of it: without that its number would be another.
bool mends_a_hand(const Piece& piece) {
  return piece.text.starts_with("completes") || piece.text.starts_with("draws") ||
         piece.text.starts_with("throws out") || piece.text.starts_with("puts back");
}

/// He announces the king, and puts out one since, or cards of which but the number is told: the
/// announcing stays, and would be of one he kept.
bool puts_out_king(Place begin, Place end) {
  for (auto told = begin; told != end; ++told) {
    const auto puts_out = [&](const Piece& one) {
      constexpr std::string_view kVerb = "discards ";
      const bool counted = one.text.size() == kVerb.size() + 1 || one.text[kVerb.size() + 1] == ' ';
      return one.said == Said::Discards && one.actor == told->actor &&
             (counted || one.text.find_first_of("K?") != std::string::npos);
    };
    if (told->said == Said::Announces && std::any_of(told, end, puts_out)) {
      return true;
    }
  }
  return false;
}

/// He announces the king when he has played a card: the announcing stays, and without the card it
/// would seem to have come in time.
bool announces_after_a_card(Place begin, Place end) {
  for (auto told = begin; told != end; ++told) {
    const auto played = [&](const Piece& one) {
      return is_play(one) && (one.actor.empty() || one.actor == told->actor);
    };
    if (told->said == Said::Announces && std::any_of(begin, told, played)) {
      return true;
    }
  }
  return false;
}

/// Leaves out all that was done from `begin` to `end`, but for the marks; with dots in its place,
/// if a teller would write them.
bool leave_out(Pieces& pieces, Place begin, Place end, bool dots) {
  if (std::any_of(begin, end, mends_a_hand) || puts_out_king(begin, end) ||
      announces_after_a_card(begin, end)) {
    return false;
  }
  const auto kept = std::stable_partition(begin, end, stays);
  if (kept == end) {
    return false;
  }
  for (auto one = begin; one != kept; ++one) {
    one->begins_line = true;
  }
  const auto at = pieces.erase(kept, end);
  if (at != pieces.end()) {
    at->begins_line = true;
  }
  if (dots) {
    pieces.insert(at, {Said::Other, {}, "…", true});
  }
  return true;
}

/// A card that is told is taken back from `from` on, before the next is led: who tells of the one
/// tells of the other.
bool takes_back(Place from, Place end) {
  const auto next =
      std::find_if(from, end, [](const Piece& one) { return one.said == Said::Leads; });
  return std::any_of(from, next,
                     [](const Piece& one) { return one.text.starts_with("takes back"); });
}

/// In place of the tricks, what they came to; or nothing.
void tell_result(ToldDeal& deal, Chance& chance) {
  if (std::ranges::any_of(deal.pieces, [](const Piece& one) { return one.said == Said::Made; })) {
    return;
  }
  deal.end_untold = deal.truth.made.empty() || chance.one_in(2);
  if (deal.end_untold) {
    // Who claims the game then would claim it for what is told.
    std::erase_if(deal.pieces,
                  [](const Piece& one) { return one.text.starts_with("claims the game"); });
    return;
  }
  // Before what comes after the play: the mark of it, if it is told, is the last.
  auto at = deal.pieces.end();
  while (at != deal.pieces.begin() &&
         ((at - 1)->said == Said::Marks || (at - 1)->said == Said::Score ||
          (at - 1)->said == Said::Settled || (at - 1)->text.starts_with("the cards are gathered") ||
          (at - 1)->text.starts_with("claims the game"))) {
    --at;
  }
  if (at != deal.pieces.end()) {
    at->begins_line = true;
  }
  deal.pieces.insert(at, {Said::Made, {}, deal.truth.made, true});
}

/// Calls `each` for some deals, with their play.
template <class Each>
bool for_some_plays(Telling& telling, Chance& chance, const Each& each) {
  const bool all = chance.one_in(2);
  bool any = false;
  for (ToldDeal& deal : telling.deals) {
    const auto [begin, end] = play_of(deal.pieces, chance.one_in(3));
    if (begin != end && (all || chance.one_in(2))) {
      any = each(deal, begin, end) || any;
    }
  }
  return any;
}

}  // namespace

bool erase_end_of_play(Telling& telling, Chance& chance) {
  return for_some_plays(telling, chance, [&](ToldDeal& deal, Place begin, Place end) {
    const auto from = begin + 1 + chance.below(static_cast<int>(end - begin));
    // Only what comes of the hand, or another deal, shows that there was more.
    const bool shows = end == deal.pieces.end() || stays(*end) || end->said == Said::Settled;
    if (!shows || takes_back(from, end) || !leave_out(deal.pieces, from, end, chance.one_in(2))) {
      return false;
    }
    tell_result(deal, chance);
    return true;
  });
}

bool erase_middle_of_play(Telling& telling, Chance& chance) {
  return for_some_plays(telling, chance, [&](ToldDeal& deal, Place begin, Place end) {
    std::vector<Place> leads;
    for (auto one = begin; one != end; ++one) {
      if (one->said == Said::Leads && one->actor.empty()) {
        leads.push_back(one);
      }
    }
    if (leads.size() < 2) {
      return false;
    }
    const int first = chance.below(static_cast<int>(leads.size()) - 1);
    const int last = first + 1 + chance.below(static_cast<int>(leads.size()) - first - 1);
    const Place from = leads[static_cast<std::size_t>(first)];
    const Place until = leads[static_cast<std::size_t>(last)];
    // What was done upon a finding is told after it: that nobody is told to have found it would say
    // that nobody had. And a word for the king that came too late would seem to have come before.
    const auto tells = [&](const Piece& one) {
      return one.text.starts_with("finds ") || (!telling.lawful && one.said == Said::Announces);
    };
    return std::none_of(from, until, tells) &&
           leave_out(deal.pieces, from, until, chance.one_in(2));
  });
}

bool erase_play(Telling& telling, Chance& chance) {
  return for_some_plays(telling, chance, [&](ToldDeal& deal, Place begin, Place end) {
    if (!leave_out(deal.pieces, begin, end, chance.one_in(4))) {
      return false;
    }
    tell_result(deal, chance);
    return true;
  });
}

// What was said between the tricks is told, and the cards are not; nor that they were thrown down,
// which would say that no card had been played.
bool erase_tricks(Telling& telling, Chance& chance) {
  return for_some_plays(telling, chance, [&](ToldDeal& deal, Place begin, Place end) {
    if (announces_after_a_card(begin, end)) {
      return false;
    }
    const auto kept = std::remove_if(begin, end, is_play);
    for (auto one = begin; one != kept; ++one) {
      one->begins_line = true;
    }
    const auto after = deal.pieces.erase(kept, end);
    if (after != deal.pieces.end()) {
      after->begins_line = true;
    }
    tell_result(deal, chance);
    return true;
  });
}

bool erase_hand(Telling& telling, Chance& chance) {
  bool any = false;
  for (ToldDeal& deal : telling.deals) {
    // A card turned after the first word is one turned in error.
    auto turned = std::find_if(deal.pieces.rbegin(), deal.pieces.rend(), [](const Piece& one) {
                    return one.said == Said::Gives || is_heading(one.said);
                  }).base();
    const auto said = std::find_if(turned, deal.pieces.end(), [](const Piece& one) {
      return one.said == Said::Proposes || one.said == Said::Stands || one.said == Said::Leads;
    });
    turned = std::find_if(std::make_reverse_iterator(said), std::make_reverse_iterator(turned),
                          [](const Piece& one) { return one.said == Said::Turns; })
                 .base();
    const auto end = play_of(deal.pieces, false).second;
    const auto begin = std::find_if(turned, deal.pieces.end(),
                                    [](const Piece& one) { return one.said != Said::Marks; });
    if (begin < end && !chance.one_in(3) && leave_out(deal.pieces, begin, end, chance.one_in(4))) {
      tell_result(deal, chance);
      any = true;
    }
  }
  return any;
}

}  // namespace ecarte::campaign
