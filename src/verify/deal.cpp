// SPDX-License-Identifier: MIT
#include "deal.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace verify {

namespace {

using Json = nlohmann::json;

std::string word(const Json& value) {
  return value.is_null() ? std::string{} : value.get<std::string>();
}

Moment moment(const Json& value, std::size_t acts) {
  if (value.is_null()) {
    return kNever;
  }
  if (value.is_string()) {
    if (value != "sometime") {
      throw Unreadable("a moment is the number of an act, null or \"sometime\"");
    }
    return kSometime;
  }
  const auto at = value.get<std::int64_t>();
  if (at < 0 || static_cast<std::size_t>(at) > acts) {
    throw Unreadable("there is no act " + std::to_string(at));
  }
  return static_cast<Moment>(at);
}

std::optional<std::size_t> number(const Json& value, std::size_t size) {
  if (value.is_null()) {
    return std::nullopt;
  }
  const auto at = value.get<std::int64_t>();
  if (at < 0 || static_cast<std::size_t>(at) >= size) {
    throw Unreadable("number " + std::to_string(at) + " is not in the list it points into");
  }
  return static_cast<std::size_t>(at);
}

/// Reads the parts of one deal; moments must lie in its row.
class DealReader {
 public:
  explicit DealReader(const Json& root) : root_(root) {}

  Deal read() {
    deal_.file = root_.at("file").get<std::string>();
    deal_.game = root_.at("game").get<int>();
    deal_.deal = root_.at("deal").get<int>();
    deal_.verdict = root_.at("verdict").get<std::string>();
    deal_.ruled = deal_.verdict != "unreadable" && deal_.verdict != "impossible";
    if (deal_.ruled) {
      table();
      ruled();
      sums();
    }
    return std::move(deal_);
  }

 private:
  [[nodiscard]] Moment at(const Json& value) const { return moment(value, deal_.row.size()); }

  void table() {
    deal_.code = root_.at("code").get<std::string>();
    deal_.digest = root_.at("digest").get<std::string>();
    for (const Json& act : root_.at("acts")) {
      if (act.at("act").get<std::size_t>() != deal_.row.size()) {
        throw Unreadable("the acts are not numbered in order");
      }
      deal_.row.push_back(act.at("beats").get<Words>());
    }
    deal_.deal_end = at(root_.at("deal_end"));
    deal_.deal_follows = root_.at("deal_follows").get<bool>();
    if (!deal_.deal_follows && deal_.deal_end != deal_.row.size()) {
      throw Unreadable("acts of a deal that does not follow");
    }
    for (const Json& gap : root_.at("gaps")) {
      deal_.gaps.push_back(
          {at(gap.at("before")), gap.at("beats").get<Words>(), gap.at("deeds").get<Words>()});
    }
    for (const Json& each : root_.at("dealings")) {
      deal_.dealings.push_back(
          {at(each.at("begin")), word(each.at("dealer")), word(each.at("bold"))});
    }
    for (const Json& each : root_.at("playings")) {
      Playing playing;
      playing.dealing = each.at("dealing").get<int>();
      playing.unknown = each.at("unknown").get<int>();
      playing.tricks = each.at("tricks").get<Score>();
      playing.uncovered = each.at("uncovered").get<Score>();
      playing.third = {at(each.at("third").at(0)), at(each.at("third").at(1))};
      deal_.playings.push_back(playing);
    }
    for (const Json& each : root_.at("facts")) {
      deal_.facts.push_back(fact(each));
    }
    for (const Json& each : root_.at("deeds")) {
      deal_.deeds.push_back(deed(each));
    }
    for (const Json& each : root_.at("testimony")) {
      deal_.testimony.push_back(
          {at(each.at("act")), word(each.at("kind")), word(each.at("seat")), word(each.at("for"))});
    }
  }

  [[nodiscard]] Fact fact(const Json& value) const {
    Fact fact;
    fact.name = value.at("fact").get<std::string>();
    fact.subject = value.at("subject").get<std::string>();
    fact.against = value.at("against").get<std::string>();
    fact.attributes = value.at("attributes").get<std::map<std::string, Words>>();
    fact.occurred = at(value.at("occurred"));
    fact.found = at(value.at("found"));
    fact.witness = at(value.at("witness"));
    fact.dealing = value.at("dealing").get<int>();
    fact.playing = value.at("playing").get<int>();
    fact.trick = value.at("trick").get<int>();
    fact.number = value.at("number").get<int>();
    fact.proof = value.at("proof").get<std::string>();
    fact.upheld = value.at("upheld").get<std::string>();
    fact.cards = value.at("cards").get<std::vector<int>>();
    return fact;
  }

  [[nodiscard]] Deed deed(const Json& value) const {
    Deed deed;
    deed.act = at(value.at("act"));
    deed.remedy = value.at("remedy").get<std::string>();
    deed.by = value.at("by").get<std::string>();
    deed.done = value.at("done").get<bool>();
    deed.dealing = value.at("dealing").get<int>();
    deed.playing = value.at("playing").get<int>();
    deed.whose = value.at("whose").get<std::string>();
    deed.purpose = value.at("for").get<std::string>();
    deed.cards = value.at("cards").get<std::vector<int>>();
    if (!value.at("points").is_null()) {
      deed.points = value.at("points").get<int>();
    }
    return deed;
  }

