// SPDX-License-Identifier: MIT
#include "notation/names.hpp"

#include <algorithm>
#include <atomic>
#include <utility>

#include "grammar/bytes.hpp"
#include "notation/lexicon.hpp"
#include "notation/line.hpp"
#include "notation/same_word.hpp"
#include "notation/table_words.hpp"

namespace ecarte::notation {

using record::Actor;
using record::Names;

namespace {

/// Without the stop of an initial at its end. That of a title, which may be all there is of a name,
/// is part of it: without it what follows would begin another sentence.
std::string_view without_stop(std::string_view name) {
  const std::string_view rest = name.substr(0, name.size() - (name.ends_with('.') ? 1 : 0));
  return grammar::ends_in_title(rest) ? name : rest;
}

}  // namespace

std::string tidy(std::string_view name) {
  std::string tidied;
  for (const char c : without_stop(name)) {
    const bool blank = grammar::is_blank(c);
    if (!blank || !tidied.ends_with(' ')) {
      tidied += blank ? ' ' : c;
    }
  }
  return tidied;
}

std::optional<Actor> NameTable::find_player(std::string_view name) const {
  name = without_stop(name);
  for (Actor seat = 0; seat < 2; ++seat) {
    const std::string& player = names_->players[seat];
    if (player[0] == name[0] && player == name) {
      return seat;
    }
  }
  const auto found = person_at(name);
  return found && found->size == name.size() && record::is_player(found->actor)
             ? std::optional<Actor>(found->actor)
             : std::nullopt;
}

namespace {

/// 1 if the name of which `size` bytes were taken ends in an initial, and has its stop with it: "H.
/// marks", "Mrs. A.'s hand".
std::size_t stop_of_initial(std::string_view text, std::size_t size) {
  if (size >= text.size() || text[size] != '.') {
    return 0;
  }
  const std::string_view after = text.substr(size + 1);
  const std::string_view name = text.substr(0, size);
  const bool initial = size == 1 || grammar::is_blank(name[size - 2]);
  const bool owns = after.starts_with('\'') || after.starts_with("\xe2\x80\x99");
  const bool marks = initial && after.starts_with(" +");
  return (initial && owns) || marks || grammar::ends_in_initial(name, after) ? 1 : 0;
}

/// How many bytes of `text` the name takes, as a whole word; 0 if it does not begin with it.
std::size_t taken(std::string_view text, const NameTable::Wanted& name) {
  if (name.text.empty() || text[0] != name.text[0]) {
    return 0;
  }
  std::size_t size = name.text.size();
  if (name.one_word) {
    const bool begins = size == 1 || text.starts_with(name.text);
    if (!begins || !grammar::word_ends(text, size)) {
      return 0;
    }
  } else {
    size = grammar::words_taken(text, name.text);
    if (size == 0) {
      return 0;
    }
  }
  return size + stop_of_initial(text, size);
}

/// Is it a number as a score-sheet has it behind a name, "3", "+1", "x2", and no rank or place of
/// something: "3 of hearts"?
bool is_column(std::string_view text) {
  const bool counts = text.starts_with('+') || text.starts_with('x');
  text.remove_prefix(counts ? 1 : 0);
  const std::size_t digits = grammar::digits_size(text);
  const std::string_view after = text.substr(digits);
  const std::size_t blanks = std::min(after.find_first_not_of(' '), after.size());
  const std::string_view next = after.substr(blanks);
  return digits > 0 && (next.empty() || next[0] < 'a' || next[0] > 'z' ||
                        one_of(next.substr(0, grammar::word_size(next)),
                               {"and", "to", "card", "cards", "cds", "trick", "tricks", "tr", "trs",
                                "pt", "pts", "point", "points"}));
}

/// Is it a letter that may stand for a name, with no stop: "B proposes", "B: K♣"? One that is an
/// article, a pronoun, a card's rank or its suit too is a name only before what somebody does; and
/// "I" only before what another does, since "I proposed" says whoever tells it.
bool initial_alone(std::string_view text) {
  constexpr std::string_view kOtherwise = "AIKQJTSHDC";
  const std::string_view behind = text.substr(1);
  if (!grammar::word_ends(text, 1) || behind.starts_with('-')) {
    return false;
  }
  if (kOtherwise.find(text[0]) == std::string_view::npos || behind.starts_with(':')) {
    return true;
  }
  const std::string_view after =
      behind.substr(std::min(behind.find_first_not_of(' '), behind.size()));
  const std::string_view verb = after.substr(0, grammar::word_size(after));
  const bool does = is_finite(verb) && (text[0] != 'I' || is_of_another(verb));
  return behind.starts_with(' ') && (does || grammar::card_size(after) > 0 || is_column(after));
}

}  // namespace

std::optional<NameTable::Found> NameTable::by_initial(std::string_view text) const {
  const bool stopped = text.substr(1).starts_with('.');
  if (text[0] < 'A' || text[0] > 'Z' || (!stopped && !initial_alone(text))) {
    return std::nullopt;
  }
  const Key* borne = nullptr;
  for (const Key& key : index().keys) {
    const auto begins = [text](std::string_view name) {
      return !name.empty() && name[0] == text[0];
    };
    if (begins(key.name.text) || begins(key.last.text)) {
      asked_.more = true;  // whose letter it is goes by the names
      if (borne != nullptr) {
        return std::nullopt;
      }
      borne = &key;
    }
  }
  if (text.substr(1).starts_with(' ')) {
    asked_.letters |= Words::first_of(text);
  } else {
    asked_.more = true;  // it may be of a card
  }
  const bool player = borne != nullptr && record::is_player(borne->actor) && borne->name.one_word &&
                      borne->name.text.size() > 1;
  const std::size_t stop = stop_of_initial(text, 1);
  return player && (stop > 0 || !stopped) ? std::optional<Found>({borne->actor, 1 + stop})
                                          : std::nullopt;
}

std::optional<NameTable::Found> NameTable::person_at(std::string_view text) const {
  const Index& known = index();
  const std::int16_t only = text.empty() ? kNoKey : known.only[static_cast<unsigned char>(text[0])];
  if (only >= 0) {
    const Key& key = known.keys[static_cast<std::size_t>(only)];
    const std::size_t size = begins_with_article(text) ? 0 : taken(text, key.name);
    if (size > 0) {
      return Found{key.actor, size};
    }
  }
  if (only != kSeveral) {
    return called_otherwise(text);
  }
  if (begins_with_article(text)) {
    return std::nullopt;
  }
  Found best;
  Found by_last;
  int last_borne = 0;
  for (const Key& key : known.keys) {
    if (const std::size_t size = taken(text, key.name); size > best.size) {
      best = {key.actor, size};
    }
    if (const std::size_t size = taken(text, key.last); size > 0) {
      by_last = {key.actor, size};
      ++last_borne;
    }
  }
  if (best.size > 0) {
    return best;
  }
  if (last_borne == 1) {
    return by_last;
  }
  return called_otherwise(text);
}

std::optional<Actor> NameTable::take_player(std::string_view name) {
  if (named_) {
    return std::nullopt;
  }
  for (Actor seat = 0; seat < 2; ++seat) {
    if (!met_[seat]) {
      Names& changed = change();
      changed.players[seat] = tidy(name);
      changed.sexes[seat] = sex_told_by(changed.players[seat]);
      changed.players_taken = true;
      met_[seat] = true;
      return seat;
    }
  }
  return std::nullopt;
}

std::optional<Actor> NameTable::find(std::string_view name) const {
  name = without_stop(name);
  if (const auto player = find_player(name)) {
    return player;
  }
  const auto& others = names_->bystanders;
  for (std::size_t i = 0; i < others.size(); ++i) {
    if (others[i] == name) {
      return static_cast<Actor>(record::kFirstBystander + i);
    }
  }
  const auto found = person_at(name);
  return found && found->size == name.size() ? std::optional<Actor>(found->actor) : std::nullopt;
}

NameTable::Found NameTable::onlooker_at(const char* at, std::size_t left) const {
  const std::string_view text(at, left);
  const auto& names = names_->bystanders;
  if (names.empty() || seated().at(at, left).size != 0) {  // who has sat down plays
    return {};
  }
  for (std::size_t i = 0; i < names.size(); ++i) {
    const std::size_t size = names[i].size();
    if (text.size() > size && text.starts_with(names[i]) && text[size] == ' ') {
      return {static_cast<Actor>(record::kFirstBystander + i), size};
    }
  }
  return {};
}

std::optional<std::uint8_t> NameTable::find_pack(std::string_view colour) const {
  asked_.packs = true;
  for (std::uint8_t i = 0; i < 2; ++i) {
    if (!colour.empty() && names_->packs[i] == colour) {
      return i;
    }
  }
  asked_.more = true;
  return std::nullopt;
}

std::shared_ptr<Names> NameTable::copy_of_names() {
  constexpr std::size_t kKept = kMostKnown + 8;  // so many more than there are records at once
  const auto unused = std::ranges::find_if(
      made_, [](const std::shared_ptr<Names>& names) { return names.use_count() == 1; });
  if (unused != made_.end()) {
    std::atomic_thread_fence(std::memory_order_acquire);  // whoever held it has read it
    **unused = *names_;
    return *unused;
  }
  auto copy = std::make_shared<Names>(*names_);
  if (made_.size() < kKept) {
    made_.push_back(copy);
  }
  return copy;
}

Names& NameTable::change() {
  auto copy = copy_of_names();
  Names& changed = *copy;
  asked_.more = true;
  learnt_.push_back(std::exchange(names_, std::move(copy)));
  return changed;
}

std::optional<std::uint8_t> NameTable::add_pack(std::string_view colour) {
  for (std::uint8_t i = 0; i < 2; ++i) {
    if (names_->packs[i].empty()) {
      change().packs[i] = colour;
      packs_in_unit_ = true;
      return i;
    }
  }
  return std::nullopt;
}

void NameTable::forget_players() {
  change() = Names{};
  named_ = packs_owned_ = new_packs_ = false;
  met_ = {};
  state_ = {};
  teller_ = record::kNobody;
}

void NameTable::set_code(std::string_view code) {
  change().code = code;
  code_in_unit_ = true;
}

void NameTable::own_packs(std::uint8_t first_players_pack) {
  asked_.more = packs_owned_ = true;
  first_players_pack_ = first_players_pack;
}

void NameTable::begin_file() {
  names_ = nameless_;
  learnt_.clear();
  named_ = code_in_unit_ = packs_in_unit_ = coin_in_unit_ = packs_owned_ = owned_before_ = false;
  new_packs_ = false;
  met_ = {};
  tongue_ = Tongue::English;
  first_players_pack_ = 0;
  state_ = state_before_ = {};
  teller_ = record::kNobody;
}

void NameTable::begin_unit() {
  code_in_unit_ = packs_in_unit_ = coin_in_unit_ = false;
  if (state_.entrant != record::kNobody) {
    const Seats due = state_;
    change_places(due.entrant, due.seat);
  }
}

void NameTable::vacate(Actor seat) {
  asked_.more = true;
  state_.vacated = seat;
}

void NameTable::change_places(Actor bystander, Actor seat) {
  Names& changed = change();
  changed.players[seat].swap(
      changed.bystanders[static_cast<std::size_t>(bystander - record::kFirstBystander)]);
  changed.sexes[seat] = sex_told_by(changed.players[seat]);
  state_ = {};
  teller_ = teller_ == seat ? record::kNobody : teller_;
}

void NameTable::change_next_deal(Actor bystander, Actor seat) {
  asked_.more = true;
  state_ = {record::kNobody, bystander, seat};
}

void NameTable::restore(std::size_t mark) {
  if (mark == learnt_.size()) {
    return;
  }
  const std::shared_ptr<const Names> names = learnt_[mark];
  for (Actor seat = 0; seat < 2; ++seat) {
    met_[seat] = met_[seat] && names_->players[seat] == names->players[seat];
  }
  names_ = names;
  learnt_.resize(mark);
  packs_in_unit_ = packs_in_unit_ && !(names_->packs[0].empty() && names_->packs[1].empty());
}

void NameTable::take_back() {
  state_ = state_before_;
  if (!learnt_.empty()) {
    restore(0);
    packs_owned_ = owned_before_;
  }
}

}  // namespace ecarte::notation
