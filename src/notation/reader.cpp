// SPDX-License-Identifier: MIT
//
// Cuts the input into deals and lines; what a line says is read elsewhere.
#include <algorithm>
#include <charconv>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "grammar/bytes.hpp"
#include "notation/cuts.hpp"
#include "notation/known_to_all.hpp"
#include "notation/line.hpp"
#include "notation/parse.hpp"
#include "notation/two_senses.hpp"
#include "notation/unit_ends.hpp"
#include "notation/utf8.hpp"
#include "record/act_kinds.hpp"

namespace ecarte::notation {

using record::Act;
using record::ActKind;
using record::Offset;
using record::Problem;
using record::Record;

namespace {

constexpr std::size_t kUnitLimit = std::size_t{1} << 20;
constexpr std::size_t kMostProblems = 1000;
constexpr std::size_t kBuffer = std::size_t{1} << 16;
static_assert(kBuffer > 2 * kLineLimit);
constexpr std::size_t kAhead = std::size_t{1} << 13;
static_assert(kBuffer > 2 * kLineLimit + kAhead);

/// What stands behind the first word of a line that heads a deal.
std::string_view behind_deal(std::string_view line) {
  const auto skip_blanks = [&line] {
    while (!line.empty() && grammar::is_blank(line[0])) {
      line.remove_prefix(1);
    }
  };
  skip_blanks();
  line.remove_prefix(std::string_view("deal").size());
  skip_blanks();
  return line;
}

/// Does the line head a deal without a number?
bool heads_some_deal(std::string_view line) {
  return !ordinal_head(line) && behind_deal(line).starts_with(':');
}

/// The number with which the line heads a deal; 0 if it has none.
std::uint32_t number_headed(std::string_view line) {
  if (const auto ordinal = ordinal_head(line)) {
    return ordinal->number;
  }
  const std::string_view digits = behind_deal(line);
  std::uint32_t number = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), number);
  return number;
}

}  // namespace

struct Reader::Impl {
  void begin_file(Source from, std::uint32_t first, bool goes_on);

  /// The next line with its end, at most `kLineLimit` bytes and an end of it; false at the end of
  /// the input. It stays the next line until `take`.
  bool peek();
  void take();
  void read_line(Record& record);
  /// Reads the lines that come next as long as they are plain; false if the first is not. `head`:
  /// that line has been peeked at, and what it begins is of this record.
  bool read_plain(Record& record, bool head);
  /// Has a deal begun with one of the acts from `first` on?
  void look_for_deal(const Record& record, std::size_t first) {
    deal_begun = deal_begun || std::any_of(record.acts.begin() + static_cast<std::ptrdiff_t>(first),
                                           record.acts.end(),
                                           [](const Act& act) { return opens_deal(act.kind); });
  }
  /// Does the deal go on with the line peeked at, which begins something?
  [[nodiscard]] bool goes_on(const Record& record) {
    const bool cut = what == Begins::Cut || what == Begins::CutAgain;
    return !skipping &&
           ((cut && (awaits_another_deal(record.acts) || gives_again(ahead()))) ||
            (what == Begins::Deal && heads_some_deal(line) && cut_within_deal(record.acts)));
  }
  /// Passes over the rest of a deal in which too many lines cannot be read.
  void give_up(Record& record);
  void problem(Record& record, std::string_view id, Offset begin, Offset end,
               std::string_view message);
  /// Reads more input behind what is left; false if there is none.
  bool fill();
  /// What stands behind the line that is being read: so much, or all there is.
  std::string_view ahead();

  Source source;
  /// Not cleared: that takes longer than to read a short file. Behind what is read stand
  /// `kPlainEnd` zeros.
  std::unique_ptr<char[]> buffer{new char[kBuffer + kPlainEnd]};
  std::size_t begin = 0;           ///< of what is not yet taken
  std::size_t end = 0;             ///< of what has been read into the buffer
  bool at_end = false;             ///< the source has no more
  std::string_view line;           ///< the line peeked at, with its end
  Begins what = Begins::Nothing;   ///< it begins
  Begins comes = Begins::Nothing;  ///< the line not yet peeked at begins, where that is known
  bool cut_short = false;          ///< the line is longer than it is shown
  bool came_late = false;  ///< some of the line was not in the buffer before it was peeked at
  bool peeked = false;
  bool first_of_file = true;
  NoText no_text = NoText::No;  ///< the file is none: said once, and no more is read of it
  std::uint32_t line_number = 1;
  LineParser parser;
  bool plain_lines = true;  ///< those are read by their own grammar
  bool deal_begun = false;
  bool skipping = false;  ///< until the next heading: this unit is too long
  bool whole = false;     ///< a line of the record was read by the whole grammar
};

