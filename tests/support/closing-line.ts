import type { Reporter, TestModule } from 'vitest/node';
import { QUICK_CPU_MS } from './lanes.ts';

/**
 * Ends a run with one plain line for readers of logs, and with the reason of every skipped test. With CI=true, which `.ci/run` sets
 * after installing every program that the tests drive, no test may be skipped, and a failed test runs once more (vitest.config.ts):
 * two in 4,500 still lose a race with a real terminal. Each that needed it is named, and more than FLAKY of them fail the run.
 */
/** Tests of one run that may pass only on their second try. */
const FLAKY = 5;

export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const count = { passed: 0, failed: 0, skipped: 0 };
    let flaky = 0;
    for (const module of modules) {
      if (module.errors().length > 0) count.failed += 1;
      const { cpuMs = 0 } = module.meta();
      if (process.env['YOSH_LANE'] === 'quick' && cpuMs > QUICK_CPU_MS)
        console.log(
          `${module.relativeModuleId}: ${(cpuMs / 1000).toFixed(1)} s of CPU time; make it shorter, or put it into LONG of lanes.ts`,
        );
      for (const test of module.children.allTests()) {
        const result = test.result();
        if (test.diagnostic()?.flaky === true) {
          flaky += 1;
          console.log(`passed only on its second try: ${test.fullName}`);
          // the runner prints no error of a test that passed in the end
          for (const { message } of result.errors ?? []) console.log(message.replaceAll(/^/gm, '  '));
        }
        if (result.state === 'passed') count.passed += 1;
        else if (result.state === 'failed') count.failed += 1;
        else {
          count.skipped += 1;
          console.log(`skipped: ${test.fullName}${'note' in result && result.note ? ` (${result.note})` : ''}`);
        }
      }
    }
    console.log(`\ntests: ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
    if (flaky > FLAKY) {
      console.log(`${flaky} tests passed only on their second try; ${FLAKY} are the most`);
      process.exitCode = 1;
    }
    if (count.skipped > 0 && process.env['CI'] === 'true') {
      console.log('CI=true: a skipped test counts as a failed one');
      process.exitCode = 1;
    }
  }
}
