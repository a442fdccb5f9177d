/**
 * Prints a table of the test files, those with the most CPU time first, and the slowest tests. CPU time says what to shorten also on a busy
 * machine; many seconds with little CPU time are a wait.
 */
import type { Reporter, TestModule } from 'vitest/node';

/** Tests that are named, and how long one must take on the clock to be named. */
const NAMED = 40;
const SLOW_MS = 1_000;

const seconds = (ms: number): string => (ms / 1000).toFixed(1).padStart(8);

export default class CostsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules.map((module) => ({
      name: module.relativeModuleId,
      tests: [...module.children.allTests()],
      cpuMs: module.meta().cpuMs ?? NaN,
      ms: module.diagnostic().duration,
    }));
    console.log(`\n   CPU s       s  tests  file`);
    for (const { name, tests, cpuMs, ms } of files.toSorted((a, b) => b.cpuMs - a.cpuMs))
      console.log(`${seconds(cpuMs)}${seconds(ms)}${String(tests.length).padStart(7)}  ${name}`);
    const total = (of: (file: (typeof files)[number]) => number): number => files.reduce((sum, file) => sum + of(file), 0);
    console.log(
      `${seconds(total(({ cpuMs }) => cpuMs))}${seconds(total(({ ms }) => ms))}${String(total(({ tests }) => tests.length)).padStart(7)}  in all`,
    );
    const slow = files
      .flatMap(({ name, tests }) => tests.map((test) => ({ name: `${name}: ${test.fullName}`, ms: test.diagnostic()?.duration ?? 0 })))
      .filter(({ ms }) => ms > SLOW_MS);
    console.log('\n       s  test');
    for (const { name, ms } of slow.toSorted((a, b) => b.ms - a.ms).slice(0, NAMED)) console.log(`${seconds(ms)}  ${name}`);
  }
}
