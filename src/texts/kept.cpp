// SPDX-License-Identifier: MIT
#include "texts/kept.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include <fmt/core.h>

#include "notation/hints.hpp"
#include "record/act_kinds.hpp"
#include "record/sentence.hpp"
#include "record/words.hpp"
#include "report/telling.hpp"

namespace ecarte::texts {
namespace {

/// What a player says aloud at act `at`, from the quotation mark on, where the words were kept and
/// the writer does not say himself that it was a remark.
std::optional<std::string_view> speech_at(const report::Deal& deal, std::size_t at) {
  const record::Act& act = deal.record.acts[at];
  // "A wants to play": a wish, whoever it was said to, may have been more.
  if (act.kind == record::ActKind::Urge && act.keeps_words() && record::is_player(act.actor) &&
      act.object_as<record::Urged>() == record::Urged::Wish) {
    return std::string_view(deal.record.text).substr(act.at, act.length);
  }
  const bool said = act.kind == record::ActKind::Speak || act.kind == record::ActKind::Aside;
  if (!said || !act.keeps_words() || !record::is_player(act.actor)) {
    return std::nullopt;
  }
  const std::string_view text = std::string_view(deal.record.text).substr(act.at, act.length);
  const std::size_t quote = record::quote_in(text);
  if (const std::size_t says = text.find(" says ");
      quote == std::string_view::npos && says != std::string_view::npos) {
    return text.substr(says + std::string_view(" says ").size());  // "A says that Y proposed"
  }
  if (quote == std::string_view::npos ||
      text.substr(0, quote).find("remark") != std::string_view::npos) {
    return std::nullopt;
  }
  return text.substr(quote);
}

/// Does he who speaks at act `at` then have a choice open, which his words may have answered?
/// To take down what he marked is none: nobody lets that stand by a word.
bool has_choice(const report::Deal& deal, std::size_t at) {
  return std::ranges::any_of(deal.result.findings, [&](const law::Finding& finding) {
    const law::RemedyState& remedy = finding.remedy;
    const bool chosen = std::ranges::any_of(deal.facts.deeds, [&](const replay::Deed& deed) {
      return remedy.status == law::Status::Elected && deed.what == remedy.kind && deed.at < at &&
             deed.by == remedy.elector && deed.at >= remedy.window.from;
    });
    return remedy.force == law::Force::Elective && remedy.elector == deal.record.acts[at].actor &&
           remedy.options[0] != replay::Remedy::TakeDown && !chosen && finding.place.at <= at &&
           remedy.window.from <= at && at < remedy.window.closed.latest;
  });
}

/// What could be said instead of the words kept at an act, if by them something may have been done;
/// empty if nothing more can be said than that they were kept.
using Offer = std::optional<std::string>;

/// Of what a player says.
Offer said(const report::Deal& deal, std::size_t at) {
  const record::Act& act = deal.record.acts[at];
  const auto speech = speech_at(deal, at);
  const auto hint =
      speech ? notation::act_hinted_at({deal.record.acts.begin(),
                                        deal.record.acts.begin() + static_cast<std::ptrdiff_t>(at)},
                                       speech->data(), speech->data() + speech->size())
             : std::nullopt;
  if (hint && !hint->empty()) {
    return fmt::format("if something was done by it, say what, such as {}", *hint);
  }
  if (hint || (act.kind == record::ActKind::Aside && (act.flags & record::kUnread) != 0)) {
    return std::string{};
  }
  if (!speech || !has_choice(deal, at)) {
    return std::nullopt;
  }
  return fmt::format(
      "a choice is open to {0} then: if it was taken or let go by these words, say so, such as {0} "
      "lets it stand",
      deal.record.names->of(act.actor));
}

/// A lead to which no card is told, and the next is led: it was played to, as far as anybody says.
void name_unanswered(const report::Deal& deal, std::vector<report::Remark>& remarks) {
  for (const replay::ActIndex at : deal.facts.untold.unanswered) {
    const record::Act& lead = deal.record.acts[at];
    report::Remark& remark = remarks.emplace_back();
    remark.id = "unanswered";
    remark.span = record::span_of(lead);
    remark.message = "no card is told that was played to this lead; it is taken to have had one";
    remark.notes.push_back(fmt::format("if it had none, say so: {} does not play to it",
                                       deal.record.names->of(1 - lead.actor)));
  }
}

/// A lead told to be out of turn, although the cards told before it give it to him who leads.
void name_in_turn(const report::Deal& deal, std::vector<report::Remark>& remarks) {
  for (const record::Act& lead : deal.record.acts) {
    // Few acts have the flag, and of these few tell of another thing by it.
    if ((lead.flags & record::kOutOfTurn) == 0 || lead.kind != record::ActKind::Play) {
      continue;
    }
    const bool so = std::ranges::any_of(deal.facts.facts, [&](const replay::Fact& fact) {
      return fact.kind == replay::FactKind::LedOutOfTurn &&
             fact.occurred == &lead - deal.record.acts.data();
    });
    if (!so) {
      report::Remark& remark = remarks.emplace_back();
      remark.id = "in-turn";
      remark.span = record::span_of(lead);
      remark.message =
          "by what is told before it the lead is his; that it was out of turn is left out of "
          "account";
    }
  }
}

/// Cards counted once some were played: as many as are left of five are read as these, unless the
/// hand is known to be of another number.
void name_left(const report::Deal& deal, std::vector<report::Remark>& remarks) {
  if (deal.record.readable() && !deal.facts.seen.has(record::ActKind::Find)) {
    return;
  }
  for (std::size_t i = 0; i < deal.record.acts.size(); ++i) {
    const record::Act& found = deal.record.acts[i];
    if (found.kind != record::ActKind::Find || !report::counted_as_left(deal.record, i)) {
      continue;
    }
    const bool of_another = std::ranges::any_of(deal.facts.facts, [&](const replay::Fact& fact) {
      return fact.kind == replay::FactKind::WrongNumber && fact.subject == *found.counted_hand() &&
             fact.proof != replay::Proof::Allowed;
    });
    if (of_another) {
      continue;
    }
    report::Remark& remark = remarks.emplace_back();
    remark.id = "counted";
    remark.span = record::span_of(found);
    remark.message = "read as all that are left of five cards, and nothing is wrong with that";
    remark.notes.push_back(fmt::format(
        "if so many were dealt, say so: {} {} as dealt",
        record::subject_of(deal.record.acts, i, *deal.record.names),
        record::predicate_of(deal.record.acts, i, *deal.record.names, deal.record.text)));
  }
}

/// The counters told last, where the next deal's number says that deals between are not told: they
/// may be those after this deal, or those before that one.
void name_counters_between(const report::Deal& deal, std::vector<report::Remark>& remarks) {
  const std::vector<record::Act>& acts = deal.record.acts;
  const std::uint32_t after = deal.facts.place.deal;
  const std::uint32_t before = deal.record.next_number;
  const bool shown = !acts.empty() && acts.back().kind == record::ActKind::Score &&
                     !record::is_player(acts.back().actor) && !acts.back().won_by_either();
  if (!shown || before <= after + 1) {
    return;
  }
  report::Remark& remark = remarks.emplace_back();
  remark.id = "score-between";
  remark.span = record::span_of(acts.back());
  remark.message = fmt::format(
      "this may be the score after deal {} or that before deal {}: it is left open which", after,
      before);
  remark.notes.push_back(fmt::format(
      "if it is that after deal {}, write deal {}: under it; if that before deal {}, write deal "
      "{}: above it",
      after, after + 1, before, before - 1));
}

/// Of a decision, or an agreement, told in words of those who made it: what it orders is not looked
/// at.
Offer ruled(const report::Deal& deal, std::size_t at) {
  const record::Act& act = deal.record.acts[at];
  const bool agreed = act.actor == record::kBoth;
  if (act.kind != record::ActKind::Rule || !act.keeps_words() ||
      !(agreed || record::is_bystander(act.actor))) {
    return std::nullopt;
  }
  if (agreed) {
    return fmt::format(
        "if something was done by it, say what, such as {} gives again; what holds for the sitting "
        "is a line above the first deal, such as agreed: alternate",
        deal.record.names->players[0]);
  }
  return fmt::format(
      "if a fault came to light by it, say which, such as {0} finds the deal out of turn; if it "
      "ordered something, say what, such as {0} rules: completion, or {0} rules: a fresh deal",
      deal.record.names->of(act.actor));
}

/// Of an objection to something that was done before the cards: no law turns on that. What is
/// claimed and marked is ruled on whether anybody objects to it or not.
Offer objected(const report::Deal& deal, std::size_t at) {
  const record::Act& act = deal.record.acts[at];
  const bool objection = act.kind == record::ActKind::Urge && act.keeps_words() &&
                         record::is_player(act.actor) &&
                         act.object_as<record::Urged>() == record::Urged::Objection;
  if (!objection ||
      record::kept_words(act, deal.record.text).find("the cut") == std::string::npos) {
    return std::nullopt;
  }
  return fmt::format(
      "if a fault came to light by it, say which, such as {0} finds the cut; if he asked for "
      "something, say what, such as {0} claims a fresh cut",
      deal.record.names->of(act.actor));
}

/// Of a choice among several cards turned that is none of them.
Offer chosen(const report::Deal& deal, std::size_t at) {
  const std::vector<record::Act>& acts = deal.record.acts;
  const record::Act& choice = acts[at];
  if (choice.kind != record::ActKind::Choose || choice.cards.empty() ||
      choice.object_as<record::Chosen>() != record::Chosen::Card) {
    return std::nullopt;
  }
  std::string turned;
  int number = 0;
  for (std::size_t i = at; i-- > 0 && acts[i].kind != record::ActKind::Give;) {
    const bool card = acts[i].kind == record::ActKind::Turn;
    if (card && (acts[i].cards.empty() || !(acts[i].cards & choice.cards).empty())) {
      return std::nullopt;
    }
    if (card) {
      turned = game::name(acts[i].cards.first()) + (number++ == 0 ? "" : " or " + turned);
    }
  }
  return number < 2 ? std::nullopt
                    : Offer("only a card that was turned can be chosen for trumps: " + turned);
}

/// Of a denial of what the other only said: he asserted nothing and claimed nothing.
Offer denied(const report::Deal& deal, std::size_t at) {
  const std::vector<record::Act>& acts = deal.record.acts;
  if (acts[at].kind != record::ActKind::Dispute || at == 0 || !record::is_player(acts[at].actor) ||
      acts[at - 1].kind != record::ActKind::Speak || acts[at - 1].actor == acts[at].actor) {
    return std::nullopt;
  }
  return fmt::format(
      "if it is in dispute whether something was done, tell that where it would have been done, "
      "such as {} proposes, which is disputed",
      deal.record.names->of(acts[at].actor));
}

}  // namespace

std::vector<report::Remark> kept(const report::Deal& deal) {
  std::vector<report::Remark> remarks;
  const bool talked = !deal.record.readable() || deal.facts.seen.any_of(kMayBeKept);
  if (deal.result.in_brief && !talked) {
    return remarks;  // all that was done is plain
  }
  for (std::size_t i = 0; talked && i < deal.record.acts.size(); ++i) {
    if (!kMayBeKept.has(deal.record.acts[i].kind)) {
      continue;
    }
    for (const auto offer_of : {said, ruled, objected, chosen, denied}) {
      if (const Offer offer = offer_of(deal, i)) {
        report::Remark& remark = remarks.emplace_back();
        remark.id = "kept";
        remark.span = record::span_of(deal.record.acts[i]);
        remark.message = "kept as it was said; nothing was read from it";
        if (!offer->empty()) {
          remark.notes.push_back(*offer);
        }
      }
    }
  }
  name_unanswered(deal, remarks);
  name_in_turn(deal, remarks);
  name_left(deal, remarks);
  name_counters_between(deal, remarks);
  if (remarks.size() > 1) {
    std::ranges::stable_sort(remarks, {},
                             [](const report::Remark& remark) { return remark.span.begin; });
  }
  return remarks;
}

}  // namespace ecarte::texts
