// SPDX-License-Identifier: MIT
#include "record/sentence.hpp"

#include <bit>

#include "record/words.hpp"

namespace ecarte::record {
namespace {

using std::string;
using std::string_view;

string digits(std::uint32_t number) { return std::to_string(number); }

/// A card known in part: "J?", "?♥".
string part_of(game::CardSet cards) {
  const game::Card first = cards.first();
  if (game::CardSet::of(first.suit) == cards) {
    return "?" + string(symbol(first.suit));
  }
  return string(1, letter(first.rank)) + "?";
}

string odd_card(const Act& odd) {
  if ((odd.flags & kSecondCopy) != 0) {
    return name(odd.cards.first());
  }
  if (odd.number == 0) {
    return "joker";
  }
  return digits(odd.number) +
         (odd.detail == kUnstated ? string("?") : string(symbol(game::Suit{odd.detail})));
}

/// One act while its words are put together.
struct Words {
  const Act& act;
  std::span<const Act> after;
  const Names& names;
  string_view text;

  [[nodiscard]] bool flag(std::uint8_t bit) const { return (act.flags & bit) != 0; }
  [[nodiscard]] string cards() const { return cards_of(act, after); }
  [[nodiscard]] bool any_cards() const { return act.count != 0 && act.count != kUnstated; }
  [[nodiscard]] string number() const { return digits(act.number); }
  [[nodiscard]] string amount() const { return digits(act.amount()); }
  [[nodiscard]] string who() const { return names.of(act.detail); }
  [[nodiscard]] bool stated() const { return act.number != kUnstated; }

  /// " T♦ 7♦", " 3", or nothing.
  [[nodiscard]] string cards_or_count() const {
    if (act.count == kUnstated) {
      return {};
    }
    if (act.count == 0) {
      return " none";
    }
    const bool said = !act.cards.empty() || (!after.empty() && continues(after.front()));
    return " " + (said ? cards() : digits(act.count));
  }
  /// The same with a `?` for each card of which nothing is known.
  [[nodiscard]] string hand() const {
    if (act.count == 0) {
      return " nothing";
    }
    return " " + (act.cards.empty() && act.count > 5 ? digits(act.count) : cards());
  }
  static bool continues(const Act& next) {
    return next.kind == ActKind::Partly || next.kind == ActKind::Odd;
  }
  /// "his" or "Y's".
  [[nodiscard]] string owner() const {
    return act.detail == act.actor || act.detail == kUnstated ? "his" : who() + "'s";
  }
  [[nodiscard]] string quoted() const {
    const std::size_t line_end = std::min(text.find('\n', act.at), text.size());
    const string_view line = text.substr(act.at, line_end - act.at);
    std::size_t open = line.find('"');
    std::size_t skip = 1;
    if (const std::size_t curly = line.find("“"); curly < open) {
      open = curly;
      skip = string_view("“").size();
    }
    if (open == string_view::npos) {
      return "\"\"";
    }
    const string_view rest = line.substr(open + skip);
    return "\"" + string(rest.substr(0, std::min(rest.find('"'), rest.find("”")))) + "\"";
  }
  [[nodiscard]] string pack(PackRef ref) const {
    switch (ref) {
      case PackRef::DealersOwn:
        return "his own pack";
      case PackRef::Idle:
        return "the idle pack";
      case PackRef::PackA:
        return "the " + names.packs[0] + " pack";
      case PackRef::PackB:
        return "the " + names.packs[1] + " pack";
      case PackRef::Sound:
        return "a sound pack";
    }
    return {};
  }

