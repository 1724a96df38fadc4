// SPDX-License-Identifier: MIT
#include "notation/sayings.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "grammar/record.hpp"
#include "notation/patterns.hpp"
#include "record/words.hpp"

namespace ecarte::notation {
namespace {

namespace g = grammar;
namespace p = tao::pegtl;
using Input = p::memory_input<p::tracking_mode::lazy, p::eol::lf, const char*>;
using std::string;
using std::string_view;

// ── Matching

char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool same_word(string_view written, string_view word) {
  return std::ranges::equal(written, word, {}, lower, lower);
}

bool blank(char c) {
  return c == ' ' || c == '\t';
}

bool one_of(string_view word, std::initializer_list<string_view> words) {
  return std::ranges::any_of(words, [&](string_view w) { return same_word(word, w); });
}

constexpr auto kLongNumbers = std::to_array<string_view>(
    {"zero",        "one",         "two",        "three",        "four",         "five",
     "six",         "seven",       "eight",      "nine",         "ten",          "eleven",
     "twelve",      "thirteen",    "fourteen",   "fifteen",      "sixteen",      "seventeen",
     "eighteen",    "nineteen",    "twenty",     "twenty-one",   "twenty-two",   "twenty-three",
     "twenty-four", "twenty-five", "twenty-six", "twenty-seven", "twenty-eight", "twenty-nine",
     "thirty",      "thirty-one",  "thirty-two", "thirty-three", "thirty-four",  "thirty-five",
     "thirty-six"});
constexpr auto kOrdinals = std::to_array<string_view>(
    {"top", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth",
     "tenth", "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth"});

struct Caught {
  string_view name;
  const char* begin = nullptr;
  const char* end = nullptr;
  string value;  ///< written in its place; empty: the words themselves
};

class Matcher {
 public:
  Matcher(const char* end, const Here& here) : end_(end), here_(here) {}

  bool match(const Pattern& pattern, const char* at) {
    pattern_ = &pattern;
    caught_.clear();
    from_ = nullptr;
    return go(0, at);
  }
  [[nodiscard]] Beginning beginning(const char* at) const {
    const char* from = skip(at);
    return Beginning::of({from, static_cast<std::size_t>(end_ - from)});
  }
  [[nodiscard]] std::optional<Heard> heard(const char* begin) const;
  bool utterance = false;
  bool with_actor = false;  ///< the pattern begins behind who acts

 private:
  bool go(std::size_t token, const char* at);
  bool word(const Token& token, std::size_t next, const char* at);
  bool article(std::size_t next, const char* at);
  bool possessive(std::size_t next, const char* at);
  bool slot(const Token& token, std::size_t next, const char* at);
  bool word_slot(const Token& token, std::size_t next, const char* at);
  [[nodiscard]] std::pair<int, const char*> number_at(const char* at) const;
  bool thing(string_view name, std::size_t next, const char* at);
  bool person(string_view name, std::size_t next, const char* at);
  bool owner(std::size_t next, const char* at);
  bool ended(const char* at);
  bool catch_and_go(string_view name, const char* begin, const char* end, string value,
                    std::size_t next);
  template <class Rule>
  const char* parsed(const char* at) const {
    Input in(at, end_, "");
    return p::parse<Rule>(in) ? in.current() : nullptr;
  }
  [[nodiscard]] const char* skip(const char* at) const {
    while (at != end_ && (blank(*at) || (utterance && *at == ','))) {
      ++at;
    }
    return at;
  }
  [[nodiscard]] string_view word_at(const char* at) const {
    return {at, g::word_size({at, static_cast<std::size_t>(end_ - at)})};
  }
  /// A word, a number or a mark as patterns know it, and where it ends: "'ve" is "have".
  struct Written {
    string_view word;
    const char* end = nullptr;
  };
  [[nodiscard]] Written written_at(const char* at) const;
  const Caught* find(string_view name) const {
    const auto found = std::ranges::find(caught_, name, &Caught::name);
    return found == caught_.end() ? nullptr : &*found;
  }
  bool substitute(string_view name, Heard& heard, const char* begin) const;
  bool substitute_person(string_view name, Heard& heard) const;
  void copy(const char* begin, const char* end, Heard& heard) const {
    heard.copies.push_back({heard.means.size(), static_cast<std::size_t>(end - begin), begin});
    heard.means.append(begin, end);
  }
  [[nodiscard]] int cards_in(const Caught& caught) const;

