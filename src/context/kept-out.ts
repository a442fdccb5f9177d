/** What of the scrollback is told to nobody: the stretches of private commands, and those of sessions elsewhere. Pure. */
import type { Block, Gap } from '../transcript/block.ts';
import type { Blocks } from '../transcript/blocks.ts';
import { foreign } from './output-elsewhere.ts';
import { isPrivate } from '../transcript/private.ts';

const OLDER = '(left out: what is older)';
const PRIVATE = '(left out: a private command and its output)';
const ELSEWHERE = '(left out: output of a session on another machine or as another user)';

/** `asked`: the command whose output the user asks about in this very question, by a bare `yo` right behind it. */
export function keptOut({ ended, since }: Blocks, who: string, asked: Block | null): readonly Gap[] {
  const older: readonly Gap[] = since > 0 ? [{ from: 0, to: since, note: OLDER }] : [];
  const gaps = ended.flatMap((block): readonly Gap[] => {
    if (isPrivate(block)) return [{ from: block.typedFrom, to: block.to, note: PRIVATE }];
    return block !== asked && foreign(block, who, block.alias) ? [{ from: block.from, to: block.to, note: ELSEWHERE }] : [];
  });
  return [...older, ...gaps];
}

/** What stands where the `ignore` setting fits. */
const IGNORED = '(ignored)';

/** The user's own pattern, for all places in a text; null for none. `KEYS` has seen that it is one. */
export const ignorePattern = (text: string): RegExp | null => (text === '' ? null : new RegExp(text, 'gmu'));

export const withoutIgnored = (text: string, ignore: RegExp | null): string => (ignore === null ? text : text.replace(ignore, IGNORED));

/** A command the pattern fits is one the shell did not tell. */
export function unsaid(block: Block, ignore: RegExp | null): Block {
  if (ignore === null) return block;
  const all = block.alias === '' ? block.text : `${block.text}\n${block.alias}`;
  return all.search(ignore) < 0 ? block : { ...block, text: '' };
}
