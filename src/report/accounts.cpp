// SPDX-License-Identifier: MIT
#include "report/accounts.hpp"

#include <algorithm>

#include <fmt/core.h>

#include "record/sentence.hpp"
#include "report/escape.hpp"
#include "report/phrases.hpp"
#include "report/wrap.hpp"

namespace ecarte::report {

using accounts::Discrepancy;
using accounts::Passage;
using record::Record;

namespace {

using Json = json::Value;

std::string place(const ComparedRecord& account, Passage passage) {
  const record::Place at = record::place_of(account.record, account.record.acts[passage.begin].at);
  return fmt::format("{}:{}", escaped(account.file), at.line);
}

/// Words of a joined record name its lines as though both accounts were one text: which line of
/// which account it is.
std::string in_own_lines(const TwoAccounts& two, const std::string& words) {
  constexpr std::string_view kLine = ", line ";
  const auto lines = static_cast<unsigned long>(std::ranges::count(two.first.record.text, '\n'));
  const unsigned long second_from = two.first.record.first_line + lines + 1;
  std::string result;
  std::size_t done = 0;
  for (std::size_t at = words.find(kLine); at != std::string::npos; at = words.find(kLine, done)) {
    const std::size_t digits = at + kLine.size();
    const std::size_t end = std::min(words.find_first_not_of("0123456789", digits), words.size());
    result += words.substr(done, digits - done);
    done = end;
    if (end == digits) {
      continue;
    }
    const unsigned long line = std::stoul(words.substr(digits, end - digits));
    const bool second = line >= second_from;
    result +=
        fmt::format("{} of {}", second ? line - second_from + two.second.record.first_line : line,
                    second ? two.second.file : two.first.file);
  }
  return result + words.substr(done);
}

std::string before(const ComparedRecord& account, Passage passage) {
  const std::vector<Passage> all = accounts::passages_of(account.record);
  const auto here = std::ranges::find(all, passage);
  return here == all.begin() || here == all.end()
             ? std::string{}
             : fmt::format(", just after {}", said(account.record, *(here - 1)));
}

/// What one account has of a difference, in a clause: "Y proposes", "says nothing of it".
std::string version(const ComparedRecord& account, const Discrepancy& difference, bool first) {
  const std::vector<Passage>& passages = first ? difference.first : difference.second;
  if (passages.empty()) {
    return "says nothing of it";
  }
  if (difference.kind == Discrepancy::Kind::Elsewhere) {
    return said(account.record, passages.front()) + before(account, passages.front());
  }
  std::vector<std::string> parts;
  for (const Passage passage : passages) {
    parts.push_back(said(account.record, passage));
  }
  return listed(parts, "; ");
}

/// Writes for two accounts, sentence by sentence.
class AccountsWriter {
 public:
  AccountsWriter(std::string& out, const TwoAccounts& two, std::size_t width)
      : out_(out), two_(two), width_(width) {}

  void write() {
    who();
    if (two_.alignment.differences.empty()) {
      sentence("both accounts say the same", 0);
      return ruling(two_.of_first, 2);
    }
    agreement();
    differences();
    decision();
    bounds();
  }

 private:
  void sentence(std::string_view clause, std::size_t indent) {
    append_wrapped(out_, as_sentence(escaped(clause)), indent, width_);
  }

  void who() {
    const auto& first = two_.first.record.names->players;
    const auto& second = two_.second.record.names->players;
    if (!two_.who.by_name) {
      sentence(fmt::format("the second account's {} is taken to be the first's {}, and {} to be {}",
                           second[0], first[0], second[1], first[1]),
               0);
    }
  }

  void ruling(const RuledAs& ruled, std::size_t indent) {
    if (!ruled.possible) {
      sentence("the deal cannot have gone so", indent);
    }
    for (const std::string& clause : ruled.sentences) {
      sentence(in_own_lines(two_, clause), indent);
    }
  }

