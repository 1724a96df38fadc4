// SPDX-License-Identifier: MIT
#include "notation/sayings.hpp"

#include <algorithm>

#include "notation/matcher.hpp"

namespace ecarte::notation {
namespace {

/// Is the word at `begin` one of those that the pattern wants for its verb?
bool has_verb_of(const Pattern& pattern, const char* begin, const Matcher& matcher) {
  const std::span<const std::string_view> as_written = pattern.as_written();
  if (as_written.empty()) {
    return true;
  }
  const std::string_view verb(begin, grammar::word_size({begin, matcher.left(begin)}));
  return std::ranges::any_of(as_written, [&](auto word) { return same_word(verb, word); });
}

std::optional<Heard> hear(const PatternList& among, const char* at, const char* begin,
                          Matcher& matcher, const Here& here, When now, TextBegins& text) {
  if (!text.begins().may_be(among.begins)) {
    return std::nullopt;
  }
  const std::span<const Pattern> patterns = among.patterns();
  const std::span<const Admission> admissions = among.admissions();
  const auto admitted_from = [&, begins = text.begins()](std::size_t i) {
    while (i < admissions.size() && !(begins.may_be(admissions[i].begins) &&
                                      admissions[i].may_have(text.anywhere()))) {
      ++i;
    }
    return i;
  };
  const auto is_fit = [&](When when) {
    return fits(when, now) && (!matcher.utterance || ((when ^ now) & kBystanders) == 0);
  };
  std::size_t first_unfit = admissions.size();  // not what was meant, if its words are said
  std::optional<Heard> heard;
  std::size_t i = admitted_from(0);
  for (; i < admissions.size(); i = admitted_from(i + 1)) {
    const Pattern& pattern = patterns[i];
    if (!has_verb_of(pattern, begin, matcher)) {
      continue;
    }
    const When when = pattern.saying().when;
    if (!is_fit(when)) {
      first_unfit = std::min(first_unfit, i);
    } else if (matcher.match(pattern, at)) {
      here.moment.asks(asked_by(when, now), here.actor);
      heard = matcher.heard(begin);
      if (heard) {
        break;
      }
    }
  }
  // Where its words are not said it turns on nothing, and the line may be remembered.
  for (std::size_t unfit = first_unfit; unfit < i; unfit = admitted_from(unfit + 1)) {
    const Pattern& pattern = patterns[unfit];
    const When when = pattern.saying().when;
    const AskedWhen asked = asked_by(when, now);
    if (!is_fit(when) && has_verb_of(pattern, begin, matcher) &&
        !here.moment.has_asked(asked, here.actor) && matcher.match(pattern, at)) {
      here.moment.asks(asked, here.actor);
    }
  }
  return heard;
}

}  // namespace

std::optional<Heard> hear_saying(const PatternList& among, const char* at, const char* end,
                                 const Here& here, TextBegins& text) {
  Matcher matcher(end, here);
  matcher.with_actor = true;
  return hear(among, at, here.clause == nullptr ? at : here.clause, matcher, here,
              here.moment.of(here.actor), text);
}

std::optional<Heard> hear_whole(const char* at, const char* end, const Here& here,
                                TextBegins& text) {
  Matcher matcher(end, here);
  return hear(whole_patterns(), at, at, matcher, here, here.moment.of(record::kNobody), text);
}

std::optional<Heard> hear_cell(const char* at, const char* end, const Here& here, bool named) {
  Matcher matcher(end, here);
  matcher.with_actor = named;
  TextBegins text = matcher.text(at);
  return hear(cell_patterns(named), at, at, matcher, here, here.moment.of(here.actor), text);
}

std::optional<Heard> hear_utterance(const char* at, const char* end, const Here& here) {
  Matcher matcher(end, here);
  matcher.utterance = true;
  const When now = here.moment.of(here.actor);
  TextBegins text = matcher.text(at);
  auto said = hear(utterance_patterns(), at, at, matcher, here, now, text);
  const char* after = skip_talk(at, end, here);
  if (!said && after != at && after != end) {
    text = matcher.text(after);
    said = hear(utterance_patterns(), after, after, matcher, here, now, text);
    if (said) {
      said->passed_over.emplace_back(at, after);
    }
  }
  return said;
}

}  // namespace ecarte::notation
