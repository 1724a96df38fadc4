// SPDX-License-Identifier: MIT
//
// The whole way through: text to records, records to facts, facts to rulings, deal by deal and in
// memory that does not grow with the input. What a program that links the library calls.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "codes/code.hpp"
#include "law/ledger.hpp"
#include "law/result.hpp"
#include "law/ruling.hpp"
#include "notation/parse.hpp"
#include "record/mark.hpp"
#include "record/record.hpp"
#include "replay/facts.hpp"
#include "replay/seen.hpp"
#include "sitting/account.hpp"

namespace ecarte::referee {

struct Options {
  /// The code to judge by, whatever the record says. Nothing: the code the record names, else
  /// `default_code`.
  const codes::Code* code = nullptr;
  /// Carries the score that was due on to the next deal, not the one the players marked.
  bool strict = false;
  /// Given the account of each sitting once it is over. Nothing: no account is kept.
  std::function<void(const sitting::Account&)> account;
  /// Somebody looks on: `Judged::seen` shows each deal from act to act.
  bool seen = false;
  /// A deal in which nothing but the score engages the law may be handed over in brief
  /// (law::DealResult::in_brief), which costs a fraction; `Judged::tell_whole` makes it whole.
  bool in_brief = false;
  /// The code of a record that names none. Nothing: the first of the built-in codes.
  const codes::Code* default_code = nullptr;
};

/// What a result came from; empty of a deal not judged.
struct Workings {
  const law::Rulings& rulings;
  const law::Ledger& ledger;
};

/// What is ruled if the acts were done in one of the orders that the record leaves open.
struct Ordered {
  std::string when;  ///< "'Y announces the king' came before 'Y leads K♥'"
  const record::Record& record;
  const replay::DealFacts& facts;
  const law::DealResult& result;
  Workings workings;
};

/// What was made of acts that are told in no order, or as done at one moment.
struct OrderNote {
  record::Span span;
  std::string message;
  bool open = false;  ///< it is not known which came first, though the ruling does not turn on it
};

/// What was made of the order in which the acts of a deal are told.
struct OrderTold {
  /// The deal as it is written, with what is said of the order of its acts.
  const record::Record& written;
  /// The orders on which the ruling turns, each with its own; none: it turns on none.
  std::span<const Ordered> ways = {};
  std::span<const OrderNote> notes = {};

  /// Is it not known which of some acts came first, whether the ruling turns on it or not?
  [[nodiscard]] bool leaves_open() const;
};

/// The deal after one, in which its last windows close; null if there is none.
struct NextDeal {
  const record::Record* record = nullptr;
  const replay::DealFacts* facts = nullptr;
  explicit operator bool() const { return record != nullptr; }
};

/// One deal with everything said of it. Valid only during the call it is handed to.
struct Judged {
  /// With every Problem, unreadable and impossible; its acts in the order in which they are ruled
  /// on.
  const record::Record& record;
  const replay::DealFacts& facts;
  const codes::Code& code;
  const law::DealResult& result;  ///< with several orders, what is so in all of them
  Workings workings;
  NextDeal next;
  /// At a mark "?": it is ruled on as of then.
  record::Stopped stopped;
  /// Of an unreadable deal, how many of its acts were ruled on all the same: those of the sentences
  /// that were understood, up to the first that hangs on another. 0: none.
  std::size_t understood = 0;
  OrderTold order;
  /// It was judged by the code it was written for. Under another one neither its `expect:` lines
  /// nor its waivers say anything.
  bool own_code = true;
  /// The table from act to act, of as many acts as were ruled on; empty unless Options::seen.
  const replay::DealSeen& seen;
  /// For `tell_whole`; null if no deal is handed over in brief.
  const std::function<void()>* rest = nullptr;

  /// What was told in brief is whole from here on: `result` and `workings`.
  void tell_whole() const {
    if (result.in_brief) {
      (*rest)();
    }
  }
};

/// Puts the next record of a sitting into `into`; false if there is none. What `into` held before
/// may be used again.
using Records = std::function<bool(record::Record& into)>;
/// Whether the next is there without waiting for it: then a few may be read before they are ruled
/// on.
using AtHand = std::function<bool()>;

/// Takes everything `next` gives and hands each deal to `sink`, in order. A deal is handed over
/// when its last window has closed: at most one deal after it was read. A mark "?" ends its deal:
/// that is ruled on as of then, and nothing of it goes on to deals of the same sitting behind it.
void judge(const Records& next, const Options& options,
           const std::function<void(const Judged&)>& sink);

/// The same for everything `reader` reads; of deals that are at hand a few are read at once.
void judge(notation::Reader& reader, const Options& options,
           const std::function<void(const Judged&)>& sink);

/// The same for one text after another: what is needed for each is made once. Both must outlive it,
/// and the options may be changed between two texts, but for `seen`, `account` and `in_brief`.
class TextJudge {
 public:
  TextJudge(const Options& options, const std::function<void(const Judged&)>& sink);
  ~TextJudge();
  TextJudge(const TextJudge&) = delete;
  TextJudge& operator=(const TextJudge&) = delete;

  void judge(const Records& next, const AtHand& at_hand);
  void judge(notation::Reader& reader);

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace ecarte::referee
