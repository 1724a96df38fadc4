// SPDX-License-Identifier: MIT
#include "cli/analyse.hpp"

#include <algorithm>
#include <iterator>

#include <fmt/core.h>

#include "analysis/review.hpp"
#include "cli/advice.hpp"

namespace ecarte::cli {
namespace {

using analysis::Cost;
using analysis::Telling;
using analysis::Turn;

std::string tricks(int number) {
  return fmt::format("{} trick{}", number, number == 1 ? "" : "s");
}

/// "Q♦ or 7♦"
std::string one_of(game::CardSet cards) {
  std::string words;
  for (const game::Card card : cards) {
    words += (words.empty() ? "" : " or ") + game::name(card);
  }
  return words;
}

/// "2 tricks and the point"
std::string cost_words(const Cost& cost, const std::string& other) {
  std::string words = cost.tricks == 1 ? "a trick" : tricks(cost.tricks);
  words += cost.point ? " and the point" : "";
  words += cost.vole ? " and the vole" : "";
  words += cost.others_vole ? " and gave " + other + " the vole" : "";
  return words;
}

report::Remark remark_on(const report::Deal& deal, const Turn& turn, const Cost& cost) {
  const auto name = [&deal](game::Seat seat) {
    return deal.record.names->of(record::actor_of(seat));
  };
  const std::string player = name(turn.seat);
  const std::string other = name(game::other(turn.seat));
  const std::string card = game::name(turn.played->card);
  report::Remark remark;
  remark.span = report::span_of(deal, static_cast<replay::ActIndex>(turn.played->act));
  remark.id = "analysis";
  remark.player = record::actor_of(turn.seat);
  remark.trick = static_cast<std::uint8_t>(turn.trick);
  remark.message = fmt::format("{} cost {} {}: {} makes {} in all, {} {}", card, player,
                               cost_words(cost, other), one_of(turn.best), tricks(turn.best_tricks),
                               card, turn.best_tricks - cost.tricks);
  remark.notes.push_back(
      fmt::format("this is told with both hands seen, and best play after; {} could not see {}'s",
                  player, other));
  return remark;
}

bool has_cards(const report::Deal& deal, const Telling& telling) {
  const auto begin = deal.record.acts.begin();
  return std::any_of(begin + static_cast<std::ptrdiff_t>(telling.begin),
                     begin + static_cast<std::ptrdiff_t>(telling.end),
                     [](const auto& act) { return act.kind == record::ActKind::Play; });
}

}  // namespace

std::vector<Telling> tellings_of(const report::Deal& deal) {
  std::vector<Telling> tellings;
  const auto& dealings = deal.facts.dealings;
  const auto tell = [&](std::size_t dealing, std::size_t begin, std::size_t end) {
    const replay::DealingSpan& span = dealings[dealing];
    if (deal.facts.stands.trump && span.dealer && dealing + 1 == dealings.size()) {
      tellings.push_back({span.begin, begin, end, *span.dealer, *deal.facts.stands.trump});
    }
  };
  for (const replay::PlayingSpan& playing : deal.facts.playings) {
    tell(playing.dealing - std::size_t{1}, playing.begin, playing.end);
  }
  if (deal.facts.playings.empty() && !dealings.empty()) {
    tell(dealings.size() - 1, dealings.back().end, dealings.back().end);
  }
  return tellings;
}

std::vector<report::Remark> Analyst::remarks(const report::Deal& deal) {
  std::vector<report::Remark> remarks;
  if (!deal.record.names || !deal.record.readable()) {
    return remarks;
  }
  for (const Telling& telling : tellings_of(deal)) {
    if (!has_cards(deal, telling)) {
      continue;
    }
    ++playings_;
    const analysis::Retold retold = analysis::retell(deal.record, telling);
    if (!retold.played) {
      continue;
    }
    ++followed_;
    const analysis::Goals goals{deal.code.hand.point, deal.code.hand.vole};
    for (const Turn& turn : analysis::review(solver_, *retold.played, goals)) {
      if (turn.cost && turn.cost->tricks > 0) {
        remarks.push_back(remark_on(deal, turn, *turn.cost));
        ++costly_;
      }
    }
  }
  std::ranges::stable_sort(remarks, {}, [](const report::Remark& r) { return r.span.begin; });
  return remarks;
}

std::string Analyst::summary() const {
  return fmt::format("analysis: {} of {} playing{} followed, {} card{} cost something\n", followed_,
                     playings_, playings_ == 1 ? "" : "s", costly_, costly_ == 1 ? "" : "s");
}

std::vector<report::Remark> remarks_on(const report::Deal& deal, bool advice, Analyst* analyst) {
  std::vector<report::Remark> remarks;
  if (advice) {
    remarks = advice_on(deal);
  }
  if (analyst != nullptr) {
    std::ranges::move(analyst->remarks(deal), std::back_inserter(remarks));
  }
  std::ranges::stable_sort(remarks, {}, [](const report::Remark& r) { return r.span.begin; });
  return remarks;
}

}  // namespace ecarte::cli
