#pragma once

#include "tests/support/files.h"

#include <string>
#include <sys/mount.h>

namespace fielddesk {

// A small file system in memory, where the test may mount one: it needs to be root for that.
class MountedFolder {
public:
    explicit MountedFolder(const std::string& options)
        : m_mounted(mount("tmpfs", m_folder.path().c_str(), "tmpfs", 0, options.c_str()) == 0) {}
    ~MountedFolder() {
        if (m_mounted) umount(m_folder.path().c_str());
    }
    MountedFolder(const MountedFolder&) = delete;
    MountedFolder& operator=(const MountedFolder&) = delete;

    bool mounted() const { return m_mounted; }
    bool make_read_only() {
        return mount("tmpfs", m_folder.path().c_str(), "tmpfs", MS_REMOUNT | MS_RDONLY, nullptr) == 0;
    }
    const TemporaryFolder& folder() const { return m_folder; }
    std::filesystem::path operator/(const std::string& name) const { return m_folder / name; }

private:
    TemporaryFolder m_folder;
    bool m_mounted;
};

} // namespace fielddesk
