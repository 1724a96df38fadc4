// SPDX-License-Identifier: MIT
#include "report/sitting_account.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <vector>

#include <fmt/core.h>

#include "record/words.hpp"
#include "report/escape.hpp"
#include "report/finding_parts.hpp"
#include "report/phrases.hpp"

namespace ecarte::report {

using sitting::Account;
using sitting::Amount;
using sitting::PersonNumber;

std::string_view word(sitting::PaidFor why) {
  static constexpr std::array<std::string_view, 7> kWords{
      "game", "rubber", "bet", "pool-stake", "pool-won", "liability", "paid"};
  return kWords[static_cast<std::size_t>(why)];
}

std::string name_of(const Account& account, PersonNumber person) {
  if (person == sitting::kPool) {
    return "the pool";
  }
  if (person == sitting::kTable) {
    return "the table";
  }
  return person < account.people.size() ? account.people[person] : "nobody";
}

namespace {

constexpr std::string_view multiple_word(int counts) {
  return counts == 3 ? "treble" : counts == 2 ? "double" : "single";
}

/// One sitting in text.
class SittingAccountText {
 public:
  SittingAccountText(std::string& out, const Account& account) : out_(out), account_(account) {}

  void write(std::string_view file) {
    head(file);
    for (const sitting::GameLine& game : account_.games) {
      this->game(game);
    }
    for (const sitting::RubberLine& rubber : account_.rubbers) {
      this->rubber(rubber);
    }
    for (const sitting::PoolLine& pool : account_.pools) {
      this->pool(pool);
    }
    for (const sitting::LiabilityLine& line : account_.liabilities) {
      liability(line);
    }
    money();
    close();
  }

 private:
  template <class... T>
  void line(fmt::format_string<T...> text, T&&... values) {
    fmt::format_to(std::back_inserter(out_), text, std::forward<T>(values)...);
    out_ += '\n';
  }
  [[nodiscard]] std::string who(PersonNumber person) const {
    return escaped(name_of(account_, person));
  }
  [[nodiscard]] std::string sum(Amount amount) const {
    return record::money_words(amount, account_.terms.coin);
  }
  [[nodiscard]] std::string score(const std::array<PersonNumber, 2>& players,
                                  const law::Score& score) const {
    const auto points = [&](std::size_t seat) {
      const std::optional<std::uint8_t> known = score.of(seat);
      return known ? std::to_string(*known) : std::string{"?"};
    };
    return fmt::format("{} {}, {} {}", who(players[0]), points(0), who(players[1]), points(1));
  }

  void head(std::string_view file) {
    const std::string by = account_.code.empty() ? "" : ", by " + escaped(account_.code);
    line("{}:{}: {} and {}{}", escaped(file), account_.first_line, who(account_.players[0]),
         who(account_.players[1]), by);
    std::vector<std::string> terms;
    switch (account_.terms.system) {
      case record::SystemOfPlay::English:
        terms.emplace_back("English play");
        break;
      case record::SystemOfPlay::French:
        terms.emplace_back("French play");
        break;
      case record::SystemOfPlay::Undeclared:
        terms.emplace_back("English play, since none was declared");
        break;
    }
    if (account_.terms.rubber_of != 0) {
      terms.push_back(fmt::format("rubbers of {}", account_.terms.rubber_of));
    }
    if (account_.terms.has_agreed(record::Agreement::Multiples)) {
      terms.emplace_back("games count once, twice or three times");
    }
    const auto stake = [&](Amount amount, std::string_view what) {
      if (amount != 0) {
        terms.push_back(sum(amount) + std::string{what});
      }
    };
    stake(account_.terms.stake_game, " a game");
    stake(account_.terms.stake_rubber, " a rubber");
    if (account_.terms.funding != sitting::Funding::None) {
      terms.push_back(fmt::format(
          "a pool of {} each, in which {} stake", sum(account_.terms.stake_pool),
          account_.terms.funding == sitting::Funding::AllStake ? "all" : "those who play"));
    }
    line("  {}", listed(terms, "; "));
    if (account_.left_out.deals != 0) {
      line("  {} deal{} could not be read or cannot be true: what was won in {} is not known",
           account_.left_out.deals, account_.left_out.deals == 1 ? "" : "s",
           account_.left_out.deals == 1 ? "it" : "them");
    }
  }

