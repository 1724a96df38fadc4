// SPDX-License-Identifier: MIT
#include "row.hpp"

#include <algorithm>

namespace verify {

namespace {

const Words& outlasting() {
  static const Words kOutlasting{"next-cut", "next-packet", "next-turn-up", "next-game",
                                 "game-end", "settled",     "hand-closed"};
  return kOutlasting;
}

Words both_of(const Words& a, const Words& b) {
  Words both;
  std::ranges::set_intersection(a, b, std::inserter(both, both.end()));
  return both;
}

}  // namespace

bool meet(const Words& a, const Words& b) {
  return std::ranges::any_of(a, [&](const std::string& word) { return b.contains(word); });
}

Moment Row::first(const Words& beats, Moment from, Moment before) const {
  for (Moment at = from; at < std::min(before, size()); ++at) {
    if (meet(row_[at], beats)) {
      return at;
    }
  }
  return kNever;
}

bool Row::any_but(const std::string& beat, Moment from, Moment before) const {
  for (Moment at = from; at < std::min(before, size()); ++at) {
    if (row_[at].size() > (row_[at].contains(beat) ? 1U : 0U)) {
      return true;
    }
  }
  return false;
}

Span Row::when(const Words& beats, Moment from, Moment before) const {
  Span span;
  span.latest = span.earliest = first(beats, from, before);
  const Moment last = std::min({before, size(), span.latest});
  for (const Gap& gap : deal_.gaps) {
    if (gap.before >= from && gap.before <= last && meet(gap.beats, beats)) {
      span.earliest = std::min(span.earliest, gap.before);
    }
  }
  return span;
}

bool Row::untold(const std::string& deed, Moment from, Moment before) const {
  return std::ranges::any_of(deal_.gaps, [&](const Gap& gap) {
    return gap.before > from && gap.before <= before && gap.deeds.contains(deed);
  });
}

Moment Row::begin_of(int dealing) const {
  const Dealing* span = dealing <= 1 ? nullptr : deal_.dealing(dealing);
  return span == nullptr ? 0 : span->begin;
}

Moment Row::end_of(int dealing) const {
  const Dealing* next = deal_.dealing(dealing + 1);
  return next == nullptr ? deal_.deal_end : next->begin;
}

Span Row::closing(const Words& beats, Moment from, int dealing) const {
  if (from >= kSometime) {
    return {};
  }
  const Span within = when(beats, from + 1, end_of(dealing));
  const Span later = when(both_of(beats, outlasting()), from + 1);
  return {std::min(within.earliest, later.earliest), std::min(within.latest, later.latest)};
}

bool Row::stops_within_hand() const {
  const Moment begin = begin_of(deal_.last_dealing());
  const Moment dealt = first({"packet", "turn-up"}, begin);
  const bool ended = first({"hand-over", "hand-closed", "game-end", "next-game", "settled"},
                           dealt != kNever ? dealt : begin) != kNever;
  return !has_next() && !deal_.dealings.empty() && !ended &&
         std::ranges::none_of(deal_.testimony, [&](const Testimony& said) {
           return said.act >= dealt &&
                  (said.kind == "counters" || (said.kind == "mark" && said.purpose != "king"));
         });
}

void Row::strike(Moment at) {
  const bool nondealers = row_[at].contains("n-card");
  const std::string side = nondealers ? "n" : "d";
  const std::string first_card = side + "-first-card";
  const std::string second_card = side + "-second-card";
  const bool was_first = row_[at].contains(first_card);
  const bool was_second = row_[at].contains(second_card);
  for (const std::string& beat :
       {side + "-card", first_card, second_card, std::string{"lead"}, std::string{"reply"}}) {
    row_[at].erase(beat);
  }
  if (!was_first && !was_second) {
    return;
  }
  const Moment next = first({side + "-card"}, at + 1, deal_.deal_end);
  if (next == kNever) {
    return;
  }
  const Moment after = first({side + "-card"}, next + 1, deal_.deal_end);
  row_[next].erase(second_card);
  row_[next].insert(was_first ? first_card : second_card);
  if (was_first && after != kNever) {
    row_[after].insert(second_card);
  }
}

bool subject_deals(const Deal& deal, const Fact& fact) {
  const Dealing* dealing = deal.dealing(fact.dealing);
  return dealing != nullptr && !dealing->dealer.empty() && dealing->dealer == fact.subject;
}

std::size_t first_rank(const Words& beats) {
  // Cards are played again and again: none of their beats comes before another.
  static const std::vector<Words> kOrder{
      {"cut"},          {"packet"},        {"turn-up"},       {"n-looks"},
      {"d-takes-up"},   {"proposal"},      {"answer"},        {"discard"},
      {"given"},        {"n-takes-up"},    {"d-takes"},       {"n-first-card"},
      {"d-first-card"}, {"n-second-card"}, {"d-second-card"}, {"n-card", "d-card", "lead", "reply"},
      {"hand-over"},    {"hand-closed"},   {"game-end"},      {"next-game"},
      {"settled"}};
  const auto place =
      std::ranges::find_if(kOrder, [&](const Words& group) { return meet(group, beats); });
  return static_cast<std::size_t>(place - kOrder.begin());
}

Words absolute(const Words& beats, bool subject_deals) {
  Words result;
  for (const std::string& beat : beats) {
    if (beat.starts_with("own-")) {
      result.insert((subject_deals ? "d-" : "n-") + beat.substr(4));
    } else if (beat == "adv-card") {
      result.insert(subject_deals ? "n-card" : "d-card");
    } else {
      result.insert(beat);
    }
  }
  return result;
}

bool is_player(const std::string& actor) {
  return actor == "first" || actor == "second";
}

bool binds(const Deal& deal, const Deed& deed) {
  const auto asked = [&](const Fact& fact) {
    return fact.name == "arbitrated" && fact.occurred == deed.act &&
           fact.attributes.at("agreed") == Words{"both"};
  };
  return !deed.done &&
         (deed.by == "both" || (deed.by == "bystander" && std::ranges::any_of(deal.facts, asked)));
}

std::string other(const std::string& player) {
  return player == "first" ? "second" : player == "second" ? "first" : "nobody";
}

std::string party(const Deal& deal, const std::string& who, const Fact& fact) {
  const Dealing* dealing = deal.dealing(fact.dealing);
  const std::string deals =
      dealing != nullptr && !dealing->dealer.empty() ? dealing->dealer : "nobody";
  if (who == "subject" || who == "offender" || who == "scorer") {
    return fact.subject;
  }
  return who == "adversary"    ? other(fact.subject)
         : who == "dealer"     ? deals
         : who == "nondealer"  ? other(deals)
         : who == "prejudiced" ? (is_player(fact.against) ? fact.against : "both")
                               : who;
}

bool outside_hand(const std::string& fact) {
  static const Words kOutside{
      "multiple-claimed", "game-claimed",  "new-cards",         "overscore-admitted",
      "remarked",         "right-claimed", "attention-called",  "advice-given",
      "played-out",       "looked-over",   "arbitrated",        "score-accrued",
      "mark-not-due",     "game-won",      "played-after-game", "cut-anew"};
  return kOutside.contains(fact);
}

bool may_mean(const std::string& named, const std::string& owed) {
  return (named == "rectify" && owed == "put-back") || (named == "unplay" && owed == "take-card");
}

const Conduct& conduct(const std::string& remedy) {
  static const Words kWentOn{"n-card", "d-card", "hand-over", "hand-closed"};
  static const Words kKept{"turn-up", "proposal",  "answer",      "discard",    "n-card",
                           "d-card",  "hand-over", "hand-closed", "next-packet"};
  static const std::map<std::string, Conduct> kConduct{
      {"recut", {{"packet"}, false, false, true}},
      {"rectify", {{"turn-up"}, false, true, true}},
      {"complete", {kWentOn, false, false, true}},
      {"fresh-deal", {kKept, true, true, true}},
      {"void", {kKept, true, true, true}},
      {"throw-out", {kWentOn, false, false, true}},
      {"draw", {kWentOn, false, false, true, true}},
      {"allow",
       {{"cut", "packet", "n-card", "d-card", "hand-over", "hand-closed"}, false, false, true}},
      {"tell", {{"hand-over", "hand-closed"}, false, false, false}},
      {"replay-hands", {{"next-packet", "next-turn-up", "next-game"}, false, true, true}},
      {"take-down", {{"hand-closed", "next-turn-up", "next-game"}, false, false, false}}};
  static const Conduct kOther{kWentOn, false, false, false};
  const auto known = kConduct.find(remedy);
  return known == kConduct.end() ? kOther : known->second;
}

bool annulling(const std::string& remedy) {
  return conduct(remedy).annuls;
}

}  // namespace verify
