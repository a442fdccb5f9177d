/** The files of the session's folder that the hooks wait for. */
import fs from 'node:fs';
import type { Nonce } from '../shell/wire.ts';
import { processSpace } from './dead-sessions.ts';

/** Makes the files that the hooks read and write. The hooks cannot make them: the shell's umask may be anything. */
export function prepareSession(folder: string, nonce: Nonce): void {
  const files = {
    // the hooks read the first line; the others tell another session where to look for the processes of this one, and for which
    nonce: `${nonce}\n${processSpace() ?? ''}\n${process.pid}\n`,
    // the newest history entry, written by bash
    line: '',
    // PATH, aliases and functions of the shell, written by both hooks
    names: '',
    // all variables of the shell, written by both hooks and removed by the reader, which then makes an empty one: with every question, and
    // with the first command after a suggestion
    variables: '',
    'variables.ended': '',
  };
  for (const [name, content] of Object.entries(files)) fs.writeFileSync(`${folder}/${name}`, content, { mode: 0o600 });
}

/** Names the session's terminal to the hooks: without this link they do nothing. */
export function nameTerminal(folder: string, slave: string): void {
  fs.symlinkSync(slave, `${folder}/tty`);
}
