/**
 * Milliseconds of a clock that no change of the date moves. Node loads 2 ms of code for the first use of its global `performance`, which a
 * question outside a session would pay.
 */
export function monotonicMs(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1e3 + nanoseconds / 1e6;
}
