// SPDX-License-Identifier: MIT
//
// ecarte-gather-paths FOLDER [--edits] [--seconds N] FILE…
//
// Finds records for the paths of interviews that have none in FOLDER (fixtures/paths): breaks the
// records of the files off after each line, goes on from there, uses what is open, and with --edits
// writes sentences into them; and adds to FOLDER what is ruled on as such a path is. A search for
// whoever changes a law; the test reads only what it has found.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <sstream>
#include <string>
#include <tuple>
#include <vector>

#include "codes/code.hpp"
#include "codes/vocabulary.hpp"
#include "examples/alike.hpp"
#include "examples/archive.hpp"
#include "examples/path.hpp"
#include "examples/recipe.hpp"
#include "examples/scene_edit.hpp"
#include "tests/examples/all_paths.hpp"
#include "tests/examples/attempts.hpp"

namespace ecarte::examples {
namespace {

struct Sought {
  Path path;
  std::string found{};
  std::string label{};     ///< of a record kept as lawful
  std::size_t weight = 0;  ///< of the one found
  bool kept = false;       ///< it was in the folder: nothing else is sought
  std::size_t amiss = 0;   ///< findings of the fact sought in the record at hand
};

/// What is sought under one code.
struct Under {
  const codes::Code* code;
  std::vector<Sought> list;
};

class Gathering {
 public:
  Gathering() {
    for (const codes::Code* const code : codes::built_in_codes()) {
      Under& under = sought_.emplace_back(Under{code, {}});
      for (Path& path : all_paths(*code)) {
        ++all_;
        under.list.push_back({std::move(path)});
      }
    }
  }

  [[nodiscard]] bool over() const { return std::chrono::steady_clock::now() > until_; }
  void limit(int seconds) {
    until_ = std::chrono::steady_clock::now() + std::chrono::seconds{seconds};
  }

  /// What is kept already, and still shows a path, stays.
  void take_kept(const std::string& folder) {
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
      const auto fact = codes::fact_of(entry.path().stem().string());
      std::ifstream in{entry.path(), std::ios::binary};
      std::ostringstream all;
      all << in.rdbuf();
      const std::string text = all.str();
      for (const Example& example : fact ? examples_in(text, *fact) : std::vector<Example>{}) {
        if (example.lawful) {
          take_lawful(example, *fact);
        } else {
          attempt(std::string{example.text}, nullptr);
        }
      }
    }
    for (Under& under : sought_) {
      for (Sought& one : under.list) {
        one.kept = !one.found.empty();
      }
    }
  }

  void from(const Lines& lines) {
    if (over())
      return;
    for (std::size_t size = lines.size(); size > 1; --size) {
      const Lines part{lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(size)};
      std::set<replay::Remedy> uses;
      bool near = false;
      const auto meets = [&](const codes::Code& code, const Sought& one) {
        near = true;
        if (one.path.outcome.case_index < code.cases.size() &&
            one.path.outcome.since == interview::Since::Used) {
          for (const replay::Remedy remedy : code.cases[one.path.outcome.case_index].may.in_order) {
            uses.insert(remedy);
          }
        }
      };
      attempt(text_of(part), meets);
      if (near) {
        for (const std::string& text : gone_on(part, uses)) {
          attempt(text, nullptr);
        }
      }
    }
  }

  void edit(const Lines& lines, int edits) {
    for (const replay::FactKind kind : open_kinds()) {
      const Recipe& recipe = recipe_for(kind);
      RecordLines scene{lines.begin(), lines.end()};
      std::vector<Edit> all = edits_of(scene, recipe);
      for (std::size_t i = 0; i < all.size() && !over(); ++i) {
        const std::array<Edit, 1> one{all[i]};
        const auto with = edited(scene, one);
        from({with.begin(), with.end()});
        for (std::size_t j = i + 1; edits > 1 && j < all.size() && !over(); ++j) {
          const std::array<Edit, 2> two{all[i], all[j]};
          const auto both = edited(scene, two);
          from({both.begin(), both.end()});
        }
      }
    }
  }

  [[nodiscard]] std::set<replay::FactKind> open_kinds() const {
    std::set<replay::FactKind> kinds;
    for (const Under& under : sought_) {
      for (const Sought& one : under.list) {
        if (one.found.empty()) {
          kinds.insert(one.path.told.fact);
        }
      }
    }
    return kinds;
  }

  void write(const std::string& folder) const {
    using Record = std::pair<std::string, std::string>;  // its label and its text
    std::map<std::string, std::map<Record, std::vector<std::string>>> files;
    int found = 0;
    for (const Under& under : sought_) {
      for (const Sought& one : under.list) {
        std::string answers{under.code->name};
        answers += ":";
        for (std::size_t i = 1; i < one.path.answers.size(); ++i) {
          answers += " " + one.path.answers[i];
        }
        if (one.found.empty()) {
          std::printf("no record: %s\n", answers.c_str());
          continue;
        }
        ++found;
        const std::string fact{replay::entry(one.path.told.fact).name};
        files[fact][{one.label, one.found}].push_back(answers);
      }
    }
    for (const auto& [fact, records] : files) {
      std::ofstream out{std::filesystem::path{folder} / (fact + ".ecarte"), std::ios::binary};
      std::vector<std::pair<std::string, std::string>> order;
      for (const auto& [record, of] : records) {
        const auto& [label, text] = record;
        std::string head;
        for (const std::string& answers : of) {
          head += "# " + answers + "\n";
        }
        head += label.empty() ? "" : "# lawful: " + label + "\n";
        order.emplace_back(head, text);
      }
      std::ranges::sort(order);
      for (std::size_t i = 0; i < order.size(); ++i) {
        out << (i == 0 ? "" : "\n") << order[i].first << order[i].second;
      }
    }
    std::printf("%d paths, %d with a record; %ld tried\n", all_, found, tried_);
  }

