/** Commands that a line leaves running: nobody sees what they do, and they outlive the line. */
import type { SimpleCommand } from '../syntax/simple-command.ts';
import { type Effect, ordinary } from './effect-types.ts';

/**
 * What a line leaves running in the background with `&` or as a coprocess. Nothing where a later `wait` waits for it.
 * @param commands all commands of the line.
 */
export function jobEffects(command: SimpleCommand, commands: readonly SimpleCommand[]): readonly Effect[] {
  const { background, word, wrappers, captured, source } = command;
  if (!background || word === null || wrappers.length > 0 || captured) return [];
  if (commands.some(({ program, source: [start] }) => program === 'wait' && start > source[0])) return [];
  return isSilenced(command)
    ? [ordinary('unread', 'goes on in the background, without any output', { area: 'jobs' })]
    : [ordinary('changes', 'goes on in the background', { area: 'jobs' })];
}

/** Whether both outputs of a command are discarded: `>/dev/null 2>&1`, `&>/dev/null`, `>&-`. */
function isSilenced({ redirects }: SimpleCommand): boolean {
  const discards = (wanted: 1 | 2): boolean =>
    redirects.some(({ operator, descriptor, target }) => {
      const to = target?.value ?? '';
      const isBoth = operator === '&>' || operator === '&>>' || (operator === '>&' && descriptor === null && !/^\d+-?$/.test(to));
      if (!isBoth && (descriptor ?? 1) !== wanted) return false;
      return operator.includes('>') && (to === '/dev/null' || to === '-' || (wanted === 2 && operator === '>&' && to === '1'));
    });
  return discards(1) && discards(2);
}
