// SPDX-License-Identifier: MIT
#include "report/player_claim.hpp"

#include <algorithm>
#include <array>

#include "report/phrases.hpp"
#include "report/why.hpp"
#include "report/words.hpp"

namespace ecarte::report {
namespace {

using law::Finding;
using law::Missing;
using law::Standing;
using law::Status;

bool is_fault(const codes::Case& c) {
  return c.cls == codes::Class::Irregularity || c.cls == codes::Class::ScoreError ||
         c.cls == codes::Class::BadRemedy;
}

class Answering {
 public:
  Answering(const Deal& deal, const PlayerClaim& claim) : deal_(deal), claim_(claim) {}

  PlayerClaimAnswer answer() {
    if (claim_.remedy != replay::Remedy::None) {
      of_remedy();
    } else {
      of_fault();
    }
    return answer_;
  }

 private:
  [[nodiscard]] bool offers(const auto& options) const {
    return std::ranges::find(options, claim_.remedy) != options.end();
  }
  [[nodiscard]] bool is_his(record::Actor who) const {
    return !claim_.by || *claim_.by == who || who == record::kBoth;
  }
  [[nodiscard]] bool is_there(replay::ActIndex at, std::uint8_t trick) const {
    return (claim_.trick == 0 || claim_.trick == trick) &&
           (claim_.line == 0 ||
            (at < deal_.record.acts.size() &&
             record::place_of(deal_.record, deal_.record.acts[at].at).line == claim_.line));
  }
  [[nodiscard]] bool is_case(std::uint16_t number) const {
    if (number >= deal_.code.cases.size()) {
      return false;
    }
    const codes::Case& c = deal_.code.cases[number];
    if (!claim_.facts.empty()) {
      return c.in_force && is_fault(c) && is_meant(c.on);
    }
    return c.in_force && (claim_.law.empty() ? c.id == claim_.id || c.name == claim_.id
                                             : deal_.code.law_of(c).number == claim_.law);
  }
  [[nodiscard]] bool is_meant(replay::FactKind kind) const {
    return std::ranges::find(claim_.facts, kind) != claim_.facts.end();
  }
  /// Is it the same thing, which the law that is claimed by names beside another?
  [[nodiscard]] bool is_also(const Finding& found) const {
    return std::ranges::any_of(deal_.code.cases, [&](const codes::Case& c) {
      return c.in_force && c.id == claim_.id && c.on == found.fact.kind &&
             std::ranges::find(found.under.also, deal_.code.law_of(c).number) !=
                 found.under.also.end();
    });
  }
  /// Does a finding say what is claimed?
  [[nodiscard]] bool says(const Finding& found) const {
    if (!claim_.facts.empty()) {
      return is_case(found.under.case_index) && is_meant(found.fact.kind);
    }
    return claim_.law.empty()
               ? found.id == claim_.id || is_case(found.under.case_index) || is_also(found)
               : found.under.law == claim_.law ||
                     std::ranges::find(found.under.also, claim_.law) != found.under.also.end();
  }
  /// Whose it is: the offender's or, where nobody offends, his whose deed it was.
  [[nodiscard]] static record::Actor doer(const Finding& found) {
    return record::is_player(found.offender) ? found.offender : found.fact.subject;
  }

  void say(std::string_view text) {
    if (!text.empty()) {
      answer_.lines.emplace_back(text);
    }
  }
  void prove(replay::ActIndex at) {
    if (at < deal_.record.acts.size()) {
      answer_.proof = span_of(deal_, at);
    }
  }

  void of_fault() {
    for (const Finding& found : deal_.result.findings) {
      if (says(found) && is_his(doer(found)) && is_there(found.place.at, found.place.trick)) {
        return found_so(found);
      }
    }
    for (const Missing& missing : deal_.result.missing) {
      if (asks_for(missing)) {
        return left_open(missing);
      }
    }
    dismissed();
  }

