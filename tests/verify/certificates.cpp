// SPDX-License-Identifier: MIT
#include "certificates.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

#include "certificate/certificate.hpp"
#include "notation/parse.hpp"
#include "referee/referee.hpp"

namespace ecarte::test {

std::string text_of(const std::string& path) {
  std::ifstream in{path, std::ios::binary};
  return {std::istreambuf_iterator<char>{in}, {}};
}

std::vector<std::string> records_in(const std::string& folder) {
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator{kRoot + "/" + folder}) {
    if (entry.path().extension() == ".ecarte") {
      files.push_back(entry.path().string());
    }
  }
  std::ranges::sort(files);
  return files;
}

std::string certificate_of(const std::string& file, std::string_view text,
                           const codes::Code* code) {
  notation::Reader reader{notation::source_of(text)};
  referee::Options options;
  options.code = code;
  std::string out;
  certificate::write_head(out, "test");
  referee::judge(reader, options, [&](const referee::Judged& judged) {
    certificate::write_deal(
        out, {file, judged.record, judged.facts, judged.next.record, judged.next.facts, judged.code,
              judged.result, judged.workings.rulings, judged.workings.ledger});
  });
  return out;
}

std::vector<nlohmann::json> deals_of(const std::string& certificate) {
  std::vector<nlohmann::json> deals;
  std::istringstream lines{certificate};
  std::string line;
  std::getline(lines, line);
  while (std::getline(lines, line)) {
    deals.push_back(nlohmann::json::parse(line));
  }
  return deals;
}

}  // namespace ecarte::test
