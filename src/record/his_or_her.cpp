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

/// Does "her" or "she" stand anywhere in it, be it within a word?
bool has_hers(string_view text) {
  for (std::size_t at = text.find('h'); at != string_view::npos; at = text.find('h', at + 1)) {
    const string_view rest = text.substr(at);
    const char before = at == 0 ? ' ' : text[at - 1];
    if (rest.starts_with("he") && (before == 's' || before == 'S' || rest.starts_with("her"))) {
      return true;
    }
  }
  return false;
}

/// May the text speak of a woman by a word? In most there is none, which is soon seen.
bool may_say_hers(string_view text) {
  if (!has_hers(text)) {
    return false;
  }
  constexpr auto kHer = std::to_array<string_view>({"her", "herself"});
  constexpr auto kShe = std::to_array<string_view>({"she", "She"});
  return says_word(text, "her", kHer) || says_word(text, "she", kShe) ||
         says_word(text, "She", kShe);
}

/// May a word of it be turned? In most clauses there is none, which is soon seen.
bool may_be_turned(string_view text) {
  for (std::size_t at = text.find('h'); at != string_view::npos; at = text.find('h', at + 1)) {
    const bool begins = at == 0 || !is_letter(text[at - 1]);
    if (begins && std::ranges::find(kTurned, word_at(text, at),
                                    &std::pair<string_view, string_view>::first) != kTurned.end()) {
      return true;
    }
  }
  return false;
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

std::size_t Pronouns::number_of_people() const {
  return record_->names ? record_->names->players.size() + record_->names->bystanders.size() : 0;
}

const string& Pronouns::name_of(std::size_t person) const {
  const auto& players = record_->names->players;
  return person < players.size() ? players[person]
                                 : record_->names->bystanders[person - players.size()];
}

Pronouns::People Pronouns::look() const {
  People women;
  if (!record_->names) {
    return women;
  }
  const auto& told = record_->names->sexes;  // by their names
  for (std::size_t person = 0; person < number_of_people(); ++person) {
    const bool is_told = person < told.size() && told[person] != 0;
    women[person] = !is_told && has_title(name_of(person));
  }
  const bool all_told = told[0] != 0 && told[1] != 0;
  if (!all_told && may_say_hers(record_->text)) {
    for (const Act& act : record_->acts) {
      if (is_player(act.actor) && act.at < record_->text.size()) {
        const string_view first = word_at(record_->text, act.at);
        women[act.actor] =
            women[act.actor] || first == "She" || first == "she" || says_hers(*record_, act);
      }
    }
  }
  for (std::size_t seat = 0; seat < told.size(); ++seat) {
    women[seat] = told[seat] > 0 || (women[seat] && told[seat] >= 0);
  }
  return women;
}

const Pronouns::People& Pronouns::women() const {
  if (!women_) {
    women_ = look();
  }
  return *women_;
}

bool Pronouns::is_woman(Actor who) const {
  const std::size_t place = is_player(who)      ? std::size_t{who}
                            : is_bystander(who) ? std::size_t{who} - kFirstBystander + 2
                                                : number_of_people();
  return place < number_of_people() && women()[place];
}

/// Whose name the text begins with; nobody's if with none.
std::optional<std::size_t> Pronouns::named_at(string_view text) const {
  for (std::size_t person = 0; person < number_of_people(); ++person) {
    const string& name = name_of(person);
    if (!name.empty() && text.front() == name.front() && text.starts_with(name) &&
        (name.size() == text.size() || !is_letter(text[name.size()]))) {
      return person;
    }
  }
  return std::nullopt;
}

string Pronouns::turned(string_view text) const {
  string out;
  append_turned(out, text);
  return out;
}

void Pronouns::append_turned(string& out, string_view text) const {
  if (women().any() && may_be_turned(text)) {
    turn(out, text, false);
  } else {
    out.append(text);
  }
}

std::vector<string> Pronouns::turned(std::vector<string> texts) const {
  for (string& text : texts) {
    text = turned(text);
  }
  return texts;
}

string Pronouns::of_own(Actor who, string_view predicate) const {
  string out;
  if (is_woman(who)) {
    turn(out, predicate, true);
  } else {
    out.append(predicate);
  }
  return out;
}

string Pronouns::with_hers(const Act& act, string predicate) const {
  const bool untold = is_player(act.actor) && is_woman(act.actor) &&
                      !has_title(name_of(act.actor)) && says_hers(*record_, act);
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

/// What is not turned is copied as a whole.
void Pronouns::turn(string& out, string_view text, bool woman) const {
  bool quoted = false;
  std::size_t copied = 0;
  for (std::size_t at = 0; at < text.size();) {
    quoted = quoted != (text[at] == '"');
    if (quoted || !is_letter(text[at])) {
      ++at;
      continue;
    }
    if (const std::optional<std::size_t> person = named_at(text.substr(at))) {
      woman = women()[*person];
      at += name_of(*person).size();
      continue;
    }
    const string_view word = word_at(text, at);
    if (woman && word.front() == 'h') {
      const auto* const row =
          std::ranges::find(kTurned, word, &std::pair<string_view, string_view>::first);
      if (row != kTurned.end()) {
        const bool hers = word == "his" && stands_alone(text, at + word.size());
        out.append(text.substr(copied, at - copied)).append(hers ? "hers" : row->second);
        copied = at + word.size();
      }
    }
    at += word.size();
  }
  out.append(text.substr(copied));
}

}  // namespace ecarte::record
