// SPDX-License-Identifier: MIT
#include "treatise/read_claims.hpp"

#include <algorithm>
#include <set>

#include "treatise/claim_words.hpp"
#include "treatise/read_ask.hpp"
#include "yaml/read.hpp"

namespace ecarte::treatise {

namespace {

using Keys = std::span<const std::string_view>;

constexpr std::array<std::pair<std::string_view, Over>, 4> kOver{
    {{"all", Over::All}, {"most", Over::Most}, {"some", Over::Some}, {"lost", Over::Lost}}};
constexpr std::array<std::pair<std::string_view, Suit>, 4> kTrumps{{{"spades", Suit::Spades},
                                                                    {"hearts", Suit::Hearts},
                                                                    {"diamonds", Suit::Diamonds},
                                                                    {"clubs", Suit::Clubs}}};
constexpr std::array<std::pair<std::string_view, bool>, 2> kSeats{
    {{"non-dealer", false}, {"dealer", true}}};
constexpr std::array<std::pair<std::string_view, bool>, 2> kPlayers{
    {{"holder", true}, {"other", false}}};

/// A node on one line, much as it was written.
std::string flow(const yaml::Node& node) {
  std::string text;
  if (node.is_list()) {
    for (const yaml::Node& item : node.items) {
      text += (text.empty() ? "" : " | ") + flow(item);
    }
  } else if (node.is_map()) {
    for (const yaml::Entry& entry : node.entries) {
      text += (text.empty() ? "" : ", ") + entry.key + " " + flow(entry.value);
    }
  } else {
    text = node.text;
  }
  return text;
}

std::vector<std::string> terms_of(const yaml::Node& claim) {
  static constexpr std::array<std::string_view, 14> kTerms{
      "hand",  "gone",  "except", "where", "trump", "turn", "seat",
      "leads", "other", "play",   "made",  "asks",  "over", "models"};
  std::vector<std::string> terms;
  for (const std::string_view key : kTerms) {
    if (const yaml::Node* const value = claim.find(key)) {
      terms.push_back(std::string{key} + ": " + flow(*value));
    }
  }
  return terms;
}

class ChapterReader {
 public:
  explicit ChapterReader(const std::string& file) : words_(file) {}

  Chapter chapter(const yaml::Node& node, const std::string& file) {
    static constexpr std::array<std::string_view, 4> kKeys{"treatise", "title", "claims",
                                                           "unchecked"};
    words_.map(node, "a file of claims", kKeys);
    Chapter chapter;
    chapter.file = file;
    chapter.treatise = words_.text(words_.required(node, "the file", "treatise"), "a name");
    chapter.title = words_.text(words_.required(node, "the file", "title"), "a title");
    for (const yaml::Node& item : list(words_.required(node, "the file", "claims"))) {
      chapter.claims.push_back(claim(item));
    }
    if (const yaml::Node* const unchecked = node.find("unchecked")) {
      for (const yaml::Node& item : list(*unchecked)) {
        chapter.unchecked.push_back(sentence(item));
      }
    }
    return chapter;
  }

 private:
  std::span<const yaml::Node> list(const yaml::Node& node) const {
    if (!node.is_list()) {
      words_.fail(node.at, "expected a list, found " + std::string{description(node.kind)});
    }
    return node.items;
  }

  Unchecked sentence(const yaml::Node& node) const {
    static constexpr std::array<std::string_view, 3> kKeys{"page", "says", "why"};
    words_.map(node, "a sentence not checked", kKeys);
    const auto text = [&](std::string_view key) {
      return words_.text(words_.required(node, "the sentence", key), key);
    };
    return {text("page"), text("says"), text("why")};
  }

  std::string optional_text(const yaml::Node& node, std::string_view key) const {
    const yaml::Node* const value = node.find(key);
    return value == nullptr ? std::string{} : words_.text(*value, key);
  }

  Claim claim(const yaml::Node& node) {
    static constexpr std::array<std::string_view, 24> kKeys{
        "id",    "page",   "says", "note",    "record", "hand", "except",   "where",
        "trump", "turn",   "seat", "leads",   "other",  "play", "made",     "asks",
        "over",  "models", "slow", "missing", "gone",   "plot", "recorded", "drawn"};
    words_.map(node, "a claim", kKeys);
    Claim claim;
    claim.at = node.at;
    claim.id = words_.text(words_.required(node, "the claim", "id"), "an id");
    if (!ids_.insert(claim.id).second) {
      words_.fail(node.at, "two claims have the id '" + claim.id + "'");
    }
    claim.page = words_.text(words_.required(node, "the claim", "page"), "a page");
    claim.says = words_.text(words_.required(node, "the claim", "says"), "a sentence");
    claim.note = optional_text(node, "note");
    claim.record = optional_text(node, "record");
    claim.missing = optional_text(node, "missing");
    if (const yaml::Node* const plot = node.find("plot")) {
      claim.plot = words_.number(*plot, "a jeu de règle", 1, 10);
    }
    if (const yaml::Node* const answer = node.find("recorded")) {
      claim.recorded = recorded(*answer);
      claim.has_recorded = true;
    }
    if (claim.missing.empty()) {
      question(node, claim);
    } else if (node.find("asks") != nullptr) {
      words_.fail(node.at, "a claim has either 'asks' or 'missing'");
    }
    return claim;
  }

