#include "app/window/awake.h"

#include <utility>

namespace fielddesk {

Awake::~Awake() {
    release();
}

void Awake::set_on(bool is_on) {
    if (m_is_on == is_on) return;
    m_is_on = is_on;
    if (is_on)
        ask();
    else
        release();
    Q_EMIT changed();
}

void Awake::ask() {
    if (m_is_asking || m_cookie) return;
    m_is_asking = true;
    m_screen_saver->inhibit([this](std::optional<ScreenSaver::Cookie> cookie) {
        m_is_asking = false;
        m_cookie = cookie;
        if (!m_is_on) release();
    });
}

void Awake::release() {
    if (m_cookie) m_screen_saver->release(*std::exchange(m_cookie, std::nullopt));
}

} // namespace fielddesk
