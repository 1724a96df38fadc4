// SPDX-License-Identifier: MIT
//
// What a client may ask of a document, a function each in a file of its own: the parameters of the
// request in, its result out. RequestError where the parameters are none.
#pragma once

#include "lsp/analysis.hpp"
#include "lsp/document.hpp"
#include "lsp/rpc.hpp"

namespace ecarte::lsp {

/// What the client can show.
struct Client {
  Encoding encoding = Encoding::Utf16;
  bool related = false;           ///< places beside the one of a diagnostic
  bool code_description = false;  ///< a link behind its code
  bool markdown = false;          ///< in hovers
  bool snippets = false;          ///< in completions
  bool watches = false;           ///< can be asked to watch files
};

/// The parameters of textDocument/publishDiagnostics.
Json diagnostics(const Document& document, const Analysis& analysis, const Client& client);

Json hover(const Document& document, const Analysis& analysis, const Client& client,
           const Json& params);
Json inlay_hints(const Document& document, const Analysis& analysis, const Json& params);
Json definition(const Document& document, const Analysis& analysis, const Json& params);
Json completion(const Document& document, const Client& client, const Json& params);
Json code_actions(const Document& document, const Analysis& analysis, const Json& params);

/// Edits that bring the document into canonical form, and why there are none where there is nothing
/// to be done but that.
struct Formatted {
  Json edits;       ///< null: it must be left as it is
  std::string why;  ///< and why
};
Formatted formatting(const Document& document);

/// The byte a request speaks of.
std::size_t offset_in(const Document& document, const Json& params);

}  // namespace ecarte::lsp
