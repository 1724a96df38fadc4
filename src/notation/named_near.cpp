// SPDX-License-Identifier: MIT
//
// Who is named near a pronoun: behind it in its clause, in its line, since an act.
#include "notation/clause_parts.hpp"
#include "notation/same_word.hpp"
#include "notation/sentences.hpp"

namespace ecarte::notation {

/// The player named behind the verb in its clause, to whom or to whose hand "he" does it: "he gave
/// A two", "she looked at A's cards". Nobody so speaks of himself.
record::Actor Sentences::named_behind_verb(std::string_view word) const {
  const char* const verb = skip_blanks(word.data() + word.size());
  const std::string_view does = word_from(verb);
  if (find_verb_row(does) < 0) {
    return record::kNobody;
  }
  const char* at = does.data() + does.size();
  while (at != end_ && std::string_view(",.;:\"(").find(*at) == std::string_view::npos) {
    at = skip_blanks(at);
    const std::string_view left(at, static_cast<std::size_t>(end_ - at));
    if (const auto named = d_.names->person_at(left)) {
      return named->actor;
    }
    const std::string_view next = word_from(at);
    if (one_of(next, {"and", "but", "while", "so", "that", "which", "who", "if", "whether", "how",
                      "as", "because", "when", "before", "after", "whereupon"})) {
      break;
    }
    at += std::max<std::size_t>(next.size(), at == end_ ? 0 : 1);
  }
  return record::kNobody;
}

/// Is he named behind the word, in its clause, as one who acts: ", and Amelia the jack"?
bool Sentences::acts_behind(record::Actor who, std::string_view word) const {
  const char* const end = d_.rewritten == nullptr ? std::find(end_, d_.text_end, '\n') : end_;
  const char* const stop =
      word.data() + g::clause_size({word.data(), static_cast<std::size_t>(end - word.data())});
  for (const char* at = std::find(word.data(), stop, ','); at != stop;
       at = std::find(at + 1, stop, ',')) {
    Input in(at + 1, stop, "");
    p::parse<p::seq<g::gap, p::opt<g::says<"and", "but">, g::blanks>>>(in);
    const auto named = d_.names->person_at({in.current(), in.size()});
    if (named && named->actor == who) {
      return true;
    }
  }
  return false;
}

/// "Martin takes three and he takes two": who changes cards as was just told of somebody, with
/// nothing but a word that joins them between, is the other.
record::Actor Sentences::does_the_same(std::string_view word) const {
  const Act* const last = d_.acts->last();
  if (last == nullptr || !record::is_player(last->actor)) {
    return record::kNobody;
  }
  const char* const told = d_.text + last->at;
  const char* const here = d_.origin(word.data(), false);
  const std::string_view verb = verb_of(skip_blanks(word.data() + word.size()));
  if (!one_of(verb, {"takes", "discards", "changes", "throws", "draws", "gets", "asks", "has"}) ||
      told + last->length > here) {
    return record::kNobody;
  }
  const std::string_view between = bare(told + last->length, here);
  if (!between.empty() && !one_of(between, {"and", "but", "while", "and then"})) {
    return record::kNobody;
  }
  const std::string_view deed(told, last->length);
  const auto named = d_.names->person_at(deed);
  for (std::size_t at = named ? named->size : 0; at < deed.size();) {
    const std::string_view said = deed.substr(at, g::word_size(deed.substr(at)));
    if (find_verb_row(said) >= 0 && is_finite(said)) {
      return verb_meant(said) == verb ? static_cast<record::Actor>(1 - last->actor)
                                      : record::kNobody;
    }
    at += std::max<std::size_t>(said.size(), 1);
  }
  return record::kNobody;
}

/// Is the act of the line that is read, or of the line before, and nobody but who did it named from
/// there to `word`, unless only something of the other's is spoken of, as in "finds six in A's
/// hand", and that `may_own`?
bool Sentences::alone_since(const Act& act, std::string_view word, bool may_own) const {
  const char* const here = d_.origin(word.data(), false);
  const char* at = d_.text + act.at;
  at += may_own && act.kind == ActKind::Find && at + act.length <= here ? act.length
                                                                        : 0;  // whatever is found
  if (at > here || std::count(at, here, '\n') > 1) {
    return false;
  }
  for (; at < here; at = *at == ' ' ? at + 1 : std::find(at, here, ' ')) {
    if (*at == '#') {
      at = std::find(at, here, '\n');  // a remark
      continue;
    }
    const auto named = d_.names->person_at({at, static_cast<std::size_t>(here - at)});
    const char* const behind = named ? at + named->size : at;
    const bool owns = may_own && named && behind < here && (*behind == '\'' || *behind == '\xe2');
    if (named && !owns && named->actor != act.actor) {
      return false;
    }
  }
  return true;
}

/// Is he named in the line before `word`, and nobody else? If the line begins with it, in the line
/// before.
bool Sentences::alone_in_line(record::Actor who, std::string_view word) const {
  const char* const here = d_.origin(word.data(), false);
  const auto begin_of_line = [this](const char* at) {
    while (at != d_.text && at[-1] != '\n') {
      --at;
    }
    return at;
  };
  const char* at = begin_of_line(here);
  if (bare(at, here).empty() && at != d_.text) {
    at = begin_of_line(at - 1);
  }
  bool named = false;
  for (; at < here; at = *at == ' ' ? at + 1 : std::find(at, here, ' ')) {
    if (*at == '#') {
      at = std::find(at, here, '\n');  // a remark
      continue;
    }
    if (const auto person = d_.names->person_at({at, static_cast<std::size_t>(here - at)})) {
      if (person->actor != who) {
        return false;
      }
      named = true;
    }
  }
  return named;
}

}  // namespace ecarte::notation
