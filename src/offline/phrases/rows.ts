/** Phrases that are rows, in the order in which they are tried. Loaded when no other phrase has the sentence. A file of rows is added here. */
import { type Further, Phrasebook, type Phrase } from '../phrasebook.ts';
import { RowMatcher } from '../row-match.ts';
import { commonFileRows } from './common-file-rows.ts';
import { commonArchiveRows } from './common-archive-rows.ts';
import { commonOddRows } from './common-odd-rows.ts';
import { commonPackageRows } from './common-package-rows.ts';
import { commonSystemRows } from './common-system-rows.ts';
import { commonTimeRows } from './common-time-rows.ts';
import { commonTextRows } from './common-text-rows.ts';
import { commonWorkRows } from './common-work-rows.ts';
import { containerRows } from './container-rows.ts';
import { dailyRows } from './daily-rows.ts';
import { furtherRows } from './further-rows.ts';
import { developingRows } from './developing-rows.ts';
import { everydayRows } from './everyday-rows.ts';
import { fileRows } from './file-rows.ts';
import { gitChangeRows } from './git-change-rows.ts';
import { gitRows } from './git-rows.ts';
import { machineRows } from './machine-rows.ts';
import { networkRows } from './network-rows.ts';
import { timedPhrases } from './timed-phrases.ts';
import { textRows } from './text-rows.ts';

export const rows: readonly Phrase[] = [
  ...gitRows,
  ...gitChangeRows,
  ...containerRows,
  ...machineRows,
  ...dailyRows,
  ...networkRows,
  ...textRows,
  ...fileRows,
  ...furtherRows,
  ...developingRows,
  ...everydayRows,
  ...commonFileRows,
  ...commonArchiveRows,
  ...commonTextRows,
  ...commonSystemRows,
  ...commonTimeRows,
  ...commonWorkRows,
  ...commonOddRows,
  ...commonPackageRows,
  ...timedPhrases,
];

export const further = (): Further => ({ book: new Phrasebook(rows), matcher: new RowMatcher(rows) });
