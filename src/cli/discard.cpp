// SPDX-License-Identifier: MIT
//
// `ecarte discard`: what to throw out, and whether to propose at all.
#include <algorithm>
#include <optional>

#include <fmt/core.h>

#include "analysis/answered.hpp"
#include "analysis/exchange.hpp"
#include "cli/cards.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "json/value.hpp"
#include "report/escape.hpp"
#include "treatise/refusal.hpp"

namespace ecarte::cli {
namespace {

using analysis::ExchangeCounter;
using analysis::ExchangeQuestion;
using analysis::ExchangeValue;
using game::Card;
using game::CardSet;
using Json = json::Value;

constexpr std::uint32_t kDiscardSeed = 1886;

/// One thing to do, and what it is worth.
struct Row {
  bool stand = false;
  CardSet thrown;                      ///< if not
  std::optional<ExchangeValue> value;  ///< where it was counted
  double points = 0;
  double error = 0;  ///< of the points; 0 where they were counted
};

ExchangeQuestion read_exchange(const DiscardCommand& command) {
  ExchangeQuestion exchange;
  for (const CardSet word : card_words(command.hand)) {
    if (word.size() != 1) {
      throw InputError("discard: every card of the hand must be known");
    }
    exchange.hand |= word;
  }
  exchange.turn_up = one_card(command.turn);
  exchange.gone = known_cards({command.gone});
  if (const std::string fault = exchange.fault(); !fault.empty()) {
    throw InputError("discard: " + fault);
  }
  if (exchange.unseen().size() < 3 * analysis::kHand) {
    throw InputError("discard: fewer than fifteen cards are left for both to take from");
  }
  return exchange;
}

class DiscardRun {
 public:
  DiscardRun(const DiscardCommand& command, Streams& streams)
      : command_(command), streams_(streams), exchange_(read_exchange(command)) {}

  ExitStatus run() {
    rows_.push_back(counted(counter_.stand(exchange_)));
    rows_.back().stand = true;
    if (command_.rounds > 1 && command_.answering != Answering::Accepts) {
      throw InputError("discard: --rounds goes with a dealer who accepts");
    }
    if (command_.answering == Answering::Refuses) {
      rows_.push_back(counted(counter_.refused(exchange_, {})));
    } else {
      count_exchanges();
    }
    std::ranges::stable_sort(rows_, [](const Row& a, const Row& b) { return a.points > b.points; });
    if (command_.format == Format::Json) {
      write_json();
    } else {
      write_text();
    }
    return ExitStatus::Clean;
  }

 private:
  static Row counted(const ExchangeValue& value) {
    Row row;
    row.value = value;
    row.points = value.expected();
    return row;
  }

  void count_exchanges() {
    std::vector<Card> cards;
    for (const Card card : exchange_.hand) {
      cards.push_back(card);
    }
    for (unsigned which = 1; which < 1U << cards.size(); ++which) {
      CardSet thrown;
      for (std::size_t i = 0; i < cards.size(); ++i) {
        thrown |= (which >> i & 1U) != 0 ? CardSet{cards[i]} : CardSet{};
      }
      rows_.push_back(exchange_of(thrown));
      rows_.back().thrown = thrown;
    }
  }

  Row exchange_of(CardSet thrown) {
    if (command_.rounds > 1) {
      return drawn(analysis::in_rounds(counter_, exchange_, thrown, command_.rounds, command_.deals,
                                       kDiscardSeed));
    }
    if (command_.answering == Answering::Accepts) {
      return counted(counter_.exchanged(exchange_, thrown));
    }
    return counted(by_book().exchanged(thrown));
  }

  analysis::AnsweredExchange& by_book() {
    if (!by_book_) {
      const game::Suit trump = exchange_.turn_up.suit;
      by_book_.emplace(counter_, exchange_, [trump](CardSet hand) {
        return treatise::advise_dealer(hand, trump).refuse;
      });
    }
    return *by_book_;
  }

