#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds and installs ecarte in a folder of its own, and builds programs that know it only through
# find_package and pkg-config: check_install.sh [PRESET]. `package` is what is installed, `dev` is there
# already where the tests were run.
set -eu
cd "$(dirname "$0")/.."
prefix=$PWD/build/installed
rm -rf "$prefix" build/consumer
preset=${1:-package}
cmake --preset "$preset"
cmake --build --preset "$preset"
cmake --install "build/$preset" --prefix "$prefix"
cmake -S tests/consumer -B build/consumer -G Ninja -DCMAKE_PREFIX_PATH="$prefix"
cmake --build build/consumer
"$prefix/bin/ecarte" --version
build/consumer/consumer
build/consumer/consumer_in_c

# What README.md shows, as it says.
awk '/^```cpp$/ { inside = 1; next } /^```$/ { inside = 0 } inside' README.md > build/consumer/readme.cpp
PKG_CONFIG_PATH=$(dirname "$(find "$prefix" -name ecarte.pc)")
export PKG_CONFIG_PATH
# shellcheck disable=SC2046  # a list
c++ -std=c++20 -o build/consumer/readme build/consumer/readme.cpp $(pkg-config --cflags --libs ecarte)
LD_LIBRARY_PATH=$(pkg-config --variable=libdir ecarte) build/consumer/readme

# Nothing of this tree, and of no other library, is in what a program that links ecarte is told.
if grep -rn "$PWD\|fmt\|nlohmann\|pugixml\|yaml" "$(dirname "$(find "$prefix" -name ecarte-targets.cmake)")"; then
  echo 'the exported targets name what nobody else needs' >&2
  exit 1
fi
