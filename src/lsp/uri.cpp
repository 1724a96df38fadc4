// SPDX-License-Identifier: MIT
#include "lsp/uri.hpp"

#include <charconv>

namespace ecarte::lsp {

std::string path_of(std::string_view uri) {
  constexpr std::string_view kScheme = "file://";
  if (!uri.starts_with(kScheme)) {
    return {};
  }
  uri.remove_prefix(kScheme.size());
  const std::size_t root = uri.find('/');  // past the host, which is ours
  uri = root == std::string_view::npos ? std::string_view{} : uri.substr(root);
  std::string path;
  for (std::size_t at = 0; at < uri.size(); ++at) {
    unsigned code = 0;
    const char* const digits = uri.data() + at + 1;
    const bool coded = uri[at] == '%' && at + 2 < uri.size() &&
                       std::from_chars(digits, digits + 2, code, 16).ptr == digits + 2;
    path += coded ? static_cast<char>(code) : uri[at];
    at += coded ? 2 : 0;
  }
  return path.find('\0') == std::string::npos ? path : std::string{};
}

}  // namespace ecarte::lsp
