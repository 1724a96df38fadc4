// SPDX-License-Identifier: MIT
//
// The fixed words of the grammar that settle one field of the act each. Part of actions.hpp.
#pragma once

#include <tao/pegtl.hpp>

#include "grammar/record.hpp"
#include "notation/input.hpp"

namespace ecarte::notation {

namespace g = grammar;

using record::ActKind;

template <class Rule>
struct action : p::nothing<Rule> {};

/// The kind of the act is settled by this rule.
template <ActKind Kind>
struct becomes {
  static void apply0(Draft& d) { d.act.kind = Kind; }
};
/// A flag of the act is set by this rule.
template <std::uint8_t Flag>
struct flags {
  static void apply0(Draft& d) { d.act.flags |= Flag; }
};
/// The object of the act is settled by this rule.
template <auto Value>
struct means {
  static void apply0(Draft& d) { d.act.object = static_cast<std::uint8_t>(Value); }
};
template <record::PackRef Pack>
struct is_pack {
  static void apply0(Draft& d) { d.pack = Pack; }
};

// clang-format off
template <> struct action<g::disputed_it>   : becomes<ActKind::Dispute> {};
template <> struct action<g::notice_word>   : becomes<ActKind::GiveNotice> {};
template <> struct action<g::over_word>     : becomes<ActKind::LookOver> {};
template <> struct action<g::right_word>    : becomes<ActKind::PutRight> {};
template <> struct action<g::aside_word>    : becomes<ActKind::ThrowAside> {};
template <> struct action<g::up_word>       : becomes<ActKind::TakeUp> {};
template <> struct action<g::take_down>     : becomes<ActKind::TakeDown> {};
template <> struct action<g::for_word>      : becomes<ActKind::CallCards> {};
template <> struct action<g::how_many>      : becomes<ActKind::AskNumber> {};
template <> struct action<g::for_cards>     : becomes<ActKind::Propose> {};
template <> struct action<g::proposing_not> : becomes<ActKind::Stand> {};
template <> struct action<g::played_out>    : becomes<ActKind::PlayOut> {};
template <> struct action<g::played_one>    : becomes<ActKind::Play> {};
template <> struct action<g::drawn_back>    : becomes<ActKind::WithdrawCover> {};
template <> struct action<g::pool_taken>    : becomes<ActKind::TakePool> {};
template <> struct action<g::share_taken>   : becomes<ActKind::TakeShare> {};
template <> struct action<g::stood_at>      : becomes<ActKind::PoolStands> {};

template <> struct action<g::not_answer>    : becomes<ActKind::AnswerNumber> {};
template <> struct action<g::not_held>      : becomes<ActKind::HoldNot> {};
template <> struct action<g::looked_word>   : becomes<ActKind::HasLooked> {};
template <> struct action<g::won_cut>       : becomes<ActKind::CutWon> {};
template <> struct action<g::trick_taken>   : becomes<ActKind::TakeTrick> {};

template <> struct action<g::joined>        : flags<record::kJoining> {};
template <> struct action<g::below_table>   : flags<record::kBelowTable> {};
template <> struct action<g::faces_shown>   : flags<record::kFacesShown> {};
template <> struct action<g::again>         : flags<record::kAgain> {};
template <> struct action<g::for_deal>      : flags<record::kForDeal> {};
template <> struct action<g::if_enough>     : flags<record::kIfEnough> {};
template <> struct action<g::face_up>       : flags<record::kFaceUp> {};
template <> struct action<g::on_other>      : flags<record::kOnOther> {};
template <> struct action<g::left_apart>    : flags<record::kApart> {};
template <> struct action<g::mixed_in>      : flags<record::kMixed> {};
template <> struct action<g::unseen>        : flags<record::kUnseen> {};
template <> struct action<g::leads_word>    : flags<record::kLeads> {};
template <> struct action<g::out_of_turn>   : flags<record::kOutOfTurn> {};
template <> struct action<g::pays_word>     : flags<record::kPays> {};
template <> struct action<g::all_bets>      : flags<record::kAllLaid> {};
template <> struct action<g::pays_not>      : flags<record::kDoesNotPay> {};

template <> struct action<g::a_seat>        : means<record::Chosen::Seat> {};
template <> struct action<g::from_bottom>   : means<record::TurnedFrom::Bottom> {};
template <> struct action<g::from_other>    : means<record::TurnedFrom::Other> {};
template <> struct action<g::too_many>      : means<record::Admitted::TooMany> {};
template <> struct action<g::too_few>       : means<record::Admitted::TooFew> {};
template <> struct action<g::by_word>       : means<record::Spoken::AdviceByWord> {};
template <> struct action<g::by_pointing>   : means<record::Spoken::AdviceByPointing> {};
template <> struct action<g::marks_word>    : means<record::Remedy::Mark> {};
template <> struct action<g::takes_down>    : means<record::Remedy::TakeDown> {};
template <> struct action<g::to_pool>       : means<record::PaidTo::Pool> {};

template <> struct action<g::idle_pack>     : is_pack<record::PackRef::Idle> {};
template <> struct action<g::sound_pack>    : is_pack<record::PackRef::Sound> {};
template <> struct action<g::own_pack>      : is_pack<record::PackRef::DealersOwn> {};
template <> struct action<g::unknown_number> { static void apply0(Draft& d) { d.number_unknown = true; } };
template <> struct action<g::among_others> { static void apply0(Draft& d) { d.among_others = true; } };
// clang-format on

}  // namespace ecarte::notation
