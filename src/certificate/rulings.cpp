// SPDX-License-Identifier: MIT
//
// What a certificate says of the rulings: which case answers which fact, between which acts the
// right lay, what became of it; and of what the record leaves open.
#include <algorithm>
#include <array>
#include <optional>

#include "certificate/words.hpp"
#include "law/lookup.hpp"

namespace ecarte::certificate {

namespace {

/// The number of the fact a ruling is on: of two at one act, the one of which the same is known;
/// though the score may have told more of its attributes since.
std::optional<std::size_t> number_of(const Ruled& deal, const replay::Fact& fact) {
  const std::vector<replay::Fact>& facts = deal.facts.facts;
  const auto is_it = [&fact](const replay::Fact& other) {
    return same_fact(fact, other) && fact.number == other.number && fact.cards == other.cards;
  };
  auto found = std::ranges::find_if(facts, [&](const replay::Fact& other) {
    return is_it(other) && fact.values == other.values;
  });
  if (found == facts.end()) {
    found = std::ranges::find_if(facts, is_it);
  }
  return found == facts.end() ? std::nullopt
                              : std::optional{static_cast<std::size_t>(found - facts.begin())};
}

/// The ruling whose lapse opened this one; nothing if the fact itself did.
Json after(const Ruled& deal, std::size_t index) {
  const std::vector<law::Ruling>& list = deal.rulings.list;
  const std::uint16_t first = deal.code.cases[list[index].case_index].or_after;
  for (std::size_t i = 0; first != codes::kNoCase && i < index; ++i) {
    if (list[i].case_index == first && same_fact(list[i].fact, list[index].fact)) {
      return i;
    }
  }
  return nullptr;
}

/// A fact by its number or, if it is not among those of replay or the score told more of it, whole.
void put_fact(const Ruled& deal, const replay::Fact& fact, Json& value) {
  const std::optional<std::size_t> number = number_of(deal, fact);
  value["fact"] = number ? Json(*number) : Json(nullptr);
  if (!number || law::as_judged(deal.rulings, deal.facts.facts[*number]).values != fact.values) {
    value["as"] = fact_json(fact);
  }
}

Json window_json(const Ruled& deal, const law::Ruling& ruling) {
  return {{"from", time_json(deal.rulings, ruling.window.from)},
          {"until", time_json(deal.rulings, ruling.window.closed.latest)},
          {"maybe_until", time_json(deal.rulings, ruling.window.closed.earliest)}};
}

Json ruling_json(const Ruled& deal, std::size_t index) {
  const law::Ruling& ruling = deal.rulings.list[index];
  const codes::Case& c = deal.code.cases[ruling.case_index];
  Json value{{"ruling", index}};
  put_fact(deal, ruling.fact, value);
  value.update({{"case", c.name},
                {"law", deal.code.law_of(c).number},
                {"in_doubt", ruling.doubt.which},
                {"after", after(deal, index)}});
  if (ruling.doubt.which) {
    return value;
  }
  if (ruling.doubt.or_case != codes::kNoCase) {
    value["or"] = case_json(deal.code, ruling.doubt.or_case);
  }
  value.update({{"pending", ruling.is_pending()},
                {"window", window_json(deal, ruling)},
                {"elector", actor_word(ruling.elector)},
                {"may", remedies_json(c.may.remedies)},
                {"effects", remedies_json(c.effects)},
                {"status", law::word(ruling.status)},
                {"deed", ruling.deed < 0 ? Json(nullptr) : Json(ruling.deed)},
                {"elected", remedy_json(ruling.elected)},
                {"owed", remedy_json(ruling.owed)},
                {"owed_from", time_json(deal.rulings, ruling.owed_at)}});
  return value;
}

std::string_view question_word(const law::Missing& missing) {
  static constexpr std::array<std::string_view, 7> kQuestions{
      "whether-so",   "when-found",  "whether-came", "whether-in-time",
      "whether-done", "when-marked", "whether-given"};
  return missing.attribute >= 0 ? replay::entry(missing.fact.kind)
                                      .attributes[static_cast<std::size_t>(missing.attribute)]
                                      .name
                                : kQuestions[static_cast<std::size_t>(-1 - missing.attribute)];
}

Json values_json(const law::Missing& missing, replay::ValueBits bits) {
  Json list = Json::array();
  if (missing.attribute >= 0) {
    const replay::Attribute& attribute =
        replay::entry(missing.fact.kind).attributes[static_cast<std::size_t>(missing.attribute)];
    for (int value = 0; value < replay::size_of(attribute); ++value) {
      if ((bits >> value & 1U) != 0) {
        list.push_back(replay::word_of(attribute, static_cast<std::uint8_t>(value)));
      }
    }
  }
  return list;
}

Json doubt_json(const Ruled& deal, const law::Missing& missing) {
  Json answers = Json::array();
  for (std::size_t i = 0; i < missing.answers; ++i) {
    const law::Alternative& each = missing.alternatives[i];
    answers.push_back(Json{{"values", values_json(missing, each.values)},
                           {"case", case_json(deal.code, each.case_index)}});
  }
  return {{"law", missing.law},
          {"id", missing.id},
          {"fact", fact_json(missing.fact)},
          {"open", question_word(missing)},
          {"answers", std::move(answers)}};
}

}  // namespace

Json rulings_json(const Ruled& deal) {
  Json list = Json::array();
  for (std::size_t i = 0; i < deal.rulings.list.size(); ++i) {
    list.push_back(ruling_json(deal, i));
  }
  return list;
}

Json refuted_json(const Ruled& deal) {
  Json list = Json::array();
  for (const law::Ruling& ruling : deal.rulings.refuted) {
    Json value{{"case", deal.code.cases[ruling.case_index].name}};
    put_fact(deal, ruling.fact, value);
    list.push_back(std::move(value));
  }
  return list;
}

Json doubts_json(const Ruled& deal) {
  Json list = Json::array();
  for (const law::Missing& missing : deal.result.missing) {
    list.push_back(doubt_json(deal, missing));
  }
  return list;
}

Json sitting_json(const Ruled& deal) {
  Json list = Json::array();
  for (std::size_t i = 0; i < deal.facts.facts.size(); ++i) {
    const replay::Fact& fact = deal.facts.facts[i];
    const bool of_sitting =
        fact.kind >= replay::FactKind::SeriesCut && fact.kind <= replay::FactKind::LiabilityPaid;
    const codes::FactTable& table = deal.code.tables[static_cast<std::size_t>(fact.kind)];
    const law::Candidates found =
        of_sitting ? law::candidates(deal.code, fact, codes::positions(table) - 1)
                   : law::Candidates{};
    if (found.size == 1) {
      list.push_back(Json{{"fact", i}, {"case", case_json(deal.code, found.cases[0])}});
    }
  }
  return list;
}

}  // namespace ecarte::certificate
