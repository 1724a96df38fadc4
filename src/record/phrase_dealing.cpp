// SPDX-License-Identifier: MIT
//
// The words of acts before play: cutting, dealing, looking, finding, remedies.
#include <algorithm>
#include <array>
#include <utility>

#include "record/phrase.hpp"
#include "record/sentence.hpp"

namespace ecarte::record {

namespace {

/// Remedies of which there is one, or one of several, and the article that says so.
constexpr auto kArticles = std::to_array<std::pair<Remedy, string_view>>({
    {Remedy::FreshDeal, "a "},
    {Remedy::Void, "a "},
    {Remedy::Recut, "a "},
    {Remedy::Allow, "the "},
    {Remedy::ChooseTrump, "the "},
    {Remedy::Choice, "the "},
    {Remedy::ReplayHands, "the "},
    {Remedy::TakeCard, "the "},
    {Remedy::AwardPoint, "the "},
    {Remedy::AwardVole, "the "},
    {Remedy::PlayNamedSuit, "the "},
    {Remedy::LetStand, "the "},
});

}  // namespace

string remedy_noun(Remedy remedy) {
  if (remedy == Remedy::Complete) {
    return "completion";
  }
  const auto* const found =
      std::ranges::find(kArticles, remedy, &std::pair<Remedy, string_view>::first);
  return with_article(word_for(kRemedyWords, remedy),
                      found == kArticles.end() ? "" : found->second);
}

string Words::cut() const {
  if (flag(kJoining)) {
    return "joins the packets, showing " + cards();
  }
  string words = "cuts";
  words += flag(kAgain) ? " again" : "";
  words += flag(kForDeal) ? " for deal" : "";
  words += stated() ? " " + number() : "";
  words += act.detail == kUnstated ? "" : ", leaving " + digits(act.detail);
  return words + (any_cards() ? ", showing " + cards() : "");
}

string Words::given() const {
  string words = "gives";
  words += flag(kAgain) ? " again" : "";
  if (act.number != 0) {
    words += act.number == 32 ? " 3-2" : " 2-3";
  }
  for (std::size_t i = 0; i < act.detail && i < after.size(); ++i) {
    // A number alone is how many he got; of a packet it must be said that it is one.
    const bool alone = act.detail == 1 && after[i].number > 3;
    words += (i == 0 ? " " : ", ") + names.of(after[i].detail) + (alone ? " a packet of " : " ") +
             digits(after[i].number);
  }
  const auto ref = act.object_as<PackRef>();
  return words + (ref == PackRef::DealersOwn ? "" : " from " + pack(ref, names));
}

string Words::seen() const {
  const auto what = act.object_as<Seen>();
  const bool own = what == Seen::OwnHand || what == Seen::OwnDiscard;
  if (own || what == Seen::OtherHand || what == Seen::OtherDiscard) {
    return (own ? "his" : owner()) +
           (what == Seen::OwnHand || what == Seen::OtherHand ? " hand" : " discard");
  }
  return (act.detail == act.actor || act.detail == kUnstated ? "the" : owner()) + " " +
         string(word_for(kSeen, what));
}

string Words::finding() const {
  const auto noun = act.object_as<Noun>();
  if (noun == Noun::NumberInHand && stated()) {
    return "finds " + number() + " in " + owner() + " hand" + (flag(kAsDealt) ? " as dealt" : "");
  }
  if (noun == Noun::FacedCard && any_cards()) {
    return "finds " + cards() + " faced" +
           (act.flags == 0 ? ""
                           : " in " + with_article(word_for(
                                          kFacedWhere, static_cast<FacedWhere>(act.flags - 1))));
  }
  if (noun == Noun::FacedCard) {
    return "finds a faced card";
  }
  const string_view word = word_for(kNouns, noun);
  return "finds " + (act.detail == kUnstated ? with_article(word) : owner() + " " + string(word));
}

namespace {

/// One of several things claimed at once stands without quotation marks.
string what_is_claimed(const Words& w, bool alone) {
  const auto what = w.act.object_as<Remedy>();
  if (what == Remedy::Other) {
    return alone ? w.quoted() : kept_words(w.act, w.text);
  }
  return remedy_noun(what) + (w.act.number != 0     ? " of deal " + digits(w.act.number)
                              : w.flag(kDealBefore) ? " of the last deal"
                                                    : "");
}

constexpr auto kDealingPhrases = std::to_array<ActPhrase>({
    {ActKind::Turn, [](const Words& w) -> string { return "turns " + w.cards(); }},
    {ActKind::Look, [](const Words& w) -> string { return "looks at " + w.seen(); }},
    {ActKind::TakeUp,
     [](const Words& w) -> string {
       return w.act.count == 0 ? "takes up " + w.seen()
                               : "takes" + w.cards_or_count() + " from " + w.seen();
     }},
    {ActKind::Touch, [](const Words& w) -> string { return "touches " + w.seen(); }},
    {ActKind::Find, [](const Words& w) -> string { return w.finding(); }},
    {ActKind::Shuffle,
     [](const Words& w) -> string {
       return "shuffles " +
              (w.act.object_as<PackRef>() == PackRef::DealersOwn
                   ? "the pack"
                   : Words::pack(w.act.object_as<PackRef>(), w.names)) +
              (w.flag(kBelowTable) ? " below the table" : "") +
              (w.flag(kFacesShown) ? " with the faces shown" : "");
     }},
    {ActKind::Deny,
     [](const Words& w) -> string {
       return "denies " + w.who() + " " +
              with_article(word_for(kDenied, w.act.object_as<Denied>()));
     }},
    {ActKind::Cut, [](const Words& w) -> string { return w.cut(); }},
    {ActKind::Choose,
     [](const Words& w) -> string {
       switch (w.act.object_as<Chosen>()) {
         case Chosen::Pack:
           return "chooses " + Words::pack(static_cast<PackRef>(w.act.detail), w.names);
         case Chosen::Seat:
           return "chooses his seat";
         case Chosen::Card:
           return "chooses " + w.cards();
       }
       return {};
     }},
    {ActKind::GiveNotice,
     [](const Words& w) -> string {
       return string("gives notice of ") +
              (w.act.object_as<Order>() == Order::TwoThree ? "2-3" : "3-2");
     }},
    {ActKind::Give, [](const Words& w) -> string { return w.given(); }},
    {ActKind::Expose,
     [](const Words& w) -> string {
       const bool untold = w.act.detail == kUnstated;
       const string owner = !untold ? w.owner() + " " : is_bystander(w.act.actor) ? "" : "?'s ";
       return "exposes " + owner + w.cards();
     }},
    {ActKind::LieFaced,
     [](const Words& w) -> string {
       const string words = w.act.count > 1 ? "lie faced in " : "lies faced in ";
       if (w.act.detail != kUnstated) {
         return words + w.who() + "'s packet";
       }
       return words + with_article(word_for(kFacedWhere, w.act.object_as<FacedWhere>()));
     }},
    {ActKind::Claim,
     [](const Words& w) -> string {
       const bool alone = w.after.empty() || !carries_on(w.after.front()) ||
                          w.after.front().kind != ActKind::Claim;
       string words = "claims " + what_is_claimed(w, alone);
       for (std::span<const Act> left = w.after; !left.empty() && carries_on(left.front());
            left = left.subspan(1)) {
         if (left.front().kind == ActKind::Claim) {
           words +=
               " or " + what_is_claimed({left.front(), left.subspan(1), w.names, w.text}, false);
         }
       }
       return words;
     }},
    {ActKind::Require,
     [](const Words& w) -> string {
       if (w.act.object_as<Required>() == Required::Suit) {
         const string one = w.suit();
         return "requires a " + one.substr(0, one.size() - 1);
       }
       return "requires " +
              with_article(word_for(kRequired, w.act.object_as<Required>()),
                           w.act.object_as<Required>() == Required::Rectification ? "" : "the ");
     }},
    {ActKind::LetStand, [](const Words&) -> string { return "lets it stand"; }},
    {ActKind::Permit,
     [](const Words& w) -> string {
       const auto what = w.act.object_as<Remedy>();
       return "permits " + w.who() + " to " +
              (what == Remedy::Rectify       ? "put it right"
               : what == Remedy::ChooseTrump ? "choose"
               : what == Remedy::Unplay      ? "take back"
                                             : string(word_for(kRemedyWords, what)));
     }},
    {ActKind::PutRight, [](const Words&) -> string { return "puts it right"; }},
    {ActKind::Complete,
     [](const Words& w) -> string {
       return w.act.count == kUnstated ? "completes" : "completes with" + w.cards_or_count();
     }},
    {ActKind::ThrowOut, [](const Words& w) -> string { return "throws out" + w.cards_or_count(); }},
    {ActKind::Draw,
     [](const Words& w) -> string {
       return "draws" + w.cards_or_count() + (w.act.detail == kUnstated ? "" : " from " + w.who());
     }},
    {ActKind::PutBack, [](const Words& w) -> string { return "puts back" + w.cards_or_count(); }},
    {ActKind::ThrowAside,
     [](const Words& w) -> string {
       return w.act.actor == kNobody ? "is thrown aside" : "throws aside" + w.cards_or_count();
     }},
});

}  // namespace

std::span<const ActPhrase> dealing_phrases() {
  return kDealingPhrases;
}

}  // namespace ecarte::record
