/** Describes an exit status for the model. Source: POSIX Shell Command Language, 2.8.2; signal numbers as in kill(1). */

const WORDS: Readonly<Record<number, string>> = {
  124: 'as timeout(1) does when the time is up',
  126: 'found, but could not be executed',
  127: 'command not found',
  255: 'as ssh does when it is ssh itself that failed',
};

/** Signals whose number is the same on Linux and macOS. */
const SIGNALS: Readonly<Record<number, string>> = {
  1: 'SIGHUP, the terminal closed',
  2: 'SIGINT, Ctrl-C',
  3: 'SIGQUIT',
  4: 'SIGILL',
  6: 'SIGABRT, it gave up itself',
  8: 'SIGFPE',
  9: 'SIGKILL, often for want of memory',
  11: 'SIGSEGV, it crashed',
  13: 'SIGPIPE, nobody read on',
  14: 'SIGALRM',
  15: 'SIGTERM, asked to end',
};

/** The last real-time signal; a higher status is the program's own. */
const LAST_SIGNAL = 64;

export function describeStatus(status: number): string {
  if (status === 0) return 'succeeded';
  const signal = status - 128;
  const words = WORDS[status] ?? SIGNALS[signal] ?? (signal > 0 && signal <= LAST_SIGNAL ? `signal ${signal}` : '');
  return words === '' ? `failed with status ${status}` : `failed with status ${status} (${words})`;
}
