// The program's start to its first frame, and its memory, beside an empty Qt Quick Controls window: in turn,
// in one run.

#include "tests/bench/stopwatch.h"

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

Start start(const char* program) {
    rusage used{};
    const double duration = microseconds([&] {
        const pid_t child = fork();
        if (child == 0) {
            execl(program, program, static_cast<char*>(nullptr));
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
    std::vector<double> times[2];
    std::vector<double> memory[2];
    const char* programs[2] = {MEASURED_WINDOW, EMPTY_WINDOW};
    for (int count = 0; count < starts; ++count)
        for (int which = 0; which < 2; ++which) {
            const Start measured = start(programs[which]);
            times[which].push_back(measured.milliseconds);
            memory[which].push_back(measured.resident_mib);
        }
    std::printf("start to first frame: %.0f ms, an empty window %.0f ms: ratio %.2f (bar: 1.5)\n",
                median(times[0]), median(times[1]), median(times[0]) / median(times[1]));
    std::printf("resident memory:      %.0f MiB, an empty window %.0f MiB: ratio %.2f (bar: 1.6)\n",
                median(memory[0]), median(memory[1]), median(memory[0]) / median(memory[1]));
}
