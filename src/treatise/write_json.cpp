// SPDX-License-Identifier: MIT
#include "json/value.hpp"
#include "treatise/checked.hpp"

namespace ecarte::treatise {

namespace {

using Json = json::Value;

Json to_json(const Extreme& extreme) {
  Json hand = Json::array();
  for (const Card card : extreme.one.hand) {
    hand.push_back(plain_name(card));
  }
  Json json{{"hand", hand}};
  if (extreme.one.turned) {
    json["turn"] = plain_name(*extreme.one.turned);
  }
  json["measure"] = {extreme.assessment.measure.over(), extreme.assessment.measure.under()};
  json["figures"] = extreme.assessment.figures;
  return json;
}

Json to_json(const ModelAnswer& answer) {
  Json json;
  json["model"] = answer.model ? Json(word_of(*answer.model)) : Json();
  json["verdict"] = word_of(answer.verdict);
  if (answer.page_55) {
    json["proposed"] = "no jeu de règle (p. 55)";
  }
  json["completions"] = answer.cases;
  json["holds"] = answer.holds;
  json["undecided"] = answer.undecided;
  if (answer.least) {
    json["least"] = to_json(*answer.least);
  }
  if (answer.most) {
    json["most"] = to_json(*answer.most);
  }
  json["figures"] = answer.figures;
  return json;
}

Json to_json(const Checked& checked) {
  const Claim& claim = *checked.claim;
  Json json{{"id", claim.id},
            {"page", claim.page},
            {"says", claim.says},
            {"terms", claim.terms},
            {"verdict", word_of(verdict_of(checked))},
            {"computed", checked.computed}};
  if (!claim.note.empty()) {
    json["note"] = claim.note;
  }
  if (!claim.missing.empty()) {
    json["missing"] = claim.missing;
  }
  if (!claim.record.empty()) {
    json["record"] = claim.record;
  }
  json["figures"] = figures_of(checked);
  json["models"] = Json::array();
  for (const ModelAnswer& answer : checked.answer.models) {
    json["models"].push_back(to_json(answer));
  }
  json["differences"] = checked.differences;
  return json;
}

Json to_json(const CheckedChapter& chapter) {
  Json json{{"file", chapter.chapter->file},
            {"treatise", chapter.chapter->treatise},
            {"title", chapter.chapter->title},
            {"claims", Json::array()},
            {"unchecked", Json::array()}};
  for (const Checked& checked : chapter.claims) {
    json["claims"].push_back(to_json(checked));
  }
  for (const Unchecked& sentence : chapter.chapter->unchecked) {
    json["unchecked"].push_back(
        {{"page", sentence.page}, {"says", sentence.says}, {"why", sentence.why}});
  }
  return json;
}

}  // namespace

std::string to_json(const std::vector<CheckedChapter>& chapters, std::string_view tool) {
  const Totals totals = totals_of(chapters);
  Json json{{"tool", tool}, {"chapters", Json::array()}};
  for (const CheckedChapter& chapter : chapters) {
    json["chapters"].push_back(to_json(chapter));
  }
  Json& sum = json["summary"];
  sum["claims"] = totals.claims;
  for (std::size_t i = 0; i < std::size(totals.by_verdict); ++i) {
    sum[std::string{word_of(static_cast<ClaimVerdict>(i))}] = totals.by_verdict[i];
  }
  sum["unchecked"] = totals.unchecked;
  sum["not computed"] = totals.left;
  sum["differing"] = totals.differing;
  return json.dump(2) + "\n";
}

}  // namespace ecarte::treatise
