// SPDX-License-Identifier: MIT
//
// The commands that are about good play: odds, discards, scores, advice, treatises.
#include "cli/options_parts.hpp"

namespace ecarte::cli {

void add_odds(CLI::App& app, OddsCommand& command) {
  CLI::App* const sub = app.add_subcommand(
      "odds",
      "Of every hand the adversary may hold, how many give the point and how many the vole");
  sub->add_option("hand", command.hand,
                  "Five cards, such as 8S 7S QH 7H 7D; ?D, J? or ? for one left open: then a table "
                  "over all that it may be")
      ->type_name("CARD")
      ->required();
  sub->add_option("--turn", command.turn, "The card turned for trumps")->type_name("CARD");
  sub->add_option("--trump", command.trump, "The trumps, where the card turned is not told")
      ->type_name("SUIT");
  sub->add_option("--gone", command.gone, "Cards known to be in neither hand, such as discards")
      ->type_name("CARD");
  add_choice<analysis::Model>(
      sub, "--model", command.model,
      {{"open", analysis::Model::Open},
       {"lead", analysis::Model::Lead},
       {"blind", analysis::Model::Blind},
       {"certain", analysis::Model::Certain}},
      "Who sees what: both see every card (open); the same after a first lead chosen blind; the "
      "player never sees the other hand (blind); one plan against every hand, or none");
  sub->add_flag("--dealer", command.dealer, "The hand is the dealer's; the non-dealer leads");
  sub->add_option(
         "--condition", command.condition,
         "What is known of the other hand: trumps>=2, hearts=0, holds KS, lacks 7D, stood, "
         "proposed or refused; several with commas")
      ->type_name("TEXT");
  add_choice<Format>(sub, "--format", command.format,
                     {{"text", Format::Text}, {"json", Format::Json}},
                     "How the numbers are written (text)");
}

void add_discard(CLI::App& app, DiscardCommand& command) {
  CLI::App* const sub = app.add_subcommand("discard",
                                           "What the non-dealer should throw out: the worth of "
                                           "playing without proposing, and of each of "
                                           "the thirty-one exchanges");
  sub->add_option("hand", command.hand, "The non-dealer's five cards, such as 9S 8H 7D KC 8C")
      ->type_name("CARD")
      ->required();
  sub->add_option("--turn", command.turn, "The card turned for trumps")
      ->type_name("CARD")
      ->required();
  sub->add_option("--gone", command.gone, "Cards that are not in the pack")->type_name("CARD");
  add_choice<Answering>(
      sub, "--dealer", command.answering,
      {{"accepts", Answering::Accepts}, {"book", Answering::Book}, {"refuses", Answering::Refuses}},
      "What the dealer answers: accepts with every hand (accepts); refuses with "
      "those of pp. 55-57 (book); refuses with every hand (refuses)");
  CLI::Option* const rounds =
      sub->add_option(
             "--rounds", command.rounds,
             "Exchanges at most (1); those after the first are drawn: he asks again with less "
             "than an even chance of the point, and the dealer accepts")
          ->check(CLI::Range(1, 10))
          ->type_name("NUMBER");
  sub->add_option("--deals", command.deals,
                  "With --rounds: how many deals are drawn for each exchange (1000)")
      ->check(CLI::Range(2, 10000000))
      ->type_name("NUMBER")
      ->needs(rounds);
  add_choice<Format>(sub, "--format", command.format,
                     {{"text", Format::Text}, {"json", Format::Json}},
                     "How the numbers are written (text)");
}

void add_scores(CLI::App& app, ScoresCommand& command) {
  CLI::App* const sub = app.add_subcommand(
      "scores", "The chance of winning the game at every score, with the deal and without");
  CLI::Option* const deals =
      sub->add_option("--deals", command.deals,
                      "Draw so many deals, in place of the table built in: a million take a minute")
          ->check(CLI::Range(40, 1000000000))
          ->type_name("NUMBER");
  sub->add_option("--seed", command.seed, "With --deals: what they are drawn from (1)")
      ->type_name("NUMBER")
      ->needs(deals);
  sub->add_flag("--plans", command.plans,
                "Both propose and refuse by the plans of 'ecarte proposing', not by the treatise");
  add_choice<Format>(sub, "--format", command.format,
                     {{"text", Format::Text}, {"json", Format::Json}},
                     "How the numbers are written (text)");
}

void add_census(CLI::App& app, CensusCommand& command) {
  CLI::App* const sub = app.add_subcommand(
      "census",
      "What every hand brings its holder who leads, with every turn-up, against every hand the "
      "other may hold: how often so many tricks, the point and the vole, exactly");
  add_choice<CensusClasses>(sub, "--by", command.by,
                            {{"trumps", CensusClasses::Trumps},
                             {"kings", CensusClasses::Kings},
                             {"shape", CensusClasses::Shape},
                             {"hand", CensusClasses::Hand}},
                            "The class of a hand: its trumps; these, their king and the plain "
                            "kings (kings); its trumps and the lengths of its plain suits; or each "
                            "of the 255,304 hands with a turn-up, plain suits without names");
  add_choice<CensusFormat>(
      sub, "--format", command.format,
      {{"text", CensusFormat::Text}, {"csv", CensusFormat::Csv}, {"svg", CensusFormat::Svg}},
      "How the numbers are written (text); svg: a picture, a bar for each class");
}

void add_tabulate(CLI::App& app, TabulateCommand& command) {
  CLI::App* const sub = app.add_subcommand(
      "tabulate",
      "The odds in the model 'blind' of every hand with every turn-up: found in parts, which may "
      "be broken off and taken up again, and added up");
  CLI::Option* const tables =
      sub->add_option("tables", command.tables,
                      "Parts, or tables added up before, in any order, to be added up")
          ->type_name("FILE");
  CLI::Option* const part =
      sub->add_option("--part", command.part,
                      "Find a part of the table, and write it into this file row by row; one that "
                      "was broken off is gone on with")
          ->type_name("FILE")
          ->excludes(tables);
  sub->add_option("--shard", command.shard,
                  "Which part: the I-th of N stretches of the 58,359 games (1/1)")
      ->type_name("I/N")
      ->needs(part);
  sub->add_option("--hand", command.hand, "Say what the table says of this hand")
      ->type_name("CARD")
      ->needs(tables);
  sub->add_option("--turn", command.turn, "With --hand: the card turned for trumps")
      ->type_name("CARD");
  add_choice<CensusClasses>(sub, "--by", command.by,
                            {{"trumps", CensusClasses::Trumps},
                             {"kings", CensusClasses::Kings},
                             {"shape", CensusClasses::Shape}},
                            "The class of a hand: its trumps; these, their king and the plain "
                            "kings (kings); its trumps and the lengths of its plain suits");
  add_choice<TableFormat>(sub, "--format", command.format,
                          {{"text", TableFormat::Text}, {"csv", TableFormat::Csv}},
                          "What is written of parts added up: means by class (text), or all rows");
}

void add_advise(CLI::App& app, AdviseCommand& command) {
  CLI::App* const sub = app.add_subcommand(
      "advise",
      "What to do with a hand at a score: propose or play, accept or refuse, what to "
      "throw out and what to lead, each by the chance of winning the game");
  sub->add_option("hand", command.hand, "The player's five cards, such as 9S 8H 7D KC 8C")
      ->type_name("CARD")
      ->required();
  sub->add_option("--turn", command.turn, "The card turned for trumps")
      ->type_name("CARD")
      ->required();
  sub->add_option("--score", command.score, "The score, the player's own first, such as 3-2")
      ->type_name("N-N")
      ->required();
  sub->add_flag("--dealer", command.dealer, "The hand is the dealer's, of whom cards are asked");
  sub->add_option("--deals", command.deals,
                  "How many deals are drawn where not all can be counted (12000)")
      ->check(CLI::Range(100, 10000000))
      ->type_name("NUMBER");
  add_choice<Format>(sub, "--format", command.format,
                     {{"text", Format::Text}, {"json", Format::Json}},
                     "How the advice is written (text)");
}

void add_proposing(CLI::App& app, ProposingCommand& command) {
  CLI::App* const sub = app.add_subcommand(
      "proposing",
      "The jeux de règle recomputed: the hands to play without proposing, and to "
      "refuse with, at every score, and what following the treatise costs");
  sub->add_option("--score", command.score, "One score in full, the dealer's first, such as 0-0")
      ->type_name("N-N");
  sub->add_option("--deals", command.deals,
                  "Draw so many deals and solve anew, in place of what is built in: a million take "
                  "a minute")
      ->check(CLI::Range(1000, 100000000))
      ->type_name("NUMBER");
  sub->add_option("--other-deals", command.other_deals,
                  "Measure anew, on so many other deals, what could be gained by leaving the plans "
                  "built in")
      ->check(CLI::Range(1000, 100000000))
      ->type_name("NUMBER");
  sub->add_option("--seed", command.seed,
                  "What the deals are drawn from (1); the other deals, from the next number")
      ->type_name("NUMBER");
  sub->add_flag(
      "--bands", command.bands,
      "Count the bands of strength of the hands anew, and write them as they are built in");
  add_choice<ProposingFormat>(sub, "--format", command.format,
                              {{"text", ProposingFormat::Text},
                               {"json", ProposingFormat::Json},
                               {"table", ProposingFormat::Table}},
                              "How the plans are written (text); table: as they are built in");
}

void add_solve(CLI::App& app, SolveCommand& command) {
  CLI::App* const sub = app.add_subcommand(
      "solve", "Best play with both hands seen: the worth of every card at every turn");
  sub->add_option("what", command.what,
                  "A record's deal, such as games.ecarte#2.3; or two hands of one to five cards, "
                  "each in quotes, the leader's first")
      ->type_name("PATH[#GAME.DEAL]|HAND HAND")
      ->required();
  sub->add_option("--trump", command.trump, "The trumps of two hands")->type_name("SUIT");
  sub->add_option("--led", command.led, "The card of the first hand that is led")
      ->type_name("CARD");
  add_choice<Format>(sub, "--format", command.format,
                     {{"text", Format::Text}, {"json", Format::Json}},
                     "How the answer is written (text)");
}

void add_treatise(CLI::App& app, TreatiseCommand& command) {
  CLI::App* const sub = app.add_subcommand(
      "treatise", "Recompute the claims of a treatise; status 1 if an answer is not as on record");
  sub->add_option("paths", command.paths, "Files of claims, or folders, searched for *.yaml")
      ->type_name("PATH")
      ->required();
  add_choice<TreatiseFormat>(
      sub, "--format", command.format,
      {{"text", TreatiseFormat::Text},
       {"json", TreatiseFormat::Json},
       {"markdown", TreatiseFormat::Markdown},
       {"html", TreatiseFormat::Html}},
      "How the answers are written (text); html: one page, with the hands drawn and "
      "those that go against a claim to step through");
  sub->add_option("--only", command.only, "Look at the claim with this id alone")->type_name("ID");
  sub->add_flag("--slow", command.slow, "Also compute the claims marked slow");
  sub->add_flag("--record", command.record, "Put the answers found on record in the files");
  sub->add_option("--plots", command.plots,
                  "Draw the claims that are to be drawn, into this folder")
      ->type_name("FOLDER");
}

}  // namespace ecarte::cli
