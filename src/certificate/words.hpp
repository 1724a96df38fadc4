// SPDX-License-Identifier: MIT
//
// The words and small values of a certificate, put in one place for its parts.
#pragma once

#include "certificate/certificate.hpp"
#include "json/value.hpp"

namespace ecarte::certificate {

using Json = json::Value;

/// "first", "second", "both", "nobody" or "bystander".
std::string_view actor_word(record::Actor actor);
/// The number of an act; null if there is none; "sometime" if it is not written when.
Json act_json(replay::ActIndex at);
/// The cards by their places in the pack, from nought.
Json card_indices_json(game::CardSet cards);
/// The same of a moment in the row of acts.
Json time_json(const law::Rulings& rulings, law::Time at);
Json beats_json(codes::WindowBeats beats);
Json remedies_json(codes::Remedies remedies);
/// Null for Remedy::None.
Json remedy_json(replay::Remedy remedy);
/// A fact with its attributes, each a list of the values it may have.
Json fact_json(const replay::Fact& fact);
/// Null if there is no such case.
Json case_json(const codes::Code& code, std::uint16_t number);

/// rulings.cpp
Json rulings_json(const Ruled& deal);
Json refuted_json(const Ruled& deal);
Json doubts_json(const Ruled& deal);
Json sitting_json(const Ruled& deal);
/// sums.cpp
Json score_json(const Ruled& deal);
/// table.cpp
Json acts_json(const Ruled& deal);
Json gaps_json(const law::Timeline& timeline);
Json dealings_json(const Ruled& deal);
Json playings_json(const Ruled& deal);
Json deeds_json(const Ruled& deal);
Json testimony_json(const Ruled& deal);

}  // namespace ecarte::certificate
