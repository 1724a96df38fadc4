// SPDX-License-Identifier: MIT
//
// The table of verbs. Only for the translation unit that reads sentences: every row carries the
// rule of the grammar that reads on after its verb.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

#include "grammar/messages.hpp"
#include "notation/actions.hpp"

namespace ecarte::notation {

template <class Rule>
bool matches(Input& in, Draft& d) {
  return p::parse<Rule, action>(in, d);
}

/// One verb: the act it makes, the rule for what follows it, and what to say when that fails.
struct Verb {
  std::string_view word;
  ActKind kind;
  bool (*match)(Input&, Draft&);
  const g::Expected* expected;
  enum class By : std::uint8_t { Anyone, Bystander, Cards } by = By::Anyone;
};

template <class Rule>
constexpr Verb verb(std::string_view word, ActKind kind, Verb::By by = Verb::By::Anyone) {
  return {word, kind, &matches<Rule>, &g::kExpected<Rule>, by};
}

inline constexpr auto kBystander = Verb::By::Bystander;
inline constexpr auto kCards = Verb::By::Cards;

/// Every verb, in the order of the alphabet.
inline constexpr std::array kVerbs{
    verb<g::abandoned>("abandons", ActKind::ThrowDown),
    verb<g::accepted>("accepts", ActKind::Accept),
    verb<g::admitted>("admits", ActKind::Admit),
    verb<g::advised>("advises", ActKind::Speak, kBystander),
    verb<g::ruled>("agree", ActKind::Rule),
    verb<g::altered>("alters", ActKind::Alter),
    verb<g::announced>("announces", ActKind::Announce),
    verb<g::answered>("answers", ActKind::AnswerNumber),
    verb<g::gathered_up>("are", ActKind::Gather),
    verb<g::asked>("asks", ActKind::Ask),
    verb<g::called>("calls", ActKind::CallCards),
    verb<g::altered>("changes", ActKind::Alter),
    verb<g::chosen>("chooses", ActKind::Choose),
    verb<g::claimed>("claims", ActKind::Claim),
    verb<g::came>("comes", ActKind::ComeIn, kBystander),
    verb<g::completed>("completes", ActKind::Complete),
    verb<g::covered>("covers", ActKind::Cover, kBystander),
    verb<g::cut_how>("cuts", ActKind::Cut),
    verb<g::refused>("declines", ActKind::Refuse),
    verb<g::required>("demands", ActKind::Require),
    verb<g::denied>("denies", ActKind::Deny),
    verb<g::discarded>("discards", ActKind::Discard),
    verb<g::granted>("disputes", ActKind::Dispute),
    verb<g::does_not>("does", ActKind::Omit),
    verb<g::drawn>("draws", ActKind::Draw),
    verb<g::exposed>("exposes", ActKind::Expose),
    verb<g::found>("finds", ActKind::Find),
    verb<g::with_card>("follows", ActKind::Play),
    verb<g::gathered>("gathers", ActKind::Gather),
    verb<g::given>("gives", ActKind::Give),
    verb<g::granted>("grants", ActKind::Grant),
    verb<g::has_looked>("has", ActKind::HasNotLooked),
    verb<g::held>("holds", ActKind::Hold),
    verb<g::urged>("insists", ActKind::Urge),
    verb<g::is_what>("is", ActKind::ThrowAside),
    verb<g::lacked>("lacks", ActKind::PackLacks),
    verb<g::led>("leads", ActKind::Play),
    verb<g::let>("lets", ActKind::LetStand),
    verb<g::lain>("lie", ActKind::LieFaced, kCards),
    verb<g::lain>("lies", ActKind::LieFaced, kCards),
    verb<g::looked>("looks", ActKind::Look),
    verb<g::made>("makes", ActKind::Made),
    verb<g::marked>("marks", ActKind::Mark),
    verb<g::named>("names", ActKind::Play),
    verb<g::urged>("objects", ActKind::Urge),
    verb<g::urged>("offers", ActKind::Urge),
    verb<g::paid>("pays", ActKind::Pay, kBystander),
    verb<g::permitted>("permits", ActKind::Permit),
    verb<g::played>("plays", ActKind::Stand),
    verb<g::pointed_out>("points", ActKind::Speak, kBystander),
    verb<g::proposed>("proposes", ActKind::Propose),
    verb<g::put>("puts", ActKind::PutBack),
    verb<g::refused>("refuses", ActKind::Refuse),
    verb<g::remarked>("remarks", ActKind::Speak, kBystander),
    verb<g::required>("requires", ActKind::Require),
    verb<g::resigned>("resigns", ActKind::Resign),
    verb<g::nothing_more>("retires", ActKind::Retire, kBystander),
    verb<g::ruled>("rules", ActKind::Rule, kBystander),
    verb<g::spoken>("says", ActKind::Speak),
    verb<g::exposed>("shows", ActKind::Expose),
    verb<g::shuffled>("shuffles", ActKind::Shuffle),
    verb<g::sum>("stakes", ActKind::Stake),
    verb<g::stood>("stands", ActKind::Stand),
    verb<g::taken>("takes", ActKind::Take),
    verb<g::urged>("threatens", ActKind::Urge),
    verb<g::thrown>("throws", ActKind::ThrowDown),
    verb<g::touched>("touches", ActKind::Touch),
    verb<g::with_card>("trumps", ActKind::Play),
    verb<g::turned>("turns", ActKind::Turn),
    verb<g::urged>("wants", ActKind::Urge),
    verb<g::will_not>("will", ActKind::Urge),
    verb<g::won>("wins", ActKind::Made),
    verb<g::withdrawn>("withdraws", ActKind::Withdraw),
};

constexpr bool in_order() {
  return std::ranges::is_sorted(kVerbs, {}, &Verb::word);
}
static_assert(in_order(), "kVerbs must be sorted: it is searched by first letter");

inline constexpr auto kVerbWords = [] {
  std::array<std::string_view, kVerbs.size()> words{};
  std::ranges::transform(kVerbs, words.begin(), &Verb::word);
  return words;
}();

/// Where in `kVerbs` the verbs of each first letter begin, and of none after it.
inline constexpr auto kLetters = [] {
  std::array<std::uint8_t, 27> begins{};
  for (std::size_t letter = 0; letter < begins.size(); ++letter) {
    begins[letter] = static_cast<std::uint8_t>(std::ranges::count_if(
        kVerbs, [&](const Verb& v) { return v.word[0] < static_cast<char>('a' + letter); }));
  }
  return begins;
}();

inline const Verb* find_verb(std::string_view word) {
  if (word.empty() || word[0] < 'a' || word[0] > 'z') {
    return nullptr;
  }
  const auto letter = static_cast<std::size_t>(word[0] - 'a');
  for (std::size_t i = kLetters[letter]; i < kLetters[letter + 1]; ++i) {
    if (kVerbs[i].word == word) {
      return &kVerbs[i];
    }
  }
  return nullptr;
}

}  // namespace ecarte::notation
