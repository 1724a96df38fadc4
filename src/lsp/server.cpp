// SPDX-License-Identifier: MIT
#include "lsp/server.hpp"

#include <algorithm>
#include <array>
#include <deque>
#include <map>
#include <memory>
#include <optional>

#include <fmt/core.h>

#include "lsp/features.hpp"
#include "lsp/framing.hpp"

namespace ecarte::lsp {
namespace {

constexpr int kPause = 40;  ///< milliseconds without a message before anything is published

/// A document, and what is known of it as it stands.
struct Open {
  Open(std::string uri, std::string text, Json version, bool markdown, Encoding encoding)
      : document(std::move(uri), std::move(text), std::move(version), markdown, encoding) {}

  /// What is known of it holds no more.
  void look_again() {
    analysis.reset();
    published = false;
  }

  Document document;
  std::optional<Analysis> analysis;
  bool published = false;
};

class Server {
 public:
  Server(Channel& channel, Project& project, const std::string& version)
      : channel_(channel), project_(project), version_(version) {}

  bool run();

 private:
  enum class Life : std::uint8_t { New, Running, ShutDown, Gone };

  struct Method {
    std::string_view name;
    Json (Server::*answer)(const Json& params);
  };
  static const Method* method_of(std::string_view name);

  void take_in();
  void take(const std::string& text);
  void cancel(const Json& id);
  void handle(Message& message);
  void ask(const Message& message);
  void note(const Message& message);
  void publish(Open& open);
  /// The document a request names.
  Open& open_in(const Json& params);
  const Analysis& fresh(Open& open);
  void send(const std::string& message) { channel_.write(message); }
  void tell(std::string_view method, int type, std::string_view words);

  Json initialize(const Json& params);
  void watch_settings();
  Json shut_down(const Json& params);
  Json on_hover(const Json& params);
  Json on_completion(const Json& params);
  Json on_definition(const Json& params);
  Json on_formatting(const Json& params);
  Json on_code_action(const Json& params);
  Json on_inlay_hint(const Json& params);
  void did_open(const Json& params);
  void did_change(const Json& params);
  void did_close(const Json& params);
  void look_again();

