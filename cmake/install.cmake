# SPDX-License-Identifier: MIT
# The program, and the library: find_package(ecarte), then link ecarte::ecarte; or pkg-config ecarte.
include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

install(TARGETS ecarte_shared EXPORT ecarte
  LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT library
  NAMELINK_COMPONENT development)
install(EXPORT ecarte NAMESPACE ecarte:: DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/ecarte
  FILE ecarte-targets.cmake COMPONENT development)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/src/api/include/ecarte
  DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT development)
if(TARGET ecarte)
  install(TARGETS ecarte ecarte-verify COMPONENT program)
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/rules DESTINATION ${CMAKE_INSTALL_DATADIR}/ecarte
    COMPONENT program)
  if(ECARTE_PAGE)
    install(FILES ${PROJECT_BINARY_DIR}/share/ecarte/page.html DESTINATION ${CMAKE_INSTALL_DATADIR}/ecarte
      COMPONENT program)
  endif()
  find_program(ECARTE_GZIP gzip REQUIRED)
  foreach(page ecarte.1 ecarte-verify.1 ecarte-record.5 ecarte-laws.5)
    string(REGEX REPLACE ".*\\." "" section ${page})
    set(packed ${PROJECT_BINARY_DIR}/man/${page}.gz)
    add_custom_command(OUTPUT ${packed}
      COMMAND ${CMAKE_COMMAND} -E make_directory ${PROJECT_BINARY_DIR}/man
      COMMAND ${ECARTE_GZIP} -9nc ${PROJECT_SOURCE_DIR}/man/${page} > ${packed}
      DEPENDS ${PROJECT_SOURCE_DIR}/man/${page} VERBATIM)
    list(APPEND ecarte_pages ${packed})
    install(FILES ${packed} DESTINATION ${CMAKE_INSTALL_MANDIR}/man${section} COMPONENT program)
  endforeach()
  add_custom_target(ecarte_pages ALL DEPENDS ${ecarte_pages})
  install(FILES ${PROJECT_SOURCE_DIR}/grammar/NOTATION.md ${PROJECT_SOURCE_DIR}/CHANGELOG.md
    ${PROJECT_SOURCE_DIR}/docs/result.schema.json ${PROJECT_SOURCE_DIR}/docs/ledger.schema.json
    ${PROJECT_SOURCE_DIR}/docs/config.schema.json ${PROJECT_SOURCE_DIR}/docs/rule.schema.json
    ${PROJECT_SOURCE_DIR}/docs/codes.schema.json ${PROJECT_SOURCE_DIR}/docs/told.schema.json ${PROJECT_SOURCE_DIR}/docs/form.schema.json
    DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT program)
  # The program writes them itself.
  set(completions ${PROJECT_BINARY_DIR}/completions)
  add_custom_command(OUTPUT ${completions}/ecarte ${completions}/_ecarte ${completions}/ecarte.fish
    COMMAND ${CMAKE_COMMAND} -E make_directory ${completions}
    COMMAND ecarte completion bash > ${completions}/ecarte
    COMMAND ecarte completion zsh > ${completions}/_ecarte
    COMMAND ecarte completion fish > ${completions}/ecarte.fish
    DEPENDS ecarte VERBATIM)
  add_custom_target(ecarte_completions ALL DEPENDS ${completions}/ecarte)
  install(FILES ${completions}/ecarte DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions
    COMPONENT program)
  install(FILES ${completions}/_ecarte DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions COMPONENT program)
  install(FILES ${completions}/ecarte.fish
    DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d COMPONENT program)
endif()

configure_package_config_file(${CMAKE_CURRENT_LIST_DIR}/ecarte-config.cmake.in
  ${PROJECT_BINARY_DIR}/ecarte-config.cmake
  INSTALL_DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/ecarte)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/ecarte-config-version.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES
  ${PROJECT_BINARY_DIR}/ecarte-config.cmake
  ${PROJECT_BINARY_DIR}/ecarte-config-version.cmake
  DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/ecarte COMPONENT development)

# Says where things are from where it lies itself, so that an installed tree can be moved.
file(RELATIVE_PATH ECARTE_PC_UP /x/${CMAKE_INSTALL_LIBDIR}/pkgconfig /x)
configure_file(${CMAKE_CURRENT_LIST_DIR}/ecarte.pc.in ${PROJECT_BINARY_DIR}/ecarte.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/ecarte.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig
  COMPONENT development)

if(PROJECT_IS_TOP_LEVEL)
  include(${CMAKE_CURRENT_LIST_DIR}/package.cmake)
endif()
