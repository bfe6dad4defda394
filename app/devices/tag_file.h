#pragma once

#include "app/tag_book.h"

#include <QString>

namespace fielddesk {

// Where the learned tags of a boxed game are kept, for the window and the console alike.
QString tag_file_of(std::string_view kit_id);

// An empty book where there is no file yet. Refuses with `tags.damaged`; the file is left as it is.
Result<TagBook> read_tag_file(const QString& path);
// The file holds the old book or the new one, whatever happens meanwhile. Refuses with `tags.not-saved`.
Result<void> write_tag_file(const QString& path, const TagBook& book);

} // namespace fielddesk
