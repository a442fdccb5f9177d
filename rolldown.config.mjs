import { defineConfig } from 'rolldown';

/** Three programs, each one CommonJS file: ESM costs 40–70 ms before the first line runs. */
const program = (name, input) => ({
  input,
  platform: 'node',
  output: { file: `dist/${name}.cjs`, format: 'cjs', codeSplitting: false, minify: false, comments: false },
});

export default defineConfig([
  program('proxy', 'src/proxy/main.ts'),
  program('companion', 'src/companion/main.ts'),
  program('yo', 'src/companion/once.ts'),
  program('cli', 'src/cli/main.ts'),
]);
