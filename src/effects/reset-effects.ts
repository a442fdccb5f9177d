/** `git reset --hard REVISION` also takes commits off the branch: adds from which revision they can be counted. */
import { about } from '../programs/index.ts';
import { flagsOf } from '../syntax/flags.ts';
import type { SimpleCommand } from '../syntax/simple-command.ts';
import type { Effect, Target } from './effect-types.ts';

export function withCommits({ program, args, scope }: SimpleCommand, effects: readonly Effect[]): readonly Effect[] {
  if (program !== 'git') return effects;
  const flags = flagsOf(args, about(program).effects);
  const [verb, to, ...others] = flags.operands;
  // in another repository, or of single files: no commit goes
  if (verb?.value !== 'reset' || to === undefined || others.length > 0 || flags.has('C', 'git-dir', 'work-tree')) return effects;
  const target: Target = { kind: 'commits', to, scope };
  return effects.map((each) => (each.kind === 'deletes' ? { ...each, targets: [...each.targets, target] } : each));
}
