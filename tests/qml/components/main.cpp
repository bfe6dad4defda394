#include <QtQuickTest/quicktest.h>

// Runs the cases in this folder against the components as they lie in qml/, without any C++ of the program.
QUICK_TEST_MAIN(components)
