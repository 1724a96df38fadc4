// SPDX-License-Identifier: MIT
#include "notation/known_meanings.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "notation/draft.hpp"
#include "notation/plain.hpp"

namespace ecarte::notation {

using record::Offset;

namespace {

/// Where the sentence begins and ends that the text stands for: all of the act is told there.
LineAt place_of(const Draft& draft, const Rewritten& text) {
  return {draft.act.actor, static_cast<Offset>(text.begin - draft.text),
          static_cast<Offset>(text.end - draft.text)};
}

}  // namespace

bool KnownMeanings::take(const Draft& draft, const Rewritten& text) {
  const record::Actor actor = draft.act.actor;
  const NameTable::Seated& seated = draft.names->seated();
  if (!record::is_player(actor) || text.within != nullptr || draft.orders.deep != 0 ||
      !seated.plain || draft.names->tongue() != Tongue::English ||
      !draft.moment.watches(actor, draft.acts->size())) {
    return false;
  }
  const std::string_view name = seated.names[actor];
  const std::size_t phrase = name.size() + 1;
  if (!text.text.starts_with(name) || text.text.size() <= phrase || text.text[name.size()] != ' ' ||
      text.text.size() - phrase > LineWords::kMost) {
    return false;
  }
  std::array<char, LineWords::kMost + kPlainEnd> words{};
  words[text.text.copy(words.data(), LineWords::kMost, phrase)] = '\n';
  const NameTable::Words known = draft.names->words();
  if (words_.take(words.data(), known) == nullptr) {
    return false;
  }
  std::string copied;
  for (const Rewritten::Piece& piece : text.pieces) {
    const auto from = words_.in_words(static_cast<Offset>(piece.at - std::min(piece.at, phrase)));
    const auto to = words_.in_words(static_cast<Offset>(piece.at + piece.size - phrase));
    if (piece.at < phrase || piece.from == text.begin || !from || !to) {
      return false;
    }
    copied += {'\n', static_cast<char>(*from), static_cast<char>(*to)};
  }
  return words_.add(copied);
}

bool KnownMeanings::recall(Draft& draft, const Rewritten& text) {
  taken_ = take(draft, text);
  const TurnsOn* const on = taken_ ? remembered_.recall(*draft.record, {}, words_, draft.moment,
                                                        place_of(draft, text), *draft.names)
                                   : nullptr;
  if (on == nullptr) {
    return false;
  }
  draft.moment.asks_all({.when = on->when, .moments = on->moments});
  draft.acts->asks_all({.last = on->last, .none_of = on->none_of});
  draft.names->asks_all({.letters = on->letters,
                         .sexes = on->sexes.has_value(),
                         .untold = on->untold,
                         .packs = on->of_packs});
  draft.begin(text.text.data());
  return true;
}

KnownMeanings::Watched::Watched(KnownMeanings& known, Draft& draft, const Rewritten& text)
    : known_(known), draft_(draft), text_(text) {
  if (!known.taken_ || known.words_.has_name(draft.names->words())) {
    return;
  }
  words_ = known.words_;
  actor_ = draft.act.actor;
  const std::vector<record::Act>& acts = draft.record->acts;
  stands_ = {draft.moment.of(actor_), WhereItStands::last_of(actor_, acts)};
  const ToldActs::Asked told = draft.acts->asked();
  before_ = {acts.size(),  draft.passed_over->size(), draft.moment.asked(), told.last,
             told.none_of, draft.names->asked()};
  more_acts_ = told.more;
  expectations_ = draft.expectations->size();
  waivers_ = draft.waivers->size();
  refused_ = draft.refused.size();
  draft.moment.watch(actor_);
  draft.acts->watch();
  draft.names->watch();
}

KnownMeanings::Watched::~Watched() {
  if (words_) {
    draft_.moment.asks_all(before_.moment);
    draft_.acts->asks_all({.last = before_.last, .more = more_acts_, .none_of = before_.none_of});
    draft_.names->asks_all(before_.names);
  }
}

void KnownMeanings::Watched::learn() {
  const record::Record& record = *draft_.record;
  if (!words_ || record.acts.size() != before_.acts + 1 ||
      record.passed_over.size() != before_.passed_over ||
      draft_.expectations->size() != expectations_ || draft_.waivers->size() != waivers_ ||
      draft_.refused.size() != refused_) {
    return;
  }
  const record::Act& told = record.acts.back();
  LineAt at = place_of(draft_, text_);
  at.actor = actor_;
  const Moment::Asked& asked = draft_.moment.asked();
  const ToldActs::Asked of_acts = draft_.acts->asked();
  const NameTable::Asked of_names = draft_.names->asked();
  if (told.at == at.start && told.at + told.length == at.phrase && asked.later[0].after == 0 &&
      !asked.more && !of_acts.more && !of_names.more) {
    known_.remembered_.learn(
        record, {before_.acts, before_.passed_over, asked, of_acts.last, of_acts.none_of, of_names},
        *words_, stands_, at, *draft_.names);
  }
}

}  // namespace ecarte::notation
