// SPDX-License-Identifier: MIT
//
// What was written, act by act.
#include <array>
#include <iterator>

#include <fmt/core.h>

#include "report/escape.hpp"
#include "report/stage_parts.hpp"
#include "report/stages.hpp"

namespace ecarte::report {
namespace {

constexpr std::array<std::string_view, record::kActKinds> kKindNames{
    "shuffle",   "deny",        "cut",           "choose",        "give-notice", "give",
    "packet",    "expose",      "lie-faced",     "turn",          "look",        "take-up",
    "touch",     "find",        "claim",         "require",       "let-stand",   "permit",
    "put-right", "complete",    "throw-out",     "draw",          "put-back",    "throw-aside",
    "announce",  "withdraw",    "mark",          "take-down",     "admit",       "propose",
    "ask",       "accept",      "refuse",        "alter",         "stand",       "discard",
    "take",      "ask-number",  "answer-number", "play",          "take-back",   "throw-down",
    "grant",     "dispute",     "gather",        "resign",        "hands-again", "call-cards",
    "speak",     "look-over",   "play-out",      "ask-to-decide", "rule",        "call-upon",
    "pay",       "come-in",     "retire",        "stake",         "cover",       "withdraw-cover",
    "take-pool", "pool-stands", "take-share",    "claim-bets",    "claim-game",  "urge",
    "omit",      "aside",       "take-trick",    "hold",          "hold-not",    "has-not-looked",
    "made",      "pack-holds",  "pack-lacks",    "has-looked",    "stock-left",  "stock-card",
    "dealer-is", "cut-won",     "head-game",     "head-rubber",   "head-deal",   "players",
    "system",    "packs",       "agreed",        "bystanders",    "rentrant",    "bet",
    "pool",      "score",       "settled",       "partly",        "odd",         "timing"};

std::string_view words_of(const Deal& deal, const record::Act& act) {
  const std::string_view text = deal.record.text;
  return act.at < text.size() ? text.substr(act.at, act.length) : std::string_view{};
}

void field(std::string& out, std::string_view name, std::uint8_t value) {
  if (value == record::kUnstated) {
    fmt::format_to(std::back_inserter(out), " {}=?", name);
  } else if (value != 0) {
    fmt::format_to(std::back_inserter(out), " {}={}", name, value);
  }
}

bool keeps_amount(record::ActKind kind) {
  using K = record::ActKind;
  constexpr record::ActKinds kOfAmounts{
      K::Pay,       K::Stake,    K::Cover,      K::WithdrawCover, K::TakePool, K::PoolStands,
      K::TakeShare, K::HeadGame, K::HeadRubber, K::HeadDeal,      K::Bet,      K::Pool};
  return kOfAmounts.has(kind);
}

}  // namespace

static_assert(kKindNames.back() == "timing");  // none left out

std::string_view name_of(record::ActKind kind) {
  return kKindNames[static_cast<std::size_t>(kind)];
}

void write_record_stage(std::string& out, const Deal& deal) {
  const auto back = std::back_inserter(out);
  for (std::size_t i = 0; i < deal.record.acts.size(); ++i) {
    const record::Act& act = deal.record.acts[i];
    const auto& [at, cards, kind, actor, count, number, object, detail, flags, length] = act;
    fmt::format_to(back, "{:>4}  {:<7} {} {}", i, stage_act(deal, static_cast<replay::ActIndex>(i)),
                   name_of(kind), stage_name(deal, actor));
    if (keeps_amount(kind)) {
      fmt::format_to(back, " amount={}", act.amount());
    } else if (!cards.empty() && !act.keeps_words()) {
      fmt::format_to(back, " cards={}", stage_cards(cards));
    }
    field(out, "count", count);
    field(out, "number", number);
    field(out, "object", object);
    field(out, "detail", detail);
    field(out, "flags", flags);
    fmt::format_to(back, "  \"{}\"\n", escaped(words_of(deal, act)));
  }
}

}  // namespace ecarte::report