  void agreement() {
    if (two_.decision.agree) {
      sentence(two_.decision.deciding.empty()
                   ? "both accounts come to the same ruling, and whichever is true of what they "
                     "differ in, it is"
                   : "both accounts come to the same ruling",
               0);
      ruling(two_.of_first, 2);
      out_ += '\n';
    }
    for (const bool first : {true, false}) {
      const bool possible = first ? two_.decision.first_possible : two_.decision.second_possible;
      if (!possible) {
        sentence(fmt::format("the {} account by itself cannot be true", first ? "first" : "second"),
                 0);
      }
    }
  }

  void differences() {
    const std::vector<Discrepancy>& all = two_.alignment.differences;
    sentence(all.size() == 1 ? std::string{"they differ in one place"}
                             : fmt::format("they differ in {} places",
                                           number_word(static_cast<int>(all.size()))),
             0);
    for (std::size_t i = 0; i < all.size(); ++i) {
      for (const bool first : {true, false}) {
        const ComparedRecord& account = first ? two_.first : two_.second;
        const std::vector<Passage>& passages = first ? all[i].first : all[i].second;
        const std::string where = passages.empty() ? escaped(account.file) + " "
                                                   : place(account, passages.front()) + ": ";
        const std::string head = first ? fmt::format("{:>3}  ", i + 1) : std::string(5, ' ');
        out_ += head + where + escaped(version(account, all[i], first)) + "\n";
      }
    }
    out_ += '\n';
  }

  void decision() {
    const std::vector<std::size_t>& deciding = two_.decision.deciding;
    if (deciding.empty()) {
      if (!two_.decision.agree) {
        sentence("every way in which the deal can have gone leads to the same ruling", 0);
        ruling(two_.rulings.front(), 2);
      }
      return;
    }
    std::vector<std::string> numbers;
    for (const std::size_t number : deciding) {
      numbers.push_back(fmt::format("{}", number + 1));
    }
    sentence(fmt::format("the ruling turns on {}{} alone",
                         two_.decision.agree ? "more only if each is right in part: on " : "",
                         joined(numbers, " and ")),
             0);
    std::vector<std::string> told;  // what leads to one ruling is told together
    for (std::size_t i = 0; i < two_.decision.branches.size(); ++i) {
      const std::string ruled = two_.rulings[i].value.dump();
      if (std::ranges::find(told, ruled) == told.end()) {
        told.push_back(ruled);
        branch(ruled);
        ruling(two_.rulings[i], 2);
      }
    }
  }

  /// Every answer that leads to a ruling.
  void branch(const std::string& ruled) {
    std::vector<accounts::Believed> choices;
    for (std::size_t i = 0; i < two_.decision.branches.size(); ++i) {
      if (two_.rulings[i].value.dump() == ruled) {
        choices.push_back(two_.decision.branches[i].choice);
      }
    }
    std::string text;
    for (const accounts::SufficientAnswers& one :
         accounts::conditions_of(two_.decision.deciding, choices)) {
      text += (text.empty() ? "If " : "; or if ") + answers(one);
    }
    out_ += '\n';
    append_wrapped(out_, escaped(text + ":"), 0, width_);
  }

  /// "the first account is right in 1 (Y proposes)".
  [[nodiscard]] std::string answers(const accounts::SufficientAnswers& condition) const {
    std::vector<std::string> parts;
    for (const std::size_t number : two_.decision.deciding) {
      if ((condition.known >> number & 1U) == 0) {
        continue;
      }
      const bool first = (condition.choice >> number & 1U) == 0;
      const ComparedRecord& account = first ? two_.first : two_.second;
      const Discrepancy& difference = two_.alignment.differences[number];
      const bool silent = (first ? difference.first : difference.second).empty();
      parts.push_back(fmt::format("the {} account is right {} {} ({})", first ? "first" : "second",
                                  silent ? "to say nothing of" : "in", number + 1,
                                  silent ? "it was not so" : version(account, difference, first)));
    }
    return listed(parts, ", and ");
  }

