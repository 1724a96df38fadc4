// SPDX-License-Identifier: MIT
#include <algorithm>
#include <span>

#include "check.hpp"

namespace verify {

namespace {

/// Is what was claimed done by it? A void deal is a fresh one.
bool serves(const std::string& done, const std::string& claimed) {
  return done == claimed || (done == "void" && claimed == "fresh-deal");
}

/// One ruling, while it is found out what became of it.
class Settling {
 public:
  Settling(const Deal& deal, const Row& row, const Case& c, const Ruling& ruling)
      : deal_(deal), row_(row), c_(c), ruling_(ruling) {}

  Settled settle() {
    if (c_.may) {
      const bool chosen = elect();
      take_another();
      if (agree() || chosen) {
        follow_through();
        return out_;
      }
      let_lapse();
    }
    if (!c_.must.empty()) {
      out_.owed = c_.must;
      out_.owed_from = ruling_.from;
    }
    if (!out_.owed.empty()) {
      out_.status = performed();
    } else if (!c_.may) {
      static const Words kHidden{
          "pack-fault",    "dealing",    "wrong-number", "packets-wrong",
          "order-changed", "faced-card", "excess-taken", "played-wrong-number"};
      const bool unfound = kHidden.contains(ruling_.as.name) && ruling_.as.found == kNever;
      out_.status = unfound && c_.cls == "irregularity" ? "latent"
                    : c_.effects.empty()                ? "none"
                                                        : "imposed";
    }
    return out_;
  }

 private:
  [[nodiscard]] bool concerned(const Deed& deed) const {
    return deed.act >= deal_.deal_end || deed.dealing == ruling_.as.dealing ||
           (outside_hand(ruling_.as.name) && deed.dealing > ruling_.as.dealing);
  }

  /// The new cut that is itself bad mends nothing.
  [[nodiscard]] bool is_bad_cut(const Deed& deed) const {
    return deed.remedy == "recut" && deed.done && deed.act == ruling_.as.occurred;
  }

  [[nodiscard]] bool of_its_cards(const Deed& deed) const {
    const auto told = [&](int card) {
      return std::ranges::find(ruling_.as.cards, card) != ruling_.as.cards.end();
    };
    return deed.cards.empty() || ruling_.as.cards.empty() || std::ranges::any_of(deed.cards, told);
  }

  bool uses(const Deed& deed, bool& claimed_by_other) const {
    const std::string elector = party(deal_, c_.may->who, ruling_.as);
    const bool offered = std::ranges::find(c_.may->remedies, deed.remedy) != c_.may->remedies.end();
    if (!concerned(deed) || deed.act < ruling_.from || (!offered && deed.remedy != "let-stand")) {
      return false;
    }
    if (!of_its_cards(deed) || is_bad_cut(deed)) {
      return false;  // it was done with another card, or is what was done amiss
    }
    if (deed.remedy == "let-stand" && annulling(c_.may->otherwise)) {
      return false;  // there is nothing to stand
    }
    const bool his = deed.by == elector || (elector == "both" && is_player(deed.by));
    if (!his && !deed.done && offered && is_player(deed.by)) {
      claimed_by_other = true;
    }
    const bool by_consent = offered && deed.done && conduct(deed.remedy).for_both;
    return (his || (by_consent && !claimed_by_other)) && deed.act <= ruling_.until;
  }

  bool elect() {
    bool claimed_by_other = false;
    for (std::size_t i = 0; i < deal_.deeds.size(); ++i) {
      const Deed& deed = deal_.deeds[i];
      if (uses(deed, claimed_by_other)) {
        choose(i);
        return true;
      }
    }
    return false;
  }

