// SPDX-License-Identifier: MIT
#include "campaign/referee.hpp"

#include "campaign/both_ways.hpp"

namespace ecarte::campaign {

void judge(std::string_view text, const std::function<void(const referee::Judged&)>& sink) {
  compare_ways(text);
  notation::Reader reader{notation::source_of(text)};
  referee::judge(reader, {}, sink);
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
