/** Measures whether a pass takes time in proportion to its text. */
const TIMES = 10;
/** Tries before the ratio counts: other work, a garbage collection and a compilation can only make one try worse. */
const TRIES = 8;
/** Below this many milliseconds of processor time the clock says nothing. */
const LEAST_MS = 2;

const cpuMs = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/**
 * The processor time for ten times the text, as a multiple of that for the text: the best of several tries, which end when it is at most
 * `enough`. A pass that is linear comes to about 10, a quadratic one to about 100.
 */
export function growth(pass: (text: string) => unknown, text: (chars: number) => string, chars: number, enough: number): number {
  const [small, large] = [text(chars), text(TIMES * chars)];
  let few = Infinity;
  let many = Infinity;
  for (let at = 0; at < TRIES; at += 1) {
    few = Math.max(
      LEAST_MS,
      Math.min(
        few,
        cpuMs(() => pass(small)),
      ),
    );
    many = Math.min(
      many,
      cpuMs(() => pass(large)),
    );
    if (many / few <= enough) break;
  }
  return many / few;
}
