/** Parts that the rules of system-requests.ts and services.ts share. */
import { quote } from '../quote.ts';
import type { Slots } from '../slots.ts';
import type { Machine } from '../types.ts';
import { lexicon } from '../vocabulary.ts';

export const BASE = 'show find all system current host list detail name';
export type Verb = 'install' | 'remove' | 'update' | 'search' | 'list';
export const MANAGERS: ReadonlyArray<readonly [string, Readonly<Record<Verb, string>>]> = [
  [
    'apt-get',
    {
      install: 'sudo apt-get install',
      remove: 'sudo apt-get remove',
      update: 'sudo apt-get update && sudo apt-get upgrade',
      search: 'apt-cache search',
      list: "dpkg-query -W -f='${Package} ${Version}\\n'",
    },
  ],
  [
    'dnf',
    {
      install: 'sudo dnf install',
      remove: 'sudo dnf remove',
      update: 'sudo dnf upgrade',
      search: 'dnf search',
      list: 'dnf list --installed',
    },
  ],
  ['pacman', { install: 'sudo pacman -S', remove: 'sudo pacman -Rs', update: 'sudo pacman -Syu', search: 'pacman -Ss', list: 'pacman -Q' }],
  ['apk', { install: 'sudo apk add', remove: 'sudo apk del', update: 'sudo apk upgrade -U', search: 'apk search', list: 'apk info -v' }],
  [
    'zypper',
    {
      install: 'sudo zypper install',
      remove: 'sudo zypper remove',
      update: 'sudo zypper update',
      search: 'zypper search',
      list: 'zypper search -i',
    },
  ],
  [
    'brew',
    {
      install: 'brew install',
      remove: 'brew uninstall',
      update: 'brew update && brew upgrade',
      search: 'brew search',
      list: 'brew list --versions',
    },
  ],
];

/** The command of the package manager that is on PATH; null when none of the known ones is. */
export function packageCommand(verb: Verb, name: string | null, machine: Machine): string | null {
  const order = machine.gnu ? MANAGERS : [...MANAGERS].reverse();
  const found = order.find(([program]) => machine.has(program));
  if (found === undefined) return null;
  const command = found[1][verb];
  return name === null ? command : `${command} ${quote(name)}`;
}

export const ecosystem = (slots: Slots): string | null =>
  slots.has('python') || slots.says('pip') ? 'python3 -m pip' : slots.has('node') || slots.says('npm') ? 'npm' : null;
export const packaged =
  (verb: Verb) =>
  (slots: Slots, machine: Machine): string | null => {
    const lang = slots.says('with', 'pip', 'npm', 'package', 'module', 'library', 'using') ? ecosystem(slots) : null;
    const name = slots.named('package') ?? (lang === null ? slots.after('install uninstall remove', 'package') : null);
    // the package of a project, or more than one, is not a package of the system
    if (name === null || slots.says('project', 'dependencies', 'requirements', 'modules') || lexicon.fillers.has(name)) return null;
    if (verb !== 'search' && /[/]|\.\w+$/.test(name) && !/^[\w.+-]+$/.test(name)) return null;
    if (lang !== null && (verb === 'install' || verb === 'remove'))
      return `${lang} ${verb === 'install' ? 'install' : 'uninstall'} ${quote(name)}`;
    return packageCommand(verb, name, machine);
  };
export const service =
  (verb: string, sudo = true) =>
  (slots: Slots, machine: Machine): string | null => {
    const name = slots.named('service');
    if (name === null) return null;
    return machine.gnu
      ? `${sudo ? 'sudo ' : ''}systemctl ${verb} ${quote(name)}`
      : `brew services ${verb === 'status' ? 'info' : verb} ${quote(name)}`;
  };
