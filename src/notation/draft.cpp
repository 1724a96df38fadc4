// SPDX-License-Identifier: MIT
#include "notation/draft.hpp"

#include <algorithm>

#include "notation/line.hpp"
#include "record/act_kinds.hpp"
#include "record/words.hpp"

namespace ecarte::notation {

using game::CardSet;
using record::Act;
using record::ActKind;
using record::kUnstated;
using record::Word;

namespace {

constexpr std::size_t kMaxListed = 40;  // more than the whole pack
constexpr std::uint8_t kNotSuit = 0xff;
constexpr std::uint8_t kRanks = game::kRanks;

/// Suits by their last byte after E2 99: ♠♡♢♣♤♥♦♧.
constexpr std::array<std::uint8_t, 8> kSigns{0, 1, 2, 3, 0, 1, 2, 3};

std::uint8_t suit_of_letter(char c) {
  switch (c) {
    case 'S':
    case 's':
      return 0;
    case 'H':
    case 'h':
      return 1;
    case 'D':
    case 'd':
      return 2;
    case 'C':
    case 'c':
      return 3;
    default:
      return kNotSuit;
  }
}

/// 0 to 7 for seven to king; 10 + pips for the ranks that are not in the pack, 1 for a ten.
constexpr auto kRankOf = [] {
  std::array<std::uint8_t, 256> ranks{};
  ranks.fill(kNotSuit);
  for (char c = '2'; c < '7'; ++c) {
    ranks[static_cast<unsigned char>(c)] = static_cast<std::uint8_t>(10 + (c - '0'));
  }
  constexpr std::array<std::string_view, kRanks> kLetters{"7",  "8",  "9",  "Tt1",
                                                          "Aa", "Jj", "Qq", "Kk"};
  for (std::uint8_t rank = 0; rank < kRanks; ++rank) {
    for (const char c : kLetters[rank]) {
      ranks[static_cast<unsigned char>(c)] = rank;
    }
  }
  return ranks;
}();

std::uint8_t rank_of_letter(char c) {
  return kRankOf[static_cast<unsigned char>(c)];
}

/// The rank of a court letter of another tongue, if `c` is one of its before a suit's sign.
std::optional<game::Rank> foreign_court(const char* c, const char* end, Tongue tongue) {
  return c + 1 != end && c[1] == '\xe2' ? court_of(*c, tongue) : std::nullopt;
}

}  // namespace

void assign_words(std::string& into, std::string_view words) {
  into.clear();
  bool blank = false;
  for (const char c : words) {
    const bool is_blank = c == ' ' || c == '\t' || c == '\xc2' || c == '\xa0';
    if (!is_blank) {
      if (blank) {
        into += ' ';
      }
      into += c;
    }
    blank = is_blank;
  }
}

ListedCard plain_card(const char* at) {
  const std::uint8_t rank = rank_of_letter(*at);
  if (rank >= kRanks) {
    return decode_card(at, at + 4);
  }
  ListedCard card;
  card.kind = ListedCard::Kind::Known;
  card.length = 4;
  card.cards =
      game::Card{game::Rank{rank}, game::Suit{kSigns[static_cast<unsigned char>(at[3]) & 7U]}};
  return card;
}

ListedCard decode_card(const char* begin, const char* end, Tongue tongue) {
  if (end - begin == 4 && begin[1] == '\xe2' && *begin != '?' && rank_of_letter(*begin) < kRanks) {
    return plain_card(begin);
  }
  std::uint8_t rank = kUnstated;
  std::uint8_t suit = kUnstated;
  for (const char* c = begin; c != end;) {
    if (*c == '?') {
      ++c;
    } else if (*c == '\xe2') {
      suit = kSigns[static_cast<unsigned char>(c[2]) & 7U];
      c += 3;
    } else if (*c == '\xef') {
      c += 3;  // a variation selector
    } else if (const auto court = foreign_court(c, end, tongue)) {
      rank = static_cast<std::uint8_t>(*court);
      ++c;
    } else if (const std::uint8_t letter = suit_of_letter(*c); letter != kNotSuit) {
      suit = letter;
      ++c;
    } else {
      rank = rank_of_letter(*c);
      c += *c == '1' ? 2 : 1;
    }
  }
  ListedCard card;
  card.length = static_cast<std::uint8_t>(std::min<std::ptrdiff_t>(end - begin, 255));
  if (rank == kUnstated && suit == kUnstated) {
    return card;
  }
  if (rank != kUnstated && rank >= 10) {
    card.kind = ListedCard::Kind::Foreign;
    card.pips = static_cast<std::uint8_t>(rank - 10);
    card.suit = suit;
    return card;
  }
  const CardSet ranks = rank == kUnstated ? CardSet::all() : CardSet::of(game::Rank{rank});
  const CardSet suits = suit == kUnstated ? CardSet::all() : CardSet::of(game::Suit{suit});
  card.cards = ranks & suits;
  card.kind = card.cards.size() == 1 ? ListedCard::Kind::Known : ListedCard::Kind::Partly;
  return card;
}

void Draft::begin(const char* at) {
  const record::Actor actor = act.actor;
  act = Act{};
  act.actor = actor;
  act.at = offset(at);
  number = lifted = left = kNoNumber;
  order = 0;
  pence = 0;
  who = suit = kUnstated;
  words_at = words_end = nullptr;
  quoted = copies = where_said = subject_is_pack = subject_is_pool = subject_is_stock = false;
  subject_is_somebody = false;
  among_others = false;
  number_unknown = whose_unknown = false;
  pack = record::PackRef::DealersOwn;
  noun.clear();
  noun_at = nullptr;
  listed.clear();
  packets.clear();
}

const char* Rewritten::origin(const char* at, const char* otherwise) const {
  const auto offset = static_cast<std::size_t>(at - text.data());
  for (const Piece& piece : pieces) {
    if (offset >= piece.at && offset < piece.at + piece.size) {
      return piece.from + (offset - piece.at);
    }
  }
  return otherwise;
}

bool Rewritten::copied(const char* from, const char* to) const {
  const auto first = static_cast<std::size_t>(from - text.data());
  const auto last = static_cast<std::size_t>(to - text.data());
  return std::ranges::any_of(pieces, [&](const Piece& piece) {
    return first >= piece.at && last <= piece.at + piece.size;
  });
}

void Draft::keep(Act& into, const char* from, const char* to) const {
  bool with_subject = false;
  for (const Rewritten* level = rewritten; level != nullptr; level = level->within) {
    if (level->holds(from) && !level->in_place && !level->copied(from, to)) {
      // Put in other words: kept as they were written, with the verb if nothing else tells it.
      from = into.kind == ActKind::Aside ? level->verb : level->words;
      to = level->end;
      with_subject = true;
      break;
    }
  }
  if (into.kind == ActKind::Aside && into.actor == record::kNobody && subject_is_somebody &&
      !with_subject) {
    into.flags |= record::kOfSomebody;
  }
  if (from != to && *from == '#') {  // "asks for# one"
    throw LineError{"expected-words", origin(from, false), origin(to, true),
                    "expected a blank before #, if a remark begins there"};
  }
  if (std::count(from, to, '"') % 2 != 0) {  // it hides where the sentence ends
    throw LineError{"unclosed-quote", origin(from, false), origin(to, true),
                    "expected the end of the words in quotes"};
  }
  const char* begin = origin(from, false);
  const char* written = origin(to, true);  // what was put in for other words may be longer
  const bool in_place = rewritten != nullptr && rewritten->in_place && rewritten->holds(from);
  const std::ptrdiff_t before = std::max<std::ptrdiff_t>(text + into.at - begin, 0);
  const auto size = static_cast<std::size_t>(
      std::max<std::ptrdiff_t>((in_place           ? written - begin
                                : written >= begin ? std::min(to - from, written - begin)
                                                   : to - from) -
                                   before,
                               0));
  const auto at = static_cast<std::size_t>(std::max<std::ptrdiff_t>(begin - (text + into.at), 0));
  into.keep({static_cast<std::uint16_t>(std::min<std::size_t>(at, 0xffff)),
             static_cast<std::uint16_t>(std::min<std::size_t>(size, 0xffff))});
}

namespace {

/// What only those do who hold cards: proposing and exchanging, and what is done with a hand.
bool is_of_players(ActKind kind) {
  constexpr record::ActKinds kOfPlayers{
      ActKind::Propose,   ActKind::Ask,          ActKind::Accept,   ActKind::Refuse,
      ActKind::Alter,     ActKind::Stand,        ActKind::Discard,  ActKind::Take,
      ActKind::AskNumber, ActKind::AnswerNumber, ActKind::Complete, ActKind::ThrowOut,
      ActKind::PutBack,   ActKind::Draw,         ActKind::Announce, ActKind::TakeBack,
      ActKind::ThrowDown};
  return kOfPlayers.has(kind);
}

}  // namespace

void Draft::append(Act added, const char* end) {
  end = std::min(rewritten == nullptr ? end : origin(end, true), text_end);
  if (acts->size() >= kMaxActs) {
    throw LineError{"too-many-acts", text + added.at, end,
                    "expected at most 4096 acts in a deal, such as one game of five deals has"};
  }
  if (record::is_bystander(added.actor) && is_of_players(added.kind)) {
    throw LineError{"unknown-player", text + added.at, end,
                    "expected a player, " + players_or(*names) +
                        ": nobody else proposes, answers, or discards, takes or plays cards"};
  }
  added.length = static_cast<std::uint8_t>(
      std::min<std::ptrdiff_t>(std::max<std::ptrdiff_t>(end - (text + added.at), 0), 255));
  // "claims completion or a fresh deal" is read as two claims: one sentence, and done at one
  // moment.
  if (added.kind == ActKind::Claim && rewritten != nullptr) {
    const Act* const last = acts->last();
    if (last != nullptr && last->kind == ActKind::Claim && last->actor == added.actor &&
        acts->all().back().at == added.at) {
      added.flags |= record::kTogether;
    }
  }
  acts->push_back(added);
}

bool calls_new_packs(std::span<const Act> acts) {
  return std::ranges::any_of(
      acts, [](const Act& told) { return told.kind == ActKind::CallCards && told.number != 1; });
}

bool Draft::takes_of_new_packs() {
  constexpr record::ActKinds kTakes{ActKind::Choose, ActKind::Give, ActKind::Shuffle};
  if (!kTakes.has(act.kind)) {
    return false;
  }
  moment.asks_more();
  return names->called_packs() || calls_new_packs(acts->all());
}

void Draft::is_new_pack() {
  pack = record::PackRef::Sound;
  pass_over(word.data(), word.data() + word.size());
}

void Draft::lay_cards(Act& into, std::uint8_t otherwise) const {
  if (listed.empty()) {
    into.count = otherwise;
    return;
  }
  if (listed.size() > kMaxListed) {
    throw LineError{"too-many-cards", text + listed[kMaxListed].at,
                    text + listed[kMaxListed].at + listed[kMaxListed].length,
                    "expected no more cards than a pack has"};
  }
  into.count = static_cast<std::uint8_t>(listed.size());
  for (const ListedCard& card : listed) {
    if (card.kind == ListedCard::Kind::Known) {
      into.cards |= card.cards;
    }
  }
}

void Draft::append_card_notes(record::Actor actor) {
  if (listed.empty() || (listed.size() == 1 && listed[0].kind == ListedCard::Kind::Known)) {
    return;
  }
  CardSet met;
  for (const ListedCard& card : listed) {
    const bool second = card.kind == ListedCard::Kind::Known && met.has_all(card.cards);
    if (card.kind == ListedCard::Kind::Known && !second) {
      met |= card.cards;
      continue;
    }
    if (card.kind == ListedCard::Kind::Unknown) {
      continue;
    }
    Act note;
    note.at = card.at;
    note.actor = actor;
    note.cards = card.cards;
    note.kind = card.kind == ListedCard::Kind::Partly ? ActKind::Partly : ActKind::Odd;
    if (card.kind == ListedCard::Kind::Foreign) {
      note.number = card.pips;
      note.detail = card.suit;
    }
    if (second) {
      note.flags = record::kSecondCopy;
      note.detail = static_cast<std::uint8_t>(card.cards.first().suit);
    }
    append(note, text + card.at + card.length);
  }
}

}  // namespace ecarte::notation
