// SPDX-License-Identifier: MIT
#include "notation/plain.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <vector>

#include "grammar/plain.hpp"
#include "notation/cuts.hpp"
#include "notation/draft.hpp"
#include "notation/input.hpp"
#include "notation/line.hpp"
#include "record/words.hpp"

namespace ecarte::notation {

using record::Act;
using record::ActKind;
using record::Actor;
using record::For;
using record::kUnstated;
using record::Offset;

namespace {

namespace plain = grammar::plain;

/// The act that each verb makes, and what it says of itself.
constexpr std::array<ActKind, plain::kVerbs> kKinds{
    ActKind::Give,     ActKind::Turn,  ActKind::Hold,    ActKind::Propose, ActKind::Accept,
    ActKind::Refuse,   ActKind::Stand, ActKind::Discard, ActKind::Take,    ActKind::Ask,
    ActKind::Announce, ActKind::Mark,  ActKind::Made,    ActKind::Cut,     ActKind::Shuffle};

/// After which of them the words for it have but one sense.
constexpr record::ActKinds kWhileExchanging{ActKind::Accept, ActKind::Discard, ActKind::Take};

/// The line that is read: what the grammar tells of it, and the acts it becomes.
class PlainLine {
 public:
  PlainLine(std::vector<Act>& acts, const NameTable::Seated& seated, const char* text, Offset at)
      : acts_(acts), seated_(seated), text_(text), at_(at) {}

  void begin() {
    before_ = acts_.size();
    met_ = 0;
    forget();
  }
  void take_back() { acts_.resize(before_); }
  [[nodiscard]] unsigned met() const { return met_; }
  [[nodiscard]] bool opens_deal() const {
    return std::any_of(acts_.begin() + static_cast<std::ptrdiff_t>(before_), acts_.end(),
                       [](const Act& act) { return notation::opens_deal(act.kind); });
  }

  // ── What the grammar hands over as it goes
  std::size_t seat_at(const char* at, std::size_t left) {
    for (Actor seat = 0; seat < 2; ++seat) {
      const std::string_view name = seated_.names[seat];
      if (*at == name[0] && left > name.size() && at[name.size()] == ' ' &&
          (name.size() == 1 || std::memcmp(at, name.data(), name.size()) == 0)) {
        seat_ = seat;
        met_ |= 1U << seat;
        return name.size();
      }
    }
    return 0;
  }
  void take_card(const char* at, unsigned rank, unsigned suit) {
    const game::CardSet card{std::uint32_t{1} << (suit * game::kRanks + rank)};
    twice_ = twice_ || cards_.has_all(card);
    cards_ |= card;
    card_at_ = at;
    ++count_;
  }
  void take_number(unsigned number) { number_ = number; }
  void take_verb(plain::Verb verb) {
    verb_ = verb;
    forget();
  }
  void take_object(std::uint8_t object) { object_ = object; }
  void take_order(std::uint8_t order) { number_ = order; }

  // ── What it has said; false if it is not plain after all
  void named(const char* at) {
    actor_ = seat_;
    name_at_ = at;
  }
  bool predicate(const char* begin, const char* end);
  void trick_number() { trick_ = static_cast<std::uint8_t>(number_); }
  /// Where the card stands is where it is played; of one told with a verb, where the sentence does.
  void with_verb() { with_verb_ = true; }
  bool lead(const char* begin, const char* end) {
    return trick_ > 0 && play(with_verb_ ? begin : card_at_, end, 0);
  }
  bool reply(const char* end) { return play(card_at_, end, record::kReplies); }
  void points() {
    scored_ |= 1U << seat_;
    scores_[seat_] = static_cast<std::uint8_t>(number_);
  }
  bool scores(const char* begin, const char* end);
  bool head(ActKind kind, const char* begin, const char* end);
  bool cut(const char* begin, const char* end);

 private:
  void forget() {
    cards_ = {};
    count_ = object_ = 0;
    twice_ = with_verb_ = false;
    number_ = kNoNumber;
    scored_ = 0;
  }
  [[nodiscard]] bool told_number() const { return number_ != kNoNumber; }
  [[nodiscard]] std::uint8_t number() const {
    return told_number() ? static_cast<std::uint8_t>(number_) : kUnstated;
  }
  [[nodiscard]] bool has_one_sense(const Act& act) const;
  bool play(const char* begin, const char* end, std::uint8_t flags);
  bool add(Act act, const char* begin, const char* end) {
    act.at = at_ + static_cast<Offset>(begin - text_);
    act.length = static_cast<std::uint8_t>(std::min<std::ptrdiff_t>(end - begin, 255));
    acts_.push_back(act);
    return acts_.size() <= kMaxActs;
  }

