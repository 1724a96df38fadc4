// SPDX-License-Identifier: MIT
//
// The fourth campaign: the games of the first two, told in words drawn from the table. Each must be
// read as the same acts, and so be ruled on alike; told back it must say what it said; and its
// plain lines are read as the whole grammar reads them.
#include <algorithm>
#include <cstdio>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "campaign/attempt.hpp"
#include "campaign/both_ways.hpp"
#include "campaign/campaigns.hpp"
#include "campaign/complaints.hpp"
#include "campaign/permissive.hpp"
#include "campaign/wording.hpp"
#include "notation/both_ways.hpp"
#include "notation/parse.hpp"
#include "record/sentence.hpp"

namespace ecarte::campaign {
namespace {

using record::Act;

std::vector<record::Record> read(std::string_view text) {
  compare_ways(text);
  notation::Reader reader{notation::source_of(text)};
  std::vector<record::Record> deals;
  for (record::Record record; reader.next(record);) {
    deals.push_back(record);
  }
  return deals;
}

/// An act without its place in the text; kept words are held by what they say.
std::string written(const Act& act, std::string_view text) {
  std::string fields;
  for (const unsigned field :
       {static_cast<unsigned>(act.kind), unsigned{act.actor}, unsigned{act.count},
        unsigned{act.number}, unsigned{act.object}, unsigned{act.detail}, unsigned{act.flags}}) {
    fields += std::to_string(field) + " ";
  }
  return fields +
         (act.keeps_words() ? record::kept_words(act, text) : std::to_string(act.amount()));
}

/// The acts of a sitting. Words of no bearing are passed over.
struct Read {
  std::vector<std::string> acts;
  std::vector<std::string> phrases;  ///< as each is written

  explicit Read(const std::vector<record::Record>& deals) {
    for (const record::Record& record : deals) {
      for (const record::Problem& problem : record.problems) {
        acts.push_back("refused: " + problem.message);
        phrases.push_back(record.text.substr(problem.span.begin, 60));
      }
      for (const Act& act : record.acts) {
        if (act.kind != record::ActKind::Aside) {
          acts.push_back(written(act, record.text));
          phrases.push_back(record.text.substr(act.at, act.length));
        }
      }
    }
  }
};

/// Whether two rulings say the same.
bool same(const Ruled& one, const Ruled& other) {
  const auto of = [](const Ruled& ruled) {
    std::multiset<std::string> found;
    for (const Ruled::Found& each : ruled.found) {
      found.insert(each.law + " " + each.id + " " + std::to_string(each.offender) +
                   (each.note ? " note" : ""));
    }
    return found;
  };
  return one.verdict == other.verdict && one.due == other.due && one.missing == other.missing &&
         of(one) == of(other);
}

class Campaign {
 public:
  explicit Campaign(std::uint64_t seed) : chance_(seed), wording_(chance_) {}

  /// The game in words drawn for it.
  std::string reworded(const std::string& text) {
    const std::vector<record::Record> plain = read(text);
    return told_with(plain, wording_.draw(plain));
  }

  void game(const std::string& text) {
    ++games_;
    const std::vector<record::Record> plain = read(text);
    const std::vector<Wording::Change> changes = wording_.draw(plain);
    const std::string reworded = told_with(plain, changes);
    for (const std::string& told : {text, reworded}) {
      if (const std::string apart = notation::test::told_apart(told); !apart.empty()) {
        complain("plain lines read otherwise:\n" + apart);
      }
    }
    const std::vector<record::Record> deals = read(reworded);
    const Read wanted(plain);
    if (wanted.acts != Read(deals).acts) {
      return misread(plain, wanted, changes);
    }
    std::string told;
    for (const record::Record& record : deals) {
      told += record::as_record(record, record::tell(record));
    }
    const Read meant(deals);
    if (const Read found(read(told)); found.acts != meant.acts) {
      const auto [one, other] = std::ranges::mismatch(meant.acts, found.acts);
      const auto at = static_cast<std::size_t>(one - meant.acts.begin());
      complain("told back otherwise: " +
               (at < meant.acts.size() ? meant.phrases[at] + " = " + *one : "the end") +
               "   AS   " +
               (at < found.acts.size() ? found.phrases[at] + " = " + *other : "the end"));
    }
    rulings(text, reworded);
  }

