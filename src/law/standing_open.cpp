// SPDX-License-Identifier: MIT
//
// What is open where a record stops: to whom, and until which act.
#include <algorithm>
#include <optional>

#include "codes/fact_rows.hpp"
#include "codes/remedy_rows.hpp"
#include "law/deeds.hpp"
#include "law/lookup.hpp"
#include "law/readings.hpp"
#include "law/settle.hpp"
#include "law/stock.hpp"
#include "law/window.hpp"

namespace ecarte::law {

using replay::FactKind;
using replay::kNever;
using replay::kSometime;
using replay::Proof;

namespace {

class Open {
 public:
  explicit Open(const Stock& stock)
      : stock_(stock),
        annulled_(std::ranges::any_of(stock.told.rulings.list, [&](const Ruling& ruling) {
          return ruling.fact.place.dealing == last_dealing(stock.deal) && erases(ruling);
        })) {}

  void take() {
    for (const TimedDeed& timed : stock_.told.rulings.deeds) {
      annulled_ = of_decision(timed) || annulled_;
    }
    for (const Ruling& ruling : stock_.told.rulings.list) {
      of_ruling(ruling);
      to_be_done(ruling);
    }
    if (!annulled_) {
      of_hand();
    }
    stock_left_before(stock_);
    for (const Finding& finding : stock_.result.findings) {
      of_finding(finding);
      of_cards_taken(finding);
    }
    if (stock_.game_is_won()) {
      std::erase_if(stock_.result.stands.open, [&](auto& one) { return ends_with_game(one); });
    }
  }

 private:
  /// Is it about a hand that nobody plays on, when the game is won? What is marked, or paid, is
  /// not; nor is what annuls the deal, as far as it may come to light when the hand is over.
  [[nodiscard]] bool ends_with_game(const Standing& one) const {
    const codes::RemedyRow row = codes::row_of(one.options[0]);
    const GameWon& won = stock_.told.ledger.game.won;
    if (one.is_mending()) {
      return one.fact.occurred != won.at;  // the word or card that decided it may be mended yet
    }
    if (codes::row_of(one.fact.kind).king == KingIs::Held) {
      return true;
    }
    if (one.of_deal_before || row.matter == codes::Matter::Score) {
      return false;
    }
    // The tricks that won it may be played again yet.
    const bool outlasts = !one.is_duty() && (one.window.closes & kAfterDeal) != 0 && !won.by_king;
    const WindowBeats found_before = stock_.code.cases[one.case_index].found_before;
    switch (one.ground) {
      case Ground::Sure:  // the hands are to be right in which a king has won it
        return (row.matter == codes::Matter::Number && !won.by_king) ||
               row.matter == codes::Matter::Shown || row.matter == codes::Matter::Word;
      case Ground::IfFound:
        return !outlasts && (found_before & replay::bit(replay::Beat::HandClosed)) == 0;
      case Ground::IfSo:
      case Ground::IfDone:
        break;
    }
    return !outlasts;
  }

  /// What the cards of this deal may still give.
  void of_hand() {
    for (const Fact& fact : stock_.deal.facts) {
      of_unsettled(fact);
    }
    for (const Fact& fact : stock_.deal.untold.supposed) {
      const bool trump_open =
          codes::row_of(fact.kind).king == KingIs::Held && trump_to_be_chosen(stock_);
      if (stock_.current(fact) && !trump_open && !is_anothers_king(stock_, fact) &&
          !is_played_over(fact)) {
        suppose(fact, Ground::IfSo);
      }
    }
    stock_ahead(stock_);
    for (const Right& right : stock_.told.ledger.entries.rights) {
      of_score(right);
    }
  }

