// SPDX-License-Identifier: MIT
//
// The whole deal, and what all drawings of one have in common: the head, the score, the footnotes.
#include "picture/picture.hpp"

#include <algorithm>
#include <array>

#include <fmt/core.h>

#include "picture/drawing.hpp"
#include "picture/footnotes.hpp"
#include "report/escape.hpp"
#include "report/words.hpp"

namespace ecarte::picture {

using game::Seat;
using record::Act;
using record::ActKind;
using report::Deal;

namespace {

/// Walks over the acts of a deal and turns each into what is drawn of it.
class Walk {
 public:
  Walk(const Deal& deal, const replay::DealSeen& seen, ForSeat seat)
      : deal_(deal), seen_(seen), drawing_(deal, seen, seat), footnotes_(deal) {}

  void run(Picture& picture) {
    for (std::size_t i = 0; i < acts_to_draw(deal_); ++i) {
      draw_hands_before(i);
      act(i);
    }
    picture.scenes = std::move(scenes_);
    picture.marks = footnotes_.left();
    picture.footnotes = std::move(footnotes_).all();
  }

 private:
  void act(std::size_t i) {
    const Act& act = deal_.record.acts[i];
    if (record::carries_on(act) || !drawing_.is_told(i)) {
      return;
    }
    if (act.kind == ActKind::Play && trick_of(i)) {
      return play(i);
    }
    if (act.kind == ActKind::HandsAgain) {
      tricks_ = kNone;
    }
    if (act.kind == ActKind::Hold && drawing_.is_in_hands(i, shown_)) {
      return;
    }
    std::vector<DrawnCard> cards = drawing_.cards_shown(i);
    if (tricks_ != kNone && goes_on(i)) {
      return aside(i);
    }
    if (cards.empty()) {
      scenes_.emplace_back(Caption{drawing_.sentence(i), footnotes_.at(i)});
      return;
    }
    mark(i, cards);
    scenes_.emplace_back(
        CardRow{drawing_.words_without_cards(i), std::move(cards), footnotes_.at(i)});
  }

  void mark(std::size_t i, std::vector<DrawnCard>& cards) {
    for (DrawnCard& card : cards) {
      if (card.face.is_card()) {
        card.marks = footnotes_.on_card(i, card.face.card);
      }
    }
  }

  /// The hands as they are dealt stand before the first word of the exchange, those that changed
  /// in it before the first card.
  void draw_hands_before(std::size_t i) {
    const std::optional<std::string_view> when = drawing_.hands_before(i, shown_);
    if (when) {
      Hands hands{*when, drawing_.hands_at(i)};
      shown_.push_back(i);
      scenes_.emplace_back(std::move(hands));
    }
  }

  [[nodiscard]] const replay::TrickSeen* trick_of(std::size_t i) const {
    const auto found = std::ranges::find_if(seen_.tricks, [i](const replay::TrickSeen& trick) {
      return trick.lead == i || trick.reply == i;
    });
    return found == seen_.tricks.end() ? nullptr : &*found;
  }

  void play(std::size_t i) {
    const replay::TrickSeen& seen = *trick_of(i);
    if (tricks_ == kNone || playing_ != seen.playing) {
      begin_tricks(seen.playing);
    }
    DrawnTricks& tricks = std::get<DrawnTricks>(scenes_[tricks_]);
    under_way_ = seen.number;
    between_ = seen.lead == i;
    const auto trick = std::ranges::find(tricks.tricks, seen.number, &DrawnTrick::number);
    std::optional<DrawnCard>& card = trick->cards[drawing_.player_of(i)];
    card = drawing_.card_played(i);
    card->marks = footnotes_.at(i);
  }

  /// All tricks of a playing stand side by side, those of which no card is told with the rest.
  void begin_tricks(int playing) {
    DrawnTricks tricks;
    for (const replay::TrickSeen& seen : seen_.tricks) {
      if (seen.playing != playing) {
        continue;
      }
      DrawnTrick& trick = tricks.tricks.emplace_back();
      trick.number = seen.number;
      trick.winner = seen.winner;
      if (seen.lead != replay::kNever) {
        trick.leader = drawing_.player_of(seen.lead);
      } else {
        trick.cards = {{DrawnCard{}, DrawnCard{}}};
      }
    }
    playing_ = playing;
    tricks_ = scenes_.size();
    scenes_.emplace_back(std::move(tricks));
  }

  /// Is another card of this playing told after act `i`?
  [[nodiscard]] bool goes_on(std::size_t i) const {
    return std::ranges::any_of(seen_.tricks, [&](const replay::TrickSeen& trick) {
      const auto later = [&](replay::ActIndex at) { return at != replay::kNever && at > i; };
      return trick.playing == playing_ && (later(trick.lead) || later(trick.reply));
    });
  }

  void aside(std::size_t i) {
    DrawnTricks& tricks = std::get<DrawnTricks>(scenes_[tricks_]);
    const auto trick = std::ranges::find(tricks.tricks, under_way_, &DrawnTrick::number);
    // Where the trick is full, it is said before the next.
    const bool full = trick != tricks.tricks.end() && trick->cards[Seat::First].has_value() &&
                      trick->cards[Seat::Second].has_value();
    tricks.asides.push_back({full ? under_way_ + 1 : under_way_,
                             !full && between_,
                             {drawing_.sentence(i), footnotes_.at(i)}});
  }

  static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

  const Deal& deal_;
  const replay::DealSeen& seen_;
  Drawing drawing_;
  Footnotes footnotes_;
  std::vector<Scene> scenes_;
  std::vector<std::size_t> shown_;  ///< the acts before which hands are drawn
  std::size_t tricks_ = kNone;      ///< the scene of the playing under way
  int playing_ = 0;
  int under_way_ = 0;     ///< the trick played to last,
  bool between_ = false;  ///< and whether its lead was the last card
};

}  // namespace

std::size_t acts_to_draw(const Deal& deal) {
  const std::size_t all = deal.record.acts.size();
  const bool whole = deal.record.problems.empty();
  return whole ? all : std::min(all, deal.understood);
}

Picture frame_of(std::string_view file, const Deal& deal) {
  Picture picture;
  picture.place = fmt::format("{}#{}.{}, line {}", report::escaped(file), deal.facts.place.game,
                              deal.facts.place.deal, report::line_of(deal));
  for (const Seat seat : game::kSeats) {
    picture.names.at(game::index_of(seat)) =
        report::escaped(record::name_of(deal.record, record::actor_of(seat)));
    picture.points[seat] = {deal.result.after.marked.of(game::index_of(seat)),
                            deal.result.after.due.of(game::index_of(seat))};
  }
  if (!deal.facts.dealings.empty()) {
    picture.dealer = deal.facts.dealings.back().dealer;
  }
  picture.trump = deal.facts.stands.trump;
  std::string title;
  if (picture.dealer) {
    title = picture.names.at(game::index_of(*picture.dealer)) + " deals";
  }
  if (picture.trump) {
    title += (title.empty() ? "" : ", ") + std::string{game::name(*picture.trump)} + " are trumps";
  }
  picture.title =
      title.empty() ? fmt::format("game {}, deal {}", deal.facts.place.game, deal.facts.place.deal)
                    : std::move(title);
  picture.game = deal.code.game;
  picture.verdict = report::verdict_words(deal.result);
  return picture;
}

Picture picture_of(std::string_view file, const Deal& deal, const replay::DealSeen& seen,
                   ForSeat seat) {
  Picture picture = frame_of(file, deal);
  Walk(deal, seen, seat).run(picture);
  return picture;
}

}  // namespace ecarte::picture
