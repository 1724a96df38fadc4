// SPDX-License-Identifier: MIT
//
// ecarte-mutate FIXTURES CODE… [--excused FILE] [--quiet]: changes one datum of a code at a time
// and judges every fixture of the code by the changed one. A mutant is killed when an `expect:`
// line that held no longer does; one that only changes rulings nobody expects is killed by the
// record of them; one that changes nothing survives, unless the lint
// refuses it. A code is the name of one built in, or a folder. Fails when one survives that no line
// of FILE names
// ("law 12 CASE, DATUM").
//
// ecarte-mutate FIXTURES CODE… --made-up N: the same of N house rules made up at random of each
// code, for what they say otherwise than the code.
//
// ecarte-mutate FIXTURES CODE… --snapshot FOLDER: compares the rulings with FOLDER/CODE.txt, and
// with --record writes it anew.
#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <memory>
#include <random>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "codes/code.hpp"
#include "codes/code_files.hpp"
#include "codes/lint.hpp"
#include "codes/load.hpp"
#include "tests/mutation/evidence.hpp"
#include "tests/mutation/mutant.hpp"

namespace {

using namespace ecarte;
using namespace ecarte::mutation;

struct Arguments {
  std::filesystem::path fixtures;
  std::vector<const codes::Code*> codes;
  std::vector<std::unique_ptr<codes::LoadedCode>> loaded;  ///< those of them that are not built in
  std::filesystem::path snapshot;
  std::set<std::string, std::less<>> excused;  ///< survivors that are known
  std::uint32_t made_up = 0;                   ///< how many house rules to make up of each code
  std::size_t every = 1;                       ///< one of so many changes is tried
  bool record = false;
  bool quiet = false;
};

enum class Fate { Killed, Seen, Survived, Refused };

/// Does the lint find fault with it? Then nobody takes it for a code that is obeyed.
bool refused(const codes::Code& code) {
  const auto messages = codes::lint(code);
  return std::ranges::any_of(messages, [](const codes::LintMessage& message) {
    return message.kind == codes::LintMessage::Kind::Fault;
  });
}

class Trial {
 public:
  Trial(const std::filesystem::path& root, const codes::Code& code)
      : code_(code), fixtures_(fixtures_of(root, code)) {
    for (const Fixture& fixture : fixtures_) {
      before_.push_back(judge(fixture, code));
    }
  }

  [[nodiscard]] std::string rulings() const {
    std::string text;
    for (const Outcome& outcome : before_) {
      text += outcome.rulings;
    }
    return text;
  }

  [[nodiscard]] Fate fate_of(const Mutant& mutant) const {
    ChangedCode changed{code_};
    mutant.change(changed);
    if (mutant.may_leave_gap && refused(changed.code)) {
      return Fate::Refused;
    }
    Fate fate = Fate::Survived;
    for (std::size_t i = 0; i < fixtures_.size(); ++i) {
      const Outcome after = judge(fixtures_[i], changed.code);
      const bool noticed = mutant.obeyed ? after.follows != before_[i].follows
                                         : after.rulings != before_[i].rulings ||
                                               after.wording != before_[i].wording;
      if (!noticed) {
        continue;
      }
      if (before_[i].expected && !after.expected) {
        return Fate::Killed;
      }
      fate = Fate::Seen;
    }
    return fate == Fate::Survived && refused(changed.code) ? Fate::Refused : fate;
  }

  /// Fixtures that do not hold by the code as it is: they kill nothing.
  void list_unheld(std::ostream& out) const {
    for (std::size_t i = 0; i < fixtures_.size(); ++i) {
      if (!before_[i].expected && fixtures_[i].own) {
        out << code_.name << ": does not hold: " << fixtures_[i].name << '\n';
      }
    }
  }

  [[nodiscard]] std::size_t fixtures() const { return fixtures_.size(); }

