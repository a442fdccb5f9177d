import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    // run on demand, over whatever recordings somebody has: YOSH_RECORDINGS=FOLDER npm test
    exclude: process.env['YOSH_RECORDINGS'] === undefined ? ['**/node_modules/**', 'tests/llm/recordings.test.ts'] : ['**/node_modules/**'],
    globalSetup: ['tests/support/global-setup.ts'],
    reporters: ['default', './tests/support/closing-line.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    fileParallelism: true,
    maxWorkers: 2,
  },
});
