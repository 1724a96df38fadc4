# SPDX-License-Identifier: MIT
# How every target of ours is compiled. Warnings are ours alone: a program that links the installed
# package gets the include folder and nothing else.

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE RelWithDebInfo CACHE STRING "Debug, Release, RelWithDebInfo" FORCE)
endif()
if(PROJECT_IS_TOP_LEVEL)
  set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)
  find_program(ECARTE_CCACHE ccache)
  if(ECARTE_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${ECARTE_CCACHE})
  endif()
endif()

# The layers go into the shared library too (src/api), which shows nothing of them.
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)

add_library(ecarte_options INTERFACE)
target_compile_features(ecarte_options INTERFACE cxx_std_20)
target_compile_options(ecarte_options INTERFACE
  $<BUILD_INTERFACE:-Wall;-Wextra;-Wpedantic;-Wconversion;-Wshadow>
  $<BUILD_INTERFACE:$<$<BOOL:${ECARTE_WERROR}>:-Werror>>)
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # Sees overlaps where std::string joins a literal and a temporary (GCC bug 105651).
  target_compile_options(ecarte_options INTERFACE $<BUILD_INTERFACE:-Wno-restrict>)
endif()
target_include_directories(ecarte_options INTERFACE
  $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/src>
  $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}>)

# Optimises `target` a little where it is debugged too: what tests spend their time in then takes a third of it.
# Not under the sanitizers, whose reports want every line where it stands.
function(ecarte_warm target)
  if(NOT CMAKE_CXX_FLAGS MATCHES "-fsanitize")
    target_compile_options(${target} PRIVATE $<$<CONFIG:Debug>:-O1>)
  endif()
endfunction()

if(ECARTE_LTO)
  include(CheckIPOSupported)
  check_ipo_supported(RESULT ECARTE_LTO_WORKS LANGUAGES CXX)
  set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ${ECARTE_LTO_WORKS})
  if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
    # The installed archives must serve a compiler that knows nothing of this one's link time.
    add_compile_options(-ffat-lto-objects)
    # Seen only at link time, in std::string inside std::variant, where GCC 12 knows no sizes.
    add_link_options(-Wno-stringop-overflow)
  endif()
endif()
set(ECARTE_PROFILES 0)
if(ECARTE_PROFILE AND CMAKE_CXX_COMPILER_ID STREQUAL GNU)
  # GCC keeps what was noted beside each object, so both builds are made in one folder. What did not run is
  # optimised as ever, and not made small; what was noted of a source that has changed since is an error.
  set(ECARTE_PROFILES 1)
  if(ECARTE_PROFILE STREQUAL "write")
    set(profile_options -fprofile-generate)
  elseif(ECARTE_PROFILE STREQUAL "use")
    set(profile_options -fprofile-use -fprofile-partial-training -Wno-missing-profile -Werror=coverage-mismatch)
  else()
    message(FATAL_ERROR "ECARTE_PROFILE is \"write\", \"use\" or nothing, and not \"${ECARTE_PROFILE}\"")
  endif()
  add_compile_options(${profile_options})
  add_link_options(${profile_options})
endif()
set(ECARTE_PROFILES ${ECARTE_PROFILES} CACHE INTERNAL "Whether this compiler notes how often parts run")
if(ECARTE_HARDEN)
  # What dpkg-buildflags gives with hardening=+all. The program itself has a fixed place, for what is linked
  # without shared libraries and can be moved would relocate its tables at every start.
  add_compile_options(-fstack-protector-strong -Wformat -Werror=format-security)
  add_compile_definitions($<$<NOT:$<CONFIG:Debug>>:_FORTIFY_SOURCE=2>)
  add_link_options(-Wl,-z,relro -Wl,-z,now)
endif()
if(ECARTE_STATIC)
  # Loading libc and relocating the built-in codes would take half the time of ruling on one deal.
  # Not by "-static": what is linked so keeps no index of where each function unwinds, and sorts them all when
  # something is first thrown, which takes ten times as long as ruling on one deal.
  include(CheckCXXSourceCompiles)
  set(static_options -no-pie -static-libgcc -Wl,-static)
  set(CMAKE_REQUIRED_LINK_OPTIONS ${static_options})
  check_cxx_source_compiles("int main() {}" ECARTE_STATIC_WORKS)
  unset(CMAKE_REQUIRED_LINK_OPTIONS)
  if(ECARTE_STATIC_WORKS)
    foreach(option IN LISTS static_options)
      add_link_options($<$<STREQUAL:$<TARGET_PROPERTY:TYPE>,EXECUTABLE>:${option}>)
    endforeach()
  else()
    add_link_options(-static-libstdc++ -static-libgcc)
  endif()
endif()
