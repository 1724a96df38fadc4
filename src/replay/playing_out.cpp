// SPDX-License-Identifier: MIT
#include "replay/playing_out.hpp"

#include "record/by_kind.hpp"

namespace ecarte::replay {

using record::Act;
using record::ActKind;

void PlayingOut::during_play(const Act& a) {
  using Does = void (*)(PlayingOut&, const Act&);
  static constexpr auto kDoes = record::by_kind<Does>({
      {ActKind::Play,
       [](PlayingOut& p, const Act& act) {
         record::is_player(act.actor) ? p.play_.play(act) : p.result_.played_by_nobody_known(act);
       }},
      {ActKind::TakeBack,
       [](PlayingOut& p, const Act& act) {
         if (record::is_player(act.actor)) {
           p.play_.take_back(act);
         }
       }},
      {ActKind::ThrowDown,
       [](PlayingOut& p, const Act& act) {
         if (record::is_player(act.actor)) {
           p.down_.throw_down(act);
         }
       }},
      {ActKind::Gather, [](PlayingOut& p, const Act& /*act*/) { p.down_.close_hand(); }},
      {ActKind::HandsAgain, [](PlayingOut& p, const Act& /*act*/) { p.down_.hands_again(); }},
  });
  // To dispute is a word: what it comes to, the acts after it tell.
  record::do_by_kind(kDoes, *this, a);
}

}  // namespace ecarte::replay
