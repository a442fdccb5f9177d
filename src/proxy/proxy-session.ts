/** What a session reaches beside its terminals: the FIFO to the hooks, and the companion's process. */
import fs from 'node:fs';
import { type CompanionEvents, type CompanionProcess, type CompanionProgram, startCatchUp, startCompanion } from './companion-process.ts';
import { DownChannel } from './down.ts';
import type { HookEndpoint, ProgramState, SessionEndpoint } from './proxy-endpoints.ts';

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
