#include "terminal_guard.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/select.h>
#include <termios.h>
#include <unistd.h>

struct restore {
    char bytes[TERMINAL_GUARD_RESTORE_MAX];
    size_t count;
};

/* Read by the handlers. */
static volatile sig_atomic_t is_on;
static int keys_fd = -1, output_fd = -1, pipe_fds[2] = { -1, -1 };
static int error_fd = -1, captured_fd = -1;
static struct termios shell_modes;
static struct restore restores[2];
static struct restore *volatile restore = &restores[0];

static const int polite[] = { SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT };
static const int crashes[] = { SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT, SIGSYS };
enum { POLITE = sizeof polite / sizeof *polite, CRASHES = sizeof crashes / sizeof *crashes };

static struct sigaction crash_actions_before[CRASHES];
static stack_t stack_before;
static sigset_t mask_before;
/* A stack overflow leaves no room on the stack proper. */
static char handler_stack[64 * 1024];

static void write_all(int fd, const char *bytes, size_t count) {
    while (count > 0) {
        ssize_t written = write(fd, bytes, count);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return;
        bytes += written;
        count -= (size_t)written;
    }
}

static void show_captured(void) {
    char text[4096];
    ssize_t count = captured_fd < 0 ? 0 : pread(captured_fd, text, sizeof text, 0);
    if (count > 0) write_all(error_fd, text, (size_t)count);
}

static void on_polite(int number) {
    int error = errno;
    char byte = (char)number;
    ssize_t ignored = write(pipe_fds[1], &byte, 1);
    (void)ignored;
    errno = error;
}

static void on_crash(int number) {
    if (is_on) {
        is_on = 0;
        /* tcsetattr() from the background would stop the process instead. */
        sigset_t stop;
        sigemptyset(&stop);
        sigaddset(&stop, SIGTTOU);
        pthread_sigmask(SIG_BLOCK, &stop, NULL);
        write_all(output_fd, restore->bytes, restore->count);
        tcsetattr(keys_fd, TCSANOW, &shell_modes);
        show_captured();
    }
    raise(number);
}

static void set_action(int number, void (*handler)(int), int flags, struct sigaction *before) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = handler;
    action.sa_flags = flags;
    sigemptyset(&action.sa_mask);
    sigaction(number, &action, before);
}

static bool is_ignored(int number) {
    struct sigaction action;
    return sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN;
}

bool terminal_guard_save(int keys, int output) {
    if (tcgetattr(keys, &shell_modes) != 0) return false;
    if (pipe_fds[0] < 0) {
        if (pipe(pipe_fds) != 0) return false;
        for (int end = 0; end < 2; end++) {
            fcntl(pipe_fds[end], F_SETFL, O_NONBLOCK);
            fcntl(pipe_fds[end], F_SETFD, FD_CLOEXEC);
        }
    }
    keys_fd = keys;
    output_fd = output;
    return true;
}

bool terminal_guard_set_restore(const char *bytes, size_t count) {
    struct restore *spare = restore == &restores[0] ? &restores[1] : &restores[0];
    if (count > sizeof spare->bytes) return false;
    memcpy(spare->bytes, bytes, count);
    spare->count = count;
    restore = spare;
    return true;
}

static void capture_errors(void) {
    if (!isatty(STDERR_FILENO)) return;
    FILE *file = tmpfile();
    if (file == NULL) return;
    captured_fd = fcntl(fileno(file), F_DUPFD_CLOEXEC, 3);
    fclose(file);
    error_fd = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
    if (captured_fd >= 0 && error_fd >= 0) dup2(captured_fd, STDERR_FILENO);
}

static void return_errors(void) {
    if (error_fd >= 0) {
        dup2(error_fd, STDERR_FILENO);
        close(error_fd);
    }
    if (captured_fd >= 0) close(captured_fd);
    error_fd = captured_fd = -1;
}