  void found_so(const Finding& found) {
    answer_.judgement = found.so == law::IsSo::Refuted  ? Judgement::Dismissed
                        : found.so == law::IsSo::NotYet ? Judgement::NotYet
                                                        : Judgement::Upheld;
    say(message_of(deal_, found) + line_clause(deal_, found.place.at));
    const bool elsewhere = is_proved_elsewhere(deal_, found.place);
    prove(elsewhere ? found.place.witness : found.place.at);
    if (elsewhere) {
      say("the proof is what was " + std::string{witness_words(found)} +
          line_clause(deal_, found.place.witness));
    }
    say(remedy_of(deal_, found));
    say(choices_of(deal_, found));
    for (const Clause& note : notes_of(deal_, found)) {
      say(note);
    }
    for (const Missing& missing : deal_.result.missing) {
      if (same_deed(missing.fact, found.fact)) {
        say("what follows turns on what the record does not say: " + needs_of(deal_, missing));
        for (const Clause& answer : answers_words(deal_, missing)) {
          say(answer);
        }
      }
    }
  }

  [[nodiscard]] bool asks_for(const Missing& missing) const {
    const bool named = is_meant(missing.fact.kind) ||
                       (claim_.law.empty() ? missing.id == claim_.id : missing.law == claim_.law) ||
                       std::ranges::any_of(missing.alternatives, [&](const law::Alternative& each) {
                         return is_case(each.case_index);
                       });
    return named && is_his(missing.fact.subject) && is_there(missing.at, missing.trick);
  }

  void left_open(const Missing& missing) {
    answer_.judgement = Judgement::Open;
    say("the record does not say what it turns on: " + needs_of(deal_, missing) +
        line_clause(deal_, missing.at));
    prove(missing.at);
    for (const Clause& answer : answers_words(deal_, missing)) {
      say(answer);
    }
  }

  /// What was done there instead, if the record tells of anything of the kind.
  void dismissed() {
    for (const Finding& found : deal_.result.findings) {
      const bool kind = std::ranges::any_of(deal_.code.cases, [&](const codes::Case& c) {
        return c.on == found.fact.kind &&
               is_case(static_cast<std::uint16_t>(&c - deal_.code.cases.data()));
      });
      if (kind && is_there(found.place.at, found.place.trick)) {
        say("what the record shows is another thing: " + message_of(deal_, found) +
            line_clause(deal_, found.place.at));
        prove(found.place.at);
        return;
      }
    }
    const replay::ActIndex played = is_of_cards() ? played_there() : replay::kNever;
    if (played != replay::kNever) {
      prove(played);
      const record::Span span = span_of(deal_, played);
      say("what was played there is " +
          deal_.record.text.substr(span.begin, span.end - span.begin) + line_clause(deal_, played) +
          ", and the cards as they are written leave no room for it");
      return;
    }
    say("the record shows nothing of the kind, and leaves nothing open on which it could turn");
  }

  /// Is the claim one about a card played?
  [[nodiscard]] bool is_of_cards() const {
    for (std::size_t i = 0; i < deal_.code.cases.size(); ++i) {
      if (deal_.code.cases[i].on == replay::FactKind::Misplay &&
          is_case(static_cast<std::uint16_t>(i))) {
        return true;
      }
    }
    return false;
  }

  /// The card played by the one claimed against at that trick; kNever if none is meant.
  [[nodiscard]] replay::ActIndex played_there() const {
    int trick = 0;
    for (std::size_t i = 0; claim_.by && claim_.trick != 0 && i < deal_.record.acts.size(); ++i) {
      const record::Act& act = deal_.record.acts[i];
      if (act.kind == record::ActKind::Play && act.actor == *claim_.by && ++trick == claim_.trick) {
        return static_cast<replay::ActIndex>(i);
      }
    }
    return replay::kNever;
  }

