// SPDX-License-Identifier: MIT
#include "notation/cuts.hpp"

#include <algorithm>
#include <utility>

#include "grammar/bytes.hpp"
#include "notation/line.hpp"
#include "notation/utf8.hpp"

namespace ecarte::notation {

namespace {

constexpr std::string_view kPlayers = "players:";

/// Does the line go on with the word, of which its first four letters are known to stand there?
bool goes_on_with(std::string_view line, std::string_view word) {
  constexpr std::size_t kKnown = sizeof(std::uint32_t);
  if (!line.substr(kKnown).starts_with(word.substr(kKnown))) {
    return false;
  }
  if (line.size() == word.size()) {
    return true;
  }
  const char next = line[word.size()];
  return grammar::is_blank(next) || next == ':' || next == '\n' || next == '\r' || next == '#' ||
         grammar::blanks_size(line.substr(word.size())) > 0;
}

/// "Miss Reed gave", a name and that he deals: what stands behind it.
std::optional<std::string_view> behind_who_gives(std::string_view left) {
  bool named = false;
  for (;;) {
    const std::string_view word = left.substr(0, left.find_first_of(" ;.,\n\r"));
    left.remove_prefix(std::min(word.size() + 1, left.size()));
    if (word.empty() || word[0] < 'A' || word[0] > 'Z') {
      const bool gives = word == "gave" || word == "dealt" || word == "gives" || word == "deals";
      return named && gives ? std::optional{left} : std::nullopt;
    }
    named = true;
  }
}

/// The same behind "In the first deal".
bool tells_who_gives(std::string_view left) {
  left.remove_prefix(left.starts_with(", ") ? 2 : 0);
  return behind_who_gives(left).has_value();
}

/// The first four bytes of a line in a number; the first of them may be a capital.
constexpr std::uint32_t first_bytes(const char* at) {
  return grammar::plain::four_bytes(at) | 0x20U;
}

/// The first four bytes of a line that may be headed by an ordinal.
constexpr auto kOrdinalBytes = [] {
  std::array<std::uint32_t, kOrdinalWords.size()> first{};
  std::ranges::transform(kOrdinalWords, first.begin(), [](std::string_view word) {
    return grammar::plain::four_bytes(word.data());
  });
  return first;
}();

/// How many lines end in the text. Of so few bytes at once that a byte holds their number: so the
/// compiler counts sixteen side by side.
std::uint32_t ends_of_lines(std::string_view text) {
  constexpr std::size_t kAtOnce = 255;
  std::uint32_t ends = 0;
  for (; !text.empty(); text.remove_prefix(std::min(kAtOnce, text.size()))) {
    std::uint8_t few = 0;
    for (const char c : text.substr(0, kAtOnce)) {
      few = static_cast<std::uint8_t>(few + (c == '\n' ? 1 : 0));
    }
    ends += few;
  }
  return ends;
}

}  // namespace

bool begins_sitting(std::string_view line) {
  if (!line.starts_with(kPlayers)) {
    return false;
  }
  line = line.substr(0, line.find_last_not_of("\r\n") + 1);
  return line.size() <= kLineLimit && !first_bad_text(line);
}

std::optional<OrdinalHead> ordinal_head(std::string_view line) {
  static constexpr auto kOrdinals =
      std::to_array<std::string_view>({"first", "second", "third", "fourth", "fifth", "sixth",
                                       "seventh", "eighth", "ninth", "tenth"});
  static constexpr auto kHeads = std::to_array<std::pair<std::string_view, Begins>>(
      {{"deal", Begins::Deal}, {"game", Begins::Game}, {"rubber", Begins::Game}});
  constexpr std::string_view kThe = "the ";
  const auto begins_so = [](std::string_view text, std::string_view word) {
    return text.size() > word.size() && (text[0] | 0x20) == word[0] &&
           text.substr(1, word.size() - 1) == word.substr(1);
  };
  if (line.empty() || (may_be(line[0]) & kMayBeOrdinal) == 0) {
    return std::nullopt;
  }
  constexpr std::string_view kIn = "in ";
  const bool in_it = begins_so(line, kIn);
  line.remove_prefix(in_it ? kIn.size() : 0);
  std::string_view left = begins_so(line, kThe) ? line.substr(kThe.size()) : line;
  const auto* const ordinal =
      std::ranges::find_if(kOrdinals, [&](std::string_view word) { return begins_so(left, word); });
  if (ordinal == kOrdinals.end() || left[ordinal->size()] != ' ') {
    return std::nullopt;
  }
  left.remove_prefix(ordinal->size() + 1);
  for (const auto& [word, what] : kHeads) {
    if (!left.starts_with(word)) {
      continue;
    }
    const std::string_view named = left.substr(0, word.size());
    left.remove_prefix(word.size());
    while (!left.empty() && grammar::is_blank(left[0])) {
      left.remove_prefix(1);
    }
    const bool ends = left.empty() || left[0] == '\n' || left[0] == '\r' || left[0] == '#';
    const bool stopped = !ends && (in_it ? left[0] == ',' : left[0] == '.' || left[0] == ':');
    if (in_it ? word != "deal" || !tells_who_gives(left) : !ends && !stopped) {
      return std::nullopt;
    }
    return OrdinalHead{what, static_cast<std::uint32_t>(ordinal - kOrdinals.begin()) + 1, named,
                       left.data() + (stopped ? 1 : 0)};
  }
  return std::nullopt;
}

Begins begins(std::string_view line) {
  while (!line.empty() && grammar::is_blank(line[0])) {
    line.remove_prefix(1);
  }
  if (line.size() < sizeof(std::uint32_t)) {
    return Begins::Nothing;
  }
  const unsigned may = may_be_at(line.data());
  if (may == 0) {
    return Begins::Nothing;
  }
  const std::uint32_t first = first_bytes(line.data());
  if ((may & kMayBeOrdinal) != 0 &&
      std::ranges::find(kOrdinalBytes, first) != kOrdinalBytes.end()) {
    if (const auto ordinal = ordinal_head(line)) {
      return ordinal->what;
    }
  }
  for (const Beginner& row : kBeginners) {
    if (first == row.first && goes_on_with(line, row.word)) {
      return row.what;
    }
  }
  return Begins::Nothing;
}

bool gives_again(std::string_view lines) {
  const std::size_t first = lines.find_first_not_of(" \t\r\n");
  const auto behind = behind_who_gives(lines.substr(std::min(first, lines.size())));
  return behind && (behind->starts_with("again") || behind->starts_with("anew") ||
                    behind->starts_with("afresh"));
}

std::optional<Cuts::Cut> Cuts::next(std::string_view block, bool wanted) {
  if (block.empty()) {
    return std::nullopt;
  }
  const std::size_t first_end = std::min(block.find('\n'), block.size() - 1) + 1;
  if (begun_.size() <= kLineLimit) {  // of a longer line nothing is read
    begun_ += block.substr(0, std::min(first_end, kLineLimit));
  }
  if (block[first_end - 1] != '\n') {
    return std::nullopt;
  }
  look_for_tongue(begun_);
  ++line_;
  // Only of a line that is whole in the block is it known whether it can be cut before.
  const std::size_t whole_end = block.rfind('\n') + 1;
  const std::string_view lines = block.substr(first_end, whole_end - first_end);
  look_for_tongue(lines);
  std::optional<Cut> cut;
  if (wanted && !whole_) {
    const Begins of_first = begins(begun_);
    heading_ = of_first != Begins::Nothing ? of_first : heading_;
    cut = look(lines, first_end);
  } else {
    heading_ = Begins::Nothing;
  }
  line_ += ends_of_lines(lines);
  begun_.assign(block.substr(whole_end, kLineLimit + 1));
  return cut;
}

/// In the lines from `at` of a block on. Goes by the heading before, so a cut is never made before
/// a deal has been headed in what was looked at.
std::optional<Cuts::Cut> Cuts::look(std::string_view lines, std::size_t at) {
  std::uint32_t number = line_;
  std::optional<Cut> cut;
  for (std::size_t from = 0; from < lines.size(); ++number) {
    const std::size_t end = lines.find('\n', from) + 1;
    const std::string_view line = lines.substr(from, end - from);
    const Begins what = begins(line);
    if (!cut && heading_ == Begins::Deal && begins_sitting(line)) {
      cut = Cut{at + from, number};
    }
    heading_ = what != Begins::Nothing ? what : heading_;
    from = end;
  }
  return cut;
}

void Cuts::look_for_tongue(std::string_view text) {
  whole_ = whole_ || settles_tongue(text);
}

namespace {

/// Does a sentence go on before the byte at `at`: "turns two cards", and not "; cards"?
bool goes_on_before(std::string_view text, std::size_t at) {
  while (at > 0 && grammar::is_blank(text[at - 1])) {
    --at;
  }
  return at > 0 && (grammar::is(text[at - 1], grammar::ByteIs::Digit) ||
                    static_cast<unsigned char>(text[at - 1] | 0x20) >= 'a');
}

}  // namespace

bool settles_tongue(std::string_view text) {
  constexpr std::string_view kRest = "ards";
  for (std::size_t colon = text.find(':'); colon != std::string_view::npos;
       colon = text.find(':', colon + 1)) {
    const std::size_t last = text.find_last_not_of(" \t\xc2\xa0", colon - 1);
    if (colon > kRest.size() && last != std::string_view::npos && last >= kRest.size()) {
      const std::size_t from = last - kRest.size();
      if (text.substr(from + 1, kRest.size()) == kRest && (text[from] | 0x20) == 'c' &&
          !goes_on_before(text, from)) {
        return true;
      }
    }
  }
  return false;
}

}  // namespace ecarte::notation
