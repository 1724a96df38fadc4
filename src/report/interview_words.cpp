// SPDX-License-Identifier: MIT
#include "report/interview_words.hpp"

#include <array>

#include <fmt/core.h>

#include "codes/remedy_rows.hpp"
#include "codes/tariff.hpp"
#include "report/law_words.hpp"
#include "report/phrases.hpp"
#include "report/plain_facts.hpp"
#include "report/words.hpp"

namespace ecarte::report {
namespace {

using interview::About;
using interview::Part;
using interview::Question;
using interview::Since;

std::string_view part_words(Part part) {
  constexpr std::array<std::string_view, replay::kParts> kWords{
      "before the deal: shuffling, cutting, the packs",
      "while the cards were dealt and the trump turned",
      "in proposing, discarding and giving cards",
      "about the king",
      "in playing the cards",
      "about the score",
      "with somebody who did not play",
      "about rubbers, stakes, pools and bets"};
  return kWords[static_cast<std::size_t>(part)];
}

/// When it came to light: before the first boundary, between two, or after the last.
Clause found_words(const codes::FactTable& table, std::uint8_t position) {
  const auto boundary = [&table](std::size_t i) { return beat_clause(table.boundaries[i].beats); };
  if (position == 0) {
    return "before " + boundary(0);
  }
  const Clause after = "after " + boundary(position - 1U);
  return position == table.boundaries.size() ? after + ", or not at all"
                                             : after + ", but before " + boundary(position);
}

/// What follows now that an option was not used.
std::string unused_words(const codes::Case& c) {
  const codes::Option& may = c.may;
  switch (may.lapse) {
    case codes::Lapse::Stands:
      return ": " + std::string{stands_words(c)};
    case codes::Lapse::Forfeited:
      return ": the right is lost";
    case codes::Lapse::Owed:
      return ": " + std::string{duty_words(may.owed)};
  }
  return {};
}

/// What the score comes to by a remedy, as far as it can be told without a record.
Clause score_by(const codes::Code& code, const codes::Case& c, replay::Remedy remedy) {
  const auto points = [&code](const codes::Earned& earned) {
    const int marks = codes::tariff(code, earned);
    return "the score rises by " + number_word(marks);
  };
  using replay::Remedy;
  const bool annuls =
      remedy == Remedy::FreshDeal || remedy == Remedy::Void || remedy == Remedy::Recut;
  if (annuls) {
    return "the score is what it was before this deal";
  }
  if (remedy == Remedy::ReplayHands) {
    return Clause{"the second playing decides what the tricks bring"} +
           ((c.effects & codes::bit(Remedy::Ceiling)) != 0 &&
                    code.ceilings_after_replay == codes::AfterReplay::Follow
                ? ", and the limit on the offender still holds"
                : "");
  }
  const bool of_king = remedy == Remedy::Announce || remedy == Remedy::AnnounceAndMark ||
                       (remedy == Remedy::Mark && c.on == replay::FactKind::KingTurned);
  if (of_king || codes::is_award(remedy)) {
    return points(of_king                       ? codes::kTheKing
                  : remedy == Remedy::AwardVole ? codes::kTheVole
                                                : codes::kThePoint);
  }
  return remedy == Remedy::Mark       ? "the score rises by what is marked"
         : remedy == Remedy::TakeDown ? "the score falls by what was marked too much"
         : remedy == Remedy::CallUpon ? "the score is not touched"
                                      : "the score is what the hand then brings";
}

/// What the score comes to if an option is not used.
Clause score_unused(const codes::Code& code, const codes::Case& c) {
  switch (c.may.lapse) {
    case codes::Lapse::Forfeited:
      return "the score does not rise";
    case codes::Lapse::Owed:
      return score_by(code, c, c.may.owed);
    case codes::Lapse::Stands:
      break;
  }
  return (c.effects & codes::bit(replay::Remedy::Ceiling)) != 0
             ? "the score is what the hand brings, as far as the offender may mark it"
             : "the score is what the hand brings";
}

/// The score under each choice that is still open, and under none; or by what must be done.
Clause scores_by_choice(const codes::Code& code, const interview::PossibleRuling& outcome) {
  const codes::Case& c = code.cases[outcome.case_index];
  if (!c.may.given || (outcome.since && *outcome.since != Since::Open)) {
    return c.must.remedy == replay::Remedy::None || c.may.given ? Clause{}
                                                                : score_by(code, c, c.must.remedy);
  }
  const std::string_view who = c.may.who == codes::Who::Both ? "either of them " : "he ";
  Clause text;
  for (const replay::Remedy option : c.may.in_order) {
    if (option != replay::Remedy::None) {
      text.append(text.empty() ? "should " : "; should ").append(who).append(option_words(option));
      text += ", " + score_by(code, c, option);
    }
  }
  return text + "; if not, " + score_unused(code, c);
}

}  // namespace

std::string question_words(const codes::Code& code, const Question& question) {
  switch (question.about) {
    case About::Part:
      return "When did it happen?";
    case About::Fact:
      return "What happened?";
    case About::Attribute:
      return std::string{
          plain(question.fact).attributes[static_cast<std::size_t>(question.attribute)].question};
    case About::Found:
      return "When did it come to light?";
    case About::Since: {
      const codes::Option& may = code.cases[question.case_index].may;
      return fmt::format("{}. Has it come so far that {}?", option_clause(may),
                         beat_clause(may.until));
    }
  }
  return {};
}

std::string answer_words(const codes::Code& code, const Question& question, std::uint8_t value) {
  switch (question.about) {
    case About::Part:
      return std::string{part_words(static_cast<Part>(value))};
    case About::Fact:
      return std::string{plain(static_cast<replay::FactKind>(value)).clause};
    case About::Attribute:
      return std::string{plain_value(question.fact, question.attribute, value)};
    case About::Found:
      return std::string{found_words(code.tables[static_cast<std::size_t>(question.fact)], value)};
    case About::Since:
      switch (static_cast<Since>(value)) {
        case Since::Open:
          return "not yet, and nothing has been chosen";
        case Since::Used:
          return "the choice was made before that";
        case Since::Unused:
          return "it has, and nothing was chosen before";
      }
  }
  return {};
}

std::string answer_id(const codes::Code& code, const Question& question, std::uint8_t value) {
  switch (question.about) {
    case About::Part:
      return std::string{interview::word(static_cast<Part>(value))};
    case About::Fact:
      return std::string{replay::entry(static_cast<replay::FactKind>(value)).name};
    case About::Attribute:
      return std::string{replay::word_of(
          replay::entry(question.fact).attributes[static_cast<std::size_t>(question.attribute)],
          value)};
    case About::Found: {
      const codes::FactTable& table = code.tables[static_cast<std::size_t>(question.fact)];
      return value == table.boundaries.size() ? "late" : fmt::format("before-{}", value + 1);
    }
    case About::Since: {
      constexpr std::array<std::string_view, 3> kWords{"open", "used", "unused"};
      return std::string{kWords[value]};
    }
  }
  return {};
}

std::vector<std::string> ruling_words(const codes::Code& code,
                                      const interview::PossibleRuling& outcome) {
  if (outcome.case_index == codes::kNoCase) {
    return {"the code does not speak of such a thing"};
  }
  const codes::Case& c = code.cases[outcome.case_index];
  const codes::Law& law = code.law_of(c);
  const std::string page = law.page.empty() ? "" : fmt::format(" (p. {})", law.page);
  std::vector<std::string> words;
  const std::string_view gist = c.gist.empty() ? law.gist : c.gist;
  words.push_back(law.number.empty() ? fmt::format("{}{}: {}", law.id, page, gist)
                                     : fmt::format("law {}{}: {}", law.number, page, gist));
  if (outcome.since == Since::Used) {
    words.push_back("it was used in its time, and that holds: " + option_clause(c.may));
  } else if (outcome.since == Since::Unused) {
    words.push_back(fmt::format("the time for it ended when {}{}", past_beat_clause(c.may.until),
                                unused_words(c)));
  }
  for (std::string& line : outcome_words(code, c)) {
    const bool settled = outcome.since && *outcome.since != Since::Open;
    const bool of_another = line.starts_with("also when ");
    if (!of_another && (!settled || !line.starts_with(option_clause(c.may)))) {
      words.push_back(std::move(line));
    }
  }
  if (const Clause scores = scores_by_choice(code, outcome); !scores.empty()) {
    words.emplace_back(scores);
  }
  if ((c.effects & codes::bit(replay::Remedy::Ceiling)) != 0) {
    for (const codes::Tariff& row : code.tariff) {
      if (codes::is_ceiling(row)) {
        words.push_back(tariff_words(row));
      }
    }
  }
  return words;
}

std::string if_words(const codes::Code& code, const interview::PossibleRuling& outcome) {
  std::string text;
  for (const interview::If& open : outcome.ifs) {
    std::vector<std::string> values;
    const Question question{
        .about = open.about, .attribute = open.attribute, .values = {}, .fact = outcome.fact};
    for (std::uint8_t value = 0; value < 64; ++value) {
      if ((open.values >> value & 1U) != 0) {
        const std::string found = open.about == About::Found ? "it came to light " : "";
        values.push_back(found + answer_words(code, question, value));
      }
    }
    text += (text.empty() ? "if " : ", and ") + joined(values, "or");
  }
  return text;
}

}  // namespace ecarte::report
