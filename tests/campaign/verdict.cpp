// SPDX-License-Identifier: MIT
#include "campaign/verdict.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <sstream>

#include "campaign/referee.hpp"
#include "replay/facts.hpp"

namespace ecarte::campaign {
namespace {

bool is(int expected, record::Actor actor) {
  switch (expected) {
    case kAnybody:
      return true;
    case kNobody:
      return !record::is_player(actor);
    case kZ:
      return record::is_bystander(actor);
    case kEither:
      return actor == record::kBoth;
    default:
      return actor == expected;
  }
}

bool meets(const law::Finding& finding, const Expected& expected) {
  const law::RemedyState& remedy = finding.remedy;
  const bool law = expected.law.empty() || finding.under.law == expected.law ||
                   std::ranges::count(finding.under.also, expected.law) != 0;
  return law && finding.id == expected.id && is(expected.offender, finding.offender) &&
         is(expected.elector, remedy.elector) &&
         (expected.status.empty() || law::word(remedy.status) == expected.status) &&
         (expected.remedy.empty() || replay::word(remedy.kind) == expected.remedy);
}

/// "elective draw fresh-deal": the force, then what there is to choose from, in alphabetical order.
/// That he may also let it stand goes without saying.
std::string offered(const law::RemedyState& remedy) {
  std::set<std::string_view> words;
  for (const record::Remedy option : remedy.options) {
    if (option != record::Remedy::None && option != record::Remedy::LetStand) {
      words.insert(replay::word(option));
    }
  }
  std::string text(law::word(remedy.force));
  for (const std::string_view word : words) {
    text.append(" ").append(word);
  }
  return text;
}

std::string in_order(std::string_view remedies) {
  std::istringstream words{std::string(remedies)};
  std::string text;
  words >> text;
  std::set<std::string> options;
  for (std::string word; words >> word;) {
    options.insert(word);
  }
  for (const std::string& option : options) {
    text += " " + option;
  }
  return text;
}

/// Whether the remedy of what was found is the one the laws give.
std::string wrong_remedy(const law::Finding& finding, const Expected& expected) {
  const std::string_view owed =
      expected.gives.empty() ? remedies_of(expected.law, expected.id) : expected.gives;
  const bool none =
      expected.gives.empty() && (expected.status == "none" || expected.status == "latent");
  const std::string should = owed.empty() || none ? "none" : in_order(owed);
  if (owed == "any") {
    return {};
  }
  if (owed.empty()) {
    return " no line on the remedies of " + std::string(expected.law) + " " +
           std::string(expected.id) + ";";
  }
  const std::string is = offered(finding.remedy);
  return is == should
             ? std::string()
             : " " + std::string(expected.id) + " gives \"" + is + "\", not \"" + should + "\";";
}

std::string described(const Expected& expected) {
  return std::string(expected.law) + " " + std::string(expected.id) + " offender " +
         std::to_string(expected.offender) + " " + std::string(expected.status) + ", elector " +
         std::to_string(expected.elector) + " " + std::string(expected.remedy);
}

void look_for(const referee::Judged& judged, const Expected& one, Verdict& verdict) {
  const auto& findings = judged.result.findings;
  const auto found =
      std::ranges::find_if(findings, [&](const law::Finding& f) { return meets(f, one); });
  verdict.miss +=
      found == findings.end() ? " not found: " + described(one) + ";" : wrong_remedy(*found, one);
}

/// What is left open is what the kind leaves open, and nothing else.
void left_open(const referee::Judged& judged, const Owed& owed, Verdict& verdict) {
  const auto is_it = [](const law::Missing& missing, const Doubted& one) {
    return missing.id == one.id && is(one.player, missing.player);
  };
  for (const law::Missing& missing : judged.result.missing) {
    if (std::ranges::none_of(owed.doubted, [&](const Doubted& d) { return is_it(missing, d); })) {
      verdict.miss += " missing: " + std::string(missing.id) + ";";
    }
  }
  for (const Doubted& one : owed.doubted) {
    if (std::ranges::none_of(judged.result.missing,
                             [&](const law::Missing& m) { return is_it(m, one); })) {
      verdict.miss += " not left open: " + std::string(one.id) + ";";
    }
  }
}

/// So often does a game count, by the loser's points.
int counts(const codes::Code& code, bool multiples, int lost_with) {
  return !multiples                       ? 1
         : lost_with <= code.treble_up_to ? 3
         : lost_with <= code.double_up_to ? 2
                                          : 1;
}

void compare_game(const codes::Code& code, const sitting::Account& account,
                  const sitting::GameLine& game, const law::Score& due, Verdict& verdict) {
  if (game.ending != sitting::HowGameEnded::Won || !game.winner || !due) {
    return;
  }
  const auto winner = static_cast<std::size_t>(*game.winner);
  const std::array<int, 2> score{(*due)[0], (*due)[1]};
  const bool multiples = account.terms.has_agreed(record::Agreement::Multiples);
  if (score[winner] < 5 || game.counts != counts(code, multiples, score[1 - winner])) {
    verdict.miss += " the ledger has game " + std::to_string(game.number) + " won by " +
                    std::to_string(winner) + ", counting " + std::to_string(game.counts) +
                    ", and due is " + written(score) + ";";
  }
}

}  // namespace

void compare_ledger(std::string_view text, const std::vector<law::Score>& dues, Verdict& verdict) {
  std::size_t at = 0;
  for (const sitting::Account& account : accounts(text)) {
    for (const sitting::GameLine& game : account.games) {
      at += game.deals.size();
      if (at > 0 && at <= dues.size()) {
        compare_game(code_of(text), account, game, dues[at - 1], verdict);
      }
    }
  }
}

void compare(const referee::Judged& judged, const Owed& owed, Verdict& verdict) {
  if (!judged.record.problems.empty()) {
    verdict.miss += " problem: " + judged.record.problems.front().message + ";";
    return;
  }
  const std::size_t so_far = verdict.miss.size();
  for (const Expected& one : owed.expected) {
    look_for(judged, one, verdict);
  }
  if (verdict.miss.size() > so_far) {
    verdict.miss += " found instead:";
    for (const law::Finding& finding : judged.result.findings) {
      verdict.miss += " [" + written(finding) + "]";
    }
    verdict.miss += ";";
  }
  left_open(judged, owed, verdict);
  if (owed.due && written(judged.result.after.due) != written(*owed.due)) {
    verdict.miss +=
        " due " + written(judged.result.after.due) + ", not " + written(*owed.due) + ";";
  }
  for (const law::Finding& finding : judged.result.findings) {
    const auto is_it = [&](const Expected& one) { return finding.id == one.id; };
    if (finding.severity != law::Severity::Note && std::ranges::none_of(owed.expected, is_it) &&
        std::ranges::count(owed.allowed, finding.id) == 0) {
      verdict.extra += " " + written(finding) + ";";
    }
  }
}

}  // namespace ecarte::campaign
