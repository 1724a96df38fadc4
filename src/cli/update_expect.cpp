// SPDX-License-Identifier: MIT
#include "cli/update_expect.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include <fmt/core.h>

#include "cli/expectations.hpp"
#include "cli/input.hpp"
#include "cli/replace_file.hpp"
#include "cli/terms.hpp"
#include "referee/referee.hpp"
#include "report/words.hpp"
#include "texts/fenced.hpp"

namespace ecarte::cli {
namespace {

using record::Offset;
using record::Span;

bool is_gap(char c) {
  return c == ' ' || c == '\t';
}

/// A line of a record, its end included.
Span whole_line(std::string_view text, Offset at) {
  const std::size_t begin = at == 0 ? 0 : text.rfind('\n', at - 1) + 1;
  const std::size_t end = text.find('\n', at);
  return {static_cast<Offset>(begin),
          static_cast<Offset>(end == std::string_view::npos ? text.size() : end + 1)};
}

/// Where the setting begins whose first part begins at `at`: at its "expect:".
Offset key_before(std::string_view text, Offset at) {
  constexpr std::string_view kKey = "expect";
  while (at > 0 && (is_gap(text[at - 1]) || text[at - 1] == ':')) {
    --at;
  }
  return at - static_cast<Offset>(kKey.size());
}

/// The `expect:` settings of a record, each from its key to the end of its last part.
std::vector<Span> settings_of(const record::Record& record) {
  std::vector<Span> settings;
  for (const record::Expectation& expected : record.expectations) {
    const auto between = [&](Offset from) {
      return std::string_view(record.text).substr(from, expected.span.begin - from);
    };
    const bool goes_on =
        !settings.empty() &&
        between(settings.back().end).find_first_not_of("; \t") == std::string_view::npos;
    if (goes_on) {
      settings.back().end = expected.span.end;
    } else {
      settings.push_back({key_before(record.text, expected.span.begin), expected.span.end});
    }
  }
  return settings;
}

/// A record's text without its `expect:` settings, and where new ones may stand.
struct Without {
  std::string text;
  std::size_t place = 0;
};

/// What goes with a setting that is taken out: the semicolon beside it; the whole line, if there is
/// nothing else on it.
Span with_what_hangs_on(std::string_view text, Span setting) {
  const Span line = whole_line(text, setting.begin);
  Span out = setting;
  while (out.end < line.end &&
         (is_gap(text[out.end]) || text[out.end] == '.' || text[out.end] == '!')) {
    ++out.end;
  }
  if (out.end < line.end && text[out.end] == ';') {
    do {
      ++out.end;
    } while (out.end < line.end && is_gap(text[out.end]));
  } else {
    while (out.begin > line.begin && is_gap(text[out.begin - 1])) {
      --out.begin;
    }
    out.begin -= out.begin > line.begin && text[out.begin - 1] == ';' ? 1U : 0U;
  }
  const auto blank = [&](Offset from, Offset to) {
    return record::without_blanks(text.substr(from, to - from)).empty();
  };
  return blank(line.begin, out.begin) && blank(out.end, line.end) ? line : out;
}

/// After the last line that says something, before comments and empty lines that may belong to what
/// follows.
std::size_t end_of_what_is_said(std::string_view text) {
  std::size_t place = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = whole_line(text, static_cast<Offset>(at)).end;
    const std::string_view line = text.substr(at, end - at);
    if (!record::without_blanks(record::without_comment(line)).empty()) {
      place = end;
    }
    at = end;
  }
  return place;
}

Without without_expectations(const record::Record& record) {
  Without without;
  std::optional<std::size_t> place;
  std::size_t done = 0;
  for (const Span setting : settings_of(record)) {
    const Span out = with_what_hangs_on(record.text, setting);
    without.text.append(record.text, done, out.begin - done);
    done = out.end;
    if (!place && out == whole_line(record.text, setting.begin)) {
      place = without.text.size();
    }
  }
  without.text.append(record.text, done);
  without.place = place.value_or(end_of_what_is_said(without.text));
  return without;
}

/// `indent` is what stands before a line of its block, in a Markdown file.
std::string with_line(const Without& without, const std::string& words, std::string_view indent) {
  const std::string_view before = std::string_view(without.text).substr(0, without.place);
  const std::size_t last = before.rfind('\n');
  const bool returns = last != std::string_view::npos && last > 0 && before[last - 1] == '\r';
  const std::string end = returns ? "\r\n" : "\n";
  std::string line = std::string{indent} + "expect: " + words + end;
  if (!before.empty() && !before.ends_with('\n')) {
    line = end + line;
  }
  std::string text = without.text;
  return text.insert(without.place, line);
}

bool holds(const report::Deal& deal) {
  return !deal.record.expectations.empty() && compare(deal).failures.empty();
}

class Updating {
 public:
  Updating(const CheckCommand& command, Streams& streams)
      : command_(command),
        streams_(streams),
        all_terms_(command, [](std::string_view file) { return std::string{file}; }) {}