 private:
  void take_lawful(const Example& example, replay::FactKind fact) {
    bool used = false;
    for (Under& under : sought_) {
      for (Sought& one : under.list) {
        if (one.path.told.fact == fact &&
            shows(*under.code, example, one.path.told, one.path.outcome)) {
          one.found = example.text;
          one.label = example.label;
          used = true;
        }
      }
    }
    if (!used) {
      std::printf("shows nothing: %s\n%s", std::string{example.label}.c_str(),
                  std::string{example.text}.c_str());
    }
  }

  template <class Meets>
  void attempt(const std::string& text, const Meets& meets) {
    for (Under& under : sought_) {
      ++tried_;
      std::vector<Sought*> hits;
      std::size_t amiss = 0;
      const bool sound = judge_record(text, *under.code, [&](const referee::Judged& deal) {
        const std::uint64_t kinds = kinds_of(deal);
        amiss += faults(deal, std::nullopt);
        for (Sought& one : under.list) {
          if (one.kept || (!one.found.empty() && !one.label.empty())) {
            continue;
          }
          if ((kinds >> static_cast<unsigned>(one.path.told.fact) & 1U) == 0 && !both_words(one)) {
            continue;
          }
          if (!happened(deal, one.path.told)) {
            continue;
          }
          if (ruled_alike(deal, one.path.told, one.path.outcome)) {
            one.amiss = faults(deal, one.path.told.fact);
            hits.push_back(&one);
          } else if constexpr (!std::is_same_v<Meets, std::nullptr_t>) {
            if (one.found.empty()) {
              meets(*under.code, one);
            }
          }
        }
      });
      for (Sought* const one : hits) {
        const std::size_t so = weight_of(text, amiss - std::min(amiss, one->amiss));
        if (sound &&
            (one->found.empty() || std::tie(so, text) < std::tie(one->weight, one->found))) {
          one->found = text;
          one->weight = so;
        }
      }
    }
  }

  /// Findings above a note, of that fact if one is named.
  static std::size_t faults(const referee::Judged& deal, std::optional<replay::FactKind> fact) {
    return static_cast<std::size_t>(
        std::ranges::count_if(deal.result.findings, [fact](const law::Finding& finding) {
          return finding.severity != law::Severity::Note && (!fact || finding.fact.kind == *fact);
        }));
  }

  static bool both_words(const Sought& one) { return static_cast<int>(one.path.told.fact) >= 64; }

  static std::uint64_t kinds_of(const referee::Judged& deal) {
    std::uint64_t kinds = 0;
    const auto add = [&](const replay::Fact& fact) {
      if (static_cast<int>(fact.kind) < 64) {
        kinds |= std::uint64_t{1} << static_cast<unsigned>(fact.kind);
      }
    };
    for (const auto& fact : deal.facts.facts)
      add(fact);
    for (const auto& ruling : deal.workings.rulings.list)
      add(ruling.fact);
    for (const auto& finding : deal.result.findings)
      add(finding.fact);
    return kinds;
  }

  std::vector<Under> sought_;
  int all_ = 0;
  long tried_ = 0;
  std::chrono::steady_clock::time_point until_ = std::chrono::steady_clock::time_point::max();
};

int run(std::span<char*> arguments) {
  Gathering gathering;
  std::vector<Lines> scenes;
  int edits = 0;
  for (std::size_t i = 2; i < arguments.size(); ++i) {
    const std::string argument = arguments[i];
    if (argument == "--edits") {
      edits = std::atoi(arguments[++i]);
    } else if (argument == "--seconds") {
      gathering.limit(std::atoi(arguments[++i]));
    } else {
      std::ifstream in{argument, std::ios::binary};
      for (Lines& lines : sittings_of(in)) {
        scenes.push_back(std::move(lines));
      }
    }
  }
  gathering.take_kept(arguments[1]);
  for (int fact = 0; fact < replay::kFactKinds; ++fact) {
    for (const RecordLines* const scene : recipe_for(static_cast<replay::FactKind>(fact)).scenes) {
      scenes.push_back({scene->begin(), scene->end()});
    }
  }
  std::ranges::sort(scenes);
  scenes.erase(std::unique(scenes.begin(), scenes.end()), scenes.end());
  for (const Lines& lines : scenes) {
    edits == 0 ? gathering.from(lines) : gathering.edit(lines, edits);
    if (gathering.over())
      break;
  }
  gathering.write(arguments[1]);
  return 0;
}

}  // namespace
}  // namespace ecarte::examples

int main(int argc, char** argv) {
  return ecarte::examples::run({argv, static_cast<std::size_t>(argc)});
}
