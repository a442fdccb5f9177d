import { defineConfig } from 'vitest/config';
import { quickFiles } from './tests/support/lanes.ts';
import { LongFirst } from './tests/support/long-first.ts';

/** `npm run test:quick`: no terminal, under a minute. */
const isQuick = process.env['YOSH_LANE'] === 'quick';

export default defineConfig({
  test: {
    projects: [
      // starting a process and loading the modules of a file takes longer than most of these files do; each worker loads them once
      { extends: true, test: { name: 'pure', include: [...quickFiles()], isolate: false } },
      ...(isQuick
        ? []
        : [
            {
              extends: true,
              // the long ones without a terminal are among them: they would be waited for at the end of the pure ones
              test: { name: 'terminal', include: ['tests/**/*.test.ts'], exclude: [...quickFiles()] },
            } as const,
          ]),
    ],
    // run on demand, over whatever somebody has: YOSH_RECORDINGS=FOLDER, YOSH_XTERM_PAIRS=FOLDER npm test
    exclude: [
      '**/node_modules/**',
      ...(process.env['YOSH_RECORDINGS'] === undefined ? ['tests/llm/recordings.test.ts'] : []),
      ...(process.env['YOSH_XTERM_PAIRS'] === undefined ? ['tests/transcript/pairs.test.ts'] : []),
    ],
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: ['tests/support/setup.ts'],
    reporters: ['default', './tests/support/closing-line.ts'],
    // more than a wait of tests/support/clock.ts, so that what fails says what it waited for
    testTimeout: 400_000,
    hookTimeout: 400_000,
    // a real terminal is a race now and then; tests/support/closing-line.ts names each test that needed it
    retry: process.env['CI'] === 'true' ? 1 : 0,
    // tests that fail because of one mistake each wait for their whole patience: the run ends with the first few
    bail: process.env['CI'] === 'true' ? 10 : 0,
    fileParallelism: true,
    sequence: { sequencer: LongFirst },
    // four for each core of the smallest machine: a test with a terminal waits for most of its time. A pure one does not
    maxWorkers: isQuick ? 4 : 8,
  },
});
