// SPDX-License-Identifier: MIT
#include "notation/plain.hpp"

#include <algorithm>
#include <span>

#include "grammar/plain.hpp"
#include "grammar/plain_settings.hpp"
#include "notation/cuts.hpp"
#include "notation/input.hpp"
#include "notation/line.hpp"
#include "notation/plain_line.hpp"
#include "notation/plain_setting.hpp"

namespace ecarte::notation {

using record::ActKind;
using record::Actor;
using record::For;
using record::Record;

namespace {

template <class Rule>
struct line_action : p::nothing<Rule> {};
template <class Rule>
struct tricks_action : p::nothing<Rule> {};
template <class Rule>
struct setting_action : p::nothing<Rule> {};

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
  template <class In, class State>
  static auto apply(const In& in, State& state) {
    return (state.*Does)(in.begin(), in.end());
  }
};

// clang-format off
template <> struct line_action<plain::king_word>   : object_is<For::King> {};
template <> struct line_action<plain::for_king>    : object_is<For::King> {};
template <> struct line_action<plain::point_word>  : object_is<For::Point> {};
template <> struct line_action<plain::vole_word>   : object_is<For::Vole> {};
template <> struct line_action<plain::three_two>   : order_is<32> {};
template <> struct line_action<plain::two_three>   : order_is<23> {};
template <> struct line_action<plain::scores>      : does<&PlainLine::scores> {};
template <> struct line_action<plain::packet>      : does<&PlainLine::packet> {};
template <> struct line_action<plain::deal_head>   : does<&PlainLine::head> {};
template <> struct line_action<plain::up_word>     { static bool apply0(PlainLine& line) { return line.takes_up(); } };
template <> struct line_action<plain::own_hand>    { static bool apply0(PlainLine& line) { return line.own_hand(); } };
template <> struct line_action<plain::none_word>   { static void apply0(PlainLine& line) { line.take_number(0); } };
template <> struct line_action<plain::score_word>  { static void apply0(PlainLine& line) { line.score_word(); } };
template <> struct line_action<plain::points>      { static void apply0(PlainLine& line) { line.points(); } };

template <> struct tricks_action<plain::lead>        : does<&PlainTricks::lead> {};
template <> struct tricks_action<plain::which_trick> { static bool apply0(PlainTricks& line) { return line.trick_number(); } };
template <> struct tricks_action<plain::plays_word>  { static void apply0(PlainTricks& line) { line.with_verb(); } };

template <> struct setting_action<plain::one_cut>    : does<&PlainSetting::cut> {};
template <> struct setting_action<plain::two_names>  : does<&PlainSetting::players> {};
template <> struct setting_action<plain::some_names> : does<&PlainSetting::bystanders> {};
template <> struct setting_action<plain::agreement>  : does<&PlainSetting::agreement> {};
template <> struct setting_action<plain::played_by>  : does<&PlainSetting::system> {};
template <> struct setting_action<plain::game_head>  : does<&PlainSetting::game> {};
template <> struct setting_action<plain::two_packs>  : does<&PlainSetting::packs> {};
template <> struct setting_action<plain::a_bet>      : does<&PlainSetting::bet> {};
template <> struct setting_action<plain::covers>     : does<&PlainSetting::covers> {};
template <> struct setting_action<plain::new_name>   { static bool apply0(PlainSetting& line) { return line.new_name(); } };
template <> struct setting_action<plain::own_pack>   { static bool apply0(PlainSetting& line) { return line.own_pack(); } };
// clang-format on
template <>
struct line_action<plain::named> {
  template <class In>
  static void apply(const In& in, PlainLine& line) {
    line.named(in.begin());
  }
};
template <>
struct tricks_action<plain::reply> {
  template <class In>
  static bool apply(const In& in, PlainTricks& line) {
    return line.reply(in.end());
  }
};
template <plain::Verb Which, class Phrase>
struct line_action<plain::behind<Which, Phrase>> {
  template <class In>
  static bool apply(const In& in, PlainLine& line) {
    return line.said<Which>(in.end());
  }
};

}  // namespace

