// SPDX-License-Identifier: MIT
#include "texts/objected_to.hpp"

#include <algorithm>
#include <array>
#include <cctype>

#include "record/act_kinds.hpp"
#include "record/sentence.hpp"
#include "record/spoken.hpp"
#include "record/words.hpp"

namespace ecarte::texts {

using record::Act;
using record::ActKind;

std::optional<std::string> objection_in(const record::Record& record, const Act& act) {
  if (!record::is_player(act.actor)) {
    return std::nullopt;
  }
  const bool urged =
      act.kind == ActKind::Urge && act.object_as<record::Urged>() == record::Urged::Objection;
  if (act.kind == ActKind::Find && act.object_as<record::Noun>() == record::Noun::Score) {
    return "the mark";  // who finds the score wrong has something against what was marked
  }
  if (urged || act.kind == ActKind::Dispute) {
    return act.keeps_words() ? record::kept_words(act, record.text) : std::string{};
  }
  if (act.kind != ActKind::Speak && act.kind != ActKind::Aside) {
    return std::nullopt;
  }
  const std::string_view text = std::string_view(record.text).substr(act.at, act.length);
  const std::size_t quote = record::quote_in(text);
  const bool spoken = quote != std::string_view::npos &&
                      text.substr(0, quote).find("object") != std::string_view::npos;
  return spoken ? std::optional(std::string(text.substr(quote))) : std::nullopt;
}

namespace {

/// A word for what one objects to, and the acts it may mean.
struct Thing {
  std::string_view word;
  record::ActKinds acts;
};

/// In a sentence that says why he objects only these are sure to be spoken of; `named`: the words
/// name a thing.
record::ActKinds acts_called(std::string_view what, bool named) {
  static constexpr std::array kThings{
      Thing{"mark", {ActKind::Mark}},
      Thing{"score", {ActKind::Mark}},
      Thing{"king", {ActKind::Announce, ActKind::Mark}},
      Thing{"shuffl", {ActKind::Shuffle}},
      Thing{"cut", {ActKind::Cut}},
      Thing{"discard", {ActKind::Discard}},
      Thing{"proposal", {ActKind::Propose}},
      Thing{"acceptance", {ActKind::Accept}},
      Thing{"refusal", {ActKind::Refuse}},
      Thing{"advice", {ActKind::Speak}},
      Thing{"look", {ActKind::LookOver, ActKind::Look}},
      Thing{"lead", {ActKind::Play}},
  };
  static constexpr std::array kOnlyNamed{
      Thing{"new cards", {ActKind::CallCards}},
      Thing{"new pack", {ActKind::CallCards}},
      Thing{"announce", {ActKind::Announce}},
      Thing{"answer", {ActKind::Accept, ActKind::Refuse, ActKind::AnswerNumber}},
      Thing{"number", {ActKind::Ask, ActKind::AnswerNumber}},
      Thing{"remark", {ActKind::Speak}},
      Thing{"point", {ActKind::Mark}},
      Thing{"vole", {ActKind::Mark}},
      Thing{"complet", {ActKind::Complete}},
      Thing{"choice", {ActKind::Choose}},
      Thing{"turn", {ActKind::Turn}},
      Thing{"trump", {ActKind::Turn}},
      Thing{"expos", {ActKind::Expose}},
      Thing{"deal", {ActKind::Give}},
      Thing{"packet", {ActKind::Give}},
      Thing{"throw", {ActKind::ThrowDown, ActKind::ThrowOut}},
      Thing{"draw", {ActKind::Draw}},
      Thing{"taking", {ActKind::Take}},
      Thing{"play", {ActKind::Play, ActKind::Stand}},
      Thing{"bet", {ActKind::Bet, ActKind::Cover, ActKind::ClaimBets}},
      Thing{"pay", {ActKind::Pay}},
  };
  const auto acts_of = [&](const auto& things) {
    const auto* const found = std::ranges::find_if(things, [&](const Thing& thing) {
      return what.find(thing.word) != std::string_view::npos;
    });
    return found == things.end() ? record::ActKinds{} : found->acts;
  };
  const record::ActKinds acts = acts_of(kThings);
  return named && (acts == record::ActKinds{} || what.find("new ") != std::string_view::npos)
             ? acts_of(kOnlyNamed)
             : acts;
}

/// For what the words say that was marked which he speaks of; Unsaid where they do not, or name two
/// things.
record::For purpose_named(std::string_view what) {
  using record::For;
  static constexpr std::array<std::pair<std::string_view, For>, 3> kPurposes{
      {{"king", For::King}, {"point", For::Point}, {"vole", For::Vole}}};
  For named = For::Unsaid;
  for (const auto& [word, purpose] : kPurposes) {
    if (what.find(word) != std::string_view::npos) {
      named = named == For::Unsaid ? purpose : For::Unsaid;
    }
  }
  return named;
}

/// May it be of such a mark that he speaks? No other act is for one thing or another.
bool is_marked_for(const Act& act, record::For purpose) {
  const auto marked = act.kind == ActKind::Mark ? act.object_as<record::For>() : purpose;
  return purpose == record::For::Unsaid || marked == record::For::Unsaid || marked == purpose;
}

/// Is the name, or the last word of one, among the words?
bool names(std::string_view words, std::string_view name) {
  name.remove_prefix(name.rfind(' ') == std::string_view::npos ? 0 : name.rfind(' ') + 1);
  const auto letter = [&](std::size_t at) {
    return at < words.size() && std::isalpha(static_cast<unsigned char>(words[at])) != 0;
  };
  for (std::size_t at = name.empty() ? std::string_view::npos : words.find(name);
       at != std::string_view::npos; at = words.find(name, at + 1)) {
    if (!letter(at + name.size()) && (at == 0 || !letter(at - 1))) {
      return true;
    }
  }
  return false;
}

/// What he speaks of: some acts, and those of one person, if he is named who stands by.
struct SpokenOf {
  record::ActKinds acts;               ///< none: whatever it is
  record::Actor by = record::kNobody;  ///< nobody: whoever did it
  bool told = true;                    ///< false of a thing of which it is not known what it is
};

SpokenOf spoken_of(const record::Record& record, std::string_view what) {
  // A whole sentence may have any of these words in it.
  if (what.empty() || record::quote_in(what) != std::string_view::npos) {
    return {};
  }
  const bool to = what.starts_with("to ");
  const bool thing = to || record::names_a_thing(what);
  what.remove_prefix(to ? 3 : 0);
  SpokenOf of;
  of.acts = acts_called(what, thing);
  const auto& bystanders = record.names->bystanders;
  const auto named =
      std::ranges::find_if(bystanders, [&](const std::string& name) { return names(what, name); });
  if (named != bystanders.end()) {
    of.by = static_cast<record::Actor>(record::kFirstBystander + (named - bystanders.begin()));
    return of;
  }
  if (!thing) {
    return of;  // a sentence: why he objects
  }
  constexpr std::array<std::string_view, 7> kIt{"it",  "this", "that", "them",
                                                "him", "her",  "these"};
  const auto is_player = [&](const std::string& name) { return what == name; };
  of.told = of.acts != record::ActKinds{} || std::ranges::find(kIt, what) != kIt.end() ||
            std::ranges::any_of(record.names->players, is_player);
  return of;
}

/// The last act of `by`, before act `at`, that is one of these, or anything if none is named.
std::optional<std::size_t> last_of(const record::Record& record, std::size_t at,
                                   const SpokenOf& of) {
  for (std::size_t i = at; i-- > 0;) {
    const Act& act = record.acts[i];
    const bool any = of.acts == record::ActKinds{} && !record::carries_on(act);
    if (act.actor == of.by && (any || of.acts.has(act.kind))) {
      return i;
    }
  }
  return std::nullopt;
}

}  // namespace

// Who takes a card back and plays another did the first before the second.
std::optional<std::size_t> objected_to(const record::Record& record, std::size_t at,
                                       std::string_view what) {
  constexpr record::ActKinds kTalk{ActKind::Speak, ActKind::Aside, ActKind::Urge, ActKind::Omit,
                                   ActKind::Find};
  if (what.find("claim") != std::string_view::npos) {
    return std::nullopt;
  }
  const SpokenOf of = spoken_of(record, what);
  if (of.by != record::kNobody || !of.told) {
    return of.told ? last_of(record, at, of) : std::nullopt;
  }
  const record::ActKinds named = of.acts;
  const bool any = named == record::ActKinds{};
  const bool finds = record.acts[at].kind == ActKind::Find;
  const record::For purpose = purpose_named(what);
  for (std::size_t i = at; i-- > 0;) {
    const Act& act = record.acts[i];
    const bool another = act.actor != record.acts[at].actor && act.actor != record::kNobody;
    if (any && act.kind == ActKind::Find && another) {
      return std::nullopt;
    }
    if (any && i > 0 && act.kind == ActKind::Play && record.acts[i - 1].kind == ActKind::TakeBack &&
        record.acts[i - 1].actor == act.actor) {
      continue;
    }
    const bool meant = named.has(act.kind) && is_marked_for(act, purpose);
    if (finds && meant && !another) {
      return std::nullopt;  // it may be his own mark that he finds wrong
    }
    if (any ? !kTalk.has(act.kind) && !record::carries_on(act) : meant && another) {
      return another ? std::optional(i) : std::nullopt;
    }
  }
  return std::nullopt;
}

}  // namespace ecarte::texts
