// SPDX-License-Identifier: MIT
//
// Who tells the story, where he plays himself: "I", "me", "my".
#include "notation/matching.hpp"
#include "notation/same_word.hpp"
#include "notation/sentences.hpp"
#include "notation/timing.hpp"

namespace ecarte::notation {

namespace {

/// " was the dealer", behind "I".
bool says_he_deals(std::string_view behind) {
  for (const std::string_view words : {"was the dealer", "am the dealer", "was dealer", "am dealer",
                                       "was dealing", "am dealing"}) {
    const std::string_view said =
        behind.substr(std::min(behind.find_first_not_of(' '), behind.size()));
    if (const std::size_t size = g::words_taken(said, words); size > 0) {
      return said.find_first_not_of(" .", size) == said.npos;
    }
  }
  return false;
}

/// "I do not know which": that it is not known.
bool is_unknown_to_teller(std::string_view told) {
  static constexpr auto kHelp = std::to_array<std::string_view>(
      {"do", "did", "can", "could", "cannot", "am", "was", "have", "really", "quite", "now", "don",
       "didn", "couldn", "can't", "don't"});
  static constexpr auto kNot =
      std::to_array<std::string_view>({"not", "no", "longer", "cannot", "t"});
  static constexpr auto kKnow =
      std::to_array<std::string_view>({"know", "knew", "recall", "remember", "recollect", "say",
                                       "tell", "sure", "certain", "remembered", "recalled"});
  bool no = false;
  std::size_t at = 1;
  constexpr int kMostWords = 6;
  for (int words = 0; words < kMostWords; ++words) {
    at = std::min(told.find_first_not_of(" '", at), told.size());
    const std::string_view word = told.substr(at, g::word_size(told.substr(at)));
    if (one_of(word, {"forget", "forgot"}) || (no && one_of(word, kKnow))) {
      return true;
    }
    no = no || one_of(word, kNot);
    if (word.empty() || (!one_of(word, kNot) && !one_of(word, kHelp))) {
      return false;
    }
    at += word.size();
  }
  return false;
}

}  // namespace

/// Whoever "I" was before, if he plays.
record::Actor Sentences::teller_told() const {
  for (const Act& act : d_.acts->all()) {
    const std::string_view told(d_.text + act.at, act.length);
    if (record::is_player(act.actor) && (opens_with(told, "I") || opens_with(told, "My"))) {
      return act.actor;
    }
  }
  return record::kNobody;
}

/// Who tells the story, if he plays: whoever "I" was before; or, of what only players do and of
/// anything where nobody looks on, the one of the two who is nowhere spoken of by name, if the
/// other is. kNobody where it may be anybody.
record::Actor Sentences::teller(std::string_view verb) const {
  if (const record::Actor told = teller_told(); told != record::kNobody) {
    return told;
  }
  if (!only_of_players(verb) && (verb.empty() || !d_.names->names().bystanders.empty())) {
    return record::kNobody;
  }
  std::array<bool, 2> spoken_of{};
  const char* const here = d_.text_end;
  for (const char* at = d_.text; at < here; ++at) {
    const char* const line_end = std::find(at, here, '\n');
    const std::string_view line(at, static_cast<std::size_t>(line_end - at));
    const bool settles =
        line.find(" score ") != line.npos ||
        one_of(line.substr(0, line.find_first_of(" :")),
               {"players", "score", "cut", "bet", "bets", "packs", "stakes", "agreed", "expect"});
    const std::string_view told = settles ? std::string_view{} : line.substr(0, line.find('#'));
    for (std::size_t word = 0; word < told.size(); ++word) {
      const auto named = word == 0 || told[word - 1] == ' ' ? d_.names->person_at(told.substr(word))
                                                            : std::nullopt;
      if (named && record::is_player(named->actor)) {
        spoken_of[named->actor] = true;
      }
    }
    at = line_end;
    if (at == here) {
      break;
    }
  }
  return spoken_of[0] == spoken_of[1] ? record::kNobody
                                      : static_cast<record::Actor>(spoken_of[0] ? 1 : 0);
}

/// "Ned gives me 3", "Ned finds six in my hand": read with the name of whoever tells it. False if
/// nothing is said of him, or it is not known who he is.
bool Sentences::of_the_teller(const char* start) {
  const char* const stop = start + g::clause_size(rest());
  Heard told;
  told.end = stop;
  const char* from = start;
  record::Actor who = record::kNobody;
  for (const char* at = start + 1; at < stop; ++at) {
    const bool begins = (*at == 'm' || *at == 'I') && blank(at[-1]);
    const std::string_view word = begins ? word_from(at) : std::string_view{};
    if (!(word == "me" || word == "my" || word == "I") ||
        in_quotes({start, std::size_t(stop - start)}, static_cast<std::size_t>(at - start))) {
      continue;
    }
    who = who == record::kNobody ? teller({}) : who;
    if (who == record::kNobody) {
      return false;
    }
    told.copy(from, at);
    told.means += d_.names->names().of(who) + (word == "my" ? "'s" : "");
    from = at + word.size();
  }
  if (who == record::kNobody) {
    return false;
  }
  told_by(who);
  told.copy(from, stop);
  d_.names->meet(who);
  try {
    heard(start, told);
  } catch (const LineError& error) {
    if (error.id == "too-many-acts") {
      throw;
    }
    return false;
  }
  return true;
}

/// What "I" was told to have done before it was known who that is is his, and what goes on with it
/// in its line.
void Sentences::told_by(record::Actor who) {
  const Act* his = nullptr;
  for (Act& act : d_.acts->all()) {
    const std::string_view told(d_.text + act.at, act.length);
    const bool aside = act.kind == ActKind::Aside;
    const bool opens = act.actor == record::kNobody && opens_with(told, "I") &&
                       (!aside || says_he_deals(told.substr(1)));
    const char* const from = his == nullptr ? nullptr : d_.text + his->at;
    const bool goes_on = his != nullptr && act.actor == record::kNobody && !aside &&
                         !told.empty() && lower(told[0]) == told[0] && told[0] != '?' &&
                         std::find(from, told.data(), '\n') == told.data();
    his = opens || goes_on ? &act : nullptr;
    if (his == nullptr) {
      continue;
    }
    act.actor = who;
    if (aside) {
      Act deals;
      deals.kind = ActKind::DealerIs;
      deals.actor = who;
      deals.at = act.at;
      deals.length = act.length;
      act = deals;
    }
    d_.moment.retold();
  }
}

/// "I dealt", "I was the dealer", "I turned up 8♦", before anybody is spoken of: one of the two,
/// and who he is is seen later from whom he names (`told_by`).
bool Sentences::deals_himself(const char* start, const char* verb) {
  const char* const stop = end_of_clause(verb, end_, here_now());
  const bool is_dealer = says_he_deals({verb - 1, std::size_t(stop - verb + 1)});
  const std::string_view meant = verb_meant(word_from(verb));
  const bool began = std::ranges::any_of(d_.acts->all(), [&](const Act& act) {
    return act.actor == record::kNobody && opens_with({d_.text + act.at, act.length}, "I");
  });
  if (!is_dealer && meant != "gives" && (!began || !one_of(meant, {"turns", "marks"}))) {
    return false;
  }
  if (is_dealer) {
    keep_of_nobody(start, stop);
  } else {
    Heard told;
    told.end = stop;
    told.means = "? ";
    told.copy(verb, told.end);
    heard(start, told);
  }
  d_.act.actor = record::kNobody;
  d_.subject_is_somebody = true;
  return true;
}

/// "I do not know which", "I no longer remember how many": whoever tells it, of what is told, and
/// no deed of his. What goes on behind it is of whoever was told of before.
bool Sentences::not_known_to_teller(const char* start, record::Actor carried, bool of_somebody) {
  const char* const stop = end_of_clause(start, end_, here_now());
  const std::string_view told(start, static_cast<std::size_t>(stop - start));
  if (depth_ > 0 || !is_unknown_to_teller(told) || told.find(" I ", 1) != told.npos ||
      told.find(" who dealt") != told.npos || told.find(" who gave") != told.npos) {
    return false;
  }
  keep_of_nobody(start, stop);
  d_.act.actor = carried;
  d_.subject_is_somebody = of_somebody;
  went_before_ = nullptr;
  return true;
}

/// "I look at my hand": read of whoever tells it, by his name.
bool Sentences::first_person(const char* start) {
  const char* const verb = skip_blanks(start + 1);
  const std::size_t not_now =
      g::words_taken({verb, static_cast<std::size_t>(end_ - verb)}, "no longer");
  std::string_view meant = verb_meant(word_from(skip_blanks(verb + not_now)));
  if (Input in(verb + word_from(verb).size(), end_, "");
      p::parse<p::seq<g::apostrophe, p::one<'t'>, g::word_end, g::blanks>>(in)) {
    meant = verb_meant(word_from(in.current()));  // "I didn't propose"
  }
  const bool said = depth_ > 0 && d_.rewritten != nullptr;  // by whoever is spoken of
  const record::Actor who = said ? record::kNobody : teller(meant);
  const bool nobody_yet = std::ranges::none_of(
      d_.acts->all(), [](const Act& act) { return record::is_player(act.actor); });
  if (who == record::kNobody && !said && nobody_yet && deals_himself(start, verb)) {
    return true;
  }
  if (who == record::kNobody) {
    return false;
  }
  told_by(who);
  Heard told;
  told.end = end_of_clause(verb, end_, here_now());
  told.means = d_.names->names().of(who) + " ";
  const char* from = verb;
  if (not_now > 0) {
    from = verb + not_now;
    told.means += "does not";
  }
  for (const char* at = verb; at < told.end; ++at) {
    const bool begins = (*at == 'm' || *at == 'I') && at[-1] == ' ';
    const std::string_view word = begins ? word_from(at) : std::string_view{};
    if (word == "my" || word == "myself" || word == "I") {
      told.copy(from, at);
      told.means += word == "my" ? "his" : word == "I" ? "he" : "himself";
      at = from = at + word.size();
    }
  }
  told.copy(from, told.end);
  d_.act.actor = record::kNobody;
  d_.names->meet(who);
  heard(start, told);
  d_.act.actor = who;
  return true;
}

}  // namespace ecarte::notation
