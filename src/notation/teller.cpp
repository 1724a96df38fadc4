// SPDX-License-Identifier: MIT
//
// Who tells the story, where he plays himself: "I", "me", "my".
#include "notation/cuts.hpp"
#include "notation/matching.hpp"
#include "notation/same_word.hpp"
#include "notation/sentences.hpp"
#include "notation/spoken_of.hpp"
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
      const std::size_t next = std::min(told.find_first_not_of(' ', at + word.size()), told.size());
      return g::words_taken(told.substr(next), "to") == 0;  // "I forgot to mark it" is a deed
    }
    no = no || one_of(word, kNot);
    if (word.empty() || (!one_of(word, kNot) && !one_of(word, kHelp))) {
      return false;
    }
    at += word.size();
  }
  return false;
}

/// Does it end in a word that joins another sentence to it, or in a comma?
bool joins_sentences(std::string_view before) {
  before = before.substr(0, before.find_last_not_of(' ') + 1);
  const std::string_view word = before.substr(before.rfind(' ') + 1);
  return before.ends_with(',') || one_of(word, {"and", "but", "while", "so", "then", "whereupon"});
}

}  // namespace

/// Whoever "I" was before, if he plays.
record::Actor Sentences::teller_told() const {
  d_.names->asks_teller();
  const auto text_of = [this](const Act& act) {
    return std::string_view(d_.text + act.at, act.length);
  };
  if (std::ranges::none_of(d_.acts->followed(), begins_as_teller, text_of)) {
    return record::kNobody;
  }
  for (const Act& act : d_.acts->all()) {
    const std::string_view told = text_of(act);
    const bool shown = act.kind == ActKind::Expose;  // "my queen, she exposed": whose it was
    const record::Actor his = shown && opens_with(told, "My") ? act.detail : act.actor;
    if (record::is_player(his) && begins_as_teller(told)) {
      return his;
    }
  }
  return record::kNobody;
}

/// Whoever "I" was before in the deal; or in an earlier one, if he is not spoken of by name in
/// this.
record::Actor Sentences::teller_of_deal() const {
  const record::Actor told = teller_told();
  if (told == record::kNobody && !d_.names->knows_teller()) {
    return record::kNobody;
  }
  const record::Actor known = told == record::kNobody ? d_.names->teller() : told;
  const std::string_view deal(d_.text, static_cast<std::size_t>(d_.text_end - d_.text));
  return known == record::kNobody || known == told || !spoken_of(deal, *d_.names).players[known]
             ? known
             : record::kNobody;
}

/// What a letter says of the two, if neither is named in it, only "I" and "he".
std::optional<SpokenOf> Sentences::letter_of_nobody() const {
  d_.moment.asks_more();
  const NameTable& names = *d_.names;
  const Behind behind = rest_of_sitting();
  SpokenOf all = spoken_of({d_.text, static_cast<std::size_t>(d_.text_end - d_.text)}, names);
  const SpokenOf deal = spoken_of(behind.deal, names);
  const SpokenOf later = spoken_of(behind.later, names);
  all.teller = all.teller || deal.teller || later.teller;
  all.teller_plays = all.teller_plays || deal.teller_plays || later.teller_plays;
  for (const std::size_t sex : {0U, 1U}) {
    all.called[sex] = all.called[sex] || deal.called[sex] || later.called[sex];
  }
  const bool letter = !all.anybody() && !deal.anybody() && all.teller && all.teller_plays &&
                      !names.has_a_seat_free() && !(all.called[0] && all.called[1]);
  return letter ? std::optional(all) : std::nullopt;
}

/// Who writes such a letter: the one that has no title, where the other has one, since nobody gives
/// himself that; or the one who is not "he" by his name. kNobody where that tells nothing.
record::Actor Sentences::writer_of_letter() const {
  const std::optional<SpokenOf> letter = letter_of_nobody();
  if (!letter || letter->called[0] == letter->called[1]) {
    return record::kNobody;
  }
  const int sex = letter->called[0] ? -1 : 1;  // of the other
  const auto& players = d_.names->names().players;
  const std::array<bool, 2> titled{bears_title(players[0]), bears_title(players[1])};
  std::array<bool, 2> may_be{};
  for (const std::size_t one : {0U, 1U}) {
    may_be[one] = std::clamp<int>(sex_told_by(players[one]), -1, 1) != -sex;
  }
  const bool by_sex = may_be[0] != may_be[1];
  if (!by_sex && titled[0] == titled[1]) {
    return record::kNobody;
  }
  const record::Actor other = by_sex ? (may_be[0] ? 0 : 1) : titled[0] ? 0 : 1;
  return may_be[other] ? static_cast<record::Actor>(1 - other) : record::kNobody;
}

