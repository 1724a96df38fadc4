// SPDX-License-Identifier: MIT
//
// Of a code of laws, the words that judging by it is told in.
#pragma once

#include "codes/fact_rows.hpp"

namespace ecarte::law {

using codes::bit;
using codes::Case;
using codes::Class;
using codes::Code;
using codes::Earned;
using codes::FactTable;
using codes::KingIs;
using codes::kNoAnswer;
using codes::kNoCase;
using codes::kTheKing;
using codes::kThePoint;
using codes::kTheVole;
using codes::kWindowBeats;
using codes::Lapse;
using codes::Law;
using codes::Option;
using codes::Remedies;
using codes::Severity;
using codes::severity_of;
using codes::Tariff;
using codes::Who;
using codes::WindowBeat;
using codes::WindowBeats;
using codes::word;
using replay::FactKind;
using replay::Remedy;

}  // namespace ecarte::law
