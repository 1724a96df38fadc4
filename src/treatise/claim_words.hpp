// SPDX-License-Identifier: MIT
//
// The words of verdicts and models, as files of claims write them. Private to this layer.
#pragma once

#include <array>
#include <string_view>
#include <utility>

#include "treatise/claim.hpp"

namespace ecarte::treatise {

inline constexpr std::array<std::pair<std::string_view, Verdict>, 5> kVerdicts{
    {{"verified", Verdict::Verified},
     {"refuted", Verdict::Refuted},
     {"holds for some", Verdict::HoldsForSome},
     {"depends on the model", Verdict::DependsOnModel},
     {"not decidable", Verdict::NotDecidable}}};
inline constexpr std::array<std::pair<std::string_view, Model>, 4> kModels{
    {{"open", Model::Open},
     {"lead", Model::Lead},
     {"certain", Model::Certain},
     {"blind", Model::Blind}}};

}  // namespace ecarte::treatise