 private:
  const codes::Code& code_;
  std::vector<Fixture> fixtures_;
  std::vector<Outcome> before_;
};

/// "law 12 CASE, DATUM"
std::string name_of(const Mutant& mutant) {
  return (mutant.law.empty() ? std::string{} : "law " + std::string{mutant.law} + " ") +
         mutant.place + ", " + mutant.datum;
}

/// True if no mutant survived but those excused.
bool mutate(const Trial& trial, const codes::Code& code, const Arguments& arguments) {
  std::array<std::size_t, 4> count{};
  std::size_t excused = 0;
  const bool is_house = codes::built_in_code(code.name) == nullptr;
  const codes::Code* const base = is_house ? codes::built_in_code(code.extends) : nullptr;
  std::size_t next = 0;
  for (const Mutant& mutant : mutants_of(code, base)) {
    if (next++ % arguments.every != 0) {
      continue;
    }
    const Fate fate = trial.fate_of(mutant);
    ++count[static_cast<std::size_t>(fate)];
    const std::string name = name_of(mutant);
    if (fate == Fate::Seen && !arguments.quiet) {
      std::cout << code.name << ": recorded only: " << name << '\n';
    } else if (fate == Fate::Survived && arguments.excused.contains(name)) {
      ++excused;
    } else if (fate == Fate::Survived) {
      std::cout << code.name << ": survived: " << name << '\n';
    }
  }
  std::cout << code.name << ": " << trial.fixtures() << " fixtures, "
            << count[0] + count[1] + count[2] + count[3] << " mutants: " << count[0]
            << " killed by expectations, " << count[1] << " by the rulings recorded, " << count[2]
            << " survived (" << excused << " excused), " << count[3] << " refused by the lint\n";
  return count[2] == excused;
}

/// House rules that nobody wrote: a few data of a code changed at random, so that the lint finds
/// no fault with them.
class MadeUpRules {
 public:
  /// `unseen`: changes that no record shows, of which no rules are made.
  MadeUpRules(const codes::Code& base, std::uint32_t seed,
              const std::set<std::string, std::less<>>& unseen)
      : base_(base), mutants_(mutants_of(base)), random_(seed) {
    std::erase_if(mutants_, [&](const Mutant& each) { return unseen.contains(name_of(each)); });
  }

  void change(ChangedCode& house) {
    constexpr int kChanges = 3;
    for (int made = 0; made < kChanges;) {
      const Mutant& mutant = mutants_[random_() % mutants_.size()];
      ChangedCode alone{base_};
      mutant.change(alone);
      if (!mutant.place.starts_with("score") && mutant.place != "code" && !refused(alone.code)) {
        mutant.change(house);
        changes_.push_back(name_of(mutant));
        ++made;
      }
    }
  }

  [[nodiscard]] const std::vector<std::string>& changes() const { return changes_; }

