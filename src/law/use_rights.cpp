// SPDX-License-Identifier: MIT
//
// For which of his rights a mark was made, in one world.
#include <algorithm>

#include "codes/tariff.hpp"
#include "law/assign.hpp"
#include "law/mark_of_deal.hpp"

namespace ecarte::law {

using codes::kThePoint;
using codes::kTheVole;
using record::For;
using replay::NotDueWhy;
using replay::ScoreFor;

namespace {

/// May he have turned the king, the turn-up not being told, and marks it by its name after act `at`
/// of the dealing? Then a bare mark before that is for something else.
bool names_king_after(const Page& page, Seat seat, Time at) {
  const KingOf& king = page.grounds.kings[game::index_of(seat)];
  return king.untold.has(UntoldKing::Turned) &&
         std::ranges::any_of(page.deal().testimony, [&](const replay::Testimony& said) {
           return said.kind == replay::Testimony::Kind::Mark && said.seat == seat && said.at > at &&
                  said.purpose == For::King && said.dealing == page.grounds.dealing;
         });
}

}  // namespace

/// Spends `points` (-1: as many as the laws give) on the player's rights; what is over is not due.
/// Returns the points marked.
int use_rights(const Page& page, WorldScore& account, Seat seat, For purpose, int points, Time at,
               bool shown) {
  std::uint16_t law = 0;
  int spent = 0;
  int left = points;
  const Right* touched = nullptr;
  // A bare number is for what was last won; what is over, for what was left unmarked before.
  const bool bare = purpose == For::Unsaid;
  const bool hand_was_over = may_be_over(page, at);
  for (std::size_t i = 0; i < account.entries.rights.size(); ++i) {
    Right& right = account.entries.rights[bare ? account.entries.rights.size() - 1 - i : i];
    if (right.seat != seat || !fits(purpose, right.purpose) || left == 0 ||
        is_to_come(page, right, purpose, at) ||
        (bare && right.purpose == ScoreFor::King && names_king_after(page, seat, at))) {
      continue;
    }
    // After the hand a bare number is not for a king already marked.
    const bool done_with =
        bare && hand_was_over && right.purpose == ScoreFor::King && right.marked >= right.amount;
    if (!done_with && (touched == nullptr || right.marked < right.amount)) {
      touched = &right;
    }
    const int room = right.fate.fallen ? 0 : right.amount - right.marked;
    int wanted = left < 0 ? (room > 0 ? room : tariff(page.code(), kThePoint, &law)) : left;
    if (purpose == For::Point && left < 0 && right.purpose == ScoreFor::Vole) {
      wanted = std::min(wanted, tariff(page.code(), kThePoint, &law));
    }
    if (at >= right.until && right.marked < right.amount && !shown) {
      mark_not_due(page, account,
                   {seat, right.purpose, NotDueWhy::Late, right.case_index, right.law, wanted, 0,
                    at, false, std::nullopt, purpose});
      return spent + wanted;
    }
    const int use = std::min(room, wanted);
    right.marked += use;
    spent += use;
    if (use > 0 && right.basis.ruling >= 0) {
      const auto fate =
          std::ranges::find(account.entries.kings, right.basis.ruling, &KingFate::ruling);
      if (fate != account.entries.kings.end()) {
        fate->status = Status::Elected;
      }
    }
    left = wanted - use;
  }
  if (left == 0) {
    return spent;
  }
  if (left < 0) {
    left = tariff(page.code(), purpose == For::Vole ? kTheVole : kThePoint, &law);
  }
  if (bare && touched != nullptr && touched->purpose == ScoreFor::King) {
    // Beside the king it was for the tricks, if they gave him anything that he might overmark.
    const auto of_tricks = std::ranges::find_if(account.entries.rights, [&](const Right& right) {
      return right.seat == seat && right.purpose != ScoreFor::King && right.accrued <= at;
    });
    touched = of_tricks != account.entries.rights.end() ? &*of_tricks : touched;
  }
  excess(page, account, seat, purpose, left, spent, at, touched);
  return spent + left;
}

}  // namespace ecarte::law
