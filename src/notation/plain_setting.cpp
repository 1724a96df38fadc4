// SPDX-License-Identifier: MIT
#include "notation/plain_setting.hpp"

#include <algorithm>
#include <span>

#include "game/card.hpp"
#include "notation/draft.hpp"
#include "notation/line.hpp"
#include "notation/plain_line.hpp"
#include "notation/utf8.hpp"
#include "record/words.hpp"

namespace ecarte::notation {

using record::Act;
using record::ActKind;
using record::kUnstated;

bool PlainSetting::fits() const {
  const auto named = std::span(new_names_).first(names_);
  const bool are_new =
      acts_.back().kind == ActKind::Players ||
      (names_known_.has_room() && std::ranges::none_of(named, [&](std::string_view name) {
         return names_known_.find(name).has_value();
       }));
  return acts_.size() <= kMaxActs && (named.empty() || are_new);
}

void PlainSetting::tell_names(NameTable& names) const {
  const ActKind kind = acts_.back().kind;
  names.begin_line();
  if (kind == ActKind::Players) {
    return names.set_players(new_names_[0], new_names_[1]);
  }
  if (kind == ActKind::Packs) {
    names.set_packs(of_packs_[0], of_packs_[1]);
    return names.own_packs(owners_[0]);
  }
  if (kind == ActKind::Bet || kind == ActKind::Cover) {
    names.use_coin(record::Coin::Unit);
  }
  for (std::size_t i = 0; i < names_; ++i) {
    names.add_bystander(new_names_[i]);
  }
}

void PlainSetting::take_card(const char* /*at*/, std::uint32_t bit) {
  card_ = bit;
  rank_ = 0;
}

void PlainSetting::take_part(const char* at, std::uint32_t rank) {
  card_ = 0;
  rank_ = rank;
  part_at_ = at;
}

std::size_t PlainSetting::onlooker_at(const char* at, std::size_t left) {
  const NameTable::Found found = names_known_.onlooker_at(at, left);
  onlooker_ = found.actor;
  return found.size;
}

bool PlainSetting::add(Act act, const char* begin, const char* end) {
  constexpr std::ptrdiff_t kLongest = 255;
  act.at = at_ + static_cast<record::Offset>(begin - text_);
  act.length = static_cast<std::uint8_t>(std::min(end - begin, kLongest));
  acts_.push_back(act);
  return true;
}

/// As in the whole grammar, which says what is wrong with others.
bool PlainSetting::new_name() {
  constexpr std::size_t kLongest = 40;
  if (names_ == new_names_.size() || word_.size() > kLongest || is_no_name(word_) ||
      first_bad_text(word_) || (names_ == 1 && new_names_[0] == word_)) {
    return false;
  }
  new_names_[names_++] = word_;
  return true;
}

/// Before anything is done, or expected of anybody.
bool PlainSetting::players(const char* begin, const char* end) {
  Act act = act_of(ActKind::Players);
  act.actor = record::kBoth;
  return acts_.empty() && record_.expectations.empty() && add(act, begin, end);
}

bool PlainSetting::bystanders(const char* begin, const char* end) {
  Act act = act_of(ActKind::Bystanders);
  act.actor = record::kBoth;
  return add(act, begin, end);
}

bool PlainSetting::agreement(const char* begin, const char* end) {
  std::string_view words(begin, static_cast<std::size_t>(end - begin));
  const std::size_t figures = words.find_last_not_of("0123456789") + 1;
  const std::string_view number = words.substr(figures);
  words = words.substr(0, figures - (number.empty() ? 0 : 1));
  const auto what = record::meaning(record::kAgreements, words);
  Act act = act_of(ActKind::Agreed);
  act.actor = record::kBoth;
  act.object = what ? byte(*what) : std::uint8_t{0};
  for (const char c : number) {
    act.number = static_cast<std::uint8_t>(act.number * 10 + (c - '0'));
  }
  const bool of_some = what == record::Agreement::RubberOf;
  return what && of_some != number.empty() && number.size() <= 2 && !number.starts_with('0') &&
         add(act, begin, end);
}

bool PlainSetting::system(const char* begin, const char* end) {
  const auto what = record::meaning(record::kSystems, word_);
  Act act = act_of(ActKind::System);
  act.actor = record::kBoth;
  act.object = what ? byte(*what) : std::uint8_t{0};
  return what && add(act, begin, end);
}

bool PlainSetting::game(const char* begin, const char* end) {
  Act act = act_of(ActKind::HeadGame);
  act.cards = game::CardSet{number_};
  return number_ > 0 && add(act, begin, end);
}

bool PlainSetting::cut(const char* begin, const char* end) {
  Act act = act_of(ActKind::Cut, kUnstated, kUnstated);
  act.flags = record::kForDeal;
  act.actor = seats_.seat();
  act.cards = game::CardSet{card_};
  act.count = 1;
  add(act, begin, end);
  if (rank_ != 0) {
    constexpr std::uint32_t kOfAllSuits = 0x01010101U;
    Act part = act_of(ActKind::Partly);
    part.actor = seats_.seat();
    part.cards = game::CardSet{rank_ * kOfAllSuits};
    add(part, part_at_, end);
  }
  return true;
}

bool PlainSetting::own_pack() {
  of_packs_[colours_] = word_;
  owners_[colours_++] = seats_.seat();
  return is_colour(word_) && word_ != "unknown";
}

/// As in the whole grammar, once in a deal.
bool PlainSetting::packs(const char* begin, const char* end) {
  Act act = act_of(ActKind::Packs);
  act.actor = record::kBoth;
  act.number = owners_[0];
  act.detail = owners_[1];
  return owners_[0] != owners_[1] && of_packs_[0] != of_packs_[1] &&
         !names_known_.packs_in_unit() && add(act, begin, end);
}

/// In whole units, and in no other coin before. Who has laid a sum may lay it on the other now.
bool PlainSetting::lays(ActKind kind, const char* begin, const char* end) {
  constexpr record::ActKinds kLays{ActKind::Bet, ActKind::Cover};
  const record::Coin coin = names_known_.names().coin;
  const bool before = std::ranges::any_of(
      acts_, [&](const Act& one) { return one.actor == onlooker_ && kLays.has(one.kind); });
  if (before || number_ == 0 || number_ > record::kMostMoney ||
      (coin != record::Coin::Unsaid && coin != record::Coin::Unit)) {
    return false;
  }
  Act act = act_of(kind);
  act.actor = onlooker_;
  act.cards = game::CardSet{number_};
  act.detail = seats_.seat();
  return add(act, begin, end);
}

bool PlainSetting::bet(const char* begin, const char* end) {
  return lays(ActKind::Bet, begin, end);
}

bool PlainSetting::covers(const char* begin, const char* end) {
  return lays(ActKind::Cover, begin, end);
}

}  // namespace ecarte::notation
