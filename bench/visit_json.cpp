// SPDX-License-Identifier: MIT
//
// ecarte-visit-json: has simdjson read a file of JSON lines and visits every value of it; what
// `ecarte check` of the same deals is measured beside (measure.py). It reads a stretch of whole
// lines at a time, which is faster than the file at once, for the memory is used again.
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <exception>
#include <string_view>
#include <vector>

#include <fcntl.h>
#include <simdjson.h>
#include <unistd.h>

namespace {

namespace dom = simdjson::dom;

/// What was met, so that it must be visited.
struct Met {
  unsigned long long documents = 0;
  unsigned long long values = 0;
  unsigned long long sum = 0;  ///< lengths of strings and keys, and numbers
};

void visit(dom::element element, Met& met) {
  ++met.values;
  switch (element.type()) {
    case dom::element_type::ARRAY:
      for (const dom::element each : dom::array(element)) {
        visit(each, met);
      }
      break;
    case dom::element_type::OBJECT:
      for (const dom::key_value_pair each : dom::object(element)) {
        met.sum += each.key.size();
        visit(each.value, met);
      }
      break;
    case dom::element_type::STRING:
      met.sum += std::string_view(element).size();
      break;
    case dom::element_type::INT64:
      met.sum += static_cast<unsigned long long>(std::int64_t(element));
      break;
    case dom::element_type::BOOL:
      met.sum += bool(element) ? 1 : 0;
      break;
    default:
      break;
  }
}

/// Whole lines of a file, in room that simdjson may read beyond.
class Stretches {
 public:
  explicit Stretches(int descriptor) : descriptor_(descriptor) {}

  /// The next ones; nothing at the end.
  std::string_view next() {
    std::memmove(room_.data(), room_.data() + given_, filled_ - given_);
    filled_ -= given_;
    for (ssize_t got = 1; filled_ < kSize && got > 0;) {
      got = ::read(descriptor_, room_.data() + filled_, kSize - filled_);
      filled_ += got > 0 ? static_cast<std::size_t>(got) : 0;
    }
    given_ = std::string_view(room_.data(), filled_).rfind('\n') + 1;
    return {room_.data(), given_};
  }

 private:
  static constexpr std::size_t kSize = std::size_t{512} << 10U;
  int descriptor_;
  std::vector<char> room_ = std::vector<char>(kSize + simdjson::SIMDJSON_PADDING);
  std::size_t filled_ = 0;
  std::size_t given_ = 0;
};

int visit_file(int argc, char** argv) {
  const int descriptor = argc == 2 ? ::open(argv[1], O_RDONLY | O_CLOEXEC) : -1;
  if (descriptor < 0) {
    std::fputs("usage: ecarte-visit-json FILE\n", stderr);
    return 2;
  }
  Met met;
  dom::parser parser;
  Stretches stretches(descriptor);
  for (std::string_view text = stretches.next(); !text.empty(); text = stretches.next()) {
    dom::document_stream documents;
    if (parser.parse_many(text.data(), text.size(), text.size()).get(documents)) {
      std::fputs("ecarte-visit-json: not JSON\n", stderr);
      return 2;
    }
    for (auto document : documents) {
      ++met.documents;
      visit(document.value(), met);
    }
  }
  std::printf("%llu documents, %llu values, %llu; %s\n", met.documents, met.values, met.sum,
              simdjson::get_active_implementation()->name().c_str());
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return visit_file(argc, argv);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "ecarte-visit-json: %s\n", error.what());
    return 2;
  }
}