  [[nodiscard]] string before_play() const;
  [[nodiscard]] string finding() const;
  [[nodiscard]] string remedy() const;
  [[nodiscard]] string score() const;
  [[nodiscard]] string exchange() const;
  [[nodiscard]] string play() const;
  [[nodiscard]] string spoken() const;
  [[nodiscard]] string statement() const;
  [[nodiscard]] string given() const;
  [[nodiscard]] string cut() const;
  [[nodiscard]] string seen() const;
  [[nodiscard]] string what_is_marked() const;
};

/// "the king", "a fresh deal".
string with_article(string_view noun, string_view article = "the ") {
  return string(article) + string(noun);
}

string remedy_noun(Remedy remedy) {
  const string_view noun = word_for(kRemedyWords, remedy);
  switch (remedy) {
    case Remedy::FreshDeal:
    case Remedy::Void:
    case Remedy::Recut:
      return with_article(noun, "a ");
    case Remedy::ChooseTrump:
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
    words += (i == 0 ? " " : ", ") + names.of(after[i].detail) + " " + digits(after[i].number);
  }
  const auto ref = act.object_as<PackRef>();
  return words + (ref == PackRef::DealersOwn ? "" : " from " + pack(ref));
}

string Words::before_play() const {
  switch (act.kind) {
    case ActKind::Shuffle:
      return "shuffles " +
             (act.object_as<PackRef>() == PackRef::DealersOwn ? "the pack"
                                                              : pack(act.object_as<PackRef>())) +
             (flag(kBelowTable) ? " below the table" : "") +
             (flag(kFacesShown) ? " with the faces shown" : "");
    case ActKind::Deny:
      return "denies " + who() + " " + with_article(word_for(kDenied, act.object_as<Denied>()));
    case ActKind::Cut:
      return cut();
    case ActKind::Choose:
      switch (act.object_as<Chosen>()) {
        case Chosen::Pack:
          return "chooses " + pack(static_cast<PackRef>(act.detail));
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
      return "exposes " + owner() + " " + cards();
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
      return with_article(word_for(kSeen, act.object_as<Seen>()));
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
      return "claims " + (what == Remedy::Other ? quoted() : remedy_noun(what));
    case ActKind::Require:
      if (act.object_as<Required>() == Required::Suit) {
        string suit(name(game::Suit{act.detail}));
        suit.pop_back();
        return "requires a " + suit;
      }
      return "requires " + with_article(word_for(kRequired, act.object_as<Required>()),
                                        act.object_as<Required>() == Required::Rectification
                                            ? ""
                                            : "the ");
    case ActKind::LetStand:
      return "lets it stand";
    case ActKind::Permit:
      return "permits " + who() + " to " +
             (what == Remedy::Rectify       ? "put it right"
              : what == Remedy::ChooseTrump ? "choose"
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

string Words::what_is_marked() const {
  const auto purpose = act.object_as<For>();
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
      return "marks" + what_is_marked();
    case ActKind::TakeDown: {
      string what = what_is_marked();
      if (act.detail == act.actor) {
        return "takes down" + what;
      }
      if (what.starts_with(" the ")) {
        what.erase(1, 4);
      }
      return "takes down " + owner() + (what.empty() ? " mark" : what);
    }
    case ActKind::Admit:
      return "admits " + number() +
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
      return "asks " + number();
    case ActKind::Accept:
      return string("accepts") + (flag(kIfEnough) ? " if there are cards enough" : "");
    case ActKind::Refuse:
      return "refuses" + (any_cards() ? " " + cards() : "");
    case ActKind::Alter: {
      const auto what = act.object_as<AlteredTo>();
      const string_view word = word_for(kAlteredTo, what);
      return "alters it to " +
             (what == AlteredTo::Number ? number()
              : what == AlteredTo::Play ? string(word)
                                        : with_article(word, word[0] == 'a' ? "an " : "a "));
    }
    case ActKind::Stand:
      return "plays";
    case ActKind::Discard:
      return "discards" + cards_or_count() + (flag(kFaceUp) ? " face up" : "") +
             (flag(kOnOther) ? " on " + names.of(static_cast<Actor>(1U - (act.actor & 1U))) +
                                   "'s discard"
                             : "");
    case ActKind::Take:
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
        return "names " + string(name(game::Suit{act.detail})) +
               (flag(kLeads) ? ", leads " : ", plays ") + cards();
      }
      return (flag(kLeads) ? "leads " : "plays ") + cards();
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
             (flag(kPays) ? ", and pays" : flag(kDoesNotPay) ? ", and does not pay" : "");
    default:
      return {};
  }
}

string Words::spoken() const {
  switch (act.kind) {
    case ActKind::Speak: {
      const auto what = act.object_as<Spoken>();
      if (what == Spoken::AdviceByPointing || what == Spoken::AdviceByWord) {
        return "advises " + who() +
               (what == Spoken::AdviceByWord ? " by word" : " by pointing");
      }
      if (what == Spoken::Remark) {
        if (text.substr(act.at, act.length).find_first_of("\"\x9c") != string_view::npos) {
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
               (stated() ? " " + number() : "");
      }
      return words + remedy_noun(what);
    }
    case ActKind::CallUpon:
      return "calls on " + who();
    case ActKind::Pay:
      return "pays " + amount();
    case ActKind::ComeIn:
      return "comes in";
    case ActKind::Retire:
      return "retires";
    case ActKind::Stake:
      return "stakes " + amount();
    case ActKind::Cover:
      return "covers " + amount() + (act.detail == kUnstated ? "" : " on " + who());
    case ActKind::WithdrawCover:
      return act.amount() == 0 ? "withdraws his cover" : "withdraws " + amount();
    case ActKind::ClaimGame:
      return "claims " + (act.object_as<Multiple>() == Multiple::Unsaid
                              ? "the game"
                              : "a " + string(word_for(kMultiples, act.object_as<Multiple>())) +
                                    " game");
    default:
      return {};
  }
}

string Words::statement() const {
  switch (act.kind) {
    case ActKind::Hold:
      return "holds" + hand();
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
    default:
      return {};
  }
}

}  // namespace

string cards_of(const Act& act, std::span<const Act> after) {
  string words;
  int shown = 0;
  const auto add = [&](const string& card) {
    words += (words.empty() ? "" : " ") + card;
    ++shown;
  };
  for (const game::Card card : act.cards) {
    add(name(card));
  }
  for (const Act& next : after) {
    if (!Words::continues(next)) {
      break;
    }
    add(next.kind == ActKind::Partly ? part_of(next.cards) : odd_card(next));
  }
  for (; act.count != kUnstated && shown < act.count; ++shown) {
    words += words.empty() ? "?" : " ?";
  }
  return words;
}

string phrase_of(const Act& act, std::span<const Act> after, const Names& names,
                 std::string_view text) {
  const Words words{act, after, names, text};
  switch (act.kind) {
    case ActKind::Turn:
      return "turns " + words.cards();
    case ActKind::Look:
      return "looks at " + words.seen();
    case ActKind::TakeUp:
      return "takes up " + words.seen();
    case ActKind::Touch:
      return "touches " + words.seen();
    case ActKind::Find:
      return words.finding();
    case ActKind::CallCards:
      return words.play();
    default:
      break;
  }
  if (act.kind <= ActKind::LieFaced) {
    return words.before_play();
  }
  if (act.kind <= ActKind::ThrowAside) {
    return words.remedy();
  }
  if (act.kind <= ActKind::Admit) {
    return words.score();
  }
  if (act.kind <= ActKind::AnswerNumber) {
    return words.exchange();
  }
  if (act.kind <= ActKind::CallCards) {
    return words.play();
  }
  return act.kind <= ActKind::ClaimGame ? words.spoken() : words.statement();
}

}  // namespace ecarte::record
