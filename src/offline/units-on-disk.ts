/** Which units of systemd there are, from the folders that hold them; systemctl is not run. */
import type { Machine } from './types.ts';

const FOLDERS = [
  '/etc/systemd/system',
  '/run/systemd/system',
  '/usr/local/lib/systemd/system',
  '/usr/lib/systemd/system',
  '/lib/systemd/system',
];

/** The file of a name; of an instance (`getty@tty1`) that of its template. */
const fileOf = (name: string): string => {
  const file = /\.(?:service|socket|timer|target|mount|path|slice)$/.test(name) ? name : `${name}.service`;
  return file.replace(/@[^.]*/, '@');
};

export const hasUnit = (name: string, machine: Machine): boolean => FOLDERS.some((folder) => machine.exists(`${folder}/${fileOf(name)}`));

/** The unit that a command names and that is not there; null without one, and where no unit is known, as without systemd. */
export function missingUnit(command: string, machine: Machine): string | null {
  const [, name] = /^(?:sudo )?(?:systemctl [a-z-]+(?: --now)?|journalctl (?:-\w+ )*-\w*u) ([\w@.-]+)(?: |$)/.exec(command) ?? [];
  if (name === undefined || name.startsWith('-') || hasUnit(name, machine)) return null;
  return FOLDERS.some((folder) => machine.lacks(`${folder}/${fileOf(name)}`)) ? name : null;
}
