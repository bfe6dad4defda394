# fielddesk_qml_lint(TARGET)
# A test that holds the files of a QML module to what .qmllint.ini at the root asks. Qt makes the target
# that runs qmllint, with the import paths of the module.
function(fielddesk_qml_lint target)
    if(NOT FIELDDESK_TESTS)
        return()
    endif()
    add_test(NAME qmllint.${target}
        COMMAND ${CMAKE_COMMAND} --build ${CMAKE_BINARY_DIR} --target ${target}_qmllint)
    # Two builds in one tree at a time would disturb each other.
    set_tests_properties(qmllint.${target} PROPERTIES LABELS source RESOURCE_LOCK build_tree)
endfunction()
