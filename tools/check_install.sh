#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds the release, installs it in a folder of its own, and builds a program that knows ecarte
# only through find_package.
set -eu
cd "$(dirname "$0")/.."
prefix=$PWD/build/installed
rm -rf "$prefix" build/consumer
cmake --preset release
cmake --build --preset release
cmake --install build/release --prefix "$prefix"
cmake -S tests/consumer -B build/consumer -G Ninja -DCMAKE_PREFIX_PATH="$prefix"
cmake --build build/consumer
"$prefix/bin/ecarte" --version
build/consumer/consumer