  /// What was claimed and not done gives way to another of the remedies that is carried out in
  /// time.
  void take_another() {
    if (!out_.deed || out_.elected.empty()) {
      return;
    }
    const bool done = std::ranges::any_of(deal_.deeds, [&](const Deed& deed) {
      return deed.done && serves(deed.remedy, out_.elected) && concerned(deed);
    });
    for (std::size_t i = *out_.deed + 1; !done && i < deal_.deeds.size(); ++i) {
      const Deed& deed = deal_.deeds[i];
      bool claimed_by_other = false;
      if (!deed.done || deed.remedy == "let-stand" || !uses(deed, claimed_by_other)) {
        continue;
      }
      const auto asks_for_it = [&](const Deed& claim) {
        bool by_other = false;
        return !claim.done && serves(deed.remedy, claim.remedy) && uses(claim, by_other);
      };
      const auto before = std::span(deal_.deeds).first(i);
      if (deed.by == party(deal_, c_.may->who, ruling_.as) ||
          std::ranges::any_of(before, asks_for_it)) {
        return choose(i);
      }
    }
  }

  void choose(std::size_t number) {
    const Deed& deed = deal_.deeds[number];
    out_.deed = number;
    if (deed.remedy != "let-stand") {
      out_.status = "elected";
      out_.elected = deed.remedy;
    } else if (c_.may->otherwise != "stands" && c_.may->otherwise != "forfeited") {
      out_.owed = c_.may->otherwise;
      out_.owed_from = deed.act;
      out_.status = performed();
    } else {
      out_.status = "waived";
    }
  }

  /// What the hand counts for was agreed, or decided, where it was claimed that it be played or
  /// dealt again.
  [[nodiscard]] bool settles_by_points(const Deed& deed) const {
    const bool claimed = out_.deed && out_.status == "elected" &&
                         (out_.elected == "replay-hands" || annulling(out_.elected));
    return claimed && deed.remedy == "mark" && concerned(deed) &&
           deed.act > deal_.deeds[*out_.deed].act && binds(deal_, deed);
  }

  /// What both agreed upon, or he decided whom both asked, binds whoever chose, and whatever.
  bool agree() {
    bool any = false;
    for (std::size_t i = 0; i < deal_.deeds.size(); ++i) {
      const Deed& deed = deal_.deeds[i];
      const bool offered =
          std::ranges::find(c_.may->remedies, deed.remedy) != c_.may->remedies.end();
      const bool another = out_.deed && offered && deed.remedy != out_.elected;
      if (settles_by_points(deed)) {
        out_.deed = i;
        out_.status = "waived";
        out_.elected.clear();
        any = true;
      } else if ((another || deed.remedy == "let-stand") && c_.cls == "irregularity" &&
                 concerned(deed) && deed.act >= ruling_.from && of_its_cards(deed) &&
                 binds(deal_, deed)) {
        choose(i);
        any = true;
      }
    }
    return any;
  }

  /// Does the record stop while the cards of this dealing are still in play?
  [[nodiscard]] bool may_begin_again() const {
    return ruling_.as.dealing == deal_.last_dealing() && row_.stops_within_hand();
  }

  /// A claim must be carried out, or the play goes on against it.
  void follow_through() {
    if (out_.status != "elected") {
      return;
    }
    const Deed& election = deal_.deeds[*out_.deed];
    if (out_.elected == "play-named-suit" && ruling_.as.upheld == "no") {
      out_.status = "ignored";
      out_.owed = out_.elected;
      return;
    }
    const bool done = std::ranges::any_of(deal_.deeds, [&](const Deed& deed) {
      return deed.act >= election.act && deed.done && serves(deed.remedy, out_.elected) &&
             concerned(deed) && !is_bad_cut(deed);
    });
    const Conduct& how = conduct(out_.elected);
    Words too_late = how.too_late;
    if (how.annuls) {
      too_late.erase("hand-closed");
    }
    // What was chosen can be done as long as it could be chosen.
    const Moment went_on = row_.first(too_late, election.act + 1);
    const bool last = ruling_.as.dealing == deal_.last_dealing() && !row_.has_next();
    const Moment end = last ? kNever : row_.end_of(ruling_.as.dealing);
    const Moment limit = went_on >= end ? went_on : std::max(went_on, std::min(ruling_.until, end));
    if (!done && !election.done && how.must_follow && limit != kNever &&
        !(how.annuls && may_begin_again()) && !row_.untold(out_.elected, election.act, limit)) {
      out_.status = "ignored";
      out_.owed = out_.elected;
      out_.owed_from = election.act;
    }
  }

