// SPDX-License-Identifier: MIT
//
// What a matched rule of the grammar adds to the sentence being read. Only for the translation
// units that run the grammar. An `apply` that returns bool decides whether the words stand for
// anything; where they do not, the rule fails and the next alternative is tried.
#pragma once

#include "notation/line.hpp"
#include "notation/word_actions.hpp"
#include "record/words.hpp"

namespace ecarte::notation {

/// Where an unknown word may be a slip of the pen, only one with a capital is taken for a name.
inline bool looks_like_a_name(std::string_view word) {
  return word[0] < 'a' || word[0] > 'z';
}

/// The words of a phrase with single spaces between them.
void assign_words(std::string& into, std::string_view words);

/// A number of at most nine digits.
template <class In>
std::int64_t read_digits(const In& in) {
  if (in.size() > 9) {
    throw LineError{"number-too-large", in.begin(), in.end(),
                    "expected a number of at most nine digits"};
  }
  std::int64_t number = 0;
  for (const char digit : in.string_view()) {
    number = number * 10 + (digit - '0');
  }
  return number;
}

template <>
struct action<g::back_word> {
  static void apply0(Draft& d) {
    d.act.kind = d.act.kind == ActKind::Take ? ActKind::TakeBack : ActKind::PutBack;
  }
};

template <>
struct action<g::out_word> {
  static void apply0(Draft& d) {
    if (d.act.kind == ActKind::ThrowDown) {
      d.act.kind = ActKind::ThrowOut;
    }
  }
};

template <>
struct action<g::the_card> {
  static void apply0(Draft& d) { d.act.count = 1; }
};

// ── Numbers and words

template <>
struct action<g::digits> {
  template <class In>
  static void apply(const In& in, Draft& d) {
    d.number = read_digits(in);
    d.number_at = in.begin();
    d.number_end = in.end();
  }
};

template <>
struct action<g::number_word> {
  template <class In>
  static bool apply(const In& in, Draft& d) {
    const auto number = record::meaning(record::kNumberWords, in.string_view());
    if (number) {
      d.number = *number;
    }
    return number.has_value();
  }
};

/// A sum of money. All sums of a sitting are written in one kind of coin, since nothing says what
/// the one is worth in the other.
template <class In>
void take_sum(const In& in, Draft& d, record::Coin coin, std::int64_t amount) {
  if (amount != 0 && !d.names->use_coin(coin)) {
    throw LineError{"other-coin", in.begin(), in.end(),
                    "expected a sum in the coin of this sitting, such as " +
                        record::money_words(amount, d.names->names().coin)};
  }
  d.number = amount;
  d.number_at = in.begin();
  d.number_end = in.end();
}

struct written_sum {
  template <class In>
  static void apply(const In& in, Draft& d) {
    const auto sum = record::parse_money(in.string_view());
    if (!sum) {
      throw LineError{"number-too-large", in.begin(), in.end(),
                      "expected a sum of at most " + std::to_string(record::kMostMoney) +
                          " of the smallest coin"};
    }
    take_sum(in, d, sum->coin, sum->amount);
  }
};
template <>
struct action<g::sterling> : written_sum {};
template <>
struct action<g::decimal> : written_sum {};
/// "Five pounds", "half a crown": counted together in pence.
inline std::int64_t pence_of(std::string_view coin) {
  static constexpr std::pair<std::string_view, std::int64_t> kPence[] = {
      {"half a crown", 30}, {"half-a-crown", 30},      {"sixpence", 6},
      {"threepence", 3},    {"half a sovereign", 120}, {"half a guinea", 126},
      {"half-crowns", 30},  {"half-crown", 30},        {"crowns", 60},
      {"crown", 60},        {"florins", 24},           {"florin", 24},
      {"groats", 4}};
  const auto* const found =
      std::ranges::find(kPence, coin, &std::pair<std::string_view, std::int64_t>::first);
  return found == std::end(kPence) ? 0 : found->second;
}
template <std::int64_t Pence>
struct told_coins {
  static bool apply0(Draft& d) {
    d.pence += d.number < 0 ? Pence / 2 : std::min<std::int64_t>(d.number, 9'999'999) * Pence;
    return true;
  }
};
template <>
struct action<g::a_number> {
  template <class In>
  static void apply(const In& in, Draft& d) {
    const std::string_view said = in.string_view();
    d.number = said == "a" || said == "an" ? 1 : said == "half a" ? -2 : d.number;
  }
};
template <>
struct action<g::told_pounds> : told_coins<240> {};
template <>
struct action<g::told_shillings> : told_coins<12> {};
template <>
struct action<g::told_pence> : told_coins<1> {};
template <>
struct action<g::coin_of_old> {
  template <class In>
  static void apply(const In& in, Draft& d) {
    d.pence += d.number * pence_of(in.string_view());
  }
};
template <>
struct action<g::coin_words> {
  template <class In>
  static void apply(const In& in, Draft& d) {
    d.pence += pence_of(in.string_view());
  }
};
template <>
struct action<g::told_sum> {
  template <class In>
  static void apply(const In& in, Draft& d) {
    const std::int64_t sum = d.pence;
    d.pence = 0;
    if (sum > record::kMostMoney) {
      throw LineError{"number-too-large", in.begin(), in.end(), "expected a smaller sum"};
    }
    take_sum(in, d, record::Coin::Penny, sum);
  }
};
template <>
struct action<g::foreign_sum> {
  template <class In>
  static void apply(const In& in, Draft& d) {
    take_sum(in, d, record::Coin::Unit, d.number);
  }
};
/// A guinea is twenty-one shillings.
template <>
struct action<g::guineas> {
  template <class In>
  static void apply(const In& in, Draft& d) {
    constexpr std::int64_t kPence = 252;
    if (d.number > record::kMostMoney / kPence) {
      throw LineError{"number-too-large", in.begin(), in.end(), "expected a smaller sum"};
    }
    take_sum(in, d, record::Coin::Penny, d.number * kPence);
  }
};
template <>
struct action<g::plain_sum> {
  template <class In>
  static void apply(const In& in, Draft& d) {
    take_sum(in, d, record::Coin::Unit, d.number);
  }
};

template <>
struct action<g::no_number> {
  static void apply0(Draft& d) { d.number = Draft::kNoNumber; }
};

template <>
struct action<g::noun> {
  template <class In>
  static void apply(const In& in, Draft& d) {
    d.noun_at = in.begin();
    assign_words(d.noun, in.string_view());
  }
};

/// Whoever's name the text begins with.
inline std::size_t name_taken(std::string_view text, Draft& d) {
  d.named = d.names->person_at(text).value_or(NameTable::Found{});
  return d.named.size;
}

inline bool in_other_tongue(const Draft& d) {
  return d.names->tongue() != Tongue::English;
}

struct words_kept {
  template <class In>
  static void apply(const In& in, Draft& d) {
    d.words_at = in.begin();
    d.words_end = in.end();
  }
};
template <>
struct action<g::quoted_text> : words_kept {};
template <>
struct action<g::clause_words> : words_kept {};

template <>
struct action<g::quoted> {
  static void apply0(Draft& d) { d.quoted = true; }
};

// A noun that is tried after a number or a card has failed wipes out what that left behind.
template <>
struct action<g::found_noun> {
  static void apply0(Draft& d) {
    d.number = Draft::kNoNumber;
    d.listed.clear();
  }
};

template <>
struct action<g::found_faced> {
  static void apply0(Draft& d) { d.number = Draft::kNoNumber; }
};

template <>
struct action<g::ruled_noun> {
  static void apply0(Draft& d) { d.who = record::kUnstated; }
};

template <>
struct action<g::claimed_noun> {
  static void apply0(Draft& d) { d.number = Draft::kNoNumber; }
};

template <>
struct action<g::lifted> {
  static void apply0(Draft& d) { d.lifted = d.number; }
};

template <>
struct action<g::left_number> {
  static void apply0(Draft& d) { d.left = d.number; }
};

template <>
struct action<g::copies> {
  static void apply0(Draft& d) { d.copies = true; }
};

template <>
struct action<g::order> {
  template <class In>
  static bool apply(const In& in, Draft& d) {
    const char first = *in.begin();
    const char last = *(in.end() - 1);
    d.order = first == '3' && last == '2' ? 32 : 23;
    return (first == '3' && last == '2') || (first == '2' && last == '3');
  }
};

// ── Cards

/// Refuses the court letter of cards in another tongue than the sitting's.
template <class In>
[[noreturn]] void refuse_court(const In& in) {
  const Tongue tongue = tongue_with_court(*in.begin()).value_or(Tongue::French);
  throw LineError{"expected-card", in.begin(), in.end(),
                  "expected a card, such as K♥; if the cards have other letters, say so first: "
                  "cards: " +
                      std::string(name_of(tongue))};
}

template <>
struct action<g::card> {
  template <class In>
  static void apply(const In& in, Draft& d) {
    const Tongue tongue = d.names->tongue();
    if (g::is(*in.begin(), g::ByteIs::CourtTold) && in.size() > 1 && in.begin()[1] == '\xe2' &&
        !court_of(*in.begin(), tongue)) {
      refuse_court(in);
    }
    ListedCard card = decode_card(in.begin(), in.end(), tongue);
    card.at = d.offset(in.begin());
    d.listed.push_back(card);
  }
};

template <>
struct action<g::plain_run> {
  template <class In>
  static void apply(const In& in, Draft& d) {
    for (const char* at = in.begin(); at < in.end(); at += 5) {
      ListedCard& card = d.listed.emplace_back(plain_card(at));
      card.at = d.offset(at);
    }
  }
};

template <>
struct action<g::joker> {
  template <class In>
  static void apply(const In& in, Draft& d) {
    ListedCard card;
    card.kind = ListedCard::Kind::Foreign;
    card.at = d.offset(in.begin());
    card.length = static_cast<std::uint8_t>(in.size());
    d.listed.push_back(card);
  }
};

template <>
struct action<g::rank_word> {
  template <class In>
  static bool apply(const In& in, Draft& d) {
    const auto rank = record::meaning(record::kRankWords, in.string_view());
    d.card_rank = static_cast<std::uint8_t>(rank.value_or(game::Rank::Seven));
    return rank.has_value();
  }
};

template <>
struct action<g::card_suit> {
  template <class In>
  static bool apply(const In& in, Draft& d) {
    const auto suit = record::meaning(record::kSuitWords, in.string_view());
    d.card_suit = static_cast<std::uint8_t>(suit.value_or(game::Suit::Spades));
    return suit.has_value();
  }
};

template <>
struct action<g::named_card> {
  template <class In>
  static void apply(const In& in, Draft& d) {
    ListedCard card;
    card.kind = ListedCard::Kind::Known;
    card.cards = game::Card{game::Rank{d.card_rank}, game::Suit{d.card_suit}};
    card.at = d.offset(in.begin());
    card.length = static_cast<std::uint8_t>(std::min<std::size_t>(in.size(), 255));
    d.listed.push_back(card);
  }
};

/// Of the suit turned up; if that is not known, of any.
template <>
struct action<g::trump_card> {
  template <class In>
  static void apply(const In& in, Draft& d) {
    d.moment.follow(*d.acts);
    const std::uint8_t trump = d.moment.trump();
    ListedCard card;
    card.cards = game::CardSet::of(game::Rank{d.card_rank});
    card.kind = ListedCard::Kind::Partly;
    if (trump != record::kUnstated) {
      card.cards = game::Card{game::Rank{d.card_rank}, game::Suit{trump}};
      card.kind = ListedCard::Kind::Known;
    }
    card.at = d.offset(in.begin());
    card.length = static_cast<std::uint8_t>(std::min<std::size_t>(in.size(), 255));
    d.listed.push_back(card);
  }
};

template <>
struct action<g::foreign_word> {
  template <class In>
  static void apply(const In& in, Draft& d) {
    d.card_words = {d.card_words[1], in.string_view()};
  }
};

/// "roi de cœur", "Herz König": the rank and the suit in either order.
template <>
struct action<g::foreign_named> {
  template <class In>
  static bool apply(const In& in, Draft& d) {
    const Tongue tongue = d.names->tongue();
    const auto [first, second] = d.card_words;
    const bool rank_first = rank_of(first, tongue).has_value();
    const auto rank = rank_of(rank_first ? first : second, tongue);
    const auto suit = suit_of(rank_first ? second : first, tongue);
    if (!rank || !suit) {
      return false;
    }
    d.card_rank = static_cast<std::uint8_t>(*rank);
    d.card_suit = static_cast<std::uint8_t>(*suit);
    action<g::named_card>::apply(in, d);
    return true;
  }
};

template <>
struct action<g::a_suit> {
  template <class In>
  static void apply(const In& in, Draft& d) {
    ListedCard card;
    card.kind = ListedCard::Kind::Partly;
    card.cards = game::CardSet::of(game::Suit{d.card_suit});
    card.at = d.offset(in.begin());
    card.length = static_cast<std::uint8_t>(std::min<std::size_t>(in.size(), 255));
    d.listed.push_back(card);
  }
};

template <>
struct action<g::suit_named> {
  template <class In>
  static bool apply(const In& in, Draft& d) {
    if (*in.begin() == '\xe2') {
      d.suit = static_cast<std::uint8_t>(decode_card(in.begin(), in.end()).cards.first().suit);
      return true;
    }
    if (std::ranges::count(record::kTrumpWords, in.string_view()) != 0) {
      d.suit = record::kTrumps;
      return true;
    }
    if (const auto foreign = suit_of(in.string_view(), d.names->tongue())) {
      d.suit = static_cast<std::uint8_t>(*foreign);
      return true;
    }
    const auto suit = record::meaning(record::kSuitWords, in.string_view());
    d.suit = suit ? static_cast<std::uint8_t>(*suit) : record::kUnstated;
    return suit.has_value();
  }
};

// ── People and packs

template <>
struct action<g::player> {
  static bool apply0(Draft& d) {
    const bool seated = record::is_player(d.named.actor);
    if (seated) {
      d.who = d.named.actor;
      d.names->meet(d.who);
    }
    return seated;
  }
};

template <>
struct action<g::self> {
  static bool apply0(Draft& d) { return d.means_actor(); }
};

template <>
struct action<g::payee> {
  static void apply0(Draft& d) { d.who = d.named.actor; }
};

template <>
struct action<g::the_pool> {
  static void apply0(Draft& d) {
    d.act.actor = record::kNobody;
    d.subject_is_pool = true;
  }
};

template <>
struct action<g::his> {
  static bool apply0(Draft& d) { return d.means_actor(); }
};

/// Only of cards is something thrown aside, or in its place; only a player is to deal.
template <>
struct action<g::thrown_aside> {
  static bool apply0(Draft& d) { return !d.listed.empty(); }
};
template <>
struct action<g::stock_card> {
  static bool apply0(Draft& d) {
    d.act.kind = ActKind::StockCard;
    return d.listed.size() == 1;
  }
};
template <>
struct action<g::top_card> {
  static void apply0(Draft& d) { d.number = 1; }
};
template <>
struct action<g::to_deal> {
  static bool apply0(Draft& d) {
    d.act.kind = ActKind::DealerIs;
    return d.listed.empty() && record::is_player(d.act.actor);
  }
};
template <>
struct action<g::the_stock> {
  static void apply0(Draft& d) {
    d.act.actor = record::kNobody;
    d.subject_is_stock = true;
  }
};
template <>
struct action<g::not_marked> {
  static void apply0(Draft& d) {
    d.act.kind = ActKind::Mark;
    d.number = 0;
  }
};
/// "wins the game 5 to 3": the first number is his.
template <>
struct action<g::won_game> {
  template <class In>
  static bool apply(const In& in, Draft& d) {
    d.act.kind = ActKind::Score;
    d.left = d.number;
    std::int64_t first = Draft::kNoNumber;
    for (const char* c = in.begin(); c != in.end() && first == Draft::kNoNumber; ++c) {
      if (*c >= '0' && *c <= '9') {
        first = 0;
        for (; c != in.end() && *c >= '0' && *c <= '9' && first < 100; ++c) {
          first = first * 10 + (*c - '0');
        }
        break;
      }
    }
    d.lifted = first;
    return record::is_player(d.act.actor) &&
           (d.left == Draft::kNoNumber) == (first == Draft::kNoNumber);
  }
};
template <>
struct action<g::somebody> {
  static void apply0(Draft& d) {
    d.act.actor = record::kNobody;
    d.subject_is_somebody = true;
  }
};

template <>
struct action<g::he> {
  static bool apply0(Draft& d) { return d.means_actor(); }
};

template <>
struct action<g::called_whom> {
  template <class In>
  static bool apply(const In& in, Draft& d) {
    auto who = d.names->find(in.string_view());
    if (!who && !is_reserved(in.string_view())) {
      who = d.names->add_bystander(in.string_view());
    }
    if (who && record::is_bystander(*who)) {
      d.act.kind = ActKind::CallUpon;
      d.who = *who;
      return true;
    }
    return false;
  }
};

template <>
struct action<g::asked_whom> {
  template <class In>
  static bool apply(const In& in, Draft& d) {
    auto who = d.names->find(in.string_view());
    if (!who && looks_like_a_name(in.string_view()) && !is_reserved(in.string_view())) {
      who = d.names->add_bystander(in.string_view());
    }
    if (who && record::is_bystander(*who)) {
      d.act.kind = ActKind::AskToDecide;
      d.who = *who;
      return true;
    }
    return false;
  }
};

template <>
struct action<g::seats_pack> {
  static void apply0(Draft& d) {
    if (d.names->packs_are_owned()) {
      d.names->use_packs();
      d.pack = d.names->pack_of(d.who) == 0 ? record::PackRef::PackA : record::PackRef::PackB;
    } else {
      d.pack = d.who == d.act.actor ? record::PackRef::DealersOwn : record::PackRef::Idle;
    }
    d.who = record::kUnstated;
  }
};

template <>
struct action<g::colour> {
  template <class In>
  static void apply(const In& in, Draft& d) {
    d.word = in.string_view();
  }
};

template <>
struct action<g::coloured_pack> {
  static bool apply0(Draft& d) {
    auto pack = d.names->find_pack(d.word);
    if (!pack && is_colour(d.word)) {
      pack = d.names->add_pack(d.word);
    }
    d.names->use_packs();
    d.pack = pack.value_or(0) == 0 ? record::PackRef::PackA : record::PackRef::PackB;
    return pack.has_value();
  }
};

template <>
struct action<g::packet> {
  template <class In>
  static void apply(const In& in, Draft& d) {
    if (d.number > 32 || d.packets.size() >= 64) {
      throw LineError{"number-too-large", in.begin(), in.end(),
                      "expected no more cards than a pack has"};
    }
    record::Act packet;
    packet.kind = ActKind::Packet;
    packet.at = d.offset(in.begin());
    packet.length = static_cast<std::uint8_t>(std::min<std::size_t>(in.size(), 255));
    packet.detail = d.who;
    packet.number = static_cast<std::uint8_t>(d.number);
    d.packets.push_back(packet);
  }
};

template <>
struct action<g::one_actor> {
  static void apply0(Draft& d) { d.act.actor = d.named.actor; }
};

template <>
struct action<g::and_other> {
  static bool apply0(Draft& d) {
    const bool both = record::is_player(d.act.actor) && d.who != d.act.actor;
    if (both) {
      d.act.actor = record::kBoth;
    }
    return both;
  }
};

template <>
struct action<g::the_players> {
  static void apply0(Draft& d) { d.act.actor = record::kBoth; }
};

template <>
struct action<g::the_cards> {
  static void apply0(Draft& d) { d.act.actor = record::kNobody; }
};

template <>
struct action<g::subject_pack> {
  static void apply0(Draft& d) {
    d.act.actor = record::kNobody;
    d.subject_is_pack = true;
  }
};

template <>
struct action<g::trick_figure> {
  template <class In>
  static void apply(const In& in, Draft& d) {
    std::int64_t number = 0;
    for (const char* c = in.begin(); c != in.end() && *c >= '0' && *c <= '9' && number < 1000;
         ++c) {
      number = number * 10 + (*c - '0');
    }
    d.number = number;
  }
};

template <>
struct action<g::in_packet> {
  static void apply0(Draft& d) {
    d.act.object = static_cast<std::uint8_t>(record::FacedWhere::Packet);
    d.where_said = true;
  }
};

template <>
struct action<g::packs_word> {
  template <class In>
  static void apply(const In& in, Draft& d) {
    if (d.number == Draft::kNoNumber && in.string_view() == "pack") {
      d.number = 1;  // "a new pack"
    }
  }
};

template <>
struct action<g::faced_where> {
  template <class In>
  static bool apply(const In& in, Draft& d) {
    const auto where = record::meaning(record::kFacedWhere, in.string_view());
    if (where) {
      d.act.object = static_cast<std::uint8_t>(*where);
      d.where_said = true;
    }
    return where.has_value();
  }
};

}  // namespace ecarte::notation
