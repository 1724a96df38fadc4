// SPDX-License-Identifier: MIT
//
// Whom "he" means, and whose card "his" is, by who is to lead and who to answer.
#include "notation/same_word.hpp"
#include "notation/sentences.hpp"

namespace ecarte::notation {

/// Behind a trick "he leads", "he follows it with Q♠" is who is to lead; "he trumps it", behind a
/// card led, is the other.
record::Actor Sentences::by_lead(std::string_view pronoun, std::string_view verb) {
  const Act* const last = d_.acts->last();
  if (last == nullptr || (last->kind != ActKind::Play && last->kind != ActKind::TakeTrick)) {
    return record::kNobody;
  }
  const record::Actor led = d_.moment.lead_stands();
  const std::string_view does = word_from(skip_blanks(pronoun.data() + pronoun.size()));
  const std::string_view next = word_from(skip_blanks(does.data() + does.size()));
  const bool leads = verb == "leads" || verb == "continues" || verb == "begins" ||
                     (verb == "follows" && one_of(next, {"it", "this", "that", "up"}));
  if (leads && !record::is_player(led)) {
    return who_is_to_lead(here_now(), trick_);
  }
  return record::is_player(led) && one_of(verb, {"trumps", "covers", "answers", "follows"})
             ? static_cast<record::Actor>(1 - led)
             : record::kNobody;
}

/// "He accepted. She changed three": who is not the one that "he" was; kNobody if nobody was.
record::Actor Sentences::other_called(std::string_view pronoun) const {
  const bool he = same_word(pronoun, "he");
  const std::vector<Act>& acts = d_.acts->all();
  const auto called = std::find_if(acts.rbegin(), acts.rend(), [&](const Act& act) {
    const std::string_view told(d_.text + act.at, act.length);
    return record::is_player(act.actor) && (he ? opens_with(told, "she") || opens_with(told, "She")
                                               : opens_with(told, "he") || opens_with(told, "He"));
  });
  return called == acts.rend() ? record::kNobody : static_cast<record::Actor>(1 - called->actor);
}

/// Is nobody but who did it spoken of in the sentence in which the act is told, and from there to
/// `word`?
bool Sentences::alone_in_sentence(const Act& act, std::string_view word) const {
  const char* const here = d_.origin(word.data(), false);
  const char* at = d_.text + act.at;
  const auto begins = [&] {
    const bool stopped = at - d_.text > 1 && at[-1] == ' ' && (at[-2] == '.' || at[-2] == '!');
    return at == d_.text || at[-1] == '\n' || stopped;
  };
  while (!begins()) {
    --at;
  }
  if (std::count(at, here, '\n') > 1) {
    return false;
  }
  for (; at < here; at = *at == ' ' ? at + 1 : std::find(at, here, ' ')) {
    const auto named = d_.names->person_at({at, static_cast<std::size_t>(here - at)});
    if ((named && named->actor != act.actor) || one_of(word_from(at), {"he", "she", "I"})) {
      return false;
    }
  }
  return true;
}

/// "His king beats the eight", "my queen took her nine", at the beginning of a sentence: whose card
/// it is, which was led, as like as not.
record::Actor Sentences::whose_first(std::string_view word) {
  if (one_of(word, {"My", "my"})) {
    return teller({});
  }
  const Act* const last = d_.acts->last();
  if (!one_of(word, {"His", "his", "Her", "her"}) || last == nullptr) {
    return record::kNobody;
  }
  if (const record::Actor told = teller_told(); record::is_player(told)) {
    return static_cast<record::Actor>(1 - told);
  }
  const record::Actor named = told_by_name(same_word(word, "his") ? "he" : "she", *d_.names);
  if (record::is_player(named)) {
    return named;
  }
  constexpr record::ActKinds kOfPlay{ActKind::Play,   ActKind::TakeTrick, ActKind::Stand,
                                     ActKind::Refuse, ActKind::Announce,  ActKind::Mark};
  return !kOfPlay.has(last->kind) || d_.moment.just_unread() ? record::kNobody
                                                             : who_is_to_lead(here_now(), trick_);
}

}  // namespace ecarte::notation
