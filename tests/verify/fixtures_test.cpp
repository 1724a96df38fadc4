// SPDX-License-Identifier: MIT
//
// The checker confirms every certificate the referee writes of the fixtures, under every code.
#include <algorithm>
#include <fstream>

#include <gtest/gtest.h>

#include "certificates.hpp"
#include "check.hpp"
#include "codes/code_files.hpp"
#include "codes/load.hpp"
#include "support/lawful_game.hpp"

namespace ecarte::test {
namespace {

/// The steps that do not hold, each on a line.
std::string failures_of(verify::Library& library, const std::string& certificate) {
  std::string all;
  std::optional<verify::Deal> before;
  for (const nlohmann::json& value : deals_of(certificate)) {
    verify::Deal deal = verify::read_deal(value);
    if (deal.ruled) {
      const bool follows = before && before->ruled;
      for (const std::string& failure :
           verify::check(deal, library.code(deal.code), follows ? &*before : nullptr)) {
        all += deal.file + ", deal " + std::to_string(deal.deal) + ": " + failure + "\n";
      }
    }
    before = std::move(deal);
  }
  return all;
}

TEST(Certificates, OfEveryFixtureAreConfirmed) {
  verify::Library library{kRules, ""};
  int deals = 0;
  for (const std::string& file : records_in("fixtures")) {
    const std::string certificate = certificate_of(file, text_of(file));
    EXPECT_EQ(failures_of(library, certificate), "");
    deals += static_cast<int>(std::ranges::count(certificate, '\n')) - 1;
  }
  EXPECT_GT(deals, 1000);
}

class Certificate : public testing::TestWithParam<const codes::Code*> {};

/// Records of one code ruled by another.
TEST_P(Certificate, OfASituationIsConfirmedUnderAnyCode) {
  verify::Library library{kRules, ""};
  for (const std::string folder : {"fixtures/situations", "fixtures/notation/as-told"}) {
    for (const std::string& file : records_in(folder)) {
      EXPECT_EQ(failures_of(library, certificate_of(file, text_of(file), GetParam())), "");
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Codes, Certificate,
                         testing::ValuesIn(codes::built_in_codes().begin(),
                                           codes::built_in_codes().end()),
                         [](const auto& tested) {
                           std::string name{tested.param->name};
                           std::erase(name, '-');
                           return name;
                         });

TEST(Certificates, UnderHouseRulesAreConfirmed) {
  const std::string path = kRules + "/corner-table-1904";
  const auto house = codes::load_code(codes::read_code_files(path), [](std::string_view name) {
    return codes::built_in_code(name);
  });
  verify::Library library{kRules, path};
  for (const std::string& file : records_in("fixtures/house")) {
    EXPECT_EQ(failures_of(library, certificate_of(file, text_of(file), &house->code())), "");
  }
}

/// A code that stands beside its records: of house rules that no built-in code has.
TEST(Certificates, UnderTheCodesOfFixturesAreConfirmed) {
  for (const auto& folder : std::filesystem::directory_iterator{kRoot + "/fixtures/codes"}) {
    const std::string path = folder.path();
    const auto house = codes::load_code(codes::read_code_files(path), [](std::string_view name) {
      return codes::built_in_code(name);
    });
    verify::Library library{kRules, path};
    for (const std::string& file :
         records_in("fixtures/codes/" + folder.path().filename().string())) {
      EXPECT_EQ(failures_of(library, certificate_of(file, text_of(file), &house->code())), "")
          << file;
    }
  }
}

TEST(Certificates, OfLawfulGamesAreConfirmed) {
  verify::Library library{kRules, ""};
  support::LawfulGames games{7, support::Sprinkle::all()};
  std::string text;
  for (int i = 0; i < 300; ++i) {
    games.deal(text);
  }
  EXPECT_EQ(failures_of(library, certificate_of("games", text)), "");
}

TEST(Certificates, AreTheSameBytesEachTime) {
  for (const std::string& record : records_in("fixtures/hoyle")) {
    EXPECT_EQ(certificate_of(record, text_of(record)), certificate_of(record, text_of(record)));
  }
}

int status_of(const std::string& command) {
  const int status = std::system(command.c_str());
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

TEST(Program, SaysByItsStatusWhetherEveryStepHolds) {
  const std::string file = kRoot + "/fixtures/laws/turf-portland-1877/43-misplay/breach.ecarte";
  const std::string good = certificate_of(file, text_of(file));
  std::string bad = good;
  bad.replace(bad.find("\"status\":\"open\""), 15, "\"status\":\"none\"");
  const auto run = [](const std::string& text, bool told_where = true) {
    const std::string path = testing::TempDir() + "/ecarte-verify-test";
    std::ofstream{path} << text;
    return status_of(std::string{ECARTE_VERIFY} + (told_where ? " --rules " + kRules : "") + " " +
                     path + " >/dev/null 2>&1");
  };
  EXPECT_EQ(run(good), 0);
  if (std::string{ECARTE_VERIFY}.starts_with(kRoot)) {
    EXPECT_EQ(run(good, false), 0) << "built in this tree, it finds the codes of it";
  }
  EXPECT_EQ(run(bad), 1);
  EXPECT_EQ(run("{}"), 2);
  EXPECT_EQ(run(""), 2);
  EXPECT_EQ(run(good + "no JSON"), 2);
}

}  // namespace
}  // namespace ecarte::test
