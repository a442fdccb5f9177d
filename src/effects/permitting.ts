/** What `chmod` and `chown` change: who may read and write a file, and with whose rights a program runs. */
import type { Arg, SimpleCommand } from '../syntax/simple-command.ts';
import type { Flags } from '../syntax/flags.ts';
import { dangerous, type Effect, ordinary } from './effect-types.ts';
import { isHome, isRoot, isSystem, placeOf } from './paths.ts';
import { listed, shownArg } from './subject.ts';

/** Permissions and owners: dangerous when everyone may write, or for a whole tree of the system or of a home folder. */
export const permitting = (flags: Flags, command: SimpleCommand): readonly Effect[] => {
  const reference = flags.has('reference');
  const all = reference ? flags.operands : modeAndFiles(flags, command);
  const mode = reference ? undefined : all[0];
  const files = reference ? all : all.slice(1);
  const tree = flags.has('R', 'recursive');
  const right = command.program === 'chmod' ? 'who may read and write' : 'the owner of';
  const objects = files.map((arg) => placeOf(arg, command.scope));
  const wide = tree && files.find((arg) => [isRoot, isHome, isSystem].some((is) => is(placeOf(arg, command.scope))));
  if (wide) return [dangerous('system', `changes ${right} everything in ${shownArg(wide)}`, { recursive: true, objects })];
  const text = mode?.value ?? '';
  if (command.program === 'chmod' && isForAll(text))
    return [
      dangerous('system', `lets everyone on this machine change ${listed(files)}`, {
        recursive: tree,
        objects,
        area: 'files',
        called: FOR_ALL,
      }),
    ];
  if (command.program === 'chmod' && isSetuid(text)) return [setuid(files, objects)];
  if (files.some((arg) => isSystem(placeOf(arg, command.scope))))
    return [ordinary('system', `changes ${right} ${listed(files)}`, { objects })];
  return [
    ordinary('changes', `changes ${right} ${tree ? 'everything in ' : ''}${listed(files)}`, {
      objects,
      ...(tree ? { existing: true } : {}),
    }),
  ];
};

/** Whether a mode lets a program run with the rights of its owner: `4755`, `u+s`. */
export const isSetuid = (mode: string): boolean => /^0?[4567][0-7]{3}$/.test(mode) || /(?:^|,)[ugoa]*(?<!g)\+[rwx]*s/.test(mode);
export const setuid = (files: readonly Arg[], objects: readonly string[]): Effect =>
  dangerous('root', `lets ${listed(files)} run with the rights of its owner`, { objects });

/** Beginnings of words that ask to let everybody write. */
const FOR_ALL = String.raw`every anyone any\suser all\b world public writ permission chmod jede[rmn]? alle[nr]?\b tous todos tutti всем 所有`;
/**
 * Whether a mode lets everyone write: `777`, `a+w`, `o=rw`, `=w`. A plain `+w` follows the umask; `u+w` and `g+w` are for owner and group.
 */
const isForAll = (mode: string): boolean =>
  /^0?[0-7]?[0-7]{2}[2367]$/.test(mode) || mode.split(',').some((each) => /^(?:[ugo]*[oa][ugoa]*[+=]|=)[rxX]*w/.test(each));

/** The mode and the files of chmod. In `chmod -x file` the mode looks like an option. */
function modeAndFiles(flags: Flags, command: SimpleCommand): readonly Arg[] {
  const dashed = command.program === 'chmod' ? command.args.find(({ value }) => value !== null && /^-[rwxXst]+$/.test(value)) : undefined;
  return dashed === undefined ? flags.operands : [dashed, ...flags.operands];
}
