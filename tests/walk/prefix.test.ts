/**
 * Ten turns in a real shell with the real companion, over each wire: a request begins with the exact bytes of the one before it and
 * its answer, so that a provider's prompt cache hits. Only the newest message varies.
 */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { CTRL_C, ENTER, run, untilLine } from '../shell/contract.ts';
import { agreeToKey } from '../support/agreed.ts';
import { ModelServer, type Seen } from '../support/model-server.ts';
import { conversation, SPEECH, sse, violations, WIRES } from '../support/wire-speech.ts';
import { type Shell, World } from '../support/world.ts';
import { leave, SHELL_COLS } from './walker.ts';

const TURNS = 10;

const root = inject('builtRoot');

const TURNS_IN: readonly (readonly [Shell, (typeof WIRES)[number]])[] = [
  ['bash', 'messages'],
  ['zsh', 'responses'],
  ['bash', 'chat'],
];

describe.each(TURNS_IN)('%s, %s', (shell, wire) => {
  test.concurrent('ten turns', async () => {
    const answers = (n: number): string =>
      n % 3 === 2
        ? sse(SPEECH[wire].say({ text: [`In words, ${n}.`], thinks: true }))
        : sse(
            SPEECH[wire].say({
              calls: [{ name: 'command', input: { command: `echo did-${n}`, explanation: 'does it', pending: false } }],
              thinks: true,
            }),
          );
    await using server = await ModelServer.start((_, index) => ({ body: answers(index) }));
    await using world = new World({ shell, program: [`${root}/bin/yosh`], cols: SHELL_COLS });
    const config = [
      'provider = compatible',
      `base_url = ${server.origin}`,
      `wire = ${wire}`,
      `model = ${SPEECH[wire].model}`,
      'key = sk-test',
    ];
    agreeToKey(world.home, 'sk-test', server.origin);
    fs.writeFileSync(path.join(world.home, '.yoconf'), `${config.join('\n')}\n`, { mode: 0o600 });
    await world.ready();

    for (let n = 0; n < TURNS; n++) {
      // another folder, another command with another output and status before each question
      await run(world, `mkdir -p ~/folder-${n % 4} && cd ~/folder-${n % 4}`);
      await run(world, n % 2 === 0 ? `printf 'out-${n}\\n'` : `(echo gone-${n}; exit ${n})`);
      if (n % 3 === 2) {
        await leave(world, `yo question ${n}${ENTER}`);
      } else {
        world.terminal.type(`yo question ${n}${ENTER}`);
        await untilLine(world, `echo did-${n}`);
        await leave(world, CTRL_C);
      }
    }

    expect(server.seen).toHaveLength(TURNS);
    expect(server.seen.flatMap((seen) => violations(wire, seen))).toEqual([]);
    const first = server.seen[0] as Seen;
    for (const [index, seen] of server.seen.entries()) {
      expect(JSON.stringify(rest(seen))).toBe(JSON.stringify(rest(first)));
      const now = conversation(wire, seen);
      expect(newest(now)).toContain(index % 2 === 0 ? `out-${index}` : `gone-${index}`);
      expect(newest(now)).toContain(`~/folder-${index % 4}`);
      const earlier = index === 0 ? [] : conversation(wire, server.seen[index - 1] as Seen);
      expect(JSON.stringify(now).startsWith(JSON.stringify(earlier).slice(0, -1))).toBe(true);
      const added = now.slice(earlier.length);
      if (index === 0) continue;
      // after it: the answer, and one message of the user
      expect(JSON.stringify(added.slice(0, -1))).toContain((index - 1) % 3 === 2 ? `In words, ${index - 1}.` : `echo did-${index - 1}`);
      expect(added.filter((one) => (one as { role?: string }).role === 'user')).toHaveLength(1);
    }
  });
});

/** A request without its conversation. */
function rest({ body }: Seen): object {
  const { messages: _messages, input: _input, ...others } = body;
  return others;
}

const newest = (messages: readonly unknown[]): string => JSON.stringify(messages.at(-1));