  [[nodiscard]] Ruling ruling(const Json& value) const {
    Ruling ruling;
    const auto which = number(value.at("fact"), deal_.facts.size());
    if (!which) {
      throw Unreadable("a ruling is on no fact of the deal");
    }
    ruling.fact = *which;
    ruling.told_by_score = value.contains("as");
    ruling.as = ruling.told_by_score ? fact(value.at("as")) : deal_.facts[*which];
    ruling.name = value.at("case").get<std::string>();
    ruling.law = value.at("law").get<std::string>();
    ruling.in_doubt = value.at("in_doubt").get<bool>();
    ruling.after = number(value.at("after"), deal_.rulings.size());
    if (ruling.in_doubt) {
      return ruling;
    }
    ruling.or_name = value.contains("or") ? value.at("or").get<std::string>() : std::string();
    ruling.pending = value.at("pending").get<bool>();
    const Json& window = value.at("window");
    ruling.from = at(window.at("from"));
    ruling.until = at(window.at("until"));
    ruling.maybe_until = at(window.at("maybe_until"));
    ruling.elector = value.at("elector").get<std::string>();
    ruling.may = value.at("may").get<Words>();
    ruling.effects = value.at("effects").get<Words>();
    ruling.status = value.at("status").get<std::string>();
    ruling.deed = number(value.at("deed"), deal_.deeds.size());
    ruling.elected = word(value.at("elected"));
    ruling.owed = word(value.at("owed"));
    ruling.owed_from = at(value.at("owed_from"));
    return ruling;
  }

  void ruled() {
    for (const Json& each : root_.at("rulings")) {
      if (each.at("ruling").get<std::size_t>() != deal_.rulings.size()) {
        throw Unreadable("the rulings are not numbered in order");
      }
      deal_.rulings.push_back(ruling(each));
    }
    for (const Json& each : root_.at("refuted")) {
      const auto which = number(each.at("fact"), deal_.facts.size());
      deal_.refuted.push_back({which.value_or(0), which ? deal_.facts[*which] : fact(each.at("as")),
                               each.at("case").get<std::string>()});
    }
    for (const Json& each : root_.at("doubts")) {
      Doubt doubt{word(each.at("law")),
                  word(each.at("id")),
                  fact(each.at("fact")),
                  word(each.at("open")),
                  {}};
      for (const Json& answer : each.at("answers")) {
        doubt.answers.emplace_back(answer.at("values").get<Words>(), word(answer.at("case")));
      }
      deal_.doubts.push_back(std::move(doubt));
    }
    for (const Json& each : root_.at("sitting")) {
      const auto which = number(each.at("fact"), deal_.facts.size());
      if (!which) {
        throw Unreadable("a case of the sitting is on no fact");
      }
      deal_.sitting.push_back({*which, deal_.facts[*which], each.at("case").get<std::string>()});
    }
  }

  [[nodiscard]] Gain gain(const Json& value) const {
    Gain gain;
    gain.to = value.at("to").get<std::string>();
    gain.purpose = value.at("for").get<std::string>();
    gain.because = value.at("because").get<std::string>();
    gain.points = value.at("points").get<int>();
    gain.uncapped = value.at("uncapped").get<int>();
    gain.marked = value.at("marked").get<int>();
    gain.by = number(value.at("by"),
                     gain.because == "agreed" ? deal_.deeds.size() : deal_.rulings.size());
    gain.accrued = at(value.at("accrued"));
    gain.until = at(value.at("until"));
    gain.pending = value.at("pending").get<bool>();
    gain.lapsed = value.at("lapsed").get<bool>();
    gain.after_game = value.at("after_game").get<bool>();
    return gain;
  }

  void sums() {
    const Json& value = root_.at("score");
    Sums& score = deal_.score;
    score.game = value.at("game").get<int>();
    score.begins = value.at("begins").get<bool>();
    score.carried = value.at("carried").get<bool>();
    score.was_over = value.at("was_over").get<bool>();
    score.annulled = value.at("annulled").get<bool>();
    score.playing =
        static_cast<int>(number(value.at("playing"), deal_.playings.size() + 1).value_or(0));
    score.before = value.at("before").get<std::vector<Score>>();
    score.taken_as = value.at("taken_as").get<Score>();
    score.earlier = value.at("earlier").get<Score>();
    for (const std::size_t seat : {0U, 1U}) {
      score.capped_by[seat] = number(value.at("capped_by").at(seat), deal_.rulings.size());
    }
    for (const Json& each : value.at("gains")) {
      score.gains.push_back(gain(each));
    }
    if (const Json& won = value.at("won"); !won.is_null()) {
      score.won_by = won.at("by").get<std::string>();
      score.won_at = at(won.at("act"));
    }
    score.due = value.at("due").get<std::vector<Score>>();
    score.marked = value.at("marked").get<std::vector<Score>>();
    for (const Json& each : value.at("not_due")) {
      score.not_due.push_back({fact(each.at("fact")), word(each.at("case")),
                               each.at("marked").get<int>(), each.at("due").get<int>(),
                               each.at("over").get<int>(), each.at("taken_down").get<int>()});
    }
  }

  const Json& root_;
  Deal deal_;
};

}  // namespace

Deal read_deal(const Json& value) {
  try {
    return DealReader{value}.read();
  } catch (const Json::exception& error) {
    throw Unreadable(error.what());
  }
}

}  // namespace verify
