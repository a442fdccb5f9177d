import type { Reporter, TestModule } from 'vitest/node';

/**
 * Ends a run with one plain line for readers of logs, and with the reason of every skipped test. With CI=true, which `.ci/run` sets
 * after installing every program that the tests drive, no test may be skipped.
 */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const count = { passed: 0, failed: 0, skipped: 0 };
    for (const module of modules) {
      if (module.errors().length > 0) count.failed += 1;
      for (const test of module.children.allTests()) {
        const result = test.result();
        if (result.state === 'passed') count.passed += 1;
        else if (result.state === 'failed') count.failed += 1;
        else {
          count.skipped += 1;
          console.log(`skipped: ${test.fullName}${'note' in result && result.note ? ` (${result.note})` : ''}`);
        }
      }
    }
    console.log(`\ntests: ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
    if (count.skipped > 0 && process.env['CI'] === 'true') {
      console.log('CI=true: a skipped test counts as a failed one');
      process.exitCode = 1;
    }
  }
}
