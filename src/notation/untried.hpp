// SPDX-License-Identifier: MIT
//
// The way back where a way of reading a sentence fails. Private to the files of Sentences.
#pragma once

#include <cstddef>
#include <vector>

#include "notation/draft.hpp"
#include "notation/few.hpp"

namespace ecarte::notation {

/// What was known before a way of reading was tried, to go back to if it fails.
struct Untried {
  explicit Untried(const Draft& d)
      : names(d.names->mark()),
        acts(d.acts->size()),
        passed_over(d.passed_over->size()),
        refused(d.refused.size()),
        actor(d.act.actor),
        pack(d.pack),
        of_pack(d.subject_is_pack),
        of_pool(d.subject_is_pool),
        of_stock(d.subject_is_stock),
        somebody(d.subject_is_somebody) {}
  Untried(const Draft& d, const std::vector<ListedCard>& cards) : Untried(d) {
    for (const ListedCard& card : cards) {
      listed.push_back(ListedCard{card});
    }
  }
  /// As the first, with the cards of the subject.
  static Untried with_cards(const Draft& d) { return {d, d.listed}; }
  void restore(Draft& d, const char* start) const {
    d.names->restore(names);
    d.acts->resize(acts);
    d.passed_over->resize(passed_over);
    d.refused.erase(d.refused.begin() + static_cast<std::ptrdiff_t>(refused), d.refused.end());
    d.moment.follow_again(d.acts->followed());
    d.begin(start);
    d.act.actor = actor;
    d.pack = pack;
    d.subject_is_pack = of_pack;
    d.subject_is_pool = of_pool;
    d.subject_is_stock = of_stock;
    d.subject_is_somebody = somebody;
    d.listed.assign(listed.begin(), listed.end());
  }

  std::size_t names;
  std::size_t acts;
  std::size_t passed_over;
  std::size_t refused;
  record::Actor actor;
  record::PackRef pack;
  bool of_pack;
  bool of_pool;
  bool of_stock;
  bool somebody;
  Few<ListedCard, 5> listed;  ///< of a hand there are no more
};

}  // namespace ecarte::notation
