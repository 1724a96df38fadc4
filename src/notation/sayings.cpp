// SPDX-License-Identifier: MIT
#include "notation/sayings.hpp"

#include "notation/matcher.hpp"

namespace ecarte::notation {
namespace {

std::optional<Heard> hear(const PatternList& among, const char* at, const char* begin,
                          Matcher& matcher, const Here& here, When now, const Beginning& begins) {
  if (!begins.may_be(among.begins)) {
    return std::nullopt;
  }
  std::optional<Beginning> anywhere;
  const auto is_verb_of = [&](const Pattern& pattern) {
    const std::span<const std::string_view> as_written = pattern.as_written();
    if (as_written.empty()) {
      return true;
    }
    const std::string_view verb(begin, grammar::word_size({begin, matcher.left(begin)}));
    return std::ranges::any_of(as_written, [&](auto word) { return same_word(verb, word); });
  };
  const std::span<const Pattern> patterns = among.patterns();
  const std::span<const Admission> admissions = among.admissions();
  const auto admitted_from = [&, text = begins](std::size_t i) {
    for (; i < admissions.size(); ++i) {
      if (text.may_be(admissions[i].begins)) {
        anywhere = anywhere ? anywhere : matcher.anywhere(at);
        if (admissions[i].may_have(*anywhere)) {
          break;
        }
      }
    }
    return i;
  };
  std::vector<std::size_t> unfit;  // which are not what was meant, if their words are said
  std::optional<Heard> heard;
  for (std::size_t i = admitted_from(0); i < admissions.size() && !heard;
       i = admitted_from(i + 1)) {
    const Pattern& pattern = patterns[i];
    if (!is_verb_of(pattern)) {
      continue;
    }
    const When when = pattern.saying().when;
    if (!fits(when, now) || (matcher.utterance && ((when ^ now) & kBystanders) != 0)) {
      unfit.push_back(i);
    } else if (matcher.match(pattern, at)) {
      here.moment.asks(asked_by(when, now), here.actor);
      heard = matcher.heard(begin);
    }
  }
  // Where its words are not said it turns on nothing, and the line may be remembered.
  for (const std::size_t i : unfit) {
    const AskedWhen asked = asked_by(patterns[i].saying().when, now);
    if (!here.moment.has_asked(asked, here.actor) && matcher.match(patterns[i], at)) {
      here.moment.asks(asked, here.actor);
    }
  }
  return heard;
}

}  // namespace

std::optional<Heard> hear_saying(const PatternList& among, const char* at, const char* end,
                                 const Here& here, const Beginning& begins) {
  Matcher matcher(end, here);
  matcher.with_actor = true;
  return hear(among, at, here.clause == nullptr ? at : here.clause, matcher, here,
              here.moment.of(here.actor), begins);
}

std::optional<Heard> hear_whole(const char* at, const char* end, const Here& here) {
  Matcher matcher(end, here);
  return hear(whole_patterns(), at, at, matcher, here, here.moment.of(record::kNobody),
              matcher.beginning(at));
}

std::optional<Heard> hear_cell(const char* at, const char* end, const Here& here, bool named) {
  Matcher matcher(end, here);
  matcher.with_actor = named;
  return hear(cell_patterns(named), at, at, matcher, here, here.moment.of(here.actor),
              matcher.beginning(at));
}

std::optional<Heard> hear_utterance(const char* at, const char* end, const Here& here) {
  Matcher matcher(end, here);
  matcher.utterance = true;
  const When now = here.moment.of(here.actor);
  auto said = hear(utterance_patterns(), at, at, matcher, here, now, matcher.beginning(at));
  const char* after = skip_talk(at, end, here);
  if (!said && after != at && after != end) {
    said = hear(utterance_patterns(), after, after, matcher, here, now, matcher.beginning(after));
    if (said) {
      said->passed_over.emplace_back(at, after);
    }
  }
  return said;
}

}  // namespace ecarte::notation
