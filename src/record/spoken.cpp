// SPDX-License-Identifier: MIT
#include "record/spoken.hpp"

#include <algorithm>
#include <array>

#include "record/record.hpp"

namespace ecarte::record {
namespace {

using std::string_view;

/// The words of a text, in small letters, with single blanks, without what is no letter or figure;
/// none if they are longer than any that are looked for.
class Bare {
 public:
  explicit Bare(string_view text) {
    for (const char c : text) {
      const char letter = c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
      const bool kept = (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9');
      const bool parts = c == ' ' && size_ != 0 && words_[size_ - 1] != ' ';
      if (kept || parts) {
        if (size_ == words_.size()) {
          size_ = 0;
          return;
        }
        words_[size_++] = kept ? letter : ' ';
      }
    }
    size_ -= size_ != 0 && words_[size_ - 1] == ' ' ? 1 : 0;
  }
  [[nodiscard]] string_view words() const { return {words_.data(), size_}; }

 private:
  std::array<char, 32> words_{};
  std::size_t size_ = 0;
};

}  // namespace

Quotation quotation_in(string_view text) {
  const std::size_t open = quote_in(text);
  if (open == string_view::npos) {
    return {};
  }
  text.remove_prefix(open + (text[open] == '"' ? 1 : 3));
  const std::size_t close = std::min(text.find('"'), text.find("\xe2\x80\x9d"));  // ”
  const string_view words = text.substr(0, close);
  text.remove_prefix(words.size());
  text.remove_prefix(text.empty() || text[0] == '"' ? std::min<std::size_t>(text.size(), 1) : 3);
  return {words, text};
}

bool is_act_when_said(string_view words) {
  static constexpr auto kActs = std::to_array<string_view>({"king",
                                                            "the king",
                                                            "i have the king",
                                                            "i announce the king",
                                                            "le roi",
                                                            "i propose",
                                                            "propose",
                                                            "again",
                                                            "i propose again",
                                                            "i accept",
                                                            "accept",
                                                            "how many",
                                                            "play",
                                                            "i play",
                                                            "i refuse",
                                                            "one",
                                                            "two",
                                                            "three",
                                                            "four",
                                                            "five",
                                                            "none"});
  const Bare bare(words);
  const string_view said = bare.words();
  const bool number =
      !said.empty() && std::ranges::all_of(said, [](char c) { return c >= '0' && c <= '9'; });
  return number || std::ranges::find(kActs, said) != kActs.end();
}

}  // namespace ecarte::record
