// SPDX-License-Identifier: MIT
//
// The words of acts that mark, propose, exchange, play and speak, and of statements.
#include <array>

#include "record/phrase.hpp"

namespace ecarte::record {

string Words::what_is_marked(For purpose) const {
  const string_view what = purpose == For::Unsaid ? string_view{} : word_for(kFor, purpose);
  if (!stated()) {
    return what.empty() ? "" : " " + with_article(what);
  }
  return " " + number() + (what.empty() ? "" : " for " + with_article(what));
}

string Words::urged() const {
  string words(word_for(kUrged, act.object_as<Urged>()));
  if (act.kept().size != 0) {
    const string kept(kept_words(act, text));
    const string_view before = names_a_thing(kept) ? preposition_of(act.object_as<Urged>()) : "";
    words += before.empty() ? "" : " " + string(before);
    words += " " + kept;
  }
  return words;
}

string Words::omitted() const {
  const string_view what = word_for(kOmitted, act.object_as<Omitted>());
  const string does = act.actor == kBoth ? "do not " : "does not ";
  return does + (what.empty() ? quoted() : string(what));
}

string Words::not_held() const {
  switch (act.object_as<HeldNot>()) {
    case HeldNot::Cards:
      return cards();
    case HeldNot::Suit:
      return suit();
    case HeldNot::King:
      return "the king";
  }
  return {};
}

namespace {

constexpr auto kPlayingPhrases = std::to_array<ActPhrase>({
    {ActKind::Announce,
     [](const Words& w) -> string {
       return "announces " + (w.any_cards() ? w.cards() : "the king");
     }},
    {ActKind::Withdraw,
     [](const Words& w) -> string {
       return "withdraws " + with_article(word_for(kWithdrawn, w.act.object_as<Withdrawn>()));
     }},
    {ActKind::Mark,
     [](const Words& w) -> string {
       if (w.act.number == 0) {
         const auto what = w.act.object_as<For>();
         return "does not mark" +
                (what == For::Unsaid ? "" : " " + with_article(word_for(kFor, what)));
       }
       return w.flag(kNotKnown) ? "marks ?" : "marks" + w.what_is_marked(w.act.object_as<For>());
     }},
    {ActKind::TakeDown,
     [](const Words& w) -> string {
       string what = w.what_is_marked(w.act.object_as<For>());
       if (w.act.detail == kUnstated) {
         return "takes down" + what;
       }
       if (what.starts_with(" the ")) {
         what.erase(1, 4);
       }
       return "takes down " + w.owner() + (what.empty() ? " mark" : what);
     }},
    {ActKind::Admit,
     [](const Words& w) -> string {
       return "admits " + (w.act.number == 0 ? string("?") : w.number()) +
              (w.act.object_as<Admitted>() == Admitted::TooMany ? " too many" : " too few");
     }},
    {ActKind::Propose,
     [](const Words& w) -> string {
       return string("proposes") + (w.flag(kAgain) ? " again" : "") +
              (w.stated() ? ", asking " + w.number() : "");
     }},
    {ActKind::Ask,
     [](const Words& w) -> string { return w.stated() ? "asks " + w.number() : "asks for ?"; }},
    {ActKind::Accept,
     [](const Words& w) -> string {
       return string("accepts") + (w.flag(kIfEnough) ? " if there are cards enough" : "");
     }},
    {ActKind::Refuse,
     [](const Words& w) -> string { return "refuses" + (w.any_cards() ? " " + w.cards() : ""); }},
    {ActKind::Alter,
     [](const Words& w) -> string {
       const auto what = w.act.object_as<AlteredTo>();
       const string_view word = word_for(kAlteredTo, what);
       return "alters it to " + (what == AlteredTo::Number ? w.number()
                                 : what == AlteredTo::Play
                                     ? string(word)
                                     : with_article(word, word[0] == 'a' ? "an " : "a "));
     }},
    {ActKind::Stand, [](const Words&) -> string { return "plays"; }},
    {ActKind::Discard,
     [](const Words& w) -> string {
       if (w.act.count == kUnstated && !w.cards().empty()) {
         return "discards " + w.cards() + " among others";
       }
       return "discards" + w.cards_or_any_count() + (w.flag(kFaceUp) ? " face up" : "") +
              (w.flag(kOnOther)
                   ? " on " + w.names.of(static_cast<Actor>(1U - (w.act.actor & 1U))) + "'s discard"
                   : "");
     }},
    {ActKind::Take,
     [](const Words& w) -> string {
       if (w.act.count == kUnstated && !w.cards().empty()) {
         return "takes " + w.cards() + " among others";
       }
       const bool noted = w.flag(kApart) || w.flag(kMixed) || w.flag(kUnseen);
       // Of an unknown number what is noted stands alone: a `?` has no notes.
       string words =
           "takes" + (w.act.count == kUnstated && noted ? string{} : w.cards_or_any_count() + ",");
       words += w.flag(kApart) ? " left apart," : "";
       words += w.flag(kMixed) ? " mixed with his hand," : "";
       words += w.flag(kUnseen) ? " unseen," : "";
       words.pop_back();
       return words;
     }},
    {ActKind::AskNumber, [](const Words&) -> string { return "asks how many"; }},
    {ActKind::AnswerNumber,
     [](const Words& w) -> string {
       return w.stated() ? "answers " + w.number() : "does not answer";
     }},
    {ActKind::Play,
     [](const Words& w) -> string {
       if (w.act.detail != kUnstated) {
         return "names " + w.suit() + (w.flag(kLeads) ? ", leads " : ", plays ") + w.cards();
       }
       return (w.flag(kLeads) ? "leads " : "plays ") + w.cards() +
              (w.flag(kOutOfTurn) ? " out of turn" : "");
     }},
    {ActKind::TakeBack,
     [](const Words& w) -> string {
       return "takes back" + (w.any_cards() ? " " + w.cards() : "");
     }},
    {ActKind::ThrowDown,
     [](const Words& w) -> string {
       const auto what = w.act.object_as<Claiming>();
       return "throws down" +
              (what == Claiming::Nothing  ? string{}
               : what == Claiming::Tricks ? ", claiming " + w.number() + " tricks"
                                          : ", claiming " + with_article(word_for(kClaiming, what)));
     }},
    {ActKind::Grant, [](const Words&) -> string { return "grants it"; }},
    {ActKind::Dispute, [](const Words&) -> string { return "disputes it"; }},
    {ActKind::Gather,
     [](const Words& w) -> string {
       return w.act.actor == kNobody ? "are gathered" : "gathers the cards";
     }},
    {ActKind::Resign, [](const Words&) -> string { return "resigns the game"; }},
    {ActKind::CallCards,
     [](const Words& w) -> string {
       return "calls for " + (w.stated() ? w.number() + " " : string()) + "new " +
              (w.act.number == 1 ? "pack" : "packs") +
              (w.flag(kPays)         ? ", and pays"
               : w.flag(kDoesNotPay) ? ", and does not pay"
                                     : "");
     }},
    {ActKind::Speak,
     [](const Words& w) -> string {
       const auto what = w.act.object_as<Spoken>();
       if (what == Spoken::AdviceByPointing || what == Spoken::AdviceByWord) {
         return "advises " + w.who() + (what == Spoken::AdviceByWord ? " by word" : " by pointing");
       }
       if (what == Spoken::Remark) {
         if (w.act.kept().size != 0) {
           return "remarks " + w.quoted();
         }
         return w.act.detail == kUnstated ? "remarks" : "remarks on " + w.who() + "'s hand";
       }
       const string_view word = word_for(kSpoken, what);
       return "points out " +
              (w.act.detail == kUnstated ? with_article(word) : w.owner() + " " + string(word));
     }},
    {ActKind::LookOver,
     [](const Words& w) -> string { return "looks over " + w.owner() + " hand"; }},
    {ActKind::PlayOut, [](const Words& w) -> string { return "plays out " + w.owner() + " game"; }},
    {ActKind::AskToDecide,
     [](const Words& w) -> string { return (w.act.actor == kBoth ? "ask " : "asks ") + w.who(); }},
    {ActKind::Rule,
     [](const Words& w) -> string {
       const auto what = w.act.object_as<Remedy>();
       string words = w.act.actor == kBoth ? "agree: " : "rules: ";
       if (what == Remedy::Other) {
         return words + w.quoted();
       }
       if (w.act.detail != kUnstated) {
         return words + w.who() + (what == Remedy::Mark ? " marks" : " takes down") +
                w.what_is_marked(static_cast<For>(w.act.flags));
       }
       return words + remedy_noun(what);
     }},
    {ActKind::CallUpon, [](const Words& w) -> string { return "calls on " + w.who(); }},
    {ActKind::Pay,
     [](const Words& w) -> string {
       return "pays " + (w.act.object_as<PaidTo>() == PaidTo::Person ? w.who() + " " : "") +
              (w.act.amount() == 0 ? string("?") : w.amount()) +
              (w.act.object_as<PaidTo>() == PaidTo::Pool ? " to the pool" : "");
     }},
    {ActKind::ComeIn,
     [](const Words& w) -> string {
       return w.act.object_as<SeatEntry>() == SeatEntry::Unsaid ? "comes in" : "comes in for " + w.who();
     }},
    {ActKind::Retire, [](const Words&) -> string { return "retires"; }},
    {ActKind::Stake, [](const Words& w) -> string { return "stakes " + w.amount(); }},
    {ActKind::Cover,
     [](const Words& w) -> string {
       if (w.flag(kAllLaid)) {
         return "covers all the bets";
       }
       return w.act.detail == kUnstated ? "covers " + w.amount()
                                        : "bets " + w.amount() + " on " + w.who();
     }},
    {ActKind::WithdrawCover,
     [](const Words& w) -> string {
       return w.act.amount() == 0 ? "withdraws his cover" : "withdraws " + w.amount();
     }},
    {ActKind::TakePool,
     [](const Words& w) -> string {
       return "takes the pool" + (w.act.amount() == 0 ? "" : ", " + w.amount());
     }},
    {ActKind::PoolStands, [](const Words& w) -> string { return "stands at " + w.amount(); }},
    {ActKind::TakeShare, [](const Words& w) -> string { return "takes up " + w.amount(); }},
    {ActKind::ClaimBets, [](const Words&) -> string { return "claims the bets"; }},
    {ActKind::ClaimGame,
     [](const Words& w) -> string {
       return "claims " +
              (w.act.object_as<Multiple>() == Multiple::Unsaid
                   ? "the game"
                   : "a " + string(word_for(kMultiples, w.act.object_as<Multiple>())) + " game");
     }},
    {ActKind::Urge, [](const Words& w) -> string { return w.urged(); }},
    {ActKind::Omit, [](const Words& w) -> string { return w.omitted(); }},
    {ActKind::Aside, [](const Words& w) -> string { return kept_words(w.act, w.text); }},
    {ActKind::TakeTrick,
     [](const Words& w) -> string {
       return w.act.number == 0 ? "takes the trick" : "takes trick " + std::to_string(w.act.number);
     }},
    {ActKind::Hold,
     [](const Words& w) -> string {
       const string deal = w.act.number == 0 ? " in the last deal" : " in deal " + w.number();
       return "holds" + w.hand() + (w.flag(kOfDeal) ? deal : "");
     }},
    {ActKind::HoldNot,
     [](const Words& w) -> string {
       return (w.act.actor == kBoth ? "do not hold " : "does not hold ") + w.not_held();
     }},
    {ActKind::HasNotLooked, [](const Words&) -> string { return "has not looked"; }},
    {ActKind::Made,
     [](const Words& w) -> string {
       return "made " + (w.act.object_as<MadeWhat>() == MadeWhat::Tricks
                             ? w.number()
                             : with_article(word_for(kMadeWhat, w.act.object_as<MadeWhat>())));
     }},
    {ActKind::PackHolds,
     [](const Words& w) -> string {
       return "holds " + string(w.act.cards.empty() ? "" : "two ") + w.cards();
     }},
    {ActKind::PackLacks, [](const Words& w) -> string { return "lacks " + w.cards(); }},
    {ActKind::HasLooked, [](const Words&) -> string { return "has looked"; }},
    {ActKind::StockLeft,
     [](const Words& w) -> string {
       return "holds " + w.number() + (w.act.number == 1 ? " card" : " cards");
     }},
    {ActKind::StockCard,
     [](const Words& w) -> string {
       return w.act.number == kUnstated    ? "is the bottom card"
              : w.act.number == kSomewhere ? "is in the stock"
              : w.act.number == 1          ? "is the top card"
                                           : "is card " + w.number() + " of the stock";
     }},
    {ActKind::DealerIs, [](const Words&) -> string { return "is to deal"; }},
    {ActKind::CutWon, [](const Words&) -> string { return "wins the cut"; }},
    {ActKind::Settled,
     [](const Words& w) -> string {
       return "pays " + w.who() + " " + string(word_for(kMultiples, w.act.object_as<Multiple>()));
     }},
    {ActKind::Score,
     [](const Words& w) -> string {
       const std::uint8_t won = w.act.actor == 0 ? w.act.number : w.act.detail;
       const std::uint8_t lost = w.act.actor == 0 ? w.act.detail : w.act.number;
       return "wins the game" +
              (lost == kUnstated ? string{} : " " + digits(won) + " to " + digits(lost));
     }},
});

}  // namespace

std::span<const ActPhrase> playing_phrases() {
  return kPlayingPhrases;
}

}  // namespace ecarte::record
