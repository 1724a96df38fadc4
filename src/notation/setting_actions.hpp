// SPDX-License-Identifier: MIT
//
// What a matched rule of the grammar adds to the setting or heading being read. Only for
// `settings` and `setting_values`.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "grammar/messages.hpp"
#include "notation/actions.hpp"
#include "notation/line.hpp"
#include "notation/setting_bets.hpp"
#include "notation/setting_scores.hpp"
#include "notation/setting_words.hpp"

namespace ecarte::notation {

using record::Act;
using record::Record;

template <>
struct set_action<g::dealer_value> {
  template <class In>
  static bool apply(const In& in, Setting& s) {
    const auto seat = s.d.names->find_player(in.string_view());
    s.d.who = seat.value_or(record::kUnstated);
    return seat.has_value();
  }
};

template <ActKind Kind>
struct heads {
  static void apply0(Setting& s) { s.head = Kind; }
};
template <>
struct set_action<g::head_deal> : heads<ActKind::HeadDeal> {};
template <>
struct set_action<g::head_game> : heads<ActKind::HeadGame> {};
template <>
struct set_action<g::head_rubber> : heads<ActKind::HeadRubber> {};

template <>
struct set_action<g::key_words> {
  template <class In>
  static void apply(const In& in, Setting& s) {
    assign_words(s.d.noun, in.string_view());
  }
};

template <>
struct set_action<g::new_name> {
  template <class In>
  static void apply(const In& in, Setting& s) {
    if (is_no_name(in.string_view())) {
      throw error_at(in, "reserved-name", "expected a name that is not a word of the notation");
    }
    if (in.size() > 40) {
      throw error_at(in, "expected-name", "expected a name of at most 40 bytes");
    }
    if (std::ranges::find(s.words, in.string_view()) != s.words.end()) {
      throw error_at(in, "name-twice", "expected names that differ, such as players: A, Y");
    }
    s.words.push_back(in.string_view());
  }
};

template <>
struct set_action<g::code_name> {
  template <class In>
  static void apply(const In& in, Setting& s) {
    if (in.size() > 64) {
      throw error_at(in, "expected-code", g::kExpected<g::code_name>.message);
    }
    s.words.push_back(in.string_view());
  }
};

template <>
struct set_action<g::tongue_name> {
  template <class In>
  static bool apply(const In& in, Setting& s) {
    s.words.push_back(in.string_view());
    return tongue_of(in.string_view()).has_value();
  }
};

template <>
struct set_action<g::system_name> {
  template <class In>
  static bool apply(const In& in, Setting& s) {
    s.words.push_back(in.string_view());
    return record::meaning(record::kSystems, in.string_view()).has_value();
  }
};

template <>
struct set_action<g::pack_colour> {
  template <class In>
  static bool apply(const In& in, Setting& s) {
    if (s.n_colours >= 2) {
      return false;
    }
    if (in.string_view() != "?" && !is_colour(in.string_view())) {
      throw error_at(in, "reserved-name", "expected a colour, such as packs: A green, Y buff");
    }
    const bool unknown = in.string_view() == "?" || in.string_view() == "unknown";
    s.colours[s.n_colours] = unknown ? std::string_view{} : in.string_view();
    s.owners[s.n_colours++] = s.d.who;
    return true;
  }
};

template <>
struct set_action<g::agreed_words> : as_in_sentences<g::noun> {};
template <>
struct set_action<g::rubber_words> : as_in_sentences<g::noun> {};

template <>
struct set_action<g::agreement> {
  template <class In>
  static void apply(const In& in, Setting& s) {
    const auto system =
        record::meaning(record::kSystems, std::string_view(s.d.noun).substr(0, s.d.noun.find(' ')));
    const std::string_view rest =
        std::string_view(s.d.noun).substr(std::min(s.d.noun.find(' ') + 1, s.d.noun.size()));
    if (system && (s.d.noun.find(' ') == std::string::npos || rest == "rules" || rest == "rule" ||
                   rest == "system" || rest == "game" || rest == "play")) {
      Act played;
      played.kind = ActKind::System;
      played.at = s.d.offset(in.begin());
      played.actor = record::kBoth;
      played.object = static_cast<std::uint8_t>(*system);
      return s.d.append(played, in.end());
    }
    if (s.d.noun == "pool") {  // how much, and who stakes, is not told
      Act pool;
      pool.kind = ActKind::Pool;
      pool.at = s.d.offset(in.begin());
      pool.actor = record::kBoth;
      return s.d.append(pool, in.end());
    }
    auto what = record::meaning(record::kAgreements, s.d.noun);
    if (const std::size_t join = s.d.noun.find(" and "); !what && join != std::string::npos) {
      // "trebles and doubles": in either order
      what = record::meaning(record::kAgreements,
                             s.d.noun.substr(join + 5) + " and " + s.d.noun.substr(0, join));
    }
    // Where it may be a slip in one of the known words, that is asked about.
    const std::string_view first = std::string_view(s.d.noun).substr(0, s.d.noun.find(' '));
    const auto slip = [&](const auto& known) { return known.text.starts_with(first); };
    const bool alone =
        !what && in.end() == s.end && std::ranges::none_of(record::kAgreements, slip);
    if (s.d.noun.ends_with("disputed") || s.d.noun.ends_with("denied")) {
      throw LineError{
          "two-senses", in.begin(), in.end(),
          "expected what is agreed, in two records if that is in dispute: one with it and "
          "one without"};
    }
    if (alone && s.d.number == Draft::kNoNumber) {
      // Where it is no remedy: in words of their own, kept as they said it.
      const auto remedy = record::meaning(record::kRemedyWords, s.d.noun);
      Act said;
      said.kind = ActKind::Rule;
      said.object = static_cast<std::uint8_t>(remedy.value_or(record::Remedy::Other));
      said.detail = record::kUnstated;
      said.number = record::kUnstated;
      said.at = s.d.offset(in.begin());
      said.actor = record::kBoth;
      if (!remedy) {
        s.d.keep(said, in.begin(), in.end());
      }
      return s.d.append(said, in.end());
    }
    if (!what || (s.d.number != Draft::kNoNumber) != (*what == record::Agreement::RubberOf) ||
        s.d.number > 99) {
      throw error_at(in, "unknown-word", g::kExpected<g::agreed_value>.message);
    }
    Act act;
    act.kind = ActKind::Agreed;
    act.at = s.d.offset(in.begin());
    act.actor = record::kBoth;
    act.object = static_cast<std::uint8_t>(*what);
    act.number =
        s.d.number == Draft::kNoNumber ? std::uint8_t{0} : static_cast<std::uint8_t>(s.d.number);
    s.d.append(act, in.end());
    s.d.number = Draft::kNoNumber;
  }
};

/// Whoever bears the name; one nobody has borne yet is a bystander's.
inline std::optional<record::Actor> anyone_named(std::string_view name, Setting& s) {
  auto who = s.d.names->find(name);
  if (!who && !is_reserved(name)) {
    who = s.d.names->add_bystander(name);
  }
  return who;
}

template <>
struct set_action<g::bettor> {
  template <class In>
  static bool apply(const In& in, Setting& s) {
    const auto who = anyone_named(in.string_view(), s);
    s.bettor = who.value_or(record::kNobody);
    return who.has_value();
  }
};

/// "Y 5 with Z": a player on himself, and who only looks on, on the other.
template <>
struct set_action<g::bet_onlooker> {
  template <class In>
  static bool apply(const In& in, Setting& s) {
    const auto who = anyone_named(in.string_view(), s);
    const bool may = who && record::is_bystander(*who) && record::is_player(s.bettor);
    s.bets_with = may ? *who : record::Actor{record::kNobody};
    s.d.who = may ? s.bettor : s.d.who;
    return may;
  }
};

/// Who bets is not known: it is nobody who is named.
template <>
struct set_action<g::unknown_bettor> {
  static void apply0(Setting& s) {
    s.bettor = anyone_named("Somebody", s).value_or(record::kNobody);
  }
};

template <>
struct set_action<g::unknown_side> {
  static void apply0(Setting& s) { s.d.who = record::kBoth; }
};

template <>
struct set_action<g::cutter> {
  template <class In>
  static bool apply(const In& in, Setting& s) {
    auto who = s.d.names->find(in.string_view());
    if (!who && !is_reserved(in.string_view())) {
      who = s.d.names->take_player(in.string_view());
    }
    who = who ? who : anyone_named(in.string_view(), s);
    s.d.who = who.value_or(record::kUnstated);
    if (who && record::is_player(*who)) {
      s.d.names->meet(*who);
    }
    return who.has_value();
  }
};

template <>
struct set_action<g::rentrant> {
  template <class In>
  static bool apply(const In& in, Setting& s) {
    const auto who = anyone_named(in.string_view(), s);
    if (!who || record::is_player(*who)) {
      return false;
    }
    Act act;
    act.kind = ActKind::Rentrant;
    act.at = s.d.offset(in.begin());
    act.actor = *who;
    s.d.append(act, in.end());
    return true;
  }
};

template <>
struct set_action<g::stakes_for> {
  template <class In>
  static void apply(const In& in, Setting& s) {
    s.stakes_for =
        record::meaning(record::kStakesFor, in.string_view()).value_or(record::StakesFor::Unsaid);
  }
};

template <>
struct set_action<g::multiple> {
  template <class In>
  static bool apply(const In& in, Setting& s) {
    const auto multiple = record::meaning(record::kMultiples, in.string_view());
    s.multiple = multiple.value_or(record::Multiple::Unsaid);
    return multiple.has_value();
  }
};

template <>
struct set_action<g::cut_none> {
  static void apply0(Setting& s) { s.none = true; }
};

template <>
struct set_action<g::cut_lone> {
  static void apply0(Setting& s) { s.d.lifted = 1; }
};

/// "An ace".
template <>
struct set_action<g::cut_ranked> {
  template <class In>
  static void apply(const In& in, Setting& s) {
    ListedCard card;
    card.kind = ListedCard::Kind::Partly;
    card.cards = game::CardSet::of(game::Rank{s.d.card_rank});
    card.at = s.d.offset(in.begin());
    card.length = static_cast<std::uint8_t>(std::min<std::size_t>(in.size(), 255));
    s.d.listed.push_back(card);
  }
};

template <>
struct set_action<g::one_cut> {
  template <class In>
  static void apply(const In& in, Setting& s) {
    Act act;
    act.kind = ActKind::Cut;
    act.at = s.d.offset(in.begin());
    act.actor = s.d.who;
    act.flags = static_cast<std::uint8_t>(record::kForDeal | (s.again ? record::kAgain : 0));
    act.number = act.detail = record::kUnstated;
    if (s.d.lifted != Draft::kNoNumber) {
      act.number = static_cast<std::uint8_t>(std::exchange(s.d.lifted, Draft::kNoNumber));
    }
    s.d.lay_cards(act, s.none ? 0 : 1);
    s.none = false;
    s.d.append(act, in.end());
    s.d.append_card_notes(act.actor);
    s.d.listed.clear();
  }
};

template <>
struct set_action<g::expect_word> {
  template <class In>
  static void apply(const In& in, Setting& s) {
    s.words.push_back(in.string_view());
  }
};

template <>
struct set_action<g::expect_name> : set_action<g::expect_word> {};

template <>
struct set_action<g::reason_text> {
  template <class In>
  static void apply(const In& in, Setting& s) {
    s.reason = record::without_blanks(in.string_view());
  }
};

template <>
struct set_action<g::expect_due> {
  static void apply0(Setting& s) { s.due = true; }
};

template <class Rule>
bool matches(Input& in, Setting& s) {
  return p::parse<Rule, set_action>(in, s);
}

/// A setting by the word before its colon, and the function that reads what follows.
struct SettingKey {
  std::string_view word;
  void (*read)(Input&, const char*, Setting&);
  std::optional<ActKind> holds_on{};  ///< what it tells, if rulings in later deals hang on it
};
const SettingKey* setting_named(std::string_view word);  ///< nullptr if there is none of that name
/// The name that is spelt most like it; empty if none is near.
std::string_view nearest_setting(std::string_view word);
/// The words of the settings, without the colon.
std::span<const std::string_view> setting_words();

}  // namespace ecarte::notation
