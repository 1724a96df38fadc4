// SPDX-License-Identifier: MIT
//
// The words of verdicts and models, as files of claims write them. Private to this layer.
#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "treatise/claim.hpp"

namespace ecarte::treatise {

inline constexpr std::array<std::pair<std::string_view, ClaimVerdict>, 5> kVerdicts{
    {{"verified", ClaimVerdict::Verified},
     {"refuted", ClaimVerdict::Refuted},
     {"holds for some", ClaimVerdict::HoldsForSome},
     {"depends on the model", ClaimVerdict::DependsOnModel},
     {"not decidable", ClaimVerdict::NotDecidable}}};
inline constexpr std::array<std::pair<std::string_view, ClaimModel>, 4> kModels{
    {{"open", ClaimModel::Open},
     {"lead", ClaimModel::Lead},
     {"certain", ClaimModel::Certain},
     {"blind", ClaimModel::Blind}}};

}  // namespace ecarte::treatise
