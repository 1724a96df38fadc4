// SPDX-License-Identifier: MIT
//
// Facts and a code to what is said of them, in three steps, each from values to a value:
//
//   facts + code ──judging──▶ Rulings ──reckon──▶ Ledger ──tell──▶ DealResult
//
// One object judges one sitting, deal by deal; it keeps what goes from a deal to the next, the
// scores and the rights still open, and reuses its room, so that a lawful deal allocates nothing.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>

#include "law/ledger.hpp"
#include "law/result.hpp"
#include "law/ruled_alike.hpp"
#include "law/ruling.hpp"
#include "law/tell.hpp"
#include "law/words.hpp"
#include "replay/facts.hpp"

namespace ecarte::law {

/// Rules on a fact that is known only when the deal has been ruled on and its score is settled: the
/// facts of a sitting. Adds what the code says of it to `result`, in its place, and mends the
/// verdict. Cases on such facts have no windows. Returns the finding, if there is one; it is good
/// until the next is added.
Finding* judge_after(const Code& code, const replay::DealFacts& deal, const replay::Fact& fact,
                     DealResult& result);

/// Is nothing told there that may be of the deal before, or mend what was marked of it? Who ruled
/// on that in brief would have ruled the same otherwise.
bool keeps_to_itself(const replay::DealFacts& deal);

/// The last deal, if it was ruled on in brief, for whoever rules on one otherwise.
struct RuledLast {
  const replay::DealFacts& facts;     ///< that were given then,
  std::size_t acts = 0;               ///< of a record with so many;
  const std::function<void()>& tell;  ///< makes them whole, if they are not
};

class Judge {
 public:
  /// `strict` carries on the score that was due, not the one the players marked.
  Judge(const Code& code, bool strict);
  ~Judge();
  /// Judges on from the same deals.
  Judge(const Judge& other);
  Judge& operator=(const Judge&) = delete;

  /// Rules on `deal`. `next` is the deal after it, in which its last windows close; null if there
  /// is none. Deals come in the order of the sitting; a deal that could not be read or cannot be
  /// true is passed to `skip` instead. `before`: the last deal, if that was ruled on in brief.
  void rule_on(const replay::DealFacts& deal, const replay::DealFacts* next, DealResult& result,
               const RuledLast* before = nullptr);

  /// As `rule_on`, if nothing but the score engages the law: `result` is then told in brief
  /// (DealResult::in_brief), and there are no rulings. The deal must be plain
  /// (replay::replay_plainly), `outline` what its score turns on, and the next, if it is of the
  /// same sitting, must be so too, and may be told in brief, or keep to itself. False if more than
  /// that engages the law; then nothing is ruled.
  bool rule_in_brief(const replay::DealFacts& deal, const replay::Outline& outline,
                     const replay::DealFacts* next, DealResult& result);
  /// The same where a deal with that outline was ruled on before, before the same score. Both deals
  /// may be told in brief (replay::Untold::in_brief). False if it is not known; then nothing is
  /// ruled, and it may be ruled on in any other way.
  bool recall(const replay::DealFacts& deal, const replay::Outline& outline,
              const replay::DealFacts* next, DealResult& result);
  /// The deal after the last, with that outline, will be ruled on next.
  void expect(const replay::DealFacts& deal, const replay::Outline& outline) const;
  /// Does the last deal, which was recalled, come to that if it is ruled on anew? `deal` and `next`
  /// are told whole.
  [[nodiscard]] bool comes_to(const replay::DealFacts& deal, const replay::DealFacts* next,
                              const DealResult& result) const;
  /// Was the last deal ruled on in brief? Then whoever rules on one otherwise has to give it.
  [[nodiscard]] bool is_in_brief() const { return brief_.is; }
  /// The last deal, ruled on in brief, told whole. It and the next must be those that were given.
  void tell_whole(const replay::DealFacts& deal, const replay::DealFacts* next, DealResult& result);

  /// Passes over a deal: the score is unknown until it is written again.
  void skip(const replay::DealFacts& deal);

  /// As new: other deals are to come.
  void begin_anew();

  /// Two judges of one sitting, in which something is not known, go on as one: from here on the
  /// score may be what it is to either.
  void join(const Judge& other);

  /// What the deal last ruled on came to on the way; empty after `skip`.
  [[nodiscard]] const Rulings& rulings() const { return rulings_; }
  [[nodiscard]] const Ledger& ledger() const { return ledger_; }

 private:
  [[nodiscard]] std::optional<BriefMatter> matter_in_brief(const replay::DealFacts& deal,
                                                           const replay::Outline& outline,
                                                           const replay::DealFacts* next) const;
  [[nodiscard]] BriefMatter what_it_turns_on(const replay::DealFacts& deal,
                                             const replay::Outline& outline) const;
  [[nodiscard]] bool begins_in_brief(const replay::DealFacts& deal,
                                     const replay::DealFacts* next) const;
  void begin_in_brief(const replay::DealFacts& deal);
  void leave_behind(const replay::DealFacts& deal);
  void leave_behind_in_brief(const replay::DealFacts& deal, const RuledLast& before);
  void rule(const Given& given, DealResult& result);
  void forget();

  /// The last deal, if it was ruled on in brief.
  struct InBrief {
    bool is = false;       ///< it was
    bool to_mark = false;  ///< and more was due than is marked, the game being won without it
    CarriedScore score_before;
    std::unique_ptr<RuledInBrief> told = std::make_unique<RuledInBrief>();
    std::unique_ptr<RuledAlike> alike;  ///< those before it; nothing where outlines do not do
    bool of_proposals = true;           ///< it may turn on proposals after the first
  };

  const Code& code_;
  bool strict_;
  Rulings rulings_;
  Ledger ledger_;
  std::unique_ptr<ScoreRoom> room_;
  InBrief brief_;
  DealBefore before_;
  CarriedScore score_;
  bool turn_untold_ = false;  ///< whose deal is next turns on deals that are not told
  bool resigned_ = false;     ///< the last deal ended the game without its being won
};

}  // namespace ecarte::law
