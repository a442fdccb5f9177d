/** For the bundler only: puts the value of the index in place of the module that computes it from all tables. */
import path from 'node:path';
import { INDEX } from './table-index.ts';

const FILE = path.join(import.meta.dirname, 'table-index.ts');

/** A plugin of rolldown. */
export const builtIndex = {
  name: 'index-of-programs',
  load: (id: string): string | null => (id === FILE ? `export const INDEX = ${JSON.stringify(INDEX)};` : null),
};
