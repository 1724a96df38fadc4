// SPDX-License-Identifier: MIT
#include "referee/waivers.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "notation/nearest.hpp"
#include "referee/own_ids.hpp"

namespace ecarte::referee {
namespace {

using law::Finding;
using record::Waiver;

/// A right is nobody's offence: the player named is then the one whose right it is.
bool says_player(const Waiver& waiver, record::Actor offender, record::Actor subject) {
  return !waiver.player || *waiver.player == offender ||
         (offender == record::kNobody && *waiver.player == subject);
}

bool speaks_of(const Waiver& waiver, const Finding& finding, const codes::Code& code) {
  const bool law = waiver.law.empty() || waiver.law == finding.under.law ||
                   std::ranges::find(finding.under.also, waiver.law) != finding.under.also.end();
  const bool named = finding.under.case_index < code.cases.size() &&
                     waiver.id == code.cases[finding.under.case_index].name;
  const bool id = waiver.id == finding.id || waiver.id == finding.under.or_broken.id;
  return law && (waiver.id.empty() || id || named) &&
         says_player(waiver, finding.offender, finding.fact.subject);
}

bool speaks_of(const Waiver& waiver, const law::Missing& missing) {
  return (waiver.law.empty() || waiver.law == missing.law) &&
         (waiver.id.empty() || waiver.id == missing.id) &&
         says_player(waiver, missing.player, missing.fact.subject);
}

Finding about(const Waiver& waiver, std::int16_t number, const codes::Code& code) {
  Finding finding;
  finding.cls = codes::Class::Info;
  finding.place.at = replay::kNever;
  finding.waived.by = number;
  finding.waived.is_of_waiver = true;
  const std::vector<std::string_view> ids = ids_under(code);
  const bool known_id = waiver.id.empty() || std::ranges::find(ids, waiver.id) != ids.end();
  const bool known_law =
      waiver.law.empty() ||
      std::ranges::find(code.laws, waiver.law, &codes::Law::number) != code.laws.end();
  const bool known = known_id && known_law;
  finding.id = known ? "waiver-unused" : "waiver-unknown";
  finding.severity = known ? law::Severity::Warning : law::Severity::Error;
  if (!known_id) {
    finding.waived.meant = notation::nearest(waiver.id, ids);
  }
  return finding;
}

}  // namespace

void apply_waivers(const record::Record& record, const codes::Code& code, bool whole,
                   law::DealResult& result) {
  if (record.waivers.empty()) {
    return;
  }
  std::vector<bool> used(record.waivers.size());
  const auto mark = [&](std::int16_t& by, auto&& speaks) {
    const auto waiver = std::ranges::find_if(record.waivers, speaks);
    if (waiver != record.waivers.end()) {
      const auto number = waiver - record.waivers.begin();
      by = static_cast<std::int16_t>(number);
      used[static_cast<std::size_t>(number)] = true;
    }
  };
  for (Finding& finding : result.findings) {
    mark(finding.waived.by, [&](const Waiver& waiver) { return speaks_of(waiver, finding, code); });
  }
  for (law::Missing& missing : result.missing) {
    mark(missing.waiver, [&](const Waiver& waiver) { return speaks_of(waiver, missing); });
  }
  const bool read =
      result.verdict != law::Verdict::Unreadable && result.verdict != law::Verdict::Impossible;
  for (std::size_t i = 0; i < used.size(); ++i) {
    if (used[i]) {
      continue;
    }
    const Finding finding = about(record.waivers[i], static_cast<std::int16_t>(i), code);
    if (finding.severity == law::Severity::Error || (whole && read)) {
      result.findings.push_back(finding);
    }
  }
}

}  // namespace ecarte::referee
