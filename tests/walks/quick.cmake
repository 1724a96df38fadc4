# SPDX-License-Identifier: MIT
# Compiles the scratch copy of tools/check_walks.sh quickly: what nearly every unit includes of the
# standard library is parsed once. Each target has to have it anew, since the flags differ.
function(ecarte_parse_once folder)
  get_property(targets DIRECTORY ${folder} PROPERTY BUILDSYSTEM_TARGETS)
  foreach(target IN LISTS targets)
    get_target_property(type ${target} TYPE)
    get_target_property(sources ${target} SOURCES)
    list(LENGTH sources units)
    if(type STREQUAL STATIC_LIBRARY AND units GREATER 5)
      target_precompile_headers(${target} PRIVATE <algorithm> <array> <map> <optional> <ranges>
        <span> <string> <string_view> <vector>)
    endif()
  endforeach()
  get_property(folders DIRECTORY ${folder} PROPERTY SUBDIRECTORIES)
  foreach(below IN LISTS folders)
    ecarte_parse_once(${below})
  endforeach()
endfunction()
cmake_language(DEFER DIRECTORY ${CMAKE_SOURCE_DIR} CALL ecarte_parse_once ${CMAKE_SOURCE_DIR})
