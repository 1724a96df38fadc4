// SPDX-License-Identifier: MIT
//
// What <fmt/core.h> leaves to be linked in: the code behind fmt::format and fmt::format_to, and
// what that in turn expects of a library.
#include <fmt/format-inl.h>

namespace fmt::detail {

template thousands_sep_result<char> thousands_sep_impl(locale_ref);
template char decimal_point_impl(locale_ref);
template void vformat_to(buffer<char>&, string_view, format_args, locale_ref);

}  // namespace fmt::detail
