// SPDX-License-Identifier: MIT
#include "report/drawing.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <vector>

#include <fmt/core.h>

#include "report/escape.hpp"
#include "report/words.hpp"

namespace ecarte::report {
namespace {

using record::Act;
using record::ActKind;

std::string who(const Deal& deal, record::Actor actor) {
  const std::string name = record::name_of(deal.record, actor);
  return name.empty() ? "?" : escaped(name);
}

/// The cards of an act, those not known as "?"; those known in part as written.
std::string cards_text(const Deal& deal, std::size_t at) {
  const auto& acts = deal.record.acts;
  const Act& act = acts[at];
  std::string text;
  for (const game::Card card : act.cards) {
    text += game::name(card) + " ";
  }
  int named = act.cards.size();
  for (std::size_t next = at + 1; next < acts.size() && (acts[next].kind == ActKind::Partly ||
                                                         acts[next].kind == ActKind::Odd);
       ++next, ++named) {
    text +=
        escaped(std::string_view{deal.record.text}.substr(acts[next].at, acts[next].length)) + " ";
  }
  if (act.count != record::kUnstated) {
    for (; named < act.count; ++named) {
      text += "? ";
    }
  }
  if (!text.empty()) {
    text.pop_back();
  }
  return text;
}

void row(std::string& out, std::string_view head, std::string_view text) {
  if (!text.empty()) {
    fmt::format_to(std::back_inserter(out), "  {:<9} {}\n", head, text);
  }
}

/// What is said to be wrong at act `at`: the labels of the findings there.
std::string faults_at(const Deal& deal, std::size_t at) {
  std::string text;
  for (const law::Finding& finding : deal.result.findings) {
    if (finding.at == at && finding.severity != law::Severity::Note) {
      text += "  <-- ";
      text += finding.law.empty() ? "" : "law " + escaped(finding.law) + " ";
      text += escaped(finding.id);
    }
  }
  for (const law::Missing& missing : deal.result.missing) {
    if (missing.at == at) {
      text += "  <-- undecided: law " + escaped(missing.law) + " " + escaped(missing.id);
    }
  }
  return text;
}

/// The words of an act with its actor before them, and what is wrong with it behind.
std::string told(const Deal& deal, std::size_t at) {
  const Act& act = deal.record.acts[at];
  const std::string words = escaped(std::string_view{deal.record.text}.substr(act.at, act.length));
  const std::string actor = act.actor == record::kNobody ? std::string{} : who(deal, act.actor);
  // A setting names nobody of its own; its words name whom it speaks of.
  const bool setting = act.kind >= ActKind::Players;
  const bool named = actor.empty() || setting || words.starts_with(actor + " ");
  return (named ? words : actor + " " + words) + faults_at(deal, at);
}

/// Which part of the drawing an act stands in.
enum class Part { None, Turned, Hand, Trick, Told };

Part part_of(ActKind kind) {
  using K = ActKind;
  constexpr record::ActKinds kOfOthers{K::Partly,   K::Odd,      K::Timing,
                                       K::Packet,   K::HeadGame, K::HeadRubber,
                                       K::HeadDeal, K::Players,  K::Bystanders};
  return kind == K::Turn       ? Part::Turned
         : kind == K::Hold     ? Part::Hand
         : kind == K::Play     ? Part::Trick
         : kOfOthers.has(kind) ? Part::None
                               : Part::Told;
}

/// The tricks of a playing as they fall, two cards a line.
class Tricks {
 public:
  Tricks(std::string& out, const Deal& deal) : out_(out), deal_(deal) {}

  void card(std::size_t at) {
    const Act& act = deal_.record.acts[at];
    if (lead_ && deal_.record.acts[*lead_].actor == act.actor) {
      finish();
    }
    if (!lead_) {
      lead_ = at;
      if (act.number != 0) {
        number_ = act.number;
      } else {
        ++number_;
      }
      return;
    }
    reply_ = at;
    finish();
  }

  /// Writes the trick under way, if there is one.
  void finish() {
    if (!lead_) {
      return;
    }
    std::string text = fmt::format("{}. {}", number_, played(*lead_));
    std::string faults = faults_at(deal_, *lead_);
    if (reply_) {
      text += "  " + played(*reply_) + winner();
      faults += faults_at(deal_, *reply_);
    }
    row(out_, "trick", text + faults);
    lead_.reset();
    reply_.reset();
  }

  void begin_again() {
    finish();
    number_ = 0;
  }

 private:
  std::string played(std::size_t at) const {
    const std::string card = cards_text(deal_, at);
    return who(deal_, deal_.record.acts[at].actor) + " " + (card.empty() ? "?" : card);
  }

  std::string winner() const {
    const Act& lead = deal_.record.acts[*lead_];
    const Act& reply = deal_.record.acts[*reply_];
    if (lead.cards.size() != 1 || reply.cards.size() != 1 || !deal_.facts.trump) {
      return {};
    }
    const bool taken = game::beats(reply.cards.first(), lead.cards.first(), *deal_.facts.trump);
    return "  (" + who(deal_, taken ? reply.actor : lead.actor) + ")";
  }

  std::string& out_;
  const Deal& deal_;
  std::optional<std::size_t> lead_;
  std::optional<std::size_t> reply_;
  int number_ = 0;
};

std::string score_text(const Deal& deal, const law::Score& score) {
  const auto points = [&](std::size_t seat) {
    const std::optional<std::uint8_t> known = score.of(seat);
    return known ? std::to_string(*known) : std::string{"?"};
  };
  return score.knows_any()
             ? fmt::format("{} {}, {} {}", who(deal, 0), points(0), who(deal, 1), points(1))
             : "not known";
}

void draw_head(std::string& out, std::string_view file, const Deal& deal) {
  const auto back = std::back_inserter(out);
  fmt::format_to(back, "{}#{}.{}, line {}", escaped(file), deal.facts.game, deal.facts.deal,
                 line_of(deal));
  if (!deal.facts.dealings.empty() && deal.facts.dealings.back().dealer) {
    fmt::format_to(back, ": {} deals",
                   who(deal, record::actor_of(*deal.facts.dealings.back().dealer)));
  }
  if (deal.facts.trump) {
    fmt::format_to(back, ", {} are trumps", game::name(*deal.facts.trump));
  }
  out += '\n';
}

}  // namespace

void draw_deal(std::string& out, std::string_view file, const Deal& deal) {
  draw_head(out, file, deal);
  Tricks tricks{out, deal};
  const auto& acts = deal.record.acts;
  for (std::size_t i = 0; i < acts.size(); ++i) {
    const Part part = part_of(acts[i].kind);
    if (part == Part::None) {
      continue;
    }
    if (part == Part::Trick) {
      tricks.card(i);
      continue;
    }
    if (acts[i].kind == ActKind::HandsAgain) {
      tricks.begin_again();
    }
    tricks.finish();
    if (part == Part::Turned) {
      row(out, "turn-up", cards_text(deal, i) + faults_at(deal, i));
    } else if (part == Part::Hand) {
      row(out, "hand", who(deal, acts[i].actor) + "  " + cards_text(deal, i) + faults_at(deal, i));
    } else {
      row(out, acts[i].kind == ActKind::Score ? "score" : "", told(deal, i));
    }
  }
  tricks.finish();
  row(out, "marked", score_text(deal, deal.result.marked));
  row(out, "due", score_text(deal, deal.result.due));
  row(out, "verdict", verdict_words(deal.result));
}

}  // namespace ecarte::report
