// SPDX-License-Identifier: MIT
//
// What is answered to whoever claims something by its name and has no ruling for it: that it is his
// by what he won, or by a right that needs no fault; that it is too late; or that the record leaves
// it open. Private to law.
#pragma once

#include "law/tell.hpp"

namespace ecarte::law {

/// A finding on something taken or claimed: until more is said of it, a remedy that no law gives.
/// Good until the next finding is added.
Finding& add_stray(const Deed& deed, bool done, DealResult& result);

/// Says of a claim that he has it, and may use it until act `until`, by the case named.
void grant(const TellSource& told, const Deed& deed, std::uint16_t case_index, Time until,
           DealResult& result);

/// Says of a claim that it is so already: nothing is left for him to do.
void acknowledge(const TellSource& told, const Deed& deed, std::uint16_t case_index,
                 DealResult& result);

/// Says of a claim that the law orders `what` by itself.
Finding& order(const TellSource& told, const Deed& deed, std::uint16_t case_index, Remedy what,
               DealResult& result);

/// The ruling by which a dealing fell before the claim, and with it a mark made in it of which the
/// claim may speak: if `own`, one that he made himself. nullptr if there is none.
const Ruling* mark_fell_by(const TellSource& told, const Deed& deed, bool own);

/// Says of a claim that a ruling orders just that, whoever asks for it.
void grant_as_ordered(const TellSource& told, const Deed& deed, const Ruling& ruling,
                      DealResult& result);

/// Says of a claim that his time for it was over.
void refuse_as_late(const TellSource& told, const Deed& deed, std::uint16_t case_index,
                    DealResult& result);

/// Was the choice that a ruling gives used before act `at`?
bool is_used(const TellSource& told, const Ruling& ruling, Time at);

/// Answers a claim of the mark, of the king, of the point or of the vole by what he won, in this
/// deal or before. False if it is none, or nothing that he won has to do with it.
bool answer_by_score(const TellSource& told, const Deed& deed, DealResult& result);

/// Has he made the mark as he claimed it, and is that ruled on, as one that is not due?
bool marked_at_once(const TellSource& told, const Deed& deed);

/// Answers a claim that a mark be taken down, where one was made in this deal that was not due.
bool answer_of_overscore(const TellSource& told, const Deed& deed, DealResult& result);

/// Says of a claim that the other's mark for tricks be taken down that the law which gives it is
/// against it. False if he has marked nothing that he had, or anything of it is open.
bool refuse_by_title(const TellSource& told, const Deed& deed, DealResult& result);

/// Answers a claim that a word once spoken should stand, by that name or as the acceptance or the
/// refusal that it was. False if no ruling holds anybody to it.
bool answer_by_first_word(const TellSource& told, const Deed& deed, DealResult& result);

/// Answers a claim that used a right of which nothing is said otherwise.
bool answer_by_ruling(const TellSource& told, const TimedDeed& timed, DealResult& result);

/// Answers a claim to be told how many cards the other took, by whether he owes that. False if it
/// is none, or the code does not speak of it.
bool answer_by_question(const TellSource& told, const Deed& deed, DealResult& result);

/// Answers a claim of what may only not be denied. False if it is none.
bool answer_by_right(const TellSource& told, const Deed& deed, DealResult& result);

/// Answers a claim of the choice by whatever is for somebody to choose in this deal. False if it is
/// none.
bool answer_by_choice(const TellSource& told, const TimedDeed& timed, DealResult& result);

/// Answers a claim of what he has done already, by a choice made in time. False if it is none.
bool answer_as_had(const TellSource& told, const TimedDeed& timed, DealResult& result);

/// He claims what he has had by then: the law asks nothing more.
void acknowledge_as_had(const TellSource& told, const Deed& deed, std::uint16_t case_index,
                        DealResult& result);

/// Does he claim that a mark be taken down for what a ruling speaks of, and had it been by then?
bool taken_down_before(const TellSource& told, const Deed& deed, const Ruling& ruling);

/// Answers a claim of the choice that goes with the cut for the deal, or that the deal be cut for
/// again, by the case that would answer were it done. False if it is none.
bool answer_by_cut(const TellSource& told, const Deed& deed, DealResult& result);

/// The code's case for a score that may be what he claims; kNoCase if it has none.
std::uint16_t case_of_scores(const Code& code, const Deed& deed);
/// May something have given him points of which the record does not tell, in this deal or before?
bool may_have_won(const TellSource& told, const Deed& deed);
/// He claims what the hand gave, which was over: may it have been his, whose it was not being
/// known?
bool may_have_hand(const TellSource& told, const Deed& deed);
/// Says of a claim that something which is not told may have given it: a fault of the kind of which
/// `c` speaks, or a score.
void leave_claim_open(const TellSource& told, const Deed& deed, std::uint16_t case_index,
                      DealResult& result);

}  // namespace ecarte::law
