// SPDX-License-Identifier: MIT
//
// The page: chapters as data for its template (src/treatise/page). Every text of a book goes
// through the template's escaping; what does not is our own.
#include <algorithm>
#include <iterator>

#include <fmt/core.h>
#include <kainjow/mustache.hpp>

#include "treatise/checked.hpp"
#include "treatise/claim_words.hpp"
#include "treatise/page_claim.hpp"
#include "treatise/page_sources.hpp"

namespace ecarte::treatise {

namespace {

using kainjow::mustache::data;

constexpr std::string_view kCard =
    R"(<svg class="card" role="img" aria-label="{{name}}"><use href="#card-{{code}}"/></svg>)";
constexpr std::string_view kCards =
    R"(<div class="cards">{{#hand}}{{> card}}{{/hand}}{{#turn}}<span class="turned">turned )"
    R"({{> card}}</span>{{/turn}}</div>)";

std::string chapter_name(const CheckedChapter& chapter) {
  return chapter.chapter->treatise + ": " + chapter.chapter->title;
}

data row_of(const std::string& name, const std::string& id, const Totals& totals) {
  data row;
  row.set("name", name);
  if (!id.empty()) {
    row.set("id", id);
  }
  data counts{data::type::list};
  for (const std::size_t count : totals.by_verdict) {
    counts << data{std::to_string(count)};
  }
  row.set("counts", counts);
  return row;
}

data unchecked_of(const CheckedChapter& chapter) {
  data sentences{data::type::list};
  for (const Unchecked& one : chapter.chapter->unchecked) {
    data sentence;
    sentence.set("place", place_of(one.page));
    sentence.set("says", one.says);
    sentence.set("why", one.why);
    sentences << sentence;
  }
  const std::size_t size = chapter.chapter->unchecked.size();
  data unchecked;
  unchecked.set("count", fmt::format("{} sentence{}", size, size == 1 ? "" : "s"));
  unchecked.set("sentences", sentences);
  return unchecked;
}

data chapter_of(const CheckedChapter& chapter, const std::string& id, const PageDress& dress) {
  data claims{data::type::list};
  for (const Checked& checked : chapter.claims) {
    claims << page_claim(checked, dress);
  }
  data made;
  made.set("id", id);
  made.set("name", chapter_name(chapter));
  made.set("claims", claims);
  const bool whole = chapter.claims.size() == chapter.chapter->claims.size();
  if (whole && !chapter.chapter->unchecked.empty()) {
    made.set("unchecked", unchecked_of(chapter));
  }
  return made;
}

}  // namespace

std::string to_page(const std::vector<CheckedChapter>& chapters, const PageDress& dress) {
  data verdicts{data::type::list};
  for (const auto& [word, verdict] : kVerdicts) {
    verdicts << data{std::string{word}};
  }
  data sums{data::type::list};
  data made{data::type::list};
  for (std::size_t i = 0; i < chapters.size(); ++i) {
    const std::string id = fmt::format("chapter-{}", i + 1);
    sums << row_of(chapter_name(chapters[i]), id, totals_of({chapters[i]}));
    made << chapter_of(chapters[i], id, dress);
  }
  sums << row_of("all", {}, totals_of(chapters));
  data page;
  page.set("tool", dress.tool);
  page.set("symbols", dress.symbols);
  page.set("style", std::string{kPageStyle});
  page.set("script", std::string{kPageScript});
  page.set("verdicts", verdicts);
  page.set("sums", sums);
  page.set("chapters", made);
  page.set("card", data{kainjow::mustache::partial{[] { return std::string{kCard}; }}});
  page.set("cards", data{kainjow::mustache::partial{[] { return std::string{kCards}; }}});
  kainjow::mustache::mustache sheet{std::string{kPageTemplate}};
  std::string text = sheet.render(page);
  if (!sheet.is_valid()) {
    throw std::logic_error("the template of the page: " + sheet.error_message());
  }
  return text;
}

}  // namespace ecarte::treatise