  /// What was chosen, and is not yet carried out.
  void to_be_done(const Ruling& ruling) {
    const codes::RemedyRow row = codes::row_of(ruling.elected);
    if (ruling.status != Status::Elected || !stock_.current(ruling.fact) ||
        (!row.must_follow && !row.to_do)) {
      return;
    }
    const Time at = stock_.told.rulings.deeds[static_cast<std::size_t>(ruling.deed)].at;
    if (!row.must_follow && stock_.timeline.first(row.too_late, at) != kNoTime) {
      return;  // the play has gone on, and nobody says that it was not done
    }
    const bool done = std::ranges::any_of(stock_.told.rulings.deeds, [&](const TimedDeed& timed) {
      return timed.at >= at && timed.deed.carried_out &&
             codes::serves_as(timed.deed.what, ruling.elected);
    });
    if (!done) {
      Standing out = stock_.duty(ruling.case_index, ruling.fact, ruling.elected, ruling.elector);
      out.window.from = at;
      const Time begin = dealing_begin(stock_.deal, ruling.fact.place.dealing);
      if (stock_.timeline.first_from(out.window.closes, begin, at) != kNoTime) {
        out.window.closes = 0;  // what it was to precede had come before it was chosen
      } else if (stock_.timeline.first(out.window.closes, at) != kNoTime) {
        const WindowBeats until = stock_.told.case_of(ruling).may.until;
        out.window.closes = stock_.said(until, ruling.fact);  // it was passed over
      }
      out.ground = ruling.doubt.in_time ? Ground::IfSo : Ground::Sure;
      stock_.add_open(out);
    }
  }

  /// That the cards are dealt or the hands played again, as both agreed, or he ruled whom both
  /// asked, by the law under which questions are decided for the players. False if it is not.
  bool of_decision(const TimedDeed& timed) {
    const bool done = std::ranges::any_of(stock_.told.rulings.deeds, [&](const TimedDeed& other) {
      return other.at >= timed.at && other.deed.carried_out &&
             codes::serves_as(other.deed.what, timed.deed.what);
    });
    // The hands may be played again when they are over, too.
    const bool within =
        codes::annuls(timed.deed.what) ? stock_.result.stands.stops : stock_.result.stands.last;
    if (!within || annulled_ || done || !codes::row_of(timed.deed.what).must_follow) {
      return false;
    }
    const auto decision = decision_of(stock_.told.given, stock_.told.rulings, timed);
    if (decision) {
      stock_.add_open(
          stock_.duty(decision->case_index, decision->fact, timed.deed.what, record::kNobody));
    }
    return decision.has_value();
  }

  /// Of a playing after which the hands were played again: what it gave has been had.
  [[nodiscard]] bool is_played_over(const Fact& fact) const {
    return fact.kind == FactKind::Misplay && fact.place.playing != 0 &&
           static_cast<std::size_t>(fact.place.playing) < stock_.deal.playings.size() &&
           stock_.deal.playings[fact.place.playing].dealing == fact.place.dealing;
  }

  void of_ruling(const Ruling& ruling) {
    if (!stock_.current(ruling.fact) || ruling.doubt.which) {
      return;
    }
    if (ruling.is_pending()) {
      mend(ruling.fact, Ground::Sure);
    } else if (stock_.fate_of(ruling) == Status::Open) {
      open(ruling);
    } else if (may_be_made_good(ruling)) {
      Standing out = stock_.duty(ruling.case_index, ruling.fact, ruling.owed, ruling.elector);
      out.window.from = ruling.owed_at;
      stock_.add_open(out);
    }
    if (ruling.fact.found == kNever && replay::entry(ruling.fact.kind).can_be_found &&
        ruling.fact.proof == Proof::Proved && ruling.status != Status::Moot) {
      if_found(ruling.fact);
    }
  }

  /// Are the hands to be played again, by a choice made since? Then nothing is put right in them.
  [[nodiscard]] bool is_to_be_played_again(const Fact& fact) const {
    return std::ranges::any_of(stock_.told.rulings.list, [&](const Ruling& ruling) {
      return ruling.elected == replay::Remedy::ReplayHands && ruling.status == Status::Elected &&
             ruling.fact.place.dealing == fact.place.dealing &&
             ruling.fact.place.playing == fact.place.playing && !ruling.doubt.in_time;
    });
  }

  /// He did otherwise than he had to, and nothing that comes too late for it has followed.
  [[nodiscard]] bool may_be_made_good(const Ruling& ruling) const {
    return ruling.status == Status::Ignored && stock_.result.stands.stops &&
           ruling.owed_at != kNoTime && !codes::annuls(ruling.owed) &&
           !(codes::row_of(ruling.owed).matter == codes::Matter::Played &&
             is_to_be_played_again(ruling.fact)) &&
           stock_.timeline.first(stock_.absolute(codes::row_of(ruling.owed).too_late, ruling.fact),
                                 ruling.owed_at) == kNoTime;
  }

