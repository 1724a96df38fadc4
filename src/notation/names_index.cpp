// SPDX-License-Identifier: MIT
//
// What a text is searched for names by, of those who are known already or sit down; and a name with
// an article.
#include <algorithm>
#include <cstring>
#include <span>
#include <utility>

#include "grammar/plain_words.hpp"
#include "notation/bearers.hpp"
#include "notation/lexicon.hpp"
#include "notation/line.hpp"
#include "notation/names.hpp"
#include "notation/same_word.hpp"
#include "notation/table_words.hpp"
#include "notation/timing.hpp"

namespace ecarte::notation {

using record::Actor;
using record::Names;

namespace {

constexpr std::size_t kMaxBystanders = 200;

/// The word for who has the title that stands before this name; empty if none does.
std::string_view title_of(std::string_view name) {
  const std::size_t size = name.find_first_of(" .");
  if (size == std::string_view::npos) {
    return {};
  }
  const auto title = std::ranges::find(titles(), name.substr(0, size), &TitleWord::written);
  return title == titles().end() ? std::string_view{} : title->bearer;
}

/// Does it stand for who has the title, and not for a word of another sense or before a name: "the
/// Colonel's hand", "the Colonel leads"? Written small, only before what he does or has.
bool stands_for_bearer(std::string_view title, std::string_view behind) {
  const bool apart = behind.empty() || !grammar::is_blank(behind[0]);
  behind.remove_prefix(std::min(behind.find_first_not_of(" \t"), behind.size()));
  if (behind.empty() || apart || grammar::card_size(behind) > 0) {
    return true;
  }
  if (title[0] >= 'A' && title[0] <= 'Z') {
    return behind[0] < 'A' || behind[0] > 'Z';
  }
  const std::string_view next = behind.substr(0, grammar::word_size(behind));
  return grammar::digits_size(behind) > 0 || is_finite(next) ||
         one_of(next, {"one", "two", "three", "four", "five", "six", "and", "or", "not"});
}

/// Is it declared with its article: "the Vicar"?
bool has_article(std::string_view name) {
  return name.starts_with("The ") || name.starts_with("the ");
}

/// Are they the same but for who looks on, what the packs are called, and the coin?
bool are_of_one_sitting(const Names& one, const Names& other) {
  return one.players == other.players && one.sexes == other.sexes && one.code == other.code &&
         one.players_taken == other.players_taken;
}

std::string_view last_word(std::string_view name) {
  const std::size_t blank = name.rfind(' ');
  return blank == std::string_view::npos ? std::string_view{} : name.substr(blank + 1);
}

}  // namespace

bool NameTable::Words::are_one(std::string_view word) const {
  return std::ranges::any_of(words_, [word](std::string_view its) {
    return word == "a" ? its == word : same_word(its, word);  // an article is nobody's letter
  });
}

NameTable::Known& NameTable::known_now() const {
  const auto are_now = [this](const auto& known) { return known->names == names_; };
  if (const auto known = std::ranges::find_if(known_, are_now); known != known_.end()) {
    return **known;
  }
  const bool has_room = known_.size() < kMostKnown;
  Known& made = has_room ? *known_.emplace_back(std::make_unique<Known>())
                         : *known_[replaced_++ % kMostKnown];
  made.names = names_;
  fill(made.index);
  return made;
}

template <class AreSo>
bool NameTable::take_known(const AreSo& are_so) {
  const auto known =
      std::ranges::find_if(known_, [&](const auto& each) { return are_so(*each->names); });
  if (known == known_.end()) {
    return false;
  }
  asked_.more = true;
  learnt_.push_back(std::exchange(names_, (*known)->names));
  return true;
}

void NameTable::set_players(std::string_view first, std::string_view second) {
  // What stands above the line in the same deal is said of the sitting that begins with it.
  const std::string code = code_in_unit_ ? names_->code : std::string{};
  const record::Coin coin = coin_in_unit_ ? names_->coin : record::Coin::Unsaid;
  const auto are_these = [&](const Names& names) {
    return names.players[0] == first && names.players[1] == second && names.code == code &&
           names.coin == coin && names.bystanders.empty() && names.packs[0].empty() &&
           names.packs[1].empty() && !names.players_taken;
  };
  if (!take_known(are_these)) {
    Names& changed = change();
    changed = Names{};
    changed.coin = coin;
    changed.players = {tidy(first), tidy(second)};
    changed.sexes = {sex_told_by(changed.players[0]), sex_told_by(changed.players[1])};
    changed.code = code;
  }
  named_ = true;
  packs_owned_ = new_packs_ = false;
  state_ = {};
  teller_ = record::kNobody;
}

void NameTable::set_packs(std::string_view first, std::string_view second) {
  const auto with_these = [&](const Names& names) {
    return names.packs[0] == first && names.packs[1] == second && names.coin == names_->coin &&
           names.bystanders == names_->bystanders && are_of_one_sitting(names, *names_);
  };
  if (!take_known(with_these)) {
    change().packs = {std::string(first), std::string(second)};
  }
  packs_in_unit_ = true;
  packs_owned_ = new_packs_ = false;
}

bool NameTable::use_coin(record::Coin coin) {
  asked_.more = true;
  if (names_->coin == record::Coin::Unsaid) {
    const auto with_it = [&](const Names& names) {
      return names.coin == coin && names.bystanders == names_->bystanders &&
             names.packs == names_->packs && are_of_one_sitting(names, *names_);
    };
    if (!take_known(with_it)) {
      change().coin = coin;
    }
    coin_in_unit_ = true;
  }
  return names_->coin == coin;
}

bool NameTable::has_room() const {
  return names_->bystanders.size() + 2 <= kMaxBystanders;
}

std::optional<Actor> NameTable::add_bystander(std::string_view name) {
  if (names_->bystanders.size() >= kMaxBystanders) {
    return std::nullopt;
  }
  const auto seat = static_cast<Actor>(record::kFirstBystander + names_->bystanders.size());
  const auto with_him = [&](const Names& names) {
    const std::span others(names.bystanders);
    return others.size() == names_->bystanders.size() + 1 && others.back() == name &&
           std::ranges::equal(others.first(others.size() - 1), names_->bystanders) &&
           names.packs == names_->packs && names.coin == names_->coin &&
           are_of_one_sitting(names, *names_);
  };
  if (!take_known(with_him)) {
    change().bystanders.push_back(tidy(name));
  }
  return seat;
}

const NameTable::Index& NameTable::index() const {
  if (at_hand_ == nullptr || at_hand_->names != names_) {
    at_hand_ = &known_now();
  }
  return at_hand_->index;
}

void NameTable::fill(Index& index) const {
  index.keys.clear();
  index.only.fill(kNoKey);
  const auto add = [&index](Actor actor, std::string_view name) {
    const auto key = static_cast<std::int16_t>(index.keys.size());
    const std::string_view last = last_word(name);
    index.keys.push_back({actor, {name, last.empty()}, {last, true}});
    if (!name.empty()) {
      std::int16_t& only = index.only[static_cast<unsigned char>(name[0])];
      only = only == kNoKey ? key : kSeveral;
    }
    if (!last.empty()) {
      index.only[static_cast<unsigned char>(last[0])] = kSeveral;
    }
  };
  for (Actor seat = 0; seat < 2; ++seat) {
    add(seat, names_->players[seat]);
  }
  for (std::size_t i = 0; i < names_->bystanders.size(); ++i) {
    add(static_cast<Actor>(record::kFirstBystander + i), names_->bystanders[i]);
  }
  index.of_several_words = std::ranges::any_of(
      index.keys, [](const Key& key) { return !key.name.text.empty() && !key.name.one_word; });
  index.with_articles =
      std::ranges::any_of(index.keys, [](const Key& key) { return has_article(key.name.text); });
  index.bearers.clear();
  index.words.clear();
  index.first_bits = index.word_bits = 0;
  index.marks.clear();
  const auto add_word = [&index](std::string_view word) {
    index.words.push_back(word);
    index.first_bits |= Words::first_of(word);
    index.marks.push_back(Words::mark_of(word));
    index.word_bits |= index.marks.back();
  };
  for (const Key& key : index.keys) {
    if (const std::string_view title = title_of(key.name.text); !title.empty()) {
      index.bearers.emplace_back(title, key.actor);
      add_word(title);
    }
    for (std::string_view rest = key.name.text; !rest.empty();) {
      if (const std::string_view word = rest.substr(0, name_word_size(rest)); !word.empty()) {
        add_word(word);
        rest.remove_prefix(word.size());
      } else {
        rest.remove_prefix(character_size(rest));
      }
    }
  }
  index.bearers_of_names = hash_of_bearers(*names_);
  index.seated = {{names_->players[0], names_->players[1]},
                  known_by_their_bytes(index),
                  {is_of_other(false, 0), is_of_other(false, 1)}};
  for (std::size_t seat = 0; seat < 2; ++seat) {
    const std::string name = names_->players[seat] + ' ';
    const std::size_t size = std::min(name.size(), sizeof(std::uint64_t));
    std::memcpy(&index.seated.heads[seat], name.data(), size);
    std::memset(&index.seated.masks[seat], 0xff, size);
  }
}

/// Whether nothing but the bytes of the players' names need be looked at (Seated).
bool NameTable::known_by_their_bytes(const Index& index) const {
  const auto in_the_way = [](std::string_view name) {
    const std::string_view first = name.substr(0, name.find(' '));
    return is_reserved(first) || grammar::card_size(first) > 0 || grammar::plain::is_verb(first) ||
           first == "score" || first == "cut" || first == "bystanders" || first == "I" ||
           mentions_timing(std::string(name) + ' ');
  };
  return std::ranges::none_of(index.keys, [&](const Key& key) {
    const std::string_view name = key.name.text;
    const bool goes_on = std::ranges::any_of(names_->players, [name](std::string_view player) {
      return name.size() > player.size() && name.starts_with(player) &&
             (name[player.size()] == ' ' || name[player.size()] == '\'');
    });
    const std::string_view last = key.last.text;
    return name.empty() || goes_on || in_the_way(name) || (!last.empty() && in_the_way(last));
  });
}

/// "the writer", of one whose name is Writer; "the Colonel", of the one who is called so.
std::optional<NameTable::Found> NameTable::with_article(std::string_view text) const {
  constexpr std::size_t kArticle = 4;
  if (!(text.starts_with("the ") || text.starts_with("The ")) || text.size() == kArticle) {
    return std::nullopt;
  }
  const std::string_view name =
      text.substr(kArticle, text.find_first_of(" ,;:", kArticle) - kArticle);
  const Index& known = index();
  for (const Key& key : known.keys) {
    if (key.name.text.size() > 1 && key.name.one_word && key.name.text.size() == name.size() &&
        same_word(name, key.name.text)) {
      return Found{key.actor, kArticle + name.size()};
    }
    if (known.with_articles && has_article(key.name.text)) {
      const std::string_view behind = key.name.text.substr(kArticle);
      if (const auto size = grammar::words_taken(text.substr(kArticle), behind); size > 0) {
        return Found{key.actor, kArticle + size};
      }
    }
  }
  const auto titled = titled_at(text);
  return titled && titled->actor != record::kNobody ? titled : std::nullopt;
}

std::optional<NameTable::Found> NameTable::titled_at(std::string_view text) const {
  constexpr std::size_t kArticle = 4;
  const Index& known = index();
  if (known.bearers.empty() || text.size() < kArticle || (text[0] | 0x20) != 't' ||
      text.substr(1, kArticle - 1) != "he ") {
    return std::nullopt;
  }
  const std::string_view word = text.substr(kArticle, name_word_size(text.substr(kArticle)));
  std::optional<Found> found;
  for (const auto& [title, actor] : known.bearers) {
    if (same_word(word, title)) {
      found = Found{found ? record::kNobody : actor, kArticle + word.size()};
    }
  }
  return found && stands_for_bearer(word, text.substr(found->size)) ? found : std::nullopt;
}

namespace {

/// A first name, in whatever letters, that is no other word.
bool tells_a_person(std::string_view word) {
  static constexpr auto kWords = std::to_array<std::string_view>(
      {"Art",   "Dot",   "Don",      "Ken",   "Rob",  "Ray",    "Sue",   "Dolly",
       "Basil", "Bill",  "Clement",  "Daisy", "Eve",  "Fanny",  "Fern",  "Flora",
       "Frank", "Guy",   "Harry",    "Iris",  "Ivy",  "Jack",   "Lily",  "Max",
       "Una",   "Olive", "Patience", "Peter", "Rose", "Victor", "Viola", "Violet"});
  return (one_of_sorted(word, womens_names()) || one_of_sorted(word, mens_names())) &&
         !one_of(word, kWords);
}

}  // namespace

std::optional<NameTable::Found> NameTable::in_other_letters(std::string_view text) const {
  const std::size_t size = grammar::word_size(text);
  if (size == 1) {
    return by_initial(text);
  }
  if (size < 3 || !has_word(text.substr(0, size)) || !tells_a_person(text.substr(0, size))) {
    return std::nullopt;
  }
  for (const Key& key : index().keys) {
    if (key.name.one_word && same_word(text.substr(0, size), key.name.text)) {
      return Found{key.actor, size};
    }
  }
  return std::nullopt;
}

namespace {

/// How many bytes of `text` are a part of this name that people call its bearer by: his title and
/// one of his names, "Sir Joseph", or his first name. 0 if it begins with neither.
std::size_t part_taken(std::string_view text, std::string_view name) {
  const auto first_of = [](std::string_view& words) {
    const std::string_view word = words.substr(0, words.find(' '));
    words.remove_prefix(std::min(word.size() + 1, words.size()));
    return word;
  };
  // Nobody is spoken of as "the Mister".
  static constexpr auto kForms = std::to_array<std::string_view>(
      {"Sir", "Dame", "Mr", "Mr.", "Mrs", "Mrs.", "Miss", "Ms", "Ms.", "Mme", "Mlle", "Herr"});
  std::string_view rest = name;
  while (!title_of(rest).empty() || one_of(rest.substr(0, rest.find(' ')), kForms)) {
    const std::size_t named = grammar::words_taken(text, first_of(rest));
    if (named == 0 || named >= text.size() || text[named] != ' ') {
      continue;
    }
    for (std::string_view others = rest; !others.empty();) {
      const std::string_view word = first_of(others);
      const std::size_t size = grammar::words_taken(text.substr(named + 1), word);
      if (size > 0 && word.size() < rest.size()) {
        return named + 1 + size;
      }
    }
  }
  const std::string_view first = first_of(rest);
  const bool names = one_of_sorted(first, womens_names()) || one_of_sorted(first, mens_names());
  return !rest.empty() && names ? grammar::words_taken(text, first) : 0;
}

}  // namespace

std::optional<NameTable::Found> NameTable::by_part(std::string_view text) const {
  if (text.empty() || (text[0] >= 'a' && text[0] <= 'z') ||
      !has_word(text.substr(0, name_word_size(text)))) {
    return std::nullopt;
  }
  std::optional<Found> found;
  for (const Key& key : index().keys) {
    const std::size_t size = key.name.one_word ? 0 : part_taken(text, key.name.text);
    if (size > 0) {
      asked_.more = true;
      if (found) {
        return std::nullopt;  // two are called so
      }
      found = Found{key.actor, size};
    }
  }
  return found;
}

std::optional<NameTable::Found> NameTable::called_otherwise(std::string_view text) const {
  if (!text.empty() && (text[0] | 0x20) == 't') {
    if (const auto titled = with_article(text)) {
      return titled;
    }
  }
  const auto written = in_other_letters(text);
  return written || !index().of_several_words ? written : by_part(text);
}

}  // namespace ecarte::notation
