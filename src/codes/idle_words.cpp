// SPDX-License-Identifier: MIT
#include "codes/idle_words.hpp"

#include <algorithm>
#include <bit>

#include "codes/fact_rows.hpp"
#include "codes/remedy_rows.hpp"
#include "codes/vocabulary.hpp"

namespace ecarte::codes {

namespace {

std::string quoted(std::string_view key, std::string_view word) {
  return "'" + std::string{key} + ": " + std::string{word} + "'";
}

std::string on(const Case& c) {
  return " does nothing on " + std::string{replay::entry(c.on).name};
}

/// Does a fault of the hand that counts bear on its result?
bool is_of_hand(FactKind kind) {
  const FactRow& row = row_of(kind);
  switch (row.step) {
    case JudgingStep::TakingBack:
    case JudgingStep::Turn:
    case JudgingStep::Deal:
    case JudgingStep::Exchange:
    case JudgingStep::King:
    case JudgingStep::Play:
      return row.reads == Reads::All && kind != FactKind::HandOver;
    case JudgingStep::Pack:
    case JudgingStep::Cut:
    case JudgingStep::Faced:
    case JudgingStep::After:
      return false;
  }
  return false;
}

/// Does every fact of the case lie in the box of the row?
bool keeps_to(const Case& c, const EffectRow& row) {
  for (std::size_t i = 0; i < row.box.size(); ++i) {
    if (row.box[i] != 0xff && (c.accepts[i] & ~row.box[i]) != 0) {
      return false;
    }
  }
  return true;
}

/// Does the remedy follow by itself from what the case speaks of?
bool follows_from(const Case& c, Remedy remedy) {
  return std::ranges::any_of(kEffectRows, [&](const EffectRow& row) {
    return row.remedy == remedy &&
           (row.of_any_fault ? is_of_hand(c.on) : row.on == c.on && keeps_to(c, row));
  });
}

/// Acts that are past when such a fact comes about.
WindowBeats past(FactKind kind) {
  constexpr WindowBeats kDealt = replay::bit(replay::Beat::Cut) | replay::bit(replay::Beat::Packet);
  switch (row_of(kind).step) {
    case JudgingStep::Turn:
    case JudgingStep::Deal:
    case JudgingStep::King:
      return kDealt;
    case JudgingStep::Exchange:
    case JudgingStep::Play:
    case JudgingStep::TakingBack:
      return kDealt | replay::bit(replay::Beat::TurnUp);
    case JudgingStep::Pack:
    case JudgingStep::Cut:
    case JudgingStep::Faced:
    case JudgingStep::After:
      return 0;
  }
  return 0;
}

class IdleWords {
 public:
  IdleWords(const Code& code, const Case& c) : code_(code), c_(c), reads_(row_of(c.on).reads) {}

  std::vector<std::string> find() {
    box();
    order();
    effects();
    king();
    award();
    remedies_nobody_performs();
    opens_with_the_fact();
    outlasts_an_annulment();
    read_by_fact();
    ids();
    return std::move(said_);
  }

 private:
  void say(std::string text) { said_.push_back(std::move(text)); }

  /// Values that leave nothing out, and cases that never lie over or after this one.
  void box() {
    const replay::FactEntry& fact = replay::entry(c_.on);
    for (std::size_t i = 0; i < c_.accepts.size(); ++i) {
      const unsigned all = (1U << static_cast<unsigned>(replay::size_of(fact.attributes[i]))) - 1U;
      if (c_.accepts[i] != 0xff && c_.accepts[i] == all) {
        say(quoted("if", fact.attributes[i].name) + " leaves no value out");
      }
    }
    for (const std::uint16_t number : c_.over) {
      if (!meets(code_.cases[number])) {
        say(quoted("over", code_.cases[number].name) + ": no fact lies in both");
      }
    }
    if (c_.or_after != kNoCase) {
      const Case& first = code_.cases[c_.or_after];
      if (!first.may.given || first.may.lapse == Lapse::Owed || !meets(first)) {
        say(quoted("or-after", first.name) + ": nothing is let go there that could open it");
      }
    }
  }

