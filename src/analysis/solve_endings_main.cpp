// SPDX-License-Identifier: MIT
//
// ecarte_solve_endings OUTPUT: at build time, solves every ending of up to five cards a side and
// writes the answers, with the tables by which a place is found, as C++ tables. Each ending is one
// trick and a shorter ending, so those with the fewest cards are solved first.
#include <algorithm>
#include <fstream>
#include <iostream>
#include <vector>

#include "analysis/moves.hpp"
#include "analysis/solved.hpp"
#include "game/legal_play.hpp"

namespace {

using namespace ecarte;
using analysis::Card;
using analysis::CardSet;
using analysis::kHand;

constexpr game::Suit kTrump = game::Suit::Spades;
constexpr std::uint8_t kUnsolved = 0xf;

class Endings {
 public:
  Endings() : tables_(analysis::make_place_tables()), tricks_(analysis::kPlaces, kUnsolved) {
    for (int cards = 0; cards <= 2 * kHand; ++cards) {
      for (int leader = std::max(0, cards - kHand); leader <= std::min(cards, kHand); ++leader) {
        each(0, leader, cards - leader, {}, {});
      }
    }
  }

  [[nodiscard]] const analysis::PlaceTables& tables() const { return tables_; }
  [[nodiscard]] const std::vector<std::uint8_t>& tricks() const { return tricks_; }
  [[nodiscard]] bool complete() const {
    return std::ranges::find(tricks_, kUnsolved) == tricks_.end();
  }

 private:
  /// Solves one ending of each place with so many cards: in every suit the cards held are the
  /// lowest. `at`: the number of the next card.
  void each(int at, int leader, int follower, CardSet own, CardSet other) {
    if (leader == 0 && follower == 0) {
      std::uint8_t& tricks = tricks_.at(tables_.place(own, other, kTrump));
      tricks = static_cast<std::uint8_t>(solve(own, other));
      return;
    }
    if (at == game::kCards) {
      return;
    }
    const Card card = game::card_at(at);
    if (leader > 0) {
      each(at + 1, leader - 1, follower, own | card, other);
    }
    if (follower > 0) {
      each(at + 1, leader, follower - 1, own, other | card);
    }
    each((at / game::kRanks + 1) * game::kRanks, leader, follower, own, other);
  }

  [[nodiscard]] int solve(CardSet leader, CardSet follower) const {
    if (leader.empty() || follower.empty()) {
      return leader.size();
    }
    int most = 0;
    for (const Card lead : analysis::distinct(leader, leader | follower)) {
      int fewest = kHand;
      const CardSet replies = game::legal_replies(follower, lead, kTrump);
      for (const Card reply : analysis::distinct(replies, leader | follower)) {
        fewest = std::min(
            fewest, answered(leader - lead, follower - reply, game::beats(reply, lead, kTrump)));
      }
      most = std::max(most, fewest);
    }
    return most;
  }

  /// Of him who led this trick, with it, when these cards are left.
  [[nodiscard]] int answered(CardSet leader, CardSet follower, bool taken) const {
    if (taken) {
      return std::max(leader.size(), follower.size()) -
             tricks_[tables_.place(follower, leader, kTrump)];
    }
    return 1 + tricks_[tables_.place(leader, follower, kTrump)];
  }

  analysis::PlaceTables tables_;
  std::vector<std::uint8_t> tricks_;
};

template <class Numbers>
void write_row(std::ostream& out, const Numbers& numbers) {
  out << '{';
  std::size_t n = 0;
  for (const auto number : numbers) {
    out << static_cast<unsigned>(number) << (++n % 32 == 0 ? ",\n" : ",");
  }
  out << '}';
}

void write(std::ostream& out, const Endings& endings) {
  const analysis::PlaceTables& tables = endings.tables();
  out << "// Made by ecarte_solve_endings.\n"
         "#include \"analysis/solved.hpp\"\n\n"
         "namespace ecarte::analysis {\n\n"
         "constinit const PlaceTables kPlaceTables{\n";
  write_row(out, tables.ternary);
  out << ",\n";
  write_row(out, tables.lies);
  out << ",\n";
  write_row(out, tables.shapes);
  out << ",\n{{\n";
  for (const auto& row : tables.first) {
    write_row(out, row);
    out << ",\n";
  }
  out << "}}};\n\nconstinit const std::array<std::uint8_t, (kPlaces + 1) / 2> kSolved";
  std::vector<unsigned> pairs((analysis::kPlaces + 1) / 2);
  for (std::size_t place = 0; place < endings.tricks().size(); ++place) {
    pairs[place / 2] |= unsigned{endings.tricks()[place]} << place % 2 * 4;
  }
  write_row(out, pairs);
  out << ";\n\n}  // namespace ecarte::analysis\n";
}

}  // namespace

int main(int count, char** words) {
  if (count != 2) {
    std::cerr << "usage: ecarte_solve_endings OUTPUT\n";
    return 2;
  }
  const Endings endings;
  if (!endings.complete()) {
    std::cerr << "ecarte_solve_endings: a place has no ending\n";
    return 1;
  }
  std::ofstream out(words[1]);
  write(out, endings);
  out.close();
  if (!out) {
    std::cerr << "ecarte_solve_endings: cannot write " << words[1] << '\n';
    return 1;
  }
  return 0;
}
