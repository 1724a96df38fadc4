# SPDX-License-Identifier: MIT
# Packages for Debian: the program, the library, and what is needed to build against it. `cpack -G DEB`
# in a build folder makes all three; tools/check_deb.sh makes them, and installs and removes them.
set(CPACK_PACKAGE_NAME ecarte)
set(CPACK_PACKAGE_VENDOR ecarte)
set(CPACK_PACKAGE_CONTACT "The maintainers of ecarte <ecarte@users.noreply.github.com>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "referee for the card game écarté")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_GENERATOR DEB)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_ALL program library development)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)

set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME ecarte)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SECTION utils)
set(CPACK_COMPONENT_PROGRAM_DESCRIPTION
"Reads hand records of the card game écarté, replays each deal against a
code of laws, and reports every irregularity: the law, the offender, the
remedy, who may elect it and until when, and what it does to the score.
The fifty-five laws of the Turf and Portland Clubs (1877) are built in;
a club can write its own.")

set(CPACK_DEBIAN_LIBRARY_PACKAGE_NAME libecarte${PROJECT_VERSION_MAJOR})
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SECTION libs)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS_POLICY "=")
set(CPACK_DEBIAN_LIBRARY_PACKAGE_CONTROL_EXTRA ${PROJECT_BINARY_DIR}/deb/triggers)
set(CPACK_COMPONENT_LIBRARY_DESCRIPTION
"The library that rules on hand records of the card game écarté for other
programs: text in, findings or JSON out.")

set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME libecarte-dev)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS
  "libecarte${PROJECT_VERSION_MAJOR} (= ${PROJECT_VERSION})")
set(CPACK_COMPONENT_DEVELOPMENT_DESCRIPTION
"What is needed to build programs that rule on hand records of the card
game écarté: headers for C++ and C, and what CMake and pkg-config ask for.")

# What Debian's policy wants of each package beside its files.
file(WRITE ${PROJECT_BINARY_DIR}/deb/triggers "activate-noawait ldconfig\n")
file(WRITE ${PROJECT_BINARY_DIR}/deb/changelog
"ecarte (${PROJECT_VERSION}) unstable; urgency=medium

  * What is new is told in CHANGELOG.md of the source.

 -- ${CPACK_PACKAGE_CONTACT}  Sun, 22 Nov 2026 00:00:00 +0000
")
execute_process(COMMAND ${ECARTE_GZIP} -9nf ${PROJECT_BINARY_DIR}/deb/changelog COMMAND_ERROR_IS_FATAL ANY)
file(WRITE ${PROJECT_BINARY_DIR}/deb/ecarte.overrides
"# Loading libraries would take half the time of ruling on one deal (docs/performance.md).
ecarte: statically-linked-binary
# Debian's own, linked in as all the rest is.
ecarte: embedded-library zlib *
")
foreach(component IN LISTS CPACK_COMPONENTS_ALL)
  string(TOUPPER ${component} upper)
  set(doc ${CMAKE_INSTALL_DATADIR}/doc/${CPACK_DEBIAN_${upper}_PACKAGE_NAME})
  install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${doc} RENAME copyright
    COMPONENT ${component})
  install(FILES ${PROJECT_BINARY_DIR}/deb/changelog.gz DESTINATION ${doc} COMPONENT ${component})
endforeach()
install(FILES ${PROJECT_BINARY_DIR}/deb/ecarte.overrides
  DESTINATION ${CMAKE_INSTALL_DATADIR}/lintian/overrides RENAME ecarte COMPONENT program)

include(CPack)
