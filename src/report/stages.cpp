// SPDX-License-Identifier: MIT
#include "report/stages.hpp"

#include <algorithm>
#include <array>
#include <iterator>

#include <fmt/core.h>

#include "report/escape.hpp"
#include "report/text.hpp"
#include "report/words.hpp"

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

std::string cards_text(game::CardSet cards) {
  std::string text;
  for (const game::Card card : cards) {
    text += (text.empty() ? "" : " ") + game::name(card);
  }
  return text;
}

/// The values an attribute may have: "yes", "short|surplus", "?" for all.
std::string words_of(const replay::Attribute& attribute, replay::ValueBits bits) {
  if (bits == replay::all_bits(replay::size_of(attribute))) {
    return "?";
  }
  std::string text;
  for (int i = 0; i < replay::size_of(attribute); ++i) {
    if ((bits >> i & 1U) != 0) {
      text += text.empty() ? "" : "|";
      text += replay::word_of(attribute, static_cast<std::uint8_t>(i));
    }
  }
  return text;
}

std::string place(const Deal& deal, replay::ActIndex at) {
  if (at == replay::kSometime) {
    return "sometime";
  }
  if (at >= deal.record.acts.size()) {
    return "never";
  }
  const record::Place where = record::place_of(deal.record, deal.record.acts[at].at);
  return fmt::format("{}:{}", where.line, where.column);
}

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

void write_fact(std::string& out, const Deal& deal, const replay::Fact& fact) {
  const auto back = std::back_inserter(out);
  const replay::FactEntry& entry = replay::entry(fact.kind);
  fmt::format_to(back, "fact {} {}", entry.name, stage_name(deal, fact.subject));
  for (std::size_t i = 0; i < entry.attributes.size(); ++i) {
    if (!entry.attributes[i].name.empty()) {
      fmt::format_to(back, " {}={}", entry.attributes[i].name,
                     words_of(entry.attributes[i], fact.values[i]));
    }
  }
  fmt::format_to(back, "; occurred {}", place(deal, fact.occurred));
  if (entry.can_be_found || fact.found != replay::kNever) {
    fmt::format_to(back, ", found {}", place(deal, fact.found));
  }
  if (fact.witness != replay::kNever) {
    fmt::format_to(back, ", witness {}", place(deal, fact.witness));
  }
  fmt::format_to(back, "; dealing {}, playing {}, trick {}, {}", fact.place.dealing,
                 fact.place.playing, fact.place.trick,
                 fact.proof == replay::Proof::Proved    ? "proved"
                 : fact.proof == replay::Proof::Allowed ? "allowed"
                                                        : "refuted");
  if (fact.number != 0) {
    fmt::format_to(back, ", number {}", fact.number);
  }
  if (!fact.cards.empty()) {
    fmt::format_to(back, ", cards {}", cards_text(fact.cards));
  }
  out += '\n';
}

void write_testimony(std::string& out, const Deal& deal, const replay::Testimony& said) {
  using Kind = replay::Testimony::Kind;
  static constexpr std::array<std::string_view, 4> kKinds{"mark", "take-down", "counters",
                                                          "announce"};
  static constexpr std::array<std::string_view, 4> kFor{"", " for the king", " for the point",
                                                        " for the vole"};
  const auto back = std::back_inserter(out);
  fmt::format_to(back, "testimony {} {}", kKinds[static_cast<std::size_t>(said.kind)],
                 place(deal, said.at));
  if (said.kind == Kind::Counters) {
    fmt::format_to(back, " {}-{}\n", said.amount, said.amount_second);
    return;
  }
  fmt::format_to(back, " {}", stage_name(deal, record::actor_of(said.seat)));
  if (said.amount != record::kUnstated) {
    fmt::format_to(back, " {}", said.amount);
  }
  fmt::format_to(back, "{}; dealing {}\n", kFor[static_cast<std::size_t>(said.purpose)],
                 said.dealing);
}

/// The rulings themselves, and the deeds as matched to them.
void write_rulings(std::string& out, const Deal& deal, const law::Rulings& rulings) {
  const auto back = std::back_inserter(out);
  for (std::size_t i = 0; i < rulings.list.size(); ++i) {
    const law::Ruling& ruling = rulings.list[i];
    fmt::format_to(back, "ruling {} {} on {} {}: {}{}; open {} to {}; elector {}", i,
                   deal.code.cases[ruling.case_index].name, replay::entry(ruling.fact.kind).name,
                   stage_name(deal, ruling.fact.subject), law::word(ruling.status),
                   ruling.doubt.which ? " in doubt" : "", stage_time(deal, ruling.window.from),
                   stage_time(deal, ruling.window.until), stage_name(deal, ruling.elector));
    if (ruling.elected != replay::Remedy::None) {
      fmt::format_to(back, "; elected {}", replay::word(ruling.elected));
    }
    if (ruling.owed != replay::Remedy::None) {
      fmt::format_to(back, "; owed {} from {}", replay::word(ruling.owed),
                     stage_time(deal, ruling.owed_at));
    }
    out += '\n';
  }
  for (const law::TimedDeed& timed : rulings.deeds) {
    fmt::format_to(back, "deed {} {} {}: ", replay::word(timed.deed.what),
                   stage_name(deal, timed.deed.by), stage_time(deal, timed.at));
    out += timed.ruling < 0 ? "no ruling\n" : fmt::format("ruling {}\n", timed.ruling);
  }
  if (rulings.annulled.dealing_at != law::kNoTime) {
    fmt::format_to(back, "annulled {}{}\n", stage_time(deal, rulings.annulled.dealing_at),
                   rulings.annulled.deal ? ", and the whole deal with it" : "");
  }
}

