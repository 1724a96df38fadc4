// SPDX-License-Identifier: MIT
//
// Remedies and windows in words: to whom, what, until when, and what became of it.
#include <algorithm>
#include <array>
#include <bit>
#include <span>
#include <vector>

#include "codes/remedy_rows.hpp"
#include "codes/tariff.hpp"
#include "law/window.hpp"
#include "record/sentence.hpp"
#include "replay/cards.hpp"
#include "report/escape.hpp"
#include "report/law_words.hpp"
#include "report/phrases.hpp"
#include "report/words.hpp"

namespace ecarte::report {
namespace {

using law::Status;
using replay::Remedy;

/// One remedy in the words a sentence may need.
struct RemedyWords {
  std::string_view noun;    ///< "a fresh deal"
  std::string_view option;  ///< he may …
  std::string_view done;    ///< he …, wrongly or rightly
  std::string_view duty;    ///< said of what must happen, or follows by itself
};

// clang-format off
constexpr std::array<RemedyWords, record::kRemedies> kRemedyWords{{
  {"a remedy", "do nothing", "took a remedy", "nothing need be done"},
  {"a new cut", "require a new cut", "had the pack cut again", "the cut must be made again"},
  {"a rectification", "have the hands put right", "had the hands put right", "the hands must be put right"},
  {"a fresh deal", "claim a fresh deal", "had the cards dealt again", "the cards must be dealt again"},
  {"that the deal is void", "have the deal made void", "treated the deal as void", "the deal is void and must be made again"},
  {"the choice of the trump", "choose which of the cards shall be the trump", "chose the trump", "the trump must be chosen"},
  {"completion from the stock", "have the hand completed from the stock", "had the hand completed from the stock", "the hand must be completed from the stock"},
  {"throwing out the superfluous cards", "throw out the superfluous cards", "threw out superfluous cards", "the superfluous cards must be thrown out"},
  {"drawing the superfluous cards", "draw the superfluous cards", "drew the superfluous cards", "the superfluous cards must be drawn"},
  {"putting the cards back", "have the cards put back on the stock", "put cards back on the stock", "the cards in excess must go back on the stock"},
  {"throwing the card aside", "have the card thrown aside", "threw the card aside", "the card must be thrown aside and the next one given"},
  {"the exposed card", "take the exposed card", "took the exposed card", "the exposed card must be taken"},
  {"the refusal of the exposed card", "refuse the exposed card", "refused the exposed card", "the exposed card must be thrown aside and the next one given"},
  {"acceptance", "have the proposal accepted", "accepted", "the refusal is void and the proposal counts as accepted"},
  {"the first word", "hold him to his first word", "kept to the first word", "the word first spoken stands"},
  {"leaving the card", "have the card stay", "left the card on the table", "the card played must stay on the table"},
  {"a lead of the suit named", "require a card of the suit named, if the leader has one", "had a card of the suit named led", "a card of the suit named must be led"},
  {"taking up the card", "take the card up again", "took the card up again", "the card taken up counts as never played"},
  {"playing the hands again", "require the hands to be played again", "had the hands played again", "the hands must be played again"},
  {"the announcement of the king", "announce the king", "announced the king", "the king must be announced"},
  {"the announcement and mark of the king", "announce and mark the king", "announced and marked the king", "the king must be announced and marked"},
  {"the mark", "mark it", "marked it", "it must be marked"},
  {"taking down the mark", "take the mark down", "took the mark down", "the mark must be taken down"},
  {"counting tricks", "count the tricks", "counted tricks", "each card to which the other has none to play counts as a trick"},
  {"the point", "mark the point", "took the point", "the point may be marked by the other player"},
  {"the vole", "mark the vole", "took the vole", "the vole may be marked by the other player"},
  {"a limit to the score", "limit the score", "limited the score", "what the offender may mark for the tricks of this hand is limited"},
  {"the loss of the mark", "bar the mark", "barred the mark", "the king may not be marked"},
  {"the number", "be told the number", "told the number", "the number must be told"},
  {"the sight of the cards", "see the cards", "saw the cards", "the cards must be shown"},
  {"the shuffle", "have the shuffle", "had the shuffle", "the shuffle must be allowed"},
  {"payment by the bystander", "call on the bystander to pay his stakes and bets", "called on the bystander to pay", "the bystander must pay"},
  {"keeping the packs changed", "keep the packs changed", "kept the packs changed", "the packs remain changed"},
  {"the refusal", "treat the acceptance as failed", "treated the acceptance as failed", "the acceptance fails and the hands are played as they are"},
  {"playing the hand as it is", "have the dealer play the hand he holds", "played the hand as it was", "the dealer must play the hand he holds"},
  {"giving up the vole", "give up the vole", "gave up the vole", "the vole is given up"},
  {"letting it stand", "let it stand", "let it stand", "it stands"},
  {"the choice", "choose", "chose", "it must be chosen"},
  {"a remedy", "claim something else", "took something", "something else must be done"},
}};
// clang-format on

const RemedyWords& words_of(Remedy remedy) {
  return kRemedyWords[static_cast<std::size_t>(remedy)];
}

/// The act that ended the time of a remedy.
Clause ending_of(const Phrases& p, const law::RemedyState& remedy) {
  const law::Time until = remedy.window.closed.latest;
  const auto& dealings = p.deal().facts.dealings;
  if (p.fact().place.dealing != 0 && p.fact().place.dealing < dealings.size() &&
      until == dealings[p.fact().place.dealing].begin) {
    return "the cards were dealt again" + line_clause(p.deal(), until);
  }
  const codes::WindowBeats closes =
      law::resolve(remedy.window.closes, law::subject_deals(p.deal().facts, p.fact()));
  if (until < p.deal().facts.beats.size()) {
    return closing_act(p, p.deal().facts.beats[until] & closes, until);
  }
  return std::has_single_bit(closes) ? closing_act(p, closes, until) : Clause{};
}

/// He had the other take his card up again, who did not choose to.
bool had_taken_up(const law::Finding& finding, const Phrases& p, const Clause& elector) {
  return finding.remedy.kind == Remedy::Unplay && record::is_player(p.fact().subject) &&
         elector == p.name(record::Actor(1 - p.fact().subject));
}

/// What became of an option or a duty; `chosen` is the remedy elected, if one was.
Clause fate(Status status, Remedy chosen, const Clause& elector, const Clause& ending) {
  switch (status) {
    case Status::Elected:
      return chosen == Remedy::None ? "; it was used"
                                    : "; " + elector + " " + words_of(chosen).done;
    case Status::Waived:
      return "; " + elector + " let it stand";
    case Status::Lapsed:
      return ending.empty() ? "; the time for it passed unused"
                            : "; the time for it ended when " + ending;
    case Status::Imposed:
      return "; it was done";
    case Status::Ignored:
      return chosen == Remedy::FirstWordStands ? "; it was not kept to" : "; it was not done";
    case Status::None:
    case Status::Open:
    case Status::Latent:
    case Status::Moot:
      return {};
  }
  return {};
}

/// Was it chosen, and is not done yet where the record stops?
bool is_still_owed(const Phrases& p, const law::Finding& finding) {
  return finding.remedy.to_do ||
         (finding.remedy.status == Status::Elected && finding.remedy.kind != Remedy::None &&
          std::ranges::any_of(p.deal().result.stands.open, [&](const law::Standing& one) {
            return one.is_duty() && one.options[0] == finding.remedy.kind &&
                   one.case_index == finding.under.case_index && same_fact(one.fact, finding.fact);
          }));
}

/// Who let it stand, if that was not his doing whose choice it was: both, or one whom they asked.
const replay::Deed* decided(const Phrases& p, const law::Finding& finding) {
  const auto& deeds = p.deal().facts.deeds;
  const auto deed = std::ranges::find_if(deeds, [&](const replay::Deed& each) {
    return each.what == Remedy::LetStand && each.at >= finding.place.at &&
           (each.by == record::kBoth || record::is_bystander(each.by));
  });
  return finding.remedy.status == Status::Waived && deed != deeds.end() ? &*deed : nullptr;
}

/// Who chose what either of them might, or was asked to by both.
Clause chooser(const Phrases& p, const law::Finding& finding) {
  const law::RemedyState& remedy = finding.remedy;
  if (const replay::Deed* const by_consent = decided(p, finding)) {
    return by_consent->by == record::kBoth ? "they" : p.name(by_consent->by);
  }
  if (remedy.elector == record::kBoth) {
    for (const replay::Deed& deed : p.deal().facts.deeds) {
      if (deed.what == remedy.kind && deed.at >= finding.place.at && record::is_player(deed.by)) {
        return p.name(deed.by);
      }
    }
  }
  return elector_words(p, remedy.elector, finding.under.case_index);
}

/// Who did what he chose: both, if either might and it is not told which of them did.
Clause one_or_both(const Phrases& p, const law::Finding& finding) {
  const Clause who = chooser(p, finding);
  return finding.remedy.elector == record::kBoth &&
                 who == elector_words(p, finding.remedy.elector, finding.under.case_index)
             ? "they"
             : who;
}

/// Did a mark come off that one player might take down, and not, for all that this deal tells, by
/// him?
bool came_off(const Phrases& p, const law::RemedyState& remedy) {
  return remedy.status == Status::Elected && remedy.kind == Remedy::TakeDown &&
         record::is_player(remedy.elector) && remedy.elector != p.fact().subject &&
         std::ranges::none_of(p.deal().facts.testimony, [&](const replay::Testimony& said) {
           return said.kind == replay::Testimony::Kind::TakeDown && said.by == remedy.elector;
         });
}

/// Did he whose choice it was, or either of both, say that he chose it?
bool is_said_to_be_chosen(const Phrases& p, const law::RemedyState& remedy) {
  return std::ranges::any_of(p.deal().facts.deeds, [&](const replay::Deed& deed) {
    const bool his = remedy.elector == record::kBoth || deed.by == remedy.elector;
    return his && deed.what == remedy.kind && deed.at >= remedy.window.from &&
           deed.at < remedy.window.closed.latest;
  });
}

/// Did he claim it, and not only let the other do it?
bool is_claimed_in_words(const Phrases& p, const law::RemedyState& remedy) {
  return std::ranges::any_of(p.deal().facts.deeds, [&](const replay::Deed& deed) {
    return deed.by == remedy.elector && deed.what == remedy.kind && !deed.permitted &&
           !deed.carried_out && deed.at >= remedy.window.from &&
           deed.at < remedy.window.closed.latest;
  });
}

/// What was claimed, or came to be due without a choice, and is still to be done or was left
/// undone.
Clause only_claimed(const Phrases& p, const law::Finding& finding) {
  const law::RemedyState& remedy = finding.remedy;
  const bool by_lapse =
      finding.under.case_index < p.deal().code.cases.size() &&
      p.deal().code.cases[finding.under.case_index].may.lapse == codes::Lapse::Owed;
  if (remedy.status == Status::Ignored && by_lapse && !is_said_to_be_chosen(p, remedy)) {
    return "; " + chooser(p, finding) + " made no choice: " + words_of(remedy.kind).noun +
           " was then due, and was not done";
  }
  const bool of_other = remedy.kind == Remedy::Complete && record::is_player(p.fact().subject) &&
                        remedy.elector != p.fact().subject;
  const bool lets = of_other && !is_claimed_in_words(p, remedy);
  return "; " + chooser(p, finding) + (lets ? " allowed " : " claimed ") +
         Clause{words_of(remedy.kind).noun} +
         (remedy.status == Status::Ignored ? ", and it was not done" : "");
}

/// Of a right whose time never began: what it waited for, and what came before that.
Clause never_opened(const Phrases& p, const law::Finding& finding) {
  const codes::Case& c = p.deal().code.cases[finding.under.case_index];
  const auto opens = law::resolve(c.may.from, law::subject_deals(p.deal().facts, p.fact()));
  return " only when " + past_words_of(p, opens) + " after that; but before that " +
         ending_of(p, finding.remedy);
}

/// "claim a fresh deal or draw the superfluous cards"
Clause options_words(const Deal& deal, const law::RemedyState& remedy) {
  const auto is_one = [](Remedy option) {
    return option != Remedy::None && option != Remedy::LetStand;
  };
  auto left = std::ranges::count_if(remedy.options, is_one);
  if (left == 0) {
    return option_of(deal, remedy.elector, remedy.kind);
  }
  Clause text;
  for (const Remedy option : remedy.options) {
    if (is_one(option)) {
      --left;
      text.append(text.empty() ? "" : left == 0 ? " or " : ", ");
      text.append(option_of(deal, remedy.elector, option));
    }
  }
  return text;
}

Clause option_sentence(const Phrases& p, const law::Finding& finding) {
  const law::RemedyState& remedy = finding.remedy;
  const Clause elector = elector_words(p, remedy.elector, finding.under.case_index);
  const Clause what = options_words(p.deal(), remedy);
  if (remedy.status == Status::Open || remedy.status == Status::None) {
    return may_words(p, elector, finding.under.case_index, remedy.window.closes, what)
        .append(if_not_words(p, remedy.elector, finding.under.case_index));
  }
  Clause text;
  constexpr std::size_t kMostSay = 120;
  text.reserve(kMostSay);
  text.append(elector).append(" could ").append(what);
  if (remedy.status == Status::Lapsed && remedy.window.from == remedy.window.closed.latest) {
    return text.append(never_opened(p, finding));
  }
  text.append(until_words(p, remedy.window.closes));
  const bool undone = remedy.status == Status::Ignored && remedy.kind != Remedy::None;
  const Clause who = one_or_both(p, finding);
  if (remedy.status == Status::Elected && had_taken_up(finding, p, who) &&
      !is_still_owed(p, finding)) {
    return text.append("; ").append(who).append(" had it taken up");
  }
  if (undone || is_still_owed(p, finding)) {
    return text.append(only_claimed(p, finding));
  }
  if (came_off(p, remedy)) {
    return text.append("; the mark was taken down");
  }
  const bool lapsed = remedy.status == Status::Lapsed;
  return text.append(
      fate(remedy.status, remedy.kind, who, lapsed ? ending_of(p, remedy) : Clause{}));
}

/// Of what is owed because a choice was not made in time: what that was, and the act that ended it;
/// "Y could choose the trump until Y looks at his hand; Y looked at his hand, line 4, and so ".
Clause lapsed_choice(const Phrases& p, const law::Finding& finding) {
  const std::span<const codes::Case> cases = p.deal().code.cases;
  const law::Time until = finding.remedy.window.closed.latest;
  if (finding.under.case_index >= cases.size() || until >= p.deal().facts.beats.size()) {
    return {};
  }
  const codes::Option& may = cases[finding.under.case_index].may;
  if (!may.given || may.lapse != codes::Lapse::Owed || finding.cls == codes::Class::BadRemedy) {
    return {};
  }
  const codes::WindowBeats closes =
      law::resolve(may.until, law::subject_deals(p.deal().facts, p.fact()));
  const Clause act = closing_act(p, p.deal().facts.beats[until] & closes, until);
  Clauses options;
  for (const Remedy option : may.in_order) {
    if (option != Remedy::None) {
      options.emplace_back(option_words(option));
    }
  }
  return act.empty()
             ? Clause{}
             : elector_words(p, finding.remedy.elector, finding.under.case_index) + " could " +
                   joined(options, "or") + "; the time for it ended when " + act + ", and ";
}

}  // namespace

std::string_view done_words(Remedy remedy) {
  return words_of(remedy).done;
}
std::string_view noun_of(Remedy remedy) {
  return words_of(remedy).noun;
}
std::string_view option_words(Remedy remedy) {
  return words_of(remedy).option;
}
std::string_view duty_words(Remedy remedy) {
  return words_of(remedy).duty;
}
std::string_view effect_words(Remedy remedy) {
  return words_of(remedy).duty;
}

namespace {

/// Of a duty left undone, the act from which on it could not be done any more, if there is one by
/// which that is reckoned.
Clause too_late_by(const Phrases& p, const law::Finding& finding, Remedy owed) {
  const codes::WindowBeats late = codes::row_of(owed).too_late;
  if (finding.remedy.status != Status::Ignored || !std::has_single_bit(late)) {
    return {};
  }
  const auto& beats = p.deal().facts.beats;
  for (std::size_t at = std::size_t{finding.place.at} + 1; at < beats.size(); ++at) {
    if ((beats[at] & late) != 0) {
      return ", and the time for it ended when " + closing_act(p, late, static_cast<law::Time>(at));
    }
  }
  return {};
}

Clause uncounted(const Deal& deal, const law::Finding& finding) {
  const law::RemedyState& remedy = finding.remedy;
  const bool in_head = finding.cls == codes::Class::BadRemedy && remedy.status == Status::Ignored;
  if (remedy.status == Status::Latent || remedy.status == Status::Moot || in_head) {
    return {};
  }
  const Phrases p{deal, finding.fact};
  const Remedy owed = remedy.kind == Remedy::None ? remedy.options[0] : remedy.kind;
  switch (remedy.force) {
    case law::Force::Elective:
      return option_sentence(p, finding);
    case law::Force::Mandatory:
      return lapsed_choice(p, finding) +
             (remedy.status == Status::Open ? duty_of(p, remedy.elector, owed)
                                            : Clause{duty_words(owed)}) +
             (remedy.status == Status::Open ? before_all(p, owed) : Clause{}) +
             fate(remedy.status, remedy.kind,
                  elector_words(p, remedy.elector, finding.under.case_index), {}) +
             too_late_by(p, finding, owed);
    case law::Force::Automatic:
    case law::Force::None:
      return {};
  }
  return {};
}

}  // namespace

Clause remedy_of(const Deal& deal, const law::Finding& finding) {
  Clause text = uncounted(deal, finding);
  if (text.empty()) {
    return text;
  }
  text = counted(std::move(text), finding.fact);
  if (finding.remedy.status == Status::Open) {
    text.append(first_clause(deal, finding.under.case_index, finding.fact));
  }
  return text;
}

}  // namespace ecarte::report