  void of_remedy() {
    for (const Finding& found : deal_.result.findings) {
      if (offers(found.remedy.options) && found.remedy.status != Status::Latent &&
          found.remedy.status != Status::Moot && is_there(found.place.at, found.place.trick)) {
        return given_by(found);
      }
    }
    for (const law::Ground ground : {law::Ground::Sure, law::Ground::IfFound, law::Ground::IfSo}) {
      for (const Standing& one : deal_.result.stands.open) {
        if (one.ground == ground && offers(one.options) && is_his(one.who)) {
          answer_.judgement = ground == law::Ground::Sure ? Judgement::Upheld : Judgement::Open;
          if (!one.of_deal_before) {
            prove(one.fact.occurred);
          }
          return say(open_words(deal_, one));
        }
      }
    }
    for (const Standing& one : deal_.result.stands.past) {
      if (offers(one.options) && is_his(one.who)) {
        prove(static_cast<replay::ActIndex>(
            std::min<law::Time>(one.window.closed.latest, replay::kNever)));
        return say(past_words(deal_, one));
      }
    }
    say("no law gives " + std::string{noun_of(claim_.remedy)} + " here");
  }

  void given_by(const Finding& found) {
    const Status status = found.remedy.status;
    const bool his = is_his(found.remedy.elector);
    answer_.judgement = his && (status == Status::Open || status == Status::Elected ||
                                status == Status::Imposed || status == Status::Ignored)
                            ? Judgement::Upheld
                            : Judgement::Dismissed;
    say(message_of(deal_, found) + line_clause(deal_, found.place.at));
    prove(found.place.at);
    if (!his) {
      say("it is for " + Phrases{deal_, found.fact}.name(found.remedy.elector) + " to choose");
    }
    say(remedy_of(deal_, found));
    say(choices_of(deal_, found));
  }

  const Deal& deal_;
  const PlayerClaim& claim_;
  PlayerClaimAnswer answer_;
};

}  // namespace

PlayerClaimAnswer answer_claim(const Deal& deal, const PlayerClaim& claim) {
  return Answering{deal, claim}.answer();
}

std::string_view word(Judgement judgement) {
  constexpr std::array<std::string_view, 4> kWords{"upheld", "not-yet", "open", "dismissed"};
  return kWords[static_cast<std::size_t>(judgement)];
}

std::span<const replay::FactKind> facts_called(record::Noun noun) {
  using enum replay::FactKind;
  using record::Noun;
  struct Row {
    Noun noun;
    std::size_t number;  ///< of the kinds that are meant
    std::array<replay::FactKind, 2> kinds;
  };
  // A noun that is not here is told apart by what the code calls its findings, or is of no kind.
  static constexpr std::array kRows{
      Row{Noun::NumberInHand, 2, {WrongNumber, PlayedWrongNumber}},
      Row{Noun::Order, 2, {OrderChanged, PacketsWrong}},
      Row{Noun::Packets, 2, {OrderChanged, PacketsWrong}},
      Row{Noun::FacedCard, 1, {FacedCard}},
      Row{Noun::PackWrong, 1, {PackFault}},
      Row{Noun::CardExposed, 2, {ExposedInDealing, ExposedInGiving}},
      Row{Noun::CardsTaken, 2, {ExcessTaken, ShortGiven}},
      Row{Noun::FalseKing, 1, {FalseKing}},
      Row{Noun::LeadOutOfTurn, 1, {LedOutOfTurn}},
      Row{Noun::Score, 1, {MarkNotDue}},
      Row{Noun::FalseTurnUp, 1, {FalseTurnUp}},
      Row{Noun::Cut, 2, {CutToDealer, CutForDeal}},
  };
  const auto* const row = std::ranges::find(kRows, noun, &Row::noun);
  return row != kRows.end() ? std::span(row->kinds).first(row->number)
                            : std::span<const replay::FactKind>{};
}

std::vector<std::string_view> claimable(const codes::Code& code) {
  std::vector<std::string_view> ids;
  for (const codes::Case& c : code.cases) {
    if (is_fault(c) && c.in_force && std::ranges::find(ids, c.id) == ids.end()) {
      ids.push_back(c.id);
    }
  }
  return ids;
}

}  // namespace ecarte::report
