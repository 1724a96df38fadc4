// SPDX-License-Identifier: MIT
#include "treatise/page_play.hpp"

#include <fmt/core.h>

#include "treatise/hands_in_play.hpp"

namespace ecarte::treatise {

namespace {

using kainjow::mustache::data;

std::string aloud(Card card) {
  return fmt::format("{} of {}", game::name(card.rank), game::name(card.suit));
}

void add_suit(data& list, CardSet cards) {
  std::vector<Card> of_suit;
  for (const Card card : cards) {
    of_suit.insert(of_suit.begin(), card);
  }
  for (const Card card : of_suit) {
    list << card_data(card);
  }
}

/// The players of a claim by their part in the deal, the holder of the hand first.
using Parts = std::array<std::string, 2>;
Parts parts_of(const Claim& claim) {
  return claim.position.holder_deals ? Parts{"dealer", "non-dealer"}
                                     : Parts{"non-dealer", "dealer"};
}

data laid(const LaidCard& played, const Parts& parts) {
  data made = card_data(played.card);
  const std::string& who = parts.at(played.by_holder ? 0 : 1);
  made.set("side", std::string{played.by_holder ? "holder" : "other"});
  made.set("who", who);
  made.set("says", fmt::format("the {} plays the {}", who, aloud(played.card)));
  return made;
}

data tricks_of(const Claim& claim, const Playthrough& play, const Parts& parts) {
  data tricks{data::type::list};
  const int before = play.made[0] + play.made[1];
  for (std::size_t at = 0; at + 1 < play.cards.size(); at += 2) {
    const LaidCard& lead = play.cards[at];
    const LaidCard& reply = play.cards[at + 1];
    const bool taken = beats(reply.card, lead.card, claim.position.trump);
    data cards{data::type::list};
    cards << laid(lead, parts) << laid(reply, parts);
    data trick;
    trick.set("number", std::to_string(before + static_cast<int>(at / 2) + 1));
    trick.set("cards", cards);
    trick.set("taken",
              fmt::format("the {} takes it", parts.at((taken ? reply : lead).by_holder ? 0 : 1)));
    tricks << trick;
  }
  return tricks;
}

/// "The dealer makes 3 tricks, the non-dealer 2: the dealer has the point."
std::string end_words(const Playthrough& play, const Parts& parts) {
  const std::size_t winner = play.tricks[0] >= play.tricks[1] ? 0 : 1;
  const int most = play.tricks.at(winner);
  const int least = play.tricks.at(1 - winner);
  std::string text = fmt::format("The {} makes {} trick{}, the {} {}", parts.at(winner), most,
                                 most == 1 ? "" : "s", parts.at(1 - winner),
                                 least == 0 ? std::string{"none"} : std::to_string(least));
  if (most >= analysis::kTricksForPoint) {
    text += fmt::format(": the {} has the {}", parts.at(winner),
                        most >= analysis::kTricksForVole ? "vole" : "point");
  }
  return text + ".";
}

/// What the play is an example of.
std::string title_of(const ShownClaim& shown, std::size_t which) {
  const Playthrough& play = shown.plays[which];
  if (!play.first) {
    return "How it may go";
  }
  const char* const continued = play.told > 0 ? "going on" : "beginning";
  return shown.plays.size() < 2
             ? fmt::format("How it may go, {} with the {}", continued, aloud(*play.first))
             : fmt::format("{}, {} with the {}", which == 0 ? "As the book has it" : "Better",
                           continued, aloud(*play.first));
}

}  // namespace

data card_data(Card card) {
  data made;
  made.set("name", aloud(card));
  made.set("code", game::plain_name(card));
  return made;
}

data hand_data(CardSet cards, Suit trump) {
  data list{data::type::list};
  add_suit(list, cards & CardSet::of(trump));
  for (int suit = 0; suit < game::kSuits; ++suit) {
    if (static_cast<Suit>(suit) != trump) {
      add_suit(list, cards & CardSet::of(static_cast<Suit>(suit)));
    }
  }
  return list;
}

data plays_data(const Claim& claim, const ShownClaim& shown) {
  const Parts parts = parts_of(claim);
  const Suit trump = claim.position.trump;
  data plays{data::type::list};
  for (std::size_t i = 0; i < shown.plays.size(); ++i) {
    data play;
    play.set("title", title_of(shown, i));
    play.set("holder", fmt::format("the {}", parts[0]));
    play.set("other", fmt::format("the {}", parts[1]));
    play.set("holder_cards", hand_data(shown.example->one.hand, trump));
    play.set("other_cards", hand_data(shown.other, trump));
    play.set("tricks", tricks_of(claim, shown.plays[i], parts));
    play.set("end", end_words(shown.plays[i], parts));
    plays << play;
  }
  return plays;
}

}  // namespace ecarte::treatise