  static constexpr unsigned kNoNumber = ~0U;
  std::vector<Act>& acts_;
  const NameTable::Seated& seated_;
  const char* text_;
  Offset at_;
  std::size_t before_ = 0;
  unsigned met_ = 0;
  Actor seat_ = 0;
  Actor actor_ = record::kNobody;
  const char* name_at_ = nullptr;  ///< of the sentence, until its act is made
  plain::Verb verb_ = plain::Verb::None;
  game::CardSet cards_;
  const char* card_at_ = nullptr;
  std::uint8_t count_ = 0;
  std::uint8_t object_ = 0;
  bool twice_ = false;
  bool with_verb_ = false;
  unsigned number_ = kNoNumber;
  std::uint8_t trick_ = 0;
  unsigned scored_ = 0;
  std::array<std::uint8_t, 2> scores_{};
};

/// Some words mean another thing at another moment. Which moment it is the act before tells, what
/// hands they hold left aside.
bool PlainLine::has_one_sense(const Act& act) const {
  auto last = acts_.rbegin();
  while (last != acts_.rend() && last->kind == ActKind::Hold) {
    ++last;
  }
  const ActKind before = last == acts_.rend() ? ActKind::Players : last->kind;
  switch (verb_) {
    case plain::Verb::Gives:  // it may say more of the same giving
      return acts_.empty() || acts_.back().kind != ActKind::Give;
    case plain::Verb::Accepts:
      return before == ActKind::Propose;
    case plain::Verb::Asks:
      return before == ActKind::Accept;
    case plain::Verb::Discards:
      return kWhileExchanging.has(before);
    case plain::Verb::Takes:  // none; or as many as he threw out, just before
      return act.count == 0
                 ? kWhileExchanging.has(before)
                 : !acts_.empty() && acts_.back().kind == ActKind::Discard &&
                       acts_.back().actor == act.actor && acts_.back().count == act.count;
    default:
      return true;
  }
}

bool PlainLine::predicate(const char* begin, const char* end) {
  const char* const start = name_at_ != nullptr ? name_at_ : begin;
  name_at_ = nullptr;
  Act act;
  act.kind = kKinds[static_cast<std::size_t>(verb_)];
  act.actor = actor_;
  act.cards = cards_;
  act.count = count_;
  act.object = object_;
  switch (act.kind) {
    case ActKind::Give:
      act.number = told_number() ? number() : std::uint8_t{0};
      break;
    case ActKind::Discard:
    case ActKind::Take:
      act.count = told_number() ? number() : count_;
      break;
    case ActKind::Cut:
      act.detail = kUnstated;
      act.number = number();
      break;
    case ActKind::Propose:
    case ActKind::Ask:
    case ActKind::Mark:
    case ActKind::Made:
      act.number = number();
      break;
    default:
      break;
  }
  // A card named twice is a second copy; none of something, and more than a pack, are other things.
  const bool nothing = number_ == 0 && act.kind != ActKind::Mark && act.kind != ActKind::Made &&
                       act.kind != ActKind::Take;
  const bool too_many = act.kind == ActKind::Cut && told_number() && number_ > kMostCards;
  return !twice_ && !nothing && !too_many && has_one_sense(act) && add(act, start, end);
}

bool PlainLine::play(const char* begin, const char* end, std::uint8_t flags) {
  Act act;
  act.kind = ActKind::Play;
  act.actor = seat_;
  act.cards = cards_;
  act.count = 1;
  act.number = trick_;
  act.detail = kUnstated;
  act.flags = flags;
  cards_ = {};
  return add(act, begin, end);
}

bool PlainLine::scores(const char* begin, const char* end) {
  Act act;
  act.kind = ActKind::Score;
  act.actor = record::kBoth;
  act.number = scores_[0];
  act.detail = scores_[1];
  return scored_ == 3 && add(act, begin, end);
}

bool PlainLine::head(ActKind kind, const char* begin, const char* end) {
  Act act;
  act.kind = kind;
  act.cards = game::CardSet{number_};
  return number_ > 0 && add(act, begin, end);
}

bool PlainLine::cut(const char* begin, const char* end) {
  Act act;
  act.kind = ActKind::Cut;
  act.actor = seat_;
  act.cards = cards_;
  act.count = 1;
  act.number = act.detail = kUnstated;
  act.flags = record::kForDeal;
  cards_ = {};
  return add(act, begin, end);
}

template <class Rule>
struct plain_action : p::nothing<Rule> {};

template <auto Object>
struct object_is {
  static void apply0(PlainLine& line) { line.take_object(byte(Object)); }
};
template <std::uint8_t Order>
struct order_is {
  static void apply0(PlainLine& line) { line.take_order(Order); }
};
template <auto Does>
struct does {
  template <class In>
  static auto apply(const In& in, PlainLine& line) {
    return (line.*Does)(in.begin(), in.end());
  }
};
template <ActKind Kind>
struct heads_line {
  template <class In>
  static bool apply(const In& in, PlainLine& line) {
    return line.head(Kind, in.begin(), in.end());
  }
};

// clang-format off
template <> struct plain_action<plain::king_word>  : object_is<For::King> {};
template <> struct plain_action<plain::point_word> : object_is<For::Point> {};
template <> struct plain_action<plain::vole_word>  : object_is<For::Vole> {};
template <> struct plain_action<plain::three_two>  : order_is<32> {};
template <> struct plain_action<plain::two_three>  : order_is<23> {};
template <> struct plain_action<plain::predicate>  : does<&PlainLine::predicate> {};
template <> struct plain_action<plain::lead>       : does<&PlainLine::lead> {};
template <> struct plain_action<plain::scores>     : does<&PlainLine::scores> {};
template <> struct plain_action<plain::one_cut>    : does<&PlainLine::cut> {};
template <> struct plain_action<plain::deal_head>  : heads_line<ActKind::HeadDeal> {};
template <> struct plain_action<plain::game_head>  : heads_line<ActKind::HeadGame> {};
template <> struct plain_action<plain::none_word>  { static void apply0(PlainLine& line) { line.take_number(0); } };
template <> struct plain_action<plain::points>     { static void apply0(PlainLine& line) { line.points(); } };
template <> struct plain_action<plain::which_trick> { static void apply0(PlainLine& line) { line.trick_number(); } };
template <> struct plain_action<plain::plays_word> { static void apply0(PlainLine& line) { line.with_verb(); } };
// clang-format on
template <>
struct plain_action<plain::named> {
  template <class In>
  static void apply(const In& in, PlainLine& line) {
    line.named(in.begin());
  }
};
template <>
struct plain_action<plain::reply> {
  template <class In>
  static bool apply(const In& in, PlainLine& line) {
    return line.reply(in.end());
  }
};

/// May a deal end before a line that begins with these bytes? (notation/cuts)
bool may_begin(const char* at, const char* end) {
  while (*at == ' ' || *at == '\t') {
    ++at;
  }
  constexpr std::uint32_t kFirst = 1U << ('c' & 31U) | 1U << ('d' & 31U) | 1U << ('g' & 31U) |
                                   1U << ('p' & 31U) | 1U << ('r' & 31U);
  return *at >= 'A' && (kFirst >> (*at & 31U) & 1U) != 0 &&
         begins({at, static_cast<std::size_t>(end - at)}) != Begins::Nothing;
}

}  // namespace

PlainRead PlainLines::read(record::Record& record, std::string_view text, bool head) {
  PlainRead read;
  const NameTable::Seated& seated = names_.seated();
  if (!seated.plain || names_.tongue() != Tongue::English) {
    return read;
  }
  const char* const end = text.data() + text.size();
  Input in(text.data(), end, "");
  PlainLine line(record.acts, seated, text.data(), static_cast<Offset>(record.text.size()));
  for (const char* from = text.data(); head || !may_begin(from, end); from = in.current()) {
    line.begin();
    const bool read_it = head ? p::parse<plain::head_line, plain_action>(in, line)
                              : p::parse<plain::line, plain_action>(in, line);
    const auto past = static_cast<std::size_t>(in.current() - text.data());
    if (!read_it || past - read.size > kLineLimit) {
      line.take_back();
      break;
    }
    for (Actor seat = 0; seat < 2; ++seat) {
      if ((line.met() >> seat & 1U) != 0) {
        names_.meet(seat);
      }
    }
    read.opens_deal = read.opens_deal || line.opens_deal();
    read.size = past;
    ++read.lines;
    head = false;
  }
  return read;
}

}  // namespace ecarte::notation