  const char* end_;
  const Here& here_;
  const Pattern* pattern_ = nullptr;
  std::vector<Caught> caught_;
  const char* from_ = nullptr;
  const char* stop_ = nullptr;
};

bool Matcher::ended(const char* at) {
  const char* after = skip(at);
  if (utterance) {
    after = skip_talk(at, end_, here_);
    stop_ = after;
    return after == end_;
  }
  stop_ = at;
  if (may_end_at(at, end_, here_)) {
    return true;
  }
  stop_ = skip_fillers(at, end_);
  if (stop_ != at && may_end_at(stop_, end_, here_)) {
    return true;
  }
  const char* filled = stop_;
  if (!here_.tails) {
    return false;
  }
  stop_ = skip_tail(filled, end_, here_);
  return stop_ != filled && may_end_at(stop_, end_, here_);
}

bool Matcher::go(std::size_t token, const char* at) {
  if (token == pattern_->tokens.size()) {
    return ended(at);
  }
  const Token& t = pattern_->tokens[token];
  switch (t.kind) {
    case Token::Kind::Open:
      return go(token + 1, at) || go(t.close + 1, at);
    case Token::Kind::Close:
      return go(token + 1, at);
    case Token::Kind::Comma: {
      const char* after = skip(at);
      if (after != end_ && (*after == ',' || *after == ':')) {
        return go(token + 1, after + 1);
      }
      return go(token + 1, at);
    }
    case Token::Kind::The:
      return article(token + 1, at);
    case Token::Kind::His:
      return possessive(token + 1, at);
    case Token::Kind::Slot:
      return slot(t, token + 1, skip(at));
    case Token::Kind::Rest: {
      const char* begin = skip(at);
      const char* clause = utterance ? end_ : end_of_clause(begin, end_, here_);
      return clause != begin && catch_and_go("rest", begin, clause, {}, token + 1);
    }
    case Token::Kind::Word:
      return word(t, token + 1, skip(at));
  }
  return false;
}

bool Matcher::catch_and_go(string_view name, const char* begin, const char* end, string value,
                           std::size_t next) {
  caught_.push_back({name, begin, end, std::move(value)});
  if (go(next, end)) {
    return true;
  }
  caught_.pop_back();
  return false;
}

Matcher::Written Matcher::written_at(const char* at) const {
  static constexpr std::pair<string_view, string_view> kClitics[] = {
      {"ve", "have"}, {"m", "am"},   {"s", "is"}, {"ll", "will"},
      {"d", "had"},   {"re", "are"}, {"t", "not"}};
  if (const string_view word = word_at(at); !word.empty()) {
    return {word, at + word.size()};
  }
  if (const char* stop = parsed<g::order>(at)) {
    return {string_view(at, static_cast<std::size_t>(stop - at)), stop};
  }
  if (const char* stop = parsed<g::digits>(at)) {
    return {string_view(at, static_cast<std::size_t>(stop - at)), stop};
  }
  if (const char* after = parsed<g::apostrophe>(at)) {
    const string_view clitic = word_at(after);
    const auto* const found =
        std::ranges::find(kClitics, clitic, &std::pair<string_view, string_view>::first);
    if (found != std::end(kClitics)) {
      return {found->second, after + clitic.size()};
    }
  }
  return {string_view(at, 1), at + 1};  // a mark: "?", ":", "-"
}

bool Matcher::word(const Token& token, std::size_t next, const char* at) {
  if (at == end_) {
    return false;
  }
  const auto [written, after] = written_at(at);
  for (const string_view word : token.words) {
    if (word == "rest" && !token.literal) {
      const char* clause = utterance ? end_ : end_of_clause(at, end_, here_);
      return catch_and_go("rest", at, clause, {}, next);
    }
    if (same_word(written, word) || (word == "cards" && same_word(written, "card"))) {
      const char* before = from_;
      from_ = token.caught ? at : from_;
      if (token.caught ? catch_and_go("word", at, after, {}, next) : go(next, after)) {
        return true;
      }
      from_ = before;
    }
  }
  return false;
}

bool Matcher::article(std::size_t next, const char* at) {
  const char* begin = skip(at);
  const string_view written = word_at(begin);
  const bool small = !written.empty() && (written[0] >= 'a' || written == "The");
  if (small && one_of(written, {"the", "a", "an", "this", "that", "some"}) &&
      go(next, begin + written.size())) {
    return true;
  }
  return go(next, at);
}

bool Matcher::possessive(std::size_t next, const char* at) {
  const char* begin = skip(at);
  const string_view written = word_at(begin);
  if (!one_of(written, {"his", "her", "their", "my", "own"})) {
    return false;
  }
  const char* after = begin + written.size();
  const char* own = skip(after);
  if (same_word(word_at(own), "own") && go(next, own + 3)) {
    return true;
  }
  return go(next, after);
}

bool Matcher::person(string_view name, std::size_t next, const char* at) {
  const auto who = person_at(at, end_, here_);
  if (!who) {
    return false;
  }
  const string value = here_.names.names().of(who->actor);
  return !value.empty() && catch_and_go(name, at, who->end, value, next);
}

bool Matcher::owner(std::size_t next, const char* at) {
  const string_view written = word_at(at);
  if (one_of(written, {"his", "her", "their", "my"})) {
    const char* after = at + written.size();
    const char* own = skip(after);
    after = same_word(word_at(own), "own") ? own + 3 : after;
    return here_.actor != record::kNobody && catch_and_go("owner", at, after, "his", next);
  }
  if (utterance && one_of(written, {"your"}) && record::is_player(here_.actor)) {
    return catch_and_go("owner", at, at + written.size(),
                        here_.names.names().players[1U - here_.actor] + "'s", next);
  }
  const auto who = person_at(at, end_, here_);
  if (!who) {
    return false;
  }
  const char* after = who->end;
  if (const char* stop = parsed<g::possessive>(after)) {
    return catch_and_go("owner", at, stop, here_.names.names().of(who->actor) + "'s", next);
  }
  return false;
}

/// As few words as will do, and no more than six.
bool Matcher::thing(string_view name, std::size_t next, const char* at) {
  const char* stop = at;
  for (int words = 0; words < 6 && stop != end_; ++words) {
    const char* from = skip(stop);
    const char* to = parsed<g::card>(from);
    to = to == nullptr ? from + word_at(from).size() : to;
    if (const char* own = to == from ? nullptr : parsed<g::possessive>(to)) {
      to = own;
    }
    if (to == from) {
      return false;
    }
    stop = to;
    if (catch_and_go(name, at, stop, {}, next)) {
      return true;
    }
  }
  return false;
}

/// The number at `at`, in figures or words, and where it ends; -1 if there is none.
std::pair<int, const char*> Matcher::number_at(const char* at) const {
  const std::string_view text(at, static_cast<std::size_t>(end_ - at));
  if (g::order_size(text) > 0) {
    return {-1, at};
  }
  if (const std::size_t digits = g::digits_size(text); digits == 1 || digits == 2) {
    if (text.size() > digits && text[digits] == '?') {
      return {-1, at};
    }
    const int first = at[0] - '0';
    return {digits == 1 ? first : first * 10 + (at[1] - '0'), at + digits};
  }
  const string_view written = word_at(at);
  const auto* const found = std::ranges::find_if(
      kLongNumbers, [&](string_view number) { return same_word(written, number); });
  return found == kLongNumbers.end()
             ? std::pair(-1, at)
             : std::pair(static_cast<int>(found - kLongNumbers.begin()), at + written.size());
}

/// A slot that one word fills.
bool Matcher::word_slot(const Token& token, std::size_t next, const char* at) {
  const string_view written = word_at(at);
  if (written.empty()) {
    return false;
  }
  const char* after = at + written.size();
  const auto as = [&](string value) {
    return catch_and_go(token.slot, at, after, std::move(value), next);
  };
  switch (token.catches) {
    case Catches::Any:
      return as({});
    case Catches::Verb:
      return find_verb_row(written) >= 0 && as({});
    case Catches::Doing: {
      const int row = verb_of_gerund(written);
      return row >= 0 && as(string(verb_rows()[static_cast<std::size_t>(row)].verb));
    }
    case Catches::It:
      return one_of(written, {"it", "this", "that", "them"}) && as({});
    case Catches::Nth: {
      const auto* const found = std::ranges::find_if(
          kOrdinals, [&](string_view ordinal) { return same_word(written, ordinal); });
      return found != kOrdinals.end() &&
             as(std::to_string(std::max<std::ptrdiff_t>(1, found - kOrdinals.begin())));
    }
    case Catches::Rank: {
      const auto rank = record::meaning(record::kRankWords, written);
      return rank && as(string(1, game::letter(*rank)) + "?");
    }
    case Catches::Suit: {
      string small(written);
      std::ranges::transform(small, small.begin(), lower);
      const auto suit = record::meaning(record::kSuitWords, small);
      return suit && as(string(game::name(*suit).substr(0, game::name(*suit).size() - 1)));
    }
    default:
      return false;
  }
}

bool Matcher::slot(const Token& token, std::size_t next, const char* at) {
  if (at == end_) {
    return false;
  }
  const auto if_parsed = [&](const char* stop) {
    return stop != nullptr && catch_and_go(token.slot, at, stop, {}, next);
  };
  switch (token.catches) {
    case Catches::Player:
      return person(token.slot, next, at);
    case Catches::Owner:
      return owner(next, at);
    case Catches::Cards:
      return if_parsed(parsed<g::plain_cards>(at));
    case Catches::Card:
      return *at != '?' && if_parsed(parsed<g::a_card>(at));
    case Catches::Quote:
      return if_parsed(parsed<g::quoted>(at));
    case Catches::Pack:
      return if_parsed(parsed<g::pack>(at));
    case Catches::Thing:
      return thing(token.slot, next, at);
    case Catches::Number:
    case Catches::Many:
    case Catches::Odd: {
      const auto [number, after] = number_at(at);
      return number >= (token.catches == Catches::Many ? 5 : 0) &&
             (token.catches != Catches::Odd || number != 32) &&
             catch_and_go(token.slot, at, after, std::to_string(number), next);
    }
    default:
      return word_slot(token, next, at);
  }
}

int Matcher::cards_in(const Caught& caught) const {
  Input in(caught.begin, caught.end, "");
  int cards = 0;
  while (p::parse<g::a_card>(in)) {
    ++cards;
    p::parse<g::lead_in>(in);
  }
  return cards;
}

bool Matcher::substitute_person(string_view name, Heard& heard) const {
  const record::Names& names = here_.names.names();
  const record::Actor dealer = here_.moment.dealer();
  record::Actor who = record::kNobody;
  if (name == "me") {
    who = here_.actor;
  } else if (name == "other") {
    who = record::is_player(here_.actor) ? static_cast<record::Actor>(1 - here_.actor) : who;
  } else if (name == "dealer") {
    who = dealer;
  } else if (name == "nondealer") {
    who = record::is_player(dealer) ? static_cast<record::Actor>(1 - dealer) : who;
  } else if (name == "both") {
    who = record::kBoth;
  }
  if (who == record::kNobody && name == "me") {
    heard.means += "somebody";
    return true;
  }
  heard.means += names.of(who);
  return who != record::kNobody;
}

bool Matcher::substitute(string_view name, Heard& heard, const char* begin) const {
  if (name == "all") {
    copy(begin, stop_, heard);
    return true;
  }
  if (name == "backed") {
    heard.means += record::is_player(here_.backed) ? here_.names.names().of(here_.backed) : "";
    return record::is_player(here_.backed);
  }
  if (name == "from") {
    copy(from_, utterance ? end_ : end_of_clause(from_, end_, here_), heard);
    return true;
  }
  if (name == "last") {
    const string card = last_card(here_);
    heard.means += card;
    return !card.empty();
  }
  if (name == "pack" && find(name) == nullptr) {
    heard.means += last_pack(here_);
    return true;
  }
  if (name == "sign") {
    const Caught* suit = find("suit");
    const auto which =
        suit == nullptr ? std::nullopt : record::meaning(record::kSuitWords, suit->value);
    heard.means += which ? game::symbol(*which) : string_view{};
    return which.has_value();
  }
  if (name == "unknown" || name == "nc") {
    const Caught* cards = find("cards");
    const Caught* number = find("n");
    const int known = cards == nullptr ? 0 : cards_in(*cards);
    if (name == "nc") {
      heard.means += std::to_string(known);
      return true;
    }
    const int unknown = (number == nullptr ? 0 : std::stoi(number->value)) - known;
    for (int i = 0; i < unknown; ++i) {
      heard.means += i == 0 ? "?" : " ?";
    }
    return unknown >= 0;
  }
  if (name == "owned") {
    const Caught* owner = find("owner");
    if (owner == nullptr || owner->value == "his") {
      return false;
    }
    heard.means += owner->value.substr(0, owner->value.size() - 2);
    return true;
  }
  const Caught* caught = find(name);
  if (caught == nullptr) {
    return substitute_person(name, heard);
  }
  if (caught->value.empty()) {
    copy(caught->begin, caught->end, heard);
  } else {
    heard.means += caught->value;
  }
  return true;
}

/// The meaning with what was caught put in; nothing if it speaks of what is not known.
std::optional<Heard> Matcher::heard(const char* begin) const {
  Heard heard;
  heard.saying = pattern_->saying;
  heard.end = stop_;
  string_view means = heard.saying->means;
  if (means[0] == '!' || means[0] == '?') {
    heard.refusal = true;
    heard.unless_plain = means[0] == '?';
    heard.means = means.substr(1);
    heard.copies.push_back({0, static_cast<std::size_t>(stop_ - begin), begin});
    return heard;
  }
  if (means[0] == '^') {
    heard.amends = true;
    heard.means = means == "^left" ? "left " + find("n")->value : string(means.substr(1));
    heard.copies.push_back({0, static_cast<std::size_t>(stop_ - begin), begin});
    return heard;
  }
  heard.noted = means.find("keeps: <all>") != string_view::npos;
  heard.aside = heard.noted || means.find("waits: <all>") != string_view::npos;
  heard.remark = means.starts_with("says \"<") && means.ends_with(">\"");
  if (means[0] == '@') {
    means.remove_prefix(1);
  } else if (here_.actor != record::kNobody) {
    heard.means = here_.names.names().of(here_.actor) + " ";
  } else if (with_actor) {
    heard.means = "somebody ";
  }
  while (!means.empty()) {
    const std::size_t open = std::min(means.find('<'), means.size());
    heard.means += means.substr(0, open);
    means.remove_prefix(open);
    if (means.empty()) {
      break;
    }
    const std::size_t close = means.find('>');
    if (!substitute(means.substr(1, close - 1), heard, begin)) {
      return std::nullopt;
    }
    means.remove_prefix(close + 1);
  }
  return heard;
}

bool fits(When row, When now) {
  const When moments = row & kAlways;
  if (moments != 0 && (moments & now) == 0) {
    return false;
  }
  if ((row & kByDealer) != 0 && (now & kByOther) != 0) {
    return false;
  }
  if ((row & kByOther) != 0 && (now & kByDealer) != 0) {
    return false;
  }
  return (row &
          (kSurplus | kFaced | kJustFaced | kHeaded | kPlayed | kUnasked | kBystanders | kDrawn |
           kTwo | kUnfound | kUnplayed | kNumbered | kUntaken | kSeveral | kTook | kSeen |
           kLifted) &
          ~now) == 0;
}

std::optional<Heard> hear(const PatternList& among, const char* at, const char* begin,
                          Matcher& matcher, When now, const Beginning& begins) {
  if (!begins.may_be(among.begins)) {
    return std::nullopt;
  }
  for (const Pattern& pattern : among.patterns) {
    const When when = pattern.saying->when;
    if (!fits(when, now) || !begins.may_be(pattern.begins) ||
        (matcher.utterance && ((when ^ now) & kBystanders) != 0)) {
      continue;
    }
    if (matcher.match(pattern, at)) {
      if (auto heard = matcher.heard(begin)) {
        return heard;
      }
    }
  }
  return std::nullopt;
}

}  // namespace

string last_card(const Here& here) {
  const std::size_t at = here.moment.last_card();
  return at < here.acts.size() ? string(game::name(here.acts[at].cards.first())) : string{};
}

string last_pack(const Here& here) {
  const record::PackRef pack = here.moment.last_pack();
  if (pack != record::PackRef::PackA && pack != record::PackRef::PackB) {
    return "the pack";
  }
  return "the " + here.names.names().packs[pack == record::PackRef::PackA ? 0 : 1] + " pack";
}

const char* end_of_clause(const char* at, const char* end, const Here& here) {
  const char* stop = at + g::clause_size({at, static_cast<std::size_t>(end - at)});
  // "sighs, and proposes": what he does next is no part of it.
  bool quoted = false;
  for (const char* c = at; c != stop; ++c) {
    quoted = quoted != (*c == '"');
    if (quoted || (*c != ',' && *c != ' ')) {
      continue;
    }
    Input in(c, stop, "");
    const bool joined =
        p::parse<p::sor<p::seq<g::comma, p::opt<g::also>>, p::seq<g::blanks, g::also>>>(in) &&
        (p::parse<p::opt<g::says<"then">, g::blanks>>(in), true);
    if (!joined || (c == at && *c != ',')) {
      continue;
    }
    const auto finite_here = [&] {
      const char* word = in.current();
      return p::parse<g::word>(in) &&
             is_finite({word, static_cast<std::size_t>(in.current() - word)});
    };
    if (const auto who = here.names.person_at({in.current(), in.size()})) {
      in.bump(who->size);  // "sighs, and A proposes"
      if (p::parse<g::blanks>(in) && (p::parse<p::at<g::card>>(in) || finite_here())) {
        return c;
      }
    } else if (finite_here()) {
      return c;
    }
  }
  return stop;
}

const char* skip_talk(const char* at, const char* end, const Here& here) {
  for (bool more = true; more;) {
    while (at != end && (string_view(" .!?,:;-").find(*at) != string_view::npos)) {
      ++at;
    }
    const auto left = static_cast<std::size_t>(end - at);
    more = false;
    if (const auto who = left == 0 ? std::nullopt : here.names.person_at({at, left})) {
      // Whoever is spoken to, in names of more than a letter: "A" may be an article.
      const char* after = at + who->size;
      if (who->size > 1 &&
          (after == end || string_view(" .!?,").find(*after) != string_view::npos)) {
        at = after;
        more = true;
        continue;
      }
    }
    if (left >= 3 && string_view(at, 3) == "\xe2\x80\x94") {  // a dash
      at += 3;
      more = true;
      continue;
    }
    std::size_t longest = 0;
    for (const string_view word : talk()) {
      if (left >= word.size() && word.size() > longest && same_word({at, word.size()}, word) &&
          (left == word.size() || !g::is_word_char(at[word.size()]))) {
        longest = word.size();
      }
    }
    at += longest;
    more = longest > 0;
  }
  return at;
}

namespace {

/// Words of the table by the letter they begin with, small or capital.
class ByLetter {
 public:
  explicit ByLetter(std::span<const string_view> words) {
    for (const string_view word : words) {
      lists_[place(word[0])].push_back(word);
      seconds_[place(word[0])] |= second(word);
    }
  }
  /// Those that `text`, which is not empty, may begin with: by its first two letters.
  [[nodiscard]] std::span<const string_view> of(string_view text) const {
    const std::size_t letter = place(text[0]);
    return (seconds_[letter] & second(text)) == 0 ? std::span<const string_view>{}
                                                  : std::span<const string_view>(lists_[letter]);
  }

