// SPDX-License-Identifier: MIT
//
// What replay established, line by line. Each struct is taken apart by all its members, so that one
// that is added does not compile until it is written too.
#include <array>
#include <optional>
#include <vector>

#include <fmt/core.h>

#include "report/escape.hpp"
#include "report/stage_parts.hpp"
#include "report/stages.hpp"

namespace ecarte::report {
namespace {

constexpr std::array<std::string_view, replay::kOutcomes> kOutcomeWords{
    "first-vole", "first-point", "second-point", "second-vole", "nobody"};

std::string_view next_act_word(replay::NextAct next) {
  using replay::NextAct;
  switch (next) {
    case NextAct::None:
      return "none";
    case NextAct::Give:
      return "give";
    case NextAct::Turn:
      return "turn";
    case NextAct::Propose:
      return "propose";
    case NextAct::Answer:
      return "answer";
    case NextAct::AnswerBarred:
      return "answer-barred";
    case NextAct::AnswerOrFollow:
      return "answer-or-follow";
    case NextAct::Exchange:
      return "exchange";
    case NextAct::Grant:
      return "grant";
    case NextAct::Take:
      return "take";
    case NextAct::Lead:
      return "lead";
    case NextAct::Follow:
      return "follow";
    case NextAct::Won:
      return "won";
  }
  return {};
}

std::string_view kind_word(replay::Testimony::Kind kind) {
  using Kind = replay::Testimony::Kind;
  switch (kind) {
    case Kind::Mark:
      return "mark";
    case Kind::TakeDown:
      return "take-down";
    case Kind::Counters:
      return "counters";
    case Kind::Announce:
      return "announce";
  }
  return {};
}

/// "A 3, Y 0": of whom it is not the ordinary number.
template <class Number, class Word>
std::string each(const Deal& deal, const game::PerSeat<Number>& numbers, Number ordinary,
                 Word word) {
  std::string text;
  for (const game::Seat seat : game::kSeats) {
    if (!(numbers[seat] == ordinary)) {
      text += text.empty() ? "" : ", ";
      text += fmt::format("{} {}", stage_player(deal, seat), word(numbers[seat]));
    }
  }
  return text;
}

std::string counts(const Deal& deal, const game::PerSeat<std::uint8_t>& numbers) {
  return each(deal, numbers, std::uint8_t{0}, [](std::uint8_t number) { return unsigned{number}; });
}

/// A player of whom it may not be known who he is: "?".
std::string seat_words(const Deal& deal, const std::optional<game::Seat>& seat) {
  return seat ? stage_player(deal, *seat) : "?";
}

std::string bounded_words(const Deal& deal, const replay::BoundedMoment& moment) {
  const auto& [earliest, latest] = moment;
  return moment.exact() ? stage_act(deal, latest)
                        : fmt::format("after {} before {}", stage_act(deal, earliest),
                                      stage_end(deal, latest));
}

std::string place_line(const Deal& deal, const replay::DealPlace& place) {
  const auto& [game, number, ordinal, sitting_begins, game_begins, begins_untold, broken_before,
               heading] = place;
  return fmt::format("place {}.{}", game, number) + stage_number("ordinal", ordinal) +
         stage_flag("sitting-begins", sitting_begins) + stage_flag("game-begins", game_begins) +
         stage_flag("begins-untold", begins_untold) + stage_flag("broken-before", broken_before) +
         (heading == 0 ? "" : stage_part("heading", stage_act(deal, heading))) + "\n";
}

std::string stands_line(const Deal& deal, const replay::DealStands& stands) {
  const auto& [trump, next_dealer, to_act, resigned_at, deal_follows] = stands;
  const auto& [what, who] = to_act;
  return stage_line(
      "stands",
      stage_part("trump", trump ? game::name(*trump) : "") +
          stage_part("next-dealer", seat_words(deal, next_dealer)) +
          (what == replay::NextAct::None ? "" : stage_part("to-act", next_act_word(what))) +
          stage_part("by", stage_player(deal, who)) +
          (resigned_at == replay::kNever ? ""
                                         : stage_part("resigned", stage_act(deal, resigned_at))) +
          stage_flag("deal-follows", deal_follows));
}

std::string dealing_words(const Deal& deal, const replay::DealingSpan& dealing) {
  const auto& [begin, end, dealer, rightful, bold, reached_turn_up, looked, kingless, silent] =
      dealing;
  const auto looks = [&](const replay::BoundedMoment& moment) {
    return bounded_words(deal, moment);
  };
  const auto known = [](replay::Some<replay::NoYes> is) {
    return is.must_be(replay::NoYes::Yes) ? "yes" : "?";
  };
  return fmt::format("{} deals, {} should", seat_words(deal, dealer), seat_words(deal, rightful)) +
         stage_part("from", stage_act(deal, begin)) + stage_part("to", stage_end(deal, end)) +
         stage_part("bold", each(deal, bold, replay::Some{replay::NoYes::No}, known)) +
         (reached_turn_up ? "; reached its turn-up" : "; no turn-up") +
         stage_part("looked", each(deal, looked, replay::BoundedMoment{}, looks)) +
         stage_part("kingless", stage_players(deal, kingless.of)) +
         stage_part("silent", stage_players(deal, silent.of));
}

std::string playing_words(const Deal& deal, const replay::PlayingSpan& playing) {
  const auto& [begin, end, dealing, over, how, over_at, outcomes, tricks, point_at, unknown_tricks,
               by_lead, uncovered] = playing;
  const auto moment = [&](replay::ActIndex at) { return stage_act(deal, at); };
  const auto outcome = [](int number) {
    return kOutcomeWords.at(static_cast<std::size_t>(number));
  };
  return stage_part("from", stage_act(deal, begin)) + stage_part("to", stage_end(deal, end)) +
         stage_number("dealing", dealing, 1) + stage_flag("over", over) +
         (over || how != replay::HandEnd::Played ? stage_part("how", replay::word_of(how)) : "") +
         stage_part("at", stage_act(deal, over_at)) +
         stage_part("outcome", stage_set(outcomes.bits(), replay::kOutcomes, outcome)) +
         stage_part("tricks", counts(deal, tricks)) +
         stage_part("point", each(deal, point_at, replay::kNever, moment)) +
         stage_number("unknown-tricks", unknown_tricks) +
         stage_part("by-lead", counts(deal, by_lead)) +
         stage_part("uncovered", counts(deal, uncovered));
}

std::string alleged_line(const Deal& deal, const replay::Alleged& alleged) {
  const auto& [here, before, disputed] = alleged;
  return stage_line("alleged", stage_part("here", stage_players(deal, here)) +
                                   stage_part("before", stage_players(deal, before)) +
                                   stage_flag("disputed", disputed));
}

std::string points_word(replay::PointsTold points) {
  return points.some_only() ? "some" : stage_count(points.written());
}

std::string testimony_words(const Deal& deal, const replay::Testimony& said) {
  const auto& [kind, seat, by, purpose, amount, amount_second, either_way, upon_king, deals_ago, at,
               dealing] = said;
  const bool counters = kind == replay::Testimony::Kind::Counters;
  const std::string of_both = fmt::format("{}-{}", points_word(amount), points_word(amount_second));
  const std::string of_one = amount.told() ? " " + points_word(amount) : "";
  const bool known_whose = either_way == std::array{record::kUnstated, record::kUnstated};
  return fmt::format("{} {} {}", kind_word(kind), stage_act(deal, at),
                     counters ? of_both : stage_player(deal, seat) + of_one) +
         stage_part("for", stage_purpose(purpose)) +
         (by == (counters ? record::kBoth : record::actor_of(seat))
              ? ""
              : stage_part("by", stage_player(deal, by))) +
         (known_whose ? ""
                      : fmt::format("; either-way {}-{}", stage_count(either_way[0]),
                                    stage_count(either_way[1]))) +
         stage_flag("upon-king", upon_king) +
         (deals_ago ? fmt::format("; deals-ago {}", *deals_ago) : "") +
         stage_number("dealing", dealing, 1);
}

std::string gap_words(const Deal& deal, const replay::Gap& gap) {
  const auto& [before, beats, deeds, dealing, if_deal_follows] = gap;
  const auto beat = [](int number) { return replay::word(static_cast<replay::Beat>(number)); };
  return stage_part("before", stage_end(deal, before)) +
         stage_part("beats", stage_set(beats, replay::kBeats, beat)) +
         stage_part("deeds", stage_remedies(deeds)) + stage_number("dealing", dealing, 1) +
         stage_flag("if-deal-follows", if_deal_follows);
}

void write_untold(std::string& out, const Deal& deal, const replay::Untold& untold) {
  const auto& [in_brief, supposed, room, gaps, unanswered] = untold;  // here all is told whole
  for (const replay::Fact& fact : supposed) {
    out += fmt::format("supposed {}\n", stage_fact(deal, fact));
  }
  const auto kind = [](int i) { return replay::entry(static_cast<replay::FactKind>(i)).name; };
  const auto leaves_room = [&room = room](int i) { return room[static_cast<std::size_t>(i)]; };
  out += stage_row("room", stage_members(replay::kFactKinds, leaves_room, kind));
  for (const replay::Gap& gap : gaps) {
    out += stage_line("gap", gap_words(deal, gap));
  }
  for (const replay::ActIndex lead : unanswered) {
    out += fmt::format("unanswered {}\n", stage_act(deal, lead));
  }
}

std::string seen_words(const record::ActKinds& seen) {
  return stage_members(
      record::kActKinds, [&](int kind) { return seen.has(static_cast<record::ActKind>(kind)); },
      [](int kind) { return name_of(static_cast<record::ActKind>(kind)); });
}

void write_beats(std::string& out, const Deal& deal, const std::vector<replay::BeatSet>& beats) {
  for (std::size_t i = 0; i < beats.size(); ++i) {
    if (beats[i] != 0) {
      out += fmt::format("beats {} {}\n", stage_act(deal, static_cast<replay::ActIndex>(i)),
                         stage_beats(beats[i]));
    }
  }
}

/// What is wrong with the record itself. The facts are then those of the acts before.
void write_problems(std::string& out, const Deal& deal) {
  for (const record::Problem& problem : deal.record.problems) {
    const record::Place at = record::place_of(deal.record, problem.span.begin);
    const bool impossible = problem.kind == record::Problem::Kind::Impossible;
    out += fmt::format("problem {} {} at {}:{}: {}", impossible ? "impossible" : "unreadable",
                       problem.id, at.line, at.column, escaped(problem.message));
    for (const std::string& note : problem.notes) {
      out += fmt::format("; {}", escaped(note));
    }
    out += '\n';
  }
  out += deal.understood == 0 ? "" : fmt::format("understood {} acts\n", deal.understood);
}

void write_facts(std::string& out, const Deal& deal) {
  const auto& [place, stands, facts, untold, alleged, deeds, testimony, beats, dealings, playings,
               impossible, seen] = deal.facts;
  out += place_line(deal, place) + stands_line(deal, stands);
  for (std::size_t i = 0; i < dealings.size(); ++i) {
    out += fmt::format("dealing {}: {}\n", i + 1, dealing_words(deal, dealings[i]));
  }
  for (std::size_t i = 0; i < playings.size(); ++i) {
    out += stage_line(fmt::format("playing {}:", i + 1), playing_words(deal, playings[i]));
  }
  for (const replay::Impossible& each : impossible) {
    out += fmt::format("impossible {}\n", stage_impossible(deal, each));
  }
  for (const replay::Fact& fact : facts) {
    out += fmt::format("fact {}\n", stage_fact(deal, fact));
  }
  write_untold(out, deal, untold);
  out += alleged_line(deal, alleged);
  for (const replay::Deed& deed : deeds) {
    out += fmt::format("deed {}\n", stage_deed(deal, deed, stage_act(deal, deed.at)));
  }
  for (const replay::Testimony& said : testimony) {
    out += fmt::format("testimony {}\n", testimony_words(deal, said));
  }
  out += stage_row("seen", seen_words(seen));
  write_beats(out, deal, beats);
}

}  // namespace

void write_facts_stage(std::string& out, const Deal& deal) {
  write_problems(out, deal);
  write_each_order(out, deal, write_facts);
}

}  // namespace ecarte::report
