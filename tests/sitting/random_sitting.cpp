// SPDX-License-Identifier: MIT
#include "random_sitting.hpp"

#include <array>
#include <deque>
#include <random>
#include <utility>
#include <vector>

namespace ecarte::sitting::test {
namespace {

using Sum = std::int64_t;
using std::string;

class Maker {
 public:
  explicit Maker(std::uint64_t seed) : random_(seed) {}

  RandomSitting make() {
    coin_ = up_to(2);
    switch (up_to(2)) {
      case 0:
        series();
        break;
      case 1:
        pool();
        break;
      default:
        french();
        break;
    }
    return made_;
  }

 private:
  /// From nothing up to and including `most`.
  int up_to(int most) { return static_cast<int>(random_() % static_cast<std::uint64_t>(most + 1)); }
  bool perhaps() { return up_to(1) == 1; }
  void line(const string& words) { made_.text += words + "\n"; }

  string money(Sum sum) const {
    if (coin_ == 0) {
      return std::to_string(sum);
    }
    if (coin_ == 1) {
      const Sum small = sum % 100;
      return std::to_string(sum / 100) + (small < 10 ? ".0" : ".") + std::to_string(small);
    }
    return std::to_string(sum / 12) + "s " + std::to_string(sum % 12) + "d";
  }
  /// Money passes from one to another.
  void pass(const string& from, const string& to, Sum sum) {
    made_.won[from] -= sum;
    made_.won[to] += sum;
  }

  /// Deals until `winner` has five; the loser makes some points first. How many the game counts.
  int game(const string& winner, const string& loser, const string& last) {
    const int points = up_to(4);
    string dealer = perhaps() ? winner : loser;
    int deal_number = 1;
    const auto deal = [&](const string& what) {
      const string other = dealer == winner ? loser : winner;
      line("deal " + std::to_string(deal_number++) + ": " + dealer + " gives 3-2");
      line("  " + dealer + " turns 8♦");
      line("  " + other + " proposes; " + dealer + " accepts");
      line("  " + what);
      dealer = other;
    };
    for (int i = 0; i < points; ++i) {
      deal(loser + " made the point; marks 1");
    }
    deal(winner + " made the vole; marks 2");
    deal(winner + " made the vole; marks 2");
    deal(winner + " made the point; marks 1");
    if (!last.empty()) {
      line("  " + last);
    }
    return points == 0 ? 3 : points <= 2 ? 2 : 1;
  }

  void series() {
    line("players: A, Y");
    const bool multiples = perhaps();
    constexpr std::array<int, 4> kLengths{3, 5, 7, 11};
    const int length = perhaps() ? kLengths[static_cast<std::size_t>(up_to(3))] : 0;
    if (multiples) {
      line("agreed: multiples");
    }
    if (length != 0) {
      line("agreed: rubber of " + std::to_string(length));
    }
    const Sum stake = 1 + up_to(500);
    line("stakes: " + money(stake));
    const Sum rubber_stake = length == 0 ? 0 : 1 + up_to(900);
    if (rubber_stake != 0) {
      line("stakes: " + money(rubber_stake) + " a rubber");
    }
    const bool bets = perhaps();
    std::array<int, 2> games{};
    const int count = 1 + up_to(8);
    for (int number = 1; number <= count; ++number) {
      line("game " + std::to_string(number));
      const Sum bet = bets ? 1 + up_to(300) : 0;
      if (bet != 0) {
        line("bet: Z " + money(bet) + " on A, W " + money(bet) + " on Y");
        made_.staked += 2 * bet;
      }
      const bool first = perhaps();
      const string winner = first ? "A" : "Y";
      const string loser = first ? "Y" : "A";
      const int worth = game(winner, loser, "");
      pass(loser, winner, stake * (multiples ? worth : 1));
      pass(first ? "W" : "Z", first ? "Z" : "W", bet);
      int& won = games[first ? 0 : 1];
      won += multiples ? worth : 1;
      if (length != 0 && won > length / 2) {
        pass(loser, winner, rubber_stake);
        games = {};
      }
    }
  }

  void pool() {
    line("players: A, Y");
    line("bystanders: C");
    const bool all = perhaps();
    const Sum stake = 1 + up_to(200);
    line(all ? "agreed: pool all stake" : "agreed: pool players stake");
    line("pool: " + money(stake));
    std::array<string, 2> seats{"A", "Y"};
    string idle = "C";
    const auto put = [&](const string& who) {
      made_.won[who] -= stake;
      made_.in_pool += stake;
      made_.staked += stake;
    };
    bool fresh = true;
    string last;
    const int count = 1 + up_to(9);
    for (int number = 1; number <= count; ++number) {
      line("game " + std::to_string(number));
      if (fresh) {
        put(seats[0]);
        put(seats[1]);
        if (all) {
          put(idle);
        }
        fresh = false;
      } else {
        std::size_t out = seats[0] == last ? 1 : 0;
        line("  " + seats[out] + " retires");
        line("  " + idle + " comes in" + (all ? "" : "; stakes " + money(stake)));
        std::swap(seats[out], idle);
        if (!all) {
          put(seats[out]);
        }
      }
      const std::size_t won = static_cast<std::size_t>(up_to(1));
      const string& winner = seats[won];
      const bool takes = winner == last;
      if (all) {
        put(seats[1 - won]);
      }
      const string words = takes ? winner + " takes the pool, " + money(made_.in_pool) : "";
      game(winner, seats[1 - won], words);
      last = winner;
      if (takes) {
        made_.won[winner] += made_.in_pool;
        made_.in_pool = 0;
        fresh = true;
        last.clear();
      }
    }
  }

  /// Laid equal on both sides, so that nobody draws back and everybody is paid twice what he laid.
  void french() {
    line("players: A, Y");
    line("system: french");
    const Sum stake = 1 + up_to(300);
    line("stakes: " + money(stake));
    line("rentrants: D, E");
    std::array<string, 2> seats{"A", "Y"};
    std::deque<string> waiting{"D", "E"};
    string winner;
    const int count = 1 + up_to(7);
    for (int number = 1; number <= count; ++number) {
      line("game " + std::to_string(number));
      if (!winner.empty()) {
        const std::size_t out = seats[0] == winner ? 1 : 0;
        line("  " + seats[out] + " retires. " + waiting.front() + " comes in");
        waiting.push_back(seats[out]);
        seats[out] = waiting.front();
        waiting.pop_front();
      }
      const Sum first = 1 + up_to(400);
      const Sum second = 1 + up_to(400);
      line("bet: Z " + money(first) + " on " + seats[0] + ", W " + money(second) + " on " +
           seats[0] + ", V " + money(first + second) + " on " + seats[1]);
      made_.staked += 2 * (first + second + stake);
      const std::size_t won = static_cast<std::size_t>(up_to(1));
      winner = seats[won];
      game(winner, seats[1 - won], winner + " takes up " + money(2 * stake));
      pass(seats[1 - won], winner, stake);
      const int sign = won == 0 ? 1 : -1;
      made_.won["Z"] += sign * first;
      made_.won["W"] += sign * second;
      made_.won["V"] -= sign * (first + second);
    }
  }

  std::mt19937_64 random_;
  int coin_ = 0;
  RandomSitting made_;
};

}  // namespace

RandomSitting random_sitting(std::uint64_t seed) {
  return Maker{seed}.make();
}

}  // namespace ecarte::sitting::test