  /// What an option comes to that nobody used.
  void let_lapse() {
    const bool owes = c_.may->otherwise != "stands" && c_.may->otherwise != "forfeited";
    const bool maybe_used =
        owes && std::ranges::any_of(c_.may->remedies, [&](const std::string& remedy) {
          return row_.untold(remedy, ruling_.from, ruling_.until);
        });
    if (ruling_.until == kNever || maybe_used) {
      out_.status = "open";
      return;
    }
    out_.status = "lapsed";
    const bool gathered = row_.first({"hand-closed"}, ruling_.until, ruling_.until + 1) != kNever;
    if (owes && !gathered) {
      out_.owed = c_.may->otherwise;
      out_.owed_from = ruling_.until;
    }
  }

  /// What conduct alone shows; empty if it shows nothing.
  [[nodiscard]] std::string by_conduct() const {
    const Moment end = row_.end_of(ruling_.as.dealing);
    const std::string& owed = out_.owed;
    if (owed == "card-stands" || owed == "first-word-stands") {
      const bool open =
          ruling_.as.upheld == "unknown" && (owed == "first-word-stands" || may_begin_again());
      return ruling_.as.upheld == "no" ? "ignored" : open ? "open" : "imposed";
    }
    if (owed == "dealer-stands") {
      const bool open = row_.first({"n-card", "d-card", "hand-over", "hand-closed"},
                                   out_.owed_from + 1, end) == kNever &&
                        may_begin_again();
      return row_.first({"d-takes"}, out_.owed_from + 1, end) != kNever ? "ignored"
             : open                                                     ? "open"
                                                                        : "imposed";
    }
    if (owed == "take-card") {
      return ruling_.as.upheld == "no" && c_.must == "take-card" ? "ignored" : "";
    }
    if (owed == "throw-out") {
      return drawn_or_let_go() ? "moot" : "";
    }
    if (owed == "accept") {
      return row_.first({"discard", "given"}, out_.owed_from + 1, end) != kNever ? "imposed" : "";
    }
    return "";
  }

  /// Is it a deed by which he used, or let go, a choice that another ruling gives him?
  [[nodiscard]] bool of_own_choice(const Deed& deed) const {
    return std::ranges::any_of(deal_.rulings, [&](const Ruling& other) {
      const bool offers = deed.remedy == "let-stand" || other.may.contains(deed.remedy);
      return !other.may.empty() && offers && other.elector == deed.by &&
             other.as.dealing == deed.dealing && other.as.occurred <= deed.act;
    });
  }

  [[nodiscard]] bool drawn_or_let_go() const {
    return std::ranges::any_of(deal_.deeds, [&](const Deed& deed) {
      const bool drawn = deed.remedy == "draw" && deed.done;
      const bool let_go =
          deed.remedy == "let-stand" && is_player(deed.by) && deed.by != ruling_.elector;
      return (drawn || let_go) && deed.dealing == ruling_.as.dealing && deed.act >= ruling_.from &&
             !of_own_choice(deed);
    });
  }

  /// Before a card is dealt, a fresh deal comes to cutting again.
  bool cut_again() {
    const Moment packet = row_.first({"packet"}, row_.begin_of(ruling_.as.dealing));
    for (std::size_t i = 0; i < deal_.deeds.size(); ++i) {
      const Deed& deed = deal_.deeds[i];
      if (deed.remedy == "recut" && deed.act > ruling_.from && deed.act < packet) {
        out_.deed = i;
        out_.owed = "recut";
        return true;
      }
    }
    return false;
  }

