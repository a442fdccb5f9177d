/**
 * Calls `run` after `delayMs` milliseconds, behind the input that came before: on a busy machine a process may find a timer that is due and keys
 * that were typed before that. At the end of ENTER_GUARD_MS, an Enter among them would run a command, or answer a question, that the user
 * has not read. Node runs immediates when it has read what was there (https://nodejs.org/learn/asynchronous-work/event-loop-timers-and-nexttick).
 * Returns a function that cancels it.
 */
export function behindInput(delayMs: number, run: () => void): () => void {
  let due: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => (due = setImmediate(run)), delayMs);
  return () => {
    clearTimeout(timer);
    clearImmediate(due);
  };
}
