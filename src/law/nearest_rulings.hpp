// SPDX-License-Identifier: MIT
//
// Of a remedy that no ruling gave: what comes nearest to giving it among the rulings of the deal
// and of the one before. Private to law.
#pragma once

#include "law/tell.hpp"

namespace ecarte::law {

/// Does a case give or order what is claimed or done, by its name or by what that may mean here?
bool gives(const Case& c, const Fact& fact, const Deed& deed);

/// Was what a ruling of this deal orders done before the claim? Then nothing of it is left to
/// claim.
bool obeyed_before(const TellSource& told, const Ruling& ruling, const TimedDeed& timed);

/// The rulings that come nearest to a remedy nobody was given.
struct NearestRulings {
  const Ruling* to_other = nullptr;  ///< gives it, to somebody else
  const Ruling* too_late = nullptr;  ///< gave it
  const Ruling* not_yet = nullptr;   ///< will give it
  const Ruling* nearest = nullptr;   ///< gives no such thing

  [[nodiscard]] bool give_it() const { return to_other != nullptr || too_late != nullptr; }
};

/// Among the rulings of this deal or the one before, what comes nearest to giving the remedy. Of
/// those that give no such thing: the one about the card that is claimed, then the one whose law
/// gives it in another case, then one about such matters, a fault before a word in passing, and
/// what came later; and if there is none, what was found at the table and is not so.
NearestRulings grounds_of(const TellSource& told, const TimedDeed& timed);

/// A case on the fact of a ruling, other than the one that answered it.
struct Sibling {
  const Ruling* ruling = nullptr;
  std::uint16_t case_index = kNoCase;
};

/// Is it claimed upon what the other has said for all to hear, of which a ruling speaks? That is
/// its cause then, though what answers it gives nothing.
bool upon_open_word(const Code& code, const DealFacts& deal, std::span<const Ruling> rulings,
                    const Deed& deed);

/// A case that gives the remedy for a fact of this dealing, had it come to light in time: rather
/// one that gives it to whoever claims it.
Sibling sibling_giving(const TellSource& told, const Deed& deed);

/// Does the case give or order it to anybody, or to whoever claims it?
bool gives_to(const TellSource& told, const Case& c, const Fact& fact, Actor by);

/// Has the fact of a ruling to do with such a remedy, or with matters like it?
bool is_akin(const TellSource& told, const Ruling& ruling, Remedy what);

}  // namespace ecarte::law
