/** A deadline that is fair on a busy machine. */
import fs from 'node:fs';

const PIECES = 4;

/** Answers of the disk after the time is over: more than the look-ups that one fact makes one after the other. */
const ROUND_TRIPS = 32;

/** The disk may need this many times the deadline for them: after that the machine is taken to be stuck, not busy. */
const AT_MOST = 9;

/** Whatever else does not answer, the root folder does: it is in memory as long as any program runs. */
const ALWAYS_THERE = '/';

/**
 * A deadline for work that waits for the disk. It passes only when this process had the chance to do such work:
 *
 * - The time is counted in several timers, each started when the one before has fired. Loading code keeps this thread busy for longer
 *   than a deadline, and by its end results have arrived that one timer would not let through.
 * - Then the root folder is looked up several times. On a busy machine the threads that ask the disk wait for a processor, and these
 *   look-ups wait with them, in the same queue. A folder that never answers (a dead network drive) is no reason for them to wait.
 *
 * A result that is not there in `AT_MOST` + 1 times `ms`, counted in such timers, is late even so. Call `end` when the deadline is not needed any more.
 */
export function deadlineOf(ms: number): { readonly passed: Promise<void>; end(): void } {
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  const passed = new Promise<void>((resolve) => {
    const lookUp = (left: number): void => {
      if (left === 0) resolve();
      else if (!ended) fs.stat(ALWAYS_THERE, () => lookUp(left - 1));
    };
    const wait = (left: number, then: () => void): void => {
      if (left > 0) timer = setTimeout(wait, ms / PIECES, left - 1, then);
      else then();
    };
    wait(PIECES, () => {
      lookUp(ROUND_TRIPS);
      wait(PIECES * AT_MOST, resolve);
    });
  });
  const end = (): void => {
    ended = true;
    clearTimeout(timer);
  };
  return { passed, end };
}