  /// Only what two cases order can come one before the other.
  void order() {
    if (c_.follows == kNoCase) {
      return;
    }
    const auto orders = [](const Case& c) { return c.may.given || c.must.remedy != Remedy::None; };
    const Case& first = code_.cases[c_.follows];
    if (!orders(first) || !orders(c_) || meets(first)) {
      say(quoted("follows", first.name) + ": there are no two things to do, one after the other");
    }
  }

  /// Can a fact lie in the boxes of both, whenever it was found?
  [[nodiscard]] bool meets(const Case& other) const {
    for (std::size_t i = 0; i < c_.accepts.size(); ++i) {
      if ((c_.accepts[i] & other.accepts[i]) == 0) {
        return false;
      }
    }
    return other.on == c_.on;
  }

  void effects() {
    for (int i = 1; i < record::kRemedies; ++i) {
      const auto remedy = static_cast<Remedy>(i);
      if ((c_.effects & ~kDenials & bit(remedy)) != 0 && !follows_from(c_, remedy)) {
        say((is_award(remedy) ? std::string{"'award'"} : quoted("effects", replay::word(remedy))) +
            on(c_) +
            (only_follows(remedy) ? " as the case describes it" : ": nobody is told to do it"));
      }
    }
  }

  void remedies_nobody_performs() {
    const auto check = [this](std::string_view key, Remedy remedy) {
      if (only_follows(remedy)) {
        say(quoted(key, replay::word(remedy)) + " is nothing a player can do: write it in '" +
            std::string{key_of_effect(remedy)} + '\'');
      }
    };
    for (const Remedy remedy : c_.may.in_order) {
      check("do", remedy);
    }
    check("else", c_.may.owed);
    check("must", c_.must.remedy);
  }

  void opens_with_the_fact() {
    if (c_.may.from != 0 && (c_.may.from & ~past(c_.on)) == 0) {
      say("'from'" + on(c_) + ": that act is past when it comes about");
    }
    if (c_.must_be_found && (c_.found_before & ~past(c_.on)) == 0) {
      say("'found'" + on(c_) + ": that act is past when it comes about");
    }
  }

  /// 'stands' says when a dealing that should have been annulled stands.
  void outlasts_an_annulment() {
    if (!c_.must_be_found && c_.found_before != 0 && !annuls(c_.may.owed) &&
        !annuls(c_.must.remedy) && std::ranges::none_of(c_.may.in_order, annuls)) {
      say("'stands'" + on(c_) + ": nothing it orders annuls a dealing");
    }
  }

  void read_by_fact() {
    switch (reads_) {
      case Reads::All:
        forfeits_nothing();
        break;
      case Reads::King:
        no_duty();
        only_to_winner();
        offers_only(bit(Remedy::Mark) | bit(Remedy::Announce) | bit(Remedy::AnnounceAndMark));
        lapses_as(Lapse::Forfeited);
        break;
      case Reads::Score:
        no_duty();
        only_to_winner();
        offers_only(bit(Remedy::Mark));
        lapses_as(Lapse::Forfeited);
        opens_at_once();
        closes_by_next_turn_up();
        break;
      case Reads::Mark:
        no_duty();
        offers_only(bit(Remedy::TakeDown));
        lapses_as(Lapse::Stands);
        no_offender();
        break;
      case Reads::Class:
        no_duty();
        if (c_.may.given) {
          say("'may'" + on(c_) + ": no window can be open any more");
        }
        break;
    }
  }

  /// What nobody used is lost by every option; only a score is worth less for it.
  void forfeits_nothing() {
    if (c_.may.given && c_.may.lapse == Lapse::Forfeited) {
      say("'else: forfeited'" + on(c_) + ": there are no points to lose");
    }
  }

  void no_duty() {
    if (c_.must.remedy != Remedy::None) {
      say("'must'" + on(c_));
    }
  }

