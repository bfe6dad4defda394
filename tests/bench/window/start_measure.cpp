// The program's start to its first frame, and its memory, beside an empty Qt Quick Controls window: in turn,
// in one run.

#include "tests/bench/stopwatch.h"

#include <array>
#include <cstdio>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace fielddesk::testing;

namespace {

constexpr int starts = 15;

struct Start {
    double milliseconds = 0;
    double resident_mib = 0;
};

// What is started in turn: the empty window, Field Desk to its first frame, and to the shelf.
struct Program {
    const char* path;
    const char* argument;
};
constexpr std::array<Program, 3> programs{
    {{EMPTY_WINDOW, nullptr}, {MEASURED_WINDOW, nullptr}, {MEASURED_WINDOW, "shelf"}}};

Start start(const Program& program) {
    rusage used{};
    const double duration = microseconds([&] {
        const pid_t child = fork();
        if (child == 0) {
            execl(program.path, program.path, program.argument, static_cast<char*>(nullptr));
            _exit(127);
        }
        int status = 0;
        wait4(child, &status, 0, &used);
    });
    return {duration / 1000, static_cast<double>(used.ru_maxrss) / 1024};
}

} // namespace

int main() {
    setenv("QT_QPA_PLATFORM", "offscreen", 0);
    setenv("QT_QUICK_BACKEND", "software", 0);
    std::array<std::vector<double>, programs.size()> times;
    std::array<std::vector<double>, programs.size()> memory;
    for (int count = 0; count < starts; ++count)
        for (std::size_t which = 0; which < programs.size(); ++which) {
            const Start measured = start(programs[which]);
            times[which].push_back(measured.milliseconds);
            memory[which].push_back(measured.resident_mib);
        }
    const double empty = median(times[0]);
    const double empty_memory = median(memory[0]);
    std::printf("start to first frame: %.0f ms, an empty window %.0f ms: ratio %.2f (bar: 1.5)\n",
                median(times[1]), empty, median(times[1]) / empty);
    std::printf("start to the shelf:   %.0f ms, an empty window %.0f ms: ratio %.2f\n", median(times[2]),
                empty, median(times[2]) / empty);
    std::printf("resident memory:      %.0f MiB, an empty window %.0f MiB: ratio %.2f (bar: 1.6)\n",
                median(memory[2]), empty_memory, median(memory[2]) / empty_memory);
}
