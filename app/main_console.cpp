#include "app/commands.h"

#include <iostream>

int main(int count, char** words) {
    return fielddesk::run_console_command({words + 1, words + count}, std::cin, std::cout, std::cerr);
}
