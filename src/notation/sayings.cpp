// SPDX-License-Identifier: MIT
#include "notation/sayings.hpp"

#include <algorithm>

#include "notation/matcher.hpp"

namespace ecarte::notation {
namespace {

/// A verb as it is written, which some patterns want to be one of some.
class WrittenVerb {
 public:
  explicit WrittenVerb(std::string_view text) : text_(text) {}
  bool is_of(const Pattern& pattern) {
    const Token* const wanted = pattern.as_written();
    if (wanted == nullptr) {
      return true;
    }
    if (bit_ == 0) {
      verb_ = text_.substr(0, grammar::word_size(text_));
      bit_ = verb_.empty() ? ~std::uint64_t{0} : bit_of(verb_);
    }
    return (wanted->bits & bit_) != 0 && one_of(verb_, wanted->words);
  }

 private:
  std::string_view text_;
  std::string_view verb_;
  std::uint64_t bit_ = 0;
};

std::optional<Heard> hear(const PatternList& among, const char* at, const char* begin,
                          Matcher& matcher, const Here& here, When now, TextBegins& text) {
  if (!text.begins().may_be(among.begins)) {
    return std::nullopt;
  }
  const std::span<const Pattern> patterns = among.patterns();
  const std::span<const Admission> admissions = among.admissions();
  const auto may_have = [&](const Admission& admission) {
    return admission.may_have(admission.in_part ? text.in_part() : text.anywhere());
  };
  const auto admitted_from = [&, begins = text.begins()](std::size_t i) {
    while (i < admissions.size() &&
           !(begins.may_be(admissions[i].begins) && may_have(admissions[i]))) {
      ++i;
    }
    return i;
  };
  WrittenVerb verb({begin, matcher.left(begin)});
  const auto is_fit = [&](When when) {
    return fits(when, now) && (!matcher.utterance || ((when ^ now) & kBystanders) == 0);
  };
  std::size_t first_unfit = admissions.size();  // not what was meant, if its words are said
  std::optional<Heard> heard;
  std::size_t i = admitted_from(0);
  for (; i < admissions.size(); i = admitted_from(i + 1)) {
    const Pattern& pattern = patterns[i];
    if (!verb.is_of(pattern)) {
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
    if (!is_fit(when) && verb.is_of(pattern) && !here.moment.has_asked(asked, here.actor) &&
        matcher.match(pattern, at)) {
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