/// Where the reading of a text is.
struct PlainLines::Reading {
  const char* const text;
  const char* const end;
  const char* at = text;            ///< the line at hand,
  Begins begins = Begins::Nothing;  ///  before which a deal may end
  PlainRead read{};
  unsigned met = 0;  ///< whose names were met, a bit for each seat

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

namespace {

inline const char* past_indent(const char* at) {
  at += at[0] == ' ' && at[1] == ' ' ? 2 : 0;  // as nearly every line has it
  while (grammar::is_blank(*at)) {
    ++at;
  }
  return at;
}

template <class Line, template <class...> class Action, class State>
bool takes(Input& in, State& state) {
  return p::parse<Line, Action, p::normal, p::apply_mode::action, p::rewind_mode::dontcare>(in,
                                                                                            state);
}

/// Lines that were read.
struct Past {
  const char* end = nullptr;
  std::uint32_t lines = 0;
  unsigned met = 0;             ///< whose names they have
  record::Act* acts = nullptr;  ///< the end of what was made of them
};

/// Takes tricks as they come, from the number of the first on, up to the first line that is no
/// plain one of these. The input and the tricks are of this function alone, so that nothing of them
/// need be in memory.
[[gnu::flatten, gnu::noinline]] Past past_tricks(const char* from, const char* end,
                                                 const ActsMade& acts,
                                                 const NameTable::Seated& seated) {
  PlainTricks tricks(acts, seated);
  Input in(from, end, "");
  Past past{from};
  for (;;) {
    tricks.begin();
    if (!takes<plain::trick_line, tricks_action>(in, tricks) ||
        in.current() - past.end > std::ptrdiff_t{kLineLimit}) {
      tricks.take_back();
      break;
    }
    tricks.keep();
    past.end = in.current();
    ++past.lines;
    const char* const next = past_indent(in.current());
    if (!plain::figure::stands_at(next)) {
      break;
    }
    in.bump(static_cast<std::size_t>(next - in.current()));
  }
  past.met = tricks.met();
  past.acts = tricks.end();
  return past;
}

/// The same of any plain line that begins nothing before which a deal might end, unless it is the
/// first and `heads` the same. What is then the line at hand `r` says.
[[gnu::flatten]] std::size_t past_lines(PlainLines::Reading& r, const ActsMade& acts,
                                        const NameTable::Seated& seated, bool heads) {
  PlainLine line(acts, seated);
  Input in(r.at, r.end, "");
  const char* at = r.at;
  const char* last = r.text + r.read.size;  // the beginning of the line, with its indent
  std::uint32_t lines = 0;
  for (;;) {
    const char* const from = at;
    at = past_indent(at);
    in.bump(static_cast<std::size_t>(at - from));
    if (plain::figure::stands_at(at)) {
      const ActsMade made = line.acts();
      const Past past = past_tricks(at, r.end, made, seated);
      if (past.lines == 0) {
        break;
      }
      line.tricks(past.acts, past.met);
      in.bump(static_cast<std::size_t>(past.end - at));
      at = last = past.end;
      lines += past.lines;
      continue;
    }
    line.begin();
    r.begins = heads ? Begins::Nothing : begins_at(at, r.end);
    if (r.begins != Begins::Nothing) {
      break;
    }
    heads = false;
    if (!takes<plain::line, line_action>(in, line) ||
        static_cast<std::size_t>(in.current() - last) > kLineLimit) {
      line.take_back();
      break;
    }
    line.keep();
    at = last = in.current();
    ++lines;
  }
  r.at = at;
  r.read.size = static_cast<std::size_t>(last - r.text);
  r.read.lines += lines;
  r.met |= line.met();
  return line.size();
}

/// Does the line at hand settle what is settled while a deal goes on?
bool settles(const char* at) {
  using OfPlay =
      plain::either<plain::text<"agre">, plain::either<plain::text<"byst">, plain::text<"syst">>>;
  using OfThings = plain::either<plain::text<"bet:">, plain::text<"pack">>;
  return plain::either<OfPlay, OfThings>::stands_at(at);
}

/// Does a heading like that belong to the record, of which some acts have just been read? Not once
/// a deal has begun; and whether a game goes on its reader knows.
bool heads_the_same(Begins what, bool begun, std::span<const record::Act> read) {
  return !begun && what != Begins::Game &&
         std::ranges::none_of(read, [](const record::Act& act) { return opens_deal(act.kind); });
}

}  // namespace

/// Lines of the deal, or the heading of one with those behind it. False if not one is taken.
bool PlainLines::lines(Record& record, Reading& r, bool heads) {
  const std::size_t room = kMaxActs - std::min(kMaxActs, record.acts.size());
  const ActsMade acts{made_.data(), made_.data(), made_.data() + std::min(room, made_.size()),
                      record.acts,  r.text,       static_cast<record::Offset>(record.text.size())};
  const std::uint32_t before = r.read.lines;
  const auto made = static_cast<std::ptrdiff_t>(past_lines(r, acts, names_.seated(), heads));
  record.acts.insert(record.acts.end(), made_.begin(), made_.begin() + made);
  return r.read.lines != before;
}

/// The line at hand, if it settles something.
bool PlainLines::setting(Record& record, Reading& r) {
  PlainSetting setting(record, names_, r.text);
  Input in(r.at, r.end, "");
  if (!takes<plain::set_line, setting_action>(in, setting) || !setting.fits() ||
      !r.go_on(in.current())) {
    setting.take_back();
    return false;
  }
  setting.keep();
  r.met |= setting.met();
  if (setting.names_anew()) {
    setting.tell_names(names_);
  }
  return true;
}

/// The line at hand, if it is remembered.
bool PlainLines::recall(Record& record, Reading& r) {
  const auto left = static_cast<std::size_t>(r.end - r.at);
  const NameTable::Found who = names_.seated().at(r.at, left);
  const bool acts = who.size != 0 && r.at[who.size] == ' ';
  const char* const phrase = acts ? r.at + who.size + 1 : r.at;
  const Actor actor = acts ? who.actor : record::kNobody;
  const char* const end = recalled_.take(phrase, names_.words());
  const auto at = [&](const char* place) {
    return static_cast<record::Offset>(record.text.size() +
                                       static_cast<std::size_t>(place - r.text));
  };
  const std::size_t before = record.acts.size();
  if (end == nullptr ||
      !remembered_.recall(record, {r.text, static_cast<std::size_t>(r.end - r.text)}, recalled_,
                          moment_, {actor, at(r.at), at(phrase)}, names_)) {
    return false;
  }
  if (!r.go_on(end)) {
    record.acts.resize(before);
    return false;
  }
  r.met |= acts ? 1U << actor : 0U;
  return true;
}

/// The line at hand, if it is no plain one of a player's.
bool PlainLines::other(Record& record, Reading& r) {
  const auto left = static_cast<std::size_t>(r.end - r.at);
  const bool sets = settles(r.at) || names_.onlooker_at(r.at, left).size != 0;
  return (sets && setting(record, r)) || recall(record, r);
}

PlainRead PlainLines::read(Record& record, std::string_view text, bool head, bool begun) {
  Reading r{text.data(), text.data() + text.size()};
  const std::size_t first = record.acts.size();
  while (names_.seated().plain && names_.tongue() == Tongue::English) {
    r.at = past_indent(r.at);
    if (head && *r.at != 'd') {
      if (!setting(record, r)) {
        break;
      }
    } else {
      const bool taken = lines(record, r, head);
      if (r.begins != Begins::Nothing) {
        head = heads_the_same(r.begins, begun, std::span(record.acts).subspan(first));
        begun = begun || r.begins == Begins::Deal;
        if (!head) {
          break;
        }
        continue;
      }
      if ((head && !taken) || !other(record, r)) {
        break;
      }
    }
    r.begins = Begins::Nothing;
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
