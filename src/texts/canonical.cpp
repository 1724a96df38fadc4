// SPDX-License-Identifier: MIT
#include "texts/canonical.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#define XXH_INLINE_ALL
#include <fmt/core.h>
#include <xxhash.h>

#include "record/format.hpp"
#include "record/sentence.hpp"
#include "referee/referee.hpp"
#include "report/text.hpp"
#include "report/words.hpp"
#include "texts/judged.hpp"

namespace ecarte::texts {
namespace {

/// All that one side says of a deal, each part digested: 128 bits stand for it.
struct Essence {
  enum Part : std::uint8_t { Acts, Settings, Expectations, Comments, Rulings };
  static constexpr std::size_t kParts = 5;
  static constexpr std::array<std::string_view, kParts> kWords{
      "its acts", "its names and settings", "what it expects or waives",
      "its comments and free words", "the rulings"};
  std::array<XXH128_hash_t, kParts> parts{};
  std::uint32_t first_line = 0;
};

/// Writes down what must stay the same, and digests it part by part.
class Digest {
 public:
  Essence of(const referee::Judged& judged) {
    Essence essence;
    essence.first_line = judged.record.first_line;
    acts(judged.order.written);
    essence.parts[Essence::Acts] = taken();
    names(judged);
    essence.parts[Essence::Settings] = taken();
    expectations(judged.record);
    essence.parts[Essence::Expectations] = taken();
    comments(judged.record.text);
    free_words(judged.order.written);
    essence.parts[Essence::Comments] = taken();
    rulings(judged);
    essence.parts[Essence::Rulings] = taken();
    return essence;
  }

 private:
  XXH128_hash_t taken() {
    const XXH128_hash_t hash = XXH3_128bits(said_.data(), said_.size());
    said_.clear();
    return hash;
  }

  /// Every word ends with its length, so that no two can run together.
  void say(std::string_view word) {
    const std::size_t size = word.size();
    said_.append(word).append(reinterpret_cast<const char*>(&size), sizeof size);
  }
  void say_number(std::int64_t number) {
    said_.append(reinterpret_cast<const char*>(&number), sizeof number);
  }
  template <class Words>
  void say_all(const Words& words) {
    for (const auto& word : words) {
      say(word);
    }
    say_number(static_cast<std::int64_t>(words.size()));
  }

  /// The line an offset lies on; offsets must not go back.
  struct Lines {
    std::string_view text;
    std::size_t at = 0;
    std::int64_t line = 0;
    std::int64_t of(std::size_t offset) {
      if (offset < at) {
        at = 0;
        line = 0;
      }
      line += std::count(text.begin() + static_cast<std::ptrdiff_t>(at),
                         text.begin() + static_cast<std::ptrdiff_t>(std::min(offset, text.size())),
                         '\n');
      at = std::min(offset, text.size());
      return line;
    }
  };

  void acts(const record::Record& record) {
    Lines lines{record.text};
    for (record::Act act : record.acts) {
      say_number(lines.of(act.at));
      if (act.keeps_words()) {
        // Where the words stand may change with the names before them; the words may not.
        say(record::kept_words(act, record.text));
        act.cards = {};
      }
      act.at = 0;
      act.length = 0;
      static_assert(std::has_unique_object_representations_v<record::Act>);
      said_.append(reinterpret_cast<const char*>(&act), sizeof act);
    }
    const bool last_has_end = record.text.empty() || record.text.ends_with('\n');
    say_number(std::count(record.text.begin(), record.text.end(), '\n') + (last_has_end ? 0 : 1));
    say_number(record.deal_follows ? 1 : 0);
  }

  void names(const referee::Judged& judged) {
    if (const auto& names = judged.record.names) {
      say_all(names->players);
      say_all(names->bystanders);
      say_all(names->packs);
      say(names->code);
      say_number(static_cast<std::int64_t>(names->coin));
      say_number(names->players_taken ? 1 : 0);
    }
    say(judged.code.name);
  }

  void expectations(const record::Record& record) {
    Lines lines{record.text};
    for (const record::Expectation& expected : record.expectations) {
      say_number(lines.of(expected.span.begin));
      say_number(static_cast<std::int64_t>(expected.kind));
      say(expected.law);
      say(expected.id);
      say(expected.status);
      say_number(expected.player ? std::int64_t{*expected.player} : -1);
      say_number(expected.due ? 100 * (*expected.due)[0] + (*expected.due)[1] : -1);
    }
    for (const record::Waiver& waiver : record.waivers) {
      say_number(lines.of(waiver.span.begin));
      say(waiver.law);
      say(waiver.id);
      say_number(waiver.player ? std::int64_t{*waiver.player} : -1);
      say(waiver.reason);
    }
  }

  void comments(std::string_view text) {
    for (std::int64_t number = 0; !text.empty(); ++number) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      std::string_view line = text.substr(0, end);
      line.remove_prefix(record::without_comment(line).size());
      if (!line.empty()) {
        say_number(number);
        say(record::without_blanks(line));
      }
      text.remove_prefix(std::min(end + 1, text.size()));
    }
  }

