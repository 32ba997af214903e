#ifndef EARSHOT_TERMINAL_GUARD_H
#define EARSHOT_TERMINAL_GUARD_H

#include <stdbool.h>
#include <stddef.h>

/* Gives the terminal back when the process is killed or crashes. In C, because a signal
   handler may neither allocate nor enter the Swift runtime. One terminal per process. */

/* Longest text that terminal_guard_set_restore() takes. */
enum { TERMINAL_GUARD_RESTORE_MAX = 256 };

/* Keeps the terminal's present modes as the ones to return to. False when `keys` is no
   terminal or the pipe cannot be made. */
bool terminal_guard_save(int keys, int output);

/* What a crash writes to the terminal. Filled into a spare buffer, then swapped in whole.
   False, and nothing changes, when it is too long. */
bool terminal_guard_set_restore(const char *bytes, size_t count);

/* Puts the handlers in place and, where standard error is a terminal, turns it aside into an
   unlinked file: a trap's message would be lost with the alternate screen. */
void terminal_guard_install(void);

/* The terminal is in order again: handlers and standard error are as before. */
void terminal_guard_release(void);

/* Ends the process by the signal itself, so that the parent sees the cause. */
_Noreturn void terminal_guard_die(int number);

/* Stops the process as SIGTSTP does; returns when it is continued. */
void terminal_guard_stop(void);

/* Has curses look at the terminal's size, as if a size signal had arrived. */
void terminal_guard_signal_size(void);

/* What ended a wait. All false: a window size signal arrived. */
struct terminal_guard_event {
    bool keys, signals, timed_out;
};

/* Sleeps until something happens. `timeout_ms` below 0 means for ever. `ready` has `count`
   elements, as `extra`, and tells which of them can be read. */
struct terminal_guard_event terminal_guard_wait(
    int timeout_ms, const int *extra, bool *ready, int count);

/* The next signal that was caught and not yet asked for; 0 when there is none. */
int terminal_guard_next_signal(void);

/* Whether the keys are at their end: readable, and nothing to read. */
bool terminal_guard_input_ended(void);

/* Writes all of it, without curses' buffer. */
void terminal_guard_write(const char *bytes, size_t count);

#endif