  static bool of_an_exchange(const Ask& ask) {
    return std::holds_alternative<ExchangeAsk>(ask) || std::holds_alternative<ThrowAsk>(ask) ||
           std::holds_alternative<AgainAsk>(ask);
  }

  void question(const yaml::Node& node, Claim& claim) const {
    claim.position = position(node);
    claim.terms = terms_of(node);
    claim.ask = read_ask(words_, words_.required(node, "the claim", "asks"));
    if (const yaml::Node* const over = node.find("over")) {
      claim.over = words_.choice(*over, "quantifier", kOver);
    }
    if (std::holds_alternative<BestAsk>(claim.ask) ||
        std::holds_alternative<BetterAsk>(claim.ask)) {
      claim.models = {ClaimModel::Lead};  // one card for all the hands the other may hold
    } else if (of_an_exchange(claim.ask) || std::holds_alternative<PlanAsk>(claim.ask)) {
      claim.models = {ClaimModel::Lead};  // the only model it is counted in
    } else if (std::holds_alternative<CertainAsk>(claim.ask)) {
      claim.models = {ClaimModel::Certain};
    }
    if (const yaml::Node* const models = node.find("models")) {
      claim.models.clear();
      for (const yaml::Node& item : words_.items(*models)) {
        claim.models.push_back(words_.choice(item, "model", kModels));
      }
      if (claim.models.empty()) {
        words_.fail(models->at, "expected one model at least");
      }
    }
    const yaml::Node* const slow = node.find("slow");
    claim.slow = slow != nullptr && words_.yes_or_no(*slow, "slow");
    if (const yaml::Node* const drawn = node.find("drawn")) {
      claim.drawn = words_.number(*drawn, "completions", 1, 100'000);
    }
    check(node, claim);
  }

  /// What only some questions can be asked.
  void check(const yaml::Node& node, const Claim& claim) const {
    const bool of_cards = !(std::holds_alternative<KingOddsAsk>(claim.ask) ||
                            std::holds_alternative<ScoreOddsAsk>(claim.ask) ||
                            std::holds_alternative<MarksAsk>(claim.ask) ||
                            std::holds_alternative<GameOddsAsk>(claim.ask) ||
                            std::holds_alternative<BreakEvenAsk>(claim.ask));
    if (of_cards && claim.position.hands.empty()) {
      words_.fail(node.at, "the claim has no 'hand'");
    }
    if (of_an_exchange(claim.ask) &&
        (claim.position.holder_deals || !claim.position.turn || !claim.position.play.empty() ||
         claim.position.hands.front().size() != 5)) {
      words_.fail(node.at, "an exchange is the non-dealer's, with five cards and a 'turn'");
    }
    if (claim.drawn != 0 && (!of_cards || std::holds_alternative<PlanAsk>(claim.ask) ||
                             std::holds_alternative<UniformAsk>(claim.ask))) {
      words_.fail(node.at, "'drawn' is for questions that are put to one completion after another");
    }
    if (const auto* const plan = std::get_if<PlanAsk>(&claim.ask)) {
      const bool dealer =
          plan->word == PlanAsk::Word::Refuse || plan->word == PlanAsk::Word::Accept;
      if (dealer != claim.position.holder_deals || !claim.position.turn ||
          claim.position.hands.front().size() != 5) {
        words_.fail(node.at,
                    "of a plan it is asked with five cards and a 'turn': the non-dealer plays or "
                    "proposes, the dealer refuses or accepts");
      }
    }
    for (const ClaimModel model : claim.models) {
      check_model(node, claim, model);
    }
  }

  void check_model(const yaml::Node& node, const Claim& claim, ClaimModel model) const {
    const bool of_a_plan = std::holds_alternative<PlanAsk>(claim.ask);
    if (model != ClaimModel::Lead && (of_a_plan || of_an_exchange(claim.ask))) {
      words_.fail(node.at, std::string{of_a_plan ? "a plan" : "an exchange"} +
                               " is counted in the model 'lead' alone");
    }
    if (model != ClaimModel::Certain && model != ClaimModel::Blind) {
      return;
    }
    const std::string name{word_of(model)};
    const auto* const better = std::get_if<BetterAsk>(&claim.ask);
    const bool of_a_card = std::holds_alternative<BestAsk>(claim.ask) || better != nullptr;
    if (model == ClaimModel::Blind && of_a_card) {
      const Goal goal = better != nullptr ? better->goal : std::get<BestAsk>(claim.ask).goal;
      if (goal == Goal::Points) {
        words_.fail(node.at, "'blind' counts point and vole apart, and no points");
      }
      if (better != nullptr && better->mode != BetterAsk::Mode::Oftener) {
        words_.fail(node.at, "of two cards 'blind' can tell 'oftener' alone");
      }
      if (!claim.position.holder_leads && claim.position.play.empty()) {
        words_.fail(node.at, "'blind' tells leads apart: the holder must lead");
      }
      return;
    }
    if (!(std::holds_alternative<ChanceAsk>(claim.ask) ||
          std::holds_alternative<CertainAsk>(claim.ask))) {
      words_.fail(node.at, "the model '" + name + "' is for a chance, and 'blind' for a card");
    }
    if (!claim.position.play.empty()) {
      words_.fail(node.at, "the model '" + name + "' begins with the first lead: no 'play'");
    }
  }

  std::vector<std::vector<PatternCard>> patterns(const yaml::Node& node) const {
    std::vector<std::vector<PatternCard>> all;
    for (const yaml::Node& item : words_.items(node)) {
      all.push_back(words_.parsed(item, "cards", read_tokens));
      if (all.back().empty() || all.back().size() > 5 || all.back().size() != all.front().size()) {
        words_.fail(item.at, "expected one to five cards, as many in every pattern");
      }
    }
    return all;
  }

  std::vector<Condition> conditions(const yaml::Node& node) const {
    std::vector<Condition> all;
    for (const yaml::Node& item : words_.items(node)) {
      all.push_back(words_.parsed(item, "a condition", read_condition));
    }
    return all;
  }

  Other other(const yaml::Node& node) const {
    static constexpr std::array<std::string_view, 3> kKeys{"hand", "holds", "where"};
    words_.map(node, "the other's hand", kKeys);
    Other other;
    if (const yaml::Node* const hand = node.find("hand")) {
      other.hands = patterns(*hand);
    }
    if (const yaml::Node* const held = node.find("holds")) {
      other.holds = words_.parsed(*held, "cards", read_tokens);
    }
    if (const yaml::Node* const where = node.find("where")) {
      other.where = conditions(*where);
    }
    return other;
  }

  /// Cards that are written in full.
  CardSet known_cards(const yaml::Node& node, Suit trump) const {
    CardSet all;
    for (const PatternCard token : words_.parsed(node, "cards", read_tokens)) {
      const CardSet card = token.cards(trump, {trump, trump, trump});
      if (card.size() != 1) {
        words_.fail(node.at, "expected cards known in full");
      }
      all |= card;
    }
    return all;
  }

  Position position(const yaml::Node& node) const {
    Position position;
    const auto with = [&](std::string_view key, const auto& use) {
      if (const yaml::Node* const value = node.find(key)) {
        use(*value);
      }
    };
    using N = const yaml::Node&;
    with("hand", [&](N n) { position.hands = patterns(n); });
    with("except", [&](N n) { position.except = patterns(n); });
    with("where", [&](N n) { position.where = conditions(n); });
    with("trump", [&](N n) { position.trump = words_.choice(n, "trump suit", kTrumps); });
    with("turn", [&](N n) { position.turn = words_.parsed(n, "a card", read_token); });
    with("gone", [&](N n) { position.gone = known_cards(n, position.trump); });
    with("seat", [&](N n) { position.holder_deals = words_.choice(n, "seat", kSeats); });
    position.holder_leads = !position.holder_deals;
    with("leads", [&](N n) { position.holder_leads = words_.choice(n, "player", kPlayers); });
    with("other", [&](N n) { position.other = other(n); });
    with("play", [&](N n) { position.play = words_.parsed(n, "cards", read_tokens); });
    with("made", [&](N n) {
      if (!n.is_list() || n.items.size() != 2) {
        words_.fail(n.at, "expected the tricks of the holder and of the other, as a list");
      }
      for (std::size_t i = 0; i < 2; ++i) {
        position.made.at(i) = words_.number(n.items[i], "tricks", 0, 4);
      }
    });
    return position;
  }

  Recorded recorded(const yaml::Node& node) const {
    static constexpr std::array<std::string_view, 2> kKeys{"verdict", "figures"};
    Recorded recorded;
    recorded.at = node.at;
    if (node.is_scalar() && node.text == "nothing") {
      return recorded;
    }
    words_.map(node, "the answer on record", kKeys);
    recorded.verdict =
        words_.choice(words_.required(node, "the answer", "verdict"), "verdict", kVerdicts);
    if (const yaml::Node* const figures = node.find("figures")) {
      for (const yaml::Node& item : list(*figures)) {
        recorded.figures.push_back(words_.text(item, "a figure"));
      }
    }
    return recorded;
  }

  NodeWords words_;
  std::set<std::string> ids_;
};

}  // namespace

Chapter read_chapter(std::string_view bytes, const std::string& file) {
  return ChapterReader{file}.chapter(yaml::read(bytes, file), file);
}

}  // namespace ecarte::treatise