  void bounds() {
    const auto named = [](const std::vector<std::size_t>& list) {
      std::vector<std::string> numbers;
      for (const std::size_t number : list) {
        numbers.push_back(fmt::format("{}", number + 1));
      }
      return joined(numbers, " and ");
    };
    if (!two_.decision.set_aside.empty()) {
      out_ += '\n';
      sentence(fmt::format("of so many, only those are combined that change a ruling by "
                           "themselves; {} taken as {} has it",
                           named(two_.decision.set_aside) +
                               (two_.decision.set_aside.size() == 1 ? " is" : " are"),
                           "the first account"),
               0);
    }
    if (!two_.decision.left_out.empty()) {
      out_ += '\n';
      sentence(fmt::format("no more than {} are combined: {} left as {} has it, and the ruling "
                           "may turn on more than is said",
                           accounts::kMostCombined,
                           named(two_.decision.left_out) +
                               (two_.decision.left_out.size() == 1 ? " is" : " are"),
                           "the first account"),
               0);
    }
  }

  std::string& out_;
  const TwoAccounts& two_;
  std::size_t width_;
};

Json passages_json(const ComparedRecord& account, const std::vector<Passage>& passages) {
  Json list = Json::array();
  for (const Passage passage : passages) {
    const record::Place at =
        record::place_of(account.record, account.record.acts[passage.begin].at);
    list.push_back(
        Json{{"line", at.line}, {"column", at.column}, {"says", said(account.record, passage)}});
  }
  return list;
}

Json ruling_json(const TwoAccounts& two, const RuledAs& ruled) {
  std::vector<std::string> words;
  std::ranges::transform(ruled.sentences, std::back_inserter(words),
                         [&](const std::string& clause) { return in_own_lines(two, clause); });
  Json value{{"possible", ruled.possible}};
  value.update(ruled.value);
  value["words"] = words;
  return value;
}

std::vector<std::size_t> from_one(std::vector<std::size_t> numbers) {
  std::ranges::transform(numbers, numbers.begin(), [](std::size_t number) { return number + 1; });
  return numbers;
}

Json branches_json(const TwoAccounts& two) {
  Json list = Json::array();
  for (std::size_t i = 0; i < two.decision.branches.size(); ++i) {
    Json right = Json::array();
    for (const std::size_t number : two.decision.deciding) {
      const bool first = (two.decision.branches[i].choice >> number & 1U) == 0;
      right.push_back(
          Json{{"difference", number + 1}, {"account", first ? two.first.file : two.second.file}});
    }
    Json branch{{"right", std::move(right)}};
    branch.update(ruling_json(two, two.rulings[i]));
    list.push_back(std::move(branch));
  }
  return list;
}

}  // namespace

std::string said(const Record& record, Passage passage) {
  const record::Act& act = record.acts[passage.begin];
  const std::span<const record::Act> after = std::span{record.acts}.subspan(passage.begin + 1);
  const std::string who = record.names->of(act.actor);
  if (act.kind == record::ActKind::Play) {
    return fmt::format("{} plays {}", who.empty() ? "somebody" : who, record::cards_of(act, after));
  }
  const std::string phrase = record::phrase_of(act, after, *record.names, record.text);
  return who.empty() ? phrase : who + " " + phrase;
}

void write_accounts(std::string& out, const TwoAccounts& two, std::size_t width) {
  AccountsWriter{out, two, width}.write();
}

void write_accounts_json(std::string& out, const TwoAccounts& two, std::string_view code) {
  Json differences = Json::array();
  for (const Discrepancy& each : two.alignment.differences) {
    constexpr std::array<std::string_view, 4> kKinds{"otherwise", "only-first", "only-second",
                                                     "elsewhere"};
    differences.push_back(Json{{"kind", kKinds[static_cast<std::size_t>(each.kind)]},
                               {"first", passages_json(two.first, each.first)},
                               {"second", passages_json(two.second, each.second)}});
  }
  const Json document{{"schema", "ecarte.accounts/1"},
                      {"code", code},
                      {"first", two.first.file},
                      {"second", two.second.file},
                      {"agree", two.decision.agree},
                      {"of_first", ruling_json(two, two.of_first)},
                      {"of_second", ruling_json(two, two.of_second)},
                      {"differences", std::move(differences)},
                      {"turns_on", from_one(two.decision.deciding)},
                      {"rulings", branches_json(two)},
                      {"set_aside", from_one(two.decision.set_aside)},
                      {"left_out", from_one(two.decision.left_out)}};
  out += escaped_json(document.dump()) + "\n";
}

}  // namespace ecarte::report