  void game(const sitting::GameLine& game) {
    out_ += '\n';
    const std::string rubber = game.rubber == 0 ? "" : fmt::format(", rubber {}", game.rubber);
    line("game {}{}: {}", game.number, rubber, result_of(game));
    for (const sitting::DealLine& deal : game.deals) {
      this->deal(game, deal);
    }
    for (const sitting::TableLine& table : account_.tables) {
      if (table.game == game.number) {
        this->table(game, table);
      }
    }
  }

  [[nodiscard]] std::string result_of(const sitting::GameLine& game) const {
    const std::string players = who(game.players[0]) + " and " + who(game.players[1]);
    if (!game.winner) {
      return players + (game.ending == sitting::HowGameEnded::Unknown ? ", of unknown end"
                                                                      : ", not played to its end");
    }
    const std::size_t won = game::index_of(*game.winner);
    std::string text = who(game.players[won]) + " beat " + who(game.players[1 - won]);
    if (game.score) {
      text += fmt::format(" {}-{}", (*game.score)[won], (*game.score)[1 - won]);
    }
    text += game.ending == sitting::HowGameEnded::Resigned ? ", who resigned" : "";
    if (account_.terms.has_agreed(record::Agreement::Multiples)) {
      text += ", a " + std::string{multiple_word(game.counts)};
    }
    return text;
  }

  void deal(const sitting::GameLine& game, const sitting::DealLine& deal) {
    const std::string dealer =
        deal.dealer ? who(game.players[game::index_of(*deal.dealer)]) + " deals" : "";
    const std::string after =
        deal.marked.knows_any() ? score(game.players, deal.marked) : "score not known";
    line("  deal {:<3} {:<14} {}", deal.deal, dealer, after);
    for (const law::Scored& scored : deal.scores) {
      const std::string law = scored.law.empty() ? "" : " (law " + escaped(scored.law) + ")";
      std::string what = fmt::format("{} {}, {}", who(game.players[game::index_of(scored.seat)]),
                                     scored.marked, purpose(scored.purpose));
      if (scored.due != scored.marked) {
        what += fmt::format(": {} due", scored.due);
      }
      line("           {}{}", what, law);
    }
    if (deal.due && deal.marked && *deal.due != *deal.marked) {
      line("           due {}", score(game.players, deal.due));
    }
    for (const auto& [law, id] : deal.faults) {
      line("           {}{}", law.empty() ? "" : "law " + escaped(law) + " ", escaped(id));
    }
  }

  static std::string_view purpose(replay::ScoreFor what) {
    return what == replay::ScoreFor::King    ? "king"
           : what == replay::ScoreFor::Point ? "point"
                                             : "vole";
  }

  void table(const sitting::GameLine& game, const sitting::TableLine& table) {
    std::string text = fmt::format("{} on {}, {} on {}", sum(table.sides[0]), who(game.players[0]),
                                   sum(table.sides[1]), who(game.players[1]));
    if (table.withdrawn != 0) {
      text += "; " + sum(table.withdrawn) + " drawn back";
    }
    if (table.deficient != 0) {
      text += "; " + sum(table.deficient) + " short, shared by the bettors who won";
    }
    line("  on the table: {}", text);
  }

