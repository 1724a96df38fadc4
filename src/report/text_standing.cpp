// SPDX-License-Identifier: MIT
//
// How things stand where a record stops, for people: what is open, what no longer is, the score.
#include <algorithm>
#include <span>

#include "codes/fact_rows.hpp"
#include "codes/remedy_rows.hpp"
#include "report/clause_format.hpp"
#include "report/escape.hpp"
#include "report/finding_parts.hpp"
#include "report/phrases.hpp"
#include "report/text_parts.hpp"
#include "report/words.hpp"
#include "report/wrap.hpp"

namespace ecarte::report {

bool said_under(const law::Finding& finding, const law::Standing& one) {
  const bool same =
      !one.of_deal_before && same_fact(one.fact, finding.fact) && one.ground == law::Ground::Sure;
  return same && (finding.so == law::IsSo::NotYet ? one.is_mending()
                                                  : finding.remedy.status == law::Status::Open &&
                                                        finding.under.case_index == one.case_index);
}

namespace {

/// What follows from an act that is no fault, and is therefore not told above: "A threw down his
/// cards; Y may mark the vole (law 42)".
Clause gained(const Deal& deal, const law::Finding& finding) {
  constexpr codes::Remedies kGains = codes::kAwards | codes::bit(replay::Remedy::AcceptanceFails) |
                                     codes::bit(replay::Remedy::DealerStands);
  if (finding.cls != codes::Class::Info || (finding.remedy.effects & kGains) == 0 ||
      finding.remedy.status == law::Status::Moot ||
      ((finding.remedy.effects & codes::kAwards) != 0 &&
       (is_replayed({deal, finding.fact}) || is_maybe_replayed(deal)))) {
    return {};
  }
  Clause text = message_of(deal, finding);
  for (const Clause& note : notes_of(deal, finding)) {
    text += "; " + note;
  }
  return text + (finding.under.law.empty() ? "" : formatted(" (law {})", finding.under.law));
}

/// Is it what a player may do if he holds the king, of which nobody has shown whose it is?
bool is_of_hidden_king(const law::Standing& one) {
  return one.ground == law::Ground::IfSo && one.fact.kind == replay::FactKind::KingHeld &&
         !one.of_deal_before && !one.is_duty() && record::is_player(one.who);
}

bool same_right(const law::Standing& a, const law::Standing& b) {
  return is_of_hidden_king(a) && is_of_hidden_king(b) && a.case_index == b.case_index;
}

/// Where either player may hold the king, the first of the two rights: they are told as one.
const law::Standing* either_king(const Deal& deal) {
  const auto twin = [&](const law::Standing& one) {
    return std::ranges::any_of(deal.result.stands.open, [&](const law::Standing& other) {
      return same_right(one, other) && one.who != other.who;
    });
  };
  const auto first = std::ranges::find_if(deal.result.stands.open, twin);
  return first == deal.result.stands.open.end() ? nullptr : &*first;
}

/// Is the fact about the king of trumps: turned, held, shown, announced or marked?
bool is_of_king(const replay::Fact& fact) {
  const codes::FactRow& row = codes::row_of(fact.kind);
  const bool marked =
      fact.kind == replay::FactKind::ScoreAccrued || fact.kind == replay::FactKind::MarkNotDue;
  const bool shown = row.king == codes::KingIs::Shown;  // whether or not it was one
  return (row.king != codes::KingIs::Unsaid && !shown) || row.step == codes::JudgingStep::King ||
         marked;
}

/// Is something disputed, and is it no king? Then nobody asks how long a king may be announced that
/// nobody has spoken of.
bool disputes_another_thing(const Deal& deal, bool all_notes) {
  constexpr record::ActKinds kObjections{record::ActKind::Urge, record::ActKind::Dispute,
                                         record::ActKind::Claim, record::ActKind::Find};
  const auto& result = deal.result;
  const auto shown = [&](const law::Finding& finding) { return is_shown(finding, all_notes); };
  const bool king = std::ranges::any_of(result.findings,
                                        [&](const law::Finding& finding) {
                                          return shown(finding) && is_of_king(finding.fact);
                                        }) ||
                    std::ranges::any_of(result.missing, [](const law::Missing& missing) {
                      return is_of_king(missing.fact);
                    });
  return !all_notes && !king &&
         (std::ranges::any_of(result.findings, shown) || !result.missing.empty() ||
          deal.facts.seen.any_of(kObjections));
}

/// Is it a right to a king that nobody is told to have turned, or spoken of?
bool is_of_untold_turn_up(const law::Standing& one) {
  return one.ground == law::Ground::IfSo && one.fact.kind == replay::FactKind::KingTurned &&
         !one.of_deal_before;
}

/// Must a card be thrown aside or taken before the exchange goes on? It is the next thing to do.
bool is_of_shown_card(const law::Standing& one) {
  return is_sure_duty(one) && codes::row_of(one.options[0]).matter == codes::Matter::Shown;
}

}  // namespace

bool said_of_missing(const Deal& deal, const law::Standing& one) {
  return !deal.doubt_expected && !one.of_deal_before &&
         std::ranges::any_of(deal.result.missing, [&](const law::Missing& missing) {
           return answers_with(missing, one) >= 0;
         });
}

namespace {

/// Is it said under a finding, or as an answer to what the record does not say?
bool said_above(const Deal& deal, const law::Standing& one, bool all_notes) {
  return said_of_missing(deal, one) ||
         std::ranges::any_of(deal.result.findings, [&](const law::Finding& finding) {
           return is_shown(finding, all_notes) && said_under(finding, one);
         });
}

}  // namespace

bool leaves_open(const Deal& deal, bool all_notes) {
  return deal.result.stands.last &&
         std::ranges::any_of(deal.result.stands.open, [&](const law::Standing& one) {
           return one.ground == law::Ground::Sure && !said_above(deal, one, all_notes);
         });
}

namespace {

/// What is said where nothing is, but for what is said above.
Clause nothing_open(const Deal& deal) {
  const bool doubt = !deal.doubt_expected &&
                     std::ranges::any_of(deal.result.missing, [](const law::Missing& missing) {
                       return !is_waived(missing);
                     });
  const Clause turn = to_act_words(deal);
  return (!deal.result.stands.open.empty() ? "nothing else is open"
          : doubt ? "what may be done now turns on what the record leaves open"
                  : "nothing is to be claimed now, or to be put right") +
         (turn.empty() ? "" : ", and " + turn);
}

/// Who asks how things stand wants to hear what is sure first, and what everybody may do in any
/// deal last.
enum class SaidAmong : std::uint8_t { First, IfSo, DealBefore, King, Said, HeldBack };

/// The same as `standing_of`, as clauses.
Clauses standing_clauses(const Deal& deal, bool all_notes, std::uint64_t& held_back) {
  Clauses clauses;
  const auto say = [&](Clause clause) {
    if (!clause.empty()) {
      clauses.push_back(std::move(clause));
    }
  };
  for (const law::Finding& finding : deal.result.findings) {
    say(turned(deal, gained(deal, finding)));
  }
  const law::Standing* const either = either_king(deal);
  const bool in_short = disputes_another_thing(deal, all_notes);
  // Who disputes about something else need not hear of a turn-up that nobody has spoken of.
  const bool in_dispute = !deal.result.findings.empty() || !deal.result.missing.empty();
  const auto said_among = [&](const law::Standing& one) {
    if (in_dispute && !all_notes && is_of_untold_turn_up(one)) {
      return SaidAmong::HeldBack;
    }
    // That all begins anew is the answer to how things stand, wherever else it is said.
    if (said_above(deal, one, all_notes) && !is_to_begin_anew(one) && !is_of_shown_card(one)) {
      return SaidAmong::Said;
    }
    return is_of_unplayed_king(deal, one)    ? SaidAmong::King
           : one.of_deal_before              ? SaidAmong::DealBefore
           : one.ground == law::Ground::Sure ? SaidAmong::First
                                             : SaidAmong::IfSo;
  };
  const auto words_of = [&](const law::Standing& one) {
    if (!is_of_hidden_king(one) || !is_of_unplayed_king(deal, one)) {
      return open_words(deal, one);
    }
    if (&one == either) {
      return king_words(deal, one, {.either = true, .in_short = in_short});
    }
    return in_short ? "if " + name_in(deal, one.who) + " holds " +
                          Phrases{deal, one.fact}.cards_or("the king of trumps") + ", " +
                          king_words(deal, one, {.in_short = true})
                    : open_words(deal, one);
  };
  const auto say_all = [&](SaidAmong among) {
    for (const law::Standing& one : deal.result.stands.open) {
      const bool twin = either != nullptr && &one != either && same_right(one, *either);
      if (twin || said_among(one) != among) {
        continue;
      }
      say(turned(deal, words_of(one)));
      if (one.reading_decides) {
        say("doubtful reading: " + Clause{deal.code.cases[one.case_index].reading});
      }
    }
  };
  say_all(SaidAmong::First);
  std::size_t said = 0;
  for (const law::Standing& one : deal.result.stands.open) {
    said += said_among(one) == SaidAmong::Said ? 1 : 0;
    held_back += said_among(one) == SaidAmong::HeldBack ? 1 : 0;
  }
  say(said == deal.result.stands.open.size() ? nothing_open(deal) : to_act_words(deal));
  // What is over under a finding is told there.
  for (const law::Standing& one : deal.result.stands.past) {
    if (std::ranges::none_of(deal.result.findings, [&](const law::Finding& finding) {
          return is_shown(finding, all_notes) && same_fact(one.fact, finding.fact);
        })) {
      say(turned(deal, past_words(deal, one)));
    }
  }
  for (const SaidAmong among : {SaidAmong::IfSo, SaidAmong::DealBefore, SaidAmong::King}) {
    say_all(among);
  }
  return clauses;
}

}  // namespace

std::vector<std::string> standing_of(const Deal& deal, bool all_notes, std::uint64_t& held_back) {
  std::vector<std::string> sentences;
  for (const Clause& clause : standing_clauses(deal, all_notes, held_back)) {
    sentences.push_back(as_sentence(escaped(clause)));
  }
  return sentences;
}

void TextReport::standing(std::string& out, std::string_view file, const Deal& deal) {
  if (!deal.result.stands.last || options_.form == TextForm::Short || deal.record.acts.empty()) {
    return;
  }
  const Palette colours = palette(options_.colour);
  const std::size_t acts = deal.understood != 0 ? deal.understood : deal.record.acts.size();
  const record::Place place = record::place_of(deal.record, deal.record.acts[acts - 1].at);
  append_escaped(out.append(colours.bold), file);
  out += formatted(":{}:{} as it stands now\n", place.line, colours.end);
  for (const Clause& clause : standing_clauses(deal, options_.all_notes, held_back_)) {
    write_sentence(out, clause, options_);
  }
}

}  // namespace ecarte::report
