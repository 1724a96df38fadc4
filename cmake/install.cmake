# SPDX-License-Identifier: MIT
# The program, and the package: find_package(ecarte), then link ecarte::referee (or a lower layer).
include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

set(ecarte_installed ecarte_options ecarte_version)
foreach(layer fmt json game record notation replay yaml codes codes_load law interview sitting accounts report referee)
  if(TARGET ecarte_${layer})
    list(APPEND ecarte_installed ecarte_${layer})
  endif()
endforeach()
foreach(target IN LISTS ecarte_installed)
  string(REPLACE ecarte_ "" layer ${target})
  set_target_properties(${target} PROPERTIES EXPORT_NAME ${layer})
  if(NOT TARGET ecarte::${layer})
    add_library(ecarte::${layer} ALIAS ${target})
  endif()
endforeach()

install(TARGETS ${ecarte_installed} EXPORT ecarte)
install(EXPORT ecarte NAMESPACE ecarte:: DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/ecarte
  FILE ecarte-targets.cmake)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/src/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/ecarte
  FILES_MATCHING PATTERN "*.hpp" PATTERN cli EXCLUDE PATTERN treatise EXCLUDE
  PATTERN certificate EXCLUDE PATTERN verify EXCLUDE)
install(FILES ${PROJECT_BINARY_DIR}/generated/ecarte_version.hpp
  DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/ecarte)
if(TARGET ecarte)
  install(TARGETS ecarte ecarte-verify)
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/rules DESTINATION ${CMAKE_INSTALL_DATADIR}/ecarte)
  install(FILES ${PROJECT_SOURCE_DIR}/man/ecarte.1 ${PROJECT_SOURCE_DIR}/man/ecarte-verify.1
    DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
  install(FILES ${PROJECT_SOURCE_DIR}/man/ecarte-record.5 ${PROJECT_SOURCE_DIR}/man/ecarte-laws.5
    DESTINATION ${CMAKE_INSTALL_MANDIR}/man5)
  install(FILES ${PROJECT_SOURCE_DIR}/grammar/NOTATION.md ${PROJECT_SOURCE_DIR}/LICENSE
    ${PROJECT_SOURCE_DIR}/docs/result.schema.json ${PROJECT_SOURCE_DIR}/docs/ledger.schema.json
    ${PROJECT_SOURCE_DIR}/docs/config.schema.json DESTINATION ${CMAKE_INSTALL_DOCDIR})
  # The program writes them itself.
  set(completions ${PROJECT_BINARY_DIR}/completions)
  add_custom_command(OUTPUT ${completions}/ecarte ${completions}/_ecarte ${completions}/ecarte.fish
    COMMAND ${CMAKE_COMMAND} -E make_directory ${completions}
    COMMAND ecarte completion bash > ${completions}/ecarte
    COMMAND ecarte completion zsh > ${completions}/_ecarte
    COMMAND ecarte completion fish > ${completions}/ecarte.fish
    DEPENDS ecarte VERBATIM)
  add_custom_target(ecarte_completions ALL DEPENDS ${completions}/ecarte)
  install(FILES ${completions}/ecarte DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
  install(FILES ${completions}/_ecarte DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
  install(FILES ${completions}/ecarte.fish
    DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
endif()

# What a program that links the package must find itself: every package whose target a layer names.
set(ecarte_find_dependencies "")
foreach(target IN LISTS ecarte_installed)
  get_target_property(links ${target} INTERFACE_LINK_LIBRARIES)
  foreach(found fmt nlohmann_json pugixml yaml-cpp pegtl)
    if(links MATCHES "${found}::|::${found}")
      list(APPEND ecarte_find_dependencies "find_dependency(${found})")
    endif()
  endforeach()
endforeach()
list(REMOVE_DUPLICATES ecarte_find_dependencies)
list(JOIN ecarte_find_dependencies "\n" ecarte_find_dependencies)

configure_package_config_file(${CMAKE_CURRENT_LIST_DIR}/ecarte-config.cmake.in
  ${PROJECT_BINARY_DIR}/ecarte-config.cmake
  INSTALL_DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/ecarte)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/ecarte-config-version.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES
  ${PROJECT_BINARY_DIR}/ecarte-config.cmake
  ${PROJECT_BINARY_DIR}/ecarte-config-version.cmake
  DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/ecarte)
