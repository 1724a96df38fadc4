// SPDX-License-Identifier: MIT
//
// Of which deal a mark can be, in one world: what was the player's by then, what is to come, and
// what he had lost before. Private to law.
#pragma once

#include "law/world.hpp"

namespace ecarte::law {

/// Did the player lose such a right in the deal before? A mark then made too soon for one of this
/// deal is one made too late for that.
bool lost_before(const Page& page, Seat seat, replay::ScoreFor purpose);
/// May the hand have been over before act `at`, told or not?
bool may_be_over(const Page& page, Time at);
/// Was a trump turned in this dealing, and not yet at act `at`? Then nobody has its king.
bool no_trump_yet(const Page& page, Time at);
/// May the hand have been over by act `at`, or can what is marked be for no king of this deal? What
/// the hand gave is told somewhere, and nothing tells that it was later.
bool is_of_tricks(const Page& page, const WorldScore& account, Time at);
/// Is the right not the player's yet at act `at`, so that the mark is for another? One told before
/// its time is taken for it all the same, if nothing else can be meant.
bool is_to_come(const Page& page, const Right& right, record::For purpose, Time at);

}  // namespace ecarte::law
