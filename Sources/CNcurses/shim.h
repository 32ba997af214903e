#ifndef EARSHOT_CNCURSES_SHIM_H
#define EARSHOT_CNCURSES_SHIM_H

/* Swift sees no macro with a cast or a parameter and refuses C's mutable globals, so both
   are reached through the functions below. Nothing here may hold state: a variable of a
   system module's header does not link. */

#define _XOPEN_SOURCE_EXTENDED 1
#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif

/* macOS has only the plain names; its ncurses is the wide one. */
#if __has_include(<ncursesw/curses.h>)
#include <ncursesw/curses.h>
#include <ncursesw/term.h>
#else
#include <curses.h>
#include <term.h>
#endif
#include <langinfo.h>
#include <string.h>

/* One Swift type, whether or not the headers disclose the structure. */
typedef WINDOW *CursesWindow;

/* The window of the whole screen. */
static inline CursesWindow curses_screen(void) { return stdscr; }

/* The next doupdate() writes every cell again. */
static inline void curses_mark_for_repaint(void) { clearok(curscr, TRUE); }

static inline bool curses_codeset_is_utf8(void) {
    return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

/* Whether TERM names a type that terminfo knows. */
static inline bool curses_knows_type(int fd) {
    int found = 0;
    return setupterm(NULL, fd, &found) == OK;
}

/* A terminfo string with its padding marks, or NULL where the type lacks it. */
static inline const char *curses_capability(const char *name) {
    char *value = tigetstr((char *)name);
    return value == (char *)-1 ? NULL : value;
}

static inline attr_t curses_attributes(bool bold, bool reversed, bool underlined, bool dim) {
    return (bold ? A_BOLD : A_NORMAL) | (reversed ? A_REVERSE : A_NORMAL)
        | (underlined ? A_UNDERLINE : A_NORMAL) | (dim ? A_DIM : A_NORMAL);
}

/* What wgetch() gave: a byte, or the code of a key. */
struct curses_key {
    enum { CURSES_NO_KEY, CURSES_BYTE, CURSES_KEY_CODE } kind;
    unsigned int value;
};

static inline struct curses_key curses_read_key(CursesWindow window) {
    int value = wgetch(window);
    struct curses_key key = { CURSES_NO_KEY, 0 };
    if (value != ERR) {
        key.kind = value > 0xFF ? CURSES_KEY_CODE : CURSES_BYTE;
        key.value = (unsigned int)value;
    }
    return key;
}

#endif
