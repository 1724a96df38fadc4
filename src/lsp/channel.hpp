// SPDX-License-Identifier: MIT
//
// The two things a server is given: a way to the client, and what the project says of its records.
// Who starts it knows of streams and files; the server knows neither.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "report/deal.hpp"

namespace ecarte::lsp {

/// Bytes from a client and to it.
class Channel {
 public:
  Channel() = default;
  virtual ~Channel() = default;
  Channel(const Channel&) = delete;
  Channel& operator=(const Channel&) = delete;

  /// Waits for bytes, writes at most `size` of them to `into` and returns how many; 0 at the end.
  virtual std::size_t read(char* into, std::size_t size) = 0;
  /// True as soon as `read` would not wait; false if it still would after so many milliseconds.
  virtual bool wait(int milliseconds) = 0;
  /// All of it, at once.
  virtual void write(std::string_view bytes) = 0;
};

/// How the records of one document are to be checked, from its first deal to its last.
class DocumentTerms {
 public:
  DocumentTerms() = default;
  virtual ~DocumentTerms() = default;
  DocumentTerms(const DocumentTerms&) = delete;
  DocumentTerms& operator=(const DocumentTerms&) = delete;

  /// A demand of the record that is not met.
  struct Unmet {
    record::Span span;
    std::string message;
  };
  /// What becomes of what was found in a deal.
  struct Treated {
    std::vector<report::Treatment> findings;  ///< one for each
    bool doubt_expected = false;
    bool problems_expected = false;
    std::vector<Unmet> unmet;
  };

  [[nodiscard]] virtual const codes::Code* default_code()
      const = 0;  ///< nullptr: the first built in
  [[nodiscard]] virtual bool strict() const = 0;
  [[nodiscard]] virtual bool all_notes() const = 0;
  /// Takes out what is not to be looked at.
  virtual void select(law::DealResult& result) const = 0;
  /// Call for each deal, in order.
  virtual Treated treat(const report::Deal& deal) = 0;
};

/// The project that documents belong to.
class Project {
 public:
  Project() = default;
  virtual ~Project() = default;
  Project(const Project&) = delete;
  Project& operator=(const Project&) = delete;

  /// Those of the file at `path`, which need not exist, as its project has them now. Throws
  /// std::exception, which says what cannot be used.
  virtual std::unique_ptr<DocumentTerms> terms_of(const std::string& path) = 0;
  /// The same if the project said nothing.
  virtual std::unique_ptr<DocumentTerms> plain_terms() = 0;
};

}  // namespace ecarte::lsp
