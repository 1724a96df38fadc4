// SPDX-License-Identifier: MIT
//
// What the people, packs and places of a sentence add to it. Part of actions.hpp.
#pragma once

#include "notation/line.hpp"
#include "notation/word_actions.hpp"
#include "record/words.hpp"

namespace ecarte::notation {

template <>
struct action<g::back_word> {
  static void apply0(Draft& d) {
    d.act.kind = d.act.kind == ActKind::Take ? ActKind::TakeBack : ActKind::PutBack;
  }
};

template <>
struct action<g::out_word> {
  static void apply0(Draft& d) {
    if (d.act.kind == ActKind::ThrowDown) {
      d.act.kind = ActKind::ThrowOut;
    }
  }
};

template <>
struct action<g::the_card> {
  static void apply0(Draft& d) { d.act.count = 1; }
};

// ── People and packs

template <>
struct action<g::player> {
  static bool apply0(Draft& d) {
    const bool seated = record::is_player(d.named.actor);
    if (seated) {
      d.who = d.named.actor;
      d.names->meet(d.who);
    }
    return seated;
  }
};

template <>
struct action<g::new_player> {
  template <class In>
  static bool apply(const In& in, Draft& d) {
    const bool may_be = may_be_new_name(in.string_view(), *d.names);
    const auto who = may_be ? d.names->take_player(in.string_view()) : std::nullopt;
    d.who = who.value_or(d.who);
    return who.has_value();
  }
};

/// Whoever plays out a game is advised as its player.
template <>
struct action<g::advised_whom> {
  static bool apply0(Draft& d) {
    const record::Actor who = d.played_out_by(d.named.actor);
    if (record::is_player(who)) {
      d.who = who;
      d.names->meet(d.who);
    }
    return record::is_player(who);
  }
};

template <>
struct action<g::self> {
  static bool apply0(Draft& d) { return d.means_actor(); }
};

/// Of two who play, whoever does not act.
template <>
struct action<g::him> {
  static bool apply0(Draft& d) {
    const bool acts = record::is_player(d.act.actor);
    d.who = acts ? static_cast<record::Actor>(1 - d.act.actor) : d.who;
    return acts;
  }
};

template <>
struct action<g::payee> {
  static void apply0(Draft& d) { d.who = d.named.actor; }
};

template <>
struct action<g::the_pool> {
  static void apply0(Draft& d) {
    d.act.actor = record::kNobody;
    d.subject_is_pool = true;
  }
};

template <>
struct action<g::his> {
  template <class In>
  static bool apply(const In& in, Draft& d) {
    return d.means_owner(in.begin());
  }
};

template <>
struct action<g::unknown_owner> {
  static void apply0(Draft& d) { d.whose_unknown = true; }
};

/// Only of cards is something thrown aside, or in its place; only a player is to deal.
template <>
struct action<g::thrown_aside> {
  static bool apply0(Draft& d) { return !d.listed.empty(); }
};
template <>
struct action<g::stock_card> {
  static bool apply0(Draft& d) {
    d.act.kind = ActKind::StockCard;
    return d.listed.size() == 1;
  }
};
template <>
struct action<g::top_card> {
  static void apply0(Draft& d) { d.number = 1; }
};
template <>
struct action<g::in_the_stock> {
  static void apply0(Draft& d) { d.number = record::kSomewhere; }
};
template <>
struct action<g::to_deal> {
  static bool apply0(Draft& d) {
    d.act.kind = ActKind::DealerIs;
    return d.listed.empty() && record::is_player(d.act.actor);
  }
};
template <>
struct action<g::the_stock> {
  static void apply0(Draft& d) {
    d.act.actor = record::kNobody;
    d.subject_is_stock = true;
  }
};
template <>
struct action<g::not_marked> {
  static void apply0(Draft& d) {
    d.act.kind = ActKind::Mark;
    d.number = 0;
  }
};
/// "wins the game 5 to 3": the first number is his.
template <>
struct action<g::won_game> {
  template <class In>
  static bool apply(const In& in, Draft& d) {
    if (!record::is_player(d.act.actor) && !d.subject_is_somebody) {
      return false;
    }
    d.left = d.number;
    std::int64_t first = Draft::kNoNumber;
    for (const char* c = in.begin(); c != in.end() && first == Draft::kNoNumber; ++c) {
      if (*c >= '0' && *c <= '9') {
        first = 0;
        for (; c != in.end() && *c >= '0' && *c <= '9' && first < 100; ++c) {
          first = first * 10 + (*c - '0');
        }
        break;
      }
    }
    if ((d.left == Draft::kNoNumber) != (first == Draft::kNoNumber)) {
      return false;
    }
    d.lifted = first;
    d.act.kind = ActKind::Score;
    return true;
  }
};
template <>
struct action<g::somebody> {
  static void apply0(Draft& d) {
    d.act.actor = record::kNobody;
    d.subject_is_somebody = true;
  }
};

template <>
struct action<g::he> {
  static bool apply0(Draft& d) { return d.means_actor(); }
};

template <>
struct action<g::called_whom> {
  template <class In>
  static bool apply(const In& in, Draft& d) {
    auto who = d.names->find(in.string_view());
    if (!who && !is_reserved(in.string_view())) {
      who = d.names->add_bystander(in.string_view());
    }
    if (who && record::is_bystander(*who)) {
      d.act.kind = ActKind::CallUpon;
      d.who = *who;
      return true;
    }
    return false;
  }
};

template <>
struct action<g::asked_whom> {
  template <class In>
  static bool apply(const In& in, Draft& d) {
    auto who = d.names->find(in.string_view());
    if (!who && looks_like_a_name(in.string_view()) && !is_reserved(in.string_view())) {
      who = d.names->add_bystander(in.string_view());
    }
    if (who && record::is_bystander(*who)) {
      d.act.kind = ActKind::AskToDecide;
      d.who = *who;
      return true;
    }
    return false;
  }
};

template <>
struct action<g::seats_pack> {
  static void apply0(Draft& d) {
    if (d.names->packs_are_owned()) {
      d.names->use_packs();
      d.pack = d.names->pack_of(d.who) == 0 ? record::PackRef::PackA : record::PackRef::PackB;
    } else {
      d.pack = d.who == d.act.actor ? record::PackRef::DealersOwn : record::PackRef::Idle;
    }
    d.who = record::kUnstated;
  }
};

template <>
struct action<g::colour> {
  template <class In>
  static void apply(const In& in, Draft& d) {
    d.word = in.string_view();
  }
};

template <>
struct action<g::coloured_pack> {
  static bool apply0(Draft& d) {
    auto pack = d.names->find_pack(d.word);
    if (!pack && is_colour(d.word)) {
      pack = d.names->add_pack(d.word);
    }
    if (!pack && is_colour(d.word) && d.takes_of_new_packs()) {
      d.is_new_pack();
      return true;
    }
    d.names->use_packs();
    d.pack = pack.value_or(0) == 0 ? record::PackRef::PackA : record::PackRef::PackB;
    return pack.has_value();
  }
};

template <>
struct action<g::packet> {
  template <class In>
  static void apply(const In& in, Draft& d) {
    if (d.number > 32 || d.packets.size() >= 64) {
      throw LineError{"number-too-large", in.begin(), in.end(),
                      "expected no more cards than a pack has"};
    }
    record::Act packet;
    packet.kind = ActKind::Packet;
    packet.at = d.offset(in.begin());
    packet.length = static_cast<std::uint8_t>(std::min<std::size_t>(in.size(), 255));
    packet.detail = d.who;
    packet.number = static_cast<std::uint8_t>(d.number);
    d.packets.push_back(packet);
  }
};

template <>
struct action<g::one_actor> {
  static void apply0(Draft& d) { d.act.actor = d.named.actor; }
};

template <>
struct action<g::and_other> {
  static bool apply0(Draft& d) {
    const bool both = record::is_player(d.act.actor) && d.who != d.act.actor;
    if (both) {
      d.act.actor = record::kBoth;
    }
    return both;
  }
};

template <>
struct action<g::the_players> {
  static void apply0(Draft& d) { d.act.actor = record::kBoth; }
};

template <>
struct action<g::the_cards> {
  static void apply0(Draft& d) { d.act.actor = record::kNobody; }
};

template <>
struct action<g::subject_pack> {
  static void apply0(Draft& d) {
    d.act.actor = record::kNobody;
    d.subject_is_pack = true;
  }
};

template <>
struct action<g::trick_figure> {
  template <class In>
  static void apply(const In& in, Draft& d) {
    std::int64_t number = 0;
    for (const char* c = in.begin(); c != in.end() && *c >= '0' && *c <= '9' && number < 1000;
         ++c) {
      number = number * 10 + (*c - '0');
    }
    d.number = number;
  }
};

template <>
struct action<g::trick_ordinal> {
  template <class In>
  static void apply(const In& in, Draft& d) {
    const auto& ordinals = g::trick_ordinal::kTexts;
    const auto place = std::ranges::find(ordinals, in.string_view()) - ordinals.begin();
    d.number = place / 2 + 1;  // each is there in small letters and with a capital
  }
};

template <>
struct action<g::last_trick> {
  static void apply0(Draft& d) { d.number = 5; }
};

template <>
struct action<g::in_packet> {
  static void apply0(Draft& d) {
    d.act.object = static_cast<std::uint8_t>(record::FacedWhere::Packet);
    d.where_said = true;
  }
};

template <>
struct action<g::packs_word> {
  template <class In>
  static void apply(const In& in, Draft& d) {
    if (d.number == Draft::kNoNumber && in.string_view() == "pack") {
      d.number = 1;  // "a new pack"
    }
  }
};

template <>
struct action<g::faced_where> {
  template <class In>
  static bool apply(const In& in, Draft& d) {
    const auto where = record::meaning(record::kFacedWhere, in.string_view());
    if (where) {
      d.act.object = static_cast<std::uint8_t>(*where);
      d.where_said = true;
    }
    return where.has_value();
  }
};

}  // namespace ecarte::notation