  [[nodiscard]] int print() const {
    std::printf("%ld games, %ld complaints; %zu ways of saying drawn\n", games_, complaints_,
                wording_.drawn().size());
    for (const auto& [what, times] : shown_) {
      std::printf("%6ld times: %s\n", times, what.c_str());
    }
    return complaints_ == 0 ? 0 : 1;
  }

 private:
  void complain(const std::string& what) {
    ++complaints_;
    ++shown_[what];
  }

  /// Which of the changes it is that is not read as it was meant.
  void misread(const std::vector<record::Record>& plain, const Read& wanted,
               const std::vector<Wording::Change>& changes) {
    bool one_alone = false;
    for (const Wording::Change& change : changes) {
      const std::string text = told_with(plain, std::span(&change, 1));
      const Read found(read(text));
      if (found.acts == wanted.acts) {
        continue;
      }
      one_alone = true;
      const record::ToldLine line = record::tell(plain[change.deal])[change.line];
      complain(line.told[change.told].words() + "   TOLD AS   " + change.words + "   READ AS   " +
               read_as(text, change, plain));
    }
    if (!one_alone) {
      complain("read otherwise together:\n" + told_with(plain, changes));
    }
  }

  /// What is read of a changed sentence, as it is told back.
  static std::string read_as(const std::string& text, const Wording::Change& change,
                             const std::vector<record::Record>& plain) {
    const std::vector<record::Record> deals = read(text);
    if (deals.size() != plain.size()) {
      return "another deal";
    }
    const record::Record& record = deals[change.deal];
    if (!record.problems.empty()) {
      return "refused: " + record.problems.front().message;
    }
    for (const record::ToldLine& line : record::tell(record)) {
      const std::string_view written =
          std::string_view(record.text).substr(line.span.begin, line.span.end - line.span.begin);
      if (written.find(change.words) != std::string_view::npos) {
        std::string words;
        for (const record::ToldBack& told : line.told) {
          words += told.words() + ". ";
        }
        return words;
      }
    }
    return "?";
  }

  void rulings(const std::string& text, const std::string& reworded) {
    const std::vector<Ruled> plain = rule_on(text);
    const std::vector<Ruled> other = rule_on(reworded);
    if (plain.size() == other.size() && std::ranges::equal(plain, other, same)) {
      return;
    }
    complain("ruled on otherwise:\n" + reworded);
  }

  Chance chance_;
  Wording wording_;
  long games_ = 0;
  long complaints_ = 0;
  std::map<std::string, long> shown_;
};

}  // namespace

namespace {

/// A lawful game.
std::string lawful_game(std::uint64_t seed) {
  Permissive permissive;
  Table table(seed, true);
  std::string text;
  do {
    table.deal(permissive, text);
  } while (!table.over);
  return text;
}

std::uint64_t seed_of(int game, std::uint64_t seed) {
  return seed * 1000003 + static_cast<std::uint64_t>(game);
}

}  // namespace

int retell(int games, std::uint64_t seed) {
  Campaign campaign(seed);
  for (int played = 0; played < games; ++played) {
    std::fputs(campaign.reworded(lawful_game(seed_of(played, seed))).c_str(), stdout);
  }
  return 0;
}

int words(int games, int each, std::uint64_t seed) {
  Campaign campaign(seed);
  for (int played = 0; played < games; ++played) {
    campaign.game(lawful_game(seed_of(played, seed)));
  }
  Chance chance(seed);
  for (const Kind& kind : all_kinds()) {
    if (!kind.header.empty()) {
      continue;  // by what code it goes is no part of what is told back
    }
    for (int done = 0, tries = 0; done < each && tries < 200 * each; ++tries) {
      if (Attempt one; attempt(kind, chance, one)) {
        campaign.game(one.text);
        ++done;
      }
    }
  }
  return campaign.print();
}

}  // namespace ecarte::campaign
