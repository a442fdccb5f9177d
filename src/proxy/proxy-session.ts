import fs from 'node:fs';
import type { Nonce } from '../shell/wire.ts';
import { type CompanionEvents, type CompanionProcess, type CompanionProgram, startCompanion } from './companion-process.ts';
import { DownChannel } from './down.ts';
import type { HookEndpoint, SessionEndpoint } from './proxy-endpoints.ts';

/** Makes the files that the hooks read and write. They are made here because the shell's umask may be anything. */
export function prepareSession(folder: string, nonce: Nonce): void {
  const files = {
    nonce: `${nonce}\n`,
    // the newest history entry, written by bash
    line: '',
    // the names that the shell knows, written by both
    names: '',
  };
  for (const [name, content] of Object.entries(files)) fs.writeFileSync(`${folder}/${name}`, content, { mode: 0o600 });
}

/** Lets the hooks know their terminal: until then they are inert. */
export function nameTerminal(folder: string, slave: string): void {
  fs.symlinkSync(slave, `${folder}/tty`);
}

/** The session's folder, which the launcher has made and will remove. */
export class Session implements SessionEndpoint {
  private down: DownChannel | null = null;
  private readonly program: CompanionProgram;

  constructor(program: CompanionProgram) {
    this.program = program;
  }

  hook(): HookEndpoint | null {
    try {
      this.down ??= new DownChannel(`${this.program.session}/down`);
    } catch {
      return null;
    }
    return this.down;
  }

  startCompanion(capturing: boolean, events: CompanionEvents): CompanionProcess {
    return startCompanion(this.program, capturing, events);
  }
}