  void free_words(const record::Record& record) {
    Lines lines{record.text};
    for (const record::Span words : record.passed_over) {
      say_number(lines.of(words.begin));
      say(std::string_view(record.text).substr(words.begin, words.end - words.begin));
    }
  }

  void rulings(const referee::Judged& judged) {
    report::Deal deal{judged.record, judged.facts, judged.code, judged.result};
    const std::vector<report::DealInOrder> orders = texts::orders_of(judged);
    deal.orders = orders;
    say_number(judged.facts.place.game);
    say_number(judged.facts.place.deal);
    say_number(static_cast<std::int64_t>(judged.result.verdict));
    for (const law::Score& score : {judged.result.after.due, judged.result.after.marked}) {
      say_number(score ? 100 * (*score)[0] + (*score)[1] : -1);
    }
    for (const record::Problem& problem : judged.record.problems) {
      say(problem.id);
      say_number(record::place_of(judged.record, problem.span.begin).line);
    }
    for (const law::Finding& finding : judged.result.findings) {
      say(finding.under.law);
      say(finding.id);
      say_number(finding.place.at);
      say_number(static_cast<std::int64_t>(finding.severity));
      say_number(finding.offender);
      say(report::message_of(deal, finding));
      say(report::remedy_of(deal, finding));
      say_all(report::notes_of(deal, finding));
    }
    for (const law::Missing& missing : judged.result.missing) {
      say(missing.id);
      say_number(missing.at);
      say(report::needs_of(deal, missing));
    }
  }

  std::string said_;
};

/// The same text a second time: each deal must be what the first reading made of it.
class Proof {
 public:
  explicit Proof(const std::vector<Essence>& original) : original_(original) {}

  /// Where the text differs from the original; empty if nowhere.
  std::string differs(std::string_view text, std::uint32_t first_line) {
    notation::Reader reader{notation::source_of(text), first_line};
    referee::judge(reader, {}, [&](const referee::Judged& judged) {
      if (where_.empty()) {
        deal(judged);
      }
    });
    if (where_.empty() && next_ != original_.size()) {
      where_ = "some of its deals";
    }
    return where_;
  }

 private:
  void deal(const referee::Judged& judged) {
    if (next_ == original_.size()) {
      where_ = "how it falls into deals";
      return;
    }
    const Essence& before = original_[next_++];
    const Essence now = digest_.of(judged);
    for (std::size_t part = 0; part < Essence::kParts; ++part) {
      if (XXH128_isEqual(before.parts[part], now.parts[part]) == 0) {
        where_ = fmt::format("{} in the deal that begins at line {}", Essence::kWords[part],
                             before.first_line);
        return;
      }
    }
    if (record::format(judged.order.written) != judged.order.written.text) {
      where_ = fmt::format("its form in the deal that begins at line {}", before.first_line);
    }
  }

  const std::vector<Essence>& original_;
  Digest digest_;
  std::size_t next_ = 0;
  std::string where_;
};

std::size_t size_of_mark(std::string_view bytes) {
  return bytes.starts_with("\xef\xbb\xbf") ? 3 : 0;
}

/// A code nobody has built in is no line that cannot be read: it stays as it is.
bool stands_in_the_way(const record::Problem& problem) {
  return problem.kind == record::Problem::Kind::Unreadable && problem.id != "unknown-code";
}

/// Of each line that stays as it is written, why.
void note_free_words(std::string& out, const std::string& file, const referee::Judged& judged) {
  const report::TextReport text{{}};
  const report::Deal deal{judged.order.written, judged.facts, judged.code, judged.result};
  for (const record::Span words : record::free_words(judged.order.written)) {
    report::Remark remark;
    remark.id = "free-words";
    remark.span = words;
    remark.message = "left as it is written: canonical form has no room for these words";
    text.remark(out, file, deal, remark);
  }
}

}  // namespace

Canonical canonical(const std::string& file, std::string_view bytes, std::uint32_t first_line,
                    bool wants_notes) {
  Canonical result;
  result.text.reserve(bytes.size() + bytes.size() / 8);
  std::vector<Essence> original;
  Digest digest;
  std::size_t covered = 0;
  notation::Reader reader{notation::source_of(bytes), first_line};
  referee::judge(reader, {}, [&](const referee::Judged& judged) {
    for (const record::Problem& problem : judged.record.problems) {
      if (stands_in_the_way(problem)) {
        report::write_problem(result.problems, file, judged.record, problem, {});
      }
    }
    original.push_back(digest.of(judged));
    if (wants_notes) {
      note_free_words(result.kept, file, judged);
    }
    result.text += record::format(judged.order.written);
    covered += judged.order.written.text.size();
  });
  result.text += reader.rest();
  covered += reader.rest().size();
  if (!result.problems.empty()) {
    result.text.clear();
  } else if (original.empty()) {
    result.text = bytes;  // comments only: nothing to bring into form
  } else if (covered + size_of_mark(bytes) != bytes.size()) {
    result.differs = "some of its lines";
  } else {
    result.differs = Proof{original}.differs(result.text, first_line);
  }
  return result;
}

}  // namespace ecarte::texts
