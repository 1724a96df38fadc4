// SPDX-License-Identifier: MIT
//
// How far a long work has come: one line on a terminal, written over and over.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "cli/output.hpp"

namespace ecarte::cli {

class Progress {
 public:
  /// Of a work of `total` units (0: it is not known how many) called `unit`. Nothing is shown in
  /// the first second, nor where standard error is no terminal or what is printed shows it already.
  Progress(Streams& streams, std::uint64_t total, std::string unit, bool printing);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// So much is done, in all.
  void show(std::uint64_t done);
  /// Takes the line away; call before anything else is written there.
  void clear();

 private:
  using Clock = std::chrono::steady_clock;

  Output& to_;
  std::uint64_t total_;
  std::string unit_;
  bool silent_;
  bool shown_ = false;
  Clock::time_point next_;
};

}  // namespace ecarte::cli
