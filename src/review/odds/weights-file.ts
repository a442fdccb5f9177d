/** The text of `weights.txt`. The build puts it in place of this module (rolldown.config.mjs). */
import fs from 'node:fs';
import path from 'node:path';

export const TEXT = fs.readFileSync(path.join(import.meta.dirname, 'weights.txt'), 'utf8');
