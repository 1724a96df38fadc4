// SPDX-License-Identifier: MIT
//
// JSON-RPC 2.0: what a message asks, and how it is answered. What the methods do is told elsewhere.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>

#include "json/value.hpp"

namespace ecarte::lsp {

using Json = json::Value;

/// Why a request is not answered, in the numbers of JSON-RPC and of the protocol.
enum class Refusal : int {
  ParseError = -32700,
  InvalidRequest = -32600,
  MethodNotFound = -32601,
  InvalidParams = -32602,
  InternalError = -32603,
  NotInitialized = -32002,
  RequestCancelled = -32800,
};

/// Thrown by whatever cannot answer a request; the server turns it into an answer.
struct RequestError : std::runtime_error {
  RequestError(Refusal why, const std::string& message)
      : std::runtime_error(message), refusal(why) {}
  Refusal refusal;
};

/// One message of a client.
struct Message {
  std::string method;  ///< empty: it is an answer to a request of ours
  Json params;
  Json id;            ///< null of a notification
  bool asks = false;  ///< it wants an answer
  bool cancelled = false;
};

/// A message that is none, and who is to be told.
struct Malformed {
  Refusal refusal;
  std::string why;
  Json id;
};

/// What a text of JSON says.
std::variant<Message, Malformed> message_of(std::string_view text);

std::string answer(const Json& id, const Json& result);
std::string refusal(const Json& id, Refusal why, std::string_view message);
std::string notification(std::string_view method, const Json& params);
std::string request(std::string_view id, std::string_view method, const Json& params);

/// What stands under a name that must be there; RequestError otherwise.
std::string text_in(const Json& object, std::string_view name);
const Json& object_in(const Json& object, std::string_view name);

}  // namespace ecarte::lsp