 private:
  static std::size_t place(char c) {
    const char small = lower(c);
    return small >= 'a' && small <= 'z' ? static_cast<std::size_t>(small - 'a') + 1 : 0;
  }
  /// A bit for the second character; a word of one letter has the bit of what is no letter.
  static std::uint32_t second(string_view word) {
    return std::uint32_t{1} << (word.size() < 2 ? 0 : place(word[1]));
  }
  std::array<std::vector<string_view>, 27> lists_;
  std::array<std::uint32_t, 27> seconds_{};
};

/// "quietly": how, whatever it is. "Only" says how many.
std::size_t adverb_size(const char* at, const char* end) {
  const string_view word(at, g::word_size({at, static_cast<std::size_t>(end - at)}));
  return word.size() > 4 && word.ends_with("ly") && word != "reply" ? word.size() : 0;
}

}  // namespace

const char* skip_tail(const char* at, const char* end, const Here& here) {
  const char* from = at;
  while (from != end && (blank(*from) || *from == ',')) {
    ++from;
  }
  for (const string_view tail : tails()) {
    if (g::words_taken({from, static_cast<std::size_t>(end - from)}, tail) > 0) {
      return end_of_clause(from, end, here);
    }
  }
  return at;
}

namespace {

const ByLetter& openers_by_letter() {
  static const ByLetter kOpeners(openers());
  return kOpeners;
}

}  // namespace

bool may_open(string_view word) {
  return word.ends_with("ly") || !openers_by_letter().of(word).empty();
}

const char* skip_openers(const char* at, const char* end) {
  for (bool more = at != end; more;) {
    more = false;
    const std::size_t size = static_cast<std::size_t>(end - at);
    std::size_t longest = 0;
    for (const string_view opener : openers_by_letter().of({at, size})) {
      if (size >= opener.size()) {
        const std::size_t rest =
            opener.size() == 1 ? 1 : g::words_taken({at + 1, size - 1}, opener.substr(1));
        longest = std::max(longest, rest == 0 ? 0 : rest + 1);
      }
    }
    const std::size_t adverb = longest > 0 ? 0 : adverb_size(at, end);
    if (longest == 0 && adverb == 0) {
      break;
    }
    const char* after = at + std::max(longest, adverb);
    while (after != end && (blank(*after) || *after == ',' || *after == ':')) {
      ++after;
    }
    if (after != end) {
      at = after;
      more = true;
    }
  }
  return at;
}

const char* skip_fillers(const char* at, const char* end) {
  static const ByLetter kFillers(fillers());
  for (bool more = true; more;) {
    const char* from = at;
    while (from != end && (blank(*from) || *from == ',')) {
      ++from;
    }
    if (from == end) {
      break;
    }
    std::size_t longest = 0;
    for (const string_view filler : kFillers.of({from, static_cast<std::size_t>(end - from)})) {
      longest =
          std::max(longest, g::words_taken({from, static_cast<std::size_t>(end - from)}, filler));
    }
    longest = std::max(longest, adverb_size(from, end));
    more = longest > 0;
    at = more ? from + longest : at;
  }
  return at;
}

bool may_end_at(const char* at, const char* end, const Here& here) {
  Input in(at, end, "");
  p::parse<g::gap>(in);
  if (in.empty()) {
    return true;
  }
  const bool comma = *in.current() == ',';
  if (!comma && !p::parse<p::at<g::also>>(in)) {
    return p::parse<p::at<g::sentence_end>>(in);
  }
  p::parse<p::seq<p::opt<g::comma>, p::opt<g::also>, p::opt<g::says<"then">, g::blanks>>>(in);
  if (in.empty()) {
    return comma;
  }
  if (const auto who = person_at(in.current(), end, here)) {
    Input after(who->end, end, "");
    if (p::parse<g::gap>(after); after.empty()) {
      return false;
    }
    const char* verb = after.current();
    return p::parse<p::at<p::sor<g::card, g::ellipsis, p::one<':'>>>>(after) ||
           (p::parse<g::word>(after) &&
            find_verb_row({verb, static_cast<std::size_t>(after.current() - verb)}) >= 0) ||
           p::parse<p::at<g::noun>>(after);
  }
  const char* word = in.current();
  if (!p::parse<g::word>(in)) {
    return p::parse<g::trick_number>(in);
  }
  const string_view written(word, static_cast<std::size_t>(in.current() - word));
  if (one_of(written, {"he", "she", "they", "nobody", "somebody"})) {
    p::parse<g::gap>(in);
    const char* verb = in.current();
    return p::parse<g::word>(in) &&
           find_verb_row({verb, static_cast<std::size_t>(in.current() - verb)}) >= 0;
  }
  return find_verb_row(written) >= 0 || (written[0] >= 'A' && written[0] <= 'Z');
}

std::optional<Person> person_at(const char* at, const char* end, const Here& here) {
  if (const auto known = here.names.person_at({at, static_cast<std::size_t>(end - at)})) {
    return Person{known->actor, at + known->size};
  }
  const auto says = [&](string_view words) {
    const std::size_t size = g::words_taken({at, static_cast<std::size_t>(end - at)}, words);
    return size == 0 ? nullptr : at + size;
  };
  const record::Actor dealer = here.moment.dealer();
  const bool by_player = record::is_player(here.actor);
  const auto other = static_cast<record::Actor>(by_player ? 1 - here.actor : record::kNobody);
  for (const string_view words : {"himself", "herself"}) {
    if (const char* stop = says(words); stop != nullptr && by_player) {
      return Person{here.actor, stop};
    }
  }
  for (const string_view words :
       {"his adversary", "her adversary", "his opponent", "her opponent", "the other player",
        "the other", "the adversary", "the opponent", "him", "her adversary"}) {
    if (const char* stop = says(words); stop != nullptr && by_player) {
      return Person{other, stop};
    }
  }
  if (!record::is_player(dealer)) {
    return std::nullopt;
  }
  for (const string_view words : {"the dealer", "The dealer", "dealer"}) {
    if (const char* stop = says(words)) {
      return Person{dealer, stop};
    }
  }
  for (const string_view words :
       {"the non-dealer", "The non-dealer", "the nondealer", "pone", "the elder hand"}) {
    if (const char* stop = says(words)) {
      return Person{static_cast<record::Actor>(1 - dealer), stop};
    }
  }
  return std::nullopt;
}

std::optional<Heard> hear_saying(const PatternList& among, const char* at, const char* end,
                                 const Here& here, const Beginning& begins) {
  Matcher matcher(end, here);
  matcher.with_actor = true;
  return hear(among, at, here.clause == nullptr ? at : here.clause, matcher,
              here.moment.of(here.actor), begins);
}

std::optional<Heard> hear_whole(const char* at, const char* end, const Here& here) {
  Matcher matcher(end, here);
  return hear(whole_patterns(), at, at, matcher, here.moment.of(record::kNobody),
              matcher.beginning(at));
}

std::optional<Heard> hear_utterance(const char* at, const char* end, const Here& here) {
  Matcher matcher(end, here);
  matcher.utterance = true;
  const When now = here.moment.of(here.actor);
  auto said = hear(utterance_patterns(), at, at, matcher, now, matcher.beginning(at));
  const char* after = skip_talk(at, end, here);
  if (!said && after != at && after != end) {
    said = hear(utterance_patterns(), after, after, matcher, now, matcher.beginning(after));
  }
  return said;
}

}  // namespace ecarte::notation
