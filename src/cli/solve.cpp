// SPDX-License-Identifier: MIT
//
// `ecarte solve`: best play with both hands seen, for two hands or for the deals of a record.
#include <fmt/core.h>

#include "analysis/review.hpp"
#include "cli/analyse.hpp"
#include "cli/cards.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/place.hpp"
#include "cli/solve_report.hpp"
#include "referee/referee.hpp"
#include "report/text.hpp"

namespace ecarte::cli {
namespace {

using game::CardSet;
using game::Seat;

CardSet one_hand(const std::string& text) {
  const CardSet hand = known_cards({text});
  if (hand.empty() || hand.size() > analysis::kHand) {
    throw InputError(
        fmt::format("solve: a hand has one to five cards, and {} are written", hand.size()));
  }
  return hand;
}

class SolveRun {
 public:
  SolveRun(const SolveCommand& command, Streams& streams) : command_(command), streams_(streams) {}

  ExitStatus run() {
    if (command_.what.size() == 2) {
      hands();
    } else if (command_.what.size() == 1) {
      record();
    } else {
      throw InputError("solve: expected a record's deal, or two hands, each in quotes");
    }
    return status_;
  }

 private:
  void hands() {
    if (command_.trump.empty()) {
      throw InputError("solve: expected --trump SUIT with two hands");
    }
    analysis::PlayedDeal played;
    played.trump = suit_word(command_.trump);
    played.hands = {{one_hand(command_.what[0]), one_hand(command_.what[1])}};
    if (const CardSet both = played.hands[Seat::First] & played.hands[Seat::Second];
        !both.empty()) {
      throw InputError(fmt::format("solve: {} is in both hands", game::name(both.first())));
    }
    if (!command_.led.empty()) {
      const game::Card led = one_card(command_.led);
      if (!played.hands[Seat::First].has(led)) {
        throw InputError(
            fmt::format("solve: {} is led, and not in the first hand", game::name(led)));
      }
      played.cards.push_back({0, led});
    }
    print({"", {{"leader", "other"}}, played, {}, {}});
  }

  void record() {
    if (!command_.trump.empty() || !command_.led.empty()) {
      throw InputError("solve: --trump and --led are for two hands; a record tells both");
    }
    wanted_ = wanted_by(command_.what[0]);
    read_texts(
        {wanted_.path},
        [this](const std::string& file, const notation::Source& source, std::uint32_t first_line) {
          notation::Reader reader{source, first_line};
          referee::judge(reader, {}, [this, &file](const referee::Judged& judged) {
            const report::Deal deal{judged.record, judged.facts, judged.code, judged.result};
            if (wanted_.has(deal.facts)) {
              found_ = true;
              solve(file, deal);
            }
          });
        },
        [this](const std::string& file, const std::string& why) { complain(file, why); });
    if (!found_ && status_ == ExitStatus::Clean) {
      throw InputError(command_.what[0] + ": there is no such deal");
    }
  }

  void complain(const std::string& where, const std::string& why) {
    streams_.complain_of(where, why);
    status_ = ExitStatus::Unusable;
  }

  void solve(const std::string& file, const report::Deal& deal) {
    const std::string place =
        fmt::format("{}#{}.{}", file, deal.facts.place.game, deal.facts.place.deal);
    if (!deal.record.readable() || !deal.record.names) {
      complain(place, "the deal cannot be read");
      return;
    }
    const std::vector<analysis::Telling> tellings = tellings_of(deal);
    if (tellings.empty()) {
      complain(place, "the dealer or the trumps are not known");
      return;
    }
    for (const analysis::Telling& telling : tellings) {
      const analysis::Retold retold = analysis::retell(deal.record, telling);
      if (!retold.played) {
        complain(place, retold.missing);
        continue;
      }
      print({place + ": ",
             {{deal.record.names->players[0], deal.record.names->players[1]}},
             *retold.played,
             {},
             {}});
    }
  }

  void print(Solved solved) {
    solved.turns = analysis::review(solver_, solved.played);
    analysis::PlayedDeal unplayed = solved.played;
    unplayed.cards.clear();
    solved.line = analysis::review(solver_, unplayed);
    std::string& out = streams_.out.buffer();
    if (command_.format == Format::Json) {
      write_solved_json(out, solved);
    } else {
      out += printed_ ? "\n" : "";
      write_solved_text(out, solved);
    }
    printed_ = true;
    streams_.out.flush_if_full();
  }

  const SolveCommand& command_;
  Streams& streams_;
  analysis::Solver solver_;
  Wanted wanted_;
  ExitStatus status_ = ExitStatus::Clean;
  bool found_ = false;
  bool printed_ = false;
};

}  // namespace

ExitStatus solve(const SolveCommand& command, Streams& streams) {
  return SolveRun{command, streams}.run();
}

}  // namespace ecarte::cli
