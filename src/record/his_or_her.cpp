// SPDX-License-Identifier: MIT
#include "record/his_or_her.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "record/act_kinds.hpp"

namespace ecarte::record {
namespace {

using std::string;
using std::string_view;

constexpr auto kTitles = std::to_array<string_view>(
    {"Mrs", "Miss", "Ms", "Mme", "Madame", "Mlle", "Lady", "Countess", "Duchess", "Frau"});

/// After these "his" is no attribute of what follows: "the mark is hers to make".
constexpr auto kAfterHis =
    std::to_array<string_view>({"and", "as", "by", "if", "or", "to", "until"});

constexpr auto kTurned = std::to_array<std::pair<string_view, string_view>>({
    {"he", "she"},
    {"his", "her"},
    {"him", "her"},
    {"himself", "herself"},
});

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
         (static_cast<unsigned char>(c) >= 0x80);
}

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

/// The letters from `at` on.
string_view word_at(string_view text, std::size_t at) {
  const string_view rest = text.substr(at);
  const auto* const end = std::find_if_not(rest.begin(), rest.end(), is_letter);
  return rest.substr(0, static_cast<std::size_t>(end - rest.begin()));
}

bool has_title(string_view name) {
  const string_view first = word_at(name, 0);
  return std::ranges::find(kTitles, first) != kTitles.end();
}

/// Was what is read as the actor's own written as hers?
bool says_hers(const Record& record, const Act& act) {
  using K = ActKind;
  constexpr ActKinds kOfOwn{K::TakeUp,   K::ThrowDown, K::ThrowOut, K::Hold,    K::Mark,
                            K::Announce, K::Discard,   K::PutBack,  K::TakeBack};
  constexpr ActKinds kIfOwn{K::Find, K::Look, K::Expose};
  const bool own = kIfOwn.has(act.kind) && (act.detail == act.actor || act.detail >= 2);
  if (!own && !kOfOwn.has(act.kind)) {
    return false;
  }
  const Span span = span_of(act);
  const string_view said = string_view(record.text).substr(0, span.end);
  bool hers = false;
  for (std::size_t at = span.begin; at < said.size();) {
    const string_view word = word_at(said, at);
    hers = hers || word == "her" || word == "herself";
    at += std::max<std::size_t>(word.size(), 1);
  }
  return hers;
}

/// Is one of these words in the text, and not only within another ("the other", "whether")?
bool says_word(string_view text, string_view begins, std::span<const string_view> words) {
  for (std::size_t at = text.find(begins); at != string_view::npos;
       at = text.find(begins, at + 1)) {
    if ((at == 0 || !is_letter(text[at - 1])) &&
        std::ranges::find(words, word_at(text, at)) != words.end()) {
      return true;
    }
  }
  return false;
}

/// Does a word begin with "her" or "she", or may it? Looked for in one go, many characters at a
/// time.
bool may_begin_with_hers(string_view text) {
  const auto is = [](char c, char other) { return static_cast<unsigned char>(c == other ? 1 : 0); };
  unsigned char found = text.starts_with("her") || text.starts_with("she") ? 1 : 0;
  found |= static_cast<unsigned char>(text.starts_with("She") ? 1 : 0);
  for (std::size_t at = 1; at + 2 < text.size(); ++at) {
    const bool within = static_cast<unsigned char>(text[at - 1] - 'a') <= 'z' - 'a';
    const char first = text[at];
    const char second = text[at + 1];
    const char third = text[at + 2];
    const int her = is(first, 'h') & is(second, 'e') & is(third, 'r');
    const int she = (is(first, 's') | is(first, 'S')) & is(second, 'h') & is(third, 'e');
    found |= static_cast<unsigned char>((within ? 0 : 1) & (her | she));
  }
  return found != 0;
}

/// May the text speak of a woman by a word? In most there is none, which is soon seen.
bool may_say_hers(string_view text) {
  if (!may_begin_with_hers(text)) {
    return false;
  }
  constexpr auto kHer = std::to_array<string_view>({"her", "herself"});
  constexpr auto kShe = std::to_array<string_view>({"she", "She"});
  return says_word(text, "her", kHer) || says_word(text, "she", kShe) ||
         says_word(text, "She", kShe);
}

/// Does "his" that ends at `end` stand alone, and not before what is his?
bool stands_alone(string_view text, std::size_t end) {
  if (end + 1 >= text.size() || text[end] != ' ') {
    return true;
  }
  const string_view next = word_at(text, end + 1);
  const bool a_card = next.empty() && (text[end + 1] == '?' || is_digit(text[end + 1]));
  return (next.empty() && !a_card) || std::ranges::find(kAfterHis, next) != kAfterHis.end();
}

}  // namespace