void Reader::Impl::begin_file(Source from, std::uint32_t first, bool goes_on) {
  source = std::move(from);
  begin = end = 0;
  comes = Begins::Nothing;
  std::fill_n(buffer.get(), kPlainEnd, '\0');
  at_end = cut_short = peeked = deal_begun = skipping = false;
  no_text = NoText::No;
  line = {};
  first_of_file = !goes_on;
  line_number = first;
  parser.begin_file();
}

bool Reader::Impl::fill() {
  if (at_end) {
    return false;
  }
  if (begin > 0) {
    std::memmove(buffer.get(), buffer.get() + begin, end - begin);
    end -= begin;
    begin = 0;
  }
  const std::size_t got = source(buffer.get() + end, kBuffer - end);
  end += std::min(got, kBuffer - end);
  std::fill_n(buffer.get() + end, kPlainEnd, '\0');
  at_end = got == 0;
  return !at_end;
}

std::string_view Reader::Impl::ahead() {
  while (end - begin < line.size() + kAhead && fill()) {
  }
  line = {buffer.get() + begin, line.size()};
  const std::size_t size = std::min(end - begin - line.size(), kAhead);
  const std::string_view text(buffer.get() + begin + line.size(), size);
  return text.substr(0, size < kAhead ? size : text.rfind('\n') + 1);
}

bool Reader::Impl::peek() {
  if (peeked) {
    return true;
  }
  std::size_t looked = 0;
  const char* newline = nullptr;
  came_late = false;
  for (;;) {
    const char* from = buffer.get() + begin + looked;
    const std::size_t size = end - begin - looked;
    newline = size == 0 ? nullptr : static_cast<const char*>(std::memchr(from, '\n', size));
    looked = end - begin;
    // A line longer than two limits is cut short, so that what is read ahead always fits.
    if (newline != nullptr || looked > 2 * kLineLimit || !fill()) {
      break;
    }
    came_late = true;
  }
  if (newline == nullptr && looked == 0 && begin == end) {
    return false;
  }
  const char* data = buffer.get() + begin;
  const std::size_t size =
      newline == nullptr ? end - begin : static_cast<std::size_t>(newline - data) + 1;
  cut_short = newline == nullptr && size > 2 * kLineLimit;
  line = {data, size};
  if (first_of_file) {
    constexpr std::size_t kLooked = 1024;
    no_text = no_text_of({buffer.get() + begin, std::min(end - begin, kLooked)});
  }
  if (first_of_file && line.starts_with("\xef\xbb\xbf")) {
    line.remove_prefix(3);
    begin += 3;
  }
  first_of_file = false;
  // A line that was not there whole may have begun as another does.
  what = comes == Begins::Nothing || came_late ? begins(line) : comes;
  comes = Begins::Nothing;
  peeked = true;
  return true;
}

void Reader::Impl::take() {
  begin += line.size();
  peeked = false;
  while (cut_short) {
    const auto* newline =
        static_cast<const char*>(std::memchr(buffer.get() + begin, '\n', end - begin));
    if (newline != nullptr) {
      begin = static_cast<std::size_t>(newline - buffer.get()) + 1;
      cut_short = false;
    } else {
      begin = end;
      cut_short = fill();
    }
  }
  ++line_number;
}

void Reader::Impl::problem(Record& record, std::string_view id, Offset from, Offset to,
                           std::string_view message) {
  Problem problem;
  problem.kind = Problem::Kind::Unreadable;
  problem.id = id;
  problem.span = {from, to};
  problem.message = message;
  record.problems.push_back(std::move(problem));
}

void Reader::Impl::read_line(Record& record) {
  whole = record.may_quote = true;
  const auto at = static_cast<Offset>(record.text.size());
  std::string_view shown = line;
  const bool has_end = shown.ends_with('\n');
  const bool too_long = shown.size() > kLineLimit + 2;
  shown = shown.substr(0, too_long ? kLineLimit : shown.size());
  if (record.text.size() + shown.size() > kUnitLimit) {
    problem(record, "deal-too-long", at > 0 ? at - 1 : 0, at,
            "expected a deal of at most 1 MiB, such as begins with deal 1:");
    skipping = true;
    return;
  }
  record.text += shown;
  auto stop = static_cast<Offset>(record.text.size());
  if (too_long) {
    record.text += '\n';
    return problem(record, "line-too-long", at, stop, "expected a line of at most 4096 bytes");
  }
  stop -= has_end ? 1U : 0U;
  stop -= stop > at && record.text[stop - 1] == '\r' ? 1U : 0U;
  if (stop - at > kLineLimit) {
    return problem(record, "line-too-long", at, stop, "expected a line of at most 4096 bytes");
  }
  const std::string_view text(record.text.data() + at, stop - at);
  if (const auto bad = first_bad_text(text)) {
    const std::size_t told = record::without_comment(text).size();
    if (bad->control || bad->begin < told) {
      parser.passed_no_text(record);
      return problem(record, bad->control ? "control-character" : "not-utf8",
                     at + static_cast<Offset>(bad->begin), at + static_cast<Offset>(bad->end),
                     expected_in_place_of(*bad));
    }
    stop = at + static_cast<Offset>(told);  // a comment tells nothing, however it is encoded
  }
  const std::size_t acts = record.acts.size();
  parser.read(record, at, stop);
  look_for_deal(record, acts);
  skipping = !record.problems.empty() && record.problems.back().id == "too-many-acts";
}

