// SPDX-License-Identifier: MIT
//
// One file of a code: what code it is, its laws, and what house rules change.
#include <algorithm>

#include "codes/code_draft.hpp"
#include "codes/node_reader.hpp"
#include "codes/vocabulary.hpp"

namespace ecarte::codes {

namespace {

using yaml::Node;

constexpr std::array<std::string_view, 17> kHeadKeys{
    "name",  "title",    "edition", "source", "extends", "game", "hand",    "ceilings", "multiples",
    "deals", "readings", "page",    "repeal", "amend",   "add",  "chapter", "laws"};
constexpr std::array<std::string_view, 2> kChapterKeys{"chapter", "laws"};
constexpr std::array<std::string_view, 10> kLawKeys{
    "law",          "id",         "page",  "gist",  "reading",
    "unobservable", "engaged-by", "score", "cases", "at-once"};

/// In the place of a number: what the source says outside its numbered laws.
constexpr std::string_view kNoNumber = "none";

class FileReader {
 public:
  FileReader(Desk& desk, CodeDraft& draft, std::string_view file, const Node& root)
      : reader_(desk, file), draft_(draft), file_(file), root_(root) {}

  void read(bool is_head) {
    const std::span<const std::string_view> keys =
        is_head ? std::span<const std::string_view>{kHeadKeys} : kChapterKeys;
    if (!reader_.map(root_, is_head ? "a code of laws" : "a chapter", keys)) {
      return;
    }
    with(root_, "chapter", [&](const Node& value) { chapter_ = reader_.text(value, "a chapter"); });
    if (is_head) {
      read_head();
      read_changes();
    }
    with(root_, "laws", [&](const Node& value) {
      for (const Node& item : reader_.list(value, "the laws")) {
        draft_.laws.push_back(read_law(item));
      }
    });
  }

 private:
  template <class Use>
  void with(const Node& map, std::string_view key, Use use) const {
    if (const Node* value = map.find(key)) {
      use(*value);
    }
  }

  void read_head() {
    Code& head = draft_.head;
    with(root_, "name", [&](const Node& v) { head.name = reader_.name(v, "a code's name"); });
    with(root_, "title", [&](const Node& v) { head.title = reader_.text(v, "a title"); });
    with(root_, "edition", [&](const Node& v) { head.edition = reader_.text(v, "an edition"); });
    with(root_, "source", [&](const Node& v) { head.source = reader_.text(v, "a source"); });
    with(root_, "page", [&](const Node& v) { draft_.page = reader_.text(v, "a page"); });
    with(root_, "extends", [&](const Node& v) {
      draft_.extends = reader_.mention(v, "the name of a code");
      inherit(reader_.desk().find(draft_.extends.name));
    });
    read_choices();
  }

  /// What a code that extends another has from it unless it says otherwise.
  void inherit(const Code* base) {
    Code& head = draft_.head;
    head.extends = draft_.extends.name;
    if (base == nullptr) {
      return;  // extend() complains
    }
    Strings& strings = reader_.desk().strings;
    head.edition = head.edition.empty() ? strings.keep(base->edition) : head.edition;
    head.source = head.source.empty() ? strings.keep(base->source) : head.source;
    head.game = base->game;
    head.hand = base->hand;
    head.treble_up_to = base->treble_up_to;
    head.double_up_to = base->double_up_to;
    head.cut_deals = base->cut_deals;
    head.deals_next = base->deals_next;
    head.ceilings_after_replay = base->ceilings_after_replay;
    head.ceilings_reading = strings.keep(base->ceilings_reading);
  }

  /// What a code, or a club, may choose. Values not written are those of the code extended.
  void read_choices() {
    constexpr std::array<std::string_view, 2> kCeilingKeys{"after-replay", "reading"};
    constexpr std::array<std::string_view, 2> kCeilingWords{"follow", "fall"};
    Code& head = draft_.head;
    with(root_, "game", [&](const Node& v) {
      head.game = static_cast<std::uint8_t>(
          reader_.number(v, "the points of a game", 1, 99).value_or(head.game));
    });
    with(root_, "ceilings", [&](const Node& map) {
      reader_.map(map, "'ceilings'", kCeilingKeys);
      with(map, kCeilingKeys.front(), [&](const Node& v) {
        head.ceilings_after_replay = static_cast<AfterReplay>(
            reader_.choice(v, "fate of a ceiling", kCeilingWords).value_or(0));
        head.ceilings_reading = {};
      });
      with(map, "reading",
           [&](const Node& v) { head.ceilings_reading = reader_.text(v, "a reading"); });
    });
    with(root_, "hand", [&](const Node& map) { read_hand(map); });
    with(root_, "multiples", [&](const Node& map) { read_multiples(map); });
    with(root_, "deals", [&](const Node& map) { read_deals(map); });
    with(root_, "readings", [&](const Node& map) { read_readings(map); });
  }

