/** The session's folder: its files, the FIFO to the hooks, and the companion's process. */
import fs from 'node:fs';
import type { Nonce } from '../shell/wire.ts';
import { type CompanionEvents, type CompanionProcess, type CompanionProgram, startCatchUp, startCompanion } from './companion-process.ts';
import { processSpace } from './dead-sessions.ts';
import { DownChannel } from './down.ts';
import type { HookEndpoint, ProgramState, SessionEndpoint } from './proxy-endpoints.ts';

/** Makes the files that the hooks read and write. The hooks cannot make them: the shell's umask may be anything. */
export function prepareSession(folder: string, nonce: Nonce): void {
  const files = {
    // the hooks read the first line; the others tell another session where to look for the processes of this one, and for which
    nonce: `${nonce}\n${processSpace() ?? ''}\n${process.pid}\n`,
    // the newest history entry, written by bash
    line: '',
    // PATH, aliases and functions of the shell, written by both hooks
    names: '',
    // all variables of the shell, written by both hooks and removed by the reader, which then makes an empty one
    variables: '',
  };
  for (const [name, content] of Object.entries(files)) fs.writeFileSync(`${folder}/${name}`, content, { mode: 0o600 });
}

/** Names the session's terminal to the hooks: without this link they do nothing. */
export function nameTerminal(folder: string, slave: string): void {
  fs.symlinkSync(slave, `${folder}/tty`);
}

/** The launcher made the folder and will remove it. */
export class Session implements SessionEndpoint {
  private down: DownChannel | null = null;
  private readonly companion: CompanionProgram;
  private readonly identity: string | null;

  constructor(companion: CompanionProgram) {
    this.companion = companion;
    this.identity = identityOf(companion.file);
  }

  program(): ProgramState {
    const now = identityOf(this.companion.file);
    if (now === null) return 'gone';
    return now === this.identity ? 'same' : 'replaced';
  }

  hook(): HookEndpoint | null {
    try {
      this.down ??= new DownChannel(`${this.companion.session}/down`);
    } catch {
      return null;
    }
    return this.down;
  }

  startCompanion(capturing: boolean, events: CompanionEvents): CompanionProcess {
    return startCompanion(this.companion, capturing, events);
  }

  catchUp(messages: readonly Buffer[]): void {
    try {
      if (this.program() === 'same') startCatchUp(this.companion, messages);
    } catch {
      // these commands are not recorded
    }
  }
}

/** What changes when a file is replaced or written anew; null when it is not there. */
function identityOf(file: string): string | null {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  return stat === undefined ? null : `${stat.ino} ${stat.size} ${stat.mtimeMs}`;
}
