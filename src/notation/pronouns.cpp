// SPDX-License-Identifier: MIT
//
// Whom "he" and "she" mean.
#include "notation/clause_parts.hpp"
#include "notation/same_word.hpp"
#include "notation/sentences.hpp"

namespace ecarte::notation {

namespace {

/// What he who was the subject of the last act goes on to do, in the same line or the next and with
/// nobody else named since; or what only the other does then. Where what follows may be either's,
/// as who plays or wins behind a card, who claims behind a fault, or who discards behind an
/// acceptance, there is no row. Alone: the same, if not even a thing of the other's is spoken of.
struct GoesOn {
  ActKind after;
  std::string_view verbs;
  enum class Who : std::uint8_t { Same, Other, Alone } who = Who::Same;
};
constexpr auto kGoesOn = std::to_array<GoesOn>({
    {ActKind::DealerIs, "shuffles gives turns"},
    {ActKind::Shuffle, "gives exposes shows"},
    {ActKind::Give, "exposes shows"},
    {ActKind::Turn, "exposes leaves"},
    {ActKind::Stand, "plays announces says wins makes"},
    {ActKind::Propose, "withdraws alters"},
    {ActKind::Propose, "accepts refuses declines", GoesOn::Who::Other},
    {ActKind::Accept, "withdraws alters"},
    {ActKind::Refuse, "withdraws alters"},
    {ActKind::Ask, "takes takes_back picks discards throws looks says mixes"},
    {ActKind::Deny, "says"},
    {ActKind::Speak, "says"},
    {ActKind::Aside, "says"},
    {ActKind::Discard, "takes takes_back picks draws gets asks looks exposes shows retracts"},
    {ActKind::Take, "mixes shuffles looks finds exposes shows announces"},
    {ActKind::Announce, "claims leads plays shows withdraws"},
    {ActKind::Mark, "announces claims leads withdraws leaves"},
    {ActKind::Find,
     "claims requires demands asks calls objects lets keeps says marks discards takes takes_back "
     "draws throws plays leads wants chooses"},
    {ActKind::Find, "looks", GoesOn::Who::Alone},
    {ActKind::Claim, "looks", GoesOn::Who::Alone},
    {ActKind::HasNotLooked,
     "claims requires demands asks wants says turns looks finds counts sees"},
    {ActKind::Hold, "discards announces takes_back plays leads"},
    {ActKind::Look, "claims requires finds says looks puts mixes wants counts sees"},
    {ActKind::TakeUp, "claims requires finds says looks puts discards wants counts sees"},
    {ActKind::Made, "marks claims throws"},
    {ActKind::TakeTrick, "marks announces says leads continues begins wins takes"},
    {ActKind::Play, "announces says exposes shows withdraws takes_back"},
    {ActKind::TakeBack, "plays leads puts"},
    {ActKind::Withdraw, "plays leads marks announces"},
    {ActKind::Claim, "withdraws asks chooses"},
    {ActKind::Claim, "permits grants consents", GoesOn::Who::Other},
    {ActKind::Require, "withdraws"},
    {ActKind::Draw, "looks puts shuffles mixes shows exposes"},
    {ActKind::ThrowOut, "looks puts shuffles mixes shows exposes"},
    {ActKind::CallCards, "pays"},
    {ActKind::AskNumber, "answers", GoesOn::Who::Other},
});

/// -1 of a man, 1 of a woman, by their names.
std::array<int, 2> sexes_of(const NameTable& names) {
  const auto [first, second] = names.asked_sexes_of(0);
  return {first, second};
}

/// Is `verb` one of these, between blanks?
bool has_word(std::string_view verbs, std::string_view verb) {
  for (std::size_t at = verb.empty() ? std::string_view::npos : verbs.find(verb);
       at != std::string_view::npos; at = verbs.find(verb, at + 1)) {
    const std::string_view behind = verbs.substr(at + verb.size());
    const bool whole = (at == 0 || verbs[at - 1] == ' ') && (behind.empty() || behind[0] == ' ');
    if (whole) {
      return true;
    }
  }
  return false;
}

}  // namespace

record::Actor told_by_name(std::string_view word, const NameTable& names) {
  const int wanted = same_word(word, "he") ? -1 : 1;
  const std::array<int, 2> sexes = sexes_of(names);
  if (sexes[0] == sexes[1] || (sexes[0] != wanted && sexes[1] != wanted)) {
    return record::kNobody;
  }
  return static_cast<record::Actor>(sexes[0] == wanted ? 0 : 1);
}

/// "She" is the player whose name says so, or the other's name that it is not he, if it is one of
/// the two only and nobody else was spoken of in the line; else whoever goes on (`goes_on`).
/// kNobody where it may be either.
record::Actor Sentences::meant_by(std::string_view word) {
  const int wanted = word == "he" || word == "He" ? -1 : 1;
  const std::array<int, 2> sexes = sexes_of(*d_.names);
  const auto begin = static_cast<record::Offset>(d_.origin(in_.begin(), false) - d_.text);
  const std::vector<Act>& acts = d_.acts->all();
  const bool others = std::ranges::any_of(
      acts, [&](const Act& act) { return act.at >= begin && record::is_bystander(act.actor); });
  if (others || (!acts.empty() && record::is_bystander(acts.back().actor))) {
    return onlooker_meant(word);
  }
  if (const record::Actor told = teller_of_deal(); record::is_player(told)) {
    const auto other = static_cast<record::Actor>(1 - told);  // of himself he says "I"
    return sexes[other] == -wanted ? record::kNobody : other;
  }
  if (const record::Actor other = other_called(word); record::is_player(other)) {
    return other;
  }
  if (const record::Actor done_to = named_behind_verb(word); record::is_player(done_to)) {
    const auto other = static_cast<record::Actor>(1 - done_to);
    return sexes[other] == -wanted ? record::kNobody : other;
  }
  for (const record::Actor named : {record::Actor{0}, record::Actor{1}}) {
    const auto left = static_cast<record::Actor>(1 - named);
    if (acts_behind(named, word) && !acts_behind(left, word) && sexes[left] != -wanted) {
      return left;  // "he changed two, Tidd only one"
    }
  }
  if (const record::Actor same = does_the_same(word);
      record::is_player(same) && sexes[same] != -wanted) {
    return same;
  }
  const record::Actor on = goes_on(word);  // surer than that it cannot be the other
  if (record::is_player(on) && sexes[on] != -wanted) {
    return on;
  }
  if ((sexes[0] == wanted) != (sexes[1] == wanted)) {
    const record::Actor who = sexes[0] == wanted ? 0 : 1;
    const auto other = static_cast<record::Actor>(1 - who);
    if (sexes[other] == 0 && acts_behind(who, word)) {
      return other;  // "she played Q♦, and Amelia the jack"
    }
    return sexes[other] == 0 && alone_in_line(other, word) ? record::kNobody : who;
  }
  const std::array<bool, 2> not_he{sexes[0] == -wanted, sexes[1] == -wanted};
  if (not_he[0] != not_he[1]) {
    return not_he[0] ? record::Actor{1} : record::Actor{0};
  }
  const record::Actor writer = writer_of_letter();  // who says "I" of himself
  return record::is_player(writer) ? static_cast<record::Actor>(1 - writer) : record::kNobody;
}

/// Behind what somebody did who does not play, "she" is that one, if neither player can be she.
record::Actor Sentences::onlooker_meant(std::string_view word) const {
  const Act* const last = d_.acts->last();
  const int wanted = same_word(word, "he") ? -1 : 1;
  if (last == nullptr || !record::is_bystander(last->actor) ||
      std::clamp<int>(sex_told_by(d_.names->names().of(last->actor)), -1, 1) == -wanted ||
      only_of_players(verb_of(skip_blanks(word.data() + word.size())))) {
    return record::kNobody;
  }
  const record::Actor tells = teller_of_deal();
  const record::Actor named = named_behind_verb(word);
  for (record::Actor seat = 0; seat < 2; ++seat) {
    if (seat != tells && seat != named && sexes_of(*d_.names)[seat] != -wanted) {
      return record::kNobody;
    }
  }
  return last->actor;
}

/// What he may go on to say or do who was "he" in the sentence before: nothing that is the other's
/// turn, as an answer, a proposal or a card is.
constexpr std::string_view kStillHe =
    "finds claims requires wants says counts sees forgets objects looks announces";

/// What either may do behind what one has done, of which "he" tells nothing.
constexpr std::string_view kEithers =
    "accepts refuses declines grants permits consents lets agrees disputes denies answers objects "
    "claims "
    "requires demands calls wants says discards changes plays leads trumps follows wins takes "
    "covers loses draws "
    "gives cuts shuffles";

/// Who acted last, or the other, if the verb behind the word says what only he does there, or what
/// he who has just been the subject goes on to do: who dealt turns, who finds claims, who is asked
/// answers.
record::Actor Sentences::goes_on(std::string_view pronoun) {
  d_.moment.follow(d_.acts->followed());
  const std::vector<Act>& acts = d_.acts->all();
  // What was only kept as it was said, of the same player, comes between nothing.
  auto told = acts.rbegin();
  while (told != acts.rend() && told->kind == ActKind::Aside && told + 1 != acts.rend() &&
         (told + 1)->actor == told->actor) {
    ++told;
  }
  if (told == acts.rend() || !record::is_player(told->actor) || d_.moment.just_unread()) {
    return record::kNobody;
  }
  const Act& last = *told;
  const std::string_view verb = verb_of(skip_blanks(pronoun.data() + pronoun.size()));
  const bool unread = (d_.moment.of(last.actor, kUnread) & kUnread) != 0;
  const bool king = last.kind == ActKind::Turn && last.cards.size() == 1 &&
                    last.cards.first().rank == game::Rank::King;
  if ((last.kind == ActKind::Give && verb == "turns") ||
      (last.kind == ActKind::Stand && verb == "leads" && !unread) ||
      ((king || last.kind == ActKind::Announce) && verb == "marks" && !unread)) {
    return last.actor;
  }
  const record::Actor dealer = d_.moment.dealer();
  if (verb == "gives" && record::is_player(dealer)) {
    d_.moment.asks(kExchanging, dealer);
    if ((d_.moment.now() & kExchanging) != 0) {
      return dealer;  // who alone gives what is asked for
    }
  }
  const auto cut =
      std::find_if(told, acts.rend(), [](const Act& act) { return act.kind == ActKind::Cut; });
  if (verb == "cuts" && cut != acts.rend() && cut->actor == last.actor && !unread &&
      alone_since(last, pronoun)) {
    const std::string_view does = word_from(skip_blanks(pronoun.data() + pronoun.size()));
    const std::string_view next = word_from(skip_blanks(does.data() + does.size()));
    if (one_of(next, {"again", "once", "afresh", "anew"})) {
      return last.actor;
    }
  }
  if (verb == "proposes" && record::is_player(dealer)) {
    return static_cast<record::Actor>(1 - dealer);  // the dealer never does
  }
  if (one_of(verb, {"turns", "plays"}) && record::is_player(dealer)) {
    d_.moment.asks(kAlways, dealer);
    const When now = d_.moment.now();
    if (verb == "turns" && (now & kDealing) != 0) {
      return dealer;
    }
    if (verb == "plays" && (now & kTurned) != 0) {
      return static_cast<record::Actor>(1 - dealer);  // who may do so without proposing
    }
  }
  if (one_of(verb, {"accepts", "refuses", "declines"}) && record::is_player(dealer)) {
    d_.moment.asks(kAsked, dealer);
    if ((d_.moment.now() & kAsked) != 0) {
      return dealer;  // whom the other has asked
    }
  }
  if (last.kind == ActKind::Expose && record::is_player(dealer) && answers_card_shown(pronoun)) {
    d_.moment.asks(kExchanging, dealer);
    if ((d_.moment.now() & kExchanging) != 0) {
      return static_cast<record::Actor>(1 - dealer);  // whose choice it is
    }
  }
  if (const record::Actor leader = by_lead(pronoun, verb); record::is_player(leader)) {
    return leader;
  }
  const bool first_lead = verb == "leads" && (d_.moment.of(last.actor) & kPlayed) == 0;
  const auto before_it = told + 1;
  if (last.kind == ActKind::Made && before_it != acts.rend() && before_it->kind == last.kind &&
      before_it->actor != last.actor) {  // the tricks of both: who has won more marks
    return verb != "marks" || last.number == before_it->number ? record::kNobody
           : last.number > before_it->number                   ? last.actor
                                                               : before_it->actor;
  }
  if (unread || !alone_since(last, pronoun) || (first_lead && dealer == last.actor)) {
    return record::kNobody;  // of whom what was not understood told, nobody knows
  }
  const auto next = std::ranges::find_if(kGoesOn, [&](const GoesOn& row) {
    return row.after == last.kind && has_word(row.verbs, verb);
  });
  const std::string_view before(d_.text + last.at, last.length);
  if (next == kGoesOn.end() && opens_with(before, pronoun) && has_word(kStillHe, verb)) {
    return last.actor;
  }
  if (next == kGoesOn.end() && !verb.empty() && !has_word(kEithers, verb)) {
    const bool state = one_of(verb, {"is", "holds", "has"});
    return state || alone_in_line(last.actor, pronoun) || alone_in_sentence(last, pronoun)
               ? last.actor
               : record::kNobody;
  }
  if (next == kGoesOn.end() ||
      (next->who == GoesOn::Who::Alone && !alone_since(last, pronoun, false))) {
    return record::kNobody;
  }
  return next->who == GoesOn::Who::Other ? static_cast<record::Actor>(1 - last.actor) : last.actor;
}

/// "He takes it", "she will keep it", "he refuses it": what is said of a card that was shown.
bool Sentences::answers_card_shown(std::string_view pronoun) const {
  const char* at = pronoun.data() + pronoun.size();
  const auto next = [&] {
    const std::string_view word = word_from(skip_blanks(at));
    at = word.data() + word.size();
    return word;
  };
  std::string_view verb = next();
  for (int helps = 0; helps < 2 && one_of(verb, {"will", "would", "not"}); ++helps) {
    verb = next();
  }
  return one_of(verb_meant(verb), {"takes", "keeps", "refuses", "declines", "has"}) &&
         one_of(next(), {"it", "this", "that"});
}

/// The verb behind "he", past words that say when, whether, or that it was done: "then", "did not".
std::string_view Sentences::verb_of(const char* at) const {
  constexpr int kMostWords = 4;
  std::string_view word = word_from(at);
  for (int words = 0; words < kMostWords; ++words) {
    const std::string_view next = word_from(skip_blanks(word.data() + word.size()));
    const bool helps = (one_of(word, {"has", "had", "does", "did"}) &&
                        (next == "not" || find_verb_row(next) >= 0)) ||
                       (one_of(word, {"will", "would"}) && find_verb_row(next) >= 0);
    const bool manner = word.size() > 4 && word.ends_with("ly") && find_verb_row(next) >= 0;
    if (!helps && !manner &&
        !one_of(word, {"then", "also", "now", "not", "again", "too", "next", "immediately"})) {
      break;
    }
    word = next;
  }
  std::string_view back = word_from(skip_blanks(word.data() + word.size()));
  if (one_of(back, {"it", "this", "that"})) {
    back = word_from(skip_blanks(back.data() + back.size()));
  }
  if (verb_meant(word) == "changes" && one_of(back, {"his", "her", "it", "this", "that"})) {
    return "alters";
  }
  if (verb_meant(word) == "puts" && back == "up") {
    return "marks";
  }
  return verb_meant(word) == "takes" && one_of(back, {"back", "up"}) ? "takes_back"
                                                                     : verb_meant(word);
}

/// "He", "she", "they" as the subject.
bool Sentences::pronoun(std::string_view word) {
  if (one_of(word, {"they", "They", "we", "We"})) {
    const std::string_view next = word_from(skip_blanks(word.data() + word.size()));
    const bool both = next == "both";
    if (!both && one_of(word, {"we", "We"}) && find_verb_row(next) < 0) {
      return false;
    }
    const std::string_view last = both ? next : word;
    in_.bump(static_cast<std::size_t>(last.data() + last.size() - here()));
    d_.act.actor = record::kBoth;
    return true;
  }
  if (word != "he" && word != "He" && word != "she" && word != "She") {
    return false;
  }
  const Act* const last = d_.acts->last();
  const std::string_view told = bare(in_.begin(), word.data());
  const bool goes_on_so = carry_ && record::is_player(d_.act.actor) && last != nullptr &&
                          last->actor == d_.act.actor &&  // "A turns K♠, but he forgets …"
                          (told.ends_with(" but") || told.ends_with(" but then"));
  const record::Actor meant = meant_by(word);
  const record::Actor who = meant == record::kNobody && goes_on_so ? d_.act.actor : meant;
  if (who == record::kNobody) {
    refuse_writer_unknown(word.data());
    fail("two-senses", "expected who, " + players_or(*d_.names) + ", since '" + std::string(word) +
                           "' may be either");
  }
  in_.bump(word.size());
  d_.act.actor = who;
  return true;
}

}  // namespace ecarte::notation
