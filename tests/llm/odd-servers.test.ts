/** Odd answers of servers, and recorded answers of small models, judged by what the person sees, whole and in pieces. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { SPEECH, sse } from '../support/wire-speech.ts';
import { ODD_ROWS } from './odd-servers.ts';
import { expectSeen, see } from './see-body.ts';

describe('an odd server', () => {
  test.each(ODD_ROWS)('$name', async ({ body, type, toolless = false, sees }) => {
    const how = { toolless, ...(type === undefined ? {} : { type }) };
    for (const size of [Infinity, 7, 1]) expectSeen(await see('chat', { body, ...how, ...(size === Infinity ? {} : { size }) }), sees);
  });

  test.each(ODD_ROWS.filter(({ sees }) => typeof sees === 'object' && 'prefilled' in sees))(
    'a part of it is no other command: $name',
    async ({ body, type, toolless = false, sees }) => {
      const { prefilled: whole } = sees as { readonly prefilled: string };
      const how = { toolless, ...(type === undefined ? {} : { type }) };
      for (let at = 1; at < body.length; at += 1 + Math.floor(body.length / 24))
        expect([null, whole]).toContain((await see('chat', { body: body.slice(0, at), ...how })).prefilled);
    },
  );
});

/** An answer of a small model, and what the person must see of it. */
interface Recorded {
  readonly model: string;
  readonly question: string;
  readonly answer: string;
  readonly sees: { readonly command: string; readonly explanation?: string } | { readonly chat: string } | 'nothing';
  /** Asked with tools, which it writes as text; otherwise for one object, which its server does not enforce. */
  readonly tools?: true;
  /** It reached its limit of tokens. */
  readonly cut?: true;
}

const RECORDED = ['small-models.jsonl', 'small-models-2.jsonl', 'small-models-3.jsonl', 'small-models-4.jsonl'].flatMap((file) =>
  fs
    .readFileSync(path.join(import.meta.dirname, '..', 'corpora', file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line, at) => withItsWords(withItsBrace({ ...(JSON.parse(line) as Recorded), file, at: at + 1 }))),
);

/**
 * Rows of the frozen sets say of two answers that nothing can be seen of them, because their last brace is missing. Their server says that they are
 * whole, and their command has another property behind it, so it is seen now.
 */
function withItsBrace<T extends Recorded>(row: T): T {
  if (row.cut === true || row.sees !== 'nothing' || !/"explanation":\s*"[^"]*"\s*$/.test(row.answer)) return row;
  const { command, explanation } = JSON.parse(`${row.answer}}`) as { readonly command: string; readonly explanation: string };
  return { ...row, sees: { command, explanation } };
}

/** Likewise of one that has no command and says something: its words are shown now. */
function withItsWords<T extends Recorded>(row: T): T {
  const words = /^\{"command": "", "explanation": "([^"]+)"\}$/.exec(row.answer)?.[1];
  return words === undefined ? row : { ...row, sees: { chat: words } };
}

describe('an answer of a small model', () => {
  const expectAnswer = async ({ answer, sees, tools, cut }: Recorded): Promise<void> => {
    const expected = typeof sees === 'object' && 'command' in sees ? { ...sees, prefilled: sees.command } : sees;
    const stop = cut === true ? 'cut' : 'normal';
    for (const size of [undefined, 7, 1]) {
      const body = sse(SPEECH.chat.say({ text: [answer], stop }));
      expectSeen(await see('chat', { body, small: tools !== true, ...(size === undefined ? {} : { size }) }), expected);
    }
  };
  test.each(RECORDED)('$file $at: $model, $question', expectAnswer);
});
