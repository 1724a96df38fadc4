// SPDX-License-Identifier: MIT
#include "law/judge.hpp"

#include <algorithm>
#include <utility>

#include "law/choices.hpp"
#include "law/complete.hpp"
#include "law/in_brief.hpp"
#include "law/judging.hpp"
#include "law/plain_score.hpp"
#include "law/standing.hpp"
#include "law/world.hpp"

namespace ecarte::law {

namespace {

/// Is it told who dealt, or did it follow only from whose turn it was?
bool tells_who_dealt(const DealFacts& deal) {
  constexpr replay::BeatSet kTells = replay::bit(replay::Beat::Packet) |
                                     replay::bit(replay::Beat::Proposal) |
                                     replay::bit(replay::Beat::Answer);
  // That a trump must have been turned before a mark was made tells nothing of who turned it.
  return deal.seen.has(record::ActKind::Turn) ||
         std::ranges::any_of(deal.beats,
                             [](replay::BeatSet beats) { return (beats & kTells) != 0; });
}

/// Has a score nothing beside it that goes on to the deal after, and is it what the players marked?
bool leaves_nothing_open(const CarriedScore& score) {
  return score.late.empty() && score.lost.empty() && score.denied.empty() &&
         score.lost_earlier.empty() && score.half_shown.empty() &&
         score.stands == replay::NoYes::Yes && score.possible == score.recorded;
}

/// The deal after, if it is of the same sitting.
const DealFacts* next_of_sitting(const DealFacts* next) {
  return next != nullptr && !next->place.sitting_begins ? next : nullptr;
}

}  // namespace

Judge::Judge(const Code& code, bool strict)
    : code_(code), strict_(strict), room_(std::make_unique<ScoreRoom>()) {
  brief_.alike = goes_by_outlines(code) ? std::make_unique<RuledAlike>() : nullptr;
  brief_.of_proposals = !passes_over_later_proposals(code);
  forget();
}

Judge::~Judge() = default;

Judge::Judge(const Judge& other)
    : code_(other.code_),
      strict_(other.strict_),
      rulings_(other.rulings_),
      ledger_(other.ledger_),
      room_(std::make_unique<ScoreRoom>()),
      before_(other.before_),
      score_(other.score_),
      turn_untold_(other.turn_untold_),
      resigned_(other.resigned_) {
  brief_.is = other.brief_.is;
  brief_.to_mark = other.brief_.to_mark;
  brief_.score_before = other.brief_.score_before;
  brief_.alike = other.brief_.alike ? std::make_unique<RuledAlike>() : nullptr;
  brief_.of_proposals = other.brief_.of_proposals;
}

void Judge::join(const Judge& other) {
  score_.possible |= other.score_.possible;
  score_.recorded |= other.score_.recorded;
  score_.ended |= other.score_.ended;
  score_.game_over = score_.game_over && other.score_.game_over;
  turn_untold_ = turn_untold_ || other.turn_untold_;
  resigned_ = resigned_ && other.resigned_;
}

/// What was made of the deal before becomes what there is before `deal`.
void Judge::leave_behind(const DealFacts& deal) {
  if (deal.place.game_begins) {
    before_.past.clear();
  } else {
    for (const Ruling& ruling : before_.told.rulings) {
      const bool again =
          (code_.cases[ruling.case_index].may.remedies & bit(Remedy::ReplayHands)) != 0;
      if (again && ruling.status == Status::Lapsed && !ruling.doubt.which) {
        before_.past.push_back(ruling);
      }
    }
  }
  before_.told.rulings.swap(rulings_.list);
  before_.supposed.swap(rulings_.supposed);
  before_.told.rights.swap(ledger_.entries.rights);
  before_.unwritten = !ledger_.scored;
  before_.spent.swap(rulings_.spent);
  before_.end = rulings_.timeline.deal_end();
  if (deal.place.game_begins || before_.game_began) {
    before_.lost.clear();
  }
  // What the last deal of a game left may still be claimed in the first of the next, and too late.
  before_.lost.insert(before_.lost.end(), ledger_.entries.lost.begin(), ledger_.entries.lost.end());
  before_.game_began = deal.place.game_begins;
  if (deal.place.broken_before) {
    score_.denied.clear();
    score_.lost.clear();  // what is marked now may be of a deal between, which is not told
    score_.lost_earlier.clear();
  }
  if (deal.place.sitting_begins) {
    forget();
  }
}

/// Nothing is left open of a deal ruled on in brief, and no claim of it can be answered but by its
/// rulings and rights.
void Judge::leave_behind_in_brief(const DealFacts& deal, const RuledLast& before) {
  brief_.told->is({code_, before.facts, next_of_sitting(&deal)}, brief_.score_before,
                  brief_.to_mark, before.tell);
  leave_behind(deal);
  before_.unwritten = false;
  before_.end = static_cast<Time>(before.acts);
  if (!deal.place.sitting_begins) {
    before_.in_brief = brief_.told.get();
  }
}

void Judge::rule_on(const DealFacts& deal, const DealFacts* next, DealResult& result,
                    const RuledLast* before) {
  if (std::exchange(brief_.is, false) && before != nullptr) {
    leave_behind_in_brief(deal, *before);
  } else {
    leave_behind(deal);
  }
  const bool game_untold =
      deal.place.game_begins && !deal.place.sitting_begins && !score_.game_over && !resigned_;
  const Given given{code_, deal, next_of_sitting(next), game_untold || turn_untold_};
  turn_untold_ = given.deals_untold && !tells_who_dealt(deal);
  resigned_ = deal.stands.resigned();
  rule(given, result);
  before_.in_brief = nullptr;
}

void Judge::rule(const Given& given, DealResult& result) {
  result.clear();
  judge_facts(given, rulings_);
  reckon(matter_of(given, rulings_), score_, *room_, ledger_);
  settle_alike(given, score_, *room_, rulings_, ledger_);
  keep_possible(given, score_, *room_, rulings_, ledger_);
  complete(given, ledger_, score_, rulings_);
  tell({given, rulings_, ledger_, before_}, result);
  take_stock({given, rulings_, ledger_, before_}, result);
  leave_open({given, rulings_, ledger_, before_}, result, before_.left);
  weigh_choices(given, score_, *room_, result);
  weigh_answers({given, rulings_, ledger_, before_}, score_, *room_, ledger_, result);
  carry(code_, ledger_, strict_, score_);
}

/// All that it turns on; nothing if that is more.
std::optional<BriefMatter> Judge::matter_in_brief(const DealFacts& deal,
                                                  const replay::Outline& outline,
                                                  const DealFacts* next) const {
  const bool game_begins = deal.place.game_begins;
  const bool plain = deal.place.sitting_begins ||
                     (leaves_nothing_open(score_) && (game_begins || score_.recorded.is_known()));
  if (!brief_.alike || !outline.is_told() || !plain || !tells_nothing_of_before(next)) {
    return std::nullopt;
  }
  return what_it_turns_on(deal, outline);
}

/// If it turns on no more than that.
BriefMatter Judge::what_it_turns_on(const DealFacts& deal, const replay::Outline& outline) const {
  return {brief_.of_proposals ? outline.words() : outline.words_but_proposals(),
          deal.place.game_begins ? ScoreSet{} : score_.recorded};
}

/// Is all known with which it begins, and nothing left open that is told where the record stops?
bool Judge::begins_in_brief(const DealFacts& deal, const DealFacts* next) const {
  const bool anew = deal.place.sitting_begins;
  const bool begins_known =
      anew ? deal.place.game_begins
           : !turn_untold_ && (!deal.place.game_begins || score_.game_over || resigned_);
  const auto may_leave = [&] {  // which is asked of whole deals alone
    return deal.untold.in_brief || may_leave_open(code_, rulings_, ledger_, deal.beats.size());
  };
  return begins_known &&
         (anew || next != nullptr || (before_.left.empty() && (brief_.is || !may_leave())));
}

bool Judge::recall(const DealFacts& deal, const replay::Outline& outline, const DealFacts* next,
                   DealResult& result) {
  const DealFacts* const following = next_of_sitting(next);
  if (!begins_in_brief(deal, following)) {
    return false;
  }
  const std::optional<BriefMatter> matter = matter_in_brief(deal, outline, following);
  const BriefRuling* const known = matter ? brief_.alike->find(*matter) : nullptr;
  if (known == nullptr) {
    return false;
  }
  begin_in_brief(deal);
  result.clear();
  result.in_brief = true;
  result.stands.last = following == nullptr;
  result.after = known->after;
  result.notes_in_brief = known->notes;
  brief_.to_mark = known->to_mark;
  score_.game_over = known->game_over;
  score_.possible = score_.recorded = known->recorded;
  score_.ended = known->ended;
  score_.false_fifth = known->false_fifth;
  return true;
}

void Judge::expect(const DealFacts& deal, const replay::Outline& outline) const {
  if (brief_.alike && outline.is_told()) {
    brief_.alike->expect(what_it_turns_on(deal, outline));
  }
}

namespace {

/// Made when it is first asked for, and not at each start.
const CarriedScore& nothing_carried() {
  static const CarriedScore kNothing;
  return kNothing;
}

/// Is something due that is not marked?
bool leaves_points_to_mark(const Ledger& ledger) {
  return std::ranges::any_of(ledger.entries.rights, [](const Right& right) {
    return !right.fate.fallen && right.marked < right.amount;
  });
}

/// What goes on to the deal after, with what the deal came to.
BriefRuling ruling_of(const DealResult& result, bool to_mark, const CarriedScore& score) {
  return {result.after,   result.notes_in_brief, to_mark,          score.game_over,
          score.recorded, score.ended,           score.false_fifth};
}

}  // namespace

bool Judge::rule_in_brief(const DealFacts& deal, const replay::Outline& outline,
                          const DealFacts* next, DealResult& result) {
  const bool anew = deal.place.sitting_begins;
  const DealFacts* const following = next_of_sitting(next);
  if (!begins_in_brief(deal, following)) {
    return false;
  }
  const std::optional<BriefMatter> matter = matter_in_brief(deal, outline, following);
  if (!law::rule_in_brief(code_, deal, following, anew ? nothing_carried() : score_, *room_,
                          result)) {
    return false;
  }
  begin_in_brief(deal);
  brief_.to_mark = leaves_points_to_mark(room_->tried.ledger);
  carry(code_, room_->tried.ledger, strict_, score_);
  if (matter && leaves_nothing_open(score_)) {
    brief_.alike->keep(*matter, ruling_of(result, brief_.to_mark, score_));
  }
  return true;
}

bool Judge::comes_to(const DealFacts& deal, const DealFacts* next, const DealResult& result) const {
  CarriedScore score = brief_.score_before;
  DealResult again;
  if (!law::rule_in_brief(code_, deal, next_of_sitting(next),
                          deal.place.sitting_begins ? nothing_carried() : score, *room_, again)) {
    return false;
  }
  carry(code_, room_->tried.ledger, strict_, score);
  const bool to_mark = leaves_points_to_mark(room_->tried.ledger);
  return leaves_nothing_open(score) && leaves_nothing_open(score_) &&
         again.stands.last == result.stands.last &&
         ruling_of(again, to_mark, score) == ruling_of(result, brief_.to_mark, score_);
}

/// Nothing but the score of `deal` engages the law: what was made of the deals before goes on as it
/// is.
void Judge::begin_in_brief(const DealFacts& deal) {
  if (deal.place.sitting_begins || !brief_.is) {
    leave_behind(deal);
    rulings_.clear();
    ledger_.clear();
  } else {
    before_.leave_nothing(deal.place.game_begins);
  }
  if (!before_.left.empty()) {
    before_.drop_ended(deal.place.game_begins);
  }
  brief_.is = true;
  resigned_ = deal.stands.resigned();
  brief_.score_before = score_;
}

void Judge::tell_whole(const DealFacts& deal, const DealFacts* next, DealResult& result) {
  brief_.is = false;
  score_ = brief_.score_before;
  rule({code_, deal, next_of_sitting(next), false}, result);
}

void Judge::skip(const DealFacts&) {
  begin_anew();
}

void Judge::begin_anew() {
  brief_.is = false;
  rulings_.clear();
  ledger_.clear();
  forget();
}

/// Nothing goes on from here.
void Judge::forget() {
  score_.forget(code_);
  before_.clear();
  turn_untold_ = resigned_ = false;
}

}  // namespace ecarte::law
