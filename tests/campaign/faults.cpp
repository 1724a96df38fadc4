#include "campaign/campaigns.hpp"
namespace ecarte::campaign { int faults(int, std::uint64_t, std::string_view) { return 0; } }