/// Not behind what was not understood, on which what follows may turn.
bool Reader::Impl::read_plain(Record& record, bool head) {
  if (!plain_lines || skipping || first_of_file || !record.problems.empty() ||
      record.text.size() + (end - begin) > kUnitLimit) {
    return false;
  }
  const std::string_view ahead(buffer.get() + begin, end - begin);
  const std::size_t acts = record.acts.size();
  const PlainRead read = parser.read_plain(record, ahead, head, deal_begun);
  record.text += ahead.substr(0, read.size);
  look_for_deal(record, acts);
  line_number += read.lines;
  begin += read.size;
  peeked = peeked && read.lines == 0;
  comes = peeked ? Begins::Nothing : read.before;
  return read.lines > 0;
}

void Reader::Impl::give_up(Record& record) {
  if (record.problems.size() >= kMostProblems && !skipping) {
    const auto end_of_text = static_cast<Offset>(record.text.size());
    problem(record, "too-many-problems", end_of_text, end_of_text,
            "expected fewer lines that cannot be read; the rest of this deal is passed over");
    skipping = true;
  }
}

Reader::Reader(Source source, std::uint32_t first_line, bool goes_on)
    : impl_(std::make_unique<Impl>()) {
  impl_->parser.look_ahead([impl = impl_.get()] { return impl->ahead(); });
  impl_->begin_file(std::move(source), first_line, goes_on);
}

void Reader::begin(Source source, std::uint32_t first_line, bool goes_on) {
  rest_.clear();
  impl_->begin_file(std::move(source), first_line, goes_on);
}

Reader::~Reader() = default;

void Reader::without_plain_lines() {
  impl_->plain_lines = false;
  impl_->parser.without_plain_lines();
}

bool Reader::has_at_hand() const {
  return impl_->end - impl_->begin >= kLineLimit;
}

KnownToAll::KnownToAll() : impl_(std::make_unique<Impl>()) {}
KnownToAll::~KnownToAll() = default;

void Reader::share(KnownToAll& all) {
  all.impl_->share_with(impl_->parser);
}

bool Reader::next(Record& record) {
  record.clear();
  record.may_quote = false;
  Impl& in = *impl_;
  record.first_line = in.line_number;
  in.parser.begin_unit();
  in.deal_begun = in.skipping = in.whole = false;
  if (in.no_text != NoText::No) {
    return false;
  }
  if (!in.peeked) {
    in.read_plain(record, false);
  }
  while (in.peek() && in.no_text == NoText::No) {
    const Begins what = in.what;
    const bool may_end = what != Begins::Nothing && (in.deal_begun || in.skipping);
    if (may_end && !in.goes_on(record)) {
      record.deal_follows = what == Begins::Deal || what == Begins::Game || what == Begins::Cut;
      record.next_number = what == Begins::Deal ? number_headed(in.line) : 0;
      break;
    }
    if (what == Begins::Game && tells_a_game(record.acts)) {
      break;  // a game known by its result alone
    }
    in.deal_begun = in.deal_begun || what == Begins::Deal;
    const bool untried = what != Begins::Nothing || in.came_late;
    if (untried && in.read_plain(record, what != Begins::Nothing)) {
      continue;
    }
    if (!in.skipping) {
      in.read_line(record);
      in.give_up(record);
    }
    in.take();
    in.read_plain(record, false);
  }
  // Of what is plain or remembered nothing does.
  if (in.whole && calls_new_packs(record.acts)) {
    in.parser.names().call_packs();
  }
  record.names = in.parser.names().shared();
  refuse_cuts_in_two_senses(record);
  if (in.no_text != NoText::No) {
    in.problem(record, "not-text", 0, 0, expected_in_place_of(in.no_text));
    return true;
  }
  if (in.peek() || !record.acts.empty() || !record.problems.empty() ||
      !record.expectations.empty() || !record.waivers.empty()) {
    return true;
  }
  rest_ = std::move(record.text);
  record.clear();
  return false;
}

}  // namespace ecarte::notation
