// SPDX-License-Identifier: MIT
//
// The non-dealer's part; the dealer's is in counsel_dealer.cpp.
#include "treatise/counsel.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <unordered_map>

#include "analysis/exchange.hpp"
#include "treatise/counsel_draw.hpp"
#include "treatise/proposing_deals.hpp"

namespace ecarte::treatise {
namespace {

using analysis::ExchangeQuestion;
using analysis::KingMarkedBy;
using analysis::Weighed;
using game::Card;
using game::CardSet;

constexpr int kFirstDraws = 400;     // exchanges drawn to see which are worth counting
constexpr std::size_t kCounted = 3;  // so many of those are

class NonDealer {
 public:
  NonDealer(analysis::ExchangeCounter& counter, const CounselAsked& asked)
      : asked_(asked),
        plans_(analysis::known_plans().at(asked.other, asked.own)),
        ways_(analysis::known_plans().wins(), asked.other, asked.own),
        exchange_{asked.hand, asked.turn_up, {}},
        unheld_(analysis::king_mark(asked.turn_up, asked.hand, {})),
        draw_(asked.seed),
        counter_(counter) {}

  NonDealerCounsel counsel() {
    found_.plan_play = part_of(plans_.play, analysis::class_of(asked_.hand, asked_.turn_up));
    play();
    refuse();
    const double share = found_.refusal;
    const CardSet by_book = analysis::thrown_out(asked_.hand, asked_.turn_up.suit);
    for (const CardSet thrown :
         asked_.looked_at ? std::vector<CardSet>{by_book} : worth_counting(by_book)) {
      found_.accepted.push_back({thrown, asked_.looked_at ? glanced(thrown) : exchanged(thrown)});
    }
    std::ranges::stable_sort(found_.accepted, [](const ThrowChance& a, const ThrowChance& b) {
      return a.chance.mean > b.chance.mean;
    });
    const Chance best = found_.accepted.front().chance;
    const double refused = found_.refused.empty() ? 0 : found_.refused.front().chance;
    found_.proposed = {share * refused + (1 - share) * best.mean, (1 - share) * best.error};
    return found_;
  }

 private:
  static void sort(std::vector<LeadChance>& leads) {
    std::ranges::stable_sort(leads, std::greater{}, &LeadChance::chance);
  }

  void play() {
    const Weighed weighed = counter_.weigh_unasked(exchange_);
    for (std::size_t i = 0; i < weighed.cards.size(); ++i) {
      const double worth = worth_of_lead(weighed, i, unheld_, ways_.worth(Way::Played));
      found_.played.push_back({weighed.cards[i], worth / static_cast<double>(weighed.total)});
    }
    sort(found_.played);
  }

  /// Every hand the dealer may hold, by how often it refuses.
  void refuse() {
    double all = 0;
    std::vector<LeadChance> leads;
    for (const Card card : asked_.hand) {
      leads.push_back({card, 0});
    }
    each_set(exchange_.unseen(), analysis::kHand, [&](CardSet other) {
      ++all;
      const double chance = part_of(plans_.refuse, analysis::class_of(other, asked_.turn_up));
      if (chance == 0) {
        return;
      }
      refusing_.add(other, chance);
      const KingMarkedBy king = analysis::king_mark(asked_.turn_up, asked_.hand, other);
      for (LeadChance& lead : leads) {
        const int tricks = counter_.tricks(asked_.hand, other, asked_.turn_up.suit, lead.card);
        lead.chance += chance * ways_.worth(Way::Refused).at(king, tricks);
      }
    });
    found_.refusal = refusing_.total() / all;
    if (refusing_.total() > 0) {
      for (LeadChance& lead : leads) {
        lead.chance /= refusing_.total();
      }
      sort(leads);
      found_.refused = leads;
    }
  }

  /// Two discards at most are counted at once, the rest first drawn.
  std::vector<CardSet> worth_counting(CardSet by_book) {
    std::vector<ThrowChance> all;
    for (int size = 1; size <= analysis::kHand; ++size) {
      each_set(asked_.hand, size, [&](CardSet thrown) {
        all.push_back({thrown, {size <= 2 ? whole(thrown).chance : drawn(thrown), 0}});
      });
    }
    std::ranges::stable_sort(all, [](const ThrowChance& a, const ThrowChance& b) {
      return a.chance.mean > b.chance.mean;
    });
    std::vector<CardSet> chosen{by_book};
    for (const ThrowChance& one : all) {
      if (chosen.size() < kCounted && one.thrown != by_book) {
        chosen.push_back(one.thrown);
      }
    }
    return chosen;
  }

