// SPDX-License-Identifier: MIT
#include "notation/names.hpp"

#include "grammar/fixed.hpp"

namespace ecarte::notation {

using record::Actor;
using record::Names;

namespace {

constexpr std::size_t kMaxBystanders = 200;

}  // namespace

std::optional<Actor> NameTable::find_player(std::string_view name) const {
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

/// How many bytes of `text` the name takes, as a whole word; 0 if it does not begin with it.
std::size_t taken(std::string_view text, std::string_view name) {
  if (name.empty() || !text.starts_with(name)) {
    return 0;
  }
  const std::string_view after = text.substr(name.size());
  // "H. marks": an initial has its stop with it where no sentence ends.
  if (name.size() == 1 && after.size() > 2 && after[0] == '.' && after[1] == ' ' &&
      after[2] >= 'a' && after[2] <= 'z') {
    return name.size() + 1;
  }
  return after.empty() || !grammar::is_word_char(after[0]) ? name.size() : 0;
}

std::string_view last_word(std::string_view name) {
  const std::size_t blank = name.rfind(' ');
  return blank == std::string_view::npos ? std::string_view{} : name.substr(blank + 1);
}

}  // namespace

std::optional<NameTable::Found> NameTable::person_at(std::string_view text) const {
  Found best;
  Found by_last;
  int last_borne = 0;
  const auto meet = [&](Actor actor, std::string_view name) {
    if (const std::size_t size = taken(text, name); size > best.size) {
      best = {actor, size};
    }
    if (const std::size_t size = taken(text, last_word(name)); size > 0) {
      by_last = {actor, size};
      ++last_borne;
    }
  };
  for (Actor seat = 0; seat < 2; ++seat) {
    meet(seat, names_->players[seat]);
  }
  for (std::size_t i = 0; i < names_->bystanders.size(); ++i) {
    meet(static_cast<Actor>(record::kFirstBystander + i), names_->bystanders[i]);
  }
  if (best.size > 0) {
    return best;
  }
  return last_borne == 1 ? std::optional<Found>(by_last) : std::nullopt;
}

std::optional<Actor> NameTable::take_player(std::string_view name) {
  if (named_) {
    return std::nullopt;
  }
  for (Actor seat = 0; seat < 2; ++seat) {
    if (!met_[seat]) {
      Names& changed = change();
      changed.players[seat] = name;
      changed.players_taken = true;
      met_[seat] = true;
      return seat;
    }
  }
  return std::nullopt;
}

std::optional<Actor> NameTable::find(std::string_view name) const {
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

std::optional<std::uint8_t> NameTable::find_pack(std::string_view colour) const {
  for (std::uint8_t i = 0; i < 2; ++i) {
    if (!colour.empty() && names_->packs[i] == colour) {
      return i;
    }
  }
  return std::nullopt;
}

Names& NameTable::change() {
  if (!before_) {
    before_ = names_;
    owned_before_ = packs_owned_;
  }
  auto copy = std::make_shared<Names>(*names_);
  Names& changed = *copy;
  names_ = std::move(copy);
  return changed;
}

std::optional<Actor> NameTable::add_bystander(std::string_view name) {
  if (names_->bystanders.size() >= kMaxBystanders) {
    return std::nullopt;
  }
  Names& changed = change();
  changed.bystanders.emplace_back(name);
  return static_cast<Actor>(record::kFirstBystander + changed.bystanders.size() - 1);
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

void NameTable::set_players(std::string_view first, std::string_view second) {
  Names& changed = change();
  const std::string code = code_in_unit_ ? changed.code : std::string{};
  changed = Names{};
  changed.players = {std::string(first), std::string(second)};
  changed.code = code;
  named_ = true;
  packs_owned_ = false;
  state_ = {};
}

void NameTable::set_packs(std::string_view first, std::string_view second) {
  change().packs = {std::string(first), std::string(second)};
  packs_in_unit_ = true;
  packs_owned_ = false;
}

void NameTable::set_code(std::string_view code) {
  change().code = code;
  code_in_unit_ = true;
}

void NameTable::own_packs(std::uint8_t first_players_pack) {
  packs_owned_ = true;
  first_players_pack_ = first_players_pack;
}

void NameTable::begin_unit() {
  code_in_unit_ = packs_in_unit_ = false;
  if (state_.entrant != record::kNobody) {
    const Seats due = state_;
    change_places(due.entrant, due.seat);
  }
}

void NameTable::vacate(Actor seat) {
  state_.vacated = seat;
}

void NameTable::change_places(Actor bystander, Actor seat) {
  Names& changed = change();
  changed.players[seat].swap(
      changed.bystanders[static_cast<std::size_t>(bystander - record::kFirstBystander)]);
  state_ = {};
}

void NameTable::change_next_deal(Actor bystander, Actor seat) {
  state_ = {record::kNobody, bystander, seat};
}

bool NameTable::use_coin(record::Coin coin) {
  if (names_->coin == record::Coin::Unsaid) {
    change().coin = coin;
  }
  return names_->coin == coin;
}

void NameTable::restore(const std::shared_ptr<const Names>& names) {
  for (Actor seat = 0; seat < 2; ++seat) {
    met_[seat] = met_[seat] && names_->players[seat] == names->players[seat];
  }
  names_ = names;
}

void NameTable::take_back() {
  state_ = state_before_;
  if (before_) {
    restore(before_);
    before_.reset();
    packs_owned_ = owned_before_;
  }
}

}  // namespace ecarte::notation
