# SPDX-License-Identifier: MIT
# What is different where Emscripten compiles (the preset `wasm`): the engine alone, for web/. What runs
# while it is built comes from a build for this machine, ECARTE_HOST_BIN; the libraries are those of this
# machine that are headers alone, each by itself, for the others beside them are not of that world.
set(ECARTE_HOST_BIN ${PROJECT_SOURCE_DIR}/build/dev/bin CACHE PATH
  "Where ecarte_embed, ecarte_take_words_apart and ecarte_widths are, built for this machine")
foreach(tool ecarte_embed ecarte_take_words_apart ecarte_widths)
  add_executable(${tool} IMPORTED GLOBAL)
  set_target_properties(${tool} PROPERTIES IMPORTED_LOCATION ${ECARTE_HOST_BIN}/${tool})
endforeach()

set(headers ${PROJECT_BINARY_DIR}/include)
file(MAKE_DIRECTORY ${headers})
foreach(header fmt nlohmann tao pugixml.hpp pugiconfig.hpp utf8proc.h xxhash.h xxh3.h)
  if(NOT EXISTS /usr/include/${header})
    message(FATAL_ERROR "/usr/include/${header} is missing (tools/bootstrap.sh build)")
  endif()
  file(CREATE_LINK /usr/include/${header} ${headers}/${header} SYMBOLIC)
endforeach()
foreach(library fmt::fmt-header-only nlohmann_json::nlohmann_json pugixml::static)
  add_library(${library} INTERFACE IMPORTED GLOBAL)
  target_include_directories(${library} INTERFACE ${headers})
endforeach()
include_directories(SYSTEM ${PROJECT_SOURCE_DIR}/web/std ${headers})

# Of utf8proc what is reported wants the widths of characters, and nothing else.
set(UTF8PROC_INCLUDE_DIR ${headers})
set(UTF8PROC_LIBRARY ecarte_widths_table)
set(widths ${PROJECT_BINARY_DIR}/generated/widths.cpp)
add_custom_command(OUTPUT ${widths} COMMAND ecarte_widths ${widths} DEPENDS ecarte_widths VERBATIM)
add_library(ecarte_widths_table STATIC ${widths})

# Sentences that cannot be read are thrown, so exceptions are needed, and the machine's own are quick.
add_compile_options(-fwasm-exceptions)
add_link_options(-fwasm-exceptions)