  /// What a hand is worth against all the dealer may then have, and the lead chosen.
  struct Final {
    double chance = 0;
    Card lead{};
  };
  Final final_hand(CardSet hand) {
    const Weighed weighed = counter_.weigh(exchange_, hand);
    const KingMarkedBy unheld = analysis::king_mark(asked_.turn_up, hand, {});
    const std::size_t lead = best_lead(weighed, unheld, ways_.worth(Way::Exchanged));
    return {worth_of_lead(weighed, lead, unheld, ways_.worth(Way::Exchanged)) /
                static_cast<double>(weighed.total),
            weighed.cards[lead]};
  }

  double drawn(CardSet thrown) {
    double sum = 0;
    for (int i = 0; i < kFirstDraws; ++i) {
      sum += final_hand((asked_.hand - thrown) | draw_.cards(exchange_.unseen(), thrown.size()))
                 .chance;
    }
    return sum / kFirstDraws;
  }

  /// Every hand an exchange can come to, were it always accepted.
  struct Whole {
    double chance = 0;
    std::unordered_map<std::uint32_t, Card> leads;
  };
  Whole whole(CardSet thrown) {
    Whole found;
    double hands = 0;
    each_set(exchange_.unseen(), thrown.size(), [&](CardSet taken) {
      const CardSet hand = (asked_.hand - thrown) | taken;
      const Final one = final_hand(hand);
      found.chance += one.chance;
      found.leads.emplace(hand.bits(), one.lead);
      ++hands;
    });
    found.chance /= hands;
    return found;
  }

  /// Where the dealer accepts: what it is were it always accepted, less the hands that refuse.
  /// These are drawn.
  Chance exchanged(CardSet thrown) {
    const Whole all = whole(thrown);
    if (found_.refusal == 0) {
      return {all.chance, 0};
    }
    Mean mean;
    for (int i = 0; i < asked_.deals; ++i) {
      const CardSet dealt = refusing_.one(draw_);
      const CardSet taken = draw_.cards(exchange_.unseen() - dealt, thrown.size());
      const CardSet hand = (asked_.hand - thrown) | taken;
      mean.add(against(hand, all.leads.at(hand.bits()), dealt, taken));
    }
    const double share = found_.refusal;
    return {(all.chance - share * mean.mean()) / (1 - share), share / (1 - share) * mean.error()};
  }

  /// As `exchanged`, all of it drawn.
  Chance glanced(CardSet thrown) {
    Mean all;
    Mean refusing;
    for (int i = 0; i < *asked_.looked_at; ++i) {
      all.add(final_hand((asked_.hand - thrown) | draw_.cards(exchange_.unseen(), thrown.size()))
                  .chance);
      if (found_.refusal > 0) {
        const CardSet dealt = refusing_.one(draw_);
        const CardSet taken = draw_.cards(exchange_.unseen() - dealt, thrown.size());
        const CardSet hand = (asked_.hand - thrown) | taken;
        refusing.add(against(hand, final_hand(hand).lead, dealt, taken));
      }
    }
    if (found_.refusal == 0) {
      return {all.mean(), all.error()};
    }
    const double share = found_.refusal;
    return {(all.mean() - share * refusing.mean()) / (1 - share),
            std::hypot(all.error(), share * refusing.error()) / (1 - share)};
  }

  /// The game against a dealer who was dealt these cards and had to accept.
  double against(CardSet hand, Card lead, CardSet dealt, CardSet taken) {
    const CardSet kept = analysis::keepers(dealt, asked_.turn_up.suit);
    const CardSet other =
        kept | draw_.cards(exchange_.unseen() - dealt - taken, analysis::kHand - kept.size());
    return ways_.worth(Way::Exchanged)
        .at(analysis::king_mark(asked_.turn_up, hand, other),
            counter_.tricks(hand, other, asked_.turn_up.suit, lead));
  }

  const CounselAsked& asked_;
  const analysis::ScorePlans& plans_;
  Ways ways_;
  ExchangeQuestion exchange_;
  KingMarkedBy unheld_;
  Draw draw_;
  analysis::ExchangeCounter& counter_;
  WeightedHands refusing_;
  NonDealerCounsel found_;
};

}  // namespace

NonDealerCounsel counsel_non_dealer(analysis::ExchangeCounter& counter, const CounselAsked& asked) {
  return NonDealer{counter, asked}.counsel();
}

NonDealerCounsel counsel_non_dealer(const CounselAsked& asked) {
  analysis::ExchangeCounter counter;
  return counsel_non_dealer(counter, asked);
}

}  // namespace ecarte::treatise
