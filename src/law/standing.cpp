// SPDX-License-Identifier: MIT
#include "law/standing.hpp"

#include "law/stock.hpp"
#include "law/window.hpp"

namespace ecarte::law {
namespace {

/// What was open of a dealing that another followed is over: the cards it spoke of are gone.
void close_superseded(const Stock& stock) {
  const auto& dealings = stock.deal.dealings;
  for (Finding& finding : stock.result.findings) {
    const bool gone = finding.place.dealing != 0 && finding.place.dealing < dealings.size() &&
                      !stock.current(finding.fact) && finding.fact.kind != FactKind::MarkNotDue &&
                      finding.fact.kind != FactKind::ScoreAccrued;
    if (gone && finding.remedy.status == Status::Open) {
      finding.remedy.status = Status::Lapsed;
      finding.remedy.window.closed = TimeSpan::at(dealings[finding.place.dealing].begin);
    }
  }
}

}  // namespace

void take_stock(const TellSource& told, DealResult& result) {
  if (result.verdict == Verdict::Impossible) {
    return;
  }
  result.stands.last = told.given.next == nullptr;
  const Stock stock{told, result};
  const bool resigned = told.given.deal.stands.resigned();
  result.stands.stops = result.stands.last &&
                        stops_within_hand(told.given.deal, told.rulings.timeline) &&
                        (resigned || !stock.game_is_won());
  close_superseded(stock);
  stock_past(stock);
  if (result.stands.last) {
    stock_open(stock);
  }
}

}  // namespace ecarte::law