  /// `deals: {first: lowest, next: winner}`: who deals, if not the higher cut and then the other.
  void read_deals(const Node& map) {
    constexpr std::array<std::string_view, 2> kKeys{"first", "next"};
    Code& head = draft_.head;
    if (!reader_.map(map, "'deals'", kKeys)) {
      return;
    }
    const auto read = [&]<class Domain>(std::string_view key, std::string_view what, Domain& to) {
      with(map, key, [&](const Node& v) {
        const auto words = value_words(replay::attribute<Domain>(key));
        to = static_cast<Domain>(reader_.choice(v, what, words).value_or(0));
      });
    };
    read(kKeys[0], "cut that deals", head.cut_deals);
    read(kKeys[1], "dealer of the next deal", head.deals_next);
  }

  /// `hand: {point: 3, vole: 5}`: how many of its five tricks make what it gives.
  void read_hand(const Node& map) {
    constexpr std::array<std::string_view, 2> kKeys{"point", "vole"};
    constexpr int kMoreThanHalf = replay::kTricksOfAHand / 2 + 1;
    replay::HandTricks& hand = draft_.head.hand;
    if (!reader_.map(map, "'hand'", kKeys)) {
      return;
    }
    const auto read = [&](std::string_view key, std::uint8_t& tricks) {
      with(map, key, [&](const Node& v) {
        tricks = static_cast<std::uint8_t>(
            reader_.number(v, "the tricks of a hand", kMoreThanHalf, replay::kTricksOfAHand)
                .value_or(tricks));
      });
    };
    read(kKeys[0], hand.point);
    read(kKeys[1], hand.vole);
    if (hand.vole < hand.point) {
      reader_.complain(map.at, "the vole needs no fewer tricks than the point");
    }
  }

  /// `multiples: {treble: 0, double: 2}`: the most points of the loser with which a game is one.
  void read_multiples(const Node& map) {
    constexpr std::array<std::string_view, 2> kKeys{"treble", "double"};
    Code& head = draft_.head;
    if (!reader_.map(map, "'multiples'", kKeys)) {
      return;
    }
    head.treble_up_to = head.double_up_to = -1;
    const auto read = [&](std::string_view key, std::int8_t& up_to) {
      with(map, key, [&](const Node& v) {
        up_to = static_cast<std::int8_t>(
            reader_.number(v, "the points of a loser", 0, head.game - 1).value_or(0));
      });
    };
    read(kKeys[0], head.treble_up_to);
    read(kKeys[1], head.double_up_to);
    if (head.treble_up_to >= 0 && head.treble_up_to >= head.double_up_to) {
      reader_.complain(map.at, "a treble needs a loser with fewer points than a double");
    }
  }

  /// `readings: {NAME: [CHOSEN, OTHER]}` in a code of its own, `{NAME: CHOSEN}` in house rules.
  void read_readings(const Node& map) {
    if (!map.is_map()) {
      reader_.complain(map.at,
                       "expected readings as a map of keys, such as stock-short: hand-held");
      return;
    }
    for (const yaml::Entry& entry : map.entries) {
      DraftReading& reading = draft_.readings.emplace_back();
      reading.name = {reader_.desk().strings.keep(entry.key), reader_.origin(entry.at)};
      reading.values = reader_.mentions(entry.value, "the value of a reading");
    }
  }

  void read_changes() {
    with(root_, "repeal",
         [&](const Node& v) { draft_.repeals = reader_.mentions(v, "a law's number"); });
    for (const std::string_view key : {"amend", "add"}) {
      with(root_, key, [&](const Node& value) {
        for (const Node& item : reader_.list(value, "the changes")) {
          read_change(item, key == "add");
        }
      });
    }
    for (const std::string_view key : {"repeal", "amend", "add", "page"}) {
      if (root_.find(key) != nullptr && root_.find("extends") == nullptr) {
        reader_.complain(root_.find(key)->at,
                         '\'' + std::string{key} + "' needs a code to change: write 'extends'");
      }
    }
  }

  void read_change(const Node& item, bool adds) {
    Change change;
    change.adds = adds;
    change.is_case = item.find("case") != nullptr;
    if (change.is_case) {
      change.c = read_case(reader_.desk(), file_, item, true);
    } else {
      change.law = read_law(item);
    }
    draft_.changes.push_back(std::move(change));
  }

