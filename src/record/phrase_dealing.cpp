// SPDX-License-Identifier: MIT
//
// The words of acts before play: cutting, dealing, looking, finding, remedies.
#include "record/phrase.hpp"

namespace ecarte::record {

string remedy_noun(Remedy remedy) {
  const string_view noun = word_for(kRemedyWords, remedy);
  switch (remedy) {
    case Remedy::FreshDeal:
    case Remedy::Void:
    case Remedy::Recut:
      return with_article(noun, "a ");
    case Remedy::Complete:
      return "completion";
    case Remedy::Allow:
    case Remedy::ChooseTrump:
    case Remedy::Choice:
    case Remedy::ReplayHands:
    case Remedy::TakeCard:
    case Remedy::AwardPoint:
    case Remedy::AwardVole:
    case Remedy::PlayNamedSuit:
    case Remedy::LetStand:
      return with_article(noun);
    default:
      return string(noun);
  }
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

string Words::before_play() const {
  switch (act.kind) {
    case ActKind::Shuffle:
      return "shuffles " +
             (act.object_as<PackRef>() == PackRef::DealersOwn
                  ? "the pack"
                  : pack(act.object_as<PackRef>(), names)) +
             (flag(kBelowTable) ? " below the table" : "") +
             (flag(kFacesShown) ? " with the faces shown" : "");
    case ActKind::Deny:
      return "denies " + who() + " " + with_article(word_for(kDenied, act.object_as<Denied>()));
    case ActKind::Cut:
      return cut();
    case ActKind::Choose:
      switch (act.object_as<Chosen>()) {
        case Chosen::Pack:
          return "chooses " + pack(static_cast<PackRef>(act.detail), names);
        case Chosen::Seat:
          return "chooses his seat";
        case Chosen::Card:
          return "chooses " + cards();
      }
      return {};
    case ActKind::GiveNotice:
      return string("gives notice of ") +
             (act.object_as<Order>() == Order::TwoThree ? "2-3" : "3-2");
    case ActKind::Give:
      return given();
    case ActKind::Expose:
      return "exposes " + (act.detail == kUnstated ? "" : owner() + " ") + cards();
    case ActKind::LieFaced: {
      const string words = act.count > 1 ? "lie faced in " : "lies faced in ";
      if (act.detail != kUnstated) {
        return words + who() + "'s packet";
      }
      return words + with_article(word_for(kFacedWhere, act.object_as<FacedWhere>()));
    }
    default:
      return {};
  }
}

string Words::seen() const {
  switch (act.object_as<Seen>()) {
    case Seen::OwnHand:
      return "his hand";
    case Seen::OtherHand:
      return owner() + " hand";
    case Seen::OwnDiscard:
      return "his discard";
    case Seen::OtherDiscard:
      return owner() + " discard";
    default:
      return (act.detail == act.actor || act.detail == kUnstated ? "the" : owner()) + " " +
             string(word_for(kSeen, act.object_as<Seen>()));
  }
}

string Words::finding() const {
  const auto noun = act.object_as<Noun>();
  if (noun == Noun::NumberInHand && stated()) {
    return "finds " + number() + " in " + owner() + " hand";
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

string Words::remedy() const {
  const auto what = act.object_as<Remedy>();
  switch (act.kind) {
    case ActKind::Claim:
      return "claims " + (what == Remedy::Other ? quoted() : remedy_noun(what)) +
             (act.number == 0 || what == Remedy::Other ? "" : " of deal " + digits(act.number));
    case ActKind::Require:
      if (act.object_as<Required>() == Required::Suit) {
        const string one = suit();
        return "requires a " + one.substr(0, one.size() - 1);
      }
      return "requires " +
             with_article(word_for(kRequired, act.object_as<Required>()),
                          act.object_as<Required>() == Required::Rectification ? "" : "the ");
    case ActKind::LetStand:
      return "lets it stand";
    case ActKind::Permit:
      return "permits " + who() + " to " +
             (what == Remedy::Rectify       ? "put it right"
              : what == Remedy::ChooseTrump ? "choose"
              : what == Remedy::Unplay      ? "take back"
                                            : string(word_for(kRemedyWords, what)));
    case ActKind::PutRight:
      return "puts it right";
    case ActKind::Complete:
      return act.count == kUnstated ? "completes" : "completes with" + cards_or_count();
    case ActKind::ThrowOut:
      return "throws out" + cards_or_count();
    case ActKind::Draw:
      return "draws" + cards_or_count() + (act.detail == kUnstated ? "" : " from " + who());
    case ActKind::PutBack:
      return "puts back" + cards_or_count();
    case ActKind::ThrowAside:
      return act.actor == kNobody ? "is thrown aside" : "throws aside" + cards_or_count();
    default:
      return {};
  }
}

}  // namespace ecarte::record
