// SPDX-License-Identifier: MIT
//
// Nothing: CMake wants a unit for headers that are read for others (src/CMakeLists.txt).
