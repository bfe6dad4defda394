#include "app/commands.h"
#include "app/no_core.h"

#include <iostream>

int main(int count, char** words) {
    fielddesk::leave_no_core();
    return fielddesk::run_console_command({words + 1, words + count}, std::cin, std::cout, std::cerr);
}