/// Of a letter of nobody it is asked once who wrote it; what follows is read as if it were who is
/// named first.
void Sentences::refuse_writer_unknown(const char* start) {
  if (depth_ == 0 && d_.names->teller() == record::kNobody && letter_of_nobody()) {
    throw LineError{"two-senses", start, end_of_clause(start, end_, here_now()),
                    std::string(kWhoTells) + ", " + players_or(*d_.names) +
                        ", by his name, such as " + d_.names->names().players[0] +
                        " gives; what follows is read as if it were " +
                        d_.names->names().players[0]};
  }
}

/// Who tells the story, if he plays: whoever "I" was before in the deal; or the one of the two who
/// is nowhere spoken of by name, if the other is: in the deal so far, or else in an earlier one, in
/// what stands behind, or in the rest of the sitting. Of what others do too, only if he does
/// anywhere what only players do, or nobody looks on. kNobody where it may be anybody.
record::Actor Sentences::teller(std::string_view verb) const {
  d_.moment.asks_more();
  if (const record::Actor told = teller_told(); told != record::kNobody) {
    return told;
  }
  NameTable& names = *d_.names;
  const record::Actor known = names.teller();
  const SpokenOf before =
      spoken_of({d_.text, static_cast<std::size_t>(d_.text_end - d_.text)}, names);
  record::Actor who = before.unnamed();
  bool plays = known != record::kNobody || before.teller_plays || only_of_players(verb);
  if (before.anybody()) {
    const bool another = known != record::kNobody && who != known;
    who = another ? record::kNobody : who;
  } else if (known != record::kNobody) {
    return known;
  }
  if (who == record::kNobody || !plays) {
    const Behind behind = rest_of_sitting();
    const SpokenOf deal = spoken_of(behind.deal, names);
    const SpokenOf later = spoken_of(behind.later, names);
    plays = plays || deal.teller_plays || later.teller_plays;
    if (!before.anybody()) {
      who = deal.anybody() ? deal.unnamed() : later.unnamed();
    }
  }
  if (who == record::kNobody && known == record::kNobody) {
    who = writer_of_letter();
  }
  if (who != record::kNobody && plays) {
    names.set_teller(who);
    return who;
  }
  return !verb.empty() && names.names().bystanders.empty() ? who : record::kNobody;
}

bool Sentences::nothing_follows() const {
  d_.moment.asks_more();
  std::string_view left = rest_of_sitting().deal;
  while (!left.empty()) {
    const std::size_t newline = left.find('\n');
    const std::string_view line = record::without_comment(left.substr(0, newline));
    const std::size_t word = std::min(line.find_first_not_of(" \t\r"), line.size());
    if (word != line.size() && !line.substr(word).starts_with("expect:")) {
      return false;
    }
    left.remove_prefix(newline == left.npos ? left.size() : newline + 1);
  }
  return true;
}

