// SPDX-License-Identifier: MIT
#include "cli/screen.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>

#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

namespace ecarte::cli {
namespace {

/// What was signalled, for the loop that waits for a key.
volatile std::sig_atomic_t g_resized = 0;
volatile std::sig_atomic_t g_to_stop = 0;
volatile std::sig_atomic_t g_to_end = 0;

/// How the terminal was before it was taken.
termios g_before{};  // NOLINT(cert-err58-cpp): plain data

void note(int signal) {
  if (signal == SIGWINCH || signal == SIGCONT) {
    g_resized = 1;
  } else if (signal == SIGTSTP) {
    g_to_stop = 1;
  } else {
    g_to_end = signal;
  }
}

constexpr std::array kSignals{SIGWINCH, SIGCONT, SIGTSTP, SIGINT, SIGTERM, SIGHUP};

/// The terminal keys come from: the standard input, or where that is a record, the one we run on.
int open_keys() {
  return ::isatty(0) != 0 ? ::dup(0) : ::open("/dev/tty", O_RDONLY | O_CLOEXEC);
}

bool is_dumb() {
  const char* const term = std::getenv("TERM");
  return term == nullptr || std::string_view{term} == "dumb" || std::string_view{term}.empty();
}

bool wants_colour() {
  const char* const none = std::getenv("NO_COLOR");
  return none == nullptr || std::string_view{none}.empty();
}

Key key_of_letter(char c) {
  switch (c) {
    case ' ':
    case '\r':
    case '\n':
    case 'n':
    case 'l':
    case 'j':
      return Key::Next;
    case '\x7f':
    case '\b':
    case 'p':
    case 'h':
    case 'k':
    case 'b':
      return Key::Previous;
    case 'g':
    case '<':
      return Key::First;
    case 'G':
    case '>':
      return Key::Last;
    case 'f':
      return Key::Fault;
    case '?':
      return Key::Help;
    case 'q':
    case 'Q':
    case '\x04':  // end of input
      return Key::Quit;
    default:
      return Key::Other;
  }
}

/// What follows the escape of a key that has no letter.
Key key_of_sequence(std::string_view rest) {
  struct Sequence {
    std::string_view text;
    Key key;
  };
  static constexpr std::array<Sequence, 18> kSequences{{
      {"[C", Key::Next},
      {"OC", Key::Next},
      {"[B", Key::Next},
      {"OB", Key::Next},
      {"[D", Key::Previous},
      {"OD", Key::Previous},
      {"[A", Key::Previous},
      {"OA", Key::Previous},
      {"[H", Key::First},
      {"OH", Key::First},
      {"[1~", Key::First},
      {"[7~", Key::First},
      {"[F", Key::Last},
      {"OF", Key::Last},
      {"[4~", Key::Last},
      {"[8~", Key::Last},
      {"[6~", Key::ScrollDown},
      {"[5~", Key::ScrollUp},
  }};
  if (rest.empty()) {
    return Key::Quit;  // the escape key itself
  }
  const auto* const found = std::ranges::find(kSequences, rest, &Sequence::text);
  return found == kSequences.end() ? Key::Other : found->key;
}

}  // namespace

bool Screen::is_there(const Output& out) {
  const int keys = out.is_terminal() ? open_keys() : -1;
  if (keys >= 0) {
    ::close(keys);
  }
  return keys >= 0;
}

Screen::Screen(Output& out)
    : out_(out), keys_(open_keys()), moves_(!is_dumb()), colours_(wants_colour()) {
  for (const int signal : kSignals) {
    struct sigaction action {};
    action.sa_handler = note;  // not restarted: the wait for a key ends
    ::sigaction(signal, &action, nullptr);
  }
  g_resized = 0;
  g_to_stop = 0;
  g_to_end = 0;
  take();
}

Screen::~Screen() {
  give_back();
  ::close(keys_);
  for (const int signal : kSignals) {
    std::signal(signal, SIG_DFL);
  }
  if (g_to_end != 0) {
    std::raise(g_to_end);
  }
}

void Screen::take() {
  ::tcgetattr(keys_, &g_before);
  termios single = g_before;
  single.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
  single.c_cc[VMIN] = 1;
  single.c_cc[VTIME] = 0;
  ::tcsetattr(keys_, TCSADRAIN, &single);
  taken_ = true;
  if (moves_) {
    out_.write("\x1b[?1049h\x1b[?25l");  // a screen of its own, without a cursor
    out_.flush();
  }
}

void Screen::give_back() {
  if (!taken_) {
    return;
  }
  if (moves_) {
    out_.write("\x1b[?25h\x1b[?1049l");
    out_.flush();
  }
  ::tcsetattr(keys_, TCSADRAIN, &g_before);
  taken_ = false;
}

void Screen::stop_here() {
  g_to_stop = 0;
  give_back();
  std::raise(SIGSTOP);
  take();
  g_resized = 1;
}

std::size_t Screen::columns() const {
  return out_.columns();
}

std::size_t Screen::rows() const {
  winsize window{};
  constexpr std::size_t kUsual = 24;
  return ::ioctl(1, TIOCGWINSZ, &window) != 0 || window.ws_row == 0 ? kUsual
                                                                    : std::size_t{window.ws_row};
}

bool Screen::draw(std::string_view text, std::size_t from, std::string_view status) {
  if (!moves_) {
    out_.write(text);
    out_.write(status);
    out_.write("\n");
    out_.flush();
    return false;
  }
  for (; from > 0 && !text.empty(); --from) {
    text.remove_prefix(std::min(text.find('\n') + 1, text.size()));
  }
  const std::size_t room = std::max<std::size_t>(rows(), 2) - 1;
  std::string& out = out_.buffer();
  out += "\x1b[H";
  for (std::size_t row = 0; row < room; ++row) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    out += text.substr(0, end);
    out += "\x1b[K\n";
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  out += colours_ ? "\x1b[7m" : "";
  out += status;
  out += colours_ ? "\x1b[0m" : "";
  out += "\x1b[K";
  out_.flush();
  return !text.empty();
}

Key Screen::next_key() {
  for (;;) {
    if (g_to_end != 0) {
      return Key::Quit;
    }
    if (g_to_stop != 0) {
      stop_here();
    }
    if (g_resized != 0) {
      g_resized = 0;
      return Key::Resized;
    }
    char c = 0;
    const ssize_t read = ::read(keys_, &c, 1);
    if (read == 0 || (read < 0 && errno != EINTR)) {
      return Key::Quit;  // the terminal is gone
    }
    if (read < 0) {
      continue;
    }
    if (c != '\x1b') {
      return key_of_letter(c);
    }
    // The rest of a sequence is there at once.
    std::string rest;
    constexpr int kMilliseconds = 50;
    constexpr std::size_t kLongest = 6;
    pollfd waiting{keys_, POLLIN, 0};
    while (rest.size() < kLongest && ::poll(&waiting, 1, kMilliseconds) == 1 &&
           ::read(keys_, &c, 1) == 1) {
      rest += c;
      if (rest.size() > 1 && ((c >= 'A' && c <= 'Z') || c == '~')) {
        break;
      }
    }
    return key_of_sequence(rest);
  }
}

}  // namespace ecarte::cli
