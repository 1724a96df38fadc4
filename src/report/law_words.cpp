// SPDX-License-Identifier: MIT
#include "report/law_words.hpp"

#include <algorithm>
#include <array>
#include <iterator>

#include <fmt/core.h>

#include "codes/tariff.hpp"
#include "report/phrases.hpp"
#include "report/plain_facts.hpp"
#include "report/words.hpp"

namespace ecarte::report {
namespace {

using codes::Who;

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

std::string result_words(const codes::Tariff& row) {
  const bool bold = row.loser_bold == replay::bits_of(replay::NoYes::Yes);
  switch (row.what) {
    case replay::ScoreFor::King:
      return "the king";
    case replay::ScoreFor::Point:
      return bold ? "the point against one who stood or refused first" : "the point";
    case replay::ScoreFor::Vole:
      return bold ? "the vole against one who stood or refused first" : "the vole";
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

std::string may_words(const codes::Case& c) {
  const codes::Option& may = c.may;
  std::string text = option_clause(may);
  if (may.from != 0) {
    text += ", once " + beat_clause(may.from) + ",";
  }
  if (may.until != 0) {
    text += " until " + beat_clause(may.until);
  }
  return text.append(else_words(c, may.who == codes::Who::Both));
}

/// The values a case accepts of one attribute, said the shorter way; empty if it accepts any.
std::string limited_to(replay::FactKind fact, int attribute, std::uint8_t accepts) {
  const int size =
      replay::size_of(replay::entry(fact).attributes[static_cast<std::size_t>(attribute)]);
  std::vector<std::string> in;
  std::vector<std::string> out;
  for (int i = 0; i < size; ++i) {
    const std::string clause{plain_value(fact, attribute, static_cast<std::uint8_t>(i))};
    ((accepts >> i & 1U) != 0 ? in : out).push_back(clause);
  }
  if (out.empty()) {
    return {};
  }
  return out.size() == 1 && in.size() > 1 ? ", unless " + out.front() : ", and " + joined(in, "or");
}

/// The beats in the order in which a deal brings them, those of either player after those of one;
/// a lead is played to before anybody's second card.
std::vector<int> in_order_of_play(codes::WindowBeats beats) {
  using codes::WindowBeat;
  using replay::Beat;
  constexpr auto at = [](auto beat) { return static_cast<int>(beat); };
  constexpr std::array<int, codes::kWindowBeats> kOrder{at(Beat::Cut),
                                                        at(Beat::Packet),
                                                        at(Beat::TurnUp),
                                                        at(Beat::NLooks),
                                                        at(Beat::DTakesUp),
                                                        at(Beat::Proposal),
                                                        at(Beat::Answer),
                                                        at(Beat::Discard),
                                                        at(Beat::Given),
                                                        at(Beat::NTakesUp),
                                                        at(Beat::DTakes),
                                                        at(Beat::NFirstCard),
                                                        at(Beat::DFirstCard),
                                                        at(WindowBeat::OwnFirstCard),
                                                        at(Beat::Reply),
                                                        at(Beat::NSecondCard),
                                                        at(Beat::DSecondCard),
                                                        at(WindowBeat::OwnSecondCard),
                                                        at(Beat::NCard),
                                                        at(Beat::DCard),
                                                        at(WindowBeat::OwnCard),
                                                        at(WindowBeat::AdvCard),
                                                        at(Beat::Lead),
                                                        at(Beat::HandOver),
                                                        at(Beat::HandClosed),
                                                        at(WindowBeat::NextCut),
                                                        at(WindowBeat::NextPacket),
                                                        at(WindowBeat::NextTurnUp),
                                                        at(Beat::GameEnd),
                                                        at(Beat::NextGame),
                                                        at(Beat::Settled)};
  std::vector<int> order;
  std::ranges::copy_if(kOrder, std::back_inserter(order),
                       [beats](int beat) { return (beats >> beat & 1U) != 0; });
  return order;
}

/// An effect where nothing is known of the deal: whether a king was marked, say.
std::string_view effect_in_law(replay::Remedy effect) {
  return effect == replay::Remedy::TakeDown
             ? "the king may not be marked, and a mark made for it comes off"
             : effect_words(effect);
}

}  // namespace

std::string option_clause(const codes::Option& may) {
  std::vector<std::string> options;
  for (const replay::Remedy remedy : may.in_order) {
    if (remedy == replay::Remedy::None) {
      break;
    }
    options.emplace_back(option_words(remedy));
  }
  return std::string{who_words(may.who)} + " may " + joined(options, "or");
}

std::string_view stands_words(const codes::Case& c) {
  const codes::Option& may = c.may;
  using enum replay::Remedy;
  constexpr auto kStands = std::to_array<std::pair<replay::Remedy, std::string_view>>({
      {FreshDeal, "the deal stands"},
      {Void, "the deal stands"},
      {Rectify, "the deal stands"},
      {Complete, "the deal stands"},
      {Draw, "the deal stands"},
      {ThrowOut, "the deal stands"},
      {Recut, "the cut stands"},
      {ChooseTrump, "the card first turned is the trump"},
      {ReplayHands, "the hand stands as it was played"},
      {TakeDown, "the mark stands"},
      {PlayNamedSuit, "the card led stands"},
      {Unplay, "the card played stands"},
      {CallUpon, "the bystander pays nothing"},
      {Choice, "packs and seats are taken as they come"},
  });
  if (std::ranges::find(may.in_order, Complete) != may.in_order.end()) {
    return "the hand stays as it is";
  }
  const auto* const found = std::ranges::find(kStands, may.in_order[0],
                                              &std::pair<replay::Remedy, std::string_view>::first);
  return found == kStands.end() ? "nothing changes" : found->second;
}

Clause else_words(const codes::Case& c, bool of_either) {
  const codes::Option& may = c.may;
  switch (may.lapse) {
    case codes::Lapse::Stands:
      if (of_either && may.in_order[0] == replay::Remedy::TakeDown) {
        return "; it comes off as soon as either asks for it";
      }
      return Clause{"; if not, "} + stands_words(c);
    case codes::Lapse::Forfeited:
      return "; if not, the right is lost";
    case codes::Lapse::Owed:
      return Clause{"; if not, "} + duty_words(may.owed);
  }
  return {};
}

std::string case_words(const codes::Case& c) {
  std::string text = "if " + std::string{plain(c.on).clause};
  for (int i = 0; i < replay::kMaxAttributes; ++i) {
    text += limited_to(c.on, i, c.accepts[static_cast<std::size_t>(i)]);
  }
  if (c.must_be_found) {
    text += ", and it is found";
    text += c.found_after != 0 ? " after " + beat_clause(c.found_after) : "";
    text += c.found_after != 0 && c.found_before != 0 ? " and" : "";
    text += c.found_before != 0 ? " before " + beat_clause(c.found_before) : "";
  }
  return text;
}

std::vector<std::string> time_line(std::span<const codes::Case> cases) {
  codes::WindowBeats beats = 0;
  for (const codes::Case& c : cases) {
    beats |= c.may.given ? c.may.from | c.may.until : 0;
  }
  const std::vector<int> acts = in_order_of_play(beats);
  if (acts.empty()) {
    return {};
  }
  constexpr std::size_t kStep = 8;  // columns between one act and the next
  const std::size_t width = kStep * (acts.size() + 1);
  const auto column = [&](codes::WindowBeats which, std::size_t otherwise) {
    for (std::size_t i = 0; i < acts.size(); ++i) {
      if ((which >> acts[i] & 1U) != 0) {
        return kStep * (i + 1);
      }
    }
    return otherwise;
  };
  std::string line(width, '-');
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < acts.size(); ++i) {
    const std::string number = std::to_string(i + 1);
    line.replace(kStep * (i + 1), number.size(), number);
  }
  lines.push_back(line + ">");
  std::vector<std::string> bars;
  for (const codes::Case& c : cases) {
    if (!c.may.given || (c.may.from | c.may.until) == 0) {
      continue;
    }
    const std::size_t from = column(c.may.from, 0);
    const std::size_t until = std::max(column(c.may.until, width), from + 1);
    std::string bar(until + 1, ' ');
    bar.replace(from, until - from + 1, std::string(until - from + 1, '='));
    bar[from] = '[';
    bar[until] = ']';
    std::string text = fmt::format("{:{}}  {}", bar, width + 1, option_clause(c.may));
    if (std::ranges::find(bars, text) == bars.end()) {
      bars.push_back(std::move(text));
    }
  }
  std::ranges::move(bars, std::back_inserter(lines));
  for (std::size_t i = 0; i < acts.size(); ++i) {
    lines.push_back(fmt::format("{} {}", i + 1, beat_clause(codes::WindowBeats{1} << acts[i])));
  }
  return lines;
}

std::string box_words(const codes::Case& c) {
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

std::vector<std::string> outcome_words(const codes::Code& code, const codes::Case& c) {
  std::vector<std::string> lines;
  if (c.or_after != codes::kNoCase && c.or_after < code.cases.size()) {
    const std::string_view number = code.law_of(code.cases[c.or_after]).number;
    lines.push_back("also when what " +
                    (number.empty() ? "is said of " + std::string{code.cases[c.or_after].id}
                                    : "law " + std::string{number} + " gives") +
                    " was let go or its time had passed");
  }
  if (c.follows != codes::kNoCase && c.follows < code.cases.size()) {
    const std::string_view number = code.law_of(code.cases[c.follows]).number;
    lines.push_back("what " +
                    (number.empty() ? "is said of " + std::string{code.cases[c.follows].id}
                                    : "law " + std::string{number} + " orders") +
                    " of the same hand comes first");
  }
  if (c.may.given) {
    lines.push_back(may_words(c));
  }
  if (c.must.remedy != replay::Remedy::None) {
    lines.emplace_back(duty_words(c.must.remedy));
  }
  for (int i = 0; i < record::kRemedies; ++i) {
    if ((c.effects >> i & 1U) != 0) {
      lines.emplace_back("by itself: " +
                         std::string{effect_in_law(static_cast<replay::Remedy>(i))});
    }
  }
  if (lines.empty()) {
    lines.emplace_back(c.cls == codes::Class::Info         ? "noted for information"
                       : c.cls == codes::Class::Unprovided ? "the code gives no answer"
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

std::string tariff_words(const codes::Tariff& row) {
  return result_words(row) + (codes::is_ceiling(row) ? ": at most " : " marks ") +
         std::to_string(row.marks) + (codes::is_ceiling(row) ? " for one who offended" : "");
}

}  // namespace ecarte::report
