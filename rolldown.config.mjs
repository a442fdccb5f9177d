import { defineConfig } from 'rolldown';

/** The programs are CommonJS: ESM costs 40–70 ms before the first line runs. */
const program = (name, input) => ({
  input,
  platform: 'node',
  output: { file: `dist/${name}.cjs`, format: 'cjs', codeSplitting: false, minify: false, comments: false },
});

/** What may talk to a provider: the SDKs stand in files of their own, shared, read only when one of them is asked for. */
const askers = {
  input: { companion: 'src/companion/main.ts', yo: 'src/companion/once.ts', cli: 'src/cli/main.ts' },
  platform: 'node',
  output: { dir: 'dist', entryFileNames: '[name].cjs', chunkFileNames: 'part-[name].cjs', format: 'cjs', minify: false, comments: false },
};

export default defineConfig([program('proxy', 'src/proxy/main.ts'), askers]);
