/** For the bundler only: puts the text of the weights in place of the module that reads it. A fault in it ends the build. */
import path from 'node:path';
import { TEXT } from './weights-file.ts';
import { faultIn } from './weights.ts';

const FILE = path.join(import.meta.dirname, 'weights-file.ts');

/** A plugin of rolldown. */
export const builtWeights = {
  name: 'weights',
  load(id: string): string | null {
    if (id !== FILE) return null;
    const fault = faultIn(TEXT);
    if (fault !== null) throw new Error(`weights.txt: ${fault}`);
    return `export const TEXT = ${JSON.stringify(TEXT)};`;
  },
};
