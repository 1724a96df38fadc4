// SPDX-License-Identifier: MIT
//
// ecarte-mutate FIXTURES CODE… [--sample N] [--quiet]: changes one datum of a code at a time and
// judges every fixture of the code by the changed one. A mutant is killed when an `expect:` line
// that held no longer does; one that merely changes rulings nobody expects is *seen*, and a
// snapshot of the rulings would kill it; one that changes nothing *survives*. Lists both, by case
// and datum.
//
// ecarte-mutate FIXTURES CODE… --snapshot FOLDER: compares the rulings with FOLDER/CODE.txt, and
// with --record writes it anew.
#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>

#include "law/code.hpp"
#include "tests/mutation/evidence.hpp"
#include "tests/mutation/mutant.hpp"

namespace {

using namespace ecarte;
using namespace ecarte::mutation;

struct Arguments {
  std::filesystem::path fixtures;
  std::vector<const law::Code*> codes;
  std::filesystem::path snapshot;
  std::size_t every = 1;  ///< judge by every so-manieth mutant only
  bool record = false;
  bool quiet = false;
};

enum class Fate { Killed, Seen, Survived };

class Trial {
 public:
  Trial(const std::filesystem::path& root, const law::Code& code)
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
    Fate fate = Fate::Survived;
    for (std::size_t i = 0; i < fixtures_.size(); ++i) {
      const Outcome after = judge(fixtures_[i], changed.code);
      if (after.rulings == before_[i].rulings) {
        continue;
      }
      if (before_[i].expected && !after.expected) {
        return Fate::Killed;
      }
      fate = Fate::Seen;
    }
    return fate;
  }

  /// Fixtures that do not hold by the code as it is: they kill nothing.
  void list_unheld(std::ostream& out) const {
    for (std::size_t i = 0; i < fixtures_.size(); ++i) {
      if (!before_[i].expected) {
        out << code_.name << ": does not hold: " << fixtures_[i].name << '\n';
      }
    }
  }

  [[nodiscard]] std::size_t fixtures() const { return fixtures_.size(); }

 private:
  const law::Code& code_;
  std::vector<Fixture> fixtures_;
  std::vector<Outcome> before_;
};

void print(std::string_view fate, const law::Code& code, const Mutant& mutant) {
  std::cout << code.name << ": " << fate << ": " << (mutant.law.empty() ? "" : "law ") << mutant.law
            << (mutant.law.empty() ? "" : " ") << mutant.place << ", " << mutant.datum << '\n';
}

/// True if no mutant survived.
bool mutate(const Trial& trial, const law::Code& code, const Arguments& arguments) {
  std::array<std::size_t, 3> count{};
  const std::vector<Mutant> mutants = mutants_of(code);
  for (std::size_t i = 0; i < mutants.size(); i += arguments.every) {
    const Fate fate = trial.fate_of(mutants[i]);
    ++count[static_cast<std::size_t>(fate)];
    if (fate != Fate::Killed && !arguments.quiet) {
      print(fate == Fate::Seen ? "seen" : "survived", code, mutants[i]);
    }
  }
  std::cout << code.name << ": " << trial.fixtures() << " fixtures, "
            << count[0] + count[1] + count[2] << " mutants: " << count[0]
            << " killed by expectations, " << count[1] << " seen in rulings, " << count[2]
            << " survived\n";
  return count[2] == 0;
}

/// True if the rulings are as recorded, or have just been.
bool snapshot(const Trial& trial, const law::Code& code, const Arguments& arguments) {
  const std::filesystem::path file = arguments.snapshot / (std::string{code.name} + ".txt");
  const std::string now = trial.rulings();
  if (arguments.record) {
    std::ofstream{file, std::ios::binary} << now;
    return true;
  }
  std::ifstream in{file, std::ios::binary};
  const std::string before{std::istreambuf_iterator<char>{in}, {}};
  if (before == now) {
    return true;
  }
  const auto differs = std::ranges::mismatch(before, now).in2;
  const auto line = std::find(std::make_reverse_iterator(differs), now.rend(), '\n').base();
  std::cout << file.string() << ": the rulings are no longer those recorded, first at\n"
            << std::string{line, std::find(line, now.end(), '\n')}
            << "\nIf they are right, record them: ecarte-mutate FIXTURES CODE --snapshot FOLDER "
               "--record\n";
  return false;
}

bool read_number(std::string_view text, std::size_t& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc{} && end == text.data() + text.size() && number > 0;
}

bool read_arguments(std::vector<std::string> words, Arguments& arguments) {
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool more = i + 1 < words.size();
    if (words[i] == "--quiet" || words[i] == "--record") {
      (words[i] == "--quiet" ? arguments.quiet : arguments.record) = true;
    } else if (words[i] == "--sample" && more) {
      if (!read_number(words[++i], arguments.every)) {
        return false;
      }
    } else if (words[i] == "--snapshot" && more) {
      arguments.snapshot = words[++i];
    } else if (arguments.fixtures.empty()) {
      arguments.fixtures = words[i];
    } else if (const law::Code* const code = law::built_in_code(words[i])) {
      arguments.codes.push_back(code);
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
    std::cerr << "usage: ecarte-mutate FIXTURES CODE… [--sample N] [--quiet] "
                 "[--snapshot FOLDER [--record]]\n";
    return 2;
  }
  bool good = true;
  for (const law::Code* const code : arguments.codes) {
    const Trial trial{arguments.fixtures, *code};
    trial.list_unheld(std::cout);
    good = (arguments.snapshot.empty() ? mutate(trial, *code, arguments)
                                       : snapshot(trial, *code, arguments)) &&
           good;
  }
  return good ? 0 : 1;
}
