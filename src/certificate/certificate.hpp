// SPDX-License-Identifier: MIT
//
// A ruling with everything it rests on, written down so that another program can go over it step by
// step: facts with their places, the case that answers each, its window between two acts, what the
// players did, and how the score adds up. The form is docs/certificate.md. What checks it is
// src/verify, which knows nothing of this.
#pragma once

#include <string>
#include <string_view>

#include "codes/code.hpp"
#include "law/ledger.hpp"
#include "law/result.hpp"
#include "law/ruling.hpp"
#include "record/record.hpp"
#include "replay/facts.hpp"

namespace ecarte::certificate {

/// One deal as it was ruled on. Holds nothing itself.
struct Ruled {
  std::string_view file;
  const record::Record& record;
  const replay::DealFacts& facts;
  const record::Record* next_record = nullptr;    ///< the deal after it, in whose first acts
  const replay::DealFacts* next_facts = nullptr;  ///  its last windows close; null: there is none
  const codes::Code& code;
  const law::DealResult& result;
  const law::Rulings& rulings;
  const law::Ledger& ledger;
};

/// Appends the line that begins a certificate.
void write_head(std::string& out, std::string_view tool);

/// Appends the certificate of one deal, on one line. Of a deal that could not be read or cannot be
/// true it says no more than that.
void write_deal(std::string& out, const Ruled& deal);

}  // namespace ecarte::certificate
