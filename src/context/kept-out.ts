/** Decides what is never sent: private commands, output from elsewhere, and text that matches the user's `ignore` pattern. Pure. */
import type { Block, Gap } from '../transcript/block.ts';
import type { Blocks } from '../transcript/blocks.ts';
import { isOutputFromElsewhere } from './output-elsewhere.ts';
import { isPrivate } from '../transcript/private.ts';

const OLDER = '(left out: what is older)';
const PRIVATE = '(left out: a private command and its output)';
const ELSEWHERE = '(left out: output of a session on another machine or as another user)';

/** The gaps of the scrollback. `asked`: the command whose output a bare `yo` right after it asks about; its output is not left out. */
export function privateAndElsewhereGaps({ ended, since }: Blocks, who: string, asked: Block | null): readonly Gap[] {
  const older: readonly Gap[] = since > 0 ? [{ from: 0, to: since, note: OLDER }] : [];
  const gaps = ended.flatMap((block): readonly Gap[] => {
    if (isPrivate(block)) return [{ from: block.typedFrom, to: block.to, note: PRIVATE }];
    return block !== asked && isOutputFromElsewhere(block, who, block.alias) ? [{ from: block.from, to: block.to, note: ELSEWHERE }] : [];
  });
  return [...older, ...gaps];
}

/** Replaces text that matches the `ignore` setting. */
const IGNORED = '(ignored)';

/** The user's `ignore` pattern, null when it is empty. Throws on an invalid one, which the configuration's `KEYS` refuse before. */
export const ignorePattern = (text: string): RegExp | null => (text === '' ? null : new RegExp(text, 'gmu'));

/** The text with every match of `ignore` replaced. */
export const maskIgnored = (text: string, ignore: RegExp | null): string => (ignore === null ? text : text.replace(ignore, IGNORED));

/** Treats a command that matches `ignore`, itself or its alias, as private: the block loses its text. */
export function privateIfIgnored(block: Block, ignore: RegExp | null): Block {
  if (ignore === null) return block;
  const all = block.alias === '' ? block.text : `${block.text}\n${block.alias}`;
  return all.search(ignore) < 0 ? block : { ...block, text: '' };
}
