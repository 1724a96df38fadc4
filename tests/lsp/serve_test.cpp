// SPDX-License-Identifier: MIT
//
// The server without a program around it, so that the sanitizers see it: a session, and noise.
#include <deque>
#include <random>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "json/value.hpp"
#include "lsp/framing.hpp"
#include "lsp/server.hpp"

namespace ecarte::lsp {
namespace {

/// What a client says, piece by piece, and all that is answered.
class Script final : public Channel {
 public:
  std::size_t read(char* into, std::size_t size) override {
    if (pieces_.empty()) {
      return 0;
    }
    std::string& piece = pieces_.front();
    const std::size_t given = piece.copy(into, size);
    piece.erase(0, given);
    if (piece.empty()) {
      pieces_.pop_front();
    }
    return given;
  }
  /// Every message comes a while after the one before, so that there is time to publish.
  bool wait(int milliseconds) override {
    return milliseconds == 0 ? std::exchange(later_, false) : !(later_ = true);
  }
  void write(std::string_view bytes) override { said += bytes; }

  void say(std::string_view message) { pieces_.push_back(framed(message)); }
  void say_bytes(std::string bytes) { pieces_.push_back(std::move(bytes)); }

  std::string said;

 private:
  std::deque<std::string> pieces_;
  bool later_ = true;
};

class PlainTerms final : public DocumentTerms {
 public:
  [[nodiscard]] const codes::Code* default_code() const override { return nullptr; }
  [[nodiscard]] bool strict() const override { return false; }
  [[nodiscard]] bool all_notes() const override { return true; }
  void select(law::DealResult& /*result*/) const override {}
  Treated treat(const report::Deal& deal) override {
    Treated treated;
    treated.findings.assign(deal.result.findings.size(), report::Treatment::Reported);
    return treated;
  }
};

class PlainProject final : public Project {
 public:
  std::unique_ptr<DocumentTerms> terms_of(const std::string& path) override {
    if (path == "/broken.ecarte") {
      throw std::runtime_error("its settings cannot be read");
    }
    return plain_terms();
  }
  std::unique_ptr<DocumentTerms> plain_terms() override { return std::make_unique<PlainTerms>(); }
};

constexpr std::string_view kInitialize =
    R"({"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}})";
constexpr std::string_view kShutdown = R"({"jsonrpc":"2.0","id":"end","method":"shutdown"})";
constexpr std::string_view kExit = R"({"jsonrpc":"2.0","method":"exit"})";

std::string opening(std::string_view path, std::string_view text) {
  const json::Value item{{"uri", "file://" + std::string(path)},
                         {"languageId", "ecarte"},
                         {"version", 1},
                         {"text", text}};
  return json::Value{{"jsonrpc", "2.0"},
                     {"method", "textDocument/didOpen"},
                     {"params", json::Value{{"textDocument", item}}}}
      .dump();
}

std::string asking(std::string_view method, std::string_view path, std::int64_t line,
                   std::int64_t character) {
  const json::Value at{{"line", line}, {"character", character}};
  const json::Value params{{"textDocument", json::Value{{"uri", "file://" + std::string(path)}}},
                           {"position", at},
                           {"range", json::Value{{"start", at}, {"end", at}}},
                           {"context", json::Value{{"diagnostics", json::Value::array()}}}};
  return json::Value{{"jsonrpc", "2.0"}, {"id", method}, {"method", method}, {"params", params}}
      .dump();
}

constexpr std::string_view kRecord =
    "players: A, Y\ndeal 1: A gives 3-2; turns 8♦\n  Y plays; nods to himself\n  1. Y K♥, A 9♠\n"
    "  2. Y Q♥, A 7♥\n  Y says \"🂡\"; Y plaays\n";

TEST(Serve, ASessionIsAnsweredAndEndsInOrder) {
  Script client;
  client.say(kInitialize);
  client.say(opening("/a.ecarte", kRecord));
  for (const std::string_view method :
       {"hover", "definition", "completion", "codeAction", "inlayHint", "formatting"}) {
    for (std::int64_t line = 0; line < 8; ++line) {
      client.say(asking("textDocument/" + std::string(method), "/a.ecarte", line, 4 * line));
    }
  }
  client.say(kShutdown);
  client.say(kExit);
  PlainProject project;
  EXPECT_TRUE(serve(client, project, "0"));
  EXPECT_THAT(client.said, testing::HasSubstr("law 43 revoke"));
  EXPECT_THAT(client.said, testing::HasSubstr(R"(write \"plays\")"));
  EXPECT_THAT(client.said, testing::Not(testing::HasSubstr("\"error\"")));
}

TEST(Serve, SettingsThatCannotBeReadAreToldAndLeftOut) {
  Script client;
  client.say(kInitialize);
  client.say(opening("/broken.ecarte", kRecord));
  client.say(asking("textDocument/hover", "/broken.ecarte", 3, 14));
  PlainProject project;
  EXPECT_FALSE(serve(client, project, "0"));  // it went away without a word
  EXPECT_THAT(client.said, testing::HasSubstr("its settings cannot be read"));
  EXPECT_THAT(client.said, testing::HasSubstr("law 43 revoke"));
}

TEST(Serve, NoiseIsRefusedAndNothingMore) {
  std::mt19937 random{3};
  Script client;
  client.say(kInitialize);
  client.say(opening("/a.ecarte", kRecord));
  const std::string sound = asking("textDocument/codeAction", "/a.ecarte", 5, 20);
  for (int round = 0; round < 400; ++round) {
    std::string text = round % 2 == 0 ? sound : opening("/a.ecarte", kRecord);
    for (auto slips = random() % 6 + 1; slips > 0; --slips) {
      text[random() % text.size()] = static_cast<char>(random() % 256);
    }
    if (round % 10 == 0) {
      client.say_bytes(text.substr(0, 40) + "\r\n\r\n");
    } else {
      client.say(text);
    }
  }
  client.say(kShutdown);
  client.say(kExit);
  PlainProject project;
  EXPECT_TRUE(serve(client, project, "0"));
}

}  // namespace
}  // namespace ecarte::lsp
