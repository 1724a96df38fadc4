// SPDX-License-Identifier: MIT
//
// Records broken off after each of their acts. What the referee says as of then is held against
// what he says of the whole: he accuses nobody of what turns out to be no fault, and what is used
// later was open before.
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "campaign/agreement.hpp"
#include "campaign/attempt.hpp"
#include "campaign/broken_off.hpp"
#include "campaign/campaigns.hpp"
#include "campaign/permissive.hpp"
#include "campaign/referee.hpp"
#include "campaign/table.hpp"
#include "codes/remedy_rows.hpp"
#include "law/judge.hpp"
#include "record/words.hpp"
#include "replay/replay.hpp"

namespace ecarte::campaign {
namespace {

using law::Finding;
using law::Ruling;
using law::Standing;
using law::Status;

bool accuses(const Finding& finding) {
  // A mark that can still be taken down is said to be so.
  return finding.severity != law::Severity::Note && finding.offender != record::kNobody &&
         !(finding.cls == codes::Class::ScoreError && finding.remedy.status == Status::Open) &&
         (finding.cls == codes::Class::Irregularity || finding.cls == codes::Class::BadRemedy ||
          finding.cls == codes::Class::ScoreError) &&
         finding.remedy.status != Status::Moot && finding.so == law::IsSo::Yes;
}

/// What is said of one break.
struct PrefixTally {
  std::map<std::string, long> complaints;
  std::map<std::string, std::string> first;  ///< where each was met first, and in what record
  std::string record;                        ///< the one at hand
  long prefixes = 0;
  long rights = 0;      ///< that were open, and used
  long unreadable = 0;  ///< uses that the notation does not take where they were written

