// SPDX-License-Identifier: MIT
//
// Facts and a code to rulings. One object judges one sitting, deal by deal; it keeps the scores and
// the rights still open, and reuses its room, so that a lawful deal allocates nothing.
#pragma once

#include <memory>

#include "law/code.hpp"
#include "law/result.hpp"
#include "replay/facts.hpp"

namespace ecarte::law {

/// Rules on a fact that is known only when the deal has been ruled on and its score is settled: the
/// facts of a sitting. Adds what the code says of it to `result`, in its place, and mends the
/// verdict. Cases on such facts have no windows. Returns the finding, if there is one; it is good
/// until the next is added.
Finding* judge_after(const Code& code, const replay::Fact& fact, DealResult& result);

class Judge {
 public:
  /// `strict` carries on the score that was due, not the one the players marked.
  Judge(const Code& code, bool strict);
  ~Judge();
  Judge(const Judge&) = delete;
  Judge& operator=(const Judge&) = delete;

  /// Rules on `deal`. `next` is the deal after it, in which its last windows close; null if there
  /// is none. Deals come in the order of the sitting; a deal that could not be read or cannot be
  /// true is passed to `skip` instead.
  void rule_on(const replay::DealFacts& deal, const replay::DealFacts* next, DealResult& result);

  /// Passes over a deal: the score is unknown until it is written again.
  void skip(const replay::DealFacts& deal);

 private:
  class Engine;
  std::unique_ptr<Engine> engine_;
};

}  // namespace ecarte::law