  /// What can still be put right free of penalty.
  void mend(const Fact& fact, Ground ground) {
    const codes::Pending& pending = codes::row_of(fact.kind).pending;
    Fact then = fact;
    then.values[static_cast<std::size_t>(pending.attribute)] = pending.meanwhile;
    const Candidates cases = candidates(stock_.code, then, 0);
    if (cases.size == 0) {
      return;
    }
    Standing out = stock_.standing(stock_.code.cases[cases.cases[0]], cases.cases[0], fact);
    out.ground = ground;
    out.kind = Standing::Kind::Mending;
    out.who = fact.subject;
    out.window.from = fact.occurred;
    out.window.closes = stock_.said(pending.until, fact);
    stock_.add_open(out);
  }

  [[nodiscard]] bool still_mended(const Fact& fact) const {
    const auto& until = codes::row_of(fact.kind).pending.until;
    const WindowBeats ends = stock_.absolute(until, fact) | codes::kHandEnds;
    const Timeline& timeline = stock_.timeline;
    return codes::not_put_right(fact) && fact.occurred < kSometime &&
           timeline.when(ends, fact.occurred + 1U).earliest == kNoTime &&
           timeline.first_from(codes::kHandEnds, fact.occurred, fact.occurred + 1U) == kNoTime;
  }

  void open(const Ruling& ruling) {
    const Case& c = stock_.told.case_of(ruling);
    if (ruling.owed != Remedy::None && ruling.elected == Remedy::None) {
      Standing out = stock_.duty(ruling.case_index, ruling.fact, ruling.owed, ruling.elector);
      out.window.from = ruling.owed_at == kNoTime ? ruling.window.from : ruling.owed_at;
      stock_.add_open(out);
    } else if (c.may.given) {
      Standing out = stock_.standing(c, ruling.case_index, ruling.fact);
      out.window.from = ruling.window.from;
      out.reading_decides = reading_decides(stock_.code, stock_.told.ledger, c, out.who);
      if (!is_marked_by_name(stock_, out)) {
        stock_.add_open(out);
      }
    }
  }

  /// What the law would give if it came to light now.
  void if_found(const Fact& fact) {
    if (annulled_) {
      return;
    }
    Fact now = fact;
    now.found = static_cast<replay::ActIndex>(stock_.timeline.deal_end());
    suppose(now, Ground::IfFound);
  }

  void suppose(const Fact& fact, Ground ground) {
    const Positions at = found_positions(stock_.code, stock_.deal, stock_.timeline, fact);
    const auto possible = candidates(stock_.code, fact, at.first, at.last);
    for (const std::uint16_t number : possible.all()) {
      const Case& c = stock_.code.cases[number];
      if (c.may.given) {
        const Window window = window_of(stock_.deal, stock_.timeline, c, fact);
        Standing out = stock_.standing(c, number, fact);
        if (codes::row_of(fact.kind).king == KingIs::Turned && record::is_player(fact.subject)) {
          out.who = fact.subject;  // it was the dealer who turned it, if it is he who dealt
        }
        out.ground = ground;
        out.window.from = window.from;
        if (window.closed.latest == kNoTime && !used(out)) {
          stock_.add_open(out);
        } else if (ground == Ground::IfSo && stock_.word_in(window, out)) {
          to_be_marked(out);
        }
      } else if (c.must.remedy != Remedy::None) {
        Standing out =
            stock_.duty(number, fact, c.must.remedy, party(stock_.deal, c.must.who, fact));
        out.ground = ground;
        stock_.add_open(out);
      }
    }
  }

  /// A king that he may hold, announced in time and not withdrawn, is his to mark.
  void to_be_marked(const Standing& announced) {
    const std::uint16_t number = case_of_score(stock_.code, replay::ScoreFor::King);
    const codes::KingIs king = codes::row_of(announced.fact.kind).king;
    const bool denied = std::ranges::any_of(stock_.deal.facts, [&](const Fact& other) {
      return codes::belies_announcer(other) && other.subject == announced.who &&
             other.place.dealing == announced.fact.place.dealing &&
             (other.proof == Proof::Proved ||
              !replay::must_be(other, 1, replay::KingWithdrawn::Never));
    });
    if (number == kNoCase || king != KingIs::Held || !record::is_player(announced.who) || denied) {
      return;
    }
    Standing out = stock_.standing(stock_.code.cases[number], number, announced.fact);
    out.who = announced.who;
    out.options = {Remedy::Mark};
    out.ground = announced.ground;
    out.window.from = announced.window.from;
    if (!used(out)) {
      stock_.add_open(out);
    }
  }

