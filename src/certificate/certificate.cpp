// SPDX-License-Identifier: MIT
#include "certificate/certificate.hpp"

#include "certificate/words.hpp"

namespace ecarte::certificate {

namespace {

/// The row of acts as it was before any card was struck out of it.
law::Timeline row_of(const Ruled& deal) {
  law::Timeline row;
  row.lay_out(deal.facts, deal.next_facts);
  return row;
}

Json facts_json(const Ruled& deal) {
  Json list = Json::array();
  for (const replay::Fact& fact : deal.facts.facts) {
    list.push_back(fact_json(law::as_judged(deal.rulings, fact)));
  }
  return list;
}

Json heading(const Ruled& deal) {
  return {{"type", "deal"},
          {"file", deal.file},
          {"game", deal.facts.place.game},
          {"deal", deal.facts.place.deal},
          {"verdict", law::word(deal.result.verdict)}};
}

}  // namespace

void write_head(std::string& out, std::string_view tool) {
  out += Json{{"type", "certificate"}, {"form", "ecarte.certificate/1"}, {"tool", tool}}.dump();
  out += '\n';
}

void write_deal(std::string& out, const Ruled& deal) {
  Json value = heading(deal);
  if (deal.result.verdict != law::Verdict::Unreadable &&
      deal.result.verdict != law::Verdict::Impossible) {
    const law::Timeline row = row_of(deal);
    value.update({{"code", deal.code.name},
                  {"digest", deal.code.digest},
                  {"players", Json{{"first", deal.record.names->players[0]},
                                   {"second", deal.record.names->players[1]}}},
                  {"acts", acts_json(deal)},
                  {"deal_end", row.deal_end()},
                  {"deal_follows", row.has_next()},
                  {"gaps", gaps_json(row)},
                  {"dealings", dealings_json(deal)},
                  {"playings", playings_json(deal)},
                  {"facts", facts_json(deal)},
                  {"deeds", deeds_json(deal)},
                  {"testimony", testimony_json(deal)},
                  {"rulings", rulings_json(deal)},
                  {"refuted", refuted_json(deal)},
                  {"doubts", doubts_json(deal)},
                  {"sitting", sitting_json(deal)},
                  {"score", score_json(deal)}});
  }
  out += value.dump();
  out += '\n';
}

}  // namespace ecarte::certificate
