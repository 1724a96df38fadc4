# SPDX-License-Identifier: MIT
# The version, written once (project() in CMakeLists.txt), as a header: "ecarte_version.hpp".
configure_file(${CMAKE_CURRENT_LIST_DIR}/ecarte_version.hpp.in
  ${PROJECT_BINARY_DIR}/generated/ecarte_version.hpp @ONLY)
add_library(ecarte_version INTERFACE)
target_include_directories(ecarte_version INTERFACE
  $<BUILD_INTERFACE:${PROJECT_BINARY_DIR}/generated>)
