// SPDX-License-Identifier: MIT
#include "sums.hpp"

#include <algorithm>

namespace verify {

namespace {

constexpr int kMost = 7;  ///< no score is kept above this

/// The score of a deal under examination.
class Adding {
 public:
  Adding(const Deal& deal, const Code& code, const Row& row, const Deal* before, Failures& failures)
      : deal_(deal),
        code_(code),
        row_(row),
        before_(before),
        score_(deal.score),
        failures_(failures) {}

  void run() {
    if (score_.game != code_.game) {
      fail("the game is " + std::to_string(code_.game) + " by the code");
    }
    check_before();
    check_earlier();
    check_ceilings();
    total_ = {score_.taken_as[0] + score_.earlier[0], score_.taken_as[1] + score_.earlier[1]};
    won_ = score_.was_over || std::max(total_[0], total_[1]) >= code_.game;
    due_ = total_;
    running_ = total_;
    for (const Gain& gain : score_.gains) {
      check_gain(gain);
      add(gain);
    }
    check_due();
    check_won();
    check_result_counted();
    check_not_due();
  }

 private:
  void fail(const std::string& why) { failures_.push_back("score: " + why); }

  /// Where the deal began: at love, as the counters told, or as the deal before left it.
  void check_before() {
    if (std::ranges::find(score_.before, score_.taken_as) == score_.before.end()) {
      fail("it is not added to a score the deal may have begun with");
    }
    if (told(deal_, "counters", "")) {
      return;  // the places are given; what they say is in the record
    }
    if (score_.begins) {
      if (score_.before != std::vector<Score>{{0, 0}}) {
        fail("a game begins at love");
      }
    } else if (score_.carried && before_ != nullptr && before_->ruled &&
               !before_->score.due.empty()) {
      const Sums& last = before_->score;
      for (const Score& start : score_.before) {
        if (std::ranges::find(last.due, start) == last.due.end() &&
            std::ranges::find(last.marked, start) == last.marked.end()) {
          fail("the deal before did not leave it at " + std::to_string(start[0]) + "-" +
               std::to_string(start[1]));
          return;
        }
      }
    }
  }

  /// The game was over: what was due then is due still, whatever was marked since.
  void check_frozen() {
    if (!score_.carried || before_ == nullptr || !before_->ruled || before_->score.due.empty()) {
      return;
    }
    const auto up_to_game = [&](Score score) {
      return Score{std::min(score[0], code_.game), std::min(score[1], code_.game)};
    };
    const Score now = up_to_game(
        {score_.taken_as[0] + score_.earlier[0], score_.taken_as[1] + score_.earlier[1]});
    const auto& due = before_->score.due;
    const auto& marked = before_->score.marked;
    const auto is_now = [&](const Score& score) { return up_to_game(score) == now; };
    if (std::ranges::none_of(due, is_now) && std::ranges::none_of(marked, is_now)) {
      fail("the game was over at another score");
    }
  }

  /// He stood at the game by points that were not due: by these it is not won.
  [[nodiscard]] bool false_fifth(const std::string& seat, int points) const {
    const auto who = seat_of(seat);
    if (!score_.carried || before_ == nullptr || !before_->ruled ||
        score_.taken_as[who] < code_.game) {
      return false;
    }
    const auto& due = before_->score.due;
    const auto short_of = [&](const Score& score) { return score[who] < code_.game; };
    return std::ranges::all_of(due, short_of) && std::ranges::any_of(due, [&](const Score& score) {
             return score[who] == score_.taken_as[who] + points;
           });
  }

  /// Points of deals before, marked or taken down in this one.
  void check_earlier() {
    if (score_.was_over) {
      return check_frozen();
    }
    for (const std::string seat : {"first", "second"}) {
      const int points = score_.earlier[seat_of(seat)];
      const bool admitted = std::ranges::any_of(deal_.facts, [&](const Fact& fact) {
        return fact.name == "overscore-admitted" && fact.subject == seat;
      });
      const bool more = told(deal_, "mark", seat) || told(deal_, "counters", seat);
      const bool off = admitted || told(deal_, "take-down", seat) || false_fifth(seat, points);
      if ((points > 0 && !more) || (points < 0 && !off)) {
        fail("no act adds to, or takes from, what " + seat + " had before");
      }
    }
  }

