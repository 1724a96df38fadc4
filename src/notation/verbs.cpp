// SPDX-License-Identifier: MIT
//
// The verbs of the grammar, by subject. The one file in which their phrases are compiled: what they
// share is dear, and would be compiled again in each other.
#include "notation/verbs.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "notation/line.hpp"
#include "notation/matching.hpp"

namespace ecarte::notation {
namespace {

constexpr auto kRows = std::to_array<Verb>({
    // ── Cutting, dealing, looking and finding
    verb<g::chosen>("chooses", ActKind::Choose),
    verb<g::cut_how>("cuts", ActKind::Cut),
    verb<g::denied>("denies", ActKind::Deny),
    verb<g::exposed>("exposes", ActKind::Expose),
    verb<g::found>("finds", ActKind::Find),
    verb<g::joined>("joins", ActKind::Cut),
    verb<g::given>("gives", ActKind::Give),
    verb<g::lain>("lie", ActKind::LieFaced, kCards),
    verb<g::lain>("lies", ActKind::LieFaced, kCards),
    verb<g::looked>("looks", ActKind::Look),
    verb<g::exposed>("shows", ActKind::Expose),
    verb<g::shuffled>("shuffles", ActKind::Shuffle),
    verb<g::touched>("touches", ActKind::Touch),
    verb<g::turned>("turns", ActKind::Turn),
    // ── What is claimed, granted, ruled and put right
    verb<g::abandoned>("abandons", ActKind::ThrowDown),
    verb<g::ruled>("agree", ActKind::Rule),
    verb<g::gathered_up>("are", ActKind::Gather),
    verb<g::claimed>("claims", ActKind::Claim),
    verb<g::completed>("completes", ActKind::Complete),
    verb<g::required>("demands", ActKind::Require),
    verb<g::granted>("disputes", ActKind::Dispute),
    verb<g::drawn>("draws", ActKind::Draw),
    verb<g::granted>("grants", ActKind::Grant),
    verb<g::is_what>("is", ActKind::ThrowAside),
    verb<g::let>("lets", ActKind::LetStand),
    verb<g::permitted>("permits", ActKind::Permit),
    verb<g::put>("puts", ActKind::PutBack),
    verb<g::required>("requires", ActKind::Require),
    verb<g::resigned>("resigns", ActKind::Resign),
    verb<g::ruled>("rules", ActKind::Rule, kBystander),
    verb<g::thrown>("throws", ActKind::ThrowDown),
    // ── Proposing and exchanging, and what is only said
    verb<g::accepted>("accepts", ActKind::Accept),
    verb<g::altered>("alters", ActKind::Alter),
    verb<g::answered>("answers", ActKind::AnswerNumber),
    verb<g::asked>("asks", ActKind::Ask),
    verb<g::altered>("changes", ActKind::Alter),
    verb<g::refused>("declines", ActKind::Refuse),
    verb<g::discarded>("discards", ActKind::Discard),
    verb<g::does_not>("does", ActKind::Omit),
    verb<g::urged>("insists", ActKind::Urge),
    verb<g::urged>("objects", ActKind::Urge),
    verb<g::urged>("offers", ActKind::Urge),
    verb<g::proposed>("proposes", ActKind::Propose),
    verb<g::refused>("refuses", ActKind::Refuse),
    verb<g::spoken>("says", ActKind::Speak),
    verb<g::taken>("takes", ActKind::Take),
    verb<g::urged>("threatens", ActKind::Urge),
    verb<g::urged>("wants", ActKind::Urge),
    verb<g::will_not>("will", ActKind::Urge),
    // ── Playing, the king and the score
    verb<g::admitted>("admits", ActKind::Admit),
    verb<g::announced>("announces", ActKind::Announce),
    verb<g::with_card>("follows", ActKind::Play),
    verb<g::gathered>("gathers", ActKind::Gather),
    verb<g::has_looked>("has", ActKind::HasNotLooked),
    verb<g::held>("holds", ActKind::Hold),
    verb<g::lacked>("lacks", ActKind::PackLacks),
    verb<g::led>("leads", ActKind::Play),
    verb<g::made>("makes", ActKind::Made),
    verb<g::marked>("marks", ActKind::Mark),
    verb<g::named>("names", ActKind::Play),
    verb<g::played>("plays", ActKind::Stand),
    verb<g::with_card>("trumps", ActKind::Play),
    verb<g::won>("wins", ActKind::Made),
    verb<g::withdrawn>("withdraws", ActKind::Withdraw),
    // ── Packs, bystanders and money
    verb<g::advised>("advises", ActKind::Speak, kBystander),
    verb<g::called>("calls", ActKind::CallCards),
    verb<g::came>("comes", ActKind::ComeIn, kBystander),
    verb<g::covered>("bets", ActKind::Cover, kBystander),
    verb<g::covered>("covers", ActKind::Cover, kBystander),
    verb<g::paid>("pays", ActKind::Pay, kBystander),
    verb<g::pointed_out>("points", ActKind::Speak, kBystander),
    verb<g::remarked>("remarks", ActKind::Speak, kBystander),
    verb<g::nothing_more>("retires", ActKind::Retire, kBystander),
    verb<g::sum>("stakes", ActKind::Stake),
    verb<g::stood>("stands", ActKind::Stand),
});

const std::vector<const Verb*>& all_verbs() {
  static const auto kAll = [] {
    std::vector<const Verb*> all;
    for (const Verb& verb : kRows) {
      all.push_back(&verb);
    }
    std::ranges::sort(all, {}, &Verb::word);
    return all;
  }();
  return kAll;
}

}  // namespace

const Verb* find_verb(std::string_view word) {
  static_assert(std::ranges::all_of(
      kRows, [](const Verb& verb) { return verb.word[0] >= 'a' && verb.word[0] <= 'z'; }));
  if (word.empty() || word[0] < 'a' || word[0] > 'z') {
    return nullptr;
  }
  const auto& all = all_verbs();
  const auto found = std::ranges::lower_bound(all, word, {}, &Verb::word);
  return found == all.end() || (*found)->word != word ? nullptr : *found;
}

std::span<const std::string_view> verb_words() {
  static const auto kWords = [] {
    std::vector<std::string_view> words;
    for (const Verb* verb : all_verbs()) {
      words.push_back(verb->word);
    }
    return words;
  }();
  return kWords;
}

bool is_verb(std::string_view word) {
  return find_verb(word) != nullptr;
}

}  // namespace ecarte::notation
