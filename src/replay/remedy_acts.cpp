// SPDX-License-Identifier: MIT
#include "replay/remedy_acts.hpp"

#include "record/by_kind.hpp"

namespace ecarte::replay {

using record::Act;
using record::ActKind;

void RemedyActs::remedy_act(const Act& a) {
  using Does = void (*)(RemedyActs&, const Act&);
  static constexpr auto kDoes = record::by_kind<Does>({
      {ActKind::Find, [](RemedyActs& r, const Act& act) { r.found_.find(act); }},
      {ActKind::Claim, [](RemedyActs& r, const Act& act) { r.claims_.claim(act); }},
      {ActKind::Require, [](RemedyActs& r, const Act& act) { r.claims_.require(act); }},
      {ActKind::LetStand, [](RemedyActs& r, const Act& act) { r.claims_.let_stand(act); }},
      {ActKind::Permit, [](RemedyActs& r, const Act& act) { r.claims_.permit(act); }},
      {ActKind::PutRight,
       [](RemedyActs& r, const Act& act) {
         r.exchanging_.making_up().excess_apart() ? r.exchanging_.making_up().put_excess_back(act)
                                                  : r.giving_.put_right(act);
       }},
      {ActKind::ThrowOut, [](RemedyActs& r, const Act& act) { r.surplus_.throw_out(act); }},
      {ActKind::Draw, [](RemedyActs& r, const Act& act) { r.surplus_.draw(act); }},
      {ActKind::PutBack,
       [](RemedyActs& r, const Act& act) { r.exchanging_.making_up().put_back(act); }},
      {ActKind::ThrowAside,
       [](RemedyActs& r, const Act& act) { r.exchanging_.exposed().throw_aside(act); }},
  });
  record::do_by_kind(kDoes, *this, a);
}

}  // namespace ecarte::replay
