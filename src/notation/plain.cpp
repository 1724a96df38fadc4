// SPDX-License-Identifier: MIT
#include "notation/plain.hpp"

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
template <> struct plain_action<plain::two_names>  : does<&PlainLine::players> {};
template <> struct plain_action<plain::some_names> : does<&PlainLine::bystanders> {};
template <> struct plain_action<plain::agreement>  : does<&PlainLine::agreement> {};
template <> struct plain_action<plain::new_name>   { static bool apply0(PlainLine& line) { return line.new_name(); } };
template <> struct plain_action<plain::deal_head>  : heads_line<ActKind::HeadDeal> {};
template <> struct plain_action<plain::game_head>  : heads_line<ActKind::HeadGame> {};
template <> struct plain_action<plain::own_hand>   { static void apply0(PlainLine& line) { line.own_hand(); } };
template <> struct plain_action<plain::none_word>  { static void apply0(PlainLine& line) { line.take_number(0); } };
template <> struct plain_action<plain::score_word> { static void apply0(PlainLine& line) { line.score_word(); } };
template <> struct plain_action<plain::cut_word>   { static void apply0(PlainLine& line) { line.cut_word(); } };
template <> struct plain_action<plain::points>     { static void apply0(PlainLine& line) { line.points(); } };
template <> struct plain_action<plain::which_trick> { static bool apply0(PlainLine& line) { return line.trick_number(); } };
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

/// What stands behind the line that stands at `at`; nullptr if it is not taken: then it is read by
/// others, from where it began. The input is of this function alone, so that nothing of it need be
/// in memory.
template <class Line>
[[gnu::flatten]] const char* past(const char* at, const char* end, PlainLine& line) {
  Input in(at, end, "");
  return p::parse<Line, plain_action, p::normal, p::apply_mode::action, p::rewind_mode::dontcare>(
             in, line)
             ? in.current()
             : nullptr;
}

}  // namespace

const char* PlainLines::recall(Record& record, std::string_view text, const char* from,
                               const NameTable::Seated& seated, unsigned& met) {
  const std::string_view left = text.substr(static_cast<std::size_t>(from - text.data()));
  const NameTable::Found who = seated.at(from, left.size());
  const std::size_t end = left.substr(0, who.size + LineWords::kMost + 3).find('\n');
  if (who.size == 0 || end == std::string_view::npos || end <= who.size || left[who.size] != ' ') {
    return nullptr;
  }
  std::string_view phrase = left.substr(who.size + 1, end - who.size - 1);
  phrase.remove_suffix(phrase.ends_with('\r') ? 1 : 0);
  const auto at = [&](const char* place) {
    return static_cast<record::Offset>(record.text.size() +
                                       static_cast<std::size_t>(place - text.data()));
  };
  LineWords words;
  if (!words.take(phrase, names_) ||
      !remembered_.recall(record, words, moment_, {who.actor, at(from), at(phrase.data())})) {
    return nullptr;
  }
  met |= 1U << who.actor;
  return from + end + 1;
}

PlainRead PlainLines::read(Record& record, std::string_view text, bool head) {
  PlainRead read;
  const NameTable::Seated* seated = &names_.seated();
  if (!seated->plain || names_.tongue() != Tongue::English) {
    return read;
  }
  const char* at = text.data();
  const char* const end = at + text.size();
  PlainLine line(record, *seated, at);
  unsigned met = 0;
  for (;; head = false) {
    while (grammar::is_blank(*at)) {
      ++at;
    }
    if (!head && begins_something(at, end)) {
      break;
    }
    line.begin();
    const char* behind =
        head ? past<plain::head_line>(at, end, line) : past<plain::line>(at, end, line);
    const bool plain = behind != nullptr && (!line.names_anew() || line.are_new(names_));
    if (plain) {
      met |= line.met();
    } else {
      line.take_back();
      behind = head ? nullptr : recall(record, text, at, *seated, met);
    }
    if (behind == nullptr) {
      break;
    }
    const auto size = static_cast<std::size_t>(behind - text.data());
    if (size - read.size > kLineLimit) {
      line.take_back();
      break;
    }
    at = behind;
    read.size = size;
    ++read.lines;
    if (plain && line.names_anew()) {
      line.tell_names(names_);
      seated = &names_.seated();
      if (!seated->plain) {
        break;
      }
      line.goes_on_with(*seated);
    }
  }
  for (Actor seat = 0; seat < 2; ++seat) {
    if ((met >> seat & 1U) != 0) {
      names_.meet(seat);
    }
  }
  return read;
}

}  // namespace ecarte::notation