  void check_ceilings() {
    for (const std::string seat : {"first", "second"}) {
      const auto& by = score_.capped_by[seat_of(seat)];
      const Ruling* first = nullptr;
      for (const Ruling& ruling : deal_.rulings) {
        if (first == nullptr && caps(ruling, seat)) {
          first = &ruling;
        }
      }
      if ((by ? &deal_.rulings[*by] : nullptr) != first) {
        fail(first == nullptr ? "nothing caps " + seat : seat + " is capped by " + first->name);
      }
    }
  }

  /// Were the hands played again after an offence, by right, before the playing that counts?
  [[nodiscard]] bool played_again_since(const Ruling& ruling) const {
    const bool given = std::ranges::any_of(deal_.rulings, [&](const Ruling& other) {
      return other.elected == "replay-hands" && other.status == "elected" &&
             other.as.dealing == ruling.as.dealing;
    });
    return given && score_.playing == static_cast<int>(deal_.playings.size()) &&
           std::ranges::any_of(deal_.deeds, [&](const Deed& deed) {
             return deed.remedy == "replay-hands" && deed.dealing == ruling.as.dealing &&
                    deed.act > ruling.as.occurred && deed.act < deal_.deal_end;
           });
  }

  [[nodiscard]] bool caps(const Ruling& ruling, const std::string& seat) const {
    const Case* c = code_.find(ruling.name);
    const bool counts = code_.ceilings_follow || score_.playing == 0 ||
                        (ruling.as.playing == 0 ? !played_again_since(ruling)
                                                : ruling.as.playing == score_.playing);
    return !ruling.in_doubt && c != nullptr && c->effects.contains("ceiling") &&
           ruling.as.subject == seat && ruling.as.dealing == deal_.last_dealing() &&
           (ruling.status != "moot" || fell_later(ruling)) && counts;
  }

  /// A ruling that fell only with the end of the game capped the hand till then.
  [[nodiscard]] bool fell_later(const Ruling& ruling) const {
    return score_.won_at != kNever && ruling.as.occurred < kSometime &&
           ruling.as.occurred > score_.won_at;
  }

  void check_gain(const Gain& gain) {
    const std::string what = gain.purpose + " to " + gain.to + ": ";
    const int full = code_.marks(gain.purpose);
    const bool by_agreement = gain.because == "agreed";
    if (!is_player(gain.to)) {
      return fail(what + "no player");
    }
    if (gain.uncapped != full && !by_agreement) {
      fail(what + "it is worth " + std::to_string(full) + " by the code");
    }
    const auto& offence = score_.capped_by[seat_of(gain.to)];
    const bool later = offence && gain.because == "third-trick" &&
                       deal_.rulings[*offence].as.occurred > gain.accrued;
    const auto ceiling = code_.ceiling(gain.purpose);
    const bool capped = offence && !later && gain.purpose != "king" && !by_agreement;
    const int points = capped && ceiling ? std::min(full, *ceiling) : full;
    const bool maybe_capped = ceiling && gain.points == std::min(full, *ceiling) && doubt_caps();
    if (gain.points != points && !by_agreement && !maybe_capped) {
      fail(what + std::to_string(points) + " by the code, not " + std::to_string(gain.points));
    }
    if (gain.lapsed && (gain.until == kNever || gain.marked >= gain.points)) {
      fail(what + "it is not lost: its time is not over, or it was marked");
    }
    if (const std::string why = unfounded(deal_, code_, running_, gain); !why.empty()) {
      fail(what + why);
    }
  }

  /// May a fault that is not proved cap somebody?
  [[nodiscard]] bool doubt_caps() const {
    return std::ranges::any_of(deal_.doubts, [&](const Doubt& doubt) {
      const std::vector<const Case*> on = code_.on(doubt.fact.name);
      return std::ranges::any_of(on, [](const Case* c) { return c->effects.contains("ceiling"); });
    });
  }