  static Row drawn(const analysis::Sampled& sampled) {
    Row row;
    row.points = sampled.mean;
    row.error = sampled.error;
    return row;
  }

  [[nodiscard]] std::string_view dealer() const {
    switch (command_.answering) {
      case Answering::Accepts:
        return "accepts with every hand";
      case Answering::Book:
        return "refuses with the hands of pp. 55-57, and accepts with all others";
      case Answering::Refuses:
        return "refuses with every hand";
    }
    return {};
  }

  [[nodiscard]] std::string name(const Row& row) const {
    if (row.stand) {
      return "play without proposing";
    }
    return row.thrown.empty() ? "propose" : "propose, throw " + cards_text(row.thrown);
  }

  void write_text() {
    std::string& out = streams_.out.buffer();
    out += fmt::format("{}: non-dealer, {} is turned\n", cards_text(exchange_.hand),
                       game::name(exchange_.turn_up));
    out += fmt::format("the dealer {}; he keeps trumps and kings, and exchanges the rest{}\n",
                       dealer(), command_.rounds > 1 ? "" : ", once");
    if (command_.rounds > 1) {
      out += fmt::format(
          "with less than an even chance of the point the non-dealer asks again (Hint 10, p. 41), "
          "up "
          "to\n{} exchanges in all, and throws out all but trumps and kings; {} deals drawn for "
          "each\n",
          command_.rounds, command_.deals);
    }
    if (by_book_) {
      out += fmt::format("he refuses with {} of the {} hands that he may hold\n",
                         by_book_->refused().total, counter_.stand(exchange_).total);
    }
    out +=
        "the first lead is chosen without seeing, and both see every card after it; point, vole\n"
        "and points each with the leads that are best for it\n"
        "                                          point     vole    points, with the king\n";
    for (const Row& row : rows_) {
      // A sign of a suit is three bytes, and one column.
      const std::string text = name(row);
      const auto signs = static_cast<int>(row.thrown.size());
      out +=
          "  " + text +
          std::string(
              static_cast<std::size_t>(std::max(1, 38 - static_cast<int>(text.size()) + 2 * signs)),
              ' ');
      out += row.value ? fmt::format("{:6.2f} %  {:5.2f} %", row.value->chance_of_point() * 100,
                                     row.value->chance_of_vole() * 100)
                       : std::string(17, ' ');
      out += fmt::format("  {:+8.4f}", row.points);
      out += row.error > 0 ? fmt::format("  (standard error {:.4f})", row.error) : "";
      out += "\n";
    }
  }

  void write_json() {
    Json json;
    json["tool"] = tool_name();
    json["turn"] = game::plain_name(exchange_.turn_up);
    json["hand"] = cards_json(exchange_.hand);
    json["dealer"] = dealer();
    json["model"] = "lead";
    json["rounds"] = command_.rounds;
    Json choices = Json::array();
    for (const Row& row : rows_) {
      Json one;
      one["word"] = row.stand ? "play" : "propose";
      one["throw"] = cards_json(row.thrown);
      if (row.value) {
        one["of"] = row.value->total;
        one["point"] = row.value->point;
        one["vole"] = row.value->vole;
        one["points"] = row.value->points + row.value->kings;
      }
      one["expected"] = row.points;
      one["error"] = row.error;
      choices.push_back(one);
    }
    json["choices"] = choices;
    streams_.out.buffer() += report::escaped_json(json.dump(2) + "\n");
  }

  static Json cards_json(CardSet cards) {
    Json list = Json::array();
    for (const Card card : cards) {
      list.push_back(game::plain_name(card));
    }
    return list;
  }

  const DiscardCommand& command_;
  Streams& streams_;
  ExchangeQuestion exchange_;
  ExchangeCounter counter_;
  std::optional<analysis::AnsweredExchange> by_book_;
  std::vector<Row> rows_;
};

}  // namespace

ExitStatus discard(const DiscardCommand& command, Streams& streams) {
  return DiscardRun{command, streams}.run();
}

}  // namespace ecarte::cli
