// SPDX-License-Identifier: MIT
#include "campaign/referee.hpp"

#include <map>
#include <memory>

#include "campaign/both_ways.hpp"
#include "campaign/fault.hpp"
#include "codes/load.hpp"

namespace ecarte::campaign {

namespace {

/// The club's laws, changed as it says; read once.
const codes::Code& house_code(std::string_view rules) {
  static std::map<std::string, std::unique_ptr<codes::LoadedCode>, std::less<>> codes;
  auto known = codes.find(rules);
  if (known == codes.end()) {
    const std::string bytes = "name: house\ntitle: House rules\nextends: turf-portland-1877\n" +
                              std::string(rules) + "\n";
    known = codes
                .emplace(rules,
                         codes::load_code({"house", {{"code.yaml", bytes}}}, codes::built_in_code))
                .first;
  }
  return known->second->code();
}

}  // namespace

const codes::Code& code_of(std::string_view text) {
  if (text.starts_with(kHouseRules)) {
    const std::string_view line = text.substr(0, text.find('\n'));
    return house_code(line.substr(kHouseRules.size()));
  }
  const std::size_t at = text.find("code:");
  for (const codes::Code* code : codes::built_in_codes()) {
    if (at != std::string_view::npos &&
        text.substr(at, text.find('\n', at) - at).find(code->name) != std::string_view::npos) {
      return *code;
    }
  }
  return *codes::built_in_codes().front();
}

void judge(std::string_view text, const std::function<void(const referee::Judged&)>& sink) {
  compare_ways(text);
  notation::Reader reader{notation::source_of(text)};
  referee::Options options;
  options.code = &code_of(text);
  referee::judge(reader, options, sink);
}

std::vector<sitting::Account> accounts(std::string_view text) {
  std::vector<sitting::Account> kept;
  notation::Reader reader{notation::source_of(text)};
  referee::Options options;
  options.code = &code_of(text);
  options.account = [&kept](const sitting::Account& account) { kept.push_back(account); };
  referee::judge(reader, options, [](const referee::Judged&) {});
  return kept;
}

std::string written(const std::array<int, 2>& score) {
  return std::to_string(score[0]) + "-" + std::to_string(score[1]);
}

std::string written(const law::Score& score) {
  return score ? written(std::array<int, 2>{(*score)[0], (*score)[1]}) : "unknown";
}

std::string written(const law::Finding& finding) {
  const auto seat = [](record::Actor actor) -> std::string {
    return record::is_player(actor)      ? std::to_string(actor)
           : record::is_bystander(actor) ? "bystander"
           : actor == record::kBoth      ? "both"
                                         : "nobody";
  };
  return std::string(finding.under.law) + " " + std::string(finding.id) + " offender " +
         seat(finding.offender) + ", " + std::string(law::word(finding.severity)) + ", " +
         std::string(law::word(finding.remedy.status)) + ", elector " +
         seat(finding.remedy.elector);
}

}  // namespace ecarte::campaign
