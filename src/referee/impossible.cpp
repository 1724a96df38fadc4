// SPDX-License-Identifier: MIT
#include "referee/impossible.hpp"

#include <string>
#include <string_view>
#include <utility>

namespace ecarte::referee {

using record::Problem;
using record::Record;

namespace {

/// Why a record cannot be true, in words.
std::string explain(const Record& record, const replay::Impossible& what) {
  const std::string who = record.names->of(what.who);
  const std::string card = what.cards.empty() ? "a card" : game::name(what.cards.first());
  const std::string_view id = what.id;
  if (id == "card-in-two-places") {
    return card + " is already elsewhere, and nothing is said against the pack";
  }
  if (id == "card-not-held") {
    return who + " cannot hold " + (what.cards.empty() ? "such cards" : card) +
           ", by what is told of the hands";
  }
  if (id == "card-not-played") {
    return who + " has played no " + card + " that he could take back";
  }
  if (id == "trick-number") {
    return "tricks are numbered upwards, and this number is past";
  }
  if (id == "sixth-trick") {
    return "five tricks have been played: there is no sixth";
  }
  if (id == "no-card-left") {
    return who + " has no card left to play";
  }
  if (id == "result-contradicted") {
    return "the hand has been told to end otherwise, and both cannot be true";
  }
  if (id == "stock-exhausted") {
    return "by the cards taken so far the stock has fewer left than " + who + " takes";
  }
  if (id == "none-to-take-down") {
    return who + " has not as many points that could be taken down";
  }
  if (id == "score-beyond-the-game") {
    return "no game stands like this when the cards are given: it was won before";
  }
  if (id == "stock-contradicted") {
    return "by the cards taken so far the stock has another number left";
  }
  if (id == "too-many-dealings" || id == "too-many-playings") {
    return "no deal was ever begun as often as this";
  }
  return "the marks written and the score shown cannot both be true";
}

}  // namespace

void add_impossible(Record& record, const replay::Impossible& what) {
  Problem problem;
  problem.kind = Problem::Kind::Impossible;
  problem.id = what.id;
  problem.span =
      what.at < record.acts.size() ? record::span_of(record.acts[what.at]) : record::Span{};
  problem.message = explain(record, what);
  problem.sentence = problem.span;
  problem.reach = Problem::Reach::Onwards;
  if (what.earlier < record.acts.size()) {
    const record::Place place = record::place_of(record, record.acts[what.earlier].at);
    problem.notes.push_back("see line " + std::to_string(place.line) + ", column " +
                            std::to_string(place.column));
  }
  record.problems.push_back(std::move(problem));
}

}  // namespace ecarte::referee
