/** Effects of git that its rows cannot describe. */
import { about } from '../programs/index.ts';
import type { SimpleCommand } from '../syntax/simple-command.ts';
import { flagsOf } from '../syntax/flags.ts';
import { dangerous, type Effect, type Surroundings } from './effect-types.ts';
import { fallsOn } from './removing.ts';
import { listed } from './subject.ts';
import { choosing, tableEffects } from './subcommand-effects.ts';
import { writtenTo } from './writing.ts';

/** Options of `clone` that take the next word. Source: git-clone(1) 2.47. */
const CLONE = {
  short: 'bouj',
  long: (
    'config branch depth origin upload-pack reference reference-if-able template separate-git-dir shallow-since shallow-exclude jobs filter ' +
    'server-option bundle-uri ref-format revision'
  ).split(' '),
};

/** Effects of git that depend on its operands: `git checkout -- a`, `git checkout .`, `git push +main`, `git push origin :main`. */
export function gitEffects(command: SimpleCommand, { home }: Surroundings): readonly Effect[] {
  const { program, args } = command;
  if (program !== 'git') return [];
  const { short = '', long = [] } = about(program).effects ?? {};
  const flags = flagsOf(args, { short, long });
  const folders = ['C', 'work-tree', 'git-dir'].flatMap((name) => flags.values.get(name) ?? []);
  const where = fallsOn(folders, command, home);
  if (where.area !== 'files' && tableEffects(command, about(program).effects ?? { rows: [] }).some(({ kind }) => kind === 'deletes'))
    return [dangerous('deletes', `deletes or discards files in ${listed(folders)}`, { recursive: true, ...where })];
  const [verb, ...operands] = flags.operands.map(({ value, text }) => value ?? text);
  if (
    verb === 'checkout' &&
    !flags.has('b', 'B', 'orphan') &&
    (operands.length > 1 ||
      [...flags.long].some((name) => name.startsWith('pathspec-from-file')) ||
      (flags.dashes !== null && flags.dashes + 1 < args.length) ||
      operands.some((each) => /^(?:\.{1,2}|\.\/.*|:\/|\*)$/.test(each)))
  )
    return [
      dangerous('deletes', 'discards uncommitted changes in these files', {
        area: 'repository',
        objects: operands,
        every: choosing(operands),
      }),
    ];
  const folder = verb === 'clone' ? flagsOf(args, { short: short + CLONE.short, long: [...long, ...CLONE.long] }).operands[2] : undefined;
  if (folder !== undefined) return writtenTo(folder, command).filter(({ kind, area }) => kind !== 'changes' || area === 'settings');
  if (verb === 'fetch' && operands.some((each) => /:(?:refs\/)?heads\//.test(each) && (each.startsWith('+') || flags.has('f', 'force'))))
    return [dangerous('deletes', 'overwrites branches of this repository: commits may be lost', { area: 'repository', objects: operands })];
  if (
    verb === 'push' &&
    (flags.has('mirror') || (flags.has('f', 'force') && flags.has('all', 'branches', 'tags'))) &&
    !flags.has('n', 'dry-run')
  )
    return [
      dangerous('deletes', 'overwrites all branches on the server: commits of others may be lost', {
        area: 'repository',
        called: String.raw`all\b every mirror both\b tags\b`,
      }),
    ];
  if (verb === 'push' && operands.some((each) => each.startsWith('+')))
    return [dangerous('deletes', 'overwrites the branch on the server: commits of others may be lost', { area: 'repository' })];
  if (verb === 'push' && operands.slice(1).some((each) => each.startsWith(':')))
    return [dangerous('deletes', 'deletes a branch or tag on the server', { area: 'repository', objects: operands.slice(1) })];
  return [];
}
