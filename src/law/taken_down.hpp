// SPDX-License-Identifier: MIT
//
// Marks that are taken down, in their own deal and in the next. Private to law.
#pragma once

#include "law/world.hpp"

namespace ecarte::law {

/// Does the law that comes nearest order that it come off?
bool is_ordered_off(const Code& code, const NotDue& entry);
/// Is it for a king that the law which comes nearest denies him?
bool is_for_denied_king(const Code& code, const NotDue& entry);
/// Does a law order that it come off, whoever takes it down?
bool comes_off_for_other(const Code& code, const NotDue& entry);
/// An overscore of this deal that is taken down in the next, before its scorer marks anything
/// there: by himself, or by the other where a law orders it.
void taken_down_in_next(const Page& page, WorldScore& account, const replay::Testimony& said);
/// Enters a mark taken down.
void take_down(const Page& page, WorldScore& account, const Testimony& said);

}  // namespace ecarte::law
