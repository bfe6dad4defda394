#include "app/commands.h"
#include "app/program/window.h"

#include <iostream>

// What needs no window is done without one, and without Qt being started.
int main(int count, char** words) {
    if (count > 1 && fielddesk::is_console_command(words[1]))
        return fielddesk::run_console_command({words + 1, words + count}, std::cin, std::cout, std::cerr);
    return fielddesk::run_window(count, words);
}