  void rubber(const sitting::RubberLine& rubber) {
    const std::size_t won = rubber.winner ? game::index_of(*rubber.winner) : 0;
    if (rubber.winner) {
      line("\nrubber {}, best of {}: {} beat {} {}-{}", rubber.number, rubber.games,
           who(rubber.players[won]), who(rubber.players[1 - won]), rubber.won[won],
           rubber.won[1 - won]);
    } else {
      line("\nrubber {}, best of {}: not decided, {} {}, {} {}", rubber.number, rubber.games,
           who(rubber.players[0]), rubber.won[0], who(rubber.players[1]), rubber.won[1]);
    }
  }

  void pool(const sitting::PoolLine& pool) {
    if (pool.last_game == 0) {
      line("\npool {}, {} each: it stands at {}", pool.number, sum(pool.stake),
           sum(account_.balance(sitting::kPool)));
      return;
    }
    line("\npool {}, {} each: {} took {} after game {}{}", pool.number, sum(pool.stake),
         who(pool.winner), sum(pool.taken), pool.last_game,
         pool.won ? "" : ", without having won two games running");
  }

  void liability(const sitting::LiabilityLine& said) {
    std::string text = fmt::format("\n{} spoke in game {} to the prejudice of {}",
                                   who(said.bystander), said.game, who(said.player));
    if (!said.law.empty()) {
      text += " (law " + escaped(said.law) + ")";
    }
    if (!said.settled) {
      text += "; the game is not over";
    } else if (said.at_stake == 0) {
      text += ", who did not lose it: nothing is owed";
    } else if (!said.called) {
      text += ", who might have called on him for " + sum(said.at_stake) + " and did not";
    } else {
      text += ", who calls on him for " + sum(said.amount);
    }
    line("{}", text);
  }

  void money() {
    if (account_.entries.empty()) {
      return;
    }
    line("\nmoney");
    for (const sitting::Payment& entry : account_.entries) {
      line("  game {:<3} {:<10} {:>12}  {} to {}", entry.game, word(entry.why), sum(entry.amount),
           who(entry.from), who(entry.to));
    }
  }

  void close() {
    if (account_.entries.empty()) {
      out_ += '\n';
      return;
    }
    line("\nwon and lost");
    for (std::size_t i = 0; i < account_.people.size(); ++i) {
      const Amount balance = account_.balance(static_cast<PersonNumber>(i));
      line("  {:<12} {:>12}", who(static_cast<PersonNumber>(i)),
           (balance > 0 ? "+" : "") + sum(balance));
    }
    if (const Amount pool = account_.balance(sitting::kPool); pool != 0) {
      line("  {:<12} {:>12}", "the pool", sum(pool));
    }
    const std::vector<sitting::Debt> owed = sitting::debts(account_);
    line("\nowed");
    for (const sitting::Debt& debt : owed) {
      line("  {} owes {} {}", who(debt.from), who(debt.to), sum(debt.amount));
    }
    if (owed.empty()) {
      line("  nothing");
    }
    if (account_.left_out.payments != 0) {
      line("  {} payment{} to nobody named: not counted", account_.left_out.payments,
           account_.left_out.payments == 1 ? "" : "s");
    }
    out_ += '\n';
  }

  std::string& out_;
  const Account& account_;
};

}  // namespace

void write_sitting_account(std::string& out, std::string_view file, const Account& account) {
  SittingAccountText{out, account}.write(file);
}

std::string_view sitting_account_csv_head() {
  return "file,sitting,game,why,from,to,amount,coin,written,in_cash\n";
}

void write_sitting_account_csv(std::string& out, std::string_view file, const Account& account) {
  for (const sitting::Payment& entry : account.entries) {
    fmt::format_to(std::back_inserter(out), "{},{},{},{},{},{},{},{},{},{}\n",
                   csv_field(escaped(file)), account.first_line, entry.game, word(entry.why),
                   csv_field(escaped(name_of(account, entry.from))),
                   csv_field(escaped(name_of(account, entry.to))), entry.amount,
                   record::word(account.terms.coin),
                   csv_field(record::money_words(entry.amount, account.terms.coin)),
                   entry.in_cash ? "yes" : "no");
  }
}

}  // namespace ecarte::report
