// SPDX-License-Identifier: MIT
//
// What a certificate says of the score: how it stood, what was gained and why, and what it comes
// to.
#include <array>

#include "certificate/words.hpp"

namespace ecarte::certificate {

namespace {

Json pair_json(int first, int second) {
  return Json::array({first, second});
}

Json scores_json(law::ScoreSet scores) {
  Json list = Json::array();
  for (; !scores.empty(); scores.drop_first()) {
    list.push_back(pair_json(scores.first()[0], scores.first()[1]));
  }
  return list;
}

std::string_view title_word(law::Title title) {
  static constexpr std::array<std::string_view, 8> kTitles{
      "king-ruling", "announced",   "hand-over", "tricks-counted",
      "awarded",     "third-trick", "untold",    "agreed"};
  return kTitles[static_cast<std::size_t>(title)];
}

Json gain_json(const Ruled& deal, const law::Right& right) {
  return {{"to", actor_word(record::actor_of(right.seat))},
          {"for", law::word(right.earned)},
          {"points", right.amount},
          {"uncapped", right.uncapped},
          {"because", title_word(right.basis.title)},
          {"by", right.basis.by < 0 ? Json(nullptr) : Json(right.basis.by)},
          {"accrued", time_json(deal.rulings, right.accrued)},
          {"until", time_json(deal.rulings, right.until)},
          {"marked", right.marked},
          {"pending", right.fate.pending},
          {"lapsed", right.fate.forfeited},
          {"after_game", right.fate.fallen}};
}

Json not_due_json(const Ruled& deal) {
  Json list = Json::array();
  for (const law::NotDue& entry : deal.ledger.entries.not_due) {
    list.push_back(Json{{"fact", fact_json(entry.fact)},
                        {"case", case_json(deal.code, entry.table_case)},
                        {"marked", entry.marked},
                        {"due", entry.due},
                        {"over", entry.over},
                        {"taken_down", entry.taken_down}});
  }
  return list;
}

}  // namespace

Json score_json(const Ruled& deal) {
  const law::Ledger& ledger = deal.ledger;
  const law::Reckoning& sum = ledger.one_way;
  Json gains = Json::array();
  for (const law::Right& right : sum.rights) {
    gains.push_back(gain_json(deal, right));
  }
  Json capped = Json::array();
  for (const int ruling : ledger.hand.ceiling_by) {
    capped.push_back(ruling < 0 ? Json(nullptr) : Json(ruling));
  }
  const bool won = ledger.game.won.at != law::kNoTime;
  return {{"game", deal.code.game},
          {"begins", deal.facts.place.game_begins && !deal.facts.place.broken_before},
          {"carried", !deal.facts.place.sitting_begins && !deal.facts.place.game_begins &&
                          !deal.facts.place.broken_before},
          {"was_over", ledger.game.was_over},
          {"before", scores_json(ledger.before)},
          {"taken_as", pair_json(sum.before[0], sum.before[1])},
          {"earlier", pair_json(sum.earlier[0], sum.earlier[1])},
          {"capped_by", std::move(capped)},
          {"playing", ledger.hand.playing},
          {"annulled", sum.erased},
          {"gains", std::move(gains)},
          {"won", won ? Json{{"by", actor_word(ledger.game.won.by)},
                             {"act", time_json(deal.rulings, ledger.game.won.at)}}
                      : Json(nullptr)},
          {"due", scores_json(ledger.due)},
          {"marked", scores_json(ledger.recorded | ledger.possible)},
          {"not_due", not_due_json(deal)}};
}

}  // namespace ecarte::certificate
