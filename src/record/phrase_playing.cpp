// SPDX-License-Identifier: MIT
//
// The words of acts that mark, propose, exchange, play and speak, and of statements.
#include "record/phrase.hpp"

namespace ecarte::record {

string Words::what_is_marked(For purpose) const {
  const string_view what = purpose == For::Unsaid ? string_view{} : word_for(kFor, purpose);
  if (!stated()) {
    return what.empty() ? "" : " " + with_article(what);
  }
  return " " + number() + (what.empty() ? "" : " for " + with_article(what));
}

string Words::score() const {
  switch (act.kind) {
    case ActKind::Announce:
      return "announces " + (any_cards() ? cards() : "the king");
    case ActKind::Withdraw:
      return "withdraws " + with_article(word_for(kWithdrawn, act.object_as<Withdrawn>()));
    case ActKind::Mark:
      if (act.number == 0) {
        const auto what = act.object_as<For>();
        return "does not mark" +
               (what == For::Unsaid ? "" : " " + with_article(word_for(kFor, what)));
      }
      return flag(kNotKnown) ? "marks ?" : "marks" + what_is_marked(act.object_as<For>());
    case ActKind::TakeDown: {
      string what = what_is_marked(act.object_as<For>());
      if (act.detail == act.actor || act.detail == kUnstated) {
        return "takes down" + what;
      }
      if (what.starts_with(" the ")) {
        what.erase(1, 4);
      }
      return "takes down " + owner() + (what.empty() ? " mark" : what);
    }
    case ActKind::Admit:
      return "admits " + (act.number == 0 ? string("?") : number()) +
             (act.object_as<Admitted>() == Admitted::TooMany ? " too many" : " too few");
    default:
      return {};
  }
}

string Words::exchange() const {
  switch (act.kind) {
    case ActKind::Propose:
      return string("proposes") + (flag(kAgain) ? " again" : "") +
             (stated() ? ", asking " + number() : "");
    case ActKind::Ask:
      return stated() ? "asks " + number() : "asks for ?";
    case ActKind::Accept:
      return string("accepts") + (flag(kIfEnough) ? " if there are cards enough" : "");
    case ActKind::Refuse:
      return "refuses" + (any_cards() ? " " + cards() : "");
    case ActKind::Alter: {
      const auto what = act.object_as<AlteredTo>();
      const string_view word = word_for(kAlteredTo, what);
      return "alters it to " + (what == AlteredTo::Number ? number()
                                : what == AlteredTo::Play
                                    ? string(word)
                                    : with_article(word, word[0] == 'a' ? "an " : "a "));
    }
    case ActKind::Stand:
      return "plays";
    case ActKind::Discard:
      if (act.count == kUnstated && !cards().empty()) {
        return "discards " + cards() + " among others";
      }
      return "discards" + cards_or_count() + (flag(kFaceUp) ? " face up" : "") +
             (flag(kOnOther)
                  ? " on " + names.of(static_cast<Actor>(1U - (act.actor & 1U))) + "'s discard"
                  : "");
    case ActKind::Take:
      if (act.count == kUnstated && !cards().empty()) {
        return "takes " + cards() + " among others";
      }
      return "takes" + cards_or_count() + (flag(kApart) ? ", left apart" : "") +
             (flag(kUnseen) ? ", unseen" : "");
    case ActKind::AskNumber:
      return "asks how many";
    case ActKind::AnswerNumber:
      return stated() ? "answers " + number() : "does not answer";
    default:
      return {};
  }
}

string Words::play() const {
  switch (act.kind) {
    case ActKind::Play:
      if (act.detail != kUnstated) {
        return "names " + suit() + (flag(kLeads) ? ", leads " : ", plays ") + cards();
      }
      return (flag(kLeads) ? "leads " : "plays ") + cards() +
             (flag(kOutOfTurn) ? " out of turn" : "");
    case ActKind::TakeBack:
      return "takes back" + (any_cards() ? " " + cards() : "");
    case ActKind::ThrowDown:
      switch (act.object_as<Claiming>()) {
        case Claiming::Nothing:
          return "throws down";
        case Claiming::Tricks:
          return "throws down, claiming " + number() + " tricks";
        default:
          return "throws down, claiming " +
                 with_article(word_for(kClaiming, act.object_as<Claiming>()));
      }
    case ActKind::Grant:
      return "grants it";
    case ActKind::Dispute:
      return "disputes it";
    case ActKind::Gather:
      return act.actor == kNobody ? "are gathered" : "gathers the cards";
    case ActKind::Resign:
      return "resigns the game";
    case ActKind::CallCards:
      return "calls for " + (stated() ? number() + " " : string()) + "new " +
             (act.number == 1 ? "pack" : "packs") +
             (flag(kPays)         ? ", and pays"
              : flag(kDoesNotPay) ? ", and does not pay"
                                  : "");
    default:
      return {};
  }
}

string Words::spoken() const {
  switch (act.kind) {
    case ActKind::Speak: {
      const auto what = act.object_as<Spoken>();
      if (what == Spoken::AdviceByPointing || what == Spoken::AdviceByWord) {
        return "advises " + who() + (what == Spoken::AdviceByWord ? " by word" : " by pointing");
      }
      if (what == Spoken::Remark) {
        if (act.kept().size != 0) {
          return "remarks " + quoted();
        }
        return act.detail == kUnstated ? "remarks" : "remarks on " + who() + "'s hand";
      }
      const string_view word = word_for(kSpoken, what);
      return "points out " +
             (act.detail == kUnstated ? with_article(word) : owner() + " " + string(word));
    }
    case ActKind::LookOver:
      return "looks over " + owner() + " hand";
    case ActKind::PlayOut:
      return "plays out " + owner() + " game";
    case ActKind::AskToDecide:
      return (act.actor == kBoth ? "ask " : "asks ") + who();
    case ActKind::Rule: {
      const auto what = act.object_as<Remedy>();
      string words = act.actor == kBoth ? "agree: " : "rules: ";
      if (what == Remedy::Other) {
        return words + quoted();
      }
      if (act.detail != kUnstated) {
        return words + who() + (what == Remedy::Mark ? " marks" : " takes down") +
               what_is_marked(static_cast<For>(act.flags));
      }
      return words + remedy_noun(what);
    }
    case ActKind::CallUpon:
      return "calls on " + who();
    case ActKind::Pay:
      return "pays " + (act.object_as<PaidTo>() == PaidTo::Person ? who() + " " : "") +
             (act.amount() == 0 ? string("?") : amount()) +
             (act.object_as<PaidTo>() == PaidTo::Pool ? " to the pool" : "");
    case ActKind::ComeIn:
      return act.object_as<Entry>() == Entry::Unsaid ? "comes in" : "comes in for " + who();
    case ActKind::Retire:
      return "retires";
    case ActKind::Stake:
      return "stakes " + amount();
    case ActKind::Cover:
      return "covers " + amount() + (act.detail == kUnstated ? "" : " on " + who());
    case ActKind::WithdrawCover:
      return act.amount() == 0 ? "withdraws his cover" : "withdraws " + amount();
    case ActKind::TakePool:
      return "takes the pool" + (act.amount() == 0 ? "" : ", " + amount());
    case ActKind::PoolStands:
      return "stands at " + amount();
    case ActKind::TakeShare:
      return "takes up " + amount();
    case ActKind::ClaimBets:
      return "claims the bets";
    case ActKind::ClaimGame:
      return "claims " +
             (act.object_as<Multiple>() == Multiple::Unsaid
                  ? "the game"
                  : "a " + string(word_for(kMultiples, act.object_as<Multiple>())) + " game");
    case ActKind::Urge:
      return urged();
    case ActKind::Omit:
      return omitted();
    case ActKind::Aside:
      return kept_words(act, text);
    case ActKind::TakeTrick:
      return act.number == 0 ? "takes the trick" : "takes trick " + std::to_string(act.number);
    default:
      return {};
  }
}

string Words::urged() const {
  const string_view verb = word_for(kUrged, act.object_as<Urged>());
  return string(verb) + (act.kept().size == 0 ? "" : " " + kept_words(act, text));
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

string Words::statement() const {
  switch (act.kind) {
    case ActKind::Hold:
      return "holds" + hand();
    case ActKind::HoldNot:
      return (act.actor == kBoth ? "do not hold " : "does not hold ") + not_held();
    case ActKind::HasNotLooked:
      return "has not looked";
    case ActKind::Made:
      return "made " + (act.object_as<MadeWhat>() == MadeWhat::Tricks
                            ? number()
                            : with_article(word_for(kMadeWhat, act.object_as<MadeWhat>())));
    case ActKind::PackHolds:
      return "holds " + string(act.cards.empty() ? "" : "two ") + cards();
    case ActKind::PackLacks:
      return "lacks " + cards();
    case ActKind::HasLooked:
      return "has looked";
    case ActKind::StockLeft:
      return "holds " + number() + (act.number == 1 ? " card" : " cards");
    case ActKind::StockCard:
      return act.number == kUnstated ? "is the bottom card"
             : act.number == 1       ? "is the top card"
                                     : "is card " + number() + " of the stock";
    case ActKind::DealerIs:
      return "is to deal";
    case ActKind::CutWon:
      return "wins the cut";
    case ActKind::Settled:
      return "pays " + who() + " " + string(word_for(kMultiples, act.object_as<Multiple>()));
    case ActKind::Score: {
      const std::uint8_t won = act.actor == 0 ? act.number : act.detail;
      const std::uint8_t lost = act.actor == 0 ? act.detail : act.number;
      return "wins the game" +
             (lost == kUnstated ? string{} : " " + digits(won) + " to " + digits(lost));
    }
    default:
      return {};
  }
}

}  // namespace ecarte::record