/// What stands behind the line being read: of its deal, and of the deals after it in the sitting.
Sentences::Behind Sentences::rest_of_sitting() const {
  const std::string_view ahead = d_.ahead ? d_.ahead() : std::string_view{};
  std::size_t deal = std::string_view::npos;
  std::size_t at = 0;
  while (at < ahead.size()) {
    const std::size_t newline = std::min(ahead.find('\n', at), ahead.size() - 1);
    const std::string_view line = ahead.substr(at, newline + 1 - at);
    if (begins_sitting(line)) {
      break;
    }
    if (const Begins what = begins(line);
        deal == std::string_view::npos && (what == Begins::Deal || what == Begins::Game)) {
      deal = at;
    }
    at = newline + 1;
  }
  const std::string_view sitting = ahead.substr(0, at);
  deal = std::min(deal, sitting.size());
  return {sitting.substr(0, deal), sitting.substr(deal)};
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
  if (!d_.names->has_a_seat_free()) {
    throw LineError{"two-senses", start, stop,
                    "expected who tells it, " + players_or(*d_.names) +
                        ", by his name, since it is not told which of them he is"};
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

/// Where what he does ends, with all that he goes on to do: "leads K♠ and gets the eight".
const char* Sentences::end_of_all_he_does(const char* verb) {
  const char* const last = verb + g::clause_size({verb, static_cast<std::size_t>(end_ - verb)});
  const char* stop = end_of_clause(verb, end_, here_now());
  while (stop < last) {
    Input in(stop, last, "");
    p::parse<p::sor<p::seq<g::comma, p::opt<g::also>>, p::seq<g::blanks, g::also>>>(in);
    p::parse<p::opt<g::says<"then">, g::blanks>>(in);
    if (in.current() == stop || !is_finite(word_from(in.current()))) {
      break;
    }
    stop = end_of_clause(in.current(), end_, here_now());
  }
  return stop;
}

/// "I look at my hand", "you led K♥": read of whoever tells it, or of him to whom it is told, by
/// his name.
bool Sentences::first_person(const char* start) {
  const bool told_to = word_from(start) != "I";
  const auto [will, what] = drawn_verb(start + word_from(start).size());
  const char* const verb = will.empty() ? skip_blanks(start + word_from(start).size()) : what;
  const std::size_t not_now =
      g::words_taken({verb, static_cast<std::size_t>(end_ - verb)}, "no longer");
  std::string_view meant = verb_meant(word_from(skip_blanks(verb + not_now)));
  if (Input in(verb + word_from(verb).size(), end_, "");
      p::parse<p::seq<g::apostrophe, p::one<'t'>, g::word_end, g::blanks>>(in)) {
    meant = verb_meant(word_from(in.current()));  // "I didn't propose"
  }
  const bool said = depth_ > 0 && d_.rewritten != nullptr;  // by whoever is spoken of
  const record::Actor tells = said ? record::kNobody : teller(meant);
  const bool nobody_yet = std::ranges::none_of(
      d_.acts->all(), [](const Act& act) { return record::is_player(act.actor); });
  if (tells == record::kNobody && !said && !told_to) {
    refuse_writer_unknown(start);
  }
  if (tells == record::kNobody && !said && !told_to && nobody_yet && deals_himself(start, verb)) {
    return true;
  }
  if (tells == record::kNobody) {
    return false;
  }
  told_by(tells);
  const record::Actor who = told_to ? static_cast<record::Actor>(1 - tells) : tells;
  Heard told;
  told.end = end_of_all_he_does(verb);
  told.means = d_.names->names().of(who) + " ";
  const char* from = verb;
  told.means += will.empty() ? "" : std::string(will.substr(1));
  if (not_now > 0) {
    from = verb + not_now;
    told.means += "does not";
  }
  const char* const last = whom_he_calls(verb, told.end, static_cast<record::Actor>(1 - tells));
  for (const char* at = verb; at < last;) {
    const bool begins = !g::is_word_char(at[-1]);
    const std::string_view word = begins ? word_from(at) : std::string_view{};
    const std::size_t size = std::max<std::size_t>(word.size(), 1);
    if (word.empty() || !is_word_of_letter(word) ||
        in_quotes({verb, std::size_t(last - verb)}, static_cast<std::size_t>(at - verb))) {
      at += size;
      continue;
    }
    told.copy(from, at);
    const bool his = ((word[0] | 0x20) == 'y') == told_to;
    const bool owns = one_of(word, {"my", "your"});
    const bool acts = one_of(word, {"I", "you"}) && joins_sentences({verb, at});
    const bool self = !acts && one_of(word, {"my", "your", "me", "myself", "yourself", "I", "you"});
    from = at = at + size;
    if (his && self) {
      told.means += owns ? "his" : one_of(word, {"I", "you"}) ? "he" : "himself";
    } else if (his && one_of(word, {"mine", "yours"})) {
      told.means += "his";
    } else {
      from = at = name_for(word, at, last, tells, told.means);
    }
  }
  told.copy(std::min(from, last), last);
  d_.act.actor = record::kNobody;
  d_.names->meet(who);
  const std::size_t passed_over = d_.passed_over->size();
  heard(start, told);
  d_.passed_over->resize(passed_over);  // written anew it has his name
  d_.act.actor = who;
  return true;
}

}  // namespace ecarte::notation
