// SPDX-License-Identifier: MIT
//
// The things that more than one stage has, each taken apart by all its members, so that one that is
// added does not compile until it is written too.
#include <array>
#include <iterator>

#include <fmt/core.h>

#include "report/stage_parts.hpp"
#include "report/text.hpp"

namespace ecarte::report {
namespace {

std::string_view proof_word(replay::Proof proof) {
  switch (proof) {
    case replay::Proof::Proved:
      return "";
    case replay::Proof::Allowed:
      return "allowed";
    case replay::Proof::Refuted:
      return "refuted";
  }
  return {};
}

std::string_view upheld_word(replay::Upheld upheld) {
  switch (upheld) {
    case replay::Upheld::Unknown:
      return "";
    case replay::Upheld::Yes:
      return "yes";
    case replay::Upheld::No:
      return "no";
  }
  return {};
}

/// What is open, of the fact or beside it.
std::string_view question_word(const replay::FactEntry& entry, int attribute) {
  if (attribute >= 0) {
    return entry.attributes.at(static_cast<std::size_t>(attribute)).name;
  }
  switch (static_cast<law::OpenQuestion>(attribute)) {
    case law::kWhetherSo:
      return "whether-so";
    case law::kWhenFound:
      return "when-found";
    case law::kWhetherCame:
      return "whether-came";
    case law::kWhetherInTime:
      return "whether-in-time";
    case law::kWhetherDone:
      return "whether-done";
    case law::kWhenMarked:
      return "when-marked";
    case law::kWhetherGiven:
      return "whether-given";
    case law::kWhichFirst:
      return "which-first";
  }
  return {};
}

std::string where_words(const replay::FactPlace& place) {
  const auto& [dealing, playing, trick] = place;
  return stage_number("dealing", dealing, 1) + stage_number("playing", playing) +
         stage_number("trick", trick);
}

/// An answer to what is open of the fact.
std::string answer_line(const Deal& deal, const law::Missing& missing,
                        const law::Alternative& answer) {
  const auto& [values, case_index, due, winner, found, over, claimed] = answer;
  const replay::FactEntry& entry = replay::entry(missing.fact.kind);
  const bool of_attribute = values != 0 && missing.attribute >= 0;
  const auto number = static_cast<std::size_t>(of_attribute ? missing.attribute : 0);
  return (of_attribute ? stage_part(entry.attributes.at(number).name,
                                    stage_values(entry.attributes.at(number), values))
                       : stage_number("values", values)) +
         stage_part("case", stage_case(deal, case_index)) +
         stage_part("due", stage_score(deal, due)) +
         stage_part("winner", stage_player(deal, winner)) +
         stage_part("found",
                    stage_set(found, 16, [](int boundary) { return std::to_string(boundary); })) +
         stage_flag("over", over) + stage_part("claimed", stage_remedy(claimed));
}

}  // namespace

std::string_view stage_purpose(record::For purpose) {
  switch (purpose) {
    case record::For::Unsaid:
      return "";
    case record::For::King:
      return "king";
    case record::For::Point:
      return "point";
    case record::For::Vole:
      return "vole";
  }
  return {};
}

std::string stage_fact(const Deal& deal, const replay::Fact& fact) {
  const auto& [kind, subject, values, occurred, found, witness, place, proof, upheld, number,
               against, cards] = fact;
  const replay::FactEntry& entry = replay::entry(kind);
  std::string text = fmt::format("{} {}", entry.name, stage_name(deal, subject));
  for (std::size_t i = 0; i < entry.attributes.size(); ++i) {
    if (!entry.attributes[i].name.empty()) {
      fmt::format_to(std::back_inserter(text), " {}={}", entry.attributes[i].name,
                     stage_values(entry.attributes[i], values[i]));
    }
  }
  return text + stage_part("occurred", stage_act(deal, occurred)) +
         stage_part("found", stage_act(deal, found)) +
         stage_part("witness", stage_act(deal, witness)) + where_words(place) +
         stage_flag(proof_word(proof), proof != replay::Proof::Proved) +
         stage_part("upheld", upheld_word(upheld)) +
         (number == 0 ? "" : stage_part("number", stage_count(number))) +
         stage_part("against", stage_player(deal, against)) +
         stage_part("cards", stage_cards(cards));
}

std::string stage_deed(const Deal& deal, const replay::Deed& deed, std::string_view moment) {
  const auto& [what, by, at, dealing, playing, carried_out, permitted, named, number, points,
               pack_wrong, cards] = deed;
  const auto& [whose, purpose, deals_ago] = points;
  return fmt::format("{} {} {} {}", replay::word(what), stage_name(deal, by), moment,
                     carried_out ? "carried out" : "claimed") +
         stage_flag("permitted", permitted) + stage_part("named", stage_remedy(named)) +
         (number == 0 ? "" : stage_part("number", stage_count(number))) +
         stage_part("of", stage_player(deal, whose)) + stage_part("for", stage_purpose(purpose)) +
         (deals_ago ? fmt::format("; deals-ago {}", *deals_ago) : "") +
         stage_flag("pack-wrong", pack_wrong) + stage_part("cards", stage_cards(cards)) +
         stage_number("dealing", dealing, 1) + stage_number("playing", playing);
}

std::string stage_impossible(const Deal& deal, const replay::Impossible& impossible) {
  const auto& [id, at, earlier, cards, who] = impossible;
  return fmt::format("{} at {}", id, stage_act(deal, at)) +
         stage_part("against", stage_act(deal, earlier)) + stage_part("cards", stage_cards(cards)) +
         stage_part("who", stage_player(deal, who));
}

void write_stage_missing(std::string& out, const Deal& deal, const law::Missing& missing) {
  const auto& [law, id, player, trick, at, fact, attribute, would_prove, claimed, alternatives,
               answers, waiver] = missing;
  const auto back = std::back_inserter(out);
  fmt::format_to(back, "missing {} at {}: {}{}{}{}{}{}{}\n", label_of(law, id), stage_act(deal, at),
                 question_word(replay::entry(fact.kind), attribute),
                 stage_part("player", stage_player(deal, player)), stage_number("trick", trick),
                 stage_part("would-prove", stage_cards(would_prove)),
                 stage_part("claimed", stage_remedy(claimed)),
                 stage_number("waiver", waiver, law::kNoWaiver),
                 fact == replay::Fact{} ? "" : stage_part("of", stage_fact(deal, fact)));
  for (std::size_t i = 0; i < answers && i < alternatives.size(); ++i) {
    out += stage_line("answer", answer_line(deal, missing, alternatives[i]));
  }
}

}  // namespace ecarte::report