void terminal_guard_install(void) {
    capture_errors();
    stack_t stack = { .ss_sp = handler_stack, .ss_size = sizeof handler_stack, .ss_flags = 0 };
    sigaltstack(&stack, &stack_before);
    /* Let in by terminal_guard_wait() alone: a size signal between reading the keys and going
       to sleep would be seen only with the next key. */
    sigset_t sizes;
    sigemptyset(&sizes);
    sigaddset(&sizes, SIGWINCH);
    pthread_sigmask(SIG_BLOCK, &sizes, &mask_before);
    sigdelset(&mask_before, SIGWINCH);
    is_on = 1;
    for (int i = 0; i < POLITE; i++)
        if (!is_ignored(polite[i])) set_action(polite[i], on_polite, 0, NULL);
    for (int i = 0; i < CRASHES; i++)
        set_action(crashes[i], on_crash, SA_RESETHAND | SA_NODEFER | SA_ONSTACK,
                   &crash_actions_before[i]);
}

void terminal_guard_release(void) {
    if (!is_on) return;
    is_on = 0;
    for (int i = 0; i < POLITE; i++)
        if (!is_ignored(polite[i])) set_action(polite[i], SIG_DFL, 0, NULL);
    for (int i = 0; i < CRASHES; i++) sigaction(crashes[i], &crash_actions_before[i], NULL);
    sigaltstack(&stack_before, NULL);
    pthread_sigmask(SIG_SETMASK, &mask_before, NULL);
    return_errors();
}

_Noreturn void terminal_guard_die(int number) {
    sigset_t mask;
    sigemptyset(&mask);
    sigaddset(&mask, number);
    set_action(number, SIG_DFL, 0, NULL);
    pthread_sigmask(SIG_UNBLOCK, &mask, NULL);
    raise(number);
    _exit(128 + number);
}

void terminal_guard_stop(void) {
    is_on = 0;
    set_action(SIGTSTP, SIG_DFL, 0, NULL);
    raise(SIGTSTP);
    set_action(SIGTSTP, on_polite, 0, NULL);
    is_on = 1;
}

void terminal_guard_signal_size(void) {
    sigset_t mask;
    pthread_sigmask(SIG_SETMASK, &mask_before, &mask);
    raise(SIGWINCH);
    pthread_sigmask(SIG_SETMASK, &mask, NULL);
}

static int add(int fd, fd_set *set, int highest) {
    if (fd < 0 || fd >= FD_SETSIZE) return highest;
    FD_SET(fd, set);
    return fd > highest ? fd : highest;
}

/* select(), because macOS can neither poll() nor kqueue() a terminal. */
struct terminal_guard_event terminal_guard_wait(
    int timeout_ms, const int *extra, bool *ready, int count) {
    struct terminal_guard_event event = { false, false, false };
    struct timespec limit = { timeout_ms / 1000, (timeout_ms % 1000) * 1000000L };
    fd_set set;
    FD_ZERO(&set);
    int highest = add(keys_fd, &set, -1);
    highest = add(pipe_fds[0], &set, highest);
    for (int i = 0; i < count; i++) {
        ready[i] = false;
        highest = add(extra[i], &set, highest);
    }
    int found = pselect(
        highest + 1, &set, NULL, NULL, timeout_ms < 0 ? NULL : &limit, &mask_before);
    if (found < 0) {
        event.signals = errno == EINTR;
        /* A descriptor went away: reading tells which. */
        event.keys = errno != EINTR;
        for (int i = 0; i < count; i++) ready[i] = errno != EINTR;
        return event;
    }
    event.timed_out = found == 0;
    event.keys = FD_ISSET(keys_fd, &set);
    event.signals = FD_ISSET(pipe_fds[0], &set);
    for (int i = 0; i < count; i++)
        ready[i] = extra[i] >= 0 && extra[i] < FD_SETSIZE && FD_ISSET(extra[i], &set);
    return event;
}

int terminal_guard_next_signal(void) {
    char byte = 0;
    return read(pipe_fds[0], &byte, 1) == 1 ? byte : 0;
}

bool terminal_guard_input_ended(void) {
    fd_set set;
    struct timeval none = { 0, 0 };
    FD_ZERO(&set);
    int highest = add(keys_fd, &set, -1);
    int found = select(highest + 1, &set, NULL, NULL, &none);
    if (found <= 0) return found < 0 && errno != EINTR;
    int waiting = 0;
    if (ioctl(keys_fd, FIONREAD, &waiting) == 0 && waiting > 0) return false;
    char byte;
    ssize_t count = read(keys_fd, &byte, 1);
    return count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN);
}

void terminal_guard_write(const char *bytes, size_t count) {
    write_all(output_fd, bytes, count);
}
