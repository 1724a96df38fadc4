// SPDX-License-Identifier: MIT
#include "notation/plain.hpp"

#include <algorithm>
#include <array>

#include "grammar/plain.hpp"
#include "notation/cuts.hpp"
#include "notation/input.hpp"
#include "notation/plain_line.hpp"

namespace ecarte::notation {

using record::ActKind;
using record::Actor;
using record::For;
using record::Record;

namespace {

template <class Rule>
struct plain_action : p::nothing<Rule> {};

template <auto Object>
struct object_is {
  static void apply0(PlainLine& line) { line.take_object(byte(Object)); }
};
template <std::uint8_t Order>
struct order_is {
  static void apply0(PlainLine& line) { line.take_order(Order); }
};
template <auto Does>
struct does {
  template <class In>
  static auto apply(const In& in, PlainLine& line) {
    return (line.*Does)(in.begin(), in.end());
  }
};
template <ActKind Kind>
struct heads_line {
  template <class In>
  static bool apply(const In& in, PlainLine& line) {
    return line.head(Kind, in.begin(), in.end());
  }
};

// clang-format off
template <> struct plain_action<plain::king_word>  : object_is<For::King> {};
template <> struct plain_action<plain::point_word> : object_is<For::Point> {};
template <> struct plain_action<plain::vole_word>  : object_is<For::Vole> {};
template <> struct plain_action<plain::three_two>  : order_is<32> {};
template <> struct plain_action<plain::two_three>  : order_is<23> {};
template <> struct plain_action<plain::predicate>  : does<&PlainLine::predicate> {};
template <> struct plain_action<plain::lead>       : does<&PlainLine::lead> {};
template <> struct plain_action<plain::scores>     : does<&PlainLine::scores> {};
template <> struct plain_action<plain::one_cut>    : does<&PlainLine::cut> {};
template <> struct plain_action<plain::deal_head>  : heads_line<ActKind::HeadDeal> {};
template <> struct plain_action<plain::game_head>  : heads_line<ActKind::HeadGame> {};
template <> struct plain_action<plain::none_word>  { static void apply0(PlainLine& line) { line.take_number(0); } };
template <> struct plain_action<plain::points>     { static void apply0(PlainLine& line) { line.points(); } };
template <> struct plain_action<plain::which_trick> { static void apply0(PlainLine& line) { line.trick_number(); } };
template <> struct plain_action<plain::plays_word> { static void apply0(PlainLine& line) { line.with_verb(); } };
// clang-format on
template <>
struct plain_action<plain::named> {
  template <class In>
  static void apply(const In& in, PlainLine& line) {
    line.named(in.begin());
  }
};
template <>
struct plain_action<plain::reply> {
  template <class In>
  static bool apply(const In& in, PlainLine& line) {
    return line.reply(in.end());
  }
};

/// May a deal end before a line that begins with these bytes? (notation/cuts)
bool may_begin(const char* at, const char* end) {
  while (*at == ' ' || *at == '\t') {
    ++at;
  }
  constexpr std::uint32_t kFirst = 1U << ('c' & 31U) | 1U << ('d' & 31U) | 1U << ('g' & 31U) |
                                   1U << ('p' & 31U) | 1U << ('r' & 31U);
  if (*at < 'A' || (kFirst >> (static_cast<unsigned char>(*at) & 31U) & 1U) == 0) {
    return false;
  }
  constexpr auto kFirstThree =
      std::to_array<std::string_view>({"eal", "ame", "ubb", "lay", "ut ", "ode"});
  return std::ranges::any_of(kFirstThree,
                             [at](std::string_view three) {
                               return at[1] == three[0] && at[2] == three[1] && at[3] == three[2];
                             }) &&
         begins({at, static_cast<std::size_t>(end - at)}) != Begins::Nothing;
}

}  // namespace

PlainRead PlainLines::read(Record& record, std::string_view text, bool head) {
  PlainRead read;
  const NameTable::Seated& seated = names_.seated();
  if (!seated.plain || names_.tongue() != Tongue::English) {
    return read;
  }
  const char* const end = text.data() + text.size();
  Input in(text.data(), end, "");
  PlainLine line(record, acts_, seated, text.data());
  const auto hand_over = [&] {
    const auto acts = line.hand_over();
    record.acts.insert(record.acts.end(), acts.begin(), acts.end());
  };
  unsigned met = 0;
  for (const char* from = text.data(); head || !may_begin(from, end); from = in.current()) {
    line.begin();
    const bool taken = head ? p::parse<plain::head_line, plain_action>(in, line)
                            : p::parse<plain::line, plain_action>(in, line);
    const auto past = static_cast<std::size_t>(in.current() - text.data());
    if (!taken || past - read.size > kLineLimit) {
      line.take_back();
      break;
    }
    met |= line.met();
    read.opens_deal = read.opens_deal || line.opens_deal();
    read.size = past;
    ++read.lines;
    head = false;
    if (line.is_full()) {
      hand_over();
    }
  }
  hand_over();
  for (Actor seat = 0; seat < 2; ++seat) {
    if ((met >> seat & 1U) != 0) {
      names_.meet(seat);
    }
  }
  return read;
}

}  // namespace ecarte::notation
