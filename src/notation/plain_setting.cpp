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

bool PlainSetting::fits(const NameTable& names) const {
  const auto named = std::span(new_names_).first(names_);
  const bool are_new = acts_.back().kind == ActKind::Players ||
                       (names.has_room() && std::ranges::none_of(named, [&](std::string_view name) {
                          return names.find(name).has_value();
                        }));
  return acts_.size() <= kMaxActs && (named.empty() || are_new);
}

void PlainSetting::tell_names(NameTable& names) const {
  names.begin_line();
  if (acts_.back().kind == ActKind::Players) {
    return names.set_players(new_names_[0], new_names_[1]);
  }
  for (std::size_t i = 0; i < names_; ++i) {
    names.add_bystander(new_names_[i]);
  }
}

void PlainSetting::take_card(const char* /*at*/, std::uint32_t bit) {
  card_ = bit;
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
  const std::string_view words(begin, static_cast<std::size_t>(end - begin));
  const auto what = record::meaning(record::kAgreements, words);
  Act act = act_of(ActKind::Agreed);
  act.actor = record::kBoth;
  act.object = what ? byte(*what) : std::uint8_t{0};
  return what && *what != record::Agreement::RubberOf && add(act, begin, end);
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
  return add(act, begin, end);
}

}  // namespace ecarte::notation
