// SPDX-License-Identifier: MIT
//
// Which of the things that were done or claimed no ruling gave, and which are one matter with
// another. Private to law.
#pragma once

#include "law/tell.hpp"

namespace ecarte::law {

/// Had he used his choice of that ruling, and not for this?
bool chose_otherwise(const TellSource& told, const Ruling& ruling, const Deed& deed);
/// Is it told of where no law gives it? What many a lawful act is too, only where he had chosen
/// otherwise of the same card.
bool is_worth_a_word(const TellSource& told, const Deed& deed);
/// Is it a remedy of this deal that no ruling gave, nor an agreement of the players?
bool is_ungiven(const TellSource& told, const TimedDeed& timed);
/// Does what the record leaves open turn on whether the law gives it?
bool is_doubtful(const TellSource& told, const TimedDeed& timed);
/// The same, and it is not in doubt.
bool is_stray(const TellSource& told, const TimedDeed& timed);
/// Could what a ruling orders no longer be done when it was claimed?
bool ordered_too_late(const TellSource& told, const Ruling& ruling, const TimedDeed& timed);
/// Was the same claimed before, and not yet done? Who says again what he has claimed claims nothing
/// new, and is not late; unless it could be done then, and now no more.
bool repeated(const TellSource& told, const TimedDeed& timed);
/// Did the other take down a mark of his for the claim?
bool yielded_to(const TellSource& told, const TimedDeed& claim);
/// The deed that carried a claim out: a claim and the act are one matter. -1: none did.
int carried_out_by(const TellSource& told, std::size_t claim);
/// Does a claim before it, itself told of, speak for the deed?
bool spoken_for(const TellSource& told, std::size_t number);

}  // namespace ecarte::law
