// SPDX-License-Identifier: MIT
//
// Tries a clause that cannot be read in the other orders of its words (word_order.hpp).
#include <algorithm>

#include "notation/clause_parts.hpp"
#include "notation/next_word.hpp"
#include "notation/same_word.hpp"
#include "notation/sentences.hpp"
#include "notation/word_order.hpp"

namespace ecarte::notation {
namespace {

using std::string_view;

/// Has what was passed over a word of the game in it, or a number?
bool tells_something(const char* from, const char* to, const char* end, const NameTable& names) {
  const string_view behind(to, static_cast<std::size_t>(end - to));
  if (bare(from, to).find(' ') == string_view::npos && behind.starts_with(" card")) {
    return false;  // "two cards, J♣ and 9♥": each is told
  }
  for (const char* at = from; at < to; ++at) {
    if ((at == from || blank(at[-1])) && names.person_at({at, static_cast<std::size_t>(to - at)})) {
      return true;
    }
  }
  Input in(from, to, "");
  for (string_view word = next_word(in); !word.empty(); word = next_word(in)) {
    if (one_of(word, {"one", "two", "three", "four", "five", "six", "none", "both", "all", "others",
                      "rest", "remaining", "not", "never"})) {
      return true;
    }
  }
  return !game_word_in(from, to, false).empty();
}

/// As long as it lives one order more is being tried within another.
class Deeper {
 public:
  explicit Deeper(int& deep) : deep_(deep) { ++deep_; }
  Deeper(const Deeper&) = delete;
  Deeper& operator=(const Deeper&) = delete;
  ~Deeper() { --deep_; }

 private:
  int& deep_;
};

}  // namespace

/// Reads a clause that cannot be read as it stands in another order of its words, if it can be read
/// so to the last of them, and tells acts and no talk.
bool Sentences::in_other_order(const char* start, bool things_only) {
  constexpr int kDeepest = 2;
  constexpr int kMostTried = 400;  // of a line
  constexpr std::ptrdiff_t kLongest = 300;
  const char* const stop = start + g::clause_size({start, static_cast<std::size_t>(end_ - start)});
  if (depth_ > 0 || parts_ > 2 || d_.orders.deep > kDeepest || stop - start > kLongest) {
    return false;
  }
  d_.moment.asks_more();
  const record::Actor carried = carry_ ? d_.act.actor : record::kNobody;
  const Here now = here_now();
  const WordOrder order(start, stop, now, carried);
  const Untried before = Untried::with_cards(d_);
  for (Heard& way : things_only ? order.thing_first() : order.ways()) {
    if (++d_.orders.tried > kMostTried) {
      break;
    }
    way.in_order = true;
    const Deeper deeper(d_.orders.deep);
    if (!tried(start, way)) {
      continue;
    }
    const std::vector<Act>& told = d_.acts->all();
    const auto first = static_cast<std::ptrdiff_t>(std::min(before.acts, told.size()));
    const bool kept = std::any_of(told.begin() + first, told.end(), [](const Act& act) {
      return act.kind == ActKind::Aside || act.kind == ActKind::Speak || act.keeps_words();
    });
    const auto& passed = *d_.passed_over;
    const auto from = static_cast<std::ptrdiff_t>(std::min(before.passed_over, passed.size()));
    const bool lost = std::any_of(passed.begin() + from, passed.end(), [&](record::Span span) {
      return tells_something(d_.text + span.begin, d_.text + span.end, d_.text_end, *d_.names);
    });
    if (told.size() > before.acts && !kept && !lost && d_.refused.size() == before.refused &&
        skip_blanks(here()) == stop) {
      return true;
    }
    before.restore(d_, start);
    go_to(start);
  }
  return false;
}

}  // namespace ecarte::notation
