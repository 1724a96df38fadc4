// SPDX-License-Identifier: MIT
//
// `ecarte-verify`: goes over a certificate of `ecarte check --certify` and confirms every step, or
// names those that do not hold. It shares no code with what wrote it: it has the laws from rules/.
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>

#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "check.hpp"

namespace {

constexpr int kConfirmed = 0;
constexpr int kRefused = 1;
constexpr int kUnusable = 2;

struct Totals {
  int deals = 0;
  int unruled = 0;
  std::size_t rulings = 0;
  std::size_t failures = 0;
};

/// The codes that belong to this program: in the tree it was built in or installed to, of which it
/// is a part, else where it was meant to be installed.
std::string rules_of(const char* program) {
  namespace fs = std::filesystem;
  std::error_code none;
  fs::path self = fs::read_symlink("/proc/self/exe", none);
  if (none) {
    self = fs::absolute(program, none);
  }
  constexpr int kLevels = 4;  // of a build tree: build/dev/bin
  fs::path folder = self.parent_path();
  for (int i = 0; i < kLevels && folder.has_relative_path(); ++i, folder = folder.parent_path()) {
    for (const char* const where : {"share/ecarte/rules", "rules"}) {
      if (fs::exists(folder / where / "turf-portland-1877" / "code.yaml", none)) {
        return (folder / where).string();
      }
    }
  }
  return ECARTE_RULES;
}

std::string place_of(const verify::Deal& deal) {
  return deal.file + ": game " + std::to_string(deal.game) + ", deal " + std::to_string(deal.deal);
}

/// Goes over the lines of one certificate.
class Run {
 public:
  Run(verify::Library& library, Totals& totals) : library_(library), totals_(totals) {}

  void line(const std::string& text) {
    const auto value = nlohmann::json::parse(text, nullptr, false);
    if (!value.is_object()) {
      throw verify::Unreadable("a line is no JSON object");
    }
    const std::string type = value.value("type", "");
    if (type == "certificate") {
      if (value.value("form", "") != "ecarte.certificate/1") {
        throw verify::Unreadable("this is no certificate of the form ecarte.certificate/1");
      }
      begun_ = true;
    } else if (type != "deal" || !begun_) {
      throw verify::Unreadable("expected a certificate, its head first, then its deals");
    } else {
      deal(verify::read_deal(value));
    }
  }

  [[nodiscard]] bool begun() const { return begun_; }

 private:
  void deal(verify::Deal next) {
    ++totals_.deals;
    if (!next.ruled) {
      ++totals_.unruled;
    } else {
      totals_.rulings += next.rulings.size();
      const bool follows = known_ && last_.file == next.file && last_.ruled;
      for (const std::string& failure :
           verify::check(next, library_.code(next.code), follows ? &last_ : nullptr)) {
        std::cout << place_of(next) << ": " << failure << '\n';
        ++totals_.failures;
      }
    }
    last_ = std::move(next);
    known_ = true;
  }

  verify::Library& library_;
  Totals& totals_;
  verify::Deal last_;
  bool begun_ = false;
  bool known_ = false;
};

void go_over(std::istream& in, verify::Library& library, Totals& totals) {
  Run run{library, totals};
  for (std::string text; std::getline(in, text);) {
    if (!text.empty()) {
      run.line(text);
    }
  }
  if (!run.begun()) {
    throw verify::Unreadable("there is no certificate in it");
  }
}

int verify_all(const std::vector<std::string>& paths, verify::Library& library) {
  Totals totals;
  for (const std::string& path : paths) {
    std::ifstream file;
    if (path != "-") {
      file.open(path, std::ios::binary);
      if (!file) {
        throw verify::Unreadable(path + ": cannot be read");
      }
    }
    go_over(path == "-" ? std::cin : file, library, totals);
  }
  std::cout << totals.deals - totals.unruled << " deals, " << totals.rulings << " rulings: ";
  if (totals.failures == 0) {
    std::cout << "every step holds";
  } else {
    std::cout << totals.failures << (totals.failures == 1 ? " step does" : " steps do")
              << " not hold";
  }
  if (totals.unruled != 0) {
    std::cout << "; " << totals.unruled << " not ruled on";
  }
  std::cout << '\n';
  return totals.failures == 0 ? kConfirmed : kRefused;
}

int run(int argc, char** argv) {
  std::string rules = rules_of(argc > 0 ? argv[0] : "");
  std::string code;
  std::vector<std::string> paths;
  CLI::App app{
      "Goes over a certificate of `ecarte check --certify` and confirms every step of it against "
      "the "
      "code of laws,\nor says which does not hold.",
      "ecarte-verify"};
  app.add_option("--rules", rules, "The folder of the codes, one folder each")
      ->type_name("FOLDER")
      ->capture_default_str();
  app.add_option("--code", code, "A file or folder of house rules besides")->type_name("PATH");
  app.add_option("paths", paths, "Certificates; - for standard input (-)")->type_name("FILE");
  app.footer("Exit status: 0 every step holds; 1 some do not; 2 the job could not be done.");
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? kConfirmed : kUnusable;
  }
  if (paths.empty()) {
    paths.emplace_back("-");
  }
  verify::Library library{rules, code};
  return verify_all(paths, library);
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "ecarte-verify: %s\n", error.what());
  } catch (...) {
    std::fputs("ecarte-verify: a fault of the program\n", stderr);
  }
  return kUnusable;
}