  /// Was what is owed done, left undone, or is there still time?
  std::string performed() {
    if (std::string shown = by_conduct(); !shown.empty()) {
      return shown;
    }
    const bool annuls = annulling(out_.owed);
    if (annuls && cut_again()) {
      return "imposed";
    }
    // A deal that is only headed, and no card given in it, may be the one that is made again.
    const bool headed = annuls && row_.has_next() && !row_.next_is_dealt();
    Moment limit = gone_on(too_late());
    limit = headed && limit >= deal_.deal_end ? kNever : limit;
    out_.stands = stands(headed);
    for (std::size_t i = 0; i < deal_.deeds.size(); ++i) {
      const Deed& deed = deal_.deeds[i];
      const bool same = deed.remedy == out_.owed || (annuls && annulling(deed.remedy)) ||
                        (may_mean(deed.remedy, out_.owed) && of_its_cards(deed));
      if (!same || is_bad_cut(deed) || !concerned(deed) || deed.act < ruling_.from) {
        continue;
      }
      if (deed.done && (deed.act < limit || annuls || conduct(out_.owed).late_counts)) {
        out_.deed = i;
        return "imposed";
      }
    }
    const bool went_on =
        annuls ? (limit != kNever || row_.next_is_dealt()) && !may_begin_again() : limit != kNever;
    return out_.stands || (went_on && !row_.untold(out_.owed, out_.owed_from, limit)) ? "ignored"
                                                                                      : "open";
  }

  /// What came to be owed only in the play, and counts whenever it is done, is not too late with
  /// the next card, as far as the record tells of the hand.
  [[nodiscard]] Words too_late() const {
    const Conduct& how = conduct(out_.owed);
    Words beats = how.too_late;
    const bool in_play =
        how.late_counts && row_.first({"n-card", "d-card"}, row_.begin_of(ruling_.as.dealing),
                                      out_.owed_from) != kNever;
    if (in_play && (row_.stops_within_hand() ||
                    row_.first({"hand-over", "hand-closed"}, out_.owed_from) != kNever)) {
      beats.erase("n-card");
      beats.erase("d-card");
    }
    return beats;
  }

  /// The first of `beats` by which one went on without what is owed. Only to gather the cards of a
  /// dealing that is to be made again does not, unless the hand is counted after all.
  [[nodiscard]] Moment gone_on(const Words& beats) const {
    const auto closing = [&](const Words& of) {
      return row_.closing(of, out_.owed_from, ruling_.as.dealing).latest;
    };
    const Moment first = closing(beats);
    const bool gathers =
        beats.contains("hand-closed") && first != kNever && first == closing({"hand-closed"});
    Words others = beats;
    others.erase("hand-closed");
    const Moment later = closing(others);
    const bool scored = std::ranges::any_of(deal_.testimony, [&](const Testimony& said) {
      const bool mark = said.kind == "mark" && said.act < first;
      return (mark || said.kind == "counters") && said.act > out_.owed_from;
    });
    const bool begins_again = annulling(out_.owed) && gathers && !scored &&
                              !row_.any_but("hand-closed", out_.owed_from + 1, first);
    return begins_again ? later : first;
  }

  /// Is it too late for what is owed, and was left undone, to annul the dealing?
  [[nodiscard]] bool stands(bool headed) const {
    if (c_.stands_from.empty() || !annulling(out_.owed)) {
      return false;
    }
    Words beats = absolute(c_.stands_from, subject_deals(deal_, ruling_.as));
    const std::size_t first = first_rank(beats);
    beats.erase("turn-up");  // which only completes the dealing
    for (const std::string& beat : conduct("fresh-deal").too_late) {
      if (first_rank({beat}) > first) {
        beats.insert(beat);
      }
    }
    const Moment from = gone_on(beats);
    return from != kNever && !(headed && from >= deal_.deal_end) &&
           !row_.untold(out_.owed, out_.owed_from, from);
  }

  const Deal& deal_;
  const Row& row_;
  const Case& c_;
  const Ruling& ruling_;
  Settled out_;
};

}  // namespace

Settled settle(const Deal& deal, const Row& row, const Case& c, const Ruling& ruling) {
  return Settling{deal, row, c, ruling}.settle();
}

}  // namespace verify
