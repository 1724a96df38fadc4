// SPDX-License-Identifier: MIT
//
// The table at one moment of a deal.
#include <algorithm>

#include "picture/drawing.hpp"
#include "picture/footnotes.hpp"
#include "picture/picture.hpp"
#include "report/text.hpp"

namespace ecarte::picture {

using game::Seat;
using report::Deal;

namespace {

/// The tricks of the playing under way as far as they are played.
DrawnTricks tricks_then(const replay::DealSeen& seen, const Drawing& drawing, Footnotes& footnotes,
                        std::size_t last) {
  DrawnTricks tricks;
  int playing = 0;
  for (const replay::CardSeen& card : seen.cards) {
    playing = card.at <= last ? std::max<int>(playing, card.playing) : playing;
  }
  for (const replay::CardSeen& card : seen.cards) {
    if (card.playing != playing || card.at > last || card.back_at <= last) {
      continue;
    }
    auto trick = std::ranges::find(tricks.tricks, card.trick, &DrawnTrick::number);
    if (trick == tricks.tricks.end()) {
      tricks.tricks.push_back({});
      trick = tricks.tricks.end() - 1;
      trick->number = card.trick;
      trick->leader = card.seat;
    }
    trick->cards[card.seat] = drawing.card_played(card.at);
    trick->cards[card.seat]->marks = footnotes.at(card.at);
  }
  for (DrawnTrick& trick : tricks.tricks) {
    const auto told = std::ranges::find_if(seen.tricks, [&](const replay::TrickSeen& one) {
      return one.playing == playing && one.number == trick.number;
    });
    const bool full = trick.cards[Seat::First] && trick.cards[Seat::Second];
    if (told != seen.tricks.end() && full) {
      trick.winner = told->winner;
    }
  }
  std::ranges::sort(tricks.tricks, {}, &DrawnTrick::number);
  return tricks;
}

/// The act with which the card that is trumps now was turned.
std::optional<std::size_t> turned(const Deal& deal, std::size_t last) {
  std::optional<std::size_t> found;
  for (std::size_t i = 0; i <= last && i < deal.record.acts.size(); ++i) {
    const record::Act& act = deal.record.acts[i];
    if (act.kind == record::ActKind::Turn && !record::carries_on(act)) {
      found = i;
    } else if (act.kind == record::ActKind::Give) {
      found.reset();
    }
  }
  return found;
}

}  // namespace

Picture picture_then(std::string_view file, const Deal& deal, const replay::DealSeen& seen,
                     std::size_t last, ForSeat seat) {
  Picture picture = frame_of(file, deal);
  const Drawing drawing(deal, seen, seat);
  Footnotes footnotes(deal);
  const auto& acts = deal.record.acts;
  std::size_t act = std::min(last, acts.size() - 1);
  while (act > 0 && record::carries_on(acts[act])) {
    --act;
  }
  if (const auto turn = turned(deal, last); turn && *turn != act) {
    picture.scenes.emplace_back(CardRow{drawing.words_without_cards(*turn),
                                        drawing.cards_shown(*turn), footnotes.at(*turn)});
  }
  if (last + 1 < seen.hands.size()) {
    Hands hands{"now", drawing.hands_at(last + 1)};
    if (!hands.of[Seat::First].empty() || !hands.of[Seat::Second].empty()) {
      picture.scenes.emplace_back(std::move(hands));
    }
  }
  if (DrawnTricks tricks = tricks_then(seen, drawing, footnotes, last); !tricks.tricks.empty()) {
    picture.scenes.emplace_back(std::move(tricks));
  }
  const bool played = acts[act].kind == record::ActKind::Play;
  std::vector<DrawnCard> cards = played ? std::vector<DrawnCard>{} : drawing.cards_shown(act);
  if (cards.empty()) {
    picture.scenes.emplace_back(Caption{drawing.sentence(act), footnotes.at(act)});
  } else {
    picture.scenes.emplace_back(
        CardRow{drawing.words_without_cards(act), std::move(cards), footnotes.at(act)});
  }
  picture.marks = footnotes.left();
  picture.footnotes = std::move(footnotes).all();
  std::uint64_t held_back = 0;
  if (deal.result.last) {
    picture.standing = report::standing_of(deal, false, held_back);
  }
  picture.score = report::score_sentence(deal);
  return picture;
}

std::vector<std::size_t> steps_of(const report::Deal& deal) {
  std::vector<std::size_t> steps;
  const auto& acts = deal.record.acts;
  for (std::size_t i = 0; i < acts_to_draw(deal); ++i) {
    if (record::carries_on(acts[i]) && !steps.empty() && steps.back() + 1 == i) {
      steps.back() = i;
    } else if (is_drawn(acts[i].kind) && !record::carries_on(acts[i])) {
      steps.push_back(i);
    }
  }
  return steps;
}

}  // namespace ecarte::picture
