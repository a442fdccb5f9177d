/** For the bundler only: writes the manual pages beside the programs. */
import fs from 'node:fs';
import path from 'node:path';
import { VERSION } from '../base/version.ts';
import { COMMANDS } from './commands.ts';
import { yoPage, yoshPage } from './manual-pages.ts';
import { topCommand } from './run.ts';

const README = path.resolve(import.meta.dirname, '../../README.md');

interface Emitter {
  emitFile(file: { readonly type: 'asset'; readonly fileName: string; readonly source: string }): void;
}

/** A plugin of rolldown. */
export const builtManual = {
  name: 'manual-pages',
  generateBundle(this: Emitter): void {
    this.emitFile({ type: 'asset', fileName: 'yosh.1', source: yoshPage(topCommand(COMMANDS), VERSION) });
    this.emitFile({ type: 'asset', fileName: 'yo.1', source: yoPage(fs.readFileSync(README, 'utf8'), VERSION) });
  },
};
