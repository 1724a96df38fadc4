// SPDX-License-Identifier: MIT
//
// ecarte_embed OUTPUT FIXTURES CODE…: at build time, loads the codes of laws in the folders CODE…
// (the default one first) and writes them, with the example records under FIXTURES, as C++ tables.
#include <algorithm>
#include <deque>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <memory>
#include <sstream>
#include <vector>

#include "codes/code_files.hpp"
#include "codes/embed_write.hpp"

namespace {

namespace fs = std::filesystem;
using namespace ecarte;

/// The codes loaded so far; each may build on those before it.
class Shelf {
 public:
  void load(const fs::path& folder) {
    loaded_.push_back(
        codes::load_code(codes::read_code_files(folder), [this](std::string_view name) {
          const auto found = std::ranges::find(codes_, name, &codes::Code::name);
          return found == codes_.end() ? nullptr : *found;
        }));
    codes_.push_back(&loaded_.back()->code());
  }
  [[nodiscard]] const std::vector<const codes::Code*>& codes() const { return codes_; }

 private:
  std::vector<std::unique_ptr<codes::LoadedCode>> loaded_;
  std::vector<const codes::Code*> codes_;
};

/// The pairs of example records, with the texts they point to.
class Examples {
 public:
  /// Every folder FIXTURES/CODE/NN-ID that holds a pair.
  void collect(const fs::path& fixtures, std::string_view code) {
    const fs::path folder = fixtures / code;
    if (!fs::is_directory(folder)) {
      return;
    }
    std::vector<fs::path> laws{fs::directory_iterator{folder}, fs::directory_iterator{}};
    std::ranges::sort(laws);
    for (const fs::path& law : laws) {
      const std::string name = law.filename().string();
      const std::size_t begin = std::min(name.find_first_not_of('0'), name.size());
      const std::string number = name.substr(begin, name.find('-', begin) - begin);
      add_pair(law, code, number, "breach", "lawful") ||
          add_pair(law, code, number, "taken", "lapsed");
    }
  }
  [[nodiscard]] const std::vector<codes::ExamplePair>& all() const { return all_; }

 private:
  bool add_pair(const fs::path& folder, std::string_view code, const std::string& number,
                const std::string& first, const std::string& second) {
    const fs::path first_path = folder / (first + ".ecarte");
    const fs::path second_path = folder / (second + ".ecarte");
    if (!fs::exists(first_path) || !fs::exists(second_path)) {
      return false;
    }
    all_.push_back({code, keep(number), keep(first), keep(text_of(first_path)), keep(second),
                    keep(text_of(second_path))});
    return true;
  }

  static std::string text_of(const fs::path& path) {
    std::ifstream stream{path, std::ios::binary};
    return {std::istreambuf_iterator<char>{stream}, std::istreambuf_iterator<char>{}};
  }

  std::string_view keep(std::string text) { return texts_.emplace_back(std::move(text)); }

  std::deque<std::string> texts_;
  std::vector<codes::ExamplePair> all_;
};

void embed(const fs::path& output, const fs::path& fixtures, const std::vector<fs::path>& folders) {
  Shelf shelf;
  Examples examples;
  for (const fs::path& folder : folders) {
    shelf.load(folder);
    examples.collect(fixtures, shelf.codes().back()->name);
  }
  std::ofstream out{output, std::ios::binary};
  codes::write_tables(out, shelf.codes(), examples.all());
  out.close();
  if (!out) {
    throw std::runtime_error{"cannot write " + output.string()};
  }
}

}  // namespace

int main(int argc, char** argv) {
  constexpr int kLeast = 4;
  if (argc < kLeast) {
    std::cerr << "usage: ecarte_embed OUTPUT FIXTURES CODE...\n";
    return 2;
  }
  try {
    embed(argv[1], argv[2], {argv + 3, argv + argc});
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
  return 0;
}
