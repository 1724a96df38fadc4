// SPDX-License-Identifier: MIT
#include "report/law_words.hpp"

#include "report/phrases.hpp"
#include "report/words.hpp"

namespace ecarte::report {
namespace {

using law::Who;

std::string_view who_words(Who who) {
  switch (who) {
    case Who::Subject:
      return "the player himself";
    case Who::Adversary:
      return "his adversary";
    case Who::Dealer:
      return "the dealer";
    case Who::NonDealer:
      return "the non-dealer";
    case Who::Scorer:
      return "the scorer";
    case Who::Offender:
      return "the offender";
    case Who::Prejudiced:
      return "the player prejudiced";
    case Who::Both:
      return "either player";
    case Who::Nobody:
      return "nobody";
  }
  return {};
}

std::string_view result_words(law::ScoreKind kind) {
  switch (kind) {
    case law::ScoreKind::King:
      return "the king";
    case law::ScoreKind::Point:
      return "the point";
    case law::ScoreKind::BoldPoint:
      return "the point against one who stood or refused first";
    case law::ScoreKind::Vole:
      return "the vole";
  }
  return {};
}

std::string accepted_words(const replay::Attribute& attribute, std::uint8_t accepts) {
  std::vector<std::string> values;
  const int size = replay::size_of(attribute);
  for (int i = 0; i < size; ++i) {
    if ((accepts >> i & 1U) != 0) {
      values.emplace_back(replay::word_of(attribute, static_cast<std::uint8_t>(i)));
    }
  }
  if (size == 0 || static_cast<int>(values.size()) == size) {
    return {};
  }
  return ", " + std::string{attribute.name} + " " + joined(values, "or");
}

std::string may_words(const law::Option& may) {
  std::vector<std::string> options;
  for (const law::Remedy remedy : may.in_order) {
    if (remedy == law::Remedy::None) {
      break;
    }
    options.emplace_back(option_words(remedy));
  }
  std::string text = std::string{who_words(may.who)} + " may " + joined(options, "or");
  if (may.from != 0) {
    text += ", from: " + closing_words(may.from);
  }
  if (may.until != 0) {
    text += ", until: " + closing_words(may.until);
  }
  switch (may.lapse) {
    case law::Lapse::Stands:
      return text + "; else it stands";
    case law::Lapse::Forfeited:
      return text + "; else the right is lost";
    case law::Lapse::Owed:
      return text + "; else " + std::string{duty_words(may.owed)};
  }
  return text;
}

}  // namespace

std::string box_words(const law::Case& c) {
  const replay::FactEntry& fact = replay::entry(c.on);
  std::string text = "on " + std::string{fact.name};
  for (std::size_t i = 0; i < fact.attributes.size(); ++i) {
    text += accepted_words(fact.attributes[i], c.accepts[i]);
  }
  if (c.must_be_found) {
    text += "; found";
    text += c.found_after != 0 ? " after: " + closing_words(c.found_after) : "";
    text += c.found_before != 0 ? " before: " + closing_words(c.found_before) : "";
  }
  return text;
}

std::vector<std::string> outcome_words(const law::Code& code, const law::Case& c) {
  std::vector<std::string> lines;
  if (c.or_after != law::kNoCase && c.or_after < code.cases.size()) {
    lines.push_back("also when " + std::string{code.cases[c.or_after].id} +
                    " was let stand or lapsed");
  }
  if (c.may.given) {
    lines.push_back(may_words(c.may));
  }
  if (c.must.remedy != law::Remedy::None) {
    lines.emplace_back(duty_words(c.must.remedy));
  }
  for (int i = 0; i < record::kRemedies; ++i) {
    if ((c.effects >> i & 1U) != 0) {
      lines.emplace_back("by itself: " + std::string{effect_words(static_cast<law::Remedy>(i))});
    }
  }
  if (lines.empty()) {
    lines.emplace_back(c.cls == law::Class::Info         ? "noted for information"
                       : c.cls == law::Class::Unprovided ? "the code gives no answer"
                                                         : "the code gives no remedy");
  }
  if (!c.reading.empty()) {
    lines.push_back("reading: " + std::string{c.reading});
  }
  if (!c.note.empty()) {
    lines.push_back("note: " + std::string{c.note});
  }
  return lines;
}

std::string tariff_words(const law::Tariff& row) {
  std::string text{result_words(row.kind)};
  if (row.marks >= 0) {
    text += " marks " + std::to_string(row.marks);
  }
  if (row.offender >= 0) {
    text += std::string{row.marks >= 0 ? ";" : ":"} + " at most " + std::to_string(row.offender) +
            " for one who offended";
  }
  return text;
}

}  // namespace ecarte::report