  /// Whose the king is, is told by every case on a fact of one, and by no other.
  void king() {
    if (reads_ == Reads::King && !speaks_of_king(c_)) {
      say("the case neither gives the king nor denies it: nothing is told of it");
    }
    if (c_.gives_king && (reads_ != Reads::King || denies_king(c_))) {
      say("'gives: king'" + on(c_) + (denies_king(c_) ? ", if it is denied" : ""));
    }
    if (reads_ == Reads::King && c_.gives_king != c_.may.given) {
      say(c_.gives_king ? "'gives: king' without 'may': nobody is told how"
                        : "'may'" + on(c_) + " without 'gives: king'");
    }
    if (denies_king(c_) && row_of(c_.on).king == KingIs::Unsaid) {
      say("'denies: king'" + on(c_) + ": it tells of no king");
    }
  }

  /// The hand is awarded to one of the two whose fault it is, or is not.
  void award() {
    if (awards(c_) && (c_.award_to == Who::Nobody || c_.award_to == Who::Both)) {
      say(quoted("who", word(c_.award_to)) + ": the hand is one player's");
    }
  }

  void only_to_winner() {
    const bool turned = row_of(c_.on).king == KingIs::Turned && c_.may.who == Who::Dealer;
    if (c_.may.given && c_.may.who != Who::Subject && !turned) {
      say(quoted("who", word(c_.may.who)) + on(c_) + ": it is his whose points they are");
    }
  }

  void offers_only(Remedies remedies) {
    for (const Remedy remedy : c_.may.in_order) {
      if (remedy != Remedy::None && (bit(remedy) & remedies) == 0) {
        say(quoted("do", replay::word(remedy)) + on(c_));
      }
    }
  }

  void lapses_as(Lapse lapse) {
    if (!c_.may.given || c_.may.until == 0 || c_.may.lapse == lapse) {
      return;
    }
    say(lapse == Lapse::Forfeited ? "points not marked in time are lost: write 'else: forfeited'"
                                  : "'else'" + on(c_) + ": a mark that is not taken down stands");
  }

  void opens_at_once() {
    if (c_.may.from != 0) {
      say("'from'" + on(c_) + ": points may be marked as soon as they are won");
    }
  }

  /// The deal after is read no further for what was won in this one.
  void closes_by_next_turn_up() {
    const WindowBeats late = replay::bit(replay::Beat::GameEnd) |
                             replay::bit(replay::Beat::NextGame) |
                             replay::bit(replay::Beat::Settled);
    if (c_.may.given && (c_.may.until & ~late) == 0) {
      say("'until'" + on(c_) + " after 'next-turn-up': name that, or an act before it");
    }
  }

  void no_offender() {
    if (c_.offender != Who::Subject) {
      say(quoted("offender", word(c_.offender)) + on(c_) + ": it is he who marked");
    }
  }

  /// A word for what was done beside the law, or not done, where nothing is to be done.
  void ids() {
    const bool any = c_.may.given || c_.must.remedy != Remedy::None;
    if (!c_.undone.empty() && (!any || reads_ != Reads::All)) {
      say(quoted("undone", c_.undone) + on(c_) + ": nothing is owed");
    }
    const bool title = speaks_of_king(c_) || row_of(c_.on).king != KingIs::Unsaid ||
                       (c_.effects & bit(Remedy::Ceiling)) != 0;
    if (!c_.stray.empty() && !any && !title) {
      say(quoted("stray", c_.stray) + on(c_) + ": nothing is given");
    }
    if (std::ranges::find(c_.also, code_.law_of(c_).number) != c_.also.end()) {
      say("'also' names the law of the case itself");
    }
  }

  const Code& code_;
  const Case& c_;
  Reads reads_;
  std::vector<std::string> said_;
};

}  // namespace

std::vector<std::string> idle_words(const Code& code, const Case& c) {
  return IdleWords{code, c}.find();
}

}  // namespace ecarte::codes
