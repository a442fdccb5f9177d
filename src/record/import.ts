/** Makes entries of the shell's own history, for `yosh find --import`. Pure. */
import type { RedactedText } from '../safety/redact/index.ts';
import { type CommandEntry, IMPORTED } from './entries.ts';
import { parseHistory } from './shell-history.ts';

/** The newest are taken; together they stay below the bound of the record. */
const COMMANDS = 100_000;

/** What of a command may be recorded. */
interface Cleaner {
  ignores(command: string): boolean;
  clean(text: string): RedactedText;
}

/** @param files the contents of history files. */
export function importEntries(files: readonly Buffer[], { ignores, clean }: Cleaner): readonly CommandEntry[] {
  const commands = files
    .flatMap((bytes) => parseHistory(bytes))
    // private; and questions are no commands
    .filter(({ text }) => !/^(?:\s|yo(?:\s|$))/.test(text) && !ignores(text))
    .slice(-COMMANDS);
  return commands.map(({ text, startedMs, durationMs }, at) => {
    // without a time only the order is known: see the ids in record-tables.ts. Files have whole seconds, in which several may have run
    const order = (at + 1) / 1_000;
    const timeMs = startedMs === null ? order : startedMs + (durationMs ?? 0) + order;
    return {
      kind: 'command',
      session: IMPORTED,
      timeMs,
      text: clean(text),
      cwd: clean(''),
      status: null,
      durationMs,
      shell: '',
      typed: false,
    };
  });
}
