// SPDX-License-Identifier: MIT
//
// Who is named in a line that is written out, and which stops end a sentence.
#include "notation/line_in_full.hpp"

#include <array>
#include <string>

#include "notation/lexicon.hpp"
#include "notation/table_words.hpp"
#include "record/words.hpp"

namespace ecarte::notation {

/// At a stop: is it no more than that of the short word before it? One that ends a sentence too
/// stands before the end, or before a capital that is no card.
bool InFull::stop_is_its_own(bool numbers) const {
  const char* const next = past_blanks(at_ + 1);
  if (next == end_) {
    return false;
  }
  if (g_card(next)) {
    return true;
  }
  return !is_large(*next) && *next != '.' && (numbers || grammar::digits_size(left(next)) == 0) &&
         !names_.person_at(left(next));
}

void InFull::stop(bool numbers) {
  if (at_ != end_ && *at_ == '.' && (at_ + 1 == end_ || !is_letter(at_[1])) &&
      stop_is_its_own(numbers)) {
    put({}, at_ + 1);
  }
}

/// A name without the stop at its end; of somebody with a title the title alone.
bool InFull::name() {
  auto found = names_.person_at(left(at_));
  if (!found) {
    return title() || letter();
  }
  starts_ = begins_sentence();
  const char* to = at_ + found->size;
  to -= to[-1] == '.' ? 1 : 0;
  const bool after = to != end_ && *to == '.';
  if (after && to + 1 != end_ && (to[1] == '/' || is_letter(to[1]))) {
    return false;  // "T.U."
  }
  copy(to);
  named_ = true;
  named_end_ = written_.text.size();
  if (after) {
    const bool owns = at_ + 1 != end_ && (at_[1] == '\'' || at_[1] == '\xe2');
    const char* const next = past_blanks(at_ + 1);
    const bool ends = found->size > 2 && next != end_ && *next == '+';  // "Tim. +2 Tim"
    owns ? put({}, at_ + 1) : ends ? copy(at_ + 1) : stop();
  }
  return true;
}

/// Does a sentence, or what another does in it, begin here?
bool InFull::begins_sentence() const {
  const string_view before(written_.text);
  const std::size_t last = before.find_last_not_of(" \t");
  return last == string_view::npos || string_view(".;:,").find(before[last]) != string_view::npos;
}

/// "a gives 3-2", "a's hand": whoever is called by a letter, written small.
bool InFull::letter() {
  const char small = *at_;
  const std::array<char, 1> borne{static_cast<char>(small - 'a' + 'A')};
  const auto& players = names_.names().players;
  const char* const behind = at_ + 1;
  if (small < 'a' || small > 'z' || behind == end_ ||
      std::ranges::find(players, string_view(borne.data(), 1)) == players.end()) {
    return false;
  }
  const bool owns = left(behind).starts_with("'s ") || left(behind).starts_with("\xe2\x80\x99s ");
  const char* const what = past_blanks(behind);
  const bool acts = blank(*behind) && what != end_ && begins_sentence() &&
                    (grammar::card_size(left(what)) > 0 ||
                     is_finite(left(what).substr(0, grammar::word_size(left(what)))));
  if (!owns && !acts) {
    return false;
  }
  put({borne.data(), 1}, behind);
  named_ = true;
  named_end_ = written_.text.size();
  return true;
}

bool InFull::title() {
  const char* from = at_;
  if (left(at_).starts_with("The ") || left(at_).starts_with("the ")) {
    from += 4;
  }
  const std::string* borne = nullptr;
  std::size_t size = 0;
  const auto look = [&](const std::string& name) {
    const std::size_t first = name.find(' ');
    if (first == std::string::npos || first < 3 || borne == &name ||
        !left(from).starts_with(string_view(name).substr(0, first)) ||
        !grammar::word_ends(left(from), first - (name[first - 1] == '.' ? 1 : 0))) {
      return;
    }
    size = borne == nullptr ? first : std::string::npos;  // one of two with the title
    borne = &name;
  };
  std::ranges::for_each(names_.names().players, look);
  std::ranges::for_each(names_.names().bystanders, look);
  if (borne == nullptr || size == std::string::npos) {
    return false;
  }
  const char* const next = past_blanks(from + size);
  const bool follows = next == end_ || (*next >= 'a' && *next <= 'z') ||
                       grammar::digits_size(left(next)) > 0 || *next == '(' || *next == ',' ||
                       left(next).starts_with(string_view(*borne).substr(0, size));
  if (!follows) {
    return false;
  }
  put(*borne, from + size);
  if (next == end_ || is_large(*next)) {
    written_.text += '.';
  }
  named_ = true;
  named_end_ = written_.text.size();
  return true;
}

/// Does somebody's name stand just before?
bool InFull::behind_name() const {
  return named_ && string_view(written_.text).substr(named_end_).find_first_not_of(" ./") ==
                       string_view::npos;
}

/// `A "how many?"`: what he says.
void InFull::spoken() {
  if (behind_name() && starts_ && written_.text.ends_with(' ')) {
    written_.text.pop_back();
    put(": ", at_);
  }
}

bool InFull::behind_number() const {
  const string_view before(written_.text);
  const std::size_t last = before.find_last_not_of(' ');
  return last != string_view::npos && before[last] >= '0' && before[last] <= '9';
}

bool InFull::before_number(const char* from) const {
  const char* const next = past_blanks(from);
  const std::size_t digits = grammar::digits_size(left(next));
  return digits > 0 && grammar::order_size(left(next)) == 0;
}

/// "toms revoke": of Tom.
bool InFull::owned() {
  const std::size_t size = grammar::word_size(left(at_));
  if (size < 3 || at_[size - 1] != 's' || at_ + size == end_ || at_[size] != ' ') {
    return false;
  }
  const string_view word(at_, size - 1);
  const char* const next = past_blanks(at_ + size);
  const string_view what = left(next).substr(0, grammar::word_size(left(next)));
  const bool borne = names_.find(word).has_value() && find_verb_row({at_, size}) < 0;
  const bool first = at_ == begin_ || at_[-1] != ' ' || (at_ - begin_ > 1 && at_[-2] == '.');
  if (!borne || next == end_ || (first && is_finite(what))) {
    return false;
  }
  copy(at_ + size - 1);
  put("'s", at_ + 1);
  return true;
}

}  // namespace ecarte::notation
