/** The yes/no prompt at a real shell: default no, nothing typed ahead confirms, the status stays, and nothing is sent before the yes. */
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { ModelServer } from '../support/model-server.ts';
import { CANARY } from '../support/network.ts';
import { answer, run } from '../support/talk.ts';
import { SPEECH, sse } from '../support/wire-speech.ts';
import { type Shell, World } from '../support/world.ts';

const ASKED = /yo: may the key in ~\/\.yoconf go to http:\/\/127\.0\.0\.1:\d+\? \[y\/N\]\s*$/;
const DECLINED =
  /yo: the key in ~\/\.yoconf was not sent to http:\/\/127\.0\.0\.1:\d+; check `base_url` in ~\/\.yoconf, or run `yosh setup`\nP>$/;

const root = inject('builtRoot');
let server: ModelServer;
beforeAll(async () => {
  server = await ModelServer.start(() => ({ body: sse(SPEECH.chat.say({ text: ['Hello.'] })) }));
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});
beforeEach(() => void (server.seen.length = 0));

/** At the prompt, after a command that failed with status 42. */
async function sit(shell: Shell): Promise<World> {
  const world = new World({ shell, program: [`${root}/bin/yosh`], cols: 160 });
  const config = ['provider = compatible', `base_url = ${server.origin}/v1`, 'model = m', `key = ${CANARY}`];
  fs.writeFileSync(path.join(world.home, '.yoconf'), `${config.join('\n')}\n`, { mode: 0o600 });
  await world.ready();
  await run(world, "sh -c 'exit 42'");
  return world;
}

/** Nothing reached the server, not even a connection, and the shell is as it was. */
async function expectUntouched(world: World, connections: number): Promise<void> {
  expect([server.seen.length, server.connections]).toEqual([0, connections]);
  await run(world, 'echo "st=$?"', /\nP> echo "st=\$\?"\nst=42\nP>$/);
}

describe.each(['bash', 'zsh'] as const)('%s', (shell) => {
  test.each([
    ['Enter alone', '\r'],
    ['n', 'n\r'],
    ['Ctrl-D', '\x04'],
    ['the end of another line', 'rm -y\r'],
  ])('%s is no', async (_, keys) => {
    await using world = await sit(shell);
    const { connections } = server;
    world.terminal.type('yo greet me\r');
    await world.terminal.until(ASKED);
    await answer(world, keys);
    await world.terminal.until(DECLINED);
    await expectUntouched(world, connections);
  });

  test('Ctrl-C is no, at once, and drops what was typed', async () => {
    await using world = await sit(shell);
    const { connections } = server;
    world.terminal.type('yo greet me\r');
    await world.terminal.until(ASKED);
    world.terminal.type('y\x03');
    await world.terminal.until(DECLINED);
    await expectUntouched(world, connections);
  });

  test('what was typed ahead confirms nothing, and does not reach the shell', async () => {
    await using world = await sit(shell);
    const { connections } = server;
    world.terminal.type('yo greet me\ry\ry\r\ryes\r');
    await world.terminal.until(ASKED);
    expect([server.seen.length, server.connections]).toEqual([0, connections]);
    await answer(world, 'n\r');
    await world.terminal.until(DECLINED);
    await expectUntouched(world, connections);
  });

  test('y sends it; from then on, also in another terminal, nothing is asked', async () => {
    await using world = await sit(shell);
    world.terminal.type('yo greet me\r');
    await world.terminal.until(ASKED);
    expect(server.seen).toEqual([]);
    await answer(world, 'y\r');
    await world.terminal.until(/\[y\/N\] y\n *Hello\.\nP>$/);
    await run(world, 'yo once more', /yo once more\n *Hello\.\nP>$/);
    await using beside = await new World({ shell, program: [`${root}/bin/yosh`], cols: 160, beside: world }).ready();
    await run(beside, 'yo there', /yo there\n *Hello\.\nP>$/);
    expect(server.seen.map(({ headers }) => headers.authorization)).toEqual(Array.from({ length: 3 }, () => `Bearer ${CANARY}`));
    const kept = path.join(world.home, '.local/state/yosh/agreed.json');
    expect(fs.readFileSync(kept, 'utf8')).not.toContain(CANARY);
    expect(fs.statSync(kept).mode & 0o777).toBe(0o600);
  });

  test('a companion that dies at the prompt asks again, and an answer to the first prompt does not count', async () => {
    await using world = await sit(shell);
    world.terminal.type('yo greet me\r');
    await world.terminal.until(ASKED);
    process.kill(Number(fs.readFileSync(path.join(world.session() as string, 'companion'), 'utf8')), 'SIGKILL');
    await world.terminal.until((text) => ASKED.test(text) && text.includes('companion restarted'));
    expect(server.seen).toEqual([]);
    await answer(world, 'y\r');
    await world.terminal.until(/Hello\.\nP>$/);
  });

  test('`yo` in a pipe asks at the terminal', async () => {
    await using world = await sit(shell);
    world.terminal.type('echo text | yo what is this\r');
    await world.terminal.until(ASKED);
    expect(server.seen).toEqual([]);
    await answer(world, '\r');
    await world.terminal.until(/was not sent to http[^\n]*\nP>$/);
    expect(server.seen).toEqual([]);
    world.terminal.type('echo text | yo what is this\r');
    await world.terminal.until(ASKED);
    await answer(world, 'y\r');
    await world.terminal.until(/\[y\/N\] y\n *Hello\.\nP>$/);
  });
});
