#include "app/tag_book.h"

#include <cstdlib>

// Reads whatever comes as a list of learned tags. What is read is written and read again as the same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using fielddesk::TagBook;
    const auto book = TagBook::read({reinterpret_cast<const char*>(data), size});
    if (!book) return 0;
    const auto again = TagBook::read(book->text());
    if (!again || !(*again == *book)) std::abort();
    return 0;
}
