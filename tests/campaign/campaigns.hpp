// SPDX-License-Identifier: MIT
//
// The three campaigns. Each prints its table and returns the exit status: 0 if nothing was amiss.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ecarte::campaign {

/// Lawful games must be found lawful, and come to the score their players reckoned.
int lawful(int games, std::uint64_t seed);

/// Games with one irregularity each must be found to have that one. `kind`: those whose names begin
/// with it, or all.
int faults(int games, std::uint64_t seed, std::string_view kind);

/// The names of the kinds of irregularity, a line each.
int list_faults();

/// What the third campaign is to run over.
struct ErasureRun {
  int games = 1000;  ///< lawful ones
  int each = 0;      ///< games of each kind of fault
  std::uint64_t seed = 1;
  std::string_view kind;   ///< the erasures whose names begin so, parted by commas; or all
  std::string_view fault;  ///< the faults whose names begin so, and no lawful games; or all
  bool every = false;      ///< each record that is amiss is printed as it is met
};

/// Games of which parts are left out must not be accused of more than the same games told in full.
int erasure(const ErasureRun& what);

/// Games told in words drawn from the notation's table must be read as the same acts, and be ruled
/// on alike; told back they must say what they said. Lawful ones, and so many of each kind of
/// fault.
int words(int games, int each, std::uint64_t seed);

/// Writes the lawful ones of these games, as they are told in the words drawn.
int retell(int games, std::uint64_t seed);

/// The names of what may be left out, a line each.
int list_erasures();

/// Records broken off after each of their acts: the files given, lawful games, and so many games of
/// each kind of fault. As of then nobody is accused of what turns out to be no fault, and what is
/// used later was open before.
int prefixes(int games, int each, std::uint64_t seed, const std::vector<std::string>& files);

}  // namespace ecarte::campaign
