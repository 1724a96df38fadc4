// SPDX-License-Identifier: MIT
#include "treatise/read_ask.hpp"

#include <algorithm>

namespace ecarte::treatise {

namespace {

using Keys = std::span<const std::string_view>;

constexpr std::array<std::pair<std::string_view, Goal>, 3> kGoals{
    {{"point", Goal::Point}, {"vole", Goal::Vole}, {"one-trick", Goal::OneTrick}}};
constexpr std::array<std::pair<std::string_view, ScoreOddsAsk::Deals>, 3> kWhoDeals{
    {{"either", ScoreOddsAsk::Deals::Either},
     {"leader", ScoreOddsAsk::Deals::Leader},
     {"trailer", ScoreOddsAsk::Deals::Trailer}}};
/// What cards can be compared by.
constexpr std::array<std::pair<std::string_view, Goal>, 4> kAims{{{"point", Goal::Point},
                                                                  {"vole", Goal::Vole},
                                                                  {"one-trick", Goal::OneTrick},
                                                                  {"points", Goal::Points}}};

/// The map of one question.
class AskReader {
 public:
  AskReader(const NodeWords& words, const yaml::Node& node) : words_(words), node_(node) {}

  void only(Keys keys) const { words_.map(node_, "the question", keys); }
  [[nodiscard]] const yaml::Node* find(std::string_view key) const { return node_.find(key); }
  [[nodiscard]] const yaml::Node& at(std::string_view key) const {
    return words_.required(node_, "the question", key);
  }
  [[nodiscard]] Goal goal(std::string_view key) const {
    return words_.choice(at(key), "goal", kGoals);
  }
  [[nodiscard]] Goal aim(std::string_view key) const {
    return words_.choice(at(key), "goal", kAims);
  }
  /// What the point brings either side; only where points are asked for.
  [[nodiscard]] ClaimPoints stakes(Goal goal) const {
    ClaimPoints stakes;
    for (const auto& [key, points] :
         {std::pair{std::string_view{"won"}, &stakes.won}, {"lost", &stakes.lost}}) {
      if (const yaml::Node* const node = find(key)) {
        if (goal != Goal::Points) {
          words_.fail(node->at, "'" + std::string{key} + "' goes with points");
        }
        *points = words_.number(*node, "points", 1, 2);
      }
    }
    return stakes;
  }
  [[nodiscard]] Fraction fraction(const yaml::Node& node) const {
    return words_.parsed(node, "a fraction", read_fraction);
  }
  [[nodiscard]] std::optional<Fraction> optional_fraction(std::string_view key) const {
    const yaml::Node* const node = find(key);
    return node == nullptr ? std::nullopt : std::optional{fraction(*node)};
  }
  [[nodiscard]] CardChoice card(const yaml::Node& node) const {
    return words_.parsed(node, "a card", read_card_choice);
  }
  [[nodiscard]] std::optional<CardChoice> optional_card(std::string_view key) const {
    const yaml::Node* const node = find(key);
    return node == nullptr ? std::nullopt : std::optional{card(*node)};
  }
  [[nodiscard]] std::vector<CardChoice> cards(std::string_view key) const {
    std::vector<CardChoice> all;
    for (const yaml::Node& item : words_.items(at(key))) {
      all.push_back(card(item));
    }
    return all;
  }
  [[nodiscard]] std::array<int, 2> scores(std::string_view key) const {
    const yaml::Node& list = at(key);
    if (!list.is_list() || list.items.size() != 2) {
      words_.fail(list.at, "expected two scores, as a list");
    }
    return {words_.number(list.items[0], "a score", 0, 4),
            words_.number(list.items[1], "a score", 0, 4)};
  }
  [[nodiscard]] std::vector<PatternCard> tokens(std::string_view key) const {
    return words_.parsed(at(key), "cards", read_tokens);
  }
  [[nodiscard]] bool flag(std::string_view key) const {
    const yaml::Node* const node = find(key);
    return node != nullptr && words_.yes_or_no(*node, key);
  }
  [[nodiscard]] const NodeWords& words() const { return words_; }

