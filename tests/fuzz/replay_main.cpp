#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

// Feeds every file of the folders once: what fuzzing has found stays found where there is no fuzzer.
int main(int count, char** folders) {
    int files = 0;
    for (int each = 1; each < count; ++each)
        for (const auto& entry : std::filesystem::directory_iterator(folders[each])) {
            std::ifstream file(entry.path(), std::ios::binary);
            const std::string bytes{std::istreambuf_iterator<char>(file), {}};
            LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
            ++files;
        }
    std::cout << files << " inputs" << std::endl;
    return files > 0 ? 0 : 1;
}
