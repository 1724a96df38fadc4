// SPDX-License-Identifier: MIT
#include "report/stage_parts.hpp"

#include <fmt/core.h>

#include "report/escape.hpp"

namespace ecarte::report {
namespace {

/// Line and column of an act, which must be one of the record's.
std::string place_words(const Deal& deal, std::size_t act) {
  const record::Place where = record::place_of(deal.record, deal.record.acts[act].at);
  return fmt::format("{}:{}", where.line, where.column);
}

}  // namespace

std::string stage_part(std::string_view name, std::string_view value) {
  return value.empty() ? std::string{} : fmt::format("; {} {}", name, value);
}

std::string stage_flag(std::string_view name, bool so) {
  return so ? fmt::format("; {}", name) : std::string{};
}

std::string stage_number(std::string_view name, std::int64_t number, std::int64_t ordinary) {
  return number == ordinary ? std::string{} : fmt::format("; {} {}", name, number);
}

std::string stage_line(std::string_view name, std::string_view parts) {
  return parts.empty() ? std::string{} : fmt::format("{}{}\n", name, parts.substr(1));
}

std::string stage_row(std::string_view name, std::string_view value) {
  return value.empty() ? std::string{} : fmt::format("{} {}\n", name, value);
}

std::string stage_player(const Deal& deal, record::Actor actor) {
  return escaped(record::name_of(deal.record, actor));
}

std::string stage_player(const Deal& deal, game::Seat seat) {
  return stage_player(deal, record::actor_of(seat));
}

std::string stage_name(const Deal& deal, record::Actor actor) {
  const std::string name = stage_player(deal, actor);
  return name.empty() ? "-" : name;
}

std::string stage_players(const Deal& deal, const std::array<bool, 2>& so) {
  const std::string_view both = so[0] && so[1] ? "|" : "";
  return fmt::format("{}{}{}", so[0] ? stage_player(deal, 0) : "", both,
                     so[1] ? stage_player(deal, 1) : "");
}

std::string stage_time(const Deal& deal, law::Time time) {
  const std::size_t acts = deal.facts.beats.size();
  return time == law::kNoTime ? ""
         : time < acts        ? place_words(deal, time)
                              : fmt::format("next+{}", time - acts);
}

std::string stage_act(const Deal& deal, replay::ActIndex at) {
  return at == replay::kNever           ? ""
         : at == replay::kSometime      ? "sometime"
         : at < deal.record.acts.size() ? place_words(deal, at)
                                        : stage_time(deal, at);
}

std::string stage_end(const Deal& deal, replay::ActIndex end) {
  return end == deal.facts.beats.size() ? "end" : stage_act(deal, end);
}

std::string stage_cards(game::CardSet cards) {
  std::string text;
  for (const game::Card card : cards) {
    text += (text.empty() ? "" : " ") + game::name(card);
  }
  return text;
}

std::string stage_count(std::uint8_t number) {
  return number == record::kUnstated  ? "?"
         : number == record::kGameWon ? "game"
                                      : std::to_string(number);
}

std::string stage_scores(const Deal& deal, law::ScoreSet scores) {
  if (scores == law::ScoreSet::up_to(deal.code.game - 1)) {
    return "?";
  }
  std::string text = scores.empty() ? "none" : "";
  for (; !scores.empty(); scores.drop_first()) {
    const law::Points score = scores.first();
    text += fmt::format("{}{}-{}", text.empty() ? "" : "|", score[0], score[1]);
  }
  return text;
}

std::string stage_score(const Deal& deal, const law::Score& score) {
  const auto points = [&](std::size_t seat) {
    if (const std::optional<std::uint8_t> known = score.of(seat)) {
      return std::to_string(*known);
    }
    const unsigned among = score.among(seat);
    return among == 0 || among == (1U << deal.code.game) - 1U
               ? std::string{"?"}
               : stage_set(among, law::ScoreSet::kMost + 1,
                           [](int number) { return std::to_string(number); });
  };
  const std::string first = points(0);
  const std::string second = points(1);
  return first == "?" && second == "?"
             ? "?"
             : fmt::format("{} {}, {} {}", stage_name(deal, 0), first, stage_name(deal, 1), second);
}

std::string stage_window(const Deal& deal, const law::Window& window) {
  const auto& [from, closed, closes] = window;
  const auto& [earliest, latest] = closed;
  return (from == 0 ? "" : stage_part("from", stage_time(deal, from))) +
         stage_part("until", stage_time(deal, latest)) +
         (closed.sure() ? "" : stage_part("as-early-as", stage_time(deal, earliest))) +
         stage_part("closes", stage_beats(closes));
}

std::string stage_case(const Deal& deal, std::uint16_t number) {
  return number < deal.code.cases.size() ? std::string{deal.code.cases[number].name} : "";
}

std::string stage_law(const Deal& deal, std::uint16_t number) {
  return number < deal.code.laws.size() ? std::string{deal.code.laws[number].number} : "";
}

std::string stage_remedies(std::uint64_t remedies) {
  return stage_set(remedies, record::kRemedies,
                   [](int remedy) { return replay::word(static_cast<replay::Remedy>(remedy)); });
}

std::string stage_beats(law::WindowBeats beats) {
  return stage_set(beats, law::kWindowBeats, codes::window_beat_word);
}

std::string stage_values(const replay::Attribute& attribute, replay::ValueBits bits) {
  return stage_set(bits, replay::size_of(attribute), [&](int value) {
    return replay::word_of(attribute, static_cast<std::uint8_t>(value));
  });
}

std::string stage_remedy(replay::Remedy remedy) {
  return remedy == replay::Remedy::None ? "" : std::string{replay::word(remedy)};
}

void write_each_order(std::string& out, const Deal& deal,
                      void (*write)(std::string& out, const Deal& deal)) {
  if (deal.orders.empty()) {
    return write(out, deal);
  }
  for (const DealInOrder& order : deal.orders) {
    out += fmt::format("order {}\n", escaped(order.when));
    write(out, {order.record, order.facts, deal.code, order.result, nullptr, order.rulings,
                order.ledger});
  }
}

}  // namespace ecarte::report
