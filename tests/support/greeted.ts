/** A machine where yosh was started before: its greeting, shown once, is not in the way of tests that read the whole screen. */
import fs from 'node:fs';
import path from 'node:path';

export const greetedFile = (home: string): string => path.join(home, '.local/state/yosh/greeted');

export function markGreeted(home: string): void {
  const file = greetedFile(home);
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  fs.writeFileSync(file, '', { mode: 0o600 });
}
