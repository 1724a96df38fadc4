// SPDX-License-Identifier: MIT
#include "cli/kept.hpp"

#include <algorithm>
#include <string_view>

#include <fmt/core.h>

#include "notation/hints.hpp"
#include "record/words.hpp"

namespace ecarte::cli {
namespace {

/// What a player may have done by words that were kept as he said them; empty if there is nothing
/// of the game in them, or the writer says himself that it was a remark.
std::string_view hidden_act(const report::Deal& deal, const record::Act& act) {
  const std::string_view text = std::string_view(deal.record.text).substr(act.at, act.length);
  const bool said = act.kind == record::ActKind::Speak || act.kind == record::ActKind::Aside;
  const std::size_t quote = std::min(text.find('"'), text.find("\xe2\x80\x9c"));
  if (!said || !act.keeps_words() || !record::is_player(act.actor) ||
      quote == std::string_view::npos ||
      text.substr(0, quote).find("remark") != std::string_view::npos) {
    return {};
  }
  return notation::act_hinted_at(text.data() + quote, text.data() + text.size());
}

}  // namespace

std::vector<report::Remark> kept(const report::Deal& deal) {
  std::vector<report::Remark> remarks;
  for (const record::Act& act : deal.record.acts) {
    const std::string_view hint = hidden_act(deal, act);
    const bool unread = act.kind == record::ActKind::Aside && (act.flags & record::kUnread) != 0;
    if (hint.empty() && !unread) {
      continue;
    }
    report::Remark& remark = remarks.emplace_back();
    remark.id = "kept";
    remark.span = record::span_of(act);
    remark.message = "kept as it was said; nothing was read from it";
    if (!hint.empty()) {
      remark.notes.push_back(
          fmt::format("if something was done by it, say what, such as {}", hint));
    }
  }
  return remarks;
}

}  // namespace ecarte::cli