std::string score_text(const Deal& deal, const law::Score& score) {
  const auto points = [&](std::size_t seat) {
    const std::optional<std::uint8_t> known = score.of(seat);
    return known ? std::to_string(*known) : std::string{"?"};
  };
  return score.knows_any() ? fmt::format("{} {}, {} {}", stage_name(deal, 0), points(0),
                                         stage_name(deal, 1), points(1))
                           : "?";
}

}  // namespace

std::string stage_time(const Deal& deal, law::Time time) {
  const std::size_t acts = deal.facts.beats.size();
  return time == law::kNoTime ? "never"
         : time < acts        ? place(deal, static_cast<replay::ActIndex>(time))
                              : fmt::format("next+{}", time - acts);
}

std::string stage_name(const Deal& deal, record::Actor actor) {
  const std::string name = record::name_of(deal.record, actor);
  return name.empty() ? "-" : escaped(name);
}

static_assert(kKindNames.back() == "timing");  // none left out

std::string_view name_of(record::ActKind kind) {
  return kKindNames[static_cast<std::size_t>(kind)];
}

void write_record_stage(std::string& out, const Deal& deal) {
  const auto back = std::back_inserter(out);
  for (std::size_t i = 0; i < deal.record.acts.size(); ++i) {
    const record::Act& act = deal.record.acts[i];
    fmt::format_to(back, "{:>4}  {:<7} {} {}", i, place(deal, static_cast<replay::ActIndex>(i)),
                   name_of(act.kind), stage_name(deal, act.actor));
    if (keeps_amount(act.kind)) {
      fmt::format_to(back, " amount={}", act.amount());
    } else if (!act.cards.empty() && !act.keeps_words()) {
      fmt::format_to(back, " cards={}", cards_text(act.cards));
    }
    field(out, "count", act.count);
    field(out, "number", act.number);
    field(out, "object", act.object);
    field(out, "detail", act.detail);
    field(out, "flags", act.flags);
    fmt::format_to(back, "  \"{}\"\n", escaped(words_of(deal, act)));
  }
}

void write_facts_stage(std::string& out, const Deal& deal) {
  const auto back = std::back_inserter(out);
  for (std::size_t i = 0; i < deal.facts.dealings.size(); ++i) {
    const replay::DealingSpan& dealing = deal.facts.dealings[i];
    fmt::format_to(back, "dealing {}: {} deals, {} should; {}\n", i + 1,
                   dealing.dealer ? stage_name(deal, record::actor_of(*dealing.dealer)) : "?",
                   dealing.rightful ? stage_name(deal, record::actor_of(*dealing.rightful)) : "?",
                   dealing.reached_turn_up ? "reached its turn-up" : "no turn-up");
  }
  for (const replay::Fact& fact : deal.facts.facts) {
    write_fact(out, deal, fact);
  }
  for (const replay::Deed& deed : deal.facts.deeds) {
    fmt::format_to(back, "deed {} {} {}, {}; dealing {}, playing {}\n", replay::word(deed.what),
                   stage_name(deal, deed.by), place(deal, deed.at),
                   deed.carried_out ? "carried out" : "claimed", deed.dealing, deed.playing);
  }
  for (const replay::Testimony& said : deal.facts.testimony) {
    write_testimony(out, deal, said);
  }
  for (std::size_t i = 0; i < deal.facts.beats.size() && i < deal.record.acts.size(); ++i) {
    if (deal.facts.beats[i] != 0) {
      fmt::format_to(back, "beats {}", place(deal, static_cast<replay::ActIndex>(i)));
      for (int beat = 0; beat < replay::kBeats; ++beat) {
        if ((deal.facts.beats[i] >> beat & 1U) != 0) {
          fmt::format_to(back, " {}", replay::word(static_cast<replay::Beat>(beat)));
        }
      }
      out += '\n';
    }
  }
}

void write_rulings_stage(std::string& out, const Deal& deal) {
  if (deal.rulings != nullptr) {
    write_rulings(out, deal, *deal.rulings);
  }
  const auto back = std::back_inserter(out);
  fmt::format_to(back, "verdict {}; due {}; marked {}\n", verdict_words(deal.result),
                 score_text(deal, deal.result.after.due),
                 score_text(deal, deal.result.after.marked));
  for (const law::Finding& finding : deal.result.findings) {
    fmt::format_to(back, "{} {} {} at {}: {}; {}", law::word(finding.severity),
                   law::word(finding.cls), label_of(finding.under.law, finding.id),
                   place(deal, finding.place.at), escaped(message_of(deal, finding)),
                   law::word(finding.remedy.force));
    for (const replay::Remedy option : finding.remedy.options) {
      if (option != replay::Remedy::None) {
        fmt::format_to(back, " {}", replay::word(option));
      }
    }
    fmt::format_to(back, ", {}; elector {}; closes {}\n", law::word(finding.remedy.status),
                   stage_name(deal, finding.remedy.elector),
                   closing_words(finding.remedy.window.closes));
  }
  for (const law::Missing& missing : deal.result.missing) {
    fmt::format_to(back, "missing {} at {}: {}\n", label_of(missing.law, missing.id),
                   place(deal, missing.at), escaped(needs_of(deal, missing)));
  }
}

}  // namespace ecarte::report
