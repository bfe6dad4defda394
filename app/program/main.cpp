#include "app/commands.h"
#include "app/devices/device_commands.h"
#include "app/devices/device_table.h"
#include "app/no_core.h"
#include "app/program/window.h"

#include <iostream>
#include <string_view>

// What needs no window is done without one, and without Qt being started.
int main(int count, char** words) {
    fielddesk::leave_no_core();
    if (count > 1 && fielddesk::is_console_command(words[1]))
        return fielddesk::run_console_command({words + 1, words + count}, std::cin, std::cout, std::cerr,
                                              fielddesk::join_devices);
    if (count > 1 && std::string_view(words[1]) == "devices")
        return fielddesk::run_device_command({words + 1, words + count}, std::cin, std::cout, std::cerr);
    return fielddesk::run_window(count, words);
}