  ExitStatus run() {
    const Trouble trouble = [this](const std::string& file, const std::string& why) {
      refuse(file, why);
    };
    for (const std::string& path : command_.paths) {
      if (path == "-") {
        refuse("-", "--update-expect writes to files; expected one");
        continue;
      }
      const std::vector<std::string> files =
          is_folder(path) ? record_files(path, trouble) : std::vector<std::string>{path};
      if (files.empty()) {
        refuse(path, "holds no records (*.ecarte)");
      }
      std::ranges::for_each(files, [this](const std::string& file) { one(file); });
    }
    streams_.out.write(fmt::format("{} of {} deal{} given expect: lines\n", given_, deals_,
                                   deals_ == 1 ? "" : "s"));
    return status_;
  }

 private:
  void refuse(const std::string& file, std::string_view why) {
    streams_.complain_of(file, why);
    status_ = worse(status_, ExitStatus::Unusable);
  }

  void one(const std::string& path) {
    try {
      const EditedFile edited{path, kLargestEdited};
      const Terms& terms = all_terms_.of(path);
      options_.default_code = terms.default_code.code();
      options_.strict = terms.strict;
      const std::string text = updated(path, edited.text());
      if (text != edited.text()) {
        edited.replace(text, false);
      }
    } catch (const InputError& error) {
      refuse(path, error.what());
    }
  }

  /// The whole file; of a Markdown file only what is in its blocks is another.
  std::string updated(const std::string& path, const std::string& bytes) {
    if (!texts::is_markdown(path)) {
      return updated_records(bytes, 1);
    }
    std::string text;
    std::size_t done = 0;
    for (const texts::FencedBlock& block : texts::fenced_blocks(bytes)) {
      const auto begin = static_cast<std::size_t>(block.text.data() - bytes.data());
      text.append(bytes, done, begin - done);
      if (block.quotations != 0) {
        throw InputError(fmt::format("left as it was: the block at line {} stands in a quotation",
                                     block.first_line));
      }
      text += updated_records(block.text, block.first_line, block.indent);
      done = begin + block.text.size();
    }
    return text.append(bytes, done);
  }

  std::string updated_records(std::string_view bytes, std::uint32_t first_line,
                              std::string_view indent = {}) {
    std::string text;
    std::size_t covered = bytes.starts_with("\xef\xbb\xbf") ? 3 : 0;
    text.append(bytes.substr(0, covered));
    judge(bytes, first_line, [&](const report::Deal& deal, const record::Record& written) {
      ++deals_;
      refuse_slips(deal);
      if (bytes.substr(covered, written.text.size()) != written.text) {
        throw InputError("left as it was: it has a line that is too long to be kept");
      }
      covered += written.text.size();
      given_ += holds(deal) ? 0U : 1U;
      text += holds(deal) ? written.text
                          : with_line(without_expectations(written), expectation_of(deal), indent);
    });
    text += bytes.substr(covered);  // comments, or what is written after a mark "?"
    prove(text, first_line);
    return text;
  }

  /// What is written must hold when it is read again.
  void prove(std::string_view text, std::uint32_t first_line) {
    judge(text, first_line, [](const report::Deal& deal, const record::Record&) {
      if (!holds(deal)) {
        throw InputError(fmt::format(
            "left as it was: no expect: line can be written that holds for the deal at line {}",
            report::line_of(deal)));
      }
    });
  }

  /// A slip in an `expect:` line, or a waiver that waives nothing, is for its writer to mend, not
  /// to be expected.
  static void refuse_slips(const report::Deal& deal) {
    for (const law::Finding& finding : deal.result.findings) {
      if (finding.waived.is_of_waiver) {
        throw InputError(
            fmt::format("left as it was: line {}: {}",
                        record::place_of(deal.record, report::span_of(deal, finding).begin).line,
                        report::message_of(deal, finding)));
      }
    }
    for (const record::Problem& problem : deal.record.problems) {
      if (problem.id == "expected-expectation" || problem.id == "expected-waiver") {
        throw InputError(fmt::format("left as it was: line {}: {}",
                                     record::place_of(deal.record, problem.span.begin).line,
                                     problem.message));
      }
    }
  }

  template <class Use>
  void judge(std::string_view text, std::uint32_t first_line, const Use& use) {
    notation::Reader reader{notation::source_of(text), first_line};
    referee::judge(reader, options_, [&use](const referee::Judged& judged) {
      report::Deal deal{judged.record, judged.facts, judged.code, judged.result};
      deal.understood = judged.understood;
      use(deal, judged.order.written);
    });
  }

  const CheckCommand& command_;
  Streams& streams_;
  AllTerms all_terms_;
  referee::Options options_;
  std::size_t deals_ = 0;
  std::size_t given_ = 0;
  ExitStatus status_ = ExitStatus::Clean;
};

}  // namespace

ExitStatus update_expect(const CheckCommand& command, Streams& streams) {
  if (!command.settings.code.empty()) {
    throw InputError("expect: lines speak of the record's own code; expected no --code");
  }
  if (!command.at.empty()) {
    throw InputError("expect: lines speak of whole deals; expected no --at");
  }
  return Updating{command, streams}.run();
}

}  // namespace ecarte::cli
