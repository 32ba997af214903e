# Everything a fresh machine with Swift needs: make run, make test.

SWIFT ?= swift
SAMPLE ?= Screens/checkout.json
PREFIX ?= /usr/local
RELEASE_FLAGS = -c release --product earshot
TEST_FLAGS ?= --parallel

.PHONY: run test bench fuzz lint format release install docs ncurses tmux package clean

# Builds and opens a sample.
run: ncurses
	$(SWIFT) build --product earshot
	.build/debug/earshot $(SAMPLE)

test: ncurses tmux
	$(SWIFT) test $(TEST_FLAGS)

# Speed and size, beside the limits that the product sets itself.
bench: ncurses
	$(SWIFT) build -c release --product earshot
	$(SWIFT) build -c release --product Benchmarks
	.build/release/Benchmarks

# Changed copies of all fixtures through every reader, FUZZ_SECONDS for each format; then the same
# with libFuzzer, where the toolchain has it, from what it found before.
FUZZ_SECONDS ?= 5
FUZZ_TARGET = .build/coverage/release/Fuzz
fuzz: ncurses
	$(SWIFT) build -c release --product Fuzz
	FUZZ_SECONDS=$(FUZZ_SECONDS) .build/release/Fuzz
	@rm -f $(FUZZ_TARGET)
	-$(SWIFT) build -c release --sanitize fuzzer -Xswiftc -DCOVERAGE \
	  --scratch-path .build/coverage --product Fuzz
	@[ -x $(FUZZ_TARGET) ] || { echo "this toolchain has no libFuzzer"; exit 0; }; \
	for format in $$(.build/release/Fuzz formats); do \
	  echo "libFuzzer: $$format"; mkdir -p .build/fuzz/corpus/$$format; \
	  FUZZ_FORMAT=$$format $(FUZZ_TARGET) -max_total_time=$(FUZZ_SECONDS) -timeout=5 -max_len=65536 \
	    -rss_limit_mb=1024 -verbosity=0 -artifact_prefix=.build/fuzz/ \
	    .build/fuzz/corpus/$$format Tests/ScreenImportTests/Fixtures \
	    > .build/fuzz/$$format.log 2>&1 || { tail -n 40 .build/fuzz/$$format.log; exit 1; }; \
	done

lint:
	$(SWIFT) format lint --strict --recursive Sources Tests Package.swift

format:
	$(SWIFT) format --in-place --recursive Sources Tests Package.swift

# A binary that runs without the Swift toolchain.
release: ncurses
	$(SWIFT) build $(RELEASE_FLAGS) $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib)
	@echo "built $$($(SWIFT) build $(RELEASE_FLAGS) --show-bin-path)/earshot"

install: release docs
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/man/man1
	install -m 755 $$($(SWIFT) build $(RELEASE_FLAGS) --show-bin-path)/earshot $(DESTDIR)$(PREFIX)/bin/earshot
	install -m 644 .build/docs/earshot.1 $(DESTDIR)$(PREFIX)/share/man/man1/earshot.1

# The man page and the schema of the screen file, from the tables that the program itself uses.
docs: ncurses
	$(SWIFT) build --product earshot
	mkdir -p .build/docs
	.build/debug/earshot help man > .build/docs/earshot.1
	.build/debug/earshot schema > .build/docs/screen.schema.json
	@echo "made .build/docs/earshot.1 and .build/docs/screen.schema.json"

# What a Linux machine may lack: the headers of the terminal library, and tmux, in which the tests
# play on a real terminal. Installed where that is allowed, else the one command that does it is
# printed. macOS has the headers with its command line tools.
ncurses:
	@[ "$$(uname -s)" != Linux ] || [ -e /usr/include/ncursesw/curses.h ] \
	  || [ -e /usr/include/curses.h ] || $(MAKE) --no-print-directory package PACKAGE=libncurses-dev

tmux:
	@command -v tmux >/dev/null || $(MAKE) --no-print-directory package PACKAGE=tmux

package:
	@if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  apt-get update -qq && apt-get install -y -qq $(PACKAGE); \
	elif command -v apt-get >/dev/null; then \
	  echo "earshot needs a package: sudo apt-get install $(PACKAGE)" >&2; exit 1; \
	else \
	  echo "earshot needs $(PACKAGE); install it as your system does" >&2; exit 1; \
	fi

clean:
	rm -rf .build
