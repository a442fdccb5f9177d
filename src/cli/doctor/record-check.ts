/** The check of the record: its size, what is in it, and whether SQLite finds it sound. */
import { RECORD_FILE, type Trouble } from '../../record/record-file.ts';
import { openRecord } from '../../record/record.ts';
import { statePath } from '../../state/folder.ts';
import { counted, localTime, troubleText, unreadable, unwritable } from '../record-text.ts';
import { broken, type Check, fine, info, warn } from './check.ts';

/** What to do, with the folder of the record. */
const REMEDIES = {
  newer: 'install that version of yosh',
  busy: 'run yosh doctor again',
  full: 'make room on its disk: df -h FOLDER',
  unwritable: 'run: ls -l FOLDER',
} as const satisfies Partial<Record<Trouble, string>>;

export const record: Check = {
  name: 'record',
  run: ({ io }) => {
    const store = openRecord(io.env);
    const facts = store.facts();
    store.close();
    const folder = statePath(io.env) ?? '';
    const closed = unreadable(io.env, RECORD_FILE);
    const blocked = closed ?? unwritable(io.env);
    if (facts === 'none' && blocked === null) return info(troubleText(facts, io.env));
    if (typeof facts === 'string') {
      const [what = '', remedy = ''] = (blocked ?? troubleText(facts, io.env)).split('. ');
      return (closed === null ? warn : broken)(
        what,
        blocked === null && facts !== 'none' ? REMEDIES[facts].replace('FOLDER', folder) : remedy,
      );
    }
    const { bytes, commands, outputs, exchanges, lessons, replays, oldestMs, fault } = facts;
    const counts = { command: commands, output: outputs, question: exchanges, replay: replays, lesson: lessons };
    const rows = Object.entries(counts)
      .map(([what, count]) => counted(count, what))
      .join(', ');
    const found = `${(bytes / 1024 / 1024).toFixed(1)} MB: ${rows}${oldestMs === null ? '' : `, since ${localTime(oldestMs)}`}`;
    if (fault !== null) return warn(`${found}; it is damaged (${fault})`, 'to begin anew: yosh forget --history --log');
    if (facts.broken)
      return [
        ...fine(found),
        ...info(`an earlier one could not be read: ${folder}/record.broken.db`, 'to delete it: yosh forget --history'),
      ];
    return fine(found);
  },
};
