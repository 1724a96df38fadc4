// SPDX-License-Identifier: MIT
//
// The ledger of a deal, line by line: each score with all that it may be. Each struct is taken
// apart by all its members, so that one that is added does not compile until it is written too.
#include <array>
#include <vector>

#include <fmt/core.h>

#include "report/stage_parts.hpp"
#include "report/stages.hpp"

namespace ecarte::report {
namespace {

std::string_view title_word(law::Title title) {
  switch (title) {
    case law::Title::King:
      return "king";
    case law::Title::Announced:
      return "announced";
    case law::Title::Hand:
      return "hand";
    case law::Title::Counted:
      return "counted";
    case law::Title::Awarded:
      return "awarded";
    case law::Title::ThirdTrick:
      return "third-trick";
    case law::Title::Untold:
      return "untold";
    case law::Title::Agreed:
      return "agreed";
  }
  return {};
}

/// In the order of their bits.
constexpr std::array<std::string_view, 8> kHangsOnWords{
    "before", "hand", "king", "marks", "annulled", "order", "first-word", "answers"};
static_assert(static_cast<unsigned>(law::ScoreHangsOn::Answers) ==
              1U << (kHangsOnWords.size() - 1));

std::string basis_words(const law::RightBasis& basis) {
  const auto& [title, by, ruling, told] = basis;
  return stage_part("title", title_word(title)) + stage_number("by", by, -1) +
         stage_number("ruling", ruling, -1) + stage_flag("not-told", !told);
}

std::string fate_words(const law::RightFate& fate) {
  const auto& [forfeited, pending, fallen, marked_late] = fate;
  return stage_flag("forfeited", forfeited) + stage_flag("pending", pending) +
         stage_flag("fallen", fallen) + stage_flag("marked-late", fate.surely_marked_late()) +
         stage_flag("perhaps-marked-late", fate.perhaps_marked_late());
}

std::string right_words(const Deal& deal, const law::Right& right) {
  const auto& [seat, purpose, earned, basis, amount, uncapped, accrued, until, case_index, law,
               marked, fate] = right;
  const std::string_view what = replay::word_of(purpose);
  const std::string_view measured = codes::word(earned);
  return fmt::format("{} {} {}, marked {}", stage_player(deal, seat), what, amount, marked) +
         stage_number("uncapped", uncapped, amount) +
         (measured == what ? "" : stage_part("earned", measured)) + basis_words(basis) +
         stage_part("accrued", stage_time(deal, accrued)) +
         stage_part("until", stage_time(deal, until)) +
         stage_part("case", stage_case(deal, case_index)) +
         stage_part("law", stage_law(deal, law)) + fate_words(fate);
}

std::string not_due_words(const Deal& deal, const law::NotDue& entry) {
  const auto& [fact, table_case, or_else, said, near_case, law, marked, due, over, taken_down,
               excuse, by_other] = entry;
  return fmt::format("{} of {}", over, marked) + stage_number("due", due) +
         stage_number("taken-down", taken_down) + stage_flag("beyond-game", excuse.beyond_game) +
         stage_flag("due-then", excuse.due_then) +
         stage_flag("for-unsaid", said == record::For::Unsaid) +
         (by_other.by == record::kNobody
              ? ""
              : fmt::format("; taken down by {} at {}", stage_player(deal, by_other.by),
                            stage_act(deal, by_other.at))) +
         stage_part("case", stage_case(deal, table_case)) +
         (or_else ? stage_part("or", stage_case(deal, or_else->table_case)) : "") +
         stage_part("near", stage_case(deal, near_case)) + stage_part("law", stage_law(deal, law)) +
         stage_part("on", stage_fact(deal, fact));
}

std::string lost_words(const Deal& deal, const law::NoTitle& lost) {
  const auto& [seat, purpose, why, case_index, points, told, in_part, left, instead] = lost;
  return fmt::format("{} {} {}: {}", stage_player(deal, seat), replay::word_of(purpose), points,
                     replay::word_of(why)) +
         stage_part("case", stage_case(deal, case_index)) + stage_flag("not-told", !told) +
         stage_flag("in-part", in_part) + stage_flag("left", left) +
         stage_part("or", stage_case(deal, instead.case_index));
}

std::string late_words(const Deal& deal, const law::LateMark& late) {
  const auto& [act, seat, points, sure] = late;
  return fmt::format("next+{} {} {}", act, stage_player(deal, seat), points) +
         stage_flag("perhaps", !sure);
}

std::string king_words(const law::KingFate& king) {
  const auto& [ruling, status, elected] = king;
  return fmt::format("{}", law::word(status)) + stage_number("ruling", ruling, -1) +
         stage_part("elected", stage_remedy(elected));
}

std::string game_words(const Deal& deal, const law::GameStands& game) {
  const auto& [was_over, won_before, won, half_shown] = game;
  const auto& [at, by, by_king] = won;
  return stage_flag("was-over", was_over) +
         stage_part("won-before", stage_player(deal, won_before)) +
         stage_part("won", stage_player(deal, by)) + stage_part("at", stage_time(deal, at)) +
         stage_flag("by-king", by_king) +
         stage_part("half-shown", half_shown.empty() ? "" : stage_scores(deal, half_shown));
}

std::string hand_words(const Deal& deal, const law::HandCounted& hand) {
  const auto& [playing, open, ceiling_by, stands] = hand;
  std::string capped;
  for (const game::Seat seat : game::kSeats) {
    const int ruling = ceiling_by[game::index_of(seat)];
    capped += ruling < 0 ? "" : fmt::format("; {} capped by {}", stage_player(deal, seat), ruling);
  }
  return stage_number("playing", playing) + stage_flag("open", open) + capped +
         stage_flag("may-not-stand", stands.may_be(replay::NoYes::No));
}

void write_rights(std::string& out, const Deal& deal, std::string_view name,
                  const std::vector<law::Right>& rights) {
  for (const law::Right& right : rights) {
    out += fmt::format("{} {}\n", name, right_words(deal, right));
  }
}

void write_entries(std::string& out, const Deal& deal, const law::Entries& entries) {
  const auto& [rights, not_due, lost, denied, late, kings] = entries;
  write_rights(out, deal, "right", rights);
  for (const law::NotDue& entry : not_due) {
    out += fmt::format("not-due {}\n", not_due_words(deal, entry));
  }
  for (const law::NoTitle& each : lost) {
    out += fmt::format("lost {}\n", lost_words(deal, each));
  }
  for (const law::NoTitle& each : denied) {
    out += fmt::format("denied {}\n", lost_words(deal, each));
  }
  for (const law::LateMark& mark : late) {
    out += fmt::format("late {}\n", late_words(deal, mark));
  }
  for (const law::KingFate& king : kings) {
    out += fmt::format("king {}\n", king_words(king));
  }
}

/// The first way in which the score due comes about. Its rights are those of all ways, unless they
/// are written anew.
void write_one_way(std::string& out, const Deal& deal, const law::Reckoning& way,
                   const std::vector<law::Right>& of_all) {
  const auto& [before, earlier, rights, erased] = way;
  out += fmt::format("one-way {}-{}", before[0], before[1]);
  out += earlier == std::array{0, 0} ? "" : fmt::format("; earlier {}-{}", earlier[0], earlier[1]);
  out += stage_flag("erased", erased);
  out += rights.empty() && !of_all.empty() ? "; no right\n" : "\n";
  if (rights != of_all) {
    write_rights(out, deal, "one-way right", rights);
  }
}

void write_ledger(std::string& out, const Deal& deal) {
  if (deal.ledger == nullptr) {
    return;
  }
  const auto& [before, due, recorded, possible, scored, hangs_on, game, hand, entries, one_way,
               missing, contradiction] = *deal.ledger;
  out += fmt::format("before {}\ndue {}\nrecorded {}\n", stage_scores(deal, before),
                     stage_scores(deal, due), stage_scores(deal, recorded));
  out += possible.empty() || possible == recorded
             ? ""
             : fmt::format("possible {}\n", stage_scores(deal, possible));
  out += scored ? "marks are written\n" : "no marks are written\n";
  out += stage_row("hangs-on", stage_set(hangs_on, kHangsOnWords.size(), [](int i) {
                     return kHangsOnWords.at(static_cast<std::size_t>(i));
                   }));
  out += stage_line("game", game_words(deal, game));
  out += stage_line("hand", hand_words(deal, hand));
  write_entries(out, deal, entries);
  write_one_way(out, deal, one_way, entries.rights);
  for (const law::Missing& each : missing) {
    write_stage_missing(out, deal, each);
  }
  if (contradiction) {
    out += fmt::format("impossible {}\n", stage_impossible(deal, *contradiction));
  }
}

}  // namespace

void write_ledger_stage(std::string& out, const Deal& deal) {
  write_each_order(out, deal, write_ledger);
}

}  // namespace ecarte::report