  DraftLaw read_law(const Node& node) {
    DraftLaw draft;
    draft.origin = reader_.origin(node.at);
    if (!reader_.map(node, "a law", kLawKeys)) {
      return draft;
    }
    Law& law = draft.law;
    law.chapter = chapter_;
    for (const std::string_view key : {"law", "id", "gist"}) {
      if (node.find(key) == nullptr) {
        reader_.complain(node.at, "this law lacks the key '" + std::string{key} + '\'');
      }
    }
    with(node, "law", [&](const Node& v) {
      law.number = reader_.name(v, "a law's number");
      law.number = law.number == kNoNumber ? std::string_view{} : law.number;
    });
    with(node, "id", [&](const Node& v) { law.id = reader_.name(v, "a law's id"); });
    with(node, "page", [&](const Node& v) { law.page = reader_.text(v, "a page"); });
    with(node, "gist", [&](const Node& v) { law.gist = reader_.text(v, "the gist"); });
    with(node, "reading", [&](const Node& v) { law.reading = reader_.text(v, "a reading"); });
    with(node, "unobservable",
         [&](const Node& v) { law.unobservable = reader_.text(v, "a reason"); });
    with(node, "at-once", [&](const Node& map) { law.at_once = read_at_once(map); });
    read_parts(node, draft);
    return draft;
  }

  AtOnce read_at_once(const Node& node) {
    constexpr std::array<std::string_view, 3> kKeys{"do", "with", "counts"};
    constexpr std::array<std::string_view, 2> kCounts{"before", "after"};
    AtOnce at_once;
    if (!reader_.map(node, "'at-once'", kKeys)) {
      return at_once;
    }
    for (const std::string_view key : kKeys) {
      if (node.find(key) == nullptr) {
        reader_.complain(node.at, "'at-once' lacks the key '" + std::string{key} + '\'');
      }
    }
    with(node, "do", [&](const Node& v) {
      const auto words = remedy_words();
      for (const std::size_t number : reader_.choices(v, "remedy", words)) {
        at_once.deeds |= bit(remedy_of(words[number]).value_or(Remedy::None));
      }
    });
    with(node, "with", [&](const Node& v) {
      for (const std::size_t beat : reader_.choices(v, "beat", window_beat_words())) {
        at_once.with |= WindowBeats{1} << beat;
      }
    });
    with(node, "counts", [&](const Node& v) {
      at_once.before =
          reader_.choice(v, "place of two acts done at once", kCounts).value_or(0) == 0;
    });
    return at_once;
  }

  void read_parts(const Node& node, DraftLaw& draft) {
    with(node, "engaged-by", [&](const Node& value) {
      for (const std::size_t fact : reader_.choices(value, "fact", fact_words())) {
        draft.engaged_by.push_back(static_cast<FactKind>(fact));
      }
    });
    with(node, "score", [&](const Node& value) {
      for (const Node& item : reader_.list(value, "the score")) {
        draft.score.push_back(read_tariff(item));
      }
    });
    with(node, "cases", [&](const Node& value) {
      for (const Node& item : reader_.list(value, "the cases")) {
        draft.cases.push_back(read_case(reader_.desk(), file_, item, false));
      }
    });
    const bool silent = draft.cases.empty() && draft.engaged_by.empty();
    if (silent && draft.law.unobservable.empty()) {
      reader_.complain(node.at,
                       "nothing engages this law: expected 'cases', 'engaged-by' or "
                       "'unobservable'");
    } else if (!silent && !draft.law.unobservable.empty()) {
      reader_.complain(node.at, "a law that is unobservable has no cases");
    }
  }

  Tariff read_tariff(const Node& node) {
    constexpr std::array<std::string_view, 4> kKeys{"for", "loser-bold", "offender", "marks"};
    constexpr int kMost = 99;
    Tariff row;
    if (!reader_.map(node, "a row of the score", kKeys)) {
      return row;
    }
    const Node* what = node.find("for");
    const Node* marks = node.find("marks");
    if (what == nullptr || marks == nullptr) {
      reader_.complain(node.at, "a row of the score needs 'for' and 'marks'");
      return row;
    }
    row.what =
        static_cast<replay::ScoreFor>(reader_.choice(*what, "score", kScoreWords).value_or(0));
    row.loser_bold = read_either(node, "loser-bold", row.what);
    row.offender = read_either(node, "offender", row.what);
    row.marks = static_cast<std::int8_t>(reader_.number(*marks, "points", 0, kMost).value_or(0));
    return row;
  }

  /// `key: no` or `key: yes`; both if it is not written.
  replay::ValueBits read_either(const Node& row, std::string_view key, replay::ScoreFor what) {
    constexpr std::array<std::string_view, 2> kWords{"no", "yes"};
    const Node* const value = row.find(key);
    if (value == nullptr) {
      return kNoOrYes;
    }
    if (what == replay::ScoreFor::King) {
      reader_.complain(value->at, "the king is worth the same to whoever has it: drop '" +
                                      std::string{key} + '\'');
    }
    const auto said = reader_.choice(*value, "answer", kWords);
    return said ? static_cast<replay::ValueBits>(1U << *said) : kNoOrYes;
  }

  NodeReader reader_;
  CodeDraft& draft_;
  std::string_view file_;
  const Node& root_;
  std::string_view chapter_;
};

}  // namespace

void read_file(Desk& desk, CodeDraft& draft, std::string_view file, const yaml::Node& root,
               bool is_head) {
  FileReader{desk, draft, file, root}.read(is_head);
}

}  // namespace ecarte::codes