  void add(const Gain& gain) {
    if (!is_player(gain.to)) {
      return;
    }
    if (gain.lapsed && gain.purpose == "king") {
      due_[seat_of(gain.to)] += gain.marked;
      return;
    }
    if (gain.after_game != won_) {
      fail(gain.purpose + " to " + gain.to +
           (won_ ? ": the game was won before it" : ": the game was not won before it"));
    }
    if (won_) {
      return;
    }
    due_[seat_of(gain.to)] += gain.lapsed ? gain.marked : gain.points;
    if (gain.pending) {
      return;
    }
    // What he left until it was lost wins nothing, if the game went on.
    const bool lost =
        gain.lapsed && row_.has_next() && row_.first({"next-game"}, deal_.deal_end) == kNever;
    total_[seat_of(gain.to)] += lost ? gain.marked : gain.points;
    running_ = total_;
    if (total_[seat_of(gain.to)] >= code_.game && gain.points > 0) {
      won_ = true;
      won_by_ = gain.to;
      won_at_ = gain.accrued;
      won_untold_ = gain.because == "untold" && gain.lapsed;
    }
  }

  void check_due() {
    const Score base{score_.taken_as[0] + score_.earlier[0],
                     score_.taken_as[1] + score_.earlier[1]};
    Score sum = score_.annulled ? base : due_;
    for (int& points : sum) {
      points = std::clamp(points, 0, kMost);
    }
    if (std::ranges::find(score_.due, sum) == score_.due.end()) {
      fail("it comes to " + std::to_string(sum[0]) + "-" + std::to_string(sum[1]) +
           ", which is not what is said to be due");
    }
    const bool erased = std::ranges::any_of(deal_.rulings, [&](const Ruling& ruling) {
      return !ruling.in_doubt && annuls(deal_, code_, row_, ruling) && ruling.status == "ignored";
    });
    if (score_.annulled != erased) {
      fail(erased ? "the deal is annulled by a ruling" : "no ruling annuls the deal");
    }
  }

  void check_won() {
    const bool several = score_.due.size() > 1 || score_.before.size() > 1;
    const bool unsaid = score_.won_at == kNever && (several || won_untold_);
    if (!unsaid && (score_.won_at != won_at_ || score_.won_by != won_by_)) {
      fail(won_at_ == kNever ? "nobody wins the game by it"
                             : won_by_ + " wins the game by it, at act " + std::to_string(won_at_));
    }
  }

  /// A result that is written and known gives its winner something.
  void check_result_counted() {
    const Fact* over = result_of_hand(deal_);
    const bool again = std::ranges::any_of(deal_.rulings, [&](const Ruling& ruling) {
      return ruling.elected == "replay-hands" || ruling.effects.contains("award-point") ||
             ruling.effects.contains("award-vole") || ruling.effects.contains("count-tricks") ||
             (!ruling.in_doubt && annuls(deal_, code_, row_, ruling)) || ruling.in_doubt;
    });
    const bool agreed = std::ranges::any_of(deal_.deeds, [&](const Deed& deed) {
      return deed.remedy == "replay-hands" && binds(deal_, deed);
    });
    if (over == nullptr || again || agreed || !is_player(over->subject) ||
        over->attributes.at("result").contains("none")) {
      return;
    }
    const bool gained = std::ranges::any_of(score_.gains, [&](const Gain& gain) {
      return gain.purpose != "king" && (gain.to == over->subject || gain.because == "third-trick" ||
                                        gain.because == "agreed");
    });
    if (!gained) {
      fail("the hand was won, and nothing is given for it");
    }
  }

  void check_not_due() {
    for (const NotDue& each : score_.not_due) {
      const std::vector<const Case*> answers = answering(deal_, code_, row_, each.fact);
      const bool named =
          std::ranges::any_of(answers, [&](const Case* c) { return c->name == each.name; });
      if (each.name.empty() ? !answers.empty() : !named) {
        fail("the mark at act " + std::to_string(each.fact.occurred) + " is answered otherwise");
      }
      if (each.over != each.marked - each.due || each.over <= 0 || each.taken_down > each.over) {
        fail("of the mark at act " + std::to_string(each.fact.occurred) +
             ", what is over does not add up");
      }
    }
  }

  const Deal& deal_;
  const Code& code_;
  const Row& row_;
  const Deal* before_;
  const Sums& score_;
  Failures& failures_;
  Score total_{};    ///< as the game goes by it,
  Score running_{};  ///<  before the gain at hand
  Score due_{};      ///< with what is his and not yet taken
  bool won_ = false;
  std::string won_by_;
  Moment won_at_ = kNever;
  bool won_untold_ = false;  ///< by what nothing tells but a mark of less: that may be of another
};

}  // namespace

void check_sums(const Deal& deal, const Code& code, const Row& row, const Deal* before,
                Failures& failures) {
  Adding{deal, code, row, before, failures}.run();
}

}  // namespace verify
