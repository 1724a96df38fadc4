// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>

#include "grammar/tokens.hpp"
#include "notation/claimed_right.hpp"
#include "notation/draft.hpp"
#include "notation/input.hpp"
#include "notation/matcher.hpp"
#include "record/words.hpp"

namespace ecarte::notation {

namespace g = grammar;

string last_card(const Here& here) {
  const std::size_t at = here.moment.last_card();
  return at < here.acts.size() ? string(game::name(here.acts.all()[at].cards.first())) : string{};
}

string last_pack(const Here& here) {
  const record::PackRef pack = here.moment.last_pack();
  if (pack != record::PackRef::PackA && pack != record::PackRef::PackB) {
    return "the pack";
  }
  return "the " + here.names.names().packs[pack == record::PackRef::PackA ? 0 : 1] + " pack";
}

namespace {

/// Were these cards last told of as out of the hands: thrown out, drawn, played, turned up?
bool out_of_hand(game::CardSet cards, record::Actor whose, const std::vector<record::Act>& acts) {
  using record::ActKind;
  for (auto act = acts.rbegin(); act != acts.rend() && act->kind != ActKind::Give; ++act) {
    if (act->keeps_words() || (act->cards & cards).empty()) {
      continue;
    }
    return act->kind == ActKind::ThrowOut || act->kind == ActKind::Draw ||
           act->kind == ActKind::Discard || act->kind == ActKind::PutBack ||
           (act->kind == ActKind::Play && act->actor == whose) || act->kind == ActKind::Turn ||
           act->kind == ActKind::ThrowAside;
  }
  return false;
}

void write_caught(const Caught& caught, Heard& heard) {
  if (caught.value.empty()) {
    heard.copy(caught.begin, caught.end);
  } else {
    heard.means += caught.value;
  }
}

}  // namespace

int Matcher::cards_in(const Caught& caught) const {
  Input in(caught.begin, caught.end, "");
  int cards = 0;
  while (p::parse<g::a_card>(in)) {
    ++cards;
    p::parse<g::lead_in>(in);
  }
  return cards;
}

namespace {

/// Is it a sentence with words in quotes that name nothing?
bool in_words_only(string_view means) {
  const std::size_t from = means.find('"');
  const std::size_t to = means.rfind('"');
  return from != string_view::npos &&
         right_named(means.substr(from + 1, to - from - 1)).right == record::ClaimedRight::None;
}

}  // namespace

/// True if the words name a thing that can be claimed: a remedy, the game, or what a saying of the
/// table has a name for.
bool Matcher::name_a_claim(string_view words) const {
  Here there = here_;
  there.anew = true;
  there.clause = words.data();
  const int row = find_verb_row("claims");
  TextBegins text(words);
  const auto said = [&](bool first) {
    return hear_saying(patterns_of(row, first), words.data(), words.data() + words.size(), there,
                       text);
  };
  const auto names_it = [](const Heard& heard) {
    constexpr std::array<string_view, 3> kAsks{" claims ", " calls ", " requires "};
    return !heard.refusal && !heard.aside && !in_words_only(heard.means) &&
           std::ranges::any_of(kAsks,
                               [&](auto asks) { return heard.means.find(asks) != string::npos; });
  };
  if (const auto before = said(true)) {
    return names_it(*before);  // it has another sense at this moment
  }
  string_view noun = words;
  for (const string_view article : {"a ", "an ", "the "}) {
    noun.remove_prefix(noun.starts_with(article) ? article.size() : 0);
  }
  if (record::meaning(record::kRemedyWords, noun) || record::meaning(record::kGameClaims, noun)) {
    return true;
  }
  const auto behind = said(false);
  return behind && names_it(*behind);
}

/// What is quoted, if it is a few words that name what is claimed, and no sentence of its own.
bool Matcher::quoted_in_short(Heard& heard) const {
  const Caught* quote = find("quote");
  if (quote == nullptr || here_.anew) {
    return false;
  }
  const std::size_t mark = *quote->begin == '"' ? 1 : 3;  // “
  const char* const begin = quote->begin + mark;
  const char* const end = std::max(quote->end - (quote->end[-1] == '"' ? 1 : 3), begin);
  const string_view words(begin, static_cast<std::size_t>(end - begin));
  if (words.empty() || words.find(" or ") != string_view::npos ||
      words.find_first_of(",;:?!\"#") != string_view::npos ||
      right_named(words).right != record::ClaimedRight::None || !name_a_claim(words)) {
    return false;
  }
  heard.copy(begin, end);
  return true;
}

/// How many cards are in his hand then, if so many are too many or too few. The number dealt says
/// it of one that has played no more than a card, since that of the cards then in his hand might be
/// the right one; and where these may be taken for those of a hand dealt too few.
bool Matcher::substitute_count(bool over, Heard& heard) const {
  constexpr int kHand = 5;
  const Caught* number = find("n");
  const int by = number == nullptr ? 1 : std::stoi(number->value);
  const auto played = here_.moment.cards_played(owner_caught());
  if (!played && !over) {
    return false;
  }
  const bool then = played && (*played > 1 || !over);
  int left = (then ? kHand - *played : kHand) + (over ? by : -by);
  if (then && here_.moment.dealt_or_left(owner_caught(), left)) {
    left += *played;
  }
  heard.means += std::to_string(left);
  return left >= 0;
}

/// "will not let him": he is denied what he claimed just before, if it is a thing one is denied.
bool Matcher::substitute_denial(Heard& heard) const {
  using record::Remedy;
  constexpr std::array<std::pair<Remedy, string_view>, 6> kNames{{{Remedy::Allow, "shuffle"},
                                                                  {Remedy::Tell, "number"},
                                                                  {Remedy::Show, "sight"},
                                                                  {Remedy::Choice, "choice"},
                                                                  {Remedy::ChooseTrump, "choice"},
                                                                  {Remedy::Draw, "draw"}}};
  here_.moment.asks_more();
  const std::vector<record::Act>& acts = here_.acts.all();
  const auto claim = std::find_if(acts.rbegin(), acts.rend(), [&](const record::Act& act) {
    return act.kind == record::ActKind::Claim;
  });
  const auto* const named = claim == acts.rend()
                                ? kNames.end()
                                : std::ranges::find(kNames, claim->object_as<Remedy>(),
                                                    &std::pair<Remedy, string_view>::first);
  if (named == kNames.end()) {
    heard.means += "disputes it";
    return true;
  }
  heard.means += "denies ";
  const bool known = substitute_person("other", heard);
  heard.means += " the " + string(named->second);
  return known;
}

bool Matcher::substitute(string_view name, Heard& heard, const char* begin) const {
  // What nearly every meaning goes by is what it was caught as.
  const bool simple = name == "n" || name == "cards" || name == "card";
  if (const Caught* const caught = simple ? find(name) : nullptr; caught != nullptr) {
    write_caught(*caught, heard);
    return true;
  }
  if (name == "all") {
    heard.copy(begin, stop_);
    return true;
  }
  if (name == "backed") {
    heard.means += record::is_player(here_.backed) ? here_.names.names().of(here_.backed) : "";
    return record::is_player(here_.backed);
  }
  if (name == "from") {
    heard.copy(from_, utterance ? end_ : end_of_clause(from_, end_, here_));
    return true;
  }
  if (name == "last") {
    const string card = last_card(here_);
    heard.means += card;
    return !card.empty();
  }
  if (name == "inner" || name == "laying") {
    return name == "inner" ? quoted_in_short(heard) : substitute_laying(heard);
  }
  if (name == "turned") {
    const std::vector<record::Act>& acts = here_.acts.all();
    const auto turned = std::find_if(acts.rbegin(), acts.rend(), [](const auto& act) {
      return act.kind == record::ActKind::Turn;
    });
    const bool known = turned != acts.rend() && turned->count == 1 && turned->cards.size() == 1;
    heard.means += known ? string(game::name(turned->cards.first())) : string{};
    return known;
  }
  if (name == "trump" || name == "trumped") {
    const std::uint8_t suit = here_.moment.trump();
    const Caught* const rank = name == "trumped" ? find("rank") : nullptr;
    heard.means += rank != nullptr ? rank->value.substr(0, 1) : string{};
    heard.means +=
        suit == record::kUnstated ? string_view{} : game::symbol(static_cast<game::Suit>(suit));
    return suit != record::kUnstated;
  }
  if (name == "denied" || name == "lost") {
    return name == "lost" ? substitute_lost(heard) : substitute_denial(heard);
  }
  if (name == "same") {
    return substitute_same(heard);
  }
  if (name == "required" || name == "exchanges" || name == "proposals") {
    return name == "required" ? substitute_required(heard)
                              : substitute_times(name == "exchanges", heard);
  }
  if (name == "place" || name == "trick") {  // "trick 2: "; "trick 2", or "the trick"
    const Caught* const nth = find("nth");
    const string trick = nth == nullptr ? string{} : "trick " + nth->value;
    heard.means += name == "trick" ? (trick.empty() ? "the trick" : trick)
                   : trick.empty() ? trick
                                   : trick + ": ";
    return true;
  }
  if (name == "untaken" || name == "following") {
    return substitute_tricks_left(name == "following", heard);
  }
  if (name == "discarded") {
    return substitute_discarded(heard);
  }
  if (name == "wanted" || name == "mine") {
    return substitute_wanted(name == "wanted", heard);
  }
  if (name == "counted") {
    return substitute_counted(heard);
  }
  if (name == "ofsuit") {
    return substitute_turned_of_suit(heard);
  }
  if (name == "made" || name == "asked" || name == "alike") {
    return name == "made"    ? substitute_made(heard)
           : name == "asked" ? substitute_asked(heard)
                             : substitute_alike(heard);
  }
  if (name == "pack" && find(name) == nullptr) {
    heard.means += last_pack(here_);
    return true;
  }
  if (name == "sign") {
    const Caught* suit = find("suit");
    const auto which =
        suit == nullptr ? std::nullopt : record::meaning(record::kSuitWords, suit->value);
    heard.means += which ? game::symbol(*which) : string_view{};
    return which.has_value();
  }
  if (name == "ledsuit") {
    const std::uint8_t led = here_.moment.led();
    heard.means += led == record::kUnstated ? string_view{} : game::name(game::Suit{led});
    return led != record::kUnstated;
  }
  if (name == "ranked" || name == "led") {
    return substitute_ranked(name == "led", heard);
  }
  if (name == "own") {
    return substitute_own_card(heard);
  }
  if (name == "unknown" || name == "nc") {
    const Caught* cards = find("cards");
    const Caught* number = find("n");
    const int known = cards == nullptr ? 0 : cards_in(*cards);
    if (name == "nc") {
      heard.means += std::to_string(known);
      return true;
    }
    const int unknown = (number == nullptr ? 0 : std::stoi(number->value)) - known;
    for (int i = 0; i < unknown; ++i) {
      heard.means += i == 0 ? "?" : " ?";
    }
    return unknown >= 0;
  }
  if (name == "over" || name == "short") {
    return substitute_count(name == "over", heard);
  }
  if (name == "left" || name == "left2") {
    constexpr int kGame = 5;
    const Caught* number = find(name == "left" ? "n" : "n2");
    const int left = number == nullptr ? -1 : kGame - std::stoi(number->value);
    heard.means += std::to_string(left);
    return left >= 0;
  }
  if (name == "thrown") {
    const record::Actor who = owner_caught();
    heard.means += "thrown out";
    return record::is_player(who) && here_.moment.just_threw() == who;
  }
  if (name == "gone") {
    const game::CardSet cards = card_caught();
    return !cards.empty() && out_of_hand(cards, here_.actor, here_.acts.all());
  }
  if (is_condition(name)) {
    return told_before(name);
  }
  if (name == "owned") {
    const Caught* owner = find("owner");
    if (owner == nullptr || owner->value == "his") {
      return false;
    }
    heard.means += owner->value.substr(0, owner->value.size() - 2);
    return true;
  }
  const Caught* caught = find(name);
  if (caught == nullptr) {
    return substitute_person(name, heard);
  }
  write_caught(*caught, heard);
  return true;
}

/// The meaning with what was caught put in; nothing if it speaks of what is not known.
std::optional<Heard> Matcher::heard(const char* begin) const {
  Heard heard;
  heard.saying = &pattern_->saying();
  heard.end = stop_;
  string_view means = heard.saying->means;
  while (means.starts_with('<') && is_condition(means.substr(1, means.find('>') - 1))) {
    if (!told_before(means.substr(1, means.find('>') - 1))) {
      return std::nullopt;
    }
    means.remove_prefix(means.find('>') + 1);
  }
  if (means[0] == '!' || means[0] == '?') {
    heard.refusal = true;
    heard.unless_plain = means[0] == '?';
    heard.means = means.substr(1);
    heard.copies.push_back({0, static_cast<std::size_t>(stop_ - begin), begin});
    return heard;
  }
  if (means[0] == '^') {
    heard.amends = true;
    heard.means = means == "^left" ? "left " + find("n")->value : string(means.substr(1));
    if (means == "^drawn") {
      heard.card = card_caught();
      if (heard.card.empty()) {
        return std::nullopt;
      }
    }
    heard.copies.push_back({0, static_cast<std::size_t>(stop_ - begin), begin});
    return heard;
  }
  heard.noted = means.find("keeps: <all>") != string_view::npos;
  heard.aside = heard.noted || means.find("waits: <all>") != string_view::npos;
  heard.remark = means.starts_with("says \"<") && means.ends_with(">\"");
  if (means[0] == '@') {
    means.remove_prefix(1);
  } else if (here_.actor != record::kNobody) {
    heard.means = here_.names.names().of(here_.actor) + " ";
  } else if (with_actor) {
    heard.means = "somebody ";
  }
  while (!means.empty()) {
    const std::size_t open = std::min(means.find('<'), means.size());
    heard.means += means.substr(0, open);
    means.remove_prefix(open);
    if (means.empty()) {
      break;
    }
    const std::size_t close = means.find('>');
    if (!substitute(means.substr(1, close - 1), heard, begin)) {
      return std::nullopt;
    }
    means.remove_prefix(close + 1);
  }
  note_passed_over(heard);
  return heard;
}

}  // namespace ecarte::notation
