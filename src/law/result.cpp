// SPDX-License-Identifier: MIT
#include "law/result.hpp"

namespace ecarte::law {

void DealResult::clear() {
  verdict = Verdict::Regular;
  after = {};
  findings.clear();
  missing.clear();
  met.clear();
  scores.clear();
  choices.clear();
  stands.last = stands.stops = false;
  stands.open.clear();
  stands.past.clear();
  contradictions.clear();
  in_brief = false;
  notes_in_brief = 0;
}

bool Finding::makes_irregular() const {
  return (cls == Class::Irregularity && remedy.status != Status::Moot) ||
         (cls == Class::BadRemedy && severity != Severity::Note) ||
         (cls == Class::ScoreError &&
          (severity != Severity::Note || remedy.status == Status::Elected));
}

std::string_view word(Force force) {
  static constexpr std::array<std::string_view, 4> kForces{"none", "automatic", "elective",
                                                           "mandatory"};
  return kForces[static_cast<std::size_t>(force)];
}

std::string_view word(Status status) {
  static constexpr std::array<std::string_view, 9> kStatuses{
      "none", "open", "elected", "waived", "lapsed", "imposed", "ignored", "latent", "moot"};
  return kStatuses[static_cast<std::size_t>(status)];
}

std::string_view word(Verdict verdict) {
  static constexpr std::array<std::string_view, 5> kVerdicts{"regular", "irregular", "undecidable",
                                                             "impossible", "unreadable"};
  return kVerdicts[static_cast<std::size_t>(verdict)];
}

}  // namespace ecarte::law
