// SPDX-License-Identifier: MIT
//
// What numbers, sums and words kept as they stand add to a sentence. Part of actions.hpp.
#pragma once

#include "notation/line.hpp"
#include "notation/word_actions.hpp"
#include "record/money.hpp"
#include "record/words.hpp"

namespace ecarte::notation {

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
      d.number_at = in.begin();
      d.number_end = in.end();
    }
    return number.has_value();
  }
};

template <>
struct action<g::as_dealt> {
  static void apply0(Draft& d) { d.act.flags = byte(d.act.flags | record::kAsDealt); }
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
    const std::int64_t coin = pence_of(in.string_view());
    d.pence += d.number < 0 ? coin / 2 : std::min<std::int64_t>(d.number, 9'999'999) * coin;
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
/// Sums are told in words beyond the numbers of cards.
template <>
struct action<g::sum_word> {
  template <class In>
  static void apply(const In& in, Draft& d) {
    static constexpr auto kSums =
        std::to_array<std::pair<std::string_view, std::uint8_t>>({{"thirteen", 13},
                                                                  {"fourteen", 14},
                                                                  {"fifteen", 15},
                                                                  {"sixteen", 16},
                                                                  {"eighteen", 18},
                                                                  {"twenty", 20},
                                                                  {"twenty-five", 25},
                                                                  {"thirty", 30},
                                                                  {"forty", 40},
                                                                  {"fifty", 50},
                                                                  {"sixty", 60},
                                                                  {"eighty", 80},
                                                                  {"a hundred", 100},
                                                                  {"hundred", 100}});
    const auto* sum =
        std::ranges::find(kSums, in.string_view(), &decltype(kSums)::value_type::first);
    d.number = sum == kSums.end() ? Draft::kNoNumber : sum->second;
  }
};
template <>
struct action<g::one_of_it> {
  static void apply0(Draft& d) { d.number = 1; }
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
struct action<g::of_deal> {
  static void apply0(Draft& d) { d.act.flags = byte(d.act.flags | record::kOfDeal); }
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

}  // namespace ecarte::notation
