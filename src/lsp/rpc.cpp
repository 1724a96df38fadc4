// SPDX-License-Identifier: MIT
#include "lsp/rpc.hpp"

#include <fmt/core.h>

#include "lsp/framing.hpp"

namespace ecarte::lsp {
namespace {

std::string sent(const Json& message) {
  return framed(message.dump());
}

}  // namespace

std::variant<Message, Malformed> message_of(std::string_view text) {
  const std::optional<Json> read = Json::read(text);
  if (!read) {
    return Malformed{Refusal::ParseError, "expected a message in JSON", {}};
  }
  const Json& id = read->at("id");
  const bool proper_id = id.is_null() || id.text() != nullptr || id.integer();
  const std::string* const version = read->at("jsonrpc").text();
  if (!read->is_object() || !proper_id || version == nullptr || *version != "2.0") {
    return Malformed{Refusal::InvalidRequest, "expected a message of JSON-RPC 2.0, and one alone",
                     proper_id ? id : Json{}};
  }
  Message message;
  message.id = id;
  if (const std::string* const method = read->at("method").text()) {
    message.method = *method;
    message.params = read->at("params");
    message.asks = !id.is_null();
    return message;
  }
  const bool answers = !read->at("result").is_null() || !read->at("error").is_null();
  if (!read->at("method").is_null() || (!answers && id.is_null())) {
    return Malformed{Refusal::InvalidRequest, "expected the name of a method", id};
  }
  return message;
}

std::string answer(const Json& id, const Json& result) {
  return sent({{"jsonrpc", "2.0"}, {"id", id}, {"result", result}});
}

std::string refusal(const Json& id, Refusal why, std::string_view message) {
  const Json error{{"code", static_cast<int>(why)}, {"message", message}};
  return sent({{"jsonrpc", "2.0"}, {"id", id}, {"error", error}});
}

std::string notification(std::string_view method, const Json& params) {
  return sent({{"jsonrpc", "2.0"}, {"method", method}, {"params", params}});
}

std::string request(std::string_view id, std::string_view method, const Json& params) {
  return sent({{"jsonrpc", "2.0"}, {"id", id}, {"method", method}, {"params", params}});
}

std::string text_in(const Json& object, std::string_view name) {
  const std::string* const text = object.at(name).text();
  if (text == nullptr) {
    throw RequestError{Refusal::InvalidParams, fmt::format("expected a text under '{}'", name)};
  }
  return *text;
}

const Json& object_in(const Json& object, std::string_view name) {
  const Json& found = object.at(name);
  if (!found.is_object()) {
    throw RequestError{Refusal::InvalidParams, fmt::format("expected an object under '{}'", name)};
  }
  return found;
}

}  // namespace ecarte::lsp
