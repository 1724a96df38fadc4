// SPDX-License-Identifier: MIT
//
// The last step of law: rulings and the ledger to findings, what is missing, and the verdict.
//   tell.cpp        what is said of rulings, and the verdict
//   tell_score.cpp  what is said of the score
//   stray.cpp       what is said of remedies that no ruling gave
//   claims.cpp      what is answered to claims that need no ruling
#pragma once

#include "law/ledger.hpp"
#include "law/ruled_in_brief.hpp"
#include "law/ruling.hpp"

namespace ecarte::law {

/// What the deal before leaves for this one.
struct DealBefore {
  /// Its rulings, and what it gave; of one ruled on in brief they are made when they are asked for.
  [[nodiscard]] const std::vector<Ruling>& rulings() const {
    return in_brief != nullptr ? in_brief->rulings() : told.rulings;
  }
  [[nodiscard]] const std::vector<Right>& rights() const {
    return in_brief != nullptr ? in_brief->rights() : told.rights;
  }

  struct Told {
    std::vector<Ruling> rulings;
    std::vector<Right> rights;
  };
  Told told;                         ///< empty if it was ruled on in brief
  RuledInBrief* in_brief = nullptr;  ///< while this deal is ruled on, if that was
  std::vector<Ruling> supposed;      ///< of faults for which the record leaves room
  /// By which the hands of a deal before that might have been played again, until it was too late.
  std::vector<Ruling> past;
  bool unwritten = false;     ///< no mark of it is: all count as made
  std::vector<Time> spent;    ///< acts of this deal that were spent on that
  std::vector<NoTitle> lost;  ///< what deals of this game left unmarked until it was too late; in
                              ///  its first, what the last of the game before did
  bool game_began = false;    ///< a game begins with this deal
  /// What was told there as open still, after all that this deal tells.
  std::vector<Standing> left;
  Time end = 0;  ///< its last act, and one: where this deal begins on its timeline

  void clear();
  /// The deal before leaves nothing; where a game begins, nor do those before it.
  void leave_nothing(bool game_begins);
  /// Of what is left open, what ends with a deal in which nothing was put right.
  void drop_ended(bool game_begins);
};

/// Everything that is told from.
struct TellSource {
  const Given& given;
  const Rulings& rulings;
  const Ledger& ledger;
  const DealBefore& before;

  [[nodiscard]] const Code& code() const { return given.code; }
  [[nodiscard]] const Case& case_of(const Ruling& ruling) const {
    return given.code.cases[ruling.case_index];
  }
  [[nodiscard]] Finding finding(std::uint16_t case_index, const Fact& fact) const;
};

/// Fills `result`.
void tell(const TellSource& told, DealResult& result);

/// What the remedy of a ruling is, and what became of it.
void fill_remedy(const TellSource& told, const Ruling& ruling, Finding& out);

/// It may be another law that was broken, by case `or_case`: then both are named. kNoCase: it is
/// sure which it is.
void name_other(const TellSource& told, std::uint16_t or_case, Finding& out);

/// Was it chosen in the deal after, and is it not done, nor gone on against, in what is told of
/// that?
bool is_left_to_do(const TellSource& told, const Ruling& ruling);

/// The parts of it.
void tell_score(const TellSource& told, DealResult& result);
void tell_stray_remedies(const TellSource& told, DealResult& result);

/// The verdict on a deal of which this is said, whatever `result.verdict` is.
Verdict verdict_of(const DealResult& result);

}  // namespace ecarte::law