 private:
  const codes::Code& base_;
  std::vector<Mutant> mutants_;
  std::mt19937 random_;
  std::vector<std::string> changes_;
};

/// Changes every datum of made-up house rules that is not the code's own. True if each is noticed.
bool mutate_made_up(const codes::Code& base, const Arguments& arguments) {
  std::size_t changed = 0;
  std::size_t survived = 0;
  for (std::uint32_t seed = 1; seed <= arguments.made_up; ++seed) {
    ChangedCode house{base};
    MadeUpRules rules{base, seed, arguments.excused};
    rules.change(house);
    if (refused(house.code)) {
      continue;  // sound one by one, and not together
    }
    const Trial trial{arguments.fixtures, house.code};
    for (const Mutant& mutant : mutants_of(house.code, &base)) {
      const bool unnoticed =
          trial.fate_of(mutant) == Fate::Survived && !arguments.excused.contains(name_of(mutant));
      ++changed;
      survived += unnoticed ? 1 : 0;
      if (unnoticed) {
        std::cout << base.name << ", rules " << seed << ": survived: " << name_of(mutant)
                  << ", where\n";
        for (const std::string& change : rules.changes()) {
          std::cout << "    " << change << '\n';
        }
      }
    }
  }
  std::cout << base.name << ": " << arguments.made_up << " made-up house rules, " << changed
            << " mutants of what they say otherwise, " << survived << " survived\n";
  return survived == 0;
}

/// The rulings by fixture and deal: "laws/…/breach.ecarte 1: …".
std::map<std::string, std::string> by_place(std::istream&& in) {
  std::map<std::string, std::string> lines;
  for (std::string line; std::getline(in, line);) {
    lines.emplace(line.substr(0, line.find(": ")), line);
  }
  return lines;
}

/// True if no ruling that is recorded has changed. A fixture that is not recorded yet is no fault.
bool snapshot(const Trial& trial, const codes::Code& code, const Arguments& arguments) {
  const std::filesystem::path file = arguments.snapshot / (std::string{code.name} + ".txt");
  if (arguments.record) {
    std::ofstream{file, std::ios::binary} << trial.rulings();
    return true;
  }
  const auto before = by_place(std::ifstream{file, std::ios::binary});
  std::size_t changed = 0;
  std::size_t unrecorded = 0;
  for (const auto& [place, line] : by_place(std::istringstream{trial.rulings()})) {
    const auto old = before.find(place);
    if (old == before.end()) {
      ++unrecorded;
    } else if (old->second != line) {
      ++changed;
      std::cout << "- " << old->second << "\n+ " << line << '\n';
    }
  }
  std::cout << code.name << ": " << before.size() << " rulings recorded, " << changed
            << " changed, " << unrecorded << " deals not recorded"
            << (changed + unrecorded == 0 ? "" : "; record them with --record") << '\n';
  return changed == 0;
}

/// The lines of a file, but for comments and blank ones.
std::set<std::string, std::less<>> lines_of(const std::filesystem::path& file) {
  std::set<std::string, std::less<>> lines;
  std::ifstream in{file};
  for (std::string line; std::getline(in, line);) {
    if (!line.empty() && !line.starts_with('#')) {
      lines.insert(line);
    }
  }
  return lines;
}

bool read_arguments(std::vector<std::string> words, Arguments& arguments) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool more = i + 1 < words.size();
    if (words[i] == "--quiet" || words[i] == "--record") {
      (words[i] == "--quiet" ? arguments.quiet : arguments.record) = true;
    } else if (words[i] == "--excused" && more) {
      arguments.excused = lines_of(words[++i]);
    } else if (words[i] == "--made-up" && more) {
      arguments.made_up = static_cast<std::uint32_t>(std::stoul(words[++i]));
    } else if (words[i] == "--every" && more) {
      arguments.every = std::max<std::size_t>(1, std::stoul(words[++i]));
    } else if (words[i] == "--snapshot" && more) {
      arguments.snapshot = words[++i];
    } else if (arguments.fixtures.empty()) {
      arguments.fixtures = words[i];
    } else if (const codes::Code* const code = codes::built_in_code(words[i])) {
      arguments.codes.push_back(code);
    } else if (std::filesystem::is_directory(words[i])) {
      arguments.loaded.push_back(
          codes::load_code(codes::read_code_files(words[i]), codes::built_in_code));
      arguments.codes.push_back(&arguments.loaded.back()->code());
    } else {
      return false;
    }
  }
  return !arguments.codes.empty();
}

}  // namespace

int main(int count, char** words) {
  Arguments arguments;
  if (!read_arguments({words + (count > 0 ? 1 : 0), words + count}, arguments)) {
    std::cerr << "usage: ecarte-mutate FIXTURES CODE… [--excused FILE] [--quiet] [--every N] "
                 "[--snapshot FOLDER [--record]]\n";
    return 2;
  }
  bool good = true;
  for (const codes::Code* const code : arguments.codes) {
    if (arguments.made_up > 0) {
      good = mutate_made_up(*code, arguments) && good;
      continue;
    }
    const Trial trial{arguments.fixtures, *code};
    trial.list_unheld(std::cout);
    good = (arguments.snapshot.empty() ? mutate(trial, *code, arguments)
                                       : snapshot(trial, *code, arguments)) &&
           good;
  }
  return good ? 0 : 1;
}
