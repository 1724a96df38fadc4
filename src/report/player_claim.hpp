// SPDX-License-Identifier: MIT
//
// A claim against a record, upheld or dismissed from it: what somebody says was done, or what he
// says he may have.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "record/act.hpp"
#include "report/deal.hpp"

namespace ecarte::report {

/// One of `id`, `facts`, `law` and `remedy` is given; the rest narrows it.
struct PlayerClaim {
  std::string id;                                ///< of a finding: "revoke"
  std::span<const replay::FactKind> facts;       ///< any fault of these kinds: "false king"
  std::string law;                               ///< the number of a law
  replay::Remedy remedy = replay::Remedy::None;  ///< "fresh deal"
  std::optional<record::Actor> by;               ///< who did it, or who may have it
  std::uint8_t trick = 0;                        ///< 0: at any
  std::uint32_t line = 0;                        ///< 0: at any
};

/// What the record says to a claim.
enum class Judgement : std::uint8_t {
  Upheld,
  NotYet,  ///< so far it is no fault: it can still be put right
  Open,    ///< it turns on what is not written
  Dismissed
};

struct PlayerClaimAnswer {
  Judgement judgement = Judgement::Dismissed;
  std::vector<std::string> lines;     ///< clauses: why, by which act, and what follows
  std::optional<record::Span> proof;  ///< the act that proves it, or that it is otherwise
};

PlayerClaimAnswer answer_claim(const Deal& deal, const PlayerClaim& claim);

/// "upheld", "not-yet", "open", "dismissed".
std::string_view word(Judgement judgement);

/// The kinds of fact that the notation calls by this noun; empty if they have no kind of their own.
std::span<const replay::FactKind> facts_called(record::Noun noun);

/// The ids of findings that can be claimed under a code, each once, in the order of its laws.
std::vector<std::string_view> claimable(const codes::Code& code);

}  // namespace ecarte::report
