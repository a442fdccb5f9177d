/** The intent check: finds effects of a suggestion that the user's own words did not ask for. Pure. */
import type { Effects } from '../effects/effect-types.ts';
import { about } from '../programs/index.ts';
import type { SimpleCommand } from '../syntax/simple-command.ts';
import { scriptText } from '../syntax/unwrap.ts';
import { unnamed } from './wishes.ts';

/**
 * One effect that was not asked for, in the third person; null when the user's words name all of them. It matters only when untrusted
 * text was in the context.
 */
export const notAskedFor = (effects: Effects, commands: readonly SimpleCommand[], words: string): string | null =>
  unnamed(effects, words)[0]?.what ?? suspicious(commands, words);

/** Effects that are harmless when the user asked for them but suspicious when untrusted text was in the context. */
export function suspicious(commands: readonly SimpleCommand[], words: string): string | null {
  for (const { program, args } of commands) {
    const text = args.map(scriptText).join(' ');
    const row = about(program).unasked?.find((each) => each.args.test(text));
    if (row !== undefined && !row.wish.test(words)) return row.what;
  }
  return null;
}
