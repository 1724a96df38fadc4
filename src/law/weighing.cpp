// SPDX-License-Identifier: MIT
//
// What each answer to what the record leaves open gives: the deal is judged once more as though it
// were so, and the ledger reckoned anew.
#include <algorithm>
#include <optional>
#include <vector>

#include "codes/fact_rows.hpp"
#include "codes/remedy_rows.hpp"
#include "law/choices.hpp"
#include "law/judging.hpp"
#include "law/lookup.hpp"
#include "law/standing.hpp"
#include "law/stock.hpp"
#include "law/trial.hpp"
#include "law/window.hpp"
#include "law/world.hpp"

namespace ecarte::law {

namespace {

/// Is it open whether something that is not told gave a mark that was claimed? It is nobody's score
/// as long as it is not made.
bool claims_mark(const Missing& missing) {
  return missing.attribute == kWhetherGiven && record::is_player(missing.player) &&
         (missing.claimed == Remedy::Mark || codes::is_award(missing.claimed));
}

/// The score with what was claimed, of which it is not known how much it is.
ScoreSet with_mark(const Code& code, const Missing& missing, ScoreSet due) {
  ScoreSet scores;
  for (int points = 1; points <= code.game; ++points) {
    scores |= due.moved(static_cast<Seat>(missing.player), points);
  }
  return scores;
}

/// Do two cases blame and take the same, whatever law they are of?
bool alike(const Case& a, const Case& b) {
  return a.cls == b.cls && a.severity == b.severity && a.offender == b.offender &&
         a.effects == b.effects && a.gives_king == b.gives_king;
}

/// Did nothing come of it, and can nothing come of it any more?
bool is_past(const Ruling& ruling) {
  return ruling.owed == Remedy::None && ruling.elected == Remedy::None &&
         (ruling.status == Status::None || ruling.status == Status::Lapsed);
}

/// Does the same follow, now and later? What was done is done, whether it was ordered or chosen.
bool alike(const Code& code, const Ruling& a, const Ruling& b) {
  const Case& one = code.cases[a.case_index];
  const Case& other = code.cases[b.case_index];
  if (!alike(one, other) || !same_fact(a.fact, b.fact) || a.doubt.which != b.doubt.which ||
      a.is_pending() != b.is_pending() || a.doubt.owed != b.doubt.owed) {
    return false;
  }
  const bool open = a.status == Status::Open;
  const bool done = a.status == Status::Imposed && a.owed != Remedy::None;
  return (is_past(a) && is_past(b)) ||
         (a.status == b.status && a.elected == b.elected && a.owed == b.owed && a.deed == b.deed &&
          (done || (a.elector == b.elector && one.must.remedy == other.must.remedy)) &&
          (!open ||
           (a.window.from == b.window.from && a.window.closed.latest == b.window.closed.latest &&
            a.window.closes == b.window.closes)));
}

bool alike(const Code& code, const Rulings& a, const Rulings& b) {
  return std::ranges::equal(
             a.list, b.list,
             [&](const Ruling& one, const Ruling& other) { return alike(code, one, other); }) &&
         a.missing.size() == b.missing.size() && a.annulled.deal == b.annulled.deal &&
         a.annulled.dealing_at == b.annulled.dealing_at &&
         a.in_doubt.remedies == b.in_doubt.remedies;
}

bool alike(const Ledger& a, const Ledger& b) {
  return a.due == b.due && a.recorded == b.recorded && a.possible == b.possible &&
         a.hand.ceiling_by == b.hand.ceiling_by &&
         a.entries.rights.size() == b.entries.rights.size() &&
         a.entries.not_due.size() == b.entries.not_due.size() && a.entries.lost == b.entries.lost &&
         a.missing.size() == b.missing.size() && a.game.won.at == b.game.won.at &&
         a.game.won.by == b.game.won.by;
}

/// What was made of a deal with an answer taken to be so.
struct Weighed {
  Rulings rulings;
  Ledger ledger;
};

/// Where another answer has the case of another law, that may be the one.
void name_others(const Code& code, const Fact& fact, const Rulings& other, Rulings& common) {
  for (std::size_t i = 0; i < common.list.size(); ++i) {
    Ruling& ruling = common.list[i];
    const std::uint16_t number = other.list[i].case_index;
    if (ruling.doubt.or_case == kNoCase && same_fact(ruling.fact, fact) &&
        code.cases[number].law != code.cases[ruling.case_index].law) {
      ruling.doubt.or_case = number;
    }
  }
}

/// What all answers come to; nothing if they do not come to the same, or it leaves no fewer than
/// `doubts` open.
std::optional<Weighed> common_outcome(const Given& given, Missing missing, std::size_t doubts,
                                      const CarriedScore& carried, ScoreRoom& room) {
  list_answers(missing);
  std::optional<Weighed> common;
  for (int i = 0; i < missing.answers; ++i) {
    const std::optional<Trial> trial = with_fact(given, missing, i);
    if (!trial) {
      return std::nullopt;
    }
    const Given imagined{given.code, trial->deal, given.next, given.deals_untold};
    Weighed outcome;
    judge_facts(imagined, outcome.rulings);
    if (common ? !alike(given.code, common->rulings, outcome.rulings)
               : outcome.rulings.missing.size() >= doubts) {
      return std::nullopt;
    }
    reckon(matter_of(imagined, outcome.rulings), carried, room, outcome.ledger);
    if (!common) {
      common = std::move(outcome);
    } else if (!alike(common->ledger, outcome.ledger)) {
      return std::nullopt;
    } else {
      name_others(given.code, missing.fact, outcome.rulings, common->rulings);
    }
  }
  return common;
}

/// Has the ledger weighed the answers? Those about a mark.
bool weighed_by_ledger(const Missing& missing) {
  return missing.fact.kind == replay::FactKind::MarkNotDue || missing.attribute == kWhenMarked;
}

/// What was claimed, is good by this ruling, and is still to be carried out.
Remedy claimed_by(const Given& given, const Rulings& rulings, const Ruling& ruling) {
  if (ruling.status != Status::Elected || ruling.deed < 0 ||
      ruling.fact.place.dealing != last_dealing(given.deal) ||
      !codes::row_of(ruling.elected).must_follow) {
    return Remedy::None;
  }
  const Time at = rulings.deeds[static_cast<std::size_t>(ruling.deed)].at;
  const bool done = std::ranges::any_of(rulings.deeds, [&](const TimedDeed& timed) {
    return timed.at >= at && timed.deed.carried_out &&
           codes::serves_as(timed.deed.what, ruling.elected);
  });
  return done ? Remedy::None : ruling.elected;
}

/// The deal with an answer taken to be so, as judging takes it; refers to both.
Given as_tried(const Given& given, const Trial& trial) {
  return {given.code, trial.deal, given.next, false, trial.assumed ? &*trial.assumed : nullptr};
}

/// Judges the deal with an answer taken to be so, in `room.tried`. Nothing, and nothing is judged,
/// if the deal lacks what it is about.
std::optional<Trial> try_answer(const Given& given, const Missing& missing, int answer,
                                const CarriedScore& carried, ScoreRoom& room) {
  std::optional<Trial> trial = trial_of(given, missing, answer);
  if (!trial) {
    return trial;
  }
  const Given imagined = as_tried(given, *trial);
  auto& [deal, rulings, ledger] = room.tried;
  judge_facts(imagined, rulings);
  const bool given_it = missing.attribute == kWhetherGiven && answer == 0;
  if (given_it) {
    give(imagined, missing, rulings);
  }
  reckon(matter_of(imagined, rulings), carried, room, ledger);
  ledger.due =
      given_it && claims_mark(missing) ? with_mark(given.code, missing, ledger.due) : ledger.due;
  return trial;
}

/// What the answer came to that was tried.
void tell_answer(const Given& given, Missing& missing, int number, const Trial& trial,
                 const ScoreRoom::Tried& tried) {
  Alternative& answer = missing.alternatives[static_cast<std::size_t>(number)];
  const bool late = is_of_time(missing) && !trial.assumed && number != 0;
  const auto ruled = std::ranges::find_if(tried.rulings.list, [&](const Ruling& ruling) {
    return missing.attribute != kWhetherGiven && !ruling.doubt.which &&
           same_fact(ruling.fact, missing.fact) && (!late || ruling.status == Status::Open);
  });
  const bool is_ruled = ruled != tried.rulings.list.end();
  answer.case_index = is_ruled ? ruled->case_index : answer.case_index;
  if (missing.attribute >= 0 && is_ruled) {
    answer.claimed = claimed_by(given, tried.rulings, *ruled);
  }
  answer.due = shown(given.code, tried.ledger.due);
  answer.winner = winner_by(given.code, answer.due);
}

}  // namespace

void settle_alike(const Given& given, const CarriedScore& carried, ScoreRoom& room,
                  Rulings& rulings, Ledger& ledger) {
  for (std::size_t i = 0; i < rulings.missing.size(); ++i) {
    if (rulings.missing[i].attribute < 0) {
      continue;
    }
    auto outcome = common_outcome(given, rulings.missing[i], rulings.missing.size(), carried, room);
    if (outcome) {
      const replay::Fact told = rulings.missing[i].fact;  // what is not known of it stays unknown
      rulings = std::move(outcome->rulings);
      for (Ruling& ruling : rulings.list) {
        if (same_fact(ruling.fact, told)) {
          ruling.fact = told;
        }
      }
      ledger = std::move(outcome->ledger);
      --i;
    }
  }
}

void keep_possible(const Given& given, const CarriedScore& carried, ScoreRoom& room,
                   const Rulings& rulings, Ledger& ledger) {
  if (!ledger.contradiction) {
    return;
  }
  for (Missing missing : rulings.missing) {
    list_answers(missing);
    for (int i = 0; i < missing.answers && !weighed_by_ledger(missing); ++i) {
      if (!try_answer(given, missing, i, carried, room) || room.tried.ledger.contradiction) {
        continue;
      }
      if (ledger.contradiction) {
        ledger = room.tried.ledger;
      } else {
        ledger.due |= room.tried.ledger.due;
        ledger.recorded |= room.tried.ledger.recorded;
      }
    }
  }
}

namespace {

/// What the answers to one question come to: the scores, one way to reckon them, what then stands
/// open, by each and by any of them, and whether each answers all else that is open. Then there are
/// no others.
struct AllAnswers {
  ScoreSet due;
  Reckoning way;
  std::vector<Standing> by_each;
  std::vector<Standing> by_any;
  bool answers_all = true;
};

/// Is it the same thing that may or must be done? Who must do it is not asked.
bool is_same(const Standing& one, const Standing& other) {
  return (one.is_duty() || other.who == one.who) && other.options == one.options &&
         other.kind == one.kind && other.window.closes == one.window.closes &&
         same_fact(other.fact, one.fact);
}

/// What stands open by the answer that was tried, as number `answer`.
void add_open(const TellSource& tried, int answer, AllAnswers& all) {
  DealResult result;
  tell(tried, result);
  take_stock(tried, result);
  all.by_any.insert(all.by_any.end(), result.stands.open.begin(), result.stands.open.end());
  if (answer == 0) {
    all.by_each = std::move(result.stands.open);
    return;
  }
  std::erase_if(all.by_each, [&](Standing& one) {
    const auto same = std::ranges::find_if(result.stands.open, [&](const Standing& other) {
      return is_same(one, other) && one.ground == other.ground;
    });
    const bool gone = same == result.stands.open.end();
    one.who = !gone && same->who != one.who ? record::kBoth : one.who;
    return gone;
  });
}

AllAnswers weigh(const Given& given, const CarriedScore& carried, const DealBefore& deal_before,
                 ScoreRoom& room, Missing& missing, Ledger& ledger) {
  AllAnswers all;
  list_answers(missing);
  all.answers_all = missing.answers > 0 && !weighed_by_ledger(missing) && !claims_mark(missing);
  for (int i = 0; i < missing.answers && !weighed_by_ledger(missing); ++i) {
    const std::optional<Trial> trial = try_answer(given, missing, i, carried, room);
    if (!trial) {
      missing.answers = 0;
      all.answers_all = false;
      break;
    }
    const ScoreRoom::Tried& tried = room.tried;
    tell_answer(given, missing, i, *trial, tried);
    all.due |= tried.ledger.due;
    all.answers_all = all.answers_all && !tried.ledger.contradiction &&
                      tried.rulings.missing.empty() && tried.ledger.missing.empty();
    if (all.answers_all) {
      all.way = tried.ledger.one_way;
    }
    if (all.answers_all && given.next == nullptr) {  // of the last deal alone anything stands open
      add_open({as_tried(given, *trial), tried.rulings, tried.ledger, deal_before}, i, all);
    }
    const bool as_told = tried.ledger.contradiction || claims_mark(missing) ||
                         (tried.ledger.due | ledger.due) == ledger.due;
    if (as_told) {
      continue;
    }
    ledger.due |= tried.ledger.due;
    const Annulled& annulled = tried.rulings.annulled;
    const bool falls = annulled.maybe() || annulled.dealing_at != kNoTime;
    ledger.hangs_on |=
        static_cast<std::uint8_t>(falls ? ScoreHangsOn::Annulled : ScoreHangsOn::Answers);
  }
  return all;
}

}  // namespace

void weigh_answers(const TellSource& told, const CarriedScore& carried, ScoreRoom& room,
                   Ledger& ledger, DealResult& result) {
  const ScoreSet before = ledger.due;
  std::optional<ScoreSet> between;
  std::vector<AllAnswers> weighed;
  for (Missing& missing : result.missing) {
    weighed.push_back(weigh(told.given, carried, told.before, room, missing, ledger));
    if (weighed.back().answers_all) {
      between = between ? *between & weighed.back().due : weighed.back().due;
    }
  }
  // What the hand gave is weighed by the ledger, and is no question that has answers.
  const bool of_hand = (ledger.hangs_on & static_cast<unsigned>(ScoreHangsOn::Hand)) != 0;
  if (between && !of_hand && !(ledger.due & *between).empty()) {
    ledger.due &= *between;
    const Stock stock{told, result};
    for (const AllAnswers& all : weighed) {
      if (!all.answers_all) {
        continue;
      }
      ledger.one_way = ledger.due != before ? all.way : ledger.one_way;
      std::erase_if(result.stands.open, [&](const Standing& one) {
        return std::ranges::none_of(all.by_any, [&](const Standing& other) {
          return other.options == one.options && other.fact.kind == one.fact.kind &&
                 other.fact.subject == one.fact.subject;
        });
      });
      std::ranges::for_each(all.by_each, [&](const Standing& one) { stock.add_open(one); });
    }
  }
  if (ledger.due != before) {
    result.after.due = shown(told.code(), ledger.due);
    result.after.hangs_on = result.after.due.has_value() ? std::uint8_t{0} : ledger.hangs_on;
  }
}

}  // namespace ecarte::law
