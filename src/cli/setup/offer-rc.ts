/** Offers the line of `yosh init` for the rc file, as a diff, and writes it where the user agreed. */
import { err, ok, type Result } from '../../base/result.ts';
import { screenLine } from '../../safety/screen-gate.ts';
import { SHELL_NAMES, shellOfPath } from '../../shell/shell-kinds.ts';
import type { Person } from '../../ui/person.ts';
import { bytesFromText, textFromBytes } from '../bytes.ts';
import type { Endpoints } from '../cli-endpoints.ts';
import { initLine } from '../init.ts';
import { type ReadFile, readWhole, replaceFile } from '../write-file.ts';
import { backUp } from './backup.ts';
import { planRc, rcFileOf } from './rc-file.ts';

const NEW_RC_MODE = 0o644;

interface RcChange {
  readonly path: string;
  readonly shown: string;
  readonly old: ReadFile | null;
  readonly text: string;
}

/** The change of the rc file; null when there is nothing to change or the user does not want it. */
export async function askRc(io: Endpoints, person: Person): Promise<RcChange | null> {
  const shell = shellOfPath(io.env['SHELL']);
  if (shell === null || io.home === null) {
    const commands = SHELL_NAMES.map((name) => `yosh init ${name}`).join(', or ');
    person.say(`\nTo start every terminal in yosh, put a line into your rc file. To print it: ${commands}\n`);
    return null;
  }
  const { path, shown } = rcFileOf(shell, io.home, io.env);
  const read = readWhole(path);
  if (!read.ok) {
    person.say(`\n${shown} cannot be read (${read.error}); it stays as it is.\n`);
    return null;
  }
  const plan = planRc(read.value === null ? '' : textFromBytes(read.value.bytes), initLine(io.root, shell), shown);
  if (plan.kind === 'there') {
    person.say(
      plan.atTop
        ? `\n${shown} has the line of yosh already.\n`
        : `\n${shown} has the line of yosh, but not at the top: the lines above it run twice.\n`,
    );
    return null;
  }
  person.say(`\nEvery terminal can start in yosh. This is the change of ${shown}:\n\n`);
  for (const line of plan.diff.split('\n')) person.say(`  ${screenLine(`|${line}`).slice(1)}\n`);
  person.say(read.value === null ? '\n' : `\nA copy of the old file is kept: ${shown}.yosh-backup\n`);
  return (await person.confirm(`Put the line into ${shown}?`)) ? { path, shown, old: read.value, text: plan.text } : null;
}

export function performRc({ path, shown, old, text }: RcChange, person: Person): Result<void, string> {
  const backup = old === null ? null : backUp(path, old);
  if (backup !== null && !backup.ok) return err(`${shown} was not changed: it could not be copied (${backup.error})`);
  const written = replaceFile(path, bytesFromText(text), old?.mode ?? NEW_RC_MODE);
  if (!written.ok) return err(`${shown} cannot be written (${written.error}) and was not changed`);
  const copy = backup === null ? null : `${shown}${backup.value.slice(path.length)}`;
  person.say(`wrote ${shown}${copy === null ? '' : `. To undo it:\n  mv ${copy} ${shown}`}\n`);
  return ok(undefined);
}
