// SPDX-License-Identifier: MIT
#include "notation/plain.hpp"

#include <algorithm>
#include <span>

#include "grammar/plain.hpp"
#include "notation/cuts.hpp"
#include "notation/input.hpp"
#include "notation/line.hpp"
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
template <> struct plain_action<plain::for_king>   : object_is<For::King> {};
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
template <> struct plain_action<plain::played_by>  : does<&PlainLine::system> {};
template <> struct plain_action<plain::packet>     : does<&PlainLine::packet> {};
template <> struct plain_action<plain::up_word>    { static bool apply0(PlainLine& line) { return line.takes_up(); } };
template <> struct plain_action<plain::new_name>   { static bool apply0(PlainLine& line) { return line.new_name(); } };
template <> struct plain_action<plain::deal_head>  : heads_line<ActKind::HeadDeal> {};
template <> struct plain_action<plain::game_head>  : heads_line<ActKind::HeadGame> {};
template <> struct plain_action<plain::own_hand>   { static bool apply0(PlainLine& line) { return line.own_hand(); } };
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

/// Where the reading of a text is.
struct Reading {
  const char* const text;
  const char* const end;
  const char* at = text;            ///< the line at hand,
  Begins begins = Begins::Nothing;  ///  before which a deal may end
  PlainRead read{};
  unsigned met = 0;  ///< whose names were met, a bit for each seat

  void past_indent() {
    at += at[0] == ' ' && at[1] == ' ' ? 2 : 0;  // as nearly every line has it
    while (grammar::is_blank(*at)) {
      ++at;
    }
  }
  /// The line ends at `behind`. False if it is too long.
  bool go_on(const char* behind) {
    const auto size = static_cast<std::size_t>(behind - text);
    if (size - read.size > kLineLimit) {
      return false;
    }
    at = behind;
    read.size = size;
    ++read.lines;
    return true;
  }
};

template <class Line>
bool takes(Input& in, PlainLine& line) {
  return p::parse<Line, plain_action, p::normal, p::apply_mode::action, p::rewind_mode::dontcare>(
      in, line);
}

/// What stands behind the line at hand, before which a deal may end; nullptr if it is not taken:
/// then it is read by others, from where it began.
[[gnu::flatten]] const char* past_head(const Reading& r, PlainLine& line) {
  Input in(r.at, r.end, "");
  return takes<plain::head_line>(in, line) && line.fits() ? in.current() : nullptr;
}

/// Takes plain lines as they come, up to one before which a deal might end, one that names somebody
/// anew or one that is not plain. What stands behind it, if it was taken: it is still the line at
/// hand. The input is of this function alone, so that nothing of it need be in memory.
[[gnu::flatten]] const char* past_lines(Reading& r, PlainLine& line) {
  Input in(r.at, r.end, "");
  for (;;) {
    const char* const from = r.at;
    r.past_indent();
    line.begin();
    r.begins = begins_at(r.at, r.end);
    if (r.begins != Begins::Nothing) {
      return nullptr;
    }
    in.bump(static_cast<std::size_t>(r.at - from));
    if (!takes<plain::line>(in, line) || !line.fits()) {
      return nullptr;
    }
    if (line.names_anew() || !r.go_on(in.current())) {
      return in.current();
    }
    r.met |= line.met();
  }
}

/// Does a heading like that belong to the record, of which some acts have just been read? Not once
/// a deal has begun; and whether a game goes on its reader knows.
bool heads_the_same(Begins what, bool begun, std::span<const record::Act> read) {
  return !begun && what != Begins::Game &&
         std::ranges::none_of(read, [](const record::Act& act) { return opens_deal(act.kind); });
}

}  // namespace

const char* PlainLines::recall(Record& record, std::string_view text, const char* from,
                               const NameTable::Seated& seated, unsigned& met) {
  const std::size_t left = text.size() - static_cast<std::size_t>(from - text.data());
  const NameTable::Found who = seated.at(from, left);
  if (who.size == 0 || from[who.size] != ' ') {
    return nullptr;
  }
  const char* const phrase = from + who.size + 1;
  const char* const end = recalled_.take(phrase, names_.words());
  const auto at = [&](const char* place) {
    return static_cast<record::Offset>(record.text.size() +
                                       static_cast<std::size_t>(place - text.data()));
  };
  if (end == nullptr || remembered_.recall(record, text, recalled_, moment_,
                                           {who.actor, at(from), at(phrase)}, names_) == nullptr) {
    return nullptr;
  }
  met |= 1U << who.actor;
  return end;
}

PlainRead PlainLines::read(Record& record, std::string_view text, bool head, bool begun) {
  const NameTable::Seated* seated = &names_.seated();
  Reading r{text.data(), text.data() + text.size()};
  if (!seated->plain || names_.tongue() != Tongue::English) {
    return r.read;
  }
  PlainLine line(record, *seated, r.at);
  const std::size_t first = record.acts.size();
  for (;;) {
    const char* behind = nullptr;
    if (head) {
      r.past_indent();
      line.begin();
      behind = past_head(r, line);
    } else {
      behind = past_lines(r, line);
    }
    const bool plain = behind != nullptr && (!line.names_anew() || line.are_new(names_));
    if (plain) {
      r.met |= line.met();
    } else {
      line.take_back();
      if (head) {
        break;
      }
      if (r.begins != Begins::Nothing) {
        head = heads_the_same(r.begins, begun, std::span(record.acts).subspan(first));
        begun = begun || r.begins == Begins::Deal;
        if (!head) {
          break;
        }
        continue;
      }
      behind = recall(record, text, r.at, *seated, r.met);
    }
    if (behind == nullptr) {
      break;
    }
    if (!r.go_on(behind)) {
      line.take_back();
      break;
    }
    r.begins = Begins::Nothing;
    if (plain && line.names_anew()) {
      line.tell_names(names_);
      seated = &names_.seated();
      if (!seated->plain) {
        break;
      }
      line.goes_on_with(*seated);
    }
    head = false;
  }
  for (Actor seat = 0; seat < 2; ++seat) {
    if ((r.met >> seat & 1U) != 0) {
      names_.meet(seat);
    }
  }
  r.read.before = r.begins;
  return r.read;
}

}  // namespace ecarte::notation