  /// Has he done it already, whether or not by right? A mark for the tricks is none for the king.
  [[nodiscard]] bool used(const Standing& one) const {
    const bool of_king = codes::row_of(one.fact.kind).king != KingIs::Unsaid;
    return std::ranges::any_of(stock_.told.rulings.deeds, [&](const TimedDeed& timed) {
      const bool for_tricks =
          timed.deed.what == Remedy::Mark && (timed.deed.points.purpose == record::For::Point ||
                                              timed.deed.points.purpose == record::For::Vole);
      return !(of_king && for_tricks) && timed.deed.by == one.who &&
             timed.deed.dealing == one.fact.place.dealing && timed.at >= one.window.from &&
             std::ranges::find(one.options, timed.deed.what) != one.options.end();
    });
  }

  /// A fact that no ruling answers for: it is only possible, or it is not known by which case.
  void of_unsettled(const Fact& fact) {
    const bool unsure = fact.proof == Proof::Allowed ||
                        (fact.proof == Proof::Proved &&
                         std::ranges::none_of(stock_.told.rulings.list, [&](const Ruling& ruling) {
                           return !ruling.doubt.which && same_fact(ruling.fact, fact);
                         }));
    if (!unsure || !stock_.current(fact) || codes::row_of(fact.kind).turns_on_score ||
        is_anothers_king(stock_, fact) || is_played_over(fact)) {
      return;
    }
    if (still_mended(fact)) {
      mend(fact, Ground::IfSo);
    } else if (const std::optional<Fact> left = less_who_denied(stock_, fact)) {
      suppose(*left, Ground::IfSo);
    }
  }

  /// Points won, and not marked.
  void of_score(const Right& right) {
    const bool of_ruling = right.basis.ruling >= 0;  // told with the king that was turned
    if (right.fate.forfeited || right.fate.fallen || right.fate.pending || of_ruling ||
        right.case_index == kNoCase || right.until != kNoTime ||
        (stock_.told.ledger.scored ? !stock_.told.ledger.is_short_of(right, stock_.code.game)
                                   : !stock_.result.stands.stops)) {
      return;
    }
    Standing out = stock_.unmarked(right, last_dealing(stock_.deal),
                                   stock_.told.ledger.scored
                                       ? right.amount - std::min(right.marked, right.amount)
                                       : right.amount);
    out.window.from = right.accrued;
    stock_.add_open(out);
  }

  /// What a finding says is open, and nothing has added: a mark to be taken down, a good claim.
  void of_finding(const Finding& finding) {
    if (!is_told_open(finding) || !stock_.current(finding.fact)) {
      return;
    }
    const Standing out = stock_.told_open(finding);
    const bool has_it = std::ranges::any_of(stock_.result.stands.open, [&](const Standing& one) {
      return one.ground == Ground::Sure && one.who == out.who && gives(one, out.options[0]);
    });
    if (finding.fact.kind == FactKind::MarkNotDue || !has_it) {
      stock_.add_open(out);
    }
  }

  /// Who made his hand up when it was too late has taken what is none of his: it goes back, as long
  /// as nothing was played since.
  void of_cards_taken(const Finding& finding) {
    const bool taken = finding.cls == Class::BadRemedy && finding.severity == Severity::Error &&
                       finding.bad.taken == Remedy::Complete &&
                       finding.under.case_index != kNoCase && stock_.result.stands.stops;
    const Time at = finding.place.at;
    if (!taken || finding.place.dealing != last_dealing(stock_.deal) || annulled_ ||
        stock_.timeline.first(codes::beats::kCards | codes::beats::kOver, at) != kNoTime) {
      return;
    }
    Standing out =
        stock_.duty(finding.under.case_index, finding.fact, Remedy::PutBack, finding.bad.by);
    out.window.from = at;
    stock_.add_open(out);
  }

  /// Does a right of the same player give what that option gives?
  static bool gives(const Standing& one, Remedy option) {
    if (one.fact.kind == FactKind::ScoreAccrued && codes::is_award(option)) {
      return replay::must_be(one.fact, 0, codes::awarded(option));
    }
    return std::ranges::find(one.options, option) != one.options.end();
  }

  const Stock& stock_;
  bool annulled_;  ///< the last dealing is to be dealt again: nothing else of it matters
};

}  // namespace

void stock_open(const Stock& stock) {
  Open{stock}.take();
}

}  // namespace ecarte::law
