#pragma once

#include "tests/skirmish/skirmish_file.h"
#include "tests/support/files.h"

namespace fielddesk::test {

// Two games of the skirmish, in files of the same name, that differ only in the strengths that blue hides.
class BlueTwins {
public:
    BlueTwins() {
        skirmish::Beginning beginning;
        begin(first(), beginning);
        beginning.blue = {1, 2, 1, 2, 2};
        begin(second(), beginning);
    }

    std::filesystem::path first() const { return m_folder / "one" / "game.fielddesk"; }
    std::filesystem::path second() const { return m_folder / "other" / "game.fielddesk"; }

private:
    static void begin(const std::filesystem::path& path, const skirmish::Beginning& beginning) {
        std::filesystem::create_directory(path.parent_path());
        skirmish::begin_in_file(path, beginning).reset();
    }

    TemporaryFolder m_folder;
};

} // namespace fielddesk::test