Pronouns::People Pronouns::look() const {
  People people;
  if (!record_->names) {
    return people;
  }
  for (const string& name : record_->names->players) {
    people.all.push_back({name, has_title(name)});
  }
  for (const string& name : record_->names->bystanders) {
    people.all.push_back({name, has_title(name)});
  }
  const bool may_be_said = may_say_hers(record_->text);
  for (const Act& act : record_->acts) {
    if (may_be_said && is_player(act.actor) && act.at < record_->text.size()) {
      const string_view first = word_at(record_->text, act.at);
      bool& woman = people.all[act.actor].woman;
      woman = woman || first == "She" || first == "she" || says_hers(*record_, act);
    }
  }
  for (std::size_t seat = 0; seat < 2; ++seat) {
    const std::int8_t told = record_->names->sexes[seat];  // by her name
    people.all[seat].woman = told > 0 || (people.all[seat].woman && told >= 0);
  }
  people.any_woman = std::ranges::any_of(people.all, &Person::woman);
  return people;
}

const Pronouns::People& Pronouns::people() const {
  if (!people_) {
    people_ = look();
  }
  return *people_;
}

bool Pronouns::is_woman(Actor who) const {
  const std::size_t place = is_player(who)      ? std::size_t{who}
                            : is_bystander(who) ? std::size_t{who} - kFirstBystander + 2
                                                : people().all.size();
  return place < people().all.size() && people().all[place].woman;
}

/// Who is named at `at`; nobody if none is.
const Pronouns::Person* Pronouns::named_at(string_view text, std::size_t at) const {
  for (const Person& person : people().all) {
    const std::size_t end = at + person.name.size();
    if (!person.name.empty() && text.substr(at).starts_with(person.name) &&
        (end >= text.size() || !is_letter(text[end]))) {
      return &person;
    }
  }
  return nullptr;
}

string Pronouns::turned(string_view text) const {
  return people().any_woman ? turn(text, false) : string{text};
}

std::vector<string> Pronouns::turned(std::vector<string> texts) const {
  for (string& text : texts) {
    text = turned(text);
  }
  return texts;
}

string Pronouns::of_own(Actor who, string_view predicate) const {
  return people().any_woman && is_woman(who) ? turn(predicate, true) : string{predicate};
}

string Pronouns::with_hers(const Act& act, string predicate) const {
  const bool untold = is_player(act.actor) && is_woman(act.actor) &&
                      !has_title(people().all[act.actor].name) && says_hers(*record_, act);
  if (!untold || predicate.find(" her") != string::npos) {
    return predicate;
  }
  constexpr string_view kTheKing = " the king";
  if (const std::size_t at = predicate.find(kTheKing); at != string::npos) {
    return predicate.replace(at, kTheKing.size(), " her king");
  }
  if (act.kind == ActKind::ThrowDown) {
    predicate.insert(std::min(predicate.find(','), predicate.size()), " her hand");
  }
  return predicate;
}

string Pronouns::turn(string_view text, bool woman) const {
  string out;
  bool quoted = false;
  for (std::size_t at = 0; at < text.size();) {
    quoted = quoted != (text[at] == '"');
    if (quoted || !is_letter(text[at])) {
      out += text[at++];
      continue;
    }
    if (const Person* const person = named_at(text, at)) {
      woman = person->woman;
      out += person->name;
      at += person->name.size();
      continue;
    }
    const string_view word = word_at(text, at);
    const auto* const row =
        std::ranges::find(kTurned, word, &std::pair<string_view, string_view>::first);
    const bool hers = woman && word == "his" && stands_alone(text, at + word.size());
    out += hers ? string_view{"hers"} : woman && row != kTurned.end() ? row->second : word;
    at += word.size();
  }
  return out;
}

}  // namespace ecarte::record
