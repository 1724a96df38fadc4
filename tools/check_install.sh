#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds the package, installs it in a folder of its own, and builds a program that knows ecarte
# only through find_package.
set -eu
cd "$(dirname "$0")/.."
prefix=$PWD/build/installed
rm -rf "$prefix" build/consumer
cmake --preset package
cmake --build --preset package
cmake --install build/package --prefix "$prefix"
cmake -S tests/consumer -B build/consumer -G Ninja -DCMAKE_PREFIX_PATH="$prefix"
cmake --build build/consumer
"$prefix/bin/ecarte" --version
build/consumer/consumer
