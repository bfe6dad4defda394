# The libraries of Field Desk, each one layer of the design: a layer can only include what it links.

add_library(fielddesk_compile_options INTERFACE)
target_include_directories(fielddesk_compile_options INTERFACE ${CMAKE_SOURCE_DIR})
if(FIELDDESK_STRICT)
    target_compile_options(fielddesk_compile_options INTERFACE
        -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror)
endif()
if(FIELDDESK_FUZZ)
    target_compile_options(fielddesk_compile_options INTERFACE -fsanitize=fuzzer-no-link)
endif()
if(FIELDDESK_SANITIZE)
    # What reads through a null pointer stops by itself; to watch every access for it doubles the time to compile.
    # With the watches in it GCC 12 takes optionals for uninitialized.
    target_compile_options(fielddesk_compile_options INTERFACE
        -fsanitize=address,undefined -fno-sanitize=null,alignment,vptr,object-size
        -fno-sanitize-recover=all -fno-omit-frame-pointer -Wno-maybe-uninitialized)
    target_link_options(fielddesk_compile_options INTERFACE -fsanitize=address,undefined)
endif()

# fielddesk_library(NAME SOURCES file... LINK library...)
# A library named fielddesk_NAME. Without sources it is headers only.
function(fielddesk_library name)
    cmake_parse_arguments(PARSE_ARGV 1 library "" "" "SOURCES;LINK")
    if(library_SOURCES)
        add_library(fielddesk_${name} STATIC ${library_SOURCES})
        target_link_libraries(fielddesk_${name} PUBLIC fielddesk_compile_options ${library_LINK})
    else()
        add_library(fielddesk_${name} INTERFACE)
        target_link_libraries(fielddesk_${name} INTERFACE fielddesk_compile_options ${library_LINK})
    endif()
endfunction()

# fielddesk_test(NAME [SERIAL] [LABELS label] SOURCES file... LINK library...)
# A GoogleTest program whose every test is one of ctest's, with one label at most. A SERIAL one waits for devices, and
# is run with nothing beside it.
function(fielddesk_test name)
    cmake_parse_arguments(PARSE_ARGV 1 test "SERIAL" "LABELS" "SOURCES;LINK")
    add_executable(${name} ${test_SOURCES})
    target_link_libraries(${name} PRIVATE ${test_LINK} GTest::gmock GTest::gtest_main)
    target_compile_definitions(${name} PRIVATE FIELDDESK_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
    # A test is compiled more often than it runs long; what it tests is optimized in full.
    if(CMAKE_BUILD_TYPE STREQUAL "RelWithDebInfo")
        target_compile_options(${name} PRIVATE -O1)
    endif()
    # No test reads or writes what the user of this machine keeps.
    set(properties TIMEOUT 600 ENVIRONMENT "XDG_DATA_HOME=${CMAKE_BINARY_DIR}/test-data")
    if(test_LABELS)
        list(APPEND properties LABELS ${test_LABELS})
    endif()
    if(test_SERIAL)
        list(APPEND properties RUN_SERIAL TRUE)
    endif()
    gtest_discover_tests(${name} DISCOVERY_TIMEOUT 60 PROPERTIES ${properties})
endfunction()

# fielddesk_bench(NAME SOURCES file... LINK library...)
# A Google Benchmark program that ./check --bench runs. Each reports ratios between things that it measures in
# the same run, never bare times.
function(fielddesk_bench name)
    cmake_parse_arguments(PARSE_ARGV 1 bench "" "" "SOURCES;LINK")
    add_executable(${name} ${bench_SOURCES})
    target_link_libraries(${name} PRIVATE ${bench_LINK} benchmark::benchmark)
    set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/measure)
    add_dependencies(bench ${name})
endfunction()

# fielddesk_embed(TARGET file...)
# Puts text files below data/ into a library, to be asked for by their path: embedded_file("kits/…").
function(fielddesk_embed target)
    set(EMBEDDED_FILES "")
    foreach(file IN LISTS ARGN)
        file(READ ${CMAKE_SOURCE_DIR}/data/${file} text)
        string(APPEND EMBEDDED_FILES "    {\"${file}\", R\"embedded(${text})embedded\"},\n")
        set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/data/${file})
    endforeach()
    configure_file(embedded.cpp.in ${target}_embedded.cpp @ONLY)
    target_sources(${target} PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/${target}_embedded.cpp)
endfunction()