  void complain(const std::string& what, const std::string& where) {
    if (++complaints[what] == 1) {
      first[what] = where + "\n" + record;
    }
  }
};

/// Was it used by an act of this deal at `at`, as it could have been before?
bool used_later(const law::Rulings& rulings, const Ruling& ruling, const codes::Code& code) {
  return ruling.deed >= 0 && code.cases[ruling.case_index].may.given &&
         ruling.elected != replay::Remedy::None &&
         rulings.deeds[static_cast<std::size_t>(ruling.deed)].at < rulings.timeline.deal_end();
}

/// The same, as another record tells it: where less is told it may count as of an earlier playing.
bool is_of(const replay::Fact& a, const replay::Fact& b) {
  return a.kind == b.kind && a.subject == b.subject && a.occurred == b.occurred;
}

/// Does the part told bear it out, or leave room for it? A king may have come with the cards taken,
/// and what a bystander said changes the score only with the mark.
bool is_known(const replay::DealFacts& facts, const replay::Fact& fact) {
  const auto same = [&](const replay::Fact& other) {
    return is_of(other, fact) && other.values == fact.values;
  };
  const auto supposed = [&](const replay::Fact& other) { return is_of(other, fact); };
  return std::ranges::any_of(facts.facts, same) ||
         std::ranges::any_of(facts.untold.supposed, supposed);
}

/// Was the same chosen already, by another ruling? What comes then carries that out.
bool chosen_before(const Judged& part, const Ruling& ruling) {
  return std::ranges::any_of(part.rulings().list, [&](const Ruling& other) {
    return other.status == Status::Elected && other.elected == ruling.elected &&
           other.fact.place.dealing == ruling.fact.place.dealing;
  });
}

/// Is it said to be open? As long as the fault can be put right, that is what is open; and what
/// opens only when another right is let go is said with that one ("if not, Y may …"). Who may take
/// his card back has with it the time that the card would close.
bool covers(const Standing& open, const Ruling& ruling, const codes::Code& code) {
  const bool same = is_of(open.fact, ruling.fact);
  if (open.is_duty() && open.ground == law::Ground::Sure && codes::annuls(open.options[0])) {
    return true;  // a right of the hand comes only if the cards are not dealt again as they must be
  }
  if (same && open.is_duty() && open.case_index == ruling.case_index) {
    return true;  // what he has claimed is owed to him, and until it is done he may take another
  }
  if (open.is_mending() && open.who == ruling.elector) {
    return true;
  }
  if (same && (open.is_mending() || code.cases[ruling.case_index].or_after == open.case_index)) {
    return true;
  }
  const auto offers = [&](replay::Remedy remedy) {
    return std::ranges::find(open.options, remedy) != open.options.end();
  };
  // Which card the king is played as is not known yet.
  const bool announces =
      ruling.elected == replay::Remedy::Announce && offers(replay::Remedy::AnnounceAndMark);
  return (open.who == ruling.elector || open.who == record::kBoth) &&
         (offers(ruling.elected) || announces);
}

/// To look over a hand supposes one, until it is told that the cards were dealt only afterwards.
bool dealt_only_later(const Finding& said, const Judged& whole) {
  return said.fact.kind == replay::FactKind::LookedOver && !whole.facts().dealings.empty() &&
         said.place.at < whole.facts().dealings.front().begin;
}

void compare(const Judged& part, const Judged& whole, std::size_t acts, const codes::Code& code,
             const std::string& where, PrefixTally& tally) {
  if (!part.possible()) {
    // A card in two places is impossible until it is told that the pack holds it twice.
    if (std::ranges::none_of(whole.facts().facts, [](const replay::Fact& fact) {
          return fact.kind == replay::FactKind::PackFault;
        })) {
      tally.complain("cannot be true, and the whole can", where);
    }
    return;
  }
  for (const Finding& said : part.result().findings) {
    const bool so = std::ranges::any_of(whole.result().findings, [&](const Finding& later) {
      return (later.id == said.id && later.offender == said.offender &&
              later.place.dealing == said.place.dealing && later.place.trick == said.place.trick) ||
             is_of(later.fact, said.fact);
    });
    const bool annulled = said.place.dealing < whole.facts().dealings.size();
    if (accuses(said) && !so && !annulled && !dealt_only_later(said, whole)) {
      tally.complain("accuses of " + std::string(said.id) + ", and the whole does not", where);
    }
  }
  for (const Ruling& ruling : whole.rulings().list) {
    if (!used_later(whole.rulings(), ruling, code) || ruling.status == Status::Moot) {
      continue;
    }
    const law::Time at = whole.rulings().deeds[static_cast<std::size_t>(ruling.deed)].at;
    const bool open_then = ruling.window.from < acts && acts <= at && ruling.fact.occurred < acts &&
                           part.facts().dealings.size() == ruling.fact.place.dealing &&
                           is_known(part.facts(), ruling.fact);
    if (open_then && !chosen_before(part, ruling) &&
        std::ranges::none_of(part.result().stands.open,
                             [&](const Standing& open) { return covers(open, ruling, code); })) {
      tally.complain("is not said to be open: " + std::string(code.cases[ruling.case_index].name),
                     where);
    }
  }
}

std::string_view words_of(replay::Remedy remedy) {
  const auto* const found =
      std::ranges::find(record::kRemedyWords, remedy, &record::Word<replay::Remedy>::value);
  return found == std::end(record::kRemedyWords) ? std::string_view{} : found->text;
}

/// What somebody says or does who puts right what he may.
std::string mending(const Standing& one, const record::Record& record) {
  if (one.fact.kind == replay::FactKind::FalseKing) {
    return "withdraws the king";
  }
  return one.fact.occurred < record.acts.size() && !record.acts[one.fact.occurred].cards.empty()
             ? "takes back " + game::name(record.acts[one.fact.occurred].cards.first())
             : std::string{};
}

/// What somebody says or does who uses what is open to him.
std::string using_it(const Standing& one, replay::Remedy option) {
  switch (option) {
    case replay::Remedy::Announce:
    case replay::Remedy::AnnounceAndMark:
      return "announces the king";
    case replay::Remedy::Mark:
      return one.amount != 0 ? "marks " + std::to_string(one.amount) : "marks the king";
    case replay::Remedy::TakeDown:
      return "takes down 1";
    default:
      return words_of(option).empty() ? std::string{} : "claims " + std::string{words_of(option)};
  }
}

/// Every way of using it, each a sentence.
std::vector<std::string> uses_of(const Standing& one, const record::Record& record) {
  std::vector<std::string> sentences;
  const record::Actor who = one.who == record::kBoth || one.who == record::kNobody
                                ? record::actor_of(game::Seat::First)
                                : one.who;
  const std::string name = record.names->of(who) + " ";
  if (one.is_mending()) {
    const std::string mended = mending(one, record);
    sentences.push_back(mended.empty() ? mended : name + mended);
    return sentences;
  }
  for (const replay::Remedy option : one.options) {
    const std::string used = option == replay::Remedy::None ? "" : using_it(one, option);
    if (!used.empty()) {
      sentences.push_back(name + used);
    }
  }
  return sentences;
}

/// The text of the deals, of which the last breaks off after so many acts.
std::string text_of(const std::vector<Begun>& deals, std::size_t last, std::size_t acts) {
  std::string text;
  for (std::size_t i = 0; i < last; ++i) {
    text += deals[i].record.text;
  }
  const record::Act& act = deals[last].record.acts[acts - 1];
  return text + deals[last].record.text.substr(0, act.at + act.length);
}

/// What is open is used: nobody may then be blamed for it.
void use(const Judged& part, const std::vector<Begun>& deals, std::size_t last, std::size_t acts,
         const codes::Code& code, const std::string& where, PrefixTally& tally) {
  const std::string before = text_of(deals, last, acts);
  const record::Act& act = deals[last].record.acts[acts - 1];
  const record::Offset end = act.at + act.length;
  for (const Standing& one : part.result().stands.open) {
    for (const std::string& used : uses_of(one, deals[last].record)) {
      const std::vector<Begun> then = read(before + "\n  " + used + "\n");
      // An act may end within a sentence; what is written after it then says more than that act.
      if (then.size() != last + 1 || then[last].record.acts.size() <= acts ||
          then[last].record.acts[acts].at < end) {
        ++tally.unreadable;
        continue;
      }
      const Judged judged{then, last, then[last].record.acts.size(), code};
      const std::string name{code.cases[one.case_index].name};
      if (!judged.possible()) {
        tally.complain("is open and cannot be used: " + name, where + ": " + used);
        continue;
      }
      ++tally.rights;
      for (const Finding& finding : judged.result().findings) {
        if (finding.place.at >= acts && finding.severity != law::Severity::Note) {
          tally.complain("is open and refused: " + name + ": " + std::string(finding.id),
                         where + ": " + used);
        }
      }
    }
  }
}

/// The findings and what stands open are held to each other.
void hold(const Judged& judged, const std::string& where, PrefixTally& tally) {
  if (judged.possible()) {
    for (const std::string& what : disagreements(judged.result(), judged.before())) {
      tally.complain(what, where);
    }
  }
}

void cut(std::string_view text, const std::string& name, const codes::Code& code,
         PrefixTally& tally) {
  tally.record = text;
  const std::vector<Begun> deals = read(text);
  for (std::size_t i = 0; i < deals.size(); ++i) {
    const std::size_t size = deals[i].record.acts.size();
    const Judged whole{deals, i, size, code};
    if (!whole.possible()) {
      return;
    }
    hold(whole, name + ", whole", tally);
    for (std::size_t acts = whole.facts().place.heading + 1U; acts < size; ++acts) {
      const record::Act& last = deals[i].record.acts[acts - 1];
      const record::ActKind next = deals[i].record.acts[acts].kind;
      if (next == record::ActKind::PackHolds || next == record::ActKind::PackLacks ||
          next == record::ActKind::Partly) {
        continue;  // it tells more of the act before: which pack is wrong, which cards are held
      }
      if (next == record::ActKind::Dispute && last.kind == record::ActKind::Find) {
        continue;  // what nobody denied is believed
      }
      ++tally.prefixes;
      const record::Place place = record::place_of(deals[i].record, last.at);
      const std::string where =
          name + ":" + std::to_string(place.line) + ":" + std::to_string(place.column);
      const Judged part{deals, i, acts, code};
      hold(part, where, tally);
      compare(part, whole, acts, code, where, tally);
      use(part, deals, i, acts, code, where, tally);
    }
  }
}

}  // namespace

int prefixes(int games, int each, std::uint64_t seed, const std::vector<std::string>& files) {
  PrefixTally tally;
  for (const std::string& file : files) {
    const std::string text = contents(file);
    cut(text, file, code_of(text), tally);
  }
  const codes::Code& code = *codes::built_in_codes().front();
  for (const Kind& kind : all_kinds()) {
    Chance chance(seed);
    for (int done = 0, tries = 0; done < each && tries < 200 * each; ++tries) {
      Attempt game;
      if (attempt(kind, chance, game)) {
        cut(game.text, kind.name, code_of(game.text), tally);
        ++done;
      }
    }
  }
  for (int i = 0; i < games; ++i) {
    Permissive permissive;
    Table table(seed + static_cast<std::uint64_t>(i), true);
    std::string text;
    table.deal(permissive, text);
    cut(text, "game " + std::to_string(i), code, tally);
  }
  for (const auto& [what, number] : tally.complaints) {
    std::printf("%6ld  %s; first at %s\n", number, what.c_str(), tally.first[what].c_str());
  }
  std::printf("%ld records broken off, %ld open rights used (%ld not), %zu kinds of complaint\n",
              tally.prefixes, tally.rights, tally.unreadable, tally.complaints.size());
  return tally.complaints.empty() ? 0 : 1;
}

}  // namespace ecarte::campaign