  Channel& channel_;
  Project& project_;
  std::string version_;
  Client client_;
  Life life_ = Life::New;
  Framing framing_;
  bool input_ended_ = false;
  std::deque<Message> waiting_;
  std::map<std::string, Open, std::less<>> documents_;
  std::string trouble_told_;
};

const Server::Method* Server::method_of(std::string_view name) {
  static constexpr std::array kMethods{
      Method{"initialize", &Server::initialize},
      Method{"shutdown", &Server::shut_down},
      Method{"textDocument/hover", &Server::on_hover},
      Method{"textDocument/completion", &Server::on_completion},
      Method{"textDocument/definition", &Server::on_definition},
      Method{"textDocument/formatting", &Server::on_formatting},
      Method{"textDocument/codeAction", &Server::on_code_action},
      Method{"textDocument/inlayHint", &Server::on_inlay_hint},
  };
  const auto* const found = std::ranges::find(kMethods, name, &Method::name);
  return found == kMethods.end() ? nullptr : found;
}

bool Server::run() {
  while (life_ != Life::Gone) {
    // All that has come is taken in first, so that a request taken back is not worked at.
    while (!input_ended_ && channel_.wait(0)) {
      take_in();
    }
    if (!waiting_.empty()) {
      Message message = std::move(waiting_.front());
      waiting_.pop_front();
      handle(message);
      continue;
    }
    if (input_ended_) {
      return false;
    }
    const auto stale =
        std::ranges::find_if(documents_, [](const auto& each) { return !each.second.published; });
    if (stale == documents_.end()) {
      take_in();
    } else if (!channel_.wait(kPause)) {
      publish(stale->second);
    }
  }
  return life_ == Life::Gone && !input_ended_;
}

void Server::take_in() {
  std::array<char, std::size_t{1} << 16U> bytes;  // NOLINT: filled by read
  const std::size_t got = channel_.read(bytes.data(), bytes.size());
  input_ended_ = got == 0;
  framing_.add({bytes.data(), got});
  while (auto frame = framing_.next()) {
    if (frame->trouble.empty()) {
      take(frame->message);
    } else {
      send(refusal({}, Refusal::ParseError, frame->trouble));
    }
  }
}

void Server::take(const std::string& text) {
  std::variant<Message, Malformed> read = message_of(text);
  if (const auto* const malformed = std::get_if<Malformed>(&read)) {
    send(refusal(malformed->id, malformed->refusal, malformed->why));
    return;
  }
  Message& message = std::get<Message>(read);
  if (message.method == "$/cancelRequest") {
    cancel(message.params.at("id"));
  } else if (!message.method.empty()) {  // answers to what we ask change nothing
    waiting_.push_back(std::move(message));
  }
}

void Server::cancel(const Json& id) {
  for (Message& message : waiting_) {
    message.cancelled = message.cancelled || (message.asks && message.id.dump() == id.dump());
  }
}

void Server::handle(Message& message) {
  try {
    if (message.asks) {
      ask(message);
    } else {
      note(message);
    }
  } catch (const RequestError& error) {
    if (message.asks) {
      send(refusal(message.id, error.refusal, error.what()));
    }
  } catch (const std::exception& error) {
    const std::string words = fmt::format("internal error: {}", error.what());
    if (message.asks) {
      send(refusal(message.id, Refusal::InternalError, words));
    } else {
      tell("window/logMessage", 1, words);
    }
  }
}

void Server::ask(const Message& message) {
  if (message.cancelled) {
    throw RequestError{Refusal::RequestCancelled, "taken back"};
  }
  const bool begins = message.method == "initialize";
  if (life_ == Life::New && !begins) {
    throw RequestError{Refusal::NotInitialized, "expected initialize first"};
  }
  if (life_ == Life::ShutDown || (life_ == Life::Running && begins)) {
    throw RequestError{Refusal::InvalidRequest,
                       begins ? "initialize came before" : "expected exit after shutdown"};
  }
  const Method* const method = method_of(message.method);
  if (method == nullptr) {
    throw RequestError{Refusal::MethodNotFound, "no method " + message.method};
  }
  send(answer(message.id, (this->*method->answer)(message.params)));
}

void Server::note(const Message& message) {
  if (message.method == "exit") {
    input_ended_ = life_ != Life::ShutDown;
    life_ = Life::Gone;
    return;
  }
  if (life_ != Life::Running) {
    return;
  }
  if (message.method == "initialized") {
    watch_settings();
  } else if (message.method == "textDocument/didOpen") {
    did_open(message.params);
  } else if (message.method == "textDocument/didChange") {
    did_change(message.params);
  } else if (message.method == "textDocument/didClose") {
    did_close(message.params);
  } else if (message.method == "textDocument/didSave" ||
             message.method == "workspace/didChangeWatchedFiles" ||
             message.method == "workspace/didChangeConfiguration") {
    look_again();
  }
}

void Server::tell(std::string_view method, int type, std::string_view words) {
  send(notification(method, {{"type", type}, {"message", words}}));
}

Open& Server::open_in(const Json& params) {
  const auto found = documents_.find(text_in(object_in(params, "textDocument"), "uri"));
  if (found == documents_.end()) {
    throw RequestError{Refusal::InvalidParams, "expected a document that is open"};
  }
  return found->second;
}

const Analysis& Server::fresh(Open& open) {
  if (!open.analysis) {
    open.analysis = analyse(open.document, project_);
    if (!open.analysis->trouble.empty() && open.analysis->trouble != trouble_told_) {
      constexpr int kWarning = 2;
      tell("window/showMessage", kWarning, "ecarte: " + open.analysis->trouble);
    }
    trouble_told_ = open.analysis->trouble;
  }
  return *open.analysis;
}

void Server::publish(Open& open) {
  open.published = true;
  try {
    send(notification("textDocument/publishDiagnostics",
                      diagnostics(open.document, fresh(open), client_)));
  } catch (const std::exception& error) {
    tell("window/logMessage", 1, fmt::format("internal error: {}", error.what()));
  }
}

Json Server::initialize(const Json& params) {
  const Json& can = params.at("capabilities");
  const Json& document = can.at("textDocument");
  for (const Json& name : can.at("general").at("positionEncodings").items()) {
    const auto encoding = name.text() == nullptr ? std::nullopt : encoding_of(*name.text());
    if (encoding) {
      client_.encoding = *encoding;
      break;
    }
  }
  const Json& shows = document.at("publishDiagnostics");
  client_.related = shows.at("relatedInformation").is_true();
  client_.code_description = shows.at("codeDescriptionSupport").is_true();
  const auto formats = document.at("hover").at("contentFormat").items();
  client_.markdown = !formats.empty() && formats.front().text() != nullptr &&
                     *formats.front().text() == "markdown";
  client_.snippets = document.at("completion").at("completionItem").at("snippetSupport").is_true();
  client_.watches =
      can.at("workspace").at("didChangeWatchedFiles").at("dynamicRegistration").is_true();
  life_ = Life::Running;
  constexpr int kIncremental = 2;
  const Json sync{{"openClose", true}, {"change", kIncremental}, {"save", true}};
  const Json completes{{"triggerCharacters", Json::array({" ", ":", "\""})}};
  const Json fixes{{"codeActionKinds", Json::array({"quickfix"})}};
  const Json offered{{"positionEncoding", word(client_.encoding)},
                     {"textDocumentSync", sync},
                     {"hoverProvider", true},
                     {"completionProvider", completes},
                     {"definitionProvider", true},
                     {"documentFormattingProvider", true},
                     {"codeActionProvider", fixes},
                     {"inlayHintProvider", true}};
  return {{"capabilities", offered},
          {"serverInfo", Json{{"name", "ecarte"}, {"version", version_}}}};
}

/// What a project says of its records may change while they are open.
void Server::watch_settings() {
  if (!client_.watches) {
    return;
  }
  Json watchers = Json::array();
  watchers.push_back({{"globPattern", "**/*.yaml"}});  // settings, and house rules
  const Json registration{{"id", "settings"},
                          {"method", "workspace/didChangeWatchedFiles"},
                          {"registerOptions", Json{{"watchers", watchers}}}};
  send(request("watch", "client/registerCapability",
               {{"registrations", Json::array({registration})}}));
}

Json Server::shut_down(const Json& /*params*/) {
  life_ = Life::ShutDown;
  documents_.clear();
  return nullptr;
}

void Server::did_open(const Json& params) {
  const Json& item = object_in(params, "textDocument");
  const std::string uri = text_in(item, "uri");
  const std::string* const language = item.at("languageId").text();
  documents_.erase(uri);
  documents_.try_emplace(uri, uri, text_in(item, "text"), item.at("version"),
                         language != nullptr && *language == "markdown", client_.encoding);
}

void Server::did_change(const Json& params) {
  Open& open = open_in(params);
  open.look_again();
  for (const Json& change : params.at("contentChanges").items()) {
    open.document.change(change);
  }
  open.document.set_version(params.at("textDocument").at("version"));
}

/// Of a document that is closed nothing is shown any more.
void Server::did_close(const Json& params) {
  const std::string uri = text_in(object_in(params, "textDocument"), "uri");
  if (documents_.erase(uri) > 0) {
    send(notification("textDocument/publishDiagnostics",
                      {{"uri", uri}, {"diagnostics", Json::array()}}));
  }
}

void Server::look_again() {
  for (auto& [uri, open] : documents_) {
    open.look_again();
  }
}

Json Server::on_hover(const Json& params) {
  Open& open = open_in(params);
  return hover(open.document, fresh(open), client_, params);
}

Json Server::on_completion(const Json& params) {
  return completion(open_in(params).document, client_, params);
}

Json Server::on_definition(const Json& params) {
  Open& open = open_in(params);
  return definition(open.document, fresh(open), params);
}

Json Server::on_formatting(const Json& params) {
  Formatted formatted = formatting(open_in(params).document);
  if (!formatted.why.empty()) {
    constexpr int kInfo = 3;
    tell("window/logMessage", kInfo, formatted.why);
  }
  return std::move(formatted.edits);
}

Json Server::on_code_action(const Json& params) {
  Open& open = open_in(params);
  return code_actions(open.document, fresh(open), params);
}

Json Server::on_inlay_hint(const Json& params) {
  Open& open = open_in(params);
  return inlay_hints(open.document, fresh(open), params);
}

}  // namespace

bool serve(Channel& channel, Project& project, const std::string& version) {
  return Server{channel, project, version}.run();
}

}  // namespace ecarte::lsp