 private:
  const NodeWords& words_;
  const yaml::Node& node_;
};

Ask read_chance(const AskReader& reader) {
  static constexpr std::array<std::string_view, 4> kKeys{"chance", "at-least", "below", "lead"};
  reader.only(kKeys);
  ChanceAsk ask{reader.goal("chance"), reader.optional_fraction("at-least"),
                reader.optional_fraction("below"), reader.optional_card("lead")};
  if (!ask.at_least && !ask.below) {
    reader.words().fail(reader.at("chance").at, "a chance wants 'at-least' or 'below'");
  }
  return ask;
}

Ask read_best(const AskReader& reader) {
  static constexpr std::array<std::string_view, 5> kKeys{"best", "lead", "never", "won", "lost"};
  reader.only(kKeys);
  const Goal goal = reader.aim("best");
  return BestAsk{goal, reader.cards("lead"), reader.flag("never"), reader.stakes(goal)};
}

Ask read_better(const AskReader& reader) {
  static constexpr std::array<std::string_view, 6> kKeys{"better", "card", "than",
                                                         "how",    "won",  "lost"};
  static constexpr std::array<std::pair<std::string_view, BetterAsk::Mode>, 4> kModes{
      {{"oftener", BetterAsk::Mode::Oftener},
       {"never-worse", BetterAsk::Mode::NeverWorse},
       {"sometimes-worse", BetterAsk::Mode::SometimesWorse},
       {"equal", BetterAsk::Mode::Equal}}};
  reader.only(kKeys);
  const Goal goal = reader.aim("better");
  return BetterAsk{reader.words().choice(reader.at("how"), "comparison", kModes), goal,
                   reader.card(reader.at("card")), reader.card(reader.at("than")),
                   reader.stakes(goal)};
}

Ask read_forced(const AskReader& reader) {
  static constexpr std::array<std::string_view, 5> kKeys{"makes", "fails", "against", "lead",
                                                         "helped"};
  static constexpr std::array<std::pair<std::string_view, bool>, 2> kAgainst{
      {{"all", false}, {"some", true}}};
  reader.only(kKeys);
  const bool fails = reader.find("makes") == nullptr;
  ForcedAsk ask;
  ask.goal = reader.goal(fails ? "fails" : "makes");
  ask.reached = !fails;
  if (const yaml::Node* const against = reader.find("against")) {
    ask.against_some = reader.words().choice(*against, "word for 'against'", kAgainst);
  }
  ask.card = reader.optional_card("lead");
  ask.helped = reader.flag("helped");
  return ask;
}

Ask read_certain(const AskReader& reader) {
  static constexpr std::array<std::string_view, 2> kKeys{"certain", "leads"};
  reader.only(kKeys);
  return CertainAsk{reader.goal("certain"), reader.cards("leads")};
}

std::vector<Condition> read_conditions(const AskReader& reader, std::string_view key) {
  std::vector<Condition> conditions;
  for (const yaml::Node& item : reader.words().items(reader.at(key))) {
    conditions.push_back(reader.words().parsed(item, "a condition", read_condition));
  }
  return conditions;
}

Ask read_share(const AskReader& reader) {
  static constexpr std::array<std::string_view, 3> kKeys{"share", "at-least", "below"};
  reader.only(kKeys);
  ShareAsk ask{read_conditions(reader, "share"), reader.optional_fraction("at-least"),
               reader.optional_fraction("below")};
  if (!ask.at_least && !ask.below) {
    reader.words().fail(reader.at("share").at, "a share wants 'at-least' or 'below'");
  }
  return ask;
}

Ask read_expect(const AskReader& reader) {
  static constexpr std::array<std::string_view, 2> kKeys{"points", "lost"};
  reader.only(kKeys);
  return ExpectAsk{reader.words().number(reader.at("lost"), "points", 1, 2),
                   reader.fraction(reader.at("points"))};
}

Ask read_seats(const AskReader& reader) {
  static constexpr std::array<std::string_view, 1> kKeys{"lower-as-dealer"};
  reader.only(kKeys);
  return SeatsAsk{reader.goal("lower-as-dealer")};
}

Ask read_is(const AskReader& reader) {
  static constexpr std::array<std::string_view, 1> kKeys{"is"};
  reader.only(kKeys);
  return IsAsk{read_conditions(reader, "is")};
}

Ask read_count(const AskReader& reader) {
  static constexpr std::array<std::string_view, 2> kKeys{"unseen", "equals"};
  reader.only(kKeys);
  return CountAsk{reader.words().parsed(reader.at("unseen"), "a card", read_token),
                  reader.words().number(reader.at("equals"), "a count", 0, game::kCards)};
}

Ask read_likelier(const AskReader& reader) {
  static constexpr std::array<std::string_view, 2> kKeys{"likelier", "than"};
  reader.only(kKeys);
  return LikelierAsk{reader.tokens("likelier"), reader.tokens("than")};
}

Ask read_uniform(const AskReader& reader) {
  static constexpr std::array<std::string_view, 1> kKeys{"whatever-the-trumps"};
  reader.only(kKeys);
  return UniformAsk{reader.fraction(reader.at("whatever-the-trumps"))};
}

Ask read_king(const AskReader& reader) {
  static constexpr std::array<std::string_view, 2> kKeys{"king-odds", "is"};
  static constexpr std::array<std::pair<std::string_view, bool>, 2> kRelations{
      {{"equal", false}, {"below", true}}};
  reader.only(kKeys);
  return KingOddsAsk{reader.fraction(reader.at("king-odds")),
                     reader.words().choice(reader.at("is"), "relation", kRelations)};
}

std::array<Fraction, 3> read_steps(const AskReader& reader, const yaml::Node& node) {
  std::array<Fraction, 3> steps;
  if (!node.is_list() || node.items.size() != 3) {
    reader.words().fail(node.at, "expected the chances of one, two and three points, as a list");
  }
  for (std::size_t i = 0; i < 3; ++i) {
    steps.at(i) = reader.fraction(node.items[i]);
  }
  return steps;
}

Ask read_score_odds(const AskReader& reader) {
  static constexpr std::array<std::string_view, 6> kKeys{"score",  "odds",  "is",
                                                         "dealer", "other", "deals"};
  static constexpr std::array<std::pair<std::string_view, ScoreOddsAsk::Relation>, 3> kRelations{
      {{"fair", ScoreOddsAsk::Relation::Fair},
       {"good-to-lay", ScoreOddsAsk::Relation::Favours},
       {"bad-to-lay", ScoreOddsAsk::Relation::Against}}};
  reader.only(kKeys);
  ScoreOddsAsk ask;
  ask.score = reader.scores("score");
  ask.odds = reader.fraction(reader.at("odds"));
  ask.relation = reader.words().choice(reader.at("is"), "assessment of odds", kRelations);
  ask.steps = {read_steps(reader, reader.at("dealer")), read_steps(reader, reader.at("other"))};
  Fraction sum;
  for (const auto& side : ask.steps) {
    sum = sum + side[0] + side[1] + side[2];
  }
  if (!(sum == Fraction{1, 1})) {
    reader.words().fail(reader.at("dealer").at,
                        "the chances of a deal add up to " + sum.text() + ", not to 1");
  }
  ask.deals = reader.words().choice(reader.at("deals"), "dealer", kWhoDeals);
  return ask;
}

Ask read_marks(const AskReader& reader) {
  static constexpr std::array<std::string_view, 3> kKeys{"from", "marks", "game"};
  reader.only(kKeys);
  MarksAsk ask;
  ask.score = reader.words().number(reader.at("from"), "a score", 0, 4);
  for (const yaml::Node& item : reader.words().items(reader.at("marks"))) {
    ask.marks.push_back(reader.words().number(item, "a mark", 0, 5));
  }
  ask.game = reader.flag("game");
  return ask;
}

Ask read_break_even(const AskReader& reader) {
  static constexpr std::array<std::string_view, 3> kKeys{"break-even", "won", "lost"};
  reader.only(kKeys);
  return BreakEvenAsk{reader.words().number(reader.at("won"), "points", 0, 5),
                      reader.words().number(reader.at("lost"), "points", 0, 5),
                      reader.fraction(reader.at("break-even"))};
}

Ask read_game_odds(const AskReader& reader) {
  static constexpr std::array<std::string_view, 4> kKeys{"game-odds", "laid", "is", "deals"};
  using Relation = GameOddsAsk::Relation;
  static constexpr std::array<std::pair<std::string_view, Relation>, 3> kRelations{
      {{"even", Relation::Even}, {"good-to-lay", Relation::Good}, {"bad-to-lay", Relation::Bad}}};
  reader.only(kKeys);
  GameOddsAsk ask;
  ask.score = reader.scores("game-odds");
  ask.odds = reader.fraction(reader.at("laid"));
  ask.relation = reader.words().choice(reader.at("is"), "assessment of odds", kRelations);
  ask.deals = reader.words().choice(reader.at("deals"), "dealer", kWhoDeals);
  return ask;
}

constexpr std::array<std::pair<std::string_view, bool>, 2> kBetterOrWorse{
    {{"better", true}, {"worse", false}}};

Ask read_exchange(const AskReader& reader) {
  static constexpr std::array<std::string_view, 1> kKeys{"exchange"};
  reader.only(kKeys);
  return ExchangeAsk{reader.words().choice(reader.at("exchange"), "comparison", kBetterOrWorse)};
}

Ask read_throw(const AskReader& reader) {
  static constexpr std::array<std::string_view, 1> kKeys{"throws"};
  reader.only(kKeys);
  const yaml::Node& what = reader.at("throws");
  if (what.is_scalar() && what.text == "rest") {
    return ThrowAsk{true, {}};
  }
  return ThrowAsk{false, read_conditions(reader, "throws")};
}

Ask read_again(const AskReader& reader) {
  static constexpr std::array<std::string_view, 3> kKeys{"again", "at-least", "below"};
  reader.only(kKeys);
  return AgainAsk{reader.words().choice(reader.at("again"), "comparison", kBetterOrWorse),
                  reader.optional_fraction("at-least"), reader.optional_fraction("below")};
}

Ask read_plan(const AskReader& reader) {
  static constexpr std::array<std::string_view, 2> kKeys{"plan", "score"};
  using Plan = PlanAsk::Word;
  static constexpr std::array<std::pair<std::string_view, Plan>, 4> kPlans{
      {{"play", Plan::Play},
       {"propose", Plan::Propose},
       {"refuse", Plan::Refuse},
       {"accept", Plan::Accept}}};
  reader.only(kKeys);
  PlanAsk ask;
  ask.word = reader.words().choice(reader.at("plan"), "plan", kPlans);
  ask.score = reader.scores("score");
  return ask;
}

using Reading = Ask (*)(const AskReader&);
constexpr std::array<std::pair<std::string_view, Reading>, 22> kQuestions{
    {{"chance", read_chance},
     {"best", read_best},
     {"better", read_better},
     {"makes", read_forced},
     {"fails", read_forced},
     {"certain", read_certain},
     {"is", read_is},
     {"share", read_share},
     {"points", read_expect},
     {"lower-as-dealer", read_seats},
     {"unseen", read_count},
     {"likelier", read_likelier},
     {"whatever-the-trumps", read_uniform},
     {"king-odds", read_king},
     {"score", read_score_odds},
     {"from", read_marks},
     {"break-even", read_break_even},
     {"game-odds", read_game_odds},
     {"exchange", read_exchange},
     {"throws", read_throw},
     {"again", read_again},
     {"plan", read_plan}}};

}  // namespace

CardChoice read_card_choice(std::string_view text) {
  CardChoice choice;
  choice.text = text;
  for (const auto& [word, which] :
       {std::pair{std::string_view{"highest "}, CardChoice::Which::Highest},
        {std::string_view{"lowest "}, CardChoice::Which::Lowest}}) {
    if (text.starts_with(word)) {
      choice.which = which;
      text.remove_prefix(word.size());
    }
  }
  choice.token = read_token(text);
  return choice;
}

Ask read_ask(const NodeWords& words, const yaml::Node& node) {
  if (!node.is_map() || node.entries.empty()) {
    words.fail(node.at, "expected a question as a map of keys");
  }
  // The first key says which question it is.
  std::array<std::string_view, kQuestions.size()> known;
  std::ranges::transform(kQuestions, known.begin(), [](const auto& one) { return one.first; });
  const auto found = std::ranges::find(known, node.entries.front().key);
  if (found == known.end()) {
    words.fail(node.entries.front().at, unknown_word("question", node.entries.front().key, known));
  }
  return kQuestions.at(static_cast<std::size_t>(found - known.begin())).second({words, node});
}

}  // namespace ecarte::treatise
