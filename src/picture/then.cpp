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

/// The tricks of the playing under way as far as they are played; `marks_at` gives the marks of an
/// act.
template <class MarksAt>
DrawnTricks tricks_then(const replay::DealSeen& seen, const Drawing& drawing, MarksAt marks_at,
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
    trick->cards[card.seat]->marks = marks_at(card.at);
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
  if (DrawnTricks tricks = tricks_then(
          seen, drawing, [&footnotes](std::size_t at) { return footnotes.at(at); }, last);
      !tricks.tricks.empty()) {
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
  if (deal.result.stands.last) {
    picture.standing = report::standing_of(deal, false, held_back);
  }
  picture.score = report::score_sentence(deal);
  return picture;
}

namespace {

/// The faults of a deal by the acts at which they lie.
class MarksByAct {
 public:
  MarksByAct(const Deal& deal, const Drawing& drawing) {
    Footnotes footnotes(deal);
    const std::size_t acts = acts_to_draw(deal);
    on_cards_.resize(acts);
    at_.resize(acts);
    for (std::size_t at = 0; at < acts; ++at) {
      if (deal.record.acts[at].kind != record::ActKind::Play) {
        for (const DrawnCard& card : drawing.cards_shown(at)) {
          on_cards_[at].push_back(card.face.is_card() ? footnotes.on_card(at, card.face.card)
                                                      : Marks{});
        }
      }
      at_[at] = footnotes.at(at);
    }
  }

  [[nodiscard]] Marks at(std::size_t at) const { return at < at_.size() ? at_[at] : Marks{}; }
  /// `cards`, shown by act `at`, each with those that lie on it.
  void mark(std::size_t at, std::vector<DrawnCard>& cards) const {
    for (std::size_t i = 0; i < cards.size() && i < on_cards_[at].size(); ++i) {
      cards[i].marks = on_cards_[at][i];
    }
  }

 private:
  std::vector<std::vector<Marks>> on_cards_;
  std::vector<Marks> at_;
};

DrawnStep moment_of(const Deal& deal, const replay::DealSeen& seen, const Drawing& drawing,
                    const MarksByAct& marks, std::size_t last) {
  DrawnStep moment;
  const auto& acts = deal.record.acts;
  moment.act = last;
  while (moment.act > 0 && record::carries_on(acts[moment.act])) {
    --moment.act;
  }
  if (last + 1 < seen.hands.size()) {
    moment.hands = drawing.hands_at(last + 1);
  }
  moment.tricks = tricks_then(
                      seen, drawing, [&marks](std::size_t at) { return marks.at(at); }, last)
                      .tricks;
  if (const auto turn = turned(deal, last)) {
    std::vector<DrawnCard> cards = drawing.cards_shown(*turn);
    marks.mark(*turn, cards);
    if (!cards.empty()) {
      moment.turned = std::move(cards.back());
    }
  }
  const bool played = acts[moment.act].kind == record::ActKind::Play;
  moment.cards = played ? std::vector<DrawnCard>{drawing.card_played(moment.act)}
                        : drawing.cards_shown(moment.act);
  if (!played) {
    marks.mark(moment.act, moment.cards);
    moment.marks = marks.at(moment.act);
  } else {
    moment.cards.front().marks = marks.at(moment.act);
  }
  moment.words = moment.cards.empty() || played ? drawing.sentence(moment.act)
                                                : drawing.words_without_cards(moment.act);
  return moment;
}

}  // namespace

std::vector<DrawnStep> drawn_steps(const Deal& deal, const replay::DealSeen& seen) {
  const Drawing drawing(deal, seen, {});
  const MarksByAct marks(deal, drawing);
  std::vector<DrawnStep> moments;
  for (const std::size_t last : steps_of(deal)) {
    moments.push_back(moment_of(deal, seen, drawing, marks, last));
  }
  return moments;
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
